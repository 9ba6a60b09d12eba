"""Compact observations: fewer columns, each a sum over columns of the full ones.

A full observation has a column for each card, tile and place on the map. In a compact one, what is said of many things
of a kind is added up: how many cards are in a hand, how many squares have been dug, the life of all creatures of a
party. Seats stay apart, small lists of ids stay as they are, and so does the question. So it loses which of many things
there are, and it rests on what the seat knows, as the full one does.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from undercroft.envs.encoding.field import Column
from undercroft.envs.encoding.simple_fields import Ranked

FEW: Final = 12
"""A list of no more ids than this keeps a column for each; of a longer one, only how many there are is kept."""

_INDEX: Final = re.compile(r"\[(?!me\]|seat\+\d+\])[^\]]*\]")
"""A place in a list or an id, but not a seat."""


class CompactColumns:
    """The columns of compact observations.

    Args:
        columns: those of the full observations.
        kept: the first part of the names of columns that all stay.

    Attributes:
        columns: the compact ones, in order; a name is that of the full columns without what was added up.
        width: how many there are.
    """

    def __init__(self, columns: Sequence[Column], kept: str) -> None:
        groups: dict[str, list[int]] = {}
        for i, column in enumerate(columns):
            groups.setdefault(_group(column.name), []).append(i)
        sums: dict[str, list[int]] = {}
        self._weights: NDArray[np.float32] = np.ones(len(columns), dtype=np.float32)
        for group, places in groups.items():
            names = [columns[i].name for i in places]
            ids = {name.partition("=")[2] for name in names}
            coded = bool(columns[places[0]].ids)
            few = len(places) <= FEW and not coded and _are_ids(names)
            if len(places) == 1 or few or group.startswith(kept):
                sums |= {columns[i].name: [i] for i in places}
            elif "=" in names[0] and len(ids) > FEW:
                if len(ids) == len(places):  # one thing that is one of many: the number of the id
                    sums[group] = places
                    self._weights[places] = np.arange(1, len(places) + 1)
            elif "=" in names[0]:
                for i in places:
                    sums.setdefault(f"{group}={columns[i].name.partition('=')[2]}", []).append(i)
            elif not coded:  # numbers of ids add up to nothing
                sums[group] = places
        self.columns = tuple([self._column(name, at, columns) for name, at in sums.items()])
        self.width = len(self.columns)
        self._order = np.concatenate([np.array(at) for at in sums.values()])
        self._weights = self._weights[self._order]
        # A place in a list is there or not: places do not add up.
        alone = {at[0] for at in sums.values() if len(at) == 1}
        ranked = [i not in alone and columns[i].about == Ranked.about for i in self._order]
        self._ranked = np.flatnonzero(ranked)
        self._starts = np.cumsum([0, *[len(at) for at in sums.values()]])[:-1]
        low = np.array([column.low for column in self.columns], dtype=np.float32)
        high = np.array([column.high for column in self.columns], dtype=np.float32)
        self._scale = 1 / (high - low)
        self._shift = -low * self._scale

    def _column(self, name: str, at: Sequence[int], columns: Sequence[Column]) -> Column:
        parts = [columns[i] for i in at]
        if len(parts) == 1:
            return parts[0]
        if self._weights[at[-1]] > 1:
            ids = tuple([part.name.partition("=")[2] for part in parts])
            return Column(name, 0, len(parts), "the number of the id, from 1; 0 for none", ids)
        if parts[0].about == Ranked.about:
            return Column(name, 0, len(parts), f"how many of {len(parts)} there are")
        low, high = sum([part.low for part in parts]), sum([part.high for part in parts])
        return Column(name, low, high, f"the sum of {len(parts)} columns: {parts[0].about}")

    def scaled(self, raw: NDArray[np.int16], out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """Return the compact observation, each column scaled to 0 … 1 by its bounds; `raw` may have several rows.

        Args:
            raw: the full observation as whole numbers.
            out: where to put the result; None: a new array.
        """
        parts = raw[..., self._order] * self._weights
        parts[..., self._ranked] = parts[..., self._ranked] != 0
        found: Any = np.add.reduceat(parts, self._starts, axis=-1, out=out)
        found *= self._scale
        found += self._shift
        return found  # type: ignore[no-any-return]


def _group(name: str) -> str:
    """Return what columns that are added up have in common.

    >>> _group("lords[me].creatures[troll1]?"), _group("season=winter"), _group("lords[seat+1].party[0].hp")
    ('lords[me].creatures', 'season', 'lords[seat+1].party.hp')
    """
    return _INDEX.sub("", re.sub(r"\]\?$", "]", name.partition("=")[0]))


def _are_ids(names: Sequence[str]) -> bool:
    """Return whether each name has one id, and no place in a list.

    >>> _are_ids(["lords[me].hand[dig]"]), _are_ids(["lords[me].party[0].hp"])
    (True, False)
    """
    found = [_INDEX.findall(name) for name in names]
    return all(len(one) == 1 and not one[0].strip("[]").isdigit() for one in found)
