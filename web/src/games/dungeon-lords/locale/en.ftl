# Dungeon Lords on the first page.

web-about-dungeon-lords = Build a dungeon for two years, and defend it against the heroes your evil deeds attract.
web-seats-dungeon-lords = { $n ->
    [one] { $n } lord
   *[other] { $n } lords
}
web-stands-dungeon-lords = Year { $year } · { $season ->
    [spring] spring
    [summer] summer
    [autumn] autumn
    [combat] combat
   *[winter] winter
}
web-preset-about-dungeon-lords-first = Fewer rules, to begin with
web-preset-about-dungeon-lords-full = All rules and special events
web-group-dungeon-lords-start = Orders
web-group-dungeon-lords-year = The year
web-option-dungeon-lords-choose-initial-orders = Each lord keeps one of three orders at the start
web-option-dungeon-lords-early-hire-costs = Hiring as the first order costs 1 gold
web-option-dungeon-lords-evil-price-limited = You cannot pay with evil when the evilometer is full
web-option-dungeon-lords-special-events = Special events
web-option-dungeon-lords-first-player = Starting player
web-lesson-dungeon-lords-dungeon = What wins, and your dungeon
web-lesson-dungeon-lords-orders = Three orders, chosen in secret
web-lesson-dungeon-lords-season = A whole season, slowly
web-lesson-dungeon-lords-evil = Evil, adventurers and the paladin
web-lesson-dungeon-lords-battle = Traps and creatures: your first battle
web-lesson-dungeon-lords-payday = A room at work, payday, taxes
web-lesson-dungeon-lords-year = The first year, with a coach
web-lesson-dungeon-lords-1 = Scenario 1: troll and goblin
web-lesson-dungeon-lords-2 = Scenario 2: witch and ghost
web-lesson-dungeon-lords-3 = Scenario 3: the vampire
web-lesson-dungeon-lords-4 = Scenario 4: the slime
web-lesson-dungeon-lords-room = Scenario 1, fought in a room

## What the things on the board are (name, where no other text has it, and explanation)

