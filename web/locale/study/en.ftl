# The study pages: battle solver, planner, reviews and explorer. Loaded only with them.

web-solve-lead = Set up a battle that is about to be planned. The solver examines every plan, over all remaining rounds and every combat card that could be revealed.
web-solve-go = Find the best plan
web-solve-stop = Stop
web-solve-working = Computing…
web-solve-stopped = Stopped.
web-solve-setup = The battle
web-solve-answer = Result
web-solve-empty = The result will appear here.
web-solve-party = Party, front first
web-solve-add = Add…
web-solve-damage = Damage
web-solve-tile = tile { $n }
web-solve-forward = Move forward: { $name }
web-solve-remove = Remove: { $name }
web-solve-dungeon = Dungeon
web-solve-square = Square { $square }
web-solve-rock = Rock
web-solve-tunnel = Tunnel
web-solve-conquered = Conquered
web-solve-creatures = Creatures in the lair
web-solve-ko = Knocked out: { $name }
web-solve-traps = Traps in hand
web-solve-stores = Stores
web-solve-cards = Combat cards
web-solve-card = Round { $n }
web-solve-unknown = Unknown
web-solve-when = When
web-solve-year = Year
web-solve-round = Round
web-solve-tent = The paladin is still in his tent
web-solve-lenient = Evil can always be paid (first game)
web-solve-training = Training: no cards, no end after four rounds
web-solve-prison = In prison
web-solve-rivals = Other lords
web-solve-rivals-about = They do nothing here; their evil decides whom the paladin visits.
web-solve-rival-evil = Evil: { $name }
web-solve-rival-paladin = The paladin is with: { $name }
web-solve-add-rival = Add a lord
web-solve-wish = Play for
web-solve-wish-points = points
web-solve-wish-tiles = few tiles lost
web-solve-wish-prisoners = prisoners
web-solve-text = The battle as text
web-solve-text-about = The text that “undercroft solve” reads. It is also part of this page's address.
web-solve-unreadable = This text is not a battle.
web-solve-needs-party = Add somebody to the party.
web-solve-needs-tiles = Add tiles that can be reached from the entrance.
web-solve-refused = The solver cannot use this battle. Reason:
web-solve-again = Again
web-solve-play-blows = Blow by blow: { $name }
web-solve-any-card = No card
web-plan-try = Try the plan
web-plan-use = Use this plan
web-plan-best = Show the best plan
web-plan-undo-first = To use it, first undo what you have laid or sent.
web-plan-undo-tile = This plan fights for another tile. To use it, first undo your choice of the tile.
web-plan-lead = What this plan would lead to with each combat card, as far as you can know. You have not answered yet; change the plan as you like.
web-plan-what-happens = For each combat card
web-plan-in-solver = Open in the solver
web-study-blows = Blow by blow

## Review of a finished game

web-review-lead = What each decision cost, according to a strong bot's search{ $measure ->
    [chance] : in percentage points of the chance to win
    [points] : in points at the end of the game
   *[other] { "" }
}, within the search's margin of error. Only what the player could know at that moment counts.
web-review-begin = Review this game
web-review-go-on = Go on
web-review-others = Judge the others, too
web-review-so-far = { $mine ->
    [yes] Judged so far: { $done } of your { $all } decisions. What follows is about these.
   *[no] Judged so far: { $done } of { $all } decisions. What follows is about these.
}
web-review-stop = Stop
web-review-queue = Waiting in the queue…
web-review-progress = { $mine ->
    [yes] { $done } of your { $all } decisions
   *[no] { $done } of { $all } decisions
}
web-review-failed = The review has come to a halt. Reason:
web-review-who = Whose decisions
web-review-everybody = Everybody's
web-review-lost = { $measure ->
    [chance] Chance to win lost, in percentage points
   *[points] Points lost
}
web-review-see = See it in the replay
web-review-see-moment = See decision { $number } in the replay
web-review-better = Play the better line
web-review-better-moment = Play the better line instead of decision { $number }

## The explorer

web-explore-lead = Examine any position: what each answer is expected to bring, and where it leads. Nothing is hidden here, and no real game is affected.
web-explore-new = New game
web-explore-seats = Players
web-explore-preset = Options
web-explore-seed = Seed
web-explore-seed-about = The seed determines every random event. The same link always leads to the same position.
web-explore-go = Explore
web-explore-paste = A position or a record as text
web-explore-paste-about = A position in the notation of the solver and the puzzles, or the full text of a saved game.
web-explore-another = Another position
web-explore-answers = Possible answers: { $player }
web-explore-thinking = Searching deeper…
web-explore-waiting = Computing…
web-explore-best = best · { $worlds } deals tried
web-explore-less = { $low } to { $high } less · { $worlds } deals tried
web-explore-all = Show all { $n }
web-explore-back = Back
web-explore-likely = Likely answer
web-explore-on = Continue to { $player }
web-explore-even = as good · { $worlds } deals tried
web-explore-compare = Compare: { $answer }
web-explore-comparison = Comparison
web-explore-lines = Lines
web-explore-start = Start
web-explore-over = The game is over.
web-explore-happened = What has just happened
web-explore-estimates = Estimates
web-explore-moment = Explore the position before answer { $number }
