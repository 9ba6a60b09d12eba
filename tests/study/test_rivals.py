"""The battle solver among other lords: the paladin comes and goes for their counters, as in the game itself."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from tests.amounts import amount, daily
from tests.study.brute import Naive, TooMany, small_battle, with_rivals
from undercroft.dungeonlords import GAME
from undercroft.dungeonlords.board.actions import READY
from undercroft.dungeonlords.board.position import IN_TENT
from undercroft.dungeonlords.content.tile_tables import IS_PALADIN, PALADINS
from undercroft.dungeonlords.game.position_notation import BattlePosition
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.dungeonlords.rules.combat.battle_planning import MakePlan, MarkTile
from undercroft.dungeonlords.rules.combat.combat_rounds import Combat
from undercroft.dungeonlords.rules.economy.paladin import check_paladin
from undercroft.study.analysis.solver_interface import BlowsQuestion
from undercroft.study.dungeonlords.solver.solve_battle import solve, study_of
from undercroft.study.dungeonlords.solver_adapter import blows

SMALL = amount(5, 60, 1_500)
MOVED = amount(2, 15, 300)
MOST = amount(600, 3_000, 20_000)

LEAVES = (
    "party paladin1 warrior4 thief4; creatures slime1 troll1; gold 3; imps 3; evil 11; tiles 2,0 2,1 2,2; "
    "cards fireball detect_treasure fist_of_justice magic_shield"
)
COMES = (
    "party wizard4 warrior4; creatures goblin1 troll1 witch1; traps poisoned_meal; gold 3; food 3; imps 3; evil 10; "
    "tiles 2,0 2,1 2,2; cards detect_evil fireball fist_of_justice detect_treasure"
)


def values(position: str) -> dict[tuple[str, ...], float]:
    """What each plan of a battle is worth."""
    found = solve(BattlePosition.parse(position), alternatives=100)
    assert all(plan.exact for plan in found.plans)
    return {plan.answers: plan.low for plan in found.plans}


@pytest.mark.rules("DL-10.2", "DL-11.6")
def test_a_paladin_who_leaves_after_the_first_tile_is_not_caught() -> None:
    found = values(f"{LEAVES}; rivals 11")
    assert found["ready",] == found["send slime1", "ready"] == max(found.values()) == -4
    assert max(values(f"{LEAVES}; rivals 4").values()) == max(values(LEAVES).values()) == -1


@pytest.mark.rules("DL-10.2", "DL-11.11")
def test_a_paladin_whom_a_spell_calls_from_a_rival_can_be_caught() -> None:
    found = values(f"{COMES}; rivals 11=paladin1")
    assert found["ready",] == found["send troll1", "ready"] == max(found.values()) == 5
    assert found["lay poisoned_meal", "send troll1", "ready"] == 4
    # One who is hurt already is caught all the more; one at a lord who is more evil stays there.
    assert max(values(f"{COMES}; rivals 11=paladin1:2 4").values()) >= 5
    assert values(f"{COMES}; rivals 14=paladin1") == values(COMES)


@pytest.mark.soak
def test_the_solver_equals_brute_force_among_rivals() -> None:
    rnd = Random("rivals")
    done = moved = 0
    while done < SMALL or moved < MOVED:
        position = small_battle(rnd)
        if position.training or any(IS_PALADIN[tile] for tile in position.prison):
            continue
        position = with_rivals(position, rnd)
        assert BattlePosition.parse(str(position)) == position
        try:
            value = Naive(MOST).value(position)
        except TooMany:
            continue
        found = solve(position, alternatives=100)
        assert found.exact and found.plans[0].low == pytest.approx(value, abs=1e-9), position
        alone = solve(msgspec.structs.replace(position, rivals=())).plans[0].low
        done, moved = done + 1, moved + (abs(alone - value) > 1e-9)


def battles_of_games(rnd: Random, year: int) -> Iterator[tuple[DungeonLordsState, int]]:
    """Positions of random games of three and four lords in which one is about to plan a late battle, and who."""
    for number in range(10_000):
        state = GAME.new(3 + number % 2, GAME.preset("full"), f"rivals {year} {number}")
        while not state.is_terminal and state.year <= year:
            seat = state.to_act[0]
            if state.round >= 3 and state.year == year and not state.lords[seat].planned:
                lord = state.lords[seat]
                if state.decision(seat).prompt.key in ("mark", "plan") and not lord.laid and not lord.sent:
                    yield state, seat
            state.play_unchecked(seat, rnd.choice(state.legal_actions(seat)))


def others_stand_still(game: DungeonLordsState, seat: int, rnd: Random) -> DungeonLordsState:
    """The combat of a game alone, in which nobody but this lord has anything to do; the counters are high."""
    state = game.clone()
    captured = PALADINS[state.year - 1] in state.lords[seat].prison
    for other, lord in enumerate(state.lords):
        lord.evil = rnd.randint(8, 14)
        lord.party = tuple([a for a in lord.party if other == seat and not IS_PALADIN[a.tile]])
        if other != seat:
            lord.conquered, lord.planned, lord.laid, lord.sent, lord.prison = lord.tiles, 0, (), (), ()
    if not captured:
        state.paladin = IN_TENT
        check_paladin(state)
    at = next(i for i, frame in enumerate(state.stack) if isinstance(frame, Combat))
    state.stack = state.stack[at:]
    if isinstance(state.stack[-1], MakePlan):
        state.stack.append(MarkTile(seat))
    state.lords[seat].marked = -1
    state.run()
    return state


@pytest.mark.soak
@pytest.mark.parametrize("year", daily([1, 2], 1))
def test_a_plan_is_worth_what_the_game_itself_makes_of_it(year: int) -> None:
    rnd = Random(f"engine {year}")
    done = moved = 0
    for game, seat in battles_of_games(rnd, year):
        state = others_stand_still(game, seat, rnd)
        position = BattlePosition.of_view(state.view(seat), seat)
        if state.lords[seat].party_is_gone or "hall_of_fame" in str(position):
            continue
        position = BattlePosition.parse(str(position))
        found = solve(position, alternatives=3)
        alone = solve(msgspec.structs.replace(position, rivals=()), alternatives=3)
        for plan in found.plans:
            try:
                value = Naive(MOST, seat).value_in(state.clone(), position, plan.answers)
            except TooMany:
                continue
            assert plan.low <= value + 1e-9 and value <= plan.high + 1e-9, (str(position), plan)
            done += 1
        moved += found.plans[0].low != alone.plans[0].low
        if done >= SMALL and moved >= MOVED // 2:
            return


def test_the_blows_tell_that_the_paladin_leaves_and_nothing_else_of_the_rivals() -> None:
    told = blows(BlowsQuestion(f"{LEAVES}; rivals 4 11", ("ready",), "fireball"))
    events = [event for event, *_ in msgspec.json.decode(msgspec.json.encode(told.beats)) if event]
    of_rivals = [event for event in events if event.get("seat")]
    assert [(event["event"], event["seat"], event["rival"]) for event in of_rivals] == [("PaladinComes", 2, 0)]


def test_a_look_ahead_sees_the_paladin_leave() -> None:
    text = "party paladin1:1 thief1; creatures troll1 goblin1; evil 11; tiles 2,0 2,1 2,2; cards fireball ? ? ?"
    after = BattlePosition.parse(f"{text}; rivals 11 9").to_state("any")
    after.play_unchecked(0, READY)
    # The paladin has left after the first tile, so no look ahead can count on catching him.
    assert after.paladin == 1 and not any(IS_PALADIN[a.tile] for a in after.lords[0].party)


@pytest.mark.parametrize(
    ("more", "assumes"),
    [
        ("", ""),
        ("; evil 9", ""),
        ("; tent", ""),
        ("; evil 9; tent", ""),
        ("; evil 11", "alone"),
        ("; evil 11; prison paladin1", ""),
        ("; evil 11; rivals 4", ""),
        ("; evil 11; rivals 12=paladin1 4", "still"),
        ("; evil 4; rivals 12=paladin1 4", ""),
    ],
)
def test_a_value_says_what_it_takes_for_granted_about_the_others(more: str, assumes: str) -> None:
    for party, expected in (("thief1", assumes), ("wizard1", assumes)):
        text = f"party {party}; tiles 2,0 2,1; round 3; cards fireball suggestion ? ?{more}"
        found = solve(BattlePosition.parse(text))
        assert found.assumes == expected, text
        assert study_of(BattlePosition.parse(text)).trial(text, []).assumes == expected


@pytest.mark.parametrize(
    ("position", "assumes"),
    [
        ("party paladin1; evil 11; tiles 2,0; cards ? ? ? ?", "alone"),
        ("party paladin1; evil 4; tiles 2,0; cards ? ? ? ?", "still"),
        ("party paladin1; evil 11; tiles 2,0; cards ? ? ? ?; rivals 4", "still"),
        ("party paladin1; evil 11; tiles 2,0; training", ""),
        ("party wizard4; evil 8; tiles 2,0; cards ? ? ? ?", "alone"),
        ("party wizard4; evil 8; tiles 2,0; cards ? ? ? ?; tent", "still"),
        ("party wizard4; evil 5; tiles 2,0; cards ? ? ? ?", ""),
    ],
)
def test_evil_that_spells_may_bring_counts_too(position: str, assumes: str) -> None:
    assert solve(BattlePosition.parse(position)).assumes == assumes
