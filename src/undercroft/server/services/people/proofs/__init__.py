"""Ways in which somebody proves to be a person: passkeys, and codes by mail, on a printed sheet or in a program."""
