# События (event-), как их читает игрок, о котором они говорят.

you-adventurer-joins = { $rank ->
    [1] Самый слабый, { $adventurer }, идёт к вам: вы самый добрый (зло { $evil }{ tie }).
    [2] Второй по слабости, { $adventurer }, идёт к вам: вы второй по доброте (зло { $evil }{ tie }).
    [3] Третий по слабости, { $adventurer }, идёт к вам: вы третий по доброте (зло { $evil }{ tie }).
    [4] Самый сильный, { $adventurer }, идёт к вам: вы самый злой (зло { $evil }{ tie }).
   *[other] К вам приходит { $adventurer }.
}
you-first-player = Первый игрок — вы.

## Приказы

you-cards-drawn = Вы тянете приказы: { $orders }.
you-inaccessible = Недоступные вам приказы: { $orders }.
you-orders-revealed = Вы вскрываете: { $orders }.
you-minion-placed = Ваш слуга на месте «{ $order }», клетка { $space }.
you-minion-stays = { $why ->
    [full] На месте «{ $order }» нет свободной клетки, ваш слуга остаётся дома.
    [gold] У вас нет золота на ранний найм, слуга остаётся дома.
    [price] { $good-id ->
        [none] Вам нечем заплатить за «{ $order }».
        [evil] Вы не можете заплатить за «{ $order }», клетка { $space }: зла уже слишком много.
       *[other] Вам нечем заплатить за «{ $order }», клетка { $space } ({ $good }: нужно { $needs }, есть { $has }).
    }
    [nothing] { $good-id ->
        [imps] «{ $order }», клетка { $space }: свободных импов нужно { $needs }, у вас { $has }.
       *[other] Вы ничего не можете сделать на месте «{ $order }»{ nothing-there }.
    }
    [sold] Вы ничего не можете сделать на месте «{ $order }»: { $order-id ->
        [build_room] комнат больше нет
       *[other] существ для найма больше нет
    }.
   *[declined] Вы отказываетесь от действия «{ $order }»{ on-space }{ could-have }.
}
you-order-returned = { $locked-count ->
    [0] Вы берёте обратно приказ «{ $order }».
   *[other] Вы берёте обратно приказ «{ $order }». Недоступны в следующем сезоне: { $locked }.
}

## Ресурсы

you-gained = { $good-id ->
    [gold] { $amount ->
        [one] Вы получаете { $amount } золото{ because }.
       *[many] Вы получаете { $amount } золота{ because }.
    }
    [food] { $amount ->
        [one] Вы получаете { $amount } еду{ because }.
       *[many] Вы получаете { $amount } еды{ because }.
    }
    [imps] { $amount ->
        [one] Вы получаете { $amount } импа{ because }.
       *[many] Вы получаете { $amount } импов{ because }.
    }
   *[other] Вы получаете: { $good } ({ $amount }){ because }.
}
pay-or-lose = { $source-id ->
    [appraise_hoard] теряете
    [burglary] теряете
    [detect_treasure] теряете
    [impatient_heroes] теряете
    [rats] теряете
   *[other] платите
}
you-lost = { $good-id ->
    [gold] { $amount ->
        [one] Вы { pay-or-lose } { $amount } золото{ taken }.
       *[many] Вы { pay-or-lose } { $amount } золота{ taken }.
    }
    [food] { $amount ->
        [one] Вы { pay-or-lose } { $amount } еду{ taken }.
       *[many] Вы { pay-or-lose } { $amount } еды{ taken }.
    }
    [imps] { $amount ->
        [one] Вы теряете { $amount } импа{ taken }.
       *[many] Вы теряете { $amount } импов{ taken }.
    }
   *[other] Вы теряете: { $good } ({ $amount }){ taken }.
}
you-evil-moved = { $by-sign ->
    [up] Вы: +{ $by-size } { $by-size ->
        [one] зло
       *[many] зла
    }, теперь { $to }{ paid-because }{ bound }.
    [down] Вы: −{ $by-size } { $by-size ->
        [one] зло
       *[many] зла
    }, теперь { $to }{ paid-because }{ bound }.
   *[none] Ваше зло остаётся на { $to }{ paid-because }{ bound }.
}
you-red-counters = { $amount ->
    [one] Вы получаете { $amount } красную метку за неуплату налога: −3 очка в конце игры.
    [few] Вы получаете { $amount } красные метки за неуплату налога: в конце игры −3 очка за каждую.
   *[many] Вы получаете { $amount } красных меток за неуплату налога: в конце игры −3 очка за каждую.
}
you-spied = { $spell-id ->
    [none] Вы смотрите карту боя { $position }.
   *[other] Вы смотрите карту боя { $position }: { $spell }.
}
you-traps-drawn = { $traps-count ->
    [0] { $amount ->
        [one] Вы тянете { $amount } ловушку{ drawn-because }.
        [few] Вы тянете { $amount } ловушки{ drawn-because }.
       *[many] Вы тянете { $amount } ловушек{ drawn-because }.
    }
   *[other] Вы тянете: { $traps }{ drawn-because }.
}
you-trap-gone = { $trap-id ->
    [none] Вы отдаёте ловушку лицом вниз{ trap-because }.
   *[other] Вы отдаёте { $trap-acc } лицом вниз{ trap-because }.
}
you-dug = Вы роете туннель на { $square }.
you-dug-fewer = { $why ->
    [imps] Вы больше не роете: { digging }, свободных импов не осталось.
    [squares] Вы больше не роете: { digging }, других мест нет.
   *[choice] Вы больше не роете, хотя можно рыть ещё: { digging }.
}
you-mined = { $amount ->
    [one] Вы добываете { $amount } золото{ mined-fewer }.
   *[many] Вы добываете { $amount } золота{ mined-fewer }.
}
you-hired = Вы нанимаете { $creature-acc }.
you-creature-lost = { $why ->
    [wage] { $creature } навсегда уходит от вас, не получив зарплаты.
    [choice] Вы решаете не платить: { $creature } уходит от вас навсегда.
    [short] { $good-id ->
        [evil] Вам нельзя так заплатить, { $creature } уходит навсегда: на злометре нет места для { $needs } зла.
       *[other] Вам нечем заплатить, { $creature } уходит навсегда ({ $good }: нужно { $needs }, есть { $has }).
    }
    [no_trap] Вам нечем заплатить, { $creature } уходит навсегда: нет ловушки, чтобы отдать.
    [no_monster] Вам нечем заплатить, { $creature } уходит навсегда: нет другого монстра, чтобы отдать.
    [price] Вы отдаёте { $creature-acc } в уплату.
    [event] Вы теряете { $creature-acc } из-за события.
   *[spell] Вы теряете { $creature-acc } из-за заклинания.
}
you-built = Вы строите { $room-acc } на { $square }{ free-of-charge }.
you-produced = { $times ->
    [2] Вы используете { $room-acc } во второй раз{ at-work }.
   *[other] Вы используете { $room-acc }{ at-work }.
}
you-rooms-idle = { $could-count ->
    [0] Вам не хватает свободных импов или товаров, простаивает: { $rooms }.
   *[other] Вы оставляете без дела: { $could }.
}

