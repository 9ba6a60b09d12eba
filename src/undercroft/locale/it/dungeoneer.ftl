# Dungeoneer: domande (ask-), spiegazioni per chi comincia (help-), azioni (do-), eventi (event-), rifiuti (no-).
# Le variabili: locale/texts.py.

## Domande: il turno

ask-choose-hero = Con quale eroe giochi?
ask-another-hero = Il tuo eroe è morto. Chi prende il suo posto?
ask-which-entrance = { $source }: { $seat } ha un nuovo eroe. Da quale ingresso comincia?
ask-misdeeds = Sei il Signore del Dungeon. Che cosa mandi contro gli avversari?
ask-banes = Tutti gli incontri sono risolti. Giochi un'altra sventura?
ask-settle = Che cosa si risolve prima?
ask-feats = { $n ->
    [one] Tocca al tuo eroe: resta { $n } punto azione. E ora?
   *[other] Tocca al tuo eroe: restano { $n } punti azione. E ora?
}
ask-place = { $source }: dove piazzi la carta?
ask-lay = Quale dei tuoi luoghi piazzi?
ask-keep = Quale luogo tieni?
ask-go-on = Ora l'uscita è aperta. Vuoi passare? (1 punto azione)
ask-dodge-spikes = Vuoi schivare gli spuntoni? (1 punto azione)
ask-discard = Quale carta scarti?
ask-save = Il turno finisce. Vuoi conservare 1 punto azione per i turni altrui? All'inizio del tuo va perso.
ask-draw = { $n ->
    [one] Resta { $n } carta da pescare. Da quale mazzo?
   *[other] Restano { $n } carte da pescare. Da quale mazzo?
}

## Domande: le finestre

roll-stake = { $why ->
    [ap] { $n ->
        [0] {" "}Se fallisci: perdi tutti i punti azione.
        [one] {" "}Se fallisci: −{ $n } punto azione.
       *[other] {" "}Se fallisci: −{ $n } punti azione.
    }
    [boon] {" "}Se fallisci: perdi un favore.
    [fall] {" "}Se fallisci: cadi.
    [glory] {" "}Se fallisci: −{ $n } di Gloria.
    [level] {" "}Se fallisci: −{ $n } livello.
    [lying] {" "}Se fallisci: resti a terra.
    [peril] {" "}Se fallisci: +{ $n } di Pericolo.
    [transfer] {" "}Se fallisci: vieni trasportato altrove.
    [wound] { $n ->
        [one] {" "}Se fallisci: una ferita.
       *[other] {" "}Se fallisci: { $n } ferite.
    }
   *[none] {""}
}

window-source = { $source-id ->
    [none] {""}
   *[other] { $why ->
        [blocked_exit] {" "}(uscita bloccata: { $source })
        [influence] {" "}(influsso: «{ $source }»)
        [pit] {" "}(fossa: { $source })
        [price] {" "}(costo: { $source-use })
        [spikes] {" "}(spuntoni: { $source })
        [trapped_exit] {" "}(uscita con trappola: { $source })
       *[other] {" "}({ $source-use })
    }
}

ask-window = { $by ->
    [phase_begins] Comincia la fase. Giochi qualcosa?
    [phase_ends] Finisce la fase. Giochi qualcosa?
    [declared] { $source-id ->
        [none] Stanno per avere effetto diversi incontri. Giochi qualcosa?
       *[other] Sta per avere effetto: { $source-use }. Giochi qualcosa?
    }
    [response] { $source-id ->
        [none] Ti attaccano. Come rispondi?
       *[other] Ti attacca { $source }. Come rispondi?
    }
    [step] Sta per cominciare il prossimo passo. Giochi qualcosa?
    [arrival] Sta per avere effetto il luogo: { $source }. Giochi qualcosa?
    [roll] Si stanno per tirare i dadi{ window-source }. Vuoi cambiare qualcosa?{ roll-stake }
    [reward] Il combattimento è finito. Giochi un tesoro?
    [wound] { $n ->
        [one] Stai per subire una ferita{ window-source }. Vuoi prevenirla?
       *[other] Stai per subire { $n } ferite{ window-source }. Vuoi prevenirle?
    }
    [fall] Stai per cadere{ window-source }. Vuoi evitarlo?
    [transfer] Stanno per trasportarti{ window-source }. Vuoi evitarlo?
   *[death] Il tuo eroe sta per morire{ window-source }. Vuoi salvarlo?
}

## Domande: le carte

ask-target = { $source }: sull'eroe di chi?
ask-payer = { $source }: con il Pericolo di chi si paga?
ask-x = { $source }: quanto vale X?
ask-host = { $source }: a quale carta assegni l'aggiunta?
ask-fodder = { $source }: quale mostro scarti?
ask-at-once = { $source }: non c'è posto. Vuoi usarlo subito?
ask-use = { $source-use }: vuoi usare l'effetto?
ask-choose-effect = { $source }: quale effetto?
ask-one-attack = { $source }: contro quale attacco?
ask-part-with = { $own ->
    [yes] { $by ->
        [bane] { $source }: quale tua sventura scarti?
        [boon] { $source }: quale favore perdi?
        [treasure] { $source }: quale tesoro perdi?
       *[other] { $source }: quale carta perdi?
    }
   *[no] { $by ->
        [bane] { $source }: quale sventura scarta { $seat }?
        [boon] { $source }: quale favore perde { $seat }?
        [treasure] { $source }: quale tesoro perde { $seat }?
       *[other] { $source }: quale carta perde { $seat }?
    }
}
ask-sacrifice = { $source }: che cosa sacrifichi?
ask-replace-quest = { $source }: quale missione sostituisci?
ask-transfer = { $own ->
    [yes] { $source }: dove va il tuo eroe?
   *[no] { $source }: dove va { $seat }?
}
ask-leave = { $source }: da quale uscita?
ask-deactivate = { $source }: dove metti il segnalino?
ask-which-token = { $source }: i segnalini sono tutti in gioco. Quale sposti?
ask-bridge = { $source }: su quale muro metti il ponte?
ask-bar = { $source }: quale uscita sbarri?
ask-shift = { $source }: quale luogo sposti?
ask-move-location = { $source }: dove metti { $location-the }?
ask-swap-with = { $source }: con quale luogo scambi { $location-the }?
ask-swap-turning = { $source }: come si girano { $location-the } e { $other-the }?
ask-surplus-boon = Hai più favori permanenti del limite. Quale scarti?
ask-surplus-treasure = Hai più tesori permanenti del limite. Quale scarti?
ask-surplus-lair = La tana è piena. Quale mostro scarti?

