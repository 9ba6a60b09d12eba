# Dungeon Lords: domande (ask-), spiegazioni per chi comincia (help-), azioni (do-), eventi (event-), rifiuti (no-).
# Le variabili: locale/texts.py.

## Domande

ask-act = { $place }, casella { $space }: esegui l'azione o rinunci?
ask-aim = { $source }: a chi tocca?
ask-attack = Quale creatura agisce ora, e come?
ask-banish = { $source }: uno dei mostri che hai mandato va perduto. Quale?
ask-build = { $price ->
    [0] Casella { $space }: quale stanza costruisci, e dove?
   *[other] Casella { $space }, per { $price } Oro: quale stanza costruisci, e dove?
}
ask-dig = Dove scavi un tunnel? Tunnel rimasti: { $left }
ask-discard-trap = Scarta una trappola dalla mano. Quale?
ask-free = { $source-id ->
    [none] Non resta nulla da conquistare, perciò un prigioniero torna libero. Quale?
   *[other] { $source } libera un prigioniero. Quale?
}
ask-hire = { $dinner ->
    [0] Casella { $space }: quale creatura assoldi?
   *[other] Casella { $space }: quale creatura assoldi? Oltre al suo costo vuole { $dinner } Cibo.
}
ask-keep-order = Hai pescato tre ordini. Quale tieni?
ask-lose-goods = { $source }: che cosa cedi? Ancora da cedere: { $left }
ask-lose-trap = { $source } ti costa una trappola. Quale?
ask-mark = Verso quale tessera marcia il gruppo?
ask-mine = Quanto Oro estrai dalla casella { $space }?
ask-orders = Quali tre ordini dai, e in che sequenza?
ask-orders-and-dummy = Quali tre ordini dai, e quale terzo ordine riceve il tuo non-giocatore?
ask-plan = La battaglia per { $square }: che cosa mandi? Trappole: fino a { $traps }; mostri: fino a { $monsters }; spettri a volontà
ask-produce = Quale stanza si mette al lavoro? Lavoratori liberi: { $workers }
ask-second-hit = Il secondo maleficio: chi colpisce?
ask-sheep = { $source }: quale mostro diventa una pecora?
ask-spring = Quale trappola scatta ora?
ask-spy = Quale delle quattro carte Combattimento guardi?
ask-strike = { $source }: paga a ogni mostro un simbolo del suo costo, oppure lascia che si sdrai. Chi è il prossimo?
ask-suggestion = { $source }: paga al mostro tutto il suo costo, oppure rimandalo nella tana. Chi è il prossimo?
ask-take-back = Quale degli ordini dati ti torna in mano?
ask-tax = Devi { $due } Oro di tasse. Quanto paghi?
ask-trap-inspection = { $source }: paghi Oro o consegni una trappola?
ask-wages = Giorno di Paga! Paga le creature o lasciale andare. Chi è la prossima?
ask-withdraw-one = { $source }: quale mostro scappa nella tana?
ask-withdraw-or-evil = { $source }: ritiri tutti i mostri o prendi { $amount } Malvagità?
ask-witch-hunt = { $source }: cedi un mostro o prendi { $amount } Malvagità?

## Spiegazioni

