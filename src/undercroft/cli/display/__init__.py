"""How a game, its cards and its tables are shown in the terminal; what a game adds is in the package with its name."""
