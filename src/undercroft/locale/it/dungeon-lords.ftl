# Dungeon Lords: domande (ask-), spiegazioni per chi comincia (help-), azioni (do-), eventi (event-), rifiuti (no-).
# Le variabili: locale/texts.py.

## Domande

ask-act = { $place }, casella { $space }: esegui l'azione?
ask-aim = { $source }: chi colpisci?
ask-attack = Chi attacca ora?
ask-banish = { $source }: uno dei mostri che hai mandato è perduto. Quale?
ask-build = { $price ->
    [0] Casella { $space }: quale stanza costruisci, e dove?
   *[other] Casella { $space } ({ $price } Oro): quale stanza costruisci, e dove?
}
ask-dig = Dove scavi un tunnel? Puoi scavarne ancora: { $left }
ask-discard-trap = Quale trappola scarti dalla mano?
ask-free = { $source-id ->
    [none] Non resta nulla da conquistare, perciò un prigioniero torna libero. Quale?
   *[other] { $source } libera un prigioniero. Quale?
}
ask-hire = { $dinner ->
    [0] Casella { $space }: quale creatura assoldi?
   *[other] Casella { $space }: quale creatura assoldi? Costa { $dinner } Cibo in più.
}
ask-keep-order = Hai pescato tre ordini. Quale tieni in mano? Gli altri due sono inaccessibili in questa stagione.
ask-lose-goods = { $source }: che cosa perdi? Ancora da perdere: { $left }
ask-lose-trap = { $source } ti costa una trappola. Quale?
ask-mark = Verso quale tessera marcia il gruppo?
ask-mine = Casella { $space }: quanto Oro estrai?
ask-orders = Quali tre ordini dai, e in quale sequenza?
ask-orders-and-dummy = Quali tre ordini dai, e quale terzo ordine riceve il tuo non-giocatore?
ask-plan = La battaglia per { $square }: che cosa mandi? Trappole: fino a { $traps }; mostri: fino a { $monsters }; spettri a volontà
ask-produce = Quale stanza usi? Lavoratori liberi: { $workers }
ask-second-hit = Su chi cade il secondo maleficio?
ask-sheep = { $source }: quale mostro diventa una pecora?
ask-spring = Quale trappola scatta ora?
ask-spy = Quale delle quattro carte Combattimento guardi?
ask-strike = { $source }: a quale mostro paghi un simbolo del suo costo? Chi non è pagato resta tramortito.
ask-suggestion = { $source }: a quale mostro paghi tutto il suo costo, o quale ritiri nella tana?
ask-take-back = Quale ordine riprendi?
ask-tax = Per le tue { $taxed } tessere devi { $due } Oro di tasse, e ogni Oro che non paghi costa { $points } punti alla fine. Quanto paghi?
ask-trap-inspection = { $source }: paghi Oro o cedi una trappola?
ask-wages = Giorno di Paga! Quale creatura paghi o lasci andare?
ask-withdraw-one = { $source }: quale mostro scappa nella tana?
ask-withdraw-or-evil = { $source }: ritiri tutti i mostri o guadagni { $amount } Malvagità?
ask-witch-hunt = { $source }: cedi un mostro o guadagni { $amount } Malvagità?

## Spiegazioni

