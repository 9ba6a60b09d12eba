"""Who knows what (DL-20): the one module that makes views and deals worlds for search.

Views are built by whitelist: what is not named here is not shown.
"""

from __future__ import annotations

from collections.abc import Sequence as Seq
from functools import cache, lru_cache
from typing import Any, Final

from undercroft.dungeonlords import views
from undercroft.dungeonlords.board.battle_sites import monster_slots, payable_traps, trap_slots
from undercroft.dungeonlords.board.dungeon_grid import square
from undercroft.dungeonlords.board.lord import Adventurer, Lord, rooms_on, times_used
from undercroft.dungeonlords.board.position import EVERYBODY, Position, discarded_parts, pack_discarded
from undercroft.dungeonlords.board.terms.bit_sets import has, mask_of, numbers_in
from undercroft.dungeonlords.content.tile_tables import (
    ADVENTURER_IDS,
    ADVENTURERS,
    CLASS_OF,
    DECOY,
    EVENT_IDS,
    EVENT_TILES,
    ORDERS,
    PLACES,
    ROOM_IDS,
    SEASONS,
    SPECIAL_EVENTS,
    SPELL_CARDS,
    SPELL_IDS,
    TILE_CREATURES,
    TILE_IDS,
    TRAP_IDS,
)
from undercroft.kernel.engine.chance import Chance

_TRIES: Final = 100

_KEPT: Final = 2048
"""The number of encoded dungeons kept."""


def middle_view(state: Position, old: Position | None = None) -> dict[str, Any]:
    """Return what all viewers see alike in the middle of the table: fields of a `views.View`, by name.

    Args:
        state: the position.
        old: an earlier position of the same match. With it, only the fields are returned whose inputs have been
            replaced since.
    """
    fields: dict[str, Any] = {}
    if old is None:
        fields["seats"] = state.seats
        fields["options"] = _options(state)
    if old is None or state.year != old.year:
        fields["year"] = state.year
    if old is None or state.season != old.season:
        fields["season"] = SEASONS[state.season]
    if old is None or state.round != old.round:
        fields["combat_round"] = state.round
    if old is None or state.first != old.first:
        fields["first"] = state.first
    if old is None or state.board is not old.board:
        fields["board"] = state.places()
    if old is None or state.paladin != old.paladin:
        fields["paladin"] = state.paladin
    if old is None or state.trap_deck is not old.trap_deck:
        fields["trap_deck"] = len(state.trap_deck)
    _add_offers(fields, state, old)
    _add_stacks(fields, state, old)
    _add_dummies(fields, state, old)
    return fields


def _options(state: Position) -> dict[str, bool]:
    variant = state.variant
    return {
        "choose_initial_orders": bool(variant.choose_initial_orders),
        "early_hire_costs": bool(variant.early_hire_costs),
        "evil_price_limited": bool(variant.evil_price_limited),
        "special_events": bool(variant.special_events),
        "training": bool(variant.training),
    }


def _add_offers(fields: dict[str, Any], state: Position, old: Position | None) -> None:
    """Add what lies open beside the board (see `middle_view`)."""
    if old is None or state.creatures is not old.creatures:
        fields["creatures"] = _names(TILE_IDS, state.creatures)
    if old is None or state.rooms is not old.rooms:
        fields["rooms"] = _names(ROOM_IDS, state.rooms)
    if old is None or state.adventurers is not old.adventurers:
        fields["adventurers"] = _names(ADVENTURER_IDS, state.adventurers)
    if old is None or state.next_adventurers is not old.next_adventurers:
        fields["next_adventurers"] = _names(ADVENTURER_IDS, state.next_adventurers)
    if old is None or state.event_tiles is not old.event_tiles or state.events_up != old.events_up:
        up = state.events_up
        fields["events"] = tuple([EVENT_TILES[t] if i < up else None for i, t in enumerate(state.event_tiles)])
    same_specials = old is not None and state.special is old.special and state.special_up == old.special_up
    if old is None or not same_specials or state.year != old.year:
        shown = state.special_up >= state.year
        fields["special_event"] = EVENT_IDS[state.special[state.year - 1]] if shown and state.special else None


