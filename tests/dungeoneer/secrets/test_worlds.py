"""DN-20.2: worlds dealt for a seat look the same to it, and differ in everything that it cannot know."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.dungeoneer.secrets.tables import scattered
from undercroft.dungeoneer.board.terms.moments import WindowMoment
from undercroft.dungeoneer.content.card_index import CARDS, EFFECTS
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.dungeoneer.rules.deeds.playing.using_effects import Fodder, Using
from undercroft.dungeoneer.rules.preparation.no_white_spots import ALL_LOCATIONS, Lay, LayAll, layable
from undercroft.dungeoneer.rules.questions.interference_windows import Window
from undercroft.dungeoneer.rules.turn.location_draw import Drawing, Keeping
from undercroft.dungeoneer.visibility import view_parts
from undercroft.kernel.engine.chance import Chance

rules = pytest.mark.rules
VIEWERS = (None, 0, 1, 2)


def _worlds(state: DungeoneerState, viewer: int | None, n: int) -> list[DungeoneerState]:
    return [state.determinize(viewer, Chance(i)) for i in range(n)]


@rules("DN-20.2")
@pytest.mark.parametrize("dealt", [False, True])
@pytest.mark.parametrize("separate", [0, 1])
@pytest.mark.parametrize("seed", range(6))
def test_a_world_looks_the_same(seed: int, separate: int, dealt: bool) -> None:
    state = scattered(seed, separate=separate, dealt=dealt)
    before = state.fingerprint()
    for viewer in VIEWERS:
        for world in _worlds(state, viewer, 5):
            assert world.view(viewer) == state.view(viewer)
            assert world.census() == state.census()
    assert state.fingerprint() == before


@rules("DN-20.2")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_question_stays_the_same_in_a_world(viewer: int | None) -> None:
    state = scattered(11)
    for seat in range(state.seats):
        state.heroes[seat].glory = 9
        state.stack = [Window(WindowMoment.OWN_FEATS, 7, (seat,)) for _ in range(2)]  # always above something
        for world in _worlds(state, viewer, 5):
            assert world.to_act == state.to_act == (seat,)
            if seat == viewer:
                assert world.decision(seat) == state.decision(seat)
                assert [a.text for a in world.candidates(seat)] == [a.text for a in state.candidates(seat)]


@rules("DN-20.2")
@pytest.mark.parametrize("separate", [0, 1])
def test_every_unseen_card_may_be_in_any_unseen_place(separate: int) -> None:
    """How often each card is in a rival's hand matches its probability within 5 standard deviations."""
    state = scattered(12, separate=separate)
    viewer, rival, n = 0, 1, 600
    found = Counter(card for world in _worlds(state, viewer, n) for card in world.heroes[rival].hand)
    for glory in (0, 1) if separate else (None,):
        pool = [
            card
            for cards in (*state.decks, state.heroes[1].hand, state.heroes[2].hand)
            for card in cards
            if glory is None or CARDS[card].glory == glory
        ]
        held = [card for card in state.heroes[rival].hand if card in pool]
        expected = n * len(held) / len(pool)
        assert set(found) & set(pool) == (set(pool) if held else set())
        assert all(abs(found[card] - expected) < 5 * expected**0.5 + 1 for card in pool)
    assert set(found) <= {card for deck in state.decks for card in deck} | {
        *state.heroes[1].hand,
        *state.heroes[2].hand,
    }


@rules("DN-20.2")
def test_the_viewer_keeps_what_it_knows() -> None:
    state = scattered(13, dealt=True)
    state.heroes[1].send(state.heroes[1].lair[0], 2)
    for world in _worlds(state, 1, 5):
        assert world.heroes[1] == state.heroes[1]
        assert world.dealt[1] == state.dealt[1]


@rules("DN-20.2")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_order_of_every_deck_is_unknown(viewer: int | None) -> None:
    state = scattered(14)
    worlds = _worlds(state, viewer, 20)
    assert len({world.decks for world in worlds}) > 1
    assert len({world.location_deck for world in worlds}) > 1
    assert len({world.quest_deck for world in worlds}) > 1
    assert all(set(world.location_deck) == set(state.location_deck) for world in worlds)
    assert all(set(world.quest_deck) == set(state.quest_deck) for world in worlds)


@rules("DN-20.2", "DN-6.7")
def test_a_monster_returned_to_hand_is_not_marked() -> None:
    state = scattered(15)
    monster = state.heroes[1].lair[1]
    state.heroes[1].lair = state.heroes[1].lair[:1]
    state.heroes[1].hand = (*state.heroes[1].hand, monster)
    assert {monster in world.heroes[1].hand for world in _worlds(state, 0, 60)} == {True, False}


