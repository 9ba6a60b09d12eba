"""Words that are put together before a language is chosen: `Texts.phrase` makes a text of them.

Rules may build these, since they know no language: a key of a message and what its variables are.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Phrase(msgspec.Struct, frozen=True):
    """A message and what its variables are.

    Attributes:
        key: of the message.
        args: as for all messages (see `texts`), but also another phrase, whose text becomes the variable (``$x-id`` is
            then ``some``), or several things joined.
    """

    key: str
    args: Mapping[str, Part] = {}


class Joined(msgspec.Struct, frozen=True):
    """Phrases or ids joined as a list: "a, b and c", "a, b or c"."""

    parts: tuple[Phrase | str, ...]
    by: str = "and"


Part = str | int | None | Phrase | Joined
