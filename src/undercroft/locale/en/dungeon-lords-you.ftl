# Events (event-), as the player reads them whom they are about.

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
   *[declined] You decline “{ $order }”.
}
you-order-returned = You take back “{ $order }”.

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
    [up] You: +{ $by-size } evil, now { $to }{ because }.
    [down] You: −{ $by-size } evil, now { $to }{ because }.
   *[none] Your evil stays at { $to }{ because }.
}
you-red-counters = { $amount ->
    [one] You get { $amount } red counter (Dead Letter Office).
   *[other] You get { $amount } red counters (Dead Letter Office).
}
you-spied = { $spell-id ->
    [none] You look at combat card { $position }.
   *[other] You look at combat card { $position }: { $spell }.
}
you-traps-drawn = { $traps-count ->
    [0] { $amount ->
        [one] You draw { $amount } trap{ because }.
       *[other] You draw { $amount } traps{ because }.
    }
   *[other] You draw { $traps }{ because }.
}
you-trap-gone = { $trap-id ->
    [none] You give up a trap, face down{ because }.
   *[other] You give up the { $trap }, face down{ because }.
}
you-dug = You dig a tunnel on { $square }.
you-mined = You mine { $amount } gold.
you-hired = You hire { $creature-the }.
you-creature-lost = { $why ->
    [wage] Unpaid, your { $creature } walks out.
    [price] You give up { $creature-the } as part of a price.
    [event] The event costs you { $creature-the }.
   *[spell] The spell costs you { $creature-the }.
}
you-built = You build the { $room } on { $square }.
you-produced = You use the { $room }.

## The season

you-wage-paid = You pay { $creature-the }.
you-on-strike = Your { $creature } strikes and is knocked out.
you-tax-paid = You pay { $paid } of { $due } gold in taxes.
you-paladin-comes = { $evil-id ->
    [none] The paladin marches to your dungeon!
   *[other] { $rival-id ->
        [none] The paladin leaves his tent for you: you are the most evil lord ({ $evil })!
       *[other] The paladin leaves { $rival } for you: you are more evil now ({ $evil })!
    }
}

## Combat

you-planned = { $creatures-count ->
    [0] { $traps ->
        [0] You leave { $square } undefended.
       *[other] You defend { $square }. Traps: { $traps }; no creatures.
    }
   *[other] You defend { $square }. Traps: { $traps }; creatures: { $creatures }.
}
you-plan-returns = No battle for you: traps and creatures return.
you-prisoner-freed = You let { $adventurer-the } go free.
you-nothing-to-conquer = Nothing is left to conquer in your dungeon.
you-battle-begins = You fight for { $square }.
you-trap-sprung = You spring a trap: { $trap }!
you-eliminated = { $adventurer-id ->
    [decoy] The decoy is destroyed.
   *[other] { whom } is eliminated: off to your prison!
}
you-conquered = { $room-id ->
    [none] { $square } is conquered: you lose a tunnel.
   *[other] { $square } is conquered: you lose the { $room }.
}
you-party-gone = Nobody is left of the party at your dungeon!
you-survivors-leave = { $adventurers-count ->
    [one] { $adventurers-the } leaves your dungeon.
   *[other] { $adventurers-the } leave your dungeon.
}

## The end

you-scored = { $points ->
    [one] You have { $points } point.
   *[other] You have { $points } points.
}
