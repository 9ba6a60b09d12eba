"""What every command needs of a terminal: the screen, the language, the words of its help, numbers, Ctrl-C."""