help-act = Il tuo tirapiedi è su questa casella. Paga tutto il costo e ricevi tutto ciò che dà, oppure rinuncia. Se rinunci, l'ordine resta non eseguito e puoi riprenderlo nella fase di produzione, prima dell'evento.
help-aim = Il dardo può colpire chiunque nel gruppo. Un Dardo Avvelenato ferisce ancora alla fine del round; un Dardo Anti-Magia impedisce a un mago di lanciare incantesimi o ai preti di curare.
help-attack = Le creature attaccano una alla volta, nell'ordine che vuoi, una volta ciascuna. Poi sono tramortite fino alla fine del Combattimento di quest'anno, a meno che non tornino nella tana. Il danno in eccesso va perso: scegli bersagli che cadono di misura.
help-banish = Il mostro se ne va per sempre, anche se ha già combattuto. Non guadagni Malvagità per questo. Cedi quello che ti mancherà di meno alla fine della partita.
help-build = Una stanza prende il posto di un tuo tunnel, nella sua zona e mai lato contro lato con un'altra stanza. Le stanze del Primo Anno danno risorse; quelle del Secondo aiutano in battaglia o danno punti.
help-dig = Ogni tunnel occupa un diavoletto e deve toccare il tuo dungeon. Quattro tessere non possono mai formare un blocco 2×2. Più tunnel vuol dire più Oro da estrarre, ma anche più da difendere e più tasse.
help-discard-trap = Nel Secondo Anno peschi una trappola più di quante ne compri, poi ne scarti una qualsiasi dalla mano. Solo tu saprai quale.
help-free = Un avventuriero lascia la tua Prigione ed esce dal gioco. Alla fine i prigionieri valgono punti, il paladino più di tutti: libera quello che ti serve di meno.
help-hire = Una creatura costa ciò che mostra la sua tessera, adesso e a ogni Giorno di Paga. I mostri combattono e danno un punto ciascuno; gli spettri combattono in qualsiasi numero. Più Malvagità attira avventurieri più forti: occhio a quella nel costo.
help-keep-order = Tieni in mano uno dei tre ordini; gli altri due restano scoperti e sono inaccessibili nella prima stagione. Tieni quello che d'inverno ti mancherebbe di più.
help-lose-goods = L'incantesimo ti toglie delle risorse, e sei tu a scegliere quali, una alla volta. L'Oro paga le tasse, il Cibo sfama le creature, le trappole vincono le battaglie. Non perdi mai più di quello che hai.
help-lose-trap = Perdi una delle tue trappole; scegli tu quale, e nessun altro la vede. Cedi quella meno utile contro i prossimi avventurieri.
help-mark = Il gruppo va sempre verso la tessera non conquistata più vicina all'Entrata. Se ce n'è più d'una, scegli tu. In un tunnel combattono una trappola e un mostro, in una stanza due mostri.
help-mine = Ogni diavoletto estrae 1 Oro da un tunnel non conquistato. Sulla casella III serve anche un capo. I diavoletti che estraggono non possono fare altro in questa stagione.
help-orders = Tutti scelgono in segreto tre ordini, che si rivelano uno alla volta. Ogni area ha tre caselle con costi diversi, occupate dalla I alla III; il tirapiedi che le trova tutte occupate resta a casa. Due dei tuoi tre ordini saranno inaccessibili nella prossima stagione.
help-orders-and-dummy = Scegli i tuoi tre ordini e uno in più per il non-giocatore di cui ti occupi. Il non-giocatore occupa solo una casella: può chiuderla al rivale, o spingere uno di voi su una casella migliore.
help-plan = Scegli trappole e creature per questa battaglia, una alla volta, poi conferma il piano. Una trappola si paga quando scatta, e in una stanza costa anche Oro. Chi combatte resta tramortito fino alla fine del Combattimento di quest'anno: non mandare tutti subito.
help-produce = Le stanze trasformano il lavoro in risorse. Lavorano i diavoletti che in questa stagione non hanno fatto altro e i gettoni Troll, una volta per stagione ciascuno. Puoi fermarti quando vuoi.
help-second-hit = La strega lancia due piccoli malefici. Scegli il secondo bersaglio dopo aver visto l'effetto del primo; può essere lo stesso avventuriero.
help-sheep = In questo round il mostro attacca debolmente, da pecora. È pur sempre un attacco: sarà tramortito, e i preti cureranno. Scegli quello il cui attacco ti serve di meno.
help-spring = Nel Labirinto hai piazzato due trappole e decidi quale scatta per prima. I ladri usano la loro abilità sulla prima; la seconda incontra solo ciò che ne resta.
help-spy = Guarda in segreto una delle quattro carte Combattimento dell'anno. Mostra un incantesimo e la fatica di quel round. Tutti vedono quale carta hai preso, non che cosa c'è sopra.
help-strike = Ogni mostro vuole un simbolo del suo costo, a tua scelta. Chi non è pagato resta tramortito fino alla fine del Combattimento di quest'anno. Nel Giorno di Paga va pagato lo stesso.
help-suggestion = L'incantesimo spinge i mostri a chiedere lo stipendio durante la battaglia. Se paghi tutto il costo, il mostro continua a combattere; se rifiuti, torna nella tana illeso, come se non l'avessi mai mandato.
help-take-back = Riprendi in mano un ordine: il primo che hai dato, o uno qualsiasi non eseguito. Gli altri due restano scoperti e sono inaccessibili nella prossima stagione. Tornano anche i due che erano inaccessibili.
help-tax = Più tessere hai, più tasse paghi; contano anche quelle conquistate, e si arrotonda per eccesso. Ogni Oro non pagato diventa un marchio rosso, che alla fine toglie punti. Il Ministero non dimentica mai.
help-trap-inspection = Gli ispettori vogliono Oro o una delle tue trappole. Nessuno vede quale trappola cedi. Guadagna Malvagità solo chi non ha né l'uno né le altre.
help-wages = Ogni creatura va pagata di nuovo per intero; chi non è pagato se ne va per sempre e tu guadagni 1 Malvagità. Scegli tu in che ordine: conta quando il costo comprende Malvagità.
help-withdraw-one = Uno dei mostri che hai mandato scappa nella tana. Resta in forze e può combattere in un altro round. Scegli quello che in questa battaglia ti serve di meno.
help-withdraw-or-evil = O tutti i mostri che hai mandato tornano nella tana illesi, o guadagni Malvagità e combattono. Gli spettri non ci fanno caso. Prima di scegliere la Malvagità, guarda la casella del paladino.
help-witch-hunt = I paesani vogliono un mostro, o parleranno male di te. Cedine uno per sempre, o guadagna Malvagità. Più Malvagità vuol dire avventurieri più forti, e magari il paladino.

