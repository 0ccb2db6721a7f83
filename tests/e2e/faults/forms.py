"""Scenes with the form of a new table, below the ending of another."""

from typing import Final

from bot.playground.errors import Refused
from bot.playground.objects import Interaction
from tests.e2e.faults.scenes import HECKMECK, Scene, Stage, ended
from tests.e2e.group import seen

_GAME: Final = "Heckmeck am Bratwurmeck"


async def _game_asked(stage: Stage) -> None:
    """A person is asked for the next table's game."""
    await ended(stage)
    offer = await stage.show(stage.people[0], "New table…")
    stage.last = seen(offer)


async def _open_form(stage: Stage) -> Interaction:
    return await stage.click(stage.people[0], stage.last.id, stage.last.buttons[_GAME])


async def _form_open(stage: Stage) -> None:
    """A person sees the form."""
    await _game_asked(stage)
    stage.form = await _open_form(stage)


async def _send_in(stage: Stage) -> Interaction:
    if stage.form is None:
        raise Refused("no form was opened")
    return await stage.world.submit(stage.people[0].id, stage.form)


FORMS: Final = (
    Scene("open the form of a table", HECKMECK, _game_asked, _open_form, False),
    Scene("open a table by a form", HECKMECK, _form_open, _send_in, True),
)
