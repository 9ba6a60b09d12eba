"""The server: tables, seats, storage and live updates for people who play in a browser.

It holds no rules and names no game; it finds games, as everyone does, in `kernel.game`. `docs/protocol.md` describes
what it and a client say to each other.

Each line imports only from the lines below it, and import-linter keeps it so:

    run          listens with uvicorn, in one process or in several
    app          puts the application together
    admin        backups, and what else is done beside the server (beside `app`)
    api          HTTP: the handlers, the page, and the gate in front of everything
    sockets      the live socket of a table (beside `api`)
    commands     what people do: open a table, sit down, answer, undo, chat
    services     the parts of one process, started and stopped together
    tables       a match with its people and bots, and what each reader is shown of it
    readiness    whether disk, database and bots can be used (beside `tables`)
    chronicles   finished games, as everybody saw them
    studies      what guests have computed: solutions and reviews (beside `chronicles`)
    bots         bots in their own processes
    catalogue    the games and their rules, as clients see them (beside `bots`)
    heavy        long games, read and played again in turn between guests (beside `bots`)
    processes    several processes that share the tables (beside `bots`)
    storage      the database (beside `bots`)
    wire         the types of all messages; beside it `costs`, `errors`, `guests`, and `workers`, which answer questions
    piped        messages over pipes
    limits       how much a guest may ask for
    ops          settings, logs and metrics, for the person who runs the server

An answer takes this way: `sockets.live` decodes it, `commands.playing` locks the table, `tables.table` applies it and
hands it to `storage.writer`. Once it is on disk it is acknowledged, the lock is released, and each reader's
`tables.connections` sends a new picture. The docstrings of the rooms explain what is unusual about that.
"""
