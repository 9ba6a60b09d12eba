# Dungeon Lords: questions (ask-), help for newcomers (help-), actions (do-), events (event-), refusals (no-).
# What the variables are: see locale/texts.py.

## Questions

ask-act = { $place }, space { $space }: take the action, or decline?
ask-aim = { $source }: whom is it for?
ask-attack = Which creature acts now, and how?
ask-banish = { $source }: one of the monsters you sent is lost. Which one?
ask-build = { $price ->
    [0] Space { $space }: which room do you build, and where?
   *[other] Space { $space }, for { $price } gold: which room do you build, and where?
}
ask-dig = Dig a tunnel: on which square? Tunnels left: { $left }
ask-discard-trap = Discard one trap from your hand. Which one?
ask-free = { $source-id ->
    [none] Nothing is left to conquer, so a prisoner goes free. Which one?
   *[other] { $source } frees a prisoner. Which one?
}
ask-hire = { $dinner ->
    [0] Space { $space }: which creature do you hire?
   *[other] Space { $space }: which creature do you hire? It wants { $dinner } food on top of its price.
}
ask-keep-order = You have drawn three orders. Which one do you keep?
ask-lose-goods = { $source }: what do you give up? Still to lose: { $left }
ask-lose-trap = { $source } costs you a trap. Which one?
ask-mark = Which tile does the party march to?
ask-mine = How much gold do you mine from space { $space }?
ask-orders = Which three orders do you give, and in which sequence?
ask-orders-and-dummy = Which three orders do you give, and which third order does your dummy get?
ask-plan = The battle for { $square }: what do you send? Room for traps: { $traps }, for monsters: { $monsters }; ghosts as you like
ask-produce = Which room goes to work? Free workers: { $workers }
ask-second-hit = The second hex: whom does it strike?
ask-sheep = { $source }: which monster turns into a sheep?
ask-spring = Which trap goes off now?
ask-spy = Which of the four combat cards do you look at?
ask-strike = { $source }: pay each monster one symbol of its price, or let it lie down. Who is next?
ask-suggestion = { $source }: pay each monster its whole price, or send it home. Who is next?
ask-take-back = Which of the orders you gave comes back to your hand?
ask-tax = You owe { $due } gold in taxes. How much do you pay?
ask-trap-inspection = { $source }: pay gold, or hand over a trap?
ask-wages = Payday! Pay each creature, or let it go. Who is next?
ask-withdraw-one = { $source }: which monster runs home?
ask-withdraw-or-evil = { $source }: send all your monsters home, or take { $amount } evil?
ask-witch-hunt = { $source }: give up a monster, or take { $amount } evil?

## Help for newcomers