web-term-gold = Pays for food, traps, rooms and taxes. It counts towards the title “Lord of Riches”.
web-term-food = Feeds the imps you recruit and the creatures you hire.
web-term-imps = They dig, mine and work in rooms, one job each a season. Of two numbers, the first shows how many are still free.
web-term-evil = The higher you are on the evilometer, the stronger the adventurers who come, and eventually the paladin.
web-term-smiles = Each moves your counter one step down the evilometer.
web-term-spy = Look secretly at one of the four combat cards.
web-term-traps = Cards that hurt the party at the start of a battle. Others see only how many you hold.
web-term-trap = One of your traps is part of the price.
web-term-tunnels = Dig one tunnel next to your dungeon.
web-term-monster = Fights for you. A monster is worth a point at the end of the game; a ghost is not a monster.
web-thing-workers = Workers
web-term-workers = Imps with no other job this season, and troll tokens.
web-thing-foreman = Foreman
web-term-foreman = One extra imp, who watches the others dig or mine.
web-thing-tokens = Troll token
web-term-tokens = A troll token comes with the troll and works in rooms like an imp. It neither digs nor mines.
web-thing-red = Red counter
web-term-red = 1 gold of unpaid tax. Each costs you 3 points at the end of the game.
web-thing-prison = Prison
web-term-prison = Adventurers you have beaten: 2 points each, 5 for a paladin.
web-term-get-food = Buy food, or take it from the villagers and be thought evil.
web-term-improve-reputation = Become nicer, and perhaps look at a combat card.
web-term-dig-tunnels = Each imp digs one tunnel. On space III you also need a foreman.
web-term-mine-gold = Each imp mines one gold from one unconquered tunnel. On space III you also need a foreman.
web-term-recruit-imps = New imps can work in rooms this season, but not dig or mine.
web-term-buy-traps = Draw trap cards; the others do not see them.
web-term-hire-monster = Take one of the creatures for hire and pay the price on its tile.
web-early-hire = As your first order, this costs 1 gold as soon as it is revealed.
web-early-hire-poor = As your first order, this costs 1 gold when it is revealed. You have none, so your minion will stay at home.
web-term-build-room = Turn one of your tunnels into one of the rooms for sale.
web-thing-space = Space { $space }
web-term-space = The first minion takes I, the next II, the last III. The price is left of the arrow, what you get is right of it.
web-acts-forwards = Here the minions act in the order I, II, III.
web-acts-backwards = Here the minions act in the order III, II, I: the last to arrive acts first.
web-acts-mostly = The minions act in the order I, II, III, but III, II, I at Hire Monster and Build Room.
web-stack-left = Left in this year's stack: { $n }
web-thing-zone = Zone: { $zone }
web-thing-season = Season
web-term-season = Every season, orders are given and carried out. Except in winter, an event follows, and then adventurers arrive.
web-term-payday = Pay each creature its wage again; an unpaid one leaves and gives you 1 evil.
web-term-taxes = 1 gold for every two tiles of your dungeon, conquered ones included, rounded up. Each unpaid gold becomes a red counter.
web-term-special-event = A card decides what happens.
web-thing-hidden = Event unknown
web-term-hidden = Revealed one season early. Payday, taxes and a special event each happen once a year.
web-thing-no-event = No event
web-term-no-event = Special events are off, so nothing happens this season.
web-thing-first = Starting player
web-term-first = Goes first whenever players act in turn order. The token passes to the left after each season except autumn.
web-thing-next = Next season's adventurers
web-term-next = They stand here from the weakest to the strongest, ranked by a sign on the printed tiles. The first goes to the least evil lord, the last to the most evil one. In a tie, the lord nearer to the starting player counts as less evil.
web-term-warrior = Stands in front and takes the blows.
web-term-thief = Each symbol prevents one damage of each trap, starting from the front.
web-term-priest = After your creatures attack, each symbol heals one damage.
web-term-wizard = Each symbol is one magic. With at least as much magic as the number of the round, the party casts the card's spell.
web-term-paladin = Strong, with the symbols of all three classes. Comes to the most evil lord who reaches the paladin's space.
web-term-decoy = Not real, but it takes the first blow.
web-thing-hp = Hit points
web-term-hp = The damage needed to put the adventurer in your prison.
web-thing-party = The party at your entrance
web-term-party = Three adventurers by the end of the year; the first stands on the left. In combat they try to conquer your dungeon.
web-thing-card = Combat card { $number }
web-term-card = For round { $number } of the combat: a spell and the party's fatigue. Only those who have looked at it know it.
web-thing-fatigue = Fatigue
web-term-fatigue = The party takes this much damage before it conquers a tile.
web-strikes = { $n } damage
web-term-tunnel = Imps mine here. In battle it holds one trap and one monster.
web-thing-rock = Rock
web-term-rock = A tunnel must touch your dungeon and may not complete a 2×2 block.
web-thing-conquered = Conquered
web-term-conquered = Useless now, and −2 points at the end. It still counts as a tile.
web-thing-marked = Battlefield
web-term-marked = The party marches to the unconquered tile closest to the entrance.
web-thing-given = Order given
web-term-given = Your minions go out in this order. The first order returns to your hand, or one that was not carried out.
web-thing-unexecuted = Unexecuted
web-term-unexecuted = The minion stayed at home or declined, so you can take this order back.
web-thing-inaccessible = Locked this season
web-term-inaccessible = You cannot give this order this season; it returns to your hand afterwards.
web-locked-for = Locked this season for { $players }.
web-thing-drawn = Drawn order
web-term-drawn = You keep one of three; the others are locked in winter.
web-thing-dummy = Dummy
web-term-dummy = A colour nobody plays. Its minions only take up spaces, and its mark on the evilometer only attracts adventurers.
web-dummy-mine = Your dummy
web-dummy-of = { $player }’s dummy
web-dummy-given = This season: { $orders }
web-dummy-locked = Locked: { $orders }
web-thing-plan = Your plan
web-term-plan = Traps and creatures for this battle. Others see the creatures and the number of traps. Creatures attack in any order.
web-thing-slot-trap = Trap slot
web-term-slot-trap = Holds one trap, two in the Labyrinth. In a room each costs 1 gold more. You pay when it goes off.
web-thing-slot-monster = Monster slot
web-term-slot-monster = One in a tunnel, two in a room. Ghosts need no slot.
web-thing-ghost = Ghost
web-term-ghost = Not a monster: any number may fight in a battle, but they score no points.
web-creature-ko = knocked out
web-creature-sent = sent
web-thing-ko = Knocked out
web-term-ko = Has fought and is out until this year's combat is over. You still have to pay it on payday.
web-thing-sent = Sent
web-term-sent = Fights in this battle.
web-step-trap = Trap
web-term-step-trap = The traps go off and are paid for. Thieves weaken them.
web-step-fast = Fast spell
web-term-step-fast = A fast spell is cast now, if the party has enough magic.
web-step-creatures = Creatures
web-term-step-creatures = Your creatures attack one at a time, in any order.
web-step-slow = Slow spell
web-term-step-slow = A slow spell is cast now, if the party has enough magic.
web-step-healing = Healing
web-term-step-healing = If a creature attacked, the priests heal, front to back.
web-step-conquest = Conquest
web-term-step-conquest = The party takes fatigue. If anyone is left, the tile is conquered, and you lose 1 evil.
web-term-no-spells = The Anti-Magic Room blocks spells, or a dart has silenced the casters.
web-term-no-healing = The priests do not heal this round.
web-term-no-conquest = The party takes no fatigue and conquers nothing this round.
web-term-shield = The next point of damage is absorbed.
web-term-rage = All monsters attack the first adventurer.
web-thing-hidden-wizards = wizards invisible
web-term-hidden-wizards = The wizards stand at the back and take no damage this round.
web-thing-paladin-space = The paladin's space
web-term-paladin-space = The most evil lord who reaches it gets the paladin.
web-term-evilometer = Higher is more evil, and attracts stronger adventurers.
web-thing-answered = Has answered
web-term-answered = Everyone answers at the same time; nothing is revealed until all have.
web-thing-thinking = Thinking
web-term-thinking = Everyone is waiting for this lord.
web-thing-title = Title
web-term-title = Held alone, 3 points; shared, 2. With two lords, 2 and 1.
web-term-score-rooms = 2 points for each unconquered room.
web-term-score-monsters = 1 point for each monster; ghosts do not count.
web-term-score-prisoners = 2 points for each prisoner, 5 for a paladin.
web-term-score-conquered = −2 points for each conquered tile.
web-term-score-red-counters = −3 points for each red counter: each stands for 1 gold of tax that was not paid.
web-term-score-scoring-rooms = The points of your scoring rooms of year 2.
web-term-score-titles = 3 points for each title held alone, 2 for each shared one; with two lords 2 and 1.
web-thing-licence = Licence
web-term-licence = Finish above 0 and you may call yourself a dungeon lord.

