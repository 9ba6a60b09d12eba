# Gli eventi (event-), come li legge il giocatore di cui parlano.

you-adventurer-joins = { $rank ->
    [1] Il più debole, { $adventurer-the }, viene da te, il più buono (Malvagità { $evil }{ tie }).
    [2] Il secondo più debole, { $adventurer-the }, viene da te, il secondo più buono (Malvagità { $evil }{ tie }).
    [3] Il terzo più debole, { $adventurer-the }, viene da te, il terzo più buono (Malvagità { $evil }{ tie }).
    [4] Il più forte, { $adventurer-the }, viene da te, il più cattivo (Malvagità { $evil }{ tie }).
   *[other] { $adventurer-the } arriva nel tuo dungeon.
}
you-first-player = Sei il giocatore iniziale.

## Gli ordini

you-cards-drawn = Peschi gli ordini: { $orders }.
you-inaccessible = I tuoi ordini inaccessibili: { $orders }.
you-orders-revealed = Riveli: { $orders }.
you-minion-placed = Un tuo tirapiedi in «{ $order }», casella { $space }.
you-minion-stays = { $why ->
    [full] Nessuna casella libera per te in «{ $order }»; il tirapiedi resta a casa.
    [gold] Non hai Oro per assoldare così presto; il tirapiedi resta a casa.
    [price] { $good-id ->
        [none] Non puoi pagare «{ $order }».
        [evil] Non puoi pagare «{ $order }», casella { $space }: hai già troppa Malvagità.
       *[other] Non puoi pagare «{ $order }», casella { $space }: costa { $needs } { $good }, ne hai { $has }.
    }
    [nothing] { $good-id ->
        [imps] «{ $order }», casella { $space }. Diavoletti liberi richiesti: { $needs }; ne hai { $has }.
       *[other] Non puoi fare nulla in «{ $order }»{ nothing-there }.
    }
    [sold] Non puoi fare nulla in «{ $order }»: { $order-id ->
        [build_room] non restano stanze in vendita
       *[other] non restano creature da assoldare
    }.
   *[declined] Rinunci a «{ $order }»{ on-space }{ could-have }.
}
you-order-returned = { $locked-count ->
    [0] Riprendi «{ $order }».
   *[other] Riprendi «{ $order }». Inaccessibili nella prossima stagione: { $locked }.
}

## Le risorse

you-gained = { $good-id ->
    [imps] { $amount ->
        [one] Ottieni { $amount } diavoletto{ because }.
       *[other] Ottieni { $amount } diavoletti{ because }.
    }
   *[other] Ottieni { $amount } { $good }{ because }.
}
pay-or-lose = { $source-id ->
    [appraise_hoard] Perdi
    [burglary] Perdi
    [detect_treasure] Perdi
    [impatient_heroes] Perdi
    [rats] Perdi
   *[other] Paghi
}
you-lost = { $good-id ->
    [imps] { $amount ->
        [one] Perdi { $amount } diavoletto{ taken }.
       *[other] Perdi { $amount } diavoletti{ taken }.
    }
   *[other] { pay-or-lose } { $amount } { $good }{ taken }.
}
you-evil-moved = { $by-sign ->
    [up] Tu: +{ $by-size } Malvagità, ora { $to }{ paid-because }{ bound }.
    [down] Tu: −{ $by-size } Malvagità, ora { $to }{ paid-because }{ bound }.
   *[none] La tua Malvagità resta a { $to }{ paid-because }{ bound }.
}
you-red-counters = { $amount ->
    [one] Ricevi { $amount } marchio rosso per le tasse non pagate: −3 punti alla fine.
   *[other] Ricevi { $amount } marchi rossi per le tasse non pagate: −3 punti ciascuno alla fine.
}
you-spied = { $spell-id ->
    [none] Guardi la carta Combattimento { $position }.
   *[other] Guardi la carta Combattimento { $position }: { $spell }.
}
you-traps-drawn = { $traps-count ->
    [0] { $amount ->
        [one] Peschi { $amount } trappola{ drawn-because }.
       *[other] Peschi { $amount } trappole{ drawn-because }.
    }
   *[other] Peschi: { $traps }{ drawn-because }.
}
you-trap-gone = { $trap-id ->
    [none] Cedi una trappola, coperta{ trap-because }.
   *[other] Cedi { $trap-the }, a carta coperta{ trap-because }.
}
you-dug = Scavi un tunnel in { $square }.
you-dug-fewer = { $why ->
    [imps] Ti fermi { digging }: non restano diavoletti liberi.
    [squares] Ti fermi { digging }: non resta dove scavare.
   *[choice] Ti fermi { digging }, anche se potevi scavare ancora.
}
you-mined = Estrai { $amount } Oro{ mined-fewer }.
you-hired = Assoldi { $creature-the }.
you-creature-lost = { $why ->
    [wage] Senza paga { $creature-the } ti abbandona.
    [choice] Decidi di non pagare: { $creature-the } ti abbandona.
    [short] { $good-id ->
        [evil] Non puoi pagare, { $creature-the } ti abbandona: non c'è posto per altra Malvagità ({ $needs }).
       *[other] Non puoi pagare, { $creature-the } ti abbandona: costa { $needs } { $good }, ne hai { $has }.
    }
    [no_trap] Non puoi pagare, { $creature-the } ti abbandona: non hai trappole da cedere.
    [no_monster] Non puoi pagare, { $creature-the } ti abbandona: non hai altri mostri da cedere.
    [price] Cedi { $creature-the } per pagare.
    [event] Perdi { $creature-the } per l'evento.
   *[spell] Perdi { $creature-the } per l'incantesimo.
}
you-built = Costruisci { $room-the } in { $square }{ free-of-charge }.
you-produced = { $times ->
    [2] Usi { $room-the } una seconda volta{ at-work }.
   *[other] Usi { $room-the }{ at-work }.
}
you-rooms-idle = { $could-count ->
    [0] Non hai abbastanza diavoletti liberi o risorse per usare: { $rooms }.
   *[other] Pur potendo, non usi: { $could }.
}

