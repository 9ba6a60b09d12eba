# Gli eventi (event-), come li legge il giocatore di cui parlano.

you-adventurer-joins = { $rank ->
    [1] Il più debole, { $adventurer-the }, viene da te, il più buono (Malvagità { $evil }{ tie }).
    [2] Il secondo più debole, { $adventurer-the }, viene da te, il secondo più buono (Malvagità { $evil }{ tie }).
    [3] Il terzo più debole, { $adventurer-the }, viene da te, il terzo più buono (Malvagità { $evil }{ tie }).
    [4] Il più forte, { $adventurer-the }, viene da te, il più malvagio (Malvagità { $evil }{ tie }).
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
       *[other] Non puoi pagare «{ $order }», casella { $space }: servono { $needs } { $good }, ne hai { $has }.
    }
    [nothing] { $good-id ->
        [imps] «{ $order }», casella { $space }. Diavoletti liberi richiesti: { $needs }; ne hai { $has }.
       *[other] Non puoi fare nulla in «{ $order }»{ nothing-there }.
    }
    [sold] Non puoi fare nulla in «{ $order }»: { $order-id ->
        [build_room] non restano stanze in vendita
       *[other] non restano creature da assoldare
    }.
   *[declined] Rinunci a «{ $order }».
}
you-order-returned = Riprendi «{ $order }».

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
    [up] Tu: +{ $by-size } Malvagità, ora { $to }{ because }.
    [down] Tu: −{ $by-size } Malvagità, ora { $to }{ because }.
   *[none] La tua Malvagità resta a { $to }{ because }.
}
you-red-counters = { $amount ->
    [one] Ricevi { $amount } marchio rosso (Ufficio delle Lettere Morte).
   *[other] Ricevi { $amount } marchi rossi (Ufficio delle Lettere Morte).
}
you-spied = { $spell-id ->
    [none] Guardi la carta Combattimento { $position }.
   *[other] Guardi la carta Combattimento { $position }: { $spell }.
}
you-traps-drawn = { $traps-count ->
    [0] { $amount ->
        [one] Peschi { $amount } trappola{ because }.
       *[other] Peschi { $amount } trappole{ because }.
    }
   *[other] Peschi: { $traps }{ because }.
}
you-trap-gone = { $trap-id ->
    [none] Cedi una trappola, coperta{ because }.
   *[other] Cedi { $trap-the }, a carta coperta{ because }.
}
you-dug = Scavi un tunnel in { $square }.
you-mined = Estrai { $amount } Oro.
you-hired = Assoldi { $creature-the }.
you-creature-lost = { $why ->
    [wage] Senza paga { $creature-the } ti abbandona.
    [price] Cedi { $creature-the } per pagare.
    [event] Perdi { $creature-the } per l'evento.
   *[spell] Perdi { $creature-the } per l'incantesimo.
}
you-built = Costruisci { $room-the } in { $square }.
you-produced = Usi { $room-the }.

## La stagione

you-wage-paid = Paghi { $creature-the }.
you-on-strike = La tua creatura sciopera ed è tramortita: { $creature }.
you-tax-paid = Paghi le tasse: { $paid } Oro su { $due }.
you-paladin-comes = { $evil-id ->
    [none] Il paladino arriva da te!
   *[other] { $rival-id ->
        [none] Il paladino lascia la tenda per te: sei il più malvagio ({ $evil })!
       *[other] Il paladino lascia { $rival } per te: ora sei più malvagio ({ $evil })!
    }
}

## Il Combattimento

you-planned = { $creatures-count ->
    [0] { $traps ->
        [0] Lasci { $square } senza difesa.
       *[other] Difendi { $square }. Trappole: { $traps }; nessuna creatura.
    }
   *[other] Difendi { $square }. Trappole: { $traps }; creature: { $creatures }.
}
you-plan-returns = Niente battaglia per te: trappole e creature rientrano.
you-prisoner-freed = { $adventurer-the } torna libero dalla tua Prigione.
you-nothing-to-conquer = Il tuo dungeon è già tutto conquistato.
you-battle-begins = Combatti per { $square }.
you-trap-sprung = Fai scattare una trappola: { $trap }!
you-eliminated = { $adventurer-id ->
    [decoy] L'illusione è distrutta.
   *[other] { whom } è eliminato, dritto nella tua Prigione!
}
you-conquered = { $room-id ->
    [none] { $square } è conquistata: perdi un tunnel.
   *[other] { $square } è conquistata: perdi { $room-the }.
}
you-party-gone = Del gruppo nel tuo dungeon non resta più nessuno!
you-survivors-leave = { $adventurers-count ->
    [one] { $adventurers-the } lascia il tuo dungeon.
   *[other] { $adventurers-the } lasciano il tuo dungeon.
}

## La fine

you-scored = { $points ->
    [one] Hai { $points } punto.
   *[other] Hai { $points } punti.
}
