# Errori che non vengono da una regola del gioco.

error-not-your-turn = Non tocca a te.
error-unknown-action = { $close ->
    [none] «{ $text }» non è un'azione di questo gioco.
   *[other] «{ $text }» non è un'azione di questo gioco. Intendevi { $close }?
}
error-record = Questa registrazione non si può aprire: { $details }

undo-nothing = Non c'è ancora nulla da annullare.
undo-other-seat = L'ultima scelta è di un altro giocatore: non puoi annullarla.
undo-disclosed = Questa scelta ha rivelato qualcosa di nuovo: non si può annullare.
undo-over = La partita è finita: non si può più annullare nulla.
undo-diverged = La partita è in pausa finché i giocatori non decidono come continuare: non si può annullare nulla.
undo-too-many = In questa partita non si può annullare altro.

# Ciò che ogni gioco rifiuta.

no-not-asked = Questa non è una risposta alla domanda.
no-not-your-turn = Non tocca a te.
