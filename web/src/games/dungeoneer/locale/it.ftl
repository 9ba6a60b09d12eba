# Dungeoneer nella prima pagina, e le parole che ha solo il suo disegno.

web-about-dungeoneer = Esplora un dungeon che cresce, completa tre missioni e scatena mostri e trappole contro gli avversari.
web-stands-dungeoneer = Round { $round }
web-preset-dungeoneer-tomb = La Tomba del Signore dei Lich
web-preset-dungeoneer-vault = Fossa dei Demoni
web-preset-dungeoneer-both = Entrambi i set
web-preset-about-dungeoneer-tomb = Il primo set: tombe, non morti e un lich
web-preset-about-dungeoneer-vault = Il secondo set: immondi, rune e trasporti
web-preset-about-dungeoneer-both = Un dungeon più grande con tutte le carte dei due set
web-group-dungeoneer-map = La mappa
web-group-dungeoneer-heroes = Gli eroi
web-group-dungeoneer-cards = Carte e missioni
web-option-dungeoneer-separate-decks = Carte Gloria e carte Pericolo in due mazzi
web-option-dungeoneer-no-white-spots = Mappa completa: tutti i luoghi si piazzano prima della partita
web-option-dungeoneer-resurrection = Resurrezione: se il tuo eroe muore, continui con uno nuovo
web-option-dungeoneer-choosing-heroes = I giocatori scelgono i propri eroi
web-option-dungeoneer-optional-discard = Scartare è facoltativo
web-option-dungeoneer-unbiased-placement = I luoghi delle proprie missioni li piazzano gli altri
web-option-dungeoneer-nothing-personal = Niente di personale: tutte le missioni sono comuni
web-option-dungeoneer-limited-movement = Movimento limitato: tre punti azione per turno
web-option-dungeoneer-ap-for-falling = Un eroe senza punto azione conservato può cadere per lanciare una sfida
web-option-dungeoneer-dodging-spikes = Gli spuntoni si schivano con un punto azione
web-option-dungeoneer-harder-solo = Più difficile: i mostri sopravvissuti ritornano
web-lesson-dungeoneer-walk = Un eroe in cammino
web-lesson-dungeoneer-quest = Una missione
web-lesson-dungeoneer-glory = Gloria e Pericolo
web-lesson-dungeoneer-misdeeds = Il dungeon sei anche tu
web-lesson-dungeoneer-fight = Un combattimento passo per passo
web-lesson-dungeoneer-round = Un round con un maestro
web-lesson-dungeoneer-alone = Da soli nel dungeon

## Parti dello schermo

web-dn-map = Dungeon
web-dn-cards = Carte
web-dn-hand = Mano
web-dn-battle = Combattimento
web-dn-hero = Eroe
web-dn-rivals = Avversari
web-dn-misdeeds = Signore del Dungeon
web-dn-closer = Più vicino
web-dn-further = Più lontano
web-dn-beyond = Mostra che altro si può scegliere
web-dn-fit = Mostra tutto il dungeon
web-dn-cell = Casella vuota { $beside }
web-dn-which-way = Come lo giri?
web-dn-then-explore = Poi esplora ancora
web-dn-then-done = Poi termina il turno
web-dn-then-nothing = Manda questo e nient’altro
web-dn-then-discard = Termina il turno scartando subito
web-dn-upright = Dritto
web-dn-turned = Ruota di 180°
web-dn-held = Luoghi tra cui scegliere
web-dn-more = Tutto su { $player }
web-dn-round = Round { $n }
web-dn-dead = senza vita

## Carte

