# Повелители подземелья: вопросы (ask-), пояснения для новичков (help-), действия (do-), события (event-), отказы (no-).
# О переменных: locale/texts.py.

## Вопросы

ask-act = «{ $place }», клетка { $space }: выполнить действие?
ask-aim = { $source }: в кого?
ask-attack = Кто атакует следующим?
ask-banish = { $source }: один из отправленных монстров исчезнет навсегда. Какой?
ask-build = { $price ->
    [0] Клетка { $space }: какую комнату построить и где?
   *[other] Клетка { $space } (золото: { $price }): какую комнату построить и где?
}
ask-dig = Где рыть туннель? Осталось туннелей: { $left }
ask-discard-trap = Какую ловушку вы сбросите с руки?
ask-free = { $source-id ->
    [none] Захватывать больше нечего, и один заключённый выходит на свободу. Кто?
   *[other] { $source } освобождает одного заключённого. Кого?
}
ask-hire = { $dinner ->
    [0] Клетка { $space }: кого нанять?
   *[other] Клетка { $space }: кого нанять? Сверх цены — еда: { $dinner }
}
ask-keep-order = Вы вытянули три приказа. Какой оставите на руке? Два других в этом сезоне недоступны.
ask-lose-goods = { $source }: что вы потеряете? Осталось выбрать: { $left }
ask-lose-trap = { $source }: вы теряете ловушку. Какую?
ask-mark = К какому сектору идёт группа?
ask-mine = Клетка { $space }: сколько золота добыть?
ask-orders = Какие три приказа вы отдадите и в каком порядке?
ask-orders-and-dummy = Какие три приказа отдадите вы и какой третий приказ получит ваш не-игрок?
ask-plan = Битва за { $square }: кого и что отправить? Ловушки: до { $traps }; монстры: до { $monsters }; призраки: сколько угодно
ask-produce = Какую комнату использовать? Свободные работники: { $workers }
ask-second-hit = Второе проклятие: на кого?
ask-sheep = { $source }: какой монстр станет овцой?
ask-spring = Какая ловушка сработает сейчас?
ask-spy = Какую из четырёх карт боя вы посмотрите?
ask-strike = { $source }: какому монстру заплатите один символ его цены? Кому не заплачено, тот будет выбит.
ask-suggestion = { $source }: какому монстру заплатите всю цену или какого отзовёте?
ask-take-back = Какой приказ взять обратно?
ask-tax = { $due ->
    [one] Налог (секторов: { $taxed }): { $due } золото. Каждое неуплаченное — минус { $points } очка в конце. Сколько вы заплатите?
   *[many] Налог (секторов: { $taxed }): { $due } золота. Каждое неуплаченное — минус { $points } очка в конце. Сколько вы заплатите?
}
ask-trap-inspection = { $source }: заплатить золотом или отдать ловушку?
ask-wages = День зарплаты! Какому существу заплатите или какое отпустите?
ask-withdraw-one = { $source }: какой монстр уйдёт в логово?
ask-withdraw-or-evil = { $source }: отозвать всех монстров или получить зло ({ $amount })?
ask-witch-hunt = { $source }: отдать монстра или получить зло ({ $amount })?

## Пояснения для новичков

