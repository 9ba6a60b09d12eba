"""What heroes do and what is done to them, a file a chapter."""
