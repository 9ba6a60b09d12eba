"""The battle solver: the best plan, expected over the combat cards that nobody knows."""
