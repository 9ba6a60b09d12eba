"""The heroes that search: worlds that give nothing away, legal and reproducible answers, and no slow answers."""

from __future__ import annotations

from operator import mul
from random import Random
from statistics import pvariance
from typing import ClassVar

import pytest

from tests.amounts import daily
from tests.fixtures.dungeoneer import SEATS, VARIANTS
from undercroft.bots import answer_of, world_of
from undercroft.bots.bot import UNHURRIED, deal
from undercroft.bots.dungeoneer.evaluation.position_features import FEATURES, features, turns_to_win
from undercroft.bots.dungeoneer.evaluation.position_value import (
    ALONE,
    KINDS,
    ONE_RIVAL,
    RIVALS,
    kind_of,
    value,
    weights,
)
from undercroft.bots.dungeoneer.policy.play_styles import FIRST, LEARNED, STEADY, Habits, any_style
from undercroft.bots.dungeoneer.policy.playout_policy import BY_FIRST_VERB, answer, play_on
from undercroft.bots.dungeoneer.search.hidden_information import forget
from undercroft.bots.dungeoneer.search.world_search import HeroSearch, Question, Skill, promising
from undercroft.bots.dungeoneer.tuning import weight_fitting
from undercroft.bots.sequential_halving import Deadline, RankedCandidate
from undercroft.dungeoneer import GAME
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.dungeoneer.rules.turn.feats import Feats
from undercroft.kernel.engine.chance import Chance


class Brief(HeroSearch):
    """A hero that searches in the same way as the levels, but for as short a time as can be."""

    name = "brief"
    skill: ClassVar[Skill] = Skill(trials=6, whim=0.02, slips=10, noise=20)


def positions(seats: int, seed: str, preset: str = "both", rounds: int = 40) -> list[tuple[DungeoneerState, int]]:
    """Every position of a game of the policy at which a seat has a choice, with that seat."""
    state = GAME.new(seats, GAME.preset(preset), seed)
    rng = Random(seed)
    styles = [any_style(rng) for _ in range(seats)]
    found = []
    while state.stack and state.round <= rounds:
        seat = state.to_act[0]
        if len(state.legal_actions(seat)) > 1:
            found.append((state.clone(), seat))
        state.play_unchecked(seat, answer(state, seat, styles[seat], rng))
    return found


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_worlds_are_dealt_from_what_the_seat_knows_alone(seats: int) -> None:
    """The true state and any world dealt from it become the same, and deal the same worlds for the same dice."""
    chance = Chance.from_seed("worlds")
    for state, seat in positions(seats, f"worlds {seats}")[::7]:
        world = state.determinize(seat, chance)
        again = deal(forget(state, seat), seat, 5)
        assert again.view(seat) == state.view(seat)
        assert again.decision(seat) == state.decision(seat)
        assert deal(forget(world, seat), seat, 5).dump() == again.dump()


@pytest.mark.parametrize("variant", ["no-white-spots", "one-deck", "resurrection"])
def test_worlds_of_variants_give_nothing_away_either(variant: str) -> None:
    chance = Chance.from_seed(variant)
    state = GAME.new(SEATS.get(variant, 3), VARIANTS[variant], variant)
    rng = Random(variant)
    for number in range(300):
        if not state.stack:
            break
        seat = state.to_act[0]
        if number % 7 == 0:
            world = state.determinize(seat, chance)
            assert deal(forget(world, seat), seat, number).dump() == deal(forget(state, seat), seat, number).dump()
        state.play_unchecked(seat, answer(state, seat, STEADY, rng))


def test_a_world_for_a_bot_is_never_the_true_state() -> None:
    differ = 0
    for state, seat in positions(2, "true")[::5]:
        world = world_of(state, seat, "dice")
        assert isinstance(world, DungeoneerState)
        assert world.view(seat) == state.view(seat)
        assert world.chance.counter != state.chance.counter
        differ += world.heroes[1 - seat].hand != state.heroes[1 - seat].hand
    assert differ > 20


@pytest.mark.parametrize("seats", daily([1, 2, 4], 2))
def test_a_searching_hero_answers_alike_in_worlds_that_it_cannot_tell_apart(seats: int) -> None:
    """With the same dice: so its answers have the same distribution, too."""
    chance = Chance.from_seed("alike")
    for number, (state, seat) in enumerate(positions(seats, f"alike {seats}", rounds=8)[::6]):
        world = state.determinize(seat, chance)
        one, twin = Brief(f"{number}"), Brief(f"{number}")
        found = answer_of(one, state, seat, "the real one")
        assert found == answer_of(twin, world, seat, "another one")
        assert found in [option.action for option in state.decision(seat).options]


@pytest.mark.parametrize("habits", [FIRST, LEARNED], ids=["first", "learned"])
@pytest.mark.parametrize("name", VARIANTS)
def test_the_policy_plays_every_variant_to_its_end_with_legal_answers(name: str, habits: Habits) -> None:
    state = GAME.new(SEATS.get(name, 3), VARIANTS[name], f"policy {name}")
    rng = Random(name)
    styles = [any_style(rng, habits) for _ in range(state.seats)]
    while state.stack and state.round < 150:
        seat = state.to_act[0]
        found = answer(state, seat, styles[seat], rng)
        assert found in state.legal_actions(seat)
        state.apply(seat, found)
    assert state.is_terminal


