"""Sessions for learning in the terminal: lessons, puzzles, the explorer."""
