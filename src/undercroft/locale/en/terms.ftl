# What all games share: how names are put together, and what the games are called.

list-and = { $first } and { $last }
list-or = { $first } or { $last }
player-number = Player { $number }
player-you = You
name-reader = you

## Names of games

name-dungeon-lords = Dungeon Lords
name-dungeoneer = Dungeoneer
