"""Text as other programs leave it: one place that reads it for everything that takes a file."""

from __future__ import annotations

import codecs
import re
from typing import Final

_MARKS: Final = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))
_LINE_END: Final = re.compile(r"\r+\n|\r")


def decoded(data: bytes) -> str:
    """Return the text in a file: UTF-8, or what its byte order mark says, such as the UTF-16 of PowerShell's ``>``.

    Raises:
        UnicodeDecodeError: it is not text.
    """
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return data[len(mark) :].decode(encoding)
    return data.decode()


def plain_lines(text: str) -> str:
    """Return a text with line ends of one kind, without a byte order mark and without empty lines around it.

    Whether its last line ends with a newline stays: without one, the line may be torn.

    >>> plain_lines("\\ufeff\\r\\na\\r\\nb\\rc\\n\\n"), plain_lines("a\\rb")
    ('a\\nb\\nc\\n', 'a\\nb')
    """
    lines = _LINE_END.sub("\n", text.removeprefix("\ufeff"))
    return lines.strip("\n") + "\n" * lines.endswith("\n")
