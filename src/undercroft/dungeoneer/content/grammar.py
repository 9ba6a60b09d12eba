"""Whether effects are well formed: known words, nothing missing, nothing without a meaning."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Final

from undercroft.dungeoneer.content import words as w
from undercroft.dungeoneer.content.faces import Effect
from undercroft.kernel.content import Finding

_DEFAULTS: Final = Effect(do="")
_ALL_TYPES: Final = tuple([name for names in w.TYPES.values() for name in names])

_WORDS: Final[tuple[tuple[str, Collection[str]], ...]] = (
    ("who", w.WHO),
    ("form", w.FORMS),
    ("stat", w.TESTED),
    ("families", w.FAMILIES),
    ("types", _ALL_TYPES),
    ("kinds", w.KINDS),
    ("against", w.AGAINST),
    ("scope", w.SCOPES),
    ("once", w.ONCE),
    ("window", w.WINDOWS),
    ("until", w.UNTIL),
    ("chooser", w.CHOOSERS),
    ("by", w.BY),
    ("keep", w.KEEP),
)
"""The fields with words of their own; ``what`` and ``mode`` have the verb's, ``to`` and ``where`` places."""

_ENDING: Final = ("mod", "forbid")
"""Verbs that say how long, unless they last as long as their card."""


def unknown(where: str, what: str, given: Iterable[str], known: Collection[str]) -> Iterator[Finding]:
    """C301 for each word that means nothing here; an empty one says nothing."""
    for word in given:
        if word and word not in known:
            yield Finding("C301", where, f"there is no {what} {word!r}; there is {', '.join(known)}")


def no_place(where: str, given: Iterable[str], locations: Collection[str]) -> Iterator[Finding]:
    """C303 for each place that is not in the dungeon."""
    for place in given:
        if place not in w.PLACES and place not in locations:
            yield Finding("C303", where, f"there is no location {place!r}")


def lint_effects(where: str, sort: str, effects: Iterable[Effect], locations: Collection[str]) -> Iterator[Finding]:
    """What is wrong with the effects of one face.

    Args:
        where: the file and the face.
        sort: what it is, a key of `words.MOMENTS_OF`.
        effects: its outermost effects.
        locations: the ids of all locations.
    """
    for effect in effects:
        if not effect.on:
            yield Finding("C501", where, f"{effect.do!r} does not say on what it acts")
        else:
            yield from unknown(where, "moment", [effect.on], w.MOMENTS)
            if effect.on in w.MOMENTS and effect.on not in w.MOMENTS_OF[sort]:
                yield Finding("C504", where, f"a {sort} has no {effect.on!r}")
        yield from _lint_effect(where, effect, locations)


def _lint_effect(where: str, effect: Effect, locations: Collection[str]) -> Iterator[Finding]:
    yield from _lint_words(where, effect, locations)
    verb = w.VERBS.get(effect.do)
    if verb is None:
        yield Finding("C302", where, f"there is no verb {effect.do!r}; there is {', '.join(w.VERBS)}")
    else:
        yield from unknown(where, f"{effect.do} what", [effect.what], verb.what)
        yield from unknown(where, f"{effect.do} mode", [effect.mode], verb.mode)
        yield from _lint_needs(where, effect, verb)
        yield from _lint_fields(where, effect, verb)
    for inner in effect.nested:
        if inner.on:
            yield Finding("C501", where, f"{inner.do!r} is nested and acts with what it is in, not on {inner.on!r}")
        yield from _lint_effect(where, inner, locations)


def _lint_words(where: str, effect: Effect, locations: Collection[str]) -> Iterator[Finding]:
    for field, known in _WORDS:
        given = getattr(effect, field)
        yield from unknown(where, field, [given] if isinstance(given, str) else given, known)
    yield from unknown(where, "family", effect.cost.discard_families, w.FAMILIES)
    if effect.stand is not None:
        yield from unknown(where, "stat", [effect.stand.stat], w.TESTED)
    yield from no_place(where, effect.where, locations)
    if effect.to and effect.to not in w.DESTINATIONS:
        yield from no_place(where, [effect.to], locations)


def _lint_needs(where: str, effect: Effect, verb: w.Verb) -> Iterator[Finding]:
    uses = (effect.what, effect.mode, effect.to)
    needs = [*verb.needs, *[field for word in uses for field in verb.also.get(word, ())]]
    if effect.x or not verb.uncounted.isdisjoint(uses):
        needs = [field for field in needs if field != "n"]
    if effect.value_x:
        needs = [field for field in needs if field != "value"]
    if effect.on == "use":
        needs.append("window")
    if effect.do in _ENDING and effect.on not in w.LASTING:
        needs.append("until")
    for field in needs:
        if not getattr(effect, field):
            yield Finding("C502", where, f"{effect.do!r} needs {field!r}")
    if (effect.x or effect.value_x) and not 1 <= effect.least <= effect.most:
        yield Finding("C502", where, f"{effect.do!r} needs bounds of X, 'least' and 'most' (DN-19.2)")


def _lint_fields(where: str, effect: Effect, verb: w.Verb) -> Iterator[Finding]:
    known = {"do", "on", "who", *verb.needs, *verb.takes}
    if effect.on in w.MOMENTS:
        known |= w.MOMENTS[effect.on].takes
    if effect.on in w.LASTING:
        known -= {"until"}
    if verb.mode:
        known.add("mode")
    for field in effect.__struct_fields__:
        if getattr(effect, field) != getattr(_DEFAULTS, field) and field not in known:
            yield Finding("C503", where, f"{field!r} means nothing to {effect.do!r}{_on(effect)}")


def _on(effect: Effect) -> str:
    return f" on {effect.on!r}" if effect.on else ""
