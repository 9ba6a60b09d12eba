# Texts of the terminal program.

## Names of bots

bot-greedy = Greedy
bot-random = Random

# The levels of Dungeon Lords, from the weakest to the strongest.
bot-trainee = Trainee
bot-trainee-about = Forgets what the orders are for, and sends imps out without a plan. A child can win.
bot-warden = Warden
bot-warden-about = Keeps the stores in order and pays on time, but trusts to luck in battle.
bot-baron = Baron
bot-baron-about = Knows what an order is worth and wants a title. A good match for your second game.
bot-tyrant = Tyrant
bot-tyrant-about = Thinks every order through and knows what yours are likely to be.
bot-overlord = Overlord
bot-overlord-about = Leaves nothing to chance that can be calculated, and plays to win.

# The levels of Dungeoneer, from the weakest to the strongest.
bot-squire = Squire
bot-squire-about = Carries the torch, forgets the quest and opens every door. Weak, but the dungeon bites all the same.
bot-scout = Scout
bot-scout-about = Finds the way to a quest, but spends glory and peril as they come.
bot-veteran = Veteran
bot-veteran-about = Looks after its hero and knows when to heal, but sends monsters at a glance. A good match for your second game.
bot-champion = Champion
bot-champion-about = Weighs each step, and sends a monster where it hurts.
bot-lichlord = Lich Lord
bot-lichlord-about = Knows the dungeon as nobody else does, and plays to win.

# Shown under a level: its results against the level below it ({ $below }).
bot-fared = Ahead of level { $below } in { $ahead } of 100 games.

## The game loop

term-title = { $game } in the terminal (unofficial; for people who own the game)
term-no-option = This game has no option “{ $name }”; it has: { $known }
term-no-preset = This game has no preset “{ $name }”; it has: { $known }
term-no-value = An option cannot have this value: { $change }
term-players = At the table: { $players }
term-level = { $bot } (level { $level }): { $about }
term-resumed = { $count ->
    [one] Resuming the saved game ({ $count } choice so far).
   *[other] Resuming the saved game ({ $count } choices so far).
}
term-commitment = SHA-256 of the seed: { $hash }
term-how = Type a number, or the action in brackets. ? = help, board = everything in play, quit = save and leave.
term-choice = { $label } – { $remark }
term-longer = { $number }! = { $label }
term-asides = { $verb } = when to be asked
term-many-answers = You have { $count } choices; type one. ? = help.
term-type-words = { $count ->
    [3] Type three of them in order, by number or by name, such as "{ $example }".
    [4] Type three for yourself in order, then one for the dummy, by number or by name, such as "{ $example }".
   *[other] Type { $count } of them in order, by number or by name, such as "{ $example }".
}
term-words-wrong = That does not work: type { $count } names or numbers. ? = help.
term-enter = Just press Enter.
term-passing = There is only one answer: { $answer }
term-routine = As usual: { $answer }
term-not-now = (not now)
term-word-place = Number { $place }: { $words }.
term-no-number = No such number; choose from { $first } to { $last }.
term-unclear = That could mean { $meanings }. Type a little more.
term-hint = ? explains the question and lists what is not possible.
term-rule = Rule: { $rule }
term-not-possible = Not possible now:
term-and-more = { $count } more
term-likewise = Likewise: { $names }
term-possible = "{ $action }" is possible.
term-commands = Commands: { $commands }. "? ANSWER" says why an answer is refused, "log 50" shows more, "save FILE" saves elsewhere.
term-rules = Numbers in brackets are rules; read them all in { $path }. ? explains the current question.
term-server-code = Sign in: open { $url } in a browser where you are signed in, choose your name, and type this code:
term-server-wait = Waiting until you confirm … (Ctrl+C = stop)
term-server-in = Signed in.
term-server-expired = Nobody has confirmed the code in time. Start again for another one.
term-server-tables = Your tables:
term-server-none = You have no unfinished tables here.
term-server-turn = your turn
term-server-which = Which table?
term-server-waiting = Waiting for { $players } … (Ctrl+C = leave; the game goes on without you)
term-server-how = Type a number, or the action in brackets. ? = help, board = everything in play, quit = leave.
term-server-commands = Commands: { $commands }. "? ANSWER" says why an answer is refused.
term-server-refused = The server refuses this: { $why }
term-server-off = { $url } does not answer: { $why }
term-server-over = The game is over.
term-server-other = This table needs a newer version of this program.
term-pass = Pass the keyboard to { $player }.
term-press-enter = Press Enter when only you can see the screen.
term-nothing-yet = Nothing has happened yet.
term-no-hints = Hints are only available when you play alone against bots, and only in games whose bots search.
term-coach-on = From now on the coach warns you before you give a costly answer. "coach off" turns warnings off.
term-coach-off = The coach no longer warns you. "coach on" turns warnings on.
term-one-or-two = Type 1 or 2.
term-undone = Undone.
term-saved = Saved: { $path }
term-save-failed = Not saved: { $details }
term-save-where = Name a file: save FILE
term-save-elsewhere = Not saved: that file cannot be used (it is a folder, or not a saved game of this program). Name another one.
term-quit-again = The game is not saved. Type quit again to leave without saving, or save FILE.
term-left = Saved: { $path }. To resume:
term-seed = The seed of this game was: { $seed }
term-record = The whole game, ready to replay: { $path }

