"""Battles to plan: which traps and creatures to send, and which tile to offer, with all rounds that are left in view.

The solver knows what every plan is worth, exactly; other battles do not become puzzles.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from undercroft.dungeonlords.board.dungeon_grid import nearest
from undercroft.dungeonlords.content.tile_tables import DECOY, SPELL_IDS
from undercroft.dungeonlords.game.position_notation import BattlePosition
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.dungeonlords.rules.combat.battle_planning import MakePlan, MarkTile
from undercroft.dungeonlords.rules.combat.combat_rounds import ROUNDS
from undercroft.study.analysis.game_review import Measure
from undercroft.study.dungeonlords.decision_judging import goes_on
from undercroft.study.dungeonlords.solver.battle_search import ways
from undercroft.study.dungeonlords.solver.battle_steps_to_study import turned_up, waits_for_card
from undercroft.study.dungeonlords.solver.search_budget import SearchBudget
from undercroft.study.dungeonlords.solver.solve_battle import Study, study_of
from undercroft.study.dungeonlords.solver.useful_stores import may_cast
from undercroft.study.dungeonlords.solver_results import Plan
from undercroft.study.puzzles.puzzle import POINT, Clear, seed_in
from undercroft.study.puzzles.puzzle_kinds import Line

MARGIN: Final = 0.5
"""How many points the second-best plan has to lose."""

FEWEST, MOST = 4, 40
"""How many plans there are to choose from."""

FIRST_LOOK: Final = 4_000
"""In how many positions it has to be clear which plan is the best."""

WHOLE: Final = 20_000
"""In how many positions all plans have to be known exactly."""

TAGS: Final = (
    "year-1",
    "year-2",
    "last-round",
    "long",
    "paladin",
    "magic",
    "nothing",
    "hold-back",
    "all-in",
    "where",
)


class BattlePuzzles:
    """Battles about to be planned. Their positions are in the game's notation (`BattlePosition`)."""

    measure: Measure = "points"
    share = 1.0
    most = 8

    def begins(self, state: DungeonLordsState, seat: int) -> bool:
        frame, lord = state.stack[-1], state.lords[seat]
        if isinstance(frame, MarkTile):
            return True
        # Where a tile has to be chosen, the plan begins with it.
        chosen = len(nearest(lord.tiles, lord.unconquered)) > 1
        return isinstance(frame, MakePlan) and not chosen and not lord.laid and not lord.sent

    def position(self, state: DungeonLordsState, seat: int) -> tuple[str, int]:
        # A puzzle is one lord's battle, and is judged so: its text says where others would count.
        return str(msgspec.structs.replace(BattlePosition.of_view(state.view(seat), seat), rivals=())), 0

    def set_up(self, position: str) -> DungeonLordsState:
        return BattlePosition.parse(position).to_state(position)

    def study(self, position: str, seat: int, dice: str) -> Clear | None:
        battle = BattlePosition.parse(position)
        study = study_of(battle, budget=SearchBudget(FIRST_LOOK))
        if not study.asks:
            return None
        lines = self.lines(position, seat)
        if not FEWEST <= len(lines) <= MOST or not _may_be_clear(study.plans(1)):
            return None
        study = study_of(battle, budget=SearchBudget(WHOLE))
        plans = study.plans(len(lines))
        best, second, *_ = plans
        if not all(plan.exact for plan in plans) or best.low - second.low < MARGIN:
            return None
        losses = {plan.answers: round(POINT * (best.low - plan.low)) for plan in plans}
        return Clear(
            position,
            seat,
            best.answers,
            tuple([losses[line] for line in lines]),
            0,
            _after(study, best, seed_in(dice)),
            _tags(battle, lines, losses),
        )

    def goes_on(self, before: DungeonLordsState, state: DungeonLordsState, seat: int) -> bool:
        return goes_on(before, state, seat)

    def lines(self, position: str, seat: int) -> list[Line]:
        return [tuple([action.text for action in way.line]) for way in ways(_study(position).state)]

    def meaning(self, position: str, seat: int, line: Sequence[str]) -> Hashable:
        study = _study(position)
        state = study.planned(line)
        # Where everything is decided by the plan, only the result counts.
        return study.solver.normal(state, study.deck)[1] if state.stack else study.objective.worth(state)

    def played(self, found: Clear) -> tuple[DungeonLordsState, list[tuple[int, str]]]:
        battle = BattlePosition.parse(found.position)
        card, *replies = found.after
        if card:
            at = battle.round - 1
            cards = (*battle.cards[:at], SPELL_IDS.index(card), *battle.cards[at + 1 :])
            battle = msgspec.structs.replace(battle, cards=cards)
        state = battle.to_state(found.position)
        state.lords[0].seen = _study(found.position).state.lords[0].seen
        return state, [(found.seat, text) for text in (*found.best, *replies)]

    def facts(self, position: str, seat: int) -> dict[str, str | int]:
        battle = BattlePosition.parse(position)
        return {
            "year": battle.year,
            "round": battle.round,
            "left": ROUNDS - battle.round,
            "party": len([tile for tile, _, _ in battle.party if tile != DECOY]),
            "paladin": int(battle.has_paladin),
            "alone": int(_study(position).assumes != ""),
            "creatures": len([tile for tile, knocked_out in battle.creatures if not knocked_out]),
            "traps": len(battle.traps),
        }


@lru_cache(64)
def _study(position: str) -> Study:
    """Return the battle with its first question asked. It is not searched, so it costs little."""
    return study_of(BattlePosition.parse(position))


def _may_be_clear(plans: Sequence[Plan]) -> bool:
    """Return whether the best plan is far above the one that looks second best; others may come between them."""
    return plans[0].exact and plans[0].low - plans[1].high >= MARGIN


def _after(study: Study, best: Plan, dice: int) -> tuple[str, ...]:
    """Return the card of the round when the solution is played, empty if it is known, and the best answers to it."""
    state, deck, card = study.planned(best.answers), study.deck, ""
    if waits_for_card(state):
        at = (dice >> 24) % len(deck)
        card = SPELL_IDS[deck[at]]
        state, deck = turned_up(state, deck[at]), (*deck[:at], *deck[at + 1 :])
    line, _ = study.best_line(state, deck)
    return (card, *[action.text for action in line])


def _pieces(line: Line) -> int:
    return len([text for text in line if text.startswith(("lay ", "send "))])


def _tags(battle: BattlePosition, lines: Sequence[Line], losses: Mapping[Line, int]) -> tuple[str, ...]:
    """Return what a battle is about; see `TAGS`."""
    best = next(line for line in lines if not losses[line])
    pieces, most = _pieces(best), max([_pieces(line) for line in lines])
    state = _study(str(battle)).state
    elsewhere = [line for line in lines if line != best and line[1:] == best[1:]]
    true = {
        "year-1": battle.year == 1,
        "year-2": battle.year == 2,
        "last-round": battle.round == ROUNDS,
        "long": battle.round <= 2,
        "paladin": battle.has_paladin,
        "magic": may_cast(state, state.round),
        "nothing": not pieces,
        "hold-back": 0 < pieces < most,
        "all-in": pieces == most > 1,
        "where": best[0].startswith("mark ") and bool(elsewhere),
    }
    return tuple([tag for tag in TAGS if true[tag]])
