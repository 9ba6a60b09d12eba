"""What there is to play: `games` describes each game for a client (options, presets, bots, lessons, JSON schema),
`rules` reads its numbered rules and `guides` the pages beside them, `lessons` has its lessons with their words,
`puzzles` its puzzles.

Everything here is worked out from the games once and cached; it does not change while the server runs.
"""
