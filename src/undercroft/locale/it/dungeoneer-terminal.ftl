# Le parole del programma da terminale che servono solo a Dungeoneer.

head-turn = Round { $round } · { $player } · { $phase }
result-won = { $count ->
    [one] Vince { $players }!
   *[other] Vincono { $players }!
}
result-lost = Ha vinto il dungeon.
result-died = { $player }: l'eroe è morto nel round { $round }{ $because }.

## Analisi

review-chapter = round { $round }
review-kind-moves = movimento e altre azioni dell'eroe
review-kind-quests = missioni
review-kind-locations = posa dei luoghi
review-kind-misdeeds = Signore del Dungeon
review-kind-battles = battaglie
review-kind-interference = interventi
review-kind-cards = carte ed effetti
