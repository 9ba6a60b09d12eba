"""What checks the content.

Its files: `card_linter`, `effect_grammar`, `card_counts` (of a box), `printed_values` (as in the rulebooks).
"""
