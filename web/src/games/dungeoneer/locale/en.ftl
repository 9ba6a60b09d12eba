# Dungeoneer on the first page, and the words that only its drawing has.

web-about-dungeoneer = Explore a dungeon that grows, complete three quests, and set its monsters and traps on the others.
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
web-option-dungeoneer-no-white-spots = No white spots: the whole map is laid before the game
web-option-dungeoneer-resurrection = Resurrection: whose hero has died goes on with another
web-option-dungeoneer-choosing-heroes = Players choose their heroes
web-option-dungeoneer-optional-discard = Nobody has to discard
web-option-dungeoneer-unbiased-placement = Others place the locations of one's own quests
web-option-dungeoneer-nothing-personal = Nothing personal: all quests are for everybody
web-option-dungeoneer-limited-movement = Limited movement: three action points a turn
web-option-dungeoneer-ap-for-falling = A hero without a saved action point may fall to strike back
web-option-dungeoneer-dodging-spikes = Spikes may be avoided for an action point
web-option-dungeoneer-harder-solo = Harder: surviving monsters come back

## Parts of the screen

web-dn-map = Dungeon
web-dn-cards = Cards
web-dn-hand = Hand
web-dn-battle = Battle
web-dn-hero = Hero
web-dn-rivals = Rivals
web-dn-misdeeds = Misdeeds
web-dn-closer = Closer
web-dn-further = Further away
web-dn-fit = Show the whole dungeon
web-dn-cell = Empty cell { $square }
web-dn-which-way = Which way round?
web-dn-upright = Upright
web-dn-turned = Turned round
web-dn-held = Locations to choose from
web-dn-more = All about { $player }
web-dn-round = Round { $n }
web-dn-player = Player
web-dn-dead = dead

## Cards

web-dn-cost-glory = Costs { $n } glory
web-dn-cost-peril = Costs { $n } peril of the other player
web-dn-defends = only defends
web-dn-at = Where
web-dn-reward = Level +{ $level }, { $glory } glory, heals { $heal }
web-dn-limits = Limits: { $boons } boons, { $treasures } treasures
web-dn-points = { $glory } glory, { $peril } peril
web-dn-heroes-here = Here: { $players }
web-dn-tokens-here = Waits here: { $tokens }
web-dn-quest-here = Quest: { $quest }
web-dn-distance = { $n ->
    [0] An entrance
    [one] { $n } step from the nearest entrance
   *[other] { $n } steps from the nearest entrance
}
web-dn-exit-failed = open, as somebody has failed here
web-dn-exit-deactivation = made harmless by a token
web-dn-exit-bridge = bridged
web-dn-exit-portcullis = barred by a portcullis
web-dn-playing = { $card } is being played
web-dn-hand-empty = Your hand is empty.
web-dn-used = used this turn
web-dn-planned = in your plan
web-dn-costs-now = costs { $n } now
web-dn-was-declared = sent this turn
web-dn-done = completed
web-dn-led = escort with you
web-dn-tried = attempted this turn
web-dn-found = found
web-dn-beast-life = monster's life: { $n }
web-dn-saved = one of them was saved
web-dn-lying-ap = { $n } for anything but moving
web-dn-chill = { $n } fewer at the next recovery
web-dn-quests-done = { $n } of { $of } quests completed
web-dn-deck-glory = Glory deck
web-dn-deck-peril = Peril deck
web-dn-deck-left = { $deck }: { $n } cards, { $discards } discarded
web-dn-discards = discards
web-dn-no-discards = Nothing has been discarded.

## Misdeeds, battle, dice

web-dn-declared = Declared encounters
web-dn-victim = { $player }: { $peril } peril, { $reserved } of it in your plan
web-dn-nothing-sent = Nothing yet
web-dn-strikes = { $who } strikes
web-dn-tie = A tie
web-dn-battle-over = The battle is over: { $against }
web-dn-battle-unhurt = Nobody is wounded.
web-dn-out-away = away
web-dn-out-to_hand = to the hand
web-dn-out-gone = gone
web-dn-out-beaten = beaten
web-dn-coming = { $need ->
    [0] { $who } rolls { $dice ->
        [one] a die
       *[other] { $dice } dice
    } + { $plus }
   *[other] { $who } rolls { $dice ->
        [one] a die
       *[other] { $dice } dice
    } + { $plus } { $stat } and needs { $need }
}
web-dn-success = success
web-dn-failure = failure

## Hints

web-dn-hint = Hint
web-dn-hint-got = Got it
web-dn-hint-off = No more hints
web-dn-hints = Hints
web-dn-tour-feats-first = Your turn as a hero. Locations with a golden rim can be reached: click one to step there for 1 action point. A new location gives its glory (gold) and peril (purple). Flags show where your quests are.
web-dn-tour-feats-on = Steps cost action points, shown beside your hero. Exploring draws a new location. When nothing useful is left, say “That is all”; one point may be saved.
web-dn-tour-feats-play = You have glory: cards of your hand that glow can be played for the number in their corner. Boons and treasures stay with your hero and make it stronger.
web-dn-tour-feats-quest = You are where a quest can be attempted: click the glowing quest. The first attempt of a turn is free.
web-dn-tour-feats-fallen = Your hero lies on the ground: it must stand up for 1 action point before it can walk. Cards and quests are possible meanwhile.
web-dn-tour-misdeeds-first = Now you are the dungeon lord. Monsters and traps are paid with your rival's peril, never with your own: click a glowing card to send it. Or finish, and become a hero.
web-dn-tour-misdeeds-planned = Your plan stands above your hand, with what is left of the rival's peril. Add more, take something back by clicking it, or declare all of it together.

