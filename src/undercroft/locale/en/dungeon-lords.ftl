# Dungeon Lords: questions (ask-), help for newcomers (help-), actions (do-), events (event-), refusals (no-).
# What the variables are: see locale/texts.py.

## Questions

ask-act = { $place }, space { $space }: take the action?
ask-aim = { $source }: who is hit?
ask-attack = Who attacks next?
ask-banish = { $source }: one of the monsters you sent is lost. Which one?
ask-build = { $price ->
    [0] Space { $space }: which room do you build, and where?
   *[other] Space { $space } ({ $price } gold): which room do you build, and where?
}
ask-dig = Where do you dig a tunnel? Tunnels left: { $left }
ask-discard-trap = Which trap do you discard from your hand?
ask-free = { $source-id ->
    [none] Nothing is left to conquer, so a prisoner goes free. Which one?
   *[other] { $source } frees a prisoner. Which one?
}
ask-hire = { $dinner ->
    [0] Space { $space }: which creature do you hire?
   *[other] Space { $space }: which creature do you hire? Its price goes up by { $dinner } food.
}
ask-keep-order = You have drawn three orders. Which one do you keep in hand? The other two are locked this season.
ask-lose-goods = { $source }: what do you lose? Still to lose: { $left }
ask-lose-trap = { $source } costs you a trap. Which one?
ask-mark = Which tile does the party march to?
ask-mine = Space { $space }: how much gold do you mine?
ask-orders = Which three orders do you give, from first to third?
ask-orders-and-dummy = Which three orders do you give, and which third order does your dummy get?
ask-plan = The battle for { $square }: what do you send? Traps: up to { $traps }; monsters: up to { $monsters }; any number of ghosts
ask-produce = Which room do you use? Free workers: { $workers }
ask-second-hit = The second hex: who is hit?
ask-sheep = { $source }: which monster turns into a sheep?
ask-spring = Which trap goes off now?
ask-spy = Which of the four combat cards do you look at?
ask-strike = { $source }: which monster do you pay one symbol of its price? An unpaid one is knocked out.
ask-suggestion = { $source }: which monster do you pay its full price, or send home?
ask-take-back = Which order do you take back?
ask-tax = Your { $taxed } tiles cost { $due } gold in taxes, and each gold that you do not pay costs { $points } points at the end. How much do you pay?
ask-trap-inspection = { $source }: pay gold, or give up a trap?
ask-wages = Payday! Which creature do you pay, or let go?
ask-withdraw-one = { $source }: which monster runs home?
ask-withdraw-or-evil = { $source }: send all your monsters home, or take { $amount } evil?
ask-witch-hunt = { $source }: give up a monster, or take { $amount } evil?

## Help for newcomers

