# Ciò che dicono le lezioni di Dungeon Lords (src/undercroft/study/lessons/dungeonlords).

## 1. Come si vince, e il tuo dungeon

lesson-dungeon = Come si vince, e il tuo dungeon
lesson-dungeon-about = Scava, estrai e costruisci per la prima volta.
lesson-dungeon-lord = Sei il re di un dungeon. Per due anni, di quattro stagioni ciascuno, scavi, assoldi e costruisci, e alla fine di ogni anno arrivano gli avventurieri a mettere tutto a soqquadro. Vince chi ha più punti.
lesson-dungeon-points = Se nessuno li ferma, gli avventurieri conquistano tunnel e stanze. Fai punti per ogni stanza che conservi, per ogni mostro assoldato per combattere e per ogni avventuriero catturato. Ne perdi per tutto ciò che conquistano e per le tasse che non paghi. Alla fine ne danno altri i titoli, come quello per chi ha più stanze.
lesson-dungeon-tunnels = Questo è il tuo dungeon. Ogni quadrato è una tessera: per ora tre tunnel sotto l'Entrata e tanta roccia. I tuoi tre diavoletti, piccoli lavoratori, scavano ed estraggono Oro; ciascuno fa un solo lavoro per stagione.
lesson-dungeon-dig = Hai dato l'ordine di scavare e puoi scavare due tunnel. Scegli dove: un nuovo tunnel parte da uno che hai già.
lesson-dungeon-dig-other = I diavoletti aspettano, e fino a fine stagione quest'ordine non torna. Prima scava un tunnel.
lesson-dungeon-square = Quattro tessere non possono mai formare un blocco due per due, quindi un nuovo tunnel può chiudere dei quadrati accanto a sé. Prova un quadrato che non è illuminato e il gioco ti dice perché lì non si può scavare. Poi scava il secondo tunnel in uno illuminato.
lesson-dungeon-square-other = Hai un secondo diavoletto per un secondo tunnel. Usalo: più tunnel, più Oro da estrarre.
lesson-dungeon-mine = Due diavoletti hanno scavato, ne resta uno per estrarre. Ogni diavoletto porta 1 Oro da un tunnel. Mandalo.
lesson-dungeon-mine-other = Se rinunci, sprechi tutto l'ordine. Fai estrarre il diavoletto: ogni moneta ti servirà.
lesson-dungeon-room = Una stanza prende il posto di un tunnel. Sulla tessera è scritto dove: vicino alla superficie (le due righe in alto), in profondità (le due in basso), al centro (i sei quadrati di mezzo) o sul bordo (i quadrati esterni); mai lato contro lato con un'altra. Scegli una stanza, poi uno dei tunnel ancora illuminati.
lesson-dungeon-room-other = Una stanza vale già 2 punti e lavora per te ogni stagione. Qui è perfino gratis. Costruiscila.
lesson-dungeon-end = Ecco l'inverno: due tunnel, una moneta e una stanza. E come hai scelto quei tre ordini? Lo vedi nella prossima lezione.

## 2. Tre ordini, scelti in segreto

