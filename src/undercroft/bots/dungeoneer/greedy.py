"""Greedy: goes for its quests, spends its glory, and spends the others' peril on the leader."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from undercroft.bots.base import Bot
from undercroft.bots.dungeoneer import defence, heroics, lordship, rolling
from undercroft.bots.dungeoneer.situation import Situation
from undercroft.dungeoneer.views import View
from undercroft.kernel.decisions import Decision


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
    "feats": heroics.feats,
    "place": heroics.place,
    "keep": heroics.keep,
    "discard": heroics.discard,
    "draw": heroics.draw,
    "transfer": heroics.transfer,
    "replace-quest": heroics.replace,
    "misdeeds": lordship.misdeeds,
    "banes": lordship.misdeeds,
    "target": lordship.target,
    "payer": lordship.target,
    "one-other": lordship.target,
    "give-peril": lordship.give_peril,
    "form": lordship.form,
    "where-to": lordship.where_to,
    "surplus-lair": lordship.surplus_lair,
    "window": defence.window,
    "challenge": defence.challenge,
    "free-attack": defence.free_attack,
    "one-attack": defence.one_attack,
    "go-on": defence.yes,
    "harder": defence.yes,
    "seize": defence.yes,
    "use": defence.yes,
    "save": defence.yes,
    "x": rolling.how_much,
}
"""The function that answers each question, by the key of its prompt; the others get the default answer."""