help-act = Ваш слуга стоит на этой клетке. Заплатите всю цену и получите всё, что положено, либо откажитесь. После отказа приказ считается невыполненным, и в фазе производства, до события, его можно взять обратно.
help-aim = Дротик может попасть в любого в группе. Отравленный ранит ещё раз в конце раунда; антимагический лишает волшебника заклинания, а священника — лечения.
help-attack = Существа атакуют по одному, в любом порядке, каждое один раз. Потом существо выбито до конца боя этого года, если только не уходит в логово. Лишние повреждения пропадают, так что выбирайте цели, на которые их хватит впритык.
help-banish = Монстр исчезает навсегда, даже если уже сражался. Зла за это вы не получаете. Отдайте того, кто нужен вам меньше всех.
help-build = Комната заменяет один из туннелей — в своей зоне и никогда не вплотную к другой комнате. Комнаты первого года производят товары, комнаты второго помогают в битве или приносят очки.
help-dig = Каждый туннель роет один имп; туннель должен примыкать к вашему подземелью. Четыре сектора не могут образовать квадрат. Больше туннелей — больше золота, но их надо защищать и платить за них налоги.
help-discard-trap = Во втором году вы тянете на одну ловушку больше, чем купили, а потом сбрасываете с руки любую. Какую именно, будете знать только вы.
help-free = Один искатель приключений покидает темницу и выходит из игры. Заключённые в конце приносят очки, а паладин — больше всех, так что отпустите того, кого не жалко.
help-hire = Существо стоит столько, сколько указано на карточке, — сейчас и в каждый день зарплаты. Монстры сражаются и приносят по очку; призраков в битве может быть сколько угодно. Чем больше зла, тем сильнее искатели приключений: следите за злом в цене.
help-keep-order = Один из трёх приказов вы оставляете, два других лежат открыто и в первом сезоне недоступны. Оставьте тот, без которого зимой будет труднее всего.
help-lose-goods = Заклинание отнимает часть ваших запасов, а вы выбираете, что именно, по одному. Золотом платят налоги, едой кормят существ, ловушками выигрывают битвы. Больше, чем есть, не отнимут.
help-lose-trap = Вы теряете одну ловушку; какую — выбираете вы, и никто её не увидит. Отдайте ту, что хуже всего годится против будущих искателей приключений.
help-mark = Группа всегда идёт к незахваченному сектору, ближайшему ко входу. Если таких несколько, выбираете вы. В туннеле могут сражаться ловушка и монстр, в комнате — два монстра.
help-mine = Каждый имп добывает 1 золото из одного незахваченного туннеля. На клетке III нужен ещё прораб. Импы, занятые добычей, в этом сезоне больше ничего не делают.
help-orders = Все тайно выбирают по три приказа, и их вскрывают один за другим. На каждом месте три клетки с разными ценами; их занимают от I до III, а слуга, которому клетки не хватило, остаётся дома. Два из трёх ваших приказов в следующем сезоне будут недоступны.
help-orders-and-dummy = Выберите три своих приказа и ещё один для не-игрока, за которого вы отвечаете. Не-игрок лишь занимает клетку: он может закрыть её сопернику или подвинуть кого-то из вас на клетку получше.
help-plan = Выберите ловушки и существ для этой битвы, по одному, и подтвердите план. За ловушку платят, когда она срабатывает; в комнате к цене добавляется золото. Тот, кто сразился, выбит до конца боя этого года: не отправляйте всех сразу.
help-produce = Комнаты превращают труд в товары. Работают импы, не занятые в этом сезоне, и жетоны тролля, каждый один раз за сезон. Остановиться можно в любой момент.
help-second-hit = Ведьма насылает два слабых проклятия. Вторую цель вы выбираете, когда уже видно, что сделало первое; можно и ту же самую.
help-sheep = В этом раунде монстр бьёт слабо, как овца. Это всё равно атака: он будет выбит, а священники станут лечить. Выберите того, чья атака нужна меньше всего.
help-spring = Вы положили в Лабиринт две ловушки и решаете, какая сработает первой. Символы воров уходят сначала на первую, а второй достаётся только остаток.
help-spy = Тайно посмотрите одну из четырёх карт боя этого года. На ней заклинание и усталость этого раунда. Все видят, какую карту вы взяли, но не видят, что на ней.
help-strike = Каждый монстр требует один символ своей цены, на ваш выбор. Тот, кому не заплатили, выбит до конца боя этого года. В день зарплаты ему всё равно надо платить.
help-suggestion = Заклинание заставляет монстров просить зарплату прямо во время битвы. Заплатите всю цену — монстр сражается дальше; откажете — уйдёт в логово целым, как будто его и не отправляли.
help-take-back = Вы берёте обратно один приказ: первый из отданных или любой невыполненный. Два других лежат открыто и в следующем сезоне недоступны. Прежние недоступные тоже возвращаются в руку.
help-tax = Чем больше у вас секторов, тем выше налог; захваченные тоже считаются, а сумма округляется вверх. Каждое неуплаченное золото — красная метка, а она в конце отнимает очки. Министерство ничего не забывает.
help-trap-inspection = Проверяющим нужно золото или одна из ваших ловушек. Какую вы отдали, никто не увидит. Зло получает только тот, у кого нет ни того ни другого.
help-wages = Заплатите каждому существу зарплату — снова всю его цену; тот, кому не заплатили, уходит навсегда, а вы получаете 1 зло. Порядок выбираете вы, и он важен, когда в цену входит зло.
help-withdraw-one = Один из отправленных монстров убегает в логово. Он остаётся цел и может сразиться в другом раунде. Выберите того, кто в этой битве нужен меньше всего.
help-withdraw-or-evil = Либо все отправленные монстры уходят в логово целыми, либо вы получаете зло, а они сражаются. Призраков это не касается. Прежде чем выбрать зло, взгляните на клетку паладина.
help-witch-hunt = Жители деревни требуют монстра, иначе о вас пойдёт дурная слава. Отдайте его навсегда или получите зло. Чем больше зла, тем сильнее искатели приключений, а там, глядишь, и паладин.

## Действия

