# Answers (do-) and events (event-), worded for the player whom they concern.

## Answers

do-you-target = Your own hero
do-you-lair-giving = { $card }: to your lair; you gain the peril for its wounds
do-you-give-peril = 1 peril to you

## The game and its turns

you-hero-enters = Your hero { $hero } enters the dungeon ({ $location }).
you-first-player = You go first{ $dice-count ->
    [0] .
   *[other] {" "}(dice: { $dice }{ $again-count ->
        [0] {""}
       *[other] ; again: { $again }
    }).
}
you-turn-begins = Round { $round }: your turn.
you-phase-begins = Your { $phase }.
you-recovered = { $ap ->
    [one] You have { $ap } action point{ event-made-of }.
   *[other] You have { $ap } action points{ event-made-of }.
}
you-ap-saved = You save 1 action point.

## Locations

you-location-drawn = You draw { $location-the }.
you-location-placed = { $beside-id ->
    [none] You place { $location-the } on { $square }{ $turned ->
        [0] .
       *[other] {", turned by 180°."}
    }
   *[other] You place { $location-the } { $side } of { $beside-the }{ event-explored }; entering it brings { $glory } glory and { $peril } peril{ $hazards-count ->
        [0] {""}
       *[other] {"; hazards: "}{ $hazards }
    }.
}
you-location-passed = You pass { $location-the } to { $rival }.
you-locations-seen = { $locations-count ->
    [0] { $n ->
        [one] You get { $n } location.
       *[other] You get { $n } locations.
    }
   *[other] You get { $locations }.
}
you-deactivated = You place a deactivation token ({ $location }): { $what }.
you-bridged = You bridge the { $side } wall of { $location-the }.
you-exit-opened = The { $side } exit of { $location-the } is now open to everyone, as long as your hero is here.

## Heroes

you-moved = You move to { $location-the }{ event-revisited }.
you-transferred = You are transferred to { $location-the }{ event-because }{ event-revisited }.
you-fell = You fall{ event-because }.
you-stood-up = You stand up.
you-lain-down = You lie down.
you-glory = { $n-sign ->
    [down] You lose { $n-size } glory{ event-because }.
   *[other] You gain { $n-size } glory{ event-because }.
}
you-peril = { $n-sign ->
    [down] You lose { $n-size } peril{ event-because }.
   *[other] You gain { $n-size } peril{ event-peril-given }.
}
you-action-points = { $n-sign ->
    [down] { $n-size ->
        [one] You lose { $n-size } action point{ event-because }.
       *[other] You lose { $n-size } action points{ event-because }.
    }
   *[other] { $n-size ->
        [one] You gain { $n-size } action point{ event-because }.
       *[other] You gain { $n-size } action points{ event-because }.
    }
}
you-level = { $was-id ->
    [none] You are now level { $level }
   *[other] You: level { $was } → { $level }
}{ event-because }.{ event-level-stats }
you-healed = You heal { $n } life{ event-because }.
you-wounded = { $n ->
    [one] You take { $n } wound{ event-because }. Life left: { $life }.
   *[other] You take { $n } wounds{ event-because }. Life left: { $life }.
}
you-life-given = You give up { $n } life{ event-because }.
you-revived = You come back to life{ event-because }. Life: { $life }.
you-chilled = { $n ->
    [one] You will have −{ $n } action point at the next Reset Phase{ event-because }.
   *[other] You will have −{ $n } action points at the next Reset Phase{ event-because }.
}
you-prevented = { $n ->
    [one] { $n } wound to you is prevented{ event-because }.
   *[other] { $n } wounds to you are prevented{ event-because }.
}
you-died = Your hero is dead.
you-resurrected = You continue with { $hero }.

## Dice

