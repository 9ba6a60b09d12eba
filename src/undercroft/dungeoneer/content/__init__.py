"""Every face of both sets as data, in one vocabulary: when it acts (`on`), what it does (`do`), to whom, how much.

From the same data come the rules and the text of a card, so it cannot say one thing and do another:

* the TOML files hold the faces; `faces` reads them into typed records, and `linting.card_counts` counts the cards of a
  box;
* `card_vocabulary` and `effect_verbs` explain the vocabulary; `linting.effect_grammar` and `linting.card_linter` check
  what types cannot, and compare the faces with `linting.printed_values`, what the rulebooks show of them;
* **rules:** `card_index` and `location_cards` number the faces and their effects, sort the effects by moment, and turn
  what is added up into bits; the classes in `rules.effects`, one for each verb, carry out the rest;
* **text:** `card_text` makes each effect a phrase, which the locale turns into a sentence in three languages.

Values that were ours to choose were tuned by games between equal bots; ``test_corrections.py`` pins them (``PLAYED``).
With one set, half of the four-hero games between bots end after 6 or 7 rounds; with both, after 9. The most successful
of the heroes, four in a game, wins about a third of its games.
"""