do-act = Выполнить действие
do-attack = { $target-id ->
    [none] { $creature }: { $attack }
   *[other] { $creature }: { $attack } → { $target }-й в группе
}
do-banish = Потерять { $creature-acc }
do-build = Построить { $room-acc } на { $square }
do-butt = { $creature } бодается
do-decline = Отказаться
do-dig = Рыть на { $square }
do-discard = Сбросить { $trap-acc }
do-dismiss = Отпустить { $creature-acc } (+1 зло)
do-done = Хватит
do-evil = Получить зло
do-free = Освободить { $adventurer-acc }
do-hire = { $trap-id ->
    [none] { $monster-id ->
        [none] Нанять { $creature-acc }
       *[other] Нанять { $creature-acc }, отдав { $monster-acc }
    }
   *[other] Нанять { $creature-acc }, отдав { $trap-acc }
}
do-keep = Оставить приказ «{ $order }»
do-lay = Положить { $trap-acc }
do-lose = { $creature-id ->
    [none] { $trap-id ->
        [none] Потерять 1 { $good-acc }
       *[other] Потерять { $trap-acc }
    }
   *[other] Отдать { $creature-acc }
}
do-mark = Сразиться на { $square }
do-mine = { $amount ->
    [one] Добыть { $amount } золото
   *[many] Добыть { $amount } золота
}
do-orders = { $dummy-id ->
    [none] { $first }, { $second }, { $third }
   *[other] { $first }, { $second }, { $third }; не-игрок: { $dummy }
}
do-pay = { $trap-id ->
    [none] { $monster-id ->
        [none] Заплатить: { $creature }
       *[other] Заплатить: { $creature }, отдав { $monster-acc }
    }
   *[other] Заплатить: { $creature }, отдав { $trap-acc }
}
do-ready = План готов
do-refuse = Не платить: { $creature }
do-rest = { $creature }: атаковать некого
do-return = Взять обратно приказ «{ $order }»
do-send = Отправить { $creature-acc }
do-sheep = Превратить в овцу { $creature-acc }
do-skip = Не смотреть
do-spring = Пустить в ход { $trap-acc }
do-spy = Посмотреть карту { $amount }
do-stop = Больше не рыть
do-symbol = { $trap-id ->
    [none] { $monster-id ->
        [none] { $creature }: заплатить 1 { $good-acc }
       *[other] { $creature }: отдать { $monster-acc }
    }
   *[other] { $creature }: отдать { $trap-acc }
}
do-target = Против { $amount }-го в группе
do-tax = { $amount ->
    [0] Не платить ничего
    [one] Заплатить { $amount } золото
   *[many] Заплатить { $amount } золота
}
do-use = { $square-id ->
    [none] Использовать { $room-acc }
   *[other] Использовать { $room-acc }: туннель на { $square }
}
do-withdraw = { $creature-id ->
    [none] Отозвать всех монстров
   *[other] Отозвать { $creature-acc }
}

## События: сезон

event-season-begins = Год { $year }: { $season }.
event-year-two-changes = { $part ->
    [1] Второй год: существа, искатели приключений, заклинания и ловушки сильнее прежних. Новые комнаты помогают в битве или приносят очки, строить их можно где угодно.
   *[2] Отныне, покупая ловушки, тянут на одну больше и одну отдают. Комната производства работает до двух раз за сезон.
}
event-offer-opened = Можно нанять: { $creatures }. Можно построить: { $rooms }.{ $leftovers-count ->
    [0] {""}
   *[other] {" "}Никто не взял: { $leftovers } (в сброс).
}
event-event-turned-up = { $special-id ->
    [none] { $tile-id ->
        [special_event] Предсказание ({ $season }): события не будет.
       *[other] Предсказание ({ $season }): { $tile }.
    }
   *[other] Предсказание ({ $season }): { $tile } — { $special }.
}
event-adventurers-drawn = Уже в пути ({ $season }), от слабейшего к сильнейшему: { $adventurers }.
event-put-under = { $adventurer } уходит под стопку: все вытянутые равны по силе, взамен тянется другой.
event-dummy-orders = Не-игрок { $dummy }: { $orders }.
tie = { $tied ->
    [yes] {"; поровну, решает порядок хода"}
   *[other] {""}
}
event-adventurer-joins = { $rank ->
    [1] Самый слабый, { $adventurer }, идёт к самому доброму: { $seat } (зло { $evil }{ tie }).
    [2] Второй по слабости, { $adventurer }, идёт ко второму по доброте: { $seat } (зло { $evil }{ tie }).
    [3] Третий по слабости, { $adventurer }, идёт к третьему по доброте: { $seat } (зло { $evil }{ tie }).
    [4] Самый сильный, { $adventurer }, идёт к самому злому: { $seat } (зло { $evil }{ tie }).
   *[other] { $seat }: пришёл { $adventurer }.
}
event-adventurer-leaves = { $adventurer } не находит подземелья и уходит.
event-dummy-moves = Зло не-игрока: теперь { $to }.
event-first-player = Первый игрок: { $seat }.

## События: приказы

