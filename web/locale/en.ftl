# The page's texts that neither the games nor the terminal use.

web-tagline = Play, learn and study two dungeon board games
web-unofficial = Unofficial, for people who own the games.
web-about = About
web-about-version = Version { $version }.
web-about-engine = { $engine ->
    [compiled] The rules are compiled.
   *[plain] The rules are not compiled (slower).
}
web-about-names = Dungeon Lords and Dungeoneer are the names of their publishers' games. The publishers have nothing to do with this program. All texts and drawings here are original.
web-about-icons = The icons are from
web-privacy = Privacy
web-privacy-none = You can play without an account, and nothing is passed on to others. This is what the server stores:
web-privacy-cookie = A random number in a cookie, by which it recognises this browser for a year.
web-privacy-tables = The tables where you have a seat: the name, colour and shape you chose there, your answers, and whether you have pinned or snoozed the table. While you have a table in sight, the other players there can see that.
web-privacy-chat = What you write in the chat of a table. Everybody at the table can read it.
web-privacy-log = In the log of a table, the names of those who have taken or left a seat. If you leave a table, your name and messages stay there; if you do not want that, delete your data first.
web-privacy-address = For each table that you open, a code made from your network address, so that nobody can flood the server. If weekends do not count there, also your time zone.
web-privacy-person = If you keep your games: your name, the public parts of your passkeys, where you made them and when you used them last, a code made from your recovery code or from who you are at another service that signs you in, and for each browser where you are signed in, its kind and when you used it last.
web-privacy-notices = If you want notices: when you want them, where they go, encrypted, and when you last had a page in sight. They pass through the service you choose: your mail provider, your browser’s maker, or the webhook. They say which game it is, who else plays and how much time is left; those for a browser name only the table.
web-privacy-vacation = If you plan an absence: from when until when, for a year. The others see it at tables that give a day or more for each answer.
web-privacy-browser = Your name and preferences are also kept in this browser. None of that is sent until you take a seat.
web-privacy-keep = Tables that nobody uses are deleted after a while; the person who runs this server decides when.
web-privacy-export = Download my data
web-privacy-delete = Delete my data
web-privacy-sure = Your tables will be deleted. At tables with other people, you lose your seat, and your name and messages are removed.
web-privacy-sure-person = You will be signed out everywhere, and nobody will see your name or your messages any more. If you do not sign in again within 14 days, all of it is deleted, and your seats with it.
web-privacy-until = You are signed out, and nobody sees your name any more. If you do not sign in before, everything is deleted on { $date }.
web-privacy-done = Your data has been deleted from this server and from this browser.
web-language = Language
web-home = Home
web-review = Review
web-solver = Battle solver
web-planner = Planner
web-close = Close
web-cancel = Cancel
web-menu = Menu
web-back = Back
web-take-back = Take back: { $what }
web-counting = The game is over. The points are counted.
web-next = Next
web-confirm = Confirm
web-help = About this question
web-undo = Undo
web-asides = How often to ask me

## Home

