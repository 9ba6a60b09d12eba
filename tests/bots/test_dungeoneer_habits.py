"""Habits that a person would find stupid, each on a position in which it would be: levels 3 to 5 have none of them.

A part of a level's trials is enough here. The positions are put together by hand, in a game that goes on after them.
"""

from __future__ import annotations

import pytest

from tests.dungeoneer.play.test_roll_stakes import gallery
from tests.dungeoneer.solo.solo_table import solo_table
from tests.dungeoneer.table import Table, quest_number
from undercroft.bots import answer_of
from undercroft.bots.dungeoneer.policy.wasted_answers import is_worth_trying
from undercroft.bots.dungeoneer.search.world_search import HeroSearch, promising
from undercroft.bots.dungeoneer.tuning.levels import LEVELS, Veteran
from undercroft.dungeoneer.board.actions import PASS, PlaceLocation
from undercroft.dungeoneer.board.terms.cells import xy
from undercroft.dungeoneer.board.terms.moments import FEATS
from undercroft.dungeoneer.content.location_cards import LOCATION_IDS
from undercroft.dungeoneer.rules.deeds.dice.dice_rolls import Roll
from undercroft.dungeoneer.rules.questions.question_frames import nearest
from undercroft.dungeoneer.rules.turn.location_draw import Placing
from undercroft.kernel.engine.chance import Chance

STRONG = pytest.mark.parametrize("level", LEVELS[2:])
SEEDS = ("1", "2", "3")
MOST_TRIALS = 60


def answers(level: type[HeroSearch], table: Table, seat: int = 0) -> list[str]:
    """What the level answers, with several dice."""
    few = {"skill": level.skill._replace(trials=min(MOST_TRIALS, level.skill.trials))}
    brief = type(level.__name__, (level,), few)
    assert table.state.to_act == (seat,)
    return [answer_of(brief(seed), table.state, seat, seed) for seed in SEEDS]


def feats_of(level: type[HeroSearch], table: Table) -> list[list[str]]:
    """What seat 0 does in the rest of its feats, which the level plays with several dice."""
    found = []
    for seed in SEEDS:
        state = table.state.clone()
        state.chance = Chance.from_seed(seed)
        bot = type(level.__name__, (level,), {"skill": level.skill._replace(trials=MOST_TRIALS)})(seed)
        feats = []
        while state.stack and state.active == 0 and state.phase == FEATS:
            seat = state.to_act[0]
            feats.append(answer_of(bot, state, seat, seed))
            state.play_unchecked(seat, state.vocabulary.parse(feats[-1]))
        found.append(feats)
    return found


def strong_hero(table: Table) -> None:
    """A hero with melee 5, whom hardly anything harms, and two action points."""
    table.hero(0, "kron_axereaver", level=3, glory=4, ap=2)


@STRONG
def test_a_hero_takes_the_quest_next_to_him_rather_than_explore(level: type[HeroSearch]) -> None:
    table = Table(2, "hall_of_chains 0,-1", "crossroads2 1,0")
    strong_hero(table)
    table.hero(0, quests=["break_the_chains", "the_wardens_helm"])
    table.hero(1, quests=["the_lichs_gaze", "slay_draky"])
    table.feats()
    for feats in feats_of(level, table):
        assert "go n" in feats and "attempt break_the_chains" in feats


@STRONG
def test_a_turn_on_a_quest_does_not_end_without_an_attempt(level: type[HeroSearch]) -> None:
    table = Table(2, "hall_of_chains 0,-1", "crossroads2 1,0")
    strong_hero(table)
    table.hero(0, at="hall_of_chains", quests=["break_the_chains", "the_wardens_helm"])
    table.hero(1, quests=["the_lichs_gaze", "slay_draky"])
    table.feats()
    assert all("attempt break_the_chains" in feats for feats in feats_of(level, table))


@STRONG
def test_an_escort_is_delivered_where_that_wins(level: type[HeroSearch]) -> None:
    table = Table(2)
    table.hero(0, ap=2, glory=3, escorts=["damsel_in_distress"], done=["slay_draky", "the_lost_codex"])
    table.hero(1, quests=["the_lichs_gaze", "break_the_chains"])
    table.feats()
    assert answers(level, table) == ["deliver damsel_in_distress"] * 3


@STRONG
def test_the_last_life_is_not_risked_on_a_quest_that_hardly_ever_succeeds(level: type[HeroSearch]) -> None:
    """One chance in six, and failing kills."""
    table = Table(2, "hall_of_chains 0,-1", "crossroads2 1,0")
    table.hero(0, at="hall_of_chains", ap=1, life=1, quests=["break_the_chains", "the_wardens_helm"])
    table.hero(1, quests=["the_lichs_gaze", "slay_draky"])
    table.feats()
    assert "attempt break_the_chains" not in answers(level, table)


