"""Dungeon Lords as numbers: the columns of its view, and the orders in steps."""

from __future__ import annotations

from typing import Final

from undercroft.bots.dungeonlords.evaluation.position_value import expected
from undercroft.bots.dungeonlords.tuning.frozen_levels import EDITIONS
from undercroft.dungeonlords import views
from undercroft.dungeonlords.board.actions import Orders
from undercroft.dungeonlords.board.dungeon_grid import CELLS, square
from undercroft.dungeonlords.board.position import IN_TENT, OUT
from undercroft.dungeonlords.content.tile_tables import (
    ADVENTURER_IDS,
    CLASS_OF,
    EVENT_IDS,
    EVENT_TILES,
    EVILOMETER,
    ORDERS,
    PLACES,
    ROOM_IDS,
    SEASONS,
    SPELL_IDS,
    TILE_CREATURES,
    TILE_IDS,
    TRAP_IDS,
    TRAPS,
)
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.dungeonlords.rules.phases.giving_orders import GiveOrders
from undercroft.envs.encoding.composite_fields import Arguments, Keyed, Maybe, Memo, Seats, Slots, Struct, TableField
from undercroft.envs.encoding.field import Field
from undercroft.envs.encoding.game_description import GameDescription
from undercroft.envs.encoding.reward_schemes import VALUED_BY
from undercroft.envs.encoding.simple_fields import (
    Code,
    Counts,
    Flag,
    Flags,
    Members,
    Number,
    OneHot,
    Ranked,
    SeatList,
    SeatOf,
)
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.game_state import State

_PLACES: Final = tuple([place.id for place in PLACES])
_SQUARES: Final = tuple([square(cell) for cell in range(CELLS)])
_CLASSES: Final = tuple(dict.fromkeys([CLASS_OF[tile] for tile in range(len(ADVENTURER_IDS))]))
_OPTIONS: Final = ("choose_initial_orders", "early_hire_costs", "evil_price_limited", "special_events", "training")
_TRAP_CARDS: Final = sum([trap.copies for trap in TRAPS])
_DUMMIES: Final = {8: "first dummy", 9: "second dummy"}
_MOST: Final = 99
"""The bound of stores, which the rules leave open. Nobody comes near it."""

PROMPTS: Final = (
    *("act", "aim", "attack", "banish", "build", "dig", "discard-trap", "free", "hire", "keep-order", "lose-goods"),
    *("lose-trap", "mark", "mine", "orders", "orders-and-dummy", "plan", "produce", "second-hit", "sheep", "spring"),
    *("spy", "strike", "suggestion", "take-back", "tax", "trap-inspection", "wages", "witch-hunt", "withdraw-one"),
    "withdraw-or-evil",
)

_KINDS: Final = tuple(dict.fromkeys([creature.id for creature in TILE_CREATURES]))
SOURCES: Final = tuple(
    dict.fromkeys([*_PLACES, *EVENT_TILES, *EVENT_IDS, *SPELL_IDS, *TRAP_IDS, *ROOM_IDS, *_KINDS, *TILE_IDS])
)


def arguments(seats: int) -> Arguments:
    """Return the fields of the arguments of questions."""
    return Arguments(
        {"space": OneHot((1, 2, 3)), "left": Number(_MOST), "due": Number(_MOST)},
        {
            "place": "the source",
            **dict.fromkeys(("price", "dinner"), "they follow from the space"),
            "amount": "it follows from the source",
            "points": "always the same",
            "taxed": "the lord's `tiles`",
            "workers": "the lord's `free_workers`",
            "square": "the lord's `marked`",
            **dict.fromkeys(("traps", "monsters"), "they follow from the tile that is marked"),
        },
    )


def order_steps(action: Action) -> tuple[str, ...]:
    """Return the steps of three orders: the first, the second and the third order, then the dummy's, if there is one.

    >>> from undercroft.dungeonlords import GAME
    >>> order_steps(GAME.vocabulary.parse("orders dig mine hire"))
    ('order dig', 'order mine', 'order hire')
    """
    assert isinstance(action, Orders)
    own = [f"order {ORDERS[order]}" for order in action.three]
    return (*own, f"dummy order {ORDERS[action.dummy]}") if action.dummy >= 0 else tuple(own)


