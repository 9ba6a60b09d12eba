"""Which addresses are on the public internet, so that nobody can have the server ask its own network."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from undercroft.server.services.carriers.carrier import FORBIDDEN, INVALID, UNREACHABLE, DeliveryFailed

LONGEST_URL: Final = 500

WEB: Final = 443
FREE: Final = 1024
"""Ports below this one, other than that of https, belong to other services than web servers."""

GLOBAL_V6: Final = ip_network("2000::/3")
"""Where all addresses lie that IPv6 has given out."""

SPECIAL: Final = tuple(
    [
        ip_network(net)
        for net in (
            *("0.0.0.0/8", "192.0.0.0/24", "192.88.99.0/24", "198.18.0.0/15", "240.0.0.0/4"),
            *("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"),  # Teredo, documentation, 6to4
        )
    ]
)
"""Networks that have a special meaning, or lead to an IPv4 address that is written within (IANA's registries). Mapped
addresses and those of NAT64 are outside `GLOBAL_V6`."""


def is_public(address: str) -> bool:
    """Return whether an address is one of the public internet.

    >>> [is_public(one) for one in ("93.184.215.14", "127.0.0.1", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8")]
    [True, False, False, False]
    """
    try:
        found: IPv4Address | IPv6Address = ip_address(address)
    except ValueError:
        return False
    if isinstance(found, IPv6Address) and (found not in GLOBAL_V6 or found.scope_id is not None):
        return False
    special = any(found in net for net in SPECIAL if net.version == found.version)
    return found.is_global and not found.is_multicast and not special


LOOKUPS: Final = ThreadPoolExecutor(4, "names")
"""Where names are looked up: one that takes long holds up nothing but other notices."""


class HttpsTarget(str):
    """The URL of something that takes messages over https.

    Attributes:
        host: its host.
        port: its port.
        path: the rest.
    """

    host: str
    port: int
    path: str


def parsed_target(url: str) -> HttpsTarget:
    """Return the parts of a URL.

    Raises:
        DeliveryFailed: it is not a plain https URL.
    """
    try:
        parts = urlsplit(url.strip())
        host = (parts.hostname or "").encode("idna").decode()
        port = parts.port or WEB
    except ValueError:  # UnicodeError is one
        raise DeliveryFailed(INVALID) from None
    plain = url.isascii() and url.isprintable() and " " not in url and "\\" not in url
    if parts.scheme != "https" or not host or parts.username is not None or not plain or len(url) > LONGEST_URL:
        raise DeliveryFailed(INVALID)
    if port != WEB and port < FREE:
        raise DeliveryFailed(FORBIDDEN)
    target = HttpsTarget(url)
    target.host, target.port = host, port
    target.path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return target


async def public_address(host: str, port: int, permits: Callable[[str], bool] = is_public) -> str:
    """Return an address of a host. It is the one to connect to, as the name may lead elsewhere a moment later.

    Raises:
        DeliveryFailed: it has none, or one that is not permitted, be it among others.
    """
    look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    try:
        found = await asyncio.get_running_loop().run_in_executor(LOOKUPS, look_up)
    except (OSError, UnicodeError):
        raise DeliveryFailed(UNREACHABLE) from None
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses:
        raise DeliveryFailed(UNREACHABLE)
    if not all(permits(address) for address in addresses):
        raise DeliveryFailed(FORBIDDEN)
    return addresses[0]
