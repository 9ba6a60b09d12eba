"""A table and its parts: match, seats, clocks, story, and the rows that are stored of it."""
