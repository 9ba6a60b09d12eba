"""Playing cards from the hand: when, at whose cost, against whom (DN-1.5, DN-5.1, DN-10.1, DN-10.2, DN-19.5)."""

from __future__ import annotations

from collections.abc import Sequence as Seq
from typing import Final

from undercroft.dungeoneer.board.actions import PLAY, PLAY_X
from undercroft.dungeoneer.board.numbers.stats import price, space
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.moments import WindowMoment
from undercroft.dungeoneer.content.card_index import (
    CARDS,
    MOD_BOON_LIMIT,
    MOD_TREASURE_LIMIT,
    PERMANENT,
    RESPONSE,
    TIMINGS,
    TREASURE,
    Card,
)
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS
from undercroft.dungeoneer.rules.questions.effect_frames import VERBS
from undercroft.dungeoneer.rules.questions.playability.play_times import TIMELY, rewarding
from undercroft.dungeoneer.rules.questions.playability.usable_effects import (
    NO_TARGET,
    named_time,
    refuse_cost,
    refuse_use,
    used_up_by,
)
from undercroft.dungeoneer.rules.questions.question_frames import being_declared, in_feats
from undercroft.kernel.base.refusals import Args, Refusal
from undercroft.kernel.engine.action_vocabulary import Action

NOT_IN_HAND: Final = Refusal("DN-10.1", "not-in-hand")
_NOBODY_PAYS: Final = tuple([Refusal("DN-5.1", "nobody-pays", {"card": card.id}) for card in CARDS])
_TYPE_IN_PLAY: Final = tuple([Refusal("DN-10.2", "type-in-play", {"card": card.id}) for card in CARDS])
_AT_THE_LIMIT: Final = tuple([Refusal("DN-10.2", "at-the-limit", {"card": card.id}) for card in CARDS])

FEATS_TOO: Final = frozenset({WindowMoment.OWN_FEATS, WindowMoment.STEP, WindowMoment.ARRIVAL})
"""The moments when the active player may play feats cards during feats (DN-4.4, DN-8.3)."""

IN_RESPONSE: Final = frozenset({WindowMoment.RESPONSE})
NO_MOMENT: Final[frozenset[WindowMoment]] = frozenset()


def refuse_play(state: Position, seat: int, number: int, moment: int) -> Refusal | None:
    """Return why the seat may not play the card now; None if it may."""
    if number not in state.heroes[seat].hand:
        return NOT_IN_HAND
    card = CARDS[number]
    if not timely_now(state, seat, moment)[number]:
        return wrong_time(state, seat, card)
    if not _affordable(state, seat, card):
        return _refuse_price(state, seat, card)
    return _refuse_affordable(state, seat, card, moment)


def wrong_time(state: Position, seat: int, card: Card) -> Refusal:
    """Say when the card has its time."""
    by = named_time(state, seat, TIMINGS[card.timing], IN_RESPONSE if card.timing == RESPONSE else NO_MOMENT)
    return Refusal("DN-1.5", "wrong-time", {"card": card.id, "by": by})


def timely_now(state: Position, seat: int, moment: int) -> bytes:
    """Return for each card whether it is neither too early nor too late for the seat now (DN-1.5)."""
    if seat != state.active:
        return TIMELY[moment][0]
    feats = moment in FEATS_TOO and in_feats(state)
    declaring = moment == WindowMoment.DECLARED and being_declared(state)
    return TIMELY[moment][4 | feats << 1 | declaring]


def _least_price(state: Position, seat: int, card: Card) -> int:
    """Return what the card costs at least, with its X."""
    return price(state, seat, card) + (card.x_least if card.x else 0)


def _affordable(state: Position, seat: int, card: Card) -> bool:
    """Return whether the card can be paid for (DN-5.1, DN-10.1)."""
    if card.glory:
        return state.heroes[seat].glory >= _least_price(state, seat, card)
    return bool(able_to_pay(state, seat, card))


def _refuse_price(state: Position, seat: int, card: Card) -> Refusal:
    """Say what is missing to pay for the card."""
    if not card.glory:
        return _NOBODY_PAYS[card.number]
    args: Args = {"card": card.id, "price": _least_price(state, seat, card), "glory": state.heroes[seat].glory}
    return Refusal("DN-10.1", "too-dear", args)