lesson-orders = Tre ordini, scelti in segreto
lesson-orders-about = Quanto costa ogni casella, che cosa poi è inaccessibile e chi resta a casa.
lesson-orders-places = Ci sono otto aree, e un ordine per ciascuna. Si procede sempre dall'alto in basso: prima il cibo, per ultime le stanze, anche se una stanza è il tuo primo ordine. La sequenza in cui li dai decide un'altra cosa: chi arriva in un'area prima degli altri.
lesson-orders-hand = Hai in mano sei dei tuoi otto ordini. Gli altri due in questa stagione sono inaccessibili per te, e tratteggiati sul tuo tabellone: Reclutare Diavoletti e Comprare Trappole. Gli altri ci possono andare. Tutti vedono quali ordini ti mancano, e tu vedi quelli che mancano a loro.
lesson-orders-choose = Ognuno sceglie in segreto tre ordini; un ✓ accanto al segno di un re vuol dire che ha scelto. Tutti i primi ordini si piazzano prima di tutti i secondi, e ogni area ha solo tre caselle: chi arriva prima prende la casella I. Scegli Trovare Cibo, poi Scavare Tunnel, poi Estrarre Oro.
lesson-orders-choose-other = Un buon piano, ma vediamone insieme un altro: prima Trovare Cibo, poi Scavare Tunnel, infine Estrarre Oro.
lesson-orders-choose-swapped = Gli ordini sono quelli giusti, ma conta anche la sequenza: tutti i primi ordini si piazzano prima di qualsiasi secondo. Scavare per secondo, estrarre per terzo.
lesson-orders-first = Prima si sono piazzati tutti i primi ordini, poi tutti i secondi, poi i terzi. Sei il giocatore iniziale: il tuo tirapiedi, che esegue l'ordine, è sulla casella I e per 1 Oro prende 2 Cibo. Le caselle II e III si pagano in Malvagità, la tua cattiva fama: il tuo segnalino sale sul Cattivometro. Prendi il Cibo.
lesson-orders-first-other = Se rinunci, il tirapiedi torna a casa a mani vuote. L'Oro ce l'hai: prendi il Cibo.
lesson-orders-dig = Un rivale è arrivato qui prima di te, quindi sei sulla casella II. Qui possono scavare fino a tre diavoletti. Scava un tunnel.
lesson-orders-dig-other = Sei qui per scavare, quindi scava. Puoi fermarti dopo ogni tunnel.
lesson-orders-again = E un secondo, dove preferisci.
lesson-orders-again-other = Un tunnel in più conviene: puoi estrarne Oro già in questa stagione.
lesson-orders-stop = Puoi scavarne un terzo, ma un diavoletto fa un solo lavoro per stagione. Se scavano tutti e tre, nessuno può estrarre. Fermati qui.
lesson-orders-stop-other = Allora non resterebbe nessuno per estrarre e il terzo ordine andrebbe sprecato. Smetti di scavare.
lesson-orders-mine = Il diavoletto che hai tenuto da parte estrae 1 Oro.
lesson-orders-mine-other = Questo diavoletto l'hai tenuto per estrarre. Fallo lavorare.
lesson-orders-back = L'inverno è finito. Riprendi in mano il primo ordine, Trovare Cibo. Gli altri due restano scoperti davanti a te e in primavera sono inaccessibili: nessuno può scavare ogni stagione. Pensa quindi con una stagione d'anticipo.
lesson-orders-spring = Prova Scavare Tunnel o Estrarre Oro: il gioco ti dice perché no. Stavolta scegli Reclutare Diavoletti, poi Trovare Cibo, poi Comprare Trappole.
lesson-orders-spring-other = Proviamo questi tre: Reclutare Diavoletti, poi Trovare Cibo, poi Comprare Trappole. E tieni d'occhio l'ultimo.
lesson-orders-evil = Qualcuno ha dato Trovare Cibo prima di te, quindi hai la casella II: 3 Cibo per 1 Malvagità. Non serve Oro, ma la Malvagità attira avventurieri più forti. Per una volta prendilo.
lesson-orders-evil-other = Un po' di Malvagità non è un disastro, la fame sì. Stavolta prendi il Cibo.
lesson-orders-imps = Ora 1 Cibo per 1 nuovo diavoletto. È tardi per farlo scavare in questa stagione, ma resta con te per sempre.
lesson-orders-imps-other = Un diavoletto scava ed estrae per tutto il resto della partita. Vale bene 1 Cibo.
lesson-orders-home = Tre rivali sono arrivati a Comprare Trappole prima del tuo terzo ordine: il tirapiedi non ha trovato posto ed è rimasto a casa. C'è una consolazione: puoi riprendere quest'ordine al posto del primo. Riprendi Comprare Trappole.
lesson-orders-home-other = Puoi, ma guarda avanti: sei senza trappole. Riprendi Comprare Trappole e potrai darlo subito di nuovo.
lesson-orders-end = Poi sono arrivati il Giorno di Paga, un avventuriero per ogni re e perfino il paladino: li spiegano le lezioni 3, 4 e 6. Per ora ricorda: tre ordini, uno dopo l'altro, e due inaccessibili la prossima stagione. Prima di scegliere, guarda che cosa possono ancora ordinare i rivali.

