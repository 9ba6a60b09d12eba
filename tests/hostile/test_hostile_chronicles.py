"""Mutated chronicles: each is read or refused."""

from __future__ import annotations

import struct
from collections import Counter
from typing import Final

import msgspec
import pytest
import zstandard

from tests.amounts import SOAK
from tests.hostile.chronicles import MutatedChronicles, packed, unpacked
from tests.hostile.watching import watchdog
from undercroft.kernel.base.errors import RecordError
from undercroft.kernel.engine.games import find_game
from undercroft.kernel.history.chronicle import MAGIC, Chronicle
from undercroft.kernel.history.chronicle_match import ChronicleMatch
from undercroft.kernel.history.match import run_to_end

MUTANTS: Final = 3000 if SOAK else 150


def told(data: bytes) -> bool:
    """Whether the file can be read; then everything in it is looked at."""
    try:
        chronicle = Chronicle(data)
        game = find_game(chronicle.record.header.game)
        for to in (None, *range(chronicle.about.answers + 1)):
            match = ChronicleMatch(game, chronicle, to)
            for seat in (None, *range(match.state.seats)):
                match.state.view(seat)
        for seat in (None, *range(match.state.seats)):
            for event in [event for events in (match.prelude, *match.events) for event in events]:
                seen = event.seen_by(seat)
                assert seen is None or {"event": seen.kind, **seen.args()} == msgspec.json.decode(seen.encoded())
        match = ChronicleMatch(game, chronicle)
        for seat in (None, *range(match.state.seats)):
            again = match.retelling(seat, 0)
            assert again is None or msgspec.json.encode(run_to_end(again).beats)
    except RecordError:
        return False
    return True


@pytest.mark.soak
def test_a_mutated_chronicle_is_read_or_refused() -> None:
    mutants = MutatedChronicles(1)
    outcomes: Counter[bool] = Counter()
    for number in range(MUTANTS):
        data = mutants.next()
        with watchdog(f"chronicle {number}", data):
            outcomes[told(data)] += 1
    print(dict(outcomes))
    assert min(outcomes[True], outcomes[False]) > MUTANTS // 20, outcomes
    assert all(told(packed(parts)) for parts in unpacked())


@pytest.mark.parametrize("size", [1 << 30, 1 << 42, 1 << 62])
def test_a_part_cannot_say_that_it_is_longer_than_the_list_of_parts_says(size: int) -> None:
    # A frame of Zstandard whose header says its size in eight bytes; reserving so much would fail.
    frame = b"\x28\xb5\x2f\xfd\xe0" + struct.pack("<Q", size) + b"\x01\x00\x00"
    assert zstandard.frame_content_size(frame) == size
    with pytest.raises(RecordError, match="not as long as it should be"):
        Chronicle(MAGIC + b'{"about":[%d,100]}\n' % len(frame) + frame)


def test_a_small_file_cannot_unpack_to_more_than_it_says() -> None:
    frame = zstandard.ZstdCompressor().compress(bytes(50_000_000))
    with pytest.raises(RecordError, match="not as long as it should be"):
        Chronicle(MAGIC + b'{"about":[%d,100]}\n' % len(frame) + frame)
