"""Greedy: goes for its quests, spends its glory, and spends the others' peril on the leader."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from undercroft.bots.bot import Bot
from undercroft.bots.dungeoneer.greedy import greedy_defence, greedy_feats, greedy_misdeeds, greedy_rolls
from undercroft.bots.dungeoneer.greedy.situation import Situation
from undercroft.dungeoneer.views import View
from undercroft.kernel.engine.decisions import Decision


class Greedy(Bot):
    """A hero with a plan, and a dungeonlord without mercy."""

    name = "greedy"

    def choose(self, view: View, decision: Decision) -> str:
        if len(decision.options) == 1:
            return decision.default
        chooser = CHOOSERS.get(decision.prompt.key)
        answer = chooser(Situation(view, decision)) if chooser is not None else None
        legal = {option.action for option in decision.options}
        return answer if answer in legal else decision.default


CHOOSERS: Final[Mapping[str, Callable[[Situation], str]]] = {
    "feats": greedy_feats.feats,
    "place": greedy_feats.place,
    "keep": greedy_feats.keep,
    "discard": greedy_feats.discard,
    "draw": greedy_feats.draw,
    "transfer": greedy_feats.transfer,
    "replace-quest": greedy_feats.replace,
    "misdeeds": greedy_misdeeds.misdeeds,
    "banes": greedy_misdeeds.misdeeds,
    "target": greedy_misdeeds.target,
    "payer": greedy_misdeeds.target,
    "one-other": greedy_misdeeds.target,
    "give-peril": greedy_misdeeds.give_peril,
    "form": greedy_misdeeds.form,
    "where-to": greedy_misdeeds.where_to,
    "surplus-lair": greedy_misdeeds.surplus_lair,
    "window": greedy_defence.window,
    "challenge": greedy_defence.challenge,
    "free-attack": greedy_defence.free_attack,
    "one-attack": greedy_defence.one_attack,
    "go-on": greedy_defence.yes,
    "harder": greedy_defence.yes,
    "seize": greedy_defence.yes,
    "use": greedy_defence.yes,
    "save": greedy_defence.yes,
    "x": greedy_rolls.how_much,
}
"""The function that answers each question, by the key of its prompt; the others get the default answer."""
