"""The process that makes chronicles: records arrive on standard input, their chronicles leave on standard output.

Each answer is a byte that says whether there is a chronicle, and then the chronicle. The process ends when its input
does.
"""

from __future__ import annotations

import sys
from typing import BinaryIO

from undercroft.kernel.base.errors import UndercroftError
from undercroft.kernel.history.chronicle_writer import chronicle_of
from undercroft.kernel.history.records import Record
from undercroft.server.background import pipe_messages
from undercroft.server.background.chronicle_archive import MADE, REFUSED


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Make chronicles until the input ends."""
    while (record := pipe_messages.read_message(source)) is not None:
        try:
            answer = MADE + chronicle_of(Record.from_text(record.decode()))
        except UndercroftError as error:
            print(f"no chronicle: {error}", file=sys.stderr)
            answer = REFUSED
        pipe_messages.write_message(sink, answer)


def main() -> None:
    """Run the process, as readily as bots: a finished game is shown from its chronicle, so people wait for it."""
    pipe_messages.work(serve, nice=5)


if __name__ == "__main__":
    main()
