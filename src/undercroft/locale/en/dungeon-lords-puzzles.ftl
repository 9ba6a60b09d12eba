## Puzzles

puzzle-battles = Battle
puzzle-orders = Orders
puzzle-battles-text = Year { $year }, round { $round } of the battle. { $paladin ->
    [0] { $party ->
        [one] One adventurer stands
       *[other] { $party } adventurers stand
    }
   *[other] The paladin { $party ->
        [one] stands
        [2] and one adventurer stand
       *[other] and his party stand
    }
} in your dungeon. { $left ->
    [0] This is the last round.
    [one] One more round follows.
   *[other] { $left } more rounds follow.
} Make the plan that brings the most points by the end of the battle. Traps, food and gold that you use up do not count.{ $alone ->
    [0] {""}
   *[other] {" "}Nor do the other lords: nobody else has the paladin or draws him away.
}
puzzle-orders-text = Year { $year }, { $season }. You are one of { $seats } lords and have { $gold } gold, { $food } food and { $imps ->
    [one] one imp
   *[other] { $imps } imps
}; your evil is { $evil }. The others give their orders in secret, too. Which three orders, in which sequence, promise the most?

puzzle-tag-year-1 = year 1
puzzle-tag-year-2 = year 2
puzzle-tag-last-round = last round
puzzle-tag-long = many rounds
puzzle-tag-paladin = paladin
puzzle-tag-magic = magic
puzzle-tag-nothing = send nothing
puzzle-tag-hold-back = hold something back
puzzle-tag-all-in = send everything
puzzle-tag-where = the right tile
puzzle-tag-first = first orders
puzzle-tag-last = last season
puzzle-tag-payday = payday ahead
puzzle-tag-taxes = taxes ahead
puzzle-tag-evil = the paladin is near
puzzle-tag-sequence = the right sequence

puzzle-why-nothing = What you could send is worth more in a later round, or would achieve nothing now.
puzzle-why-hold-back = What you keep at home now will do more in a later round.
puzzle-why-all-in = Everything together achieves now what each piece alone could not achieve later.
puzzle-why-where = The tile matters as much as the pieces: it decides who may fight there, and what you lose.
puzzle-why-sequence = In another sequence, the same three orders bring less: others take the spaces that you need.
puzzle-why-evil = A little more evil would bring the paladin to you.
