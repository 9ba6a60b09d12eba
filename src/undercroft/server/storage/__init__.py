"""The database: tables, seats, answers and chat.

`database_schema` and `migrations` say what it looks like, `stored_tables` reads tables, `stored_rows` is how all rows
are read, `writing.group_commit` writes (`writing.transactions` carries out its transactions, made of
`write_statements`), `database_engine` opens it. `data_folder` keeps the folder of an SQLite file to one server, and
`writing.stored_clock` what is believed of the clock.

**What happens later is a row** (`writing.due_rows`): that somebody may be late, that a bot is asked, that a chronicle
is missing. It is written with the answer that causes it, and whichever node is there claims it. So nothing that has to
happen depends on the memory of one process, and no look reads all tables.

**Time in which nobody could answer does not count** (`writing.stored_clock`). Every few seconds each node stores the
time; if none has for a while, all were away, or the machine slept, or its clock was set. That is kept as an outage, and
every deadline before it is later by its length. With PostgreSQL, the clock of its machine counts.

**The version of a table is its lock.** Any number of nodes may write to PostgreSQL. A change of a table names the
version that it follows (`write_statements.TableVersion`) and is written only if that is the one in the database. So no
node owns a table, and none has to be told that another has died.

**Storage is a log.** Each answer is a row, unique by table and number; an undo is a row too ("from N on nothing
counts"). Only an answer that changes a sealed one replaces its row, so that nobody can fill the disk or slow the table
by changing it often. A table is what its log says: it is loaded by playing its answers again, when someone asks for it.
A finished game has a chronicle beside its answers (`server.background.chronicle_archive`), from which it is shown.

**A saved match spares most of these answers** (`kernel.engine.saved_matches`, table ``saved_matches``). It is a cache,
never the truth: it is used only by the very program that wrote it, and only if its digest of header and answers is that
of the log. So it needs no version of the table: an undo, a sealed answer that is changed, other rules, damage, or a
node that writes an old one can make it useless, but never wrong.

**One task writes** (`writing.group_commit`). Whatever arrives while a transaction runs goes into the next one, so a
hundred busy tables cost few syncs. If a transaction fails, its batches are written one at a time, so that a bad one
harms only itself.

**SQLite has its own thread** (`writing.transactions`); every other database goes through SQLAlchemy. Both carry out the
same `write_statements`. A statement takes all rows of a transaction as one JSON array, because the sqlite3 module
releases the GIL at every step and must then wait for it: a step per row would make the transactions of a busy server
slow. What SQLite would need to roll a statement back stays in memory (`temp_store`); in a file, it made a transaction
of twenty answers take 4 ms instead of 1.
"""
