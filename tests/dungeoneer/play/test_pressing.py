"""What a player who is alone need not be asked: questions that can wait, or whose answer goes without saying."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from tests.amounts import SOAK
from tests.dungeoneer.solo.solo_table import solo_table
from tests.dungeoneer.table import Table, number
from undercroft.dungeoneer import GAME, Options
from undercroft.dungeoneer.board.actions import Use
from undercroft.dungeoneer.board.hero import ALWAYS, DEADLY, MINE
from undercroft.dungeoneer.board.numbers.stats import stat
from undercroft.dungeoneer.board.terms.moments import WindowMoment
from undercroft.dungeoneer.content.card_index import CARDS, EFFECTS, FORMS
from undercroft.dungeoneer.events import Rolled
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.dungeoneer.rules.battle.battle_data import Battle, the_battle
from undercroft.dungeoneer.rules.deeds.dice.dice_rolls import COUNTER_DIE, NO_ESCAPE, Roll
from undercroft.dungeoneer.rules.deeds.dice.public_die import PIPS
from undercroft.dungeoneer.rules.deeds.movement import TrappedExit
from undercroft.dungeoneer.rules.questions.interference_windows import Window
from undercroft.dungeoneer.rules.questions.question_frames import nearest
from undercroft.kernel.base.event import Event
from undercroft.kernel.engine.action_vocabulary import Action, Numbered
from undercroft.kernel.engine.chance import Chance

GAMES = 200 if SOAK else 12
rules = pytest.mark.rules


def routine(table: Table, seat: int) -> bool:
    """Whether the answer to the question goes without saying."""
    return table.state.decision(seat).routine


def interrupting(table: Table, seat: int) -> list[str]:
    """The moments at which a player who is alone is asked while everybody passes."""
    seen = []
    while table.window():
        if any(not o.startswith(("ask", "pass")) for o in table.options(seat)) and not routine(table, seat):
            seen.append(table.window())
        table.answer(table.asked()[0], "pass")
    return seen


def clash(*hand: str, life: int = 3, ap: int = 0, battled: int = 0) -> Table:
    """A zombie attacks the hero of seat 1, who is asked in the response step."""
    table = Table(2)
    table.hero(1, at="crossroads1", hand=hand, standing="mine", glory=9, life=life, ap=ap, battled=battled)
    table.ambush(0, 1, "zombie")
    while table.window() != "response":
        table.answer(table.asked()[0], table.state.decision(table.asked()[0]).default)
    return table


@rules("DN-15.2", "DN-6.10")
def test_a_draught_can_wait_until_the_hero_would_die() -> None:
    table = clash("draught_of_mending", life=1)
    table.dice(6, 1)
    seen = {}
    while table.window():
        seen[table.window()] = routine(table, 1)
        table.answer(1, "pass")
    assert seen == {"response": True, "roll": True, "wound": True, "death": False}


@rules("DN-15.2", "DN-6.2")
def test_a_response_cannot_wait() -> None:
    assert routine(clash("draught_of_mending"), 1)
    assert not routine(clash("draught_of_mending", "turn_away"), 1)


@rules("DN-6.6")
def test_action_points_for_a_challenge_cannot_wait() -> None:
    for numbers, expected in (({}, ["roll"]), ({"ap": 1}, []), ({"battled": 1}, [])):
        table = clash("haste", **numbers)
        table.dice(6, 1)
        assert interrupting(table, 1) == expected


@rules("DN-15.2")
@pytest.mark.parametrize(("standing", "expected"), [("mine", True), ("always", False), ("deadly", False)])
def test_who_wants_to_be_asked_is_asked(standing: str, expected: bool) -> None:
    table = Table(2)
    table.hero(0, "roderik_talus", life=1, glory=9, hand=["draught_of_mending"], standing=standing)
    table.state.stack[:] = []
    table.feats(0)
    table.state.stack.append(Window(WindowMoment.WOUND, 1, (0,)))
    assert routine(table, 0) is expected


@rules("DN-8.3")
@pytest.mark.parametrize(
    ("card", "spare", "expected"),
    [
        ("draught_of_mending", 9, True),  # a wound asks again
        ("steel_nerves", 9, True),  # could have been played before the step
        ("steel_nerves", 0, False),  # but not if the location has just paid for it
        ("ghost_step", 9, False),  # leads away before the hazard
    ],
)
def test_on_arrival_only_what_could_not_be_done_before_is_asked_for(card: str, spare: int, expected: bool) -> None:
    table = Table(2, "crossroads1 0,-1", "library 0,-2 turned")
    table.hero(0, at="library", life=1, ap=2, hand=[card], standing="mine", glory=CARDS[number(card)].cost + spare)
    table.feats(0)
    table.state.stack.append(Window(WindowMoment.ARRIVAL, 1, (0,)))
    assert table.legal(0, f"play {card}")
    assert routine(table, 0) is expected


@rules("DN-14.5", "DN-14.6")
def test_alone_spoils_are_drawn_and_only_treasures_are_asked_for_after_a_battle() -> None:
    table = solo_table("crossroads1 0,-1")
    table.hero(0, glory=9, hand=["draught_of_mending"], standing="mine", life=2)
    table.feats(0)
    table.state.stack.append(Window(WindowMoment.REWARD, 1, (0,)))
    assert routine(table, 0)
    table.hero(0, hand=["draught_of_mending", "bronze_helm"])
    table.state.stack[-1] = Window(WindowMoment.REWARD, 1, (0,))
    assert not routine(table, 0)


@rules("DN-4.5", "DN-13.8")
def test_saving_goes_without_saying_unless_it_costs_something() -> None:
    for falling in (0, 1):
        table = Table(2, ap_for_falling=falling)
        table.hero(0, ap=2, standing="mine")
        table.begin("discard")
        assert table.asked() == (0, "save")
        assert routine(table, 0) is not bool(falling)
        table[0].standing = ALWAYS
        assert not routine(table, 0)


@rules("DN-6.5", "DN-6.11")
@pytest.mark.parametrize(("ahead", "expected"), [(0, True), (1, False)])
def test_nothing_is_added_to_a_counter_roll_that_wins_anyway(ahead: int, expected: bool) -> None:
    table = clash("surge_of_faith")
    table.dice(1)
    while not table.legal(1, "play surge_of_faith"):
        table.answer(1, "pass")
    battle = the_battle(table.state)
    battle.attackers[0].total = battle.plus(table.state, COUNTER_DIE) + ahead
    assert routine(table, 1) is expected


@rules("DN-7.1", "DN-6.11")
@pytest.mark.parametrize(("short", "expected"), [(1, True), (2, False)])
def test_nothing_is_added_to_a_threat_that_is_passed_anyway(short: int, expected: bool) -> None:
    table = Table(2)
    table.hero(0, glory=9, hand=["surge_of_faith", "trap_sense"], standing="mine")
    table.feats(0)
    speed = FORMS.index("speed")
    table.state.stack.append(TrappedExit(0, speed, stat(table.state, 0, speed) + short, NO_ESCAPE))
    table.state.run()
    assert table.window() == "roll" and table.legal(0, "play trap_sense")
    assert routine(table, 0) is expected
    table[0].standing = ALWAYS
    assert not routine(table, 0)


@rules("DN-14.2", "DN-4.4")
@pytest.mark.parametrize(
    ("hand", "ap", "expected"),
    [
        ([], 0, True),
        (["draught_of_mending", "create_darkness"], 0, True),  # at the next question, or when an attack comes
        (["draught_of_mending"], 1, False),
        (["haste"], 0, False),  # its points are for this turn
        (["grave_lore"], 0, False),  # the next turn's points may depend on what lies open
    ],
)
def test_alone_without_points_the_turn_ends_by_itself(hand: list[str], ap: int, expected: bool) -> None:
    table = solo_table()
    table.hero(0, glory=9, life=2, hand=hand, ap=ap, standing="mine")
    table.location_deck()
    table.feats(0)
    assert table.asked() == (0, "feats")
    assert routine(table, 0) is expected
    table[0].standing = ALWAYS
    assert not routine(table, 0)


@rules("DN-14.2", "DN-10.4")
@pytest.mark.parametrize(
    ("hand", "escorts", "expected"),
    [
        (["serrated_edge"], [], True),  # adds to attacks, and nobody attacks before the next feats
        (["venom_coating"], [], True),  # so does what it does when it strikes
        (["create_darkness"], ["carry_the_relic_bones"], True),  # its token changes nothing before the next feats
        (["create_darkness"], ["damsel_in_distress"], False),  # she takes an action point of the next recovery
        (["serrated_edge"], ["damsel_in_distress"], False),
    ],
)
def test_alone_what_matters_only_in_battles_does_not_keep_a_turn_open(
    hand: list[str], escorts: list[str], expected: bool
) -> None:
    table = solo_table("crossroads1 0,-1")
    table.hero(0, at="crossroads1", glory=9, hand=hand, treasures=["crusaders_longsword"], escorts=escorts, ap=0)
    table.hero(0, standing="mine")
    table.location_deck()
    table.feats(0)
    offered = [f"play {card}" for card in hand] + [f"drop {quest}" for quest in escorts]
    assert all(table.legal(0, action) for action in offered)
    assert routine(table, 0) is expected


@rules("DN-4.5")
def test_with_rivals_the_turn_does_not_end_by_itself() -> None:
    table = Table(2)
    table.hero(0, ap=0, standing="mine")
    table.feats(0)
    assert not routine(table, 0)


AVERTING = frozenset({"cancel", "prevent", "revive", "extra_die", "remove_attacker"})
"""What effects do that is never put off."""


def averts(action: Action) -> bool:
    """Whether the action plays a card that averts something."""
    if not isinstance(action, Numbered) or action.verb != "play":
        return False
    return any(EFFECTS[n].do in AVERTING for n in CARDS[action.value].when("play"))


def offered_again(state: DungeoneerState, seat: int, action: Action) -> bool:
    """Whether the seat is asked again for the same card before any dice are rolled, if everybody passes."""
    world = state.clone()
    happened: list[Event] = []
    while not any(isinstance(event, Rolled) for event in happened):
        (asked,) = world.to_act
        happened = world.apply(asked, world.vocabulary.parse(world.decision(asked).default))
        if world.to_act == (seat,) and action in world.legal_actions(seat) and not world.decision(seat).routine:
            return True
    return False


def helps(action: Action) -> bool:
    """Whether the action plays or uses something that adds to the roll about to be made."""
    numbers: Sequence[int] = ()
    if isinstance(action, Use):
        numbers = (action.effect,)
    elif isinstance(action, Numbered) and action.verb == "play":
        numbers = CARDS[action.value].when("play")
    return any(EFFECTS[n].do == "mod" and EFFECTS[n].until == "roll" for n in numbers)


class Ones(Chance):
    """All dice show 1."""

    def below(self, n: int) -> int:
        return 0 if n == PIPS else super().below(n)


class Sixes(Chance):
    """All dice show 6."""

    def below(self, n: int) -> int:
        return PIPS - 1 if n == PIPS else super().below(n)


def in_vain(state: DungeoneerState, seat: int) -> bool:
    """Whether the seat's hero fails the threat with a 6 and all the help there is, or loses at most as much glory by it
    as each help costs.
    """
    world = state.clone()
    world.chance = Sixes(1)
    before = nearest(world, Roll)
    assert before is not None and before.seat == seat
    stake = before.at_stake(state)
    cheapest = stake.n
    while nearest(world, Roll) is before:
        (asked,) = world.to_act
        options = world.legal_actions(asked)
        glory = world.heroes[asked].glory
        action = next((one for one in options if asked == seat and helps(one)), None)
        if action is None:
            action = options[-1]  # the greatest X, or a pass
        for event in world.apply(asked, action):
            if isinstance(event, Rolled) and event.seat == seat and not event.success:
                return True
        if action.verb != "pass":
            cheapest = min(cheapest, glory - world.heroes[asked].glory)
    return stake.only and stake.what == "glory" and cheapest >= stake.n


def succeeds(state: DungeoneerState, seat: int) -> bool:
    """Whether the seat's hero passes the threat, or wins the comparison, with a 1 and without help."""
    world = state.clone()
    world.chance = Ones(1)
    battle, before = nearest(world, Battle), nearest(world, Roll)
    assert before is not None and before.seat == seat
    while nearest(world, Roll) is before:
        (asked,) = world.to_act
        default = world.decision(asked).default
        for event in world.apply(asked, GAME.vocabulary.parse(default)):
            if isinstance(event, Rolled) and event.seat == seat:
                if event.why == "counter":
                    assert battle is not None and event.total > battle.attackers[battle.current].total
                    return True
                assert event.why == "threat"
                return bool(event.success)
    return False


