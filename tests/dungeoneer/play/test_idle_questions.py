"""Questions that a player who is alone is not asked, because no other answer could do any good."""

from __future__ import annotations

import pytest

from tests.dungeoneer.dice import FixedDice
from tests.dungeoneer.play.test_pressing import routine
from tests.dungeoneer.play.test_roll_stakes import gallery
from tests.dungeoneer.table import Table
from undercroft.dungeoneer.board.hero import ALWAYS
from undercroft.dungeoneer.board.numbers.stats import stat
from undercroft.dungeoneer.content.card_index import FORMS
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.dungeoneer.rules.deeds.dice.dice_rolls import NO_ESCAPE, Roll
from undercroft.dungeoneer.rules.deeds.dice.public_die import PIPS
from undercroft.dungeoneer.rules.deeds.movement import TrappedExit
from undercroft.dungeoneer.rules.questions.question_frames import nearest
from undercroft.kernel.engine.action_vocabulary import Action

rules = pytest.mark.rules
SPEED = FORMS.index("speed")


def glory_left(state: DungeoneerState, seat: int, first: Action, face: int) -> int:
    """The glory that the hero has after an answer before a threat, if the die then shows this face."""
    world = state.clone()
    world.chance = FixedDice(0, (face,))
    before = nearest(world, Roll)
    world.play_unchecked(seat, first)
    while nearest(world, Roll) is before:
        (asked,) = world.to_act
        world.play_unchecked(asked, world.vocabulary.parse(world.decision(asked).default))
    return world.heroes[seat].glory


# What adds to a roll in vain.


@rules("DN-7.1", "DN-6.11")
@pytest.mark.parametrize(("hand", "most"), [(["trap_sense"], 3), (["trap_sense", "surge_of_faith"], 3 + 4)])
def test_nothing_is_added_to_a_threat_that_is_failed_anyway(hand: list[str], most: int) -> None:
    for short, expected in ((PIPS + most, False), (PIPS + most + 1, True)):
        table = Table(2)
        table.hero(0, glory=9, hand=hand, standing="mine")
        table.feats(0)
        table.state.stack.append(TrappedExit(0, SPEED, stat(table.state, 0, SPEED) + short, NO_ESCAPE))
        table.state.run()
        assert table.window() == "roll" and table.legal(0, "play trap_sense")
        assert routine(table, 0) is expected
        playing = [one for one in table.state.view(0).offers if one.answer.startswith("play")]
        assert {one.vain for one in playing} == {expected}
        table[0].standing = ALWAYS
        assert not routine(table, 0)


@rules("DN-7.1")
@pytest.mark.parametrize("glory", [3, 4, 9])
def test_no_glory_is_paid_to_save_as_much_glory(glory: int) -> None:
    table = gallery("lorel_alanus", glory)
    assert table.legal(0, "use lorel_alanus") and routine(table, 0)
    state = table.state
    passing, paying = (state.vocabulary.parse(text) for text in ("pass", "use lorel_alanus"))
    for face in range(1, PIPS + 1):
        assert glory_left(state, 0, paying, face) <= glory_left(state, 0, passing, face)


@rules("DN-7.1")
def test_less_glory_may_be_paid_to_save_more() -> None:
    assert not routine(gallery("torvald_hask", 3, "surge_of_faith"), 0)


@rules("DN-15.2", "DN-6.10")
def test_glory_that_may_be_lost_is_offered_for_healing_first() -> None:
    assert not routine(gallery("torvald_hask", 4, "draught_of_mending", life=1), 0)


# What can be done before the step, or after it.


