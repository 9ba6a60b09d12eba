# Dungeoneer on the first page, and the texts that only its board uses.

web-about-dungeoneer = Explore a growing dungeon, complete three quests, and set its monsters and traps on your opponents.
web-stands-dungeoneer = Round { $round }
web-preset-dungeoneer-tomb = Tomb of the Lich Lord
web-preset-dungeoneer-vault = Vault of the Fiends
web-preset-dungeoneer-both = Both sets
web-preset-about-dungeoneer-tomb = The first set: graves, undead and a lich
web-preset-about-dungeoneer-vault = The second set: fiends, runes and transfers
web-preset-about-dungeoneer-both = A larger dungeon with all cards of both sets
web-group-dungeoneer-map = The map
web-group-dungeoneer-heroes = Heroes
web-group-dungeoneer-cards = Cards and quests
web-option-dungeoneer-separate-decks = Glory and peril cards in two decks
web-option-dungeoneer-no-white-spots = No white spots: the whole map is placed before the game
web-option-dungeoneer-resurrection = Resurrection: if your hero dies, you continue with a new one
web-option-dungeoneer-choosing-heroes = Players choose their heroes
web-option-dungeoneer-optional-discard = Discarding is optional
web-option-dungeoneer-unbiased-placement = Opponents place the locations of your own quests
web-option-dungeoneer-nothing-personal = Nothing personal: all quests are global
web-option-dungeoneer-limited-movement = Limited movement: three action points a turn
web-option-dungeoneer-ap-for-falling = A hero without a saved action point may fall to make a challenge
web-option-dungeoneer-dodging-spikes = Spikes can be avoided for an action point
web-option-dungeoneer-harder-solo = Harder: surviving monsters come back
web-lesson-dungeoneer-walk = A hero walks
web-lesson-dungeoneer-quest = A quest
web-lesson-dungeoneer-glory = Glory and peril
web-lesson-dungeoneer-misdeeds = You are the dungeon, too
web-lesson-dungeoneer-fight = A battle in its steps
web-lesson-dungeoneer-round = A round with a coach
web-lesson-dungeoneer-alone = Alone in the dungeon

## Parts of the screen

web-dn-map = Dungeon
web-dn-cards = Cards
web-dn-hand = Hand
web-dn-battle = Battle
web-dn-hero = Hero
web-dn-rivals = Opponents
web-dn-misdeeds = Dungeonlord Phase
web-dn-closer = Closer
web-dn-further = Further away
web-dn-beyond = Show more that can be chosen
web-dn-fit = Show the whole dungeon
web-dn-cell = Empty cell { $beside }
web-dn-which-way = Which way up?
web-dn-then-explore = Then explore again
web-dn-then-done = Then end the turn
web-dn-then-nothing = Send this one and nothing more
web-dn-then-discard = End the turn and discard at once
web-dn-upright = Upright
web-dn-turned = Turn by 180°
web-dn-held = Locations to choose from
web-dn-more = All about { $player }
web-dn-round = Round { $n }
web-dn-dead = dead

## Cards

web-dn-cost-glory = Costs { $n } glory
web-dn-cost-peril = Costs { $n } of the opponent's peril
web-dn-defends = defends only
web-dn-hazard-off = { $hazard }, made harmless by a token
web-dn-at = Where
web-dn-fallen-at = { $location }, fallen to the ground
web-dn-on-turn = { $player }, whose turn it is
web-dn-reward = Level +{ $level }, { $glory } glory, heals { $heal }
web-dn-limits = Limits: { $boons } boons, { $treasures } treasures
web-dn-points = { $glory } glory, { $peril } peril
web-dn-heroes-here = Here: { $players }
web-dn-tokens-here = Waits here: { $tokens }
web-dn-quest-here = Quest: { $quest }
web-dn-quest-of = Quest of { $player }: { $quest }
web-dn-quest-common = Global quest: { $quest }
web-dn-distance = { $n ->
    [0] An entrance
    [one] { $n } step from the nearest entrance
   *[other] { $n } steps from the nearest entrance
}
web-dn-exit-failed = open to everyone while { $player }'s hero is here
web-dn-exit-deactivation = made harmless by a token
web-dn-exit-bridge = bridged
web-dn-exit-portcullis = barred by a portcullis
web-dn-playing = { $card } is being played
web-dn-using = { $card } is being used
web-dn-hand-empty = Your hand is empty.
web-dn-used = used this turn
web-dn-planned = in your plan
web-dn-costs-now = costs { $n } now
web-dn-was-declared = declared this turn
web-dn-done = completed
web-dn-led = escort with you
web-dn-tried = attempted this turn
web-dn-found = found
web-dn-beast-life = monster's life: { $n }
web-dn-saved = 1 of them saved
web-dn-lying-ap = { $n } not usable for moving
web-dn-chill = −{ $n } at the next reset
web-dn-quests-done = { $n } of { $of } quests completed
web-dn-deck-glory = Glory deck
web-dn-deck-peril = Peril deck
web-dn-deck-left = { $deck }: { $n } left, { $discards } discarded
web-dn-discards = discards
web-dn-no-discards = Nothing has been discarded.

