"""Saved matches: what a match has come to, so that it can go on without its answers being given again.

A saved match is a cache, never the truth. It is read only by the very program that wrote it, and only as far as the
answers are those that led to it; everything else about it may be wrong, lost or old without harm.
"""

from __future__ import annotations

import hashlib
import sys
import zlib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Union

import msgspec
import zstandard

from undercroft.kernel.base.event import Event
from undercroft.kernel.engine.games import Game

LEVEL: Final = 1
"""How hard Zstandard tries: higher levels save a tenth of the bytes for twice the time."""

CHECK: Final = 4
"""The bytes before a packed match: a checksum of the rest."""

KERNEL: Final = "undercroft.kernel"
COMPILED: Final = (".pyc", ".so", ".pyd")
"""How files end that are made from sources."""


class SavedPosition(msgspec.Struct, frozen=True, array_like=True):
    """A position of a saved match.

    Attributes:
        answers: how many answers led to it.
        way: a digest of the program, the game's header and these answers (`ways`).
        dump: what `State.dump` returned.
    """

    answers: int
    way: bytes
    dump: bytes


class SavedMatch(msgspec.Struct, frozen=True, array_like=True):
    """What a match has come to.

    Attributes:
        positions: some of its positions, in order; the last is that after all its answers.
        checkpoints: those of its record.
        disclosed: for each answer, whether it revealed something.
        decisions: the number of the decision that each answer was given to.
        events: those before the first answer, then those of each answer; encoded.
    """

    positions: list[SavedPosition]
    checkpoints: dict[int, str]
    disclosed: bytes
    decisions: list[int]
    events: msgspec.Raw

    def pack(self) -> bytes:
        """Return the match as it is stored."""
        packed = zstandard.ZstdCompressor(level=LEVEL).compress(msgspec.msgpack.encode(self))
        return zlib.crc32(packed).to_bytes(CHECK, "big") + packed


def unpack(data: bytes) -> SavedMatch | None:
    """Return the match that was packed; None if it is damaged, or was packed by a program that did so otherwise."""
    packed = data[CHECK:]
    if zlib.crc32(packed).to_bytes(CHECK, "big") != data[:CHECK]:
        return None
    try:
        return msgspec.msgpack.decode(zstandard.ZstdDecompressor().decompress(packed), type=SavedMatch)
    except (zstandard.ZstdError, msgspec.DecodeError):
        return None


def ways(game: Game[Any], header: str, moves: Sequence[tuple[int, str]], ends: Sequence[int]) -> Iterator[bytes]:
    """Yield a digest of all that leads to a position, for several positions.

    Args:
        game: the game.
        header: the header of its record, as JSON.
        moves: the answers: seat and notation.
        ends: how many of these answers lead to each position, in order.
    """
    digest, begin = hashlib.blake2b(f"{program_of(game)}\n{header}".encode(), digest_size=16), 0
    for end in ends:
        lines = [f"\n{seat} {text}" for seat, text in moves[begin:end]]
        digest.update("".join(lines).encode(errors="surrogatepass"))
        begin = end
        yield digest.digest()


def decode_events(game: Game[Any], data: msgspec.Raw) -> list[list[Event]]:
    """Return the events in a saved match.

    Raises:
        DecodeError: they are not events of this game.
    """
    found: list[list[Event]] = _decoder(_package_of(game)).decode(data)
    return found


@cache
def _decoder(package: str) -> msgspec.msgpack.Decoder[Any]:
    kinds = tuple(_events_in(package, Event))
    event: Any = Union.__getitem__(kinds)
    return msgspec.msgpack.Decoder(list[list[event]])


def _events_in(package: str, base: type[Event]) -> Iterator[type[Event]]:
    """Yield the kinds of events that a package declares."""
    for kind in base.__subclasses__():
        if kind.__module__.startswith(f"{package}."):
            yield kind
        yield from _events_in(package, kind)


def program_of(game: Game[Any]) -> str:
    """Return a hash of all sources that decide how a game goes and what is seen of it."""
    return _hash_of(_package_of(game))


@cache
def _hash_of(package: str) -> str:
    digest = hashlib.sha256(sys.version.encode())
    for name in (KERNEL, package):
        folder = Path(str(sys.modules[name].__file__)).parent
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix not in COMPILED:
                digest.update(f"{path.relative_to(folder)}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def _package_of(game: Game[Any]) -> str:
    return ".".join(type(game).__module__.split(".")[:2])
