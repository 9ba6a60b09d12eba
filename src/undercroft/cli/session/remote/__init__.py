"""Tables of a server, played in the terminal: the line to the server, signing in there, and the game."""
