"""Paying and gaining: stores, evil, traps, creatures (DL-5.3, DL-5.4, DL-9, DL-14.4)."""

from __future__ import annotations

from msgspec.structs import replace

from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.board.actions import OfCreature, Priced
from undercroft.dungeonlords.board.lord import Lord
from undercroft.dungeonlords.board.position import Position, pack_discarded
from undercroft.dungeonlords.board.terms.bit_sets import mask_of, without
from undercroft.dungeonlords.content.faces import Goods
from undercroft.dungeonlords.content.tile_tables import EVILOMETER, TILE_CREATURES, TILE_IDS, TRAP_IDS
from undercroft.dungeonlords.rules.economy.paladin import move_evil
from undercroft.kernel.base.refusals import Refusal


def evil_is_payable(state: Position, lord: Lord, amount: int) -> bool:
    """Return whether the counter has room for evil as a price (DL-14.4); in a first game it is always payable."""
    return not state.variant.evil_price_limited or lord.evil + amount <= EVILOMETER.top


def creature_price(tile: int, more_food: int = 0) -> Goods:
    """Return a creature's whole price, with the food that a space asks for in addition (DL-5.13)."""
    price = TILE_CREATURES[tile].price
    return replace(price, food=price.food + more_food) if more_food else price


def missing(state: Position, lord: Lord, price: Goods) -> str | None:
    """Return the first good that the lord cannot pay, or None if he can; traps and monsters are not considered."""
    if price.gold > lord.gold:
        return "gold"
    if price.food > lord.food:
        return "food"
    if price.imps > lord.imps:
        return "imps"
    if price.evil and not evil_is_payable(state, lord, price.evil):
        return "evil"
    return None


Shortage = tuple[str, int, int]
"""A good, how much of it a lord needs, and how much he has."""


def shortage(state: Position, lord: Lord, price: Goods) -> Shortage | None:
    """Return what the lord has too little of to pay; None if he can pay.

    Of evil he has what there is room for on the evilometer.
    """
    short = missing(state, lord, price)
    if short is None:
        return None
    has = {"gold": lord.gold, "food": lord.food, "imps": lord.imps, "evil": EVILOMETER.top - lord.evil}[short]
    needs = {"gold": price.gold, "food": price.food, "imps": price.imps, "evil": price.evil}[short]
    return short, needs, has


def refuse_price(state: Position, lord: Lord, price: Goods, rule: str) -> Refusal | None:
    """Return why the lord cannot pay the price; None if he can."""
    lacking = shortage(state, lord, price)
    if lacking is None:
        return None
    short, needs, has = lacking
    if short == "evil":
        return Refusal("DL-14.4", "evil-unpayable", {"amount": price.evil})
    return Refusal(rule, f"too-little-{short}", {"has": has, "needs": needs})


def pay(state: Position, seat: int, price: Goods, source: str, why: str | None = None) -> None:
    """Pay gold, food, imps and evil, which the lord must have (DL-1.9). ``source`` and ``why``: for what (`events`)."""
    if price.gold:
        change(state, seat, "gold", -price.gold, source, why=why)
    if price.food:
        change(state, seat, "food", -price.food, source, why=why)
    if price.imps:
        change(state, seat, "imps", -price.imps, source, why=why)
    if price.evil:
        move_evil(state, seat, price.evil, source, why)


def gain(state: Position, seat: int, goods: Goods, source: str) -> None:
    """Gain stores, imps, reputation and traps. ``source``: from what (`events`)."""
    if goods.gold:
        change(state, seat, "gold", goods.gold, source)
    if goods.food:
        change(state, seat, "food", goods.food, source)
    if goods.imps:
        change(state, seat, "imps", goods.imps, source)
    if goods.traps:
        draw_traps(state, seat, goods.traps, source)
    if goods.smiles:
        move_evil(state, seat, -goods.smiles, source)


def change(
    state: Position, seat: int, good: str, by: int, source: str, taker: str | None = None, why: str | None = None
) -> None:
    """Change the lord's gold, food or imps.

    ``source`` and ``why``: from or for what; ``taker``: the adventurer who takes it (`events.Lost`).
    """
    lord = state.lords[seat]
    if good == "gold":
        lord.gold += by
    elif good == "food":
        lord.food += by
    else:
        lord.imps += by
    if by > 0:
        state.tell(ev.Gained, seat, good, by, source)
    else:
        state.tell(ev.Lost, seat, good, -by, source, taker, why)


def traps_left(state: Position, amount: int) -> int:
    """Return how many traps a lord draws who may draw this many: as many as there are (DL-1.3)."""
    return min(amount, len(state.trap_deck))