def _add_stacks(fields: dict[str, Any], state: Position, old: Position | None) -> None:
    """Add what the stacks still hold (see `middle_view`)."""
    if old is None or state.creature_stack is not old.creature_stack:
        fields["unseen_creatures"] = _names(TILE_IDS, sorted(state.creature_stack))
    if old is None or state.room_stack is not old.room_stack:
        fields["unseen_rooms"] = _names(ROOM_IDS, sorted(state.room_stack))
    if old is None or state.adventurer_stack is not old.adventurer_stack or state.under != old.under:
        fresh = len(state.adventurer_stack) - state.under
        fields["unseen_adventurers"] = _names(ADVENTURER_IDS, sorted(state.adventurer_stack[:fresh]))
        fields["under_stack"] = _names(ADVENTURER_IDS, state.adventurer_stack[fresh:])


def _add_dummies(fields: dict[str, Any], state: Position, old: Position | None) -> None:
    """Add the dummies of a game with fewer lords (see `middle_view`)."""
    if old is None or state.dummies is not old.dummies or state.dummy_orders is not old.dummy_orders:
        orders = state.dummy_orders
        fields["dummies"] = tuple(
            [
                views.DummyView(_orders(mask), _order_list(orders[n] if orders else ()))
                for n, mask in enumerate(state.dummies)
            ]
        )
    if old is None or state.dummy_evil != old.dummy_evil:
        fields["dummy_evil"] = state.dummy_evil if state.seats == 2 else None


def _names(ids: Seq[str], numbers: Seq[int]) -> tuple[str, ...]:
    return tuple([ids[n] for n in numbers])


def _order_list(orders: Seq[int]) -> tuple[str, ...]:
    return tuple([PLACES[o].id for o in orders])


@cache
def _orders(mask: int) -> tuple[str, ...]:
    return _order_list(numbers_in(mask))


def _knows(discarded: int, seat: int | None) -> bool:
    """Return whether the seat has seen the face of a discarded trap (DL-20.3)."""
    _, known = discarded_parts(discarded)
    return known == EVERYBODY or (seat is not None and has(known, seat))


def discard_view(state: Position, seat: int | None) -> tuple[str | None, ...]:
    """Return the discarded traps; only the lord who discarded one face down knows it (DL-20.3)."""
    return tuple([TRAP_IDS[discarded_parts(t)[0]] if _knows(t, seat) else None for t in state.trap_discard])


def card_views(state: Position, seat: int | None) -> tuple[views.CardView, ...]:
    """Return the year's combat cards. Everybody sees which card was looked at; only those who looked see its face
    (DL-5.6, DL-20.2).
    """
    found = []
    for i, card in enumerate(state.cards):
        looked = tuple([s for s, lord in enumerate(state.lords) if has(lord.seen, i)])
        up = i < state.cards_up
        # In a battle under study nobody may know the card of an earlier round (`game.position_notation.UNKNOWN`).
        known = card >= 0 and (up or (seat is not None and seat in looked))
        found.append(views.CardView(SPELL_IDS[card] if known else None, up, looked))
    return tuple(found)


def adventurer_view(adventurer: Adventurer) -> views.AdventurerView:
    """Return an adventurer of a party, with ids instead of numbers."""
    tile = adventurer.tile
    symbols = 0 if tile == DECOY else ADVENTURERS[tile].symbols
    return views.AdventurerView(
        ADVENTURER_IDS[tile],
        CLASS_OF[tile],
        adventurer.hit_points,
        adventurer.damage,
        symbols,
        adventurer.hp_left,
        adventurer.bonus,
    )


@lru_cache(_KEPT)
def _tiles(tunnels: int, rooms: tuple[int, ...], conquered: int, uses: int) -> tuple[views.TileView, ...]:
    room_at = rooms_on(rooms)
    found = []
    for cell in sorted({*numbers_in(tunnels), *room_at}):
        room = room_at.get(cell, -1)
        found.append(
            views.TileView(
                square(cell),
                ROOM_IDS[room] if room >= 0 else None,
                has(conquered, cell),
                times_used(uses, room) if room >= 0 else 0,
            )
        )
    return tuple(found)


@cache
def _creature(tile: int, knocked_out: bool) -> views.CreatureView:
    return views.CreatureView(TILE_IDS[tile], TILE_CREATURES[tile].id, knocked_out)


def sealed_by(state: Position, to_act: tuple[int, ...]) -> list[int]:
    """Return the seats that have already given a sealed answer to the question that ``to_act`` still have to answer."""
    if not to_act:
        return []
    asking = state.stack[-1]
    return [seat for seat in range(state.seats) if asking.sealed_answer(seat) is not None]


def lord_view(lord: Lord, seat: int, own: bool, answered: bool) -> views.LordView:
    """Return a lord as others see it, or as its owner does (DL-20.2)."""
    return views.LordView(seat=seat, answered=answered, **lord_fields(lord, own))


