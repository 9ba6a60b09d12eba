"""Small pieces of a card's text: amounts, who it is about, what it is against."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from undercroft.dungeoneer.content.faces import Effect
from undercroft.dungeoneer.content.words import PLACES
from undercroft.locale.phrases import Joined, Part, Phrase

YOU: Final = "you"
IT: Final = "it"


class Context(NamedTuple):
    """What stands around an effect.

    Attributes:
        sort: what the face is: hero, location, boon, treasure, bane, monster, trap or quest.
        mood: whether the reader is addressed (*you*) or a hero is spoken of (*it*).
        further: whether the face has given the same bonus before.
    """

    sort: str
    mood: str = YOU
    further: bool = False


def phrase(key: str, **args: Part) -> Phrase:
    """A phrase of a face: all their keys begin with ``face-``."""
    return Phrase(f"face-{key}", {name.rstrip("_").replace("_", "-"): part for name, part in args.items()})


def amount(effect: Effect) -> Part:
    """How much: a number (without its sign), X, or X and a number."""
    if not effect.x:
        return abs(effect.n)
    return phrase("x-and", n=effect.n) if effect.n else phrase("x")


def plus(effect: Effect) -> Phrase:
    """How much more or less."""
    return phrase("plus-x") if effect.x else phrase("plus", n=effect.n)


def either(ids: Sequence[str]) -> Joined | None:
    """One of them."""
    return Joined(tuple(ids), "or") if ids else None


def both(ids: Sequence[str]) -> Joined | None:
    """All of them."""
    return Joined(tuple(ids)) if ids else None


def in_forms(effect: Effect) -> Phrase | None:
    """In which forms only, or of which stats."""
    key = "of-stats" if effect.what == "threat" else "in-forms"
    return phrase(key, forms=both(effect.form)) if effect.form else None


def against(effect: Effect) -> Phrase | None:
    """Against what only: families of monsters, or sources of threats."""
    ids = effect.families or effect.against
    return phrase("against", ids=either(ids)) if ids else None


def place(name: str) -> Phrase:
    """Where: a kind of location, or one by its name."""
    return phrase(f"at-{name.replace('_', '-')}") if name in PLACES else phrase("at", location=name)


def places(names: Sequence[str]) -> Joined:
    """Where, if there are several."""
    return Joined(tuple([place(name) for name in names]), "or")


SUBJECTS: Final = {
    "target": "target",
    "victim": "struck",
    "here": "everyone-here",
    "one_other_here": "one-other-here",
    "monster": "monster-itself",
}
"""Who are spoken of with a name of their own."""
SUBJECTS_OF: Final = {
    ("here", "quest"): "everyone-there",
    ("here", "trap"): "everyone-with-target",
    ("here", "bane"): "everyone-with-target",
    ("victim", "monster"): "hero-struck",
}
"""Those that another name fits better on some sorts of faces."""


def one_attacker(effect: Effect) -> Phrase:
    """One of those that attack: any, or only a monster, of some families, not a quest's."""
    if effect.who == "attacker":
        return phrase("one-attacker")
    return phrase("one-monster", families=either(effect.families), by="no-quest" if effect.kinds else "any")


def subject(effect: Effect, sort: str) -> Phrase | None:
    """Whom an effect is about; None: the reader, or whoever is spoken of already."""
    if effect.who in ("attacker", "attacking_monster"):
        return one_attacker(effect)
    if effect.on == "recovery":
        return phrase("influenced")
    if (effect.who, sort) in SUBJECTS_OF:
        return phrase(SUBJECTS_OF[effect.who, sort])
    return phrase(SUBJECTS[effect.who]) if effect.who in SUBJECTS else None


def then(one: Phrase, other: Phrase) -> Phrase:
    """First the one, then the other."""
    return phrase("then", one=one, other=other)


def also(phrases: Sequence[Phrase]) -> Phrase:
    """Several clauses, each for itself."""
    result = phrases[0]
    for other in phrases[1:]:
        result = phrase("also", one=result, other=other)
    return result
