# Review of a finished game

review-progress = Judging decisions
review-stopped = Stopped: { $count } of { $all } decisions have been judged.
review-moments = The costliest decisions
review-nothing = No decision certainly cost anything.
review-moment = { $number }. { $player } ({ $chapter })
review-given = Answer: { $answers }
review-better = Better: { $answers }
review-cost = { $measure ->
    [chance] Cost: about { $regret }% chance to win{ $range ->
        [yes] { " " }(between { $low }% and { $high }%)
       *[no] { "" }
    }.
   *[points] Cost: about { $regret } { $n ->
        [1] point
       *[other] points
    }{ $range ->
        [yes] { " " }(between { $low } and { $high })
       *[no] { "" }
    }.
}
review-verdict = { $mine ->
    [yes] What cost you most:
   *[no] What cost { $player } most:
} { $kind }, about { $measure ->
    [chance] { $lost }% chance to win
   *[points] { $lost } { $n ->
        [1] point
       *[other] points
    }
}.
review-successes = Well done
review-lead = { $measure ->
    [chance] At least { $lead }% chance to win more than the next best answer.
   *[points] At least { $lead } { $n ->
        [1] point
       *[other] points
    } more than the next best answer.
}
review-chart = { $measure ->
    [chance] Chance to win lost, part by part, in percentage points
   *[points] Points lost, part by part
}
review-kinds = What each kind of decision cost
review-player = player
review-kind = kind
review-count = decisions
review-sum = { $measure ->
    [chance] % chance to win
   *[points] points
}
review-mean = each

## Hints

coach-thinking = The coach is thinking…
coach-lead = What a strong player would do here, based on what you can know.
coach-compared = Reasons compare the first answer with the second, and each other answer with the first.
coach-expected = You can expect about { $n ->
    [one] { $points } point
   *[other] { $points } points
} at the end of the game
coach-even = About as good
coach-behind = About { $n ->
    [one] { $points } point
   *[other] { $points } points
} less by the end of the game
coach-chance = Chance to win: about { $chance }
coach-for = For it: { $causes }
coach-against = Against it: { $causes }
coach-risk = Your hero dies in about { $percent }% of the cases tried
coach-take = Choose this

coach-warning = Take it back?
coach-checking = The coach is looking at your answer…
coach-costs = { $answers }: expected to cost about { $n ->
    [one] { $points } point
   *[other] { $points } points
} by the end of the game.
coach-costs-chance = { $answers }: the chance to win is about { $chance }, instead of { $best }.
coach-better = Better: { $answers }
coach-take-back = Take it back
coach-all-the-same = Play it anyway