"""What there is to play: `games` describes each game for a client (options, presets, bots, lessons, JSON schema),
`rules` reads its numbered rules.

Everything here is worked out from the games once and cached; it does not change while the server runs.
"""
