"""Formats: an observation as a flat vector, as whole numbers or as a dict, and the spaces of each."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from undercroft.envs.encoding.choice_numbers import Mask
from undercroft.envs.episodes.observation_layout import ObservationLayout, Raw
from undercroft.kernel.base.errors import OptionError

FLAT: Final = "flat"
RAW: Final = "raw"
DICT: Final = "dict"
COMPACT: Final = "compact"
KINDS: Final = (FLAT, COMPACT, RAW, DICT)
VECTORS: Final = (FLAT, COMPACT, RAW)
"""Those that are one vector."""


class ObservationFormat:
    """How observations are given to an agent.

    Args:
        layout: the columns.
        kind: `FLAT`, float32 scaled to 0 … 1; `COMPACT`, the same of fewer columns (`CompactColumns`); `RAW`, int16
            between the bounds of the columns; `DICT`, int16 too, in a dict with one array for each field of the view
            and one for the question.

    Attributes:
        space: the space of observations.

    Raises:
        OptionError: there is no such kind.
    """

    def __init__(self, layout: ObservationLayout, kind: str) -> None:
        if kind not in KINDS:
            raise OptionError(f"no observation is called {kind[:40]!r}; choose one of: {', '.join(KINDS)}")
        self.layout = layout
        self.kind = kind
        self.space: spaces.Space[Any]
        if kind == FLAT:
            self.space = spaces.Box(0.0, 1.0, (layout.width,), np.float32)
        elif kind == COMPACT:
            self.space = spaces.Box(0.0, 1.0, (layout.compact.width,), np.float32)
        elif kind == RAW:
            self.space = spaces.Box(layout.low, layout.high, dtype=np.int16)
        else:
            boxes: dict[str, spaces.Space[Any]] = {
                name: spaces.Box(layout.low[at], layout.high[at], dtype=np.int16) for name, at in layout.parts.items()
            }
            self.space = spaces.Dict(boxes)

    def make(self, raw: Raw) -> Any:
        """Return the observation; it stays as it is when the next one is made."""
        if self.kind == FLAT:
            return self.layout.scaled(raw)
        if self.kind == COMPACT:
            return self.layout.compact.scaled(raw)
        return raw.copy() if self.kind == RAW else self.layout.structured(raw)

    def write(self, raw: Raw, out: NDArray[Any]) -> None:
        """Write an observation that is one vector, or a row for each of several, into an array of its space."""
        if self.kind == FLAT:
            self.layout.scaled(raw, out)
        elif self.kind == COMPACT:
            self.layout.compact.scaled(raw, out)
        else:
            np.copyto(out, raw)

    def masked_space(self, choices: int) -> spaces.Dict:
        """Return the space of a dict with the observation and the mask of so many choices."""
        return spaces.Dict({"observation": self.space, "action_mask": spaces.Box(0, 1, (choices,), np.int8)})

    def masked(self, raw: Raw, mask: Mask) -> dict[str, Any]:
        """Return an observation with its mask, which is copied."""
        return {"observation": self.make(raw), "action_mask": mask.copy()}
