"""What each answer of a player costs, and what it makes of the roll about to be made, before it is given.

The prices are those that the rules take. A price that a further question decides, such as an X or a target, is with the
answers to that question.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from msgspec.structs import replace

from undercroft.dungeoneer.board.actions import EXPLORE, PLAY, STAND, Shortcut, Use
from undercroft.dungeoneer.board.numbers.stats import price
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.content.card_index import CARDS, EFFECTS
from undercroft.dungeoneer.content.location_cards import LOCATION_IDS
from undercroft.dungeoneer.rules.battle.aftermath import battle_price
from undercroft.dungeoneer.rules.battle.strikes import Beaten, Harder
from undercroft.dungeoneer.rules.deeds.harm.standing_up import STANDING_PRICE
from undercroft.dungeoneer.rules.deeds.movement import DODGE_PRICE, STEP_PRICE, Dodge, GoOn
from undercroft.dungeoneer.rules.deeds.playing.playing_cards import Aim, ChooseX, OfPlaying, life_price, price_with_x
from undercroft.dungeoneer.rules.deeds.playing.using_effects import OfUsing, UseX, glory_price
from undercroft.dungeoneer.rules.deeds.quests import attempt_price
from undercroft.dungeoneer.rules.effects.battle_effects import FreeAttackOn
from undercroft.dungeoneer.rules.effects.map_effects.place_effects import Ignore, TransferHero
from undercroft.dungeoneer.rules.questions.effect_frames import VERBS
from undercroft.dungeoneer.rules.questions.playability.playable_cards import payers
from undercroft.dungeoneer.rules.questions.urgent_questions import adds_in_vain
from undercroft.dungeoneer.rules.turn.location_draw import EXPLORING
from undercroft.dungeoneer.rules.turn.misdeeds import reserved
from undercroft.dungeoneer.rules.turn.shortcuts import ANSWERS, CARD_NUMBERS
from undercroft.dungeoneer.rules.turn.walking import walks
from undercroft.dungeoneer.views import OfferView
from undercroft.dungeoneer.visibility.visible_frames import attack_with, the_roll
from undercroft.kernel.engine.action_vocabulary import Action, Numbered


class AnswerPrice(NamedTuple):
    """What an answer costs. `ap`: action points of any kind that the rules allow; `steps`: those that may be spent on
    moving. `payer`: whose peril it is, −1 if the answer does not name him.
    """

    glory: int = 0
    ap: int = 0
    steps: int = 0
    life: int = 0
    peril: int = 0
    payer: int = -1


_FREE: Final = AnswerPrice()
_EXPLORING: Final = AnswerPrice(ap=EXPLORING)
_STANDING: Final = AnswerPrice(ap=STANDING_PRICE)
_STEPPING: Final = AnswerPrice(steps=STEP_PRICE)


def offers(state: Position, seat: int) -> tuple[OfferView, ...]:
    """Return the answers of a seat that cost something, change its next roll or bring its hero elsewhere."""
    found = []
    for action in state.legal_actions(seat):
        ask = _PRICES.get(action.verb)
        paid = ask(state, seat, action) if ask is not None else _FREE
        offer = _priced(state, seat, action, paid) if paid is not _FREE and any(paid[:-1]) else None
        effects, x = _acting(state, seat, action)
        if effects:
            changed = _with_roll(state, seat, offer or OfferView(action.text), effects, x)
            offer = changed or offer
            if adds_in_vain(state, seat, _without_x(action)):
                offer = replace(offer or OfferView(action.text), vain=True)
            to = _leads_to(state, seat, effects)
            if to:
                offer = replace(offer or OfferView(action.text), to=to)
        if offer is not None:
            found.append(offer)
    return tuple(found)


def _without_x(action: Action) -> Action:
    """Return an answer without the X that it names."""
    return PLAY[CARD_NUMBERS[action.args()["card"]]] if action.verb == "play_x" else action


def _priced(state: Position, seat: int, action: Action, paid: AnswerPrice) -> OfferView:
    """Return the answer with its price, and with what remains."""
    hero = state.heroes[seat]
    glory, ap, steps, life, peril, payer = paid
    left = {}
    if glory:
        left["glory"] = hero.glory - glory
    if ap or steps:
        left["ap"] = (hero.ap if steps else hero.all_ap if action is STAND else hero.actions) - ap - steps
    if life:
        left["life"] = hero.life - life
    if peril and payer >= 0:
        left["peril"] = state.heroes[payer].peril - reserved(state, seat, payer) - peril
    return OfferView(action.text, glory, ap + steps, life, peril, left)


def _leads_to(state: Position, seat: int, effects: tuple[int, ...]) -> tuple[str, ...]:
    """Return the locations to which these effects may bring the player's hero."""
    here = state.heroes[seat].location
    found: list[int] = []
    for verb in [VERBS[number] for number in effects]:
        if isinstance(verb, Ignore) and verb.effect.what != "pit":
            found += [state.dungeon.neighbour(here, side) for side in verb.sides(state, seat)]
        elif isinstance(verb, TransferHero) and verb.effect.who == "self":
            found += verb.destinations(state, seat)
    return tuple([LOCATION_IDS[location] for location in found])


