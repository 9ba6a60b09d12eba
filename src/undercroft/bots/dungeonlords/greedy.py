"""Greedy: looks one step ahead, plans its battles by trying them out, and takes what is worth most now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from undercroft.bots.base import Bot
from undercroft.bots.dungeonlords import building, events_and_spells
from undercroft.bots.dungeonlords.lookahead import best_answer, best_plan
from undercroft.bots.dungeonlords.orders import choose_orders, keep_order, take_back
from undercroft.bots.dungeonlords.situation import Situation
from undercroft.dungeonlords.positions import BattlePosition
from undercroft.dungeonlords.views import View
from undercroft.kernel.decisions import Decision


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
    "act": building.act,
    "spy": building.spy,
    "dig": building.dig,
    "mine": building.mine,
    "hire": building.hire,
    "build": building.build,
    "produce": building.produce,
    "discard-trap": building.discard_trap,
    "wages": events_and_spells.wages,
    "tax": events_and_spells.tax,
    "witch-hunt": events_and_spells.witch_hunt,
    "strike": events_and_spells.strike,
    "trap-inspection": events_and_spells.lose_least,
    "lose-trap": events_and_spells.lose_least,
    "lose-goods": events_and_spells.lose_least,
    "free": events_and_spells.free,
    "withdraw-one": events_and_spells.weakest,
    "sheep": events_and_spells.weakest,
    "banish": events_and_spells.weakest,
    "withdraw-or-evil": events_and_spells.withdraw_or_evil,
    "suggestion": events_and_spells.wages,
}
"""The function that answers each question, by the key of its prompt."""
