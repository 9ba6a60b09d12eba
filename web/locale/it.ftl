# I testi della pagina che non hanno né i giochi né il terminale.

web-tagline = Gioca, impara e studia due giochi da tavolo ambientati nei dungeon
web-unofficial = Programma non ufficiale, per chi possiede i giochi.
web-about = Informazioni
web-about-version = Versione { $version }.
web-about-engine = { $engine ->
    [compiled] Le regole sono compilate.
   *[plain] Le regole non sono compilate (più lente).
}
web-about-names = Dungeon Lords e Dungeoneer sono nomi di giochi che appartengono ai rispettivi editori, estranei a questo programma. Testi e disegni sono originali.
web-about-icons = Le icone vengono da
web-privacy = I tuoi dati
web-privacy-none = Si gioca senza nessun account, e nulla viene passato ad altri. Ecco che cosa conserva il server:
web-privacy-cookie = Un numero casuale in un cookie, con cui riconosce questo browser per un anno.
web-privacy-tables = I tavoli dove hai un posto: il nome, il colore e la forma che hai scelto, le tue risposte, e se hai messo il tavolo in cima o lo hai rimandato. Mentre guardi un tavolo, gli altri giocatori lo vedono.
web-privacy-chat = Quello che scrivi nella chat di un tavolo. Può leggerlo chiunque sia al tavolo.
web-privacy-log = Nella cronologia di un tavolo, i nomi di chi ha preso o lasciato un posto. Se lasci un tavolo, il tuo nome e i tuoi messaggi vi rimangono; se non vuoi, elimina prima i tuoi dati.
web-privacy-address = Per ogni tavolo che apri, un codice ricavato dal tuo indirizzo di rete, perché nessuno possa sommergere il server. Se i fine settimana non contano, anche il tuo fuso orario.
web-privacy-person = Se conservi le tue partite: il tuo nome, le parti pubbliche delle tue passkey, dove le hai create e quando le hai usate l’ultima volta, un’impronta del codice di recupero o di chi sei per un altro servizio che ti fa accedere e, per ogni browser in cui hai effettuato l’accesso, di che tipo è e quando l’hai usato l’ultima volta.
web-privacy-notices = Se vuoi gli avvisi: quando li vuoi, dove vanno, in forma cifrata, e quando hai avuto per l’ultima volta una pagina davanti agli occhi. Passano per il servizio che scegli: chi ti dà la posta, chi fa il tuo browser, o il webhook. Dicono a quale gioco, chi altro gioca e quanto tempo resta; quelli per il browser dicono solo il tavolo.
web-privacy-vacation = Se programmi un’assenza: da quando a quando, per un anno. La vedono gli altri ai tavoli che danno un giorno o più per ogni risposta.
web-privacy-browser = Nome e preferenze stanno anche in questo browser. Non vengono inviati finché non prendi posto.
web-privacy-keep = I tavoli che nessuno usa vengono eliminati dopo un po'; quando, lo decide chi gestisce il server.
web-privacy-export = Scarica i miei dati
web-privacy-delete = Elimina i miei dati
web-privacy-sure = I tuoi tavoli saranno eliminati. Ai tavoli con altre persone perdi il posto, e il tuo nome e i tuoi messaggi vengono cancellati.
web-privacy-sure-person = Uscirai da tutti i browser, e nessuno vedrà più il tuo nome né i tuoi messaggi. Se non accedi di nuovo entro 14 giorni, tutto viene eliminato, compresi i tuoi posti.
web-privacy-until = Sei uscito, e nessuno vede più il tuo nome. Se prima non accedi, tutto verrà eliminato il { $date }.
web-privacy-done = I tuoi dati sono stati eliminati da questo server e da questo browser.
web-language = Lingua
web-home = Pagina iniziale
web-review = Analisi della partita
web-solver = Risolutore
web-planner = Prova il piano
web-close = Chiudi
web-cancel = Annulla
web-menu = Menu
web-back = Indietro
web-take-back = Annulla la scelta: { $what }
web-counting = La partita è finita. Si contano i punti.
web-next = Avanti
web-confirm = Conferma
web-help = Informazioni su questa domanda
web-undo = Annulla
web-asides = Quando chiedermelo

