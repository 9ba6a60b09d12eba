"""Who knows what (DN-20): the parts of the views, and worlds for search.

Views are built by whitelist: what is not named here, or in `view_builder`, is not shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, Final

from undercroft.dungeoneer import views
from undercroft.dungeoneer.board.card_piles import BACKS, pile_of
from undercroft.dungeoneer.board.exits import condition
from undercroft.dungeoneer.board.hero import (
    LOUD,
    STANDING_ORDERS,
    UNTIL_MY_ROLL,
    UNTIL_MY_TURN,
    Hero,
    keeper,
    threat_parts,
)
from undercroft.dungeoneer.board.map_markers import (
    exit_spot,
    hazard_spot,
    marked_locations,
    opener_of,
    portcullis_on,
    tokens_in,
)
from undercroft.dungeoneer.board.numbers.stats import limit, monster_life, price, stat
from undercroft.dungeoneer.board.numbers.view_ids import card_ids, numbers_in, quest_ids, seat_or_none, sorted_ids
from undercroft.dungeoneer.board.position import Position, Variant
from undercroft.dungeoneer.board.terms.cells import xy
from undercroft.dungeoneer.board.terms.foes import foe_parts
from undercroft.dungeoneer.content.card_index import ALL_SOURCES, BOON, CARDS, HEROES, QUESTS, SOURCES, TESTED, TREASURE
from undercroft.dungeoneer.content.faces import SETS, SIDES
from undercroft.dungeoneer.content.location_cards import (
    EXIT_KINDS,
    HAZARD_KINDS,
    LOCATION_CARDS,
    LOCATION_IDS,
    LocationExit,
)
from undercroft.dungeoneer.rules.battle.fighters import Fighter, monster_stat
from undercroft.dungeoneer.rules.preparation.no_white_spots import Lay, LayAll, layable
from undercroft.dungeoneer.visibility.visible_frames import looked_at
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.frames import Choose

_KEPT: Final = 1024
_TRIES: Final = 200


def sets_of(variant: Variant) -> tuple[str, ...]:
    """Return the sets whose cards are in the game."""
    return tuple([name for bit, name in enumerate(SETS) if variant.sets >> bit & 1])


def options_of(variant: Variant) -> dict[str, bool]:
    """Return the options of the game by name."""
    return {name: bool(getattr(variant, name)) for name in variant.fields if name != "sets"}


# Decks, and what lies in them or in hands of others.


def deck_views(state: Position) -> tuple[views.DeckView, ...]:
    """Return the decks, and their discards."""
    return tuple([_deck(state, number) for number in range(len(state.decks))])


def _deck(state: Position, number: int) -> views.DeckView:
    back = BACKS[number] if len(state.decks) > 1 else None
    return views.DeckView(back, len(state.decks[number]), card_ids(state.discards[number]))


def unseen_cards(state: Position, seat: int | None) -> tuple[str, ...]:
    """Return the adventure cards in the decks and in others' hands, in the order of the box."""
    found = {card for deck in state.decks for card in deck}
    for other, hero in enumerate(state.heroes):
        if other != seat:
            found.update(hero.hand)
    return card_ids(sorted(found))


def unseen_locations(state: Position, seat: int | None) -> tuple[str, ...]:
    """Return the location cards in the stack, in others' hands (DN-13.1), and those that another looks at
    (tomb-a27).
    """
    held = [cards for other, cards in enumerate(state.dealt) if other != seat]
    held += [frame.cards for frame in looked_at(state) if frame.seat != seat]
    return sorted_ids(LOCATION_IDS, [*state.location_deck, *[card for cards in held for card in cards]])


# Quests and heroes that nobody has.


def quest_views(state: Position) -> dict[str, Any]:
    """Return what lies of the quests in the middle of the table, by the names of the fields of the view."""
    return {
        "quest_deck": len(state.quest_deck),
        "quest_discard": quest_ids(state.quest_discard),
        "unseen_quests": quest_ids(sorted(state.quest_deck)),
        "commons": quest_ids(state.commons),
        "orphans": quest_ids(state.orphans),
    }


def hero_cards(faces: tuple[int, ...]) -> tuple[str, ...]:
    """Return these hero cards, which nobody plays."""
    return tuple([HEROES[face].id for face in sorted(faces)])


