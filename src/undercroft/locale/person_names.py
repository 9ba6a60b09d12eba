"""Names of people: fit to be shown anywhere, and cut where a reader sees a letter end."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

LONGEST: Final = 20
"""The most code points of a name."""

_JOINER: Final = "\u200d"
_PICTURE: Final = "\ufe0f"
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159")
"""Letters that are printable and show nothing: default-ignorable ones, and signs that are empty by design."""
_SELECTORS: Final = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
_MOST_MARKS: Final = 3
"""How many marks a letter keeps: no script needs more, and a pile of them runs over its neighbours."""


def letters_of(name: str) -> list[str]:
    r"""Return a name as a reader sees it: the letters, each with its marks, without anything invisible.

    A flag, and a picture of several people, are one letter each.

    >>> letters_of("Zoe\u0308\u3164"), len(letters_of("\U0001f1ee\U0001f1f9\U0001f468\u200d\U0001f467"))
    (['Z', 'o', 'e\u0308'], 2)
    """
    found: list[str] = []
    joined = False
    for sign in " ".join(name.split()):
        if sign == _JOINER:
            joined = bool(found) and _is_picture(found[-1][-1])
        elif sign == _PICTURE and found and not joined and _is_symbol(found[-1][-1]):
            found[-1] += sign
        elif sign in _BLANK or _SELECTORS.match(sign) or not sign.isprintable():
            continue
        elif joined and _is_picture(sign):
            found[-1] += _JOINER + sign
            joined = False
        elif found and ((_is_tone(sign) and _is_picture(found[-1][-1])) or _makes_flag(found[-1], sign)):
            found[-1] += sign
        elif unicodedata.category(sign)[0] == "M":
            if found and found[-1] != " " and _marks_of(found[-1]) < _MOST_MARKS:
                found[-1] += sign
        else:
            found.append(sign)
            joined = False
    return found


def visible_name(name: str, most: int = LONGEST) -> str:
    """Make a name fit to be shown anywhere: visible, on one line, and not too long.

    Args:
        name: what somebody has typed.
        most: how many code points it may have; a letter that does not fit is left out whole.

    Returns:
        The name; empty if nothing of it can be seen.
    """
    kept = ""
    for letter in letters_of(name):
        if len(kept) + len(letter) > most:
            break
        kept += letter
    return " ".join(kept.split())


def distinct_name(name: str, others: Iterable[str]) -> str:
    """Return a name that can be told apart from those of the others: with a number, if one of them has the same.

    Args:
        name: a visible name, or an empty one, which stays so.
        others: the names of the others at the table.

    >>> distinct_name("anna", ["Anna", "Anna (2)"])
    'anna (3)'
    """
    taken = {_compared(other) for other in others}
    found, number = name, 1
    while name and _compared(found) in taken:
        number += 1
        tail = f" ({number})"
        found = visible_name(name, LONGEST - len(tail)) + tail
    return found


def in_sentence(name: str) -> str:
    r"""Return a name as it stands in a sentence: one that is written from right to left leaves the signs and numbers
    beside it where they are.

    >>> in_sentence("Anna"), in_sentence("\u05e0\u05e2\u05d4")
    ('Anna', '\u2068\u05e0\u05e2\u05d4\u2069')
    """
    leftwards = any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in name)
    return f"\u2068{name}\u2069" if leftwards else name


def _compared(name: str) -> str:
    """Return what two names have in common that look the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def _marks_of(letter: str) -> int:
    return sum([unicodedata.category(sign)[0] == "M" and sign != _PICTURE for sign in letter])


def _is_symbol(sign: str) -> bool:
    """Return whether a selector after this sign asks for its picture: a symbol, or a digit of a keycap."""
    return unicodedata.category(sign)[0] == "S" or sign in "0123456789#*"


def _is_picture(sign: str) -> bool:
    """Return whether the sign can be a part of a picture made of several."""
    return unicodedata.category(sign)[0] == "S" or sign == _PICTURE


def _is_tone(sign: str) -> bool:
    return "\U0001f3fb" <= sign <= "\U0001f3ff"


def _makes_flag(letter: str, sign: str) -> bool:
    """Return whether a letter is the first half of a flag and the sign the second."""
    return len(letter) == 1 and all("\U0001f1e6" <= half <= "\U0001f1ff" for half in (letter, sign))
