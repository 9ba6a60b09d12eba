"""When a card may be played and an effect used (DN-1.5, DN-4.7), as tables: the rules look there whenever they ask."""

from __future__ import annotations

from typing import Final

from undercroft.dungeoneer.board.terms.moments import FEATS, MISDEEDS, WindowMoment
from undercroft.dungeoneer.content.card_index import (
    ANY_MOMENT,
    ATTACHMENT,
    CARDS,
    EFFECTS,
    IN_FEATS,
    IN_MISDEEDS,
    PERMANENT,
    RESPONSE,
    TREASURE,
    USES,
    Card,
)

# Cards.


def _timely_cards(moment: int, own: bool, feats: bool, declaring: bool) -> bytes:
    """Return for each card whether it may be played at a moment.

    Args:
        moment: one of `WindowMoment`.
        own: whether it is the player's turn.
        feats: whether feats are being carried out, and no battle is being fought.
        declaring: whether encounters have just been declared.
    """
    return bytes([_timely(card, moment, own, feats, declaring) for card in CARDS])


def _timely(card: Card, moment: int, own: bool, feats: bool, declaring: bool) -> bool:
    timing = card.timing
    if timing == ANY_MOMENT:
        return True
    if timing == RESPONSE:
        return moment == WindowMoment.RESPONSE
    if not own:
        return False
    if timing == IN_FEATS:
        return feats or (moment == WindowMoment.REWARD and rewarding(card))
    grafting = card.duration == ATTACHMENT and declaring  # DN-5.2
    return timing == IN_MISDEEDS and card.face.kind == "bane" and (moment == WindowMoment.OWN_MISDEEDS or grafting)


def rewarding(card: Card) -> bool:
    """Return whether the solo game allows this card in the reward step only (DN-14.6)."""
    return card.kind == TREASURE and card.duration == PERMANENT


TIMELY: Final = tuple(
    [
        tuple([_timely_cards(moment, bool(when & 4), bool(when & 2), bool(when & 1)) for when in range(8)])
        for moment in sorted(WindowMoment)
    ]
)
"""Whether each card may be played (DN-1.5), by the moment and by three bits: 4 in the player's own turn, 2 during
feats, 1 when encounters have just been declared.
"""

# Effects.

DELIBERATE: Final = frozenset(
    set(WindowMoment) - {WindowMoment.WOUND, WindowMoment.FALL, WindowMoment.TRANSFER, WindowMoment.DEATH}
)
"""The moments at which there is time to stand up, attack or drop an escort."""

TIMES: Final = {
    "any": DELIBERATE,
    "own_turn": frozenset(WindowMoment) - {WindowMoment.RESPONSE},
    "feats": frozenset({WindowMoment.OWN_FEATS}),
    "response": frozenset({WindowMoment.RESPONSE}),
    "roll": frozenset({WindowMoment.ROLL}),
    "challenge": DELIBERATE - {WindowMoment.REWARD},
    "move": frozenset({WindowMoment.OWN_FEATS}),
    "would_wound": frozenset({WindowMoment.WOUND}),
    "would_fall": frozenset({WindowMoment.FALL}),
    "would_transfer": frozenset({WindowMoment.TRANSFER}),
    "would_die": frozenset({WindowMoment.DEATH}),
    "strike": frozenset(),
    "beats": frozenset(),
}
"""When an effect may be used, by its window, or for reactions by what they react to (DN-4.7)."""
IN_OWN_TURN: Final = frozenset({"own_turn", "feats", "move"})
PHASE_OF: Final = {"misdeeds": MISDEEDS, "feats": FEATS, "move": FEATS}
"""The phases of one's own turn that cards and effects name as their time (DN-1.5)."""


def when_used(number: int) -> str:
    """Return the window of an effect, or what it reacts to."""
    effect = EFFECTS[number]
    return effect.window or effect.on


def _usable(moment: int, own: bool) -> bytes:
    uses = [n for n in USES if moment in TIMES[when_used(n)] and (own or when_used(n) not in IN_OWN_TURN)]
    return bytes([n in uses for n in range(len(EFFECTS))])


USABLE: Final = tuple([tuple([_usable(moment, own) for own in (False, True)]) for moment in sorted(WindowMoment)])
"""Whether each effect may be used at each moment: in another player's turn, and in one's own (DN-4.7)."""
