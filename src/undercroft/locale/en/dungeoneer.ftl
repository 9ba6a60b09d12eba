# Dungeoneer: questions (ask-), help for newcomers (help-), actions (do-), events (event-), refusals (no-).
# What the variables are: see locale/texts.py.

## Questions: the turn

ask-choose-hero = Which hero do you play?
ask-another-hero = Your hero is dead. Who comes after it?
ask-which-entrance = { $source }: at which entrance does the new hero of { $seat } begin?
ask-misdeeds = You are the dungeon lord. What do you send at your rivals?
ask-banes = Your encounters are settled. Another bane?
ask-settle = What happens first?
ask-feats = { $n ->
    [one] Your feats. { $n } action point left. What does your hero do?
   *[other] Your feats. { $n } action points left. What does your hero do?
}
ask-place = { $source }: where does it go?
ask-lay = Which of your locations do you place?
ask-keep = Which location do you keep?
ask-go-on = The exit is open now. Do you go through it for 1 action point?
ask-dodge-spikes = Do you spend 1 action point to avoid the spikes?
ask-discard = Which card do you discard?
ask-save = Do you save 1 action point?
ask-draw = { $n ->
    [one] { $n } more card to draw. From which deck?
   *[other] { $n } more cards to draw. From which deck?
}

## Questions: windows

ask-window = { $by ->
    [phase_begins] A phase begins. Do you play anything?
    [phase_ends] A phase ends. Do you play anything?
    [declared] Before it acts: do you play anything?
    [response] You are attacked. How do you respond?
    [step] Before the next step: do you play anything?
    [arrival] Before the location acts: do you play anything?
    [roll] Before the dice are rolled: do you change anything?
    [reward] The battle is over. Do you play a treasure?
    [wound] You are about to be wounded. Do you prevent it?
    [fall] You are about to fall. Do you prevent it?
    [transfer] You are about to be transferred. Do you prevent it?
   *[death] Your hero is about to die. Do you save it?
}

## Questions: cards

ask-target = { $source }: on whose hero?
ask-payer = { $source }: whose peril pays for it?
ask-x = { $source }: how much is X?
ask-host = { $source }: which card do you attach it to?
ask-fodder = { $source }: which monster do you discard for it?
ask-at-once = { $source }: there is no room for it. Do you use it up at once?
ask-use = { $source }: do you use it?
ask-choose-effect = { $source }: which of its effects?
ask-one-attack = { $source }: against which attack?
ask-part-with = { $by ->
    [bane] { $source }: which bane leaves { $seat }?
    [boon] { $source }: which boon does { $seat } lose?
    [treasure] { $source }: which treasure does { $seat } lose?
   *[other] { $source }: which card does { $seat } lose?
}
ask-sacrifice = { $source }: what do you give up?
ask-replace-quest = { $source }: which quest do you replace?
ask-transfer = { $source }: where does the hero of { $seat } go?
ask-leave = { $source }: through which exit?
ask-deactivate = { $source }: where does the token go?
ask-which-token = { $source }: all tokens are in use. Which one do you take back?
ask-bridge = { $source }: which wall do you bridge?
ask-bar = { $source }: which exit is barred?
ask-shift = { $source }: which location is shifted?
ask-move-location = { $source }: where does { $location-the } go?
ask-swap-with = { $source }: with which location does { $location-the } change places?
ask-swap-turning = { $source }: how do { $location-the } and { $other-the } lie?
ask-surplus-boon = You have more permanent boons than your limit. Which one do you discard?
ask-surplus-treasure = You have more permanent treasures than your limit. Which one do you discard?
ask-surplus-lair = Your lair is too small. Which monster do you discard?

## Questions: battle

ask-spoils = Your hero has beaten a monster. Do you draw a glory card?
ask-form = { $source }: in which form does it attack?
ask-compare = Which attack is compared next?
ask-harder = { $source }: do you pay for an extra wound?
ask-seize = Your strike succeeds. Do you wound, or take an escort?
ask-one-other = { $source }: which other hero is wounded too?
ask-challenge = You were attacked. Do you strike back for 1 action point?
ask-free-attack = { $source }: whom does the free attack hit?
ask-where-to = { $source }: where does it go?
ask-give-peril = { $source } has wounded a hero. Who gains 1 peril?