web-dn-cost-glory = Costa { $n } Gloria
web-dn-cost-peril = Costa { $n } Pericolo dell'avversario
web-dn-defends = solo difesa
web-dn-hazard-off = { $hazard }, senza effetto: ha un segnalino
web-dn-at = Dove
web-dn-fallen-at = { $location }, a terra
web-dn-on-turn = { $player }, di turno
web-dn-reward = Livello +{ $level }, { $glory } Gloria, cura { $heal }
web-dn-limits = Limiti: { $boons } favori, { $treasures } tesori
web-dn-points = { $glory } Gloria, { $peril } Pericolo
web-dn-heroes-here = Qui: { $players }
web-dn-tokens-here = Aspetta qui: { $tokens }
web-dn-quest-here = Missione: { $quest }
web-dn-quest-of = Missione di { $player }: { $quest }
web-dn-quest-common = Missione comune: { $quest }
web-dn-distance = { $n ->
    [0] Un ingresso
    [one] A { $n } passo dall'ingresso più vicino
   *[other] A { $n } passi dall'ingresso più vicino
}
web-dn-exit-failed = aperta per tutti finché l'eroe di { $player } è qui
web-dn-exit-deactivation = disattivata da un segnalino
web-dn-exit-bridge = con un ponte
web-dn-exit-portcullis = chiusa da una saracinesca
web-dn-playing = Si gioca { $card }
web-dn-using = Si usa { $card }
web-dn-hand-empty = La tua mano è vuota.
web-dn-used = effetto già usato in questo turno
web-dn-planned = nel tuo piano
web-dn-costs-now = ora costa { $n }
web-dn-was-declared = già dichiarato in questo turno
web-dn-done = completata
web-dn-led = il protetto è con te
web-dn-tried = già tentata in questo turno
web-dn-found = trovato
web-dn-beast-life = vita del mostro: { $n }
web-dn-saved = di cui 1 conservato
web-dn-lying-ap = { $n } non utilizzabili per muoversi
web-dn-chill = −{ $n } al prossimo ripristino
web-dn-quests-done = { $n } di { $of } missioni completate
web-dn-deck-glory = Mazzo Gloria
web-dn-deck-peril = Mazzo Pericolo
web-dn-deck-left = { $deck }: restano { $n }, scartate { $discards }
web-dn-discards = scarti
web-dn-no-discards = Nessuno scarto.

## Signore del Dungeon, battaglia, dadi

web-dn-declared = Incontri dichiarati
web-dn-victim = { $player }: { $peril } Pericolo, { $left } dopo il tuo piano
web-dn-nothing-sent = Ancora niente
web-dn-strikes = Colpisce: { $who }
web-dn-tie = Parità
web-dn-rolls-for = tira { $player }
web-dn-exit-threat = { $stat } { $value }+ per uscire
web-dn-card-says = «{ $says }»
web-dn-drawn = { $cards-count ->
    [0] { $deck-id ->
        [none] { $seat } pesca { $n } carte{ event-because }.
        [glory] { $seat } pesca { $n } carte Gloria{ event-because }.
       *[peril] { $seat } pesca { $n } carte Pericolo{ event-because }.
    }
   *[other] { $seat } pesca: { $cards }{ event-because }.
}
web-dn-you-drawn = Peschi: { $cards }{ event-because }.
web-dn-lost = { $seat } perde: { $cards }{ event-because }.
web-dn-you-lost = Perdi: { $cards }{ event-because }.
web-dn-not-rolled = fuori prima dei tiri
web-dn-battle-over = Il combattimento è finito: { $against }
web-dn-battle-unhurt = Nessuno è ferito.
web-dn-out-away = fuori
web-dn-out-to_hand = in mano
web-dn-out-gone = { $card-gender ->
    [f] scomparsa
   *[m] scomparso
}
web-dn-out-beaten = { $card-gender ->
    [f] sconfitta
   *[m] sconfitto
}
web-dn-coming = { $need ->
    [0] { $who }: { $dice ->
        [one] dado
       *[other] { $dice } dadi
    }{ $added }
   *[other] { $who }: serve { $need } ({ $dice ->
        [one] dado
       *[other] { $dice } dadi
    }{ $added })
}
web-dn-coming-added = {" + "}{ $plus }{" "}{ $stat }
web-dn-pass-save = Non conservare

## Luoghi, probabilità e prossimi passi