## The battle

web-lair = Your lair
web-plan-empty = Nothing yet: the tile is undefended.
web-plan-traps = Traps: { $traps }
web-plan-creatures = Creatures: { $creatures }
web-plan-free = Still free: { $slots }.
web-plan-forgotten = You send nothing: the tile stays undefended.
web-plan-counts = The plan counts only once you press here.
web-free-traps = { $n ->
    [one] { $n } trap slot
   *[other] { $n } trap slots
}
web-free-monsters = { $n ->
    [one] { $n } monster slot
   *[other] { $n } monster slots
}
web-order-space = { $place } { $space }
web-dungeons = The lords' dungeons
web-paladin-joins = The paladin joins your party at once, and stays when your evil falls
web-paladin-tent = in the tent; comes at { $space }

## When something can be chosen, if something else is asked now

web-when-order = All lords give orders at once, when a season begins.
web-when-space = Minions go out in turn order, once all orders are given.
web-when-hire = Your minion hires a creature on its turn at Hire Monster.
web-when-build = Your minion builds a room on its turn at Build Room.
web-when-dig = Your imps dig on your minion's turn at Dig Tunnels.
web-when-mine = Your imps mine on your minion's turn at Mine Gold.
web-when-works = You can use this room once all orders are carried out.
web-when-battles = This room works automatically, in battles.
web-when-counts = This room scores automatically, at the end of the game.
web-when-conquered = A conquered tile is useless now.
web-when-mark = The battlefield is marked before each battle is planned: the tile closest to the entrance.
web-when-send = You send creatures when you plan a battle.
web-when-lay = You lay traps when you plan a battle.
web-when-spy = You may look at a combat card on your minion's turn at Improve Reputation, on a space with an eye.
web-when-card = One card is revealed in each round of combat, after everyone has planned.
web-when-arrive = Adventurers arrive by themselves at the end of a season: the weakest goes to the least evil lord.
web-when-wait = The party waits at your entrance for the combat at the end of the year.
web-when-hit = The party is hit in battle, when a trap goes off or a creature attacks.
web-when-free = A prisoner stays until a rule frees one; then you are asked which.
web-when-price = Gold and food are paid as part of the action that costs them.
web-when-imps = Imps work when an order or a room needs them.
web-when-evil = Your evil changes with what you do.
web-when-tokens = Troll tokens work in rooms, once all orders are carried out.
web-when-red = Red counters come from unpaid taxes and stay until the end.
web-when-over = The points have been counted.

## The page at the end of a year

