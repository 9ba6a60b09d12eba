"""The searching lords: worlds that give nothing away, legal and reproducible answers, variety, and no slow answers."""

from __future__ import annotations

import math
from collections import Counter
from random import Random
from typing import Any, ClassVar

import pytest

from tests.amounts import daily
from undercroft.bots import answer_of, world_of
from undercroft.bots.bot import deal
from undercroft.bots.dungeonlords.evaluation.position_features import FEATURES, features, title_shares
from undercroft.bots.dungeonlords.evaluation.position_value import expected, value, weights
from undercroft.bots.dungeonlords.policy.playout_policy import ANSWERS, answer, any_style, play_on, season_number
from undercroft.bots.dungeonlords.search import battle_candidates
from undercroft.bots.dungeonlords.search.hidden_information import forget
from undercroft.bots.dungeonlords.search.world_search import LordSearch, Skill
from undercroft.bots.dungeonlords.tuning.levels import LEVELS
from undercroft.dungeonlords import GAME
from undercroft.dungeonlords.game.position_notation import BattlePosition
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.dungeonlords.rules.scoring import points, scores
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.frames import Choose, EverySeat


class Brief(LordSearch):
    """A lord that searches in the same way as the levels, but for as short a time as can be."""

    name = "brief"
    skill: ClassVar[Skill] = Skill(trials=30, each=1, whim=0.2, slips=10)


def positions(seats: int, seed: str, preset: str = "full") -> list[tuple[DungeonLordsState, int]]:
    """Every position of a game of the policy at which a seat has a choice, with that seat."""
    state = GAME.new(seats, GAME.preset(preset), seed)
    rng = Random(seed)
    styles = [any_style(rng) for _ in range(seats)]
    found = []
    while state.stack:
        seat = state.to_act[0]
        if len(state.legal_actions(seat)) > 1:
            found.append((state.clone(), seat))
        state.play_unchecked(seat, answer(state, seat, styles[seat], rng))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worlds_are_dealt_from_what_the_seat_knows_alone(seats: int) -> None:
    """The true state and any world dealt from it become the same, and deal the same worlds for the same dice."""
    chance = Chance.from_seed("worlds")
    for state, seat in positions(seats, f"worlds {seats}")[::7]:
        world = state.determinize(seat, chance)
        forgotten = forget(state, seat)
        again = deal(forgotten, seat, 5)
        assert again.view(seat) == state.view(seat)
        assert again.decision(seat) == state.decision(seat)
        assert deal(forget(world, seat), seat, 5).dump() == again.dump()


def test_a_world_for_a_bot_is_never_the_true_state() -> None:
    differ = 0
    for state, seat in positions(4, "true")[::5]:
        world = world_of(state, seat, "dice")
        assert isinstance(world, DungeonLordsState)
        assert world.view(seat) == state.view(seat)
        assert world.chance.counter != state.chance.counter
        differ += world.creature_stack != state.creature_stack or world.trap_deck != state.trap_deck
    assert differ > 20


@pytest.mark.parametrize("seats", daily([2, 3, 4], 3))
def test_a_searching_lord_answers_alike_in_worlds_that_it_cannot_tell_apart(seats: int) -> None:
    """With the same dice: so its answers have the same distribution, too."""
    chance = Chance.from_seed("alike")
    for number, (state, seat) in enumerate(positions(seats, f"alike {seats}")[::4]):
        world = state.determinize(seat, chance)
        one, twin = Brief(f"{number}"), Brief(f"{number}")
        found = answer_of(one, state, seat, "the real one")
        assert found == answer_of(twin, world, seat, "another one")
        assert found in [option.action for option in state.decision(seat).options]


