## Problemi

puzzle-battles = Battaglia
puzzle-orders = Ordini
puzzle-battles-text = { $year ->
    [1] Primo Anno
   *[other] Secondo Anno
}, round { $round } del Combattimento. Nel tuo dungeon { $paladin ->
    [0] { $party ->
        [one] c'è un avventuriero
       *[other] ci sono { $party } avventurieri
    }
   *[other] { $party ->
        [1] c'è il paladino
        [2] ci sono il paladino e un avventuriero
       *[other] c'è il paladino con il suo gruppo
    }
}. { $left ->
    [0] Questo è l'ultimo round.
    [one] Segue ancora un round.
   *[other] Seguono altri { $left } round.
} Prepara il piano che porta più punti entro la fine del Combattimento. Le trappole, il Cibo e l'Oro che consumi non contano.{ $alone ->
    [0] {""}
   *[other] {" "}Gli altri re non contano: il paladino non è da nessuno di loro e a nessuno passa.
}
puzzle-orders-text = { $year ->
    [1] Primo Anno
   *[other] Secondo Anno
}, { $season }. I re al tavolo sono { $seats }. Hai { $gold } Oro, { $food } Cibo e { $imps ->
    [one] 1 diavoletto
   *[other] { $imps } diavoletti
}; la tua Malvagità è { $evil }. Anche gli altri danno gli ordini in segreto. Quali tre ordini, e in quale sequenza, promettono di più?

puzzle-tag-year-1 = Primo Anno
puzzle-tag-year-2 = Secondo Anno
puzzle-tag-last-round = ultimo round
puzzle-tag-long = molti round
puzzle-tag-paladin = paladino
puzzle-tag-magic = magia
puzzle-tag-nothing = non mandare nessuno
puzzle-tag-hold-back = tenere qualcosa in serbo
puzzle-tag-all-in = mandare tutti
puzzle-tag-where = la tessera giusta
puzzle-tag-first = primi ordini
puzzle-tag-last = ultima stagione
puzzle-tag-payday = Giorno di Paga in arrivo
puzzle-tag-taxes = Tasse in arrivo
puzzle-tag-evil = il paladino è vicino
puzzle-tag-sequence = la sequenza giusta

puzzle-why-nothing = Quello che potresti mandare vale di più in un round successivo, o adesso non otterrebbe nulla.
puzzle-why-hold-back = Ciò che resta a casa ora renderà di più in un round successivo.
puzzle-why-all-in = Insieme fanno adesso ciò che da soli non riuscirebbero a fare più tardi.
puzzle-why-where = La tessera conta quanto chi mandi: decide chi può combattere e che cosa perdi.
puzzle-why-sequence = In un'altra sequenza gli stessi tre ordini rendono meno: altri occupano le caselle che ti servono.
puzzle-why-evil = Ancora un po' di Malvagità e il paladino verrebbe da te.
