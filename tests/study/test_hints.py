"""Hints: the best answers of a bot, alike in all worlds that a seat cannot tell apart, with reasons that are true."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from statistics import fmean
from typing import Final

import pytest

from tests.amounts import amount
from undercroft.bots import make_bot, world_of
from undercroft.bots.dungeonlords.evaluation.position_value import RIVALS
from undercroft.bots.sequential_halving import Deadline
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.engine.games import GAMES, find_game
from undercroft.kernel.history.match import Match
from undercroft.locale.texts import LANGUAGES, Texts, kebab
from undercroft.study.analysis.causes import CAUSES
from undercroft.study.analysis.game_review import FRESH
from undercroft.study.analysis.hints import Advice, advise, advising_of
from undercroft.study.study_offers import studies_of

COACHED: Final = tuple([game for game in GAMES if "coach" in studies_of(game)])
EFFORT: Final = 6
SETUPS: Final = {"dungeon-lords": ("full", 4), "dungeoneer": ("tomb", 2)}
QUESTIONS: Final = 25
EVERY: Final = amount(2, 1, 1)
"""By day, one of so many of them is looked at."""

ATTACKED: Final = """
map corridor1@0,-1 crypt@0,-2 bend1@1,0;
hero roderik_talus at corridor1 life 1 level 1 glory 5 peril 6 ap 1 hand turn_away
  quests carry_the_relic_bones,slay_draky;
hero kron_axereaver at bend1 level 2 glory 4 peril 2 ask never hand barrow_knight,zombie
  quests the_lichs_gaze,the_sealed_niche;
common catch_the_magic_fish; turn 1 misdeeds; round 4
"""
"""A hero with 1 life, against whom a Barrow Knight can be sent."""


@cache
def questions(game_id: str) -> tuple[State, ...]:
    """Positions of one game in which seat 0 has a choice, from its beginning on."""
    game = find_game(game_id)
    preset, seats = SETUPS[game_id]
    match = Match.start(game, seats, game.preset(preset), "hints")
    bots = [make_bot("greedy", game_id, f"hints {seat}") for seat in range(seats)]

    def played() -> Iterator[State]:
        while not match.state.is_terminal:
            seat = match.state.to_act[0]
            decision = match.state.decision(seat)
            if seat == 0 and len(decision.options) > 1:
                yield match.state.clone()
            match.apply(seat, bots[seat].choose(match.state.view(seat), decision))

    return tuple(islice(played(), 0, QUESTIONS, EVERY))


def hint(state: State, game_id: str, world: str = "one") -> Advice:
    """A hint for seat 0."""
    return advise(game_id, world_of(state, 0, world).dump(), 0, 5, EFFORT)


@cache
def choosing_x() -> tuple[State, int]:
    """A position in which a seat may play a card whose X it chooses, and the seat."""
    game = find_game("dungeoneer")
    match = Match.start(game, 2, game.preset("tomb"), "x 0")
    bots = [make_bot("greedy", "dungeoneer", f"{seat}") for seat in range(2)]
    while not match.state.is_terminal:
        seat = match.state.to_act[0]
        decision = match.state.decision(seat)
        if any(option.verb == "play_x" for option in decision.options):
            return match.state, seat
        match.apply(seat, bots[seat].choose(match.state.view(seat), decision))
    raise LookupError("nobody could choose an X")


def test_both_games_have_a_coach() -> None:
    assert set(COACHED) == {"dungeon-lords", "dungeoneer"}


@pytest.mark.parametrize("game_id", COACHED)
def test_what_is_advised_is_legal_and_in_order(game_id: str) -> None:
    several = 0
    for state in questions(game_id):
        advice = hint(state, game_id)
        behind = [one.behind for one in advice.advised]
        assert advice.worlds == EFFORT
        assert behind == sorted(behind)
        assert advice.advised[0].behind == 0
        legal = {action.text for action in state.legal_actions(0)}
        assert {one.answers[0] for one in advice.advised} <= legal
        for one in advice.advised:
            assert one.low <= one.behind <= one.high
            assert len(one.causes) <= CAUSES
        several += len(behind) > 1
    assert several > QUESTIONS / EVERY / 2


def test_an_answer_of_dungeon_lords_is_expected_to_bring_points_of_ones_own() -> None:
    """Answers are compared by the best rival's points as well, but what a lord can expect is his alone."""
    state = questions("dungeon-lords")[0]
    best = hint(state, "dungeon-lords").advised[0]
    world = find_game("dungeon-lords").state_class.load(world_of(state, 0, "one").dump())
    lines, weighing = advising_of("dungeon-lords").ranking(world, 0, Random(5), EFFORT, Deadline(math.inf))
    line = next(line for line in lines if tuple([action.text for action in line]) == best.answers)
    tried = [weighing(FRESH + n)(line) for n in range(EFFORT)]
    assert best.expected == pytest.approx(fmean([one.value + RIVALS * one.causes["rivals"].amount for one in tried]))
    assert 0 < best.expected < 40


