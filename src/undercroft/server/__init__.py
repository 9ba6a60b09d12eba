"""The server: tables, seats, storage and live updates for people who play in a browser.

It holds no rules and names no game; it finds games, as everyone does, in `kernel.engine.games`. `docs/protocol.md`
describes what it and a client say to each other.

Each line imports only from the lines below it, and import-linter keeps it so:

    run          listens with uvicorn, in one process or in several
    app          puts the application together
    admin        backups, and what else is done beside the server (beside `endpoints.asgi_app`)
    api          HTTP: the handlers, the page, and the gate in front of everything
    sockets      the live socket of a table (beside `endpoints.http_api`)
    commands     what people do: open a table, sit down, answer, undo, chat
    services     the parts of one process, started and stopped together
    tables       a match with its people and bots, and what each reader is shown of it
    readiness    whether disk, database and bots can be used (beside `tables`)
    chronicles   finished games, as everybody saw them
    studies      what guests have computed: solutions and reviews (beside `background.chronicle_archive`)
    bots         bots in their own processes
    catalogue    the games and their rules, as clients see them (beside `background.bot_workers`)
    heavy        long games, read and played again in turn between guests (beside `background.bot_workers`)
    processes    several processes that share the tables (beside `background.bot_workers`)
    storage      the database (beside `background.bot_workers`)
    wire         the types of all messages; beside it `runtime.guest_budgets`, `protocol.api_errors`, `protocol.guests`, and `background.worker_pool`, which answer questions
    piped        messages over pipes
    limits       how much a guest may ask for
    ops          settings, logs and metrics, for the person who runs the server

An answer takes this way: `endpoints.sockets.table_socket` decodes it, `endpoints.table_commands.play_commands` locks
the table, `tables.core.table` applies it and hands it to `storage.writing.group_commit`. Once it is on disk it is
acknowledged, the lock is released, and each reader's `tables.snapshots.connection` sends a new picture. The docstrings
of the rooms explain what is unusual about that.
"""