def chains(life: int, peril: int, *done: str, level: int = 1) -> Table:
    """A hero, with melee 1 at level 1 and 2 at level 2, at a quest that needs 7, where a failure wounds him."""
    table = Table(2, "hall_of_chains 0,-1", "crossroads2 1,0")
    table.hero(0, "torvald_hask", level=level, at="hall_of_chains", ap=3, life=life, peril=peril, done=list(done))
    table.hero(0, quests=["break_the_chains", "the_wardens_helm"])
    table.hero(1, quests=["the_lichs_gaze", "slay_draky"])
    table.feats()
    return table


@pytest.mark.parametrize(("life", "peril"), [(5, 2), (5, 6), (3, 6), (2, 0)])
def test_a_veteran_makes_no_attempt_that_harms_more_than_it_promises(life: int, peril: int) -> None:
    """A chance of 17 % for a quest, against one of 83 % for a wound, once or twice."""
    assert not any("attempt break_the_chains" in feats for feats in feats_of(Veteran, chains(life, peril)))


def test_what_an_attempt_is_worth_depends_on_chance_lives_peril_and_what_it_wins() -> None:
    quest = quest_number("break_the_chains")

    def worth(life: int, peril: int, *done: str, level: int = 1, tried: bool = False) -> bool:
        table = chains(life, peril, *done, level=level)
        table[0].tried = (quest,) if tried else ()
        return is_worth_trying(table.state, 0, quest)

    assert not worth(5, 0)  # 17 %
    assert worth(5, 0, "silence_the_choir", "the_lost_codex")  # it would win
    assert worth(5, 0, level=2) and worth(5, 8, level=2)  # 33 %
    assert worth(3, 0, level=2) and not worth(3, 6, level=2)  # rivals could make use of the wound
    assert not worth(2, 0, level=2)
    assert not worth(3, 0, level=2, tried=True)  # another attempt costs an action point


# What no level does.

EVERY = pytest.mark.parametrize("level", LEVELS)


@EVERY
def test_nobody_pays_for_a_check_that_cannot_fail(level: type[HeroSearch]) -> None:
    table = gallery("lorel_alanus", 9, "surge_of_faith")  # magic 1 against 5
    table.hero(0, level=4)
    for hand in ([], ["surge_of_faith"]):
        table.hero(0, hand=hand)
        roll = nearest(table.state, Roll)
        assert roll is not None
        roll.bonus = 9
        assert roll.certain(table.state) and table.legal(0, "use lorel_alanus")
        assert promising(table.state, 0, level.skill.habits) == [PASS]


@EVERY
def test_nobody_pays_more_than_a_check_needs(level: type[HeroSearch]) -> None:
    table = gallery("lorel_alanus", 9, "surge_of_faith")
    roll = nearest(table.state, Roll)
    assert roll is not None
    roll.bonus = 1  # magic 1, and a 1 on the die: 2 are missing
    table.answer(0, "play surge_of_faith")
    assert table.asked() == (0, "x")
    assert {action.text for action in promising(table.state, 0, level.skill.habits)} == {"x 1", "x 2"}


@EVERY
def test_nobody_moves_a_hero_away_from_his_own_monster(level: type[HeroSearch]) -> None:
    table = Table(2, "crossroads1 0,-1")
    table.hero(0, hand=["warping_sigil", "zombie"])
    table.hero(1, at="crossroads1", peril=9)
    table.send(0, "warping_sigil 1", "zombie 1")
    assert table.options(0) == ["settle warping_sigil", "battle 1"]
    assert answers(level, table) == ["battle 1"] * 3


@EVERY
def test_nobody_takes_peril_that_a_rival_could_have(level: type[HeroSearch]) -> None:
    table = Table(3, "crossroads1 0,-1")
    table.hero(1, at="crossroads1", life=6)
    table.dice(6, 1)
    table.ambush(0, 1, "zombie")
    table.answer(0, "to_lair zombie")
    assert not {"give_peril 0", "pass"} & set(answers(level, table))


@STRONG
def test_a_dying_hero_drinks_his_potion(level: type[HeroSearch]) -> None:
    table = Table(2)
    table.hero(0, ap=1, life=1, glory=3, peril=6, hand=["draught_of_mending"], quests=["break_the_chains"])
    table.hero(1, peril=2, lair=["barrow_knight", "herald_of_the_lich"], quests=["the_lichs_gaze", "slay_draky"])
    table.feats()
    found = answers(level, table)
    assert "done" not in found and "explore" not in found
    table.answer(0, found[0])
    assert table[0].life > 1 or "play draught_of_mending" in answers(level, table)


@STRONG
def test_a_monster_is_not_sent_where_it_cannot_win(level: type[HeroSearch]) -> None:
    """A zombie against melee 6 wins once in 36 times, and its loss brings the hero glory."""
    table = Table(2)
    table.hero(0, hand=["zombie", "night_hamster"], quests=["break_the_chains"])
    table.hero(1, "kron_axereaver", level=4, peril=3, quests=["the_lichs_gaze"])
    table.misdeeds()
    assert answers(level, table) == ["done"] * 3


