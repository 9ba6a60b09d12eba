"""Choose which parts of Dungeon Lords' board to show with which question."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec
from rich.text import Text

from undercroft.dungeonlords.views import View
from undercroft.kernel.engine.decisions import Decision, Option
from undercroft.rendering.dungeonlords import lord_drawing, season_drawing, svg_board, tile_words
from undercroft.rendering.dungeonlords.answer_remarks import remark
from undercroft.rendering.dungeonlords.dungeon_drawing import dungeon
from undercroft.rendering.dungeonlords.labelled_rows import blocks
from undercroft.rendering.dungeonlords.result_drawing import result
from undercroft.rendering.game_drawing import Block, GameDrawing
from undercroft.rendering.svg_canvas import Canvas

GLANCES: Final = {
    "orders": ("header", "future", "dummies", "places", "offers", "lords", "evil", "dungeon", "stores"),
    "orders-and-dummy": ("header", "future", "dummies", "places", "offers", "lords", "evil", "dungeon", "stores"),
    "keep-order": ("header", "stores"),
    "hire": ("header", "offers", "stores"),
    "build": ("header", "offers", "dungeon", "stores"),
    "dig": ("header", "dungeon"),
    "mine": ("header", "dungeon"),
    "spy": ("header", "future"),
    "produce": ("header", "dungeon", "stores"),
    "take-back": ("header",),
    "act": ("header", "minions", "stores"),
    "tax": ("header", "dungeon", "stores"),
    "mark": ("header", "future", "dungeon", "party"),
    "plan": ("header", "future", "dungeon", "party", "counts", "plan"),
    "attack": ("header", "future", "party", "stores"),
}
"""The parts of the board that help with a question, by the key of the question."""

POINTED: Final = {
    "season": ("header", "future"),
    "rivals": ("lords",),
    "battle": ("party", "counts", "plan"),
}
"""The parts of the board that stand for what a lesson points at, if they have another name here."""

OTHERWISE: Final = ("header", "party", "stores")


class DungeonLordsDrawing(GameDrawing):
    """Draws the views of Dungeon Lords."""

    quiet = frozenset(
        {
            "MinionPlaced",
            "OfferOpened",
            "EventTurnedUp",
            "AdventurersDrawn",
            "DummyOrders",
            "Inaccessible",
            "WagePaid",
        }
    )

    def board(self, view: View, decision: Decision | None = None) -> list[Block]:
        names = [
            "header",
            "future",
            "dummies",
            "places",
            "offers",
            "lords",
            "evil",
            "dungeon",
            "stores",
            "party",
            "rivals",
        ]
        if view.combat_round:
            names = ["header", "future", "lords", "evil", "dungeon", "stores", "party"]
        return self._blocks(view, decision, names)

    def picture(self, view: View) -> Canvas:
        return svg_board.board(self.texts, self.names, view)

    def glance(self, view: View, decision: Decision) -> list[Block]:
        return self._blocks(view, decision, GLANCES.get(decision.prompt.key, OTHERWISE))

    def pointed(self, view: View, points: Sequence[str]) -> list[Block]:
        return self._blocks(view, None, [name for point in points for name in POINTED.get(point, (point,))])

    def rivals(self, view: View) -> list[Block]:
        others = [lord for lord in view.lords if lord.seat != view.seat]
        blocks = [(f"rival {lord.seat}", lord_drawing.rival(self.texts, self.names, view, lord)) for lord in others]
        return [
            ("lords", lord_drawing.lord_table(self.texts, self.names, view)),
            *blocks,
            ("map", Text(self.texts.text("legend-map"), "dim")),
        ]

    def result(self, view: View) -> list[Block]:
        return [("result", result(self.texts, self.names, view))]

    def all_seeing(self, views: Sequence[Any]) -> View:
        cards = tuple(
            [next((c for c in same if c.spell), same[0]) for same in zip(*[v.cards for v in views], strict=True)]
        )
        seats = tuple([view.lords[view.seat] for view in views])
        everything: View = msgspec.structs.replace(views[0], seat=None, lords=seats, cards=cards)
        return everything

    def note(self, view: View, decision: Decision) -> str:
        place, space = decision.prompt.args.get("place"), decision.prompt.args.get("space")
        if decision.prompt.key != "act" or not isinstance(space, int):
            return ""
        return tile_words.space(self.texts, tile_words.PLACE_OF[str(place)].spaces[space - 1], tile_words.goods)

    def remark(self, view: View, option: Option) -> str:
        return remark(self.texts, view, option)

    def _blocks(self, view: View, decision: Decision | None, names: Sequence[str]) -> list[Block]:
        return [block for name in names for block in self._part(name, view, decision)]

    def _part(self, name: str, view: View, decision: Decision | None) -> list[Block]:
        texts, names = self.texts, self.names
        if name == "header":
            return [(name, season_drawing.header(texts, names, view))]
        if name == "future":
            return blocks(texts, season_drawing.future(texts, names, view))
        if name == "lords":
            return [(name, lord_drawing.lord_table(texts, names, view))] if view.seats > 1 else []
        if name == "evil":
            return [(name, season_drawing.evilometer(texts, names, view))] if view.seats > 1 else []
        if name in ("places", "minions", "offers", "dummies"):
            return [] if view.combat_round else self._offered(name, view)
        return [] if view.seat is None else self._own(name, view, view.seat, decision)

    def _offered(self, name: str, view: View) -> list[Block]:
        if name == "offers":
            return blocks(self.texts, season_drawing.offers(self.texts, view))
        if name == "dummies":
            return [(name, season_drawing.dummies(self.texts, view))] if view.dummies else []
        draw = season_drawing.places if name == "places" else season_drawing.minions
        return [(name, draw(self.texts, self.names, view))]

    def _own(self, name: str, view: View, seat: int, decision: Decision | None) -> list[Block]:
        lord = view.lords[seat]
        if name == "dungeon":
            return [(name, dungeon(self.texts, lord, squares_of(decision)))]
        if name == "counts":
            return blocks(self.texts, lord_drawing.stores(self.texts, view, lord, combat=True)[:1])
        if name == "plan":
            return blocks(self.texts, [("label-sent", lord_drawing.plan(self.texts, lord))])
        if name == "stores":
            return blocks(self.texts, lord_drawing.stores(self.texts, view, lord, combat=view.combat_round > 0))
        return [(name, lord_drawing.party(self.texts, lord))] if name == "party" and lord.party else []


def squares_of(decision: Decision | None) -> Collection[str]:
    """Return the squares that are named in the answers of a decision."""
    if decision is None:
        return ()
    return {str(option.args["square"]) for option in decision.options if "square" in option.args}


DRAWING: Final = DungeonLordsDrawing