def lord_fields(lord: Lord, own: bool, old: Lord | None = None) -> dict[str, Any]:
    """Return what others see of a lord, or what its owner does (DL-20.2): fields of a `views.LordView`, by name.

    Args:
        lord: the lord.
        own: whether its owner looks.
        old: an earlier clone of it. With it, only the fields are returned whose inputs have been replaced since.
    """
    fields: dict[str, Any] = {}
    if old is None or lord.gold != old.gold:
        fields["gold"] = lord.gold
    if old is None or lord.food != old.food:
        fields["food"] = lord.food
    if old is None or lord.evil != old.evil:
        fields["evil"] = lord.evil
    if old is None or lord.red_counters != old.red_counters:
        fields["red_counters"] = lord.red_counters
    if old is None or lord.traps is not old.traps:
        fields["trap_count"] = len(lord.traps)
        fields["traps"] = _names(TRAP_IDS, lord.traps) if own else None
    if old is None or lord.prison is not old.prison:
        fields["prison"] = _names(ADVENTURER_IDS, lord.prison)
    if old is None or lord.party is not old.party:
        fields["party"] = tuple([adventurer_view(a) for a in lord.party])
    same_tiles = old is not None and lord.tunnels == old.tunnels and lord.rooms is old.rooms
    if old is None or not same_tiles or lord.conquered != old.conquered or lord.uses != old.uses:
        fields["tiles"] = _tiles(lord.tunnels, lord.rooms, lord.conquered, lord.uses)
    _add_workers(fields, lord, old)
    _add_orders(fields, lord, own, old)
    _add_plan(fields, lord, own, old)
    _add_planning(fields, lord, old)
    return fields


def _add_workers(fields: dict[str, Any], lord: Lord, old: Lord | None) -> None:
    """Add creatures and imps (see `lord_fields`)."""
    same_lair = old is not None and lord.creatures is old.creatures
    if old is None or not same_lair or lord.knocked_out != old.knocked_out:
        fields["creatures"] = tuple([_creature(t, lord.is_knocked_out(t)) for t in lord.creatures])
    same_jobs = (
        old is not None
        and lord.imps == old.imps
        and lord.diggers == old.diggers
        and lord.miners == old.miners
        and lord.foremen == old.foremen
        and lord.workers == old.workers
    )
    if not same_lair or not same_jobs:
        fields["imps"] = lord.imps
        fields["free_imps"] = lord.free_imps
        fields["idle_imps"] = lord.idle_imps
        fields["troll_tokens"] = lord.tokens
        fields["free_workers"] = lord.free_workers


def _add_orders(fields: dict[str, Any], lord: Lord, own: bool, old: Lord | None) -> None:
    """Add the orders (see `lord_fields`)."""
    if old is None or lord.inaccessible != old.inaccessible:
        fields["inaccessible"] = _orders(lord.inaccessible)
    if old is None or lord.orders is not old.orders:
        fields["orders"] = _order_list(lord.orders)
    if old is None or lord.inaccessible != old.inaccessible or lord.orders is not old.orders:
        fields["hand"] = _orders(lord.hand)
    if old is None or lord.unexecuted != old.unexecuted:
        fields["unexecuted"] = _orders(lord.unexecuted)
    if old is None or lord.drawn != old.drawn:
        fields["drawn"] = _orders(lord.drawn) if own else ()


def _add_plan(fields: dict[str, Any], lord: Lord, own: bool, old: Lord | None) -> None:
    """Add the plan of a battle (see `lord_fields`)."""
    if old is None or lord.planned != old.planned:
        fields["planned"] = bool(lord.planned)
    if old is None or lord.marked != old.marked:
        fields["marked"] = square(lord.marked) if lord.marked >= 0 else None
    if old is None or lord.laid is not old.laid:
        fields["laid_count"] = len(lord.laid)
        fields["laid"] = _names(TRAP_IDS, lord.laid) if own else None
    if old is None or lord.traps is not old.traps or lord.laid is not old.laid:
        fields["traps_owned"] = len(lord.traps) + len(lord.laid)
    if old is None or lord.sent is not old.sent:
        fields["sent"] = _names(TILE_IDS, lord.sent)


def _add_planning(fields: dict[str, Any], lord: Lord, old: Lord | None) -> None:
    """Add what a plan that is being made has room for (see `lord_fields`)."""
    same = old is not None and lord.marked == old.marked and lord.planned == old.planned
    plans = lord.marked >= 0 and not lord.planned
    if old is None or not same or lord.laid is not old.laid or lord.sent is not old.sent:
        fields["trap_slots"] = trap_slots(lord) if plans else 0
        fields["monster_slots"] = monster_slots(lord) if plans else 0


