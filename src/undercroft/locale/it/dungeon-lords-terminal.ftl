# Le parole del programma da terminale che servono solo a Dungeon Lords.

## Intestazioni

head-season = { $year ->
    [1] Primo Anno
   *[other] Secondo Anno
} · { $season }
head-combat = { $year ->
    [1] Primo Anno
   *[other] Secondo Anno
} · Combattimento, round { $round } di 4
head-training = Addestramento al Combattimento · round { $round }
head-first = giocatore iniziale: { $player }
label-events = Eventi
label-adventurers = Avventurieri
label-next = Prossima stagione
label-cards = Carte Combattimento
label-place = Area
label-hire = Da assoldare
label-rooms = Stanze
label-evilometer = Cattivometro
label-paladin = Paladino
label-lord = Re
label-stores = Risorse
label-traps = Trappole
label-creatures = Creature
label-prison = Prigione
label-given = Ordini dati
label-unexecuted = Non eseguiti
label-drawn = Pescati
label-inaccessible = Inaccessibili
label-party = Gruppo, dalla testa
label-sent = Piano
column-gold = Oro
column-food = Cibo
column-imps = Diav.
column-evil = Malv.
column-traps = Trap.
column-creatures = Creat.
column-rooms = Stan.
column-tunnels = Tunn.
column-lost = Perse
column-prison = Prig.
column-red = Marchi
column-hp = punti ferita
column-damage = danni

card-seen-by = vista da { $players }
dummy = Non-giocatore { $number }
dummy-orders = { $orders }; inaccessibili: { $out }
paladin-tent = nella tenda; arriva a [{ $space }]
paladin-at = da { $player }
paladin-out = fuori dal gioco
legend-conquered = ✗ conquistata
legend-marked = ► qui si combatte
legend-hinted = + possibile ora
legend-map = · roccia   t tunnel   R stanza   ✗ conquistata

## Numeri

n-gold = { $n } Oro
n-food = { $n } Cibo
n-evil = { $n } Malvagità
n-imps = { $n ->
    [one] { $n } diavoletto
   *[other] { $n } diavoletti
}
n-smiles = −{ $n } Malvagità
n-spy = uno sguardo a una carta Combattimento
n-traps = { $n ->
    [one] { $n } trappola
   *[other] { $n } trappole
}
n-trap = { $n ->
    [one] { $n } trappola
   *[other] { $n } trappole
}
n-monster = { $n ->
    [one] { $n } mostro
   *[other] { $n } mostri
}
n-tunnels = { $n } tunnel
n-workers = { $n ->
    [one] { $n } lavoratore
   *[other] { $n } lavoratori
}
n-workers-most = fino a { $n }
n-tokens = { $n ->
    [one] { $n } gettone Troll
   *[other] { $n } gettoni Troll
}
n-red = { $n ->
    [one] { $n } marchio rosso
   *[other] { $n } marchi rossi
}
n-hp = { $n } PF
n-fatigue = fatica { $n }
n-stops = previene { $n } di ogni trappola
n-hearts = cura { $n }
n-magic = magia { $n }
imps-free = { $n ->
    [one] { $n } diavoletto
   *[other] { $n } diavoletti
} (liberi: { $free })
space-foreman = + capo
space-free = senza aggiunte
traps-laid = Piazzate: { $traps }
ko-creature = { $creature-gender ->
    [f] { $creature } tramortita
   *[m] { $creature } tramortito
}
sent-creature = { $creature } in battaglia

## Lo stesso in breve, per la tabella delle aree

short-gold = { $n } Oro
short-food = { $n } Cibo
short-evil = { $n } Malv.
short-imps = { $n } diav.
short-traps = { $n } trap.
short-smiles = −{ $n } Malv.
short-spy = spionaggio

## Che cosa fanno trappole e stanze

