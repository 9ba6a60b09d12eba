"""A hero's or monster's current numbers: the printed ones, changed by whatever is in play (DN-10, DN-19)."""

from __future__ import annotations

from typing import Final

from undercroft.dungeoneer.board.card_piles import attached_to_treasures
from undercroft.dungeoneer.board.hero import keeper
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.content.card_index import (
    CARDS,
    EXITS,
    HERO_FACES,
    LIFE,
    LOCATIONS,
    MOD_AP,
    MOD_ATTACK,
    MOD_BATTLE,
    MOD_BOON_LIMIT,
    MOD_COUNTER,
    MOD_EXIT,
    MOD_FORBID,
    MOD_IGNORE,
    MOD_LIFE,
    MOD_THREAT,
    MOD_TREASURE_LIMIT,
    MODIFIERS,
    QUESTS,
    SPEED,
    Card,
    Modifier,
)

LIMITED_AP: Final = 3
"""Action points of a turn under limited movement (DN-13.7)."""


def modifiers(state: Position, seat: int) -> list[Modifier]:
    """Return all lasting effects that change this hero's own numbers."""
    hero = state.heroes[seat]
    found: list[Modifier] = []
    for card in hero.boons:
        found += CARDS[card].modifiers
    for card in hero.treasures:
        found += CARDS[card].modifiers
    if hero.attached:
        for card in attached_to_treasures(hero):
            found += CARDS[card].modifiers
    for card in hero.banes:
        found += CARDS[card].modifiers
    for quest in hero.done:
        found += QUESTS[quest].artifact
    for quest in hero.quests:
        found += QUESTS[quest].influence
    for quest in state.commons:
        found += QUESTS[quest].influence
    for quest in hero.escorts:
        found += QUESTS[quest].escorting
    if hero.location >= 0:
        found += LOCATIONS[hero.location].modifiers
    for effect, owner, _ in state.lasting:
        if owner == seat and effect in MODIFIERS:
            found.append(MODIFIERS[effect])
    return found


def stat(state: Position, seat: int, which: int) -> int:
    """Return a hero's melee, magic, speed, level or life (DN-7.1); never below 0 (DN-10.8)."""
    hero = state.heroes[seat]
    if which > SPEED:
        return hero.life if which == LIFE else hero.level
    value = HERO_FACES[hero.face].levels[hero.level - 1][which]
    for modifier in modifiers(state, seat):
        if modifier.what == which and modifier.scope == "self":
            value += modifier.n
    return max(0, value)


def roll_bonus(state: Position, seat: int, kinds: int, form: int, against: int, family: int) -> int:
    """Return what lasting effects add to a hero's roll, in addition to his stat.

    Args:
        kinds: bits of `WHAT`: what kind of roll it is, e.g. ``BATTLE_ATTACK``.
        form: the stat that is rolled.
        against: bit of `AGAINST`, what a threat comes from; 0 in battle.
        family: bit of the opponent's family; 0 if it has none.
    """
    total = 0
    for modifier in modifiers(state, seat):
        if (
            kinds >> modifier.what & 1
            and modifier.scope == "self"
            and modifier.form >> form & 1
            and (not modifier.selective or modifier.families & family)
            and (not modifier.picky or modifier.against & against)
        ):
            total += modifier.n
    return total


ATTACK_ROLL: Final = 1 << MOD_ATTACK | 1 << MOD_BATTLE
COUNTER_ROLL: Final = 1 << MOD_COUNTER | 1 << MOD_BATTLE
THREAT_ROLL: Final = 1 << MOD_THREAT
EXIT_ROLL: Final = 1 << MOD_THREAT | 1 << MOD_EXIT


def threat_bonus(state: Position, seat: int, form: int, against: int) -> int:
    """Return what lasting effects add to a threat roll (DN-7.1)."""
    kinds = EXIT_ROLL if 1 << against & EXITS else THREAT_ROLL
    return roll_bonus(state, seat, kinds, form, 1 << against, 0)