@pytest.mark.soak
@rules("DN-15.2")
@pytest.mark.parametrize(("seats", "options"), [(1, Options()), (2, Options()), (4, Options(sets="both"))])
def test_what_goes_without_saying_costs_no_choice(seats: int, options: Options) -> None:
    """In random games: the answer is legal and the default one, nothing else is taken away, and no card that averts
    something is passed over, unless it is offered again before any dice are rolled. What would change a roll is passed
    over only if a 1 is enough, or if it is in vain.
    """
    seen: Counter[bool] = Counter()
    certain = 0
    for game in range(GAMES):
        rnd = random.Random(f"{seats} {game}")
        state = GAME.new(seats, options, f"routine {seats} {game}")
        while state.stack and state.round < 12:
            seat = state.to_act[0]
            hero = state.heroes[seat]
            decision = state.decision(seat)
            legal = state.legal_actions(seat)
            seen[decision.routine] += 1
            assert [option.action for option in decision.options] == [action.text for action in legal]
            if decision.routine:
                assert hero.standing == MINE
                assert decision.default in [action.text for action in legal]
                assert all(offered_again(state, seat, action) for action in legal if averts(action))
                if any(helps(action) for action in legal):
                    certain += 1
                    assert succeeds(state, seat) or in_vain(state, seat)
                for standing in (ALWAYS, DEADLY):
                    hero.standing = standing
                    assert not state.decision(seat).routine
                hero.standing = MINE
            moves = [action for action in legal if action.verb != "ask"]
            state.play_unchecked(seat, rnd.choice(moves))
    assert seen[True] > 10 and seen[False] > seen[True]
    assert certain or seats > 1


