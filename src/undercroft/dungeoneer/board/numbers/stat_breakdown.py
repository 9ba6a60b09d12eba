"""What the numbers of `stats` are made of, card by card.

Only events need to know it: `stats` itself, which search uses, adds up without noting what it adds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from undercroft.dungeoneer.board.hero import Hero, keeper
from undercroft.dungeoneer.board.numbers.stats import LIMITED_AP, modifiers
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.content.card_index import (
    CARDS,
    HERO_FACES,
    LIFE,
    LOCATIONS,
    MOD_AP,
    MOD_ATTACK,
    SOURCES,
    SPEED,
    Modifier,
)

Bonus = tuple[str, int]
"""What something adds to a number: its id, and how much."""

FOR_THIS_ROLL: Final = "for_this_roll"
FOR_THIS_TURN: Final = "for_this_turn"
EARLIER_EFFECT: Final = "earlier_effect"
"""Names of bonuses whose card has left the table."""


class Breakdown(NamedTuple):
    """A number before the die, and what it is made of.

    Attributes:
        base: the printed value.
        bonuses: what is added to it, no source twice.
    """

    base: int
    bonuses: tuple[Bonus, ...]


def merged(bonuses: Iterable[Bonus]) -> tuple[Bonus, ...]:
    """Return the bonuses with one entry for each source, without those that add nothing."""
    total: dict[str, int] = {}
    for source, n in bonuses:
        total[source] = total.get(source, 0) + n
    return tuple([(source, n) for source, n in total.items() if n])


def at_least(least: int, base: int, bonuses: Iterable[Bonus]) -> Breakdown:
    """Return a breakdown whose sum is not below `least`: what was subtracted last counts only so far."""
    kept = list(merged(bonuses))
    missing = least - base - sum([n for _, n in kept])
    for i, (source, n) in reversed(list(enumerate(kept))):
        if missing > 0 and n < 0:
            given = min(missing, -n)
            kept[i] = (source, n + given)
            missing -= given
    return Breakdown(base, merged(kept))


def named(found: Iterable[Modifier]) -> Iterator[Bonus]:
    """Yield what these modifiers add, with their cards."""
    for modifier in found:
        yield SOURCES[modifier.number].id, modifier.n


def stat_of(state: Position, seat: int, which: int) -> Breakdown:
    """Return what a hero's melee, magic, speed, level or life is made of: `stats.stat`."""
    hero = state.heroes[seat]
    if which > SPEED:
        return Breakdown(hero.life if which == LIFE else hero.level, ())
    printed = HERO_FACES[hero.face].levels[hero.level - 1][which]
    return at_least(0, printed, named(m for m in modifiers(state, seat) if m.what == which and m.scope == "self"))


def of_a_roll(state: Position, seat: int, kinds: int, form: int, against: int, family: int) -> Iterator[Bonus]:
    """Yield what lasting effects add to a hero's roll; the arguments are those of `stats.roll_bonus`."""
    return named(
        m
        for m in modifiers(state, seat)
        if kinds >> m.what & 1
        and m.scope == "self"
        and m.form >> form & 1
        and (not m.selective or m.families & family)
        and (not m.picky or m.against & against)
    )


def points_recovered(state: Position, seat: int) -> Breakdown:
    """Return what a hero's action points at recovery are made of: `stats.recovered_ap`, before his own are added."""
    hero = state.heroes[seat]
    limited = state.variant.limited_movement
    points = Breakdown(LIMITED_AP, ()) if limited else stat_of(state, seat, SPEED)
    less = named(m for m in modifiers(state, seat) if m.what == MOD_AP)
    total = points.base + sum([n for _, n in points.bonuses])
    return at_least(min(total, 1), points.base, [*points.bonuses, *less, *_chills(hero)])


def _chills(hero: Hero) -> Iterator[Bonus]:
    """Yield what earlier effects take at recovery, each with its card; a state that was dumped has forgotten them."""
    unknown = hero.chill
    for effect, n in hero.chilled_by:
        unknown -= n
        yield SOURCES[effect].id, -n
    yield EARLIER_EFFECT, -unknown


# Monsters.


def of_host(state: Position, seat: int, card: int, what: int) -> Iterator[Bonus]:
    """Yield what the attachments of a monster add: `stats.host_bonus`."""
    for attachment in state.heroes[keeper(seat)].attachments_of(card):
        yield from named(m for m in CARDS[attachment].modifiers if m.what == what and m.scope == "host")


def of_owner(state: Position, seat: int, family: int, what: int) -> Iterator[Bonus]:
    """Yield what the owner's amplifiers add to a monster: `stats.owner_bonus`."""
    for card in state.heroes[keeper(seat)].own_banes:
        found = [m for m in CARDS[card].modifiers if m.what == what and m.scope == "own_monsters"]
        yield from named(m for m in found if m.families & family)


def of_place(location: int, family: int) -> Iterator[Bonus]:
    """Yield what the place adds to a monster's attack: `stats.place_bonus`."""
    found = [m for m in LOCATIONS[location].modifiers if m.what == MOD_ATTACK and m.scope == "monsters_here"]
    return named(m for m in found if m.families & family)