help-act = Your minion stands on this space. Pay the full price and get all the goods, or decline. If you decline, the order counts as unexecuted, and you may take it back in the production phase, before the event.
help-aim = The dart can hit anyone in the party. A poisoned dart hurts again at the end of the round; an anti-magic dart silences a wizard or stops priests from healing.
help-attack = Your creatures attack one at a time, in any order, once each. Each is then knocked out until this year's combat is over, unless it goes home. Surplus damage is lost, so choose targets that only just fall.
help-banish = The monster leaves for good, even if it has already fought. You gain no evil for it. Give up the one you will miss least at the end of the game.
help-build = A room replaces one of your tunnels, in the zone the room asks for and never edge to edge with another room. Rooms of the first year produce goods; those of the second help in battle or score points.
help-dig = Each tunnel takes one imp and must touch your dungeon. Four tiles may never form a square. More tunnels mean more gold to mine, but also more to defend and to pay taxes on.
help-discard-trap = In the second year you draw one trap more than you buy, then discard any one from your hand. Only you know which one it was.
help-free = One adventurer leaves your prison and the game. Prisoners score points at the end, a paladin most of all, so free the one you can spare.
help-hire = A creature costs what its tile shows, now and again on every payday. Monsters fight and score a point each; ghosts fight in any number. Higher evil attracts stronger adventurers, so mind the evil in its price.
help-keep-order = You keep one of the three orders; the other two lie face up and are locked in the first season. Keep the one you would miss most in winter.
help-lose-goods = The spell takes some of your goods, and you choose which, one at a time. Gold pays taxes, food feeds creatures, traps win battles. You never lose more than you have.
help-lose-trap = You lose one of your traps; you choose which, and nobody else sees it. Part with the one least useful against the coming adventurers.
help-mark = The party always heads for the unconquered tile closest to the entrance. If several are equally close, you choose. One trap and one monster may fight in a tunnel, two monsters in a room.
help-mine = Each imp brings one gold from one unconquered tunnel. On space III you also need a foreman. Imps that mine can do nothing else this season.
help-orders = Everyone picks three orders in secret; they are revealed one by one. An area has three spaces with different prices, filled from I to III, and a minion who finds them all taken stays at home. Two of your three orders will be locked next season.
help-orders-and-dummy = Pick your three orders, and one more for the dummy you look after. The dummy only takes up a space, which can keep your opponent out or push either of you to a better one.
help-plan = Choose traps and creatures for this battle, one at a time, then confirm the plan. You pay for a trap when it goes off, plus gold if it is in a room. Creatures that fight are knocked out until this year's combat is over, so do not send everyone at once.
help-produce = Rooms turn work into goods. Imps with no other job this season and troll tokens can work, once a season each. You may stop at any time.
help-second-hit = The witch casts two small hexes. You choose the second target after seeing what the first one did; it may be the same adventurer.
help-sheep = This round the monster attacks as a feeble sheep. It still attacks, so it is knocked out and the priests heal. Choose the one whose attack you need least.
help-spring = You laid two traps in the Labyrinth; choose which goes off first. The thieves use their skill on the first one; the second meets only what is left of it.
help-spy = You may look at one of this year's four combat cards, in secret. It shows a spell and the fatigue of that round. Everyone sees which card you took, but not what is on it.
help-strike = Each monster wants one symbol of its price; you choose which. An unpaid one is knocked out until this year's combat is over. You still owe it its wage on payday.
help-suggestion = The spell makes your monsters ask for their pay during the battle. Pay the full price, and the monster fights on; refuse, and it goes home unharmed, as if you had never sent it.
help-take-back = One order returns to your hand: the first you gave, or any that was not carried out. The other two lie face up and are locked next season. The two that were locked come back as well.
help-tax = The more tiles you have, the higher the tax; conquered ones count, and it is rounded up. Each unpaid gold becomes a red counter, which costs points at the end. The Ministry never forgets.
help-trap-inspection = The inspectors want gold or one of your traps. Nobody sees which trap you give up. Only a lord with neither gains evil.
help-wages = Pay each creature its price again, in full; an unpaid one leaves for good and gives you 1 evil. You choose the order, which matters when evil is part of a price.
help-withdraw-one = One of the monsters you sent runs back to your lair. It stays fit and may fight in a later round. Choose the one this battle needs least.
help-withdraw-or-evil = Either all the monsters you sent go home unharmed, or you gain evil and they fight. Ghosts take no notice. Look at the paladin's space before you choose evil.
help-witch-hunt = The villagers want a monster, or they will spread bad stories about you. Give one up for good, or gain the evil. More evil means stronger adventurers, and perhaps the paladin.

## Actions

