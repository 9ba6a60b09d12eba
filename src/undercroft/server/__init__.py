"""The server: tables, seats, storage, live push. All that is about people; it holds no rules and names no game.

What it says to a client is in ``docs/protocol.md``.
"""
