# The text of every card of Dungeoneer, put together from these by undercroft.dungeoneer.wording.
#
# A clause says what happens. If $mood is "you", it addresses the player; otherwise its subject comes before it. $n may
# be X. If $acts is 1, the clause begins with what the player does, as in “to heal 1 life”.

## The frame of a line

face-rule = { $when-id ->
    [none] { $does }.
   *[some] { $when }: { $does }.
}
face-may-pay = { $when-id ->
    [none] {""}
   *[some] { $when },{" "}
}you may { $cost } { $result }.
face-must-pay = { $when-id ->
    [none] {""}
   *[some] { $when },{" "}
}{ $cost } { $result }.
face-to-do = to { $does }
face-so-that = so that { $does }
face-pays-to-discard = { $when }, { $who } may { $cost } to discard this card.
face-line = { $words }.
face-when = { $one }, { $other }
face-does = { $who } { $does }
face-list = { $does }
face-also = { $one }; { $other }
face-then = { $one }; then { $other }
face-if-none = { $one }; if there is nothing to discard, { $other }
face-one-of-these = Once per turn, one of these:
face-only-this-turn = { $does }, for this turn only
face-outcome = { $test }{ $passed-id ->
    [none] {""}
   *[some] . Success: { $passed }
}{ $failed-id ->
    [none] {""}
   *[some] . Failure: { $failed }
}
face-option = ({ $n }) { $does }
face-choose = { $by ->
    [owner] the player who played this card chooses: { $options }
   *[victim] { $who-id ->
        [none] choose one: { $options }
       *[some] { $who } does one of these (one that is possible), as their player chooses: { $options }
    }
}

## What a face is

