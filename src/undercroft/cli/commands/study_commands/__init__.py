"""The commands for learning: lessons, puzzles, training, the explorer, the solver, reviews."""
