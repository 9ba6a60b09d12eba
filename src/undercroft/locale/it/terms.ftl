# Ciò che tutti i giochi hanno in comune: gli elenchi e i nomi dei giochi.

list-and = { $first } e { $last }
list-or = { $first } o { $last }
player-number = Giocatore { $number }

## Nomi dei giochi

name-dungeon-lords = Dungeon Lords
name-dungeoneer = Dungeoneer

## Partite di versioni precedenti

past-what = { $what ->
    [rules] sono cambiate le regole
    [values] sono cambiati alcuni valori
   *[both] sono cambiate le regole e alcuni valori
}{ $parts ->
    [none] {""}
   *[other] {" "}({ $parts })
}
past-goes-on = Questa partita è iniziata con la versione { $version } e continua con quella attuale. Da allora { $what }.
past-told = Questa partita è stata giocata con la versione { $version }. Da allora { $what }; qui è mostrata secondo le regole di oggi.
past-departs = Secondo le regole di oggi, la mossa { $number } di { $answers } non sarebbe valida: si possono vedere solo le mosse precedenti.
past-stopped = Questa partita è iniziata con la versione { $version }. Da allora { $what }, e la mossa { $number } di { $answers } non è più valida.
past-new-file = Continua dalla mossa { $last } in un nuovo file; quello vecchio resta.