## Help for newcomers

help-choose-hero = Each hero has its own ability and its own strengths. Look at the values of melee, magic and speed, and at the limits of boons and treasures.
help-another-hero = You go on with a new hero of level 1, without the cards of the old one. Your completed quests count, and the open ones remain yours.
help-which-entrance = The left neighbour of a player whose hero has died puts the new hero on an entrance. Far from its quests is mean, and allowed.
help-misdeeds = Encounters and banes are paid with the peril of the hero they are meant for, never with your own. Choose the encounters one by one, then declare them all together. Play banes before that, or after everything is settled.
help-banes = Everything you have sent is settled. You may still play banes, each paid with the peril of its target. End the phase when you are ready.
help-settle = Several encounters are waiting, and you decide the order. Traps are settled one at a time; all monsters against one hero fight in a single battle.
help-feats = Your hero moves, explores, plays glory cards and attempts quests, in any order, as long as action points and glory last. A location that is new this turn gives glory and peril. Stop whenever you like.
help-place = A location lies edge to edge with the others, upright or turned round. A wall may only touch a wall. No location may be cut off, and the dungeon may never be closed.
help-lay = All locations are laid out before the game, one from each player in turn. A card that fits nowhere is kept for later. Think of the quests: those of your own should lie close together.
help-keep = You keep one of these locations and place it. The others go under the stack.
help-go-on = You failed to open the exit, but now it stays open while your hero is here. Going through costs 1 more action point; you may also keep the point and leave later.
help-dodge-spikes = The spikes test one of your stats, and wound you if you fail. For 1 action point you get past them safely.
help-discard = At the end of your turn you discard exactly one card, if you hold any: from your hand, a treasure in play or a monster of your lair. Then you draw until you hold five.
help-save = One action point can be kept until your next recovery. It pays for striking back when you are attacked, or for standing up. All others are lost.
help-draw = Glory cards help your hero; peril cards harm your rivals. You choose the deck for every single card, until you hold five.
help-window = Here you may play a card or use an effect, or pass. When everybody passes in a row, the game goes on. How often you are asked is up to you: choose one of the settings below.
help-target = The card acts on this hero and is paid with its peril. You can only choose a hero with enough peril.
help-payer = This card has no target, but one of your rivals pays for it with peril. You choose who.
help-x = You decide how much to pay, within the bounds of the card. The more you pay, the stronger it is.
help-host = An attachment lies under another card and acts as long as that card stays. If that card goes, the attachment is discarded.
help-fodder = One monster from your hand or your lair is the price. It is discarded; the effect comes at once.
help-at-once = You have reached your limit of permanent treasures, so this one may only be used up at once. If you do not use it, it is discarded.
help-use = Something has just happened that this effect may answer. You pay its price only if you use it.
help-choose-effect = The card offers more than one effect, in the order in which it names them. You choose which one happens.
help-one-attack = Several cards attack your hero, and this one helps against just one of them. Choose the attack that frightens you most.
help-part-with = A card in play or in hand has to go. Whoever the card says chooses which.
help-sacrifice = The quest asks you to give something up. A card that you choose here is discarded.
help-replace-quest = A new quest is drawn, and the one you choose here goes under the quest deck. If its escort is with you, the escort leaves the dungeon.
help-transfer = A transfer puts the hero elsewhere without moving: exits do not matter. Glory, peril and traps of the new place count only in the hero's own turn.
help-leave = Choose the exit by which your hero leaves. Its condition does not count this time.
help-deactivate = A deactivation token makes a hazard harmless, or an exit open from that side. It stays there for everybody.
help-which-token = There are only three deactivation tokens. One of those in play is taken up and laid where you have chosen; what it covered works again.
help-bridge = The bridge makes a way through a wall, in both directions. It stays as long as its card is in play.
help-bar = The exit counts as blocked from this side until a hero passes it or fails at it. The other side is as before.
help-shift = Locations change their places in the dungeon. They must fit as when they were placed, and nothing may be cut off.
help-move-location = Put the location on another cell, or turn it where it is. It must fit as when it was placed.
help-swap-with = The two locations change places. What lies on them goes with them, unless the card says otherwise.
help-swap-turning = Each of the two can lie upright or turned round. You see only what fits.
help-surplus-boon = Something has lowered your limit of permanent boons. You choose what to discard until the rest is within it.
help-surplus-treasure = Something has lowered your limit of permanent treasures. You choose what to discard until the rest is within it.
help-surplus-lair = At most three monsters live in a lair. The one that you choose is discarded, together with what is attached to it.
help-spoils = When you play alone, each monster that you beat may bring you a glory card. Pass if you do not want it.
help-form = The attacker chooses the form: melee, magic or speed. Both sides roll a die and add their value of that form, so look where the defender is weak.
help-compare = All dice are on the table. The attacker chooses in which order the pairs are compared; each result counts before the next comparison.
help-harder = You have won the comparison, and this card can make the strike worse. You pay only if you say yes.
help-seize = The hero you struck is leading somebody. You may take the escort over instead of wounding; then nothing else of the strike happens.
help-one-other = The strike reaches one more hero in the location. The owner of the monster chooses whom.
help-challenge = After an attack your hero may strike back once, for 1 action point. The target is a card that attacked and still lives, or a hero in the same place. It is your one battle of this turn.
help-free-attack = This attack costs no action point and is not your battle of the turn. Choose a card that has just attacked you, or a hero here who attacked you this turn.
help-where-to = An unwounded monster goes back to your hand or to your lair. A wounded one goes to your lair or is discarded. In the lair everybody sees it, but it can be sent again.
help-give-peril = For each wound that your monster dealt you may give 1 peril to any one player. Peril of a rival pays for what you send next.