def draw_traps(state: Position, seat: int, amount: int, source: str, extra: int = 0, free: bool = False) -> int:
    """Draw traps unseen, as many as there are (DL-1.3, DL-5.12).

    Args:
        state: the position.
        seat: the lord.
        amount: how many he gets.
        source: from what (`events`).
        extra: how many more he draws, to give as many up.
        free: whether they are for sale and cost nothing (`events`).

    Returns:
        How many were drawn.
    """
    number = traps_left(state, amount + extra)
    drawn = state.trap_deck[:number]
    state.trap_deck = state.trap_deck[number:]
    lord = state.lords[seat]
    lord.traps = tuple(sorted(lord.traps + drawn))
    if drawn:
        state.disclose()
    if state.listening:
        traps = tuple([TRAP_IDS[k] for k in drawn])
        state.tell(ev.TrapsDrawn, seat, len(drawn), traps, source, len(drawn) > amount, free)
    return len(drawn)


def discard_trap(state: Position, seat: int, kind: int, source: str, why: str | None = None) -> None:
    """Discard a trap from the hand face down: only its owner knows it (DL-20.3).

    ``source`` and ``why``: for what (`events`).
    """
    lord = state.lords[seat]
    at = lord.traps.index(kind)
    lord.traps = lord.traps[:at] + lord.traps[at + 1 :]
    state.trap_discard = (*state.trap_discard, pack_discarded(kind, mask_of([seat])))
    state.tell(ev.TrapGone, seat, TRAP_IDS[kind], source, why)


def distinct(kinds: tuple[int, ...]) -> list[int]:
    """Return the distinct kinds in a sorted hand."""
    return [kind for i, kind in enumerate(kinds) if not i or kinds[i - 1] != kind]


def ways_to_pay(state: Position, lord: Lord, tile: int, verb: Priced, more_food: int = 0) -> list[OfCreature]:
    """Return all ways to pay a creature's whole price: several for a golem or a demon (DL-15.7, DL-15.9), possibly
    none.
    """
    price = creature_price(tile, more_food)
    if missing(state, lord, price) is not None:
        return []
    if price.trap:
        with_trap = verb.trap[tile]
        return [with_trap[kind] for kind in distinct(lord.traps)]
    if price.monster:
        with_monster = verb.monster[tile]
        return [with_monster[other] for other in lord.monsters if other != tile]
    return [verb.plain[tile]]


def refuse_creature(state: Position, lord: Lord, action: OfCreature, rule: str, more_food: int = 0) -> Refusal | None:
    """Return why a creature's price cannot be paid in this way; None if it can."""
    price = creature_price(action.tile, more_food)
    refusal = refuse_price(state, lord, price, rule)
    if refusal is None and price.trap and action.trap not in lord.traps:
        return Refusal("DL-15.7", "no-such-trap", {"trap": TRAP_IDS[action.trap]})
    if refusal is None and price.monster and action.monster not in lord.monsters:
        return Refusal("DL-15.9", "no-such-monster", {"creature": TILE_IDS[action.monster]})
    return refusal


def pay_creature(
    state: Position, seat: int, action: OfCreature, source: str, more_food: int = 0, why: str | None = None
) -> None:
    """Pay a creature's whole price in the way the action says. ``source`` and ``why``: for what (`events`)."""
    pay(state, seat, creature_price(action.tile, more_food), source, why)
    if action.trap >= 0:
        discard_trap(state, seat, action.trap, source, why)
    if action.monster >= 0:
        lose_creature(state, seat, action.monster, "price")


def why_unpaid(state: Position, lord: Lord, tile: int) -> tuple[str, Shortage | None]:
    """Return why a lord does not pay a creature (`events.CreatureLost`), and what he has too little of."""
    price = creature_price(tile)
    short = shortage(state, lord, price)
    if short is not None:
        return "short", short
    if price.trap and not lord.traps:
        return "no_trap", None
    if price.monster and not [other for other in lord.monsters if other != tile]:
        return "no_monster", None
    return "choice", None


def lose_creature(state: Position, seat: int, tile: int, why: str, short: Shortage | None = None) -> None:
    """Remove a creature for good, even from a battle; a troll takes its token along.

    ``why`` and ``short``: see `events.CreatureLost`.
    """
    lord = state.lords[seat]
    lord.creatures = tuple([t for t in lord.creatures if t != tile])
    lord.sent = tuple([t for t in lord.sent if t != tile])
    lord.knocked_out = without(lord.knocked_out, tile)
    good, needs, has = short or (None, None, None)
    state.tell(ev.CreatureLost, seat, TILE_IDS[tile], why, good, needs, has)
