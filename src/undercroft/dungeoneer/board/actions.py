"""Every action of Dungeoneer, one class per verb, each with its notation.

Cards, quests, locations and heroes are written with their ids; cells of the map are ``x,y`` from the first entrance, y
growing to the south; seats count from 0. The tables hold all instances: rules look actions up and never make them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from undercroft.dungeoneer.board.hero import STANDING_ORDERS
from undercroft.dungeoneer.board.terms.cells import CELLS, cell_name
from undercroft.dungeoneer.content.card_index import CARDS, EFFECTS, FORMS, HEROES, QUESTS, SOURCES, USES
from undercroft.dungeoneer.content.faces import SIDES
from undercroft.dungeoneer.content.location_cards import HAZARD_KINDS, LOCATION_IDS
from undercroft.kernel.base.refusals import Args
from undercroft.kernel.engine.action_vocabulary import Action, Numbered, Vocabulary

VOCABULARY: Final = Vocabulary(__name__)
SEATS: Final = 4
MOST_X: Final = 20
"""How many values of X have an action. Cards limit X to 4 at most; the rest is room for new cards."""


PASS: Final = VOCABULARY.add(Action("pass"))
DONE: Final = VOCABULARY.add(Action("done"))
DECLARE: Final = VOCABULARY.add(Action("declare"))
STAND: Final = VOCABULARY.add(Action("stand"))
EXPLORE: Final = VOCABULARY.add(Action("explore"))
LIE_DOWN: Final = VOCABULARY.add(Action("lie_down"))
SAVE: Final = VOCABULARY.add(Action("save"))
YES: Final = VOCABULARY.add(Action("yes"))
NO: Final = VOCABULARY.add(Action("no"))


def _table(verb: str, key: str, names: Iterable[str]) -> tuple[Numbered, ...]:
    return VOCABULARY.each(Numbered, verb, key, names)


def _seats(verb: str) -> tuple[Numbered, ...]:
    return VOCABULARY.each(Numbered, verb, "seat", range(SEATS))


_CARD_IDS: Final = [card.id for card in CARDS]
_QUEST_IDS: Final = [quest.id for quest in QUESTS]

_FOES: Final = [*_CARD_IDS, *[quest.beast.id for quest in QUESTS]]

# Cards.
PLAY: Final = _table("play", "card", _CARD_IDS)
DISCARD: Final = _table("discard", "card", _CARD_IDS)
PICK: Final = _table("pick", "card", _CARD_IDS)
TO_HAND: Final = _table("to_hand", "card", _CARD_IDS)
TO_LAIR: Final = _table("to_lair", "card", _CARD_IDS)
SETTLE: Final = _table("settle", "card", _CARD_IDS)
COMPARE: Final = _table("compare", "foe", _FOES)
CHALLENGE: Final = _table("challenge", "foe", _FOES)
AGAINST_FOE: Final = _table("against", "foe", _FOES)
"""Choose a monster's attack on one's own hero; for a hero's attack, choose its seat with `TARGET`."""
RECALL: Final = _table("recall", "card", _CARD_IDS)
SEND: Final = tuple(
    [
        tuple([VOCABULARY.add(Numbered(f"send {c.id} {s}", s, {"card": c.id, "seat": s})) for s in range(SEATS)])
        if c.face.kind == "encounter"
        else ()
        for c in CARDS
    ]
)
"""Send an encounter against a hero: by card and then by seat, which is the value."""

# Seats.
TARGET: Final = _seats("target")
ATTACK: Final = _seats("attack")
BATTLE: Final = _seats("battle")
GIVE_PERIL: Final = _seats("give_peril")

# Quests.
ATTEMPT: Final = _table("attempt", "quest", _QUEST_IDS)
PICK_UP: Final = _table("pick_up", "quest", _QUEST_IDS)
DELIVER: Final = _table("deliver", "quest", _QUEST_IDS)
DROP: Final = _table("drop", "quest", _QUEST_IDS)
REPLACE: Final = _table("replace", "quest", _QUEST_IDS)
SEIZE: Final = _table("seize", "quest", _QUEST_IDS)

# The map.
GO: Final = _table("go", "side", SIDES)
AT: Final = _table("at", "location", LOCATION_IDS)
KEEP: Final = _table("keep", "location", LOCATION_IDS)
LAY: Final = _table("lay", "location", LOCATION_IDS)
EXIT: Final = tuple(
    [
        tuple([VOCABULARY.add(Numbered(f"exit {id} {w}", s, {"location": id, "side": w})) for s, w in enumerate(SIDES)])
        for id in LOCATION_IDS
    ]
)
"""One exit of a location, by the side it faces."""
HAZARD: Final = tuple(
    [
        tuple(
            [
                VOCABULARY.add(Numbered(f"hazard {id} {w}", h, {"location": id, "hazard": w}))
                for h, w in enumerate(HAZARD_KINDS)
            ]
        )
        for id in LOCATION_IDS
    ]
)
"""One hazard of a location, by its kind."""


class PlaceLocation(Action):
    """Lay the location card on a cell, upright or turned by 180° (DN-3.1)."""

    __slots__ = ("cell", "turned")

    def __init__(self, cell: int, turned: int) -> None:
        super().__init__(f"place {cell_name(cell)}" + (" turned" if turned else ""))
        self.cell = cell
        self.turned = turned

    def args(self) -> Args:
        return {"square": cell_name(self.cell), "turned": self.turned}


