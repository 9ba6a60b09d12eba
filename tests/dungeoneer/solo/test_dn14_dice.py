"""DN-14.2: dice instead of peril, with the example of the rulebooks; banes, then encounters."""

from __future__ import annotations

import pytest

from tests.dungeoneer.cards.scenes import settle, wait
from tests.dungeoneer.solo.solo_table import PERIL, solo_table
from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev
from undercroft.dungeoneer.content.card_index import CARDS
from undercroft.dungeoneer.game.definition import GAME, Options

rules = pytest.mark.rules

HARMLESS = ("grave_chill", "mutagen")


def cards_drawn(table: Table) -> int:
    return sum([event.n for event in table.events if isinstance(event, ev.SoloDice)])


@rules("DN-14.2")
@pytest.mark.parametrize(
    ("dice", "drawn"), [((1, 1), 2), ((1, 2), 2), ((2, 3), 1), ((3, 1), 1), ((3, 3), 0), ((6, 4), 0)]
)
@pytest.mark.parametrize("location", ["crossroads1 0,-1", "corner1 0,-1"])
def test_the_example_two_dice_and_a_card_for_each_1_or_2(location: str, dice: tuple[int, int], drawn: int) -> None:
    """The crossroads of the later rulebook and the corner of the earlier one give 2 peril each."""
    table = solo_table(location, peril=HARMLESS)
    table.dice(*dice)
    table.feats()
    table.answer(0, "go n")
    table.assert_settled()
    assert table.happened(ev.SoloDice) == [ev.SoloDice(0, dice, 2, drawn)]
    assert (table[0].peril, table[0].glory) == (0, 1)
    assert len(table.state.decks[PERIL]) == 2 - drawn


@rules("DN-14.7")
@pytest.mark.card("create_darkness")
def test_a_trap_drawn_in_created_darkness_is_discarded() -> None:
    table = solo_table("crossroads1 0,-1", "crossroads2 0,-2", peril=("falling_slab", "poison_darts"))
    table.hero(0, glory=2, hand=["create_darkness"])
    table.dice(1, 6)
    table.feats()
    table.awake(0, "always")
    table.answer(0, "go n")
    wait(table, "step", 3)  # after the step and before the points
    table.answer(0, "play create_darkness")
    table.until("feats")
    assert table.discards(PERIL) == ["falling_slab"] and table.happened(ev.TrapSprings) == []
    table.dice(1, 6, 1)
    table.answer(0, "go n")
    settle(table)
    assert len(table.happened(ev.TrapSprings)) == 1  # it is light there


@rules("DN-14.2")
def test_no_dice_at_set_up() -> None:
    state = GAME.set_up(1, Options(), "set-up")
    happened = state.start()
    assert not [event for event in happened if isinstance(event, ev.SoloDice)]
    assert (state.heroes[0].glory, state.heroes[0].peril) == (1, 0)


@rules("DN-14.2", "DN-8.2")
def test_no_dice_where_there_are_no_points() -> None:
    table = solo_table(peril=HARMLESS)
    table.dice(6, 6)
    table.feats()
    table.answer(0, "go n", "go s")  # the entrance is not new
    table.assert_settled()


@rules("DN-14.2", "DN-4.5")
def test_a_hero_who_stays_rolls_for_the_location() -> None:
    table = solo_table(peril=HARMLESS)
    table.hero(0, at="crossroads1")
    table.dice(1, 6)
    table.begin("discard")
    table.until("place")
    assert cards_drawn(table) == 1
    assert table.happened(ev.Chilled, ev.Recovered) == [ev.Chilled(0, 1), ev.Recovered(0, 1)]


@rules("DN-14.2", "DN-4.5")
def test_monsters_also_come_to_a_hero_who_stays() -> None:
    table = solo_table(peril=("zombie",))
    table.hero(0, at="crossroads1", ap=1)
    table.dice(1, 6, 6, 1)
    table.begin("discard")
    assert table.asked() == (0, "challenge")  # with an action point that has not been lost yet
    assert table[0].life == 5