do-act = Take the action
do-attack = { $target-id ->
    [none] { $creature }: { $attack }
   *[other] { $creature }: { $attack } ({ $target ->
        [1] the first in line
        [2] the second in line
        [3] the third in line
        [4] the fourth in line
       *[other] the last in line
    })
}
do-banish = Lose { $creature-the }
do-build = Build the { $room } on { $square }
do-butt = { $creature-the } butts
do-decline = Decline
do-dig = Dig on { $square }
do-discard = Discard the { $trap }
do-dismiss = Dismiss { $creature-the } (+1 evil)
do-done = No more work
do-evil = Gain the evil
do-free = Free { $adventurer-the }
do-hire = { $trap-id ->
    [none] { $monster-id ->
        [none] Hire { $creature-the }
       *[other] Hire { $creature-the }, giving up { $monster-the }
    }
   *[other] Hire { $creature-the }, paying with the { $trap }
}
do-keep = Keep “{ $order }”
do-lay = Lay the { $trap }
do-lose = { $creature-id ->
    [none] { $trap-id ->
        [none] Lose 1 { $good }
       *[other] Lose the { $trap }
    }
   *[other] Give up { $creature-the }
}
do-mark = Fight on { $square }
do-mine = Mine { $amount } gold
do-orders = { $dummy-id ->
    [none] { $first }, { $second }, { $third }
   *[other] { $first }, { $second }, { $third }; the dummy: { $dummy }
}
do-pay = { $trap-id ->
    [none] { $monster-id ->
        [none] Pay { $creature-the }
       *[other] Pay { $creature-the }, giving up { $monster-the }
    }
   *[other] Pay { $creature-the }, with the { $trap }
}
do-ready = Plan ready
do-refuse = Do not pay { $creature-the }
do-rest = { $creature-the } has no target
do-return = Take back “{ $order }”
do-send = Send { $creature-the }
do-sheep = Turn { $creature-the } into a sheep
do-skip = Do not look
do-spring = Spring the { $trap }
do-spy = Look at card { $amount }
do-stop = Stop digging
do-symbol = { $trap-id ->
    [none] { $monster-id ->
        [none] { $creature }: pay 1 { $good }
       *[other] { $creature }: give up { $monster-the }
    }
   *[other] { $creature }: give up the { $trap }
}
do-target = { $amount ->
    [1] Against the first in line
    [2] Against the second in line
    [3] Against the third in line
    [4] Against the fourth in line
   *[other] Against the last in line
}
do-tax = { $amount ->
    [0] Pay nothing
   *[other] Pay { $amount } gold
}
do-use = { $square-id ->
    [none] Use the { $room }
   *[other] Use the { $room }: tunnel on { $square }
}
do-withdraw = { $creature-id ->
    [none] Send all monsters home
   *[other] Send { $creature-the } home
}

## Events: the season

event-season-begins = Year { $year }: { $season } begins.
event-year-two-changes = { $part ->
    [1] New in year 2: stronger creatures, adventurers, spells and traps. The new rooms help in battle or score points, and may stand anywhere.
   *[2] From now on, Buy Traps draws one trap more, and one is given up. A production room can work twice a season.
}
event-offer-opened = For hire: { $creatures }. For sale: { $rooms }.{ $leftovers-count ->
    [0] {""}
   *[other] {" "}Not taken, so discarded: { $leftovers }.
}
event-event-turned-up = { $special-id ->
    [none] { $tile-id ->
        [special_event] In { $season }: no event.
       *[other] In { $season }: { $tile }.
    }
   *[other] In { $season }: { $tile } ({ $special }).
}
event-adventurers-drawn = On their way for { $season }, the weakest first: { $adventurers }.
event-put-under = { $adventurer-the } goes under the stack, because all those drawn are equally strong; another one is drawn.
event-dummy-orders = Dummy { $dummy }: { $orders }.
tie = { $tied ->
    [yes] {"; tied, so turn order decides"}
   *[other] {""}
}
event-adventurer-joins = { $rank ->
    [1] The weakest, { $adventurer-the }, goes to the least evil lord: { $seat } (evil { $evil }{ tie }).
    [2] The second weakest, { $adventurer-the }, goes to the second least evil: { $seat } (evil { $evil }{ tie }).
    [3] The third weakest, { $adventurer-the }, goes to the third least evil: { $seat } (evil { $evil }{ tie }).
    [4] The strongest, { $adventurer-the }, goes to the most evil lord: { $seat } (evil { $evil }{ tie }).
   *[other] { $adventurer-the } arrives at { $seat }'s dungeon.
}
event-adventurer-leaves = { $adventurer-the } finds no dungeon and leaves.
event-dummy-moves = The dummy's evil is now { $to }.
event-first-player = { $seat } is the starting player.

## Events: orders

