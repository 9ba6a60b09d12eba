"""How a hero saves his skin: responses, prevention, challenges (DN-6.2, DN-6.6, DN-15)."""

from __future__ import annotations

from typing import Final

from undercroft.bots.dungeoneer.heroics import HEALTHY, heals
from undercroft.bots.dungeoneer.situation import Situation, odds

HELP_IN_BATTLE: Final = (
    "turn_away",
    "vial_of_embers",
    "dodge",
    "alchemists_flask",
    "mirror_selves",
    "distraction",
    "riposte",
)
LIKELY: Final = 0.4


def window(situation: Situation) -> str:
    """Whatever helps in this moment; else a pass."""
    moment = situation.view.window.moment if situation.view.window is not None else ""
    uses = situation.starting("use")
    if moment in ("wound", "fall", "transfer", "death") and uses:
        return uses[0]
    if moment == "response":
        for card in HELP_IN_BATTLE:
            if f"play {card}" in situation.actions:
                return f"play {card}"
        return uses[0] if uses else "pass"
    if moment == "roll" and _matters(situation):
        for action in (*uses, *situation.starting("play")):
            if action.split()[1] in ROLL_HELP:
                return action
    if situation.me.life < HEALTHY:
        for action in (*situation.starting("play"), *uses):
            if heals(action.split()[1]):
                return action
    return "pass"


ROLL_HELP: Final = frozenset(
    {"surge_of_faith", "channelling", "trap_sense", "wand_of_sparks", "lorel_alanus", "raka", "torvald_hask"}
    | {"battle_trance", "catch_the_magic_fish", "a_game_of_bones", "the_whispering_debt", "the_alchemists_wager"}
)


def _matters(situation: Situation) -> bool:
    """Whether the roll is one's own and neither safe nor hopeless."""
    roll = situation.view.roll
    if roll is None or roll.seat != situation.me.seat:
        return False
    if roll.why == "quest":
        return True
    return roll.need > 0 and roll.by == "quest" and odds(roll.plus, roll.need) < 1.0


def challenge(situation: Situation) -> str:
    """Strike back when it is likely to hit."""
    battle = situation.view.battles[-1]
    best, answer = LIKELY, "pass"
    for fighter in battle.attackers:
        action = f"challenge {fighter.id}"
        if action in situation.actions:
            hope = max(odds(getattr(situation.me, word), getattr(fighter, word) + 4) for word in ("melee", "magic"))
            if hope / fighter.life > best:
                best, answer = hope / fighter.life, action
    return answer


def yes(situation: Situation) -> str:
    """Whatever is offered."""
    return situation.actions[0]


def most(situation: Situation) -> str:
    """As much as can be."""
    return situation.actions[-1]


def draw(situation: Situation) -> str:
    """Both kinds about equally, glory first."""
    cards = situation.me.hand
    return "draw peril" if (cards.glory or 0) > (cards.peril or 0) else "draw glory"