def _refuse_affordable(state: Position, seat: int, card: Card, moment: int) -> Refusal | None:
    """Return why the seat may not play a card although the time is right and it can be paid for."""
    if card.glory:
        return _refuse_glory_card(state, seat, card, moment)
    return None if payers(state, seat, card) and _can_act(state, seat, card) else NO_TARGET


def _can_act(state: Position, seat: int, card: Card) -> bool:
    """Return whether everything that playing the card brings about is possible."""
    return all(VERBS[effect].can(state, seat) for effect in card.played)


def _refuse_glory_card(state: Position, seat: int, card: Card, moment: int) -> Refusal | None:
    hero = state.heroes[seat]
    if card.duration == PERMANENT:
        if card.kind == TREASURE and any(CARDS[c].type == card.type for c in hero.treasures):
            return _TYPE_IN_PLAY[card.number]
        raises = any(m.what in (MOD_BOON_LIMIT, MOD_TREASURE_LIMIT) for m in card.modifiers)
        if not raises and space(state, seat, card.kind) <= 0 and not _gone_at_once(state, seat, card):
            return _AT_THE_LIMIT[card.number]
        refusal = state.variant.solo and refuse_in_solo(state, seat, card, moment)
        if refusal:
            return refusal
    for effect in card.played:  # a player may take a wound instead, once a turn (vault-a14)
        refusal = refuse_cost(state, seat, effect)
        if refusal is not None:
            return refusal
    return None if _can_act(state, seat, card) else NO_TARGET


def _gone_at_once(state: Position, seat: int, card: Card) -> bool:
    """Return whether the card can be used up as soon as it is played, so that it needs no space (DN-10.3)."""
    return card.kind == TREASURE and any(
        refuse_use(state, seat, n, WindowMoment.OWN_FEATS) is None for n in used_up_by(card.number)
    )


def refuse_in_solo(state: Position, seat: int, card: Card, moment: int) -> Refusal | None:
    """Refuse a permanent boon away from an entrance, and a permanent treasure outside the reward step (DN-14.6)."""
    if rewarding(card):
        return None if moment == WindowMoment.REWARD else Refusal("DN-14.6", "solo-treasure", {"card": card.id})
    if not LOCATION_CARDS[state.heroes[seat].location].entrance:
        return Refusal("DN-14.6", "solo-boon", {"card": card.id})
    return None


def payers(state: Position, seat: int, card: Card) -> tuple[int, ...]:
    """Return the rivals who are possible targets of the peril card, or may pay for it if it has no target (DN-5.1)."""
    able = able_to_pay(state, seat, card)
    if card.own:
        return able
    return tuple([rival for rival in able if state.heroes[rival].life > 0 and fits(state, seat, card, rival)])


def able_to_pay(state: Position, seat: int, card: Card) -> tuple[int, ...]:
    """Return the rivals with enough peril for the card."""
    cost = _least_price(state, seat, card)
    return tuple([rival for rival in state.players(seat) if rival != seat and state.heroes[rival].peril >= cost])


def fits(state: Position, seat: int, card: Card, victim: int) -> bool:
    """Return whether the hero is a legal target of the card (DN-19.5)."""
    if state.heroes[victim].level < card.face.least_level:
        return False
    return all(VERBS[effect].fits(state, seat, victim) for effect in card.played)


def _with_x(state: Position, seat: int, card: Card) -> Seq[Action]:
    """Return the ways to play the card with its X, if there are several (DN-19.2)."""
    if not card.x or not card.glory:
        return ()
    most = min(state.heroes[seat].glory - price(state, seat, card), card.x_most)
    return PLAY_X[card.number][card.x_least : most + 1] if most > card.x_least else ()


def playable(state: Position, seat: int, moment: int) -> list[Action]:
    """Return all ways in which the seat may play a card now."""
    now = timely_now(state, seat, moment)
    found: list[Action] = []
    for number in state.heroes[seat].hand:
        card = CARDS[number]
        if now[number] and _affordable(state, seat, card) and _refuse_affordable(state, seat, card, moment) is None:
            found.append(PLAY[number])
            found += _with_x(state, seat, card)
    return found
