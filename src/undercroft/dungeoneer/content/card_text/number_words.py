"""The words for changed numbers (the verb `mod`), by what changes and whose it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.dungeoneer.content.card_text.phrase_parts import (
    Context,
    against,
    amount,
    both,
    in_forms,
    one_attacker,
    phrase,
    plus,
)
from undercroft.dungeoneer.content.faces import STATS, Effect
from undercroft.locale.phrases import Joined, Part, Phrase


def of_stats(effect: Effect, context: Context, stats: tuple[str, ...]) -> Phrase:
    """Say that one or more stats change by the same number."""
    words: dict[str, Part] = {"plus": plus(effect), "stats": Joined(stats)}
    if effect.until == "turn":
        return phrase("stats-until-turn", **words)
    if effect.scope == "own_monsters":
        return phrase("stats-of-own-monsters", families=both(effect.families), **words)
    if effect.scope == "host":
        return phrase("stats-of-host", **words)
    return phrase("stats-of-target" if effect.who == "target" else "stats", **words)


def _rolls(effect: Effect, context: Context) -> Phrase:
    """Name the rolls of the player's own hero, or of those that the scope names."""
    rolls = phrase(f"rolls-{effect.what}")
    if effect.who == "attacker":
        return phrase("rolls-of-attacker", who=one_attacker(effect), plus=plus(effect), rolls=rolls)
    if effect.on == "influence":
        return phrase("rolls-influenced", plus=plus(effect), rolls=rolls, forms=in_forms(effect))
    if effect.scope == "monsters_here":
        return phrase("rolls-of-monsters-here", plus=plus(effect), rolls=rolls, families=both(effect.families))
    if effect.scope != "self":
        return phrase(f"rolls-{effect.scope.replace('_', '-')}", plus=plus(effect), rolls=rolls)
    key = "further-rolls" if context.further else "rolls"
    return phrase(key, plus=plus(effect), rolls=rolls, forms=in_forms(effect), against=against(effect))


def _one_roll(effect: Effect, context: Context) -> Phrase:
    """Name the roll about to be made, in general or of the kind that the effect names."""
    key = {"battle": "one-battle-roll", "threat": "one-threat-roll"}.get(effect.what, "one-roll")
    if effect.families:
        key = "one-roll-in-battle"
    return phrase(key, n=amount(effect), forms=in_forms(effect), against=against(effect))


def _one_or_all(effect: Effect, context: Context) -> Phrase:
    """Name the roll about to be made, or all rolls for a while."""
    return (_one_roll if effect.until == "roll" else _rolls)(effect, context)


def _dice(effect: Effect, context: Context) -> Phrase:
    return phrase("plus-dice", n=amount(effect))


def _cost(effect: Effect, context: Context) -> Phrase:
    """Name the price of certain cards that the player, or a hero in the location, plays."""
    cards = both(effect.families or effect.types or effect.kinds)
    return phrase(f"cost-of-{effect.scope.replace('_', '-')}", n=amount(effect), least=effect.least, cards=cards)


def _limit(effect: Effect, context: Context) -> Phrase:
    return phrase("limit", n=amount(effect), kind=effect.what.removesuffix("_limit"))


def _ap_at_recovery(effect: Effect, context: Context) -> Phrase:
    key = "ap-at-each-recovery" if effect.on == "escorting" else "ap-at-next-recovery"
    return phrase(key, mood=context.mood, n=amount(effect), least=effect.least)


def _strike_wounds(effect: Effect, context: Context) -> Phrase:
    return phrase("strike-wounds", who=one_attacker(effect), n=amount(effect))


def _stat(effect: Effect, context: Context) -> Phrase:
    return of_stats(effect, context, (effect.what,))


MODS: Final[dict[str, Callable[[Effect, Context], Phrase]]] = {
    **dict.fromkeys(STATS, _stat),
    "attack": _rolls,
    "counter": _rolls,
    "battle": _one_or_all,
    "threat": _one_or_all,
    "exit": _rolls,
    "roll": _one_roll,
    "dice": _dice,
    "cost": _cost,
    "boon_limit": _limit,
    "treasure_limit": _limit,
    "life": _stat,
    "ap_at_recovery": _ap_at_recovery,
    "strike_wounds": _strike_wounds,
}
"""The function for each `what` of a `mod`."""


def of_number(effect: Effect, context: Context) -> Phrase:
    """Say what a `mod` changes, and by how much."""
    return MODS[effect.what](effect, context)
