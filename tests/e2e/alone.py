"""A person who plays against computers, by the buttons of the board or of the hand."""

from collections.abc import Mapping, Sequence

from bot.tables.entries import Entry
from tests.e2e.group import Player
from tests.e2e.hand_players import Room
from tests.e2e.house import House


class Alone(Room):
    """A person's table."""

    def __init__(self, house: House, game: str) -> None:
        super().__init__(house, game, house.people[:1])
        self.player: Player = lambda labels: self.random.choice([*labels])
        """What is pressed on the board."""

    async def against(self, levels: Sequence[str], variants: Sequence[str] = ()) -> None:
        """Open a lobby, seat computers there, and start."""
        anna = self.people[0]
        await self.say(anna, "table open", game=self.game)
        panel = (await self.press(anna, "Add a computer")).message
        assert panel is not None
        for level in levels:
            await self.press_id(anna, panel.id, next(it for it in panel.labels() if it.endswith(f"+{level}")))
        await self.vary(variants)
        await self.press(anna, "Start")

    async def play_on(self, moves: int = 2000) -> int:
        """So many moves of the person's, or to the end."""
        for played in range(moves):
            if not await self.my_turn():
                return played
            await self.my_move()
        return moves

    async def my_move(self) -> None:
        """Anything, from the hand or else from the board."""
        await (self.act(0) if (await self.table()).has_hands else self.press_one())

    async def my_turn(self) -> bool:
        """Wait until the person is asked; False where the table is over."""
        while True:
            said = len(self.house.exchanges)
            table = await self.table()
            if table.phase == "over" or 0 in table.awaited:
                return table.phase != "over"
            await self.world.wait_until(lambda said=said: len(self.house.exchanges) > said)

    async def press_one(self) -> None:
        """One of the moves on the board, as the player chooses."""
        table = await self.table()
        prefix = f"r1:{table.info.id}:0.{table.asked(0)}:"

        def offered() -> Mapping[str, str]:
            board = self.newest()
            moves = board.moves if board is not None else {}
            return {label: custom_id for label, custom_id in moves.items() if custom_id.startswith(prefix)}

        moves = await self.world.wait_until(offered)
        await self.press_id(self.people[0], (await self.board()).id, moves[self.player(moves)])

    async def log(self) -> Sequence[Entry]:
        return await self.house.store.entries((await self.table()).info.id, 0)
