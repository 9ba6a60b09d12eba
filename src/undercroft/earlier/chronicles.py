"""Make the chronicle of any record: under today's rules, or, where it departs, by the engine of its version."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

import msgspec

from undercroft.kernel import chronicling
from undercroft.kernel.chronicle import Chronicle
from undercroft.kernel.errors import RecordError
from undercroft.kernel.records import WHOLE, Record

ENGINES: Final = {"0.1.0": "engine-0.1.0.zip"}
"""The archives, by the version whose engine they hold."""


def chronicle_of(record: Record) -> bytes:
    """Return the chronicle of a record.

    Args:
        record: the record, which any version may have made.

    Raises:
        RecordError: neither this version nor the record's own can replay it.
    """
    try:
        data = chronicling.chronicle_of(record)
    except RecordError:
        if not has_engine(record):
            raise
        return _retold(record)
    departs = Chronicle(data).about.departure is not None
    return _retold(record) if departs and has_engine(record) else data


def has_engine(record: Record) -> bool:
    """Return whether the engine of the record's version is at hand. Its records had one hash for the whole content."""
    return record.header.made_by in ENGINES and WHOLE in record.header.content


def _retold(record: Record) -> bytes:
    """Return the chronicle that the engine of the record's own version makes of it.

    Raises:
        RecordError: the record does not replay there either.
    """
    version = record.header.made_by
    writer = chronicling.Writer()
    with as_file(files(__package__) / ENGINES[version]) as engine:
        run = subprocess.run(
            [sys.executable, str(Path(__file__).with_name("retell.py"))],
            check=False,
            input=_as_format_1(record).encode(),
            capture_output=True,
            env={**os.environ, "PYTHONPATH": str(engine)},
        )
    if run.returncode:
        raise RecordError(f"the record replays neither with this version nor with {version}, which made it")
    *positions, returns = run.stdout.splitlines()
    for line in positions:
        writer.add(msgspec.json.decode(line, type=chronicling.Position))
    return writer.finish(record, version, msgspec.json.decode(returns, type=tuple[float, ...]), None, None)


def _as_format_1(record: Record) -> str:
    """Return a record as text of the first format, without checks."""
    header = msgspec.to_builtins(record.header)
    header["content"] = record.header.content[WHOLE]
    del header["made_by"]
    lines = ["undercroft-record 1", msgspec.json.encode(header).decode()]
    lines += [f"{seat} {text}" for seat, text in record.moves]
    return "\n".join([*lines, f"end {len(record.moves)}", ""])
