"""What is kept of a game that is played, and what its readers are shown of it, event by event."""
