# Dungeon Lords nella pagina iniziale.

web-about-dungeon-lords = Costruisci un dungeon per due anni, e difendilo dagli avventurieri che le tue malefatte attirano.
web-seats-dungeon-lords = { $n } re
web-stands-dungeon-lords = { $year ->
    [1] Primo Anno
   *[other] Secondo Anno
} · { $season ->
    [spring] primavera
    [summer] estate
    [autumn] autunno
    [combat] Combattimento
   *[winter] inverno
}
web-preset-about-dungeon-lords-first = Meno regole, per cominciare
web-preset-about-dungeon-lords-full = Tutte le regole e gli eventi speciali
web-group-dungeon-lords-start = Ordini
web-group-dungeon-lords-year = L'anno
web-option-dungeon-lords-choose-initial-orders = All'inizio ognuno tiene uno di tre ordini
web-option-dungeon-lords-early-hire-costs = Assoldare come primo ordine costa 1 Oro
web-option-dungeon-lords-evil-price-limited = Non si paga con la Malvagità se il Cattivometro è pieno
web-option-dungeon-lords-special-events = Eventi speciali
web-option-dungeon-lords-first-player = Giocatore iniziale
web-lesson-dungeon-lords-dungeon = Come si vince, e il tuo dungeon
web-lesson-dungeon-lords-orders = Tre ordini, scelti in segreto
web-lesson-dungeon-lords-season = Una stagione intera, con calma
web-lesson-dungeon-lords-evil = Malvagità, avventurieri e il paladino
web-lesson-dungeon-lords-battle = Trappole e creature: la prima battaglia
web-lesson-dungeon-lords-payday = Una stanza al lavoro, il Giorno di Paga, le tasse
web-lesson-dungeon-lords-year = Il primo anno, con un maestro
web-lesson-dungeon-lords-1 = Scenario 1: troll e goblin
web-lesson-dungeon-lords-2 = Scenario 2: strega e spettro
web-lesson-dungeon-lords-3 = Scenario 3: il vampiro
web-lesson-dungeon-lords-4 = Scenario 4: la melma
web-lesson-dungeon-lords-room = Scenario 1 in una stanza

## Che cosa sono le cose sul tavolo (nome, se non c'è altrove, e spiegazione)

