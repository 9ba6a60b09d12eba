"""Using what lies open: hero, cards, locations, quests (DN-4.7, DN-10.5)."""

from __future__ import annotations

from typing import Final

from undercroft.dungeoneer.board.numbers.stats import forbidden
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.moments import WindowMoment
from undercroft.dungeoneer.content.card_index import (
    CARDS,
    EFFECTS,
    HEROES,
    LOCATIONS,
    QUESTS,
    SOURCES,
    TERMS,
    USES,
    Card,
    is_in,
)
from undercroft.dungeoneer.rules.questions.effect_frames import VERBS
from undercroft.dungeoneer.rules.questions.playability.play_times import (
    IN_OWN_TURN,
    PHASE_OF,
    TIMES,
    USABLE,
    when_used,
)
from undercroft.dungeoneer.rules.questions.playability.usage_limits import refuse_again
from undercroft.dungeoneer.rules.questions.question_frames import InUse, WindowFrame, looming
from undercroft.kernel.base.refusals import Refusal

NO_TARGET: Final = Refusal("DN-19.5", "no-target")
NO_TIME: Final = Refusal("DN-4.7", "no-time-now")
_NOT_THERE: Final = tuple([Refusal("DN-10.5", "not-there", {"card": source.id}) for source in SOURCES])
_NO_AP: Final = tuple([Refusal("DN-4.4", "no-ap", {"card": source.id}) for source in SOURCES])
_NO_FODDER: Final = tuple([Refusal("DN-10.1", "no-fodder", {"card": source.id}) for source in SOURCES])
"""Refusals are made once where they can be: the rules ask for them whenever they list what is legal, and making one
takes as long as finding it.
"""


def uses_of(state: Position, seat: int) -> list[int]:
    """Return everything that the seat can use: what lies before it, and where its hero is."""
    hero = state.heroes[seat]
    found = list(HEROES[hero.face].uses)
    for card in hero.boons:
        found += CARDS[card].uses
    for card in hero.treasures:
        found += CARDS[card].uses
    for card in hero.banes:
        found += CARDS[card].uses
    if hero.location >= 0 and seat == state.active:
        found += LOCATIONS[hero.location].uses
        for quest in hero.quests:
            found += QUESTS[quest].uses
        for quest in state.commons:
            found += QUESTS[quest].uses
    return found


def refuse_use(state: Position, seat: int, number: int, moment: int, openly: bool = False) -> Refusal | None:
    """Return why the seat may not use the effect now; None if it may.

    With ``openly``, only what others can see counts."""
    if not USABLE[moment][seat == state.active][number]:
        return not_the_time(state, seat, number)
    if number in CHALLENGING and looming(state):
        return NO_TIME
    return refuse_cost(state, seat, number, openly) or (None if VERBS[number].can(state, seat) else NO_TARGET)


PHASE_ENDS: Final = frozenset({WindowMoment.PHASE_ENDS})


def not_the_time(state: Position, seat: int, number: int) -> Refusal:
    """Say when the effect has its time."""
    when = when_used(number)
    return Refusal(
        "DN-4.7", "not-the-time", {"card": SOURCES[number].id, "by": named_time(state, seat, when, TIMES[when])}
    )


def named_time(state: Position, seat: int, when: str, moments: frozenset[WindowMoment]) -> str:
    """Return the time that a refusal names for a card or an effect: its own, unless that is now.

    Args:
        state: the position.
        seat: who wants to play the card or use the effect.
        when: when that can be done.
        moments: the windows in which it can be done.

    Returns:
        `when`; "over" if the phase for it is ending; "any" if it is the right time, but something is asked first.
    """
    windows = [frame for frame in state.stack if isinstance(frame, WindowFrame)]
    if when in PHASE_OF:
        if seat != state.active or state.phase != PHASE_OF[when]:
            return when
        return "over" if any(window.asks_at(seat, PHASE_ENDS) for window in windows) else "any"
    if when in IN_OWN_TURN:
        return "any" if seat == state.active else when
    return "any" if any(window.asks_at(seat, moments) for window in windows) else when


CHALLENGING: Final = frozenset([number for number in USES if when_used(number) == "challenge"])


def refuse_cost(state: Position, seat: int, number: int, openly: bool = False) -> Refusal | None:
    """Return why the seat cannot pay for the effect or use it again; with ``openly``, only what others can see
    counts.
    """
    terms = TERMS[number]
    source = SOURCES[number]
    hero = state.heroes[seat]
    for frame in state.stack:
        if isinstance(frame, InUse) and SOURCES[frame.effect] is source:
            return Refusal("DN-15.3", "in-use", {"card": source.id})
    if source is HEROES[hero.face] and forbidden(state, seat, "ability"):
        return Refusal("DN-10.5", "ability-forbidden")
    if terms.once:
        again = refuse_again(state, seat, terms.once, source)
        if again is not None:
            return again
    if terms.where and not is_in(hero.location, terms.where):
        return _NOT_THERE[number]
    if terms.glory > hero.glory:
        return Refusal("DN-10.1", "too-dear", {"card": source.id, "price": terms.price, "glory": hero.glory})
    if terms.ap > hero.actions:
        return _NO_AP[number]
    if terms.life >= hero.life:
        return Refusal("DN-10.5", "last-life", {"card": source.id})
    if terms.token and isinstance(source, Card) and hero.tokens_on(source.number) < terms.token:
        return Refusal("DN-10.3", "no-token", {"card": source.id})
    if terms.families and not fodder(state, seat, terms.families) and not (openly and hero.hand):
        return _NO_FODDER[number]
    return None


def fodder(state: Position, seat: int, families: tuple[str, ...]) -> list[int]:
    """Return the monsters of these families in hand and lair; in the solo game the lair is nobody's (DN-14.4)."""
    hero = state.heroes[seat]
    own = hero.hand if state.variant.solo else hero.hand + hero.lair
    return [c for c in own if CARDS[c].monster is not None and CARDS[c].face.type in families]


def used_up_by(number: int) -> tuple[int, ...]:
    """Return the effects of the card whose use discards it."""
    return tuple([n for n in CARDS[number].uses if EFFECTS[n].on == "use" and EFFECTS[n].cost.discard_self])
