# Le pagine di studio: risolutore, prova del piano, analisi, esplorazione. Questi testi si caricano solo con esse.

web-solve-lead = Componi una battaglia da pianificare. Il risolutore esamina ogni piano, per tutti i round che restano e per ogni carta Combattimento che può uscire.
web-solve-go = Trova il piano migliore
web-solve-stop = Ferma
web-solve-working = Calcolo in corso…
web-solve-stopped = Fermato.
web-solve-setup = La battaglia
web-solve-answer = Risultato
web-solve-empty = Il risultato apparirà qui.
web-solve-party = Gruppo, dal primo
web-solve-add = Aggiungi…
web-solve-damage = Danni
web-solve-tile = tessera { $n }
web-solve-forward = Sposta avanti: { $name }
web-solve-remove = Togli: { $name }
web-solve-dungeon = Dungeon
web-solve-square = Tessera { $square }
web-solve-rock = Roccia
web-solve-tunnel = Tunnel
web-solve-conquered = Conquistata
web-solve-creatures = Creature nella tana
web-solve-ko = Tramortito: { $name }
web-solve-traps = Trappole in mano
web-solve-stores = Scorte
web-solve-cards = Carte Combattimento
web-solve-card = Round { $n }
web-solve-unknown = Sconosciuta
web-solve-when = Quando
web-solve-year = Anno
web-solve-round = Round
web-solve-tent = Il paladino è ancora nella sua tenda
web-solve-lenient = La Malvagità si può sempre pagare (Prima Partita)
web-solve-training = Addestramento: niente carte, nessuna fine dopo quattro round
web-solve-prison = In prigione
web-solve-rivals = Altri re
web-solve-rivals-about = Qui non fanno nulla: dalla loro Malvagità dipende da chi va il paladino.
web-solve-rival-evil = Malvagità: { $name }
web-solve-rival-paladin = Il paladino è qui: { $name }
web-solve-add-rival = Aggiungi un re
web-solve-wish = Obiettivo
web-solve-wish-points = punti
web-solve-wish-tiles = poche tessere perse
web-solve-wish-prisoners = prigionieri
web-solve-text = La battaglia come testo
web-solve-text-about = Il testo che legge “undercroft solve”. Fa parte anche dell'indirizzo di questa pagina.
web-solve-unreadable = Questo testo non è una battaglia.
web-solve-needs-party = Aggiungi qualcuno al gruppo.
web-solve-needs-tiles = Aggiungi tessere raggiungibili dall'Entrata.
web-solve-refused = Il risolutore non può usare questa battaglia. Motivo:
web-solve-again = Di nuovo
web-solve-play-blows = Colpo per colpo: { $name }
web-solve-any-card = Nessuna carta
web-plan-try = Prova il piano
web-plan-use = Usa questo piano
web-plan-best = Mostra il piano migliore
web-plan-undo-first = Per usarlo, annulla prima ciò che hai già piazzato o mandato.
web-plan-undo-tile = Questo piano difende un'altra tessera. Per usarlo, annulla prima la scelta della tessera.
web-plan-lead = A che cosa porterebbe questo piano con ogni carta Combattimento, per quanto puoi saperne. Non hai ancora risposto: cambia il piano come vuoi.
web-plan-what-happens = Con ogni carta Combattimento
web-plan-in-solver = Apri nel risolutore
web-study-blows = Colpo per colpo

## L'analisi di una partita finita

web-review-lead = Quanto è costata ogni decisione, secondo la ricerca di un bot forte{ $measure ->
    [chance] : in punti percentuali di probabilità di vittoria
    [points] : in punti alla fine della partita
   *[other] { "" }
}, entro il margine d'errore della ricerca. Conta solo ciò che il giocatore poteva sapere in quel momento.
web-review-begin = Analizza la partita
web-review-go-on = Continua
web-review-others = Analizza anche gli altri
web-review-so-far = { $mine ->
    [yes] Analizzate finora { $done } delle tue { $all } decisioni: quello che segue riguarda queste.
   *[no] Analizzate finora { $done } decisioni su { $all }: quello che segue riguarda queste.
}
web-review-stop = Ferma
web-review-queue = In coda…
web-review-progress = { $mine ->
    [yes] { $done } delle tue { $all } decisioni
   *[no] { $done } decisioni su { $all }
}
web-review-failed = L'analisi si è fermata. Motivo:
web-review-who = Decisioni di
web-review-everybody = Tutti
web-review-lost = { $measure ->
    [chance] Probabilità di vittoria persa, in punti percentuali
   *[points] Punti persi
}
web-review-see = Guarda nel replay
web-review-see-moment = Guarda la decisione { $number } nel replay
web-review-better = Gioca la variante migliore
web-review-better-moment = Gioca la variante migliore al posto della decisione { $number }

## L'esplorazione delle posizioni

web-explore-lead = Esamina qualsiasi posizione: che cosa ci si può aspettare da ogni risposta e dove porta. Qui nulla è nascosto e nessuna vera partita viene toccata.
web-explore-new = Nuova partita
web-explore-seats = Giocatori
web-explore-preset = Opzioni
web-explore-seed = Seme
web-explore-seed-about = Il seme determina ogni evento casuale. Lo stesso link porta sempre alla stessa posizione.
web-explore-go = Esplora
web-explore-paste = Una posizione o una partita salvata come testo
web-explore-paste-about = Una posizione nella notazione del risolutore e dei problemi, o il testo completo di una partita salvata.
web-explore-another = Un'altra posizione
web-explore-answers = Risposte possibili: { $player }
web-explore-thinking = Cerco più a fondo…
web-explore-waiting = Calcolo in corso…
web-explore-best = la migliore · distribuzioni provate: { $worlds }
web-explore-less = da { $low } a { $high } in meno · distribuzioni provate: { $worlds }
web-explore-all = Mostra tutte: { $n }
web-explore-back = Indietro
web-explore-likely = Risposta probabile
web-explore-on = Continua fino a { $player }
web-explore-even = altrettanto buona · distribuzioni provate: { $worlds }
web-explore-compare = Confronta: { $answer }
web-explore-comparison = Confronto
web-explore-lines = Varianti
web-explore-start = Inizio
web-explore-over = La partita è finita.
web-explore-happened = Che cosa è appena successo
web-explore-estimates = Stime
web-explore-moment = Esplora la posizione prima della risposta { $number }
