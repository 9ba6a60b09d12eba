"""How a dungeon lord plays: the peril of whoever leads is spent on the strongest that it pays for (DN-5)."""

from __future__ import annotations

from typing import Final

from undercroft.bots.dungeoneer.situation import CARD, Situation, odds
from undercroft.dungeoneer.cards import FORMS

DICE: Final = 4
"""About what the other die shows, when a comparison is weighed."""
HARMLESS: Final = frozenset({"shift", "amplifier"})


def misdeeds(situation: Situation) -> str:
    """Banes on the one who leads, then all encounters that the rivals' peril pays."""
    sends = situation.starting("send")
    if sends:
        return max(sends, key=lambda action: menace(situation, action))
    if "declare" in situation.actions:
        return "declare"
    banes = [a for a in situation.starting("play") if CARD[a.split()[1]].face.type not in HARMLESS]
    banes = [a for a in banes if CARD[a.split()[1]].face.kind == "bane"]
    return max(banes, key=lambda a: CARD[a.split()[1]].cost) if banes and situation.rivals else "done"


def menace(situation: Situation, action: str) -> float:
    """How much an encounter harms a rival, and how much it is worth harming."""
    _, name, seat = action.split()
    rival = situation.view.heroes[int(seat)]
    lead = 1.0 + len(rival.done) + (2.0 if rival.life <= 2 else 0.0)
    card = CARD[name]
    if card.monster is None:
        return lead * card.cost * 0.4
    numbers = card.monster.values
    values = [numbers[form] - int(getattr(rival, FORMS[form])) for form in card.monster.attacks]
    return lead * odds(max(values), DICE) * (1 + card.cost * 0.2)


def target(situation: Situation) -> str:
    """The rival closest to winning."""
    for rival in situation.rivals:
        if f"target {rival.seat}" in situation.actions:
            return f"target {rival.seat}"
    return situation.decision.default


def give_peril(situation: Situation) -> str:
    """The same one gets the peril."""
    for rival in situation.rivals:
        if f"give_peril {rival.seat}" in situation.actions:
            return f"give_peril {rival.seat}"
    return "pass"


def form(situation: Situation) -> str:
    """The form with the best difference."""
    battle = situation.view.battles[-1]
    mine = next((f for f in battle.attackers if f.form is None), battle.attackers[0])
    return max(
        situation.actions,
        key=lambda action: getattr(mine, action.split()[1]) - getattr(battle.defender, action.split()[1]),
    )


def where_to(situation: Situation) -> str:
    """Monsters stay at hand, in the lair while there is room."""
    return next((a for a in situation.starting("to_lair") if len(situation.me.lair) < 3), situation.decision.default)