## Actions: the turn

do-send = Send { $card-the } against { $seat }
do-recall = Do not send { $card-the }
do-declare = Declare your encounters
do-done = That is all
do-settle = { $card }
do-battle = The battle against { $seat }
do-go = Go { $side }
do-explore = Explore: draw and place a location
do-place = { $turned ->
    [0] Place it on { $square }
   *[other] Place it on { $square }, turned round
}
do-lay = Place { $location-the }
do-keep = Keep { $location-the }
do-stand = Stand up
do-lie-down = Lie down for 1 action point
do-save = Save 1 action point
do-draw = { $deck-id ->
    [glory] Draw a glory card
   *[peril] Draw a peril card
}
do-yes = Yes
do-no = No
do-pass = Pass
do-ask = { $standing ->
    [never] Do not ask me again
    [mine] Ask me only about my own hero
   *[always] Ask me about everything
}

## Actions: cards

do-play = Play { $card-the }
do-use = { $n ->
    [1] Use { $card-use }
   *[other] Use { $card-use }: effect { $n }
}
do-discard = Discard { $card-the }
do-pick = { $card }
do-target = The hero of { $seat }
do-against = The attack of { $foe-the }
do-x = X = { $n }
do-option = Effect { $n }
do-at = { $location }
do-exit = { $location }: the exit to the { $side }
do-hazard = { $location }: { $hazard }
do-lie = { $turned ->
    [0] { $other_turned ->
        [0] Both upright
       *[other] The second one turned round
    }
   *[other] { $other_turned ->
        [0] The first one turned round
       *[other] Both turned round
    }
}
do-hero = { $hero }

## Actions: battle and quests

do-form = Attack with { $form }
do-attack = Attack the hero of { $seat }
do-challenge = Attack { $foe-the }
do-compare = The attack of { $foe-the }
do-to-hand = { $card }: to the hand
do-to-lair = { $card }: to the lair
do-give-peril = 1 peril to { $seat }
do-attempt = Attempt “{ $quest }”
do-pick-up = “{ $quest }”: take the escort along
do-deliver = “{ $quest }”: deliver the escort
do-drop = “{ $quest }”: leave the escort here
do-replace = Replace “{ $quest }”
do-seize = Take the escort: “{ $quest }”

## Events: the game and its turns

event-hero-enters = { $seat }: { $hero } enters the dungeon ({ $location }).
event-first-player = { $seat } goes first.
event-turn-begins = Round { $round }: the turn of { $seat }.
event-phase-begins = { $seat }: { $phase }.
event-recovered = { $ap ->
    [one] { $seat } has { $ap } action point.
   *[other] { $seat } has { $ap } action points.
}
event-ap-saved = { $seat } saves 1 action point.
event-game-over = { $why ->
    [quests] { $seats } has completed three quests and wins!
    [survivor] { $seats } is the last one alive and wins!
   *[death] The hero is dead, and the game is lost.
}

