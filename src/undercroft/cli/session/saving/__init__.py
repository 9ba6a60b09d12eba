"""Games that the terminal saves: where, and after each answer."""
