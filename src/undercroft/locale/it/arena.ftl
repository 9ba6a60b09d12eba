# L'arena: tornei tra bot.

arena-title = Arena: { $game }
arena-about = { $seats ->
    [one] { $games } partite in solitario, { $deals } distribuzioni
   *[other] { $games } partite in { $seats }, { $deals } distribuzioni
}
arena-options = Opzioni: { $options }. Seme: { $seed }.
arena-folder = Partite: { $path }
arena-there = { $count ->
    [one] { $count } partita è già stata giocata.
   *[other] { $count } partite sono già state giocate.
}
arena-torn = L'ultima partita in { $path } è stata scritta solo in parte: si rigioca.
arena-playing = Partite in corso
arena-stopped = Fermato dopo { $count } partite su { $games }. Lo stesso comando riprende da qui.
arena-nothing = Non è ancora stata giocata nessuna partita.

arena-version = { $bot } { $version }
arena-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
arena-milliseconds = { NUMBER($number, maximumFractionDigits: 1) } ms
arena-seconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } s

arena-bot = Bot
arena-rival = contro
arena-games = Partite
arena-deals = Distribuzioni
arena-rating = Punteggio
arena-wins = Vittorie
arena-points = Punti
arena-median = Mediana
arena-slowest = 99%
arena-interval = intervallo al 95%
arena-share-of-pair = Davanti

arena-ratings = Punteggi di forza
arena-ratings-about = OpenSkill: tutti cominciano da 25. La linea è l'intervallo al 95%.
arena-victories = Vittorie
arena-victories-about = La quota di vittorie per ogni posto; chi vince a pari merito la divide. Il segno è quanto vincerebbero giocatori uguali: { $expected }.
arena-victories-solo = La quota di partite in solitario vinte da ogni bot.
arena-pairs = Uno contro uno
arena-pairs-about = Quante volte l'uno ha più punti dell'altro nelle partite che giocano entrambi; a pari punti vale mezzo. Gli intervalli contano le distribuzioni, non le partite.
arena-pairs-solo = Quante volte l'uno fa meglio dell'altro con la stessa distribuzione; a pari risultato vale mezzo.
arena-made-of = Di che cosa è fatto il risultato
arena-made-of-about = La media di ogni bot, per categoria.
arena-time = Tempo per pensare
arena-time-about = Per una decisione, sulla macchina che ha giocato: la mediana, e il tempo che 99 decisioni su 100 non superano.
arena-length = Lunghezza di una partita
arena-length-said = Decisioni: { $decisions } (da { $decisions-least } a { $decisions-most }). Round o stagioni: { $turns } (da { $turns-least } a { $turns-most }).
arena-how = Come si misura
arena-how-said = Ogni distribuzione si gioca una volta per ogni posto: da una partita all'altra i bot si spostano di un posto. Lo stesso comando gioca le stesse partite su ogni macchina.

arena-total = Totale
category-quests = missioni

arena-compared = { $new } ottiene { $share } delle vittorie contro { $old } (da { $low } a { $high }) in { $games } partite.
arena-replaces = Può sostituire { $old }: vince più di { $wanted } di almeno { $least } partite.
arena-replaces-not = Non può sostituire { $old }: deve vincere più di { $wanted } di almeno { $least } partite.

## Aiuto

usage-arena = Organizza tornei tra bot, ne misura la forza e ne calibra le stime.
usage-play = Gioca un torneo tra bot e ne misura la forza. Ctrl-C lo ferma; lo stesso comando lo riprende.
usage-show = Mostra i risultati di un torneo finora.
usage-keep = Conserva nel pacchetto i risultati dei livelli in un torneo, dove i giocatori li vedono.
usage-compare = Fa giocare una versione nuova contro una congelata e dice se può sostituirla; se no, lo stato d'uscita è 1.
usage-freeze = Congela i livelli di oggi di un gioco come edizione, con cui confrontare quelli futuri.
usage-fit = Calibra le stime con cui i bot giudicano le posizioni, e le salva nel pacchetto.
usage-game = Il gioco.
usage-bots = I bot, separati da virgole; i livelli congelati si chiamano overlord@v1 e così via. Se manca: tutti i livelli, greedy e random.
usage-line-up = I bot di un tavolo, separati da virgole, uno per posto. Si può ripetere; allora si giocano solo questi tavoli.
usage-ladder = Ogni bot incontra solo quello prima e quello dopo. Se manca: tutti contro tutti.
usage-seats = Quanti posti. Se manca: quanti ne permette il gioco.
usage-games = Quante partite, arrotondate a distribuzioni intere.
usage-preset = Una combinazione di opzioni. Se manca: la prima del gioco.
usage-option = Cambia un'opzione: NOME, o NOME=VALORE. Si può ripetere.
usage-seed = L'inizio del seme di ogni partita.
usage-jobs = Quanti processi. Se manca: uno per ogni core del processore.
usage-ray = L'indirizzo di un cluster Ray che gioca le partite; auto per quello di questa macchina. Serve l'extra «ray» di Undercroft.
usage-folder = La cartella delle partite. Se manca: una per ogni torneo, tra i tuoi file di Undercroft.
usage-folder-shown = La cartella di un torneo.
usage-json = Scrive i risultati in questo file.
usage-report = Scrive in questo file una pagina con grafici, che si apre in qualsiasi browser.
usage-lang = Lingua: en, ru o it. Se manca: quella dell'ambiente (LANG).
usage-new = Il bot nuovo.
usage-old = Quello congelato, per esempio overlord@v1.
usage-name = Come chiamare l'edizione: v2, v3 e così via.
usage-policy-games = Quante partite giocate dai bot che non cercano.
usage-searched = Quante partite, dopo quelle, giocate dai bot che cercano.
usage-dataset = Scrive tutte le scelte di molte partite tra bot in un file Parquet per l'apprendimento automatico.
usage-parquet = Il file Parquet da scrivere.
usage-games-written = Quante partite.
usage-seats-written = Quanti posti.
usage-bots-written = I bot, separati da virgole; ripetuti se i posti sono di più.
usage-jobs-written = Quanti processi.
usage-check = Rigioca le voci della classifica e ne stampa i risultati.
usage-entries = Voci della classifica (JSON).

## Problemi

usage-puzzles = Prepara i problemi di un gioco da partite tra bot e li scrive nel pacchetto. Ctrl-C ferma; lo stesso comando continua.
usage-puzzles-wanted = Quanti di un tipo, per esempio battles=300. Si può ripetere. Predefinito: quanti ne ha il pacchetto.
usage-puzzles-folder = Dove tenere ciò che si è trovato. Predefinito: una cartella tra i tuoi file di Undercroft.
usage-puzzles-out = Scrive i problemi in questo file, anche se sono meno di quelli voluti.
usage-puzzles-check = Invece ricalcola ogni problema del pacchetto ed elenca quelli che differiscono.
usage-puzzles-levels = Invece misura quanta parte dei problemi risolve ogni livello di bot, con questo numero di tentativi per ciascuno.
puzzles-stopped = Fermato con { $count } problemi; sono in { $folder }, e lo stesso comando continua.
puzzles-made = { $count } problemi: { $file }
puzzles-checking = Calcolo
puzzles-differs = { $name }: un nuovo calcolo dà un altro risultato.
puzzles-same = Un nuovo calcolo conferma tutti i { $count } problemi.