event-cards-drawn = { $seat } тянет приказы: { $orders }.
event-inaccessible = { $seat }: недоступные приказы — { $orders }.
event-orders-revealed = { $seat } вскрывает: { $orders }.
event-minion-placed = { $seat }: слуга на месте «{ $order }», клетка { $space }.
nothing-there = { $space-id ->
    [none] {""}
   *[other] { $order-id ->
        [dig_tunnels] {": рыть негде"}
        [mine_gold] {": нет туннеля для добычи"}
        [build_room] {": ни для одной комнаты нет места"}
       *[other] {""}
    }
}
on-space = { $space-id ->
    [none] {""}
   *[other] , клетка { $space }
}
could-have = { $order-id ->
    [dig_tunnels] {" "}(можно было вырыть туннель)
    [mine_gold] { $most-id ->
        [none] {""}
       *[other] {" "}(можно было добыть золота: { $most })
    }
   *[other] { $could-count ->
        [0] {""}
       *[other] { $order-id ->
            [build_room] {" "}(можно было построить: { $could })
           *[other] {" "}(можно было нанять: { $could })
        }
    }
}
event-minion-stays = { $why ->
    [full] { $seat }: на месте «{ $order }» нет свободной клетки, слуга остаётся дома.
    [gold] { $seat }: нет золота на ранний найм, слуга остаётся дома.
    [price] { $good-id ->
        [none] { $seat }: нечем заплатить за «{ $order }».
        [evil] { $seat }: за «{ $order }», клетка { $space }, не заплатить: зла уже слишком много.
       *[other] { $seat }: нечем заплатить за «{ $order }», клетка { $space } ({ $good }: нужно { $needs }, есть { $has }).
    }
    [nothing] { $good-id ->
        [imps] { $seat }: «{ $order }», клетка { $space } — свободных импов нужно { $needs }, есть { $has }.
       *[other] { $seat }: «{ $order }» — действие невозможно{ nothing-there }.
    }
    [sold] { $seat }: «{ $order }» — действие невозможно: { $order-id ->
        [build_room] комнат больше нет
       *[other] существ для найма больше нет
    }.
   *[declined] { $seat } отказывается от действия «{ $order }»{ on-space }{ could-have }.
}
event-order-returned = { $locked-count ->
    [0] { $seat } берёт обратно приказ «{ $order }».
   *[other] { $seat } берёт обратно приказ «{ $order }». Недоступны в следующем сезоне: { $locked }.
}

## События: ресурсы