## La stagione

you-spared = { $source-id ->
    [monster_strike] Non hai mostri da pagare.
   *[other] Non hai nulla da perdere{ because }.
}
you-nobody-to-pay = Non hai creature da pagare.
you-wage-paid = Paghi { $creature-the }.
you-on-strike = La tua creatura sciopera ed è tramortita: { $creature }.
you-tax-paid = { $paid ->
    [0] Devi { owed } e non paghi nulla{ tax-short }.
   *[other] Devi { owed } e ne paghi { $paid }{ tax-short }.
}
you-paladin-comes = { $evil-id ->
    [none] Il paladino arriva da te!
   *[other] { $rival-id ->
        [none] Il paladino lascia la tenda per te: sei il più cattivo ({ $evil })!
       *[other] Il paladino lascia { $rival } per te: ora sei più cattivo ({ $evil })!
    }
}
you-paladin-stays = Il paladino ha già lasciato la tenda e resta da te.

## Il Combattimento

you-marked = { $others-count ->
    [0] Il gruppo marcia su { $square }, la tua tessera non conquistata più vicina all'entrata.
   *[other] Scegli dove marcia il gruppo: { $square }. Alla stessa distanza dall'entrata: { $others }.
}
you-planned = { $creatures-count ->
    [0] { $traps ->
        [0] { $could-count ->
            [0] { $held-id ->
                [none] Lasci { $square } senza difesa.
               *[other] { $held ->
                    [0] Lasci { $square } senza difesa: nessuna trappola in mano, nessuna creatura in grado di combattere.
                   *[other] Non mandi nessuno in { $square }: nessuna creatura può combattere.{ held-back }
                }
            }
           *[other] Lasci { $square } senza difesa, anche se c'è chi può combattere: { $could }.{ held-back }
        }
       *[other] Difendi { $square }. Trappole: { $traps }; nessuna creatura.{ could-fight }
    }
   *[other] Difendi { $square }. Trappole: { $traps }; creature: { $creatures }.{ both-fight }
}
you-plan-returns = Niente battaglia per te: trappole e creature rientrano.
you-prisoner-freed = { $adventurer-the } torna libero dalla tua Prigione.
you-nothing-to-conquer = Il tuo dungeon è già tutto conquistato.
you-battle-begins = Combatti per { $square }.
you-trap-sprung = { $room-id ->
    [none] Fai scattare una trappola: { $trap }{ free-of-charge }!
   *[other] Fai scattare una trappola: { $trap }! In una stanza ({ $room }) costa { $amount } Oro in più.
}
you-eliminated = { $adventurer-id ->
    [decoy] L'illusione è distrutta.
   *[other] { whom } è eliminato, dritto nella tua Prigione!
}
you-conquered = { $room-id ->
    [none] Restano avventurieri, quindi { $square } è conquistata: perdi un tunnel.
   *[other] Restano avventurieri, quindi { $square } è conquistata: perdi { $room-the }.
}
you-party-gone = Del gruppo nel tuo dungeon non resta più nessuno!
you-survivors-leave = Il gruppo lascia il tuo dungeon: { $adventurers }.

## La fine

you-scored = { $points ->
    [one] Hai { signed } punto.
   *[other] Hai { signed } punti.
}
