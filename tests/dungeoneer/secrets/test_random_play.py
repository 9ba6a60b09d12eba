"""DN-20.2 at the decisions of whole games: nothing hidden is in a view, an event or a world's question."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from undercroft.dungeoneer import GAME, Options
from undercroft.dungeoneer.content.card_index import CARDS
from undercroft.dungeoneer.content.location_cards import LOCATION_IDS
from undercroft.dungeoneer.events import Drawn
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.kernel.base.event import Event
from undercroft.kernel.engine.chance import Chance

rules = pytest.mark.rules
EVERY = 7
"""To save time, only some decisions are checked, different ones in each game."""
NOT_WHERE = frozenset({"unseen_cards", "unseen_locations", "attackers", "lasting", "used", "deaths"})
"""Fields that name cards but not their places: cards still to come, and what has happened before everybody's eyes."""

GAMES = {
    "tomb": (2, Options()),
    "vault": (3, Options(sets="vault")),
    "both": (4, Options(sets="both")),
    "one deck": (3, Options(sets="both", separate_decks=False)),
    "small changes": (3, Options(sets="both", optional_discard=True, limited_movement=True, dodging_spikes=True)),
    "falling": (2, Options(sets="vault", ap_for_falling=True)),
    "no white spots": (3, Options(sets="vault", no_white_spots=True, choosing_heroes=True)),
    "nothing personal": (2, Options(nothing_personal=True, unbiased_placement=True)),
    "solo": (1, Options(sets="both", harder_solo=True)),
}


def _words(value: Any) -> set[str]:
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return {word for key, inner in value.items() if key not in NOT_WHERE for word in _words(inner)}
    return {word for inner in value for word in _words(inner)} if isinstance(value, (list, tuple)) else set()


def _hidden(state: DungeoneerState, viewer: int | None) -> set[str]:
    """The ids of all cards that the viewer cannot see."""
    cards = {card for deck in state.decks for card in deck}
    locations = set(state.location_deck)
    for seat, hero in enumerate(state.heroes):
        if seat != viewer:
            cards.update(hero.hand)
            locations.update(state.dealt[seat] if state.dealt else ())
    return {CARDS[card].id for card in cards} | {LOCATION_IDS[card] for card in locations}


def _in_hands(state: DungeoneerState) -> dict[str, int]:
    return {CARDS[card].id: seat for seat, hero in enumerate(state.heroes) for card in hero.hand}


def _look(state: DungeoneerState, viewer: int | None, chance: Chance) -> None:
    view = state.view(viewer)
    assert not _words(msgspec.to_builtins(view)) & _hidden(state, viewer)
    world = state.determinize(viewer, Chance(chance.below(1 << 60)))
    assert world.view(viewer) == view
    assert world.to_act == state.to_act
    assert world.census() == state.census()
    if viewer is not None and state.may_answer(viewer):
        assert world.decision(viewer) == state.decision(viewer)


def _heard(told: list[Event], before: dict[str, int], after: dict[str, int], viewer: int | None) -> None:
    """Assert that no event names a card that somebody else has drawn and still holds."""
    drawn = {card for card, seat in after.items() if before.get(card) != seat and seat != viewer}
    public = {event.card for event in told if event.kind in ("BackToHand", "Discarded")}  # type: ignore[attr-defined]
    for event in told:
        seen = event.seen_by(viewer)
        if seen is not None:
            assert not _words(msgspec.to_builtins(seen)) & (drawn - public), seen


@rules("DN-12.1", "DN-20.1")
@pytest.mark.parametrize("separate", [True, False])
def test_the_back_of_a_drawn_card_is_public_if_there_are_two_decks(separate: bool) -> None:
    state = GAME.set_up(2, Options(sets="both", separate_decks=separate), "backs")
    told = state.start()
    chance = Chance(1)
    while state.round < 4:
        seat = chance.pick(state.to_act)
        told += state.apply(seat, chance.pick(state.legal_actions(seat)))
    drawn = [event for event in told if isinstance(event, Drawn)]
    glory = {card.id: card.glory for card in CARDS}
    assert len(drawn) >= 10
    for event in drawn:
        assert event.card is not None
        assert event.deck == (("glory" if glory[event.card] else "peril") if separate else None)


@rules("DN-20.1", "DN-20.2")
@pytest.mark.parametrize("name", GAMES)
def test_no_secret_leaks_in_a_whole_game(name: str) -> None:
    seats, options = GAMES[name]
    state = GAME.set_up(seats, options, name)
    state.start()
    chance = Chance.from_seed(name)
    viewers = (None, *range(seats))
    answers = 0
    while not state.is_terminal:
        answers += 1
        if answers % EVERY == 0:
            for viewer in viewers:
                _look(state, viewer, chance)
        before = _in_hands(state)
        seat = chance.pick(state.to_act)
        told = state.apply(seat, chance.pick(state.legal_actions(seat)))
        for viewer in viewers:
            _heard(told, before, _in_hands(state), viewer)
    for viewer in viewers:
        _look(state, viewer, chance)
    assert state.winners or seats == 1