because = { $source-id ->
    [none] {""}
    [conquest] {" "}(сектор захвачен)
    [payday] {" "}(зарплата не выплачена)
   *[other] {" "}({ $source })
}
paid-because = { $source-id ->
    [none] {""}
   *[other] { $why ->
        [hire] {" "}(наём: { $source })
        [build] {" "}(постройка: { $source })
        [attack] {" "}(за атаку: { $source })
        [strike] {" "}(чтобы не было забастовки: { $source })
        [wage] {" "}(зарплата: { $source })
       *[other] { because }
    }
}
taken = { $adventurer-id ->
    [none] { paid-because }
   *[other] { " " }({ $source }: { $adventurer })
}
event-gained = { $good-id ->
    [gold] { $amount ->
        [one] { $seat } получает { $amount } золото{ because }.
       *[many] { $seat } получает { $amount } золота{ because }.
    }
    [food] { $amount ->
        [one] { $seat } получает { $amount } еду{ because }.
       *[many] { $seat } получает { $amount } еды{ because }.
    }
    [imps] { $amount ->
        [one] { $seat } получает { $amount } импа{ because }.
       *[many] { $seat } получает { $amount } импов{ because }.
    }
   *[other] { $seat } получает: { $good } ({ $amount }){ because }.
}
pays-or-loses = { $source-id ->
    [appraise_hoard] теряет
    [burglary] теряет
    [detect_treasure] теряет
    [impatient_heroes] теряет
    [rats] теряет
   *[other] платит
}
event-lost = { $good-id ->
    [gold] { $amount ->
        [one] { $seat } { pays-or-loses } { $amount } золото{ taken }.
       *[many] { $seat } { pays-or-loses } { $amount } золота{ taken }.
    }
    [food] { $amount ->
        [one] { $seat } { pays-or-loses } { $amount } еду{ taken }.
       *[many] { $seat } { pays-or-loses } { $amount } еды{ taken }.
    }
    [imps] { $amount ->
        [one] { $seat } теряет { $amount } импа{ taken }.
       *[many] { $seat } теряет { $amount } импов{ taken }.
    }
   *[other] { $seat } теряет: { $good } ({ $amount }){ taken }.
}
bound = { $wanted-id ->
    [none] {""}
   *[other] { $wanted-sign ->
        [up] {": больше "}{ $to }{" не бывает"}
       *[down] {": меньше "}{ $to }{" не бывает"}
    }
}
event-evil-moved = { $by-sign ->
    [up] { $seat }: +{ $by-size } { $by-size ->
        [one] зло
       *[many] зла
    }, теперь { $to }{ paid-because }{ bound }.
    [down] { $seat }: −{ $by-size } { $by-size ->
        [one] зло
       *[many] зла
    }, теперь { $to }{ paid-because }{ bound }.
   *[none] { $seat }: зло остаётся на { $to }{ paid-because }{ bound }.
}
event-red-counters = { $amount ->
    [one] { $seat } получает { $amount } красную метку за неуплату налога: −3 очка в конце игры.
    [few] { $seat } получает { $amount } красные метки за неуплату налога: в конце игры −3 очка за каждую.
   *[many] { $seat } получает { $amount } красных меток за неуплату налога: в конце игры −3 очка за каждую.
}
event-spied = { $spell-id ->
    [none] { $seat } смотрит карту боя { $position }.
   *[other] { $seat } смотрит карту боя { $position }: { $spell }.
}
free-of-charge = { $free ->
    [yes] , бесплатно
   *[no] {""}
}
drawn-because = { $extra ->
    [yes] {" "}({ $source }{ free-of-charge }; 2-й год: на одну больше, потом одна отдаётся)
   *[no] { $free ->
        [yes] {" "}({ $source }{ free-of-charge })
       *[no] { because }
    }
}
event-traps-drawn = { $traps-count ->
    [0] { $amount ->
        [one] { $seat } тянет { $amount } ловушку{ drawn-because }.
        [few] { $seat } тянет { $amount } ловушки{ drawn-because }.
       *[many] { $seat } тянет { $amount } ловушек{ drawn-because }.
    }
   *[other] { $seat } тянет ловушки: { $traps }{ drawn-because }.
}
trap-because = { $source-id ->
    [buy_traps] {" "}(2-й год: тянется на одну больше, одна отдаётся)
    [impatient_heroes] {" "}({ $source }: волшебник)
   *[other] { paid-because }
}
event-trap-gone = { $trap-id ->
    [none] { $seat } отдаёт ловушку лицом вниз{ trap-because }.
   *[other] { $seat } отдаёт { $trap-acc } лицом вниз{ trap-because }.
}
event-dug = { $seat } роет туннель на { $square }.
digging = вырыто { $amount } (клетка позволяет { $most })
event-dug-fewer = { $why ->
    [imps] { $seat } больше не роет: { digging }, свободных импов не осталось.
    [squares] { $seat } больше не роет: { digging }, других мест нет.
   *[choice] { $seat } больше не роет, хотя можно рыть ещё: { digging }.
}
mined-fewer = { $why ->
    [tunnels] {" "}(клетка позволяет { $most }): других туннелей для добычи нет
    [imps] {" "}(клетка позволяет { $most }): свободных импов не осталось
    [choice] { $possible-id ->
        [none] , хотя клетка позволяет { $most }
       *[other] , хотя можно было добыть { $possible } (клетка позволяет { $most })
    }
   *[other] {""}
}
event-mined = { $amount ->
    [one] { $seat } добывает { $amount } золото{ mined-fewer }.
   *[many] { $seat } добывает { $amount } золота{ mined-fewer }.
}
event-hired = { $seat } нанимает { $creature-acc }.
event-creature-lost = { $why ->
    [wage] { $seat }: { $creature } уходит навсегда, не получив зарплаты.
    [choice] { $seat } решает не платить: { $creature } уходит навсегда.
    [short] { $good-id ->
        [evil] { $seat } не может заплатить, { $creature } уходит навсегда: на злометре нет места для { $needs } зла.
       *[other] { $seat } не может заплатить, { $creature } уходит навсегда ({ $good }: нужно { $needs }, есть { $has }).
    }
    [no_trap] { $seat } не может заплатить, { $creature } уходит навсегда: нет ловушки, чтобы отдать.
    [no_monster] { $seat } не может заплатить, { $creature } уходит навсегда: нет другого монстра, чтобы отдать.
    [price] { $seat } отдаёт { $creature-acc } в уплату.
    [event] { $seat } теряет { $creature-acc } из-за события.
   *[spell] { $seat } теряет { $creature-acc } из-за заклинания.
}
event-built = { $seat } строит { $room-acc } на { $square }{ free-of-charge }.
at-work = { $workers-id ->
    [none] {""}
   *[other] {" "}(работников: { $workers })
}
event-produced = { $times ->
    [2] { $seat } использует { $room-acc } во второй раз{ at-work }.
   *[other] { $seat } использует { $room-acc }{ at-work }.
}
event-rooms-idle = { $could-count ->
    [0] { $seat }: не хватает свободных импов или товаров, простаивает: { $rooms }.
   *[other] { $seat } оставляет без дела: { $could }.
}

## События сезона

event-event-happens = { $tile }!
event-special-happens = Специальное событие: { $special }!
event-spared = { $source-id ->
    [monster_strike] { $seat }: монстров нет, платить некому.
   *[other] { $seat }: терять нечего{ because }.
}
event-nobody-to-pay = { $seat }: существ нет, платить некому.
event-wage-paid = { $seat }: { $creature } получает зарплату.
event-on-strike = { $creature-gender ->
    [f] { $seat }: { $creature } бастует и выбита из боя.
   *[m] { $seat }: { $creature } бастует и выбит из боя.
}
tax-why = { $tiles-id ->
    [none] {""}
   *[other] {" "}({ $tiles } { $tiles ->
        [one] сектор
        [few] сектора
       *[many] секторов
    }, по 1 золоту за каждые { $per }, с округлением вверх)
}
owed = { $due ->
    [one] { $due } золото{ tax-why }
   *[other] { $due } золота{ tax-why }
}
tax-short = { $why ->
    [gold] : больше золота нет
    [choice] { $paid ->
        [0] , хотя золото есть
       *[other] , хотя золото ещё есть
    }
   *[none] {""}
}
event-tax-paid = { $paid ->
    [0] { $seat }: налог { owed }, не уплачено ничего{ tax-short }.
   *[other] { $seat }: налог { owed }, уплачено { $paid }{ tax-short }.
}
event-paladin-comes = { $evil-id ->
    [none] Паладин идёт к повелителю: { $seat }!
   *[other] { $rival-id ->
        [none] Паладин выходит из палатки к самому злому повелителю: { $seat } (зло { $evil })!
       *[other] Паладин меняет цель: раньше { $rival }, теперь { $seat }, где больше зла ({ $evil })!
    }
}
event-paladin-stays = Паладин уже вышел из палатки и остаётся там, где был: { $seat }.
event-paladin-goes = Паладин выходит из игры.

