"""Bots outside the event loop, in separate processes.

`bot_pool` asks the processes (`server.background.worker_pool`); `bot_worker` is what runs in one. A bot gets a view and
a decision, never a state, so it cannot cheat. `answer_release` holds the answer of one that searches back until a
moment that depends only on the bot and on what is asked, so that its time tells nobody what it holds.

Its dice come from the seed, the seat and the number of the decision, so neither a restart nor the order in which
answers arrive changes what it does. A process that dies, or does not answer in time and is killed, costs one retry in a
new process; after that the table gets the default answer and a note. The time in which a process starts is not the
bot's.
"""
