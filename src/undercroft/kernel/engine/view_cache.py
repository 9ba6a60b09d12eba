"""Parts of views that are made again only when their inputs have changed (`State.views_again`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

Known = dict[Any, Any]
"""Parts by name, each with what it was made from; a caller keeps them for one match."""

_NOTHING: Final = (None, None)


def part(known: Known, name: object, made_from: object, make: Callable[..., Any], *args: Any) -> Any:
    """Return a part: the object of last time if its inputs are the same, or if it comes out the same.

    Args:
        known: the parts made so far.
        name: the name of the part.
        made_from: everything that the part depends on; it must not be modified later. If it is the same object as
            last time, nothing is compared.
        make: makes the part.
        *args: the arguments of `make`.

    >>> known: Known = {}
    >>> first = part(known, "sum", (1, 2), sum, [1, 2])
    >>> part(known, "sum", (1, 2), sum, [10, 20])
    3
    """
    before, kept = known.get(name, _NOTHING)
    if before is not made_from and before != made_from:
        new = make(*args)
        kept = kept if new == kept else new
        known[name] = made_from, kept
    return kept