@rules("DN-20.2", "DN-5.2")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_misdeeds_not_yet_declared_are_unknown(viewer: int | None) -> None:
    state = scattered(16)
    state.heroes[0].send(state.heroes[0].lair[0], 1)
    assert all(world.heroes[0].plan == () for world in _worlds(state, viewer, 3))


@rules("DN-20.2")
def test_locations_another_player_looks_at_may_be_any_still_to_come() -> None:
    state = scattered(17)
    cards, state.location_deck = state.location_deck[:2], state.location_deck[2:]
    state.stack = [Drawing(1, 0), Keeping(1, cards)]
    for viewer in VIEWERS:
        worlds = _worlds(state, viewer, 40)
        seen = [frame.cards for world in worlds for frame in world.stack if isinstance(frame, Keeping)]
        assert len(seen) == 40
        assert (set(seen) == {cards}) == (viewer == 1)
        assert all(world.view(viewer) == state.view(viewer) and world.census() == state.census() for world in worlds)
        assert all(len(world.legal_actions(1)) == 2 for world in worlds)


def _needs_fodder(state: DungeoneerState) -> int:
    """Seat 1 is asked which monster to discard for an effect; it has one in hand and none in its lair."""
    effect = next(n for n, effect in enumerate(EFFECTS) if effect.cost.discard_families)
    fitting = [c for deck in state.decks for c in deck if CARDS[c].face.type in EFFECTS[effect].cost.discard_families]
    lord = state.heroes[1]
    first, *kept = lord.hand
    state.decks = tuple([tuple([first if c == fitting[0] else c for c in deck]) for deck in state.decks])
    lord.hand = (fitting[0], *[c for c in kept if CARDS[c].monster is None])
    state.discards = ((*lord.lair, *[c for c in kept if CARDS[c].monster is not None], *state.discards[0]),)
    state.discards = ((*state.discards[0], *[card for card, _ in lord.attachments()]),)
    lord.lair = lord.attached = ()
    state.stack = [Using(effect, 1), Fodder(1)]
    return len(lord.hand)


@rules("DN-20.2")
@pytest.mark.parametrize("seed", range(4))
def test_in_every_world_the_seat_that_is_asked_can_answer(seed: int) -> None:
    state = scattered(seed)
    held = _needs_fodder(state)
    everything = state.census()
    assert everything["wrong"] == []
    hands = set()
    for world in _worlds(state, 0, 40):
        assert world.legal_actions(1)
        assert len(world.heroes[1].hand) == held
        assert world.census() == everything
        hands.add(world.heroes[1].hand)
    assert len(hands) > 1


@pytest.mark.plain
@rules("DN-20.2")
def test_a_hand_that_is_needed_for_an_answer_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    state = scattered(5)
    _needs_fodder(state)
    monkeypatch.setattr(view_parts, "_TRIES", 0)
    worlds = _worlds(state, 0, 10)
    assert {world.heroes[1].hand for world in worlds} == {state.heroes[1].hand}
    assert len({world.heroes[2].hand for world in worlds}) > 1
    assert all(world.census() == state.census() and world.view(0) == state.view(0) for world in worlds)


@rules("DN-20.2", "DN-13.1")
def test_a_player_who_lays_a_location_may_hold_any_that_fits() -> None:
    state = scattered(19, dealt=True)
    state.stack = [LayAll(stage=ALL_LOCATIONS), Lay(1, layable(state, 1, ALL_LOCATIONS))]
    for viewer in VIEWERS:
        offered = set()
        for world in _worlds(state, viewer, 25):
            assert world.view(viewer) == state.view(viewer)
            lay = world.stack[-1]
            assert isinstance(lay, Lay) and set(lay.cards) <= set(world.dealt[1])
            assert lay.cards
            offered.add(lay.cards)
            world.play_unchecked(1, world.legal_actions(1)[0])
        assert (offered == {state.stack[-1].cards}) == (viewer == 1)  # type: ignore[attr-defined]


@rules("DN-20.2", "DN-13.1")
def test_each_player_keeps_the_same_number_of_dealt_locations() -> None:
    state = scattered(18, dealt=True)
    worlds = _worlds(state, 0, 10)
    assert {tuple(map(len, world.dealt)) for world in worlds} == {tuple(map(len, state.dealt))}
    assert len({world.dealt for world in worlds}) > 1
