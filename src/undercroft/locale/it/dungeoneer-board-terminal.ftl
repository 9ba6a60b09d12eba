# How the terminal draws the board of Dungeoneer. The page draws it without these words.

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
place-beside = a { $side } { $location-of }
place-token = segnalino Traccia: { $quest }
exit-wall = { $side }: muro
exit-blocked = { $side }: bloccata, { $stat } { $value }+
exit-trapped = { $side }: trappola, { $stat } { $value }+
hazard-danger = insidia +{ $n }
hazard-test = { $hazard }, { $stat } { $value }+
legend-chart = @1 eroe del giocatore 1 · 2/3: Gloria e Pericolo · varco: uscita aperta · B4: bloccata, 4 o più · T4: con trappola
quest-reward = livello +1, Gloria { $glory }, cura { $heal }
card-cost-glory = Gloria { $cost }
card-cost-peril = Pericolo { $cost }
monster-numbers = vita { $life }, mischia { $melee }, magia { $magic }, velocità { $speed }
odds-roll = { $dice ->
    [1] dado
   *[other] { $dice } dadi
}{ $added }, serve { $need }: { $percent }%
odds-attack = { $form }: colpisce l'attaccante { $strikes }%, pareggio { $ties }%, colpisce il difensore { $struck }%
odds-attack-prevented = { $form }: chi attacca vince senza effetto { $prevented }%, parità { $ties }%, colpisce il difensore { $struck }%
