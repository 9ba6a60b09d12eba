# Perché in Dungeoneer una risposta è migliore o peggiore di un'altra (study.coaching).

coach-quests = { $gain ->
    [yes] più missioni compiute
   *[no] meno missioni compiute
}
coach-way = { $gain ->
    [yes] meno turni per le missioni che ti servono
   *[no] più turni per le missioni che ti servono
}
coach-life = { $gain ->
    [yes] più vita
   *[no] meno vita
}
coach-abilities = { $gain ->
    [yes] caratteristiche migliori
   *[no] caratteristiche peggiori
}
coach-glory = { $gain ->
    [yes] più Gloria
   *[no] meno Gloria
}
coach-peril = { $gain ->
    [yes] meno Pericolo
   *[no] più Pericolo
}
coach-prepared = { $gain ->
    [yes] favori e tesori in gioco migliori
   *[no] favori e tesori in gioco peggiori
}
coach-glory-hand = { $gain ->
    [yes] favori e tesori in mano migliori
   *[no] favori e tesori in mano peggiori
}
coach-peril-hand = { $gain ->
    [yes] sventure e incontri in mano migliori
   *[no] sventure e incontri in mano peggiori
}
coach-lair = { $gain ->
    [yes] più mostri nella tua tana
   *[no] meno mostri nella tua tana
}
coach-banes = { $gain ->
    [yes] meno sventure sul tuo eroe
   *[no] più sventure sul tuo eroe
}
coach-ap = { $gain ->
    [yes] più punti azione rimasti
   *[no] meno punti azione rimasti
}
coach-fallen = { $gain ->
    [yes] il tuo eroe rischia meno di finire a terra
   *[no] il tuo eroe rischia di più di finire a terra
}
coach-leader-way = { $gain ->
    [yes] al avversario in testa servono più turni per vincere
   *[no] al avversario in testa servono meno turni per vincere
}
coach-leader-life = { $gain ->
    [yes] il avversario in testa ha meno vita
   *[no] il avversario in testa ha più vita
}