## The result

score-title = The result

## Replay

replay-record = { $game }: { $players }; { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
replay-by = { $by ->
    [bot] a bot, as the player was away
   *[default] by default, as time ran out
}
replay-start = Before the first move
replay-now = After move { $count }
replay-whole = The record is intact: all { $count } moves replay exactly.

## Cards

cards-copies = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
cards-answered = from the publisher's answers: { $parts }
cards-doubt = proposed by us: { $parts }
cards-page-title = All cards of { $game }
cards-page-about = Every card in the game. Parts marked *proposed by us* are our own guess; tell us if your box says otherwise. The page is made by `make docs`.
cards-source = source: { $source }
source-printed = printed in the rules or on the components
source-faq = the publisher's answer
source-reported = reported by players who own the game
source-proposed = proposed by us, until somebody who owns the box corrects it

## Games of earlier versions

past-what = { $what ->
    [rules] the rules have changed
    [values] some values have changed
   *[both] the rules and some values have changed
}{ $parts ->
    [none] {""}
   *[other] {" "}({ $parts })
}
past-goes-on = This game was started with version { $version } and continues under the current one. Since then, { $what }.
past-told = This game was played with version { $version }. Since then, { $what }; it is shown under today's rules.
past-diverges = Under today's rules, its move { $number } of { $answers } would not be legal, so only the moves before it can be shown.
past-differs = { $number ->
    [0] The starting position is not the one recorded in the file.
   *[other] After move { $number } at the latest, the position is not the one recorded in the file.
}
past-stopped = This game was started with version { $version }. Since then, { $what }, and its move { $number } of { $answers } is no longer legal.
past-new-file = It continues from move { $last }, in a new file; the old one is kept.

## Lessons

learn-menu = Learn { $game } by playing
learn-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
learn-which = Which lesson? (Enter for lesson { $number }, quit to leave)
learn-title = Lesson { $number }: { $title }
learn-how = Type your answers as in a game. "lesson" repeats the lesson text, "quit" leaves; you can continue later.
learn-resumed = You continue where you left off. "lesson" repeats the lesson text.
learn-enter = Press Enter to continue. 
learn-finished = Lesson finished!
learn-none = There are no lessons of { $game } yet.
learn-no-such = No lesson is called "{ $name }"; choose one of: { $known }

## Reference tables

sheets-title = Tables of { $game }
sheets-about = Everything printed on boards, tiles and cards, for reference. { $sign } marks what is not printed: reported by players or proposed by us, at least in part. The page is made from the data that the game itself uses, so the two cannot differ.

## Puzzles

puzzle-title = { $kind } { $n }
puzzle-difficulty-1 = easy
puzzle-difficulty-2 = medium
puzzle-difficulty-3 = hard
puzzle-difficulty-4 = very hard
puzzle-nothing = nothing
puzzle-none = There are no puzzles of { $game } yet.
puzzle-no-such = No puzzle is called "{ $name }".
puzzle-daily = This is the puzzle of the day.
puzzle-solved = Solved: that is the best answer.
puzzle-loses = { $measure ->
    [chance] Not the best: it lowers the chance to win by { $points }% compared with the best answer.
   *[points] Not the best: it costs { $points } points compared with the best answer.
}
puzzle-rating = Your rating: { $rating } ({ $change })
puzzle-run = Current streak: { $run }. Daily streak: { $days }.
puzzle-again = Enter to try again, anything else for the solution, quit to leave:
puzzle-best = Best: { $answers }
puzzle-other = { $answers }: costs { $points }{ $measure ->
    [chance] { "%" }
   *[points] { "" }
}
puzzle-played = How it might continue:
puzzle-more = Enter for the next puzzle, quit to leave:

## The explorer

explore-help = Type the number of an answer, or its notation, to see where it leads; or “back”, “on” (bots answer until this player is asked again), “all”, “board”, “compare 1 2”, “quit”.
explore-over = The game is over.
explore-more = { $n } more: type “all”.
explore-worth = { $measure ->
    [chance] chance to win { $value }%, { $kind ->
        [best] the best
        [less] { $low } to { $high } less
       *[even] about as good
    }
   *[points] { $kind ->
        [best] the best
        [less] { $low } to { $high } points less
       *[even] about as good
    }
} · deals tried: { $worlds }