web-dn-places = Luoghi
web-dn-places-search = Cerca un luogo, una missione o un giocatore
web-dn-places-none = Nessun risultato.
web-dn-steps = { $n ->
    [one] a { $n } passo dal tuo eroe
   *[other] a { $n } passi dal tuo eroe
}
web-dn-dice = { $dice ->
    [one] dado
   *[other] { $dice } dadi
}
web-dn-odds = { $least }+, { $percent }%
web-dn-odds-bare = { $percent }%
web-dn-odds-each = { $least }+ su ciascuno, { $percent }%
web-dn-odds-always = certo
web-dn-odds-never = impossibile
web-dn-odds-then = Così: { $odds }
web-dn-duel = colpisce chi attacca { $strikes }%, parità { $ties }%, chi difende { $struck }%
web-dn-duel-prevented = chi attacca vince senza effetto { $prevented }%, parità { $ties }%, colpisce chi difende { $struck }%
web-dn-duel-brief = colpisce { $strikes }%
web-dn-hunt = Attacca per primo: { $monster }; { $odds }
web-dn-attempt-ends = Il successo conclude la tua Fase Eroe
web-dn-beside = a { $side } { $location-of }
web-dn-way-price = { $n } punti azione
web-dn-to-hand = Là nessuno lo vede; dal tuo prossimo turno puoi mandarlo di nuovo
web-dn-peril-for-wounds = +{ $n } di Pericolo: 1 per ogni ferita che ha inflitto
web-dn-to-lair = Là lo vedono tutti e non occupa posto in mano; dal tuo prossimo turno puoi mandarlo di nuovo (tana: { $n }/3)
web-dn-roll-blocked_exit = Uscita bloccata
web-dn-roll-trapped_exit = Uscita con trappola
web-dn-roll-spikes = Spuntoni
web-dn-roll-pit = Fossa
web-dn-roll-place = Entrando
web-dn-roll-standing_up = Rialzarsi
web-dn-roll-quest = Tentativo
web-dn-roll-search = Ricerca
web-dn-fails-blocked_exit = se fallisci, il punto azione è speso e l'uscita resta aperta
web-dn-fails-trapped_exit = se fallisci, 1 ferita
web-dn-fails-spikes = se fallisci, 1 ferita
web-dn-fails-pit = se fallisci, il tuo eroe cade
web-dn-fails-standing_up = se fallisci, il punto azione è speso e il tuo eroe resta a terra
web-dn-hits-you = Colpisce anche il tuo eroe.
web-dn-leads-to = Porta a: { $places }
web-dn-in-vain = Non cambierebbe nulla che ne valga il costo.
web-dn-can-wait = Passare non costa nulla: tutto ciò che puoi fare qui può aspettare, o non servirebbe.
web-dn-reach = { $n ->
    [0] { $player }: è già lì
    [one] { $player }: a { $n } passo
   *[other] { $player }: a { $n } passi
}
web-dn-reach-none = { $player }: nessuna via per ora
web-dn-next-explore = Prossimo passo: esplora; non ancora nel dungeon: { $place }
web-dn-next-no-way = Nessuna via porta ancora lì: { $place }
web-dn-next-go = { $n ->
    [one] Prossima meta: { $n } passo ({ $place })
   *[other] Prossima meta: { $n } passi ({ $place })
}
web-dn-next-attempt = { $price ->
    [0] Sei sul posto: tenta la missione
   *[other] Sei sul posto: ritenta la missione per { $price } punto azione
}
web-dn-next-search = { $price ->
    [one] Sei sul posto: cerca per { $price } punto azione
   *[other] Sei sul posto: cerca per { $price } punti azione
}
web-dn-next-attempting = Il tentativo è in corso
web-dn-next-searching = La ricerca è in corso
web-dn-next-lacking = { $next } (ne hai { $ap })
web-dn-next-pick_up = Sei sul posto: prendi il protetto
web-dn-next-deliver = Sei sul posto: consegna il protetto

## Suggerimenti

web-dn-hint = Suggerimento
web-dn-hint-got = Ho capito
web-dn-hint-off = Niente più suggerimenti
web-dn-hints = Suggerimenti
web-dn-tour-feats-first = Il tuo turno da eroe. Puoi entrare nei luoghi dal bordo dorato: scegline uno (1 punto azione). Un luogo nuovo dà Gloria (oro) e Pericolo (viola). Le bandiere segnano le tue missioni.
web-dn-tour-feats-on = I passi costano punti azione, indicati accanto all'eroe. Esplorando si piazza un luogo nuovo. Quando hai finito, scegli «Basta così»; un punto si può conservare.
web-dn-tour-feats-play = Hai Gloria: le carte illuminate della tua mano si giocano pagando la Gloria indicata nell'angolo. Favori e tesori restano con l'eroe e lo rafforzano.
web-dn-tour-feats-quest = Qui puoi tentare una missione: scegli la missione illuminata. Il primo tentativo del turno è gratuito.
web-dn-tour-feats-fallen = Il tuo eroe è a terra: per camminare deve rialzarsi, con 1 punto azione. Puoi comunque giocare carte e tentare missioni.
web-dn-tour-misdeeds-first = Ora sei il Signore del Dungeon. Mostri e trappole li paga il Pericolo dell'avversario, mai il tuo: scegli una carta illuminata per mandarla. Oppure finisci e diventa eroe.
web-dn-tour-misdeeds-planned = Il tuo piano mostra quanto Pericolo resta all'avversario. Aggiungi altro, scegli una carta del piano per riprenderla, o dichiara tutto insieme.

