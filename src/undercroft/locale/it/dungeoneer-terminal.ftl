# Le parole del programma da terminale che servono solo a Dungeoneer.

head-turn = Round { $round } · { $player } · { $phase }
label-hand = Mano
label-boons = Favori
label-treasures = Tesori
label-banes = Sventure
label-lair = Tana
label-dungeons-lair = La tana del dungeon (attaccano tutti con il prossimo mostro pescato)
label-quests = Missioni
label-done = Completate
label-escorts = Protetti
label-commons = Missione comune
column-hero = Eroe
column-life = Vita
column-level = Liv.
column-melee = Misc.
column-magic = Mag.
column-speed = Vel.
column-ap = PA
column-glory = Gloria
column-peril = Peric.
column-quests = Miss.
column-hand = Mano
column-where = Dove
column-attacker = Attaccante
column-form = Forma
column-attack = Attacco
column-counter = Contrattacco
hero-dead = senza vita
hero-fallen = a terra
battle-title = Combattimento: si difende { $defender }
roll-needs = { $who } tira { $dice }: serve { $need }
roll-open = { $who } tira { $dice }
place-points = Gloria { $glory }, Pericolo { $peril }
place-token = segnalino Traccia: { $quest }
exit-wall = { $side }: muro
exit-blocked = { $side }: bloccata, { $stat } { $value }+
exit-trapped = { $side }: trappola, { $stat } { $value }+
hazard-danger = insidia +{ $n }
hazard-test = { $hazard }, { $stat } { $value }+
legend-chart = @1 eroe del giocatore 1 · varco: uscita aperta · B4: bloccata, 4 o più · T4: con trappola
quest-reward = livello +1, Gloria { $glory }, cura { $heal }
card-cost-glory = Gloria { $cost }
card-cost-peril = Pericolo { $cost }
result-won = { $count ->
    [one] Vince { $players }!
   *[other] Vincono { $players }!
}
result-lost = Ha vinto il dungeon.

## Analisi

review-chapter = round { $round }
review-kind-moves = movimento e altre azioni dell'eroe
review-kind-quests = missioni
review-kind-locations = posa dei luoghi
review-kind-misdeeds = Signore del Dungeon
review-kind-battles = battaglie
review-kind-interference = interventi
review-kind-cards = carte ed effetti