def test_an_answer_of_dungeoneer_is_expected_to_bring_a_chance_to_win() -> None:
    for state in questions("dungeoneer"):
        best, *others = hint(state, "dungeoneer").advised
        assert 0 <= best.expected <= 1
        for one in others:
            assert one.behind == pytest.approx(best.expected - one.expected)


def test_a_card_is_advised_with_the_x_to_pay() -> None:
    """Without its X, such an answer says only half."""
    state, seat = choosing_x()
    advice = advise("dungeoneer", world_of(state, seat, "one").dump(), seat, 5, EFFORT)
    legal = [action.text for action in state.legal_actions(seat)]
    advised = [answer for one in advice.advised for answer in one.answers]
    assert any(answer.startswith("play_x ") for answer in advised)
    for answer in advised:
        if answer.startswith("play "):
            assert not any(text.startswith(answer.replace("play", "play_x", 1) + " ") for text in legal), answer


@pytest.mark.parametrize("game_id", COACHED)
def test_hints_tell_nothing_that_is_hidden(game_id: str) -> None:
    """Worlds that the seat cannot tell apart give the same hint."""
    differ = 0
    for state in questions(game_id):
        assert hint(state, game_id, "one") == hint(state, game_id, "two")
        differ += world_of(state, 0, "one").dump() != world_of(state, 0, "two").dump()
    assert differ > QUESTIONS / EVERY / 2


@pytest.mark.parametrize("game_id", COACHED)
def test_reasons_are_true(game_id: str) -> None:
    """A cause counts as a gain if there is more of it, or less of a burden, and the bot likes that."""
    advising = advising_of(game_id)
    named = 0
    for state in questions(game_id):
        advice = hint(state, game_id)
        world = find_game(game_id).state_class.load(world_of(state, 0, "one").dump())
        lines, weighing = advising.ranking(world, 0, Random(5), EFFORT, Deadline(math.inf))
        words = {tuple([action.text for action in line]): line for line in lines}
        tried = {
            one.answers: [weighing(FRESH + n)(words[one.answers]) for n in range(EFFORT)] for one in advice.advised
        }
        for i, one in enumerate(advice.advised):
            other = advice.advised[0 if i else min(1, len(advice.advised) - 1)]
            for cause in one.causes:
                mine, theirs = [
                    [weighed.causes.get(cause.key, (0.0, 0.0)) for weighed in tried[each.answers]]
                    for each in (one, other)
                ]
                more, better = [sum([a[part] - b[part] for a, b in zip(mine, theirs, strict=True)]) for part in (0, 1)]
                assert cause.gain == ((more > 0) != (cause.key in advising.BURDENS)) == (better > 0)
                assert cause.worth == pytest.approx(abs(better) / EFFORT)
                named += 1
    assert named > QUESTIONS


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", COACHED)
def test_every_reason_has_words(game_id: str, lang: str) -> None:
    texts = Texts(lang, game_id)
    for cause in advising_of(game_id).CAUSES:
        assert texts.text(f"coach-{kebab(cause)}", gain="yes") != texts.text(f"coach-{kebab(cause)}", gain="no")


def test_who_is_not_asked_gets_no_hint() -> None:
    state = questions("dungeoneer")[0]
    other = next(seat for seat in range(2) if seat not in state.to_act)
    with pytest.raises(OptionError, match="not asked"):
        advise("dungeoneer", state.dump(), other, 1)
    with pytest.raises(OptionError):
        advise("chess", b"", 0, 1)


def test_a_hint_is_in_time() -> None:
    """Without time left, answers are still compared in a few worlds."""
    state = questions("dungeon-lords")[1]
    advice = advise("dungeon-lords", world_of(state, 0, "one").dump(), 0, 5, effort=1_000, seconds=0.0)
    assert 0 < advice.worlds < 1_000 and advice.advised


def test_a_hint_says_how_often_the_hero_dies() -> None:
    game = find_game("dungeoneer")
    state = game.set_up_position(ATTACKED, "hint")
    state.run()
    for answer in ("send barrow_knight 0", "declare"):
        state.play_unchecked(1, game.vocabulary.parse(answer))
    while state.decision(0).prompt.args.get("by") != "response":
        state.play_unchecked(0, game.vocabulary.parse("pass"))
    passing = next(one for one in hint(state, "dungeoneer").advised if one.answers == ("pass",))
    assert passing.risk > 0
    safe = questions("dungeoneer")[0]
    assert not any(one.risk for one in hint(safe, "dungeoneer").advised)
