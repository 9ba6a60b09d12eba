"""What cannot wait: whether a player who is alone would miss the question in a window, or at the end of a turn.

A draught that heals could be drunk in every window, so that every window asks. But it does as much at the next
question, or when death threatens; what can be done at any moment need not be done before the last one at which it
helps; and nothing need be added to a roll that succeeds anyway. A window whose answers can all wait need not interrupt
a player who wants to be asked about his own hero only; one who wants to be asked always is (DN-15.2). Tables pass it by
themselves only where nobody else plays: what can wait depends on the hand.
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
    LOCATIONS,
    MOD_ATTACK,
    MOD_BATTLE,
    MOD_BOON_LIMIT,
    MOD_COUNTER,
    MOD_EXIT,
    MOD_TREASURE_LIMIT,
    QUESTS,
    RESPONSE,
    TERMS,
    TREASURE,
    Card,
    Modifier,
)
from undercroft.dungeoneer.content.faces import Effect
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS
from undercroft.dungeoneer.rules.questions.effect_frames import VERBS
from undercroft.dungeoneer.rules.questions.playability.play_times import DELIBERATE, when_used
from undercroft.dungeoneer.rules.questions.playability.usable_effects import uses_of
from undercroft.dungeoneer.rules.questions.question_frames import (
    GLORY_LOST,
    BattleFrame,
    MoveFrame,
    RollFrame,
    nearest,
    under_attack,
)
from undercroft.dungeoneer.rules.questions.side_actions import side_options
from undercroft.kernel.engine.action_vocabulary import Action, Numbered

Waits = Callable[[Position, int, int], bool]
"""Whether something that the seat can do at this moment can wait."""

BEFORE_ROLLS: Final = frozenset({WindowMoment.DECLARED, WindowMoment.ARRIVAL})
"""Windows that one before a roll, or before harm, follows, unless nothing happens to the hero."""
NO_FIGHT_YET: Final = frozenset({WindowMoment.ROLL, WindowMoment.ARRIVAL, WindowMoment.REWARD})
"""Windows in which an escort can be left behind, but nobody attacks the hero (DN-11.8)."""


ENDING: Final = frozenset({"ask", "done", "finish"})
"""The verbs of answers that leave nothing undone."""
KEEPING: Final = frozenset({("heal", ""), ("mod", "attack"), ("forbid", "trap")})
"""What any-moment cards do, and to what, that do as much when it is needed."""
FOR_BATTLES: Final = frozenset({MOD_ATTACK, MOD_COUNTER, MOD_BATTLE})
"""What lasting effects add to, if it matters only in a battle."""
FOR_LATER: Final = FOR_BATTLES | {MOD_BOON_LIMIT, MOD_EXIT, MOD_TREASURE_LIMIT}
IDLE: Final = frozenset({"always", "draw_location", "strike"})
"""What lasting effects add to, and when others act, if it makes no difference to a hero who enters a location where
nobody is.
"""


def _spares_glory(effect: Effect) -> bool:
    """Return whether the effect of a location is a threat that costs no glory."""
    return effect.do == "threat" and all((failed.do, failed.what) in OTHER_LOSSES for failed in effect.failed)


OTHER_LOSSES: Final = frozenset({("fall", ""), ("gain", "peril"), ("lose", "ap"), ("wound", "")})
SPARES_GLORY: Final = tuple([all(_spares_glory(EFFECTS[n]) for n in place.when("enter")) for place in LOCATIONS])
"""Whether nobody loses glory by entering each location."""


def can_wait(state: Position, seat: int, moment: int) -> bool:
    """Return whether the player wants to be asked about his own hero only, and all that he can do can wait; False if he
    can do nothing.
    """
    if state.heroes[seat].standing != MINE:
        return False
    found = side_options(state, seat, moment)
    return bool(found) and all_wait(state, seat, found, moment)


def all_wait(state: Position, seat: int, actions: Seq[Action], moment: int) -> bool:
    """Return whether all that the seat could do can wait; True if there is nothing."""
    return all(_waits(state, seat, action, moment) for action in actions)


def nothing_left(state: Position, seat: int, legal: Seq[Action]) -> bool:
    """Return whether a hero without an action point can only end his turn, or play what would do no good before it is
    over: a draught heals as well later, and an attack is weakened as well when one comes. Alone, nobody attacks him
    before his next feats, so whatever matters only in a battle can wait for them, too (DN-14.2). With rivals he must
    have another card to discard (DN-4.5).
    """
    hero = state.heroes[seat]
    if hero.standing != MINE or hero.ap or hero.lying_ap:
        return False
    left = [action for action in legal if action.verb not in ENDING]
    if state.variant.solo:
        return all(_keeps(action) or _keeps_alone(action) for action in left)
    return all(_keeps(action) for action in left) and len(left) < len(hero.hand)


def _keeps(action: Action) -> bool:
    """Return whether this does as much at any other moment, or only when an attack comes."""
    if not isinstance(action, Numbered) or action.verb != "play" or CARDS[action.value].timing != ANY_MOMENT:
        return False
    return all((EFFECTS[n].do, EFFECTS[n].what) in KEEPING for n in CARDS[action.value].played)


def _keeps_alone(action: Action) -> bool:
    """Return whether this does as much in the feats of the next turn, if nobody attacks before that."""
    if not isinstance(action, Numbered):
        return False
    if action.verb == "drop":
        return _for_battles(QUESTS[action.value].escorting)
    card = CARDS[action.value]
    return action.verb == "play" and card.kind == TREASURE and card.duration == ATTACHMENT and _arms(card)


def _arms(card: Card) -> bool:
    """Return whether the attachment does something only in a battle: it strikes, or adds to what is rolled there."""
    striking = all(effect.do == "attach" or effect.on in ("always", "strike") for effect in card.face.effects)
    return striking and _for_battles(card.modifiers)


def _for_battles(modifiers: Seq[Modifier]) -> bool:
    return all(modifier.what in FOR_BATTLES for modifier in modifiers)


def _waits(state: Position, seat: int, action: Action, moment: int) -> bool:
    if isinstance(action, Shortcut):  # so does what it begins with, which is listed, too
        return True
    if moment == WindowMoment.RESPONSE and _asked_before_attack(state, seat, action):
        return True
    if moment == WindowMoment.ROLL and adds_in_vain(state, seat, action):
        return True
    if action is STAND:
        return _upright(state, seat, moment)
    if action is LIE_DOWN:
        return _points(state, seat, moment)
    if isinstance(action, Use):
        return _effect_waits(state, seat, EFFECTS[action.effect], moment)
    if not isinstance(action, Numbered) or action.verb != "play":
        return _decision_waits(state, seat, action, moment)
    card = CARDS[action.value]
    effects = [EFFECTS[number] for number in card.played]
    if card.timing != IN_FEATS:
        return all(_effect_waits(state, seat, effect, moment) for effect in effects)
    if moment != WindowMoment.ARRIVAL:
        return False
    return _could_be_played_before(state, seat, action.value) or _can_be_played_after(state, seat, card)


def _asked_before_attack(state: Position, seat: int, action: Action) -> bool:
    """Return whether the player, whose hero is attacked, can do this in the window before the attack roll, too: all but
    responses. It follows at once, and the player knows more then: what the others have done (DN-6.2, DN-6.3).
    """
    battle = nearest(state, BattleFrame)
    if battle is None or not battle.attacks_on(seat):
        return False
    if isinstance(action, Use):
        return when_used(action.effect) != "response"
    if isinstance(action, Numbered) and action.verb == "play":
        return CARDS[action.value].timing != RESPONSE
    return True


def _decision_waits(state: Position, seat: int, action: Action, moment: int) -> bool:
    """Return whether an attack on a hero can wait for the feats (DN-6.9), or an escort can be left behind later
    (DN-11.8): nobody attacks the dungeonlord's own hero.
    """
    misdeeds = moment == WindowMoment.OWN_MISDEEDS
    if action.verb == "drop":
        return misdeeds or moment in NO_FIGHT_YET or (moment == WindowMoment.DECLARED and seat == state.active)
    return action.verb == "attack" and misdeeds


def _could_be_played_before(state: Position, seat: int, number: int) -> bool:
    """Return whether the card could have been played before the step: it neither leads away from where the hero has
    arrived nor acts on it, and what he may have gained there does not pay for it (DN-8.2).
    """
    hero = state.heroes[seat]
    card = CARDS[number]
    here = any(EFFECTS[n].do in ("transfer", "token") for n in card.played)
    return not here and price(state, seat, card) + LOCATION_CARDS[hero.location].face.glory <= hero.glory


def _can_be_played_after(state: Position, seat: int, card: Card) -> bool:
    """Return whether the card does nothing before the hero's next feats, and can be paid for then, too: nobody is here
    who might attack him, and the location takes no glory (DN-8.3). Alone, its peril may bring an encounter (DN-14.2).
    """
    location = state.heroes[seat].location
    unseen = state.here(location) == (seat,) and not state.variant.solo
    return unseen and _matters_later(card) and SPARES_GLORY[location]


def _matters_later(card: Card) -> bool:
    """Return whether the card, once it lies open, changes nothing on entering a location, but only attacks, exits,
    limits and new locations.
    """
    effects = card.face.effects
    idle = all(effect.do == "attach" or effect.on in IDLE or effect.window == "response" for effect in effects)
    return idle and all(modifier.what in FOR_LATER for modifier in card.modifiers)


def _most_added(state: Position, seat: int) -> int:
    """Return how much the player can add to the roll about to be made, at most, with all that he has."""
    hero = state.heroes[seat]
    effects = [number for card in hero.hand if CARDS[card].timing == ANY_MOMENT for number in CARDS[card].played]
    found = (*effects, *uses_of(state, seat))
    return sum([VERBS[number].adds(min(hero.glory, EFFECTS[number].most or hero.glory)) for number in found])


def adds_in_vain(state: Position, seat: int, action: Action) -> bool:
    """Return whether the action only adds to the player's own roll, and makes no difference worth its price: he
    succeeds anyway, fails even with all that can be added (DN-7.1), or loses no more glory by failing.
    """
    roll = nearest(state, RollFrame)
    effects = _played_or_used(action)
    if roll is None or not roll.rolled_by(seat) or not effects or any(EFFECTS[n].until != "roll" for n in effects):
        return False
    stake = roll.at_stake(state)
    if stake.only and stake.what == GLORY_LOST and _glory_for(state, seat, action) >= stake.n:
        return True
    return roll.certain(state) or roll.hopeless(state, _most_added(state, seat))


def _played_or_used(action: Action) -> Seq[int]:
    """Return the effects of the card that the action plays, or the one that it uses."""
    if isinstance(action, Use):
        return (action.effect,)
    return CARDS[action.value].played if isinstance(action, Numbered) and action.verb == "play" else ()


def _glory_for(state: Position, seat: int, action: Action) -> int:
    """Return how much glory playing a card or using an effect costs at least."""
    if isinstance(action, Use):
        return TERMS[action.effect].glory
    assert isinstance(action, Numbered)
    card = CARDS[action.value]
    return price(state, seat, card) + (card.x_least if card.x else 0)


def _effect_waits(state: Position, seat: int, effect: Effect, moment: int) -> bool:
    waits = WAITING.get((effect.do, effect.what)) or WAITING.get((effect.do, ""))
    return moment == WindowMoment.REWARD if waits is None else waits(state, seat, moment)


def _until_death(state: Position, seat: int, moment: int) -> bool:
    """Healing saves a hero as long as he is not dead (DN-6.10), if the glory for it is not lost first."""
    roll = nearest(state, RollFrame) if moment == WindowMoment.ROLL else None
    losing = roll is not None and roll.rolled_by(seat) and roll.at_stake(state).what == GLORY_LOST
    return moment != WindowMoment.DEATH and not losing


def _points(state: Position, seat: int, moment: int) -> bool:
    """A hero without an action point needs one for his challenge (DN-6.6), and to dodge spikes (DN-13.9)."""
    hero = state.heroes[seat]
    if moment == WindowMoment.ARRIVAL:
        return not state.variant.dodging_spikes
    return bool(hero.ap or hero.battled) or not _before_challenge(state, seat, moment)


def _upright(state: Position, seat: int, moment: int) -> bool:
    """Only a hero who stands can challenge (DN-16.6)."""
    return not _before_challenge(state, seat, moment)


def _before_challenge(state: Position, seat: int, moment: int) -> bool:
    """Return whether the hero is about to make a counter-roll, the last thing before his challenge (DN-6.4, DN-6.6)."""
    roll = nearest(state, RollFrame)
    rolls = moment == WindowMoment.ROLL and roll is not None and roll.rolled_by(seat)
    return rolls and under_attack(state, seat)


def _before_a_roll(state: Position, seat: int, moment: int) -> bool:
    """What changes rolls is asked for again before the roll (DN-15.1)."""
    return moment in BEFORE_ROLLS or _until_feats(state, seat, moment)


def _until_feats(state: Position, seat: int, moment: int) -> bool:
    """Before the hero's own feats, and after a battle in them, nothing happens to him that this would change."""
    return moment in (WindowMoment.OWN_MISDEEDS, WindowMoment.REWARD)


