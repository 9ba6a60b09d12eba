# Page titles and descriptions, for search results and link previews.

page-home = { $site }: giochi da tavolo nei sotterranei
page-home-about = Gioca nel browser a { $games }, contro il computer o con gli amici. Gratis e senza registrazione.
page-rules = Regole
page-rules-about = Le regole numerate di { $games }, con una casella di ricerca.
page-rules-of = Regole: { $game }
page-rules-of-about = Le regole numerate di { $game }, capitolo per capitolo, con una casella di ricerca.
page-rules-learn = Come si gioca: { $game }
page-rules-learn-about = Come si gioca a { $game }, in una pagina: lo scopo, un round, una battaglia passo per passo e tre errori da principianti.
page-rules-summary = { $game } in una pagina
page-rules-summary-about = Lo svolgimento di { $game } in una pagina, da stampare e mettere accanto al tabellone.
page-rules-tables = Tabelle: { $game }
page-rules-tables-about = Tutto ciò che è stampato su tabelloni, tessere e carte di { $game }, in tabelle da consultare.
page-rules-sources = Le fonti delle regole: { $game }
page-rules-sources-about = Gli errori dei regolamenti di { $game }, i punti su cui le fonti discordano e i valori che proponiamo noi.
page-gallery = Galleria delle carte
page-gallery-about = Tutte le carte e le tessere di { $games }, con il testo completo e una casella di ricerca.
page-gallery-of = Galleria delle carte: { $game }
page-gallery-of-about = Tutte le carte e le tessere di { $game }, con il testo completo e una casella di ricerca.
page-review = Analisi di una partita di { $game }
page-review-about = Quanto è costata ogni decisione di una partita finita di { $game }, e che cosa sarebbe stato meglio.
page-solve = Risolutore di battaglie: { $game }
page-solve-about = Il piano migliore per ogni battaglia di { $game }, su tutti i round e tutte le carte, e quanto costa ogni altro piano.
page-explore = Esplora: { $game }
page-explore-about = Qualsiasi posizione di { $game }: che cosa ci si può aspettare da ogni risposta, secondo la ricerca di un bot forte, e dove porta.
page-learn = Impara { $game } giocando
page-learn-about = Lezioni di pochi minuti che insegnano { $game } a un vero tavolo.
page-puzzles = Problemi
page-puzzles-about = Posizioni da partite tra bot con una sola risposta migliore: { $games }.
page-puzzles-of = Problemi: { $game }
page-puzzles-of-about = Posizioni di { $game } con una sola risposta migliore, e ogni giorno una nuova.
page-puzzle = Un problema di { $game }
page-puzzle-about = Una posizione di { $game } con una sola risposta migliore. Sai trovarla?
page-table = Un tavolo di { $game }
page-table-about = { $n ->
    [one] { $game } per un giocatore. Apri il tavolo per guardare la partita.
   *[other] { $game } per { $n } giocatori. Apri il tavolo per guardare la partita.
}
page-join = Un invito a giocare a { $game }
page-join-about = { $n ->
    [one] { $game } per un giocatore. Apri il link e prendi posto.
   *[other] { $game } per { $n } giocatori. Apri il link e prendi posto: non serve registrarsi.
}
page-replay = Rivedi una partita: { $game }
page-replay-about = Rivedi una partita finita di { $game }, mossa per mossa.
page-verify = Verifica la mescolata
page-verify-about = Verifica che la mescolata di una partita finita fosse decisa prima dell'inizio.
page-about = Informazioni su { $site }
page-about-about = Che cos'è { $site } e quali opere altrui utilizza.
page-privacy = I tuoi dati
page-privacy-about = Che cosa questo server conserva di te, e come scaricarlo o cancellarlo.
page-device = Accedi con un codice
page-device-about = Scrivi il codice che mostra un altro tuo dispositivo e continua qui le tue partite.
page-unknown = Pagina non trovata
page-unknown-about = A questo indirizzo non c'è niente.