face-hero = { $calling }.
face-set = { $box }.
face-hero-limits = Life { $life }; up to { $boons } permanent boons and { $treasures ->
    [one] { $treasures } permanent treasure.
   *[other] { $treasures } permanent treasures.
}
face-hero-level = Level { $level }: melee { $melee }, magic { $magic }, speed { $speed }.
face-attacks = Attacks in { $forms }; defends in every form.
face-ability = Ability: { $ability }.
face-location = { $n ->
    [one] { $kind }.
   *[other] { $kind }, { $n } cards.
}
face-points = Glory { $glory }, peril { $peril }.
face-exit = { $side }: { $way }
face-exit-open = open
face-exit-wall = wall
face-exit-blocked = blocked ({ $stat } { $value }+)
face-exit-trapped = trapped ({ $stat } { $value }+)
face-hazard-danger = danger +{ $n }: traps played here are { $n } harder to pass
face-hazard-spikes = spikes: pass a threat ({ $stat } { $value }+) or take 1 wound
face-hazard-pit = pit: pass a threat ({ $stat } { $value }+) or fall
face-card = { $kind } ({ $type }), { $cost }.
face-costs-glory = { $n } glory
face-costs-peril = { $n } peril (the target hero's)
face-costs-any-peril = { $n } peril (any one opponent's; no target hero)
face-timing = { $timing }. { $duration }.
face-monster-numbers = Life { $life }; melee { $melee }, magic { $magic }, speed { $speed }.
face-least-level = Only on a hero of level { $n } or higher.
face-not-solo = Left out of solo games.
face-quest = Quest: { $categories }.
face-monster = { $foe } ({ $family }):
face-reward = Reward: { $level ->
    [one] { $level } level
   *[other] { $level } levels
}, { $glory } glory, { $heal } life.
face-x-bounds = X is from { $least } to { $most }.
face-one-conversion = Only one wound per turn can be turned into glory.

## When, where, how often

face-once-turn = once per turn
face-once-attempt = once per attempt, before the roll
face-once-roll = once per roll
face-in-any = at any moment
face-in-own-turn = { $mood ->
    [you] at any moment of your own turn
   *[it] at any moment of their turn
}
face-in-feats = { $mood ->
    [you] in your Hero Phase
   *[it] in their Hero Phase
}
face-in-response = in response to an attack
face-in-challenge = in the challenge step of a battle, or later in that turn
face-in-move = while your hero moves, before the exit is tested
face-at = at { $location }
face-at-dark-tunnel = in any dark tunnel
face-at-entrance = on any entrance
face-attempt-at = attempt { $places }
face-search-at = in your Hero Phase { $places }
face-pick-up-at = pick up { $places }
face-deliver-at = deliver { $places }
face-strike = { $forms-id ->
    [none] any strike
   *[some] { $forms } strike
}
face-on-strike = when your hero strikes{ $forms }
face-on-attack = when attacking
face-on-beaten = when beaten
face-on-beats = when your hero beats a monster (quest monsters too)
face-on-would-wound = { $against-id ->
    [none] when your hero would be wounded
   *[some] when { $against-of } would wound your hero
}
face-on-would-fall = when your hero would fall
face-on-would-transfer = { $by ->
    [rival] when an opponent's card would transfer your hero
   *[any] when your hero would be transferred
}
face-on-would-die = when your hero would die
face-on-enter = on entering
face-on-quest-done = when your hero completes a quest
face-on-draw-location = whenever you draw a location
face-on-recovery = while this quest is open
face-on-influence = while this quest is open
face-on-artifact = once this quest is completed
face-on-escorting = while your hero is leading the escort

## At what cost

face-pay-glory = pay { $n } glory
face-pay-ap = { $n ->
    [one] spend { $n } action point
   *[other] spend { $n } action points
}
face-pay-life = { $n ->
    [one] take { $n } wound (which cannot be prevented, nor be your last life)
   *[other] take { $n } wounds (which cannot be prevented, nor cost your last life)
}
face-pay-token-life = { $n ->
    [one] use { $n } life token
   *[other] use { $n } life tokens
}
face-pay-token-charge = { $n ->
    [one] use { $n } charge token
   *[other] use { $n } charge tokens
}
face-pay-self = discard this card
face-self-discarded = discard this card
face-pay-families = discard one { $families } from your hand or lair

## Who

face-target = the target hero
face-hero-struck = the hero struck
face-struck = the strike's target
face-everyone-here = every hero in the same location
face-everyone-there = every hero there
face-everyone-with-target = every hero in the target's location
face-one-other-here = one other hero in the same location, if there is one (the player who played this card chooses),
face-monster-itself = the monster
face-influenced = in their Reset Phase, its player (everyone, if it is global)
face-one-attacker = one of your hero's attackers
face-one-monster = { $families-id ->
    [none] a monster
   *[some] one { $families }
} attacking your hero{ $by ->
    [no-quest] {" "}(not a quest monster)
   *[any] {""}
}

## What

face-x = X
face-x-and = X + { $n }
face-plus = { $n-sign ->
    [down] −{ $n-size }
   *[up] +{ $n-size }
}
face-plus-x = +X
face-value = { $n }+
face-x-value = X + { $n } or more
face-in-forms = {" "}in { $forms }
face-of-stats = {" "}({ $forms })
face-against = {" "}against { $ids-of }
face-gain-glory = { $mood ->
    [you] gain { $n } glory
   *[it] gains { $n } glory
}
face-gain-peril = { $mood ->
    [you] gain { $n } peril
   *[it] gains { $n } peril
}
face-gain-ap = { $n ->
    [one] { $mood ->
        [you] gain { $n } action point at once
       *[it] gains { $n } action point at once
    }
   *[other] { $mood ->
        [you] gain { $n } action points at once
       *[it] gains { $n } action points at once
    }
}
face-lose-glory = { $mood ->
    [you] lose { $n } glory
   *[it] loses { $n } glory
}
face-lose-ap = { $n ->
    [one] { $mood ->
        [you] lose { $n } action point
       *[it] loses { $n } action point
    }
   *[other] { $mood ->
        [you] lose { $n } action points
       *[it] loses { $n } action points
    }
}
face-lose-ap-all = { $mood ->
    [you] lose all action points
   *[it] loses all action points
}
face-lose-saved-ap = { $mood ->
    [you] lose the saved action point
   *[it] loses the saved action point
}
face-wound = { $n ->
    [one] { $mood ->
        [you] take { $n } wound
       *[it] takes { $n } wound
    }
   *[other] { $mood ->
        [you] take { $n } wounds
       *[it] takes { $n } wounds
    }
}
face-wound-extra = { $n ->
    [one] { $mood ->
        [you] take { $n } extra wound
       *[it] takes { $n } extra wound
    }
   *[other] { $mood ->
        [you] take { $n } extra wounds
       *[it] takes { $n } extra wounds
    }
}
face-fall = { $mood ->
    [you] your hero falls
   *[it] falls
}
face-fall-and-test = { $mood ->
    [you] your hero falls, and must pass a threat ({ $stat } { $value }+) to stand up
   *[it] falls, and must pass a threat ({ $stat } { $value }+) to stand up
}
face-stand = your hero stands up without spending an action point (a threat to stand up must still be passed)
face-heal = { $most-id ->
    [none] { $mood ->
        [you] heal { $n } life
       *[it] heals { $n } life
    }
   *[other] { $mood ->
        [you] heal { $n } life, to at most { $most }
       *[it] heals { $n } life, to at most { $most }
    }
}
face-level-lost = { $n ->
    [one] { $mood ->
        [you] lose { $n } level
       *[it] loses { $n } level
    }
   *[other] { $mood ->
        [you] lose { $n } levels
       *[it] loses { $n } levels
    }
}
face-level-lost-to-1 = { $n ->
    [one] { $mood ->
        [you] lose { $n } level (never below 1)
       *[it] loses { $n } level (never below 1)
    }
   *[other] { $mood ->
        [you] lose { $n } levels (never below 1)
       *[it] loses { $n } levels (never below 1)
    }
}
face-discard-this = { $mood ->
    [you] discard this card
   *[it] may discard this card
}
face-discard-treasure = { $mood ->
    [you] discard
   *[it] discards
} { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
}{ $types-id ->
    [none] {""}
   *[some] {" "}({ $types })
}{ $by ->
    [owner] , chosen by the player who played this card
    [random] {" "}at random
   *[victim] {" "}of their choice
}
face-discard-boon = { $mood ->
    [you] discard
   *[it] discards
} { $n ->
    [one] { $n } readied boon
   *[other] { $n } readied boons
}{ $types-id ->
    [none] {""}
   *[some] {" "}({ $types })
}{ $by ->
    [owner] , chosen by the player who played this card
    [random] {" "}at random
   *[victim] {" "}of their choice
}
face-discard-prepared = { $mood ->
    [you] discard
   *[it] discards
} { $n } { $n ->
    [one] readied boon, treasure, attachment or amplifier
   *[other] readied boons, treasures, attachments or amplifiers
}{ $types-id ->
    [none] {""}
   *[some] {" "}({ $types })
}{ $by ->
    [owner] , chosen by the player who played this card
    [random] {" "}at random
   *[victim] {" "}of their choice
}
face-discard-hand = { $mood ->
    [you] discard
   *[it] discards
} { $n ->
    [one] { $n } card from hand
   *[other] { $n } cards from hand
}{ $types-id ->
    [none] {""}
   *[some] {" "}({ $types })
}{ $by ->
    [owner] , chosen by the player who played this card
    [random] {" "}at random
   *[victim] {" "}of their choice
}
face-discard-bane = { $mood ->
    [you] discard
   *[it] discards
} { $n ->
    [one] { $n } permanent bane on your hero
   *[other] { $n } permanent banes on your hero
}{ $types-id ->
    [none] {""}
   *[some] {" "}({ $types })
}{ $by ->
    [owner] , chosen by the player who played this card
    [random] {" "}at random
   *[victim] {""}
}
face-draw = { $mood ->
    [you] draw
   *[it] draws
} { $n ->
    [one] { $n } adventure card
   *[other] { $n } adventure cards
}
face-transfer = { $mood ->
    [you] your hero is transferred { $to }
   *[it] is transferred { $to }
}{ $by ->
    [owner] {" "}(if there are several, the player who played this card chooses)
    [tied] {" "}(if two are equally near, you choose)
   *[victim] {""}
}
face-to-adjacent = to an adjacent location, even through walls
face-to-adjacent-way = through any exit except a wall to the adjacent location, without testing the exit
face-to-nearest-entrance = to the nearest entrance, unless already on one
face-to-any-room = to any room in play except an entrance
face-to-farthest = to the location farthest from its nearest entrance
face-to-within = { $n ->
    [one] to a location at most { $n } step away
   *[other] to a location at most { $n } steps away
}
face-to-location = to { $location }, if it is in play
face-prevent = { $n ->
    [one] prevent { $n } wound
   *[other] prevent { $n } wounds
}
face-cancel-bane = cancel a bane targeting your hero as it is played; its cost stays spent
face-cancel-instant-bane = cancel an instant bane targeting your hero as it is played
face-cancel-strike = choose one attack{ $forms } on your hero before its roll; if it wins, it wounds nobody and does nothing else
face-cancel-fall = your hero does not fall
face-cancel-transfer = your hero is not transferred
face-attacker-discard = { $who } is discarded before it rolls
face-attacker-to-hand = { $who } returns to its owner's hand before it rolls
face-attacker-ignore = { $who } ignores them: it leaves the battle before it rolls and counts as unwounded, so its owner takes it to hand or lair (a quest monster stays with its quest)
face-die-for-attack = { $n ->
    [one] roll { $n } extra die before an attack roll of your hero
   *[other] roll { $n } extra dice before an attack roll of your hero
}; { $by ->
    [high] the highest counts
   *[low] the lowest counts
}
face-die-of-attacker = { $n ->
    [one] one of your hero's attackers rolls { $n } extra die for its attack
   *[other] one of your hero's attackers rolls { $n } extra dice for its attack
}; { $by ->
    [high] the highest counts
   *[low] the lowest counts
}
face-die-for-dice = { $n ->
    [one] roll { $n } extra die and drop the { $by ->
        [high] lowest
       *[low] highest
    }
   *[other] roll { $n } extra dice and drop the { $by ->
        [high] { $n } lowest
       *[low] { $n } highest
    }
}
face-plus-dice = add { $n } to the total of the dice
face-token-life = { $n ->
    [one] enters play with { $n } life token
   *[other] enters play with { $n } life tokens
}{ $by ->
    [yes] {" "}and is discarded with the last one
   *[no] {""}
}
face-token-charge = { $n ->
    [one] enters play with { $n } charge token
   *[other] enters play with { $n } charge tokens
}{ $by ->
    [yes] {" "}and is discarded with the last one
   *[no] {""}
}
face-token-deactivation = lay a deactivation token { $on } on one of these: { $against }
face-token-bridge = lay the bridge token on a wall between your hero's location and an adjacent one; the wall is an open exit both ways while this card is in play
face-here-only = in your hero's location
face-here-or-adjacent = in your hero's location or an adjacent one
face-attach-to-treasure = attach this card to one of your readied treasures ({ $types })
face-attach-to-monster = { $families-id ->
    [none] attach this card to a monster in your lair, or to one you are declaring
   *[some] attach this card to a monster ({ $families }) in your lair, or to one you are declaring
}
face-ignore-danger = your hero ignores danger
face-ignore-pit = your hero ignores pits
face-ignore-one-pit = your hero ignores a pit they have just met
face-ignore-one-exit = the exit counts as open for this step
face-ignore-one-wall = the exit counts as open for this step, even if it is a wall with a location behind it
face-forbid-hero-attack = heroes may not attack heroes here
face-forbid-trap = until the end of the turn no traps may be declared in your hero's current location, and in the solo game traps drawn there are discarded; those already declared or drawn still act
face-forbid-ability = the target hero may not use their ability
face-set-exit = choose an exit of the target hero's location that is printed open and has no token: from that side it is blocked ({ $stat } { $value }+) until a hero leaves through it, in any way, or fails its test; then discard this card
face-free-attack = your hero makes one attack at +{ $n } against a card that has just attacked them, or against a hero here who attacked them this turn; this takes no action point and is not your hero's battle of the turn
face-revive = your hero has { $n } life instead, and the battle is over for them
face-peek = look at { $n } locations in secret instead, place 1 of them and put the rest under the stack
face-replace-quest = replace one of your personal quests: choose it, draw a new one, then put the chosen one under the deck
face-complete = the quest is completed
face-spawn = { $mood ->
    [you] beat the quest's monster (the monster attacks first)
   *[it] beats the quest's monster (the monster attacks first)
}
face-escort = the hero leads the escort from now on
face-found = found: you may attempt the quest until the end of this turn
face-shift-swap-empty = swap two locations that are not entrances and hold no hero; you may turn each by 180°; the placement rules apply
face-shift-swap-occupied = swap two locations that each hold a hero; you may turn each by 180°; the placement rules apply; the heroes stay where they are
face-shift-move-empty = move one location (not an entrance, no hero on it), or turn it where it lies; the placement rules apply
face-sacrifice-life = { $mood ->
    [you] give up { $n } life (at least 1 must remain)
   *[it] gives up { $n } life (at least 1 must remain)
}
face-sacrifice-glory = { $mood ->
    [you] give up { $n } glory
   *[it] gives up { $n } glory
}
face-sacrifice-boon = { $n ->
    [one] { $mood ->
        [you] give up { $n } readied boon
       *[it] gives up { $n } readied boon
    }
   *[other] { $mood ->
        [you] give up { $n } readied boons
       *[it] gives up { $n } readied boons
    }
}
face-sacrifice-treasure = { $n ->
    [one] { $mood ->
        [you] give up { $n } readied treasure
       *[it] gives up { $n } readied treasure
    }
   *[other] { $mood ->
        [you] give up { $n } readied treasures
       *[it] gives up { $n } readied treasures
    }
}
face-threat = { $mood ->
    [you] pass a threat
   *[it] must pass a threat
} ({ $stat-id ->
    [life] current life
   *[other] { $stat }
} { $value })
face-threat-without-influence = { $mood ->
    [you] pass a threat ({ $stat } { $value }; this quest's influence does not count)
   *[it] must pass a threat ({ $stat } { $value }; this quest's influence does not count)
}
face-roll = { $n ->
    [one] roll a die (you need { $value }+)
   *[other] roll { $n } dice (you need a total of { $value }+)
}
face-roll-each = { $n ->
    [one] roll a die (you need { $value }+)
   *[other] roll { $n } dice (each must show { $value }+)
}
face-search = search (die + distance to the nearest entrance must be { $value }+)

## Changed numbers

face-stats = your hero has { $plus } to { $stats }
face-stats-of-target = the target hero has { $plus } to { $stats }
face-stats-of-host = the monster has { $plus } to { $stats }
face-stats-of-own-monsters = { $families-of } you have played get { $plus } to { $stats }
face-stats-until-turn = your hero has { $plus } to { $stats } until the end of the turn
face-rolls-attack = attack rolls
face-rolls-counter = counter-rolls
face-rolls-battle = attack rolls and counter-rolls
face-rolls-threat = threat rolls
face-rolls-exit = threat rolls at blocked and trapped exits
face-rolls = { $plus } to your hero's { $rolls }{ $forms }{ $against }
face-further-rolls = a further { $plus } to your hero's { $rolls }{ $forms }{ $against }
face-rolls-influenced = { $plus } to { $rolls }{ $forms } for its player (for everyone, if it is global)
face-rolls-of-monsters-here = { $plus } to the { $rolls } of { $families-of } against heroes here
face-rolls-of-attacker = { $who }: { $plus } to its attack roll
face-rolls-location = until the end of the turn, { $plus } to all { $rolls } in your hero's current location
face-rolls-host = { $plus } to the monster's { $rolls }
face-rolls-this-from-lair = { $plus } to its { $rolls } if it comes from the lair
face-rolls-this-in-dark-tunnel = { $plus } to its { $rolls } in a dark tunnel
face-rolls-escorting = { $plus } to the { $rolls } of monsters against your hero
face-one-roll = add { $n } to one roll{ $forms } your hero is about to make (attack, counter-roll or threat)
face-one-battle-roll = add { $n } to one attack roll or counter-roll{ $forms } your hero is about to make{ $against }
face-one-roll-in-battle = add { $n } to one roll{ $forms } your hero is about to make in a battle{ $against }: an attack roll, a counter-roll or a threat from such a monster
face-one-threat-roll = add { $n } to one threat roll{ $forms } your hero is about to make{ $against }
face-cost-of-own-cards = { $cards-of } you play cost { $n } less peril (at least { $least })
face-cost-of-hero-here = { $cards-of } cost a hero here { $n } less glory (at least { $least })
face-limit = { $kind-id ->
    [boon] you may have { $n } more permanent boons; this card counts among them
   *[treasure] you may have { $n } more permanent treasures; this card counts among them
}
face-ap-at-each-recovery = { $n ->
    [one] −{ $n } action point at each Reset Phase (at least { $least })
   *[other] −{ $n } action points at each Reset Phase (at least { $least })
}
face-ap-at-next-recovery = { $n ->
    [one] { $mood ->
        [you] −{ $n } action point at the next Reset Phase (at least { $least })
       *[it] gets { $n } action point fewer at the next Reset Phase (at least { $least })
    }
   *[other] { $mood ->
        [you] −{ $n } action points at the next Reset Phase (at least { $least })
       *[it] gets { $n } action points fewer at the next Reset Phase (at least { $least })
    }
}
face-strike-wounds = { $n ->
    [one] choose { $who }: if your hero's counter-roll beats its attack roll, your hero's strike deals { $n } extra wound
   *[other] choose { $who }: if your hero's counter-roll beats its attack roll, your hero's strike deals { $n } extra wounds
}

## Groups of cards

cards-group-hero = Heroes
cards-group-location = Map cards
cards-group-boon = Boons
cards-group-treasure = Treasures
cards-group-bane = Banes
cards-group-monster = Monsters
cards-group-trap = Traps
cards-group-quest = Quests

## Parts of a card that may be in doubt

part-attack-forms = forms of attack
part-attacks = forms of attack
part-boon-limit = limit of boons
part-categories = categories
part-class = class
part-copies = number of cards
part-cost = price
part-duration = duration
part-effects = effect
part-exits = exits
part-failed = what follows a failure
part-form = form
part-glory = glory
part-hazards = hazards
part-kind = kind
part-levels = values by level
part-life = life
part-magic = magic
part-melee = melee
part-monster = monster
part-n = how much
part-name-en = English name
part-name-ru = Russian name
part-peril = peril
part-race = race
part-reward = reward
part-set = set
part-speed = speed
part-timing = timing
part-treasure-limit = limit of treasures
part-type = type
part-value = value
part-what = what
part-where = place

## Short lines, for cards in the hand. [melee] is a sign, which the page draws.

short-sign = [{ $by }]
short-beside = { $one }{ $other }
short-row = { $one } { $other }
short-number = { $n }
short-minus-x = −X
short-when = { $when }: { $does }
short-for = { $cost } → { $does }
short-then = { $one }, { $other }
short-either = { $one } / { $other }
short-next-turn = { $does } next turn
short-cost = { $cards } cost { $change }
short-limit = limit { $change }
short-against = { $does } vs { $signs }
short-here = { $does } here
short-from-lair = { $does } from [lair]
short-in-dark-tunnel = { $does } in [dark_tunnel]
short-of-monster = [monster] { $does }
short-this-turn = { $does } this turn
short-all = lose all { $what }
short-discards = discard { $n }{ $what }
short-cancels = cancel { $what }
short-attacker-discard = { $who } → [discard]
short-attacker-ignore = { $who } leaves the battle
short-attacker-to-hand = { $who } → owner’s [hand]
short-need = { $what } { $n }+
short-need-x = { $what } X+{ $n }
short-passed = ✓ { $does }
short-failed = ✗ { $does }
short-to-adjacent = → adjacent, walls too
short-to-adjacent-way = → adjacent, no test
short-to-nearest-entrance = → nearest [entrance]
short-to-any-room = → any [room]
short-to-farthest = → far from [entrance]
short-to-within = → up to { $n } steps
short-bridge = [bridge] through a wall
short-disarms = disarm { $what }
short-die-high = +{ $n }[dice], best counts
short-die-low = +{ $n }[dice], worst counts
short-attach = on your { $what }
short-set-exit = an exit: [blocked] { $need }
short-swap-empty = swap 2 empty places
short-swap-occupied = swap 2 places with heroes
short-move-empty = move 1 empty place
short-stand = stand up for free
short-prevent = prevent { $n }[wound]
short-peek = see { $n }, place 1
short-revive = live on with { $n }[life]
short-forbid-trap = no [trap] here
short-forbid-ability = no ability
short-ignore-pit = ignore [pit]
short-ignore-danger = ignore [danger]
short-ignore-wall = pass exit or wall
short-beaten = beaten
short-attack = on attack
short-quest-done = quest done
short-would-fall = falling
short-would-die = dying
short-draw-location = new place