## Events: locations

event-location-drawn = { $seat } draws { $location-the }.
event-location-placed = { $turned ->
    [0] { $location } is placed on { $square }.
   *[other] { $location } is placed on { $square }, turned round.
}
event-location-under = { $location } fits nowhere and goes under the stack.
event-location-left-over = { $location } fits nowhere and leaves the game.
event-location-passed = { $seat } passes { $location-the } on to { $rival }.
event-locations-seen = { $why ->
    [dealt] { $locations-count ->
        [0] { $n ->
            [one] { $seat } gets { $n } location.
           *[other] { $seat } gets { $n } locations.
        }
       *[other] { $seat } gets { $locations }.
    }
   *[peek] { $locations-count ->
        [0] { $n ->
            [one] { $seat } looks at { $n } location.
           *[other] { $seat } looks at { $n } locations.
        }
       *[other] { $seat } looks at { $locations }.
    }
}
event-shifted = { $turned ->
    [0] { $location } now lies on { $square }.
   *[other] { $location } now lies on { $square }, turned round.
}
event-deactivated = { $seat } deactivates at { $location-the }: { $what }.
event-bridged = { $seat } bridges the wall of { $location-the } to the { $side }.
event-exit-barred = The exit of { $location-the } to the { $side } is barred.
event-exit-opened = { $seat } has opened the exit of { $location-the } to the { $side }; it stays open.

## Events: heroes

event-moved = { $seat } moves to { $location-the }.
event-transferred = { $seat } is transferred to { $location-the }.
event-fell = { $seat } falls.
event-stood-up = { $seat } stands up.
event-lain-down = { $seat } lies down.
event-glory = { $n-sign ->
    [down] { $seat } loses { $n-size } glory.
   *[other] { $seat } gains { $n-size } glory.
}
event-peril = { $n-sign ->
    [down] { $seat } loses { $n-size } peril.
   *[other] { $seat } gains { $n-size } peril.
}
event-action-points = { $n-sign ->
    [down] { $n-size ->
        [one] { $seat } loses { $n-size } action point.
       *[other] { $seat } loses { $n-size } action points.
    }
   *[other] { $n-size ->
        [one] { $seat } gains { $n-size } action point.
       *[other] { $seat } gains { $n-size } action points.
    }
}
event-level = { $seat } is now level { $level }.
event-healed = { $seat } heals { $n } life.
event-wounded = { $n ->
    [one] { $seat } takes { $n } wound. Life left: { $life }.
   *[other] { $seat } takes { $n } wounds. Life left: { $life }.
}
event-life-given = { $seat } gives up { $n } life.
event-revived = { $seat } comes back to life. Life: { $life }.
event-chilled = { $n ->
    [one] { $seat } will get { $n } action point less at the next recovery.
   *[other] { $seat } will get { $n } action points less at the next recovery.
}
event-prevented = { $n ->
    [one] { $n } wound to { $seat } is prevented.
   *[other] { $n } wounds to { $seat } are prevented.
}
event-died = The hero of { $seat } is dead.
event-resurrected = { $seat } goes on with { $hero }.

## Events: dice