event-cards-drawn = { $seat } draws { $orders }.
event-inaccessible = Locked for { $seat }: { $orders }.
event-orders-revealed = { $seat } reveals { $orders }.
event-minion-placed = { $seat }'s minion goes to “{ $order }”, space { $space }.
nothing-there = { $space-id ->
    [none] {""}
   *[other] { $order-id ->
        [dig_tunnels] {": no square to dig on"}
        [mine_gold] {": no tunnel to mine in"}
        [build_room] {": no tunnel where a room for sale may stand"}
       *[other] {""}
    }
}
on-space = { $space-id ->
    [none] {""}
   *[other] , space { $space }
}
could-have = { $order-id ->
    [dig_tunnels] : a tunnel could have been dug
    [mine_gold] { $most-id ->
        [none] {""}
       *[other] : up to { $most } gold could have been mined
    }
   *[other] { $could-count ->
        [0] {""}
       *[other] { $order-id ->
            [build_room] : could have been built: { $could }
           *[other] : could have been hired: { $could }
        }
    }
}
event-minion-stays = { $why ->
    [full] { $seat }: no space left at “{ $order }”; the minion stays at home.
    [gold] { $seat } has no gold to hire this early; the minion stays at home.
    [price] { $good-id ->
        [none] { $seat } cannot pay for “{ $order }”.
        [evil] { $seat } cannot pay for “{ $order }”, space { $space }: no room for { $needs } more evil.
       *[other] { $seat } cannot pay for “{ $order }”, space { $space }: needs { $needs } { $good }, has { $has }.
    }
    [nothing] { $good-id ->
        [imps] { $seat } cannot use “{ $order }”, space { $space }. Free imps needed: { $needs }; there: { $has }.
       *[other] { $seat } can do nothing at “{ $order }”{ nothing-there }.
    }
    [sold] { $seat } can do nothing at “{ $order }”: { $order-id ->
        [build_room] no room is left for sale
       *[other] no creature is left for hire
    }.
   *[declined] { $seat } declines “{ $order }”{ on-space }{ could-have }.
}
event-order-returned = { $locked-count ->
    [0] { $seat } takes back “{ $order }”.
   *[other] { $seat } takes back “{ $order }”. Locked next season: { $locked }.
}

## Events: goods

