"""A connection, as far as its table knows it."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec


class Reader(Protocol):
    """Reads a table."""

    @property
    def guest(self) -> str | None:
        """The guest who reads; None for a spectator without a cookie."""

    @property
    def look(self) -> int | None:
        """The seat that the reader looks from."""

    @property
    def greeted(self) -> bool:
        """Whether the reader has said hello."""

    @property
    def in_sight(self) -> bool:
        """Whether the reader's page can be seen."""

    def move_to(self, table: Any) -> None:
        """Go on at the `Table` that replaces the one that it reads."""

    def refresh(self) -> None:
        """Show the newest snapshot: the table has changed."""

    def tell(self, message: msgspec.Struct) -> None:
        """Send a message before the next snapshot."""