help-act = Il tuo tirapiedi sta su questa casella. Paghi tutto il costo e ricevi tutti i prodotti, oppure rinunci. Se rinunci, l'ordine resta non eseguito e alla fine del round potrai riprendere proprio quella carta.
help-aim = Il dardo vola verso chi vuoi, dal primo del gruppo all'ultimo. Un Dardo Avvelenato ferisce ancora alla fine del round; un Dardo Anti-Magia zittisce un mago o impedisce a un prete di curare.
help-attack = Le creature agiscono una dopo l'altra, nell'ordine che vuoi, una volta ciascuna. Poi sono tramortite fino alla fine del Combattimento di quest'anno, a meno che l'attacco dica che tornano nella tana. Il danno in eccesso va perso: scegli bersagli che cadono di misura.
help-banish = Il mostro se ne va per sempre, anche se ha già combattuto. Non guadagni Malvagità per questo. Cedi quello che rimpiangerai di meno alla fine della partita.
help-build = Una stanza prende il posto di un tuo tunnel, nella parte del dungeon che la stanza richiede, e mai accanto a un'altra stanza. Le stanze del Primo Anno danno prodotti; quelle del Secondo aiutano in battaglia o danno punti.
help-dig = Ogni tunnel occupa un diavoletto e deve toccare il tuo dungeon. Quattro tessere non possono mai formare un quadrato. Più tunnel vogliono dire più Oro da estrarre, ma anche più da difendere e più tasse.
help-discard-trap = Nel Secondo Anno peschi una trappola più di quante ne compri, poi ne scarti una qualsiasi dalla mano. Solo tu saprai quale.
help-free = Qualcuno lascia la tua prigione, e la partita. I prigionieri valgono punti alla fine, il paladino più di tutti: libera chi ti serve di meno.
help-hire = Una creatura costa ciò che mostra la sua tessera, adesso e a ogni Giorno di Paga. I mostri combattono e danno punti; gli spettri combattono in qualsiasi numero. Più sei cattivo, più forti sono gli eroi che arrivano: attento alla Malvagità nel costo.
help-keep-order = Tieni in mano uno dei tre ordini; gli altri due restano scoperti e sono inaccessibili nel primo round. Tieni quello che d'inverno ti mancherebbe di più.
help-lose-goods = L'incantesimo ti toglie qualcosa, e sei tu a scegliere che cosa, un pezzo alla volta. L'Oro paga le tasse, il Cibo sfama le creature, le trappole vincono le battaglie. Non perdi mai più di quello che hai.
help-lose-trap = Una delle tue trappole va persa; scegli tu quale, e nessun altro la vede. Rinuncia a quella meno adatta ai prossimi eroi.
help-mark = Gli eroi vanno sempre verso una tessera non conquistata tra le più vicine all'entrata. Se ce n'è più d'una scegli tu. In un tunnel combattono una trappola e un mostro, in una stanza due mostri.
help-mine = Ogni diavoletto porta 1 Oro da un tunnel non conquistato. Sulla casella III serve un diavoletto in più, il capo. I diavoletti che estraggono non possono fare altro in questo round.
help-orders = Tutti scelgono in segreto tre ordini, che si rivelano uno alla volta. Ogni area ha tre caselle con costi diversi, occupate dalla I alla III: chi arriva primo prende la I, e un quarto resta fuori. Due dei tuoi tre ordini saranno inaccessibili nel prossimo round.
help-orders-and-dummy = Scegli i tuoi tre ordini e uno in più per il non-giocatore di cui ti occupi. Il non-giocatore occupa solo una casella: può chiudere la porta al rivale, o spingere entrambi su una casella migliore.
help-plan = Scegli trappole e creature per questa battaglia, una alla volta, poi di' che sei pronto. Una trappola si paga quando scatta, e in una stanza costa anche Oro. Chi combatte resta tramortito fino alla fine del Combattimento di quest'anno: non mandare tutti subito.
help-produce = Le stanze trasformano il lavoro in prodotti. Lavorano i diavoletti che in questo round non hanno fatto altro e i gettoni Troll, una volta per round ciascuno. Puoi fermarti quando vuoi.
help-second-hit = La strega lancia due piccoli malefici. Scegli il secondo bersaglio dopo aver visto l'effetto del primo; può essere lo stesso avventuriero.
help-sheep = Per questo round il mostro attacca debolmente, da pecora. È pur sempre un attacco: sarà tramortito, e i preti cureranno. Scegli quello il cui attacco ti serve di meno.
help-spring = Nel Labirinto hai piazzato due trappole e decidi quale scatta per prima. I ladri spendono la loro abilità sulla prima; la seconda incontra solo ciò che ne resta.
help-spy = Puoi guardare in segreto una delle quattro carte Combattimento dell'anno. Mostra un incantesimo e la fatica degli eroi in quel round. Tutti vedono quale carta hai preso, non che cosa c'è sopra.
help-strike = Ogni mostro vuole un simbolo del suo costo, a tua scelta. Chi non riceve nulla si sdraia, tramortito fino alla fine del Combattimento di quest'anno. Lo stipendio lo vorrà lo stesso.
help-suggestion = L'incantesimo spinge i mostri a chiedere lo stipendio in piena battaglia. Paga tutto il costo e il mostro continua a combattere; rifiuta, e torna nella tana illeso, come se non l'avessi mai mandato.
help-take-back = Un ordine ti torna in mano: il primo che hai dato, o uno qualsiasi non eseguito. Gli altri due restano scoperti e sono inaccessibili nel prossimo round. Tornano anche i due che erano inaccessibili.
help-tax = Le tasse crescono con il numero delle tue tessere, anche conquistate. Ciò che non paghi diventa marchi rossi, e ognuno toglie punti alla fine. Il Ministero non dimentica nulla.
help-trap-inspection = Gli ispettori vogliono Oro o una delle tue trappole. Nessuno vedrà quale trappola consegni. Guadagna Malvagità solo chi non ha né l'uno né le altre.
help-wages = Ogni creatura vuole di nuovo il suo costo. Pagalo per intero, o la creatura se ne va per sempre e guadagni 1 Malvagità. Scegli tu la sequenza, che conta quando il costo comprende Malvagità.
help-withdraw-one = Uno dei mostri che hai mandato scappa nella tana. Resta in forze e può combattere in un altro round. Scegli quello che in questa battaglia ti serve di meno.
help-withdraw-or-evil = O tutti i mostri che hai mandato tornano nella tana illesi, o guadagni Malvagità e combattono. Gli spettri non danno ascolto. Prima di scegliere la Malvagità, guarda dov'è la casella del paladino.
help-witch-hunt = I paesani vogliono un mostro, o parleranno male di te. Cedine uno per sempre, o prendi la Malvagità. Più Malvagità vuol dire eroi più forti alla tua porta, e magari il paladino.

