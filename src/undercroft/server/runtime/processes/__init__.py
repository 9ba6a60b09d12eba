"""One server of several processes, each with a share of the tables (``undercroft serve --processes N``).

`table_share` says which process has a table: a hash of its id decides, so a table is in exactly one process and nothing
within a table knows of the others. `connection_handover` moves a connection to the right process. `supervisor` starts
the processes and keeps them running.

All processes accept connections, and each looks at the beginning of every request. A request about a table of another
process is handed over together with its open connection, once; nothing is copied between processes afterwards. If the
beginning arrives in pieces too small to name the table, the answer is 421.

The parent only watches. It restarts a process that dies, and when the parent itself dies, however that happens, the
others end too and release the data folder. With SQLite they write to one file in turns
(`storage.locks.sqlite_write_lock`), under a lock of the operating system, because SQLite's own waiting sleeps. Limits
on rates and sockets apply to each process separately; ``/metrics`` shows sums.

One process is the default, and plenty for a group of friends.
"""
