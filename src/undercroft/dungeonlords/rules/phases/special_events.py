"""Special events (DL-7.4, DL-22), each one by its card's `do`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from collections.abc import Sequence as Seq
from typing import Final

from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.board.actions import (
    EVIL,
    GIVE_UP,
    LOSE,
    LOSE_TRAP,
    REFUSE,
    SYMBOLS,
    LoseGood,
    OfCreature,
    Symbol,
)
from undercroft.dungeonlords.board.lord import Lord
from undercroft.dungeonlords.board.position import IN_TENT, Position
from undercroft.dungeonlords.board.terms.bit_sets import has, mask_of, without
from undercroft.dungeonlords.board.terms.identifiers import AdventurerNumber, Creatures
from undercroft.dungeonlords.content.faces import Goods, SpecialEvent
from undercroft.dungeonlords.content.tile_tables import (
    ADVENTURER_IDS,
    CLASS_OF,
    EVENT_TILES,
    SPECIAL_EVENTS,
    TILE_IDS,
    TRAP_IDS,
)
from undercroft.dungeonlords.rules.economy.goods import (
    change,
    discard_trap,
    distinct,
    evil_is_payable,
    lose_creature,
    pay,
)
from undercroft.dungeonlords.rules.economy.losses import LoseTrap, lose_good, refuse_trap
from undercroft.dungeonlords.rules.economy.paladin import move_evil, send_paladin
from undercroft.dungeonlords.rules.phases.taxes import Taxes
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import CHOOSE_ONE, Prompt
from undercroft.kernel.engine.frames import Choose, EachSeat


def special_of_year(state: Position) -> SpecialEvent:
    """Return the special-event card of the year."""
    return SPECIAL_EVENTS[state.special[state.year - 1]]


def begin_special_event(state: Position) -> None:
    """Carry out the year's card, unless it names another phase (DL-7.4)."""
    card = special_of_year(state)
    state.tell(ev.SpecialHappens, card.id)
    EVENT_EFFECTS[card.do](state, card)


def after_assignment(state: Position, arrivals: tuple[int, ...]) -> None:
    """Impatient Heroes act right after this round's assignment (DL-22.5). ``arrivals``: tiles, by seat."""
    if not state.season or not state.variant.special_events:
        return
    today = EVENT_TILES[state.event_tiles[state.season - 1]]
    if today == "special_event" and special_of_year(state).do == "impatient":
        state.stack.append(ImpatientHeroes(state.turn_order(), arrivals))


class InTurnOrder(EachSeat[Position]):
    """The event affects one lord after another (DL-22.1)."""

    do: str

    def each(self, state: Position, seat: int) -> None:
        FOR_LORD[self.do](state, seat, special_of_year(state))


def _in_turn_order(state: Position, card: SpecialEvent) -> None:
    state.stack.append(InTurnOrder(state.turn_order(), card.do))


def _nothing_yet(state: Position, card: SpecialEvent) -> None:
    """Do nothing yet: the card names another phase (DL-22.5)."""


def _tax(state: Position, card: SpecialEvent) -> None:
    state.stack.append(Taxes(state.turn_order(), card.per, card.id))


def _patrol(state: Position, card: SpecialEvent) -> None:
    """Send the paladin from his tent to the most evil lord, the last in turn order in a tie (DL-22.6).

    One who has left it stays where he is.
    """
    if state.paladin != IN_TENT:
        if state.paladin >= 0:
            state.tell(ev.PaladinStays, state.paladin)
        return
    most = max(state.turn_order(), key=lambda seat: (state.lords[seat].evil, state.steps_from_first(seat)))
    send_paladin(state, most)


def _lose(state: Position, seat: int, card: SpecialEvent, good: str, lost: int, taker: str | None = None) -> None:
    """Take goods from the lord, or say that he is spared."""
    if lost:
        change(state, seat, good, -lost, card.id, taker)
    else:
        state.tell(ev.Spared, seat, card.id)


def _lose_half(state: Position, seat: int, card: SpecialEvent) -> None:
    """Take half of a store from the lord, rounded down (DL-22.4)."""
    lord = state.lords[seat]
    half = (lord.gold if card.good == "gold" else lord.food) // 2
    _lose(state, seat, card, card.good, half)