## Azioni

do-act = Esegui l'azione
do-attack = { $target-id ->
    [none] { $creature }: { $attack }
   *[other] { $creature }: { $attack } – il numero { $target } del gruppo
}
do-banish = Perdi { $creature-the }
do-build = Costruisci { $room-the } in { $square }
do-butt = { $creature }: incorna da pecora
do-decline = Rinuncia
do-dig = Scava in { $square }
do-discard = Scarta { $trap-the }
do-dismiss = Lascia andare { $creature-the } (1 Malvagità)
do-done = Basta lavorare
do-evil = Prendi la Malvagità
do-free = Libera { $adventurer-the }
do-hire = { $trap-id ->
    [none] { $monster-id ->
        [none] Assolda { $creature-the }
       *[other] Assolda { $creature-the } sacrificando { $monster-the }
    }
   *[other] Assolda { $creature-the } cedendo { $trap-the }
}
do-keep = Tieni «{ $order }»
do-lay = Piazza { $trap-the }
do-lose = { $creature-id ->
    [none] { $trap-id ->
        [none] Cedi 1 { $good }
       *[other] Cedi { $trap-the }
    }
   *[other] Cedi { $creature-the }
}
do-mark = Combatti in { $square }
do-mine = Estrai { $amount } Oro
do-orders = { $dummy-id ->
    [none] { $first }, { $second }, { $third }
   *[other] { $first }, { $second }, { $third }; il non-giocatore: { $dummy }
}
do-pay = { $trap-id ->
    [none] { $monster-id ->
        [none] Paga { $creature-the }
       *[other] Paga { $creature-the } sacrificando { $monster-the }
    }
   *[other] Paga { $creature-the } cedendo { $trap-the }
}
do-ready = Pronto alla battaglia
do-refuse = Non pagare { $creature-the }
do-rest = { $creature }: non può attaccare nessuno
do-return = Riprendi «{ $order }»
do-send = Manda { $creature-the }
do-sheep = Trasforma in pecora { $creature-the }
do-skip = Non guardare nulla
do-spring = Fai scattare { $trap-the }
do-spy = Guarda la carta { $amount }
do-stop = Smetti di scavare
do-symbol = { $trap-id ->
    [none] { $monster-id ->
        [none] { $creature }: paga 1 { $good }
       *[other] { $creature }: cedi { $monster-the }
    }
   *[other] { $creature }: cedi { $trap-the }
}
do-target = Il numero { $amount } del gruppo
do-tax = { $amount ->
    [0] Non pagare nulla
   *[other] Paga { $amount } Oro
}
do-use = { $square-id ->
    [none] Al lavoro: { $room }
   *[other] Al lavoro: { $room }, un tunnel in { $square }
}
do-withdraw = { $creature-id ->
    [none] Ritira tutti i mostri
   *[other] Ritira { $creature-the }
}

## Eventi: la stagione

