# Errors that do not come from a rule of the game.

error-not-your-turn = It is not your turn.
error-unknown-action = { $close ->
    [none] “{ $text }” is not an action of this game.
   *[other] “{ $text }” is not an action of this game. Did you mean { $close }?
}
error-record = This record cannot be used: { $details }

undo-nothing = There is nothing to undo yet.
undo-other-seat = The last choice was another player's, so you cannot undo it.
undo-disclosed = That choice revealed something new, so it cannot be undone.
undo-over = The game is over, so nothing can be undone.
undo-diverged = The game is paused until its players decide how to continue, so nothing can be undone.
undo-too-many = Too much has already been undone in this game.

# Refusals of any game.

no-not-asked = That is not an answer to this question.
no-not-your-turn = It is not your turn.