## Domande: il combattimento

ask-spoils = { $by ->
    [turn_ends] Il tuo turno finisce. Peschi una carta Gloria?
   *[other] Il tuo eroe ha sconfitto un mostro. Peschi una carta Gloria?
}
ask-form = { $source }: in quale forma attacca?
ask-compare = Quale attacco si confronta ora?
ask-harder = { $source }: vuoi pagare per una ferita in più?
ask-seize = Colpo a segno. Infliggi la ferita o sottrai un protetto?
ask-one-other = { $source }: quale altro eroe viene ferito?
ask-challenge = Ti hanno attaccato. Lanci una sfida?
ask-free-attack = { $source }: contro chi va l'attacco gratuito?
ask-where-to = { $source }: dove va questa carta?
ask-give-peril = { $source-the } ha ferito un eroe. Chi ottiene 1 Pericolo?

## Spiegazioni

help-choose-hero = Ogni eroe ha un potere speciale e i suoi punti di forza. Confronta mischia, magia e velocità, e i limiti di favori e tesori.
help-another-hero = Continui con un nuovo eroe di livello 1, senza le carte del vecchio. Le missioni completate contano, e quelle aperte restano tue.
help-which-entrance = Quando un eroe muore, il giocatore a sinistra sceglie l'ingresso da cui parte il nuovo. Metterlo lontano dalle sue missioni è una cattiveria, ma è permesso.
help-misdeeds = Incontri e sventure si pagano con il Pericolo dell'eroe a cui sono destinati, mai con il tuo. Scegli gli incontri uno alla volta, poi dichiarali tutti insieme; l'ultimo lo puoi dichiarare subito, se poi non vuoi giocare sventure. Le sventure si giocano prima, oppure quando tutto è risolto.
help-banes = Tutto ciò che hai mandato è risolto. Puoi ancora giocare sventure, ognuna pagata con il Pericolo del suo bersaglio. Chiudi la fase quando vuoi.
help-settle = Ci sono più incontri in attesa, e decidi tu l'ordine. Le trappole si risolvono una alla volta; tutti i mostri contro lo stesso eroe combattono insieme.
help-feats = Il tuo eroe si muove, esplora, gioca carte Gloria e tenta missioni, in qualsiasi ordine, finché bastano i punti azione e la Gloria. Un luogo nuovo in questo turno dà Gloria e Pericolo. Fermati quando vuoi.
help-place = Un luogo si piazza lato contro lato con gli altri, dritto o ruotato di 180°. Un muro può toccare solo un muro. Nessun luogo può restare isolato, e il dungeon non si può mai chiudere.
help-lay = Tutti i luoghi si piazzano prima della partita, uno per giocatore a turno. Una carta che non si può piazzare si tiene per dopo. Pensa alle missioni: conviene che i luoghi delle tue siano vicini.
help-keep = Tieni uno di questi luoghi e piazzalo. Gli altri vanno in fondo alla pila.
help-go-on = Hai fallito, ma ora l'uscita è aperta finché il tuo eroe resta qui. Passare costa un altro punto azione; puoi anche tenerlo e andartene più tardi.
help-dodge-spikes = Gli spuntoni mettono alla prova una caratteristica e, se fallisci, ti feriscono. Per 1 punto azione passi senza rischi.
help-discard = Alla fine del turno, se hai carte in mano, scarti esattamente una carta: dalla mano, dai tesori in gioco o dalla tana. Con la mano vuota puoi scartare un tesoro o un mostro, oppure passare. Poi peschi fino ad averne cinque.
help-save = Un punto azione si può conservare fino al prossimo ripristino. Paga una sfida quando ti attaccano, o serve per rialzarti. Gli altri vanno persi.
help-draw = Le carte Gloria aiutano il tuo eroe, le carte Pericolo danneggiano gli avversari. Scegli il mazzo per ogni carta, finché non ne hai cinque in mano, oppure sceglile tutte insieme.
help-window = Gioca una carta, usa un effetto o passa. Quando tutti passano uno dopo l'altro, si prosegue. A ogni domanda puoi cambiare la frequenza con cui ti viene chiesto.
help-target = La carta agisce su questo eroe e si paga con il suo Pericolo. Puoi scegliere solo chi ne ha abbastanza.
help-payer = Questa carta non ha un bersaglio, ma la paga un avversario con il suo Pericolo. Scegli tu chi.
help-x = Decidi tu quanto pagare, entro i limiti della carta. Più paghi, più forte è l'effetto.
help-host = Un'aggiunta sta sotto un'altra carta e vale finché quella resta. Se quella se ne va, l'aggiunta si scarta.
help-fodder = Il costo è un mostro della tua mano o della tua tana. Si scarta, e l'effetto è immediato.
help-at-once = Hai raggiunto il limite di tesori permanenti: questo puoi solo usarlo subito, scartandolo. Se rinunci, si scarta senza effetto.
help-use = Puoi rispondere con questo effetto a ciò che è appena successo. Paghi il costo solo se lo usi.
help-choose-effect = La carta offre più effetti, nell'ordine stampato. Scegli tu quale applicare.
help-one-attack = Più carte attaccano il tuo eroe, e questa aiuta contro una sola. Scegli l'attacco che temi di più.
help-part-with = Una carta in gioco o in mano deve andarsene. La carta dice chi la sceglie.
help-sacrifice = La missione ti chiede di rinunciare a qualcosa. La carta che scegli qui si scarta.
help-replace-quest = Si pesca una missione nuova, e quella che scegli va in fondo al mazzo delle missioni. Se il suo protetto è con te, lascia il dungeon.
help-transfer = Un trasporto mette l'eroe altrove senza muoverlo: le uscite non contano. Punti, ostacoli ed effetti del nuovo luogo valgono solo nel turno di quell'eroe.
help-leave = Scegli l'uscita da cui il tuo eroe se ne va. La sua condizione questa volta non conta.
help-deactivate = Un segnalino Disattivazione rende innocuo un ostacolo, o apre un'uscita da quel lato. Vale per tutti.
help-which-token = I segnalini Disattivazione sono solo tre. Spostane uno in gioco dove hai scelto; ciò che copriva torna a funzionare.
help-bridge = Il ponte apre una via attraverso un muro, in entrambe le direzioni. Resta finché la sua carta è in gioco.
help-bar = Da questo lato l'uscita è bloccata finché un eroe non la attraversa o non ne fallisce la prova. Dall'altro lato non cambia nulla.
help-shift = I luoghi cambiano posto nel dungeon. Devono combaciare come quando si piazzano, e nessuno può restare isolato.
help-move-location = Metti il luogo su un'altra casella, o giralo dov'è. Deve combaciare come quando si piazza.
help-swap-with = I due luoghi si scambiano di posto. Ciò che vi si trova li segue, se la carta non dice altro.
help-swap-turning = Ognuno dei due può stare dritto o ruotato di 180°. Sono proposti solo i modi che combaciano.
help-surplus-boon = Il tuo limite di favori permanenti è sceso. Scarta carte a tua scelta, finché non rientri nel limite.
help-surplus-treasure = Il tuo limite di tesori permanenti è sceso. Scarta carte a tua scelta, finché non rientri nel limite.
help-surplus-lair = Una tana ospita al massimo tre mostri. Quello che scegli si scarta, con le sue aggiunte.
help-spoils = In solitario ogni mostro sconfitto e ogni fine turno possono darti una carta Gloria. Se non la vuoi, passa.
help-form = La forma la sceglie chi attacca: mischia, magia o velocità. Tutti e due tirano un dado e aggiungono il proprio valore in quella forma: cerca il punto debole.
help-compare = Tutti i dadi sono tirati. Chi attacca sceglie in quale ordine confrontare le coppie; ogni risultato vale prima del confronto seguente.
help-harder = Hai vinto il confronto: puoi pagare per una ferita in più. Paghi solo se accetti.
help-seize = L'eroe colpito scorta qualcuno. Invece di ferirlo puoi sottrargli il protetto; allora il colpo non fa altro.
help-one-other = Il colpo raggiunge un altro eroe nello stesso luogo. Sceglie il proprietario del mostro.
help-challenge = Dopo un attacco il tuo eroe può lanciare una sfida per 1 punto azione. Il bersaglio è una carta che ha attaccato ed è ancora viva, o un eroe nello stesso luogo. È il tuo unico combattimento di questo turno.
help-free-attack = Questo attacco non costa punti azione e non conta come combattimento del turno. Scegli una carta che ti ha appena attaccato, o un eroe qui che ti ha attaccato in questo turno.
help-where-to = Un mostro illeso ti torna in mano o va nella tana. Uno ferito va nella tana o si scarta. Nella tana lo vedono tutti, ma si può mandare di nuovo.
help-give-peril = Per ogni ferita inflitta dal tuo mostro puoi dare 1 Pericolo a un giocatore qualsiasi. Il Pericolo di un avversario paga ciò che mandi dopo.

