"""How views become columns of numbers, actions numbers, and results rewards."""
