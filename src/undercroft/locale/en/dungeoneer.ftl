# Dungeoneer: questions (ask-), help for newcomers (help-), actions (do-), events (event-), refusals (no-).
# What the variables are: see locale/texts.py.

## Questions: the turn

ask-choose-hero = Which hero do you play?
ask-another-hero = Your hero is dead. Who takes over?
ask-which-entrance = { $source }: at which entrance does { $seat }'s new hero start?
ask-misdeeds = You are the dungeonlord. What do you send against your opponents?
ask-banes = All encounters are resolved. Play another bane?
ask-settle = What is resolved first?
ask-feats = { $n ->
    [one] Your hero's turn: { $n } action point left. What next?
   *[other] Your hero's turn: { $n } action points left. What next?
}
ask-place = { $source }: where does it go?
ask-lay = Which of your locations do you place?
ask-keep = Which location do you keep?
ask-go-on = The exit is now open. Go through for 1 action point?
ask-dodge-spikes = Spend 1 action point to avoid the spikes?
ask-discard = Which card do you discard?
ask-save = Your turn ends. Save 1 action point for the turns of others? It is gone when your next turn begins.
ask-draw = { $n ->
    [one] { $n } card left to draw. From which deck?
   *[other] { $n } cards left to draw. From which deck?
}

## Questions: windows

roll-stake = { $why ->
    [ap] { $n ->
        [0] {" "}Failure: no action points left.
        [one] {" "}Failure: −{ $n } action point.
       *[other] {" "}Failure: −{ $n } action points.
    }
    [boon] {" "}Failure: the loss of a boon.
    [fall] {" "}Failure: a fall.
    [glory] {" "}Failure: −{ $n } glory.
    [level] {" "}Failure: −{ $n } level.
    [lying] {" "}Failure: your hero stays on the ground.
    [peril] {" "}Failure: +{ $n } peril.
    [transfer] {" "}Failure: a transfer.
    [wound] { $n ->
        [one] {" "}Failure: a wound.
       *[other] {" "}Failure: { $n } wounds.
    }
   *[none] {""}
}

window-source = { $source-id ->
    [none] {""}
   *[other] { $why ->
        [blocked_exit] {" "}(blocked exit: { $source })
        [influence] {" "}(influence of “{ $source }”)
        [pit] {" "}(pit: { $source })
        [price] {" "}(price: { $source-use })
        [spikes] {" "}(spikes: { $source })
        [trapped_exit] {" "}(trapped exit: { $source })
       *[other] {" "}({ $source-use })
    }
}

ask-window = { $by ->
    [phase_begins] The phase begins. Play something?
    [phase_ends] The phase ends. Play something?
    [declared] { $source-id ->
        [none] Several encounters are about to act. Play something?
       *[other] { $source-use } is about to act. Play something?
    }
    [response] { $source-id ->
        [none] You are attacked. How do you respond?
       *[other] { $source } attacks you. How do you respond?
    }
    [step] The next step is about to begin. Play something?
    [arrival] { $source } is about to act. Play something?
    [roll] The dice are about to be rolled{ window-source }. Change something?{ roll-stake }
    [reward] The battle is over. Play a treasure?
    [wound] { $n ->
        [one] You are about to take a wound{ window-source }. Prevent it?
       *[other] You are about to take { $n } wounds{ window-source }. Prevent them?
    }
    [fall] You are about to fall{ window-source }. Prevent it?
    [transfer] You are about to be transferred{ window-source }. Prevent it?
   *[death] Your hero is about to die{ window-source }. Save them?
}

## Questions: cards

ask-target = { $source }: on whose hero?
ask-payer = { $source }: whose peril pays for it?
ask-x = { $source }: what is X?
ask-host = { $source }: which card do you attach it to?
ask-fodder = { $source }: which monster do you discard for it?
ask-at-once = { $source }: no room for it. Use it immediately?
ask-use = { $source-use }: use it?
ask-choose-effect = { $source }: which effect?
ask-one-attack = { $source }: against which attack?
ask-part-with = { $own ->
    [yes] { $by ->
        [bane] { $source }: which of your banes is discarded?
        [boon] { $source }: which boon do you lose?
        [treasure] { $source }: which treasure do you lose?
       *[other] { $source }: which card do you lose?
    }
   *[no] { $by ->
        [bane] { $source }: which of { $seat }'s banes is discarded?
        [boon] { $source }: which boon does { $seat } lose?
        [treasure] { $source }: which treasure does { $seat } lose?
       *[other] { $source }: which card does { $seat } lose?
    }
}
ask-sacrifice = { $source }: what do you give up?
ask-replace-quest = { $source }: which quest do you replace?
ask-transfer = { $own ->
    [yes] { $source }: where does your hero go?
   *[no] { $source }: where does { $seat }'s hero go?
}
ask-leave = { $source }: through which exit?
ask-deactivate = { $source }: where does the token go?
ask-which-token = { $source }: all tokens are in use. Which one do you move?
ask-bridge = { $source }: which wall do you bridge?
ask-bar = { $source }: which exit is barred?
ask-shift = { $source }: which location do you shift?
ask-move-location = { $source }: where does { $location-the } go?
ask-swap-with = { $source }: with which location does { $location-the } swap places?
ask-swap-turning = { $source }: which way do { $location-the } and { $other-the } face?
ask-surplus-boon = You are over your limit of permanent boons. Which one do you discard?
ask-surplus-treasure = You are over your limit of permanent treasures. Which one do you discard?
ask-surplus-lair = Your lair is full. Which monster do you discard?