def test_the_policy_answers_a_question_that_it_does_not_know_with_the_default() -> None:
    """Nothing in it depends on which questions there are: the verbs of the answers decide."""
    state = GAME.new(2, VARIANTS["choosing-heroes"], "unknown")
    seat = state.to_act[0]
    legal = state.legal_actions(seat)
    assert {action.verb for action in legal} == {"hero"} and "hero" not in BY_FIRST_VERB
    assert answer(state, seat, STEADY, Random(0)) is state.stack[-1].default(legal)


def test_the_policy_stops_where_turns_begin() -> None:
    state = GAME.new(3, GAME.preset("both"), "turns")
    rng = Random(0)
    for _ in range(6):
        before = (state.round, state.active)
        play_on(state, [STEADY] * 3, rng, 0)
        assert (state.round, state.active) != before
        assert all(len(features(state, seat)) == len(FEATURES) for seat in state.living())
    active = state.active
    play_on(state, [STEADY] * 3, rng, 2)
    assert state.active == active


def test_the_weights_say_where_they_come_from_and_explain_results() -> None:
    found = weights()
    assert found.made_by == "undercroft arena fit dungeoneer" and found.games >= 1000 and found.seed
    assert [len(one) for one in found.weights] == [len(FEATURES)] * KINDS
    assert min(found.score[ONE_RIVAL:]) > 0.15
    assert found.score[ALONE] > 0.1


@pytest.mark.nightly("statistics of 300 games")
def test_the_weights_explain_how_a_lone_hero_fares_who_does_not_stray(monkeypatch: pytest.MonkeyPatch) -> None:
    """In games to which they were not fitted. How one ends is mostly luck: they explain a tenth."""
    monkeypatch.setattr(weight_fitting, "HEROES", (1,))
    monkeypatch.setattr(weight_fitting, "STRAYS", 0)
    seen = [sample for number in range(300) for sample in weight_fitting.samples(f"alone {number}")]
    expected = [sum(map(mul, weights().weights[ALONE], sample.features)) for sample in seen]
    missed = sum([(sample.result - one) ** 2 for sample, one in zip(seen, expected, strict=True)])
    assert missed < 0.95 * len(seen) * pvariance([sample.result for sample in seen])


def test_each_kind_of_game_has_its_weights() -> None:
    kinds = [kind_of(GAME.new(seats, GAME.preset("both"), "kinds")) for seats in (1, 2, 3, 4)]
    assert kinds == [ALONE, ONE_RIVAL, RIVALS, RIVALS]


def test_quests_and_life_are_worth_having_and_rivals_quests_are_not() -> None:
    state = GAME.new(2, GAME.preset("both"), "worth")
    play_on(state, [STEADY] * 2, Random(4), 8)
    hero = state.heroes[1]
    for name, more in (("done", (*hero.done, hero.quests[0])), ("life", hero.life + 1)):
        better = state.clone()
        setattr(better.heroes[1], name, more)
        assert value(better, 1) > value(state, 1)
        assert value(better, 0) < value(state, 0)


def test_the_result_is_valued_as_it_is() -> None:
    state = GAME.new(2, GAME.preset("both"), "result")
    play_on(state, [STEADY] * 2, Random(1))
    assert [value(state, seat) for seat in range(2)] == list(state.returns())


def test_a_hero_next_to_its_last_quest_needs_fewer_turns() -> None:
    state = GAME.new(2, GAME.preset("both"), "turns to win")
    hero = state.heroes[0]
    before, _ = turns_to_win(state, 0)
    hero.done = tuple(state.quest_deck[:2])
    assert turns_to_win(state, 0)[0] < before


def test_what_is_tried_is_legal_and_little() -> None:
    for state, seat in positions(2, "promising"):
        found = promising(state, seat)
        assert len(set(found)) == len(found) <= 20
        assert set(found) <= set(state.legal_actions(seat))


@pytest.mark.parametrize("seats", [1, 2])
def test_all_answers_are_weighed_where_the_turn_ends(seats: int) -> None:
    """One that ends it at once is not weighed a turn later than the others: that turn would count in its favour."""
    ended = 0
    for state, seat in positions(seats, "weighed", rounds=8):
        question = Question(forget(state, seat), seat, Brief.skill, None, Deadline(UNHURRIED), Random(1))
        trying = question.trying(0)
        for action in promising(state, seat):
            reached = trying(action)
            turns = (reached.round - state.round) * seats + reached.active - state.active
            assert not reached.stack or turns == 1
            ended += action.text == "done"
    assert ended


def test_only_feats_are_decided_with_care_by_those_who_decide_at_a_glance() -> None:
    """Another answer than the policy's that looks a little better in one world is given at a glance, not in feats."""
    skill = Skill(trials=4, whim=0.0, glance=0.01)
    glances = feats = 0
    for state, seat in positions(2, "glance", rounds=4):
        question = Question(state, seat, skill, None, Deadline(UNHURRIED), Random(1))
        found = promising(state, seat)
        if len(found) == 1:
            continue
        usual = found[0]
        looks = [RankedCandidate(action, 0.45 if action is usual else 0.5, 1) for action in found]
        careful = isinstance(state.stack[-1], Feats)
        assert (question._chosen(looks, usual) is usual) == careful
        feats, glances = feats + careful, glances + (not careful)
    assert feats and glances
