"""The words for when an effect acts (``on``), how often, in which window, and what it costs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from undercroft.dungeoneer.content.card_text.phrase_parts import IT, Context, both, either, in_forms, phrase, place
from undercroft.dungeoneer.content.faces import Cost, Effect
from undercroft.locale.phrases import Joined, Phrase

SILENT: Final = frozenset({"play", "always", "trap", "attempt", "pick_up", "deliver"})
"""Moments that are clear from the card's other words."""
SILENT_WINDOWS: Final = frozenset({"roll"})
"""Windows that are clear from the verb's words."""
COUNTED: Final = frozenset({"turn", "attempt", "roll"})
"""Limits of use that the head of a line names; a conversion has a separate line."""


def head(effect: Effect, context: Context, once: bool = True) -> Phrase | None:
    """Say when the effect acts; None if that is clear from the card.

    Args:
        effect: the effect.
        context: the face that has it.
        once: whether to say how often it can be used.
    """
    found = [
        *(_once(effect) if once else ()),
        *_moment(effect, context),
        *[place(name) for name in effect.where],
        *([phrase("self-discarded")] if _automatic(effect) and effect.cost.discard_self else ()),
    ]
    if not found:
        return None
    whole: Phrase = found[0]
    for part in found[1:]:
        whole = phrase("when", one=whole, other=part)
    return whole


def price(effect: Effect, context: Context) -> Joined | None:
    """List what the player pays for the effect; None if it is free, or if nobody is asked."""
    found = () if _automatic(effect) else tuple(costs(effect.cost, context))
    return Joined(found) if found else None


def _automatic(effect: Effect) -> bool:
    """Return whether the effect happens without asking the player."""
    return effect.on not in ("use", "play") and not effect.may


def _once(effect: Effect) -> Iterator[Phrase]:
    if effect.once in COUNTED:
        yield phrase(f"once-{effect.once}")


def _moment(effect: Effect, context: Context) -> Iterator[Phrase]:
    if effect.on == "use":
        if effect.window not in SILENT_WINDOWS:
            mood = IT if effect.who == "target" else context.mood
            yield phrase(f"in-{effect.window.replace('_', '-')}", mood=mood)
    elif effect.on not in SILENT:
        words = MOMENTS.get(effect.on)
        yield words(effect, context) if words else phrase(f"on-{effect.on.replace('_', '-')}")


def _strike(effect: Effect, context: Context) -> Phrase:
    if context.sort == "monster":
        return phrase("strike", forms=both(effect.form))
    return phrase("on-strike", forms=in_forms(effect))


def _would_wound(effect: Effect, context: Context) -> Phrase:
    return phrase("on-would-wound", against=either(effect.against))


def _would_transfer(effect: Effect, context: Context) -> Phrase:
    return phrase("on-would-transfer", by=effect.by or "any")


SPENT: Final = ("glory", "ap", "life")
"""The counted parts of a cost that the hero pays."""

MOMENTS: Final[dict[str, Callable[[Effect, Context], Phrase]]] = {
    "strike": _strike,
    "would_wound": _would_wound,
    "would_transfer": _would_transfer,
}
"""Moments whose words depend on further fields."""


def costs(cost: Cost, context: Context) -> Iterator[Phrase]:
    """Name each part of a cost."""
    for name in SPENT:
        if getattr(cost, name):
            yield phrase(f"pay-{name}", n=getattr(cost, name))
    if cost.x:
        yield phrase("pay-glory", n=phrase("x"))
    if cost.token:
        yield phrase(f"pay-token-{context.tokens}", n=cost.token)
    if cost.discard_self:
        yield phrase("pay-self")
    if cost.discard_families:
        yield phrase("pay-families", families=either(cost.discard_families))