# The map.


def place_views(state: Position) -> tuple[views.PlaceView, ...]:
    """Return the map."""
    dungeon = state.dungeon
    changed = _changed(state)
    found = []
    for location in dungeon.locations:
        card = LOCATION_CARDS[location]
        x, y = xy(dungeon.cell_of(location))
        turned = dungeon.is_turned(location)
        found.append(
            views.PlaceView(
                location=card.id,
                x=x,
                y=y,
                turned=turned,
                exits=_exits(state, location) if location in changed else _printed_exits(location, turned),
                hazards=_hazards(location, state.deactivated if location in changed else ()),
                glory=card.face.glory,
                peril=card.face.peril,
                distance=dungeon.distances[location],
                tokens=quest_ids(tokens_in(state, location)),
                heroes=tuple([s for s, hero in enumerate(state.heroes) if hero.location == location and hero.alive]),
            )
        )
    return tuple(found)


def bridge_view(state: Position) -> tuple[tuple[str, str], ...]:
    """Return the walls that the bridge joins."""
    return tuple([(LOCATION_IDS[location], SIDES[side]) for location, side in state.dungeon.bridge_walls])


def _changed(state: Position) -> set[int]:
    """Return the locations where something differs from what is printed."""
    return marked_locations(state) | {location for location, _ in state.dungeon.bridge_walls}


@cache
def _printed_exits(location: int, turned: bool) -> tuple[views.ExitView, ...]:
    exits = LOCATION_CARDS[location].exits
    return tuple([_exit(exits[side ^ 2 if turned else side], side, None, -1) for side in range(4)])


def _exits(state: Position, location: int) -> tuple[views.ExitView, ...]:
    return tuple([_exit(condition(state, location, side), side, *_why(state, location, side)) for side in range(4)])


def _exit(exit: LocationExit, side: int, why: str | None, seat: int) -> views.ExitView:
    stat = TESTED[exit.stat] if exit.stat >= 0 else None
    return views.ExitView(
        side=SIDES[side], kind=EXIT_KINDS[exit.kind], stat=stat, value=exit.value, why=why, seat=seat_or_none(seat)
    )


def _why(state: Position, location: int, side: int) -> tuple[str | None, int]:
    """Return why an exit differs from what is printed, in the order of `exits.condition`, and who opened it."""
    dungeon = state.dungeon
    printed = dungeon.printed_side(location, side)
    if exit_spot(location, printed) in state.deactivated:
        return "deactivation", -1
    opener = opener_of(state, location, printed)
    if opener >= 0:
        return "failed", opener
    if portcullis_on(state, location, printed) >= 0:
        return "portcullis", -1
    return "bridge" if (location, side) in dungeon.bridge_walls else None, -1


@lru_cache(_KEPT)
def _hazards(location: int, deactivated: tuple[int, ...]) -> tuple[views.HazardView, ...]:
    return tuple(
        [
            views.HazardView(
                kind=HAZARD_KINDS[hazard.kind],
                n=hazard.n,
                stat=TESTED[hazard.stat] if hazard.stat >= 0 else None,
                value=hazard.value,
                active=hazard_spot(location, place) not in deactivated,
            )
            for place, hazard in enumerate(LOCATION_CARDS[location].hazards)
        ]
    )


# Heroes.


