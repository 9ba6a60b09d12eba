"""Goods that a lord must give up and may choose among (DL-21.5, DL-22)."""

from __future__ import annotations

from collections.abc import Sequence as Seq

from undercroft.dungeonlords.board.actions import LOSE, LOSE_TRAP, LoseGood
from undercroft.dungeonlords.board.position import Position
from undercroft.dungeonlords.content.faces import Goods
from undercroft.dungeonlords.content.tile_tables import TRAP_IDS
from undercroft.dungeonlords.rules.economy.goods import discard_trap, distinct, pay
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import CHOOSE_ONE, Prompt
from undercroft.kernel.engine.frames import Choose


def goods_lost(action: LoseGood, amount: int = 1) -> Goods:
    """Return what an answer gives up: so many of a store, or one trap."""
    if action.trap >= 0:
        return Goods(trap=1)
    return Goods(gold=amount) if action.good == "gold" else Goods(food=amount)


def lose_good(state: Position, seat: int, action: LoseGood, source: str, amount: int = 1) -> None:
    """Give up what the answer says. ``source``: for what (`events`)."""
    if action.trap >= 0:
        discard_trap(state, seat, action.trap, source)
    else:
        pay(state, seat, goods_lost(action, amount), source)


def refuse_trap(action: Action, rule: str) -> Refusal | None:
    """Refuse a trap that is not in the hand."""
    if isinstance(action, LoseGood) and action.trap >= 0:
        return Refusal(rule, "no-such-trap", {"trap": TRAP_IDS[action.trap]})
    return None


class LoseTrap(Choose[Position]):
    """The lord chooses a trap to lose."""

    rule: str
    source: str

    secret = True

    def options(self, state: Position) -> Seq[Action]:
        return [LOSE_TRAP[kind] for kind in distinct(state.lords[self.seat].traps)]

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        return LOSE_TRAP

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        return refuse_trap(action, self.rule)

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("lose-trap", CHOOSE_ONE, self.rule, self.source)

    def chosen(self, state: Position, action: Action) -> None:
        assert isinstance(action, LoseGood)
        lose_good(state, self.seat, action, self.source)


class LoseGoods(Choose[Position]):
    """The lord chooses which goods to lose among gold, food and traps, one by one (DL-21.5)."""

    left: int
    source: str

    secret = True

    def options(self, state: Position) -> Seq[Action]:
        lord = state.lords[self.seat]
        options: list[Action] = []
        if self.left:
            options.extend([LOSE[good] for good in ("gold", "food") if getattr(lord, good)])
            options.extend([LOSE_TRAP[kind] for kind in distinct(lord.traps)])
        return options

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        return (*LOSE.values(), *LOSE_TRAP)

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, LoseGood) and action.trap < 0:
            return Refusal("DL-21.5", f"too-little-{action.good}", {"has": 0, "needs": 1})
        return refuse_trap(action, "DL-21.5")

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("lose-goods", CHOOSE_ONE, "DL-21.5", self.source, {"left": self.left})

    def chosen(self, state: Position, action: Action) -> None:
        assert isinstance(action, LoseGood)
        lose_good(state, self.seat, action, self.source)
        state.stack.append(LoseGoods(self.seat, self.left - 1, self.source))
