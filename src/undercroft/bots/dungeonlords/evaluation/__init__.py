"""What a position is worth: its features as numbers, and the chance to win that follows from them."""
