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
    [yes] più tessere non conquistate
   *[no] meno tessere non conquistate
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
    [yes] abbastanza Cibo per più paghe
   *[no] troppo poco Cibo per le paghe
}
coach-unpaid = { $gain ->
    [yes] abbastanza Oro per più tasse e paghe
   *[no] troppo poco Oro per tasse e paghe
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
    [yes] più carte Combattimento note
   *[no] meno carte Combattimento note
}
coach-first = { $gain ->
    [yes] prima nell'ordine di gioco
   *[no] più tardi nell'ordine di gioco
}
coach-rivals = { $gain ->
    [yes] il rivale più forte ottiene meno punti
   *[no] il rivale più forte ottiene più punti
}
