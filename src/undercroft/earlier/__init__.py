"""The engines of earlier versions, for games that only they can replay.

From version 0.2 on, a finished game is kept as a chronicle, which needs no engine. Version 0.1.0 kept only the answers;
where today's rules would refuse one of them, the engine of that version says what everybody saw. `engines` has it as an
archive of its source, which Python can import from as it is; `retell` runs under it in a separate process, and
`chronicles` makes a chronicle of what it says. An archive is never changed, and no other version needs one.
"""