# Prices.


def _attempting(state: Position, seat: int, action: Action) -> AnswerPrice:
    assert isinstance(action, Numbered)
    return AnswerPrice(ap=attempt_price(state.heroes[seat], action.value))


def _exploring(state: Position, seat: int, action: Action) -> AnswerPrice:
    return _EXPLORING


def _fighting(state: Position, seat: int, action: Action) -> AnswerPrice:
    """A battle costs a point, unless an effect gives it."""
    return _FREE if isinstance(state.stack[-1], FreeAttackOn) else AnswerPrice(ap=battle_price(state.heroes[seat]))


def _going(state: Position, seat: int, action: Action) -> AnswerPrice:
    return _STEPPING


def _standing(state: Position, seat: int, action: Action) -> AnswerPrice:
    return _STANDING


def _walking(state: Position, seat: int, action: Action) -> AnswerPrice:
    assert isinstance(action, Numbered)
    return AnswerPrice(steps=len(walks(state, seat)[action.value]) * STEP_PRICE)


def _placing(state: Position, seat: int, action: Action) -> AnswerPrice:
    """A location is laid free of charge; exploring on is not."""
    assert isinstance(action, Shortcut)
    answers = ANSWERS["place_on"](state, seat, action)
    return _EXPLORING if any(answer is EXPLORE for _, answer in answers) else _FREE


def _of_card(state: Position, seat: int, card: int, x: int = 0, payer: int = -1) -> AnswerPrice:
    of = CARDS[card]
    cost, life = price_with_x(state, seat, of, x), life_price(of)
    return AnswerPrice(glory=cost, life=life) if of.glory else AnswerPrice(peril=cost, life=life, payer=payer)


def _only_x(state: Position, seat: int, card: int, target: int = -1) -> int | None:
    """Return the X of a card, 0 if it has none; None if there is a choice, which is asked for next (DN-19.2).

    `target`: who pays for a peril card, if he has been chosen.
    """
    of = CARDS[card]
    if not of.x:
        return 0
    heroes = state.heroes
    rivals = [target] if target >= 0 else payers(state, seat, of)
    most = [heroes[seat].glory] if of.glory else [heroes[rival].peril for rival in rivals]
    return of.x_least if len(most) == 1 and most[0] - price(state, seat, of) == of.x_least else None


def _only_x_of_use(state: Position, seat: int, effect: int) -> int | None:
    """Return the X paid for an effect, as `_only_x` does."""
    if not EFFECTS[effect].cost.x:
        return 0
    least = EFFECTS[effect].least or 1
    return least if min(state.heroes[seat].glory, EFFECTS[effect].most or 1) == least else None


def _playing(state: Position, seat: int, action: Action) -> AnswerPrice:
    card = CARD_NUMBERS[action.args()["card"]]
    x = _only_x(state, seat, card)
    paid = _of_card(state, seat, card, x) if x is not None else _FREE
    steps = _steps(state, seat, CARDS[card].played)
    return paid._replace(steps=steps) if steps else paid


def _steps(state: Position, seat: int, effects: tuple[int, ...]) -> int:
    """Return what the steps cost that the hero takes at once because of these effects: of several exits one is asked
    for next.
    """
    verbs = [VERBS[number] for number in effects]
    found = [verb for verb in verbs if isinstance(verb, Ignore) and verb.effect.what != "pit"]
    return sum([STEP_PRICE for verb in found if len(verb.sides(state, seat)) == 1])