## Che cosa sono le cose sullo schermo

web-dn-term-glory = Paga i tuoi favori e i tuoi tesori. La danno luoghi nuovi, mostri sconfitti e missioni.
web-dn-term-peril = Gli avversari lo spendono per sventure e incontri contro di te. Arriva con i luoghi nuovi.
web-dn-term-ap = Un passo, esplorare, rialzarsi e iniziare un combattimento ne costano 1 ciascuno. Ne hai quanti la tua velocità; uno si può conservare.
web-dn-term-life = A 0 l'eroe è morto.
web-dn-term-level = Ogni missione lo alza di 1, e con esso mischia, magia e velocità.
web-dn-term-melee = Si somma al dado in mischia e nelle minacce di mischia.
web-dn-term-magic = Si somma al dado in magia e nelle minacce di magia.
web-dn-term-speed = Sono i tuoi punti azione per turno. Si somma anche nelle minacce di velocità e in difesa.
web-dn-sign-any = in qualsiasi momento
web-dn-sign-dice = dado
web-dn-sign-discard = scarta questa carta
web-dn-sign-here = ogni eroe lì
web-dn-sign-once = una volta per turno
web-dn-sign-permanent = resta in gioco
web-dn-sign-strike = quando colpisce
web-dn-sign-token = segnalino sulla carta
web-dn-term-hand = Le tue carte, che vedi solo tu. A fine turno si pesca fino a cinque.
web-dn-thing-hand = mano
web-dn-thing-fallen = A terra
web-dn-term-fallen = Non può camminare. Rialzarsi costa 1 punto azione, e si devono superare le minacce indicate.
web-dn-thing-saved = Punto azione conservato
web-dn-term-saved = Si conserva fino al prossimo ripristino, per una sfida o per rialzarsi.
web-dn-thing-boons = Favori
web-dn-term-boons = Favori permanenti, quanti ne ammette la carta dell'eroe. Non si possono scartare per scelta.
web-dn-thing-treasures = Tesori
web-dn-term-treasures = Tesori permanenti, quanti ne ammette la carta dell'eroe; uno per tipo.
web-dn-thing-banes = Sventure
web-dn-term-banes = Giocate dagli avversari su questo eroe, o davanti al loro proprietario.
web-dn-thing-lair = Tana
web-dn-term-lair = Mostri che hanno combattuto e si possono mandare ancora, al massimo tre. Si pagano ogni volta.
web-dn-thing-dungeons-lair = La tana del dungeon
web-dn-term-dungeons-lair = Mostri di nessuno. Dopo un combattimento vi arriva il più costoso fra i sopravvissuti, e tutti attaccano insieme al prossimo mostro pescato. Ne restano al massimo tre; il meno costoso se ne va.
web-dn-lair-comes = Tutti attaccano insieme al prossimo mostro pescato.
web-dn-lair-empty = Vuota: ci verrà il mostro più costoso che sopravvive a un combattimento.
web-dn-thing-quests = Missioni
web-dn-term-quests = Raggiungi il luogo e tentala. Quelle azzurre sono comuni.
web-dn-thing-done = Missioni completate
web-dn-term-done = Il primo che ne completa tre vince.
web-dn-thing-commons = Missione comune
web-dn-term-commons = Può completarla chiunque, nel proprio turno.
web-dn-thing-escorts = Protetti
web-dn-term-escorts = Porta il protetto a destinazione; un avversario può sottrartelo.
web-dn-thing-location-deck = Luoghi rimasti
web-dn-term-location-deck = Se ne piazza uno per turno; uno in più esplorando.
web-dn-thing-deck = Carte Avventura
web-dn-term-deck = Quando il mazzo è vuoto, si rimischiano gli scarti. Aprilo per vederli.
web-dn-thing-quest-deck = Missioni rimaste
web-dn-term-quest-deck = Da qui si sostituisce una missione comune completata.
web-dn-thing-plan = Il tuo piano
web-dn-term-plan = Gli incontri di un turno si dichiarano tutti insieme. Ognuno si paga con il Pericolo dell'eroe bersaglio.
web-dn-thing-cell = Casella vuota
web-dn-term-cell = Un luogo sta accanto a un altro, lato contro lato; i muri toccano solo muri, e niente si può isolare.
web-dn-thing-active = Di chi è il turno
web-dn-term-active = Questo giocatore è prima Signore del Dungeon, poi eroe; dopo tocca a chi sta a sinistra.
web-dn-thing-attack = Tiro d'attacco
web-dn-term-attack = Dado più il valore dell'attaccante nella forma dell'attacco.
web-dn-thing-counter = Tiro di contrattacco
web-dn-term-counter = Dado più il valore del difensore nella stessa forma. Colpisce il totale più alto.
web-dn-thing-roll = Tiro
web-dn-term-roll = Dado più valore: almeno questo numero.
web-dn-thing-standing = Quando chiedermelo
web-dn-term-standing = Se chiedertelo quando potresti giocare qualcosa fuori turno: mai, solo sul tuo eroe, o sempre. Si cambia a ogni domanda.
web-dn-thing-step-attack = Attacco
web-dn-term-step-attack = L'attaccante sceglie la forma di ogni attacco. Qui agiscono gli effetti speciali.
web-dn-thing-step-response = Risposta
web-dn-term-step-response = Il difensore può giocare carte di risposta.
web-dn-thing-step-attack-rolls = Tiri d'attacco
web-dn-term-step-attack-rolls = Dado più valore d'attacco, per ogni attaccante.
web-dn-thing-step-counter-rolls = Tiri di contrattacco
web-dn-term-step-counter-rolls = Dado più valore di difesa, contro ognuno.
web-dn-thing-step-comparisons = Confronto
web-dn-term-step-comparisons = In ogni coppia colpisce il totale più alto: 1 ferita e gli effetti della sua carta. Con la parità non accade nulla.
web-dn-thing-step-aftermath = Sfida
web-dn-term-step-aftermath = L'eroe attaccato può lanciare una sfida per 1 punto azione. Poi i mostri tornano a casa e le ferite danno ricompense.
web-dn-you-won = { $why ->
    [quests] Tre missioni completate: hai vinto!
   *[other] È rimasto solo il tuo eroe: hai vinto!
}
web-dn-change-glory = { $n } gloria
web-dn-change-peril = { $n } pericolo
web-dn-change-ap = { $size ->
    [one] { $n } punto azione
   *[other] { $n } punti azione
}
web-dn-change-life = { $n } vita
web-dn-died = Il tuo eroe è morto nel round { $round }{ event-because }.
web-dn-died-see = Com’è successo
web-dn-quests-missing = { $count ->
    [one] Alla vittoria ti mancava una missione.
   *[other] Alla vittoria ti mancavano { $count } missioni.
}