because = { $source-id ->
    [none] {""}
    [conquest] {" "}(a tile was conquered)
    [payday] {" "}(a wage was not paid)
   *[other] {" "}({ $source })
}
paid-because = { $source-id ->
    [none] {""}
   *[other] { $why ->
        [hire] {" "}(to hire { $source-the })
        [build] {" "}(to build the { $source })
        [attack] {" "}(for the attack of { $source-the })
        [strike] {" "}(so that { $source-the } does not strike)
        [wage] {" "}(wage of { $source-the })
       *[other] { because }
    }
}
taken = { $adventurer-id ->
    [none] { paid-because }
   *[other] { " " }({ $source }: { $adventurer })
}
event-gained = { $good-id ->
    [imps] { $amount ->
        [one] { $seat } gets { $amount } imp{ because }.
       *[other] { $seat } gets { $amount } imps{ because }.
    }
   *[other] { $seat } gets { $amount } { $good }{ because }.
}
pays-or-loses = { $source-id ->
    [appraise_hoard] loses
    [burglary] loses
    [detect_treasure] loses
    [impatient_heroes] loses
    [rats] loses
   *[other] pays
}
event-lost = { $good-id ->
    [imps] { $amount ->
        [one] { $seat } loses { $amount } imp{ taken }.
       *[other] { $seat } loses { $amount } imps{ taken }.
    }
   *[other] { $seat } { pays-or-loses } { $amount } { $good }{ taken }.
}
bound = { $wanted-id ->
    [none] {""}
   *[other] { $wanted-sign ->
        [up] {": it cannot rise above "}{ $to }
       *[down] {": it cannot fall below "}{ $to }
    }
}
event-evil-moved = { $by-sign ->
    [up] { $seat }: +{ $by-size } evil, now { $to }{ paid-because }{ bound }.
    [down] { $seat }: −{ $by-size } evil, now { $to }{ paid-because }{ bound }.
   *[none] { $seat }: evil stays at { $to }{ paid-because }{ bound }.
}
event-red-counters = { $amount ->
    [one] { $seat } gets { $amount } red counter for taxes not paid: −3 points at the end.
   *[other] { $seat } gets { $amount } red counters for taxes not paid: −3 points each at the end.
}
event-spied = { $spell-id ->
    [none] { $seat } looks at combat card { $position }.
   *[other] { $seat } looks at combat card { $position }: { $spell }.
}
free-of-charge = { $free ->
    [yes] , no charge
   *[no] {""}
}
drawn-because = { $extra ->
    [yes] {" "}({ $source }{ free-of-charge }; year 2: one more, then one is given up)
   *[no] { $free ->
        [yes] {" "}({ $source }{ free-of-charge })
       *[no] { because }
    }
}
event-traps-drawn = { $traps-count ->
    [0] { $amount ->
        [one] { $seat } draws { $amount } trap{ drawn-because }.
       *[other] { $seat } draws { $amount } traps{ drawn-because }.
    }
   *[other] { $seat } draws { $traps }{ drawn-because }.
}
trap-because = { $source-id ->
    [buy_traps] {" "}(year 2: one more drawn, one given up)
    [impatient_heroes] {" "}({ $source }: the wizard)
   *[other] { paid-because }
}
event-trap-gone = { $trap-id ->
    [none] { $seat } gives up a trap, face down{ trap-because }.
   *[other] { $seat } gives up the { $trap }, face down{ trap-because }.
}
event-dug = { $seat } digs a tunnel on { $square }.
digging = { $amount ->
    [one] after { $amount } tunnel (the space allows { $most })
   *[other] after { $amount } tunnels (the space allows { $most })
}
event-dug-fewer = { $why ->
    [imps] { $seat } stops { digging }: no free imp is left.
    [squares] { $seat } stops { digging }: no square is left to dig on.
   *[choice] { $seat } stops { digging }, though another could have been dug.
}
mined-fewer = { $why ->
    [tunnels] {" "}(the space allows { $most }): no other tunnel to mine in
    [imps] {" "}(the space allows { $most }): no free imp is left
    [choice] { $possible-id ->
        [none] , though the space allows { $most }
       *[other] , though { $possible } could have been mined (the space allows { $most })
    }
   *[other] {""}
}
event-mined = { $seat } mines { $amount } gold{ mined-fewer }.
event-hired = { $seat } hires { $creature-the }.
event-creature-lost = { $why ->
    [wage] { $seat }: unpaid, { $creature-the } walks out.
    [choice] { $seat } refuses to pay { $creature-the }, which walks out.
    [short] { $good-id ->
        [evil] { $seat } cannot pay { $creature-the }, which walks out: no room for { $needs } more evil.
       *[other] { $seat } cannot pay { $creature-the }, which walks out: needs { $needs } { $good }, has { $has }.
    }
    [no_trap] { $seat } cannot pay { $creature-the }, which walks out: no trap to give.
    [no_monster] { $seat } cannot pay { $creature-the }, which walks out: no other monster to give up.
    [price] { $seat } gives up { $creature-the } as part of a price.
    [event] The event costs { $seat } { $creature-the }.
   *[spell] The spell costs { $seat } { $creature-the }.
}
event-built = { $seat } builds the { $room } on { $square }{ free-of-charge }.
at-work = { $workers-id ->
    [none] {""}
   *[other] {" "}(workers: { $workers })
}
event-produced = { $times ->
    [2] { $seat } uses the { $room } a second time{ at-work }.
   *[other] { $seat } uses the { $room }{ at-work }.
}
event-rooms-idle = { $could-count ->
    [0] { $seat } does not have enough free imps or goods to use: { $rooms }.
    [one] { $seat } lets a room stand idle: { $could }.
   *[other] { $seat } lets rooms stand idle: { $could }.
}

## Events: of the season

