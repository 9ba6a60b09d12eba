# I testi del programma da terminale.

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

# The levels of Dungeoneer, from the weakest to the strongest.
bot-squire = Scudiero
bot-squire-about = Porta la torcia, dimentica la missione e apre ogni porta. È debole, ma il dungeon morde lo stesso.
bot-scout = Esploratore
bot-scout-about = La strada per una missione la trova, ma spende Gloria e Pericolo come capita.
bot-veteran = Veterano
bot-veteran-about = Ha cura del suo eroe e sa quando guarirlo, ma manda i mostri a occhio. Un buon avversario per la seconda partita.
bot-champion = Campione
bot-champion-about = Soppesa ogni passo e manda i mostri dove fanno più male.
bot-lichlord = Signore dei Lich
bot-lichlord-about = Conosce il dungeon come nessun altro, e gioca per vincere.

# Shown under a level: its results against the level below it ({ $below }).
bot-fared = In { $ahead } partite su 100 finisce davanti al livello { $below }.

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
term-longer = { $number }! = { $label }
term-asides = { $verb } = quando farti domande
term-many-answers = Hai { $count } scelte: scrivine una. ? = aiuto
term-type-words = { $count ->
    [3] Scrivine tre in sequenza, per numero o per nome, come «{ $example }».
    [4] Scrivine tre per te in sequenza, poi uno per il non-giocatore, per numero o per nome, come «{ $example }».
   *[other] Scrivine { $count } in sequenza, per numero o per nome, come «{ $example }».
}
term-words-wrong = Così non va: scrivi { $count } parole o numeri. ? = aiuto
term-enter = Basta premere Invio.
term-passing = C’è una sola risposta: { $answer }
term-routine = Come al solito: { $answer }
term-not-now = (non ora)
term-word-place = Ordine { $place }: { $words }.
term-no-number = Numero non valido: scegli da { $first } a { $last }.
term-unclear = Può voler dire: { $meanings }. Scrivi qualcosa in più.
term-hint = ? spiega la domanda ed elenca ciò che non si può fare.
term-rule = Regola { $rule }.
term-not-possible = Per ora non si può:
term-and-more = altri { $count }
term-likewise = Vale anche per: { $names }
term-possible = L'azione «{ $action }» è possibile.
term-commands = Comandi: { $commands }. «? RISPOSTA» spiega perché è vietata, «log 50» mostra di più, «save FILE» salva altrove.
term-rules = I numeri tra parentesi sono regole: sono tutte in { $path }. ? spiega la domanda.
term-server-code = Accesso: apri { $url } in un browser dove hai effettuato l’accesso, scegli il tuo nome e scrivi questo codice:
term-server-wait = In attesa della tua conferma … (Ctrl+C = interrompi)
term-server-in = Accesso effettuato.
term-server-expired = Nessuno ha confermato il codice in tempo. Ricomincia per averne un altro.
term-server-tables = I tuoi tavoli:
term-server-none = Qui non hai tavoli in corso.
term-server-turn = tocca a te
term-server-which = Quale tavolo?
term-server-waiting = In attesa di { $players } … (Ctrl+C = esci; la partita va avanti senza di te)
term-server-how = Scrivi un numero, o l’azione tra parentesi. ? = aiuto, board = tutto ciò che è in gioco, quit = esci.
term-server-commands = Comandi: { $commands }. "? RISPOSTA" dice perché una risposta è rifiutata.
term-server-refused = Il server rifiuta: { $why }
term-server-off = { $url } non risponde: { $why }
term-server-over = La partita è finita.
term-server-other = Questo tavolo richiede una versione più recente di questo programma.
term-pass = Passa la tastiera: { $player }
term-press-enter = Premi Invio quando solo tu vedi lo schermo.
term-nothing-yet = Non è ancora successo nulla.
term-no-hints = I suggerimenti ci sono solo quando giochi da solo contro i bot, e solo nei giochi i cui bot sanno cercare.
term-coach-on = D'ora in poi il maestro ti avverte prima di una risposta che costa molto. "coach off" disattiva gli avvisi.
term-coach-off = Il maestro non ti avverte. "coach on" attiva gli avvisi.
term-one-or-two = Scrivi 1 o 2.
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
replay-by = { $by ->
    [bot] un bot, in assenza del giocatore
   *[default] risposta automatica: tempo scaduto
}
replay-start = Prima della prima mossa
replay-now = Dopo la mossa { $count }
replay-whole = Registrazione integra: { $count } mosse su { $count }.

