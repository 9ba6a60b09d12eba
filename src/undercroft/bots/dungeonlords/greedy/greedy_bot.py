"""Greedy: looks one step ahead, plans its battles by trying them out, and takes what is worth most now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from undercroft.bots.bot import Bot
from undercroft.bots.dungeonlords.greedy import greedy_building, greedy_sacrifices
from undercroft.bots.dungeonlords.greedy.battle_lookahead import best_answer, best_plan
from undercroft.bots.dungeonlords.greedy.greedy_orders import choose_orders, keep_order, take_back
from undercroft.bots.dungeonlords.greedy.situation import Situation
from undercroft.dungeonlords.game.position_notation import BattlePosition
from undercroft.dungeonlords.views import View
from undercroft.kernel.engine.decisions import Decision


class Greedy(Bot):
    """A lord that looks one step ahead and plans its battles."""

    name = "greedy"

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._planned_for: BattlePosition | None = None
        self._plan: list[str] = []

    def choose(self, view: View, decision: Decision) -> str:
        legal = {option.action for option in decision.options}
        if len(legal) == 1:
            return decision.default
        situation = Situation(view, decision)
        key = decision.prompt.key
        if key in ("mark", "plan"):
            return self._next_step(situation, legal)
        if key in ("orders", "orders-and-dummy"):
            return choose_orders(situation, self.chance)
        answer = best_answer(view, decision.prompt) if view.battle is not None else None
        if answer is None:
            chooser = CHOOSERS.get(key)
            answer = chooser(situation) if chooser is not None else None
        return answer if answer in legal else decision.default

    def _next_step(self, situation: Situation, legal: set[str]) -> str:
        """Return the next step of the best plan, which is made once for each battle."""
        position = BattlePosition.of_view(situation.view)
        if position != self._planned_for:
            self._planned_for = position
            self._plan = best_plan(position, str(position))
        done = [*(situation.me.laid or ()), *situation.me.sent]
        for step in self._plan:
            verb, _, what = step.partition(" ")
            if verb == "mark" and step in legal:
                return step
            if verb in ("lay", "send"):
                if what in done:
                    done.remove(what)
                elif step in legal:
                    return step
        return situation.decision.default


CHOOSERS: Final[Mapping[str, Callable[[Situation], str | None]]] = {
    "keep-order": keep_order,
    "take-back": take_back,
    "act": greedy_building.act,
    "spy": greedy_building.spy,
    "dig": greedy_building.dig,
    "mine": greedy_building.mine,
    "hire": greedy_building.hire,
    "build": greedy_building.build,
    "produce": greedy_building.produce,
    "discard-trap": greedy_building.discard_trap,
    "wages": greedy_sacrifices.wages,
    "tax": greedy_sacrifices.tax,
    "witch-hunt": greedy_sacrifices.witch_hunt,
    "strike": greedy_sacrifices.strike,
    "trap-inspection": greedy_sacrifices.lose_least,
    "lose-trap": greedy_sacrifices.lose_least,
    "lose-goods": greedy_sacrifices.lose_least,
    "free": greedy_sacrifices.free,
    "withdraw-one": greedy_sacrifices.weakest,
    "sheep": greedy_sacrifices.weakest,
    "banish": greedy_sacrifices.weakest,
    "withdraw-or-evil": greedy_sacrifices.withdraw_or_evil,
    "suggestion": greedy_sacrifices.wages,
}
"""The function that answers each question, by the key of its prompt."""
