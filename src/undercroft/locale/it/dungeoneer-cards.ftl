# Il testo di ogni carta di Dungeoneer, composto con questi pezzi da undercroft.dungeoneer.wording.
#
# Una frase dice che cosa succede, senza il soggetto. $mood è "you" quando ci si rivolge a chi legge, altrimenti "it": allora il
# soggetto sta davanti. $n può essere X.

## La riga intera

face-rule = { $when-id ->
    [none] { $does }.
   *[some] { $when }: { $does }.
}
face-may-pay = { $when-id ->
    [none] {""}
   *[some] { $when },{" "}
}puoi { $cost }: { $result }.
face-must-pay = { $when-id ->
    [none] {""}
   *[some] { $when },{" "}
}devi { $cost }: { $result }.
face-to-do = { $does }
face-so-that = { $does }
face-pays-to-discard = { $when }, { $who } può { $cost } per scartare questa carta.
face-line = { $words }.
face-when = { $one }, { $other }
face-does = { $who } { $does }
face-list = { $does }
face-also = { $one }; { $other }
face-then = { $one }; poi { $other }
face-if-none = { $one }; se non c'è nulla da scartare, { $other }
face-one-of-these = Una volta per turno, a scelta:
face-only-this-turn = { $does }, solo per questo turno
face-outcome = { $test }{ $passed-id ->
    [none] {""}
   *[some] . Successo: { $passed }
}{ $failed-id ->
    [none] {""}
   *[some] . Fallimento: { $failed }
}
face-option = ({ $n }) { $does }
face-choose = { $by ->
    [owner] chi ha giocato questa carta sceglie: { $options }
   *[victim] { $who-id ->
        [none] scegli: { $options }
       *[some] { $who } fa una di queste cose (fra quelle possibili), a scelta del suo giocatore: { $options }
    }
}

## Che cos'è la carta

face-hero = { $calling }.
face-set = { $box }.
face-hero-limits = Vita { $life }; fino a { $boons } favori permanenti e { $treasures ->
    [one] { $treasures } tesoro permanente.
   *[other] { $treasures } tesori permanenti.
}
face-hero-level = Livello { $level }: mischia { $melee }, magia { $magic }, velocità { $speed }.
face-attacks = Attacca in: { $forms }. Si difende in ogni forma.
face-ability = Potere speciale: { $ability }.
face-location = { $n ->
    [one] { $kind }.
   *[other] { $kind }, { $n } carte.
}
face-points = Gloria { $glory }, Pericolo { $peril }.
face-exit = { $side }: { $way }
face-exit-open = aperta
face-exit-wall = muro
face-exit-blocked = bloccata ({ $stat } { $value }+)
face-exit-trapped = con trappola ({ $stat } { $value }+)
face-hazard-danger = insidia +{ $n }: le trappole giocate qui hanno +{ $n } al valore della minaccia
face-hazard-spikes = spuntoni: supera la minaccia ({ $stat } { $value }+) o subisci 1 ferita
face-hazard-pit = fossa: supera la minaccia ({ $stat } { $value }+) o cadi
face-card = { $kind } ({ $type }), { $cost }.
face-costs-glory = { $n ->
    [one] { $n } punto Gloria
   *[other] { $n } punti Gloria
}
face-costs-peril = { $n ->
    [one] { $n } punto Pericolo dell'eroe bersaglio
   *[other] { $n } punti Pericolo dell'eroe bersaglio
}
face-costs-any-peril = { $n ->
    [one] { $n } punto Pericolo di un avversario qualsiasi, senza eroe bersaglio
   *[other] { $n } punti Pericolo di un avversario qualsiasi, senza eroe bersaglio
}
face-timing = { $timing }. { $duration }.
face-monster-numbers = Vita { $life }; mischia { $melee }, magia { $magic }, velocità { $speed }.
face-least-level = Solo contro un eroe di livello { $n } o più.
face-not-solo = Non si usa nel gioco in solitario.
face-quest = Missione: { $categories }.
face-monster = { $foe } ({ $family }):
face-reward = Ricompensa: { $level ->
    [one] { $level } livello
   *[other] { $level } livelli
}, { $glory ->
    [one] { $glory } punto Gloria
   *[other] { $glory } punti Gloria
}, { $heal ->
    [one] { $heal } punto vita
   *[other] { $heal } punti vita
}.
face-x-bounds = X va da { $least } a { $most }.
face-one-conversion = In un turno si può convertire in Gloria una sola ferita.

