"""The main screens, each with something going on: those of the shell, and those of each game.

The scenes of a game are ``PICTURED`` and ``OTHERS`` in the module named after its package. A game without such a module
has one scene: the first question of a new game.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from tests.browser.people import Person
from tests.browser.playing import sample_of
from tests.browser.scenes import shell
from tests.browser.scenes.scene import Scene, Scenes
from tests.browser.screen import look
from undercroft.kernel.engine.games import GAMES, package_of


def _first_question(game: str) -> Scene:
    sample = sample_of(game)

    def scene(person: Person) -> None:
        bots = ["bot:random"] * (sample.seats - 1)
        person.open(f"/table/{person.make('me', *bots, game=game, preset=sample.preset)['id']}")
        assert look(person.page).what == "asked"

    return scene


def _of_games() -> Iterator[tuple[Scenes, Scenes]]:
    """The scenes that each game has pictures of, and its other scenes."""
    for game in GAMES:
        name = f"tests.browser.scenes.{package_of(game)}"
        if find_spec(name) is None:
            yield {}, {game: _first_question(game)}
        else:
            module: Any = import_module(name)
            yield module.PICTURED, getattr(module, "OTHERS", {})


_OF_GAMES: Final = tuple(_of_games())

PICTURED: Final[Scenes] = {name: scene for had, _ in ((shell.PICTURED, {}), *_OF_GAMES) for name, scene in had.items()}
"""The scenes of which the documentation has pictures."""

ALL: Final[Scenes] = {
    **PICTURED,
    **{name: scene for _, had in (({}, shell.OTHERS), *_OF_GAMES) for name, scene in had.items()},
}
