"""The documentation: it shows what the program does, and says it plainly."""