## Questions: battle

ask-spoils = { $by ->
    [turn_ends] Your turn ends. Draw a glory card?
   *[other] Your hero has beaten a monster. Draw a glory card?
}
ask-form = { $source }: attack in which form?
ask-compare = Which attack is compared next?
ask-harder = { $source }: pay for an extra wound?
ask-seize = Your strike succeeds. Deal the wound, or take an escort?
ask-one-other = { $source }: which other hero is wounded too?
ask-challenge = You were attacked. Challenge an attacker?
ask-free-attack = { $source }: who is hit by the free attack?
ask-where-to = { $source }: where does it go?
ask-give-peril = { $source } has wounded a hero. Who gains 1 peril?

## Help for newcomers

help-choose-hero = Each hero has their own ability and strengths. Compare melee, magic and speed, and the limits on boons and treasures.
help-another-hero = You continue with a new hero at level 1, without the old one's cards. Completed quests still count, and the open ones remain yours.
help-which-entrance = When a hero dies, the player to the left chooses the entrance where the new one starts. Placing the new hero far from their quests is mean, but legal.
help-misdeeds = Encounters and banes are paid for with the peril of the hero they target, never with your own. Choose encounters one by one, then declare them all together; the last one can be declared at once if no bane is to follow. Play banes before that, or once everything is resolved.
help-banes = Everything you sent is resolved. You may still play banes, each paid for with its target's peril. End the phase when you are ready.
help-settle = Several encounters are waiting, and you decide the order. Traps are resolved one at a time; all monsters against one hero fight in a single battle.
help-feats = Your hero moves, explores, plays glory cards and attempts quests, in any order, as long as action points and glory last. A location that is new this turn gives glory and peril. Stop whenever you like.
help-place = A location lies edge to edge with others, upright or turned by 180°. A wall may only touch a wall. No location may be cut off, and the dungeon may never be closed.
help-lay = All locations are placed before the game, one by each player in turn. A card that fits nowhere is kept for later. Think of the quests: keep the locations of your own close together.
help-keep = Keep one of these locations and place it. The others go to the bottom of the stack.
help-go-on = You failed, but the exit is now open while your hero stays here. Going through costs 1 more action point; you may also keep the point and leave later.
help-dodge-spikes = The spikes test one of your stats and wound you if you fail. For 1 action point you pass them safely.
help-discard = At the end of your turn you discard exactly one card if your hand is not empty: from your hand, a treasure in play or a monster in your lair. With an empty hand you may discard one of these, or pass. Then you draw up to five.
help-save = You may save one action point until your next Reset Phase. It pays for a challenge when you are attacked, or for standing up. All others are lost.
help-draw = Glory cards help your hero; peril cards harm your opponents. Choose the deck for each card until you hold five, or choose them all at once.
help-window = Play a card, use an effect, or pass. When everyone passes in a row, the game continues. You can change how often to be asked at any question.
help-target = The card affects this hero and is paid for with their peril. You can only choose a hero with enough peril.
help-payer = This card has no target, but one opponent's peril pays for it. You choose whose.
help-x = You decide how much to pay, within the limits on the card. The more you pay, the stronger the effect.
help-host = An attachment lies under another card and acts as long as that card stays. If that card leaves, the attachment is discarded.
help-fodder = The price is one monster from your hand or your lair. It is discarded, and the effect happens immediately.
help-at-once = You have reached your limit of permanent treasures, so you can only use this one immediately, which discards it. If you decline, it is discarded unused.
help-use = You may respond to what has just happened with this effect. You pay its price only if you use it.
help-choose-effect = The card offers several effects, listed in printed order. Choose which one happens.
help-one-attack = Several cards attack your hero, and this one helps against just one of them. Choose the attack you fear most.
help-part-with = A card in play or in hand must go. The card says who chooses it.
help-sacrifice = The quest asks you to give something up. A card you choose here is discarded.
help-replace-quest = A new quest is drawn, and the one you choose goes to the bottom of the quest deck. If its escort is with you, the escort leaves the dungeon.
help-transfer = A transfer puts the hero elsewhere without moving: exits do not matter. Points, hazards and effects of the new location count only on that hero's own turn.
help-leave = Choose the exit your hero leaves by. Its condition does not count this time.
help-deactivate = A deactivation token makes a hazard harmless, or an exit open from that side. It stays there, and counts for everyone.
help-which-token = There are only three deactivation tokens. Move one of those in play to the place you chose; what it covered works again.
help-bridge = The bridge makes a way through a wall, in both directions. It stays as long as its card is in play.
help-bar = The exit counts as blocked from this side until a hero leaves through it or fails its test. The other side does not change.
help-shift = Locations change places in the dungeon. They must fit as if newly placed, and nothing may be cut off.
help-move-location = Put the location on another cell, or turn it where it lies. It must fit as if newly placed.
help-swap-with = The two locations swap places. What is on them goes with them, unless the card says otherwise.
help-swap-turning = Each of the two can lie upright or turned by 180°. Only ways that fit are offered.
help-surplus-boon = Something has lowered your limit of permanent boons. Discard cards of your choice until you are within it.
help-surplus-treasure = Something has lowered your limit of permanent treasures. Discard cards of your choice until you are within it.
help-surplus-lair = A lair holds at most three monsters. The one you choose is discarded, together with its attachments.
help-spoils = In the solo game, each monster you beat and each end of a turn lets you draw a glory card. Pass if you do not want it.
help-form = The attacker chooses the form: melee, magic or speed. Both sides roll a die and add their value in that form, so look where the defender is weak.
help-compare = All dice are on the table. The attacker chooses the order in which the pairs are compared; each result applies before the next comparison.
help-harder = You won the comparison, and you may pay for an extra wound. You pay only if you say yes.
help-seize = The hero you struck is leading an escort. You may take the escort instead of dealing the wound; then the strike does nothing else.
help-one-other = The strike reaches one more hero in the location. The monster's owner chooses who.
help-challenge = After an attack your hero may make one challenge for 1 action point. The target is a card that attacked and still lives, or a hero in the same location. It is your one battle this turn.
help-free-attack = This attack costs no action point and is not your battle of the turn. Choose a card that has just attacked you, or a hero here who attacked you this turn.
help-where-to = An unwounded monster goes back to your hand or to your lair. A wounded one goes to your lair or is discarded. Everyone sees your lair, but you can send its monsters again.
help-give-peril = For each wound your monster dealt you may give 1 peril to any one player. An opponent's peril pays for what you send next.

