"""The names of people: which are allowed, and which of them look alike."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

SHORTEST: Final = 2
LONGEST: Final = 24
"""How many letters a name has."""

JOINERS: Final = " -'._"
"""What may stand between letters and digits. Names that differ in nothing else look alike."""

RESERVED: Final = (
    *("admin", "administrator", "undercroft", "moderator", "server", "system", "support", "host", "bot", "guest"),
    *("anonymous", "nobody", "everybody", "former player", "a former player", "deleted"),
    *("админ", "администратор", "модератор", "сервер", "система", "поддержка", "хозяин", "бот", "гость", "аноним"),
    *("бывший игрок", "никто", "все"),
    *("amministratore", "moderatore", "sistema", "assistenza", "ospite", "anonimo", "nessuno", "ex giocatore"),
)
"""Names that would speak for the server, or for nobody."""

TOGETHER: Final = frozenset({"HAN", "HIRAGANA", "KATAKANA"})
"""Scripts that one language mixes."""

_CORE: Final = "abcdefghijklmnopqrstuvwxyz0123456789"
_SHORT_I: Final = "й"
_CYRILLIC: Final = "".join(
    [chr(code) for code in range(0x0430, 0x0460) if not unicodedata.decomposition(chr(code)) or chr(code) == _SHORT_I]
)
"""Without letters that are another one with a mark, such as ё, of which readers take no notice."""


def clean_name(text: str) -> str:
    """Return a name as it is stored: compatible characters are replaced (NFKC), and spaces do not repeat."""
    return " ".join(unicodedata.normalize("NFKC", text).split())


def name_problem(name: str) -> str | None:
    """Return why nobody may have a name, as a word for the client; None if it may be had.

    Args:
        name: a name as `clean_name` returns it.

    >>> [name_problem(name) for name in ("Anna", "A", "Аnna", "Admin")]
    [None, 'name-length', 'name-scripts', 'name-reserved']
    """
    if not SHORTEST <= len(name) <= LONGEST:
        return "name-length"
    letters = [letter for letter in name if letter not in JOINERS]
    if not any(letter.isalnum() for letter in letters) or not all(_is_writing(letter) for letter in letters):
        return "name-letters"
    if name[0] in JOINERS or name[-1] in JOINERS:
        return "name-letters"
    if len(_scripts(name)) > 1:
        return "name-scripts"
    return "name-reserved" if name_key(name) in _reserved() else None


def name_key(name: str) -> str:
    """Return what is the same for all names that a reader could mix up.

    >>> name_key("Alice") == name_key("aIice") == name_key("А1ice") == name_key("al-ice")
    True
    >>> name_key("Anna") == name_key("Hanna")
    False
    """
    return "".join([_class_of(letter) for letter in clean_name(name) if letter not in JOINERS])


def _is_writing(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LMN"


def _scripts(name: str) -> set[str]:
    from confusable_homoglyphs.categories import unique_aliases

    found = set(unique_aliases(name)) - {"COMMON", "INHERITED"}
    return {"CJK"} if found and found <= TOGETHER else found


@lru_cache
def _reserved() -> frozenset[str]:
    return frozenset([name_key(name) for name in RESERVED])


@lru_cache(10_000)
def _class_of(letter: str) -> str:
    """Return what stands for all letters that look like one, in lower case or in capitals."""
    known = _classes()
    folded = letter.casefold()
    small = folded if len(folded) == 1 else letter
    if small in known:
        return known[small]
    for form in (small.upper(), small):
        for twin in _twins(form):
            if twin in known:
                return known[twin]
    return known.get(unicodedata.normalize("NFD", small)[0], folded)


@lru_cache(1)
def _classes() -> dict[str, str]:
    """Return what stands for each Latin letter, digit and Cyrillic letter, in both cases.

    Looking alike is taken to be transitive: the capital I is like l and 1, and I and i are one letter.
    """
    parents: dict[str, str] = {}

    def root(letter: str) -> str:
        while parents.setdefault(letter, letter) != letter:
            letter = parents[letter]
        return letter

    every = [form for small in _CORE + _CYRILLIC for form in dict.fromkeys((small, small.upper()))]
    for letter in every:
        for twin in (letter.lower(), *_twins(letter)):
            if twin in every:
                first, second = sorted((root(letter), root(twin)), key=lambda one: (one not in _CORE, one))
                parents[second] = first
    found = {letter: root(letter) for letter in every}
    for letter in every:  # m looks like rn
        for sequence in _twins(letter):
            if len(sequence) > 1 and sequence.isascii() and all(part in _CORE for part in sequence):
                found[letter] = found[letter.lower()] = found[letter.upper()] = "".join([found[c] for c in sequence])
    return found


def _twins(letter: str) -> list[str]:
    """Return what looks like a letter: letters and sequences of them (Unicode's list of confusables)."""
    from confusable_homoglyphs.confusables import confusables_data

    return [twin["c"] for twin in confusables_data.get(letter, ())]
