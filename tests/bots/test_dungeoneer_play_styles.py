"""What the habits of a player of the policy change."""

from __future__ import annotations

from random import Random

import pytest

from tests.dungeoneer.solo.solo_table import solo_table
from tests.dungeoneer.table import Table
from undercroft.bots.dungeoneer.policy import hero_turns
from undercroft.bots.dungeoneer.policy.play_styles import FIRST, LEARNED, THRIFTY, Habits, Style
from undercroft.bots.dungeoneer.policy.playout_policy import answer, play_on
from undercroft.bots.dungeoneer.search.hidden_information import forget
from undercroft.bots.dungeoneer.search.world_search import Question, habits_in
from undercroft.bots.dungeoneer.tuning.levels import LEVELS, LichLord
from undercroft.bots.sequential_halving import Deadline
from undercroft.dungeoneer import GAME
from undercroft.dungeoneer.board.actions import VOCABULARY


def feat(table: Table, habits: Habits) -> str:
    """What the policy with these habits does next for seat 0."""
    return answer(table.state, 0, Style(habits=habits), Random(0)).text


def discarded(table: Table, habits: Habits, *cards: str) -> str:
    legal = [VOCABULARY.parse(f"discard {card}") for card in cards]
    return hero_turns.discard(table.state, 0, legal, habits).text


def drawn(table: Table, habits: Habits) -> str:
    legal = [VOCABULARY.parse("draw glory"), VOCABULARY.parse("draw peril")]
    return hero_turns.draw(table.state, 0, legal, habits).text


def at_the_entrance(glory: int, *quests: str) -> Table:
    table = Table(2, "hall_of_chains 0,-1", "crossroads2 1,0")
    table.hero(0, "kron_axereaver", level=3, glory=glory, ap=2, quests=list(quests))
    table.hero(1, quests=["the_lichs_gaze", "slay_draky"])
    table.feats()
    return table


def test_without_patience_a_quest_far_off_is_exchanged_before_the_hero_leaves() -> None:
    far_off = at_the_entrance(4, "break_the_chains", "the_wardens_helm")
    assert feat(far_off, LEARNED) == "use tomb_antechamber"
    assert feat(far_off, FIRST) == "go n"


def test_an_exchange_needs_glory() -> None:
    assert feat(at_the_entrance(1, "break_the_chains", "the_wardens_helm"), LEARNED) == "go n"


def test_with_the_first_habits_no_quest_is_too_far_off() -> None:
    """Not even one that can no longer be reached, since its location has left the game."""
    table = at_the_entrance(4, "break_the_chains", "the_wardens_helm")
    table.only_locations("library", "crypt")
    assert feat(table, LEARNED) == "use tomb_antechamber"
    assert feat(table, FIRST) == "go n"


def test_the_search_does_not_weigh_an_exchange() -> None:
    """No trial shows what a quest is worth that nobody knows yet: the policy's answer stands."""
    state = at_the_entrance(4, "break_the_chains", "the_wardens_helm").state
    question = Question(forget(state, 0), 0, LichLord.skill, None, Deadline(0.0), Random(1))
    assert [one.candidate.text for one in question.ranking()] == ["use tomb_antechamber"]


def test_a_known_quest_is_preferred_to_looking_for_another_one() -> None:
    """The Hall of Chains is known, but the quest there hard; where the Helm is nobody knows, but it is not far."""
    table = at_the_entrance(0, "break_the_chains", "the_wardens_helm")
    table.hero(0, level=1)
    table.only_locations("treasury", "library", "crypt", "oubliette", "dark_altar")
    assert feat(table, FIRST) == "explore"
    assert feat(table, LEARNED) == "go n"


def test_encounters_are_kept_for_the_harm_they_would_do() -> None:
    """The knight is dear, but cannot strike a hero of melee 6; the spirit attacks with magic, of which he has none."""
    table = Table(2)
    table.hero(1, "kron_axereaver", level=4)
    assert discarded(table, FIRST, "barrow_knight", "wailing_spirit") == "discard wailing_spirit"
    assert discarded(table, LEARNED, "barrow_knight", "wailing_spirit") == "discard barrow_knight"


def test_much_peril_asks_for_peril_cards_and_much_glory_for_glory_cards() -> None:
    table = Table(2)
    table.hero(0, glory=0, hand=["haste", "zombie"])
    table.hero(1, peril=8)
    assert (drawn(table, FIRST), drawn(table, LEARNED)) == ("draw glory", "draw peril")
    table.hero(0, glory=9, hand=["haste", "surefooted", "zombie"])
    table.hero(1, peril=0)
    assert (drawn(table, FIRST), drawn(table, LEARNED)) == ("draw peril", "draw glory")


def test_a_lone_hero_keeps_the_first_habits() -> None:
    assert habits_in(solo_table().state, LichLord.skill.habits) == THRIFTY
    assert habits_in(Table(2).state, LichLord.skill.habits) == LEARNED


def test_only_the_strongest_level_has_learned() -> None:
    assert [level.skill.habits == LEARNED for level in LEVELS] == [False] * 4 + [True]


def _won(habits: tuple[Habits, Habits], seed: str) -> float:
    """The result of seat 0 in a game of the policy with these habits."""
    state = GAME.new(2, GAME.preset("both"), seed)
    play_on(state, [Style(habits=one) for one in habits], Random(seed))
    return state.returns()[0]


@pytest.mark.nightly("statistics of 200 games")
def test_learned_habits_win_more_games() -> None:
    """Of these deals, each played from both seats, as of thousands of others."""
    deals = 100
    won = [_won((LEARNED, FIRST), f"{n}") + 1 - _won((FIRST, LEARNED), f"{n}") for n in range(deals)]
    assert sum(won) / (2 * deals) > 0.53