help-act = Your minion stands on this space. You pay the whole price and get all the goods, or you decline. If you decline, the order counts as unexecuted, and you may take that very card back at the end of the round.
help-aim = The dart flies at anyone you like, from the first of the party to the last. A poisoned dart hurts once more at the end of the round; an anti-magic dart silences a wizard or keeps priests from healing.
help-attack = Your creatures act one after another, in any order, each once. It is then knocked out until the combat of this year is over, unless it says that it goes home. Surplus damage is lost, so choose targets that just fall.
help-banish = The monster leaves for good, even if it has already fought. You gain no evil for it. Give up the one that you will miss least at the end of the game.
help-build = A room takes the place of one of your tunnels, in the part of the dungeon that the room asks for, and never edge to edge with another room. Rooms of the first year produce goods; those of the second help in battle or bring points.
help-dig = Each tunnel takes one imp and must touch your dungeon. Four tiles may never form a square. More tunnels mean more gold to mine, but also more to defend and to pay taxes for.
help-discard-trap = In the second year you draw one trap more than you buy, then discard any one of your hand. Only you will know which one it was.
help-free = Somebody leaves your prison, and the game. A prisoner is worth points at the end, a paladin most of all, so let go of whom you can spare.
help-hire = A creature costs what its tile shows, now and again on every payday. Monsters fight and bring a point each; ghosts fight in any number. Higher evil attracts stronger heroes, so mind the evil in its price.
help-keep-order = You keep one of the three orders; the other two lie open and are inaccessible in the first round. Keep the one that you would miss most in winter.
help-lose-goods = The spell takes some of your goods, and you choose which, one at a time. Gold pays taxes, food feeds creatures, traps win battles. You never lose more than you have.
help-lose-trap = One of your traps is gone; you choose which, and nobody else sees it. Part with the one that fits the coming heroes least.
help-mark = The heroes always go for an unconquered tile that is closest to the entrance. Where several are equally close you choose. In a tunnel one trap and one monster may fight, in a room two monsters.
help-mine = Each imp brings one gold out of one unconquered tunnel. On space III one more imp is needed as the foreman. Imps that mine cannot do anything else this round.
help-orders = Everybody picks three orders in secret, and they are revealed one by one. Each place has three spaces, each with another price, filled from I to III: who comes first gets I, and a fourth gets nothing. Two of your three orders will be inaccessible next round.
help-orders-and-dummy = Pick your own three orders, and one more for the dummy that you look after. The dummy only takes up a space, which can keep your rival out, or push you both to a better one.
help-plan = Choose the traps and creatures for this battle, one at a time, then say that you are ready. A trap is paid for when it goes off, and in a room it costs gold as well. Creatures that fight are knocked out until the year's combat is over, so do not send everybody at once.
help-produce = Rooms turn work into goods. Imps with no other job this round and troll tokens can work, each once a round. You may stop whenever you like.
help-second-hit = The witch casts two small hexes. You choose the second target after seeing what the first one did; it may be the same adventurer.
help-sheep = For this round the monster attacks as a feeble sheep. It still attacks, so it is knocked out and the priests heal. Choose the one whose attack you need least.
help-spring = You have laid two traps in the Labyrinth and choose which goes off first. The thieves spend their skill on the first one; the second meets only what is left of it.
help-spy = You may look at one of the year's four combat cards, in secret. It shows a spell and how tired the heroes get in that round. Everybody sees which card you took, but not what is on it.
help-strike = Each monster wants one symbol of its price, of your choice. One that gets nothing lies down, knocked out until the year's combat is over. It still expects its wages.
help-suggestion = The spell makes your monsters ask for their wages in the middle of the battle. Pay the whole price, and the monster fights on; refuse, and it goes home unharmed, as if you had never sent it.
help-take-back = One order returns to your hand: the first one that you gave, or any that was not carried out. The other two lie open and are inaccessible next round. The two that were inaccessible come back as well.
help-tax = The tax grows with the number of your tiles, conquered ones included. Whatever you do not pay becomes red counters, and each of those costs points at the end. The Ministry forgets nothing.
help-trap-inspection = The inspectors want gold or one of your traps. Nobody will see which trap you hand over. Only a lord with neither gains evil.
help-wages = Every creature wants its price again. Pay it in full, or the creature leaves for good and you gain 1 evil. You choose the sequence, which matters when evil is part of a price.
help-withdraw-one = One of the monsters that you sent runs back to the lair. It stays fit and may fight in a later round. Choose the one that this battle needs least.
help-withdraw-or-evil = Either all monsters that you sent go home unharmed, or you gain evil and they fight. Ghosts do not listen. Look at the paladin's space before you choose evil.
help-witch-hunt = The villagers want a monster, or they will tell bad stories about you. Give one up for good, or take the evil. More evil means stronger heroes at your door, and perhaps the paladin.

## Actions