web-play = Play
web-play-full = Full game
web-set-up = Play with friends, or a custom game
web-opponents = Opponents
web-preset = Type of game
web-preset-first = First game
web-preset-full = Full game
web-seats = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
web-seat = Seat { $n }
web-me = Me
web-bot = Computer
web-bot-level = { $level } · { $bot }
web-open = Invite by link
web-hotseat = At this screen
web-me-hint = You, in this browser
web-open-hint = You get a link to send
web-name = Name
web-mark = Colour and shape
web-options-more = More options
web-with-others = With other people
web-public = Public: listed, and anyone may join
web-aids = Allow the planner and hints to everybody
web-aids-on = Planner and hints: everybody may use them, as the host has chosen.
web-aids-off = Planner and hints: not at this table, as the host has chosen.
web-pace = Time to answer
web-pace-none = no limit
web-pace-300 = 5 minutes
web-pace-3600 = 1 hour
web-pace-86400 = 1 day
web-pace-259200 = 3 days
web-pace-each = { $time } for each answer
web-clock = Clock: { $minutes } min + { $seconds } s per answer
web-clock-own = Clock: other times
web-clock-minutes = Minutes on each clock
web-clock-seconds = Seconds added by each answer
web-clock-left = Time left:
web-clock-about = Each player has a clock of { $minutes } min, which runs while they are asked. Each answer adds { $seconds } s, but never more than the clock began with.
web-clock-then-default = When it has run out, default answers are given for a player until they are back.
web-clock-then-bot = When it has run out, the computer ({ $bot }) plays for a player until they are back.
web-days-off = Saturdays and Sundays do not count
web-days-off-about = Saturdays and Sundays do not count, by the calendar of each player’s time zone.
web-absent = If a player takes longer
web-absent-default = default answers
web-absent-bot = Computer: { $bot }
web-pace-then-default = Time for each answer: { $time }. After that, default answers are given for a player until they are back.
web-pace-then-bot = Time for each answer: { $time }. After that, the computer ({ $bot }) plays for a player until they are back.
web-start = Start
web-to-table = To the table
web-continue = My tables
web-no-tables = None yet.
web-open-tables = Open tables
web-list-which = Which tables
web-list-unfinished = Unfinished
web-list-finished = Finished
web-list-none = { $list }: none
web-list-others = { $list }: { $count }{ $more ->
    [yes] +
   *[no] {""}
}
web-list-all-games = All games
web-list-won = you won
web-list-winners = won by { $players }
web-list-nobody-won = nobody won
web-list-more = Show more
web-next-table = Next table ({ $n })
web-pin = Keep at the top
web-snooze = Not now: ask again in 8 hours
web-snoozed = asks again { $time }
web-list-unreadable = A table that can no longer be read
web-finished = finished
web-your-turn = your turn
web-going = in progress
web-list-waits = waiting for { $players }
web-join = Join
web-join-link = Invitation link
web-bad-link = This is not an invitation link.
web-link-used = This seat is taken, or the link has already been used or replaced.
web-seat-yours = This seat is yours.
web-seat-moves = { $player } has this seat. If that is you, you can continue in this browser, as long as this link has not been used yet.
web-seat-move = Continue as { $player }
web-seat-move-how = If this is your seat, open the table where you took it and choose “Continue on another device” in its menu (≡) to get a new link.
web-watch = Watch the game
web-sit-down = Take seat { $n }
web-learn = Learn
web-rules = Rules
web-you = You
web-keep-game = Keep this game
web-keep-mine = Keep my games
web-sign-in = Sign in
web-signed-in = Signed in as { $name }
web-motion = Animation
web-speed = Story speed
web-slow = Calm
web-normal = Normal
web-fast = Brisk
web-at-once = At once
web-skip = Go on at once
web-press-to-hurry = Press the board to go faster.
web-theme = Colours
web-theme-board = Dark at the board
web-theme-system = Match system
web-theme-light = Light
web-theme-dark = Dark
web-text-size = Text size
web-text-small = Small
web-text-normal = Normal
web-text-large = Large
web-text-largest = Very large
web-always-confirm = Confirm every choice
web-always-list = Always list the answers that glow on the board
web-pass-alone = Skip questions that can wait or have only one answer
web-warn-blunders = Warn me before I blunder
web-upload = Open a saved game
web-offline = The server is not responding. Try again in a moment.
web-former-player = { $n ->
    [one] a former player
   *[other] a former player ({ $number })
}
web-free-seat = free seat
web-free-seats = { $n ->
    [one] a free seat
   *[other] { $n } free seats
}
web-invite-more = Invite

## The table

