"""Numbers with fractions, as they are written in a language."""

from __future__ import annotations

from typing import Final

COMMA: Final = ("ru", "it")
"""The languages that write a decimal comma."""


def number(value: float, lang: str, sign: str = "+") -> str:
    """Return a value as it is written in a language.

    Args:
        value: the value; it is rounded to two places.
        lang: the language.
        sign: ``+`` if values above 0 have a sign, too.

    >>> number(-1.5, "it"), number(2.0, "en")
    ('−1,5', '+2')
    """
    text = f"{round(value, 2) + 0.0:{sign}.2f}".rstrip("0").rstrip(".").replace("-", "−")
    text = "0" if text in ("+0", "−0") else text
    return text.replace(".", ",") if lang in COMMA else text


def measured(value: float, measure: str, lang: str) -> str:
    """Return a loss as it is written in a language: points, or a chance in per cent, without its sign.

    It is an estimate: only small ones have a decimal.

    >>> measured(0.0725, "chance", "it"), measured(0.55, "points", "it"), measured(14.53, "points", "en")
    ('7', '0,6', '15')
    """
    return number(counted(value, measure), lang, "")


def counted(value: float, measure: str) -> float:
    """Return a loss as a number that agrees with `measured`, by which a text chooses its plural.

    >>> counted(0.0725, "chance"), counted(0.98, "points"), counted(1.2, "points")
    (7, 1.0, 1)
    """
    shown = 100 * value if measure == "chance" else value
    return round(shown, 1) if abs(shown) < 1 else round(shown)
