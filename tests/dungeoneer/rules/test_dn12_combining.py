"""DN-12: combining the sets."""

from __future__ import annotations

import pytest

from tests.dungeoneer.table import Table
from undercroft.dungeoneer.content.card_index import CARDS
from undercroft.dungeoneer.content.linting.card_counts import BOXES
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS
from undercroft.dungeoneer.game.definition import GAME, Options

rules = pytest.mark.rules


@rules("DN-12.1")
def test_glory_and_peril_are_separate_decks_by_default() -> None:
    state = GAME.new(2, GAME.preset("both"), seed="1")
    glory, peril = state.decks
    held = [card for hero in state.heroes for card in hero.hand]
    assert all(CARDS[card].glory for card in glory) and not any(CARDS[card].glory for card in peril)
    assert len(glory) + len(peril) + len(held) == sum(box.adventure_cards for box in BOXES.values())


@rules("DN-12.1")
def test_a_single_deck_is_an_option() -> None:
    state = GAME.new(2, Options(sets="both", separate_decks=False), seed="1")
    held = [card for hero in state.heroes for card in hero.hand]
    (deck,) = state.decks
    assert len(deck) + len(held) == sum(box.adventure_cards for box in BOXES.values())


@rules("DN-12.1")
@pytest.mark.parametrize("box", ["tomb", "vault"])
def test_a_single_set_has_one_deck(box: str) -> None:
    state = GAME.new(2, GAME.preset(box), seed="1")
    assert len(state.decks) == 1
    assert {CARDS[card].face.set for card in state.decks[0]} == {box}


@rules("DN-12.1")
def test_the_opening_hand_is_drawn_card_by_card() -> None:
    state = GAME.new(2, GAME.preset("both"), seed="1")
    seat = state.to_act[0]
    for deck in ("glory", "peril", "peril", "peril", "glory"):
        assert state.decision(seat).prompt.key == "draw"
        state.apply(seat, state.vocabulary.parse(f"draw {deck}"))
    assert [CARDS[card].glory for card in state.heroes[seat].hand] == [True, False, False, False, True]
    assert state.to_act[0] != seat


@rules("DN-12.1")
def test_every_later_card_is_drawn_from_a_chosen_deck() -> None:
    table = Table(separate_decks=1)
    table.hero(0, hand=["haste", "zombie", "legion"])
    table.deck("dodge", pile=0)
    table.deck("bugbear", pile=1)
    table.begin("discard")
    table.answer(0, "discard haste", "draw peril", "draw glory")
    assert table.hand(0)[:4] == ["zombie", "legion", "bugbear", "dodge"]
    assert table.asked() == (0, "draw")


@rules("DN-12.1")
def test_a_card_drawn_by_an_effect_is_drawn_from_a_chosen_deck() -> None:
    table = Table(2, "crossroads1 0,-1", "library 0,-2 turned", separate_decks=1)
    table.hero(0, at="library", glory=2)
    table.deck("bugbear", pile=1)
    table.feats(0)
    table.answer(0, "use library")
    assert table.asked() == (0, "draw")
    table.answer(0, "draw peril")
    assert table.hand(0) == ["bugbear"]


@rules("DN-12.1")
def test_each_deck_has_its_own_discard_pile() -> None:
    table = Table(separate_decks=1)
    table.hero(0, hand=["haste"])
    table.begin("discard")
    table.answer(0, "discard haste")
    table.hero(1, hand=["zombie"])
    table.begin("discard", 1)
    table.answer(1, "discard zombie")
    assert (table.discards(0), table.discards(1)) == (["haste"], ["zombie"])


@rules("DN-12.2")
def test_one_entrance_starts_and_the_other_is_shuffled_in() -> None:
    starts = set()
    for seed in range(12):
        state = GAME.new(2, GAME.preset("both"), seed=str(seed))
        starts.add(LOCATION_CARDS[state.dungeon.locations[0]].id)
        assert sum(LOCATION_CARDS[one].entrance for one in state.location_deck) == 1
    assert starts == {"tomb_antechamber", "vault_gate"}


@rules("DN-12.2")
@pytest.mark.parametrize("entrance", ["tomb_antechamber", "vault_gate"])
def test_any_entrance_means_both(entrance: str) -> None:
    table = Table(2, "crossroads1 0,-1", "vault_gate 0,-2")
    table.hero(0, at=entrance, escorts=["rescue_the_princess"])
    table.feats(0)
    assert table.legal(0, "deliver rescue_the_princess")


@rules("DN-12.2")
def test_the_nearest_entrance_may_be_either() -> None:
    table = Table(2, "crossroads1 0,-1", "vault_gate 0,-2")
    table.hero(0, at="crossroads1", glory=9, hand=["recall_rune"])
    table.feats(0)
    table.answer(0, "play recall_rune")
    assert table.options(0) == ["at tomb_antechamber", "at vault_gate"]
    table.answer(0, "at vault_gate")
    assert table.location(0) == "vault_gate"
