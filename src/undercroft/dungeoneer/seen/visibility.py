"""Who knows what (DN-20): the one module that makes views and deals worlds for search.

Views are built by whitelist: what is not named here is not shown.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from undercroft.dungeoneer import views
from undercroft.dungeoneer.battle.fighter import Fighter, foe_parts, monster_stat
from undercroft.dungeoneer.board.dungeon import xy
from undercroft.dungeoneer.board.exits import condition
from undercroft.dungeoneer.board.hero import NOBODY, STANDING_ORDERS, Hero, keeper, threat_parts
from undercroft.dungeoneer.board.markers import (
    exit_spot,
    hazard_spot,
    marked_locations,
    opener_of,
    portcullis_on,
    tokens_in,
)
from undercroft.dungeoneer.board.moments import PHASES
from undercroft.dungeoneer.board.names import card_ids, numbers_in, quest_ids, seat_or_none, sorted_ids
from undercroft.dungeoneer.board.piles import BACKS, pile_of
from undercroft.dungeoneer.board.position import Position, Variant
from undercroft.dungeoneer.board.stats import limit, monster_life, price, stat
from undercroft.dungeoneer.content.cards import ALL_SOURCES, BOON, CARDS, HEROES, QUESTS, SOURCES, TESTED, TREASURE
from undercroft.dungeoneer.content.faces import SETS, SIDES
from undercroft.dungeoneer.content.location_cards import EXIT_KINDS, HAZARD_KINDS, LOCATION_CARDS, LOCATION_IDS, Exit
from undercroft.dungeoneer.seen.visible_frames import (
    battles,
    being_played,
    declared,
    drawn_location,
    looked_at,
    the_roll,
    the_window,
)
from undercroft.dungeoneer.turn.no_white_spots import Lay, LayAll, layable
from undercroft.kernel.chance import Chance
from undercroft.kernel.frames import Choose

_KEPT: Final = 1024
_TRIES: Final = 200


def view_of(state: Position, seat: int | None) -> views.View:
    """Return the state as the seat (None: a spectator) may know it."""
    variant = state.variant
    unseen = _unseen_cards(state, seat)
    drawn = drawn_location(state)
    return views.View(
        seat=seat,
        seats=state.seats,
        to_act=state.to_act,
        sets=tuple([name for bit, name in enumerate(SETS) if variant.sets >> bit & 1]),
        options=_options(variant),
        round=state.round,
        active=state.active,
        first=state.first,
        phase=PHASES[state.phase],
        heroes=tuple([_hero(state, number, seat) for number in range(state.seats)]),
        map=_map(state),
        bridge=tuple([(LOCATION_IDS[location], SIDES[side]) for location, side in state.dungeon.bridge_walls]),
        location_deck=len(state.location_deck),
        unseen_locations=sorted_ids(LOCATION_IDS, _unseen_locations(state, seat)),
        left_over=sorted_ids(LOCATION_IDS, state.left_over),
        decks=tuple([_deck(state, number) for number in range(len(state.decks))]),
        unseen_cards=card_ids([card for card in range(len(CARDS)) if card in unseen]),
        quest_deck=len(state.quest_deck),
        quest_discard=quest_ids(state.quest_discard),
        unseen_quests=quest_ids(sorted(state.quest_deck)),
        commons=quest_ids(state.commons),
        orphans=quest_ids(state.orphans),
        unused_heroes=tuple([HEROES[face].id for face in sorted(state.hero_deck)]),
        dead_heroes=tuple([HEROES[face].id for face in sorted(state.dead_heroes)]),
        lair=_lair(state, NOBODY) if variant.solo else (),
        table=tuple([_prepared(_lying_before(state, card), card) for card in state.table]),
        lasting=tuple([_lasting(effect, owner, place) for effect, owner, place in state.lasting]),
        declared=declared(state),
        battles=battles(state),
        roll=the_roll(state),
        window=the_window(state),
        playing=being_played(state),
        drawn=LOCATION_IDS[drawn] if drawn >= 0 else None,
        winners=state.winners,
    )


def _options(variant: Variant) -> dict[str, bool]:
    return {name: bool(getattr(variant, name)) for name in variant.fields if name != "sets"}


# Decks, and what lies in them or in hands of others.


def _deck(state: Position, number: int) -> views.DeckView:
    back = BACKS[number] if len(state.decks) > 1 else None
    return views.DeckView(back, len(state.decks[number]), card_ids(state.discards[number]))


def _unseen_cards(state: Position, seat: int | None) -> frozenset[int]:
    found = {card for deck in state.decks for card in deck}
    for other, hero in enumerate(state.heroes):
        if other != seat:
            found.update(hero.hand)
    return frozenset(found)


def _unseen_locations(state: Position, seat: int | None) -> list[int]:
    """Return the location cards in the stack, in others' hands (DN-13.1), and those that another looks at
    (tomb-a27).
    """
    held = [cards for other, cards in enumerate(state.dealt) if other != seat]
    held += [frame.cards for frame in looked_at(state) if frame.seat != seat]
    return [*state.location_deck, *[card for cards in held for card in cards]]


# The map.


def _map(state: Position) -> tuple[views.PlaceView, ...]:
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


def _changed(state: Position) -> set[int]:
    """Return the locations where something differs from what is printed."""
    return marked_locations(state) | {location for location, _ in state.dungeon.bridge_walls}


@cache
def _printed_exits(location: int, turned: bool) -> tuple[views.ExitView, ...]:
    exits = LOCATION_CARDS[location].exits
    return tuple([_exit(exits[side ^ 2 if turned else side], side, None, -1) for side in range(4)])


def _exits(state: Position, location: int) -> tuple[views.ExitView, ...]:
    return tuple([_exit(condition(state, location, side), side, *_why(state, location, side)) for side in range(4)])


def _exit(exit: Exit, side: int, why: str | None, seat: int) -> views.ExitView:
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


def _hero(state: Position, number: int, viewer: int | None) -> views.HeroView:
    hero = state.heroes[number]
    own = number == viewer
    held = state.dealt[number] if state.dealt else ()
    return views.HeroView(
        seat=number,
        hero=HEROES[hero.face].id,
        alive=hero.alive,
        life=hero.life,
        level=hero.level,
        melee=stat(state, number, 0),
        magic=stat(state, number, 1),
        speed=stat(state, number, 2),
        boon_limit=limit(state, number, BOON),
        treasure_limit=limit(state, number, TREASURE),
        ap=hero.ap,
        saved=bool(hero.saved),
        has_saved=bool(hero.has_saved),
        fleeting=hero.fleeting,
        lying_ap=hero.lying_ap,
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
        hand=_hand(state, number, own),
        boons=tuple([_prepared(hero, card) for card in hero.boons]),
        treasures=tuple([_prepared(hero, card) for card in hero.treasures]),
        banes=tuple([_prepared(hero, card) for card in hero.banes]),
        own_banes=tuple([_prepared(hero, card) for card in hero.own_banes]),
        cast=tuple([CARDS[card].id for card in hero.cast]),
        lair=() if state.variant.solo else _lair(state, number),
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
        plan=tuple([views.SendingView(CARDS[card].id, seat) for card, seat in hero.sendings()]) if own else None,
        dealt_count=len(held),
        dealt=tuple([LOCATION_IDS[card] for card in held]) if own else None,
    )


def _foe(state: Position, foe: int) -> str:
    card, quest, seat = foe_parts(foe)
    if seat >= 0:
        return HEROES[state.heroes[seat].face].id
    return CARDS[card].id if card >= 0 else QUESTS[quest].beast.id


def _hand(state: Position, number: int, own: bool) -> views.HandView:
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


def _prepared(hero: Hero | None, card: int) -> views.PreparedView:
    if hero is None:
        return views.PreparedView(CARDS[card].id, (), 0)
    return views.PreparedView(CARDS[card].id, card_ids(hero.attachments_of(card)), hero.tokens_on(card))


def _lying_before(state: Position, card: int) -> Hero | None:
    """Return the seat whose attachments lie under a card on the table, if there are any."""
    return next((hero for hero in state.heroes if hero.attachments_of(card)), None)


def _lair(state: Position, seat: int) -> tuple[views.MonsterView, ...]:
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


def _lasting(effect: int, owner: int, place: int) -> views.LastingView:
    return views.LastingView(SOURCES[effect].id, seat_or_none(owner), LOCATION_IDS[place] if place >= 0 else None)


# Worlds for search.


def redeal(state: Position, seat: int | None, chance: Chance) -> None:
    """Deal again everything that the seat may not know (DN-20.2), within what it knows to be possible."""
    state.quest_deck = chance.shuffled(state.quest_deck)
    hidden = [other for other in range(state.seats) if other != seat]
    for other in hidden:
        state.heroes[other].plan = ()
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
    pools = [list(chance.shuffled(pool)) for pool in pools]
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
    pool = list(chance.shuffled([*state.location_deck, *[card for cards in held for card in cards]]))
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
