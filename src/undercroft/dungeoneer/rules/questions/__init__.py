"""Who is asked what, and when: frames, windows, options, and the reasons why everything else is refused.

* **Windows** (DN-15). A frame that is about to do something opens a `Window` above itself: before a roll, a wound or a
  fall, when a card is declared, between the parts of a step. The window asks the living players clockwise for one thing
  or a pass. It closes when all have passed in a row, or when its subject has been averted (`Part.settled`). Cards act
  at once.
* **Seats are asked by public knowledge.** Whether a seat is asked depends on its standing order, on whether it has any
  cards, on whether its glory pays for the cheapest card, and on what lies open before it; never on what its cards are.
  Asking only those who hold a fitting card would tell everybody else who does. A seat that holds nothing fitting passes
  like the others. In the solo game there is nobody to hide anything from, and a question is asked only if something can
  be done.
* **Standing orders** (``ask never``, ``mine``, ``always``, ``deadly``; for a while ``battle``, ``roll``, ``this``,
  ``turn``) keep the questions bearable. They are answers like any other, so records contain them, and views show them
  to all: the others could infer them from the questions anyway.
* **What goes without saying** (`Decision.routine`) is asked here all the same. A table whose only person plays against
  bots gives the answer for him: it passes where everything he can do can wait or would add to a roll in vain, takes
  what costs nothing, declares encounters once no more can be sent, gives peril to an only rival, and ends a phase in
  which nothing is left to do.
* **One refusal for each thing that can be done.** There is one ``refuse_…`` function for each; whatever none of them
  refuses is legal.

Its files:

* `question_frames`: what all frames of this game have in common; `interference_windows`: the windows, and the frame
  that asks;
* `side_actions`: what a player may do apart from answering, and why not; `playability.playable_cards`: the cards in
  hand; `playability.usable_effects`: what lies open; `playability.play_times`: when each card and effect may be played;
* `begin_side_action`: how each such thing begins;
* `muted_questions`: not to be asked for a while; `urgent_questions`: what cannot wait; `playability.usage_limits`: how
  often an effect may be used;
* `effect_frames`: the frame that carries out the effects of a card in order.
"""