web-table = Table
web-decision = Your decision
web-options = Choices
web-place-dummy = Dummy
web-waiting = Waiting for { $players }
web-waiting-until = until { $time }
web-wait = One moment
web-passing = { $answer } (automatic: the only possible answer)
web-routine = { $answer } (answered for you: there is hardly anything else to do)
web-connecting = Connecting
web-reconnecting = Connection lost. Reconnecting; nothing is lost.
web-unsent = What you have just done will be sent when the connection is back.
web-slow-line = The network here blocks live connections. The game goes on, but a little more slowly.
web-unreachable = The server cannot be reached. Trying again …
web-no-cookie = This browser blocks cookies. Without one you cannot have a seat: allow cookies for this site in the browser’s settings, then reload the page.
web-no-table = This table does not exist, or can no longer be opened.
web-away = away, default answers
web-away-players = away: { $players }
web-away-default = You were away: default answers are given for you.
web-away-bot = You were away: the computer ({ $bot }) plays for you.
web-am-back = I am back
web-at-table = At the table
web-here = here
web-not-here = not here
web-thinking = thinking since { $time }
web-asked = not here; asked since { $time }
web-stood-in = away, the computer ({ $bot }) answers
web-nudge = Remind
web-nudged = { $player } has been reminded. You can do this once a day.
web-nudged-me = they wait for you
web-error-nudged = This player has already been reminded today.
web-stand-in = Let the computer answer for me
web-stand-in-begin = I am away
web-stand-in-about = Everybody at the table sees this. It ends when you are back, or when you answer.
web-stand-in-or-absence = Away for days, from all tables? In an absence nobody answers for you; your time stands still where an answer may take a day or more.
web-stand-in-mine = You are away: the computer ({ $bot }) answers for you.
web-until = Answer by { $time }
web-vacation = Plan an absence
web-vacation-until = absent through { $date }
web-vacation-mine = You are absent through { $date }; your time stands still. If you answer, your absence ends at all tables.
web-vacation-now = You are absent through { $date }.
web-vacation-end = End the absence
web-paused = paused
web-pause-wanted = a pause is proposed
web-pause-table = Propose a pause
web-pause-about = Nobody’s time runs in a pause. It begins when everybody who plays here agrees, and ends when somebody plays on or answers.
web-pause-asked = { $player } would like a pause: nobody’s time would run. Agreed so far: { $agreed }.
web-pause-on = The game is paused: no clock runs. An answer ends the pause. Agreed: { $agreed }.
web-pause-by = Proposed by { $player }.
web-play-on = Play on
web-over = The game is over.
web-sealed = Your choice, which you can still change: { $answer }.
web-hint = Hint
web-explore = Explore
web-solution = Solution
web-solution-played = Watch the solution
web-solution-stop = Take over
web-restart = Start over
web-result = Result
web-result-skip = Show the result
web-course = Game history
web-course-numbers = Statistics
web-course-end = The end
web-course-points = Points so far
web-rematch = Play again
web-replay = Replay
web-record = Save this game
web-report = Report a problem
web-verify = Check the shuffle
web-seed-known = The shuffle of this game is not secret: somebody has chosen or seen the seed, and may know everything hidden.
web-seed-known-short = known shuffle
web-board-text = The board as text
web-note = Computer player { $player } failed ({ $code }); a default answer was used.
web-note-seat-claimed = { $player } has taken seat { $seat }.
web-note-seat-bot = The host has given seat { $seat } to a computer player.
web-note-seat-link = { $player } has created a link to seat { $seat }. The person who opens it takes the seat.
web-note-seat-freed = The host has removed { $player } from their seat.
web-note-seat-left = { $player } has left the table.
web-note-seat-away = { $player } is away. Answers are given for them until they are back.
web-note-seat-stand-in = { $player } is away and has chosen a bot that answers until they are back.
web-note-seat-back = { $player } is back.
web-proxy-default = Time ran out: played by default for { $player }.
web-proxy-default-you = Time ran out: played by default for you.
web-proxy-bot = A bot answered for { $player }.
web-proxy-bot-you = A bot answered for you.
web-note-pause-begun = All have agreed to the pause that { $player } proposed.
web-note-pause-declined = { $player } does not want a pause now.
web-note-pause-over = { $player } has ended the pause.
web-note-host = { $player } now hosts this table.
web-note-seed-seen = { $player } saved this game before it ended, and may know everything hidden in it.
web-keys = Keys: numbers, or arrows and Enter: choose. 0: decline or stop when every other choice is on the map. Letters: find a choice. Tab: next part of the board; arrows: move within it. Enter on something unlit: see why not. Shift + arrow: move an order. Escape: one step back. u or Ctrl+Z: undo. ?: help.
web-undo-asked = { $player } would like to undo a choice.
web-seat-asked-unnamed = Someone would like to take seat { $seat }, whose player has gone, and would see its cards. Everyone at the table has to agree.
web-seat-asked = { $name } would like to take seat { $seat }, whose player has gone, and would see its cards. Everyone at the table has to agree.
web-seat-waiting = Waiting for the players to agree that you take the seat.
web-seat-withdraw = Withdraw
web-agree = Agree
web-disagree = Disagree
web-refused-stale = That question has already been answered.
web-refused-lapsed = The game had gone on before this could be sent, so it was not done.
web-refused-not-yours = This is not your seat.
web-refused-unknown-action = That is not a possible answer.
web-refused-busy = Not possible right now.
web-refused-illegal = That is not possible.
web-refused-undo = That cannot be undone.
web-refused-diverged = This game is paused until its players decide how to continue.
web-refused-no-pace = There is no time limit that could be paused.
web-refused-not-begun = The game has not begun yet.
web-refused-away = You are away. Come back first.
web-refused-chat = That message could not be sent.
web-refused-changes = You have changed this answer too many times. Your last choice stands.
web-refused-rate = Too many requests. Wait a moment, then try again.
web-pass = Pass the screen to { $player }
web-pass-hint = Everyone else, look away.
web-raise = I am { $player }
web-log = Log
web-log-all = everything
web-log-earlier = Earlier
web-since = Since your last answer
web-were-away = While you were not looking: { $n ->
    [one] { $n } event
   *[other] { $n } events
}
web-unread = { $n } new
web-chat = Chat
web-chat-removed = removed
web-mute = mute
web-say = Say something