## Carte

cards-copies = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
cards-answered = dalle risposte dell'editore: { $parts }
cards-doubt = proposto da noi: { $parts }
cards-page-title = Tutte le carte: { $game }
cards-page-about = Tutte le carte del gioco. Ciò che è segnato *proposto da noi* è una nostra ipotesi: se la tua scatola dice altro, faccelo sapere. La pagina si crea con `make docs`.
cards-source = fonte: { $source }
source-printed = stampato nelle regole o sui componenti
source-faq = risposta dell'editore
source-reported = riferito da giocatori che possiedono il gioco
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
past-diverges = Secondo le regole di oggi, la mossa { $number } di { $answers } non sarebbe valida: si possono vedere solo le mosse precedenti.
past-differs = { $number ->
    [0] La posizione iniziale non è quella registrata nel file.
   *[other] Al più tardi dopo la mossa { $number } la posizione non è quella registrata nel file.
}
past-stopped = Questa partita è iniziata con la versione { $version }. Da allora { $what }, e la mossa { $number } di { $answers } non è più valida.
past-new-file = Continua dalla mossa { $last } in un nuovo file; quello vecchio resta.

## Lezioni

learn-menu = Impara { $game } giocando
learn-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
learn-which = Quale lezione? (Invio per la lezione { $number }, quit per uscire)
learn-title = Lezione { $number }: { $title }
learn-how = Rispondi come in una partita. "lesson" ripete il testo della lezione, "quit" esce; puoi continuare più tardi.
learn-resumed = Riprendi da dov'eri. "lesson" ripete il testo della lezione.
learn-enter = Premi Invio per continuare. 
learn-finished = Lezione finita!
learn-none = Non ci sono ancora lezioni di { $game }.
learn-no-such = Nessuna lezione si chiama "{ $name }"; scegli tra: { $known }

## Tabelle da consultare

sheets-title = Tabelle di { $game }
sheets-about = Tutto ciò che è stampato su tabelloni, tessere e carte, da consultare. Il segno { $sign } indica ciò che, almeno in parte, non è stampato: è proposto da noi o riferito da giocatori. La pagina nasce dagli stessi dati con cui si gioca, quindi i due non possono divergere.

## Problemi

puzzle-title = { $kind } n. { $n }
puzzle-difficulty-1 = facile
puzzle-difficulty-2 = medio
puzzle-difficulty-3 = difficile
puzzle-difficulty-4 = molto difficile
puzzle-nothing = nulla
puzzle-none = Per { $game } non ci sono ancora problemi.
puzzle-no-such = Nessun problema si chiama "{ $name }".
puzzle-daily = Questo è il problema del giorno.
puzzle-solved = Risolto: è la risposta migliore.
puzzle-loses = { $measure ->
    [chance] Non è la migliore: rispetto alla risposta migliore riduce del { $points }% la probabilità di vittoria.
   *[points] Non è la migliore: rispetto alla risposta migliore costa { $points } punti.
}
puzzle-rating = Il tuo punteggio: { $rating } ({ $change })
puzzle-run = Serie attuale: { $run }. Giorni di fila: { $days }.
puzzle-again = Invio per riprovare, altro per la soluzione, quit per uscire:
puzzle-best = La migliore: { $answers }
puzzle-other = { $answers }: costa { $points }{ $measure ->
    [chance] { "%" }
   *[points] { "" }
}
puzzle-played = Come potrebbe continuare:
puzzle-more = Invio per il prossimo problema, quit per uscire:

## The explorer

explore-help = Scrivi il numero di una risposta, o la sua notazione, per vedere dove porta; oppure «back» per tornare indietro, «on» perché i bot rispondano finché non tocca di nuovo a questo giocatore, «all» per tutte le risposte, «board» per il tabellone, «compare 1 2» per confrontare, «quit» per uscire.
explore-over = La partita è finita.
explore-more = Altre { $n }: scrivi «all».
explore-worth = { $measure ->
    [chance] probabilità di vittoria { $value }%, { $kind ->
        [best] la migliore
        [less] da { $low } a { $high } in meno
       *[even] altrettanto buona
    }
   *[points] { $kind ->
        [best] la migliore
        [less] da { $low } a { $high } punti in meno
       *[even] altrettanto buona
    }
} · distribuzioni provate: { $worlds }
