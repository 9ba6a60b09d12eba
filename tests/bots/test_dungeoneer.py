"""The bots of Dungeoneer: greedy is a real opponent, uses only what a seat may know, and is quick."""

from __future__ import annotations

import pytest

from tests.fixtures.dungeoneer import SEATS, VARIANTS
from undercroft.arena import SelfplayPlan, Tally, play_all
from undercroft.bots import bots_of, make_bot, searches
from undercroft.bots.dungeoneer.greedy.greedy_bot import CHOOSERS, Greedy
from undercroft.bots.dungeoneer.greedy.situation import Situation
from undercroft.dungeoneer import GAME, Options
from undercroft.dungeoneer.rules.deeds.dice.dice_odds import duel, hits, odds, reach
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.decisions import Decision

ROUNDS = 150
"""More rounds than any game takes, with rivals or alone."""


def tally(bots: tuple[str, ...], games: int, preset: str) -> Tally:
    """The results of some games with one player for each bot."""
    plan = SelfplayPlan("dungeoneer", games, len(bots), bots, preset, seed="bots")
    result = Tally(plan.line_up())
    for game in play_all(plan):
        result.add(game)
    return result


@pytest.mark.nightly("statistics of many games")
def test_greedy_beats_a_random_hero() -> None:
    assert tally(("greedy", "random"), 100, "both").wins[0] >= 80


def test_solo_greedy_wins_or_dies_and_mostly_wins() -> None:
    wins = 0
    for number in range(20):
        state = GAME.new(1, GAME.preset("tomb"), f"alone {number}")
        bot = make_bot("greedy", "dungeoneer", "alone")
        while state.stack and state.round < ROUNDS:
            state.play_unchecked(0, GAME.vocabulary.parse(bot.choose(state.view(0), state.decision(0))))
        assert state.is_terminal
        wins += state.winners == (0,)
    assert wins >= 12


@pytest.mark.parametrize("name", VARIANTS)
def test_greedy_plays_every_variant_to_its_end(name: str) -> None:
    """Every answer is one of the options, and the bot has chosen it rather than fallen back on the default."""
    seats = SEATS.get(name, 3)
    state = GAME.new(seats, VARIANTS[name], f"variant {name}")
    bot = make_bot("greedy", "dungeoneer", name)
    while state.stack and state.round < ROUNDS:
        seat = state.to_act[0]
        decision = state.decision(seat)
        answer = bot.choose(state.view(seat), decision)
        assert answer in [option.action for option in decision.options]
        state.play_unchecked(seat, GAME.vocabulary.parse(answer))
    assert state.is_terminal


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("name", [name for name in bots_of("dungeoneer") if not searches(name, "dungeoneer")])
def test_a_bot_gives_the_same_answers_to_the_same_questions(name: str, seats: int) -> None:
    """What a bot may not know does not matter: it gives the same answer in any world that looks the same to it."""
    state = GAME.new(seats, GAME.preset("both"), "alike")
    bots = [make_bot(name, "dungeoneer", f"{seat}") for seat in range(seats)]
    twins = [make_bot(name, "dungeoneer", f"{seat}") for seat in range(seats)]
    chance = Chance.from_seed("alike")
    for _ in range(250):
        if not state.stack:
            break
        seat = state.to_act[0]
        world = state.determinize(seat, chance)
        answer = bots[seat].choose(state.view(seat), state.decision(seat))
        assert answer == twins[seat].choose(world.view(seat), world.decision(seat))
        state.play_unchecked(seat, GAME.vocabulary.parse(answer))


def test_every_chooser_answers_within_the_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot falls back on the default where a chooser finds nothing, so a useless chooser would go unnoticed."""
    own: dict[str, int] = dict.fromkeys(CHOOSERS, 0)
    missed: dict[str, int] = dict.fromkeys(CHOOSERS, 0)
    choose = Greedy.choose

    def counting(self: Greedy, view: object, decision: Decision) -> str:
        chooser = CHOOSERS.get(decision.prompt.key)
        if chooser is not None and len(decision.options) > 1:
            wanted = chooser(Situation(view, decision))  # type: ignore[arg-type]
            legal = [option.action for option in decision.options]
            (own if wanted in legal else missed)[decision.prompt.key] += 1
        return choose(self, view, decision)  # type: ignore[arg-type]

    monkeypatch.setattr(Greedy, "choose", counting)
    for number in range(6):
        state = GAME.new(3, Options(sets="both"), f"choosers {number}")
        bot = make_bot("greedy", "dungeoneer", "choosers")
        while state.stack:
            seat = state.to_act[0]
            state.play_unchecked(seat, GAME.vocabulary.parse(bot.choose(state.view(seat), state.decision(seat))))
    assert not {key: n for key, n in missed.items() if n}
    assert {"feats", "misdeeds", "window", "place", "discard", "draw", "form", "challenge"} <= {
        k for k in own if own[k]
    }


def test_chances() -> None:
    assert [odds(2, need) for need in (3, 5, 8, 9)] == [1.0, pytest.approx(4 / 6), pytest.approx(1 / 6), 0.0]
    assert duel(0) == pytest.approx((15 / 36, 15 / 36))
    assert duel(6) == (1.0, 0.0)
    assert reach(9, 2, 2) == pytest.approx(10 / 36)
    assert reach(5, 2, 1) == pytest.approx(1 - (4 / 6) ** 2)
    assert reach(5, 2, 1, lowest=True) == pytest.approx((2 / 6) ** 2)
    assert reach(3, 3, 2, each=True) == pytest.approx((4 / 6) ** 3 + 3 * (4 / 6) ** 2 * (2 / 6))
    assert hits(2, (0.5, 0.5, 0.5)) == pytest.approx(0.5)
    assert hits(0, ()) == 1.0 and hits(1, ()) == 0.0