@rules("DN-8.3")
@pytest.mark.parametrize(
    ("place", "card", "rival", "expected"),
    [
        ("troll_bridge", "crusaders_longsword", False, False),  # its toll may take the glory
        ("gallery_of_whispers", "crusaders_longsword", False, False),
        ("flooded_chamber", "crusaders_longsword", False, True),
        ("flooded_chamber", "crusaders_longsword", True, False),  # for a rival may attack
        ("flooded_chamber", "keen_reflexes", False, False),  # helps to pass the threat
        ("flooded_chamber", "locksmiths_touch", False, True),
        ("flooded_chamber", "ghost_step", False, False),
    ],
)
def test_on_arrival_nothing_is_asked_that_does_as_much_after_it(
    place: str, card: str, rival: bool, expected: bool
) -> None:
    table = Table(2, "crossroads1 0,-1", f"{place} 0,-2")
    table.hero(0, at="crossroads1", ap=3, hand=[card], glory=3, standing="mine")
    table.hero(1, at=place if rival else "crossroads1")
    table.feats(0)
    table.dice(6)
    table[0].glory = 2
    table.answer(0, "go n")
    table[0].glory = 3  # its price, which he could not have paid before the step
    assert table.window() == "arrival" and table.legal(0, f"play {card}")
    assert routine(table, 0) is expected


# Misdeeds.


def dungeonlord(*hand: str, peril: int = 3) -> Table:
    table = Table(2, "crossroads1 0,-1")
    table.hero(0, at="crossroads1", hand=hand, glory=9, life=2, standing="mine")
    table.hero(1, peril=peril, glory=5)
    table.misdeeds(0)
    return table


@rules("DN-5.2")
def test_encounters_are_declared_once_nothing_more_can_be_sent() -> None:
    table = dungeonlord("zombie", "legion", peril=2)
    assert not routine(table, 0)
    table.answer(0, "send zombie 1")
    assert table.state.decision(0).default == "declare" and table.options(0, "send") == []
    assert routine(table, 0)
    table[0].standing = ALWAYS
    assert not routine(table, 0)


@rules("DN-5.2")
def test_encounters_are_not_declared_while_another_can_be_sent() -> None:
    table = dungeonlord("zombie", "legion", peril=9)
    table.answer(0, "send zombie 1")
    assert table.options(0, "send") and not routine(table, 0)


@rules("DN-5.2")
@pytest.mark.parametrize(
    ("card", "expected"),
    [("draught_of_mending", True), ("haste", True), ("potion_of_speed", True), ("drain_renown", False)],
)
def test_misdeeds_end_where_everything_can_wait_for_the_feats(card: str, expected: bool) -> None:
    table = dungeonlord(card)
    assert table.asked() == (0, "misdeeds") and table.legal(0, f"play {card}")
    assert routine(table, 0) is expected


# The end of the feats.


@rules("DN-4.4", "DN-4.5")
@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        (["zombie", "draught_of_mending"], True),
        (["draught_of_mending"], False),  # it would have to be discarded
        (["zombie", "haste"], False),  # its points are for this turn
        (["zombie", "crusaders_longsword"], False),  # it may help before the next feats
        (["zombie"], True),
    ],
)
def test_with_rivals_the_feats_end_where_only_cards_to_keep_can_be_played(hand: list[str], expected: bool) -> None:
    table = Table(2)
    table.hero(0, glory=9, life=2, hand=hand, ap=0, standing="mine")
    table.feats(0)
    assert table.asked() == (0, "feats")
    assert routine(table, 0) is expected


# Peril for wounds.


@rules("DN-6.8")
@pytest.mark.parametrize(("seats", "expected"), [(2, True), (3, False)])
def test_the_only_rival_gets_the_peril(seats: int, expected: bool) -> None:
    table = Table(seats, "crossroads1 0,-1")
    table.hero(0, standing="mine")
    table.hero(1, at="crossroads1", life=6)
    table.dice(6, 1)
    table.ambush(0, 1, "zombie")
    table.answer(0, "to_lair zombie")
    assert table.asked() == (0, "give-peril")
    assert routine(table, 0) is expected
    assert table.state.decision(0).default == ("give_peril 1" if expected else "pass")
    table[0].standing = ALWAYS
    assert not routine(table, 0)
