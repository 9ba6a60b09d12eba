# Errors that are no refusals of a rule.

error-not-your-turn = It is not your turn.
error-unknown-action = { $close ->
    [none] “{ $text }” is no action of this game.
   *[other] “{ $text }” is no action of this game. Did you mean { $close }?
}
error-record = This record cannot be used: { $details }

undo-nothing = There is nothing to take back yet.
undo-other-seat = The last answer was somebody else's, so you cannot take it back.
undo-disclosed = That answer showed something new, so it cannot be taken back.

# What any game refuses.

no-not-asked = That does not answer the question.
no-not-your-turn = It is not your turn.
