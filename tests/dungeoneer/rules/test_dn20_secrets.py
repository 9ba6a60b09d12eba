"""DN-20: public and secret, as a rival sees the table. `tests/dungeoneer/secrets` covers worlds, events and frames."""

from __future__ import annotations

import pytest

from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev

rules = pytest.mark.rules


@rules("DN-20.1")
def test_what_everybody_sees() -> None:
    table = Table()
    table.hero(1, at="crossroads1", life=4, glory=3, peril=2, boons=["surefooted"], treasures=["bronze_helm"])
    table.hero(1, lair=["zombie"], quests=["slay_draky"], hand=["haste", "dodge"])
    table.discarded("legion")
    table.feats(0)
    view = table.state.view(0)
    rival = view.heroes[1]
    assert (rival.life, rival.glory, rival.peril, rival.location) == (4, 3, 2, "crossroads1")
    assert [card.id for card in (*rival.boons, *rival.treasures)] == ["surefooted", "bronze_helm"]
    assert [monster.id for monster in rival.lair] == ["zombie"]
    assert rival.quests == ("slay_draky",)
    assert rival.hand.count == 2
    assert view.decks[0].size == len(table.state.decks[0]) and view.decks[0].discards == ("legion",)


@rules("DN-20.1")
def test_everybody_sees_drawn_locations_and_cards_played() -> None:
    table = Table()
    table.hero(0, ap=1, glory=2, hand=["haste"])
    table.location_deck("corridor1")
    table.feats(0)
    table.answer(0, "explore")
    assert table.state.view(1).drawn == "corridor1"
    table.answer(0, "place 0,-2")
    played = table.answer(0, "play haste")
    seen = [event.seen_by(1) for event in played]
    assert ev.Played(0, "haste", None, None) in seen


@rules("DN-20.2")
def test_hands_and_the_order_of_decks_are_secret() -> None:
    table = Table()
    table.hero(1, hand=["haste", "dodge"])
    table.deck("zombie")
    table.feats(0)
    view = table.state.view(0)
    assert view.heroes[1].hand.cards is None
    assert {"haste", "dodge", "zombie"} <= set(view.unseen_cards)
    table.deck("legion")
    assert table.state.view(0) == view  # the order of the deck is in no view


@rules("DN-20.2")
def test_a_monster_returned_to_hand_is_not_marked() -> None:
    table = Table()
    table.hero(1, at="crossroads1")
    table.dice(3, 4)
    table.ambush(0, 1, "zombie")
    table.answer(0, "to_hand zombie")
    assert ev.BackToHand(0, "zombie") in [event.seen_by(1) for event in table.events]
    view = table.state.view(1)
    assert view.heroes[0].hand.cards is None and "zombie" in view.unseen_cards


@rules("DN-20.2")
def test_only_the_player_who_looks_at_locations_sees_them() -> None:
    table = Table()
    table.hero(0, treasures=["vigil_lantern"])
    table.location_deck("corridor1", "crypt")
    table.begin("locations")
    assert table.asked() == (0, "keep")
    assert table.options(0) == ["keep corridor1", "keep crypt"]
    assert {"corridor1", "crypt"} <= set(table.state.view(1).unseen_locations)
    assert table.state.view(1).drawn is None
    assert all(getattr(event, "location", None) not in ("corridor1", "crypt") for event in table.events)