event-season-begins = Anno { $year }: comincia { $season-the }.
event-offer-opened = Da assoldare: { $creatures }. Da costruire: { $rooms }.
event-event-turned-up = { $special-id ->
    [none] Previsione ({ $season }): { $tile }.
   *[other] Previsione ({ $season }): { $tile } – { $special }.
}
event-adventurers-drawn = In cammino ({ $season }): { $adventurers }.
event-put-under = Troppo simili: { $adventurer-the } finisce sotto la pila.
event-dummy-orders = Non-giocatore { $dummy }: { $orders }.
event-adventurer-joins = { $seat }: alla porta c'è { $adventurer-the }.
event-adventurer-leaves = { $adventurer-the } non trova un dungeon e se ne va.
event-dummy-moves = Malvagità del non-giocatore: { $to }.
event-first-player = Giocatore iniziale: { $seat }.

## Eventi: gli ordini

event-cards-drawn = { $seat } pesca gli ordini: { $orders }.
event-inaccessible = { $seat }, ordini inaccessibili: { $orders }.
event-orders-revealed = { $seat } dà gli ordini: { $orders }.
event-minion-placed = { $seat }: un tirapiedi in «{ $order }», casella { $space }.
event-minion-stays = { $why ->
    [full] { $seat }: nessuna casella libera in «{ $order }»; il tirapiedi resta a casa.
    [gold] { $seat }: niente Oro per assoldare così presto; il tirapiedi resta a casa.
    [price] { $seat } non può pagare in «{ $order }».
    [nothing] { $seat } non può fare nulla in «{ $order }».
   *[declined] { $seat } rinuncia a «{ $order }».
}
event-order-returned = { $seat } riprende «{ $order }».

## Eventi: le risorse

event-gained = { $good-id ->
    [imps] { $amount ->
        [one] { $seat } ottiene { $amount } diavoletto.
       *[other] { $seat } ottiene { $amount } diavoletti.
    }
   *[other] { $seat } ottiene { $amount } { $good }.
}
event-lost = { $good-id ->
    [imps] { $amount ->
        [one] { $seat } cede { $amount } diavoletto.
       *[other] { $seat } cede { $amount } diavoletti.
    }
   *[other] { $seat } cede { $amount } { $good }.
}
event-evil-moved = { $by-sign ->
    [up] { $seat }: { $by-size } Malvagità in più, ora { $to }.
    [down] { $seat }: { $by-size } Malvagità in meno, ora { $to }.
   *[none] { $seat }: la Malvagità resta a { $to }.
}
event-red-counters = { $amount ->
    [one] { $seat }: { $amount } marchio rosso nell'Ufficio delle Lettere Morte.
   *[other] { $seat }: { $amount } marchi rossi nell'Ufficio delle Lettere Morte.
}
event-spied = { $spell-id ->
    [none] { $seat } guarda la carta Combattimento { $position }.
   *[other] { $seat } guarda la carta Combattimento { $position }: { $spell }.
}
event-traps-drawn = { $traps-count ->
    [0] { $amount ->
        [one] { $seat } pesca { $amount } trappola.
       *[other] { $seat } pesca { $amount } trappole.
    }
   *[other] { $seat } pesca: { $traps }.
}
event-trap-gone = { $trap-id ->
    [none] { $seat } cede una trappola, coperta.
   *[other] { $seat } cede { $trap-the }, a carta coperta.
}
event-dug = { $seat } scava un tunnel in { $square }.
event-mined = { $seat } estrae { $amount } Oro.
event-hired = { $seat } assolda { $creature-the }.
event-creature-lost = { $why ->
    [wage] { $seat }: senza paga { $creature-the } se ne va.
    [price] { $seat } cede { $creature-the } come parte di un costo.
    [event] { $seat } perde { $creature-the } per l'evento.
   *[spell] { $seat } perde { $creature-the } per l'incantesimo.
}
event-built = { $seat } costruisce { $room-the } in { $square }.
event-produced = { $seat } mette al lavoro { $room-the }.

## Eventi della stagione

event-event-happens = { $tile }!
event-special-happens = { $special }!
event-wage-paid = { $seat } paga { $creature-the }.
event-on-strike = { $seat }: { $creature-the } sciopera e si sdraia.
event-tax-paid = { $seat } paga le tasse: { $paid } Oro su { $due }.
event-paladin-comes = { $seat }: arriva il paladino!
event-paladin-goes = Il paladino lascia la partita.

## Eventi: il Combattimento