## Azioni: il turno

do-send = Manda { $card-the } contro { $seat }
do-send-last = Manda { $card-the } contro { $seat }, e nient'altro
do-recall = Non mandare { $card-the }
do-declare = Dichiara gli incontri
do-done = Basta così
do-settle = { $card }
do-battle = Il combattimento contro { $seat }
do-go = Vai a { $side }
do-walk = Vai più lontano: { $location }
do-finish = Termina il turno e scarta «{ $card }»
do-explore = Esplora
do-place = { $turned ->
    [0] Piazza: { $square }
   *[other] Piazza: { $square }, ruotato di 180°
}
do-place-on = { $turned ->
    [0] Piazza: { $square }, e prosegui
   *[other] Piazza: { $square }, ruotato di 180°, e prosegui
}
do-lay = Piazza { $location-the }
do-keep = Tieni { $location-the }
do-stand = Rialzati
do-lie-down = Sdraiati: +1 punto azione
do-save = Conserva 1 punto azione
do-draw = { $deck-id ->
    [glory] Pesca una carta Gloria
   *[peril] Pesca una carta Pericolo
}
do-draw-all = { $peril ->
    [0] Pesca { event-glory-cards }
   *[other] { $glory ->
        [0] Pesca { event-peril-cards }
       *[other] Pesca { event-glory-cards } e { event-peril-cards }
    }
}
event-glory-cards = { $glory ->
    [one] { $glory } carta Gloria
   *[other] { $glory } carte Gloria
}
event-peril-cards = { $peril ->
    [one] { $peril } carta Pericolo
   *[other] { $peril } carte Pericolo
}
do-yes = Sì
do-no = No
do-pass = Passa
do-ask = { $standing ->
    [never] Chiedimi se rispondere: mai
    [mine] Chiedimi se rispondere: per il mio eroe
    [deadly] Chiedimi se rispondere: solo se il mio eroe può morirne
    [battle] Non più in questo combattimento
    [roll] Non prima di un mio tiro o di un danno
    [this] Non prima che sia finita
    [turn] Non prima del mio turno
   *[always] Chiedimi se rispondere: sempre
}

## Azioni: le carte

