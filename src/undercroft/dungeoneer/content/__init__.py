"""Every face of both sets as data, in one vocabulary: when it acts (`on`), what it does (`do`), to whom, how much.

`words` explains the vocabulary, `faces` reads the TOML files into typed records, `cards` and `location_cards` turn
these into numbers and bits that are quick to add up, `lint` checks what types cannot, and `wording` makes the text of
each card in three languages. The rules and the text use the same data, so a card cannot say one thing and do another.

Values that were ours to choose were tuned by games between equal bots; ``test_corrections.py`` pins them (``PLAYED``).
With one set, half of the four-hero games between bots end after 6 or 7 rounds; with both, after 9. The most successful
of the heroes, four in a game, wins about a third of its games.
"""