web-term-gold = Paga Cibo, trappole, stanze e tasse. Conta per il titolo «Re delle Ricchezze».
web-term-food = Serve per reclutare diavoletti e assoldare creature.
web-term-imps = Scavano, estraggono e lavorano nelle stanze: un lavoro per stagione. Se i numeri sono due, il primo dice quanti sono liberi.
web-term-evil = Più in alto sei sul Cattivometro, più forti sono gli avventurieri che arrivano; prima o poi arriva anche il paladino.
web-term-smiles = Ognuna fa scendere di uno spazio il tuo segnalino sul Cattivometro.
web-term-spy = Guarda in segreto una delle quattro carte Combattimento.
web-term-traps = Carte che colpiscono il gruppo all'inizio della battaglia. Gli altri vedono solo quante ne hai.
web-term-trap = Una delle tue trappole fa parte del costo.
web-term-tunnels = Scava un tunnel accanto al tuo dungeon.
web-term-monster = Combatte per te. A fine partita un mostro vale un punto; uno spettro non è un mostro.
web-thing-workers = Lavoratori
web-term-workers = Diavoletti senza altro lavoro in questa stagione, e gettoni Troll.
web-thing-foreman = Capo
web-term-foreman = Un diavoletto in più, che guarda gli altri scavare o estrarre.
web-thing-tokens = Gettone Troll
web-term-tokens = Il gettone Troll arriva con il troll e lavora nelle stanze come un diavoletto. Non scava e non estrae.
web-thing-red = Marchio rosso
web-term-red = 1 Oro di tasse non pagato. A fine partita ognuno costa 3 punti.
web-thing-prison = Prigione
web-term-prison = Gli avventurieri che hai battuto: 2 punti ciascuno, 5 un paladino.
web-term-get-food = Compra Cibo, oppure toglilo ai paesani e passa per cattivo.
web-term-improve-reputation = Diventa più buono e, forse, guarda una carta Combattimento.
web-term-dig-tunnels = Ogni diavoletto scava un tunnel. Sulla casella III serve anche un capo.
web-term-mine-gold = Ogni diavoletto estrae 1 Oro da un tunnel non conquistato. Sulla casella III serve anche un capo.
web-term-recruit-imps = I nuovi diavoletti lavorano nelle stanze già in questa stagione, ma non scavano e non estraggono.
web-term-buy-traps = Pesca carte Trappola, senza che gli altri le vedano.
web-term-hire-monster = Prendi una delle creature disponibili e paga il costo sulla tessera.
web-early-hire = Come primo ordine costa 1 Oro, da pagare appena viene rivelato.
web-early-hire-poor = Come primo ordine costa 1 Oro, da pagare appena viene rivelato. Non ne hai: il tirapiedi resterà a casa.
web-term-build-room = Trasforma uno dei tuoi tunnel in una delle stanze disponibili.
web-thing-space = Casella { $space }
web-term-space = Il primo tirapiedi va sulla I, il secondo sulla II, l'ultimo sulla III. A sinistra della freccia il costo, a destra ciò che ricevi.
web-acts-forwards = Qui i tirapiedi agiscono nell'ordine I, II, III.
web-acts-backwards = Qui i tirapiedi agiscono nell'ordine III, II, I: chi arriva per ultimo agisce per primo.
web-acts-mostly = I tirapiedi agiscono nell'ordine I, II, III; in Assoldare Mostri e Costruire Stanze, nell'ordine III, II, I.
web-stack-left = Ancora nella pila di quest'anno: { $n }
web-thing-zone = Zona: { $zone }
web-thing-season = Stagione
web-term-season = In ogni stagione si danno e si eseguono gli ordini. Tranne in inverno, poi accade un evento e arrivano gli avventurieri.
web-term-payday = Ogni creatura va pagata di nuovo per intero; chi non è pagato se ne va e tu guadagni 1 Malvagità.
web-term-taxes = 1 Oro ogni due tessere del dungeon, comprese quelle conquistate, arrotondando per eccesso. Ogni Oro non pagato diventa un marchio rosso.
web-term-special-event = Una carta decide che cosa accade.
web-thing-hidden = Evento sconosciuto
web-term-hidden = Si scopre una stagione prima. Giorno di Paga, Tasse ed Evento Speciale capitano una volta l'anno ciascuno.
web-thing-no-event = Nessun evento
web-term-no-event = Gli eventi speciali sono esclusi: in questa stagione non succede nulla.
web-thing-first = Giocatore iniziale
web-term-first = Comincia in tutto ciò che segue l'ordine di gioco. Dopo ogni stagione, tranne l'autunno, il segnalino passa a sinistra.
web-thing-next = Avventurieri della prossima stagione
web-term-next = Stanno in ordine, dal più debole al più forte, secondo un segno sulle tessere stampate. Il primo va dal re più buono, l'ultimo dal più cattivo. In caso di parità è più buono chi è più vicino al giocatore iniziale.
web-term-warrior = Sta davanti e prende i colpi.
web-term-thief = Ogni simbolo previene un danno di ogni trappola, a partire dalla testa.
web-term-priest = Dopo gli attacchi delle tue creature ogni simbolo cura un danno.
web-term-wizard = Ogni simbolo è 1 magia: se basta per il numero del round, il gruppo lancia l'incantesimo della carta.
web-term-paladin = Forte, con i simboli di tutte e tre le professioni. Va dal più cattivo tra i re arrivati alla sua casella.
web-term-decoy = Non è reale, ma prende il primo colpo.
web-thing-hp = Punti ferita
web-term-hp = I danni che servono per mettere l'avventuriero nella tua Prigione.
web-thing-party = Il gruppo alla tua Entrata
web-term-party = Tre avventurieri entro la fine dell'anno; il primo sta a sinistra. Nel Combattimento cercano di conquistare il dungeon.
web-thing-card = Carta Combattimento { $number }
web-term-card = Per il round { $number }: un incantesimo e la fatica del gruppo. La conosce solo chi l'ha guardata.
web-thing-fatigue = Fatica
web-term-fatigue = I danni che il gruppo subisce prima di conquistare una tessera.
web-strikes = { $n } danni
web-term-tunnel = Qui i diavoletti estraggono Oro. In battaglia c'è posto per una trappola e un mostro.
web-thing-rock = Roccia
web-term-rock = Un tunnel deve toccare il dungeon e non può completare un blocco 2×2.
web-thing-conquered = Conquistata
web-term-conquered = Ormai inutile; alla fine vale −2 punti. Resta comunque una tessera.
web-thing-marked = Campo di Battaglia
web-term-marked = Il gruppo marcia verso la tessera non conquistata più vicina all'Entrata.
web-thing-given = Ordine dato
web-term-given = I tirapiedi escono in questa sequenza. In mano torna il primo ordine, oppure uno non eseguito.
web-thing-unexecuted = Non eseguito
web-term-unexecuted = Il tirapiedi è rimasto a casa o ha rinunciato: puoi riprendere questo ordine.
web-thing-inaccessible = Inaccessibile
web-term-inaccessible = In questa stagione non puoi dare quest'ordine; poi torna in mano.
web-locked-for = Inaccessibile in questa stagione per: { $players }.
web-thing-drawn = Ordine pescato
web-term-drawn = Ne tieni uno di tre; gli altri sono inaccessibili in inverno.
web-thing-dummy = Non-giocatore
web-term-dummy = Un colore che nessuno gioca. I suoi tirapiedi occupano soltanto caselle, e il suo segnalino sul Cattivometro attira solo avventurieri.
web-dummy-mine = Il tuo non-giocatore
web-dummy-of = Non-giocatore ({ $player })
web-dummy-given = In questa stagione: { $orders }
web-dummy-locked = Inaccessibili: { $orders }
web-thing-plan = Il tuo piano
web-term-plan = Trappole e creature per questa battaglia. Gli altri vedono le creature e il numero delle trappole. Si attacca nell'ordine che vuoi.
web-thing-slot-trap = Posto per una trappola
web-term-slot-trap = Una trappola; due nel Labirinto. In una stanza ognuna costa 1 Oro in più. Si paga quando scatta.
web-thing-slot-monster = Posto per un mostro
web-term-slot-monster = Uno in un tunnel, due in una stanza. Agli spettri non serve posto.
web-thing-ghost = Spettro
web-term-ghost = Non è un mostro: ne combattono quanti vuoi, ma non valgono punti.
web-creature-ko = tramortito
web-creature-sent = in battaglia
web-thing-ko = Tramortito
web-term-ko = Ha combattuto ed è fuori fino alla fine del Combattimento dell'anno. Nel Giorno di Paga va pagato lo stesso.
web-thing-sent = In battaglia
web-term-sent = Combatte in questa battaglia.
web-step-trap = Trappola
web-term-step-trap = Le trappole scattano e si pagano. I ladri le indeboliscono.
web-step-fast = Incantesimo veloce
web-term-step-fast = Se la magia basta, il gruppo lancia ora un incantesimo veloce.
web-step-creatures = Creature
web-term-step-creatures = Le tue creature attaccano una alla volta, nell'ordine che vuoi.
web-step-slow = Incantesimo lento
web-term-step-slow = Se la magia basta, il gruppo lancia ora un incantesimo lento.
web-step-healing = Cura
web-term-step-healing = Se una creatura ha attaccato, i preti curano, dalla testa al fondo.
web-step-conquest = Conquista
web-term-step-conquest = Il gruppo subisce la fatica. Se resta qualcuno, la tessera è conquistata e perdi 1 Malvagità.
web-term-no-spells = La Stanza dell'Anti-Magia blocca gli incantesimi, oppure un dardo ha zittito i maghi.
web-term-no-healing = In questo round i preti non curano.
web-term-no-conquest = In questo round né fatica né conquista.
web-term-shield = Il prossimo danno viene assorbito.
web-term-rage = Tutti i mostri attaccano il primo avventuriero.
web-thing-hidden-wizards = maghi invisibili
web-term-hidden-wizards = I maghi stanno in fondo e in questo round non subiscono danni.
web-thing-paladin-space = La casella del paladino
web-term-paladin-space = Il re più cattivo che la raggiunge riceve il paladino.
web-term-evilometer = Più in alto, più cattivo. Chi è più cattivo riceve avventurieri più forti.
web-thing-answered = Ha risposto
web-term-answered = Rispondono tutti insieme; nulla si rivela finché non hanno risposto tutti.
web-thing-thinking = Sta pensando
web-term-thinking = Tutti aspettano questo re.
web-thing-title = Titolo
web-term-title = Esclusivo 3 punti, condiviso 2. Con due re, 2 e 1.
web-term-score-rooms = 2 punti per ogni stanza non conquistata.
web-term-score-monsters = 1 punto per ogni mostro; gli spettri non contano.
web-term-score-prisoners = 2 punti per ogni prigioniero, 5 per un paladino.
web-term-score-conquered = −2 punti per ogni tessera conquistata.
web-term-score-red-counters = −3 punti per ogni marchio rosso: ognuno vale 1 oro di tasse non pagato.
web-term-score-scoring-rooms = Quanto valgono le stanze che danno punti del Secondo Anno.
web-term-score-titles = 3 punti per un titolo esclusivo, 2 per uno condiviso; con due re 2 e 1.
web-thing-licence = Licenza
web-term-licence = Con più di 0 punti sei un vero re del dungeon.