@STRONG
def test_a_monster_is_sent_where_it_kills_the_leader(level: type[HeroSearch]) -> None:
    """He stands at the quest that he needs."""
    table = Table(2, "hall_of_chains 0,-1")
    table.hero(0, hand=["ghoul_pack"], quests=["the_lichs_gaze"])
    table.hero(1, "kron_axereaver", at="hall_of_chains", life=1, peril=3, quests=["break_the_chains"])
    table.hero(1, done=["slay_draky", "the_lost_codex"])
    table.misdeeds()
    assert answers(level, table) == ["send ghoul_pack 1"] * 3


@pytest.mark.parametrize("level", LEVELS[3:])
def test_a_monster_is_sent_even_where_the_leader_is_far_from_his_quest(level: type[HeroSearch]) -> None:
    """Nearly won games, too; the third level, which decides this at a glance, sends it most of the time."""
    table = Table(2)
    table.hero(0, hand=["ghoul_pack"], quests=["break_the_chains"])
    table.hero(1, life=1, peril=3, quests=["the_lichs_gaze"], done=["slay_draky", "the_lost_codex"])
    table.misdeeds()
    assert answers(level, table) == ["send ghoul_pack 1"] * 3


def placed(table: Table, level: type[HeroSearch], card: str) -> list[int]:
    """How many steps from the hero the level lays this location, with several dice."""
    state = table.state
    state.location_deck = tuple([one for one in state.location_deck if one != LOCATION_IDS.index(card)])
    state.stack.append(Placing(0, LOCATION_IDS.index(card)))
    state.run()
    here = xy(state.dungeon.cell_of(state.heroes[0].location))
    found = []
    for answer in answers(level, table):
        action = state.vocabulary.parse(answer)
        assert isinstance(action, PlaceLocation)
        x, y = xy(action.cell)
        found.append(abs(x - here[0]) + abs(y - here[1]))
    return found


ROW = ("crossroads1 0,-1", "corridor1 0,-2", "crossroads2 0,-3", "corridor2 0,-4")


@STRONG
def test_what_a_quest_needs_is_not_laid_at_the_end_of_a_strip(level: type[HeroSearch]) -> None:
    table = Table(2, *ROW)
    table.hero(0, ap=2, quests=["break_the_chains", "the_wardens_helm"])
    table.hero(1, at="crossroads2", quests=["the_lichs_gaze", "slay_draky"])
    table.feats()
    assert max(placed(table, level, "hall_of_chains")) <= 2


@STRONG
def test_what_a_rival_needs_to_win_is_not_laid_beside_him(level: type[HeroSearch]) -> None:
    table = Table(2, *ROW)
    table.hero(0, ap=2, quests=["break_the_chains", "the_wardens_helm"])
    table.hero(1, "lorel_alanus", at="crossroads1", level=4, quests=["wreck_the_laboratory"])
    table.hero(1, done=["slay_draky", "the_lost_codex"])
    table.hero(0, at="crossroads1")
    table.feats()
    assert min(placed(table, level, "laboratory")) >= 2


@STRONG
def test_a_hero_whose_quests_are_on_the_map_walks_instead_of_exploring(level: type[HeroSearch]) -> None:
    """A strip of tunnels without reason: nothing that is still hidden would help him."""
    table = Table(2, "crossroads1 0,-1", "corridor1 0,-2", "hall_of_chains 0,-3", "crossroads2 1,0")
    strong_hero(table)
    table.hero(0, quests=["break_the_chains"], done=["slay_draky", "the_lost_codex"])
    table.hero(1, quests=["the_lichs_gaze"])
    table.feats()
    assert answers(level, table) == ["go n"] * 3


@STRONG
def test_a_lone_hero_with_three_quests_goes_to_the_entrance(level: type[HeroSearch]) -> None:
    table = solo_table()
    table.hero(0, at="crossroads1", done=["slay_draky", "the_lost_codex", "break_the_chains"])
    table.feats()
    assert answers(level, table) == ["go s"] * 3


@STRONG
def test_a_lone_hero_does_not_put_off_the_quest_he_stands_at(level: type[HeroSearch]) -> None:
    """The Lich Lord once walked back and forth beside this one for hundreds of rounds."""
    table = solo_table("corridor1 0,-1", "corridor2 0,-2", "dark_crossroads 0,-3")
    quests = ["the_sealed_niche", "lay_down_your_arts"]
    table.hero(0, at="dark_crossroads", level=2, life=6, glory=8, done=["carry_the_relic_bones"], quests=quests)
    table.feats()
    assert answers(level, table) == ["use the_sealed_niche"] * 3