## The board

web-places = Areas
web-offers = For hire and for sale
web-market = Market
web-season = The year
web-dungeon = Dungeon
web-rivals = Opponents
web-battle = Battle
web-rock = rock
web-conquered = conquered
web-marked = marked for battle
web-no-party = Nobody is at your entrance yet.
web-party-gone = Nobody is left at the entrance.
web-enlarge = enlarge
web-no-spells = no spells
web-no-healing = no healing
web-no-conquest = no fatigue, no conquest
web-shield = magic shield
web-rage = blind rage
web-hidden = wizards invisible

## Other pages

web-search = Search the rules
web-chapters = Chapters
web-contents = Contents
web-contents-order = Chapters are in the order of play; their numbers never change.
web-nothing-found = Nothing found.
web-rules-english = The rules are only available in English so far.
web-rule-more = More
web-guides = Ways to learn the rules
web-guide-rules = Rules
web-guide-learn = Learn
web-guide-lessons = Learn by playing
web-guide-summary = On one page
web-guide-order = Order of play
web-guide-print = Print
web-guide-now = The game is here
web-guide-sources = Sources
web-guide-tables = Tables
web-verify-why = Before the game the server shows the SHA-256 of the secret seed behind every shuffle; afterwards it shows the seed. If the two match, the shuffle was fixed from the start; your browser checks this itself.
web-commitment = Shown at the start
web-seed = The seed
web-seed-later = shown when the game is over
web-hash = SHA-256 of the seed, computed here
web-verified = They match: the shuffle was fixed from the start.
web-not-verified = They do not match.
web-not-finished = You can replay a game once it is over.
web-past-choice = You can continue from move { $last } or close the game. Either way, you can still replay the moves up to that point.
web-past-resumed = The game continues from move { $number }. Since version { $version }, { $what }.
web-resume = Continue from that move
web-close-game = Close the game
web-wish-resume = Votes to continue: { $players }
web-wish-close = Votes to close the game: { $players }
web-chronicle = Download the full history (every player's view)
web-run = Play
web-position = Position
web-as = View as
web-all-seeing = Reveal everything
web-play-from-here = Play from here

## Around the table

web-against = { $n ->
    [0] alone
    [one] against one computer player
   *[other] against { $n } computer players
}
web-which-game = Which game?
web-at-random = at random
web-lesson = Scenario { $number }
web-sound = Sound
web-part-missing = This part of the page could not be loaded. The connection may be down, or the server has just been updated.
web-error = Something went wrong: { $details }
web-error-no-aids = The host of this table has not allowed the planner and hints.
web-error-rate = Too many requests. Wait a moment, then try again.
web-error-too-many-tables = You have too many unfinished games. Finish one, or open one and delete it in its menu (≡).
web-error-too-many-here = Too many unfinished games have been started from this internet connection. Finish one first.
web-error-too-much-stored = Your games on this server take too much space. Delete some that you no longer need.
web-error-too-much-here = The games from this internet connection take too much space on the server. Delete some of them first.
web-error-disk-full = The server has no space for new games at the moment.
web-error-too-large = That file is too large to be a saved game.
web-error-record = This saved game cannot be opened: { $details }
web-error-not-finished = That is only possible once the game is over.
web-error-not-yours = This is not your seat.
web-error-not-asked = There is nothing to answer there at the moment.
web-error-not-host = Only the host can do this.
web-error-not-free = This seat cannot be freed.
web-error-barred = The host removed you from your seat. You need an invitation to come back.
web-error-second-seat = You already play at this table, so you cannot take the seat of somebody who has left.
web-error-declined = A player at this table has declined.
web-error-asked-for = Somebody else is asking for this seat.
web-error-only-bot = Only a bot can take this seat, or the person who played there.
web-error-alone = Nobody else is at this table.
web-error-outdated = This table belongs to an older version and can no longer be opened.
web-error-unreadable = Something stored about this table can no longer be read. You can delete it.
web-hint-next = Next move: { $label }
web-hint-lost = This is no longer the solution's line. Undo, or start over.
web-hint-best = This is no longer the solution's line. Best from here: { $label }
web-hint-end = The solution ends here.
web-full = Too many tables are open in this browser. Close one and this one will open.
web-try-now = Try now
web-copy = Copy the link
web-copied = Copied
web-chapter-back = Previous chapter
web-chapter-on = Next chapter
web-pause = Pause
web-people = Seats
web-new-link = New invitation link
web-let-bot = Let the computer play
web-other-device = Continue on another device
web-free = Free this seat
web-free-sure = { $player } loses the seat, and somebody else can take it.
web-leave = Leave this table
web-leave-sure = Your seat becomes free, and the others continue without you.
web-delete = Delete this table
web-delete-sure = The game and its chat will be gone for good.
web-link-warning = Only the newest link works, and only once. The person who opens it takes the seat.
web-chat-allow = Allow chat at this table
web-found = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
web-ago-now = just now
web-ago-minutes = { $n } min ago
web-ago-hours = { $n } h ago
web-ago-days = { $n ->
    [1] yesterday
   *[other] { $n } days ago
}
web-loading = One moment

## Why not, and what things are

web-rule = Rule { $rule }
web-asked-now = Current question: { $question }
web-sequence-short = Some places are still empty: fill them all first.
web-sequence-full = All places are filled: take one out first, or drag this one onto its place.
web-looking-on = You are watching: only the players can choose.
web-watching = You are watching.
web-watching-invite = You are watching. To play, you need an invitation link.
web-seat-lost = You no longer have this seat. You are watching.
web-tab-asked = Answer here.
web-tab-helps = Worth a look before you answer.
web-point = Choose something that glows.
web-on-map = Choose a glowing square on the map.
web-as-list = As a list ({ $n })
web-from-to = { $what }: { $by }, then { $then }
web-change = { $what }: { $by }
web-error-no-rules = The rules of that game are not available here.
web-error-internal = Something went wrong on the server; it has been logged.
web-error-busy = The server is busy. Nothing has changed; try again.
web-error-no-hints = There is no help by the computer at this table.
web-error-no-lesson = There is no such lesson.
web-error-no-position = There is no such position in this game.
web-error-no-puzzle = There is no such puzzle.
web-error-no-seat = There is no such seat at this table.
web-error-no-study = That cannot be worked out here: { $details }
web-error-reviewing = Another of your games is being reviewed. Wait for it, or stop it.
web-error-seed = Only a table for you alone may choose its seed: the seed tells everything that is hidden.
web-error-seed-unseen = A saved game shows the seed, and with it all that is hidden. Disclose the seed first, if you want that.
web-play-alone = Alone

## With friends

web-unknown = Page not found
web-unknown-text = There is nothing at this address. Perhaps part of the link is missing.
web-offline-title = No connection
web-offline-text = The server cannot be reached: you are offline, or it is not running. Your games are stored there, and you can continue once the connection is back.
web-title-turn = Your turn
web-share = Share
web-share-text = Let’s play { $game }!
web-qr = QR code
web-qr-alt = The link as a QR code
web-reach-here = This link opens only on this computer. Start the server with { $option }, and friends on your network can join. For friends elsewhere, the server needs an address on the internet.
web-reach-network = Only friends on the same network, such as your Wi-Fi, can open this link. For friends elsewhere, the server needs an address on the internet.
web-reach-plain = This connection is not encrypted (http): someone along the way could read the link and take the seat. The person who runs the server can set up https.
web-invite-people = Invite friends
web-invite-taken = { $player } has taken this seat.
web-invite-send = Each link is for one person. You can start right away: the game pauses whenever a missing friend has to choose.
web-join-game = Join: { $game }
web-join-seats = At the table
web-join-options = The rules at this table
web-join-you = Your seat
web-as-usual = no changes
web-yes = yes
web-no = no
web-mark-taken = taken by { $player }
web-free-marks = Your colour and shape (crossed out: already taken)

## The gallery

web-gallery = Card gallery
web-gallery-search = Search names and text
web-gallery-kind = Kind
web-gallery-set = Set or year
web-gallery-origin = Origin
web-gallery-any = all
web-gallery-filters = Filters
web-gallery-everything = Show everything
web-gallery-nothing = Nothing matches these filters.
web-gallery-signs = Icons
web-gallery-count = { $n ->
    [one] { $n } entry
   *[other] { $n } entries
}
web-gallery-copies = { $n ->
    [one] { $n } in the game
   *[other] { $n } in the game
}
web-gallery-printed = Printed in the rules or on the pieces
web-gallery-faq = From the publisher's answers
web-gallery-partly = Partly printed, the rest proposed by us
web-gallery-reported = Reported by players who own the game
web-gallery-proposed = Proposed by us
web-gallery-doubts = { $source ->
    [faq] From the publisher's answers, except these parts, proposed by us: { $parts }
    [reported] Reported by players, except these parts, proposed by us: { $parts }
   *[printed] Printed, except these parts, proposed by us: { $parts }
}
web-gallery-about = We could not confirm everything printed on these pieces. What we propose is our own guess: if your box says otherwise, please tell us.

## Lessons

web-lessons = Lessons
web-learn-game = Learn { $game } by playing
web-newcomer = New here?
web-newcomer-about = Learn by playing: seven short lessons, half an hour in all.
web-newcomer-start = First lesson
web-learner = You are learning by playing.
web-learner-about = Lesson { $number } of { $total }: { $title }.
web-lesson-back = Previous step
web-lesson-fold = Hide the text
web-lesson-unfold = Show the text
web-lesson-leave = Leave the lesson
web-lesson-words = Lesson text
web-lesson-finished = Lesson finished
web-lesson-next = Next: { $title }
web-lesson-turn = Your turn
web-lesson-onward = Next
web-lesson-rule = Rule { $rule }
web-lesson-continue = Continue
web-lesson-again = Again
web-lesson-start = Start
web-lesson-story = Watch what happens now. Press the board to go faster, and again to skip the rest.
web-lesson-play = Play your first game
web-lesson-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}

