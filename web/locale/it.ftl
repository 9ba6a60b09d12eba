# Le parole del client nel browser che non ha né il gioco né il terminale.

web-tagline = Giochi da tavolo nei sotterranei: giocare, imparare, studiare
web-unofficial = Programma non ufficiale, per chi possiede i giochi.
web-about = Informazioni
web-about-version = Versione { $version }.
web-about-names = Dungeon Lords e Dungeoneer sono nomi di giochi dei loro editori, che non hanno a che fare con questo programma. Testi e disegni sono suoi.
web-about-icons = Le icone vengono da
web-language = Lingua
web-home = Pagina iniziale
web-close = Chiudi
web-menu = Menu
web-back = Indietro
web-next = Avanti
web-confirm = Conferma
web-help = Di che cosa si tratta?
web-undo = Annulla
web-asides = Quanto spesso ti si chiede

## Pagina iniziale

web-play = Gioca
web-play-full = La partita completa
web-set-up = Altri giocatori, altre opzioni
web-preset = Tipo di partita
web-preset-first = Prima partita
web-preset-full = Partita completa
web-seats = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}
web-seat = Posto { $n }
web-me = Io
web-bot = Computer
web-open = Qualcuno con un link
web-hotseat = A questo schermo
web-me-hint = Tu, in questo browser
web-open-hint = Ricevi un link da mandare
web-name = Nome
web-mark = Colore e forma
web-options-more = Altre opzioni
web-public = Chiunque può vedere il tavolo nell’elenco e unirsi
web-start = Comincia
web-invite = Manda questi link ai tuoi amici
web-to-table = Al tavolo
web-continue = I miei tavoli
web-no-tables = Ancora nessuno.
web-open-tables = Tavoli aperti
web-finished = finita
web-your-turn = tocca a te
web-going = in corso
web-join = Unisciti
web-join-link = Link a un posto
web-bad-link = Questo non è un link a un posto.
web-link-used = Il posto è occupato, o il link non vale più.
web-sit-down = Siediti al posto { $n }
web-learn = Imparare
web-rules = Regole
web-you = Tu
web-motion = Movimento
web-speed = Racconto degli eventi
web-slow = lento
web-normal = normale
web-fast = veloce
web-always-confirm = Conferma ogni risposta
web-pass-alone = Contro il computer, passare da sé quando non si può fare altro
web-upload = Apri una partita salvata
web-offline = Il server non risponde. Riprova tra un momento.
web-free-seat = posto libero

## Il tavolo

web-table = Tavolo
web-decision = La tua decisione
web-options = Risposte
web-place-dummy = Non-giocatore
web-waiting = Si aspetta: { $players }
web-wait = Un momento
web-passing = Da sé: «{ $answer }», non si può fare altro
web-connecting = Connessione
web-reconnecting = La connessione è caduta. Si ricollega; nulla è perduto.
web-no-table = Questo tavolo non c’è, o non si può più aprire.
web-away = al momento non c’è
web-over = La partita è finita.
web-sealed = Hai risposto: { $answer }. Puoi ancora cambiare.
web-hint = Suggerimento
web-solution = Soluzione
web-restart = Da capo
web-result = Risultato
web-course = Come è andata
web-course-numbers = In numeri
web-course-end = Fine
web-course-points = Punti fino a quel momento
web-rematch = Gioca ancora
web-replay = Rivedi
web-record = Salva la registrazione
web-report = Segnala un problema
web-verify = Controlla il mescolamento
web-board-text = Il tabellone in parole
web-note = Giocatore del computer { $player }: problema ({ $code }); è stata data una risposta di riserva.
web-keys = Tasti: i numeri o le frecce e Invio scelgono una risposta, le lettere la trovano, Tab porta da una parte del tabellone all'altra, le frecce di cosa in cosa, Invio su ciò che è spento chiede perché no, Maiusc e una freccia spostano un ordine, Esc torna indietro di un passo, u o Ctrl+Z annulla, ? spiega.
web-undo-asked = { $player } vorrebbe annullare una risposta.
web-agree = D’accordo
web-disagree = Non d’accordo
web-refused-stale = Questa domanda è già decisa.
web-refused-not-yours = Questo posto non è tuo.
web-refused-unknown-action = Questa non è una risposta.
web-refused-busy = Al momento non si può.
web-refused-illegal = Non si può.
web-refused-undo = Questo non si può annullare.
web-refused-chat = Qui non si può dire.
web-pass = Passa lo schermo a { $player }
web-pass-hint = Gli altri non guardano.
web-raise = Sono { $player }
web-log = Diario
web-log-all = tutto
web-since = Dal tuo ultimo turno
web-chat = Chat
web-mute = silenzia
web-say = Di’ qualcosa