do-play = Gioca { $card-the }
do-play-x = Gioca { $card-the } con X = { $n }
do-use = { $by ->
    [search] Cerca ({ $card })
   *[other] { $n ->
        [1] Usa: { $card-use }
       *[other] Usa: { $card-use }, effetto { $n }
    }
}
do-discard = Scarta { $card-the }
do-pick = { $card }
do-target = Eroe: { $seat }
do-against = Attacco: { $foe }
do-x = X = { $n }
do-option = Effetto { $n }
do-at = { $location }
do-exit = { $location }: uscita a { $side }
do-hazard = { $location }: { $hazard }
do-lie = { $turned ->
    [0] { $other_turned ->
        [0] Tutti e due dritti
       *[other] Ruota il secondo di 180°
    }
   *[other] { $other_turned ->
        [0] Ruota il primo di 180°
       *[other] Ruotali tutti e due di 180°
    }
}
do-hero = { $hero }

## Azioni: combattimento e missioni

do-form = { $form-id ->
    [melee] Attacca in mischia
    [magic] Attacca con la magia
   *[speed] Attacca con la velocità
}
do-attack = Attacca: { $seat }
do-challenge = Attacca { $foe-the }
do-challenge-in = Attacca { $foe-the } ({ $form })
do-compare = Attacco: { $foe }
do-to-hand = { $card }: in mano
do-to-lair = { $card }: nella tana
do-lair-giving = { $card }: nella tana; { $seat } riceve il Pericolo per le ferite inflitte
do-give-peril = 1 Pericolo a { $seat }
do-attempt = Tenta «{ $quest }»
do-pick-up = «{ $quest }»: prendi il protetto
do-deliver = «{ $quest }»: consegna il protetto
do-drop = «{ $quest }»: lascia qui il protetto
do-replace = Sostituisci «{ $quest }»
do-seize = Sottrai il protetto: «{ $quest }»

## Eventi: la partita e i turni

event-hero-enters = { $seat }: { $hero } entra nel dungeon ({ $location }).
event-first-player = { $seat } comincia{ $dice-count ->
    [0] .
   *[other] {" "}(dadi: { $dice }{ $again-count ->
        [0] {""}
       *[other] ; di nuovo: { $again }
    }).
}
event-turn-begins = Round { $round }: gioca { $seat }.
event-phase-begins = { $seat }: { $phase }.
event-recovered = { $ap ->
    [one] { $seat } ha { $ap } punto azione{ event-made-of }.
   *[other] { $seat } ha { $ap } punti azione{ event-made-of }.
}
event-made-of = { $base-id ->
    [none] {""}
   *[other] { $form-id ->
        [none] { $bonuses-count ->
            [0] {""}
           *[other] {" "}({ $base }, { $bonuses })
        }
       *[other] {" "}({ $form } { $base }{ $bonuses-count ->
            [0] {""}
           *[other] , { $bonuses }
        })
    }
}
event-ap-saved = { $seat } conserva 1 punto azione.
event-game-over = { $why ->
    [quests] Tre missioni completate! Vince { $seats }.
    [survivor] È rimasto un solo eroe! Vince { $seats }.
   *[death] L'eroe è morto, la partita è persa.
}

## Eventi: i luoghi

event-location-drawn = { $seat } pesca { $location-the }.
event-location-placed = { $beside-id ->
    [none] { $location-gender ->
        [pl] Si piazzano { $location-the } in { $square }{ $turned ->
            [0] .
           *[other] , ruotati di 180°.
        }
        [f] Si piazza { $location-the } in { $square }{ $turned ->
            [0] .
           *[other] , ruotata di 180°.
        }
       *[m] Si piazza { $location-the } in { $square }{ $turned ->
            [0] .
           *[other] , ruotato di 180°.
        }
    }
   *[other] { $seat } piazza { $location-the } a { $side } di «{ $beside }»{ event-explored }; a chi ci entra: Gloria { $glory }, Pericolo { $peril }{ $hazards-count ->
        [0] {""}
       *[other] {"; ostacoli: "}{ $hazards }
    }.
}
event-explored = { $ap-id ->
    [none] { $why ->
        [each_turn] {" "}(gratis: ogni turno porta un luogo)
       *[other] {""}
    }
   *[other] { $ap ->
        [one] {" "}(esplorazione: { $ap } punto azione)
       *[other] {" "}(esplorazione: { $ap } punti azione)
    }
}
event-location-under = { $location }: non si può piazzare e va in fondo alla pila.
event-location-left-over = { $location }: non si può piazzare ed esce dal gioco.
event-location-passed = { $seat } passa a { $rival } { $location-the }.
event-locations-seen = { $locations-count ->
    [0] { $n ->
        [one] { $seat } riceve { $n } luogo.
       *[other] { $seat } riceve { $n } luoghi.
    }
   *[other] { $seat } riceve: { $locations }.
}
event-shifted = { $location-the } { $location-gender ->
    [pl] ora sono
   *[other] ora è
} { $beside-id ->
    [none] in { $square }
   *[other] a { $side } di «{ $beside }»
}{ $turned ->
    [0] .
   *[other] { $location-gender ->
        [pl] , ruotati di 180°.
        [f] , ruotata di 180°.
       *[m] , ruotato di 180°.
    }
}
event-deactivated = { $seat } mette un segnalino Disattivazione ({ $location }): { $what }.
event-bridged = { $seat } mette un ponte: { $location }, muro a { $side }.
event-exit-barred = Uscita sbarrata: { $location }, a { $side }.
event-exit-opened = L'uscita a { $side } ({ $location }) ora è aperta per tutti, finché l'eroe di { $seat } resta lì.

## Eventi: gli eroi