do-act = Take the action
do-attack = { $target-id ->
    [none] { $creature }: { $attack }
   *[other] { $creature }: { $attack } – number { $target } of the party
}
do-banish = Let { $creature } be banished
do-build = Build the { $room } on { $square }
do-butt = { $creature } butts as a sheep
do-decline = Decline
do-dig = Dig on { $square }
do-discard = Discard the { $trap }
do-dismiss = Let { $creature } go (1 evil)
do-done = Enough work
do-evil = Take the evil
do-free = Set { $adventurer-the } free
do-hire = { $trap-id ->
    [none] { $monster-id ->
        [none] Hire { $creature }
       *[other] Hire { $creature }, giving up { $monster }
    }
   *[other] Hire { $creature }, paying with the { $trap }
}
do-keep = Keep “{ $order }”
do-lay = Lay the { $trap }
do-lose = { $creature-id ->
    [none] { $trap-id ->
        [none] Lose 1 { $good }
       *[other] Lose the { $trap }
    }
   *[other] Give up { $creature }
}
do-mark = Fight on { $square }
do-mine = Mine { $amount } gold
do-orders = { $dummy-id ->
    [none] { $first }, { $second }, { $third }
   *[other] { $first }, { $second }, { $third }; the dummy: { $dummy }
}
do-pay = { $trap-id ->
    [none] { $monster-id ->
        [none] Pay { $creature }
       *[other] Pay { $creature }, giving up { $monster }
    }
   *[other] Pay { $creature }, with the { $trap }
}
do-ready = Ready for battle
do-refuse = Pay { $creature } nothing
do-rest = { $creature } can attack nobody
do-return = Take back “{ $order }”
do-send = Send { $creature }
do-sheep = Turn { $creature } into a sheep
do-skip = Do not look
do-spring = Spring the { $trap }
do-spy = Look at card { $amount }
do-stop = Stop digging
do-symbol = { $trap-id ->
    [none] { $monster-id ->
        [none] { $creature }: pay 1 { $good }
       *[other] { $creature }: give up { $monster }
    }
   *[other] { $creature }: give up the { $trap }
}
do-target = Number { $amount } of the party
do-tax = { $amount ->
    [0] Pay nothing
   *[other] Pay { $amount } gold
}
do-use = { $square-id ->
    [none] Work in the { $room }
   *[other] Work in the { $room }: a tunnel on { $square }
}
do-withdraw = { $creature-id ->
    [none] Send all monsters home
   *[other] Send { $creature } home
}

## Events: the season

event-season-begins = Year { $year }: { $season } begins.
event-offer-opened = For hire: { $creatures }. For sale: { $rooms }.
event-event-turned-up = { $special-id ->
    [none] In { $season }: { $tile }.
   *[other] In { $season }: { $tile } ({ $special }).
}
event-adventurers-drawn = On their way, for { $season }: { $adventurers }.
event-put-under = { $adventurer } goes under the stack: too much alike.
event-dummy-orders = Dummy { $dummy }: { $orders }.
event-adventurer-joins = { $adventurer } knocks at the door of { $seat }.
event-adventurer-leaves = { $adventurer } finds no dungeon and leaves.
event-dummy-moves = The dummy's evil: { $to }.
event-first-player = { $seat } is first player.

## Events: orders

event-cards-drawn = { $seat } draws { $orders }.
event-inaccessible = Inaccessible for { $seat }: { $orders }.
event-orders-revealed = { $seat } gives the orders { $orders }.
event-minion-placed = { $seat }: a minion to “{ $order }”, space { $space }.
event-minion-stays = { $why ->
    [full] { $seat }: no space left at “{ $order }”; the minion stays at home.
    [gold] { $seat }: no gold for hiring this early; the minion stays at home.
    [price] { $seat } cannot pay at “{ $order }”.
    [nothing] { $seat } can do nothing at “{ $order }”.
   *[declined] { $seat } declines “{ $order }”.
}
event-order-returned = { $seat } takes back “{ $order }”.

## Events: goods

event-gained = { $good-id ->
    [imps] { $amount ->
        [one] { $seat } gets { $amount } imp.
       *[other] { $seat } gets { $amount } imps.
    }
   *[other] { $seat } gets { $amount } { $good }.
}
event-lost = { $good-id ->
    [imps] { $amount ->
        [one] { $seat } gives up { $amount } imp.
       *[other] { $seat } gives up { $amount } imps.
    }
   *[other] { $seat } gives up { $amount } { $good }.
}
event-evil-moved = { $by-sign ->
    [up] { $seat }: { $by-size } more evil, now { $to }.
    [down] { $seat }: { $by-size } less evil, now { $to }.
   *[none] { $seat }: evil stays at { $to }.
}
event-red-counters = { $amount ->
    [one] { $seat }: { $amount } red counter in the Office of Dead Letters.
   *[other] { $seat }: { $amount } red counters in the Office of Dead Letters.
}
event-spied = { $spell-id ->
    [none] { $seat } looks at combat card { $position }.
   *[other] { $seat } looks at combat card { $position }: { $spell }.
}
event-traps-drawn = { $traps-count ->
    [0] { $amount ->
        [one] { $seat } draws { $amount } trap.
       *[other] { $seat } draws { $amount } traps.
    }
   *[other] { $seat } draws { $traps }.
}
event-trap-gone = { $trap-id ->
    [none] { $seat } gives up a trap, face down.
   *[other] { $seat } gives up the { $trap }, face down.
}
event-dug = { $seat } digs a tunnel on { $square }.
event-mined = { $seat } mines { $amount } gold.
event-hired = { $seat } hires { $creature }.
event-creature-lost = { $why ->
    [wage] { $seat }: unpaid, { $creature } walks out.
    [price] { $seat } gives up { $creature } as part of a price.
    [event] { $seat } loses { $creature } to the event.
   *[spell] { $seat } loses { $creature } to the spell.
}
event-built = { $seat } builds the { $room } on { $square }.
event-produced = { $seat } puts the { $room } to work.

