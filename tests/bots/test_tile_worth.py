"""What cards are worth to the Dungeon Lords bot: every card has a value, tuned or derived from its effect."""

from __future__ import annotations

import msgspec
import pytest

from undercroft.bots.dungeonlords import tile_worth
from undercroft.dungeonlords.content.faces import Attack, Creature, Trap, TrapYear
from undercroft.dungeonlords.content.tile_tables import CREATURES, ROOMS, TRAPS


def test_the_cards_with_a_value_are_exactly_those_that_exist() -> None:
    for tuned, values, cards in (
        (tile_worth.TUNED_STRENGTH, tile_worth.STRENGTH, CREATURES),
        (tile_worth.TUNED_BLOW, tile_worth.BLOW, CREATURES),
        (tile_worth.TUNED_TRAPS, tile_worth.TRAP_WORTH, TRAPS),
        (tile_worth.TUNED_ROOMS, tile_worth.ROOM_WORTH, ROOMS),
    ):
        ids = {card.id for card in cards}
        assert set(tuned) <= ids == set(values)
        assert all(values[card] == value for card, value in tuned.items())


@pytest.mark.parametrize(
    "trap", [trap for trap in TRAPS if trap.id in tile_worth.TUNED_TRAPS], ids=lambda trap: trap.id
)
def test_the_derived_value_of_a_trap_is_near_the_tuned_one(trap: Trap) -> None:
    assert tile_worth.trap_worth_of(trap) == pytest.approx(tile_worth.TUNED_TRAPS[trap.id], abs=1.0)


@pytest.mark.parametrize(
    "creature", [kind for kind in CREATURES if kind.id in tile_worth.TUNED_BLOW], ids=lambda creature: creature.id
)
def test_the_derived_value_of_a_creature_is_near_the_tuned_one(creature: Creature) -> None:
    assert tile_worth.blow_of(creature) == pytest.approx(tile_worth.TUNED_BLOW[creature.id], abs=1.6)


def test_a_stronger_card_is_worth_more() -> None:
    weak = msgspec.structs.replace(TRAPS[0], id="pit", year1=TrapYear(first=1))
    strong = msgspec.structs.replace(TRAPS[0], id="chasm", year1=TrapYear(each=3))
    assert tile_worth.trap_worth_of(weak) < tile_worth.trap_worth_of(strong)
    bat = msgspec.structs.replace(CREATURES[0], id="bat", attacks=(Attack("bite", "first", 1),))
    giant = msgspec.structs.replace(
        CREATURES[0], id="giant", attacks=(Attack("bite", "first", 1), Attack("rage", "all", 3))
    )
    assert tile_worth.blow_of(bat) < tile_worth.blow_of(giant)


def test_only_creatures_that_always_come_back_are_tireless() -> None:
    assert {"golem"} == tile_worth.TIRELESS
