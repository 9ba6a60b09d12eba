"""What every command needs of a terminal: the screen, the language, numbers, Ctrl-C."""