@pytest.mark.parametrize("preset", ["first", "full"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_policy_plays_whole_games_with_legal_answers(seats: int, preset: str) -> None:
    for number in range(3):
        state = GAME.new(seats, GAME.preset(preset), f"policy {number}")
        rng = Random(number)
        styles = [any_style(rng) for _ in range(seats)]
        while state.stack:
            for seat in state.to_act:
                found = answer(state, seat, styles[seat], rng)
                assert found in state.legal_actions(seat)
                state.apply(seat, found)


def test_the_policy_knows_every_question() -> None:
    """A new kind of question needs a rule of thumb."""
    kinds = [cls for cls in (*_below(Choose), *_below(EverySeat)) if ".dungeonlords." in cls.__module__]
    leaves = {cls.__name__ for cls in kinds if not cls.__subclasses__()} | {"Trade"}
    assert leaves - {"GiveOrders"} == {cls.__name__ for cls in ANSWERS}


def _below(cls: Any) -> list[Any]:
    return [inner for sub in cls.__subclasses__() for inner in (sub, *_below(sub))]


def test_the_policy_stops_at_the_orders_of_a_season() -> None:
    state = GAME.new(3, GAME.preset("full"), "seasons")
    rng = Random(0)
    styles = [any_style(rng) for _ in range(3)]
    for season in range(8):
        play_on(state, styles, rng, season)
        assert season_number(state) == season and state.to_act == (0, 1, 2)
        assert [len(one) for one in features(state)] == [len(FEATURES)] * 3
    play_on(state, styles, rng)
    assert state.is_terminal and expected(state) == [float(p) for p in points(state)]


def test_titles_are_valued_as_they_are_scored() -> None:
    for seats in (2, 4):
        state = GAME.new(seats, GAME.preset("full"), "titles")
        rng = Random(1)
        play_on(state, [any_style(rng) for _ in range(seats)], rng)
        assert title_shares(state.lords) == [line["titles"] for line in scores(state).lines]


def test_the_weights_say_where_they_come_from_and_explain_the_result_better_from_season_to_season() -> None:
    found = weights()
    assert found.made_by == "undercroft arena fit dungeon-lords" and found.games >= 500 and found.seed
    assert [len(one) for one in found.weights] == [len(FEATURES)] * 8
    assert found.score[7] > found.score[4] > found.score[1]


def test_gold_prisoners_and_creatures_are_worth_having() -> None:
    state = GAME.new(4, GAME.preset("full"), "worth")
    rng = Random(2)
    play_on(state, [any_style(rng) for _ in range(4)], rng, 5)
    for name, more in (("gold", 3), ("prison", (1, 2))):
        better = state.clone()
        setattr(better.lords[1], name, getattr(better.lords[1], name) + more)
        assert value(better, 1) > value(state, 1)
        assert value(better, 0) <= value(state, 0)
        assert value(better, 0, rivals=0) == pytest.approx(expected(better)[0])


def first_orders(bot: type[LordSearch], games: int) -> Counter[frozenset[str]]:
    """The sets of orders that a lord gives in the first season of some games."""
    found: Counter[frozenset[str]] = Counter()
    for number in range(games):
        state = GAME.new(4, GAME.preset("full"), f"entropy {number}")
        rng = Random(number)
        play_on(state, [any_style(rng) for _ in range(4)], rng, 0)
        found[frozenset(answer_of(bot(f"{number}"), state, 0, f"{number}").split()[1:])] += 1
    return found


@pytest.mark.parametrize("level", daily(LEVELS, LEVELS[0]))
def test_a_level_opens_differently_from_game_to_game(level: type[LordSearch]) -> None:
    """At least 3 bits of entropy in the first season's sets of orders. A tenth of the trials will do for this."""
    kept = level.skill
    brief = type(level.__name__, (level,), {"skill": kept._replace(trials=max(30, kept.trials // 10))})
    found = first_orders(brief, 40)
    entropy = -sum([n / found.total() * math.log2(n / found.total()) for n in found.values()])
    assert entropy >= 3


def test_two_creatures_of_one_kind_can_be_sent_in_whatever_order_they_were_hired() -> None:
    for hired in ("troll1 troll2", "troll2 troll1"):
        text = f"party warrior1; creatures {hired}; traps pendulum; gold 1; tiles 2,0=mint; round 4; cards ? ? ? ?"
        found = battle_candidates.plans(BattlePosition.parse(text).to_state("any"), 0)
        pieces = [tuple(sorted([action.verb for action in plan if action.verb != "ready"])) for plan in found]
        wanted = [(), ("lay",), ("lay", "send"), ("lay", "send", "send"), ("send",), ("send", "send")]
        assert sorted(pieces) == wanted


def test_a_plan_ends_with_its_round_even_if_there_is_nothing_to_lay_or_send() -> None:
    text = "party warrior5 thief3 priest4; tiles 2,0# 2,1 1,0 3,0 2,2 2,3; round 2; cards ? ? ? ?"
    found = battle_candidates.plans(BattlePosition.parse(text).to_state("any"), 0)
    assert [[action.text for action in plan] for plan in found] == [["mark 1,0"], ["mark 3,0"], ["mark 2,1"]]