# Puzzles

web-puzzles = Puzzles
web-puzzles-game = Puzzles: { $game }
web-puzzle-games = Game
web-puzzle-you = You
web-puzzle-rating = Rating
web-puzzle-solved-count = Solved on the first try
web-puzzle-of = { $n } of { $all }
web-puzzle-run = Current streak
web-puzzle-longest = Best streak
web-puzzle-streak = Daily streak
web-puzzle-kept = This is stored only in your browser. Only the first try at a puzzle changes your rating.
web-puzzle-daily = Puzzle of the day
web-puzzle-daily-about = The same for everybody, a new one each day: easy on Mondays, hard on Sundays.
web-puzzle-daily-open = Solve it
web-puzzle-daily-again = Look at it again
web-puzzle-more = More puzzles
web-puzzle-kind = Kind
web-puzzle-any = Any
web-puzzle-next = Next puzzle
web-puzzle-none = There are no puzzles of this game yet.
web-puzzle-right = Solved: that is the best answer.
web-puzzle-loses = { $measure ->
    [chance] Not the best: it lowers the chance to win by { $points }% compared with the best answer.
   *[points] Not the best: it costs { $points } points compared with the best answer.
}
web-puzzle-given = You chose: { $answers }.
web-puzzle-change = Your rating: { $change }.
web-puzzle-best = Best: { $answers }.
web-puzzle-other = { $answers }: costs { $points }{ $measure ->
    [chance] { "%" }
   *[points] { "" }
}
web-puzzle-step = Nothing else happens.
web-puzzle-solution = Show the solution
web-puzzle-again = Try again