event-combat-round-begins = Combattimento, round { $round }.
event-planned = { $creatures-count ->
    [0] { $traps ->
        [0] { $seat } lascia { $square } senza difesa.
       *[other] { $seat } difende { $square }. Trappole: { $traps }; nessuna creatura.
    }
   *[other] { $seat } difende { $square }. Trappole: { $traps }; creature: { $creatures }.
}
event-plan-returns = { $seat } non deve combattere: trappole e creature rientrano.
event-card-turned-up = La carta del round { $round }: { $spell }.
event-prisoner-freed = { $seat }: { $adventurer-the } torna libero.
event-nothing-to-conquer = { $seat } non ha più nulla da conquistare.
event-battle-begins = { $seat } combatte per { $square }.
event-trap-sprung = { $seat } fa scattare una trappola: { $trap }!
event-prevented = { $amount ->
    [one] { $adventurer }: prevenuto { $amount } danno.
   *[other] { $adventurer }: prevenuti { $amount } danni.
}
event-aimed = Il dardo vola verso il bersaglio: { $adventurer }.
event-hit = { $amount ->
    [one] { $by ->
        [trap] La trappola: { $adventurer-the } subisce { $amount } danno.
        [creature] { $adventurer-the } subisce { $amount } danno.
        [dart] Il veleno: { $adventurer-the } subisce { $amount } danno.
       *[fatigue] La fatica: { $adventurer-the } subisce { $amount } danno.
    }
   *[other] { $by ->
        [trap] La trappola: { $adventurer-the } subisce { $amount } danni.
        [creature] { $adventurer-the } subisce { $amount } danni.
        [dart] Il veleno: { $adventurer-the } subisce { $amount } danni.
       *[fatigue] La fatica: { $adventurer-the } subisce { $amount } danni.
    }
}
event-absorbed = { $amount ->
    [one] { $spell } salva { $adventurer-the } da { $amount } danno.
   *[other] { $spell } salva { $adventurer-the } da { $amount } danni.
}
event-eliminated = { $adventurer-id ->
    [decoy] L'illusione è distrutta.
   *[other] { $seat }: { $adventurer-the } è eliminato, dritto in prigione!
}
event-decoy-vanishes = L'illusione svanisce.
event-spell-cast = Il gruppo lancia { $spell }.
event-spell-fails = { $why ->
    [magic] Troppo poca magia per { $spell }.
    [dart] Il dardo ha zittito chi lancia incantesimi: niente { $spell }.
   *[room] In questa stanza la magia non funziona: niente { $spell }.
}
event-creature-acts = { $attack-id ->
    [sheep] { $creature-the } incorna, da pecora.
   *[other] { $creature }: { $attack }!
}
event-knocked-out = { $creature-gender ->
    [f] { $creature-the } è tramortita.
   *[m] { $creature-the } è tramortito.
}
event-returns-face-up = { $creature-the } torna nella tana a faccia in su.
event-withdrawn = { $creature-gender ->
    [f] { $creature-the } è ritirata nella tana.
   *[m] { $creature-the } è ritirato nella tana.
}
event-becomes-sheep = { $creature-the } diventa una pecora.
event-healed = { $amount ->
    [one] { $adventurer }: curato { $amount } danno.
   *[other] { $adventurer }: curati { $amount } danni.
}
event-healing-prevented = Niente cure per il gruppo in questo round.
event-strengthened = { $adventurer-the } guadagna un punto ferita.
event-conquest-prevented = Né fatica né conquista in questo round.
event-tired = Il gruppo si stanca. Fatica: { $amount }.
event-conquered = { $seat }: la tessera { $square } è conquistata.
event-party-gone = { $seat }: alla porta non c'è più nessuno!
event-survivors-leave = { $adventurers-count ->
    [one] { $seat }: se ne va { $adventurers-the }.
   *[other] { $seat }: se ne vanno { $adventurers-the }.
}

## Eventi: la fine

event-scored = { $points ->
    [one] { $seat }: { $points } punto.
   *[other] { $seat }: { $points } punti.
}
event-title-won = { $title }: { $seats }.

## Rifiuti