event-revisited = { $revisited ->
    [yes] {" "}(non più nuovo in questo turno: né Gloria né Pericolo)
   *[no] {""}
}
event-moved = { $seat } si sposta: { $location }{ event-revisited }.
event-transferred = { $seat }: l'eroe viene trasportato ({ $location }){ event-because }{ event-revisited }.
event-fell = { $seat } cade{ event-because }.
event-stood-up = { $seat } si rialza.
event-lain-down = { $seat } si sdraia.
event-because = { $why ->
    [away] : il mostro è fuori dalla battaglia e non è stato sconfitto, quindi resta al suo giocatore
    [battle] {" "}({ $cause-id ->
        [none] ferite inflitte
       *[other] ferite inflitte: { $cause }
    })
    [blocked_exit] {" "}(uscita bloccata: { $cause })
    [died] {" "}({ $cause }: eroe morto)
    [given_up] : il mostro è ferito ma non sconfitto, e il suo giocatore non lo tiene
    [host] {" "}(era sotto «{ $cause }»)
    [hurt] : il mostro è ferito ma non sconfitto, quindi il suo giocatore lo tiene
    [influence] {" "}(influsso: «{ $cause }»)
    [lain_down] {" "}(sdraiandosi)
    [limit] {" "}(oltre il limite)
    [pit] {" "}(fossa: { $cause })
    [price] {" "}(costo: { $cause-use })
    [reward] {" "}(ricompensa: «{ $cause }»)
    [spikes] {" "}(spuntoni: { $cause })
    [stayed] {" "}(restando: { $cause })
    [survived] : il mostro non è stato sconfitto
    [trapped_exit] {" "}(uscita con trappola: { $cause })
    [turn_ends] {" "}(fine del turno: va scartata una carta)
    [turn_ends_freely] {" "}(fine del turno, facoltativo)
    [unhurt] : il mostro non è né ferito né sconfitto, quindi il suo giocatore lo tiene
    [up_to_five] {" "}(fino a cinque carte)
    [wounded] {" "}({ $cause } ha inflitto una ferita)
   *[other] { $cause-id ->
        [none] {""}
       *[other] {" "}({ $cause })
    }
}
event-glory = { $n-sign ->
    [down] { $seat } perde { $n-size } Gloria{ event-because }.
   *[other] { $seat } ottiene { $n-size } Gloria{ event-because }.
}
event-peril-given = { $rival-id ->
    [none] { event-because }
   *[other] { $cause-id ->
        [none] {" "}(scelta di { $rival })
       *[other] {" "}(scelta di { $rival }, per una ferita: { $cause })
    }
}
event-peril = { $n-sign ->
    [down] { $seat } perde { $n-size } Pericolo{ event-because }.
   *[other] { $seat } ottiene { $n-size } Pericolo{ event-peril-given }.
}
event-action-points = { $n-sign ->
    [down] { $n-size ->
        [one] { $seat } perde { $n-size } punto azione{ event-because }.
       *[other] { $seat } perde { $n-size } punti azione{ event-because }.
    }
   *[other] { $n-size ->
        [one] { $seat } ottiene { $n-size } punto azione{ event-because }.
       *[other] { $seat } ottiene { $n-size } punti azione{ event-because }.
    }
}
event-level-stats = { $melee-id ->
    [none] {""}
   *[other] {" "}Mischia { event-old-melee }{ $melee }, magia { event-old-magic }{ $magic }, velocità { event-old-speed }{ $speed }.
}
event-old-melee = { $old_melee-id ->
    [none] {""}
   *[other] { $old_melee } →{" "}
}
event-old-magic = { $old_magic-id ->
    [none] {""}
   *[other] { $old_magic } →{" "}
}
event-old-speed = { $old_speed-id ->
    [none] {""}
   *[other] { $old_speed } →{" "}
}
event-level = { $was-id ->
    [none] { $seat }: ora livello { $level }
   *[other] { $seat }: livello { $was } → { $level }
}{ event-because }.{ event-level-stats }
event-healed = { $n ->
    [one] { $seat } recupera { $n } punto vita{ event-because }.
   *[other] { $seat } recupera { $n } punti vita{ event-because }.
}
event-wounded = { $n ->
    [one] { $seat } subisce { $n } ferita{ event-because }. Vita: { $life }.
   *[other] { $seat } subisce { $n } ferite{ event-because }. Vita: { $life }.
}
event-life-given = { $n ->
    [one] { $seat } sacrifica { $n } punto vita{ event-because }.
   *[other] { $seat } sacrifica { $n } punti vita{ event-because }.
}
event-revived = { $seat } torna in vita{ event-because }. Vita: { $life }.
event-chilled = { $n ->
    [one] { $seat }: −{ $n } punto azione al prossimo ripristino{ event-because }.
   *[other] { $seat }: −{ $n } punti azione al prossimo ripristino{ event-because }.
}
event-prevented = { $n ->
    [one] { $seat } previene { $n } ferita{ event-because }.
   *[other] { $seat } previene { $n } ferite{ event-because }.
}
event-died = { $seat }: l'eroe muore.
event-resurrected = { $seat } continua con { $hero }.

## Eventi: i dadi

