"""The process that makes one chronicle: a record arrives on standard input, its chronicle leaves on standard output."""

from __future__ import annotations

import os
import sys
from contextlib import suppress

from undercroft.earlier.chronicles import chronicle_of
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.records import Record


def main() -> int:
    """Make the chronicle; the exit status is 1 if the record cannot be told."""
    with suppress(AttributeError, OSError):  # where there is no such thing, it competes with the server
        os.nice(10)
    try:
        data = chronicle_of(Record.from_text(sys.stdin.buffer.read().decode()))
    except UndercroftError as error:
        print(f"no chronicle: {error}", file=sys.stderr)
        return 1
    try:
        sys.stdout.buffer.write(data)
        sys.stdout.flush()
    except BrokenPipeError:
        os._exit(0)  # the server has gone, so nothing is left to flush
    return 0


if __name__ == "__main__":
    sys.exit(main())
