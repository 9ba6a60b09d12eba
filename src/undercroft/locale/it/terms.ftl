# Ciò che tutti i giochi hanno in comune: gli elenchi e i nomi dei giochi.

list-and = { $first } { $last-initial ->
    [e] ed
   *[other] e
} { $last }
list-or = { $first } o { $last }
player-number = Giocatore { $number }
player-you = Tu
name-reader = tu
    .the = te

## Nomi dei giochi

name-dungeon-lords = Dungeon Lords
name-dungeoneer = Dungeoneer
