"""Bots outside the event loop, in separate processes.

`pool` keeps the processes and asks them over pipes; `worker` is what runs in one. A bot gets a view and a decision,
never a state, so it cannot cheat. Its dice come from the seed, the seat and the number of the decision, so neither a
restart nor the order in which answers arrive changes what it does. A process that dies, or does not answer in time and
is killed, costs one retry in a new process; after that the table gets the default answer and a note. The time in which
a process starts is not the bot's.
"""

from typing import Final

READY: Final = b"ready\n"
"""What a worker process says once it can be asked."""