event-idle = { $idle ->
    [yes] : non succede nulla
   *[no] {""}
}
event-passed = { $by ->
    [pit] : l'eroe non cade
    [spikes] : nessuna ferita
    [trapped_exit] : nessuna ferita
    [blocked_exit] : l'uscita è aperta per questo passo
   *[other] { event-idle }
}
event-failed = { $idle ->
    [yes] { event-idle }
   *[no] { $by ->
        [pit] : l'eroe cade
        [spikes] : 1 ferita
        [trapped_exit] : 1 ferita
        [blocked_exit] , ma ora l'uscita è aperta
        [standing_up] : l'eroe resta a terra
       *[other] {""}
    }
}
event-roll-of = { $why ->
    [attack] tiro d'attacco contro { $source-the }
    [counter] tiro di contrattacco contro { $source-the }
   *[other] { $by ->
        [pit] fossa ({ $source })
        [spikes] spuntoni ({ $source })
        [trapped_exit] uscita con trappola ({ $source })
        [blocked_exit] uscita bloccata ({ $source })
        [standing_up] tentativo di rialzarsi
       *[other] prova{ $source-id ->
            [none] {""}
           *[other] {" "}({ $source })
        }
    }
}
event-roll-need = { $printed-id ->
    [none] { $need }
   *[other] { $need }: { $printed } + insidia { $danger }
}
event-roll-sum = { $form-id ->
    [none] { $plus }
   *[other] { $form } { $plus }
}{ $bonuses-count ->
    [0] {""}
   *[other] {" "}({ $base }, { $bonuses })
} + dado { $kept }{ $dice-count ->
    [0] {""}
    [1] {""}
   *[other] {" "}(tra { $dice })
} = { $total }{ $need ->
    [0] .
   *[other] {" "}(serve { event-roll-need }). { $success ->
        [yes] Riuscita{ event-passed }.
       *[no] Fallita{ event-failed }.
    }
}
event-rolled = { $base-id ->
    [none] { event-rolled-then }
   *[other] { $seat-id ->
        [none] { $foe }
       *[other] { $seat }
    }, { event-roll-of }: { event-roll-sum }
}
event-rolled-then = { $seat-id ->
    [none] { $foe }
   *[other] { $seat }
}, { $why ->
    [attack] tiro d'attacco
    [counter] tiro di contrattacco
    [threat] tiro di minaccia
   *[other] tiro
}{ $form-id ->
    [none] {""}
   *[other] {" "}({ $form })
}: { $dice-count ->
    [0] {""}
    [1] {""}
   *[other] ({ $dice }){" "}
}{ $kept }{ $plus-sign ->
    [up] {" "}+ { $plus-size } = { $total }
    [down] {" "}− { $plus-size } = { $total }
   *[none] {""}
}{ $need ->
    [0] .
   *[other] ; serve: { $need }.
}
event-dice-counted = { $counted-count ->
    [1] { $dice-count ->
        [1] {""}
       *[other] {" "}(conta solo il dado migliore: { $counted })
    }
    [2] { $dice-count ->
        [2] {""}
       *[other] {" "}(contano solo i due migliori)
    }
   *[other] {""}
}
event-die-sum = { $plus-sign ->
    [none] {""}
   *[other] {" "}= { $total }
}
event-dice-rolled = { $seat }, «{ $source }»: { $dice }{ event-dice-counted }{ $plus-sign ->
    [up] , più { $plus-size }
    [down] , meno { $plus-size }
   *[none] {""}
}{ $total-id ->
    [none] {""}
   *[other] { $each ->
        [yes] {""}
       *[no] { $counted-count ->
            [1] { event-die-sum }
           *[other] { $dice-count ->
                [1] { event-die-sum }
               *[other] {" "}= { $total }
            }
        }
    }
}; { $each ->
    [yes] ogni dado deve mostrare almeno { $need }
   *[no] serve almeno { $need }
}: { $success ->
    [yes] successo!
   *[no] fallimento.
}
event-tested = { $success ->
    [yes] { $seat } supera la minaccia.
   *[no] { $seat } fallisce la prova{ $by ->
        [encounter_trap] {" "}della trappola.
        [spikes] {" "}degli spuntoni.
        [pit] {" "}della fossa.
        [trapped_exit] {" "}dell'uscita con trappola.
        [blocked_exit] {" "}dell'uscita bloccata.
        [quest] {" "}della missione.
       *[other] .
    }
}
event-solo-dice = { $n ->
    [one] { $seat } tira contro Pericolo { $peril }: { $dice }. Pescata { $n } carta Pericolo.
   *[other] { $seat } tira contro Pericolo { $peril }: { $dice }. Pescate { $n } carte Pericolo.
}

## Eventi: le carte

event-drawn = { $card-id ->
    [none] { $deck-id ->
        [none] { $seat } pesca una carta{ event-because }.
        [glory] { $seat } pesca una carta Gloria{ event-because }.
       *[peril] { $seat } pesca una carta Pericolo{ event-because }.
    }
   *[other] { $seat } pesca «{ $card }»{ event-because }.
}
event-reshuffled = { $deck-id ->
    [none] Gli scarti, rimischiati, formano il nuovo mazzo.
    [glory] Gli scarti delle carte Gloria, rimischiati, formano il nuovo mazzo.
   *[peril] Gli scarti delle carte Pericolo, rimischiati, formano il nuovo mazzo.
}
event-discarded = { $seat-id ->
    [none] { $card-gender ->
        [pl] { $card-the } vanno negli scarti{ event-because }.
       *[other] { $card-the } va negli scarti{ event-because }.
    }
   *[other] { $why ->
        [broken] { $card-the } cede ({ $seat }).
        [used_up] { $seat } esaurisce { $card-the }.
       *[other] { $seat } scarta «{ $card }»{ event-because }.
    }
}
event-with-x = { $x-id ->
    [none] {""}
   *[other] {" "}con X = { $x }
}
event-pays-peril = { $rival } paga { $price } Pericolo
event-played-for = { $rival-id ->
    [none] { $price-id ->
        [none] {""}
       *[other] {" "}per { $price } Gloria
    }
   *[other] { $aimed ->
        [yes] {" "}su { $rival }
       *[no] {""}
    }{ $price-id ->
        [none] {" "}(Pericolo pagato: { $rival })
       *[other] {" "}({ event-pays-peril })
    }
}
event-played = { $seat-id ->
    [none] { $card-the } ha effetto{ event-with-x }.
   *[other] { $seat } gioca { $card-the }{ event-with-x }{ event-played-for }.
}
event-price = { $glory-id ->
    [none] { $ap-id ->
        [none] {""}
       *[other] { $ap ->
            [one] {" "}per { $ap } punto azione
           *[other] {" "}per { $ap } punti azione
        }
    }
   *[other] {" "}per { $glory } Gloria{ $ap-id ->
        [none] {""}
       *[other] { $ap ->
            [one] {" "}e { $ap } punto azione
           *[other] {" "}e { $ap } punti azione
        }
    }
}
event-for-the-roll = { $plus-id ->
    [none] { $more-id ->
        [none] {""}
       *[other] { $more ->
            [one] {" "}(+{ $more } dado)
           *[other] {" "}(+{ $more } dadi)
        }
    }
   *[other] { $plus-sign ->
        [up] {" "}(+{ $plus-size } al tiro)
       *[down] {" "}(−{ $plus-size } al tiro)
    }
}
event-left = { $left-id ->
    [none] {""}
   *[other] {" "}(rimasti: { $left })
}
event-spent-ap = { $ap ->
    [one] { $ap } punto azione
   *[other] { $ap } punti azione
}
event-used = { $why ->
    [rid] { $seat } si libera di «{ $source }»{ event-price }.
    [search] { $seat } spende { event-spent-ap } per cercare («{ $source }»).
   *[other] { $seat } usa: { $source-use }{ event-price }{ event-for-the-roll }{ event-left }.
}
event-cancelled = { $seat } annulla { $card-the }{ event-because }.
event-attached = { $seat-id ->
    [none] { $card-the } va sotto «{ $host }».
   *[other] { $seat } assegna { $card-the } a «{ $host }».
}
event-back-to-hand = { $card-the } torna in mano a { $seat }{ event-because }.
event-to-lair = { $seat-id ->
    [none] { $card-the } va nella tana{ event-because }.
   *[other] { $card-the } va nella tana di { $seat }{ event-because }.
}

