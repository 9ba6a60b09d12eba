"""The live socket of a table, and that of a person.

`table_socket` accepts sockets and carries out what they say; `turn_socket` only says when to ask whose turn it is.
Below, `asgi_websocket` is a socket as uvicorn asks for one, and `websocket_frames` makes it fast and safe.

Sockets bypass the framework: `table_socket` is plain ASGI. Nearly all their frames bypass the parser of `websockets`
too. Together the two cost as much as a move of a game. A message that the server has to send needs no task that waits
for the reader: it is written in the next step of the event loop, with one system call for all that has gathered, or as
soon as a slow reader has room again (`tables.snapshots.connection`).

A listening task is never cancelled, because it may be half-way through a change. Closing the socket ends it.
"""