event-event-happens = { $tile }!
event-special-happens = Special event: { $special }!
event-spared = { $source-id ->
    [monster_strike] { $seat } has no monsters to pay.
   *[other] { $seat } has nothing to lose{ because }.
}
event-nobody-to-pay = { $seat } has no creatures to pay.
event-wage-paid = { $seat } pays { $creature-the }.
event-on-strike = { $seat }: { $creature-the } strikes and is knocked out.
tax-why = { $tiles-id ->
    [none] {""}
   *[other] {" "}({ $tiles } { $tiles ->
        [one] tile
       *[other] tiles
    }: 1 gold for every { $per }, rounded up)
}
owed = { $due } gold in taxes{ tax-why }
tax-short = { $why ->
    [gold] : there is no more gold
    [choice] { $paid ->
        [0] , though there is gold
       *[other] , though there is more gold
    }
   *[none] {""}
}
event-tax-paid = { $paid ->
    [0] { $seat } owes { owed } and pays nothing{ tax-short }.
   *[other] { $seat } owes { owed } and pays { $paid }{ tax-short }.
}
event-paladin-comes = { $evil-id ->
    [none] The paladin marches to { $seat }!
   *[other] { $rival-id ->
        [none] The paladin leaves his tent for the most evil lord: { $seat } (evil { $evil })!
       *[other] The paladin leaves { $rival } for { $seat }, who is more evil now ({ $evil })!
    }
}
event-paladin-stays = The paladin has already left his tent: he stays with { $seat }.
event-paladin-goes = The paladin leaves the game.

## Events: combat