## Actions: the turn

do-send = Send { $card-the } against { $seat }
do-send-last = Send { $card-the } against { $seat }, and nothing more
do-recall = Do not send { $card-the }
do-declare = Declare your encounters
do-done = That is all
do-settle = { $card }
do-battle = The battle against { $seat }
do-go = Go { $side }
do-walk = Walk to { $location-the }
do-finish = End the turn and discard { $card-the }
do-explore = Explore
do-place = { $turned ->
    [0] Place it: { $square }
   *[other] Place it: { $square }, turned by 180°
}
do-place-on = { $turned ->
    [0] Place it: { $square }, and go on
   *[other] Place it: { $square }, turned by 180°, and go on
}
do-lay = Place { $location-the }
do-keep = Keep { $location-the }
do-stand = Stand up
do-lie-down = Lie down: +1 action point
do-save = Save 1 action point
do-draw = { $deck-id ->
    [glory] Draw a glory card
   *[peril] Draw a peril card
}
do-draw-all = { $peril ->
    [0] Draw { event-glory-cards }
   *[other] { $glory ->
        [0] Draw { event-peril-cards }
       *[other] Draw { event-glory-cards } and { event-peril-cards }
    }
}
event-glory-cards = { $glory ->
    [one] { $glory } glory card
   *[other] { $glory } glory cards
}
event-peril-cards = { $peril ->
    [one] { $peril } peril card
   *[other] { $peril } peril cards
}
do-yes = Yes
do-no = No
do-pass = Pass
do-ask = { $standing ->
    [never] Ask me about responses: never
    [mine] Ask me about responses: for my hero
    [deadly] Ask me about responses: only if my hero could die
    [battle] Not again in this battle
    [roll] Not until I roll or take damage
    [this] Not again until this is over
    [turn] Not until my turn
   *[always] Ask me about responses: always
}

## Actions: cards

