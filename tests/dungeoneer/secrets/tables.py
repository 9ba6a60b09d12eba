"""Positions in which all cards are dealt at random to all possible places."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.dungeoneer.board.hero import Hero
from undercroft.dungeoneer.board.map.dungeon import Dungeon
from undercroft.dungeoneer.board.map.location_placing import placements
from undercroft.dungeoneer.board.position import Variant
from undercroft.dungeoneer.board.terms.moments import FEATS
from undercroft.dungeoneer.content.card_index import ATTACHMENT, BANE, BOON, CARDS, ENCOUNTER, HEROES, QUESTS, TREASURE
from undercroft.dungeoneer.content.location_cards import ENTRANCES, LOCATION_CARDS
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.kernel.engine.chance import Chance

BOTH_SETS = 3
LAID = 14


def number(card: str) -> int:
    """The number of an adventure card."""
    return next(one.number for one in CARDS if one.id == card)


def quest(name: str) -> int:
    """The number of a quest."""
    return next(one.number for one in QUESTS if one.id == name)


def _dungeon(chance: Chance) -> tuple[Dungeon, tuple[int, ...]]:
    """Some locations laid by the rules, and the remaining ones."""
    dungeon = Dungeon.start(ENTRANCES[0])
    left = list(chance.shuffled([card.number for card in LOCATION_CARDS if card.number != ENTRANCES[0]]))
    while len(dungeon.locations) < LAID:
        location = left.pop()
        where = placements(dungeon, location)
        if where:
            dungeon = dungeon.with_location(location, *chance.pick(where))
        else:
            left.insert(0, location)
    return dungeon, tuple(left)


def _deal(cards: Iterator[int], n: int) -> tuple[int, ...]:
    return tuple([next(cards) for _ in range(n)])


def _piles(cards: tuple[int, ...], separate: int) -> tuple[tuple[int, ...], ...]:
    """One pile, or separate glory and peril cards (DN-12.1)."""
    if not separate:
        return (cards,)
    return tuple([tuple([card for card in cards if CARDS[card].glory == glory]) for glory in (True, False)])


def scattered(seed: int, seats: int = 3, separate: int = 0, dealt: bool = False) -> DungeoneerState:
    """A position of both sets in which every card lies somewhere and nobody is asked anything.

    Args:
        seed: determines where.
        seats: the number of players.
        separate: 1 for a glory and a peril deck.
        dealt: whether the remaining locations are in the players' hands (DN-13.1).
    """
    chance = Chance(seed)
    dungeon, stack = _dungeon(chance)
    mixed = chance.shuffled(range(len(CARDS)))
    of_kind = {
        kind: iter([c for c in mixed if CARDS[c].kind == kind and CARDS[c].duration != ATTACHMENT])
        for kind in (BOON, TREASURE, BANE, ENCOUNTER)
    }
    monsters = (card for card in of_kind[ENCOUNTER] if CARDS[card].monster is not None)
    grafts = iter([c for c in mixed if CARDS[c].duration == ATTACHMENT])
    quests = iter(chance.shuffled(range(len(QUESTS))))
    faces = iter(chance.shuffled(range(len(HEROES))))
    heroes = []
    for _ in range(seats):
        hero = Hero(next(faces), location=chance.pick(dungeon.locations), glory=chance.below(9), peril=chance.below(9))
        hero.boons = _deal(of_kind[BOON], 2)
        hero.treasures = _deal(of_kind[TREASURE], 2)
        hero.banes = _deal(of_kind[BANE], 1)
        hero.lair = _deal(monsters, 2)
        hero.attach(next(grafts), hero.lair[0])
        hero.set_tokens(hero.treasures[0], 2)
        hero.quests = _deal(quests, 2)
        hero.done = _deal(quests, 1)
        hero.entered = 1 << hero.location
        heroes.append(hero)
    used = {card for hero in heroes for card in (*hero.boons, *hero.treasures, *hero.banes, *hero.lair)}
    used |= {card for hero in heroes for card, _ in hero.attachments()}
    rest = iter([card for card in mixed if card not in used])
    for hero in heroes:
        hero.hand = _deal(rest, 3 + chance.below(3))
    state = DungeoneerState(seats, 0, [], chance, Variant(BOTH_SETS, separate), heroes, dungeon, phase=FEATS)
    thrown = _deal(rest, 9)
    left = tuple(rest)
    state.decks = _piles(left, separate)
    state.discards = _piles(thrown, separate)
    state.commons = _deal(quests, 1)
    state.quest_discard = _deal(quests, 1)
    state.quest_deck = tuple(quests)
    state.hero_deck = tuple(faces)
    if dealt:
        state.dealt = tuple([stack[seat::seats] for seat in range(seats)])
    else:
        state.location_deck = stack
    return state
