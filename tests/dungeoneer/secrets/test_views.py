"""DN-20.1: everything on the table is public. DN-20.2: hands, decks and cards peeked at are not."""

from __future__ import annotations

import msgspec
import pytest

from tests.dungeoneer.secrets.tables import scattered
from undercroft.dungeoneer.board.hero import Hero
from undercroft.dungeoneer.board.numbers.view_ids import card_ids
from undercroft.dungeoneer.content.card_index import CARDS
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS, LOCATION_IDS
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.dungeoneer.rules.turn.location_draw import Drawing, Keeping, Placing
from undercroft.dungeoneer.views import HeroView, View
from undercroft.kernel.base.event import Event

rules = pytest.mark.rules
VIEWERS = (None, 0, 1, 2)
SECRET_LISTS = ("unseen_cards", "unseen_locations", "unseen_quests")


def _words(view: View) -> set[str]:
    """Every string in a view outside the lists of cards still to come."""
    found: set[str] = set()

    def walk(value: object) -> None:
        if isinstance(value, str):
            found.add(value)
        elif isinstance(value, dict):
            for key, inner in value.items():
                if key not in SECRET_LISTS:
                    walk(inner)
        elif isinstance(value, (list, tuple)):
            for inner in value:
                walk(inner)

    walk(msgspec.to_builtins(view))
    return found


def _hero(state: DungeoneerState, seat: int, viewer: int | None) -> HeroView:
    return state.view(viewer).heroes[seat]


@rules("DN-20.2")
@pytest.mark.parametrize("separate", [0, 1])
@pytest.mark.parametrize("seed", range(8))
def test_a_view_names_nothing_hidden(seed: int, separate: int) -> None:
    state = scattered(seed, separate=separate)
    for viewer in VIEWERS:
        hidden = {card for deck in state.decks for card in deck}
        hidden |= {card for seat, hero in enumerate(state.heroes) if seat != viewer for card in hero.hand}
        words = _words(state.view(viewer))
        assert not words & set(card_ids(hidden))
        assert not words & {LOCATION_IDS[card] for card in state.location_deck}


@rules("DN-20.2")
def test_a_player_sees_his_own_hand_and_nobody_else_does() -> None:
    state = scattered(1)
    for viewer in VIEWERS:
        for seat, hero in enumerate(state.heroes):
            hand = _hero(state, seat, viewer).hand
            assert hand.count == len(hero.hand)
            assert hand.cards == (card_ids(hero.hand) if seat == viewer else None)
            assert (hand.prices is None) == (seat != viewer)


@rules("DN-20.1", "DN-12.1")
def test_only_separate_decks_have_different_backs() -> None:
    mixed, apart = scattered(2), scattered(2, separate=1)
    assert [deck.back for deck in mixed.view(None).decks] == [None]
    assert [deck.back for deck in apart.view(None).decks] == ["glory", "peril"]
    for seat, hero in enumerate(apart.heroes):
        glory = sum([CARDS[card].glory for card in hero.hand])
        hand = _hero(apart, seat, None).hand
        assert (hand.glory, hand.peril) == (glory, len(hero.hand) - glory)
        hand = _hero(mixed, seat, None).hand
        assert (hand.glory, hand.peril) == (None, None)


@rules("DN-20.1")
def test_everybody_sees_the_same_cards_on_the_table() -> None:
    state = scattered(3)
    own = {"hand", "plan", "dealt"}
    for seat, hero in enumerate(state.heroes):
        seen = [msgspec.to_builtins(_hero(state, seat, viewer)) for viewer in VIEWERS]
        assert all(
            {k: v for k, v in one.items() if k not in own} == {k: v for k, v in seen[0].items() if k not in own}
            for one in seen
        )
        view = _hero(state, seat, None)
        assert tuple([card.id for card in view.boons]) == card_ids(hero.boons)
        assert tuple([card.id for card in view.treasures]) == card_ids(hero.treasures)
        assert tuple([card.id for card in view.banes]) == card_ids(hero.banes)
        assert tuple([card.id for card in view.lair]) == card_ids(hero.lair)
        assert view.lair[0].attached == card_ids(hero.attachments_of(hero.lair[0]))
        assert view.treasures[0].tokens == 2
        assert (view.glory, view.peril, view.life) == (hero.glory, hero.peril, hero.life)
    decks = state.view(None).decks
    assert [deck.size for deck in decks] == [len(deck) for deck in state.decks]
    assert [deck.discards for deck in decks] == [card_ids(pile) for pile in state.discards]