no-already-paid = { $creature-the } ha già avuto la paga.
no-already-sent = { $creature-the } va già in battaglia.
no-blind-rage = Nella furia { $creature-the } attacca il primo avventuriero, con un attacco della sua tessera.
no-creature-has-acted = { $creature-the } ha già agito.
no-creature-is-sheep = In questo round { $creature-the } è una pecora e può solo incornare.
no-creature-not-offered = In questo round non si può assoldare { $creature-the }.
no-creature-not-sent = { $creature-the } non partecipa a questa battaglia.
no-dig-decline-before-one = Hai già cominciato a scavare; ora puoi solo smettere.
no-dig-stop-after-one = Non hai ancora scavato nulla; rinuncia, piuttosto.
no-dummy-order-used = Il tuo non-giocatore non può ricevere «{ $order }»: la carta è già in uso o inaccessibile.
no-dummy-order-with-two-lords = Solo in due si aggiunge un ordine per il non-giocatore, e allora sempre.
no-evil-unpayable = Il Cattivometro non ha spazio per { $amount } Malvagità in più, perciò non puoi pagare così.
no-ghost-first = Uno spettro non può attaccare il primo del gruppo.
no-ghost-no-monster = { $creature-the } non è un mostro.
no-knocked-out = { $creature-gender ->
    [f] { $creature-the } è tramortita.
   *[m] { $creature-the } è tramortito.
}
no-mine-imps = { $needs ->
    [one] Serve { $needs } diavoletto; liberi: { $has }.
   *[other] Servono { $needs } diavoletti; liberi: { $has }.
}
no-mine-space = Da questa casella estrai al massimo { $most } Oro.
no-mine-tunnels = 1 Oro per tunnel non conquistato; ne hai { $has }.
no-monsters-full = { $most ->
    [one] Qui può combattere solo { $most } mostro.
   *[other] Qui possono combattere solo { $most } mostri.
}
no-must-attack = { $creature-the } può attaccare, quindi deve.
no-needs-target = Di' chi attacca: aggiungi il numero nel gruppo.
no-no-such-creature = { $creature-the } non è nella tua tana.
no-no-such-monster = Non hai questo mostro da cedere: { $creature }.
no-no-such-prisoner = { $adventurer-the } non è nella tua prigione.
no-no-such-room = Non hai questa stanza di produzione: { $room }.
no-no-such-target = Il gruppo conta solo { $most }.
no-no-such-trap = Non hai questa trappola: { $trap }.
no-not-on-strike = { $creature-the } non vuole nulla da te.
no-order-executed = «{ $order }» è stato eseguito, e non era il primo ordine.
no-order-inaccessible = Non hai in mano «{ $order }».
no-order-not-drawn = «{ $order }» non è tra i tre che hai pescato.
no-order-not-given = In questo round non hai dato l'ordine «{ $order }».
no-paladin-last = Il paladino torna libero solo se nella prigione non c'è nessun altro.
no-room-conquered = { $room-gender ->
    [f] { $room-the } è conquistata e non lavora più.
   *[m] { $room-the } è conquistato e non lavora più.
}
no-room-needs-tunnel = In { $square } non c'è un tunnel non conquistato da trasformare in stanza.
no-room-neighbour = In { $square } toccherebbe un'altra stanza.
no-room-not-offered = In questo round non si può costruire { $room-the }.
no-room-used = { $times ->
    [one] { $room-the } lavora { $times } volta per round, e l'ha già fatto.
   *[other] { $room-the } lavora { $times } volte per round, e l'ha già fatto.
}
no-room-zone = { $room-the } deve stare { $zone }; { $square } non va bene.
no-spares-class = { $creature-the } non tocca questa professione: { $class }.
no-square-apart = { $square } non tocca il tuo dungeon.
no-square-block = In { $square } il tunnel completerebbe un blocco 2×2.
no-square-conquered = { $square } è già conquistata.
no-square-farther = Un'altra tessera non conquistata è più vicina all'entrata di { $square }.
no-square-no-tile = Non hai tessere in { $square }.
no-square-taken = In { $square } è già scavato.
no-tax-too-much = Devi solo { $due } Oro.
no-too-few-workers = { $needs ->
    [one] { $room }: serve { $needs } lavoratore; liberi: { $has }.
   *[other] { $room }: servono { $needs } lavoratori; liberi: { $has }.
}
no-too-little-food = Serve { $needs } Cibo; ne hai { $has }.
no-too-little-gold = Serve { $needs } Oro; ne hai { $has }.
no-too-little-imps = { $needs ->
    [one] Serve { $needs } diavoletto; ne hai { $has }.
   *[other] Servono { $needs } diavoletti; ne hai { $has }.
}
no-tool-shed-square = Di' dove scava la Baracca degli Attrezzi: aggiungi una casella del dungeon.
no-trap-not-laid = Questa trappola non è stata piazzata: { $trap }.
no-trap-unpayable = Non potresti pagare { $trap-the } quando scatta.
no-traps-full = { $most ->
    [one] Qui si può piazzare solo { $most } trappola.
   *[other] Qui si possono piazzare solo { $most } trappole.
}