## What the things on the board are

web-dn-term-glory = Pays for your own boons and treasures. New locations, beaten monsters and quests bring it.
web-dn-term-peril = The other players spend it on banes and encounters against you. It comes with new locations.
web-dn-term-ap = Each step, exploring, standing up and starting a battle costs one. You have as many as your speed; one may be saved.
web-dn-term-life = At 0 the hero is dead.
web-dn-term-level = Each quest raises it by one, and with it melee, magic and speed.
web-dn-term-melee = Added to the die in melee, and to threats of melee.
web-dn-term-magic = Added to the die in magic, and to threats of magic.
web-dn-term-speed = So many action points a turn. Added to threats of speed, and in defence.
web-dn-term-hand = Your cards, which only you see. At the end of your turn you draw to five.
web-dn-thing-fallen = Fallen
web-dn-term-fallen = Cannot walk. Standing up costs 1 action point, and the threats shown must be passed.
web-dn-thing-saved = Saved action point
web-dn-term-saved = Kept until the next recovery, to strike back or stand up.
web-dn-thing-boons = Boons
web-dn-term-boons = Permanent boons, as many as the hero's card allows. They are never discarded of one's own will.
web-dn-thing-treasures = Treasures
web-dn-term-treasures = Permanent treasures, as many as the hero's card allows; one of each type.
web-dn-thing-banes = Banes
web-dn-term-banes = What the others have laid on this hero, or a bane that lies before its owner.
web-dn-thing-lair = Lair
web-dn-term-lair = Monsters that have fought and can be sent again, at most three. They are paid for each time.
web-dn-thing-dungeons-lair = The dungeon's lair
web-dn-term-dungeons-lair = Nobody's monsters. After a battle the costliest that has survived comes here, and all of them attack together with the next monster that is drawn. At most three stay; the cheapest leaves.
web-dn-lair-comes = All of them attack with the next monster drawn.
web-dn-lair-empty = Empty: the costliest monster that survives a battle will come here.
web-dn-thing-quests = Quests
web-dn-term-quests = Go to the location, and attempt it. Blue ones are for everybody.
web-dn-thing-done = Completed quests
web-dn-term-done = Who completes three wins at once.
web-dn-thing-commons = Quest for everybody
web-dn-term-commons = Anybody may complete it, in their own turn.
web-dn-thing-escorts = Escorts
web-dn-term-escorts = Whoever is led wants to be delivered, and may be taken by a rival.
web-dn-thing-location-deck = Locations left
web-dn-term-location-deck = In each turn one of them is placed; exploring places another.
web-dn-thing-deck = Adventure cards
web-dn-term-deck = When it is empty, the discards are shuffled. Click to see the discards.
web-dn-thing-quest-deck = Quests left
web-dn-term-quest-deck = A completed quest for everybody is replaced from here.
web-dn-thing-plan = Your plan
web-dn-term-plan = All encounters of a turn are declared together. Each is paid with the peril of the hero it is sent against.
web-dn-thing-cell = Empty cell
web-dn-term-cell = A location lies edge to edge with another one; walls only touch walls, and no way may be cut off.
web-dn-thing-active = Whose turn it is
web-dn-term-active = This player is the dungeon lord and then the hero; afterwards the one to the left.
web-dn-thing-attack = Attack roll
web-dn-term-attack = A die and the attacker's value in the form of the attack.
web-dn-thing-counter = Counter-roll
web-dn-term-counter = A die and the defender's value in the same form. The higher one strikes.
web-dn-thing-roll = Roll
web-dn-term-roll = A die and the value must reach at least the number needed.
web-dn-thing-standing = How often you are asked
web-dn-term-standing = In the moments when you could play something out of turn: never, only about your own hero, or always. You can change it whenever you are asked.
web-dn-thing-step-attack = Attack
web-dn-term-step-attack = The attacker chooses a form for each attack. Special effects act here.
web-dn-thing-step-response = Response
web-dn-term-step-response = The defender may play response cards.
web-dn-thing-step-attack-rolls = Attack rolls
web-dn-term-step-attack-rolls = A die and the attacking value, for each attacker.
web-dn-thing-step-counter-rolls = Counter-rolls
web-dn-term-step-counter-rolls = A die and the defending value, against each.
web-dn-thing-step-comparisons = Comparison
web-dn-term-step-comparisons = Of each pair the higher one strikes: 1 wound and the effects of its card. A tie does nothing.
web-dn-thing-step-aftermath = Challenge
web-dn-term-step-aftermath = The attacked hero may strike back for 1 action point. Then monsters go home, and wounds are rewarded.
