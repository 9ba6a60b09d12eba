# What all games share: how names are put together, and what the games are called.

list-and = { $first } and { $last }
list-or = { $first } or { $last }
player-number = Player { $number }

## Names of games

name-dungeon-lords = Dungeon Lords
name-dungeoneer = Dungeoneer

## Games of earlier versions

past-what = { $what ->
    [rules] the rules have changed
    [values] some values have changed
   *[both] the rules and some values have changed
}{ $parts ->
    [none] {""}
   *[other] {" "}({ $parts })
}
past-goes-on = This game was begun with version { $version } and goes on with the present one. Since then, { $what }.
past-told = This game was played with version { $version }. Since then, { $what }; it is shown under today’s rules.
past-departs = Under today’s rules, its move { $number } of { $answers } would not be legal, so only the moves before it can be shown.
past-stopped = This game was begun with version { $version }. Since then, { $what }, and its move { $number } of { $answers } is no longer legal.
past-new-file = It goes on from move { $last }, in a new file; the old one is kept.
