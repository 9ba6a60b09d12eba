"""The verbs that move cards.

Its files: `attachment_effects`, `discard_effects`.
"""
