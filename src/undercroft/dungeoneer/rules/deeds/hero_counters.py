"""Glory, peril, action points, life, levels: the counters and how they change (DN-1.7, DN-10, DN-19)."""

from __future__ import annotations

from typing import Final

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.hero import MAX_LEVEL
from undercroft.dungeoneer.board.numbers.stats import stat
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.event_causes import EventCause
from undercroft.dungeoneer.content.card_index import HERO_FACES, MAGIC, MELEE, SPEED
from undercroft.dungeoneer.rules.deeds.card_limits import check_limits
from undercroft.dungeoneer.rules.deeds.dice.peril_dice import PerilDice

EVERY_POINT: Final = 1 << 30


def gain_glory(state: Position, seat: int, n: int, cause: EventCause) -> None:
    """Give a player glory; there is no upper limit (DN-1.7)."""
    if n > 0:
        state.heroes[seat].glory += n
        if state.listening:
            state.tell(events.Glory, seat, n, *cause)


def gain_peril(state: Position, seat: int, n: int, cause: EventCause, giver: int | None = None) -> None:
    """Give a player peril; there is no upper limit (DN-1.7). In the solo game dice take its place (DN-14.2).

    `giver`: the other player who has chosen to give it (DN-6.8).
    """
    if n > 0 and state.variant.solo:
        state.stack.append(PerilDice(seat, n))
    elif n > 0:
        state.heroes[seat].peril += n
        if state.listening:
            state.tell(events.Peril, seat, n, *cause, giver)


def lose_glory(state: Position, seat: int, n: int, cause: EventCause) -> None:
    """Take glory from a player, at most what he has (DN-1.7)."""
    lost = pay_glory(state, seat, n)
    if lost:
        state.tell(events.Glory, seat, -lost, *cause)


def pay_glory(state: Position, seat: int, n: int) -> int:
    """Take glory as a price, and return how much: the event about what it pays for tells it."""
    hero = state.heroes[seat]
    paid = min(n, hero.glory)
    hero.glory -= paid
    return paid


def pay_peril(state: Position, seat: int, n: int) -> int:
    """Take peril as a price, and return how much: the event about what it pays for tells it."""
    hero = state.heroes[seat]
    paid = min(n, hero.peril)
    hero.peril -= paid
    return paid


def gain_ap(state: Position, seat: int, n: int, fleeting: bool, cause: EventCause) -> None:
    """Add action points; those gained for this turn only, or in another's turn, cannot be saved (DN-19.1)."""
    hero = state.heroes[seat]
    hero.ap += n
    if fleeting or seat != state.active:
        hero.fleeting += n
    state.tell(events.ActionPoints, seat, n, *cause)


def lose_ap(state: Position, seat: int, n: int, cause: EventCause) -> None:
    """Take action points from a player, at most what he has (DN-19.1)."""
    hero = state.heroes[seat]
    lost = min(n, hero.all_ap)
    if lost:
        spend_ap(state, seat, lost)
        state.tell(events.ActionPoints, seat, -lost, *cause)


def lose_saved_ap(state: Position, seat: int, cause: EventCause) -> None:
    """Take the saved action point away, if there is one; those gained for this turn stay."""
    hero = state.heroes[seat]
    if hero.saved:
        hero.saved = 0
        hero.ap -= 1
        state.tell(events.ActionPoints, seat, -1, *cause)


def spend_ap(state: Position, seat: int, n: int = 1) -> None:
    """Spend action points on anything but moving: the one gained by lying down goes first (DN-13.7)."""
    hero = state.heroes[seat]
    lying = min(n, hero.lying_ap)
    hero.lying_ap -= lying
    spend_on_moving(state, seat, n - lying)


def spend_on_moving(state: Position, seat: int, n: int = 1) -> None:
    """Spend ordinary action points: first those that cannot be kept."""
    hero = state.heroes[seat]
    hero.ap -= n
    hero.fleeting = max(0, min(hero.fleeting - n, hero.ap))
    hero.saved = min(hero.saved, hero.ap)


def is_hurt(state: Position, seat: int) -> bool:
    """Return whether a hero has less than the printed life, so that healing helps (DN-10.10)."""
    hero = state.heroes[seat]
    return hero.life < HERO_FACES[hero.face].life


def heal(state: Position, seat: int, n: int, cause: EventCause) -> None:
    """Heal a hero, up to his printed life (DN-10.10)."""
    hero = state.heroes[seat]
    healed = min(n, HERO_FACES[hero.face].life - hero.life)
    if healed > 0:
        hero.life += healed
        state.tell(events.Healed, seat, healed, *cause)


def _stats(state: Position, seat: int) -> list[int]:
    """Return a hero's melee, magic and speed, as his player sees them."""
    return [stat(state, seat, which) for which in (MELEE, MAGIC, SPEED)]


def change_level(state: Position, seat: int, n: int, cause: EventCause) -> None:
    """Change a hero's level between 1 and 4; stats change at once, action points do not (DN-10.8)."""
    hero = state.heroes[seat]
    was = hero.level
    level = max(1, min(MAX_LEVEL, was + n))
    if level != was:
        before = _stats(state, seat)
        hero.level = level
        now = _stats(state, seat)
        old = [one if one != other else None for one, other in zip(before, now, strict=True)]
        state.tell(events.Level, seat, level, *cause, *now, was, *old)
        check_limits(state, seat)