## Azioni

do-act = Esegui l'azione
do-attack = { $target-id ->
    [none] { $creature }: { $attack }
   *[other] { $creature }: { $attack } ({ $target ->
        [1] il primo della fila
        [2] il secondo della fila
        [3] il terzo della fila
        [4] il quarto della fila
       *[other] l'ultimo della fila
    })
}
do-banish = Perdi { $creature-the }
do-build = Costruisci { $room-the } in { $square }
do-butt = { $creature }: dà una testata
do-decline = Rinuncia
do-dig = Scava in { $square }
do-discard = Scarta { $trap-the }
do-dismiss = Lascia andare { $creature-the } (+1 Malvagità)
do-done = Fine della produzione
do-evil = Guadagna Malvagità
do-free = Libera { $adventurer-the }
do-hire = { $trap-id ->
    [none] { $monster-id ->
        [none] Assolda { $creature-the }
       *[other] Assolda { $creature-the } (sacrifichi { $monster-the })
    }
   *[other] Assolda { $creature-the } (cedi { $trap-the })
}
do-keep = Tieni «{ $order }»
do-lay = Piazza { $trap-the }
do-lose = { $creature-id ->
    [none] { $trap-id ->
        [none] Perdi 1 { $good }
       *[other] Perdi { $trap-the }
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
       *[other] Paga { $creature-the } (sacrifichi { $monster-the })
    }
   *[other] Paga { $creature-the } (cedi { $trap-the })
}
do-ready = Piano pronto
do-refuse = Non pagare { $creature-the }
do-rest = { $creature }: nessun bersaglio
do-return = Riprendi «{ $order }»
do-send = Manda { $creature-the }
do-sheep = Trasforma in pecora { $creature-the }
do-skip = Non guardare
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
do-target = { $amount ->
    [1] Contro il primo della fila
    [2] Contro il secondo della fila
    [3] Contro il terzo della fila
    [4] Contro il quarto della fila
   *[other] Contro l'ultimo della fila
}
do-tax = { $amount ->
    [0] Non pagare nulla
   *[other] Paga { $amount } Oro
}
do-use = { $square-id ->
    [none] Usa { $room-the }
   *[other] Usa { $room-the }: tunnel in { $square }
}
do-withdraw = { $creature-id ->
    [none] Ritira tutti i mostri
   *[other] Ritira { $creature-the }
}

## Eventi: la stagione

event-season-begins = { $year ->
    [1] Primo Anno
   *[other] Secondo Anno
}: comincia { $season-the }.
event-year-two-changes = { $part ->
    [1] Nel Secondo Anno creature, avventurieri, incantesimi e trappole sono più forti. Le nuove stanze aiutano in battaglia o danno punti, e si costruiscono ovunque.
   *[2] D'ora in poi chi compra trappole ne pesca una in più e ne cede una. Una stanza di produzione può lavorare due volte per stagione.
}
event-offer-opened = Da assoldare: { $creatures }. Da costruire: { $rooms }.{ $leftovers-count ->
    [0] {""}
   *[other] {" "}Nessuno ha preso { $leftovers }: negli scarti.
}
event-event-turned-up = { $special-id ->
    [none] { $tile-id ->
        [special_event] Previsione ({ $season }): nessun evento.
       *[other] Previsione ({ $season }): { $tile }.
    }
   *[other] Previsione ({ $season }): { $tile } – { $special }.
}
event-adventurers-drawn = In cammino ({ $season }), dal più debole al più forte: { $adventurers }.
event-put-under = { $adventurer-the } finisce sotto la pila, perché i pescati sono tutti ugualmente forti; se ne pesca un altro.
event-dummy-orders = Non-giocatore { $dummy }: { $orders }.
tie = { $tied ->
    [yes] {"; pari: decide l'ordine di turno"}
   *[other] {""}
}
event-adventurer-joins = { $rank ->
    [1] Il più debole, { $adventurer-the }, va dal più buono: { $seat } (Malvagità { $evil }{ tie }).
    [2] Il secondo più debole, { $adventurer-the }, va dal secondo più buono: { $seat } (Malvagità { $evil }{ tie }).
    [3] Il terzo più debole, { $adventurer-the }, va dal terzo più buono: { $seat } (Malvagità { $evil }{ tie }).
    [4] Il più forte, { $adventurer-the }, va dal più cattivo: { $seat } (Malvagità { $evil }{ tie }).
   *[other] { $seat }: arriva { $adventurer-the }.
}
event-adventurer-leaves = { $adventurer-the } non trova un dungeon e se ne va.
event-dummy-moves = La Malvagità del non-giocatore ora è { $to }.
event-first-player = Giocatore iniziale: { $seat }.