event-combat-round-begins = Combat, round { $round }.
event-marked = { $others-count ->
    [0] { $seat }: the party marches to { $square }, the unconquered tile closest to the entrance.
   *[other] { $seat } chooses where the party marches: { $square }. Just as close: { $others }.
}
held-back = { $held-id ->
    [none] {""}
   *[other] { $held ->
        [0] {" "}No trap in hand.
       *[other] {" "}Traps kept in hand: { $held }.
    }
}
could-fight = { $could-count ->
    [0] {""}
   *[other] {" "}Could have fought: { $could }.
}
both-fight = { $room-id ->
    [none] {""}
   *[other] {" "}Two monsters may fight in the { $room }.
}
event-planned = { $creatures-count ->
    [0] { $traps ->
        [0] { $could-count ->
            [0] { $held-id ->
                [none] { $seat } leaves { $square } undefended.
               *[other] { $held ->
                    [0] { $seat } leaves { $square } undefended: no trap in hand, and no creature that can fight.
                   *[other] { $seat } sends nobody to { $square }: no creature can fight.{ held-back }
                }
            }
           *[other] { $seat } leaves { $square } undefended. Could have fought: { $could }.{ held-back }
        }
       *[other] { $seat } defends { $square }. Traps: { $traps }; no creatures.{ could-fight }
    }
   *[other] { $seat } defends { $square }. Traps: { $traps }; creatures: { $creatures }.{ both-fight }
}
event-plan-returns = No battle for { $seat }: traps and creatures return.
event-card-turned-up = Combat card { $round }: { $spell }.
event-prisoner-freed = { $seat }: { $adventurer-the } goes free.
event-nothing-to-conquer = There is nothing left to conquer in { $seat }'s dungeon.
event-battle-begins = { $seat } fights for { $square }.
event-trap-sprung = { $room-id ->
    [none] { $seat } springs a trap: { $trap }{ free-of-charge }!
   *[other] { $seat } springs a trap: { $trap }! In the { $room } it costs { $amount } gold more.
}
damage = { $amount } damage
with-symbols = { $symbols-id ->
    [none] {""}
   *[other] , { $symbols } { $symbols ->
        [one] symbol
       *[other] symbols
    }
}
whom = { $hp-id ->
    [none] { $nth ->
        [1] the first { $adventurer }
        [2] the second { $adventurer }
        [3] the third { $adventurer }
        [4] the fourth { $adventurer }
       *[other] { $adventurer-the }
    }
   *[other] { $nth ->
        [1] the first { $adventurer } ({ $hp } HP{ with-symbols })
        [2] the second { $adventurer } ({ $hp } HP{ with-symbols })
        [3] the third { $adventurer } ({ $hp } HP{ with-symbols })
        [4] the fourth { $adventurer } ({ $hp } HP{ with-symbols })
       *[other] the { $adventurer } ({ $hp } HP{ with-symbols })
    }
}
hp-left = { $left-id ->
    [none] {""}
   *[other] { $left ->
        [0] {""}
       *[other] : { $left } HP left
    }
}
hp-now = { $left-id ->
    [none] {""}
   *[other] , now { $left } HP
}
event-prevented = The party disarms part of the trap: { damage } less for { whom }.
event-aimed = { $later-id ->
    [none] The dart flies at { whom }.
   *[other] The dart flies at { whom }. Its poison deals { $later } more at the end of the battle.
}
event-hit = { $by ->
    [trap] { $source-id ->
        [none] The trap deals { damage } to { whom }{ hp-left }.
       *[other] { $source } deals { damage } to { whom }{ hp-left }.
    }
    [creature] { $source-id ->
        [none] { whom } takes { damage }{ hp-left }.
       *[other] { $source-the } deals { damage } to { whom }{ hp-left }.
    }
    [dart] At the end of the battle, the dart's poison deals { damage } to { whom }{ hp-left }.
   *[fatigue] Fatigue deals { damage } to { whom }{ hp-left }.
}
event-absorbed = { $spell } saves { whom } from { damage }.
event-eliminated = { $adventurer-id ->
    [decoy] The decoy is destroyed.
   *[other] { whom } is eliminated: off to { $seat }'s prison!
}
event-decoy-vanishes = The decoy vanishes.
without-effect = { $why ->
    [harmless] : it looks dangerous, but does nothing
    [goods] {" "}without effect: there is no gold, food or trap to take
    [imps] {" "}without effect: there is no imp to lose
    [prisoners] {" "}without effect: the prison is empty
    [monsters] {" "}without effect: no monster is in the battle
    [wizards] {" "}without effect: there is no wizard to hide
    [unhurt] {" "}without effect: nobody in the party is hurt
   *[none] {""}
}
event-spell-cast = The party casts { $spell }{ without-effect }.
event-spell-fails = { $why ->
    [magic] { $needs-id ->
        [none] Too little magic for { $spell }.
       *[other] Too little magic for { $spell }: needs { $needs }, has { $has }.
    }
    [dart] The dart has silenced the casters: no { $spell }.
   *[room] Magic does not work in this room: no { $spell }.
}
event-creature-acts = { $attack-id ->
    [sheep] { $creature-the } butts, as sheep do.
   *[other] { $room-id ->
        [none] { $creature }: { $attack }!
       *[other] { $creature }: { $attack }! In the { $room } it deals { $bonus } more.
    }
}
turn-over = { $why ->
    [second] : its second hit is still to come
    [nobody] : nobody is left for its second hit
    [idle] : it had nobody to attack
   *[done] {""}
}
event-knocked-out = { $creature-the } has had its turn and is knocked out{ turn-over }.
event-returns-face-up = { $creature-the } goes home unharmed.
event-withdrawn = { $creature-the } turns back and goes home.
event-becomes-sheep = { $creature-the } turns into a sheep.
healed-by = { $hearts-id ->
    [none] { because }
   *[other] {" "}({ $healers }: { $hearts } { $hearts ->
        [one] heart
       *[other] hearts
    })
}
event-healed = { whom } heals { damage }{ hp-now }{ healed-by }.
event-healing-prevented = The party cannot heal this round{ because }.
event-strengthened = { whom } gains a hit point.
event-conquest-prevented = No fatigue and no conquest this round{ because }.
event-tired = The party grows tired. Fatigue: { $amount }{ because }.
event-conquered = { $room-id ->
    [none] Adventurers are left, so { $square } is conquered: { $seat } loses a tunnel.
   *[other] Adventurers are left, so { $square } is conquered: { $seat } loses the { $room }.
}
event-party-gone = Nobody is left of the party at { $seat }'s dungeon!
event-survivors-leave = The party leaves { $seat }'s dungeon: { $adventurers }.

## Events: the end

