# Perché in Dungeon Lords una risposta è migliore o peggiore di un'altra (study.coaching).

coach-points = { $gain ->
    [yes] più punti sulla plancia
   *[no] meno punti sulla plancia
}
coach-titles = { $gain ->
    [yes] più punti dai titoli
   *[no] meno punti dai titoli
}
coach-gold = { $gain ->
    [yes] più oro
   *[no] meno oro
}
coach-food = { $gain ->
    [yes] più cibo
   *[no] meno cibo
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
    [yes] un sotterraneo non conquistato più grande
   *[no] un sotterraneo non conquistato più piccolo
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
    [yes] paghe in cibo più facili da pagare
   *[no] paghe in cibo che non potresti pagare
}
coach-unpaid = { $gain ->
    [yes] tasse e paghe in oro più facili da pagare
   *[no] tasse e paghe in oro che non potresti pagare
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
    [yes] prima nell'ordine di turno
   *[no] più tardi nell'ordine di turno
}
coach-rivals = { $gain ->
    [yes] il rivale più forte ottiene meno punti
   *[no] il rivale più forte ottiene più punti
}