## Battute: una può seguire il racconto, mai nel registro (`src/game/story/quips.ts`).

web-quip-monster-beaten =
    Le pulci dovranno traslocare.
    Nessun testamento, ma un dente.
    Nessuno manderà fiori.
web-quip-quest-completed =
    Da qualche parte un bardo sta già sbagliando la storia.
    A raccontarla ci vorrà molto di più.
    Del piano originale nessuno parla più.
web-quip-attempt-failed =
    In taverna sembrava facile.
    Il bardo cancella una strofa.
web-quip-fell =
    Il pavimento era dov'è sempre.
    Da qui il soffitto è interessante.
web-quip-trap-springs =
    Qualcuno l'ha costruita con amore.
    Aspettava compagnia da un pezzo.
web-quip-out-of-reach =
    Capita: si sono mancati per un soffio.
web-quip-cancelled =
    E dire che stava andando così bene.
web-quip-token-taken =
    Le presentazioni sono brevi.
web-quip-token-dropped =
    Sarà una lunga attesa.
web-quip-revived =
    Il necrologio torna nel cassetto.
web-quip-died =
    Gli stivali restano quaggiù.
    Il bardo cerca la rima.
web-quip-resurrected =
    Stivali di prima, piedi nuovi.
web-quip-reshuffled =
    Qualcuno si inumidisce il pollice.
