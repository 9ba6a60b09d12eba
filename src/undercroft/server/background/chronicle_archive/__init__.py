"""Finished games, kept as everybody saw them (`kernel.history.chronicle`), so that no later version can take them away.

`chronicle_keeper` stores a chronicle when a game ends, and reads it for those who look back. `chronicle_process` has it
made in another process (`chronicle_worker`), because a long game takes a second and nobody else should wait for that. A
finished game whose chronicle is missing (the server was killed just then, or an earlier version played it) gets it when
the server starts, or when somebody opens its table.
"""

from typing import Final

MADE: Final = b"+"
REFUSED: Final = b"-"
"""How the maker's answers begin: with a chronicle after it, or alone, if the record cannot be told."""
