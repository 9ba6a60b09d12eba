"""Dig Tunnels and Mine Gold (DL-5.7 to DL-5.10)."""

from __future__ import annotations

from collections.abc import Sequence as Seq

from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.board.actions import DECLINE, DIG, MINE, STOP, Amount, OfSquare
from undercroft.dungeonlords.board.dungeon_grid import completes_block, diggable, square, touching
from undercroft.dungeonlords.board.lord import Lord
from undercroft.dungeonlords.board.position import Position
from undercroft.dungeonlords.board.terms.bit_sets import has, including
from undercroft.dungeonlords.content.tile_tables import PLACES
from undercroft.dungeonlords.rules.economy.goods import Shortage
from undercroft.dungeonlords.rules.phases.orders.minion_actions import Minion
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import AMOUNT, PLACE, Prompt


def dig_tunnel(state: Position, seat: int, cell: int) -> None:
    """Put a tunnel on the square."""
    lord = state.lords[seat]
    lord.tunnels = including(lord.tunnels, cell)
    state.tell(ev.Dug, seat, square(cell))


def refuse_square(tiles: int, cell: int) -> Refusal | None:
    """Return why no tunnel can be dug on the square (DL-5.8); None if it can."""
    if has(tiles, cell):
        return Refusal("DL-5.8", "square-taken", {"square": square(cell)})
    if not has(touching(tiles), cell):
        return Refusal("DL-5.8", "square-apart", {"square": square(cell)})
    if completes_block(tiles, cell):
        return Refusal("DL-5.8", "square-block", {"square": square(cell)})
    return None


def imps_for(lord: Lord, workers: int, foreman: int) -> int:
    """Return how many imps can do a job, after one has become foreman if it needs one (DL-5.7, DL-5.9)."""
    free = lord.free_imps - foreman
    return workers if free > workers else max(free, 0)


def gold_mined(imps: int) -> int:
    """Return how much gold so many imps mine (DL-5.9)."""
    return imps


def too_few_imps(lord: Lord, foreman: int) -> Shortage | None:
    """Return how many free imps a job takes at least, if the lord has fewer."""
    return ("imps", 1 + foreman, lord.free_imps) if lord.free_imps <= foreman else None


class Dig(Minion):
    """The lord digs square by square, one imp each, plus a foreman on III (DL-5.7). He may stop at any time."""

    dug: int = 0

    def _left(self, lord: Lord) -> int:
        space = self.data
        if self.dug:
            return min(space.workers - self.dug, lord.free_imps)
        return imps_for(lord, space.workers, space.foreman)

    def options(self, state: Position) -> Seq[Action]:
        lord = state.lords[self.seat]
        end = STOP if self.dug else DECLINE
        if not self._left(lord):
            return (end,)
        options: list[Action] = [DIG[cell] for cell in diggable(lord.tiles)]
        options.append(end)
        return options

    def lacks(self, state: Position) -> Shortage | None:
        return too_few_imps(state.lords[self.seat], self.data.foreman)

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        return (*DIG, STOP if self.dug else DECLINE)

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if action is STOP or action is DECLINE:
            return Refusal("DL-5.7", "dig-stop-after-one" if action is STOP else "dig-decline-before-one")
        return refuse_square(state.lords[self.seat].tiles, action.value) if isinstance(action, OfSquare) else None

    def ask(self, state: Position, seat: int) -> Prompt:
        left = self._left(state.lords[self.seat])
        return Prompt("dig", PLACE, "DL-5.7", PLACES[self.place].id, {"space": self.space + 1, "left": left})

    def chosen(self, state: Position, action: Action) -> None:
        lord = state.lords[self.seat]
        if not isinstance(action, OfSquare):
            if not self.dug:
                self.decline(state)
            elif self.dug < self.data.workers:
                state.tell(ev.DugFewer, self.seat, self.dug, self.data.workers, self._why_fewer(lord))
            return
        if not self.dug:
            lord.foremen += self.data.foreman
        lord.diggers += 1
        dig_tunnel(state, self.seat, action.value)
        state.stack.append(Dig(self.seat, self.place, self.space, self.dug + 1))

    def _why_fewer(self, lord: Lord) -> str:
        """Return why the lord stops before the space's last tunnel (`events.DugFewer`)."""
        if not self._left(lord):
            return "imps"
        return "choice" if diggable(lord.tiles) else "squares"


class MineGold(Minion):
    """One gold per imp, one imp per unconquered tunnel; a foreman on III as for digging (DL-5.9)."""

    def options(self, state: Position) -> Seq[Action]:
        return (*MINE[: self._most(state.lords[self.seat])], DECLINE)

    def _most(self, lord: Lord) -> int:
        space = self.data
        return min(imps_for(lord, space.workers, space.foreman), lord.open_tunnels.bit_count())

    def _why_fewer(self, lord: Lord, amount: int) -> str:
        """Return why the lord mines less than the space allows, before he does (`events.Mined`)."""
        if amount < self._most(lord):
            return "choice"
        return "tunnels" if amount == lord.open_tunnels.bit_count() else "imps"

    def lacks(self, state: Position) -> Shortage | None:
        return too_few_imps(state.lords[self.seat], self.data.foreman)

    def most(self, state: Position) -> int | None:
        return self._most(state.lords[self.seat])

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        return (*MINE, DECLINE)

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Amount) or action not in MINE:
            return None
        lord = state.lords[self.seat]
        space = self.data
        if action.value > space.workers:
            return Refusal("DL-5.9", "mine-space", {"most": space.workers})
        if action.value > lord.open_tunnels.bit_count():
            return Refusal("DL-5.9", "mine-tunnels", {"has": lord.open_tunnels.bit_count()})
        return Refusal("DL-5.10", "mine-imps", {"has": lord.free_imps, "needs": action.value + space.foreman})

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("mine", AMOUNT, "DL-5.9", PLACES[self.place].id, {"space": self.space + 1})

    def chosen(self, state: Position, action: Action) -> None:
        if not isinstance(action, Amount):
            self.decline(state)
            return
        lord = state.lords[self.seat]
        most, why, possible = None, None, None
        if state.listening and action.value < self.data.workers:
            most, why = self.data.workers, self._why_fewer(lord, action.value)
            possible = self._most(lord) if why == "choice" else None
        lord.miners += action.value
        lord.foremen += self.data.foreman
        mined = gold_mined(action.value)
        lord.gold += mined
        state.tell(ev.Mined, self.seat, mined, most, why, possible)
