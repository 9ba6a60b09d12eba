# Le pagine per studiare: il risolutore di battaglie, la prova del piano, l'analisi delle partite. Si caricano solo con queste.

web-solve-lead = Componi una battaglia che sta per essere pianificata. Il risolutore esamina ogni piano, per tutti i round che restano e per ogni carta Combattimento che può uscire.
web-solve-go = Trova il piano migliore
web-solve-stop = Ferma
web-solve-working = Calcolo in corso…
web-solve-stopped = Fermato.
web-solve-setup = La battaglia
web-solve-answer = La risposta
web-solve-empty = La risposta apparirà qui.
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
web-solve-wish = Obiettivo
web-solve-wish-points = punti
web-solve-wish-tiles = poche tessere perse
web-solve-wish-prisoners = prigionieri
web-solve-text = La battaglia come testo
web-solve-text-about = Lo stesso che legge “undercroft solve”. È anche nell'indirizzo di questa pagina.
web-solve-unreadable = Questo testo non è una battaglia.
web-solve-needs-party = Aggiungi qualcuno al gruppo.
web-solve-needs-tiles = Aggiungi tessere raggiungibili dall'Entrata.
web-solve-refused = Il risolutore non può usare questa battaglia. Dice:
web-solve-again = Di nuovo
web-solve-play-blows = Colpo per colpo: { $name }
web-solve-any-card = Nessuna carta
web-plan-try = Prova il piano
web-plan-lead = Che cosa succederebbe con questo piano a ogni carta Combattimento, per quanto ne sai. Non hai ancora risposto: cambia il piano come vuoi.
web-plan-what-happens = A ogni carta Combattimento
web-plan-in-solver = Apri nel risolutore
web-study-blows = Colpo per colpo

## L'analisi di una partita finita

web-review-lead = Quanto è costata ogni decisione, secondo la ricerca di un bot forte{ $measure ->
    [chance] : in percentuale di probabilità di vittoria
    [points] : in punti alla fine della partita
   *[other] { "" }
}, con il margine che la ricerca lascia. Conta solo ciò che il giocatore poteva sapere in quel momento.
web-review-begin = Analizza la partita
web-review-stop = Ferma
web-review-queue = In attesa del proprio turno…
web-review-progress = { $done } decisioni su { $all }
web-review-failed = Questa partita non può essere analizzata. Il motivo:
web-review-who = Decisioni di
web-review-everybody = Tutti
web-review-lost = { $measure ->
    [chance] Probabilità di vittoria persa, in percentuale
   *[points] Punti persi
}
web-review-see = Guarda nel replay
web-review-see-moment = Guarda la decisione { $number } nel replay
web-review-better = Gioca la variante migliore
web-review-better-moment = Gioca la variante migliore al posto della decisione { $number }
web-error-reviewing = Per te si analizza una partita alla volta. Aspettala o fermala.

## L'esplorazione delle posizioni

web-explore-lead = Guarda qualsiasi posizione: che cosa porta ogni risposta e dove conduce. Qui tutto è scoperto, e non si gioca davvero.
web-explore-new = Nuova partita
web-explore-seats = Giocatori
web-explore-preset = Opzioni
web-explore-seed = Seme
web-explore-seed-about = Il seme decide tutto ciò che dipende dal caso. Lo stesso link porta sempre alla stessa posizione.
web-explore-go = Esplora
web-explore-paste = Una posizione o una partita salvata come testo
web-explore-paste-about = Una posizione come la scrivono il risolutore e i problemi, o tutto il testo di una partita salvata.
web-explore-another = Un'altra posizione
web-explore-answers = Che cosa può rispondere { $player }
web-explore-thinking = Sto cercando ancora…
web-explore-waiting = Sto calcolando…
web-explore-best = la migliore · distribuzioni provate: { $worlds }
web-explore-less = da { $low } a { $high } in meno · distribuzioni provate: { $worlds }
web-explore-all = Mostra tutte: { $n }
web-explore-back = Indietro
web-explore-likely = Risposta probabile
web-explore-on = Avanti: { $player }
web-explore-even = altrettanto buona · distribuzioni provate: { $worlds }
web-explore-compare = Confronta: { $answer }
web-explore-comparison = Confronto
web-explore-lines = Varianti
web-explore-start = Inizio
web-explore-over = La partita è finita.
web-explore-happened = Che cosa è appena successo
web-explore-estimates = Stime
web-explore-moment = Esplora la posizione prima della risposta { $number }