def ignores(state: Position, seat: int, word: str) -> bool:
    """Return whether the hero ignores pits, danger, or another such word."""
    for modifier in modifiers(state, seat):
        if modifier.what == MOD_IGNORE and modifier.word == word:
            return True
    return False


def forbidden(state: Position, seat: int, word: str) -> bool:
    """Return whether something that lies with the hero or in his location forbids this."""
    for modifier in modifiers(state, seat):
        if modifier.what == MOD_FORBID and modifier.word == word:
            return True
    return False


def no_traps(state: Position, location: int) -> bool:
    """Return whether a card forbids traps in the location for this turn (tomb-a05)."""
    return any(
        place == location and effect in MODIFIERS and MODIFIERS[effect].what == MOD_FORBID
        for effect, _, place in state.lasting
    )


def limit(state: Position, seat: int, kind: int) -> int:
    """Return the hero's limit of permanent boons or treasures (DN-10.2)."""
    face = HERO_FACES[state.heroes[seat].face]
    what, value = (MOD_TREASURE_LIMIT, face.treasure_limit) if kind else (MOD_BOON_LIMIT, face.boon_limit)
    for modifier in modifiers(state, seat):
        if modifier.what == what:
            value += modifier.n
    return value


def recovered_ap(state: Position, seat: int) -> int:
    """Action points at recovery: speed minus what influences and chills take, each of which leaves 1 (DN-4.1)."""
    hero = state.heroes[seat]
    points = LIMITED_AP if state.variant.limited_movement else stat(state, seat, SPEED)
    less = hero.chill + sum([-m.n for m in modifiers(state, seat) if m.what == MOD_AP])
    return max(min(points, 1), points - less)


def price(state: Position, seat: int, card: Card) -> int:
    """Return the price of a card for the seat, or for its victim if it is a peril card, without X (DN-10.5,
    DN-19.2).
    """
    cost = card.cost
    floor = 0
    for modifier in discounts(state, seat, card):
        cost += modifier.n
        floor = max(floor, modifier.least or 0)
    return max(cost, min(card.cost, floor))


def discounts(state: Position, seat: int, card: Card) -> tuple[Modifier, ...]:
    """Return the lasting effects that change the price of a card."""
    hero = state.heroes[seat]
    listed = LOCATIONS[hero.location].discounts if card.glory and hero.location >= 0 else ()
    if hero.own_banes:
        listed += tuple([m for bane in hero.own_banes for m in CARDS[bane].discounts])
    return tuple([m for m in listed if m.families >> card.type & 1 and m.kinds >> card.kind & 1]) if listed else ()


# Monsters.


def host_bonus(state: Position, seat: int, card: int, what: int) -> int:
    """Return what the attachments of a monster add to one of its numbers."""
    total = 0
    for attachment in state.heroes[keeper(seat)].attachments_of(card):
        for modifier in CARDS[attachment].modifiers:
            if modifier.what == what and modifier.scope == "host":
                total += modifier.n
    return total


def monster_life(state: Position, seat: int, card: int) -> int:
    """Return how many wounds a monster takes when it comes into play."""
    monster = CARDS[card].monster
    assert monster is not None
    return monster.life + host_bonus(state, seat, card, MOD_LIFE)


def owner_bonus(state: Position, seat: int, family: int, what: int) -> int:
    """Return what the owner's amplifiers add to one of a monster's stats."""
    total = 0
    for card in state.heroes[keeper(seat)].own_banes:
        for modifier in CARDS[card].modifiers:
            if modifier.what == what and modifier.scope == "own_monsters" and modifier.families & family:
                total += modifier.n
    return total


def place_bonus(state: Position, location: int, family: int) -> int:
    """Return what the place adds to a monster's attack rolls."""
    total = 0
    for modifier in LOCATIONS[location].modifiers:
        if modifier.what == MOD_ATTACK and modifier.scope == "monsters_here" and modifier.families & family:
            total += modifier.n
    return total


def space(state: Position, seat: int, kind: int) -> int:
    """Return how many more permanent cards of this kind the hero may have."""
    hero = state.heroes[seat]
    lying = hero.treasures if kind else hero.boons
    return limit(state, seat, kind) - len(lying)