## Events: of the season

event-event-happens = { $tile }!
event-special-happens = { $special }!
event-wage-paid = { $seat } pays { $creature }.
event-on-strike = { $seat }: { $creature } is on strike and lies down.
event-tax-paid = { $seat } pays { $paid } of { $due } gold in taxes.
event-paladin-comes = The paladin marches to { $seat }!
event-paladin-goes = The paladin leaves the game.

## Events: combat

event-combat-round-begins = Combat, round { $round }.
event-planned = { $creatures-count ->
    [0] { $traps ->
        [0] { $seat } leaves { $square } undefended.
       *[other] { $seat } defends { $square }. Traps: { $traps }; no creatures.
    }
   *[other] { $seat } defends { $square }. Traps: { $traps }; creatures: { $creatures }.
}
event-plan-returns = { $seat } need not fight: traps and creatures come home.
event-card-turned-up = The card of round { $round }: { $spell }.
event-prisoner-freed = { $seat }: { $adventurer-the } goes free.
event-nothing-to-conquer = { $seat } has nothing left to conquer.
event-battle-begins = { $seat } fights for { $square }.
event-trap-sprung = { $seat } springs a trap: { $trap }!
event-prevented = { $adventurer-the } dodges { $amount } damage.
event-aimed = The dart flies at { $adventurer-the }.
event-hit = { $by ->
    [trap] The trap: { $amount } damage to { $adventurer-the }.
    [creature] { $adventurer-the } takes { $amount } damage.
    [dart] The poison: { $amount } damage to { $adventurer-the }.
   *[fatigue] Fatigue: { $amount } damage to { $adventurer-the }.
}
event-absorbed = { $spell } saves { $adventurer-the } from { $amount } damage.
event-eliminated = { $adventurer-id ->
    [decoy] The decoy is destroyed.
   *[other] { $adventurer-the } is down, and off to the prison of { $seat }.
}
event-decoy-vanishes = The decoy vanishes.
event-spell-cast = The party casts { $spell }.
event-spell-fails = { $why ->
    [magic] Too little magic for { $spell }.
    [dart] The dart has silenced the casters: no { $spell }.
   *[room] Magic does not work in this room: no { $spell }.
}
event-creature-acts = { $attack-id ->
    [sheep] { $creature } butts, as sheep do.
   *[other] { $creature }: { $attack }!
}
event-knocked-out = { $creature } is knocked out.
event-returns-face-up = { $creature } goes home unharmed.
event-withdrawn = { $creature } turns round and goes home.
event-becomes-sheep = { $creature } turns into a sheep.
event-healed = { $adventurer-the } recovers from { $amount } damage.
event-healing-prevented = No healing for the party this round.
event-strengthened = { $adventurer-the } gains a hit point.
event-conquest-prevented = No fatigue and no conquest this round.
event-tired = The party grows tired. Fatigue: { $amount }.
event-conquered = { $square } is conquered: { $seat } loses a tile.
event-party-gone = The last adventurer at the door of { $seat } is gone!
event-survivors-leave = { $adventurers-count ->
    [one] { $adventurers-the } leaves the dungeon of { $seat }.
   *[other] { $adventurers-the } leave the dungeon of { $seat }.
}

## Events: the end