## Quando, dove, quante volte

face-once-turn = una volta per turno
face-once-attempt = una volta per tentativo, prima del tiro
face-once-roll = una volta per ogni tiro
face-in-any = in qualsiasi momento
face-in-own-turn = { $mood ->
    [you] in qualsiasi momento del tuo turno
   *[it] in qualsiasi momento del proprio turno
}
face-in-feats = { $mood ->
    [you] nella tua Fase Eroe
   *[it] nella propria Fase Eroe
}
face-in-response = in risposta a un attacco
face-in-challenge = nel passo Sfida o più tardi nello stesso turno
face-in-move = mentre il tuo eroe si muove, prima della prova dell'uscita
face-at = nel luogo «{ $location }»
face-at-dark-tunnel = in un tunnel tenebroso qualsiasi
face-at-entrance = su un ingresso qualsiasi
face-attempt-at = tentativo { $places }
face-search-at = nella tua Fase Eroe { $places }
face-pick-up-at = prendi il segnalino { $places }
face-deliver-at = consegna { $places }
face-strike = { $forms-id ->
    [none] ogni colpo
   *[some] colpo ({ $forms })
}
face-on-strike = quando il tuo eroe mette a segno un colpo{ $forms }
face-on-attack = quando attacca
face-on-beaten = quando viene sconfitto
face-on-beats = quando il tuo eroe sconfigge un mostro, anche quello di una missione
face-on-would-wound = { $against-id ->
    [none] quando il tuo eroe sta per subire una ferita
   *[some] quando il tuo eroe sta per subire una ferita per { $against-of }
}
face-on-would-fall = quando il tuo eroe sta per cadere
face-on-would-transfer = { $by ->
    [rival] quando la carta di un avversario sta per trasportare il tuo eroe
   *[any] quando il tuo eroe sta per essere trasportato
}
face-on-would-die = quando il tuo eroe sta per morire
face-on-enter = entrando
face-on-quest-done = quando il tuo eroe completa una missione
face-on-draw-location = ogni volta che peschi un luogo
face-on-recovery = finché la missione è aperta
face-on-influence = finché la missione è aperta
face-on-artifact = quando la missione è completata
face-on-escorting = mentre il tuo eroe scorta il protetto

## A che prezzo