## Eventi: gli ordini

event-cards-drawn = { $seat } pesca gli ordini: { $orders }.
event-inaccessible = { $seat }, ordini inaccessibili: { $orders }.
event-orders-revealed = { $seat } rivela: { $orders }.
event-minion-placed = { $seat }: un tirapiedi in «{ $order }», casella { $space }.
nothing-there = { $space-id ->
    [none] {""}
   *[other] { $order-id ->
        [dig_tunnels] {": non c'è dove scavare"}
        [mine_gold] {": non c'è un tunnel da sfruttare"}
        [build_room] {": nessuna stanza in vendita trova posto"}
       *[other] {""}
    }
}
on-space = { $space-id ->
    [none] {""}
   *[other] , casella { $space }
}
could-have = { $order-id ->
    [dig_tunnels] : era possibile scavare un tunnel
    [mine_gold] { $most-id ->
        [none] {""}
       *[other] : era possibile estrarre fino a { $most } Oro
    }
   *[other] { $could-count ->
        [0] {""}
       *[other] { $order-id ->
            [build_room] : era possibile costruire { $could }
           *[other] : era possibile assoldare { $could }
        }
    }
}
event-minion-stays = { $why ->
    [full] { $seat }: nessuna casella libera in «{ $order }»; il tirapiedi resta a casa.
    [gold] { $seat }: niente Oro per assoldare così presto; il tirapiedi resta a casa.
    [price] { $good-id ->
        [none] { $seat } non può pagare «{ $order }».
        [evil] { $seat } non può pagare «{ $order }», casella { $space }: ha già troppa Malvagità.
       *[other] { $seat } non può pagare «{ $order }», casella { $space }: costa { $needs } { $good }, ne ha { $has }.
    }
    [nothing] { $good-id ->
        [imps] { $seat }: «{ $order }», casella { $space }. Diavoletti liberi richiesti: { $needs }; disponibili: { $has }.
       *[other] { $seat } non può fare nulla in «{ $order }»{ nothing-there }.
    }
    [sold] { $seat } non può fare nulla in «{ $order }»: { $order-id ->
        [build_room] non restano stanze in vendita
       *[other] non restano creature da assoldare
    }.
   *[declined] { $seat } rinuncia a «{ $order }»{ on-space }{ could-have }.
}
event-order-returned = { $locked-count ->
    [0] { $seat } riprende «{ $order }».
   *[other] { $seat } riprende «{ $order }». Inaccessibili nella prossima stagione: { $locked }.
}

## Eventi: le risorse