signed = { $points-sign ->
    [down] −{ $points-size }
   *[up] { $points }
}
event-scored = { $points ->
    [one] { $seat }: { signed } point.
   *[other] { $seat }: { signed } points.
}
title-for = { $title-id ->
    [dark_deeds] most evil
    [halls] most rooms
    [tunnels] most tunnels
    [monsters] most monsters
    [imps] most imps
    [riches] most gold, food and traps
   *[battle] fewest conquered tiles
}
title-brings = { $points-id ->
    [none] {""}
   *[other] , { $points } { $points ->
        [one] point
       *[other] points
    }{ $seats-count ->
        [1] {""}
       *[other] {" "}each
    }
}
event-title-won = { $has-id ->
    [none] { $title }: { $seats }.
   *[other] { $title }, { title-for } ({ $has }): { $seats }{ title-brings }.
}

## Refusals

no-already-paid = { $creature-the } has already been paid.
no-already-sent = { $creature-the } is already in the plan.
no-blind-rage = { $creature-the } is enraged: it must attack the first adventurer, with an attack shown on its tile.
no-creature-has-acted = { $creature-the } has already acted.
no-creature-is-sheep = { $creature-the } is a sheep this round and can only butt.
no-creature-not-offered = { $creature-the } is not for hire this season.
no-creature-not-sent = { $creature-the } was not sent into this battle.
no-dig-decline-before-one = You have started to dig; now you can only stop.
no-dig-stop-after-one = You have not dug anything yet; decline instead.
no-dummy-order-used = Your dummy cannot get “{ $order }”: that card is in use or locked.
no-dummy-order-with-two-lords = With two lords, each also gives a dummy one order; otherwise nobody does.
no-evil-unpayable = The evilometer has no room for { $amount } more evil, so you cannot pay with it.
no-ghost-first = A ghost cannot attack the first adventurer.
no-ghost-no-monster = { $creature-the } is a ghost, not a monster.
no-knocked-out = { $creature-the } is knocked out.
no-mine-imps = { $needs ->
    [one] That takes { $needs } imp; free: { $has }.
   *[other] That takes { $needs } imps; free: { $has }.
}
no-mine-space = You can mine at most { $most } gold on this space.
no-mine-tunnels = You mine one gold per unconquered tunnel; you have { $has }.
no-monsters-full = { $most ->
    [one] Only { $most } monster can fight here.
   *[other] Only { $most } monsters can fight here.
}
no-must-attack = { $creature-the } must attack if it can.
no-needs-target = Say which adventurer is attacked: add the number, counting from the front.
no-no-such-creature = { $creature-the } is not in your lair.
no-no-such-monster = You have no { $creature } to give up.
no-no-such-prisoner = { $adventurer-the } is not in your prison.
no-no-such-room = You have no { $room } that could produce.
no-no-such-target = The party has only { $most }.
no-no-such-trap = You do not hold the { $trap }.
no-not-on-strike = { $creature-the } wants nothing from you.
no-order-executed = “{ $order }” was carried out and was not your first order.
no-order-inaccessible = “{ $order }” is not in your hand: it is locked this season.
no-order-not-drawn = “{ $order }” is not among the three you drew.
no-order-not-given = You did not give the order “{ $order }” this season.
no-paladin-last = The paladin goes free only if your prison holds nobody else.
no-room-conquered = The { $room } is conquered and no longer works.
no-room-needs-tunnel = There is no unconquered tunnel on { $square } to turn into a room.
no-room-neighbour = A room on { $square } would touch another room.
no-room-not-offered = The { $room } is not for sale this season.
no-room-used = { $times ->
    [one] The { $room } has already worked this season.
   *[other] The { $room } has already worked { $times } times this season.
}
no-room-zone = The { $room } must be built { $zone }; { $square } is not there.
no-spares-class = { $creature-the } cannot attack this class: { $class }.
no-square-apart = { $square } does not touch your dungeon.
no-square-block = A tunnel on { $square } would complete a 2×2 block.
no-square-conquered = { $square } is already conquered.
no-square-farther = Another unconquered tile is closer to the entrance than { $square }.
no-square-no-tile = You have no tile on { $square }.
no-square-taken = { $square } is already dug.
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
no-trap-unpayable = You will not be able to pay for the { $trap } when it goes off.
no-traps-full = { $most ->
    [one] Only { $most } trap can be laid here.
   *[other] Only { $most } traps can be laid here.
}
