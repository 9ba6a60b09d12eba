"""What there is to play: `game_list` describes each game for a client (options, presets, bots, lessons, JSON schema),
`numbered_rules` reads its numbered rules and `guide_pages` the pages beside them, `guided_lessons` has its lessons with
their words, `puzzle_sheets` its puzzles.

Everything here is worked out from the games once and cached; it does not change while the server runs.
"""