## Eventi: il Signore del Dungeon e il combattimento

event-sent = { $seat-id ->
    [none] { $card-gender ->
        [pl] Arrivano { $card-the } contro { $rival }.
       *[other] Arriva { $card-the } contro { $rival }.
    }
   *[other] { $seat } manda { $card-the } contro { $rival }{ $price-id ->
        [none] {""}
       *[other] {" "}({ event-pays-peril })
    }.
}
event-trap-springs = { $seat-id ->
    [none] { $card }! Una trappola per { $rival }.
   *[other] { $card }! { $seat } fa scattare la trappola su { $rival } e su chiunque sia lì.
}
event-out-of-reach = { $card-gender ->
    [pl] { $card-the } non raggiungono più { $seat }.
   *[other] { $card-the } non raggiunge più { $seat }.
}
event-attacks = { $foe-id ->
    [reader] Attacchi { $defender-the }
   *[other] { $defender-id ->
        [reader] { $foe-the } ti attacca
       *[other] { $foe-the } attacca { $defender-the }
    }
} ({ $form }).{ $rival-id ->
    [none] {""}
   *[other] {" "}Tira { $rival }.
}
event-attacker-removed = { $why ->
    [discard] { $foe-the } va negli scarti prima di colpire.
   *[ignore] { $foe-the } esce dal combattimento.
}
event-compared = { $foe } { $total }, { $defender } { $counter }{ $by ->
    [foe] { $foe-id ->
        [reader] : colpisci tu.
       *[other] : colpisce { $foe-the }.
    }
    [defender] { $defender-id ->
        [reader] : colpisci tu.
       *[other] : colpisce { $defender-the }.
    }
    [tie] : parità, nessuno colpisce.
   *[none] : nessuno colpisce, una carta lo impedisce.
}
event-monster-wounded = { $n ->
    [one] { $foe-the } subisce { $n } ferita{ event-because }. Vita: { $life }.
   *[other] { $foe-the } subisce { $n } ferite{ event-because }. Vita: { $life }.
}
event-monster-healed = { $n ->
    [one] { $foe-the } recupera { $n } punto vita{ event-because }. Vita: { $life }.
   *[other] { $foe-the } recupera { $n } punti vita{ event-because }. Vita: { $life }.
}
event-monster-beaten = { $seat-id ->
    [none] Mostro sconfitto: { $foe }!
   *[other] { $seat } sconfigge { $foe-the }!
}

## Eventi: le missioni

event-quest-opened = { $seat-id ->
    [none] Nuova missione comune: «{ $quest }».
   *[other] Nuova missione per { $seat }: «{ $quest }».
}
event-quest-attempted = { $seat } tenta «{ $quest }».
event-attempt-failed = { $seat } non completa «{ $quest }»: il tentativo è fallito.
event-searched = { $seat } cerca («{ $quest }»): dado { $die } + distanza { $distance }; serve almeno { $need }: { $success ->
    [yes] trovato!
   *[no] niente.
}
event-quest-completed = { $seat } completa «{ $quest }»!
event-quest-replaced = { $seat } sostituisce «{ $quest }» con «{ $new }».
event-quest-under = «{ $quest }» va in fondo al mazzo delle missioni.
event-picked-up = { $seat } prende il protetto: «{ $quest }».
event-token-taken = { $seat } sottrae a { $rival } il protetto di «{ $quest }».
event-token-dropped = { $seat } lascia il protetto: «{ $quest }» ({ $location }).

## Rifiuti: carte ed effetti

no-ability-forbidden = Una sventura impedisce al tuo eroe di usare il suo potere speciale.
no-at-the-limit = { $card }: hai raggiunto il limite di carte permanenti di questo genere.
no-boon-stays = { $card } è un favore, e i favori non si scartano per scelta.
no-in-use = { $card }: l'effetto è già in corso.
no-last-life = { $card } costa una ferita, e al tuo eroe resta un solo punto vita.
no-no-ap = { $card }: il tuo eroe ha troppo pochi punti azione.
no-no-fodder = { $card }: non hai nessun mostro adatto da scartare.
no-no-target = Non c'è nessun bersaglio possibile.
no-no-token = { $card }: non restano segnalini.
no-nobody-pays = { $card }: nessun avversario adatto ha abbastanza Pericolo.
no-not-in-hand = Non hai in mano quella carta.
no-not-the-time = { $card }: ora non si può usare{ $by ->
    [own_turn] , solo nel proprio turno.
    [feats] , solo nella propria Fase Eroe.
    [move] , solo nella propria Fase Eroe, quando l'eroe si muove.
    [response] , solo in risposta a un attacco contro il tuo eroe.
    [roll] , solo quando si stanno per tirare i dadi.
    [would_wound] , solo quando un eroe sta per subire una ferita.
    [would_fall] , solo quando un eroe sta per cadere.
    [would_transfer] , solo quando un eroe sta per essere trasportato.
    [would_die] , solo quando un eroe sta per morire.
    [any] , prima va data la risposta richiesta.
    [over] , la sua fase è finita.
   *[other] .
}
no-not-there = { $card }: il tuo eroe non è nel luogo adatto.
no-not-to-discard = { $card }: non è tra le carte che puoi scartare.
no-not-yours = Questa carta non è tua.
no-solo-boon = { $card }: in solitario i favori permanenti si giocano solo su un ingresso.
no-solo-treasure = { $card }: in solitario i tesori permanenti si giocano solo nel passo Ricompensa.
no-too-dear = { $card } costa { $price } Gloria; ne hai { $glory }.
no-type-in-play = { $card }: hai già in gioco un tesoro di questo tipo.
no-used-this-roll = { $card }: effetto già usato per questo tiro.
no-used-this-turn = { $card }: effetto già usato in questo turno.
no-wrong-time = { $card }: ora non si può giocare{ $by ->
    [misdeeds] , solo nella propria Fase del Signore del Dungeon.
    [feats] , solo nella propria Fase Eroe.
    [response] , solo in risposta a un attacco contro il tuo eroe.
    [any] , prima va data la risposta richiesta.
    [over] , la sua fase è finita.
   *[other] .
}
no-only-in-feats = Il tuo eroe può farlo solo nella propria Fase Eroe.
no-asked-first = Prima va data la risposta richiesta.
no-feats-over = La tua Fase Eroe è finita.

