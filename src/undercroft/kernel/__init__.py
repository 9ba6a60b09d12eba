"""What games are made of. The kernel knows no game except by name, in one table (`engine.games.GAMES`).

Its rooms, from the top: `checks` of what must hold in every game; `history`, what is kept of a game and what readers
are shown of it; `engine`, what rules are written with; `base`, what all of it rests on.

A game is a `Game` (how to set it up), a `State` (the position), `Frame` classes (the rules) and a `Vocabulary` of
actions. What the kernel promises, and why:

* **Legality has one source**, `Frame.legal`. `candidates` adds what a player might also try, and `refuse` gives the
  reason against each of those. `checks.properties` checks at every decision of random games that the two agree.
* **Actions exist once each**, in the game's `Vocabulary`. Equality is identity, and parsing a notation is a look-up.
  The options of a decision are made once and shared (`options_of`), so nothing is built twice to ask the same thing.
* **A forced answer is not asked for**, unless the frame is `secret`: where skipping the question would tell the others
  what a seat holds, the seat is asked although only one answer is legal.
* **Who knows what is said once**, in `State.view` and `State._redeal`. `determinize` deals everything that a seat may
  not know, and the seat's view must not change. Search plays on in such worlds, and `checks.properties` uses them to
  find leaks.
* **Barriers** (`EverySeat`) keep sealed answers by seat, so every order of arrival leads to the same state.
* **Events are made only while somebody listens**, so search does not pay for them. Each event knows its audience
  (`seen_by`).
* **Undo never crosses a disclosure.** A frame that shows a hidden card or rolls a die calls `State.disclose`. A
  property finds a forgotten call by comparing dealt worlds.
* **Dumps** tag each object with its package and class and list its fields in the order of `fields`. Changing a field
  makes old dumps unreadable, and loading one says so. Records hold only answers and live longer.
* **Games outlive the rules.** `Match.reopen` replays a record of other rules as far as it is legal. A
  `history.chronicle` holds what everybody saw and needs no rules at all; `history.chronicle_match` shows it through the
  interface of a match.

The second game needed no other kernel. What was added for it serves both: options by name and value on top of a preset
(`Game.options_from`), a bound for the length of a game (`Game.longest`), and shared options (`options_of`).
"""
