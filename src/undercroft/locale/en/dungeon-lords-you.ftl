# Events (event-), worded for the player whom they concern.

you-adventurer-joins = { $rank ->
    [1] The weakest, { $adventurer-the }, comes to you, the least evil lord (evil { $evil }{ tie }).
    [2] The second weakest, { $adventurer-the }, comes to you, the second least evil (evil { $evil }{ tie }).
    [3] The third weakest, { $adventurer-the }, comes to you, the third least evil (evil { $evil }{ tie }).
    [4] The strongest, { $adventurer-the }, comes to you, the most evil lord (evil { $evil }{ tie }).
   *[other] { $adventurer-the } arrives at your dungeon.
}
you-first-player = You are the starting player.

## Orders

you-cards-drawn = You draw { $orders }.
you-inaccessible = Locked for you: { $orders }.
you-orders-revealed = You reveal { $orders }.
you-minion-placed = Your minion goes to “{ $order }”, space { $space }.
you-minion-stays = { $why ->
    [full] No space is left for you at “{ $order }”; the minion stays at home.
    [gold] You have no gold to hire this early; the minion stays at home.
    [price] { $good-id ->
        [none] You cannot pay for “{ $order }”.
        [evil] You cannot pay for “{ $order }”, space { $space }: no room for { $needs } more evil.
       *[other] You cannot pay for “{ $order }”, space { $space }: you need { $needs } { $good } and have { $has }.
    }
    [nothing] { $good-id ->
        [imps] You cannot use “{ $order }”, space { $space }. Free imps needed: { $needs }; you have { $has }.
       *[other] You can do nothing at “{ $order }”{ nothing-there }.
    }
    [sold] You can do nothing at “{ $order }”: { $order-id ->
        [build_room] no room is left for sale
       *[other] no creature is left for hire
    }.
   *[declined] You decline “{ $order }”{ on-space }{ could-have }.
}
you-order-returned = { $locked-count ->
    [0] You take back “{ $order }”.
   *[other] You take back “{ $order }”. Locked next season: { $locked }.
}

## Goods

you-gained = { $good-id ->
    [imps] { $amount ->
        [one] You get { $amount } imp{ because }.
       *[other] You get { $amount } imps{ because }.
    }
   *[other] You get { $amount } { $good }{ because }.
}
pay-or-lose = { $source-id ->
    [appraise_hoard] lose
    [burglary] lose
    [detect_treasure] lose
    [impatient_heroes] lose
    [rats] lose
   *[other] pay
}
you-lost = { $good-id ->
    [imps] { $amount ->
        [one] You lose { $amount } imp{ taken }.
       *[other] You lose { $amount } imps{ taken }.
    }
   *[other] You { pay-or-lose } { $amount } { $good }{ taken }.
}
you-evil-moved = { $by-sign ->
    [up] You: +{ $by-size } evil, now { $to }{ paid-because }{ bound }.
    [down] You: −{ $by-size } evil, now { $to }{ paid-because }{ bound }.
   *[none] Your evil stays at { $to }{ paid-because }{ bound }.
}
you-red-counters = { $amount ->
    [one] You get { $amount } red counter for taxes not paid: −3 points at the end.
   *[other] You get { $amount } red counters for taxes not paid: −3 points each at the end.
}
you-spied = { $spell-id ->
    [none] You look at combat card { $position }.
   *[other] You look at combat card { $position }: { $spell }.
}
you-traps-drawn = { $traps-count ->
    [0] { $amount ->
        [one] You draw { $amount } trap{ drawn-because }.
       *[other] You draw { $amount } traps{ drawn-because }.
    }
   *[other] You draw { $traps }{ drawn-because }.
}
you-trap-gone = { $trap-id ->
    [none] You give up a trap, face down{ trap-because }.
   *[other] You give up the { $trap }, face down{ trap-because }.
}
you-dug = You dig a tunnel on { $square }.
you-dug-fewer = { $why ->
    [imps] You stop { digging }: no free imp is left.
    [squares] You stop { digging }: no square is left to dig on.
   *[choice] You stop { digging }, though another could have been dug.
}
you-mined = You mine { $amount } gold{ mined-fewer }.
you-hired = You hire { $creature-the }.
you-creature-lost = { $why ->
    [wage] Unpaid, your { $creature } walks out.
    [choice] You refuse to pay { $creature-the }, which walks out.
    [short] { $good-id ->
        [evil] You cannot pay { $creature-the }, which walks out: no room for { $needs } more evil.
       *[other] You cannot pay { $creature-the }, which walks out: you need { $needs } { $good } and have { $has }.
    }
    [no_trap] You cannot pay { $creature-the }, which walks out: no trap to give.
    [no_monster] You cannot pay { $creature-the }, which walks out: no other monster to give up.
    [price] You give up { $creature-the } as part of a price.
    [event] The event costs you { $creature-the }.
   *[spell] The spell costs you { $creature-the }.
}
you-built = You build the { $room } on { $square }{ free-of-charge }.
you-produced = { $times ->
    [2] You use the { $room } a second time{ at-work }.
   *[other] You use the { $room }{ at-work }.
}
you-rooms-idle = { $could-count ->
    [0] You do not have enough free imps or goods to use: { $rooms }.
    [one] You let a room stand idle: { $could }.
   *[other] You let rooms stand idle: { $could }.
}