def _lose_imps(state: Position, seat: int, card: SpecialEvent) -> None:
    """Take one imp per three from the lord, rounded up; all imps count, troll tokens do not (DL-22.4)."""
    lost = -(-state.lords[seat].imps // card.per)
    _lose(state, seat, card, "imps", lost)


TAKEN: Final[Mapping[str, str]] = {"warrior": "imps", "thief": "gold", "priest": "food"}
"""What an impatient hero takes one of, by his class; a wizard takes a trap (DL-22.5)."""


class ImpatientHeroes(EachSeat[Position]):
    """The adventurer that has just arrived acts on its lord, depending on its class (DL-22.5)."""

    arrivals: tuple[AdventurerNumber, ...]

    def each(self, state: Position, seat: int) -> None:
        lord = state.lords[seat]
        arrival = self.arrivals[seat]
        kind, taker = CLASS_OF[arrival], ADVENTURER_IDS[arrival]
        card = special_of_year(state)
        if kind != "wizard":
            _lose(state, seat, card, TAKEN[kind], min(1, getattr(lord, TAKEN[kind])), taker)
        elif lord.traps:
            state.stack.append(LoseTrap(seat, "DL-22.5", card.id))
        else:
            state.tell(ev.Spared, seat, card.id)


class WitchHunt(Choose[Position]):
    """The lord gives up a monster or gains evil; without monsters he gains evil (DL-22.2)."""

    def options(self, state: Position) -> Seq[Action]:
        return (*[GIVE_UP[tile] for tile in state.lords[self.seat].monsters], EVIL)

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        return (*[GIVE_UP[tile] for tile in state.lords[self.seat].creatures], EVIL)

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, OfCreature) or action.verb != "lose":
            return None
        args: dict[str, str | int | list[str]] = {"creature": TILE_IDS[action.tile]}
        if action.tile in state.lords[seat].creatures:
            return Refusal("DL-15.3", "ghost-no-monster", args)
        return Refusal("DL-22.2", "no-such-creature", args)

    def ask(self, state: Position, seat: int) -> Prompt:
        card = special_of_year(state)
        return Prompt("witch-hunt", CHOOSE_ONE, "DL-22.2", card.id, {"amount": card.amount})

    def chosen(self, state: Position, action: Action) -> None:
        if isinstance(action, OfCreature):
            lose_creature(state, self.seat, action.tile, "event")
        else:
            pay(state, self.seat, hunt_price(state), special_of_year(state).id)


def hunt_price(state: Position) -> Goods:
    """Return what a lord pays who keeps his monsters in the Witch Hunt (DL-22.2)."""
    return Goods(evil=special_of_year(state).amount)


class MonsterStrike(Choose[Position]):
    """For each monster the lord pays one symbol of its price of his choice, or it is KO (DL-22.3)."""

    waiting: Creatures

    def _striking(self, lord: Lord) -> list[int]:
        return [tile for tile in lord.monsters if has(self.waiting, tile)]

    def options(self, state: Position) -> Seq[Action]:
        lord = state.lords[self.seat]
        options: list[Action] = []
        for tile in self._striking(lord):
            options.extend([symbol for symbol in SYMBOLS[tile] if _can_pay_symbol(state, lord, symbol)])
            options.append(REFUSE[tile])
        return options

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        striking = self._striking(state.lords[seat])
        return [action for tile in striking for action in (*SYMBOLS[tile], REFUSE[tile])]

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, OfCreature) or action.verb not in ("symbol", "refuse"):
            return None
        lord = state.lords[seat]
        if not has(self.waiting, action.tile) or action.tile not in lord.creatures:
            return Refusal("DL-22.3", "not-on-strike", {"creature": TILE_IDS[action.tile]})
        if action.trap >= 0:
            return Refusal("DL-22.3", "no-such-trap", {"trap": TRAP_IDS[action.trap]})
        if action.monster >= 0:
            return Refusal("DL-22.3", "no-such-monster", {"creature": TILE_IDS[action.monster]})
        if isinstance(action, Symbol) and action.good == "evil":
            return Refusal("DL-14.4", "evil-unpayable", {"amount": 1})
        good = action.good if isinstance(action, Symbol) else "gold"
        return Refusal("DL-22.3", f"too-little-{good}", {"has": 0, "needs": 1})

    def default(self, legal: Seq[Action]) -> Action:
        return legal[-1]

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("strike", CHOOSE_ONE, "DL-22.3", special_of_year(state).id)

    def chosen(self, state: Position, action: Action) -> None:
        assert isinstance(action, OfCreature)
        if isinstance(action, Symbol):
            _pay_symbol(state, self.seat, action)
        else:
            state.lords[self.seat].knock_out(action.tile)
            state.tell(ev.OnStrike, self.seat, TILE_IDS[action.tile])
        state.stack.append(MonsterStrike(self.seat, without(self.waiting, action.tile)))