face-pay-glory = { $n ->
    [one] pagare { $n } punto Gloria
   *[other] pagare { $n } punti Gloria
}
face-pay-ap = { $n ->
    [one] spendere { $n } punto azione
   *[other] spendere { $n } punti azione
}
face-pay-life = { $n ->
    [one] subire { $n } ferita (non si può prevenire né pagare con l'ultimo punto vita)
   *[other] subire { $n } ferite (non si possono prevenire né pagare con l'ultimo punto vita)
}
face-pay-token-life = { $n ->
    [one] spendere { $n } segnalino Vita di questa carta
   *[other] spendere { $n } segnalini Vita di questa carta
}
face-pay-token-charge = { $n ->
    [one] spendere { $n } segnalino Carica
   *[other] spendere { $n } segnalini Carica
}
face-pay-self = scartare questa carta
face-self-discarded = scarta questa carta
face-pay-families = scartare dalla mano o dalla tana un mostro ({ $families })

## Chi

face-target = l'eroe bersaglio
face-hero-struck = l'eroe colpito
face-struck = chi è colpito
face-everyone-here = ogni eroe nel suo luogo
face-everyone-there = ogni eroe in quel luogo
face-everyone-with-target = ogni eroe nel luogo del bersaglio
face-one-other-here = un altro eroe nello stesso luogo, se c'è (sceglie chi ha giocato questa carta),
face-monster-itself = il mostro
face-influenced = a ogni proprio ripristino, chi ha la missione (ognuno, se è comune)
face-one-attacker = uno degli attaccanti del tuo eroe
face-one-monster = un mostro che attacca il tuo eroe{ $families-id ->
    [none] { $by ->
        [no-quest] {" "}(non il mostro di una missione)
       *[any] {""}
    }
   *[some] { $by ->
        [no-quest] {" "}({ $families }; non il mostro di una missione)
       *[any] {" "}({ $families })
    }
}

## Che cosa

face-x = X
face-x-and = X + { $n }
face-plus = { $n-sign ->
    [down] −{ $n-size }
   *[up] +{ $n-size }
}
face-plus-x = +X
face-value = { $n }+
face-x-value = X + { $n } o più
face-in-forms = {" "}({ $forms })
face-of-stats = {" "}({ $forms })
face-against = {" "}contro { $ids-use }
face-gain-glory = { $mood ->
    [you] ottieni
   *[it] ottiene
} { $n ->
    [one] { $n } punto Gloria
   *[other] { $n } punti Gloria
}
face-gain-peril = { $mood ->
    [you] ottieni
   *[it] ottiene
} { $n ->
    [one] { $n } punto Pericolo
   *[other] { $n } punti Pericolo
}
face-gain-ap = { $mood ->
    [you] ottieni subito
   *[it] ottiene subito
} { $n ->
    [one] { $n } punto azione
   *[other] { $n } punti azione
}
face-lose-glory = { $mood ->
    [you] perdi
   *[it] perde
} { $n ->
    [one] { $n } punto Gloria
   *[other] { $n } punti Gloria
}
face-lose-ap = { $mood ->
    [you] perdi
   *[it] perde
} { $n ->
    [one] { $n } punto azione
   *[other] { $n } punti azione
}
face-lose-ap-all = { $mood ->
    [you] perdi tutti i punti azione
   *[it] perde tutti i punti azione
}
face-lose-saved-ap = { $mood ->
    [you] perdi il punto azione conservato
   *[it] perde il punto azione conservato
}
face-wound = { $mood ->
    [you] subisci
   *[it] subisce
} { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
}
face-wound-extra = { $mood ->
    [you] subisci
   *[it] subisce
} { $n ->
    [one] { $n } ferita in più
   *[other] { $n } ferite in più
}
face-fall = { $mood ->
    [you] il tuo eroe cade
   *[it] cade
}
face-fall-and-test = { $mood ->
    [you] il tuo eroe cade, e per rialzarsi deve superare una minaccia ({ $stat } { $value }+)
   *[it] cade, e per rialzarsi deve superare una minaccia ({ $stat } { $value }+)
}
face-stand = il tuo eroe si rialza senza spendere un punto azione (una minaccia per rialzarsi va comunque superata)
face-heal = { $mood ->
    [you] recupera
   *[it] recupera
} { $n ->
    [one] { $n } punto vita
   *[other] { $n } punti vita
}{ $most-id ->
    [none] {""}
   *[other] {" "}(al massimo { $most } in tutto)
}
face-level-lost = { $mood ->
    [you] perdi
   *[it] perde
} { $n ->
    [one] { $n } livello
   *[other] { $n } livelli
}
face-level-lost-to-1 = { $mood ->
    [you] perdi
   *[it] perde
} { $n ->
    [one] { $n } livello (mai sotto 1)
   *[other] { $n } livelli (mai sotto 1)
}
face-discard-this = { $mood ->
    [you] scarta questa carta
   *[it] può scartare questa carta
}
face-discard-treasure = { $mood ->
    [you] scarta
   *[it] scarta
} { $n ->
    [one] { $n } tesoro
   *[other] { $n } tesori
}{ $types-id ->
    [none] {""}
   *[some] {" "}({ $types })
}{ $by ->
    [owner] {" "}a scelta di chi ha giocato questa carta
    [random] {" "}a caso
   *[victim] { $mood ->
        [you] {" "}a tua scelta
       *[it] {" "}a sua scelta
    }
}
face-discard-boon = { $mood ->
    [you] scarta
   *[it] scarta
} { $n ->
    [one] { $n } favore pronto
   *[other] { $n } favori pronti
}{ $types-id ->
    [none] {""}
   *[some] {" "}({ $types })
}{ $by ->
    [owner] {" "}a scelta di chi ha giocato questa carta
    [random] {" "}a caso
   *[victim] { $mood ->
        [you] {" "}a tua scelta
       *[it] {" "}a sua scelta
    }
}
face-discard-prepared = { $mood ->
    [you] scarta
   *[it] scarta
} { $n ->
    [one] { $n } carta pronta
   *[other] { $n } carte pronte
} (favore, tesoro, aggiunta o amplificatore){ $types-id ->
    [none] {""}
   *[some] {" "}({ $types })
}{ $by ->
    [owner] {" "}a scelta di chi ha giocato questa carta
    [random] {" "}a caso
   *[victim] { $mood ->
        [you] {" "}a tua scelta
       *[it] {" "}a sua scelta
    }
}
face-discard-hand = { $mood ->
    [you] scarta
   *[it] scarta
} { $n ->
    [one] { $n } carta dalla mano
   *[other] { $n } carte dalla mano
}{ $types-id ->
    [none] {""}
   *[some] {" "}({ $types })
}{ $by ->
    [owner] {" "}a scelta di chi ha giocato questa carta
    [random] {" "}a caso
   *[victim] { $mood ->
        [you] {" "}a tua scelta
       *[it] {" "}a sua scelta
    }
}
face-discard-bane = { $mood ->
    [you] scarta
   *[it] scarta
} { $n ->
    [one] { $n } sventura permanente del tuo eroe
   *[other] { $n } sventure permanenti del tuo eroe
}{ $types-id ->
    [none] {""}
   *[some] {" "}({ $types })
}{ $by ->
    [owner] , a scelta di chi ha giocato questa carta
    [random] , a caso
   *[victim] {""}
}
face-draw = { $mood ->
    [you] pesca
   *[it] pesca
} { $n ->
    [one] { $n } carta Avventura
   *[other] { $n } carte Avventura
}
face-transfer = { $mood ->
    [you] il tuo eroe viene trasportato { $to }
   *[it] viene trasportato { $to }
}{ $by ->
    [owner] {" "}(fra più luoghi possibili sceglie chi ha giocato questa carta)
    [tied] {" "}(fra due ugualmente vicini scegli tu)
   *[victim] {""}
}
face-to-adjacent = in un luogo adiacente, anche attraverso i muri
face-to-adjacent-way = nel luogo adiacente, per un'uscita qualsiasi (non un muro), senza prova
face-to-nearest-entrance = sull'ingresso più vicino, se non è già su un ingresso
face-to-any-room = in una stanza qualsiasi in gioco, tranne un ingresso
face-to-farthest = nel luogo più lontano dal suo ingresso più vicino
face-to-within = { $n ->
    [one] in un luogo distante al massimo { $n } passo
   *[other] in un luogo distante al massimo { $n } passi
}
face-to-location = nel luogo «{ $location }», se è in gioco
face-prevent = { $n ->
    [one] previeni { $n } ferita
   *[other] previeni { $n } ferite
}
face-cancel-bane = annulla una sventura che ha per bersaglio il tuo eroe, mentre viene giocata; il suo costo resta speso
face-cancel-instant-bane = annulla una sventura istantanea che ha per bersaglio il tuo eroe, mentre viene giocata
face-cancel-strike = scegli un attacco{ $forms } al tuo eroe prima del suo tiro; se vince, non ferisce nessuno e non fa altro
face-cancel-fall = il tuo eroe non cade
face-cancel-transfer = il tuo eroe resta dov'è
face-attacker-discard = { $who } viene scartato prima del suo tiro
face-attacker-to-hand = { $who } torna in mano al proprietario prima del suo tiro
face-attacker-ignore = { $who } lo ignora: esce dal combattimento prima del suo tiro e vale come non ferito, perciò il proprietario lo riprende in mano o nella tana (il mostro di una missione resta alla missione)
face-die-for-attack = { $n ->
    [one] prima di un tiro d'attacco del tuo eroe, tira { $n } dado in più
   *[other] prima di un tiro d'attacco del tuo eroe, tira { $n } dadi in più
}; { $by ->
    [high] vale il migliore
   *[low] vale il peggiore
}
face-die-of-attacker = { $n ->
    [one] uno degli attaccanti del tuo eroe tira { $n } dado in più per il suo attacco
   *[other] uno degli attaccanti del tuo eroe tira { $n } dadi in più per il suo attacco
}; { $by ->
    [high] vale il migliore
   *[low] vale il peggiore
}
face-die-for-dice = { $n ->
    [one] tira { $n } dado in più; { $by ->
        [high] il peggiore
       *[low] il migliore
    } non conta
   *[other] tira { $n } dadi in più; { $by ->
        [high] altrettanti dei peggiori
       *[low] altrettanti dei migliori
    } non contano
}
face-plus-dice = aggiungi { $n } al totale dei dadi
face-token-life = { $n ->
    [one] entra in gioco con { $n } segnalino Vita
   *[other] entra in gioco con { $n } segnalini Vita
}{ $by ->
    [yes] {" "}e si scarta con l'ultimo
   *[no] {""}
}
face-token-charge = { $n ->
    [one] entra in gioco con { $n } segnalino Carica
   *[other] entra in gioco con { $n } segnalini Carica
}{ $by ->
    [yes] {" "}e si scarta con l'ultimo
   *[no] {""}
}
face-token-deactivation = { $on } metti un segnalino Disattivazione su una di queste cose: { $against }
face-token-bridge = metti il segnalino Ponte su un muro tra il luogo del tuo eroe e uno adiacente; il muro è un'uscita aperta nelle due direzioni finché questa carta è in gioco
face-here-only = nel luogo del tuo eroe
face-here-or-adjacent = nel luogo del tuo eroe o in uno adiacente
face-attach-to-treasure = assegna questa carta a uno dei tuoi tesori pronti ({ $types })
face-attach-to-monster = { $families-id ->
    [none] assegna questa carta a un mostro della tua tana, o a uno che stai dichiarando
   *[some] assegna questa carta a un mostro ({ $families }) della tua tana, o a uno che stai dichiarando
}
face-ignore-danger = il tuo eroe ignora l'insidia
face-ignore-pit = il tuo eroe ignora le fosse
face-ignore-one-pit = il tuo eroe ignora una fossa in cui si è appena imbattuto
face-ignore-one-exit = per questo passo l'uscita vale come aperta
face-ignore-one-wall = per questo passo l'uscita vale come aperta, anche se è un muro con un luogo dall'altra parte
face-forbid-hero-attack = qui gli eroi non possono attaccare altri eroi
face-forbid-trap = fino alla fine del turno non si possono dichiarare trappole nel luogo in cui il tuo eroe si trova ora, e in solitario le trappole pescate lì si scartano; quelle già dichiarate o pescate agiscono
face-forbid-ability = l'eroe bersaglio non può usare il suo potere speciale
face-set-exit = scegli un'uscita del luogo dell'eroe bersaglio stampata come aperta e senza segnalini: da quel lato è bloccata ({ $stat } { $value }+) finché un eroe non la attraversa, in qualsiasi modo, o non ne fallisce la prova; poi questa carta si scarta
face-free-attack = il tuo eroe fa un attacco a +{ $n } contro una carta che lo ha appena attaccato, o contro un eroe qui che lo ha attaccato in questo turno; non costa punti azione e non conta come suo combattimento del turno
face-revive = il tuo eroe ha invece { $n ->
    [one] { $n } punto vita
   *[other] { $n } punti vita
}, e per lui il combattimento è finito
face-peek = { $n ->
    [one] guarda invece in segreto { $n } luogo
   *[other] guarda invece in segreto { $n } luoghi
}, piazzane 1 e rimetti gli altri in fondo alla pila
face-replace-quest = scegli una delle tue missioni personali: pesca una nuova missione, poi metti quella scelta in fondo al mazzo
face-complete = la missione è completata
face-spawn = { $mood ->
    [you] sconfiggi il mostro della missione (attacca per primo)
   *[it] sconfigge il mostro della missione (attacca per primo)
}
face-escort = da lì in poi l'eroe scorta il protetto
face-found = puoi tentare la missione fino alla fine di questo turno
face-shift-swap-empty = scambia di posto due luoghi senza eroi che non siano ingressi; ognuno si può ruotare di 180°; valgono le regole di piazzamento
face-shift-swap-occupied = scambia di posto due luoghi con un eroe ciascuno; ognuno si può ruotare di 180°; valgono le regole di piazzamento; gli eroi restano dove sono
face-shift-move-empty = sposta un luogo (non un ingresso, senza eroi), o ruotalo dov'è; valgono le regole di piazzamento
face-sacrifice-life = { $mood ->
    [you] sacrifica
   *[it] sacrifica
} { $n ->
    [one] { $n } punto vita (deve restarne almeno 1)
   *[other] { $n } punti vita (deve restarne almeno 1)
}
face-sacrifice-glory = { $mood ->
    [you] sacrifica
   *[it] sacrifica
} { $n ->
    [one] { $n } punto Gloria
   *[other] { $n } punti Gloria
}
face-sacrifice-boon = { $mood ->
    [you] sacrifica
   *[it] sacrifica
} { $n ->
    [one] { $n } favore pronto
   *[other] { $n } favori pronti
}
face-sacrifice-treasure = { $mood ->
    [you] sacrifica
   *[it] sacrifica
} { $n ->
    [one] { $n } tesoro pronto
   *[other] { $n } tesori pronti
}
face-threat = { $mood ->
    [you] supera una minaccia
   *[it] deve superare una minaccia
} ({ $stat-id ->
    [life] vita attuale
   *[other] { $stat }
} { $value })
face-threat-without-influence = { $mood ->
    [you] supera una minaccia ({ $stat } { $value }; l'influsso di questa missione non conta)
   *[it] deve superare una minaccia ({ $stat } { $value }; l'influsso di questa missione non conta)
}
face-roll = { $n ->
    [one] tira un dado (serve { $value }+)
   *[other] tira { $n } dadi (in totale serve { $value }+)
}
face-roll-each = { $n ->
    [one] tira un dado (serve { $value }+)
   *[other] tira { $n } dadi (serve { $value }+ su ognuno)
}
face-search = cerca (un dado più la distanza dall'ingresso più vicino; serve { $value }+)

## Numeri cambiati

face-stats = il tuo eroe ha { $plus } di { $stats }
face-stats-of-target = l'eroe bersaglio ha { $plus } di { $stats }
face-stats-of-host = il mostro ha { $plus } di { $stats }
face-stats-of-own-monsters = { $families-use } che hai giocato hanno { $plus } di { $stats }
face-stats-until-turn = il tuo eroe ha { $plus } di { $stats } fino alla fine del turno
face-rolls-attack = tiri d'attacco
face-rolls-counter = tiri di contrattacco
face-rolls-battle = tiri d'attacco e di contrattacco
face-rolls-threat = tiri di minaccia
face-rolls-exit = tiri di minaccia delle uscite bloccate e con trappola
face-rolls = il tuo eroe ha { $plus } ai { $rolls }{ $forms }{ $against }
face-further-rolls = il tuo eroe ha un altro { $plus } ai { $rolls }{ $forms }{ $against }
face-rolls-influenced = { $plus } ai { $rolls }{ $forms } di chi ha la missione (di tutti, se è comune)
face-rolls-of-monsters-here = { $plus } ai { $rolls } { $families-acc } contro gli eroi qui
face-rolls-of-attacker = { $who }: { $plus } al suo tiro d'attacco
face-rolls-location = fino alla fine del turno, { $plus } a tutti i { $rolls } nel luogo in cui il tuo eroe si trova ora
face-rolls-host = { $plus } ai { $rolls } del mostro
face-rolls-this-from-lair = { $plus } ai suoi { $rolls } se viene dalla tana
face-rolls-this-in-dark-tunnel = { $plus } ai suoi { $rolls } in un tunnel tenebroso
face-rolls-escorting = { $plus } ai { $rolls } dei mostri contro il tuo eroe
face-one-roll = aggiungi { $n } a un tiro{ $forms } che il tuo eroe sta per fare (attacco, contrattacco o minaccia)
face-one-battle-roll = aggiungi { $n } a un tiro d'attacco o di contrattacco{ $forms } che il tuo eroe sta per fare{ $against }
face-one-roll-in-battle = aggiungi { $n } a un tiro{ $forms } che il tuo eroe sta per fare in un combattimento{ $against }: attacco, contrattacco o minaccia di un tale mostro
face-one-threat-roll = aggiungi { $n } a un tiro di minaccia{ $forms } che il tuo eroe sta per fare{ $against }
face-cost-of-own-cards = { $cards-use } che giochi costano { $n } Pericolo in meno (almeno { $least })
face-cost-of-hero-here = finché il tuo eroe è qui, { $cards-use } gli costano { $n } Gloria in meno (almeno { $least })
face-limit = { $kind-id ->
    [boon] puoi avere { $n } favori permanenti in più; questa carta conta nel limite
   *[treasure] puoi avere { $n } tesori permanenti in più; questa carta conta nel limite
}
face-ap-at-each-recovery = { $n ->
    [one] −{ $n } punto azione a ogni ripristino (almeno { $least })
   *[other] −{ $n } punti azione a ogni ripristino (almeno { $least })
}
face-ap-at-next-recovery = { $n ->
    [one] { $mood ->
        [you] ottieni { $n } punto azione in meno al prossimo ripristino (almeno { $least })
       *[it] ottiene { $n } punto azione in meno al suo prossimo ripristino (almeno { $least })
    }
   *[other] { $mood ->
        [you] ottieni { $n } punti azione in meno al prossimo ripristino (almeno { $least })
       *[it] ottiene { $n } punti azione in meno al suo prossimo ripristino (almeno { $least })
    }
}
face-strike-wounds = { $n ->
    [one] scegli { $who }: se il contrattacco del tuo eroe supera il suo attacco, il colpo infligge { $n } ferita in più
   *[other] scegli { $who }: se il contrattacco del tuo eroe supera il suo attacco, il colpo infligge { $n } ferite in più
}

## Gruppi di carte

cards-group-hero = Eroi
cards-group-location = Luoghi
cards-group-boon = Favori
cards-group-treasure = Tesori
cards-group-bane = Sventure
cards-group-monster = Mostri
cards-group-trap = Trappole
cards-group-quest = Missioni

## Parti di una carta che possono essere in dubbio

part-attack-forms = forme d'attacco
part-attacks = forme d'attacco
part-boon-limit = limite di favori
part-categories = categorie
part-class = classe
part-copies = numero di carte
part-cost = costo
part-duration = durata
part-effects = effetto
part-exits = uscite
part-failed = che cosa segue un fallimento
part-form = forma
part-glory = Gloria
part-hazards = ostacoli
part-kind = genere
part-levels = valori per livello
part-life = vita
part-magic = magia
part-melee = mischia
part-monster = mostro
part-n = quanto
part-name-en = nome inglese
part-name-ru = nome russo
part-peril = Pericolo
part-race = razza
part-reward = ricompensa
part-set = set
part-speed = velocità
part-timing = momento di gioco
part-treasure-limit = limite di tesori
part-type = tipo
part-value = valore
part-what = che cosa
part-where = luogo

## Short lines, for cards in the hand. [melee] is a sign, which the page draws.

short-sign = [{ $by }]
short-beside = { $one }{ $other }
short-row = { $one } { $other }
short-number = { $n }
short-minus-x = −X
short-when = { $when }: { $does }
short-for = { $cost } → { $does }
short-then = { $one }, { $other }
short-either = { $one } / { $other }
short-next-turn = { $does } turno dopo
short-cost = { $cards } costo { $change }
short-limit = limite { $change }
short-against = { $does } contro { $signs }
short-here = { $does } qui
short-from-lair = { $does } da [lair]
short-in-dark-tunnel = { $does } in [dark_tunnel]
short-of-monster = [monster] { $does }
short-this-turn = { $does } nel turno
short-all = perde ogni { $what }
short-discards = scarta { $n }{ $what }
short-cancels = annulla { $what }
short-attacker-discard = { $who } → [discard]
short-attacker-ignore = { $who } via dallo scontro
short-attacker-to-hand = { $who } → [hand] di chi lo gioca
short-need = { $what } { $n }+
short-need-x = { $what } X+{ $n }
short-passed = ✓ { $does }
short-failed = ✗ { $does }
short-to-adjacent = → accanto, anche oltre i muri
short-to-adjacent-way = → accanto, senza prova
short-to-nearest-entrance = → [entrance] più vicino
short-to-any-room = → una [room] qualsiasi
short-to-farthest = → lontano da [entrance]
short-to-within = → entro { $n } passi
short-bridge = [bridge] oltre un muro
short-disarms = disattiva { $what }
short-die-high = +{ $n }[dice], vale il migliore
short-die-low = +{ $n }[dice], vale il peggiore
short-attach = su un tuo { $what }
short-set-exit = un’uscita: [blocked] { $need }
short-swap-empty = scambia 2 luoghi vuoti
short-swap-occupied = scambia 2 luoghi con eroi
short-move-empty = sposta 1 luogo vuoto
short-stand = rialzati gratis
short-prevent = evita { $n }[wound]
short-peek = guarda { $n }, piazza 1
short-revive = sopravvivi con { $n }[life]
short-forbid-trap = niente [trap] qui
short-forbid-ability = niente abilità
short-ignore-pit = ignora [pit]
short-ignore-danger = ignora [danger]
short-ignore-wall = passa uscita o muro
short-beaten = se battuto
short-attack = quando attacca
short-quest-done = missione
short-would-fall = se cadi
short-would-die = se muori
short-draw-location = luogo nuovo
