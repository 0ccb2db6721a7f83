"""Boards in the channel with their real pictures. Other tests sketch them."""

from hashlib import sha256
from io import BytesIO

from PIL import Image

from bot.chat.front import painter
from tests.e2e.group import Board, Group
from tests.e2e.house import House


async def check_board(house: House, group: Group, board: Board) -> None:
    """The picture is the position's, named after its bytes, with an alt text."""
    table = await house.table(group.channel_id)
    assert table.position is not None
    assert board.picture is not None
    assert board.picture == painter.draw("heckmeck", table.position.view(None), await house.party(table)).png
    with Image.open(BytesIO(board.picture)) as picture:
        assert (picture.format, picture.size) == ("PNG", (1200, 900))
    assert board.filename == f"roost-{sha256(board.picture).hexdigest()[:16]}.png"
    assert board.alt is not None
    assert len(board.alt) <= 1024
    assert [person.name for person in group.people if person.name not in board.alt] == []
    assert "grill" in board.alt


async def test_a_board_is_drawn_after_its_position(house: House, group: Group) -> None:
    await group.open()
    for _ in range(6):
        await house.followed()
        await check_board(house, group, await group.board())
        await group.move()