## Il tabellone

web-places = Luoghi
web-offers = Da assoldare e da costruire
web-market = Mercato
web-season = L’anno
web-dungeon = Dungeon
web-rivals = Rivali
web-battle = Battaglia
web-rock = roccia
web-conquered = conquistata
web-marked = scelta per la battaglia
web-no-party = Alla tua porta non c’è ancora nessuno.
web-party-gone = Alla porta non è rimasto nessuno.
web-enlarge = ingrandisci
web-no-spells = niente incantesimi
web-no-healing = niente cure
web-no-conquest = né fatica né conquista
web-shield = scudo magico
web-rage = furia cieca
web-hidden = maghi invisibili

## Altre pagine

web-search = Cerca nelle regole
web-chapters = Capitoli
web-nothing-found = Nessun risultato.
web-rules-english = Per ora le regole sono solo in inglese.
web-verify-why = Prima della partita il server mostra lo SHA-256 del seme segreto da cui tutto viene mescolato; dopo la partita, il seme. Se corrispondono, il mescolamento era deciso dall’inizio. Il tuo browser lo calcola qui da solo.
web-commitment = Mostrato all’inizio
web-seed = Il seme
web-seed-later = si vede a partita finita
web-hash = SHA-256 del seme, calcolato qui
web-verified = Corrispondono: il mescolamento era deciso dall’inizio.
web-not-verified = Non corrispondono.
web-not-finished = Una partita si può rivedere quando è finita.
web-run = Avvia
web-position = Posizione
web-as = Visto da
web-all-seeing = Si vede tutto
web-play-from-here = Gioca da qui

## Intorno al tavolo

web-against = { $n ->
    [0] in solitario
    [one] contro un giocatore del computer
   *[other] contro { $n } giocatori del computer
}
web-which-game = Quale gioco?
web-at-random = a caso
web-lesson = Scenario { $number }
web-sound = Suoni
web-error = Non è riuscito: { $details }
web-error-rate = Troppe cose insieme. Aspetta un momento e riprova.
web-error-too-many-tables = Hai troppe partite non finite. Prima finiscine una.
web-error-too-large = Questo file è troppo grande per una partita salvata.
web-error-record = Questa partita salvata non si può aprire: { $details }
web-error-not-finished = È possibile quando la partita è finita.
web-error-not-yours = Questo posto non è tuo.
web-error-outdated = Questo tavolo è nato con altre regole e non si può più aprire.
web-hint-next = La prossima mossa: { $label }
web-hint-lost = Hai lasciato la strada della soluzione. Annulla, o ricomincia.
web-hint-end = La soluzione finisce qui.
web-full = In questo browser sono aperti troppi tavoli. Chiudine uno: questo poi arriva da sé.
web-try-now = Prova adesso
web-copy = Copia il link
web-copied = Copiato
web-chapter-back = Un capitolo indietro
web-chapter-on = Un capitolo avanti
web-pause = Pausa
web-people = Posti
web-new-link = Nuovo link
web-let-bot = Lascia giocare il computer
web-other-device = Continua su un altro dispositivo
web-link-warning = Vale solo il link più recente. Chi lo apre ha il posto.
web-chat-allow = A questo tavolo si può chattare
web-found = { $n ->
    [one] { $n } regola
   *[other] { $n } regole
}
web-loading = Un momento

## Perché no, e che cosa sono le cose

web-rule = Regola { $rule }
web-asked-now = Ora si chiede: { $question }
web-sequence-short = Ci sono ancora posti vuoti: prima riempili tutti.
web-sequence-full = Tutti i posti sono occupati: prima togline uno, oppure trascina questo al suo posto.
web-looking-on = Stai guardando: scelgono solo i giocatori a questo tavolo.
web-point = Indica ciò che brilla.
web-as-list = Come elenco ({ $n })
web-from-to = { $what }: { $by }, poi { $then }
web-change = { $what }: { $by }
web-error-no-rules = Qui non ci sono regole di questo gioco.
web-error-internal = Qualcosa è andato storto sul server; è stato annotato.
web-error-busy = Il server è occupato. Nulla è cambiato; riprova.
web-play-alone = In solitario