## 3. Una stagione intera, con calma

lesson-season = Una stagione intera, con calma
lesson-season-about = Dai nuovi mostri agli avventurieri alla tua Entrata.
lesson-season-new = Comincia la primavera. Tre creature, mostri o spettri che combatteranno per te, e due stanze sono scoperte per tutti. Ciò che nessuno prende, la prossima stagione non c'è più.
lesson-season-ahead = Qui nulla arriva all'improvviso: l'evento e gli avventurieri di questa stagione si vedevano già in quella passata. Questa primavera ci sono le tasse. Tienine conto.
lesson-season-choose = Hai 6 Oro e 6 Cibo. Scegli Assoldare Mostri, poi Costruire Stanze, poi Estrarre Oro.
lesson-season-choose-other = Spendiamo quello che hai: prima Assoldare Mostri, poi Costruire Stanze, infine Estrarre Oro.
lesson-season-mine = Dunque, dall'alto: gli altri migliorano la reputazione e scavano. Sulla casella I di Estrarre Oro lavorano fino a due diavoletti; sulla III quattro, ma solo con un altro diavoletto che fa da capo, come per scavare. Estrai 2 Oro.
lesson-season-mine-other = I diavoletti in ozio qui non rendono nulla. Estrai 2 Oro.
lesson-season-backwards = Ora l'eccezione che tutti dimenticano: in Assoldare Mostri e Costruire Stanze si agisce dalla III alla I. Chi arriva per ultimo sceglie per primo, quindi qui conviene un ordine tardivo, anche se può costare 1 in più. Il re arrivato per ultimo, sulla III, ha assoldato un vampiro. Tu sei sulla II e scegli ora, prima del re sulla I, arrivato per primo.
lesson-season-hire = Assolda il troll per 2 Cibo: un mostro vale 1 punto a fine partita. Nel Giorno di Paga vorrà di nuovo 2 Cibo, ma combatte bene. Porta anche un gettone Troll: un lavoratore in più per le tue stanze.
lesson-season-hire-ghost = Uno spettro costa poco, ma si paga in Malvagità, non dà punti e non è un mostro. Qui il troll ti serve di più. Assolda il troll.
lesson-season-hire-other = Le creature difendono il dungeon, e ogni mostro vale anche un punto. Assolda il troll.
lesson-season-build = Qui il tuo tirapiedi è arrivato per primo e sta sulla I, quindi il re sulla II ha scelto prima di te e ha preso la Fungaia. Sulla I però la stanza è gratis: costruisci la Pressa Tipografica in uno dei tuoi tunnel.
lesson-season-build-other = Rinunciare non dà nulla. Su questa casella la stanza è gratis e vale 2 punti: costruiscila.
lesson-season-tax = L'evento: le tasse. Paghi 1 Oro ogni due tessere, arrotondando per eccesso; ne hai quattro. Ogni Oro non pagato è un marchio rosso, e ogni marchio alla fine costa 3 punti. Due rivali ne hanno appena preso uno. Paga 2 Oro.
lesson-season-tax-other = Il Ministero non dimentica mai: ogni Oro che manca ti costa 3 punti. Puoi permettertelo, paga 2 Oro.
lesson-season-joins = Dopo l'evento arrivano gli avventurieri («L'anno» li mostra dal più debole al più forte): il più debole va dal re più buono, quello con meno Malvagità, il più forte dal più cattivo. In questo momento sei tu. Aspettano alla tua Entrata fino a fine anno. Chi batti in battaglia è tuo prigioniero: 2 punti.
lesson-season-end = I diavoletti tornano a casa e il segnalino Giocatore Iniziale passa a sinistra. Quattro stagioni così fanno un anno. Poi gli avventurieri attaccano.

