"""Every face of both sets as data, in one vocabulary: when it acts (`on`), what it does (`do`), to whom, how much.

From the same data come the rules and the text of a card, so it cannot say one thing and do another:

* the TOML files hold the faces; `faces` reads them into typed records, and `box` counts the cards of a box;
* `words` and `verbs` explain the vocabulary; `grammar` and `lint` check what types cannot, and compare the faces with
  `printed_values`, what the rulebooks show of them;
* **rules:** `cards` and `location_cards` number the faces and their effects, sort the effects by moment, and turn what
  is added up into bits; the classes in `effects`, one for each verb, carry out the rest;
* **text:** `wording` makes each effect a phrase, which the locale turns into a sentence in three languages.

Values that were ours to choose were tuned by games between equal bots; ``test_corrections.py`` pins them (``PLAYED``).
With one set, half of the four-hero games between bots end after 6 or 7 rounds; with both, after 9. The most successful
of the heroes, four in a game, wins about a third of its games.
"""