## События: бой

event-combat-round-begins = Бой, раунд { $round }.
event-marked = { $others-count ->
    [0] { $seat }: группа идёт к { $square } — это незахваченный сектор, ближайший ко входу.
   *[other] { $seat } выбирает, куда идёт группа: { $square }. Так же близко ко входу: { $others }.
}
held-back = { $held-id ->
    [none] {""}
   *[other] { $held ->
        [0] {" "}Ловушек на руке нет.
       *[other] {" "}Ловушек осталось на руке: { $held }.
    }
}
could-fight = { $could-count ->
    [0] {""}
   *[other] {" "}Могли сражаться: { $could }.
}
both-fight = { $room-id ->
    [none] {""}
   *[other] {" "}Это комната ({ $room }): в ней могут сражаться два монстра.
}
event-planned = { $creatures-count ->
    [0] { $traps ->
        [0] { $could-count ->
            [0] { $held-id ->
                [none] { $seat } оставляет { $square } без защиты.
               *[other] { $held ->
                    [0] { $seat } оставляет { $square } без защиты: ловушек нет, сражаться некому.
                   *[other] { $seat } никого не посылает на { $square }: сражаться некому.{ held-back }
                }
            }
           *[other] { $seat } оставляет { $square } без защиты, хотя сражаться есть кому: { $could }.{ held-back }
        }
       *[other] { $seat } защищает { $square }. Ловушки: { $traps }; существ нет.{ could-fight }
    }
   *[other] { $seat } защищает { $square }. Ловушки: { $traps }; существа: { $creatures }.{ both-fight }
}
event-plan-returns = { $seat }: битвы не будет, ловушки и существа возвращаются.
event-card-turned-up = Карта боя раунда { $round }: { $spell }.
event-prisoner-freed = { $seat }: { $adventurer } выходит на свободу.
event-nothing-to-conquer = { $seat }: в подземелье захватывать больше нечего.
event-battle-begins = { $seat }: битва за { $square }.
event-trap-sprung = { $room-id ->
    [none] { $seat }: срабатывает ловушка «{ $trap }»{ free-of-charge }!
   *[other] { $seat }: срабатывает ловушка «{ $trap }»! В комнате ({ $room }) она дороже на { $amount } { $amount ->
        [one] золото
       *[many] золота
    }.
}
with-symbols = { $symbols-id ->
    [none] {""}
   *[other] , символов { $symbols }
}
hp-left = { $left-id ->
    [none] {""}
   *[other] { $left ->
        [0] {""}
       *[other] , осталось здоровья { $left }
    }
}
hp-now = { $left-id ->
    [none] {""}
   *[other] , теперь здоровье { $left }
}
whom = { $hp-id ->
    [none] { $nth ->
        [1] первый { $adventurer }
        [2] второй { $adventurer }
        [3] третий { $adventurer }
        [4] четвёртый { $adventurer }
       *[other] { $adventurer }
    }
   *[other] { $nth ->
        [1] первый { $adventurer } (всего здоровья { $hp }{ with-symbols })
        [2] второй { $adventurer } (всего здоровья { $hp }{ with-symbols })
        [3] третий { $adventurer } (всего здоровья { $hp }{ with-symbols })
        [4] четвёртый { $adventurer } (всего здоровья { $hp }{ with-symbols })
       *[other] { $adventurer } (всего здоровья { $hp }{ with-symbols })
    }
}
damage = { $amount ->
    [one] { $amount } повреждение
    [few] { $amount } повреждения
   *[many] { $amount } повреждений
}
event-prevented = Группа обезвреживает часть ловушки: { whom } получает на { damage } меньше.
event-aimed = { $later-id ->
    [none] Цель дротика — { whom }.
   *[other] Цель дротика — { whom }. В конце битвы яд добавит повреждений: { $later }.
}
event-hit = { $by ->
    [trap] { $source-id ->
        [none] Ловушка: { whom } получает { damage }{ hp-left }.
       *[other] { $source }: { whom } получает { damage }{ hp-left }.
    }
    [creature] { $source-id ->
        [none] { whom } получает { damage }{ hp-left }.
       *[other] { $source }: { whom } получает { damage }{ hp-left }.
    }
    [dart] Конец битвы, действует яд дротика: { whom } получает { damage }{ hp-left }.
   *[fatigue] Усталость: { whom } получает { damage }{ hp-left }.
}
event-absorbed = { $spell }: { whom } получает на { damage } меньше.
event-eliminated = { $adventurer-id ->
    [decoy] Иллюзия разрушена.
   *[other] { $seat }: { whom } устранён — в темницу!
}
event-decoy-vanishes = Иллюзия рассеивается.
without-effect = { $why ->
    [harmless] {" "}— выглядит страшно, но ничего не делает
    [goods] {" "}— без последствий: нет ни золота, ни еды, ни ловушек
    [imps] {" "}— без последствий: импов нет
    [prisoners] {" "}— без последствий: в темнице никого нет
    [monsters] {" "}— без последствий: в битве нет монстров
    [wizards] {" "}— без последствий: прятать некого, волшебников нет
    [unhurt] {" "}— без последствий: в группе никто не ранен
   *[none] {""}
}
event-spell-cast = Группа колдует: { $spell }{ without-effect }.
event-spell-fails = { $why ->
    [magic] { $needs-id ->
        [none] Не хватает магии: заклинания «{ $spell }» не будет.
       *[other] Магии нужно { $needs }, есть { $has }: заклинания «{ $spell }» не будет.
    }
    [dart] Помешал дротик: заклинания «{ $spell }» не будет.
   *[room] В этой комнате нельзя колдовать: заклинания «{ $spell }» не будет.
}
event-creature-acts = { $attack-id ->
    [sheep] { $creature } бодается, как овца.
   *[other] { $room-id ->
        [none] { $creature }: { $attack }!
       *[other] { $creature }: { $attack }! { $room } прибавляет к удару { $bonus }.
    }
}
turn-over = { $why ->
    [second] : второй удар ещё впереди
    [nobody] : для второго удара никого не осталось
    [idle] : атаковать было некого
   *[done] {""}
}
event-knocked-out = { $creature-gender ->
    [f] { $creature } закончила ход и выбита из боя{ turn-over }.
   *[m] { $creature } закончил ход и выбит из боя{ turn-over }.
}
event-returns-face-up = { $creature } уходит в логово и остаётся в строю.
event-withdrawn = { $creature-gender ->
    [f] { $creature } отозвана в логово.
   *[m] { $creature } отозван в логово.
}
event-becomes-sheep = { $creature } превращается в овцу.
healed-by = { $hearts-id ->
    [none] { because }
   *[other] {" "}({ $healers }: { $hearts ->
        [one] { $hearts } сердце
        [few] { $hearts } сердца
       *[many] { $hearts } сердец
    })
}
event-healed = { whom }: вылечено { damage }{ hp-now }{ healed-by }.
event-healing-prevented = В этом раунде группа не лечится{ because }.
event-strengthened = { whom } получает ещё одно очко здоровья.
event-conquest-prevented = В этом раунде нет ни усталости, ни захвата{ because }.
event-tired = Группа устаёт. Усталость: { $amount }{ because }.
event-conquered = { $room-id ->
    [none] { $seat }: искатели не побеждены, туннель { $square } захвачен.
   *[other] { $seat }: искатели не побеждены, { $square } — захвачено: { $room }.
}
event-party-gone = { $seat }: от группы никого не осталось!
event-survivors-leave = { $adventurers-count ->
    [1] { $seat }: уходит { $adventurers }.
   *[many] { $seat }: уходят { $adventurers }.
}

