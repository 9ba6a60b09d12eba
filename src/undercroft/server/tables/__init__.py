"""Tables: a match, the people and bots at it, and what each reader is shown of it.

Each line imports only from the lines below it:

    later       what happens later, on whichever node is there (`due_looks`): the slow noticed (`answer_deadlines`),
                bots asked whose node has died (`bot_takeover`), the old deleted (`table_expiry`)
    upkeep      the tables in memory (`loaded_tables`, `table_loading`), what other nodes do there (`table_following`),
                who has them in sight (`presence_sharing`) and whose turn it is (`turn_wakes`), bots asked (`bot_turns`)
    snapshots   what one reader is shown (`table_snapshot`, `table_surroundings`), and what a socket has been sent
                (`connection`)
    changes     what changes a table apart from answers: `seat_changes`, `undo_requests`, `record_disclosure`,
                `aid_permission`, `chat_messages`, `divergence` for a game that other rules have overtaken, and
                `catching_up` with other nodes
    core        the match and its lock (`table`), and what belongs to it: `table_details`, `seats`, `clocks`
                (how much time people have), `table_schedule` (when to look at it), `story` (the beats, for each seat
                that somebody looks from), `event_log`, `answer_ledger`, `reader`

**A table is a match and a lock.** Reading or changing a table requires its lock, and a change is on disk before the
lock is released. So nobody is ever shown, or told ``done`` about, something that a crash could take back. If a write
fails, the table in memory is discarded and loaded again. So it is if another node has changed the table first; then its
readers stay, and the command is carried out on what the table has become (`upkeep.loaded_tables.retry_conflicts`).

**A reader is sent a whole snapshot first, then only what changes**: the story, whose beats are the events as they
happen, each with what it changes in the snapshot of that seat (`kernel/history/story_beats.py`), and what has changed
around the board. All of it comes from `state.view`, `state.decision` and `event.seen_by` alone. A slow reader gets in
one message what others got in many. Events are numbered per seat, by what it may know, and changing an answer at a
barrier does not raise the number of answers: neither may tell what others hold. For the same reason nothing is sent to
whom nothing is new.

**Equal parts are made once.** The game keeps the parts of its view until they change (`State.views_again`);
`snapshots.table_surroundings` does the same for seats and heads, in `table.shown`; beats are encoded once for all who
look from the same seat (`core.story`), and long lists of options are sent once to each reader
(`snapshots.table_snapshot`).
"""
