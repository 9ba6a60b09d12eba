"""The bots of Dungeon Lords: legal answers, made only from what a seat may know; greedy is a real opponent."""

from __future__ import annotations

import pytest

from tests.amounts import SOAK
from undercroft.arena import SelfplayPlan, Tally, play_all
from undercroft.bots import answer_of, bots_of, levels_of, make_bot
from undercroft.dungeonlords import GAME
from undercroft.dungeonlords.content.training_scenarios import SCENARIOS
from undercroft.dungeonlords.game.position_notation import BattlePosition
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.chance import Chance

GAMES = 100 if SOAK else 30


def tally(bots: tuple[str, ...], games: int, preset: str) -> Tally:
    """The results of some games with four lords."""
    plan = SelfplayPlan("dungeon-lords", games, 4, bots, preset, seed="bots")
    result = Tally(plan.line_up())
    for game in play_all(plan):
        result.add(game)
    return result


@pytest.mark.nightly("statistics of thirty games")
def test_greedy_beats_three_random_lords() -> None:
    result = tally(("greedy", "random", "random", "random"), GAMES, "full")
    assert result.wins[0] >= 0.95 * GAMES
    assert result.points()[0] > 5


@pytest.mark.nightly("statistics of many games")
def test_greedy_also_beats_random_lords_in_first_games() -> None:
    assert tally(("greedy", "random", "random", "random"), 20, "first").wins[0] >= 19


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", [name for name in bots_of("dungeon-lords") if name not in levels_of("dungeon-lords")])
def test_a_bot_gives_the_same_answers_to_the_same_questions(name: str, seats: int) -> None:
    """What a bot may not know does not matter: it gives the same answer in any world that looks the same to it.

    `test_world_search.py` shows it of the levels.
    """
    state = GAME.new(seats, GAME.preset("full"), "alike")
    bots = [make_bot(name, "dungeon-lords", f"{seat}") for seat in range(seats)]
    twins = [make_bot(name, "dungeon-lords", f"{seat}") for seat in range(seats)]
    chance = Chance.from_seed("alike")
    while state.stack:
        seat = state.to_act[0]
        world = state.determinize(seat, chance)
        answer = answer_of(bots[seat], state, seat, "the real one")
        assert answer == answer_of(twins[seat], world, seat, "another one")
        state.apply(seat, GAME.vocabulary.parse(answer))


@pytest.mark.parametrize(("number", "lost"), [(1, 1), (2, 1), (3, 2), (4, 1)])
def test_greedy_loses_few_tiles_in_the_training_battles(number: int, lost: int) -> None:
    """Losing one tile is the best result in each (DL-18.1); the third battle needs patience over three rounds."""
    state = BattlePosition.parse(SCENARIOS[number - 1].position).to_state("training")
    bot = make_bot("greedy", "dungeon-lords", "training")
    while state.stack:
        state.apply(0, GAME.vocabulary.parse(bot.choose(state.view(0), state.decision(0))))
    assert state.lords[0].conquered.bit_count() == lost


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(OptionError, match="no bot is called 'oracle'; choose one of: random, greedy, trainee"):
        make_bot("oracle", "dungeon-lords", "1")