## События: конец игры

signed = { $points-sign ->
    [down] −{ $points-size }
   *[up] { $points }
}
event-scored = { $points ->
    [one] { $seat }: { signed } очко.
    [few] { $seat }: { signed } очка.
   *[many] { $seat }: { signed } очков.
}
title-for = { $title-id ->
    [dark_deeds] больше всех зла
    [halls] больше всех комнат
    [tunnels] больше всех туннелей
    [monsters] больше всех монстров
    [imps] больше всех импов
    [riches] больше всех золота, еды и ловушек
   *[battle] меньше всех захваченных секторов
}
title-brings = { $points-id ->
    [none] {""}
   *[other] { $seats-count ->
        [1] , { $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        }
       *[other] , по { $points } { $points ->
            [one] очку
            [few] очка
           *[many] очков
        }
    }
}
event-title-won = { $has-id ->
    [none] { $title }: { $seats }.
   *[other] { $title }, { title-for } ({ $has }): { $seats }{ title-brings }.
}

## Отказы

no-already-paid = { $creature }: зарплата уже выплачена.
no-already-sent = { $creature } уже в плане битвы.
no-blind-rage = { $creature } в ярости: атакует только первого в группе и только атакой со своей карточки.
no-creature-has-acted = { $creature-gender ->
    [f] { $creature } уже атаковала.
   *[m] { $creature } уже атаковал.
}
no-creature-is-sheep = { $creature } в этом раунде овца и может только бодаться.
no-creature-not-offered = В этом сезоне такого существа нанять нельзя: { $creature }.
no-creature-not-sent = { $creature } не участвует в этой битве.
no-dig-decline-before-one = Вы уже начали рыть, теперь можно только остановиться.
no-dig-stop-after-one = Вы ещё ничего не вырыли: если не хотите рыть, откажитесь.
no-dummy-order-used = Не-игроку нельзя дать приказ «{ $order }»: эта карта занята или недоступна.
no-dummy-order-with-two-lords = Приказ для не-игрока добавляют, только когда повелителей двое, и тогда — обязательно.
no-evil-unpayable = На злометре нет места для { $amount } зла: так заплатить нельзя.
no-ghost-first = Призрак не может атаковать первого в группе.
no-ghost-no-monster = { $creature } — не монстр.
no-knocked-out = { $creature-gender ->
    [f] { $creature } выбита из боя.
   *[m] { $creature } выбит из боя.
}
no-mine-imps = { $needs ->
    [one] Для этого нужен { $needs } имп, свободно: { $has }.
    [few] Для этого нужно { $needs } импа, свободно: { $has }.
   *[many] Для этого нужно { $needs } импов, свободно: { $has }.
}
no-mine-space = С этой клетки можно добыть не больше { $most } золота.
no-mine-tunnels = По 1 золоту с незахваченного туннеля; туннелей у вас: { $has }.
no-monsters-full = { $most ->
    [one] Здесь может сражаться только { $most } монстр.
    [few] Здесь могут сражаться только { $most } монстра.
   *[many] Здесь могут сражаться только { $most } монстров.
}
no-must-attack = { $creature } обязательно атакует, если может.
no-needs-target = Укажите, кого атаковать: добавьте номер в группе.
no-no-such-creature = { $creature }: такого существа нет в вашем логове.
no-no-such-monster = Такого монстра у вас нет: { $creature }.
no-no-such-prisoner = { $adventurer }: такого заключённого у вас нет.
no-no-such-room = Такой производственной комнаты у вас нет: { $room }.
no-no-such-target = Искателей приключений в группе только { $most }.
no-no-such-trap = Такой ловушки у вас нет: { $trap }.
no-not-on-strike = { $creature } ничего от вас не требует.
no-order-executed = Приказ «{ $order }» выполнен и не был первым.
no-order-inaccessible = Приказ «{ $order }» в этом сезоне недоступен.
no-order-not-drawn = Приказа «{ $order }» нет среди трёх вытянутых.
no-order-not-given = В этом сезоне вы не отдавали приказа «{ $order }».
no-paladin-last = Паладина освобождают, только если в темнице больше никого нет.
no-room-conquered = { $room-gender ->
    [f] { $room } захвачена и больше не работает.
   *[m] { $room } захвачен и больше не работает.
}
no-room-needs-tunnel = На { $square } нет незахваченного туннеля, который мог бы стать комнатой.
no-room-neighbour = На { $square } комната окажется вплотную к другой.
no-room-not-offered = В этом сезоне такой комнаты построить нельзя: { $room }.
no-room-used = { $times ->
    [one] { $room }: эта комната в этом сезоне уже работала.
    [few] { $room }: эта комната в этом сезоне уже работала { $times } раза.
   *[many] { $room }: эта комната в этом сезоне уже работала { $times } раз.
}
no-room-zone = { $room }: эту комнату строят { $zone }, сектор { $square } не подходит.
no-spares-class = { $creature } не может атаковать эту профессию: { $class }.
no-square-apart = { $square } не примыкает к вашему подземелью.
no-square-block = На { $square } туннель замкнёт квадрат 2×2.
no-square-conquered = Сектор { $square } уже захвачен.
no-square-farther = Есть незахваченный сектор ближе ко входу, чем { $square }.
no-square-no-tile = На { $square } у вас нет сектора.
no-square-taken = На { $square } уже есть туннель или комната.
no-tax-too-much = { $due ->
    [one] С вас причитается только { $due } золото.
   *[many] С вас причитается только { $due } золота.
}
no-too-few-workers = { $needs ->
    [one] { $room }: нужен { $needs } работник, свободно: { $has }.
    [few] { $room }: нужно { $needs } работника, свободно: { $has }.
   *[many] { $room }: нужно { $needs } работников, свободно: { $has }.
}
no-too-little-food = { $needs ->
    [one] Нужна { $needs } еда, у вас: { $has }.
   *[many] Нужно { $needs } еды, у вас: { $has }.
}
no-too-little-gold = { $needs ->
    [one] Нужно { $needs } золото, у вас: { $has }.
   *[many] Нужно { $needs } золота, у вас: { $has }.
}
no-too-little-imps = { $needs ->
    [one] Нужен { $needs } имп, у вас: { $has }.
    [few] Нужно { $needs } импа, у вас: { $has }.
   *[many] Нужно { $needs } импов, у вас: { $has }.
}
no-tool-shed-square = Укажите, где рыть: добавьте координаты.
no-trap-not-laid = В плане битвы нет такой ловушки: { $trap }.
no-trap-unpayable = { $trap }: не хватит, чтобы заплатить, когда ловушка сработает.
no-traps-full = { $most ->
    [one] Сюда можно положить только { $most } ловушку.
    [few] Сюда можно положить только { $most } ловушки.
   *[many] Сюда можно положить только { $most } ловушек.
}