## La battaglia

web-lair = La tua tana
web-plan-empty = Ancora niente: la tessera è indifesa.
web-plan-traps = Trappole: { $traps }
web-plan-creatures = Creature: { $creatures }
web-plan-free = Ancora liberi: { $slots }.
web-plan-forgotten = Non mandi niente: la tessera resta indifesa.
web-plan-counts = Il piano vale solo quando premi qui.
web-free-traps = { $n ->
    [one] { $n } posto per una trappola
   *[other] { $n } posti per le trappole
}
web-free-monsters = { $n ->
    [one] { $n } posto per un mostro
   *[other] { $n } posti per i mostri
}
web-order-space = { $place } { $space }
web-dungeons = I dungeon dei re
web-paladin-joins = Il paladino si unisce subito al tuo gruppo, e resta anche se la Malvagità cala
web-paladin-tent = nella tenda; arriva a { $space }

## Quando una cosa si può scegliere, se ora si chiede altro

web-when-order = Gli ordini si danno tutti insieme, all'inizio della stagione.
web-when-space = I tirapiedi escono in ordine di gioco, quando tutti gli ordini sono dati.
web-when-hire = Il tirapiedi assolda una creatura nel suo turno in Assoldare Mostri.
web-when-build = Il tirapiedi costruisce una stanza nel suo turno in Costruire Stanze.
web-when-dig = I diavoletti scavano nel turno del tirapiedi in Scavare Tunnel.
web-when-mine = I diavoletti estraggono nel turno del tirapiedi in Estrarre Oro.
web-when-works = Puoi usare questa stanza quando tutti gli ordini sono eseguiti.
web-when-battles = Questa stanza agisce in automatico, in battaglia.
web-when-counts = Questa stanza dà punti in automatico, alla fine della partita.
web-when-conquered = Una tessera conquistata ormai è inutile.
web-when-mark = Il Campo di Battaglia si sceglie prima di pianificare: è la tessera più vicina all'Entrata.
web-when-send = Le creature si mandano quando si pianifica una battaglia.
web-when-lay = Le trappole si piazzano quando si pianifica una battaglia.
web-when-spy = Puoi guardare una carta Combattimento nel turno del tirapiedi in Aumentare la Reputazione, su una casella con l'occhio.
web-when-card = In ogni round del Combattimento si rivela una carta, quando tutti hanno pianificato.
web-when-arrive = Gli avventurieri arrivano da soli alla fine della stagione: il più debole dal re più buono.
web-when-wait = Il gruppo aspetta all'Entrata il Combattimento di fine anno.
web-when-hit = Il gruppo è colpito in battaglia, quando scatta una trappola o attacca una creatura.
web-when-free = Un prigioniero resta, finché una regola non ne libera uno; allora ti si chiede quale.
web-when-price = Oro e Cibo si pagano insieme all'azione che li richiede.
web-when-imps = I diavoletti lavorano quando servono a un ordine o a una stanza.
web-when-evil = La Malvagità cambia con quello che fai.
web-when-tokens = I gettoni Troll lavorano nelle stanze, quando tutti gli ordini sono eseguiti.
web-when-red = I marchi rossi vengono dalle tasse non pagate e restano fino alla fine.
web-when-over = I punti sono stati contati.

