"""Small pieces of a card's text: amounts, who it is about, what it is against."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from undercroft.dungeoneer.content.card_vocabulary import PLACES
from undercroft.dungeoneer.content.faces import Effect
from undercroft.locale.phrases import Joined, Part, Phrase

YOU: Final = "you"
IT: Final = "it"


class Context(NamedTuple):
    """What the words of an effect depend on beyond the effect.

    Attributes:
        sort: what the face is: hero, location, boon, treasure, bane, monster, trap or quest.
        mood: whether the reader is addressed (*you*) or a hero is spoken of (*it*).
        further: whether the face has given the same bonus before.
        tokens: what the tokens on the card are, if any: life or charge.
        least_level: the lowest level that the target hero can have.
    """

    sort: str
    mood: str = YOU
    further: bool = False
    tokens: str = ""
    least_level: int = 1


def context_of(sort: str, effects: Sequence[Effect], least_level: int = 1) -> Context:
    """Return the context of a face's effects."""
    tokens = next((effect.what for effect in effects if effect.do == "token" and effect.n), "")
    return Context(sort, tokens=tokens, least_level=least_level)


def phrase(key: str, **args: Part) -> Phrase:
    """Make a phrase of a face; the keys of all of them begin with ``face-``."""
    return Phrase(f"face-{key}", {name.rstrip("_").replace("_", "-"): part for name, part in args.items()})


def amount(effect: Effect) -> Part:
    """Say how much: a number without its sign, X, or X and a number."""
    if not effect.x:
        return abs(effect.n)
    return phrase("x-and", n=effect.n) if effect.n else phrase("x")


def plus(effect: Effect) -> Phrase:
    """Say how much more or less: a number with its sign, or X."""
    return phrase("plus-x") if effect.x else phrase("plus", n=effect.n)


def either(ids: Sequence[str]) -> Joined | None:
    """List ids with *or* between them; None if there are none."""
    return Joined(tuple(ids), "or") if ids else None


def both(ids: Sequence[str]) -> Joined | None:
    """List ids with *and* between them; None if there are none."""
    return Joined(tuple(ids)) if ids else None


def in_forms(effect: Effect) -> Phrase | None:
    """Name the only forms of attack, or stats, that the effect is about; None for all."""
    key = "of-stats" if effect.what == "threat" else "in-forms"
    return phrase(key, forms=both(effect.form)) if effect.form else None


def against(effect: Effect) -> Phrase | None:
    """Name the only families or causes of threats that the effect helps against; None for all."""
    ids = effect.families or effect.against
    return phrase("against", ids=either(ids)) if ids else None


def place(name: str) -> Phrase:
    """Name a place: a kind of location, or one location."""
    return phrase(f"at-{name.replace('_', '-')}") if name in PLACES else phrase("at", location=name)


def places(names: Sequence[str]) -> Joined:
    """List several places with *or* between them."""
    return Joined(tuple([place(name) for name in names]), "or")


SUBJECTS: Final = {
    "target": "target",
    "victim": "struck",
    "here": "everyone-here",
    "one_other_here": "one-other-here",
    "monster": "monster-itself",
}
"""How the text names those that are not addressed as *you*."""
SUBJECTS_OF: Final = {
    ("here", "quest"): "everyone-there",
    ("here", "trap"): "everyone-with-target",
    ("here", "bane"): "everyone-with-target",
    ("victim", "monster"): "hero-struck",
}
"""Better names for some of them on certain sorts of faces."""


def one_attacker(effect: Effect) -> Phrase:
    """Name one attacker: any, or only a monster, perhaps of some families or not from a quest."""
    if effect.who == "attacker":
        return phrase("one-attacker")
    return phrase("one-monster", families=either(effect.families), by="no-quest" if effect.kinds else "any")


def subject(effect: Effect, sort: str) -> Phrase | None:
    """Name those that an effect concerns; None for the reader or a hero already spoken of."""
    if effect.who in ("attacker", "attacking_monster"):
        return one_attacker(effect)
    if effect.on == "recovery":
        return phrase("influenced")
    if (effect.who, sort) in SUBJECTS_OF:
        return phrase(SUBJECTS_OF[effect.who, sort])
    return phrase(SUBJECTS[effect.who]) if effect.who in SUBJECTS else None


def then(one: Phrase, other: Phrase) -> Phrase:
    """Join two clauses in order of time."""
    return phrase("then", one=one, other=other)


def also(phrases: Sequence[Phrase]) -> Phrase:
    """Join several independent clauses."""
    result = phrases[0]
    for other in phrases[1:]:
        result = phrase("also", one=result, other=other)
    return result