## Pagina iniziale

web-play = Gioca
web-play-full = Partita completa
web-set-up = Con amici, o partita personalizzata
web-opponents = Avversari
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
web-bot-level = { $level } · { $bot }
web-open = Invita con un link
web-hotseat = Su questo schermo
web-me-hint = Tu, in questo browser
web-open-hint = Ricevi un link da mandare
web-name = Nome
web-mark = Colore e forma
web-options-more = Altre opzioni
web-with-others = Con altre persone
web-public = Pubblico: in elenco, aperto a tutti
web-aids = Permetti a tutti la prova del piano e i suggerimenti
web-aids-on = Prova del piano e suggerimenti: chi ospita li permette a tutti.
web-aids-off = Prova del piano e suggerimenti: chi ospita non li permette a questo tavolo.
web-pace = Tempo per rispondere
web-pace-none = nessun limite
web-pace-300 = 5 minuti
web-pace-3600 = 1 ora
web-pace-86400 = 1 giorno
web-pace-259200 = 3 giorni
web-pace-each = { $time } per ogni risposta
web-clock = Orologio: { $minutes } min + { $seconds } s a risposta
web-clock-own = Orologio: altri tempi
web-clock-minutes = Minuti su ogni orologio
web-clock-seconds = Secondi aggiunti da ogni risposta
web-clock-left = Tempo rimasto:
web-clock-about = Ogni giocatore ha un orologio di { $minutes } min, che scorre mentre tocca a lui rispondere. Ogni risposta aggiunge { $seconds } s, senza superare il tempo iniziale.
web-clock-then-default = Scaduto il tempo, le risposte sono automatiche finché il giocatore non torna.
web-clock-then-bot = Scaduto il tempo, gioca il computer ({ $bot }) finché il giocatore non torna.
web-days-off = Il sabato e la domenica non contano
web-days-off-about = Il sabato e la domenica non contano, secondo il fuso orario di ciascun giocatore.
web-absent = Se un giocatore tarda
web-absent-default = risposte automatiche
web-absent-bot = Computer: { $bot }
web-pace-then-default = Tempo per ogni risposta: { $time }. Scaduto il tempo, le risposte sono automatiche finché il giocatore non torna.
web-pace-then-bot = Tempo per ogni risposta: { $time }. Scaduto il tempo, gioca il computer ({ $bot }) finché il giocatore non torna.
web-start = Comincia
web-to-table = Al tavolo
web-continue = I miei tavoli
web-no-tables = Ancora nessuno.
web-open-tables = Tavoli aperti
web-list-which = Quali tavoli
web-list-unfinished = Non finiti
web-list-finished = Finiti
web-list-none = { $list }: nessuno
web-list-others = { $list }: { $count }{ $more ->
    [yes] +
   *[no] {""}
}
web-list-all-games = Tutti i giochi
web-list-won = hai vinto
web-list-winners = ha vinto { $players }
web-list-nobody-won = nessuno ha vinto
web-list-more = Mostra altri
web-next-table = Prossimo tavolo ({ $n })
web-pin = Tieni in cima
web-snooze = Non ora: richiedi tra 8 ore
web-snoozed = torna alle { $time }
web-list-unreadable = Un tavolo che non si può più leggere
web-finished = finita
web-your-turn = tocca a te
web-going = in corso
web-list-waits = in attesa di: { $players }
web-join = Unisciti
web-join-link = Link d'invito
web-bad-link = Questo non è un link d'invito.
web-link-used = Il posto è occupato, oppure il link è già stato usato o sostituito.
web-seat-yours = Questo posto è tuo.
web-seat-moves = Questo posto è di { $player }. Se sei tu, puoi continuare in questo browser, purché il link non sia già stato usato.
web-seat-move = Continua come { $player }
web-seat-move-how = Se il posto è tuo, apri il tavolo dove l'hai preso e scegli «Su un altro dispositivo» nel menu (≡): avrai un nuovo link.
web-watch = Guarda la partita
web-sit-down = Prendi il posto { $n }
web-learn = Impara
web-rules = Regole
web-you = Tu
web-keep-game = Conserva questa partita
web-keep-mine = Conserva le mie partite
web-sign-in = Accedi
web-signed-in = Accesso: { $name }
web-motion = Animazioni
web-speed = Velocità del racconto
web-slow = Calma
web-normal = Normale
web-fast = Vivace
web-at-once = Immediata
web-skip = Avanti subito
web-press-to-hurry = Premi sul tavolo per accelerare.
web-theme = Tema
web-theme-board = Scuro in gioco
web-theme-system = Come il sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-text-size = Dimensione del testo
web-text-small = Piccola
web-text-normal = Normale
web-text-large = Grande
web-text-largest = Molto grande
web-always-confirm = Conferma ogni scelta
web-always-list = Elenca sempre anche le risposte illuminate sul tabellone
web-pass-alone = Salta le domande rinviabili o con una sola risposta
web-warn-blunders = Avvisami prima di un errore grave
web-upload = Apri una partita salvata
web-offline = Il server non risponde. Riprova tra un momento.
web-former-player = { $n ->
    [one] un ex giocatore
   *[other] un ex giocatore ({ $number })
}
web-free-seat = posto libero
web-free-seats = { $n ->
    [one] un posto libero
   *[other] { $n } posti liberi
}
web-invite-more = Invita

