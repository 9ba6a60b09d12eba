"""Glory, peril, action points, life, levels: the counters and how they change (DN-1.7, DN-10, DN-19)."""

from __future__ import annotations

from typing import Final

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.causes import Cause
from undercroft.dungeoneer.board.hero import MAX_LEVEL
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.content.cards import HERO_FACES
from undercroft.dungeoneer.deeds.limits import check_limits
from undercroft.dungeoneer.deeds.solo_dice import PerilDice

EVERY_POINT: Final = 1 << 30


def gain_glory(state: Position, seat: int, n: int, cause: Cause) -> None:
    """Give a player glory; there is no upper limit (DN-1.7)."""
    if n > 0:
        state.heroes[seat].glory += n
        if state.listening:
            state.tell(events.Glory, seat, n, *cause)


def gain_peril(state: Position, seat: int, n: int, cause: Cause, giver: int | None = None) -> None:
    """Give a player peril; there is no upper limit (DN-1.7). In the solo game dice take its place (DN-14.2).

    `giver`: the other player who has chosen to give it (DN-6.8).
    """
    if n > 0 and state.variant.solo:
        state.stack.append(PerilDice(seat, n))
    elif n > 0:
        state.heroes[seat].peril += n
        if state.listening:
            state.tell(events.Peril, seat, n, *cause, giver)


def lose_glory(state: Position, seat: int, n: int, cause: Cause) -> None:
    """Take glory from a player, at most what he has (DN-1.7)."""
    hero = state.heroes[seat]
    lost = min(n, hero.glory)
    if lost:
        hero.glory -= lost
        state.tell(events.Glory, seat, -lost, *cause)


def lose_peril(state: Position, seat: int, n: int, cause: Cause) -> None:
    """Take peril from a player, at most what he has (DN-1.7)."""
    hero = state.heroes[seat]
    lost = min(n, hero.peril)
    if lost:
        hero.peril -= lost
        state.tell(events.Peril, seat, -lost, *cause)


def gain_ap(state: Position, seat: int, n: int, fleeting: bool, cause: Cause) -> None:
    """Add action points; those gained for this turn only, or in another's turn, cannot be saved (DN-19.1)."""
    hero = state.heroes[seat]
    hero.ap += n
    if fleeting or seat != state.active:
        hero.fleeting += n
    state.tell(events.ActionPoints, seat, n, *cause)


def lose_ap(state: Position, seat: int, n: int, cause: Cause) -> None:
    """Take action points from a player, at most what he has (DN-19.1)."""
    hero = state.heroes[seat]
    lost = min(n, hero.ap + hero.lying_ap)
    if lost:
        spend_ap(state, seat, lost)
        state.tell(events.ActionPoints, seat, -lost, *cause)


def lose_saved_ap(state: Position, seat: int, cause: Cause) -> None:
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


def heal(state: Position, seat: int, n: int, cause: Cause) -> None:
    """Heal a hero, up to his printed life (DN-10.10)."""
    hero = state.heroes[seat]
    healed = min(n, HERO_FACES[hero.face].life - hero.life)
    if healed > 0:
        hero.life += healed
        state.tell(events.Healed, seat, healed, *cause)


def change_level(state: Position, seat: int, n: int, cause: Cause) -> None:
    """Change a hero's level between 1 and 4; stats change at once, action points do not (DN-10.8)."""
    hero = state.heroes[seat]
    level = max(1, min(MAX_LEVEL, hero.level + n))
    if level != hero.level:
        hero.level = level
        state.tell(events.Level, seat, level, *cause, *HERO_FACES[hero.face].levels[level - 1])
        check_limits(state, seat)