def battle_view(state: Position) -> views.BattleView | None:
    """Return the battle being fought, if one is."""
    battle = state.battle
    if battle is None:
        return None
    return views.BattleView(
        seat=battle.lord,
        no_spells=bool(battle.no_spells),
        no_healing=bool(battle.no_healing),
        no_conquest=bool(battle.no_conquest),
        attacked=bool(battle.attacked),
        shield=bool(battle.shield),
        hidden_wizards=bool(battle.hidden),
        rage=bool(battle.rage),
        sheep=TILE_IDS[battle.sheep] if battle.sheep >= 0 else None,
        darts=_names(ADVENTURER_IDS, battle.darts),
        prevented=battle.prevented,
        acted=tuple([TILE_IDS[t] for t in numbers_in(battle.acted)]),
    )


# Worlds for search.


def redeal(state: Position, seat: int | None, chance: Chance) -> None:
    """Deal again everything that the seat may not know (DL-20.2), within what it knows to be possible."""
    state.creature_stack = chance.mixed(state.creature_stack)
    state.room_stack = chance.mixed(state.room_stack)
    fresh = len(state.adventurer_stack) - state.under
    state.adventurer_stack = chance.mixed(state.adventurer_stack[:fresh]) + state.adventurer_stack[fresh:]
    up = state.events_up
    state.event_tiles = state.event_tiles[:up] + chance.mixed(state.event_tiles[up:])
    _redeal_specials(state, chance)
    _redeal_cards(state, seat, chance)
    _redeal_traps(state, seat, chance)
    for other, lord in enumerate(state.lords):
        if lord.drawn and other != seat:
            lord.drawn = mask_of(chance.sample(range(len(ORDERS)), 3))


def _redeal_specials(state: Position, chance: Chance) -> None:
    known = state.special[: state.special_up]
    rest = [i for i in range(len(SPECIAL_EVENTS)) if i not in known]
    state.special = known + chance.sample(rest, len(state.special) - len(known))


def _redeal_cards(state: Position, seat: int | None, chance: Chance) -> None:
    seen = mask_of(range(state.cards_up))
    if seat is not None:
        seen |= state.lords[seat].seen
    known = [card for i, card in enumerate(state.cards) if has(seen, i)]
    rest = iter(chance.mixed([card for card in SPELL_CARDS[state.year - 1] if card not in known]))
    state.cards = tuple([card if has(seen, i) else next(rest) for i, card in enumerate(state.cards)])


def _redeal_traps(state: Position, seat: int | None, chance: Chance) -> None:
    """Shuffle all trap cards that the seat has not seen and deal them back to where they lay."""
    others = [lord for number, lord in enumerate(state.lords) if number != seat]
    pool = list(state.trap_deck) + [discarded_parts(t)[0] for t in state.trap_discard if not _knows(t, seat)]
    for lord in others:
        pool.extend(lord.traps)
        pool.extend(lord.laid)
    laid, left = _deal_laid(state, others, pool, chance)
    dealt = iter(left)
    for lord, kinds in zip(others, laid, strict=True):
        lord.laid = kinds
        lord.traps = tuple(sorted([next(dealt) for _ in lord.traps]))
    discarded = [(t, discarded_parts(t)[1]) for t in state.trap_discard]
    state.trap_discard = tuple([t if _knows(t, seat) else pack_discarded(next(dealt), known) for t, known in discarded])
    state.trap_deck = tuple(dealt)


def _deal_laid(
    state: Position, others: list[Lord], pool: list[int], chance: Chance
) -> tuple[list[tuple[int, ...]], list[int]]:
    """Deal others' laid traps such that they could pay for them when they laid them (DL-11.4)."""
    for _ in range(_TRIES):
        deck = list(chance.mixed(pool))
        laid = []
        for lord in others:
            kinds: tuple[int, ...] = ()
            for _ in lord.laid:
                fitting = next((k for k in deck if payable_traps(state.year, lord, (*kinds, k))), None)
                if fitting is None:
                    break
                deck.remove(fitting)
                kinds = (*kinds, fitting)
            if len(kinds) < len(lord.laid):
                break
            laid.append(kinds)
        else:
            return laid, deck
    # Only the real cards fit.
    deck = list(pool)
    for lord in others:
        for kind in lord.laid:
            deck.remove(kind)
    return [lord.laid for lord in others], list(chance.mixed(deck))