## Il tavolo

web-table = Tavolo
web-decision = La tua decisione
web-options = Scelte
web-place-dummy = Non-giocatore
web-waiting = In attesa di: { $players }
web-waiting-until = entro { $time }
web-wait = Un momento
web-passing = { $answer } (in automatico: è l'unica possibilità)
web-routine = { $answer } (risposta data per te: non c'è quasi altro da fare)
web-connecting = Connessione in corso
web-reconnecting = Riconnessione in corso: nulla è perduto.
web-unsent = Quello che hai appena fatto verrà inviato quando torna la connessione.
web-slow-line = Questa rete blocca le connessioni continue. La partita prosegue, solo un po’ più lenta.
web-unreachable = Il server non risponde. Nuovo tentativo in corso…
web-no-cookie = Questo browser blocca i cookie, e senza non si può avere un posto. Consentili per questo sito nelle impostazioni del browser, poi ricarica la pagina.
web-no-table = Questo tavolo non esiste, o non si può più aprire.
web-away = non risponde, risposte automatiche
web-away-players = assenti: { $players }
web-away-default = Non hai risposto in tempo: le tue risposte sono automatiche.
web-away-bot = Non hai risposto in tempo: al tuo posto gioca il computer ({ $bot }).
web-am-back = Sono qui
web-at-table = Al tavolo
web-here = in linea
web-not-here = non in linea
web-thinking = ci pensa dalle { $time }
web-asked = non in linea; tocca a lui dalle { $time }
web-stood-in = risponde il computer ({ $bot })
web-nudge = Sollecita
web-nudged = Sollecito inviato a { $player }. Si può fare una volta al giorno.
web-nudged-me = ti aspettano
web-error-nudged = Questo giocatore è già stato sollecitato oggi.
web-stand-in = Fai rispondere il computer per me
web-stand-in-begin = Mi allontano
web-stand-in-about = Lo vedono tutti al tavolo. Finisce quando torni o quando rispondi.
web-stand-in-or-absence = Stai via per giorni? Durante un’assenza nessuno risponde al tuo posto: il tuo tempo è fermo a tutti i tavoli che danno un giorno o più per ogni risposta.
web-stand-in-mine = Al tuo posto risponde il computer ({ $bot }).
web-until = Rispondere entro: { $time }
web-vacation = Programma un’assenza
web-vacation-until = assente fino al { $date } compreso
web-vacation-mine = Sei assente fino al { $date } compreso e il tuo tempo è fermo. Se rispondi, l’assenza finisce a tutti i tavoli.
web-vacation-now = Sei assente fino al { $date } compreso.
web-vacation-end = Termina l’assenza
web-paused = in pausa
web-pause-wanted = proposta una pausa
web-pause-table = Proponi una pausa
web-pause-about = Durante una pausa il tempo non scorre per nessuno. Comincia quando tutti quelli che giocano qui sono d'accordo, e finisce quando qualcuno riprende o risponde.
web-pause-asked = { $player } propone una pausa: il tempo si ferma per tutti. D'accordo finora: { $agreed }.
web-pause-on = La partita è in pausa: il tempo è fermo per tutti. Una risposta la fa riprendere. D'accordo: { $agreed }.
web-pause-by = L'ha proposta { $player }.
web-play-on = Riprendi la partita
web-over = La partita è finita.
web-sealed = La tua scelta, che puoi ancora cambiare: { $answer }.
web-hint = Suggerimento
web-explore = Esplora
web-solution = Soluzione
web-solution-played = Guarda la soluzione
web-solution-stop = Gioco io
web-restart = Ricomincia
web-result = Risultato
web-result-skip = Mostra il risultato
web-course = Andamento
web-course-numbers = Statistiche
web-course-end = Fine
web-course-points = Punti fino a quel momento
web-rematch = Gioca ancora
web-replay = Rivedi
web-record = Salva la partita
web-report = Segnala un problema
web-verify = Verifica la mescolata
web-seed-known = La mescolata di questa partita non è segreta: qualcuno l'ha scelta o vista e può sapere tutto ciò che è nascosto.
web-seed-known-short = mescolata nota
web-board-text = Il tabellone come testo
web-note = Avversario virtuale { $player }: errore ({ $code }); è stata data una risposta automatica.
web-note-seat-claimed = { $player } ha preso il posto { $seat }.
web-note-seat-bot = Chi ospita il tavolo ha dato il posto { $seat } al computer.
web-note-seat-link = { $player } ha creato un link per il posto { $seat }. Chi lo apre prende il posto.
web-note-seat-freed = Chi ospita il tavolo ha tolto il posto a { $player }.
web-note-seat-left = { $player } ha lasciato il tavolo.
web-note-seat-away = { $player } non risponde. Finché non torna, le risposte vengono date al suo posto.
web-note-seat-stand-in = { $player } si è allontanato e ha scelto un bot che risponde fino al suo ritorno.
web-note-seat-back = { $player } è di nuovo al tavolo.
web-proxy-default = Tempo scaduto: risposta automatica per { $player }.
web-proxy-default-you = Tempo scaduto: risposta automatica per te.
web-proxy-bot = Un bot ha risposto per { $player }.
web-proxy-bot-you = Un bot ha risposto per te.
web-note-pause-begun = Tutti d’accordo per la pausa ({ $player }).
web-note-pause-declined = { $player } non vuole una pausa adesso.
web-note-pause-over = { $player } ha ripreso la partita.
web-note-host = Ora { $player } ospita il tavolo.
web-note-seed-seen = { $player } ha salvato la partita prima della fine e può sapere tutto ciò che vi è nascosto.
web-keys = Tasti. Numeri, o frecce e Invio: scegli. 0: rinuncia o concludi, quando tutte le altre scelte sono sulla mappa. Lettere: cerca una scelta. Tab: parte successiva del tabellone; frecce: al suo interno. Invio su ciò che non è illuminato: perché no. Maiusc + freccia: sposta un ordine. Esc: un passo indietro. u o Ctrl+Z: annulla. ?: aiuto.
web-undo-asked = { $player } vorrebbe annullare una scelta.
web-seat-asked-unnamed = Qualcuno vorrebbe prendere un posto lasciato libero (il n. { $seat }) e ne vedrebbe le carte. Devono accettare tutti i giocatori al tavolo.
web-seat-asked = { $name } vorrebbe prendere un posto lasciato libero (il n. { $seat }) e ne vedrebbe le carte. Devono accettare tutti i giocatori al tavolo.
web-seat-waiting = Attendi: i giocatori devono accettare che tu prenda il posto.
web-seat-withdraw = Ritira la richiesta
web-agree = D'accordo
web-disagree = Non d'accordo
web-refused-stale = Questa domanda ha già avuto risposta.
web-refused-lapsed = Senza connessione la partita è andata avanti: l’azione non è stata inviata.
web-refused-not-yours = Questo posto non è tuo.
web-refused-unknown-action = Questa non è una risposta possibile.
web-refused-busy = Per ora non si può.
web-refused-illegal = Non si può.
web-refused-undo = Questo non si può annullare.
web-refused-diverged = La partita è in pausa finché i giocatori non decidono come continuare.
web-refused-no-pace = Non c'è un limite di tempo da mettere in pausa.
web-refused-not-begun = La partita non è ancora cominciata.
web-refused-away = Ora rispondono al tuo posto: prima torna al tavolo.
web-refused-chat = Messaggio non inviato.
web-refused-changes = Hai cambiato questa risposta troppe volte: vale l'ultima.
web-refused-rate = Troppe richieste: aspetta un momento e riprova.
web-pass = Passa lo schermo: { $player }
web-pass-hint = Gli altri non guardano.
web-raise = Sono { $player }
web-log = Cronologia
web-log-all = tutto
web-log-earlier = Prima
web-since = Dalla tua ultima risposta
web-were-away = Mentre non guardavi: { $n ->
    [one] { $n } evento
   *[other] { $n } eventi
}
web-unread = { $n ->
    [one] { $n } riga nuova
   *[other] { $n } righe nuove
}
web-chat = Chat
web-chat-removed = rimosso
web-mute = silenzia
web-say = Di' qualcosa

## Il tabellone

web-places = Aree
web-offers = Da assoldare e da costruire
web-market = Mercato
web-season = L'anno
web-dungeon = Dungeon
web-rivals = Rivali
web-battle = Combattimento
web-rock = roccia
web-conquered = conquistata
web-marked = scelta per la battaglia
web-no-party = Alla tua Entrata non c'è ancora nessuno.
web-party-gone = All'Entrata non è rimasto nessuno.
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
web-contents = Indice
web-contents-order = I capitoli seguono lo svolgimento del gioco; i loro numeri non cambiano mai.
web-nothing-found = Nessun risultato.
web-rules-english = Per ora le regole sono disponibili solo in inglese.
web-rule-more = Di più
web-guides = Modi per imparare le regole
web-guide-rules = Regole
web-guide-learn = Impara
web-guide-lessons = Impara giocando
web-guide-summary = In una pagina
web-guide-order = Svolgimento
web-guide-print = Stampa
web-guide-now = La partita è qui
web-guide-sources = Fonti
web-guide-tables = Tabelle
web-verify-why = Prima della partita il server mostra lo SHA-256 del seme segreto di ogni mescolata; alla fine, il seme. Se corrispondono, la mescolata era decisa dall'inizio: lo verifica il tuo browser.
web-commitment = Mostrato all'inizio
web-seed = Il seme
web-seed-later = si vede a partita finita
web-hash = SHA-256 del seme, calcolato qui
web-verified = Corrispondono: la mescolata era decisa dall'inizio.
web-not-verified = Non corrispondono.
web-not-finished = Una partita si può rivedere quando è finita.
web-past-choice = Si può continuare dalla mossa { $last } oppure chiudere la partita. In ogni caso potrai rivedere le mosse fino a quel punto.
web-past-resumed = La partita continua dalla mossa { $number }. Dalla versione { $version } { $what }.
web-resume = Continua da quella mossa
web-close-game = Chiudi la partita
web-wish-resume = Voti per continuare: { $players }
web-wish-close = Voti per chiudere: { $players }
web-chronicle = Scarica la cronaca completa (ciò che ha visto ogni giocatore)
web-run = Riproduci
web-position = Posizione
web-as = Visto da
web-all-seeing = Scopri tutto
web-play-from-here = Gioca da qui

## Intorno al tavolo

web-against = { $n ->
    [0] in solitario
    [one] contro un avversario virtuale
   *[other] contro { $n } avversari virtuali
}
web-which-game = Quale gioco?
web-at-random = a caso
web-lesson = Scenario { $number }
web-sound = Suoni
web-part-missing = Questa parte della pagina non si è caricata. Forse manca la connessione, oppure il server è appena stato aggiornato.
web-error = Qualcosa non ha funzionato: { $details }
web-error-no-aids = Chi ospita questo tavolo non permette la prova del piano e i suggerimenti.
web-error-rate = Troppe richieste: aspetta un momento e riprova.
web-error-too-many-tables = Hai troppe partite non finite. Finiscine una, oppure aprila ed eliminala dal suo menu (≡).
web-error-too-many-here = Da questa connessione sono state iniziate troppe partite non finite. Prima finiscine una.
web-error-too-much-stored = Le tue partite occupano troppo spazio su questo server. Elimina quelle che non ti servono più.
web-error-too-much-here = Le partite create da questa connessione occupano troppo spazio sul server. Prima eliminane qualcuna.
web-error-disk-full = Al momento sul server non c'è spazio per nuove partite.
web-error-too-large = Questo file è troppo grande per essere una partita salvata.
web-error-record = Questa partita salvata non si può aprire: { $details }
web-error-not-finished = È possibile solo a partita finita.
web-error-not-yours = Questo posto non è tuo.
web-error-not-asked = Lì al momento non c’è niente a cui rispondere.
web-error-not-host = Può farlo solo chi ospita il tavolo.
web-error-not-free = Questo posto non si può liberare.
web-error-barred = Chi ospita il tavolo ti ha tolto il posto. Per tornare serve un invito.
web-error-second-seat = Giochi già a questo tavolo: non puoi prendere il posto di chi se n'è andato.
web-error-declined = Qualcuno al tavolo non è d'accordo.
web-error-asked-for = Qualcun altro ha già chiesto questo posto.
web-error-only-bot = Questo posto può andare solo a un bot o a chi vi giocava.
web-error-alone = A questo tavolo non c'è nessun altro.
web-error-outdated = Questo tavolo è di una versione precedente e non si può più aprire.
web-error-unreadable = Una parte dei dati di questo tavolo non si può più leggere. Puoi eliminarlo.
web-hint-next = Prossima mossa: { $label }
web-hint-lost = Questa non è più la soluzione. Annulla, o ricomincia.
web-hint-best = Questa non è più la soluzione. La mossa migliore da qui: { $label }
web-hint-end = La soluzione finisce qui.
web-full = In questo browser sono aperti troppi tavoli. Chiudine uno e questo si aprirà da solo.
web-try-now = Prova adesso
web-copy = Copia il link
web-copied = Copiato
web-chapter-back = Capitolo precedente
web-chapter-on = Capitolo successivo
web-pause = Pausa
web-people = Posti
web-new-link = Nuovo link d'invito
web-let-bot = Fai giocare il computer
web-other-device = Su un altro dispositivo
web-free = Libera il posto
web-free-sure = { $player } perde il posto, che potrà essere preso da altri.
web-leave = Lascia il tavolo
web-leave-sure = Il tuo posto si libera e gli altri continuano senza di te.
web-delete = Elimina il tavolo
web-delete-sure = La partita e la sua chat andranno perse per sempre.
web-link-warning = Vale solo il link più recente, e una volta sola. Chi lo apre prende il posto.
web-chat-allow = Consenti la chat a questo tavolo
web-found = { $n ->
    [one] { $n } regola
   *[other] { $n } regole
}
web-ago-now = adesso
web-ago-minutes = { $n } min fa
web-ago-hours = { $n } h fa
web-ago-days = { $n ->
    [1] ieri
   *[other] { $n } giorni fa
}
web-loading = Un momento

## Perché no, e che cosa sono le cose

web-rule = Regola { $rule }
web-asked-now = Domanda attuale: { $question }
web-sequence-short = Ci sono ancora posti vuoti: prima riempili tutti.
web-sequence-full = Tutti i posti sono occupati: togline uno, oppure trascina questo al suo posto.
web-looking-on = Stai guardando: scelgono solo i giocatori.
web-watching = Stai guardando.
web-watching-invite = Stai guardando. Per giocare serve un link d'invito.
web-seat-lost = Non hai più questo posto. Stai guardando.
web-tab-asked = Si risponde qui.
web-tab-helps = Da consultare prima di rispondere.
web-point = Scegli una cosa illuminata.
web-on-map = Scegli una casella illuminata sulla mappa.
web-as-list = Come elenco ({ $n })
web-from-to = { $what }: { $by }, poi { $then }
web-change = { $what }: { $by }
web-error-no-rules = Le regole di questo gioco non sono disponibili qui.
web-error-internal = Qualcosa è andato storto sul server; l'errore è registrato.
web-error-busy = Il server è occupato. Nulla è cambiato; riprova.
web-error-no-hints = A questo tavolo il computer non dà suggerimenti.
web-error-no-lesson = Questa lezione non esiste.
web-error-no-position = In questa partita una posizione così non c'è.
web-error-no-puzzle = Questo problema non esiste.
web-error-no-seat = A questo tavolo un posto così non c'è.
web-error-no-study = Qui non si può calcolare: { $details }
web-error-reviewing = È in corso l'analisi di un'altra tua partita: aspetta che finisca, oppure fermala.
web-error-seed = Il seme si può scegliere solo a un tavolo dove giochi in solitario: rivela tutto ciò che è nascosto.
web-error-seed-unseen = Una partita salvata mostra il seme, e con esso tutto ciò che è nascosto. Se lo vuoi, prima rivela il seme.
web-play-alone = In solitario

## With friends

web-unknown = Pagina non trovata
web-unknown-text = A questo indirizzo non c'è niente. Forse manca una parte del link.
web-offline-title = Nessuna connessione
web-offline-text = Il server non è raggiungibile: sei offline, oppure non è avviato. Le tue partite sono al sicuro sul server: appena torna la connessione, puoi continuare.
web-title-turn = Tocca a te
web-share = Condividi
web-share-text = Giochiamo a { $game }?
web-qr = Codice QR
web-qr-alt = Il link come codice QR
web-reach-here = Questo link si apre solo su questo computer. Avvia il server con { $option } e gli amici nella tua rete potranno unirsi. Per gli amici altrove, deve avere un indirizzo su internet.
web-reach-network = Solo gli amici nella stessa rete, per esempio il tuo Wi-Fi, possono aprire questo link. Per gli amici altrove, il server deve avere un indirizzo su internet.
web-reach-plain = Questo indirizzo non è cifrato (http): altri lungo il percorso possono leggere il link e prendere il posto. Chi gestisce il server può attivare https.
web-invite-people = Invita gli amici
web-invite-taken = { $player } ha preso questo posto.
web-invite-send = Ogni link vale per una persona. Puoi cominciare subito: la partita si ferma quando deve scegliere un amico che ancora non c'è.
web-join-game = Unisciti: { $game }
web-join-seats = Al tavolo
web-join-options = Le regole di questo tavolo
web-join-you = Il tuo posto
web-as-usual = nessuna modifica
web-yes = sì
web-no = no
web-mark-taken = preso da { $player }
web-free-marks = Il tuo colore e la tua forma; quelli barrati sono presi

## La galleria

web-gallery = Galleria delle carte
web-gallery-search = Cerca nei nomi e nei testi
web-gallery-kind = Tipo
web-gallery-set = Scatola o Anno
web-gallery-origin = Provenienza
web-gallery-any = tutti
web-gallery-filters = Filtri
web-gallery-everything = Mostra tutto
web-gallery-nothing = Nessun risultato con questi filtri.
web-gallery-signs = Icone
web-gallery-count = { $n ->
    [one] { $n } voce
   *[other] { $n } voci
}
web-gallery-copies = { $n ->
    [one] { $n } nel gioco
   *[other] { $n } nel gioco
}
web-gallery-printed = Stampato nelle regole o sui componenti
web-gallery-faq = Dalle risposte dell'editore
web-gallery-partly = In parte stampato, il resto proposto da noi
web-gallery-reported = Riferito da giocatori che possiedono il gioco
web-gallery-proposed = Proposto da noi
web-gallery-doubts = { $source ->
    [faq] Dalle risposte dell'editore, tranne ciò che è proposto da noi: { $parts }
    [reported] Riferito da giocatori, tranne ciò che è proposto da noi: { $parts }
   *[printed] Stampato, tranne ciò che è proposto da noi: { $parts }
}
web-gallery-about = Non abbiamo potuto verificare tutto ciò che è stampato su questi componenti. Quello che proponiamo è una nostra ipotesi: se la tua scatola dice altro, faccelo sapere.

## Lezioni

web-lessons = Lezioni
web-learn-game = Impara { $game } giocando
web-newcomer = Prima volta qui?
web-newcomer-about = Impara giocando: sette brevi lezioni, mezz'ora in tutto.
web-newcomer-start = Prima lezione
web-learner = Stai imparando giocando.
web-learner-about = Lezione { $number } di { $total }: { $title }.
web-lesson-back = Passo precedente
web-lesson-fold = Nascondi il testo
web-lesson-unfold = Mostra il testo
web-lesson-leave = Esci dalla lezione
web-lesson-words = Testo della lezione
web-lesson-finished = Lezione finita
web-lesson-next = Prossima: { $title }
web-lesson-turn = Tocca a te
web-lesson-onward = Avanti
web-lesson-rule = Regola { $rule }
web-lesson-continue = Continua
web-lesson-again = Di nuovo
web-lesson-start = Comincia
web-lesson-story = Guarda che cosa succede. Premi sul tavolo per accelerare, di nuovo per saltare il resto.
web-lesson-play = Gioca la prima partita
web-lesson-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
}

# Problemi

web-puzzles = Problemi
web-puzzles-game = Problemi: { $game }
web-puzzle-games = Gioco
web-puzzle-you = Tu
web-puzzle-rating = Punteggio
web-puzzle-solved-count = Risolti al primo tentativo
web-puzzle-of = { $n } di { $all }
web-puzzle-run = Serie attuale
web-puzzle-longest = Serie migliore
web-puzzle-streak = Giorni di fila
web-puzzle-kept = Questi dati restano solo nel tuo browser. Il punteggio cambia solo con il primo tentativo di ogni problema.
web-puzzle-daily = Problema del giorno
web-puzzle-daily-about = Lo stesso per tutti, ogni giorno uno nuovo: facile il lunedì, difficile la domenica.
web-puzzle-daily-open = Risolvilo
web-puzzle-daily-again = Riguardalo
web-puzzle-more = Altri problemi
web-puzzle-kind = Tipo
web-puzzle-any = Tutti
web-puzzle-next = Prossimo problema
web-puzzle-none = Per questo gioco non ci sono ancora problemi.
web-puzzle-right = Risolto: è la risposta migliore.
web-puzzle-loses = { $measure ->
    [chance] Non è la migliore: rispetto alla risposta migliore riduce del { $points }% la probabilità di vittoria.
   *[points] Non è la migliore: rispetto alla risposta migliore costa { $points } punti.
}
web-puzzle-given = Hai scelto: { $answers }.
web-puzzle-change = Il tuo punteggio: { $change }.
web-puzzle-best = La migliore: { $answers }.
web-puzzle-other = { $answers }: costa { $points }{ $measure ->
    [chance] { "%" }
   *[points] { "" }
}
web-puzzle-step = Non succede altro.
web-puzzle-solution = Mostra la soluzione
web-puzzle-again = Riprova
