"""A connection on which what the server says can be held back for a while."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, WebSocketRoute

TABLE: Final = re.compile("/live$")


class SlowLine:
    """The line of the table that a page is about to open."""

    def __init__(self, page: Page) -> None:
        self.holds = False
        self._held: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket(TABLE, self._opened)

    def _opened(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda said: self._held.append((socket, said)) if self.holds else socket.send(said))

    def release(self) -> None:
        """Let everything through, now and from now on."""
        self.holds = False
        for socket, said in self._held:
            socket.send(said)
        self._held.clear()
