"""Whether effects are well formed: every word is known, nothing is missing, and every field means something."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Final

from undercroft.dungeoneer.content import card_vocabulary as w
from undercroft.dungeoneer.content.effect_verbs import VERBS, VerbWord
from undercroft.dungeoneer.content.faces import Effect
from undercroft.kernel.base.toml_content import Finding

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
"""Fields whose words do not depend on the verb; `what` and `mode` do depend on it, `to` and `where` are places."""

_INSTEAD: Final = {"x": "n", "value_x": "value"}
"""Fields that replace one that the verb needs."""
_NESTED: Final = w.MomentWord("with the effect that it is nested in")


def unknown(where: str, what: str, given: Iterable[str], known: Collection[str]) -> Iterator[Finding]:
    """Yield C301 for each word that means nothing here; an empty word is fine."""
    for word in given:
        if word and word not in known:
            yield Finding("C301", where, f"{word!r} is not a known {what}; choose from {', '.join(known)}")


def no_place(where: str, given: Iterable[str], locations: Collection[str]) -> Iterator[Finding]:
    """Yield C303 for each place that is neither a kind of place nor one of the locations."""
    for place in given:
        if place not in w.PLACES and place not in locations:
            yield Finding("C303", where, f"{place!r} is not a location that the face can name")


def lint_effects(where: str, sort: str, effects: Iterable[Effect], locations: Collection[str]) -> Iterator[Finding]:
    """Find what is wrong with the effects of one face.

    Args:
        where: the file and the face.
        sort: what sort of face it is, a key of `card_vocabulary.MOMENTS_OF`.
        effects: its outermost effects.
        locations: the ids of all locations.
    """
    for effect in effects:
        if not effect.on:
            yield Finding("C501", where, f"{effect.do!r} does not say when it acts: it has no 'on'")
        else:
            yield from unknown(where, "moment", [effect.on], w.MOMENTS)
            if effect.on in w.MOMENTS and effect.on not in w.MOMENTS_OF[sort]:
                yield Finding("C504", where, f"a {sort} cannot act on {effect.on!r}")
        yield from _lint_effect(where, effect, locations)


def _lint_effect(where: str, effect: Effect, locations: Collection[str]) -> Iterator[Finding]:
    yield from _lint_words(where, effect, locations)
    verb = VERBS.get(effect.do)
    if verb is None:
        yield Finding("C302", where, f"{effect.do!r} is not a verb; choose from {', '.join(VERBS)}")
    else:
        yield from unknown(where, f"{effect.do} what", [effect.what], verb.what)
        yield from unknown(where, f"{effect.do} mode", [effect.mode], verb.mode)
        yield from _lint_fields(where, effect, verb)
    for inner in effect.nested:
        if inner.on:
            yield Finding("C501", where, f"{inner.do!r} is nested: it acts with its outer effect, not on {inner.on!r}")
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


def _lint_fields(where: str, effect: Effect, verb: VerbWord) -> Iterator[Finding]:
    """Yield C502 for each field that is missing, and C503 for each that means nothing here."""
    moment = w.MOMENTS.get(effect.on, _NESTED)
    uses = (effect.what, effect.mode, effect.to)
    spared = {field for instead, field in _INSTEAD.items() if getattr(effect, instead)}
    if not verb.uncounted.isdisjoint(uses):
        spared.add("n")
    needs = moment.needs.union(verb.needs, *[verb.also.get(word, ()) for word in uses])
    known = needs | moment.takes | verb.takes | {"do", "on", "who"}
    if moment.lasts:
        needs, known = needs - {"until"}, known - {"until"}
    for field in effect.__struct_fields__:
        given = getattr(effect, field) != getattr(_DEFAULTS, field)
        if field in needs - spared and not given:
            yield Finding("C502", where, f"{effect.do!r} needs {field!r}")
        elif given and field not in known:
            yield Finding("C503", where, f"{field!r} means nothing to {effect.do!r}{_on(effect)}")
    if (effect.x or effect.value_x) and not 1 <= effect.least <= effect.most:
        yield Finding("C502", where, f"{effect.do!r} needs bounds of X, 'least' and 'most' (DN-19.2)")


def _on(effect: Effect) -> str:
    return f" on {effect.on!r}" if effect.on else ""