do-play = Play { $card-the }
do-play-x = Play { $card-the } with X = { $n }
do-use = { $by ->
    [search] Search ({ $card })
   *[other] { $n ->
        [1] Use { $card-use }
       *[other] Use { $card-use }: effect { $n }
    }
}
do-discard = Discard { $card-the }
do-pick = { $card }
do-target = { $seat }'s hero
do-against = { $foe-the }'s attack
do-x = X = { $n }
do-option = Effect { $n }
do-at = { $location }
do-exit = { $location }: { $side } exit
do-hazard = { $location }: { $hazard }
do-lie = { $turned ->
    [0] { $other_turned ->
        [0] Both upright
       *[other] Turn the second by 180°
    }
   *[other] { $other_turned ->
        [0] Turn the first by 180°
       *[other] Turn both by 180°
    }
}
do-hero = { $hero }

## Actions: battle and quests

do-form = { $form } attack
do-attack = Attack { $seat }'s hero
do-challenge = Attack { $foe-the }
do-challenge-in = Attack { $foe-the } ({ $form })
do-compare = { $foe-the }'s attack
do-to-hand = { $card }: to your hand
do-to-lair = { $card }: to your lair
do-lair-giving = { $card }: to your lair; { $seat } gains the peril for its wounds
do-give-peril = 1 peril to { $seat }
do-attempt = Attempt “{ $quest }”
do-pick-up = “{ $quest }”: take the escort
do-deliver = “{ $quest }”: deliver the escort
do-drop = “{ $quest }”: leave the escort here
do-replace = Replace “{ $quest }”
do-seize = Take the escort: “{ $quest }”

## Events: the game and its turns