costs = costo: { $price }
hits-first = { $n } al primo
hits-second = { $n } al secondo
hits-last = { $n } in più all'ultimo
hits-each = { $n } a ognuno
hits-others = { $n } a ognuno degli altri
hits-any = { $n } a chiunque
hits-first-hp = pari ai punti ferita del primo
hits-later = altri { $n } allo stesso dopo la conquista
does-no-conquest = niente fatica, niente conquista
stops-spells = se colpisce un { $who }: niente incantesimi
stops-healing = se colpisce un { $who }: niente cure
room-score = { $n ->
    [one] { $n } punto per ciascuno: { $creatures }
   *[other] { $n } punti per ciascuno: { $creatures }
}
room-titles = { $n ->
    [one] { $n } punto in più per ogni titolo esclusivo (in una partita a due o tre re: 1)
   *[other] { $n } punti in più per ogni titolo esclusivo (in una partita a due o tre re: 1)
}
room-bonus = qui ogni attacco è più forte di { $n }: { $creatures }
room-no-spells = qui non si lanciano incantesimi
room-labyrinth = ospita due trappole (senza l'Oro della stanza) ma un solo mostro

## Che cosa fanno le carte Combattimento

card-invisibility = I maghi vanno in fondo al gruppo e ci restano; in questo round non subiscono danni.
card-magic-shield = Il primo danno dopo l'incantesimo è assorbito.
card-detect-treasure = Il re perde 1 Oro; senza Oro, 1 Cibo; senza Cibo, una trappola.
card-fist-of-justice = Il re perde { n-imps }.
card-fireball = Sembra soltanto pericolosa.
card-detect-evil = Il re guadagna { $n } Malvagità.
card-suggestion = Ogni mostro mandato va pagato di nuovo, o torna nella tana.
card-word-of-peace = O tutti i mostri mandati tornano nella tana, o il re guadagna { $n } Malvagità.
card-aura-of-fear = Un mostro mandato torna nella tana.
card-illusion = Un'illusione con 1 punto ferita si mette davanti a tutti.
card-create-food = Il primo avventuriero ha { $n } PF in più per il resto del Combattimento.
card-regeneration = Il primo avventuriero con danni è curato del tutto.
card-metamorphosis = Un mostro mandato diventa una pecora in questo round: { $n } al primo.
card-blind-rage = Tutti i mostri mandati attaccano il primo avventuriero.
card-dimensional-gate = Un mostro mandato è perso per sempre.
card-jailbreak = Un prigioniero torna libero.
card-wrath-of-virtue = Il re perde { n-imps }.
card-appraise-hoard = Il re perde Oro, Cibo o trappole a sua scelta: { $n }.

## Che cosa fanno gli eventi speciali

card-witch-hunt = Ogni re cede un mostro o guadagna { $n } Malvagità.
card-monster-strike = A ogni mostro si paga un simbolo del suo costo; altrimenti è tramortito.
card-burglary = Ogni re perde metà dell'Oro, arrotondata per difetto.
card-imp-fever = Ogni re perde 1 diavoletto ogni { $n } (o frazione di { $n }).
card-rats = Ogni re perde metà del Cibo, arrotondata per difetto.
card-impatient-heroes = L'avventuriero che arriva costa qualcosa al suo re: un guerriero 1 diavoletto, un ladro 1 Oro, un prete 1 Cibo, un mago 1 trappola.
card-paladin-patrol = Il paladino esce dalla tenda e va dal re più cattivo. Se l'ha già lasciata, non succede nulla.
card-surcharge = Ancora tasse: 1 Oro ogni { $n } tessere, arrotondato per eccesso.
card-trap-inspection = Ogni re paga 1 Oro o cede una trappola; chi non ha né l'uno né l'altra guadagna 1 Malvagità.

## Il risultato

score-total = Totale
score-licence = Licenza
score-yes = sì
score-no = no
score-winners = { $count ->
    [one] Vittoria: { $players }, con { $points } punti.
   *[other] Vittoria condivisa: { $players }, con { $points } punti.
}
score-licence-hint = Per la licenza di re del dungeon servono più di 0 punti.
score-worst = Ti sono costati di più { $line ->
    [red_counters] i marchi rossi
   *[other] le tessere conquistate
} ({ $count }): { $points }.

## Addestramento

train-menu = Addestramento al Combattimento: quattro battaglie contro tre avventurieri. Il risultato migliore è perdere una sola tessera.
train-scenario = { $number ->
    [1] Scenario { $number }: troll e goblin
    [2] Scenario { $number }: strega e spettro
    [3] Scenario { $number }: il vampiro
   *[other] Scenario { $number }: la melma
}
train-room = Scenario 1 in una stanza: due mostri e una trappola
train-which = Quale? (1-4 o room; Invio per uscire) 
train-no-such = Scenario non valido: scegli 1, 2, 3, 4 o room.
train-goal = { $count ->
    [0] Obiettivo: non perdere nessuna tessera.
    [one] Obiettivo: perdere al massimo { $count } tessera.
   *[other] Obiettivo: perdere al massimo { $count } tessere.
}
train-how = Scrivi hint per la prossima mossa della soluzione del libro, solution per vederla tutta, restart per ricominciare.
train-hint = La prossima mossa del libro: { $label } ({ $action })
train-hint-best = Questa non è più la soluzione del libro. La mossa migliore da qui: { $label } ({ $action })
train-hint-end = La soluzione del libro finisce qui.
train-restarted = Si ricomincia.
train-lost = { $count ->
    [0] Non hai perso nessuna tessera.
    [one] Hai perso { $count } tessera.
   *[other] Hai perso { $count } tessere.
}
train-best = Meglio di così non si può!
train-better = Il risultato migliore è { $best }. Riprova: undercroft train { $number }
train-missed = Il risultato migliore è sfuggito con la tua risposta { $number }: «{ $label }».
train-instead = Era meglio così:
train-next = Poi: undercroft train { $number }
train-solution = La soluzione del libro:
train-solution-end = { $count ->
    [0] Non si perde nessuna tessera.
    [one] Si perde { $count } tessera.
   *[other] Si perdono { $count } tessere.
}

## Analisi

review-chapter = { $season ->
    [winter] anno { $year }, inverno
    [spring] anno { $year }, primavera
    [summer] anno { $year }, estate
    [autumn] anno { $year }, autunno
   *[combat] anno { $year }, combattimento
}
review-kind-orders = ordini
review-kind-hiring = reclutamento
review-kind-building = scavi e stanze
review-kind-errands = altri ordini eseguiti
review-kind-production = produzione
review-kind-payday = paga, tasse ed eventi
review-kind-plans = piani di battaglia
review-kind-battles = battaglie

## La soluzione delle battaglie

solve-best = Piano migliore: { $plan }
solve-exact = { $wish ->
    [tiles] Da qui in poi ci si aspetta, esattamente: { $value } tessere ({ $count } posizioni).
    [prisoners] Da qui in poi ci si aspetta, esattamente: { $value } prigionieri ({ $count } posizioni).
   *[other] Da qui in poi ci si aspetta, esattamente: { $value } punti ({ $count } posizioni).
}
solve-assumed = { $wish ->
    [tiles] Da qui in poi ci si aspetta: { $value } tessere ({ $count } posizioni).
    [prisoners] Da qui in poi ci si aspetta: { $value } prigionieri ({ $count } posizioni).
   *[other] Da qui in poi ci si aspetta: { $value } punti ({ $count } posizioni).
}
solve-assumes = { $about ->
    [alone] Non esatto: la posizione non dice quanta Malvagità hanno gli altri re («rivals»). Il paladino potrebbe essere da uno di loro, o passare a uno di loro: qui non se ne tiene conto.
   *[still] È esatto solo finché i segnalini degli altri re restano dove sono: il paladino passa a chi è più cattivo.
}
solve-open = { $wish ->
    [tiles] Una stima, perché il tempo non bastava per calcolare tutto. Da qui in poi: { $value } tessere.
    [prisoners] Una stima, perché il tempo non bastava per calcolare tutto. Da qui in poi: { $value } prigionieri.
   *[other] Una stima, perché il tempo non bastava per calcolare tutto. Da qui in poi: { $value } punti.
}
solve-tried = Il tuo piano: { $plan }
solve-better = C'è un piano migliore, che porta { $value }: { $plan }
solve-as-good = Nessun piano è migliore.
solve-unclear = Nel tempo previsto non si è trovato un piano migliore. Il migliore porta { $value }.
solve-ends-so = Come finisce la battaglia con questo piano
solve-blows = Se la carta è { $card }:
solve-between = da { $low } a { $high }
solve-nothing = niente
solve-plans = I piani migliori
solve-plan = piano
solve-worth = attesa
solve-loses = perde
solve-ends = Come finisce la battaglia con il piano migliore
solve-chance = probabilità
solve-tiles = tessere perse
solve-prisoners = prigionieri
solve-points = punti
solve-cards = Che cosa fare con ogni carta Combattimento
solve-card = carta
solve-answers = risposte migliori

## Carte

cards-both-years = entrambi gli anni
cards-year = { $year ->
    [1] Primo Anno
   *[other] Secondo Anno
}
cards-tiles = tessere nel Primo e nel Secondo Anno: { $first } e { $second }
cards-price = costo: { $price }
cards-zone = zona: { $zone }
cards-glyph = glifo { $n }
cards-group-trap = Trappole
cards-group-creature = Mostri e spettri
cards-group-room = Stanze
cards-group-adventurer = Avventurieri e paladini
cards-group-spell = Carte Combattimento
cards-group-special-event = Eventi speciali

## Parti di una carta che possono essere in dubbio

part-amount = quantità
part-copies = numero di carte
part-do = effetto
part-fatigue = fatica
part-id = nome
part-rounding = arrotondamento
part-speed = veloce o lento
part-year = anno
part-year1 = valori del Primo Anno
part-year2 = valori del Secondo Anno
