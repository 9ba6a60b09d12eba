"""The phases of a turn (DN-4), and the moments at which somebody may interfere (DN-15.1), in one list."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

PHASES: Final = ("set-up", "recovery", "misdeeds", "locations", "feats", "discard")
SETTING_UP, RECOVERY, MISDEEDS, LOCATIONS, FEATS, DISCARD = range(6)


class WindowMoment(IntEnum):
    """When a window opens. Seats with the standing order *mine* are asked only if it is about them."""

    PHASE_BEGINS = 0  # DN-15.1: the start of a phase; about nobody
    PHASE_ENDS = 1  # DN-15.1: its end; about nobody
    DECLARED = 2  # DN-15.1: a card or effect is declared and has not acted; about its target. Cancelling: DN-15.3
    RESPONSE = 3  # DN-6.2: the response step of a battle; only the defender is asked (DN-15.4)
    STEP = 4  # DN-8.3: between two parts of a step
    ARRIVAL = 5  # DN-8.3: between the points and the effects of a location; about the hero who enters
    ROLL = 6  # DN-6.11, DN-15.1: before a roll; about who rolls, and in battle about the one attacked
    WOUND = 7  # DN-15.1: a wound is about to be taken; only that hero's player is asked
    FALL = 8  # DN-15.1: the same for a fall
    TRANSFER = 9  # DN-15.1: the same for a transfer
    DEATH = 10  # DN-15.1: the same for a death
    REWARD = 11  # DN-14.6: the reward step of a battle in the solo game
    OWN_MISDEEDS = 12  # DN-5: no window, but the active player's own decision, in which any-moment cards may be played
    OWN_FEATS = 13  # DN-4.4: likewise
    OWN_DISCARD = 14  # DN-4.5: likewise, for effects that are used at any moment of one's own turn
