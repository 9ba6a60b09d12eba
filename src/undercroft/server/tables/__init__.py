"""Tables: a match, the people and bots at it, and what each reader is shown of it.

Each line imports only from the lines below it:

    pacing         notices who does not answer in time
    retention      deletes tables that nobody has used for long (beside `upkeep.answer_deadlines`)
    registry       which tables are in memory; loads them, and drops those nobody uses
    botplay        asks the bots whose turn it is
    connections    what one socket has been told and is still to be told (beside `upkeep.bot_turns`)
    picture        everything that one reader is shown
    surroundings   the part of it that does not depend on the game
    undoing        taking answers back (beside it `changes.divergence`: what becomes of a game that other rules have overtaken)
    seating        changes of who sits where (beside `changes.undo_requests`)
    disclosing     records before the end of a game (beside `changes.undo_requests`)
    hinting        what may be asked for a hint (beside `changes.undo_requests`)
    table          the match and its lock
    clocks         how long people have been asked
    about          what is stored about a table, apart from its match
    story          the beats, for each seat that somebody looks from (beside `core.table_details`)
    logbook        the events, as each seat may know them (beside `core.table_details`)
    ledger         which rows of the log hold the answers (beside `core.table_details`)
    seats          who sits where (beside `core.table_details`)
    reader         a connection, as far as its table knows it (beside `core.table_details`)

**A table is a match and a lock.** Reading or changing a table requires its lock, and a change is on disk before the
lock is released. So nobody is ever shown, or told ``done`` about, something that a crash could take back. If a write
fails, the table in memory is discarded and loaded again.

**A reader is sent a whole picture first, then only what changes**: the story, whose beats are the events as they
happen, each with what it changes in the picture of that seat (`kernel/history/story_beats.py`), and what has changed
around the board. All of it comes from `state.view`, `state.decision` and `event.seen_by` alone. A slow reader gets in
one message what others got in many. Events are numbered per seat, by what it may know, and changing an answer at a
barrier does not raise the number of answers: neither may tell what others hold. For the same reason nothing is sent to
whom nothing is new.

**Equal parts are made once.** The game keeps the parts of its view until they change (`State.views_again`);
`snapshots.table_surroundings` does the same for seats and heads, in `table.shown`; beats are encoded once for all who
look from the same seat (`core.story`), and long lists of options are sent once to each reader
(`snapshots.table_snapshot`).
"""