event-scored = { $points ->
    [one] { $seat }: { $points } point.
   *[other] { $seat }: { $points } points.
}
event-title-won = { $title }: { $seats }.

## Refusals

no-already-paid = { $creature } has had its pay.
no-already-sent = { $creature } is already going.
no-blind-rage = In its rage { $creature } attacks the first adventurer, with an attack that its tile shows.
no-creature-has-acted = { $creature } has already acted.
no-creature-is-sheep = { $creature } is a sheep this round and can only butt.
no-creature-not-offered = { $creature } is not for hire this round.
no-creature-not-sent = { $creature } was not sent into this battle.
no-dig-decline-before-one = You have begun to dig; now you can only stop.
no-dig-stop-after-one = You have not dug anything yet; decline instead.
no-dummy-order-used = Your dummy cannot get “{ $order }”: that card is in use or inaccessible.
no-dummy-order-with-two-lords = With two lords each adds one order for a dummy; otherwise nobody does.
no-evil-unpayable = The evilometer has no room for { $amount } more evil, so you cannot pay with it.
no-ghost-first = A ghost cannot attack the first of the party.
no-ghost-no-monster = { $creature } is a ghost, not a monster.
no-knocked-out = { $creature } is knocked out.
no-mine-imps = { $needs ->
    [one] That takes { $needs } imp; free: { $has }.
   *[other] That takes { $needs } imps; free: { $has }.
}
no-mine-space = From this space you mine at most { $most } gold.
no-mine-tunnels = One gold per unconquered tunnel; you have { $has }.
no-monsters-full = { $most ->
    [one] Only { $most } monster can fight here.
   *[other] Only { $most } monsters can fight here.
}
no-must-attack = { $creature } can attack, so it must.
no-needs-target = Say whom it attacks: add the number in the party.
no-no-such-creature = { $creature } is not in your lair.
no-no-such-monster = You have no { $creature } to give up.
no-no-such-prisoner = { $adventurer-the } is not in your prison.
no-no-such-room = You have no { $room } that could produce.
no-no-such-target = The party has only { $most }.
no-no-such-trap = You do not hold the { $trap }.
no-not-on-strike = { $creature } wants nothing from you.
no-order-executed = “{ $order }” was carried out, and it was not your first order.
no-order-inaccessible = “{ $order }” is not in your hand.
no-order-not-drawn = “{ $order }” is not among the three you drew.
no-order-not-given = You did not give the order “{ $order }” this round.
no-paladin-last = The paladin goes free only if nobody else is in your prison.
no-room-conquered = The { $room } is conquered and works no more.
no-room-needs-tunnel = On { $square } there is no unconquered tunnel to turn into a room.
no-room-neighbour = On { $square } it would touch another room.
no-room-not-offered = The { $room } is not for sale this round.
no-room-used = { $times ->
    [one] The { $room } works once a round, and it has.
   *[other] The { $room } works { $times } times a round, and it has.
}
no-room-zone = The { $room } must lie { $zone }; { $square } does not.
no-spares-class = { $creature } does not touch this class: { $class }.
no-square-apart = { $square } does not touch your dungeon.
no-square-block = On { $square } the tunnel would complete a 2×2 block.
no-square-conquered = { $square } is already conquered.
no-square-farther = Another unconquered tile is closer to the entrance than { $square }.
no-square-no-tile = You have no tile on { $square }.
no-square-taken = { $square } is already dug out.
no-tax-too-much = You owe only { $due } gold.
no-too-few-workers = { $needs ->
    [one] The { $room } needs { $needs } worker; free: { $has }.
   *[other] The { $room } needs { $needs } workers; free: { $has }.
}
no-too-little-food = That takes { $needs } food; you have { $has }.
no-too-little-gold = That takes { $needs } gold; you have { $has }.
no-too-little-imps = { $needs ->
    [one] That takes { $needs } imp; you have { $has }.
   *[other] That takes { $needs } imps; you have { $has }.
}
no-tool-shed-square = Say where the Tool Shed digs: add a square.
no-trap-not-laid = The { $trap } was not laid.
no-trap-unpayable = You cannot pay for the { $trap } when it goes off.
no-traps-full = { $most ->
    [one] Only { $most } trap can be laid here.
   *[other] Only { $most } traps can be laid here.
}