## The season

you-spared = { $source-id ->
    [monster_strike] You have no monsters to pay.
   *[other] You have nothing to lose{ because }.
}
you-nobody-to-pay = You have no creatures to pay.
you-wage-paid = You pay { $creature-the }.
you-on-strike = Your { $creature } strikes and is knocked out.
you-tax-paid = { $paid ->
    [0] You owe { owed } and pay nothing{ tax-short }.
   *[other] You owe { owed } and pay { $paid }{ tax-short }.
}
you-paladin-comes = { $evil-id ->
    [none] The paladin marches to your dungeon!
   *[other] { $rival-id ->
        [none] The paladin leaves his tent for you: you are the most evil lord ({ $evil })!
       *[other] The paladin leaves { $rival } for you: you are more evil now ({ $evil })!
    }
}
you-paladin-stays = The paladin has already left his tent: he stays with you.

## Combat

you-marked = { $others-count ->
    [0] The party marches to { $square }, your unconquered tile closest to the entrance.
   *[other] You choose where the party marches: { $square }. Just as close: { $others }.
}
you-planned = { $creatures-count ->
    [0] { $traps ->
        [0] { $could-count ->
            [0] { $held-id ->
                [none] You leave { $square } undefended.
               *[other] { $held ->
                    [0] You leave { $square } undefended: no trap in hand, and no creature that can fight.
                   *[other] You send nobody to { $square }: no creature can fight.{ held-back }
                }
            }
           *[other] You leave { $square } undefended. Could have fought: { $could }.{ held-back }
        }
       *[other] You defend { $square }. Traps: { $traps }; no creatures.{ could-fight }
    }
   *[other] You defend { $square }. Traps: { $traps }; creatures: { $creatures }.{ both-fight }
}
you-plan-returns = No battle for you: traps and creatures return.
you-prisoner-freed = You let { $adventurer-the } go free.
you-nothing-to-conquer = There is nothing left to conquer in your dungeon.
you-battle-begins = You fight for { $square }.
you-trap-sprung = { $room-id ->
    [none] You spring a trap: { $trap }{ free-of-charge }!
   *[other] You spring a trap: { $trap }! In the { $room } it costs { $amount } gold more.
}
you-eliminated = { $adventurer-id ->
    [decoy] The decoy is destroyed.
   *[other] { whom } is eliminated: off to your prison!
}
you-conquered = { $room-id ->
    [none] Adventurers are left, so { $square } is conquered: you lose a tunnel.
   *[other] Adventurers are left, so { $square } is conquered: you lose the { $room }.
}
you-party-gone = Nobody is left of the party at your dungeon!
you-survivors-leave = The party leaves your dungeon: { $adventurers }.

## The end

you-scored = { $points ->
    [one] You have { signed } point.
   *[other] You have { signed } points.
}
