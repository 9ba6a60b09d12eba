"""Answers that are plainly wasted, and attempts that harm more than they promise: what habits of today leave out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.bots.dungeoneer.outlook.quest_outlook import TASKS, attempt_chance
from undercroft.bots.dungeoneer.policy.windows_and_battles import A_QUEST, VICTORY, pain
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.content.card_index import CARDS, EFFECTS
from undercroft.dungeoneer.rules.deeds.dice.dice_rolls import THREAT_DIE, Roll, Test
from undercroft.dungeoneer.rules.deeds.quests import TO_WIN
from undercroft.dungeoneer.rules.questions.question_frames import nearest
from undercroft.dungeoneer.rules.questions.urgent_questions import adds_in_vain
from undercroft.kernel.engine.action_vocabulary import Action, Numbered

ANOTHER_TRY: Final = 0.5
"""What the action point of another attempt is worth, counted in wounds."""
FULL_PURSE: Final = 10
"""Peril with which a wound matters twice as much as without any: others pay for their monsters with it (DN-5.1)."""


def without_waste(state: Position, seat: int, legal: Sequence[Action]) -> list[Action]:
    """Return the answers that are not plainly wasted: no price for a roll that it cannot change, no X that is higher
    than a threat needs, no trap that moves a hero away before others have acted on him, and no peril for oneself.
    """
    if legal[0].verb == "give_peril":
        return [action for action in legal if isinstance(action, Numbered) and action.value != seat] or list(legal)
    if legal[0].verb in ("settle", "battle"):
        staying = [action for action in legal if not _moves_away(action)]
        return staying or list(legal)
    if legal[0].verb == "x":
        return list(legal)[: _places_of_x(state, seat, legal)]
    return [action for action in legal if not adds_in_vain(state, seat, action)]


def _moves_away(action: Action) -> bool:
    """Return whether the answer springs a trap that moves heroes."""
    if action.verb != "settle" or not isinstance(action, Numbered):
        return False
    return any(failed.do == "transfer" for n in CARDS[action.value].when("trap") for failed in EFFECTS[n].failed)


def _places_of_x(state: Position, seat: int, legal: Sequence[Action]) -> int:
    """Return how many of the values of X make a difference to a threat to one's own hero; all for anything else."""
    roll = nearest(state, Roll)
    if roll is None or roll.seat != seat or roll.kind != THREAT_DIE:
        return len(legal)
    asker = state.stack[state.stack.index(roll) - 1]
    assert isinstance(asker, Test)
    missing = roll.need - asker.plus(state, roll.kind) - roll.bonus - 1
    needed = [place for place, action in enumerate(legal) if isinstance(action, Numbered) and action.value >= missing]
    return needed[0] + 1 if needed else len(legal)


def is_worth_trying(state: Position, seat: int, quest: int) -> bool:
    """Return whether an attempt promises more than the wound that it threatens with, if there is one.

    The wound counts more the fewer lives are left and the more peril rivals can spend on the hero. Each attempt is
    judged by itself: from the second one in a turn, it costs an action point, too.
    """
    wounds = sum([failed.n for effect in TASKS[quest].trials for failed in effect.failed if failed.do == "wound"])
    if not wounds:
        return True
    hero = state.heroes[seat]
    chance = attempt_chance(state, seat, quest)
    prize = VICTORY if len(hero.done) + 1 >= TO_WIN else A_QUEST
    purse = 0.0 if state.variant.solo else min(hero.peril, FULL_PURSE) / FULL_PURSE
    price = ANOTHER_TRY if quest in hero.tried else 0.0
    return chance * prize > (1 - chance) * wounds * pain(hero.life) * (1 + purse) + price
