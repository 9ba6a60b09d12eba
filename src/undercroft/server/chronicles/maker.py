"""The process that makes chronicles: records arrive on standard input, their chronicles leave on standard output.

Each answer is a byte that says whether there is a chronicle, and then the chronicle. The process ends when its input
does.
"""

from __future__ import annotations

import sys
from typing import BinaryIO

from undercroft.kernel.chronicling import chronicle_of
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.records import Record
from undercroft.server import piped
from undercroft.server.chronicles import MADE, REFUSED


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Make chronicles until the input ends."""
    while (record := piped.read(source)) is not None:
        try:
            answer = MADE + chronicle_of(Record.from_text(record.decode()))
        except UndercroftError as error:
            print(f"no chronicle: {error}", file=sys.stderr)
            answer = REFUSED
        piped.write(sink, answer)


def main() -> None:
    """Run the process."""
    piped.work(serve, nice=10)


if __name__ == "__main__":
    main()