## Misdeeds, battle, dice

web-dn-declared = Declared encounters
web-dn-victim = { $player }: { $peril } peril, { $left } after your plan
web-dn-nothing-sent = Nothing yet
web-dn-strikes = { $who } strikes
web-dn-tie = Tie
web-dn-rolls-for = { $player } rolls for it
web-dn-exit-threat = { $stat } { $value }+ to leave
web-dn-card-says = “{ $says }”
web-dn-drawn = { $cards-count ->
    [0] { $deck-id ->
        [none] { $seat } draws { $n } cards{ event-because }.
        [glory] { $seat } draws { $n } glory cards{ event-because }.
       *[peril] { $seat } draws { $n } peril cards{ event-because }.
    }
   *[other] { $seat } draws { $cards-the }{ event-because }.
}
web-dn-you-drawn = You draw { $cards-the }{ event-because }.
web-dn-lost = { $seat } loses { $cards-the }{ event-because }.
web-dn-you-lost = You lose { $cards-the }{ event-because }.
web-dn-not-rolled = gone before any roll
web-dn-battle-over = The battle is over: { $against }
web-dn-battle-unhurt = Nobody is wounded.
web-dn-out-away = away
web-dn-out-to_hand = to hand
web-dn-out-gone = gone
web-dn-out-beaten = beaten
web-dn-coming = { $need ->
    [0] { $who }: { $dice ->
        [one] die
       *[other] { $dice } dice
    }{ $added }
   *[other] { $who }: needs { $need } ({ $dice ->
        [one] die
       *[other] { $dice } dice
    }{ $added })
}
web-dn-coming-added = {" + "}{ $plus }{" "}{ $stat }
web-dn-pass-save = Save none

## Places, odds and next steps

web-dn-places = Places
web-dn-places-search = Find a place, a quest or a player
web-dn-places-none = Nothing found.
web-dn-steps = { $n ->
    [one] { $n } step from your hero
   *[other] { $n } steps from your hero
}
web-dn-dice = { $dice ->
    [one] die
   *[other] { $dice } dice
}
web-dn-odds = { $least }+, { $percent }%
web-dn-odds-bare = { $percent }%
web-dn-odds-each = { $least }+ on each, { $percent }%
web-dn-odds-always = certain
web-dn-odds-never = impossible
web-dn-odds-then = Then: { $odds }
web-dn-duel = attacker strikes { $strikes }%, tie { $ties }%, defender strikes { $struck }%
web-dn-duel-prevented = attacker wins without effect { $prevented }%, tie { $ties }%, defender strikes { $struck }%
web-dn-duel-brief = strikes { $strikes }%
web-dn-hunt = { $monster } attacks first: { $odds }
web-dn-attempt-ends = Success ends your Hero Phase
web-dn-beside = { $side } of { $location-the }
web-dn-way-price = { $n } action points
web-dn-to-hand = Hidden from everyone there; you can send it again from your next turn
web-dn-peril-for-wounds = +{ $n } peril: 1 for each wound that it has dealt
web-dn-to-lair = Seen by everyone, but takes no room in your hand; you can send it again from your next turn (lair: { $n }/3)
web-dn-roll-blocked_exit = Blocked exit
web-dn-roll-trapped_exit = Trapped exit
web-dn-roll-spikes = Spikes
web-dn-roll-pit = Pit
web-dn-roll-place = On entering
web-dn-roll-standing_up = Standing up
web-dn-roll-quest = Attempt
web-dn-roll-search = Search
web-dn-fails-blocked_exit = on a failure, the action point is spent and the exit stays open
web-dn-fails-trapped_exit = on a failure, 1 wound
web-dn-fails-spikes = on a failure, 1 wound
web-dn-fails-pit = on a failure, your hero falls
web-dn-fails-standing_up = on a failure, the action point is spent and your hero stays down
web-dn-hits-you = It hits your own hero too.
web-dn-leads-to = Leads to: { $places }
web-dn-in-vain = This would make no difference worth its price.
web-dn-can-wait = Passing loses nothing: all that you can do here can wait, or would not help.
web-dn-reach = { $n ->
    [0] { $player }: there already
    [one] { $player }: { $n } step away
   *[other] { $player }: { $n } steps away
}
web-dn-reach-none = { $player }: no way there yet
web-dn-next-explore = Next: explore; not in the dungeon yet: { $place }
web-dn-next-no-way = No way leads there yet: { $place }
web-dn-next-go = { $n ->
    [one] Next: { $n } step to { $place }
   *[other] Next: { $n } steps to { $place }
}
web-dn-next-attempt = { $price ->
    [0] You are there: attempt it
   *[other] You are there: attempt it again for { $price } action point
}
web-dn-next-search = { $price ->
    [one] You are there: search for { $price } action point
   *[other] You are there: search for { $price } action points
}
web-dn-next-attempting = You are attempting it now
web-dn-next-searching = You are searching now
web-dn-next-lacking = { $next } (you have { $ap })
web-dn-next-pick_up = You are there: take the escort
web-dn-next-deliver = You are there: deliver the escort