@rules("DN-14.2")
def test_one_more_peril_is_one_more_die() -> None:
    """A location's effect: failing its threat gives 1 peril."""
    table = solo_table("crossroads1 0,-1", "throne_of_dust 0,-2", peril=HARMLESS)
    table.hero(0, at="crossroads1")
    table.dice(6, 6, 6, 1, 3)
    table.feats()
    table.answer(0, "go n")
    table.assert_settled()
    assert [event.dice for event in table.happened(ev.SoloDice)] == [(6, 6, 6), (3,)]  # type: ignore[attr-defined]
    assert cards_drawn(table) == 1


@rules("DN-14.2")
def test_peril_in_battle_rolls_a_die_and_the_encounter_comes_afterwards() -> None:
    table = solo_table(peril=("renegade_alchemist", "zombie"))
    table.hero(0, ap=1)
    table.dice(2, 6, 6, 1, 1, 6, 1)
    table.feats()
    table.answer(0, "go n")
    assert [event.dice for event in table.happened(ev.SoloDice)] == [(2, 6), (1,)]  # type: ignore[attr-defined]
    attacks = [event.foe for event in table.events if isinstance(event, ev.Attacks)]
    assert attacks == ["renegade_alchemist", "zombie"]
    assert table[0].life == 4
    table.assert_settled()


@rules("DN-14.2")
def test_banes_act_first_then_all_monsters_in_one_battle() -> None:
    table = solo_table("crossroads1 0,-1", "dark_crossroads 0,-2", peril=("zombie", "slick_floor", "night_hamster"))
    table.hero(0, at="crossroads1", life=6, ap=1)
    table.dice(1, 1, 1)
    table.dice(6)  # against the slick floor
    table.dice(3, 3, 4, 4)  # both attacks, both counter-rolls
    table.feats()
    table.answer(0, "go n")
    table.assert_settled()
    order = [type(event).__name__ for event in table.happened(ev.Tested, ev.Attacks)]
    assert order == ["Tested", "Attacks", "Attacks"]
    assert {rolled.split()[1] for rolled in table.rolls()[1:3]} == {"attack"}
    assert table.state.table == ()


@rules("DN-14.2", "DN-8.3")
def test_banes_act_at_once_and_encounters_after_the_effect_of_the_location() -> None:
    table = solo_table("crossroads1 0,-1", "ossuary 0,-2", peril=("falling_slab", "slick_floor"))
    table.hero(0, at="crossroads1", ap=1)
    table.dice(1, 1, 6, 6, 6)  # the two of the location, then three threats
    table.feats()
    table.answer(0, "go n")
    table.assert_settled()
    assert [event.by for event in table.events if isinstance(event, ev.Tested)] == ["bane", "spikes", "encounter_trap"]


@rules("DN-14.2", "DN-7.2")
def test_a_trap_is_settled_separately() -> None:
    table = solo_table(peril=("falling_slab",))
    table.dice(1, 6, 1)
    table.feats()
    table.answer(0, "go n")
    table.assert_settled()
    assert table[0].life == 5
    assert table.discards(PERIL) == ["falling_slab"]
    springs = table.happened(ev.TrapSprings)
    assert springs == [ev.TrapSprings("falling_slab", None, 0)]


@rules("DN-14.2", "DN-9.6")
def test_danger_counts_for_drawn_traps() -> None:
    table = solo_table("crossroads1 0,-1", "dark_crossroads 0,-2", peril=("falling_slab",))
    table.hero(0, at="crossroads1")
    table.dice(1, 6, 6, 5)  # 5 + 1 is less than 5 + 2
    table.feats()
    table.answer(0, "go n")
    assert table[0].life == 5


@rules("DN-14.2", "DN-18.2")
def test_the_discarded_peril_cards_become_the_deck_again() -> None:
    table = solo_table(peril=())
    discarded = next(card.number for card in CARDS if card.id == "grave_chill")
    table.state.discards = ((), (discarded,))
    table.dice(1, 6)
    table.feats()
    table.answer(0, "go n")
    table.assert_settled()
    assert table[0].chill == 1
    assert table.happened(ev.Reshuffled) == [ev.Reshuffled("peril")]


@rules("DN-14.2", "DN-18.2")
def test_without_peril_cards_the_dice_draw_none() -> None:
    table = solo_table(peril=("grave_chill",))
    table.dice(1, 1)
    table.feats()
    table.answer(0, "go n")
    table.assert_settled()
    assert table[0].chill == 1