def _can_pay_symbol(state: Position, lord: Lord, symbol: Symbol) -> bool:
    if symbol.trap >= 0:
        return symbol.trap in lord.traps
    if symbol.monster >= 0:
        return symbol.monster in lord.creatures and symbol.monster in lord.monsters
    if symbol.good == "evil":
        return evil_is_payable(state, lord, 1)
    return (lord.gold if symbol.good == "gold" else lord.food) > 0


def symbol_price(symbol: Symbol) -> Goods:
    """Return the one symbol of a creature's price that an answer pays (DL-22.3)."""
    return Goods(**{symbol.good: 1})


def _pay_symbol(state: Position, seat: int, symbol: Symbol) -> None:
    if symbol.trap >= 0:
        discard_trap(state, seat, symbol.trap, TILE_IDS[symbol.tile], "strike")
    elif symbol.monster >= 0:
        lose_creature(state, seat, symbol.monster, "price")
    else:
        pay(state, seat, symbol_price(symbol), TILE_IDS[symbol.tile], "strike")


def _strike(state: Position, seat: int, card: SpecialEvent) -> None:
    monsters = state.lords[seat].monsters
    if monsters:
        state.stack.append(MonsterStrike(seat, mask_of(monsters)))
    else:
        state.tell(ev.Spared, seat, card.id)


class TrapInspection(Choose[Position]):
    """The lord pays gold or discards a trap; only a lord without either gains evil."""

    secret = True

    def options(self, state: Position) -> Seq[Action]:
        lord = state.lords[self.seat]
        options: list[Action] = [LOSE["gold"]] if lord.gold else []
        options.extend([LOSE_TRAP[kind] for kind in distinct(lord.traps)])
        return options

    def nothing(self, state: Position) -> None:
        move_evil(state, self.seat, 1, special_of_year(state).id)

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        return (LOSE["gold"], *LOSE_TRAP)

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if action is LOSE["gold"]:
            return Refusal("DL-22.1", "too-little-gold", {"has": 0, "needs": 1})
        return refuse_trap(action, "DL-22.1")

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("trap-inspection", CHOOSE_ONE, "DL-22.1", special_of_year(state).id)

    def chosen(self, state: Position, action: Action) -> None:
        assert isinstance(action, LoseGood)
        card = special_of_year(state)
        lose_good(state, self.seat, action, card.id, card.amount)


def _witch_hunt(state: Position, seat: int, card: SpecialEvent) -> None:
    state.stack.append(WitchHunt(seat))


def _inspect(state: Position, seat: int, card: SpecialEvent) -> None:
    state.stack.append(TrapInspection(seat))


EVENT_EFFECTS: Final[Mapping[str, Callable[[Position, SpecialEvent], None]]] = {
    "monster_or_evil": _in_turn_order,
    "strike": _in_turn_order,
    "lose_half": _in_turn_order,
    "lose_imps": _in_turn_order,
    "inspect_traps": _in_turn_order,
    "impatient": _nothing_yet,
    "patrol": _patrol,
    "tax": _tax,
}
"""The function that carries out a special event, by the card's `do`."""

FOR_LORD: Final[Mapping[str, Callable[[Position, int, SpecialEvent], None]]] = {
    "monster_or_evil": _witch_hunt,
    "strike": _strike,
    "lose_half": _lose_half,
    "lose_imps": _lose_imps,
    "inspect_traps": _inspect,
}
"""The functions of events that affect one lord after another."""