## La pagina alla fine di un anno

web-head-fought = { $year ->
    [1] Primo Anno
   *[other] Secondo Anno
} · il Combattimento è finito
web-year = { $year ->
    [1] Primo Anno
   *[other] Secondo Anno
}: perdite e guadagni
web-year-lost = Perso o fuori combattimento
web-year-conquered = Tessere conquistate
web-year-knocked-out = Creature tramortite
web-year-left = Creature perse
web-year-traps = Trappole usate
web-year-evil = Malvagità
web-year-caught = Prigionieri
web-year-earned = Guadagnato e speso
web-year-gold = Oro
web-year-food = Cibo
web-year-imps = Diavoletti
web-year-tunnels = Tunnel scavati
web-year-rooms = Stanze costruite
web-year-titles = Titoli a fine partita
web-year-hired = Creature assoldate

## La storia

web-declined-goods = Lì si poteva ottenere: { $goods }.
web-declined-price = La casella stessa costa { $price }.
web-deed = { $deed } ({ $changes }).
web-trade = { $seat }: { $source } ({ $changes }).
web-trade-you = Tu: { $source } ({ $changes }).
web-dug = { $seat }, tunnel scavati: { $squares }.
web-dug-you = Scavi in { $squares }.
web-rounds-placed = { $lords }.
web-round-minion-placed = { $seat }: { $order } { $space }
web-round-minion-placed-you = tu: { $order } { $space }
web-rounds-back = { $lords }.
web-round-order-returned = { $seat } riprende { $order }{ $locked-count ->
    [0] {""}
   *[other] {" "}(bloccati la prossima stagione: { $locked })
}
web-round-order-returned-you = riprendi { $order }{ $locked-count ->
    [0] {""}
   *[other] {" "}(bloccati la prossima stagione: { $locked })
}
web-round-rooms-idle = { $seat }, non usate: { $could-count ->
    [0] { $rooms }
   *[other] { $could }
}
web-round-rooms-idle-you = tu, non usate: { $could-count ->
    [0] { $rooms }
   *[other] { $could }
}
web-rounds-parties = Dal più debole al più forte: { $lords }.
web-round-adventurer-joins = { $adventurer } → { $seat } (malvagità { $evil }{ tie })
web-round-adventurer-joins-you = { $adventurer } → te (malvagità { $evil }{ tie })
web-rounds-taxes = { $source }: { $lords }.
web-round-tax-paid = { $seat } { $paid } di { $due } oro
web-round-tax-paid-you = tu { $paid } di { $due } oro
web-rounds-changes = { $source }: { $lords }.
web-round-changes = { $seat } { $changes }
web-round-changes-you = tu { $changes }
web-score-worst-see = Mostra quel momento
web-score-you-won = Hai vinto con { $points } punti!