you-rolled = { $base-id ->
    [none] { event-rolled-then }
   *[other] { $by ->
        [pit] { event-roll-of }
        [spikes] { event-roll-of }
        [trapped_exit] { event-roll-of }
        [blocked_exit] { event-roll-of }
        [standing_up] { event-roll-of }
       *[other] your { event-roll-of }
    }: { event-roll-sum }
}
you-dice-rolled = { event-dice-rolled }
you-tested = { $success ->
    [yes] You pass the test.
   *[no] You fail the test{ $by ->
        [encounter_trap] {" "}of the trap.
        [spikes] {" "}of the spikes.
        [pit] {" "}of the pit.
        [trapped_exit] {" "}of the trapped exit.
        [blocked_exit] {" "}of the blocked exit.
        [quest] {" "}of the quest.
       *[other] .
    }
}
you-solo-dice = { $n ->
    [one] You roll { $dice } against peril { $peril } and draw { $n } peril card.
   *[other] You roll { $dice } against peril { $peril } and draw { $n } peril cards.
}

## Cards

you-drawn = { $card-id ->
    [none] { $deck-id ->
        [none] You draw a card{ event-because }.
        [glory] You draw a glory card{ event-because }.
       *[peril] You draw a peril card{ event-because }.
    }
   *[other] You draw { $card-the }{ event-because }.
}
you-discarded = { $why ->
    [broken] Your { $card } breaks.
    [used_up] You have used up { $card-the }.
   *[other] You discard { $card-the }{ event-because }.
}
you-played = You play { $card-the }{ event-with-x }{ event-played-for }.
you-used = { $why ->
    [rid] You get rid of { $source-use }{ event-price }.
    [search] You spend { event-spent-ap } to search (“{ $source }”).
   *[other] You use { $source-use }{ event-price }{ event-for-the-roll }{ event-left }.
}
you-cancelled = You cancel { $card-the }{ event-because }.
you-attached = You attach { $card-the } to { $host-the }.
you-back-to-hand = { $card } returns to your hand{ event-because }.
you-to-lair = { $card } goes to your lair{ event-because }.

## Misdeeds and battle

you-sent = You send { $card-the } against { $rival }{ $price-id ->
    [none] {""}
   *[other] , { event-pays-peril }
}.
you-trap-springs = { $card }! You spring a trap on { $rival } and everyone there.
you-out-of-reach = { $card } can no longer reach you.
you-monster-beaten = You beat { $foe-the }!

## Quests

you-quest-opened = New quest for you: “{ $quest }”.
you-quest-attempted = You attempt “{ $quest }”.
you-attempt-failed = You do not complete “{ $quest }”: the attempt has failed.
you-searched = You search (“{ $quest }”): die { $die } + distance { $distance }; { $need } or more needed: { $success ->
    [yes] found!
   *[no] nothing found.
}
you-quest-completed = You complete “{ $quest }”!
you-quest-replaced = You replace “{ $quest }” with “{ $new }”.
you-picked-up = You take the escort: “{ $quest }”.
you-token-taken = You take the escort of “{ $quest }” from { $rival }.
you-token-dropped = You leave the escort of “{ $quest }” behind ({ $location }).

## Other players' events that concern the reader ($seat is the player who acts)

at-you-location-passed = { $seat } passes { $location-the } to you.
at-you-peril = { $n-sign ->
    [down] { event-peril }
   *[other] { $seat } gains { $n-size } peril{ event-your-choice }.
}
event-your-choice = { $cause-id ->
    [none] {" "}(your choice)
   *[other] {" "}(your choice, for a wound by { $cause })
}
at-you-played = { $seat-id ->
    [none] { $card } takes effect{ event-with-x }.
   *[other] { $seat } plays { $card-the }{ event-with-x }{ $aimed ->
        [yes] {" "}on you
       *[no] {""}
    }{ $price-id ->
        [none] , paid for with your peril
       *[other] , paid for with { $price } of your peril
    }.
}
at-you-sent = { $seat-id ->
    [none] { $card } comes for you.
   *[other] { $seat } sends { $card-the } against you{ $price-id ->
        [none] {""}
       *[other] , paid for with { $price } of your peril
    }.
}
at-you-trap-springs = { $seat-id ->
    [none] { $card }! A trap for you.
   *[other] { $card }! { $seat } springs a trap on you and everyone there.
}
at-you-token-taken = { $seat } takes the escort of “{ $quest }” from you.
