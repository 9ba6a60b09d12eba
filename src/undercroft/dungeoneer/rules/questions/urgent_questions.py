"""What cannot wait: whether a player who is alone would miss the question in a window, or at the end of a turn.

A draught that heals could be drunk in every window, so that every window asks. But it does as much at the next
question, or when death threatens; and nothing need be added to a roll that succeeds anyway. A window whose answers can
all wait need not interrupt a player who wants to be asked about his own hero only; one who wants to be asked always is
(DN-15.2). Tables pass it by themselves only where nobody else plays: what can wait depends on the hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from collections.abc import Sequence as Seq
from typing import Final

from undercroft.dungeoneer.board.actions import LIE_DOWN, STAND, Shortcut, Use
from undercroft.dungeoneer.board.hero import MINE
from undercroft.dungeoneer.board.numbers.stats import price
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.moments import WindowMoment
from undercroft.dungeoneer.content.card_index import (
    ANY_MOMENT,
    ATTACHMENT,
    CARDS,
    EFFECTS,
    IN_FEATS,
    MOD_ATTACK,
    MOD_BATTLE,
    MOD_COUNTER,
    QUESTS,
    TREASURE,
    Card,
    Modifier,
)
from undercroft.dungeoneer.content.faces import Effect
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS
from undercroft.dungeoneer.rules.questions.question_frames import RollFrame, nearest, under_attack
from undercroft.dungeoneer.rules.questions.side_actions import side_options
from undercroft.kernel.engine.action_vocabulary import Action, Numbered

Waits = Callable[[Position, int, int], bool]
"""Whether something that the seat can do at this moment can wait."""

BEFORE_ROLLS: Final = frozenset({WindowMoment.DECLARED, WindowMoment.ARRIVAL})
"""Windows that one before a roll, or before harm, follows, unless nothing happens to the hero."""
IN_A_FIGHT: Final = frozenset({WindowMoment.RESPONSE, WindowMoment.ROLL})
NO_FIGHT_YET: Final = frozenset({WindowMoment.ROLL, WindowMoment.ARRIVAL, WindowMoment.REWARD})
"""Windows in which an escort can be left behind, but nobody attacks the hero (DN-11.8)."""


ENDING: Final = frozenset({"ask", "done"})
"""The verbs of answers that leave nothing undone."""
KEEPING: Final = frozenset({("heal", ""), ("mod", "attack"), ("forbid", "trap")})
"""What any-moment cards do, and to what, that do as much when it is needed."""
FOR_BATTLES: Final = frozenset({MOD_ATTACK, MOD_COUNTER, MOD_BATTLE})
"""What lasting effects add to, if it matters only in a battle."""


def can_wait(state: Position, seat: int, moment: int) -> bool:
    """Return whether the player wants to be asked about his own hero only, and all that he can do can wait; False if he
    can do nothing.
    """
    if state.heroes[seat].standing != MINE:
        return False
    found = side_options(state, seat, moment)
    return bool(found) and all(_waits(state, seat, action, moment) for action in found)


def nothing_left(state: Position, seat: int, legal: Seq[Action]) -> bool:
    """Return whether a hero alone, without an action point, can only end his turn, or play what would do no good before
    it is over: a draught heals as well next turn, and an attack is weakened as well when one comes (DN-14.2). Nobody
    attacks the hero before that, so whatever matters only in a battle can wait for his next feats.
    """
    hero = state.heroes[seat]
    if not state.variant.solo or hero.standing != MINE or hero.ap or hero.lying_ap:
        return False
    return all(_keeps(action) for action in legal if action.verb not in ENDING)


def _keeps(action: Action) -> bool:
    """Return whether this does as much in the hero's next feats, or only when an attack comes."""
    if not isinstance(action, Numbered):
        return False
    if action.verb == "drop":
        return _for_battles(QUESTS[action.value].escorting)
    if action.verb != "play":
        return False
    card = CARDS[action.value]
    if card.kind == TREASURE and card.duration == ATTACHMENT:
        return _arms(card)
    if card.timing != ANY_MOMENT:
        return False
    return all((EFFECTS[n].do, EFFECTS[n].what) in KEEPING for n in card.played)


def _arms(card: Card) -> bool:
    """Return whether the attachment does something only in a battle: it strikes, or adds to what is rolled there."""
    striking = all(effect.do == "attach" or effect.on in ("always", "strike") for effect in card.face.effects)
    return striking and _for_battles(card.modifiers)


