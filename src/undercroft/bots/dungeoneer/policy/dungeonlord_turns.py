"""How the policy plays the dungeonlord: encounters where they harm most, banes on the leader (DN-5)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from undercroft.bots.dungeoneer.outlook.encounter_harm import eminence, harm
from undercroft.bots.dungeoneer.policy.play_styles import Style
from undercroft.dungeoneer.board.actions import DECLARE
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.content.card_index import CARDS
from undercroft.kernel.engine.action_vocabulary import Action, Numbered

IDLE: Final = frozenset({"shift", "amplifier", "graft"})
"""Types of banes that need a reason: they move locations, or help monsters."""


def misdeeds(state: Position, seat: int, legal: Sequence[Action], style: Style, rng: Random) -> Action:
    """Return the next step of the plan, or the next bane."""
    sends = [action for action in legal if action.text.startswith("send ")]
    last = legal[-1]
    if sends:
        if style.noise and rng.random() * 100 < style.noise:
            return sends[int(rng.random() * len(sends))]
        worth, action = max([(menace(state, seat, action), n) for n, action in enumerate(sends)])
        if worth > style.nerve:
            return sends[action]
    if last is DECLARE:
        return last
    banes = [a for a in legal if isinstance(a, Numbered) and a.text.startswith("play ") and _is_bane(a.value)]
    if banes:
        return max(banes, key=lambda bane: CARDS[bane.value].cost)
    return last


def _is_bane(card: int) -> bool:
    face = CARDS[card].face
    return face.kind == "bane" and face.type not in IDLE


_SENT: Final[dict[str, int]] = {card.id: card.number for card in CARDS}


def menace(state: Position, seat: int, action: Action) -> float:
    """Return how much an encounter harms a rival, weighted by what that is worth; the cheaper the better."""
    assert isinstance(action, Numbered)
    card = _SENT[action.text.split()[1]]
    victim = action.value
    return harm(state, seat, card, victim) * eminence(state, victim) / (1 + 0.1 * CARDS[card].cost)


def leader(state: Position, seat: int, legal: Sequence[Action]) -> Action:
    """Return the rival closest to winning, among those that may be chosen."""

    def threat(action: Action) -> float:
        if not isinstance(action, Numbered) or action.value == seat:
            return -1.0
        return eminence(state, action.value)

    return max(legal, key=threat)
