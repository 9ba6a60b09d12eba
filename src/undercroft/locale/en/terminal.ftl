# The words of the terminal program.

## Names of bots

bot-greedy = Greedy
bot-random = Random

## The game loop

term-title = { $game } in the terminal (unofficial; for people who own the game)
term-players = At the table: { $players }
term-resumed = { $count ->
    [one] The saved game goes on after { $count } answer.
   *[other] The saved game goes on after { $count } answers.
}
term-commitment = SHA-256 of the seed: { $hash }
term-how = Answer with a number or in short ("dig 3,1"). Type ? for help, board for everything, quit to save and leave.
term-many-answers = There are { $count } answers; type one. ? shows help.
term-type-words = { $count ->
    [3] Type three of them in your sequence, by number or by name, such as "{ $example }".
    [4] Type three for yourself in your sequence, then one for the dummy, by number or by name, such as "{ $example }".
   *[other] Type { $count } of them in sequence, by number or by name, such as "{ $example }".
}
term-words-wrong = That is not an answer: { $count } words or numbers are needed. ? shows help.
term-enter = Enter is enough here.
term-not-now = (not now)
term-word-place = As number { $place } of them: { $words }.
term-no-number = There is no such number; the numbers go from { $first } to { $last }.
term-unclear = That may mean: { $meanings }. Type a little more.
term-hint = ? explains the question and what cannot be chosen.
term-rule = The rule that asks: { $rule }.
term-not-possible = Not possible now:
term-and-more = { $count } more
term-possible = "{ $action }" is possible.
term-commands = Commands: { $commands }. "? ANSWER" tells why not that one; "log 50" tells more, "save FILE" saves elsewhere.
term-rules = The numbers in brackets are rules: docs/rules/{ $game }.md has them all. ? explains the question you are asked.
term-pass = Pass the keyboard to { $player }.
term-press-enter = Press Enter when only you can see the screen.
term-nothing-yet = Nothing has happened yet.
term-undone = Taken back.
term-saved = Saved: { $path }
term-save-failed = Not saved: { $details }
term-save-where = Say where: save FILE
term-save-elsewhere = Not saved: that file cannot be used (a folder, or no game of ours). Name another one.
term-quit-again = The game is not saved. Type quit once more to leave all the same, or save FILE.
term-left = Saved: { $path }. This goes on with it:
term-seed = The seed of this game was: { $seed }
term-record = The whole game, to replay: { $path }

## The result

score-title = The result

## Replay

replay-record = { $game }: { $players }; { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
replay-start = Before the first answer
replay-now = After answer { $count }
replay-whole = Replays exactly, all { $count } answers.

## Cards

cards-copies = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
cards-doubt = proposed by us: { $parts }
cards-page-title = All cards of { $game }
cards-page-about = This page is made from the data that the rules play by: `python -m tests.docs.cards`. Nobody has copied the real cards: each card says what of it rests on a fact we found, and what is proposed by us until somebody with a box corrects it.
cards-source = source: { $source }
source-printed = printed in the rules or on the pieces
source-faq = an answer of the publisher
source-proposed = proposed by us, until somebody with a box corrects it
