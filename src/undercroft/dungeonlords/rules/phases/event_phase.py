"""The event phase (DL-7): which event happens, and payday."""

from __future__ import annotations

from typing import Final

from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.board.actions import DISMISS
from undercroft.dungeonlords.board.position import Position
from undercroft.dungeonlords.board.terms.bit_sets import mask_of
from undercroft.dungeonlords.content.tile_tables import EVENT_TILES
from undercroft.dungeonlords.rules.economy.goods import lose_creature, why_unpaid
from undercroft.dungeonlords.rules.economy.paladin import move_evil
from undercroft.dungeonlords.rules.economy.wages import AskWages
from undercroft.dungeonlords.rules.phases.special_events import begin_special_event
from undercroft.dungeonlords.rules.phases.taxes import TILES_PER_GOLD, Taxes
from undercroft.kernel.engine.decisions import CHOOSE_ONE, Prompt
from undercroft.kernel.engine.frames import EachSeat

WINTER = 0
UNPAID_EVIL: Final = 1
"""The evil that a creature leaves behind which is not paid (DL-7.1)."""


def event_phase(state: Position) -> None:
    """Carry out the season's event; winter has none (DL-2.2), and a special event may be off (DL-7.4)."""
    if state.season == WINTER:
        return
    tile = EVENT_TILES[state.event_tiles[state.season - 1]]
    if tile == "special_event":
        if state.variant.special_events:
            begin_special_event(state)
        return
    state.tell(ev.EventHappens, tile)
    if tile == "payday":
        Payday.begin(state)
    else:
        state.stack.append(Taxes(state.turn_order(), TILES_PER_GOLD, tile))


class Payday(EachSeat[Position]):
    """Each lord pays all wages before the next one begins (DL-7.1)."""

    def each(self, state: Position, seat: int) -> None:
        creatures = state.lords[seat].creatures
        if creatures:
            state.stack.append(PayWages(seat, mask_of(creatures)))
        else:
            state.tell(ev.NobodyToPay, seat)


class PayWages(AskWages):
    """Pay the whole price, or the creature leaves for good and the lord gains 1 evil at once (DL-7.1)."""

    rule = "DL-7.1"
    unpaid = DISMISS

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("wages", CHOOSE_ONE, "DL-7.1", "payday")

    def leave_unpaid(self, state: Position, tile: int) -> None:
        why, short = why_unpaid(state, state.lords[self.seat], tile)
        lose_creature(state, self.seat, tile, why, short)
        move_evil(state, self.seat, UNPAID_EVIL, "payday")
