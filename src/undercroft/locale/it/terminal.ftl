# Le parole del programma da terminale.

## Nomi dei bot

bot-greedy = Avido
bot-random = Caso

## La partita

term-title = { $game } nel terminale (non ufficiale; per chi possiede il gioco)
term-players = Al tavolo: { $players }
term-resumed = { $count ->
    [one] La partita salvata riprende dopo { $count } risposta.
   *[other] La partita salvata riprende dopo { $count } risposte.
}
term-commitment = SHA-256 del seme: { $hash }
term-how = Rispondi con un numero o in breve («dig 3,1»). ? spiega, board mostra tutto, quit salva ed esce.
term-many-answers = Le risposte possibili sono { $count }: scrivine una. ? spiega.
term-type-words = { $count ->
    [3] Scrivine tre nella tua sequenza, per numero o per nome, come «{ $example }».
    [4] Scrivine tre per te nella tua sequenza, poi uno per il non-giocatore, per numero o per nome, come «{ $example }».
   *[other] Scrivine { $count } in sequenza, per numero o per nome, come «{ $example }».
}
term-words-wrong = Non è una risposta: servono { $count } parole o numeri. ? spiega.
term-enter = Qui basta premere Invio.
term-not-now = (non ora)
term-word-place = Al posto { $place }: { $words }.
term-no-number = Questo numero non c'è: i numeri vanno da { $first } a { $last }.
term-unclear = Può significare: { $meanings }. Scrivi qualcosa in più.
term-hint = ? spiega la domanda e ciò che non si può scegliere.
term-rule = La regola che lo chiede: { $rule }.
term-not-possible = Ora non è possibile:
term-and-more = altri { $count }
term-possible = «{ $action }» è possibile.
term-commands = Comandi: { $commands }. «? RISPOSTA» dice perché no; «log 50» racconta di più, «save FILE» salva altrove.
term-rules = I numeri tra parentesi sono le regole: docs/rules/{ $game }.md le ha tutte. ? spiega la domanda.
term-pass = Passa la tastiera a { $player }.
term-press-enter = Premi Invio quando solo tu vedi lo schermo.
term-nothing-yet = Non è ancora successo nulla.
term-undone = Mossa ritirata.
term-saved = Salvato: { $path }
term-save-failed = Non salvato: { $details }
term-save-where = Di' dove: save FILE
term-save-elsewhere = Non salvato: questo file non si può usare (è una cartella, o non è una nostra partita). Scegline un altro.
term-quit-again = La partita non è salvata. Scrivi ancora quit per uscire lo stesso, oppure save FILE.
term-left = Salvato: { $path }. Si riprende così:
term-seed = Il seme di questa partita era: { $seed }
term-record = L'intera partita, da rivedere: { $path }

## Il risultato

score-title = Il risultato

## Rivedere

replay-record = { $game }: { $players }; { $count ->
    [one] { $count } risposta
   *[other] { $count } risposte
}
replay-start = Prima della prima risposta
replay-now = Dopo la risposta { $count }
replay-whole = Si ripete esattamente: risposte { $count }.

## Carte

cards-copies = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
cards-doubt = proposto da noi: { $parts }
cards-page-title = Tutte le carte: { $game }
cards-page-about = Questa pagina è fatta con i dati con cui giocano le regole: `python -m tests.docs.cards`. Nessuno ha copiato le carte vere: ogni carta dice che cosa si basa su un fatto trovato e che cosa è proposto da noi, finché qualcuno con la scatola in mano non lo corregge.
cards-source = fonte: { $source }
source-printed = stampato nelle regole o sui pezzi
source-faq = una risposta dell'editore
source-proposed = proposto da noi, finché chi possiede il gioco non lo corregge
