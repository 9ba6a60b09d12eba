"""A game in the terminal: its loop, the questions and typed answers, hints, saved games."""
