# Review of a finished game

review-progress = Judging decisions
review-stopped = Stopped: { $count } of { $all } decisions have been judged.
review-moments = The decisions that cost most
review-nothing = No decision cost anything for certain.
review-moment = { $number }. { $player } ({ $chapter })
review-given = Answer: { $answers }
review-better = Better: { $answers }
review-cost = Cost: { $regret } points (between { $low } and { $high }).
review-kinds = What each kind of decision cost
review-player = player
review-kind = kind
review-count = decisions
review-sum = points
review-mean = each

## Hints

coach-thinking = The coach is thinking…
coach-lead = What a strong player would do here, going by what you can know.
coach-compared = Reasons compare the first answer with the second, and each other answer with the first.
coach-even = About as good
coach-behind = About { $n ->
    [one] { $points } point
   *[other] { $points } points
} less by the end of the game
coach-chance = Chance to win: about { $chance }
coach-for = For it: { $causes }
coach-against = Against it: { $causes }
coach-take = Choose this