## Rifiuti: Signore del Dungeon e combattimento

no-asked-so-already = È già l'impostazione attuale.
no-dead = Il tuo eroe è morto.
no-declare-first = Dichiara gli incontri che hai scelto, o ritirali.
no-declare-or-recall = Hai scelto degli incontri: dichiarali, o ritirali.
no-declared-already = { $card }: gli incontri di questa fase sono già dichiarati.
no-fallen-attacker = Un eroe a terra non può attaccare spendendo punti azione.
no-hero-is-dead = { $seat }: l'eroe è morto.
no-lies-already = Il tuo eroe è già a terra.
no-must-discard = Hai carte in mano: devi scartarne una.
no-no-ap-to-attack = Un attacco costa 1 punto azione.
no-no-ap-to-challenge = Una sfida costa 1 punto azione, e il tuo eroe non ne ha.
no-no-such-hero = Non c'è nessun bersaglio possibile.
no-no-time-now = Ora si può usare solo un effetto che lo impedisca.
no-no-time-to-attack = Ora non puoi attaccare un eroe.
no-no-traps-here = { $card }: dove si trova { $seat } non si possono dichiarare trappole.
no-not-here = { $seat }: l'eroe è in un altro luogo.
no-not-this-variant = Sdraiarsi per scelta è possibile solo con la variante «Movimento limitato».
no-not-to-be-challenged = Questa carta non ti ha attaccato, o è fuori dal combattimento.
no-nothing-to-declare = Non hai scelto nessun incontro.
no-once-a-turn = Puoi farlo una sola volta per turno, e l'hai già fatto.
no-once-this-turn = { $card }: incontro già dichiarato in questo turno.
no-one-battle = Il tuo eroe può iniziare un solo combattimento per turno, e l'ha già fatto.
no-own-peril = Con il proprio Pericolo non si paga mai.
no-peace-here = Qui gli eroi non possono attaccare altri eroi.
no-sent-already = { $card } è già tra i tuoi incontri.
no-too-little-peril = { $card } costa { $price } Pericolo; { $seat } ne ha troppo poco.
no-unwounded = { $card }: il mostro è illeso e va in mano o nella tana.
no-wounded = { $card }: il mostro è ferito e va nella tana o negli scarti.

## Rifiuti: movimento

no-a-wall = C'è un muro, di qua o di là dall'uscita ({ $location }).
no-fallen = Il tuo eroe è a terra e prima deve rialzarsi.
no-no-ap-to-explore = Esplorare costa 1 punto azione.
no-no-ap-to-move = Un passo costa 1 punto azione.
no-no-ap-to-stand = Rialzarsi costa 1 punto azione.
no-no-location-fits = Nessuno dei luoghi rimasti si può piazzare.
no-no-locations = Non restano luoghi.
no-not-fallen = Il tuo eroe è già in piedi.
no-nothing-there = Da quel lato non c'è nessun luogo.

## Rifiuti: la mappa

no-cell-taken = Quella casella è già occupata: { $location }.
no-dungeon-closed = Il dungeon si chiuderebbe: nessuna uscita porterebbe a una casella vuota.
no-entrance-lost = { $location }: non resterebbe una via verso un ingresso.
no-exits-misfit = Le uscite non combacerebbero ({ $location }): un muro può toccare solo un muro.
no-location-cut-off = { $location }: il luogo resterebbe isolato.
no-location-stays = { $location }: il luogo è già piazzato così.
no-not-edge-to-edge = Non toccherebbe nessun altro luogo.
no-swap-with-itself = { $location }: un luogo non si può scambiare con sé stesso.

## Rifiuti: missioni

no-attempt-costs-ap = «{ $quest }»: un altro tentativo costa 1 punto azione, e il tuo eroe non ne ha da spendere.
no-cannot-sacrifice = «{ $quest }»: non puoi sacrificare ciò che chiede.
no-deliver-elsewhere = «{ $quest }»: il protetto va consegnato altrove.
no-escort-elsewhere = «{ $quest }»: il protetto aspetta altrove.
no-escort-led = «{ $quest }»: il protetto è già con un eroe.
no-no-attempt = «{ $quest }»: si completa in un altro modo.
no-no-escort = «{ $quest }»: non c'è nessun protetto.
no-not-escorting = «{ $quest }»: il tuo eroe non scorta questo protetto.
no-not-found = «{ $quest }»: prima cerca, e trova.
no-not-your-quest = «{ $quest }»: non è aperta per te.
no-under-attack = «{ $quest }»: finché il tuo eroe è sotto attacco, il protetto resta con lui.
no-quest-elsewhere = «{ $quest }»: non è il luogo giusto.