@rules("DN-20.1")
def test_everybody_knows_which_cards_are_still_to_come() -> None:
    state = scattered(4)
    for viewer in VIEWERS:
        view = state.view(viewer)
        own = () if viewer is None else state.heroes[viewer].hand
        seen = set(view.unseen_cards) | set(card_ids(own)) | _words(view)
        assert {card.id for card in CARDS} <= seen
        assert len(view.unseen_cards) == sum(map(len, state.decks)) + sum([len(h.hand) for h in state.heroes]) - len(
            own
        )
        assert set(view.unseen_locations) == {LOCATION_IDS[card] for card in state.location_deck}
        assert list(view.unseen_locations) == [c.id for c in LOCATION_CARDS if c.id in view.unseen_locations]


@rules("DN-20.2", "DN-13.1")
def test_dealt_locations_are_seen_by_the_players_who_hold_them() -> None:
    state = scattered(5, dealt=True)
    for viewer in VIEWERS:
        for seat, held in enumerate(state.dealt):
            hero = _hero(state, seat, viewer)
            assert hero.dealt_count == len(held)
            assert hero.dealt == (tuple([LOCATION_IDS[card] for card in held]) if seat == viewer else None)
        own = () if viewer is None else state.dealt[viewer]
        everything = {LOCATION_IDS[card] for held in state.dealt for card in held}
        assert set(state.view(viewer).unseen_locations) == everything - {LOCATION_IDS[card] for card in own}


@rules("DN-20.2")
def test_locations_that_one_player_looks_at_are_still_to_come_for_others() -> None:
    state = scattered(6)
    cards, state.location_deck = state.location_deck[:2], state.location_deck[2:]
    state.stack = [Drawing(1, 0), Keeping(1, cards)]
    looked_at = {LOCATION_IDS[card] for card in cards}
    for viewer in VIEWERS:
        unseen = set(state.view(viewer).unseen_locations)
        assert looked_at & unseen == (set() if viewer == 1 else looked_at)
        assert not _words(state.view(viewer)) & looked_at
    assert {option.args["location"] for option in state.decision(1).options} == looked_at


@rules("DN-20.1")
def test_everybody_sees_the_location_to_place() -> None:
    state = scattered(7)
    card, state.location_deck = state.location_deck[0], state.location_deck[1:]
    assert state.view(None).drawn is None
    state.stack = [Placing(0, card)]
    assert {state.view(viewer).drawn for viewer in VIEWERS} == {LOCATION_IDS[card]}
    assert LOCATION_IDS[card] not in state.view(None).unseen_locations


@rules("DN-20.2", "DN-5.2")
def test_only_the_dungeon_lord_sees_misdeeds_before_they_are_declared() -> None:
    state = scattered(8)
    monster = state.heroes[0].lair[1]
    state.heroes[0].send(monster, 2)
    plan = _hero(state, 0, 0).plan
    assert plan is not None and [(sending.card, sending.seat) for sending in plan] == [(CARDS[monster].id, 2)]
    assert [_hero(state, 0, viewer).plan for viewer in (None, 1, 2)] == [None] * 3


def test_the_schema_of_views_and_events_can_be_made() -> None:
    kinds = [kind for kind in Event.__subclasses__() if kind.__module__ == "undercroft.dungeoneer.events"]
    roots, parts = msgspec.json.schema_components((View, *kinds))
    assert len(roots) == len(kinds) + 1
    assert set(parts["View"]["properties"]) == set(View.__struct_fields__)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_survives_json(viewer: int | None) -> None:
    view = scattered(9, separate=1).view(viewer)
    assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


OTHER_NAMES = {
    "face": "hero",
    "entered": "known",
    "hunted": "hunts",
}
LYING = frozenset({"attached", "counters", "sent"})
"""Fields that are shown with the cards that they belong to."""


@rules("DN-20.1")
def test_no_part_of_a_hero_is_forgotten() -> None:
    shown = set(HeroView.__struct_fields__)
    assert {OTHER_NAMES.get(name, name) for name in Hero.fields if name not in LYING} <= shown


@rules("DN-20.1")
def test_a_monster_declared_this_turn_is_marked_in_the_lair() -> None:
    state = scattered(10)
    state.heroes[1].sent = state.heroes[1].lair[1:]
    assert [monster.declared for monster in _hero(state, 1, None).lair] == [False, True]


NOT_SHOWN = frozenset({"break_off", "chance", "converted", "rest", "settled", "stack"})
SHOWN_AS = {
    "variant": "options",
    "dungeon": "map",
    "discards": "decks",
    "dealt": "heroes",
    "hero_deck": "unused_heroes",
    "opened": "map",
    "deactivated": "map",
    "portcullises": "map",
    "tokens_lying": "map",
}


@rules("DN-20.1")
def test_no_part_of_the_table_is_forgotten() -> None:
    shown = set(View.__struct_fields__)
    assert {SHOWN_AS.get(name, name) for name in DungeoneerState.fields if name not in NOT_SHOWN} <= shown