## Hints

web-dn-hint = Hint
web-dn-hint-got = Got it
web-dn-hint-off = No more hints
web-dn-hints = Hints
web-dn-tour-feats-first = Your turn as a hero. You can enter locations outlined in gold: choose one to step there for 1 action point. A new location gives its glory (gold) and peril (purple). Flags mark your quests.
web-dn-tour-feats-on = Steps cost action points, shown beside your hero. Exploring draws a new location. When you are done, choose “That is all”; you may save one point.
web-dn-tour-feats-play = You have glory: play glowing cards from your hand for the glory in their corner. Boons and treasures stay with your hero and make them stronger.
web-dn-tour-feats-quest = You can attempt a quest here: choose the glowing quest. The first attempt each turn is free.
web-dn-tour-feats-fallen = Your hero is down and must stand up for 1 action point before walking. You can still play cards and attempt quests.
web-dn-tour-misdeeds-first = Now you are the dungeonlord. Your opponent's peril pays for monsters and traps, never your own: choose a glowing card to send it. Or finish, and become a hero.
web-dn-tour-misdeeds-planned = Your plan shows how much of the opponent's peril is left. Add more, choose a card of the plan to take it back, or declare everything together.

## What the things on the board are

web-dn-term-glory = Pays for your own boons and treasures. You get it from new locations, beaten monsters and quests.
web-dn-term-peril = Your opponents spend it on banes and encounters against you. It comes with new locations.
web-dn-term-ap = A step, exploring, standing up and starting a battle cost one each. You have as many as your speed; you may save one.
web-dn-term-life = At 0 the hero is dead.
web-dn-term-level = Each quest raises it by one; melee, magic and speed rise with it.
web-dn-term-melee = Added to the die in melee and in melee tests.
web-dn-term-magic = Added to the die in magic and in magic tests.
web-dn-term-speed = Your action points per turn. Also added to speed tests and to your defence.
web-dn-sign-any = at any moment
web-dn-sign-dice = die
web-dn-sign-discard = discard this card
web-dn-sign-here = every hero there
web-dn-sign-once = once per turn
web-dn-sign-permanent = stays in play
web-dn-sign-strike = when it strikes
web-dn-sign-token = token on this card
web-dn-term-hand = Your cards; only you can see them. At the end of your turn you draw up to five.
web-dn-thing-hand = hand
web-dn-thing-fallen = Fallen
web-dn-term-fallen = Cannot walk. Standing up costs 1 action point, and the threats shown must be passed.
web-dn-thing-saved = Saved action point
web-dn-term-saved = Kept until the next Reset Phase, for a challenge or to stand up.
web-dn-thing-boons = Boons
web-dn-term-boons = Permanent boons, as many as the hero's card allows. You can never choose to discard one.
web-dn-thing-treasures = Treasures
web-dn-term-treasures = Permanent treasures, as many as the hero's card allows; one of each type.
web-dn-thing-banes = Banes
web-dn-term-banes = Played on this hero by opponents, or banes that lie in front of their owner.
web-dn-thing-lair = Lair
web-dn-term-lair = Monsters that have fought and can be sent again, at most three. You pay for them each time.
web-dn-thing-dungeons-lair = The dungeon's lair
web-dn-term-dungeons-lair = Nobody's monsters. After a battle the costliest survivor comes here, and all of them attack with the next monster drawn. At most three stay; the cheapest leaves.
web-dn-lair-comes = All of them attack with the next monster drawn.
web-dn-lair-empty = Empty: the costliest monster that survives a battle will come here.
web-dn-thing-quests = Quests
web-dn-term-quests = Go to the location and attempt it. Blue quests are global.
web-dn-thing-done = Completed quests
web-dn-term-done = The first player to complete three wins.
web-dn-thing-commons = Global quest
web-dn-term-commons = Anybody may complete it on their own turn.
web-dn-thing-escorts = Escorts
web-dn-term-escorts = Lead an escort to the destination on the quest; an opponent may take the escort from you.
web-dn-thing-location-deck = Locations left
web-dn-term-location-deck = One is placed each turn, and one more by exploring.
web-dn-thing-deck = Adventure cards
web-dn-term-deck = When it is empty, the discards are shuffled. Open it to see them.
web-dn-thing-quest-deck = Quests left
web-dn-term-quest-deck = A completed global quest is replaced from here.
web-dn-thing-plan = Your plan
web-dn-term-plan = All encounters of a turn are declared together. Each is paid for with the peril of the hero it targets.
web-dn-thing-cell = Empty cell
web-dn-term-cell = A location lies edge to edge with another; walls only touch walls, and nothing may be cut off.
web-dn-thing-active = Whose turn it is
web-dn-term-active = This player first acts as dungeonlord, then as hero; then the player to the left.
web-dn-thing-attack = Attack roll
web-dn-term-attack = Die plus the attacker's value in the form of the attack.
web-dn-thing-counter = Counter-roll
web-dn-term-counter = Die plus the defender's value in the same form. The higher total strikes.
web-dn-thing-roll = Roll
web-dn-term-roll = Die plus value must be at least this number.
web-dn-thing-standing = How often to ask me
web-dn-term-standing = Whether to ask you when you could play something outside your turn: never, only about your own hero, or always. You can change this at any question.
web-dn-thing-step-attack = Attack
web-dn-term-step-attack = The attacker chooses a form for each attack. Special effects apply now.
web-dn-thing-step-response = Response
web-dn-term-step-response = The defender may play response cards.
web-dn-thing-step-attack-rolls = Attack rolls
web-dn-term-step-attack-rolls = Die plus attack value, for each attacker.
web-dn-thing-step-counter-rolls = Counter-rolls
web-dn-term-step-counter-rolls = Die plus defence value, against each.
web-dn-thing-step-comparisons = Comparison
web-dn-term-step-comparisons = In each pair the higher total strikes: 1 wound and the effects of the card. A tie does nothing.
web-dn-thing-step-aftermath = Challenge
web-dn-term-step-aftermath = The attacked hero may make a challenge for 1 action point. Then monsters go home and wounds are rewarded.
web-dn-you-won = { $why ->
    [quests] Three quests completed: you win!
   *[other] Last hero standing: you win!
}
web-dn-change-glory = { $n } glory
web-dn-change-peril = { $n } peril
web-dn-change-ap = { $size ->
    [one] { $n } action point
   *[other] { $n } action points
}
web-dn-change-life = { $n } life
web-dn-died = Your hero died in round { $round }{ event-because }.
web-dn-died-see = How it happened
web-dn-quests-missing = { $count ->
    [one] You were one quest short of victory.
   *[other] You were { $count } quests short of victory.
}

## Quips: one line of them may follow what the story tells, never in the log (`src/game/story/quips.ts`).

web-quip-monster-beaten =
    Its fleas will need a new home.
    It leaves no will, but one tooth.
    Nobody sends flowers.
web-quip-quest-completed =
    Somewhere a bard is already getting it wrong.
    It will take far longer in the telling.
    Nobody mentions the first plan.
web-quip-attempt-failed =
    In the tavern it had sounded simple.
    The bard crosses out a verse.
web-quip-fell =
    The floor was where it always is.
    The ceiling is interesting from here.
web-quip-trap-springs =
    Somebody built this with love.
    It had been waiting for company.
web-quip-out-of-reach =
    They have just missed each other.
web-quip-cancelled =
    It had been going so well.
web-quip-token-taken =
    Introductions are kept short.
web-quip-token-dropped =
    It will be a long wait.
web-quip-revived =
    The obituary goes back into the drawer.
web-quip-died =
    The boots stay down here.
    The bard looks for something that rhymes.
web-quip-resurrected =
    Same boots, new feet.
web-quip-reshuffled =
    Somebody licks a thumb.