def _for_battles(modifiers: Seq[Modifier]) -> bool:
    return all(modifier.what in FOR_BATTLES for modifier in modifiers)


def _waits(state: Position, seat: int, action: Action, moment: int) -> bool:
    if isinstance(action, Shortcut):  # so does what it begins with, which is listed, too
        return True
    if action is STAND:
        return _upright(state, seat, moment)
    if action is LIE_DOWN:
        return _points(state, seat, moment)
    if isinstance(action, Use):
        return _effect_waits(state, seat, EFFECTS[action.effect], moment)
    if not isinstance(action, Numbered) or action.verb != "play":
        return action.verb == "drop" and moment in NO_FIGHT_YET
    card = CARDS[action.value]
    effects = [EFFECTS[number] for number in card.played]
    if card.timing != IN_FEATS:
        return all(_effect_waits(state, seat, effect, moment) for effect in effects)
    return moment == WindowMoment.ARRIVAL and _could_be_played_before(state, seat, action.value)


def _could_be_played_before(state: Position, seat: int, number: int) -> bool:
    """Return whether the card could have been played before the step: it neither leads away from where the hero has
    arrived nor acts on it, and what he may have gained there does not pay for it (DN-8.2).
    """
    hero = state.heroes[seat]
    card = CARDS[number]
    here = any(EFFECTS[n].do in ("transfer", "token") for n in card.played)
    return not here and price(state, seat, card) + LOCATION_CARDS[hero.location].face.glory <= hero.glory


def _effect_waits(state: Position, seat: int, effect: Effect, moment: int) -> bool:
    waits = WAITING.get((effect.do, effect.what)) or WAITING.get((effect.do, ""))
    return moment == WindowMoment.REWARD if waits is None else waits(state, seat, moment)


def _until_death(state: Position, seat: int, moment: int) -> bool:
    """Healing saves a hero as long as he is not dead (DN-6.10)."""
    return moment != WindowMoment.DEATH


def _points(state: Position, seat: int, moment: int) -> bool:
    """A hero without an action point needs one for his challenge (DN-6.6), and to dodge spikes (DN-13.9)."""
    hero = state.heroes[seat]
    if moment == WindowMoment.ARRIVAL:
        return not state.variant.dodging_spikes
    return bool(hero.ap or hero.battled) or moment not in IN_A_FIGHT or not under_attack(state, seat)


def _upright(state: Position, seat: int, moment: int) -> bool:
    """Only a hero who stands can challenge (DN-16.6)."""
    return moment not in IN_A_FIGHT or not under_attack(state, seat)


def _before_a_roll(state: Position, seat: int, moment: int) -> bool:
    """What changes rolls is asked for again before the roll (DN-15.1)."""
    return moment in BEFORE_ROLLS or moment == WindowMoment.REWARD


def _attacks(state: Position, seat: int, moment: int) -> bool:
    """What weakens attacks is asked for in the response step, and before an attack is rolled (DN-6.2, DN-6.3)."""
    roll = nearest(state, RollFrame)
    return moment != WindowMoment.RESPONSE and (moment != WindowMoment.ROLL or roll is None or roll.rolled_by(seat))


def _for_certain(state: Position, seat: int, moment: int) -> bool:
    """What changes the hero's own roll is of no use where he succeeds whatever the dice show (DN-6.5, DN-7.1)."""
    if moment != WindowMoment.ROLL:
        return _before_a_roll(state, seat, moment)
    roll = nearest(state, RollFrame)
    return roll is not None and roll.rolled_by(seat) and roll.certain(state)


WAITING: Final[Mapping[tuple[str, str], Waits]] = {
    ("heal", ""): _until_death,
    ("gain", "ap"): _points,
    ("gain", "glory"): _before_a_roll,
    ("ignore", "pit"): _for_certain,
    ("mod", "battle"): _for_certain,
    ("mod", "roll"): _for_certain,
    ("mod", "threat"): _for_certain,
    ("mod", "speed"): _before_a_roll,
    ("mod", "attack"): _attacks,
    ("forbid", "trap"): _attacks,
    ("discard", "this"): _before_a_roll,
    ("stand", ""): _upright,
}
"""When an effect can wait, by what it does and to what; others can wait in the reward step only (DN-14.6)."""