def hero_view(state: Position, number: int, own: bool, parts: Mapping[str, Any]) -> views.HeroView:
    """Return a hero and his player, as the player himself knows them (`own`) or as the others do.

    Args:
        state: the position.
        number: the seat.
        own: whether the viewer is that seat.
        parts: the fields that the functions below make.
    """
    hero = state.heroes[number]
    held = state.dealt[number] if state.dealt else ()
    return views.HeroView(
        seat=number,
        hero=HEROES[hero.face].id,
        alive=hero.alive,
        life=hero.life,
        level=hero.level,
        ap=hero.ap,
        saved=bool(hero.saved),
        has_saved=bool(hero.has_saved),
        brought=bool(hero.brought),
        fleeting=hero.fleeting,
        lying_ap=hero.lying_ap,
        actions=hero.actions,
        glory=hero.glory,
        peril=hero.peril,
        location=LOCATION_IDS[hero.location] if hero.location >= 0 else None,
        fallen=bool(hero.fallen),
        stand=tuple([views.StandView(TESTED[stat], value) for stat, value in map(threat_parts, hero.stand)]),
        moved=bool(hero.moved),
        known=sorted_ids(LOCATION_IDS, numbers_in(hero.entered)),
        battled=bool(hero.battled),
        lain_down=bool(hero.lain_down),
        attackers=tuple([_foe(state, foe) for foe in hero.attackers]),
        cast=tuple([CARDS[card].id for card in hero.cast]),
        quests=quest_ids(hero.quests),
        done=quest_ids(hero.done),
        escorts=quest_ids(hero.escorts),
        tried=quest_ids(hero.tried),
        found=quest_ids(hero.found),
        hunts=tuple([views.HuntView(QUESTS[quest].id, life) for quest, life in hero.hunts().items()]),
        used=tuple([ALL_SOURCES[key].id for key in hero.used]),
        converted=bool(state.converted >> number & 1),
        chill=hero.chill,
        standing=STANDING_ORDERS[hero.standing],
        quiet=quiet_word(hero.quiet),
        plan=tuple([views.SendingView(CARDS[card].id, seat) for card, seat in hero.sendings()]) if own else None,
        dealt_count=len(held),
        dealt=tuple([LOCATION_IDS[card] for card in held]) if own else None,
        **parts,
    )


def quiet_word(quiet: int) -> str:
    """Return for how long a player is not asked, as views say it."""
    if quiet > LOUD:
        return "roll" if quiet > UNTIL_MY_ROLL else "this"
    return "turn" if quiet == UNTIL_MY_TURN else ""


def numbers_of(state: Position, number: int) -> dict[str, int]:
    """Return the numbers of a hero that depend on his cards, his quests and what lasts, by their fields."""
    melee, magic, speed = [stat(state, number, which) for which in range(3)]
    return {
        "melee": melee,
        "magic": magic,
        "speed": speed,
        "boon_limit": limit(state, number, BOON),
        "treasure_limit": limit(state, number, TREASURE),
    }


def prepared_by(hero: Hero) -> dict[str, tuple[views.PreparedView, ...]]:
    """Return the cards that lie open with a hero and before his player, by their fields."""
    return {
        name: tuple([_prepared(hero, card) for card in getattr(hero, name)])
        for name in ("boons", "treasures", "banes", "own_banes")
    }


def _foe(state: Position, foe: int) -> str:
    card, quest, seat = foe_parts(foe)
    if seat >= 0:
        return HEROES[state.heroes[seat].face].id
    return CARDS[card].id if card >= 0 else QUESTS[quest].beast.id


def hand_view(state: Position, number: int, own: bool) -> views.HandView:
    """Return a hand, as its player (`own`) or the others see it."""
    hero = state.heroes[number]
    count = len(hero.hand)
    glory = sum([CARDS[card].glory for card in hero.hand]) if len(state.decks) > 1 else None
    return views.HandView(
        count=count,
        glory=glory,
        peril=count - glory if glory is not None else None,
        cards=card_ids(hero.hand) if own else None,
        prices=tuple([price(state, number, CARDS[card]) for card in hero.hand]) if own else None,
    )


def table_view(state: Position) -> tuple[views.PreparedView, ...]:
    """Return the cards on the table, with those under them."""
    return tuple([_prepared(_lying_before(state, card), card) for card in state.table])


def _prepared(hero: Hero | None, card: int) -> views.PreparedView:
    if hero is None:
        return views.PreparedView(CARDS[card].id, (), 0)
    return views.PreparedView(CARDS[card].id, card_ids(hero.attachments_of(card)), hero.tokens_on(card))


def _lying_before(state: Position, card: int) -> Hero | None:
    """Return the seat whose attachments lie under a card on the table, if there are any."""
    return next((hero for hero in state.heroes if hero.attachments_of(card)), None)


def lair_view(state: Position, seat: int) -> tuple[views.MonsterView, ...]:
    """Return the monsters of the seat, or of nobody."""
    return tuple([_monster(state, seat, card) for card in state.heroes[keeper(seat)].lair])