PLACE_LOCATION: Final = tuple(
    [(VOCABULARY.add(PlaceLocation(c, 0)), VOCABULARY.add(PlaceLocation(c, 1))) for c in range(CELLS)]
)

_LYING: Final = ("upright", "turned")
TURNING: Final = tuple(
    [
        VOCABULARY.add(
            Numbered(f"lie {_LYING[one]} {_LYING[other]}", one * 2 + other, {"turned": one, "other_turned": other})
        )
        for one in range(2)
        for other in range(2)
    ]
)
"""Choose how two locations lie after they have changed places: the first and the second."""

# Numbers and words.
X: Final = VOCABULARY.each(Numbered, "x", "n", range(MOST_X))
FORM: Final = _table("form", "form", FORMS)
OPTION: Final = _table("option", "n", [str(n) for n in range(1, 5)])
DRAW: Final = _table("draw", "deck", ("glory", "peril"))
STANDING: Final = _table("ask", "standing", STANDING_ORDERS)


class Hush(Numbered):
    """Not to be asked for a while, whatever the standing order."""

    __slots__ = ()


HUSHES: Final = ("battle", "roll", "this", "turn")
NOT_IN_BATTLE, NOT_BEFORE_MY_ROLL, NOT_NOW, NOT_BEFORE_MY_TURN = VOCABULARY.each(Hush, "ask", "standing", HUSHES)
HERO: Final = _table("hero", "hero", [hero.id for hero in HEROES])


class Shortcut(Numbered):
    """Several answers in one. What they are depends on the position: see `rules.turn.shortcuts`."""

    __slots__ = ()


WALK: Final = VOCABULARY.each(Shortcut, "walk", "location", LOCATION_IDS)
"""Go to a location that is several steps away."""
FINISH: Final = VOCABULARY.each(Shortcut, "finish", "card", _CARD_IDS)
"""End the turn and discard a card."""
SEND_LAST: Final = tuple(
    [
        tuple([VOCABULARY.add(Shortcut(f"send_last {c.id} {s}", s, {"card": c.id, "seat": s})) for s in range(SEATS)])
        if c.face.kind == "encounter"
        else ()
        for c in CARDS
    ]
)
"""Send an encounter against a hero and end the misdeeds: by card and then by seat, which is the value."""
LAIR_GIVING: Final = tuple(
    [
        tuple([VOCABULARY.add(Shortcut(f"lair_giving {c.id} {s}", s, {"card": c.id, "seat": s})) for s in range(SEATS)])
        if c.monster is not None
        else ()
        for c in CARDS
    ]
)
"""Keep a monster in the lair and give the peril that it has earned: by card and then by seat, which is the value."""
PLAY_X: Final = tuple(
    [
        tuple(
            [VOCABULARY.add(Shortcut(f"play_x {c.id} {n}", n, {"card": c.id, "n": n})) for n in range(c.x_most + 1)]
            if c.x and c.glory
            else ()
        )
        for c in CARDS
    ]
)
"""Play a card of one's own and say its X: by card and then by X, which is the value."""
_MONSTERS: Final = frozenset([*[c.id for c in CARDS if c.monster is not None], *[quest.beast.id for quest in QUESTS]])
CHALLENGE_IN: Final = tuple(
    [
        tuple(
            [
                VOCABULARY.add(Shortcut(f"challenge_in {foe} {form}", i, {"foe": foe, "form": form}))
                for i, form in enumerate(FORMS)
            ]
            if foe in _MONSTERS
            else ()
        )
        for foe in _FOES
    ]
)
"""Challenge a monster and say in which form: by monster and then by form, which is the value."""
PLACE_ON: Final = tuple(
    [
        tuple([VOCABULARY.add(Shortcut(f"place_on {one.text[6:]}", one.cell, one.args())) for one in ways])
        for ways in PLACE_LOCATION
    ]
)
"""Lay the location card on a cell, and explore on; a hero alone whose points are spent ends the turn instead."""
MOST_DRAWN: Final = 5
DRAW_ALL: Final = tuple(
    [
        tuple(
            [
                VOCABULARY.add(Shortcut(f"draw_all {g} {n - g}", g, {"glory": g, "peril": n - g}))
                for g in range(n, -1, -1)
            ]
        )
        if n > 1
        else ()
        for n in range(MOST_DRAWN + 1)
    ]
)
"""Draw several cards: by their number; the value says how many of them are glory cards, which come first."""


class Use(Action):
    """Use an effect of something that lies open: of the hero, a card, the location (DN-4.7)."""

    __slots__ = ("effect",)

    def __init__(self, effect: int) -> None:
        source = SOURCES[effect]
        place = source.uses.index(effect)
        super().__init__(f"use {source.id}" + (f" {place + 1}" if place else ""))
        self.effect = effect

    def args(self) -> Args:
        source = SOURCES[self.effect]
        return {"card": source.id, "n": source.uses.index(self.effect) + 1, "by": EFFECTS[self.effect].do}


USE: Final = {effect: VOCABULARY.add(Use(effect)) for effect in USES}
"""The `Use` of each effect, by the effect's number."""
