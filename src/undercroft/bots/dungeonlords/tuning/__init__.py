"""The levels as they are and as they were, and how their weights are fitted."""
