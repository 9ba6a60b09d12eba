# Le risposte (do-) e gli eventi (event-), come li legge il giocatore di cui parlano.

## Le risposte

do-you-target = Il tuo eroe
do-you-lair-giving = { $card }: nella tana; ricevi il Pericolo per le ferite inflitte
do-you-give-peril = 1 Pericolo a te

## La partita e i turni

you-hero-enters = Il tuo eroe { $hero } entra nel dungeon ({ $location }).
you-first-player = Cominci tu{ $dice-count ->
    [0] .
   *[other] {" "}(dadi: { $dice }{ $again-count ->
        [0] {""}
       *[other] ; di nuovo: { $again }
    }).
}
you-turn-begins = Round { $round }: tocca a te.
you-phase-begins = Tocca a te: { $phase }.
you-recovered = { $ap ->
    [one] Hai { $ap } punto azione{ event-made-of }.
   *[other] Hai { $ap } punti azione{ event-made-of }.
}
you-ap-saved = Conservi 1 punto azione.

## I luoghi

you-location-drawn = Peschi { $location-the }.
you-location-placed = { $beside-id ->
    [none] Piazzi { $location-the } in { $square }{ $turned ->
        [0] .
       *[other] {" "}(ruotando la carta di 180°).
    }
   *[other] Piazzi { $location-the } a { $side } di «{ $beside }»{ event-explored }; a chi ci entra: Gloria { $glory }, Pericolo { $peril }{ $hazards-count ->
        [0] {""}
       *[other] {"; ostacoli: "}{ $hazards }
    }.
}
you-location-passed = Passi a { $rival } { $location-the }.
you-locations-seen = { $locations-count ->
    [0] { $n ->
        [one] Ricevi { $n } luogo.
       *[other] Ricevi { $n } luoghi.
    }
   *[other] Ricevi: { $locations }.
}
you-deactivated = Metti un segnalino Disattivazione ({ $location }): { $what }.
you-bridged = Metti un ponte: { $location }, muro a { $side }.
you-exit-opened = L'uscita a { $side } ({ $location }) ora è aperta per tutti, finché il tuo eroe resta qui.

## Gli eroi

you-moved = Ti sposti: { $location }{ event-revisited }.
you-transferred = Il tuo eroe viene trasportato: { $location }{ event-because }{ event-revisited }.
you-fell = Cadi{ event-because }.
you-stood-up = Ti rialzi.
you-lain-down = Ti sdrai.
you-glory = { $n-sign ->
    [down] Perdi { $n-size } Gloria{ event-because }.
   *[other] Ottieni { $n-size } Gloria{ event-because }.
}
you-peril = { $n-sign ->
    [down] Perdi { $n-size } Pericolo{ event-because }.
   *[other] Ottieni { $n-size } Pericolo{ event-peril-given }.
}
you-action-points = { $n-sign ->
    [down] { $n-size ->
        [one] Perdi { $n-size } punto azione{ event-because }.
       *[other] Perdi { $n-size } punti azione{ event-because }.
    }
   *[other] { $n-size ->
        [one] Ottieni { $n-size } punto azione{ event-because }.
       *[other] Ottieni { $n-size } punti azione{ event-because }.
    }
}
you-level = { $was-id ->
    [none] Ora sei di livello { $level }
   *[other] Il tuo livello: { $was } → { $level }
}{ event-because }.{ event-level-stats }
you-healed = { $n ->
    [one] Recuperi { $n } punto vita{ event-because }.
   *[other] Recuperi { $n } punti vita{ event-because }.
}
you-wounded = { $n ->
    [one] Subisci { $n } ferita{ event-because }. Vita: { $life }.
   *[other] Subisci { $n } ferite{ event-because }. Vita: { $life }.
}
you-life-given = { $n ->
    [one] Sacrifichi { $n } punto vita{ event-because }.
   *[other] Sacrifichi { $n } punti vita{ event-because }.
}
you-revived = Torni in vita{ event-because }. Vita: { $life }.
you-chilled = { $n ->
    [one] Avrai −{ $n } punto azione al prossimo ripristino{ event-because }.
   *[other] Avrai −{ $n } punti azione al prossimo ripristino{ event-because }.
}
you-prevented = { $n ->
    [one] Previeni { $n } ferita{ event-because }.
   *[other] Previeni { $n } ferite{ event-because }.
}
you-died = Il tuo eroe muore.
you-resurrected = Continui con { $hero }.

## I dadi

