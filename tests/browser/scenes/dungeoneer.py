"""Screens of Dungeoneer: a hero's turn, a dungeonlord's plan, a battle, a location to place."""

from __future__ import annotations

from functools import cache
from typing import Final

from tests.browser.dungeoneering import Wanted, asked, found, sit_down
from tests.browser.people import Person
from tests.browser.scenes.scene import Scenes
from tests.browser.screen import look
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.history.match import Match

GROWN: Final = 10
"""How many locations make a dungeon worth looking at."""


def grown(wanted: Wanted) -> Wanted:
    """The same position, in a dungeon that has grown."""

    def is_so(state: State) -> bool:
        assert isinstance(state, DungeoneerState)
        return len(state.dungeon.locations) >= GROWN and wanted(state)

    return is_so


@cache
def _positions() -> dict[str, Match]:
    return {
        "feats": found(grown(asked(0, "feats", verb="go"))),
        "misdeeds": found(grown(asked(0, "misdeeds", verb="declare"))),
        "clash": found(asked(0, "window", by="response")),
        "place": found(grown(asked(0, "place"))),
    }


def _at(person: Person, name: str) -> None:
    sit_down(person, _positions()[name])
    assert look(person.page).what == "asked"


def feats(person: Person) -> None:
    """The hero's own turn."""
    _at(person, "feats")


def misdeeds(person: Person) -> None:
    """A plan of encounters against a rival."""
    _at(person, "misdeeds")


def clash(person: Person) -> None:
    """A battle, at the response step."""
    _at(person, "clash")


def place(person: Person) -> None:
    """A location to place."""
    _at(person, "place")


PICTURED: Final[Scenes] = {
    "feats": feats,
    "misdeeds": misdeeds,
    "clash": clash,
    "place": place,
}
"""Those of which the documentation has pictures."""
