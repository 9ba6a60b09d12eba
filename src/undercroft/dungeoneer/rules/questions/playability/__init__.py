"""Which cards may be played, and which effects used.

Its files: `playable_cards`, `usable_effects`, `usage_limits` (how often), `play_times` (when).
"""
