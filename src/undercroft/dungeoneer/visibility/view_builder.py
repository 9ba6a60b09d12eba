"""The view, put together from parts that are made again only when they may have changed.

A server looks at the table for each viewer at each event, but an event changes little. The inputs of each part are
compared with those of last time, most of which are the same objects. What the frames on the stack show is always made
again: battles, rolls and windows depend on nearly everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, Final, cast

from undercroft.dungeoneer.board.hero import NOBODY, Hero, keeper
from undercroft.dungeoneer.board.numbers.view_ids import sorted_ids
from undercroft.dungeoneer.board.position import Position, Variant
from undercroft.dungeoneer.board.terms.moments import PHASES
from undercroft.dungeoneer.content.location_cards import LOCATION_IDS
from undercroft.dungeoneer.rules.turn.misdeeds import spare
from undercroft.dungeoneer.views import HeroView, MonsterView, PlaceView, View
from undercroft.dungeoneer.visibility.answer_offers import offers
from undercroft.dungeoneer.visibility.battle_odds import duels
from undercroft.dungeoneer.visibility.game_result import result_of
from undercroft.dungeoneer.visibility.quest_errands import errands, under_way
from undercroft.dungeoneer.visibility.roll_chances import chances
from undercroft.dungeoneer.visibility.view_parts import (
    bridge_view,
    deck_views,
    hand_view,
    hero_cards,
    hero_view,
    lair_view,
    lasting_views,
    numbers_of,
    options_of,
    place_views,
    prepared_by,
    quest_views,
    sets_of,
    table_view,
    unseen_cards,
    unseen_locations,
)
from undercroft.dungeoneer.visibility.visible_frames import (
    battles,
    being_played,
    declared,
    drawn_location,
    looked_at,
    the_roll,
    the_window,
)
from undercroft.kernel.engine.view_cache import Known, part

_of_hero: Final = attrgetter(*Hero.fields)
_of_numbers: Final = attrgetter(
    "face", "level", "boons", "treasures", "attached", "banes", "done", "quests", "escorts", "location"
)
_of_prepared: Final = attrgetter("boons", "treasures", "banes", "own_banes", "attached", "counters")
_of_hand: Final = attrgetter("hand", "own_banes", "location")
_of_lair: Final = attrgetter("lair", "attached", "own_banes", "sent")
_of_quests: Final = attrgetter("quest_deck", "quest_discard", "commons", "orphans")
_on_map: Final = attrgetter("dungeon", "opened", "deactivated", "portcullises", "tokens_lying")
_standing: Final = attrgetter("location", "alive")
_beside_a_card: Final = attrgetter("attached", "counters")


def views_of(state: Position, seats: Sequence[int | None], known: Known) -> list[View]:
    """Return the state as each of these seats (None: a spectator) may know it.

    Args:
        state: the position.
        seats: the viewers.
        known: the parts made so far in this match.
    """
    common = state.commons, state.tokens_lying, state.lasting, state.converted, [hero.face for hero in state.heroes]
    dealt = state.dealt
    of_heroes = [
        (_of_hero(hero), common, dealt[seat] if dealt else (), under_way(state, seat))
        for seat, hero in enumerate(state.heroes)
    ]
    of_locations = state.location_deck, dealt, [(frame.seat, frame.cards) for frame in looked_at(state)]
    of_cards = state.decks, [hero.hand for hero in state.heroes]
    shared = _shared(state, known, of_heroes)
    made = []
    for viewer in seats:
        heroes = []
        for seat, made_from in enumerate(of_heroes):
            own = seat == viewer
            heroes.append(part(known, (seat, own), made_from, _hero, state, seat, own, known))
        made.append(
            View(
                seat=viewer,
                heroes=tuple(heroes),
                unseen_locations=part(known, ("locations", viewer), of_locations, unseen_locations, state, viewer),
                unseen_cards=part(known, ("cards", viewer), of_cards, unseen_cards, state, viewer),
                # Nobody has been asked yet while events are still being shown.
                duels=() if viewer is None or state.listening else duels(state, viewer),
                offers=() if viewer is None or state.listening else offers(state, viewer),
                spare=() if viewer is None or not state.heroes[viewer].plan else tuple(spare(state, viewer)),
                **shared,
            )
        )
    return made


def _shared(state: Position, known: Known, of_heroes: Sequence[tuple[object, ...]]) -> dict[str, Any]:
    """Return the fields that all viewers see alike, by name; `of_heroes`: what the heroes are made from."""
    variant = state.variant
    heroes = state.heroes
    drawn = drawn_location(state)
    on_table = state.table, [_beside_a_card(hero) for hero in heroes]
    return {
        "seats": state.seats,
        "to_act": state.to_act,
        "round": state.round,
        "active": state.active,
        "first": state.first,
        "phase": PHASES[state.phase],
        "map": part(known, "map", (_on_map(state), [_standing(hero) for hero in heroes]), _map, state, known),
        "bridge": part(known, "bridge", state.dungeon, bridge_view, state),
        "location_deck": len(state.location_deck),
        "left_over": part(known, "left over", state.left_over, sorted_ids, LOCATION_IDS, state.left_over),
        "decks": part(known, "decks", (state.decks, state.discards), deck_views, state),
        "unused_heroes": part(known, "unused heroes", state.hero_deck, hero_cards, state.hero_deck),
        "dead_heroes": part(known, "dead heroes", state.dead_heroes, hero_cards, state.dead_heroes),
        "lair": _lair(state, NOBODY, known) if variant.solo else (),
        "table": part(known, "table", on_table, table_view, state),
        "lasting": part(known, "lasting", state.lasting, lasting_views, state),
        "declared": declared(state),
        "battles": battles(state),
        "roll": the_roll(state),
        "window": the_window(state),
        "playing": being_played(state),
        "drawn": LOCATION_IDS[drawn] if drawn >= 0 else None,
        "winners": state.winners,
        "result": result_of(state),
        "chances": part(known, "chances", (of_heroes, state.active, state.phase, _on_map(state)), chances, state),
        **part(known, "game", variant, _game, variant),
        **part(known, "quests", _of_quests(state), quest_views, state),
    }


def _game(variant: Variant) -> dict[str, Any]:
    return {"sets": sets_of(variant), "options": options_of(variant)}


def _map(state: Position, known: Known) -> tuple[PlaceView, ...]:
    """Return the map. Places that have not changed are the same objects."""
    _, before = known.get("map", (None, None))
    places = place_views(state)
    if before is None:
        return places
    kept = {place.location: place for place in before}
    return tuple([kept[place.location] if kept.get(place.location) == place else place for place in places])


def _hero(state: Position, seat: int, own: bool, known: Known) -> HeroView:
    hero = state.heroes[seat]
    numbers = _of_numbers(hero), state.commons, state.lasting
    return hero_view(
        state,
        seat,
        own,
        {
            "hand": part(known, ("hand", seat, own), _of_hand(hero), hand_view, state, seat, own),
            "lair": () if state.variant.solo else _lair(state, seat, known),
            "errands": errands(state, seat),
            **part(known, ("numbers", seat), numbers, numbers_of, state, seat),
            **part(known, ("prepared", seat), _of_prepared(hero), prepared_by, hero),
        },
    )


def _lair(state: Position, seat: int, known: Known) -> tuple[MonsterView, ...]:
    """Return the monsters of the seat, or of nobody."""
    made_from = _of_lair(state.heroes[keeper(seat)])
    return cast(tuple[MonsterView, ...], part(known, ("lair", seat), made_from, lair_view, state, seat))
