"""One test at least for each face of the cards: what it does, and when it does not."""