def _attacks(state: Position, seat: int, moment: int) -> bool:
    """What weakens attacks is asked for before an attack is rolled, and in the response step of a monster (DN-6.2,
    DN-6.3).
    """
    roll = nearest(state, RollFrame)
    return moment != WindowMoment.RESPONSE and (moment != WindowMoment.ROLL or roll is None or roll.rolled_by(seat))


def _leaving(state: Position, seat: int, moment: int) -> bool:
    """A hero leaves hazards as well before the roll that tests him (DN-8.3, DN-9.6). Leaving averts nothing any more
    once an attack has been rolled or harm is about to happen (DN-16.7), and need not where the hero passes whatever the
    dice show, if nothing else awaits him there.
    """
    if moment == WindowMoment.ARRIVAL:
        step = nearest(state, MoveFrame)
        return step is not None and step.tests_next(state, seat)
    if LOCATIONS[state.heroes[seat].location].when("enter"):
        return False
    if moment != WindowMoment.ROLL:
        return moment == WindowMoment.REWARD or moment not in DELIBERATE
    battle, roll = nearest(state, BattleFrame), nearest(state, RollFrame)
    if battle is not None and battle.attacks_on(seat):
        return roll is not None and roll.rolled_by(seat)
    return _succeeds(state, seat) and not under_attack(state, seat)


def _succeeds(state: Position, seat: int) -> bool:
    """Return whether the roll about to be made is the hero's own, and succeeds whatever the dice show."""
    roll = nearest(state, RollFrame)
    return roll is not None and roll.rolled_by(seat) and roll.certain(state)


def _for_certain(state: Position, seat: int, moment: int) -> bool:
    """What changes the hero's own roll is of no use where he succeeds whatever the dice show (DN-6.5, DN-7.1)."""
    return _succeeds(state, seat) if moment == WindowMoment.ROLL else _before_a_roll(state, seat, moment)


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
    ("token", "deactivation"): _until_feats,
    ("transfer", ""): _leaving,
}
"""When an effect can wait, by what it does and to what; others can wait in the reward step only (DN-14.6)."""
