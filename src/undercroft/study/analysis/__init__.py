"""What strong bots and solvers say of a position or game: hints, reviews, warnings, the explorer."""