def _lord(own: bool) -> Field:
    party = Struct(
        views.AdventurerView,
        {
            "id": Code(ADVENTURER_IDS),
            "class_": OneHot(_CLASSES),
            "hp": Number(20),
            "damage": Number(20),
            "symbols": Number(5),
        },
        {"hp_left": "hit points less damage", "bonus": "hit points above those of the tile"},
    )
    creature = Struct(views.CreatureView, {"knocked_out": Flag()}, {"id": "its block", "kind": "as the id"})
    tile = Struct(
        views.TileView, {"room": Code(ROOM_IDS), "conquered": Flag(), "uses": Number(3)}, {"square": "its block"}
    )
    fields: dict[str, Field] = {
        "gold": Number(_MOST),
        "food": Number(_MOST),
        "imps": Number(_MOST),
        "free_imps": Number(_MOST),
        "troll_tokens": Number(4),
        "free_workers": Number(_MOST, -4),
        "evil": Number(EVILOMETER.top),
        "red_counters": Number(_MOST),
        "trap_count": Number(_TRAP_CARDS),
        "creatures": Memo(Keyed(TILE_IDS, "id", creature, ranked=True)),
        "tiles": Memo(Keyed(_SQUARES, "square", tile)),
        "inaccessible": Members(_PLACES),
        "hand": Members(_PLACES),
        "orders": Ranked(_PLACES),
        "unexecuted": Members(_PLACES),
        "answered": Flag(),
        "party": Memo(Slots(5, party)),
        "prison": Ranked(ADVENTURER_IDS),
        "planned": Flag(),
        "marked": OneHot(_SQUARES),
        "laid_count": Number(5),
        "sent": Ranked(TILE_IDS),
    }
    left_out = {
        "seat": "its block",
        **dict.fromkeys(("trap_slots", "monster_slots"), "they follow from the plan and its tile"),
        "idle_imps": "the smaller of free imps and free workers",
        "traps_owned": "those in hand and those laid",
    }
    private: dict[str, Field] = {
        "traps": Counts(TRAP_IDS, max([trap.copies for trap in TRAPS])),
        "drawn": Members(_PLACES),
        "laid": Slots(4, Code(TRAP_IDS)),
    }
    if own:
        return Struct(views.LordView, {**fields, **private}, left_out)
    return Struct(views.LordView, fields, {**left_out, **dict.fromkeys(private, "only its owner's")})


def view_fields(seats: int) -> Struct:
    """Return the fields of the view of a game with so many lords."""
    card = Struct(views.CardView, {"spell": OneHot(SPELL_IDS), "turned_up": Flag(), "looked_at_by": SeatList(seats)})
    dummy = Struct(views.DummyView, {"inaccessible": Members(_PLACES), "orders": Ranked(_PLACES)})
    battle = Struct(
        views.BattleView,
        {
            "seat": SeatOf(seats),
            **{name: Flag() for name in ("no_spells", "no_healing", "no_conquest", "attacked", "shield")},
            "hidden_wizards": Flag(),
            "rage": Flag(),
            "sheep": OneHot(TILE_IDS),
            "darts": Ranked(ADVENTURER_IDS),
            "prevented": Number(30),
            "acted": Members(TILE_IDS),
        },
    )
    return Struct(
        views.View,
        {
            "to_act": SeatList(seats),
            "options": Flags(_OPTIONS),
            "year": Number(2),
            "season": OneHot(SEASONS),
            "combat_round": Number(20),
            "first": SeatOf(seats),
            "board": TableField(_PLACES, ("I", "II", "III"), SeatOf(seats, _DUMMIES)),
            "creatures": Ranked(TILE_IDS),
            "rooms": Ranked(ROOM_IDS),
            "adventurers": Ranked(ADVENTURER_IDS),
            "next_adventurers": Ranked(ADVENTURER_IDS),
            "events": Memo(Slots(3, Code(EVENT_TILES))),
            "special_event": OneHot(EVENT_IDS),
            "cards": Slots(4, card),
            "unseen_creatures": Members(TILE_IDS),
            "unseen_rooms": Members(ROOM_IDS),
            "unseen_adventurers": Members(ADVENTURER_IDS),
            "under_stack": Ranked(ADVENTURER_IDS),
            "trap_deck": Number(_TRAP_CARDS),
            "trap_discard": Memo(Slots(_TRAP_CARDS, Code(TRAP_IDS))),
            "paladin": SeatOf(seats, {IN_TENT: "in his tent", OUT: "out"}),
            "dummies": Memo(Slots(2, dummy)),
            "dummy_evil": Maybe(Number(EVILOMETER.top)),
            "lords": Seats(seats, _lord(True), _lord(False)),
            "battle": Maybe(battle),
        },
        {
            "seat": "all seats are relative to it",
            "seats": "always the same in an environment",
            "offers": "they follow from the tiles, the question and what the lord has",
            "scores": "made at the end, when nobody is asked: the rewards have them",
        },
    )


DESCRIPTION: Final = GameDescription(view_fields, PROMPTS, SOURCES, arguments, {"orders": order_steps})


WEIGHTS: Final = EDITIONS.weights_of(VALUED_BY)
"""What the rewards of the environments weigh positions with."""


def potential(state: State) -> list[float] | None:
    """Return the points that each lord can expect at the end, where the orders of a season are asked for.

    A lord's own share rests on what it knows itself: its board and traps, and what lies open with the others.
    """
    assert isinstance(state, DungeonLordsState)
    if state.stack and isinstance(state.stack[-1], GiveOrders):
        return expected(state, WEIGHTS)
    return None
