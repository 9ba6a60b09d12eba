# The pages to study with: the battle solver, the planner, and reviews. Fetched with them alone.

web-solve-lead = Set up a battle that is about to be planned. The solver looks at every plan, over all rounds that are left and every combat card that could come.
web-solve-go = Find the best plan
web-solve-stop = Stop
web-solve-working = Computing…
web-solve-stopped = Stopped.
web-solve-setup = The battle
web-solve-answer = The answer
web-solve-empty = The answer will stand here.
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
web-solve-wish = Play for
web-solve-wish-points = points
web-solve-wish-tiles = few tiles lost
web-solve-wish-prisoners = prisoners
web-solve-text = The battle as text
web-solve-text-about = The same that “undercroft solve” reads. It stands in the address of this page, too.
web-solve-unreadable = This text is not a battle.
web-solve-needs-party = Add somebody to the party.
web-solve-needs-tiles = Add tiles that can be reached from the entrance.
web-solve-refused = The solver cannot use this battle. It says:
web-solve-again = Again
web-solve-play-blows = Blow by blow: { $name }
web-solve-any-card = No card
web-plan-try = Try the plan
web-plan-lead = What would happen with this plan at each combat card, as far as you know. Nothing is answered yet; change the plan as you like.
web-plan-what-happens = At each combat card
web-plan-in-solver = Open in the solver
web-study-blows = Blow by blow

## Review of a finished game

web-review-lead = What each decision cost, by a strong bot's search{ $measure ->
    [chance] : in per cent of the chance to win
    [points] : in points at the end of the game
   *[other] { "" }
}, give or take what the search cannot tell. Only what the player could know at that moment counts.
web-review-begin = Review this game
web-review-stop = Stop
web-review-queue = Waiting for a turn…
web-review-progress = { $done } of { $all } decisions
web-review-failed = This game cannot be reviewed. The reason:
web-review-who = Whose decisions
web-review-everybody = Everybody's
web-review-lost = { $measure ->
    [chance] Chance to win lost, in per cent
   *[points] Points lost
}
web-review-see = See it in the replay
web-review-see-moment = See decision { $number } in the replay
web-review-better = Play the better line
web-review-better-moment = Play the better line instead of decision { $number }
web-error-reviewing = No more than one game is reviewed for you at a time. Wait for it, or stop it.

## The explorer

web-explore-lead = Look at any position: what each answer is expected to bring, and where it leads. Everything is open here, and nothing is played.
web-explore-new = New game
web-explore-seats = Players
web-explore-preset = Options
web-explore-seed = Seed
web-explore-seed-about = The seed decides what chance does. The same link always leads to the same position.
web-explore-go = Explore
web-explore-paste = A position or a record as text
web-explore-paste-about = A position as the solver and the puzzles write it, or the whole text of a saved game.
web-explore-another = Another position
web-explore-answers = What { $player } can answer
web-explore-thinking = Looking further…
web-explore-waiting = Computing…
web-explore-best = best · { $worlds } deals tried
web-explore-less = { $low } to { $high } less · { $worlds } deals tried
web-explore-all = Show all { $n }
web-explore-back = Back
web-explore-likely = Likely answer
web-explore-on = On to { $player }
web-explore-even = as good · { $worlds } deals tried
web-explore-compare = Compare: { $answer }
web-explore-comparison = Comparison
web-explore-lines = Lines
web-explore-start = Start
web-explore-over = The game is over.
web-explore-happened = What has just happened
web-explore-estimates = Estimates
web-explore-moment = Explore the position before answer { $number }
