# The words of the browser's client that neither the game nor the terminal has.

web-tagline = Dungeon board games, to play, learn and study
web-unofficial = Unofficial, for people who own the games.
web-about = About
web-about-version = Version { $version }.
web-about-names = Dungeon Lords and Dungeoneer are the names of games of their publishers, who have nothing to do with this program. Its texts and drawings are its own.
web-about-icons = The icons are from
web-language = Language
web-home = Home
web-close = Close
web-menu = Menu
web-back = Back
web-next = Next
web-confirm = Confirm
web-help = What is this about?
web-undo = Undo
web-asides = How often you are asked

## Home

web-play = Play
web-play-full = The full game
web-set-up = Other players, other options
web-preset = Kind of game
web-preset-first = First game
web-preset-full = Full game
web-seats = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
web-seat = Seat { $n }
web-me = Me
web-bot = Computer
web-open = Somebody by link
web-hotseat = At this screen
web-me-hint = You, in this browser
web-open-hint = You get a link to send
web-name = Name
web-mark = Colour and shape
web-options-more = More options
web-public = Let anybody join and see this table in the list
web-start = Start
web-invite = Send these links to your friends
web-to-table = To the table
web-continue = My tables
web-no-tables = None yet.
web-open-tables = Open tables
web-finished = finished
web-your-turn = your turn
web-going = going on
web-join = Join
web-join-link = Link to a seat
web-bad-link = That is no link to a seat.
web-link-used = This seat is taken, or its link is no longer good.
web-sit-down = Sit down on seat { $n }
web-learn = Learn
web-rules = Rules
web-you = You
web-motion = Movement
web-speed = Telling events
web-slow = slowly
web-normal = normally
web-fast = quickly
web-always-confirm = Confirm every answer
web-pass-alone = Against computer players, pass by itself where only passing is possible
web-upload = Open a saved game
web-offline = The server does not answer. Try again in a moment.
web-free-seat = free seat

## The table

web-table = Table
web-decision = Your decision
web-options = Answers
web-place-dummy = Dummy
web-waiting = Waiting for { $players }
web-wait = One moment
web-passing = “{ $answer }” by itself: nothing else is possible
web-connecting = Connecting
web-reconnecting = The connection is lost. Reconnecting; nothing is lost.
web-no-table = There is no such table, or it cannot be opened any more.
web-away = not here at the moment
web-over = The game is over.
web-sealed = You have answered: { $answer }. You may still change it.
web-hint = Hint
web-solution = Solution
web-restart = From the beginning
web-result = Result
web-course = How it went
web-course-numbers = In numbers
web-course-end = The end
web-course-points = Points so far
web-rematch = Play again
web-replay = Replay
web-record = Save the record
web-report = Report a problem
web-verify = Check the shuffle
web-board-text = The board in words
web-note = Computer player { $player }: trouble ({ $code }); a substitute answer was given.
web-keys = Keys: numbers or arrows and Enter choose an answer, letters find one, Tab leads from one part of the board to the next, arrows from thing to thing in it, Enter on something dark asks why not, Shift and an arrow move an order, Escape goes one step back, u or Ctrl+Z takes back, ? explains.
web-undo-asked = { $player } would like to take an answer back.
web-agree = Agree
web-disagree = Do not agree
web-refused-stale = That question has been settled already.
web-refused-not-yours = That is not your seat.
web-refused-unknown-action = That is no answer.
web-refused-busy = Not possible at the moment.
web-refused-illegal = That is not possible.
web-refused-undo = That cannot be taken back.
web-refused-chat = That cannot be said here.
web-pass = Pass the screen to { $player }
web-pass-hint = Everybody else looks away.
web-raise = I am { $player }
web-log = Log
web-log-all = everything
web-since = Since your last turn
web-chat = Chat
web-mute = mute
web-say = Say something

## The board

web-places = Places
web-offers = For hire and for sale
web-market = Market
web-season = The year
web-dungeon = Dungeon
web-rivals = Rivals
web-battle = Battle
web-rock = rock
web-conquered = conquered
web-marked = marked for battle
web-no-party = Nobody is at your door yet.
web-party-gone = Nobody is left at the door.
web-enlarge = show large
web-no-spells = no spells
web-no-healing = no healing
web-no-conquest = no fatigue, no conquest
web-shield = magic shield
web-rage = blind rage
web-hidden = wizards invisible

## Other pages

web-search = Search the rules
web-chapters = Chapters
web-nothing-found = Nothing found.
web-rules-english = The rules are in English only so far.
web-verify-why = Before the game, the server shows the SHA-256 of the secret seed from which everything is shuffled; after the game, the seed. If the two fit together, the shuffle was fixed from the start. Your browser works it out here by itself.
web-commitment = Shown at the start
web-seed = The seed
web-seed-later = shown when the game is over
web-hash = SHA-256 of the seed, worked out here
web-verified = They fit together: the shuffle was fixed from the start.
web-not-verified = They do not fit together.
web-not-finished = A game can be replayed when it is over.
web-run = Run
web-position = Position
web-as = Seen by
web-all-seeing = All-seeing
web-play-from-here = Play from here

## Around the table

web-against = { $n ->
    [0] by yourself
    [one] against one computer player
   *[other] against { $n } computer players
}
web-which-game = Which game?
web-at-random = at random
web-lesson = Scenario { $number }
web-sound = Sound
web-error = That did not work: { $details }
web-error-rate = That was a lot at once. Wait a moment, then try again.
web-error-too-many-tables = You have too many unfinished games. Finish one first.
web-error-too-large = That file is too large for a saved game.
web-error-record = That is no saved game that can be opened: { $details }
web-error-not-finished = That is possible when the game is over.
web-error-not-yours = That seat is not yours.
web-error-outdated = That table was made with other rules and cannot be opened any more.
web-hint-next = The next move: { $label }
web-hint-lost = You have left the way of the solution. Take back, or begin again.
web-hint-end = The solution ends here.
web-full = Too many tables are open in this browser. Close one of them; then this one comes by itself.
web-try-now = Try now
web-copy = Copy the link
web-copied = Copied
web-chapter-back = One chapter back
web-chapter-on = One chapter on
web-pause = Pause
web-people = Seats
web-new-link = New link
web-let-bot = Let the computer play
web-other-device = Continue on another device
web-link-warning = The newest link is the only one that is good. Whoever opens it has the seat.
web-chat-allow = People at this table may chat
web-found = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
web-loading = One moment

## Why not, and what things are

web-rule = Rule { $rule }
web-asked-now = Asked now: { $question }
web-sequence-short = There are still empty places: fill them all first.
web-sequence-full = All places are filled: take one out first, or drag this one onto its place.
web-looking-on = You are looking on: only the players at this table choose.
web-point = Point at what glows.
web-as-list = As a list ({ $n })
web-from-to = { $what }: { $by }, then { $then }
web-change = { $what }: { $by }
web-error-no-rules = There are no rules of that game here.
web-error-internal = Something went wrong on the server; it has been noted.
web-error-busy = The server is busy. Nothing has changed; try again.
web-play-alone = Alone
