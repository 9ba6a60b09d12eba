"""Which of the tables belong to this process."""

from __future__ import annotations

import secrets
from zlib import crc32


class TableShare:
    """A process's share of the tables.

    Attributes:
        of: how many processes there are.
        number: which of them this is, from 0.
    """

    def __init__(self, of: int = 1, number: int = 0) -> None:
        self.of = of
        self.number = number

    def owner(self, table_id: str | bytes) -> int:
        """Return the number of the process that has a table, the same in every process.

        >>> TableShare(of=1).owner("any")
        0
        >>> TableShare(of=2).owner("some") == TableShare(of=2, number=1).owner(b"some")
        True
        """
        name = table_id.encode() if isinstance(table_id, str) else table_id
        return crc32(name) % self.of

    def mine(self, table_id: str) -> bool:
        """Return whether this process has the table."""
        return self.of == 1 or self.owner(table_id) == self.number

    def new_id(self) -> str:
        """Return an id that nobody can guess, for a new table of this process.

        It does not begin with a hyphen: a command line would take it for an option.
        """
        while (table_id := secrets.token_urlsafe(12)).startswith("-") or not self.mine(table_id):
            pass
        return table_id
