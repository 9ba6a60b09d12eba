# Perché in Dungeoneer una risposta è migliore o peggiore di un'altra (study.coaching).

coach-quests = { $gain ->
    [yes] più missioni completate
   *[no] meno missioni completate
}
coach-way = { $gain ->
    [yes] meno turni fino alle tue missioni
   *[no] più turni fino alle tue missioni
}
coach-life = { $gain ->
    [yes] più punti vita
   *[no] meno punti vita
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
    [yes] favori e tesori migliori in gioco per te
   *[no] favori e tesori peggiori in gioco per te
}
coach-glory-hand = { $gain ->
    [yes] favori e tesori migliori nella tua mano
   *[no] favori e tesori peggiori nella tua mano
}
coach-peril-hand = { $gain ->
    [yes] sventure e incontri migliori nella tua mano
   *[no] sventure e incontri peggiori nella tua mano
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
    [yes] all'avversario in testa servono più turni per vincere
   *[no] all'avversario in testa servono meno turni per vincere
}
coach-leader-life = { $gain ->
    [yes] l'avversario in testa ha meno punti vita
   *[no] l'avversario in testa ha più punti vita
}