because = { $source-id ->
    [none] {""}
    [conquest] {" "}(una tessera conquistata)
    [payday] {" "}(uno stipendio non pagato)
   *[other] {" "}({ $source })
}
paid-because = { $source-id ->
    [none] {""}
   *[other] { $why ->
        [hire] {" "}(per assoldare { $source-the })
        [build] {" "}(per costruire { $source-the })
        [attack] {" "}(per l'attacco: { $source })
        [strike] {" "}(contro lo sciopero: { $source })
        [wage] {" "}(stipendio: { $source })
       *[other] { because }
    }
}
taken = { $adventurer-id ->
    [none] { paid-because }
   *[other] { " " }({ $source }: { $adventurer })
}
event-gained = { $good-id ->
    [imps] { $amount ->
        [one] { $seat } ottiene { $amount } diavoletto{ because }.
       *[other] { $seat } ottiene { $amount } diavoletti{ because }.
    }
   *[other] { $seat } ottiene { $amount } { $good }{ because }.
}
pays-or-loses = { $source-id ->
    [appraise_hoard] perde
    [burglary] perde
    [detect_treasure] perde
    [impatient_heroes] perde
    [rats] perde
   *[other] paga
}
event-lost = { $good-id ->
    [imps] { $amount ->
        [one] { $seat } perde { $amount } diavoletto{ taken }.
       *[other] { $seat } perde { $amount } diavoletti{ taken }.
    }
   *[other] { $seat } { pays-or-loses } { $amount } { $good }{ taken }.
}
bound = { $wanted-id ->
    [none] {""}
   *[other] { $wanted-sign ->
        [up] {": più di "}{ $to }{" non può salire"}
       *[down] {": sotto "}{ $to }{" non può scendere"}
    }
}
event-evil-moved = { $by-sign ->
    [up] { $seat }: +{ $by-size } Malvagità, ora { $to }{ paid-because }{ bound }.
    [down] { $seat }: −{ $by-size } Malvagità, ora { $to }{ paid-because }{ bound }.
   *[none] { $seat }: la Malvagità resta a { $to }{ paid-because }{ bound }.
}
event-red-counters = { $amount ->
    [one] { $seat } riceve { $amount } marchio rosso per le tasse non pagate: −3 punti alla fine.
   *[other] { $seat } riceve { $amount } marchi rossi per le tasse non pagate: −3 punti ciascuno alla fine.
}
event-spied = { $spell-id ->
    [none] { $seat } guarda la carta Combattimento { $position }.
   *[other] { $seat } guarda la carta Combattimento { $position }: { $spell }.
}
free-of-charge = { $free ->
    [yes] , gratis
   *[no] {""}
}
drawn-because = { $extra ->
    [yes] {" "}({ $source }{ free-of-charge }; Secondo Anno: una in più, poi se ne cede una)
   *[no] { $free ->
        [yes] {" "}({ $source }{ free-of-charge })
       *[no] { because }
    }
}
event-traps-drawn = { $traps-count ->
    [0] { $amount ->
        [one] { $seat } pesca { $amount } trappola{ drawn-because }.
       *[other] { $seat } pesca { $amount } trappole{ drawn-because }.
    }
   *[other] { $seat } pesca: { $traps }{ drawn-because }.
}
trap-because = { $source-id ->
    [buy_traps] {" "}(Secondo Anno: se ne pesca una in più e se ne cede una)
    [impatient_heroes] {" "}({ $source }: il mago)
   *[other] { paid-because }
}
event-trap-gone = { $trap-id ->
    [none] { $seat } cede una trappola, coperta{ trap-because }.
   *[other] { $seat } cede { $trap-the }, a carta coperta{ trap-because }.
}
event-dug = { $seat } scava un tunnel in { $square }.
digging = a { $amount } tunnel (la casella ne consente { $most })
event-dug-fewer = { $why ->
    [imps] { $seat } si ferma { digging }: non restano diavoletti liberi.
    [squares] { $seat } si ferma { digging }: non resta dove scavare.
   *[choice] { $seat } si ferma { digging }, anche se poteva scavare ancora.
}
mined-fewer = { $why ->
    [tunnels] {" "}(la casella ne consente { $most }): non ci sono altri tunnel da sfruttare
    [imps] {" "}(la casella ne consente { $most }): non restano diavoletti liberi
    [choice] { $possible-id ->
        [none] , anche se la casella ne consente { $most }
       *[other] , anche se era possibile estrarne { $possible } (la casella ne consente { $most })
    }
   *[other] {""}
}
event-mined = { $seat } estrae { $amount } Oro{ mined-fewer }.
event-hired = { $seat } assolda { $creature-the }.
event-creature-lost = { $why ->
    [wage] { $seat }: senza paga { $creature-the } se ne va.
    [choice] { $seat } decide di non pagare: { $creature-the } se ne va.
    [short] { $good-id ->
        [evil] { $seat } non può pagare, { $creature-the } se ne va: non c'è posto per altra Malvagità ({ $needs }).
       *[other] { $seat } non può pagare, { $creature-the } se ne va: costa { $needs } { $good }, ne ha { $has }.
    }
    [no_trap] { $seat } non può pagare, { $creature-the } se ne va: non ha trappole da cedere.
    [no_monster] { $seat } non può pagare, { $creature-the } se ne va: non ha altri mostri da cedere.
    [price] { $seat } cede { $creature-the } per pagare.
    [event] { $seat } perde { $creature-the } per l'evento.
   *[spell] { $seat } perde { $creature-the } per l'incantesimo.
}
event-built = { $seat } costruisce { $room-the } in { $square }{ free-of-charge }.
at-work = { $workers-id ->
    [none] {""}
   *[other] {" "}(lavoratori: { $workers })
}
event-produced = { $times ->
    [2] { $seat } usa { $room-the } una seconda volta{ at-work }.
   *[other] { $seat } usa { $room-the }{ at-work }.
}
event-rooms-idle = { $could-count ->
    [0] { $seat } non ha abbastanza diavoletti liberi o risorse per usare: { $rooms }.
   *[other] { $seat }, pur potendo, non usa: { $could }.
}

## Eventi della stagione

event-event-happens = { $tile }!
event-special-happens = Evento speciale: { $special }!
event-spared = { $source-id ->
    [monster_strike] { $seat } non ha mostri da pagare.
   *[other] { $seat } non ha nulla da perdere{ because }.
}
event-nobody-to-pay = { $seat } non ha creature da pagare.
event-wage-paid = { $seat } paga { $creature-the }.
event-on-strike = { $creature-gender ->
    [f] { $seat }: { $creature-the } sciopera ed è tramortita.
   *[m] { $seat }: { $creature-the } sciopera ed è tramortito.
}
tax-why = { $tiles-id ->
    [none] {""}
   *[other] {" "}({ $tiles } { $tiles ->
        [one] tessera
       *[other] tessere
    }: 1 Oro ogni { $per }, arrotondato per eccesso)
}
owed = { $due } Oro di tasse{ tax-why }
tax-short = { $why ->
    [gold] : non resta altro Oro
    [choice] { $paid ->
        [0] , pur avendone
       *[other] , pur avendo altro Oro
    }
   *[none] {""}
}
event-tax-paid = { $paid ->
    [0] { $seat } deve { owed } e non paga nulla{ tax-short }.
   *[other] { $seat } deve { owed } e ne paga { $paid }{ tax-short }.
}
event-paladin-comes = { $evil-id ->
    [none] { $seat }: arriva il paladino!
   *[other] { $rival-id ->
        [none] Il paladino lascia la tenda per il più cattivo: { $seat } (Malvagità { $evil })!
       *[other] Il paladino lascia { $rival } per { $seat }, ora più cattivo ({ $evil })!
    }
}
event-paladin-stays = Il paladino ha già lasciato la tenda e resta da { $seat }.
event-paladin-goes = Il paladino esce dal gioco.

## Eventi: il Combattimento

event-combat-round-begins = Combattimento, round { $round }.
event-marked = { $others-count ->
    [0] { $seat }: il gruppo marcia su { $square }, la tessera non conquistata più vicina all'entrata.
   *[other] { $seat } sceglie dove marcia il gruppo: { $square }. Alla stessa distanza dall'entrata: { $others }.
}
held-back = { $held-id ->
    [none] {""}
   *[other] { $held ->
        [0] {" "}Nessuna trappola in mano.
       *[other] {" "}Trappole tenute in mano: { $held }.
    }
}
could-fight = { $could-count ->
    [0] {""}
   *[other] {" "}Creature disponibili: { $could }.
}
both-fight = { $room-id ->
    [none] {""}
   *[other] {" "}È una stanza ({ $room }): vi possono combattere due mostri.
}
event-planned = { $creatures-count ->
    [0] { $traps ->
        [0] { $could-count ->
            [0] { $held-id ->
                [none] { $seat } lascia { $square } senza difesa.
               *[other] { $held ->
                    [0] { $seat } lascia { $square } senza difesa: nessuna trappola in mano, nessuna creatura in grado di combattere.
                   *[other] { $seat } non manda nessuno in { $square }: nessuna creatura può combattere.{ held-back }
                }
            }
           *[other] { $seat } lascia { $square } senza difesa, anche se c'è chi può combattere: { $could }.{ held-back }
        }
       *[other] { $seat } difende { $square }. Trappole: { $traps }; nessuna creatura.{ could-fight }
    }
   *[other] { $seat } difende { $square }. Trappole: { $traps }; creature: { $creatures }.{ both-fight }
}
event-plan-returns = { $seat }: niente battaglia, trappole e creature rientrano.
event-card-turned-up = Carta Combattimento { $round }: { $spell }.
event-prisoner-freed = { $seat }: { $adventurer-the } torna libero.
event-nothing-to-conquer = Dungeon di { $seat }: è già tutto conquistato.
event-battle-begins = { $seat } combatte per { $square }.
event-trap-sprung = { $room-id ->
    [none] { $seat } fa scattare una trappola: { $trap }{ free-of-charge }!
   *[other] { $seat } fa scattare una trappola: { $trap }! In una stanza ({ $room }) costa { $amount } Oro in più.
}
with-symbols = { $symbols-id ->
    [none] {""}
   *[other] , { $symbols } { $symbols ->
        [one] simbolo
       *[other] simboli
    }
}
whom = { $hp-id ->
    [none] { $nth ->
        [1] il primo { $adventurer }
        [2] il secondo { $adventurer }
        [3] il terzo { $adventurer }
        [4] il quarto { $adventurer }
       *[other] { $adventurer-the }
    }
   *[other] { $nth ->
        [1] il primo { $adventurer } (PF { $hp }{ with-symbols })
        [2] il secondo { $adventurer } (PF { $hp }{ with-symbols })
        [3] il terzo { $adventurer } (PF { $hp }{ with-symbols })
        [4] il quarto { $adventurer } (PF { $hp }{ with-symbols })
       *[other] { $adventurer-the } (PF { $hp }{ with-symbols })
    }
}
hp-left = { $left-id ->
    [none] {""}
   *[other] { $left ->
        [0] {""}
       *[other] ; PF rimasti: { $left }
    }
}
hp-now = { $left-id ->
    [none] {""}
   *[other] , ora { $left } PF
}
damage = { $amount ->
    [one] { $amount } danno
   *[other] { $amount } danni
}
event-prevented = Il gruppo disinnesca in parte la trappola: { damage } in meno per { whom }.
event-aimed = { $later-id ->
    [none] Il dardo vola verso { whom }.
   *[other] Il dardo vola verso { whom }. A fine battaglia il veleno farà altri { $later } danni.
}
event-hit = { $by ->
    [trap] { $source-id ->
        [none] La trappola: { whom } subisce { damage }{ hp-left }.
       *[other] { $source }: { whom } subisce { damage }{ hp-left }.
    }
    [creature] { $source-id ->
        [none] { whom } subisce { damage }{ hp-left }.
       *[other] { $source }: { whom } subisce { damage }{ hp-left }.
    }
    [dart] A fine battaglia agisce il veleno del dardo: { whom } subisce { damage }{ hp-left }.
   *[fatigue] La fatica: { whom } subisce { damage }{ hp-left }.
}
event-absorbed = { $spell } salva { whom } da { damage }.
event-eliminated = { $adventurer-id ->
    [decoy] L'illusione è distrutta.
   *[other] { $seat }: { whom } è eliminato, dritto nella Prigione!
}
event-decoy-vanishes = L'illusione svanisce.
without-effect = { $why ->
    [harmless] : sembra pericoloso, ma non fa nulla
    [goods] {" "}senza effetto: non ci sono né Oro né Cibo né trappole da prendere
    [imps] {" "}senza effetto: non ci sono diavoletti da perdere
    [prisoners] {" "}senza effetto: la Prigione è vuota
    [monsters] {" "}senza effetto: non ci sono mostri in battaglia
    [wizards] {" "}senza effetto: non c'è nessun mago da nascondere
    [unhurt] {" "}senza effetto: nel gruppo nessuno è ferito
   *[none] {""}
}
event-spell-cast = Il gruppo lancia { $spell }{ without-effect }.
event-spell-fails = { $why ->
    [magic] { $needs-id ->
        [none] Troppo poca magia per { $spell }.
       *[other] Troppo poca magia per { $spell }: richiesta { $needs }, disponibile { $has }.
    }
    [dart] Il dardo impedisce gli incantesimi: niente { $spell }.
   *[room] In questa stanza la magia non funziona: niente { $spell }.
}
event-creature-acts = { $attack-id ->
    [sheep] { $creature-the } dà una testata, da pecora.
   *[other] { $room-id ->
        [none] { $creature-the }: { $attack }!
       *[other] { $creature-the }: { $attack }! { $room-the } aggiunge { $bonus }.
    }
}
turn-over = { $why ->
    [second] : il secondo colpo deve ancora arrivare
    [nobody] : per il secondo colpo non resta nessuno
    [idle] : non aveva nessuno da attaccare
   *[done] {""}
}
event-knocked-out = { $creature-gender ->
    [f] { $creature-the } ha finito il suo turno ed è tramortita{ turn-over }.
   *[m] { $creature-the } ha finito il suo turno ed è tramortito{ turn-over }.
}
event-returns-face-up = { $creature-the } torna nella tana, ancora in forze.
event-withdrawn = { $creature-gender ->
    [f] { $creature-the } è ritirata nella tana.
   *[m] { $creature-the } è ritirato nella tana.
}
event-becomes-sheep = { $creature-the } diventa una pecora.
healed-by = { $hearts-id ->
    [none] { because }
   *[other] {" "}({ $healers }: { $hearts } { $hearts ->
        [one] cuore
       *[other] cuori
    })
}
event-healed = { $amount ->
    [one] { whom }: { $amount } danno curato{ hp-now }{ healed-by }.
   *[other] { whom }: { $amount } danni curati{ hp-now }{ healed-by }.
}
event-healing-prevented = In questo round il gruppo non si cura{ because }.
event-strengthened = { whom } guadagna un punto ferita.
event-conquest-prevented = Né fatica né conquista in questo round{ because }.
event-tired = Il gruppo si stanca. Fatica: { $amount }{ because }.
event-conquered = { $room-id ->
    [none] Restano avventurieri, quindi { $square } è conquistata: { $seat } perde un tunnel.
   *[other] Restano avventurieri, quindi { $square } è conquistata: { $seat } perde { $room-the }.
}
event-party-gone = { $seat }: del gruppo non resta più nessuno!
event-survivors-leave = Il gruppo lascia il dungeon di { $seat }: { $adventurers }.

## Eventi: la fine

signed = { $points-sign ->
    [down] −{ $points-size }
   *[up] { $points }
}
event-scored = { $points ->
    [one] { $seat }: { signed } punto.
   *[other] { $seat }: { signed } punti.
}
title-for = { $title-id ->
    [dark_deeds] più Malvagità
    [halls] più stanze
    [tunnels] più tunnel
    [monsters] più mostri
    [imps] più diavoletti
    [riches] più Oro, Cibo e trappole
   *[battle] meno tessere conquistate
}
title-brings = { $points-id ->
    [none] {""}
   *[other] , { $points } { $points ->
        [one] punto
       *[other] punti
    }{ $seats-count ->
        [1] {""}
       *[other] {" "}ciascuno
    }
}
event-title-won = { $has-id ->
    [none] { $title }: { $seats }.
   *[other] { $title }, { title-for } ({ $has }): { $seats }{ title-brings }.
}

## Rifiuti

no-already-paid = { $creature-gender ->
    [f] { $creature-the } è già stata pagata.
   *[m] { $creature-the } è già stato pagato.
}
no-already-sent = { $creature-the } è già nel piano.
no-blind-rage = { $creature-the } è in preda alla furia: attacca il primo avventuriero, con un attacco della sua tessera.
no-creature-has-acted = { $creature-the } ha già agito.
no-creature-is-sheep = In questo round { $creature-the } è una pecora e può dare solo testate.
no-creature-not-offered = In questa stagione non si può assoldare { $creature-the }.
no-creature-not-sent = { $creature-the } non partecipa a questa battaglia.
no-dig-decline-before-one = Hai già cominciato a scavare; ora puoi solo smettere.
no-dig-stop-after-one = Non hai ancora scavato: se non vuoi, scegli «Rinuncia».
no-dummy-order-used = Il tuo non-giocatore non può ricevere «{ $order }»: la carta è già in uso o inaccessibile.
no-dummy-order-with-two-lords = Solo in due si aggiunge un ordine per il non-giocatore, e in due è obbligatorio.
no-evil-unpayable = Il Cattivometro non ha posto per altra Malvagità ({ $amount }): non puoi pagare così.
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
no-mine-space = Su questa casella puoi estrarre al massimo { $most } Oro.
no-mine-tunnels = 1 Oro per tunnel non conquistato; ne hai { $has }.
no-monsters-full = { $most ->
    [one] Qui può combattere solo { $most } mostro.
   *[other] Qui possono combattere solo { $most } mostri.
}
no-must-attack = { $creature-the } deve attaccare, se può.
no-needs-target = Di' chi attacchi: aggiungi il numero, contando dalla testa.
no-no-such-creature = { $creature-the } non è nella tua tana.
no-no-such-monster = Non hai questo mostro da cedere: { $creature }.
no-no-such-prisoner = { $adventurer-the } non è nella tua Prigione.
no-no-such-room = Non hai questa stanza di produzione: { $room }.
no-no-such-target = { $most ->
    [one] Nel gruppo c'è solo { $most } avventuriero.
   *[other] Nel gruppo ci sono solo { $most } avventurieri.
}
no-no-such-trap = Non hai questa trappola: { $trap }.
no-not-on-strike = { $creature-the } non ti chiede nulla.
no-order-executed = «{ $order }» è stato eseguito e non era il primo ordine.
no-order-inaccessible = L'ordine «{ $order }» è inaccessibile in questa stagione.
no-order-not-drawn = «{ $order }» non è tra i tre che hai pescato.
no-order-not-given = In questa stagione non hai dato l'ordine «{ $order }».
no-paladin-last = Il paladino torna libero solo se nella Prigione non c'è nessun altro.
no-room-conquered = { $room-gender ->
    [f] { $room-the } è conquistata e non lavora più.
   *[m] { $room-the } è conquistato e non lavora più.
}
no-room-needs-tunnel = In { $square } non c'è un tunnel non conquistato da trasformare in stanza.
no-room-neighbour = Una stanza in { $square } toccherebbe un'altra stanza.
no-room-not-offered = In questa stagione non si può costruire { $room-the }.
no-room-used = { $times ->
    [one] { $room-the } ha già lavorato in questa stagione.
   *[other] { $room-the } ha già lavorato { $times } volte in questa stagione.
}
no-room-zone = { $room-the } si costruisce { $zone }: { $square } non va bene.
no-spares-class = { $creature-the } non può attaccare questa professione: { $class }.
no-square-apart = { $square } non tocca il tuo dungeon.
no-square-block = Un tunnel in { $square } completerebbe un blocco 2×2.
no-square-conquered = { $square } è già conquistata.
no-square-farther = { $square } non va bene: un'altra tessera non conquistata è più vicina all'Entrata.
no-square-no-tile = Non hai tessere in { $square }.
no-square-taken = In { $square } hai già scavato.
no-tax-too-much = Devi solo { $due } Oro.
no-too-few-workers = { $needs ->
    [one] { $room }: serve { $needs } lavoratore; liberi: { $has }.
   *[other] { $room }: servono { $needs } lavoratori; liberi: { $has }.
}
no-too-little-food = Cibo richiesto: { $needs }; ne hai { $has }.
no-too-little-gold = Oro richiesto: { $needs }; ne hai { $has }.
no-too-little-imps = { $needs ->
    [one] Serve { $needs } diavoletto; ne hai { $has }.
   *[other] Servono { $needs } diavoletti; ne hai { $has }.
}
no-tool-shed-square = Di' dove scava la Baracca degli Attrezzi: aggiungi il quadrato.
no-trap-not-laid = Questa trappola non è stata piazzata: { $trap }.
no-trap-unpayable = Non potresti pagare { $trap-the } quando scatta.
no-traps-full = { $most ->
    [one] Qui si può piazzare solo { $most } trappola.
   *[other] Qui si possono piazzare solo { $most } trappole.
}