## 4. Malvagità, avventurieri e il paladino

lesson-evil = Malvagità, avventurieri e il paladino
lesson-evil-about = Perché conviene essere buoni per tempo.
lesson-evil-meter = La Malvagità è la tua cattiva fama: le azioni ingorde la alzano, quelle buone la abbassano. Un vampiro e una cena ingorda te ne hanno data molta. Guarda il Cattivometro: il tuo segno è a 9, quelli dei rivali a 5 e 6.
lesson-evil-heroes = Ogni stagione ciascuno riceve un avventuriero. «L'anno» li mostra dal più debole al più forte: al re più buono tocca il primo, al più cattivo l'ultimo. In caso di parità è più buono chi è più vicino al giocatore iniziale.
lesson-evil-paladin = E poi c'è il paladino. Appena il tuo segnalino raggiunge 10, si unisce al gruppo alla tua Entrata, gli avventurieri che ti attaccheranno: è forte, ferma le trappole, cura e lancia incantesimi. Se la tua fama migliora non se ne va. Ti lascia solo se un altro re arriva anche lui a 10 e ha più Malvagità di te.
lesson-evil-choose = Ti serve una fama migliore. Scegli Aumentare la Reputazione, poi Trovare Cibo, poi Comprare Trappole.
lesson-evil-choose-other = Prima la fama: Aumentare la Reputazione, poi Trovare Cibo, poi Comprare Trappole.
lesson-evil-tempted = Attenzione: Trovare Cibo si esegue prima di Aumentare la Reputazione, anche se è il tuo secondo ordine. L'ultima casella costa 2 Malvagità: da 9 passeresti a 11, e il paladino arriverebbe prima della tua buona azione. Rinuncia.
lesson-evil-tempted-other = Saresti a 11 e il paladino arriverebbe all'istante. Una fama migliore un attimo dopo non lo manda via. Stavolta rinuncia.
lesson-evil-smile = Ora la buona azione: il tuo segnalino scende di 1.
lesson-evil-smile-other = Un passo in giù è un passo più lontano dal paladino. Fallo.
lesson-evil-spy = Su questa casella puoi anche spiare. Dopo l'autunno ci sono quattro round di battaglia, ognuno con una carta Combattimento. Guardane una adesso: nessun altro la vede.
lesson-evil-spy-other = Conoscere una carta Combattimento vale molto e non ti costa nulla. Guardane una.
lesson-evil-card = Ogni carta ha un incantesimo. Il gruppo lo lancia se ha almeno tanta magia (l'hanno i maghi e il paladino) quanto il numero del round: uno veloce prima che agiscano le tue creature, uno lento dopo. La fatica sono i danni che la marcia fa al gruppo dopo lo scontro; cambia da carta a carta.
lesson-evil-trap = Sulla casella II la trappola è gratis: pescane una. Nel tuo dungeon danneggerà gli avventurieri. Solo tu sai quale sia.
lesson-evil-trap-other = Una trappola gratis! Prendila.
lesson-evil-take = Non hai eseguito Trovare Cibo, quindi puoi riprendere quell'ordine al posto del primo. Riprendilo: la prossima stagione ti servirà.
lesson-evil-take-other = Potresti, ma allora Trovare Cibo sarebbe inaccessibile proprio quando dovrai pagare i mostri. Riprendi Trovare Cibo.
lesson-evil-came = Gli avventurieri sono arrivati. Sei ancora il re più cattivo, quindi ti è toccato il più forte dei quattro, un prete. Niente paladino, però.
lesson-evil-wages = Alla fine di questa stagione c'è il Giorno di Paga, e il vampiro vuole 2 Malvagità. Da 8 si arriva a 10, e al paladino. Il rimedio: migliora la reputazione prima della paga, o quel giorno lascia andare il vampiro, per 1 Malvagità. La prossima volta pensaci quando assoldi.
lesson-evil-end = La Malvagità è un costo come gli altri. Prima di pagarla, però, conta gli spazi che ti restano.

## 5. Trappole e creature: la prima battaglia

lesson-battle = Trappole e creature: la prima battaglia
lesson-battle-about = Due round contro un guerriero, un ladro e un prete.
lesson-battle-party = All'Entrata ci sono tre avventurieri: davanti un guerriero, che prende i primi colpi; poi un ladro, che rovina le trappole; poi un prete, che cura. Tu hai un troll, un goblin, un vampiro e due trappole.
lesson-battle-closest = Ogni round vanno verso la tessera non conquistata più vicina all'Entrata. In un tunnel puoi usare una trappola e un mostro, in una stanza due mostri, e in entrambi quanti spettri vuoi. In una stanza la trappola costa 1 Oro in più che in un tunnel.
lesson-battle-trap = La prima tessera è un tunnel. Piazza la Pietra Rotolante: 3 danni al primo avventuriero.
lesson-battle-trap-other = In un tunnel una trappola costa solo il suo prezzo, e questa non ne ha. Piazza la Pietra Rotolante.
lesson-battle-trap-wall = Il Muro di Fuoco colpisce tutti: tienilo per quando saranno deboli. Piazza la Pietra Rotolante.
lesson-battle-trap-early = La trappola scatta prima che una creatura agisca, quindi cominciamo da lì. Piazza la Pietra Rotolante.
lesson-battle-troll = Una trappola, un mostro. Manda il troll. Chi combatte poi è tramortito fino alla fine dell'ultima battaglia dell'anno.
lesson-battle-troll-other = Dopo la pietra il guerriero sarà ancora in piedi, e qualcuno deve finirlo. Manda il troll: gli altri servono dopo.
lesson-battle-ready = In un tunnel non ci sta altro. Scegli «Piano pronto»: dopo non lo cambi più.
lesson-battle-ready-other = Scegli «Piano pronto».
lesson-battle-strike = Il ladro ha tolto 1 danno alla trappola, quindi al guerriero resta 1 punto ferita. La mazza del troll fa 3 danni. Quelli di troppo vanno persi: tieni il Cibo e scegli «una randellata al primo».
lesson-battle-strike-other = Un troll ben nutrito fa 4 danni, ma qui ne basta 1 e il Cibo è poco. Scegli «una randellata al primo».
lesson-battle-tired = Il guerriero è tuo prigioniero. Il prete non aveva nessuno da curare; dopo lo scontro cura 1, per l'unico simbolo di cura sulla sua tessera (il cuore dà i punti ferita). Qualcuno è rimasto, e la marcia li stanca anche dove nessuno difende: 2 danni di fatica, tutti al primo finché cade, poi al seguente.
lesson-battle-conquered = La tessera persa ti costa 2 punti. Non dà più Oro e non può più diventare una stanza. Una consolazione: ora sembri innocuo, e la tua Malvagità è scesa di 1. Alcune trappole dicono «niente fatica, niente conquista»: salvano la tessera per quel round, ma allora nessuno si stanca.
lesson-battle-room = La prossima tessera è la tua Zecca, una stanza. Piazza il Muro di Fuoco: colpisce ciascuno, e l'ultimo due volte; il ladro può risparmiare 1 danno a uno solo di loro. Ti costa 1 Oro perché è una stanza.
lesson-battle-room-other = Comincia dal Muro di Fuoco: il ladro può togliergli solo 1 danno.
lesson-battle-two = In una stanza possono combattere due mostri. Il troll è tramortito fino a fine anno, ma gli altri due sono freschi. Mandane uno.
lesson-battle-two-other = Niente avarizia: è la tua Zecca. Manda un mostro.
lesson-battle-both = In una stanza c'è posto per due mostri. Per sicurezza manda anche l'altro.
lesson-battle-both-other = C'è posto per tutti e due. Manda anche l'altro.
lesson-battle-go = Qui l'ordine è: trappola, creature, cure, fatica e infine la conquista, se resta qualcuno. In una partita vera ci sono anche gli incantesimi: i rapidi prima delle creature, i lenti dopo. Scegli «Piano pronto».
lesson-battle-go-other = Scegli «Piano pronto».
lesson-battle-finish = Restano due avventurieri feriti. Un vampiro morde chiunque tranne i preti; il goblin colpisce il primo e, se cade, anche il prossimo. Finiscili come ti pare.
lesson-battle-finish-other = Attacca con uno dei due.
lesson-battle-won = Sono tutti e tre nella tua Prigione: 6 punti per una tessera persa. La battaglia finisce subito. Chi ha combattuto resta tramortito fino alla fine dell'ultima battaglia dell'anno: non mandare tutti nel primo round.
lesson-battle-end = In una vera partita ogni round ha la sua carta Combattimento. Il gruppo ne lancia l'incantesimo, se ha abbastanza magia, e la sua fatica sostituisce i 2 danni visti qui. Puoi esercitarti: l'Addestramento al Combattimento ha altre quattro battaglie.

## 6. Una stanza al lavoro, il Giorno di Paga, le tasse

lesson-payday = Una stanza al lavoro, il Giorno di Paga, le tasse
lesson-payday-about = Che cosa rende il tuo dungeon e che cosa costa.
lesson-payday-room = È la prima primavera: hai una Zecca, un troll e un quarto diavoletto, appena reclutato. Nessuno scava, quindi tutti e quattro, anche il nuovo, e il gettone Troll possono lavorare in una stanza. Nella Zecca tre lavoratori fanno 1 Oro. Nel Primo Anno ogni stanza lavora una volta per stagione. Usa la Zecca.
lesson-payday-room-other = I lavoratori ci sono e non chiedono nulla. Usa la Zecca.
lesson-payday-wages = Giorno di Paga, e molto prima di quanto ci si aspetti. Ogni creatura vuole di nuovo tutto il suo costo: il troll 2 Cibo. Se non paghi se ne va per sempre, con il suo gettone, e tu guadagni 1 Malvagità. Paga.
lesson-payday-wages-other = Allora il troll se ne andrebbe con il suo gettone, e tu avresti più Malvagità. Il Cibo ce l'hai: paga.
lesson-payday-vampire = Un vampiro si paga con 2 Malvagità. Un rivale a 9 non ha pagato e l'ha lasciato andare. Ma anche questo costa 1 Malvagità: è arrivato a 10, e da lui il paladino. Pagando sarebbe arrivato a 11: una buona via d'uscita non c'era più. Quando assoldi, pensa al Giorno di Paga.
lesson-payday-choose = È estate e l'evento si conosce: le tasse. Le tue cinque tessere costano 3 Oro: prima guadagnali. Scegli Estrarre Oro, poi Trovare Cibo, poi Comprare Trappole.
lesson-payday-choose-other = Prima pensa alle tasse: Estrarre Oro, poi Trovare Cibo, poi Comprare Trappole.
lesson-payday-food = La Dispensa è vuota: prendi 3 Cibo per 1 Malvagità. Ne hai così poca che te lo puoi permettere.
lesson-payday-food-other = Senza Cibo non potrai pagare il troll l'anno prossimo. Sul Cattivometro sei a 4: prendilo.
lesson-payday-mine = Estrai 2 Oro.
lesson-payday-mine-other = L'Oro ti serve per le tasse. Estraine 2.
lesson-payday-trap = Questa casella è gratis: pesca una trappola.
lesson-payday-trap-other = È gratis. Pesca una trappola.
lesson-payday-mint = Due diavoletti hanno estratto; ne restano due e il gettone Troll, giusto quanto basta per la Zecca.
lesson-payday-mint-other = È 1 Oro in più, e i lavoratori non hanno altro da fare. Usa la Zecca.
lesson-payday-tax = Cinque tessere, comprese quelle conquistate, 1 Oro ogni due, arrotondando per eccesso: 3. Per ogni Oro che non paghi prendi un marchio rosso: ti resta, e alla fine costa 3 punti. Paga tutto.
lesson-payday-tax-other = Ogni Oro che manca è un marchio rosso: 3 punti persi per 1 Oro risparmiato. Un pessimo affare. Paga 3 Oro.
lesson-payday-events = Il Giorno di Paga e le Tasse ci sono una volta all'anno; quando, lo scopri con una stagione d'anticipo. Il terzo evento è l'Evento Speciale: una carta decide che cosa succede. Le tue prime partite non lo usano, e in quella stagione non succede nulla.
lesson-payday-points = A fine partita ogni stanza non conquistata vale 2 punti, ogni mostro 1 (gli spettri nulla) e ogni prigioniero 2, un paladino 5. Ogni tessera conquistata, stanza o tunnel, ne toglie 2, e ogni marchio rosso 3.
lesson-payday-titles = Sette titoli danno 3 punti ciascuno, o 2 se condivisi. Cattive Azioni: più Malvagità. Sale: più stanze. Tunnel, Mostri, Diavoletti: più di ciascuno. Ricchezze: più Oro, Cibo e trappole insieme. Battaglie: meno tessere conquistate.
lesson-payday-end = Tutto è collegato: l'Oro si estrae solo dai tunnel non conquistati, le tasse si pagano con quello messo da parte, e anche una trappola in una stanza costa Oro. Tieni pronti Cibo e Oro, e proteggi i tunnel da cui estrai.

## 7. Il primo anno, con un maestro

lesson-year = Il primo anno, con un maestro
lesson-year-about = Quattro stagioni e le prime battaglie, come vuoi tu.
lesson-year-begin = Ora giochi tu: un anno contro tre avversari virtuali, con tutto ciò che hai imparato. Qui nessuna risposta è sbagliata. Intervengo solo quando c'è qualcosa di nuovo.
lesson-year-winter = In inverno non ci sono né eventi né avventurieri. Ti servono Cibo, tunnel e Oro; due dei tuoi ordini sono inaccessibili, quindi parti dagli altri. Che cosa possono ancora ordinare i rivali, e dove ci sarà folla?
lesson-year-winter-at-orders = { lesson-year-winter }
lesson-year-spring = Prenditi il tuo tempo: tutto ciò che premi si spiega da sé, e la lampadina (Suggerimento) mostra che cosa farebbe un giocatore forte.
lesson-year-spring-at-act = Il tuo tirapiedi è su questa casella. Paga tutto il costo e prendi ciò che dà, oppure rinuncia: allora l'ordine vale come non eseguito.
lesson-year-spring-at-spy = Ogni carta Combattimento appartiene a un round. Il primo arriva prima degli altri, e a ciò che conosci puoi prepararti; la carta la vedi solo tu.
lesson-year-spring-at-dig = Scava dove possono stare le stanze che vuoi: nelle due righe in alto o nelle due in basso, al centro o sul bordo. E tieni un diavoletto se vuoi estrarre.
lesson-year-spring-at-mine = Un Oro per ogni diavoletto, un diavoletto per ogni tunnel non conquistato; le stanze non ne danno.
lesson-year-spring-at-hire = Il costo sulla tessera è anche la paga nel Giorno di Paga. Puoi pagarlo due volte?
lesson-year-spring-at-build = Una stanza vale 2 punti e lavora ogni stagione, se hai lavoratori liberi.
lesson-year-spring-at-produce = I diavoletti senza lavoro ora possono lavorare nelle stanze. Anche i gettoni Troll.
lesson-year-spring-at-take-back = Un ordine non eseguito, perché hai rinunciato o non c'era posto, può tornare in mano invece del primo. Quale ti serve la prossima stagione?
lesson-year-spring-at-orders = La primavera porta un evento e il primo avventuriero. Quale evento? Lo vedi accanto alla stagione. Se è il Giorno di Paga, tieni quanto basta per le creature; se sono le Tasse, 1 Oro ogni due tessere.
lesson-year-summer = Ogni stagione ha lo stesso ritmo: ordini, aree, stanze, evento, avventurieri. Se un ordine non trova una casella o non puoi pagarlo, nessuno te lo chiede: il tirapiedi resta a casa.
lesson-year-summer-at-spy = { lesson-year-spring-at-spy }
lesson-year-summer-at-hire = Per quattro battaglie servono circa quattro creature, oppure due e buone trappole.
lesson-year-summer-at-build = Le stanze non devono toccarsi lato contro lato. Lascia spazio per la prossima.
lesson-year-summer-at-produce = Usa le stanze: la produzione costa solo lavoro.
lesson-year-summer-at-wages = Giorno di Paga: di nuovo tutto il costo, o la creatura se ne va e guadagni 1 Malvagità. Se pagare in Malvagità fa arrivare il paladino, pensaci due volte.
lesson-year-summer-at-tax = Paga più che puoi: ogni Oro che manca costa 3 punti.
lesson-year-summer-at-orders = Estate. Guarda il Cattivometro: quanto manca al paladino? E chi ci sarà alla tua Entrata?
lesson-year-autumn = Ora pensa alle battaglie: che cos'hai contro gli avventurieri alla tua Entrata?
lesson-year-autumn-at-spy = { lesson-year-spring-at-spy }
lesson-year-autumn-at-hire = I ladri rovinano le trappole, i preti curano, i maghi lanciano incantesimi, i guerrieri reggono i colpi. Quale creatura ti manca?
lesson-year-autumn-at-build = In fondo al dungeon una stanza è più al sicuro: gli avventurieri arrivano dall'Entrata.
lesson-year-autumn-at-produce = Lavoratori liberi, lavoratori sprecati. Usali.
lesson-year-autumn-at-wages = Chi non paghi adesso non combatterà per te.
lesson-year-autumn-at-tax = Si pagano le tasse anche sulle tessere conquistate, e ogni Oro non pagato costa 3 punti.
lesson-year-autumn-at-orders = Autunno, l'ultima stagione prima delle battaglie. Che cosa ti manca contro il gruppo alla tua Entrata: mostri o trappole? Se quell'ordine è inaccessibile, usa ciò che hai; e tieni un po' d'Oro se vuoi una trappola in una stanza.
lesson-year-battles = Dopo questa stagione gli avventurieri attaccano. Tieni 1 Oro per una trappola in una stanza e, se hai un troll, 1 Cibo: con quello colpisce più forte.
lesson-year-battles-at-wages = Chi paghi adesso tra poco combatterà per te.
lesson-year-battles-at-tax = Se puoi, lascia una moneta per una trappola in una stanza; ma un marchio rosso costa 3 punti.
lesson-year-battles-at-mark = Due tessere sono ugualmente vicine. Offri quella che vale meno, o la stanza dove sei più forte.
lesson-year-battles-at-plan = Quattro round, ognuno con una carta: un incantesimo, se il gruppo ha abbastanza magia, e la fatica, che colpisce anche dove non difendi. Chi combatte poi resta tramortito. Puoi tenere questa tessera? Se no, risparmia le forze. Il cannocchiale («Prova il piano») mostra a che cosa porta un piano.
lesson-year-battles-at-attack = Guarda la carta del round: un incantesimo veloce viene prima delle tue creature, uno lento dopo, e poi i preti curano. I danni oltre i punti ferita rimasti vanno persi. Quale attacco ne spreca di meno?
lesson-year-battles-at-orders = Hai superato il Primo Anno! Gli avventurieri rimasti se ne sono andati; i prigionieri restano, 2 punti ciascuno. Il Secondo porta avventurieri più forti, mostri più grossi e stanze che danno punti per conto loro. Ne sai abbastanza: gioca la prima partita, contro gli avversari più deboli. La lampadina («Suggerimento») ti aiuta.
