"""Chronicles made wrong in a few places: the same ones in every run."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any, Final

import msgspec
import zstandard

from tests.hostile.mutants import sources
from undercroft.kernel.history.chronicle import BEATS, MAGIC, PUBLIC, Chronicle
from undercroft.kernel.history.chronicle_writer import chronicle_of
from undercroft.kernel.history.records import Record

GAMES: Final = 12
LENGTH: Final = 20
VALUES: Final[tuple[Any, ...]] = (None, True, -1, 0, 1, 99, 2**62, 1.5, "", "x", "\u0000", [], {}, [[]], {"a": 1})

Parts = dict[str, bytes]


@cache
def unpacked() -> tuple[Parts, ...]:
    """The parts of some chronicles of both games and of lessons, unpacked."""
    found = []
    for source in sources()[:: -(-len(sources()) // GAMES)] + sources()[-1:]:
        record = Record(source.header)
        record.moves = source.moves[:LENGTH]
        chronicle = Chronicle(chronicle_of(record))
        names = ["about", "events", f"view {PUBLIC}", *[f"view {seat}" for seat in range(chronicle.about.seats)], BEATS]
        found.append({name: b"".join([line + b"\n" for line in chronicle.lines(name)]) for name in names})
    return tuple(found)


def packed(parts: Parts) -> bytes:
    """A chronicle of these parts."""
    frames = {name: zstandard.ZstdCompressor(level=1).compress(part) for name, part in parts.items()}
    index = {name: (len(frame), len(parts[name])) for name, frame in frames.items()}
    return MAGIC + msgspec.json.encode(index) + b"\n" + b"".join(frames.values())


class MutatedChronicles:
    """An endless row of mutated chronicles, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def next(self) -> bytes:
        """The next file."""
        chance = self.chance
        parts = dict(chance.choice(unpacked()))
        what = chance.random()
        if what < 0.2:
            data = packed(parts)
            at = chance.randrange(chance.choice([200, len(data)]))
            return data[:at] + chance.randbytes(chance.randint(0, 3)) + data[at + chance.randint(0, 3) :]
        name = chance.choice([*parts, "about", "about", "events", BEATS])
        if what < 0.25:
            del parts[name]
        else:
            lines = parts[name].splitlines(keepends=True)
            for _ in range(chance.randint(1, 2)):
                self._change(lines)
            parts[name] = b"".join(lines)
        return packed(parts)

    def _change(self, lines: list[bytes]) -> None:
        chance = self.chance
        if not lines:
            return
        at = chance.randrange(len(lines))
        what = chance.randrange(8)
        if what == 0:
            del lines[at]
        elif what == 1:
            lines.insert(at, lines[at])
        elif what == 2:
            lines[at] = lines[at][: chance.randrange(len(lines[at]))] + b"\n"
        else:
            try:
                lines[at] = json.dumps(self._other(json.loads(lines[at]))).encode() + b"\n"
            except ValueError:
                del lines[at]

    def _other(self, data: Any) -> Any:
        """The data with a value changed or left out, somewhere inside."""
        chance = self.chance
        if isinstance(data, (dict, list)) and data and chance.random() < 0.8:
            key = chance.choice(list(data) if isinstance(data, dict) else range(len(data)))
            if chance.random() < 0.1:
                del data[key]
            else:
                data[key] = self._other(data[key])
            return data
        return chance.choice(VALUES)
