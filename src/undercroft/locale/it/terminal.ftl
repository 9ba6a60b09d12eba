# Le parole del programma da terminale.

## Nomi dei bot

bot-greedy = Avido
bot-random = Casuale

# The levels of Dungeon Lords, from the weakest to the strongest.
bot-trainee = Apprendista
bot-trainee-about = Confonde gli ordini e manda in giro i diavoletti senza un piano. Lo batte anche un bambino.
bot-warden = Custode
bot-warden-about = Tiene in ordine le scorte e paga puntuale, ma in battaglia si affida alla fortuna.
bot-baron = Barone
bot-baron-about = Sa quanto vale un ordine e mira a un titolo. Un buon avversario per la seconda partita.
bot-tyrant = Tiranno
bot-tyrant-about = Soppesa ogni ordine e indovina quali darai tu.
bot-overlord = Signore Supremo
bot-overlord-about = Non lascia al caso nulla che si possa calcolare, e gioca per vincere.

## La partita

term-title = { $game } nel terminale (non ufficiale; per chi possiede il gioco)
term-no-option = Questo gioco non ha l'opzione «{ $name }»; ha: { $known }
term-no-preset = Questo gioco non ha la combinazione di opzioni «{ $name }»; ha: { $known }
term-no-value = Un'opzione non può avere questo valore: { $change }
term-players = Al tavolo: { $players }
term-level = { $bot } (livello { $level }): { $about }
term-resumed = { $count ->
    [one] Riprendiamo la partita salvata ({ $count } scelta finora).
   *[other] Riprendiamo la partita salvata ({ $count } scelte finora).
}
term-commitment = SHA-256 del seme: { $hash }
term-how = Scrivi un numero, o l'azione tra parentesi. ? = aiuto, board = tutto il tavolo, quit = salva ed esci.
term-choice = { $label } – { $remark }
term-many-answers = Hai { $count } scelte: scrivine una. ? = aiuto
term-type-words = { $count ->
    [3] Scrivine tre in sequenza, per numero o per nome, come «{ $example }».
    [4] Scrivine tre per te in sequenza, poi uno per il non-giocatore, per numero o per nome, come «{ $example }».
   *[other] Scrivine { $count } in sequenza, per numero o per nome, come «{ $example }».
}
term-words-wrong = Così non va: scrivi { $count } parole o numeri. ? = aiuto
term-enter = Basta premere Invio.
term-passing = C’è una sola risposta: { $answer }
term-not-now = (non ora)
term-word-place = Ordine { $place }: { $words }.
term-no-number = Numero non valido: scegli da { $first } a { $last }.
term-unclear = Può voler dire: { $meanings }. Scrivi qualcosa in più.
term-hint = ? spiega la domanda ed elenca ciò che non si può fare.
term-rule = Regola { $rule }.
term-not-possible = Per ora non si può:
term-and-more = altri { $count }
term-possible = L'azione «{ $action }» è possibile.
term-commands = Comandi: { $commands }. «? RISPOSTA» spiega perché è vietata, «log 50» mostra di più, «save FILE» salva altrove.
term-rules = I numeri tra parentesi sono regole: sono tutte in { $path }. ? spiega la domanda.
term-pass = Passa la tastiera: { $player }
term-press-enter = Premi Invio quando solo tu vedi lo schermo.
term-nothing-yet = Non è ancora successo nulla.
term-undone = Annullato.
term-saved = Salvato: { $path }
term-save-failed = Non salvato: { $details }
term-save-where = Indica un file: save FILE
term-save-elsewhere = Non salvato: questo file non si può usare (è una cartella, o non è una nostra partita). Indicane un altro.
term-quit-again = La partita non è salvata. Scrivi di nuovo quit per uscire senza salvare, oppure save FILE.
term-left = Salvato: { $path }. Per riprendere:
term-seed = Il seme di questa partita era: { $seed }
term-record = L'intera partita, da rivedere: { $path }

## Il risultato

score-title = Il risultato

## Rivedere

replay-record = { $game }: { $players }; { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
replay-start = Prima della prima mossa
replay-now = Dopo la mossa { $count }
replay-whole = Registrazione corretta: { $count } mosse su { $count }.

## Carte

cards-copies = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
cards-doubt = proposto da noi: { $parts }
cards-page-title = Tutte le carte: { $game }
cards-page-about = Tutte le carte del gioco. Ciò che è segnato *proposto da noi* aspetta chi possiede la scatola. La pagina si crea con `python -m tests.docs.cards`.
cards-source = fonte: { $source }
source-printed = stampato nelle regole o sui componenti
source-faq = risposta dell'editore
source-proposed = proposto da noi, finché chi possiede il gioco non lo corregge

## Partite di versioni precedenti

past-what = { $what ->
    [rules] sono cambiate le regole
    [values] sono cambiati alcuni valori
   *[both] sono cambiate le regole e alcuni valori
}{ $parts ->
    [none] {""}
   *[other] {" "}({ $parts })
}
past-goes-on = Questa partita è iniziata con la versione { $version } e continua con quella attuale. Da allora { $what }.
past-told = Questa partita è stata giocata con la versione { $version }. Da allora { $what }; qui è mostrata secondo le regole di oggi.
past-departs = Secondo le regole di oggi, la mossa { $number } di { $answers } non sarebbe valida: si possono vedere solo le mosse precedenti.
past-stopped = Questa partita è iniziata con la versione { $version }. Da allora { $what }, e la mossa { $number } di { $answers } non è più valida.
past-new-file = Continua dalla mossa { $last } in un nuovo file; quello vecchio resta.
