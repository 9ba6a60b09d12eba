"""How the decisions of a game of Dungeon Lords are judged: by the search of the bots' levels.

A battle plan is one decision, from the tile to ``ready``, and so are all answers in one's battle of a round. What is
measured is what a lord wants at the table: his points at the end, less a part of the best rival's
(`evaluation.position_value`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Any, Final

from undercroft.bots.dungeonlords.search.hidden_information import forget
from undercroft.bots.dungeonlords.search.world_search import Question, Skill
from undercroft.bots.sequential_halving import Deadline
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.dungeonlords.rules.combat.battle_planning import MakePlan, MarkTile
from undercroft.dungeonlords.rules.phases.event_phase import PayWages
from undercroft.dungeonlords.rules.phases.giving_orders import ChooseInitialOrders, GiveOrders
from undercroft.dungeonlords.rules.phases.orders.digging import Dig, MineGold
from undercroft.dungeonlords.rules.phases.orders.hiring_and_building import BuildRoom, HireMonster
from undercroft.dungeonlords.rules.phases.production import Produce, TakeBackOrder
from undercroft.dungeonlords.rules.phases.special_events import MonsterStrike, TrapInspection, WitchHunt
from undercroft.dungeonlords.rules.phases.taxes import PayTax
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.study.analysis.causes import Weighed
from undercroft.study.analysis.game_review import BestLine, Measure
from undercroft.study.dungeonlords.position_causes import BURDENS, CAUSES, weighed

_PLANNING: Final = (MarkTile, MakePlan)
_KIND_OF: Final[dict[type[Any], str]] = {
    GiveOrders: "orders",
    ChooseInitialOrders: "orders",
    TakeBackOrder: "orders",
    HireMonster: "hiring",
    BuildRoom: "building",
    Dig: "building",
    MineGold: "building",
    Produce: "production",
    PayWages: "payday",
    PayTax: "payday",
    WitchHunt: "payday",
    MonsterStrike: "payday",
    TrapInspection: "payday",
    MarkTile: "plans",
    MakePlan: "plans",
}

MEASURE: Final[Measure] = "points"

KINDS: Final = ("orders", "hiring", "building", "errands", "production", "payday", "plans", "battles")


def kind(state: DungeonLordsState, seat: int) -> str:
    """Return which kind of decision a lord is asked for, one of `KINDS`."""
    return _KIND_OF.get(type(state.stack[-1]), "battles" if state.round else "errands")


def goes_on(before: DungeonLordsState, state: DungeonLordsState, seat: int) -> bool:
    """Return whether the next answer of the lord belongs to the decision that began before."""
    if not state.round or (before.year, before.round) != (state.year, state.round):
        return False
    if before.battle is not None:
        return state.battle is not None and before.battle.lord == seat == state.battle.lord
    return isinstance(before.stack[-1], _PLANNING) and isinstance(state.stack[-1], _PLANNING)


def compare(state: DungeonLordsState, seat: int, given: Sequence[Action], dice: int, effort: int) -> BestLine:
    """Look for the best line, and compare it with the given one in worlds that the search has not seen; if it is the
    given one, with the next best.
    """
    skill = Skill(trials=10 * effort, each=max(2, effort // 5), whim=0.0)
    question = Question(forget(state, seat), seat, skill, None, Deadline(inf), Random(dice))
    best, following = question.line_and_next()
    words = tuple([action.text for action in best])
    found = words == tuple([action.text for action in given])
    other = following if found else given
    if other is None:
        return BestLine(words)

    def weigh(number: int) -> tuple[Weighed, Weighed]:
        trying = question.trying(number)
        return weighed(trying(best), seat), weighed(trying(other), seat)

    return BestLine.in_worlds(words, found, weigh, effort, CAUSES, BURDENS)