event-hero-enters = { $seat }: { $hero } enters the dungeon ({ $location }).
event-first-player = { $seat } goes first{ $dice-count ->
    [0] .
   *[other] {" "}(dice: { $dice }{ $again-count ->
        [0] {""}
       *[other] ; again: { $again }
    }).
}
event-turn-begins = Round { $round }: { $seat }'s turn.
event-phase-begins = { $seat }: { $phase }.
event-recovered = { $ap ->
    [one] { $seat } has { $ap } action point{ event-made-of }.
   *[other] { $seat } has { $ap } action points{ event-made-of }.
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
event-ap-saved = { $seat } saves 1 action point.
event-game-over = { $why ->
    [quests] Three quests completed: { $seats } wins!
    [survivor] Last hero standing: { $seats } wins!
   *[death] The hero is dead, and the game is lost.
}

## Events: locations

event-location-drawn = { $seat } draws { $location-the }.
event-location-placed = { $beside-id ->
    [none] { $turned ->
        [0] { $location } is placed on { $square }.
       *[other] { $location } is placed on { $square }, turned by 180°.
    }
   *[other] { $seat } places { $location-the } { $side } of { $beside-the }{ event-explored }; entering it brings { $glory } glory and { $peril } peril{ $hazards-count ->
        [0] {""}
       *[other] {"; hazards: "}{ $hazards }
    }.
}
event-explored = { $ap-id ->
    [none] { $why ->
        [each_turn] {" "}(free: each turn brings one location)
       *[other] {""}
    }
   *[other] { $ap ->
        [one] {" "}(explored for { $ap } action point)
       *[other] {" "}(explored for { $ap } action points)
    }
}
event-location-under = { $location } fits nowhere; it goes to the bottom of the stack.
event-location-left-over = { $location } fits nowhere and leaves the game.
event-location-passed = { $seat } passes { $location-the } to { $rival }.
event-locations-seen = { $locations-count ->
    [0] { $n ->
        [one] { $seat } gets { $n } location.
       *[other] { $seat } gets { $n } locations.
    }
   *[other] { $seat } gets { $locations }.
}
event-shifted = { $beside-id ->
    [none] { $turned ->
        [0] { $location } now lies on { $square }.
       *[other] { $location } now lies on { $square }, turned by 180°.
    }
   *[other] { $turned ->
        [0] { $location } now lies { $side } of { $beside-the }.
       *[other] { $location } now lies { $side } of { $beside-the }, turned by 180°.
    }
}
event-deactivated = { $seat } places a deactivation token ({ $location }): { $what }.
event-bridged = { $seat } bridges the { $side } wall of { $location-the }.
event-exit-barred = The { $side } exit of { $location-the } is barred.
event-exit-opened = The { $side } exit of { $location-the } is now open to everyone, as long as { $seat }'s hero is there.

## Events: heroes

event-revisited = { $revisited ->
    [yes] {" "}(not new this turn: no glory or peril)
   *[no] {""}
}
event-moved = { $seat } moves to { $location-the }{ event-revisited }.
event-transferred = { $seat } is transferred to { $location-the }{ event-because }{ event-revisited }.
event-fell = { $seat } falls{ event-because }.
event-stood-up = { $seat } stands up.
event-lain-down = { $seat } lies down.
event-because = { $why ->
    [away] : it left the battle unbeaten, so its player keeps it
    [battle] {" "}({ $cause-id ->
        [none] wounds dealt
       *[other] wounds dealt: { $cause }
    })
    [blocked_exit] {" "}(blocked exit: { $cause })
    [died] {" "}({ $cause } is dead)
    [given_up] : wounded but not beaten, so its player does not keep it
    [host] {" "}(lay under { $cause })
    [hurt] : wounded but not beaten, so its player keeps it
    [influence] {" "}(influence of “{ $cause }”)
    [lain_down] {" "}(for lying down)
    [limit] {" "}(over the limit)
    [pit] {" "}(pit: { $cause })
    [price] {" "}(price: { $cause-use })
    [reward] {" "}(reward: “{ $cause }”)
    [spikes] {" "}(spikes: { $cause })
    [stayed] {" "}(for staying: { $cause })
    [survived] : it has not been beaten
    [trapped_exit] {" "}(trapped exit: { $cause })
    [turn_ends] {" "}(end of the turn: one card must go)
    [turn_ends_freely] {" "}(end of the turn, optional)
    [unhurt] : neither wounded nor beaten, so its player keeps it
    [up_to_five] {" "}(up to five cards)
    [wounded] {" "}({ $cause } has dealt a wound)
   *[other] { $cause-id ->
        [none] {""}
       *[other] {" "}({ $cause })
    }
}
event-glory = { $n-sign ->
    [down] { $seat } loses { $n-size } glory{ event-because }.
   *[other] { $seat } gains { $n-size } glory{ event-because }.
}
event-peril-given = { $rival-id ->
    [none] { event-because }
   *[other] { $cause-id ->
        [none] {" "}({ $rival }'s choice)
       *[other] {" "}({ $rival }'s choice, for a wound by { $cause })
    }
}
event-peril = { $n-sign ->
    [down] { $seat } loses { $n-size } peril{ event-because }.
   *[other] { $seat } gains { $n-size } peril{ event-peril-given }.
}
event-action-points = { $n-sign ->
    [down] { $n-size ->
        [one] { $seat } loses { $n-size } action point{ event-because }.
       *[other] { $seat } loses { $n-size } action points{ event-because }.
    }
   *[other] { $n-size ->
        [one] { $seat } gains { $n-size } action point{ event-because }.
       *[other] { $seat } gains { $n-size } action points{ event-because }.
    }
}
event-level-stats = { $melee-id ->
    [none] {""}
   *[other] {" "}Melee { event-old-melee }{ $melee }, magic { event-old-magic }{ $magic }, speed { event-old-speed }{ $speed }.
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
    [none] { $seat } is now level { $level }
   *[other] { $seat }: level { $was } → { $level }
}{ event-because }.{ event-level-stats }
event-healed = { $seat } heals { $n } life{ event-because }.
event-wounded = { $n ->
    [one] { $seat } takes { $n } wound{ event-because }. Life left: { $life }.
   *[other] { $seat } takes { $n } wounds{ event-because }. Life left: { $life }.
}
event-life-given = { $seat } gives up { $n } life{ event-because }.
event-revived = { $seat } comes back to life{ event-because }. Life: { $life }.
event-chilled = { $n ->
    [one] { $seat }: −{ $n } action point at the next Reset Phase{ event-because }.
   *[other] { $seat }: −{ $n } action points at the next Reset Phase{ event-because }.
}
event-prevented = { $n ->
    [one] { $n } wound to { $seat } is prevented{ event-because }.
   *[other] { $n } wounds to { $seat } are prevented{ event-because }.
}
event-died = { $seat }'s hero is dead.
event-resurrected = { $seat } continues with { $hero }.

## Events: dice

event-idle = { $idle ->
    [yes] : nothing happens
   *[no] {""}
}
event-passed = { $by ->
    [pit] : the hero does not fall
    [spikes] : no wound
    [trapped_exit] : no wound
    [blocked_exit] : the exit is open for this step
   *[other] { event-idle }
}
event-failed = { $idle ->
    [yes] { event-idle }
   *[no] { $by ->
        [pit] : the hero falls
        [spikes] : 1 wound
        [trapped_exit] : 1 wound
        [blocked_exit] , but from now on the exit is open
        [standing_up] : the hero stays down
       *[other] {""}
    }
}
event-roll-of = { $why ->
    [attack] attack roll against { $source-the }
    [counter] counter-roll against { $source-the }
   *[other] { $by ->
        [pit] pit ({ $source })
        [spikes] spikes ({ $source })
        [trapped_exit] trapped exit ({ $source })
        [blocked_exit] blocked exit ({ $source })
        [standing_up] standing up
       *[other] roll{ $source-id ->
            [none] {""}
           *[other] {" "}({ $source })
        }
    }
}
event-roll-need = { $printed-id ->
    [none] { $need } needed
   *[other] { $need } needed: { $printed } + danger { $danger }
}
event-roll-sum = { $form-id ->
    [none] { $plus }
   *[other] { $form } { $plus }
}{ $bonuses-count ->
    [0] {""}
   *[other] {" "}({ $base }, { $bonuses })
} + die { $kept }{ $dice-count ->
    [0] {""}
    [1] {""}
   *[other] {" "}(of { $dice })
} = { $total }{ $need ->
    [0] .
   *[other] {" "}({ event-roll-need }). { $success ->
        [yes] Passed{ event-passed }.
       *[no] Failed{ event-failed }.
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
    [attack] attack roll
    [counter] counter-roll
    [threat] threat roll
   *[other] roll
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
   *[other] ; needed: { $need }.
}
event-dice-counted = { $counted-count ->
    [1] { $dice-count ->
        [1] {""}
       *[other] {" "}(only the best die counts: { $counted })
    }
    [2] { $dice-count ->
        [2] {""}
       *[other] {" "}(only the best two count)
    }
   *[other] {""}
}
event-die-sum = { $plus-sign ->
    [none] {""}
   *[other] {" "}= { $total }
}
event-dice-rolled = { $seat }, “{ $source }”: { $dice }{ event-dice-counted }{ $plus-sign ->
    [up] , plus { $plus-size }
    [down] , minus { $plus-size }
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
    [yes] each die must show { $need } or more
   *[no] { $need } or more needed
}: { $success ->
    [yes] success!
   *[no] failure.
}
event-tested = { $success ->
    [yes] { $seat } passes the test.
   *[no] { $seat } fails the test{ $by ->
        [encounter_trap] {" "}of the trap.
        [spikes] {" "}of the spikes.
        [pit] {" "}of the pit.
        [trapped_exit] {" "}of the trapped exit.
        [blocked_exit] {" "}of the blocked exit.
        [quest] {" "}of the quest.
       *[other] .
    }
}
event-solo-dice = { $n ->
    [one] { $seat } rolls { $dice } against peril { $peril } and draws { $n } peril card.
   *[other] { $seat } rolls { $dice } against peril { $peril } and draws { $n } peril cards.
}

## Events: cards

event-drawn = { $card-id ->
    [none] { $deck-id ->
        [none] { $seat } draws a card{ event-because }.
        [glory] { $seat } draws a glory card{ event-because }.
       *[peril] { $seat } draws a peril card{ event-because }.
    }
   *[other] { $seat } draws { $card-the }{ event-because }.
}
event-reshuffled = { $deck-id ->
    [none] The discards are shuffled into a new deck.
    [glory] The discarded glory cards are shuffled into a new deck.
   *[peril] The discarded peril cards are shuffled into a new deck.
}
event-discarded = { $seat-id ->
    [none] { $card } is discarded{ event-because }.
   *[other] { $why ->
        [broken] { $card } breaks ({ $seat }).
        [used_up] { $seat } has used up { $card-the }.
       *[other] { $seat } discards { $card-the }{ event-because }.
    }
}
event-with-x = { $x-id ->
    [none] {""}
   *[other] {" "}with X = { $x }
}
event-pays-peril = paid for with { $price } of { $rival }'s peril
event-played-for = { $rival-id ->
    [none] { $price-id ->
        [none] {""}
       *[other] {" "}for { $price } glory
    }
   *[other] { $aimed ->
        [yes] {" "}on { $rival }
       *[no] {""}
    }{ $price-id ->
        [none] , paid for with { $rival }'s peril
       *[other] , { event-pays-peril }
    }
}
event-played = { $seat-id ->
    [none] { $card } takes effect{ event-with-x }.
   *[other] { $seat } plays { $card-the }{ event-with-x }{ event-played-for }.
}
event-price = { $glory-id ->
    [none] { $ap-id ->
        [none] {""}
       *[other] { $ap ->
            [one] {" "}for { $ap } action point
           *[other] {" "}for { $ap } action points
        }
    }
   *[other] {" "}for { $glory } glory{ $ap-id ->
        [none] {""}
       *[other] { $ap ->
            [one] {" "}and { $ap } action point
           *[other] {" "}and { $ap } action points
        }
    }
}
event-for-the-roll = { $plus-id ->
    [none] { $more-id ->
        [none] {""}
       *[other] { $more ->
            [one] : +{ $more } die
           *[other] : +{ $more } dice
        }
    }
   *[other] { $plus-sign ->
        [up] : +{ $plus-size } to the roll
       *[down] : −{ $plus-size } to the roll
    }
}
event-left = { $left-id ->
    [none] {""}
   *[other] {" "}({ $left } left)
}
event-spent-ap = { $ap ->
    [one] { $ap } action point
   *[other] { $ap } action points
}
event-used = { $why ->
    [rid] { $seat } gets rid of { $source-use }{ event-price }.
    [search] { $seat } spends { event-spent-ap } to search (“{ $source }”).
   *[other] { $seat } uses { $source-use }{ event-price }{ event-for-the-roll }{ event-left }.
}
event-cancelled = { $seat } cancels { $card-the }{ event-because }.
event-attached = { $seat-id ->
    [none] { $card } is attached to { $host-the }.
   *[other] { $seat } attaches { $card-the } to { $host-the }.
}
event-back-to-hand = { $card } returns to { $seat }'s hand{ event-because }.
event-to-lair = { $seat-id ->
    [none] { $card } goes to the lair{ event-because }.
   *[other] { $card } goes to { $seat }'s lair{ event-because }.
}

## Events: misdeeds and battle

event-sent = { $seat-id ->
    [none] { $card } comes for { $rival }.
   *[other] { $seat } sends { $card-the } against { $rival }{ $price-id ->
        [none] {""}
       *[other] , { event-pays-peril }
    }.
}
event-trap-springs = { $seat-id ->
    [none] { $card }! A trap for { $rival }.
   *[other] { $card }! { $seat } springs a trap on { $rival } and everyone there.
}
event-out-of-reach = { $card } can no longer reach { $seat }.
event-attacks = { $foe-id ->
    [reader] You attack { $defender-the }
   *[other] { $foe } attacks { $defender-the }
} ({ $form }).{ $rival-id ->
    [none] {""}
   *[other] {" "}{ $rival } rolls for it.
}
event-attacker-removed = { $why ->
    [discard] { $foe } is discarded before striking.
   *[ignore] { $foe } leaves the battle.
}
event-compared = { $foe } { $total }, { $defender } { $counter }{ $by ->
    [foe] { $foe-id ->
        [reader] : you strike.
       *[other] : { $foe } strikes.
    }
    [defender] { $defender-id ->
        [reader] : you strike.
       *[other] : { $defender } strikes.
    }
    [tie] : a tie, and nobody strikes.
   *[none] : nobody strikes, because a card prevents it.
}
event-monster-wounded = { $n ->
    [one] { $foe } takes { $n } wound{ event-because }. Life left: { $life }.
   *[other] { $foe } takes { $n } wounds{ event-because }. Life left: { $life }.
}
event-monster-healed = { $foe } heals { $n } life{ event-because }. Life: { $life }.
event-monster-beaten = { $seat-id ->
    [none] { $foe } is beaten!
   *[other] { $seat } beats { $foe-the }!
}

## Events: quests

event-quest-opened = { $seat-id ->
    [none] New global quest: “{ $quest }”.
   *[other] New quest for { $seat }: “{ $quest }”.
}
event-quest-attempted = { $seat } attempts “{ $quest }”.
event-attempt-failed = { $seat } does not complete “{ $quest }”: the attempt has failed.
event-searched = { $seat } searches (“{ $quest }”): die { $die } + distance { $distance }; { $need } or more needed: { $success ->
    [yes] found!
   *[no] nothing found.
}
event-quest-completed = { $seat } completes “{ $quest }”!
event-quest-replaced = { $seat } replaces “{ $quest }” with “{ $new }”.
event-quest-under = “{ $quest }” goes to the bottom of the quest deck.
event-picked-up = { $seat } takes the escort: “{ $quest }”.
event-token-taken = { $seat } takes the escort of “{ $quest }” from { $rival }.
event-token-dropped = { $seat } leaves the escort of “{ $quest }” behind ({ $location }).

## Refusals: cards and effects

no-ability-forbidden = A bane keeps your hero from using their ability.
no-at-the-limit = { $card }: you have reached your limit of permanent cards of this kind.
no-boon-stays = { $card } is a boon; you can never choose to discard a boon.
no-in-use = { $card } is already being used.
no-last-life = { $card } costs a wound, and your hero has only 1 life left.
no-no-ap = { $card }: your hero has too few action points.
no-no-fodder = { $card }: you have no suitable monster to discard.
no-no-target = There is no possible target.
no-no-token = { $card } has no tokens left.
no-nobody-pays = { $card }: no possible target has enough peril.
no-not-in-hand = That card is not in your hand.
no-not-the-time = { $card } cannot be used now{ $by ->
    [own_turn] , only on your own turn.
    [feats] , only in your own Hero Phase.
    [move] , only in your own Hero Phase, when your hero moves.
    [response] , only when your hero is attacked, as a response.
    [roll] , only when dice are about to be rolled.
    [would_wound] , only when a wound is about to be dealt.
    [would_fall] , only when a hero is about to fall.
    [would_transfer] , only when a hero is about to be transferred.
    [would_die] , only when a hero is about to die.
    [any] , first comes what is being asked.
    [over] , its phase is over.
   *[other] .
}
no-not-there = { $card }: your hero is not in the right place to use it.
no-not-to-discard = { $card } is not one of the cards you may discard.
no-not-yours = That card is not in front of you.
no-solo-boon = { $card }: in the solo game you play permanent boons only on an entrance.
no-solo-treasure = { $card }: in the solo game you play permanent treasures only in the reward step of a battle.
no-too-dear = { $card } costs { $price } glory; you have { $glory }.
no-type-in-play = { $card }: you already have a treasure of this type in play.
no-used-this-roll = { $card } has already been used for this roll.
no-used-this-turn = { $card } has already been used this turn.
no-wrong-time = { $card } cannot be played now{ $by ->
    [misdeeds] , only in your own Dungeonlord Phase.
    [feats] , only in your own Hero Phase.
    [response] , only when your hero is attacked, as a response.
    [any] , first comes what is being asked.
    [over] , its phase is over.
   *[other] .
}
no-only-in-feats = Your hero does this only in your own Hero Phase.
no-asked-first = First comes what is being asked.
no-feats-over = Your Hero Phase is over.

## Refusals: misdeeds and battle

no-asked-so-already = That is already your setting.
no-dead = Your hero is dead.
no-declare-first = First declare the encounters you have chosen, or take them back.
no-declare-or-recall = You have chosen encounters: declare them, or take them back.
no-declared-already = { $card }: this phase's encounters have already been declared.
no-fallen-attacker = A fallen hero cannot spend action points to attack.
no-hero-is-dead = { $seat }'s hero is dead.
no-lies-already = Your hero is already down.
no-must-discard = Your hand is not empty, so you must discard a card.
no-no-ap-to-attack = An attack costs 1 action point.
no-no-ap-to-challenge = A challenge costs 1 action point, which your hero does not have.
no-no-such-hero = There is no possible target.
no-no-time-now = Only an effect that prevents this can be used now.
no-no-time-to-attack = You cannot attack a hero now.
no-no-traps-here = { $card }: traps cannot be declared where { $seat } is.
no-not-here = { $seat }'s hero is in another location.
no-not-this-variant = Lying down on purpose is only possible with the variant “Limited movement”.
no-not-to-be-challenged = This card did not attack you, or is out of the battle.
no-nothing-to-declare = You have not chosen any encounters.
no-once-a-turn = You can do this only once per turn, and you already have.
no-once-this-turn = { $card } has already been declared this turn.
no-one-battle = Your hero may start one battle per turn, and already has.
no-own-peril = You never pay with your own peril.
no-peace-here = Heroes may not attack heroes here.
no-sent-already = { $card } is already one of your encounters.
no-too-little-peril = { $card } costs { $price } peril; { $seat } has too little.
no-unwounded = { $card } is unwounded: it goes to your hand or your lair.
no-wounded = { $card } is wounded: it goes to your lair or is discarded.

## Refusals: moving

no-a-wall = There is a wall on this side of { $location-the }, or on the other side.
no-fallen = Your hero is down and must stand up first.
no-no-ap-to-explore = Exploring costs 1 action point.
no-no-ap-to-move = A step costs 1 action point.
no-no-ap-to-stand = Standing up costs 1 action point.
no-no-location-fits = None of the remaining locations fits anywhere.
no-no-locations = There are no locations left.
no-not-fallen = Your hero is already standing.
no-nothing-there = There is no location on that side.

## Refusals: the map

no-cell-taken = { $location } is already there.
no-dungeon-closed = That would close the dungeon: no exit would lead to an empty cell.
no-entrance-lost = { $location } would lose its path to an entrance.
no-exits-misfit = The exits would not match those of { $location-the }: a wall may only touch a wall.
no-location-cut-off = { $location } would be cut off.
no-location-stays = { $location } is already placed that way.
no-not-edge-to-edge = The location would not touch any other.
no-swap-with-itself = { $location } cannot swap places with itself.

## Refusals: quests

no-attempt-costs-ap = “{ $quest }”: another attempt costs 1 action point, and your hero cannot spend any.
no-cannot-sacrifice = “{ $quest }”: you cannot give up what it asks for.
no-deliver-elsewhere = “{ $quest }”: the escort must be delivered elsewhere.
no-escort-elsewhere = “{ $quest }”: the escort waits elsewhere.
no-escort-led = “{ $quest }”: a hero is already leading the escort.
no-no-attempt = “{ $quest }” is not completed by an attempt.
no-no-escort = “{ $quest }” has no escort.
no-not-escorting = “{ $quest }”: your hero is not leading its escort.
no-not-found = “{ $quest }”: search first, and find what you need.
no-not-your-quest = “{ $quest }” is not open to you.
no-under-attack = “{ $quest }”: the escort stays with your hero until the attack is over.
no-quest-elsewhere = “{ $quest }”: this is not the right place.