web-head-fought = Year { $year } · the combat is over
web-year = Year { $year }: what it cost, what it brought
web-year-lost = Lost or out of action
web-year-conquered = Tiles conquered
web-year-knocked-out = Creatures knocked out
web-year-left = Creatures gone for good
web-year-traps = Traps spent
web-year-evil = Evil
web-year-caught = Prisoners taken
web-year-earned = Earned and spent
web-year-gold = Gold
web-year-food = Food
web-year-imps = Imps
web-year-tunnels = Tunnels dug
web-year-rooms = Rooms built
web-year-titles = Titles at the end of the game
web-year-hired = Creatures hired

## The story

web-declined-goods = Available there: { $goods }.
web-declined-price = The space itself costs { $price }.
web-deed = { $deed } ({ $changes }).
web-trade = { $seat }: { $source } ({ $changes }).
web-trade-you = You: { $source } ({ $changes }).
web-dug = { $seat } digs on { $squares }.
web-dug-you = You dig on { $squares }.
web-rounds-placed = { $lords }.
web-round-minion-placed = { $seat }: { $order } { $space }
web-round-minion-placed-you = you: { $order } { $space }
web-rounds-back = { $lords }.
web-round-order-returned = { $seat } takes back { $order }{ $locked-count ->
    [0] {""}
   *[other] {" "}(locked next season: { $locked })
}
web-round-order-returned-you = you take back { $order }{ $locked-count ->
    [0] {""}
   *[other] {" "}(locked next season: { $locked })
}
web-round-rooms-idle = { $seat }, not used: { $could-count ->
    [0] { $rooms }
   *[other] { $could }
}
web-round-rooms-idle-you = you, not used: { $could-count ->
    [0] { $rooms }
   *[other] { $could }
}
web-rounds-parties = From the weakest to the strongest: { $lords }.
web-round-adventurer-joins = { $adventurer } → { $seat } (evil { $evil }{ tie })
web-round-adventurer-joins-you = { $adventurer } → you (evil { $evil }{ tie })
web-rounds-taxes = { $source }: { $lords }.
web-round-tax-paid = { $seat } { $paid } of { $due } gold
web-round-tax-paid-you = you { $paid } of { $due } gold
web-rounds-changes = { $source }: { $lords }.
web-round-changes = { $seat } { $changes }
web-round-changes-you = you { $changes }
web-score-worst-see = See that moment
web-score-you-won = You win with { $points } points!

## Quips: one line of them may follow what the story tells, never in the log (`src/game/story/quips.ts`).

web-quip-hired =
    Nobody has read the contract, as is the custom.
    First question: where is the canteen?
    References were given. They were mostly screams.
web-quip-creature-lost-choice =
    The good chair leaves with it.
    The union will hear of this.
web-quip-creature-lost-short =
    A promissory note was offered. It was eaten.
    One cannot dine on exposure.
web-quip-minion-stays-full =
    The queue was lovely, though.
    Somebody has to mind the kettle.
    The early bird got the space.
web-quip-minion-stays-declined =
    Just looking, thank you.
    At least everybody got some air.
web-quip-minion-stays-gold =
    The purse was turned inside out, for form's sake.
web-quip-built =
    The architect calls it finished. The imps call it a draft.
    One corner is still drying.
    The ribbon was cut with an axe.
web-quip-mined =
    The imps swear that there was no more.
    The canary has asked for a transfer.
web-quip-produced =
    The break was over before it began.
    Somebody hums. It is discouraged.
web-quip-red-counters =
    The Ministry has a drawer just for these.
    The ink is still wet. At the Ministry it always is.
web-quip-on-strike =
    A banner goes up. It is misspelt.
web-quip-paladin-comes =
    His armour has been heard since breakfast.
    He has packed sandwiches and a sermon.
web-quip-paladin-stays =
    He has already unpacked.
web-quip-marked =
    They have a map. It is of somewhere else.
web-quip-battle-begins =
    The torches were lit specially.
    Somebody wipes their feet. Manners cost nothing.
web-quip-eliminated =
    The bunk has been ready since morning.
    Visiting hours: never.
    The soup is warm. On Thursdays.
web-quip-conquered =
    They leave a small flag and a large mess.
    It had only just been swept.
web-quip-party-gone =
    A left boot remains. Nobody claims it.
    It is so quiet that one can hear the mushrooms grow.
web-quip-survivors-leave =
    In the tavern they will call it a victory.
    They did not sign the guest book.
web-quip-prisoner-freed =
    The hat stays. So do the debts.
    Do not expect a thank-you card.
web-quip-spell-fails =
    A spark, a cough, an awkward silence.
    It had worked in front of the mirror.
web-quip-becomes-sheep =
    The minutes record only “baa”.
web-quip-withdrawn =
    A sudden appointment, it seems.
