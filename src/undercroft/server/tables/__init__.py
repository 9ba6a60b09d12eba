"""Tables: a match, the people and bots at it, and what they may ask of it."""