you-rolled = { $base-id ->
    [none] { event-rolled-then }
   *[other] { $why ->
        [attack] il tuo { event-roll-of }
        [counter] il tuo { event-roll-of }
       *[other] { $by ->
            [pit] { event-roll-of }
            [spikes] { event-roll-of }
            [trapped_exit] { event-roll-of }
            [blocked_exit] { event-roll-of }
            [standing_up] { event-roll-of }
           *[other] la tua { event-roll-of }
        }
    }: { event-roll-sum }
}
you-dice-rolled = { event-dice-rolled }
you-tested = { $success ->
    [yes] Superi la minaccia.
   *[no] Fallisci la prova{ $by ->
        [encounter_trap] {" "}della trappola.
        [spikes] {" "}degli spuntoni.
        [pit] {" "}della fossa.
        [trapped_exit] {" "}dell'uscita con trappola.
        [blocked_exit] {" "}dell'uscita bloccata.
        [quest] {" "}della missione.
       *[other] .
    }
}
you-solo-dice = { $n ->
    [one] Tiri contro Pericolo { $peril }: { $dice }. Peschi { $n } carta Pericolo.
   *[other] Tiri contro Pericolo { $peril }: { $dice }. Peschi { $n } carte Pericolo.
}

## Le carte

you-drawn = { $card-id ->
    [none] { $deck-id ->
        [none] Peschi una carta{ event-because }.
        [glory] Peschi una carta Gloria{ event-because }.
       *[peril] Peschi una carta Pericolo{ event-because }.
    }
   *[other] Peschi { $card-the }{ event-because }.
}
you-discarded = { $why ->
    [broken] { $card-the } cede: era una tua carta.
    [used_up] Esaurisci { $card-the }.
   *[other] Scarti { $card-the }{ event-because }.
}
you-played = Giochi { $card-the }{ event-with-x }{ event-played-for }.
you-used = { $why ->
    [rid] Ti liberi di «{ $source }»{ event-price }.
    [search] Spendi { event-spent-ap } per cercare («{ $source }»).
   *[other] Usi: { $source-use }{ event-price }{ event-for-the-roll }{ event-left }.
}
you-cancelled = Annulli { $card-the }{ event-because }.
you-attached = Assegni { $card-the } a «{ $host }».
you-back-to-hand = { $card-the } ti torna in mano{ event-because }.
you-to-lair = { $card-the } va nella tua tana{ event-because }.

## Misfatti e battaglia

you-sent = Mandi { $card-the } contro { $rival }{ $price-id ->
    [none] {""}
   *[other] {" "}({ event-pays-peril })
}.
you-trap-springs = { $card }! Fai scattare la trappola su { $rival } e su chiunque sia lì.
you-out-of-reach = { $card-gender ->
    [pl] { $card-the } non ti raggiungono più.
   *[other] { $card-the } non ti raggiunge più.
}
you-monster-beaten = Sconfiggi { $foe-the }!

## Le missioni

you-quest-opened = Nuova missione per te: «{ $quest }».
you-quest-attempted = Tenti «{ $quest }».
you-attempt-failed = Non completi «{ $quest }»: il tentativo è fallito.
you-searched = Cerchi («{ $quest }»): dado { $die } + distanza { $distance }; serve almeno { $need }: { $success ->
    [yes] trovato!
   *[no] niente.
}
you-quest-completed = Completi «{ $quest }»!
you-quest-replaced = Sostituisci «{ $quest }» con «{ $new }».
you-picked-up = Prendi il protetto: «{ $quest }».
you-token-taken = Sottrai a { $rival } il protetto di «{ $quest }».
you-token-dropped = Lasci il protetto: «{ $quest }» ({ $location }).

## Eventi di altri che riguardano chi legge ($seat è chi agisce)

at-you-location-passed = { $seat } ti passa { $location-the }.
at-you-peril = { $n-sign ->
    [down] { event-peril }
   *[other] { $seat } ottiene { $n-size } Pericolo{ event-your-choice }.
}
event-your-choice = { $cause-id ->
    [none] {" "}(lo hai scelto tu)
   *[other] {" "}(lo hai scelto tu, per una ferita: { $cause })
}
at-you-played = { $seat-id ->
    [none] { $card-the } ha effetto{ event-with-x }.
   *[other] { $seat } gioca { $card-the }{ event-with-x }{ $aimed ->
        [yes] {" "}su di te
       *[no] {""}
    }{ $price-id ->
        [none] {" "}(paghi tu il Pericolo)
       *[other] {" "}(paghi { $price } Pericolo)
    }.
}
at-you-sent = { $seat-id ->
    [none] { $card-gender ->
        [pl] Arrivano { $card-the } contro di te.
       *[other] Arriva { $card-the } contro di te.
    }
   *[other] { $seat } manda { $card-the } contro di te{ $price-id ->
        [none] {""}
       *[other] {" "}(paghi { $price } Pericolo)
    }.
}
at-you-trap-springs = { $seat-id ->
    [none] { $card }! Una trappola per te.
   *[other] { $card }! { $seat } fa scattare la trappola su di te e su chiunque sia lì.
}
at-you-token-taken = { $seat } ti sottrae il protetto di «{ $quest }».