def _aiming(state: Position, seat: int, action: Action) -> AnswerPrice:
    """Whom a card is aimed at may decide its X, and so its price; the price of any other stands with the card."""
    frame = state.stack[-1]
    if not isinstance(frame, Aim) or not isinstance(action, Numbered):
        return _FREE
    card = frame.playing(state).card
    x = _only_x(state, seat, card, action.value) if CARDS[card].x else None
    return _of_card(state, seat, card, x, action.value) if x is not None else _FREE


def _playing_for(state: Position, seat: int, action: Action) -> AnswerPrice:
    assert isinstance(action, Numbered)
    return _of_card(state, seat, CARD_NUMBERS[action.args()["card"]], action.value)


def _sending(state: Position, seat: int, action: Action) -> AnswerPrice:
    assert isinstance(action, Numbered)
    return _of_card(state, seat, CARD_NUMBERS[action.args()["card"]], payer=action.value)


def _of_use(effect: int, x: int = 0) -> AnswerPrice:
    cost = EFFECTS[effect].cost
    return AnswerPrice(glory=glory_price(effect, x), ap=cost.ap, life=cost.life)


def _using(state: Position, seat: int, action: Action) -> AnswerPrice:
    assert isinstance(action, Use)
    x = _only_x_of_use(state, seat, action.effect)
    paid = _of_use(action.effect, x) if x is not None else _FREE
    steps = _steps(state, seat, (action.effect,))
    return paid._replace(steps=steps) if steps else paid


def _agreeing(state: Position, seat: int, action: Action) -> AnswerPrice:
    frame = state.stack[-1]
    if isinstance(frame, Dodge):
        return AnswerPrice(ap=DODGE_PRICE)
    if isinstance(frame, GoOn):
        return _STEPPING
    return _of_use(frame.effect) if isinstance(frame, (Beaten, Harder)) else _FREE


def _saying_x(state: Position, seat: int, action: Action) -> AnswerPrice:
    frame = state.stack[-1]
    assert isinstance(action, Numbered)
    if isinstance(frame, UseX):
        return _of_use(frame.using(state).effect, action.value)
    return _of_card(state, seat, frame.playing(state).card, action.value) if isinstance(frame, ChooseX) else _FREE


_PRICES: Final[dict[str, Callable[[Position, int, Action], AnswerPrice]]] = {
    "attack": _fighting,
    "attempt": _attempting,
    "challenge": _fighting,
    "challenge_in": _fighting,
    "explore": _exploring,
    "go": _going,
    "place_on": _placing,
    "play": _playing,
    "play_x": _playing_for,
    "send": _sending,
    "send_last": _sending,
    "stand": _standing,
    "target": _aiming,
    "use": _using,
    "walk": _walking,
    "x": _saying_x,
    "yes": _agreeing,
}
"""What an answer costs, by its verb; the others cost nothing."""


# Rolls.


def _acting(state: Position, seat: int, action: Action) -> tuple[tuple[int, ...], int]:
    """Return the effects that act on the next roll if the answer is given, and the X paid for them; none while the X is
    still open.
    """
    if isinstance(action, Use):
        x = _only_x_of_use(state, seat, action.effect)
        return ((action.effect,), x) if x is not None else ((), 0)
    if action.verb == "play":
        card = CARD_NUMBERS[action.args()["card"]]
        x = _only_x(state, seat, card)
        return (CARDS[card].played, x) if x is not None else ((), 0)
    if action.verb == "play_x" and isinstance(action, Numbered):
        return CARDS[CARD_NUMBERS[action.args()["card"]]].played, action.value
    frame = state.stack[-1]
    if action.verb == "x" and isinstance(action, Numbered):
        if isinstance(frame, OfUsing):
            return (frame.using(state).effect,), action.value
        if isinstance(frame, OfPlaying):
            return CARDS[frame.playing(state).card].played, action.value
    return (), 0


def _with_roll(state: Position, seat: int, offer: OfferView, effects: tuple[int, ...], x: int) -> OfferView | None:
    """Return the offer with the odds of the roll that its effects add to; None if they add to none."""
    verbs = [VERBS[number] for number in effects]
    later = sum([verb.adds(x) for verb in verbs]), sum([verb.more_dice(x) for verb in verbs])
    if later == (0, 0) or not all(verb.can(state, seat) for verb in verbs):
        return None
    attack = attack_with(state, later)
    if attack is not None:
        return replace(offer, pair=attack)
    roll = the_roll(state, later)
    if roll is None or roll.percent is None or roll.seat != seat:
        return None
    return replace(offer, least=roll.least, each=roll.each, percent=roll.percent)