## Battute: una può seguire il racconto, mai nel registro (`src/game/story/quips.ts`).

web-quip-hired =
    Il contratto, come d'uso, non l'ha letto nessuno.
    Prima domanda: dov'è la mensa?
    Le referenze ci sono. Per lo più sono urla.
web-quip-creature-lost-choice =
    Con la sedia buona sotto il braccio.
    Il sindacato lo verrà a sapere.
web-quip-creature-lost-short =
    Si era offerta una cambiale. È stata mangiata.
    Di sola visibilità non si cena.
web-quip-minion-stays-full =
    La coda, però, era piacevole.
    Qualcuno deve pur badare al bollitore.
    Chi tardi arriva, male alloggia.
web-quip-minion-stays-declined =
    Grazie, davamo solo un'occhiata.
    Almeno si è presa un po' d'aria.
web-quip-minion-stays-gold =
    La borsa è stata rivoltata, per scrupolo.
web-quip-built =
    Per l'architetto è finita. Per i diavoletti è una bozza.
    Un angolo deve ancora asciugare.
    Il nastro è stato tagliato con l'ascia.
web-quip-mined =
    I diavoletti giurano che non ce n'era altro.
    Il canarino ha chiesto il trasferimento.
web-quip-produced =
    La pausa è finita prima di cominciare.
    Qualcuno canticchia. Non è incoraggiato.
web-quip-red-counters =
    Al Ministero hanno un cassetto apposta.
    L'inchiostro è ancora fresco. Al Ministero lo è sempre.
web-quip-on-strike =
    Si srotola uno striscione. Con un errore.
web-quip-paladin-comes =
    La sua armatura si sente da colazione.
    Ha con sé panini e una predica.
web-quip-paladin-stays =
    Ha già disfatto i bagagli.
web-quip-marked =
    Una mappa ce l'hanno. Di un altro posto.
web-quip-battle-begins =
    Le torce sono state accese per l'occasione.
    Qualcuno si pulisce i piedi. L'educazione non costa nulla.
web-quip-eliminated =
    La branda è pronta da stamattina.
    Orario di visita: mai.
    La zuppa è calda. Il giovedì.
web-quip-conquered =
    Lasciano una bandierina e un gran disordine.
    E dire che avevano appena spazzato.
web-quip-party-gone =
    Resta uno stivale sinistro. Nessuno lo reclama.
    C'è un tale silenzio che si sentono crescere i funghi.
web-quip-survivors-leave =
    In taverna la chiameranno vittoria.
    Il libro degli ospiti non l'ha firmato nessuno.
web-quip-prisoner-freed =
    Il cappello resta. I debiti anche.
    Biglietti di ringraziamento: non pervenuti.
web-quip-spell-fails =
    Una scintilla, un colpo di tosse, un silenzio imbarazzato.
    Davanti allo specchio funzionava.
web-quip-becomes-sheep =
    A verbale risulta solo «bee».
web-quip-withdrawn =
    Un impegno improvviso, pare.
