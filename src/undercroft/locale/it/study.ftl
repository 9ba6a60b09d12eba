# L'analisi di una partita finita

review-progress = Analisi delle decisioni
review-stopped = Interrotta: analizzate { $count } decisioni su { $all }.
review-moments = Le decisioni più costose
review-nothing = Nessuna decisione è costata qualcosa con certezza.
review-moment = { $number }. { $player } ({ $chapter })
review-given = Risposta: { $answers }
review-better = Meglio: { $answers }
review-cost = { $measure ->
    [chance] Costo: circa { $regret }% di probabilità di vittoria{ $range ->
        [yes] { " " }(tra { $low }% e { $high }%)
       *[no] { "" }
    }.
   *[points] Costo: circa { $regret } { $n ->
        [1] punto
       *[other] punti
    }{ $range ->
        [yes] { " " }(tra { $low } e { $high })
       *[no] { "" }
    }.
}
review-verdict = { $mine ->
    [yes] Ciò che ti è costato di più:
   *[no] Ciò che è costato di più a { $player }:
} { $kind }, circa { $measure ->
    [chance] { $lost }% di probabilità di vittoria
   *[points] { $lost } { $n ->
        [1] punto
       *[other] punti
    }
}.
review-successes = Ben giocate
review-lead = { $measure ->
    [chance] Almeno { $lead }% di probabilità di vittoria in più della seconda risposta migliore.
   *[points] Almeno { $lead } { $n ->
        [1] punto
       *[other] punti
    } in più della seconda risposta migliore.
}
review-chart = { $measure ->
    [chance] Probabilità di vittoria persa, parte per parte, in punti percentuali
   *[points] Punti persi, parte per parte
}
review-kinds = Quanto è costato ogni tipo di decisione
review-player = giocatore
review-kind = tipo
review-count = decisioni
review-sum = { $measure ->
    [chance] % di vittoria
   *[points] punti
}
review-mean = in media

## Suggerimenti

coach-thinking = Il maestro sta pensando…
coach-lead = Che cosa farebbe qui un giocatore forte, sapendo quello che puoi sapere tu.
coach-compared = I motivi confrontano la prima risposta con la seconda, e le altre con la prima.
coach-expected = A fine partita puoi aspettarti circa { $n ->
    [one] { $points } punto
   *[other] { $points } punti
}
coach-even = Più o meno equivalente
coach-behind = Circa { $n ->
    [one] { $points } punto
   *[other] { $points } punti
} in meno a fine partita
coach-chance = Probabilità di vittoria: circa { $chance }
coach-for = A favore: { $causes }
coach-against = Contro: { $causes }
coach-risk = Il tuo eroe muore in circa il { $percent }% dei casi provati
coach-take = Scegli questo

coach-warning = Vuoi ripensarci?
coach-checking = Il maestro sta guardando la tua risposta…
coach-costs = { $answers }: entro fine partita costerà circa { $n ->
    [one] { $points } punto
   *[other] { $points } punti
}.
coach-costs-chance = { $answers }: la probabilità di vittoria è circa { $chance }, invece di { $best }.
coach-better = Meglio: { $answers }
coach-take-back = Ci ripenso
coach-all-the-same = Gioca lo stesso