def _monster(state: Position, seat: int, card: int) -> views.MonsterView:
    hero = state.heroes[keeper(seat)]
    fighter = Fighter(card, seat)
    melee, magic, speed = [monster_stat(state, fighter, form) for form in range(3)]
    return views.MonsterView(
        id=CARDS[card].id,
        attached=card_ids(hero.attachments_of(card)),
        life=monster_life(state, seat, card),
        melee=melee,
        magic=magic,
        speed=speed,
        declared=card in hero.sent,
        price=price(state, seat, CARDS[card]) if seat >= 0 else 0,
    )


def lasting_views(state: Position) -> tuple[views.LastingView, ...]:
    """Return the effects that last until the end of the turn."""
    return tuple([_lasting(effect, owner, place) for effect, owner, place in state.lasting])


def _lasting(effect: int, owner: int, place: int) -> views.LastingView:
    return views.LastingView(SOURCES[effect].id, seat_or_none(owner), LOCATION_IDS[place] if place >= 0 else None)


# Worlds for search.


def redeal(state: Position, seat: int | None, chance: Chance) -> None:
    """Deal again everything that the seat may not know (DN-20.2), within what it knows to be possible."""
    state.quest_deck = chance.mixed(state.quest_deck)
    hidden = [other for other in range(state.seats) if other != seat]
    for other in hidden:
        state.heroes[other].plan = ()
    if state.rest is not None and state.rest.seat != seat:
        state.rest = None
    location_deck, dealt, decks = state.location_deck, state.dealt, state.decks
    hands = [hero.hand for hero in state.heroes]
    for _ in range(_TRIES):
        _redeal_locations(state, hidden, chance)
        _redeal_cards(state, hidden, chance)
        if _answerable(state, hidden):
            return
    # Hardly any cards except the real ones would let the other player answer: he keeps them.
    state.location_deck, state.dealt, state.decks = location_deck, dealt, decks
    for hero, hand in zip(state.heroes, hands, strict=True):
        hero.hand = hand
    hidden = [other for other in hidden if other not in state.to_act]
    _redeal_locations(state, hidden, chance)
    _redeal_cards(state, hidden, chance)


def _redeal_cards(state: Position, hidden: list[int], chance: Chance) -> None:
    """Redeal the cards in decks and in these hands, separately for each back (DN-12.1)."""
    pools = [list(deck) for deck in state.decks]
    hands = [state.heroes[seat].hand for seat in hidden]
    for hand in hands:
        for card in hand:
            pools[pile_of(state, card)].append(card)
    pools = [list(chance.mixed(pool)) for pool in pools]
    for seat, hand in zip(hidden, hands, strict=True):
        state.heroes[seat].hand = tuple([pools[pile_of(state, card)].pop() for card in hand])
    state.decks = tuple([tuple(pool) for pool in pools])


def _answerable(state: Position, hidden: list[int]) -> bool:
    """Return whether another player who must choose among his cards still has an option, as everybody knows he does."""
    asking = state.stack[-1] if state.stack else None
    if not isinstance(asking, Choose) or asking.seat not in hidden:
        return True
    return bool(asking.clone().legal(state, asking.seat))  # a clone does not keep its options


def _redeal_locations(state: Position, hidden: list[int], chance: Chance) -> None:
    """Redeal the locations in the stack, in these hands (DN-13.1), and those these seats look at (tomb-a27)."""
    looking = [frame for frame in looked_at(state) if frame.seat in hidden]
    held = [cards for seat, cards in enumerate(state.dealt) if seat in hidden] + [frame.cards for frame in looking]
    pool = list(chance.mixed([*state.location_deck, *[card for cards in held for card in cards]]))
    for frame in looking:
        frame.cards = tuple([pool.pop() for _ in frame.cards])
    state.dealt = tuple(
        [tuple([pool.pop() for _ in cards]) if seat in hidden else cards for seat, cards in enumerate(state.dealt)]
    )
    state.location_deck = tuple(pool)
    asking = state.stack[-1] if state.stack else None
    if isinstance(asking, Lay):
        laying = state.stack[-2]
        assert isinstance(laying, LayAll)
        asking.cards = layable(state, asking.seat, laying.stage)
