"""Choose which parts of Dungeoneer's table to show with which question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import Any, Final

import msgspec
from rich.rule import Rule
from rich.text import Text

from undercroft.dungeoneer.views import View
from undercroft.kernel.engine.decisions import Decision, Option
from undercroft.rendering.dungeoneer import battle_drawing, hero_drawing, map_drawing, svg_board
from undercroft.rendering.dungeoneer.answer_remarks import remark
from undercroft.rendering.game_drawing import Block, GameDrawing
from undercroft.rendering.svg_canvas import Canvas

MAP_KEYS: Final = frozenset(
    {"feats", "place", "transfer", "move-location", "swap-with", "shift", "swap-turning", "leave"}
)
"""Questions that are about the map."""


class DungeoneerDrawing(GameDrawing):
    """Draws the views of Dungeoneer."""

    quiet = frozenset({"Window", "PhaseBegins", "Tested"})
    longer = MappingProxyType({"send": "send_last", "place": "place_on"})

    def board(self, view: View, decision: Decision | None = None) -> list[Block]:
        legend = ("legend", map_drawing.legend(self.texts, self.names, view))
        return [self._header(view), self._chart(view), legend, *self._table(view), *self._own(view)]

    def picture(self, view: View) -> Canvas:
        return svg_board.board(self.texts, self.names, view)

    def glance(self, view: View, decision: Decision) -> list[Block]:
        found = [self._header(view), self._chart(view), self._heroes(view), *self._lair(view)]
        if decision.prompt.key in MAP_KEYS:
            found += self._here(view)
        return [*found, *self._fight(view), *self._own(view)]

    def pointed(self, view: View, points: Sequence[str]) -> list[Block]:
        drawn: dict[str, Callable[[View], list[Block]]] = {
            "map": lambda view: [self._chart(view), *self._here(view)],
            "hand": self._own,
            "quests": self._own,
            "counters": lambda view: [self._heroes(view)],
            "misdeeds": lambda view: [self._heroes(view)],
            "battle": self._fight,
            "rivals": lambda view: [self._heroes(view), *self.rivals(view)],
        }
        blocks = [block for point in points for block in drawn[point](view)]
        return list(dict(blocks).items())

    def rivals(self, view: View) -> list[Block]:
        others = [hero for hero in view.heroes if hero.seat != view.seat]
        return [(f"rival {hero.seat}", hero_drawing.rival(self.texts, self.names, hero)) for hero in others]

    def result(self, view: View) -> list[Block]:
        return [("result", hero_drawing.result(self.texts, self.names, view))]

    def all_seeing(self, views: Sequence[Any]) -> View:
        seats = tuple([view.heroes[view.seat] for view in views])
        everything: View = msgspec.structs.replace(views[0], seat=None, heroes=seats)
        return everything

    def remark(self, view: View, option: Option) -> str:
        return remark(self.texts, view, option)

    def called(self, view: View, square: str) -> str:
        return map_drawing.beside(self.texts, view, square)

    # Parts.

    def _header(self, view: View) -> Block:
        words = svg_board.heading(self.texts, self.names, view)
        return ("header", Rule(Text(words, "bold"), align="left", characters="─"))

    def _chart(self, view: View) -> Block:
        return ("chart", map_drawing.chart(self.texts, view))

    def _heroes(self, view: View) -> Block:
        return ("heroes", hero_drawing.hero_table(self.texts, self.names, view))

    def _table(self, view: View) -> list[Block]:
        commons = self.texts.names(view.commons) if view.commons else "–"
        common = ("commons", Text(f"{self.texts.text('label-commons')}: {commons}"))
        return [self._heroes(view), common, *self._lair(view), *self._fight(view)]

    def _lair(self, view: View) -> list[Block]:
        """Draw the dungeon's monsters in the harder solo game (DN-14.4)."""
        if not (view.options["solo"] and view.options["harder_solo"]):
            return []
        monsters = hero_drawing.monsters(self.texts, view.lair) or "–"
        return [("lair", Text(f"{self.texts.text('label-dungeons-lair')}: {monsters}"))]

    def _here(self, view: View) -> list[Block]:
        if view.seat is None:
            return []
        here = next((place for place in view.map if view.seat in place.heroes), None)
        return [("here", map_drawing.surroundings(self.texts, self.names, view, here))] if here is not None else []

    def _fight(self, view: View) -> list[Block]:
        found: list[Block] = []
        if view.battles:
            found.append(("battle", battle_drawing.battle(self.texts, self.names, view)))
        if view.roll is not None:
            found.append(("roll", battle_drawing.roll(self.texts, self.names, view, view.roll)))
        return found

    def _own(self, view: View) -> list[Block]:
        return [] if view.seat is None else [("own", hero_drawing.before(self.texts, view.heroes[view.seat]))]


DRAWING: Final = DungeoneerDrawing
