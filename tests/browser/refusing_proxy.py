"""A proxy that refuses WebSockets, as those of some offices and schools do."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress

REFUSAL = b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


@contextmanager
def refusing_sockets(port: int) -> Iterator[str]:
    """Yield the address of a proxy before a server on this machine; it lets everything through but sockets."""
    listener = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        with suppress(OSError):  # the listener has been closed
            while True:
                threading.Thread(target=pass_on, args=(listener.accept()[0], port), daemon=True).start()

    threading.Thread(target=serve, daemon=True).start()
    with closing(listener):
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"


def pass_on(client: socket.socket, port: int) -> None:
    """Pass a connection on to the server, unless it asks for a WebSocket.

    Args:
        client: the connection.
        port: the server's.
    """
    with closing(client), suppress(OSError):
        head = b""
        while b"\r\n\r\n" not in head:
            read = client.recv(65536)
            if not read:
                return
            head += read
        if b"upgrade: websocket" in head.lower():
            client.sendall(REFUSAL)
            return
        with closing(socket.create_connection(("127.0.0.1", port))) as server:
            server.sendall(head)
            back = threading.Thread(target=copy, args=(server, client), daemon=True)
            back.start()
            copy(client, server)
            back.join()


def copy(start: socket.socket, end: socket.socket) -> None:
    """Copy what arrives until the line is closed; then close the other side, too."""
    with suppress(OSError):
        while read := start.recv(65536):
            end.sendall(read)
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
