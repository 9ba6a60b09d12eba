# Perché in Dungeon Lords una risposta è migliore o peggiore di un'altra (study.coaching).

coach-points = { $gain ->
    [yes] più punti sul tabellone
   *[no] meno punti sul tabellone
}
coach-titles = { $gain ->
    [yes] più punti dai titoli
   *[no] meno punti dai titoli
}
coach-gold = { $gain ->
    [yes] più Oro
   *[no] meno Oro
}
coach-food = { $gain ->
    [yes] più Cibo
   *[no] meno Cibo
}
coach-imps = { $gain ->
    [yes] più diavoletti
   *[no] meno diavoletti
}
coach-traps = { $gain ->
    [yes] trappole migliori in mano
   *[no] trappole peggiori in mano
}
coach-tiles = { $gain ->
    [yes] un dungeon non conquistato più grande
   *[no] un dungeon non conquistato più piccolo
}
coach-producing = { $gain ->
    [yes] più stanze di produzione
   *[no] meno stanze di produzione
}
coach-rooms = { $gain ->
    [yes] più altre stanze
   *[no] meno altre stanze
}
coach-creatures = { $gain ->
    [yes] creature più forti
   *[no] creature più deboli
}
coach-hungry = { $gain ->
    [yes] paghe in Cibo più facili da pagare
   *[no] paghe in Cibo che non potresti pagare
}
coach-unpaid = { $gain ->
    [yes] tasse e paghe in Oro più facili da pagare
   *[no] tasse e paghe in Oro che non potresti pagare
}
coach-evil = { $gain ->
    [yes] meno Malvagità
   *[no] più Malvagità
}
coach-paladin = { $gain ->
    [yes] il paladino viene da te meno spesso
   *[no] il paladino viene da te più spesso
}
coach-party = { $gain ->
    [yes] un gruppo di avventurieri più debole
   *[no] un gruppo di avventurieri più forte
}
coach-overmatch = { $gain ->
    [yes] più possibilità nella battaglia
   *[no] meno possibilità nella battaglia
}
coach-spied = { $gain ->
    [yes] più carte Combattimento che hai visto
   *[no] meno carte Combattimento che hai visto
}
coach-first = { $gain ->
    [yes] prima nell'ordine di gioco
   *[no] più tardi nell'ordine di gioco
}
coach-rivals = { $gain ->
    [yes] il rivale più forte ottiene meno punti
   *[no] il rivale più forte ottiene più punti
}