## События сезона

you-spared = { $source-id ->
    [monster_strike] У вас нет монстров, платить некому.
   *[other] Вам нечего терять{ because }.
}
you-nobody-to-pay = У вас нет существ, платить некому.
you-wage-paid = Вы платите зарплату: { $creature }.
you-on-strike = Ваше существо бастует и выбито из боя: { $creature }.
you-tax-paid = { $paid ->
    [0] С вас налог: { owed } — вы не платите ничего{ tax-short }.
   *[other] С вас налог: { owed } — вы платите { $paid }{ tax-short }.
}
you-paladin-comes = { $evil-id ->
    [none] Паладин идёт к вам!
   *[other] { $rival-id ->
        [none] Паладин выходит из палатки к вам: вы самый злой повелитель (зло { $evil })!
       *[other] Паладин меняет цель: раньше { $rival }, теперь вы: у вас больше зла ({ $evil })!
    }
}
you-paladin-stays = Паладин уже вышел из палатки и остаётся у вас.

## Бой

you-marked = { $others-count ->
    [0] Группа идёт к { $square } — это ваш незахваченный сектор, ближайший ко входу.
   *[other] Вы выбираете, куда идёт группа: { $square }. Так же близко ко входу: { $others }.
}
you-planned = { $creatures-count ->
    [0] { $traps ->
        [0] { $could-count ->
            [0] { $held-id ->
                [none] Вы оставляете { $square } без защиты.
               *[other] { $held ->
                    [0] Вы оставляете { $square } без защиты: ловушек нет, сражаться некому.
                   *[other] Вы никого не посылаете на { $square }: сражаться некому.{ held-back }
                }
            }
           *[other] Вы оставляете { $square } без защиты, хотя сражаться есть кому: { $could }.{ held-back }
        }
       *[other] Вы защищаете { $square }. Ловушки: { $traps }; существ нет.{ could-fight }
    }
   *[other] Вы защищаете { $square }. Ловушки: { $traps }; существа: { $creatures }.{ both-fight }
}
you-plan-returns = Битвы у вас не будет: ловушки и существа возвращаются.
you-prisoner-freed = { $adventurer } выходит на свободу из вашей темницы.
you-nothing-to-conquer = В вашем подземелье захватывать больше нечего.
you-battle-begins = Вы бьётесь за { $square }.
you-trap-sprung = { $room-id ->
    [none] Срабатывает ваша ловушка «{ $trap }»{ free-of-charge }!
   *[other] Срабатывает ваша ловушка «{ $trap }»! В комнате ({ $room }) она дороже на { $amount } { $amount ->
        [one] золото
       *[many] золота
    }.
}
you-eliminated = { $adventurer-id ->
    [decoy] Иллюзия разрушена.
   *[other] { whom } устранён — в вашу темницу!
}
you-conquered = { $room-id ->
    [none] Искатели не побеждены: ваш туннель { $square } захвачен.
   *[other] Искатели не побеждены: { $square } — у вас захвачено: { $room }.
}
you-party-gone = От группы в вашем подземелье никого не осталось!
you-survivors-leave = { $adventurers-count ->
    [1] Ваше подземелье покидает { $adventurers }.
   *[many] Ваше подземелье покидают { $adventurers }.
}

## Конец

you-scored = { $points ->
    [one] У вас { signed } очко.
    [few] У вас { signed } очка.
   *[many] У вас { signed } очков.
}
