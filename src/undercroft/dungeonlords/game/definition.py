"""Dungeon Lords as a game: options, presets, set-up (DL-1, DL-14)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from undercroft.dungeonlords.board.actions import VOCABULARY
from undercroft.dungeonlords.board.lord import Lord
from undercroft.dungeonlords.board.position import Variant
from undercroft.dungeonlords.board.terms.bit_sets import mask_of, numbers_in
from undercroft.dungeonlords.content.tile_tables import (
    ALL_ORDERS,
    CONTENT,
    EVILOMETER,
    SEASONS,
    SPECIAL_EVENTS,
    TRAP_DECK,
)
from undercroft.dungeonlords.content.training_scenarios import ROOM_VARIANT, SCENARIOS
from undercroft.dungeonlords.game.position_notation import BattlePosition
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.dungeonlords.rules.phases.game_years import Years, deal_year
from undercroft.dungeonlords.rules.scoring import points, scores
from undercroft.dungeonlords.views import View, YearBalance
from undercroft.dungeonlords.visibility.year_balances import year_balances
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.base.event import Event
from undercroft.kernel.base.toml_content import BASE
from undercroft.kernel.engine.action_vocabulary import Vocabulary
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.games import Game, Summary, TrainingLesson

RULES_VERSION: Final = 1
COLOURS: Final = 4


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a new game (DL-14). The defaults are the full game.

    Attributes:
        choose_initial_orders: each lord keeps one of three orders; if not, two random ones are inaccessible (DL-14.2).
        early_hire_costs: hiring as the first order costs 1 gold (DL-14.3).
        evil_price_limited: paying evil needs room on the evilometer (DL-14.4).
        special_events: special events happen (DL-14.5).
        first_player: the seat that begins; None: a random one (DL-1.7).
    """

    choose_initial_orders: bool = True
    early_hire_costs: bool = True
    evil_price_limited: bool = True
    special_events: bool = True
    first_player: int | None = None


PRESETS: Final = {
    "first": Options(
        choose_initial_orders=False, early_hire_costs=False, evil_price_limited=False, special_events=False
    ),
    "full": Options(),
}


EVENTS: Final = "special_events"


def part_of(name: str, record: Mapping[str, Any]) -> str:
    """Return the part of the content that a record belongs to. Lessons are in no game: a position is in its record."""
    return {"special_events.toml": EVENTS, "training.toml": "training"}.get(name, BASE)


class DungeonLords(Game[DungeonLordsState]):
    """Dungeon Lords for two to four lords.

    >>> state = GAME.new(4, GAME.preset("full"), seed="1")
    >>> state.to_act
    (0, 1, 2, 3)
    """

    id = "dungeon-lords"
    seat_counts = (2, 3, 4)
    options: type[msgspec.Struct] = Options
    presets: Mapping[str, msgspec.Struct] = PRESETS
    vocabulary: Vocabulary = VOCABULARY
    state_class = DungeonLordsState
    view_class = View
    balance_class = YearBalance
    rules_version = RULES_VERSION

    earlier_content: Mapping[str, Mapping[str, str]] = {
        "3ad81982ffab": {BASE: "6f5639fcdef0", EVENTS: "dce07e42d451"},
    }

    def __init__(self) -> None:
        self.content = CONTENT.hashes(part_of)
        battles = [TrainingLesson(str(one.number), one.position, one.solution) for one in SCENARIOS]
        self.lessons = (*battles, TrainingLesson("room", ROOM_VARIANT.position, ROOM_VARIANT.solution))

    def set_up(self, seats: int, options: Any, seed: str) -> DungeonLordsState:
        self.check_seats(seats)
        if not isinstance(options, Options):
            raise OptionError(f"{self.id} takes its own options, not {type(options).__name__}")
        return set_up(seats, options, Chance.from_seed(seed))

    def content_of(self, options: Any) -> dict[str, str]:
        events = isinstance(options, Options) and options.special_events
        used = (BASE, EVENTS) if events else (BASE,)
        return {part: self.content[part] for part in used}

    def set_up_position(self, position: str, seed: str) -> DungeonLordsState:
        return BattlePosition.parse(position).set_up(seed)

    def chapter(self, state: DungeonLordsState) -> dict[str, int | str]:
        return {"year": state.year, "season": "combat" if state.round else SEASONS[state.season]}

    def summary(self, state: DungeonLordsState) -> Summary:
        return Summary(
            self.chapter(state),
            tuple(
                [
                    {"evil": lord.evil, "gold": lord.gold, "food": lord.food, "imps": lord.imps, "points": total}
                    for lord, total in zip(state.lords, points(state), strict=True)
                ]
            ),
        )

    def balances(self, state: DungeonLordsState, events: Iterable[Event]) -> tuple[YearBalance, ...]:
        return year_balances(events, state.seats, state.is_terminal)

    def breakdown(self, state: DungeonLordsState) -> tuple[dict[str, int], ...]:
        return tuple([{f"score_{line}": value for line, value in of.items()} for of in scores(state).lines])


def set_up(seats: int, options: Options, chance: Chance) -> DungeonLordsState:
    """Set up the table (DL-1).

    Args:
        seats: how many lords play, 2 to 4.
        options: the options, which the caller has checked.
        chance: the source of all randomness of the game.

    Returns:
        The position before the first phase: call `run` to reach the first decision.
    """
    variant = Variant(
        choose_initial_orders=int(options.choose_initial_orders),
        early_hire_costs=int(options.early_hire_costs),
        evil_price_limited=int(options.evil_price_limited),
        special_events=int(options.special_events),
    )
    state = DungeonLordsState(seats, 0, [], chance, variant, [Lord() for _ in range(seats)])
    state.trap_deck = chance.shuffled(TRAP_DECK)
    if options.special_events:
        state.special = chance.sample(range(len(SPECIAL_EVENTS)), 2)
    deal_year(state)
    state.first = _first_player(seats, options, chance)
    state.began = state.first
    for lord in state.lords:
        drawn = mask_of(chance.sample(numbers_in(ALL_ORDERS), 3 if variant.choose_initial_orders else 2))
        if variant.choose_initial_orders:
            lord.drawn = drawn
        else:
            lord.inaccessible = drawn
    # Each missing colour is a dummy (DL-1.1) with three inaccessible orders (DL-12.5).
    state.dummies = tuple([mask_of(chance.sample(numbers_in(ALL_ORDERS), 3)) for _ in range(COLOURS - seats)])
    state.dummy_evil = EVILOMETER.start
    state.stack.append(Years())
    return state


def _first_player(seats: int, options: Options, chance: Chance) -> int:
    if options.first_player is None:
        return chance.below(seats)
    if not 0 <= options.first_player < seats:
        raise OptionError(f"first_player is {options.first_player}, but there are {seats} seats")
    return options.first_player


GAME: Final = DungeonLords()
