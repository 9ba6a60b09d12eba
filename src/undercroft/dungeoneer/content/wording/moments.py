"""The words for when an effect acts (``on``), how often, in which window, and at what cost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from undercroft.dungeoneer.content.faces import Cost, Effect
from undercroft.dungeoneer.content.wording.parts import IT, Context, both, either, in_forms, phrase, place
from undercroft.locale.phrases import Joined, Phrase

SILENT: Final = frozenset({"play", "always", "trap", "attempt", "pick_up", "deliver"})
"""Moments that are clear from the card's other words."""
SILENT_WINDOWS: Final = frozenset({"roll"})
"""Windows that are clear from the verb's words."""
COUNTED: Final = frozenset({"turn", "attempt", "roll"})
"""Limits of use that the head of a line names; a conversion has a separate line."""


def head(effect: Effect, context: Context, once: bool = True) -> Phrase | None:
    """Make what stands before the colon, or None; `once`: whether it says how often the effect can be used."""
    found = [
        *(_once(effect) if once else ()),
        *_moment(effect, context),
        *[place(name) for name in effect.where],
        *costs(effect.cost, context, automatic=effect.on != "use" and effect.on != "play" and not effect.may),
    ]
    if not found:
        return None
    whole: Phrase = found[0]
    for part in found[1:]:
        whole = phrase("when", one=whole, other=part)
    return whole


def price(effect: Effect, context: Context) -> Phrase | None:
    """Say what it costs to use the effect; None if it is free."""
    found = list(costs(effect.cost, context, automatic=False))
    return None if not found else found[0] if len(found) == 1 else phrase("when", one=found[0], other=found[1])


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


def costs(cost: Cost, context: Context, automatic: bool) -> Iterator[Phrase]:
    """Name the parts of a cost; `automatic`: nobody is asked, so the card is simply discarded."""
    spent = [phrase(f"n-{name}", n=getattr(cost, name)) for name in SPENT if getattr(cost, name)]
    if cost.x:
        spent.append(phrase("n-glory", n=phrase("x")))
    if spent:
        yield phrase("cost", what=Joined(tuple(spent)))
    if cost.token:
        yield phrase(f"cost-token-{context.tokens}", n=cost.token)
    if cost.discard_self:
        yield phrase("self-discarded" if automatic else "cost-self")
    if cost.discard_families:
        yield phrase("cost-families", families=either(cost.discard_families))
