"""POST over https, to addresses of the public internet only, without following where the answer leads."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

import h11

from undercroft.server.services.carriers.carrier import UNREACHABLE, DeliveryFailed
from undercroft.server.services.carriers.public_addresses import is_public, parsed_target, public_address

WITHIN: Final = 5.0
"""How many seconds a target has for everything."""

CHUNK: Final = 16 * 1024


class HttpsRequests:
    """Sends requests.

    Args:
        context: says whose certificates count; None for those that the machine trusts.
        permits: says which addresses may be connected to.
        within: how many seconds a request may take.

    Attributes:
        context: the same; made at the first request if it is None.
        permits: the same.
        within: the same.
    """

    def __init__(
        self,
        context: ssl.SSLContext | None = None,
        permits: Callable[[str], bool] = is_public,
        within: float = WITHIN,
    ) -> None:
        self.context = context
        self.permits = permits
        self.within = within

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send a request, and return the status of the answer; nothing else of it is read.

        Raises:
            DeliveryFailed: the URL is not permitted, or there is no answer in time.
        """
        target = parsed_target(url)
        try:
            async with asyncio.timeout(self.within):
                address = await public_address(target.host, target.port, self.permits)
                return await self._ask(address, target.host, target.port, target.path, headers, body)
        except (OSError, TimeoutError, h11.ProtocolError):  # ssl.SSLError is an OSError
            raise DeliveryFailed(UNREACHABLE) from None

    async def _ask(self, address: str, host: str, port: int, path: str, headers: Mapping[str, str], body: bytes) -> int:
        if self.context is None:
            self.context = await asyncio.to_thread(ssl.create_default_context)
        reader, writer = await asyncio.open_connection(address, port, ssl=self.context, server_hostname=host)
        try:
            connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=CHUNK)
            named = f"[{host}]" if ":" in host else host
            whole = {
                "Host": named if port == 443 else f"{named}:{port}",
                "User-Agent": "Undercroft",
                "Content-Length": str(len(body)),
                "Connection": "close",
                **headers,
            }
            events = (
                h11.Request(method="POST", target=path, headers=list(whole.items())),
                h11.Data(data=body),
                h11.EndOfMessage(),
            )
            writer.write(b"".join([connection.send(event) or b"" for event in events]))
            await writer.drain()
            while True:
                event = connection.next_event()
                if isinstance(event, h11.Response):
                    return event.status_code
                if event is h11.NEED_DATA:
                    data = await reader.read(CHUNK)
                    connection.receive_data(data)
                elif not isinstance(event, h11.InformationalResponse):
                    raise DeliveryFailed(UNREACHABLE)
        finally:
            with suppress(OSError):
                writer.transport.abort()