event-rolled = { $seat-id ->
    [none] { $foe }
   *[other] { $seat }
}, { $why ->
    [attack] attack
    [counter] counter-roll
    [threat] threat
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
event-dice-rolled = { $seat }, “{ $source }”: { $dice }{ $plus-sign ->
    [up] , plus { $plus-size }
    [down] , minus { $plus-size }
   *[none] {""}
}; needed: { $need }. { $success ->
    [yes] Success!
   *[no] Failure.
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
    [one] { $seat } rolls { $dice } against peril { $peril }: { $n } peril card.
   *[other] { $seat } rolls { $dice } against peril { $peril }: { $n } peril cards.
}

## Events: cards

event-drawn = { $card-id ->
    [none] { $deck-id ->
        [none] { $seat } draws a card.
        [glory] { $seat } draws a glory card.
       *[peril] { $seat } draws a peril card.
    }
   *[other] { $seat } draws { $card-the }.
}
event-reshuffled = { $deck-id ->
    [none] The discards are shuffled and become the deck.
    [glory] The discarded glory cards are shuffled and become the deck.
   *[peril] The discarded peril cards are shuffled and become the deck.
}
event-discarded = { $seat-id ->
    [none] { $card } is discarded.
   *[other] { $seat } discards { $card-the }.
}
event-played = { $seat-id ->
    [none] { $card } takes effect
   *[other] { $seat } plays { $card-the }
}{ $x-id ->
    [none] {""}
   *[other] {" "}with X = { $x }
}{ $rival-id ->
    [none] .
   *[other] { $seat-id ->
        [none] .
       *[other] , paid with the peril of { $rival }.
    }
}
event-used = { $seat } uses { $source-use }.
event-cancelled = { $seat } cancels { $card-the }.
event-attached = { $seat-id ->
    [none] { $card } is attached to { $host-the }.
   *[other] { $seat } attaches { $card-the } to { $host-the }.
}
event-back-to-hand = { $card } goes back to the hand of { $seat }.
event-to-lair = { $seat-id ->
    [none] { $card } goes to the lair.
   *[other] { $card } goes to the lair of { $seat }.
}

## Events: misdeeds and battle

event-sent = { $seat-id ->
    [none] { $card } comes for { $rival }.
   *[other] { $seat } sends { $card-the } against { $rival }.
}
event-trap-springs = { $seat-id ->
    [none] { $card }! A trap for { $rival }.
   *[other] { $card }! A trap of { $seat } for { $rival }, and for everyone who is there.
}
event-out-of-reach = { $seat } is out of the reach of { $card-the }.
event-attacks = { $foe } attacks { $defender-the } ({ $form }).
event-attacker-removed = { $why ->
    [discard] { $foe } is discarded before it can strike.
    [to_hand] { $foe } goes back to its owner's hand.
   *[ignore] { $foe } leaves the battle.
}
event-compared = { $foe } { $total }, { $defender } { $counter }.
event-monster-wounded = { $n ->
    [one] { $foe } takes { $n } wound. Life left: { $life }.
   *[other] { $foe } takes { $n } wounds. Life left: { $life }.
}
event-monster-healed = { $foe } heals { $n } life. Life: { $life }.
event-monster-beaten = { $seat-id ->
    [none] { $foe } is beaten!
   *[other] { $seat } beats { $foe-the }!
}

## Events: quests

event-quest-opened = { $seat-id ->
    [none] A global quest: “{ $quest }”.
   *[other] A quest for { $seat }: “{ $quest }”.
}
event-quest-attempted = { $seat } attempts “{ $quest }”.
event-searched = { $success ->
    [yes] { $seat } searches (“{ $quest }”): die { $die }, distance { $distance }, needed { $need }. Found!
   *[no] { $seat } searches (“{ $quest }”): die { $die }, distance { $distance }, needed { $need }. Nothing.
}
event-quest-completed = { $seat } completes “{ $quest }”!
event-quest-replaced = { $seat } replaces “{ $quest }” with “{ $new }”.
event-quest-under = “{ $quest }” goes under the quest deck.
event-picked-up = { $seat } takes the escort along: “{ $quest }”.
event-token-taken = { $seat } takes the escort of “{ $quest }” from { $rival }.
event-token-dropped = { $seat } leaves the escort of “{ $quest }” behind ({ $location }).

## Refusals: cards and effects

no-ability-forbidden = A bane keeps your hero from using its ability.
no-at-the-limit = { $card }: you have reached your limit of such permanent cards.
no-boon-stays = { $card } is a boon; boons are never discarded of one's own will.
no-in-use = { $card } is being used at this moment.
no-last-life = { $card } costs a wound, and your hero has no life to spare.
no-no-ap = { $card }: your hero has too few action points for it.
no-no-fodder = { $card }: you have no fitting monster to discard.
no-no-target = There is nothing that it could act on.
no-no-token = { $card }: no token is left on it.
no-nobody-pays = { $card }: no rival that it could be played on has enough peril.
no-not-in-hand = That card is not in your hand.
no-not-the-time = { $card } cannot be used at this moment.
no-not-there = { $card }: your hero is not where it can be used.
no-not-to-discard = { $card } is not among the cards that you may discard.
no-not-yours = That does not lie before you.
no-solo-boon = { $card }: alone, you play permanent boons only on an entrance.
no-solo-treasure = { $card }: alone, you play permanent treasures only in the reward step of a battle.
no-too-dear = { $card } costs { $price } glory; you have { $glory }.
no-type-in-play = { $card }: you already have a treasure of this type in play.
no-used-this-roll = { $card } has already been used for this roll.
no-used-this-turn = { $card } has already been used this turn.
no-wrong-time = { $card } cannot be played at this moment.

## Refusals: misdeeds and battle

no-asked-so-already = You are asked like that already.
no-dead = Your hero is dead.
no-declare-first = Declare the encounters that you have chosen, or take them back.
no-declare-or-recall = You have chosen encounters: declare them, or take them back.
no-declared-already = { $card }: the encounters of this phase have been declared already.
no-fallen-attacker = A fallen hero makes no paid attack.
no-hero-is-dead = The hero of { $seat } is dead.
no-lies-already = Your hero lies on the ground already.
no-must-discard = You hold cards, so you must discard one.
no-no-ap-to-attack = An attack costs 1 action point.
no-no-ap-to-challenge = Striking back costs 1 action point that your hero does not have.
no-no-such-hero = There is no such hero to attack.
no-no-time-now = First what is about to happen happens: until then only an effect that averts it can be used.
no-no-time-to-attack = You cannot attack a hero at this moment.
no-no-traps-here = { $card }: no trap can be declared where { $seat } is.
no-not-here = The hero of { $seat } is in another location.
no-not-this-variant = In this game nobody lies down of his own will.
no-not-to-be-challenged = It did not attack you, or it is out of the battle.
no-nothing-to-declare = You have not chosen any encounter.
no-once-a-turn = Only once a turn, and you have done it.
no-once-this-turn = { $card } has already been declared this turn.
no-one-battle = Your hero starts one battle a turn, and has done so.
no-own-peril = Nothing is ever paid with your own peril.
no-peace-here = Heroes may not attack heroes here.
no-sent-already = { $card } is among your encounters already.
no-too-little-peril = { $card } costs { $price } peril; { $seat } has too little.
no-unwounded = { $card } is unwounded: it goes to your hand or your lair.
no-wounded = { $card } is wounded: it goes to your lair or is discarded.

## Refusals: moving

no-a-wall = A wall of { $location-the }, or the one behind it, is in the way.
no-fallen = Your hero lies on the ground and must stand up first.
no-no-ap-to-explore = Exploring costs 1 action point.
no-no-ap-to-move = A step costs 1 action point.
no-no-ap-to-stand = Standing up costs 1 action point.
no-no-locations = No locations are left.
no-not-fallen = Your hero is on its feet.
no-nothing-there = There is no location on that side.

## Refusals: the map

no-cell-taken = { $location } lies there.
no-dungeon-closed = That would close the dungeon: no exit would lead to an empty cell.
no-entrance-lost = { $location } would lose its way to an entrance.
no-exits-misfit = The exits would not fit those of { $location-the }: a wall may only touch a wall.
no-location-cut-off = { $location } would be cut off.
no-location-stays = { $location } lies like that already.
no-not-edge-to-edge = It would touch no other location.
no-swap-with-itself = { $location } cannot change places with itself.

## Refusals: quests

no-attempt-costs-ap = “{ $quest }”: another attempt costs 1 action point, and your hero cannot spend any.
no-cannot-sacrifice = “{ $quest }”: you cannot give up what it asks for.
no-deliver-elsewhere = “{ $quest }”: the escort is delivered elsewhere.
no-escort-elsewhere = “{ $quest }”: the escort waits elsewhere.
no-escort-led = “{ $quest }”: the escort is with a hero.
no-no-attempt = “{ $quest }” is completed in another way than by an attempt.
no-no-escort = “{ $quest }” has nobody to lead.
no-not-escorting = “{ $quest }”: your hero does not lead its escort.
no-not-found = “{ $quest }”: first search, and find what you need.
no-not-your-quest = “{ $quest }” is not open for you.
no-under-attack = “{ $quest }”: the escort stays with your hero until the attack on it is over.
no-quest-elsewhere = “{ $quest }”: this is not the place.