# The same card, offered at two moments for one deed.


@rules("DN-6.2", "DN-6.3", "DN-15.2")
@pytest.mark.parametrize(
    ("hand", "expected"),
    [("dodge", ["roll"]), ("recall_rune", ["roll"]), ("create_darkness", ["roll"]), ("riposte", ["response"])],
)
def test_what_can_be_played_before_the_attack_roll_is_not_asked_in_the_response_step_as_well(
    hand: str, expected: list[str]
) -> None:
    table = clash(hand)
    table.dice(3, 3)
    assert table.legal(1, f"play {hand}") and interrupting(table, 1) == expected


@rules("DN-8.3", "DN-9.6", "DN-15.2")
@pytest.mark.parametrize(("level", "expected"), [(1, ["roll"]), (4, [])])
def test_a_hero_who_could_leave_before_a_pit_is_asked_once_unless_he_passes_anyway(
    level: int, expected: list[str]
) -> None:
    table = Table(2, "crossroads1 0,-1", "hall_of_chains 0,-2")
    table.hero(
        0, at="crossroads1", ap=3, hand=["recall_rune"], glory=9, standing="mine", level=level, boons=["keen_reflexes"]
    )
    table.feats(0)
    table.dice(6)
    table.answer(0, "go n")
    assert table.window() == "arrival" and table.legal(0, "play recall_rune")
    assert interrupting(table, 0) == expected
