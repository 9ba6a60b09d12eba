# Повелители подземелья: вопросы (ask-), пояснения для новичков (help-), действия (do-), события (event-), отказы (no-).
# О переменных: locale/texts.py.

## Вопросы

ask-act = «{ $place }», клетка { $space }: выполнить действие или отказаться?
ask-aim = { $source }: в кого?
ask-attack = Какое существо действует сейчас и как?
ask-banish = { $source }: один из отправленных монстров исчезнет. Какой?
ask-build = { $price ->
    [0] Клетка { $space }: какую комнату построить и где?
   *[other] Клетка { $space }, цена золотом: { $price }. Какую комнату построить и где?
}
ask-dig = Где рыть туннель? Осталось туннелей: { $left }
ask-discard-trap = Сбросьте одну ловушку с руки. Какую?
ask-free = { $source-id ->
    [none] Захватывать больше нечего, и один заключённый выходит на свободу. Кто?
   *[other] { $source } освобождает одного заключённого. Кого?
}
ask-hire = { $dinner ->
    [0] Клетка { $space }: кого вы нанимаете?
   *[other] Клетка { $space }: кого вы нанимаете? Сверх цены нужна еда: { $dinner }
}
ask-keep-order = Вы вытянули три приказа. Какой вы оставите себе?
ask-lose-goods = { $source }: что вы отдадите? Осталось отдать: { $left }
ask-lose-trap = { $source } стоит вам ловушки. Какой?
ask-mark = К какому сектору идёт группа?
ask-mine = Сколько золота добыть с клетки { $space }?
ask-orders = Какие три приказа вы отдадите и в каком порядке?
ask-orders-and-dummy = Какие три приказа отдадите вы и какой третий приказ получит ваш не-игрок?
ask-plan = Битва за { $square }: кого и что вы отправите? Ловушки: до { $traps }, монстры: до { $monsters }, призраков — сколько угодно
ask-produce = Какая комната поработает? Свободные работники: { $workers }
ask-second-hit = Второе проклятие: в кого?
ask-sheep = { $source }: какой монстр станет овцой?
ask-spring = Какая ловушка сработает сейчас?
ask-spy = На какую из четырёх карт боя вы посмотрите?
ask-strike = { $source }: заплатите каждому монстру один символ его цены, иначе он ляжет. Кто следующий?
ask-suggestion = { $source }: заплатите монстру всю цену или отошлите его домой. Кто следующий?
ask-take-back = Какой из отданных приказов вернётся в руку?
ask-tax = { $due ->
    [one] Налог: { $due } золото. Сколько вы заплатите?
   *[many] Налог: { $due } золота. Сколько вы заплатите?
}
ask-trap-inspection = { $source }: заплатить золотом или отдать ловушку?
ask-wages = День зарплаты! Заплатите существу или отпустите его. Кто следующий?
ask-withdraw-one = { $source }: какой монстр убежит домой?
ask-withdraw-or-evil = { $source }: отозвать всех монстров или получить зло ({ $amount })?
ask-witch-hunt = { $source }: отдать монстра или получить зло ({ $amount })?

## Пояснения для новичков

help-act = Ваш слуга стоит на этой клетке. Вы платите всю цену и получаете весь товар либо отказываетесь. Если отказаться, приказ останется невыполненным, и в конце раунда именно его можно будет взять обратно.
help-aim = Дротик летит в кого угодно, от первого в группе до последнего. Отравленный дротик ранит ещё раз в конце раунда; антимагический лишает волшебника заклинания, а священника — лечения.
help-attack = Существа действуют по очереди, в любом порядке, каждое один раз. Потом существо выбито из боя до конца боя этого года, если не сказано, что оно уходит домой. Лишние повреждения пропадают, так что бейте тех, кого как раз хватит свалить.
help-banish = Монстр исчезает навсегда, даже если уже сражался. Зла за это вы не получаете. Отдайте того, кто меньше всех пригодится вам до конца игры.
help-build = Комната встаёт на место одного из туннелей, в той части подземелья, которая ей нужна, и никогда не рядом с другой комнатой. Комнаты первого года дают товары, комнаты второго помогают в битве или приносят очки.
help-dig = Каждый туннель роет один имп, и новый туннель должен примыкать к вашему подземелью. Четыре сектора не могут сложиться в квадрат. Больше туннелей — больше золота, но больше и забот: их надо защищать, за них платят налоги.
help-discard-trap = Во втором году вы тянете на одну ловушку больше, чем купили, а потом сбрасываете любую одну с руки. Какую именно, будете знать только вы.
help-free = Кто-то покидает темницу и выходит из игры. В конце заключённые приносят очки, а паладин — больше всех, так что отпустите того, кого не жалко.
help-hire = Существо стоит столько, сколько указано на его карточке, — сейчас и в каждый день зарплаты. Монстры сражаются и приносят очки; призраков в битве может быть сколько угодно. Чем вы злее, тем сильнее герои придут, так что следите за злом в цене.
help-keep-order = Один из трёх приказов вы берёте в руку, два других лежат открыто и в первом раунде недоступны. Оставьте тот, без которого зимой будет труднее всего.
help-lose-goods = Заклинание отнимает часть ваших запасов, а вы выбираете, что именно, по одному. Золотом платят налоги, едой кормят существ, ловушками выигрывают битвы. Больше, чем есть, отнять нельзя.
help-lose-trap = Одна ваша ловушка пропадает; вы выбираете какая, и никто другой её не увидит. Отдайте ту, что хуже всего подходит против будущих гостей.
help-mark = Герои всегда идут к незахваченному сектору, ближайшему ко входу. Если таких несколько, выбираете вы. В туннеле могут сражаться одна ловушка и один монстр, в комнате — два монстра.
help-mine = Каждый имп приносит 1 золото из одного незахваченного туннеля. На клетке III нужен ещё один имп — прораб. Импы, занятые добычей, в этом раунде больше ничего не делают.
help-orders = Все тайно выбирают по три приказа, и они открываются один за другим. На каждом месте три клетки с разными ценами; они заполняются от I до III: первый встаёт на I, четвёртому места нет. Два из трёх ваших приказов в следующем раунде будут недоступны.
help-orders-and-dummy = Выберите три своих приказа и ещё один для не-игрока, за которым вы присматриваете. Не-игрок лишь занимает клетку: он может закрыть место сопернику или подвинуть вас обоих на клетку получше.
help-plan = Выберите ловушки и существ для этой битвы, по одному, а затем скажите, что готовы. За ловушку платят, когда она сработает, а в комнате она стоит ещё и золота. Кто сразился, тот выбит до конца боя этого года, так что не отправляйте всех сразу.
help-produce = Комнаты превращают труд в товары. Работают импы, не занятые в этом раунде ничем другим, и жетоны троллей, каждый один раз за раунд. Остановиться можно в любой момент.
help-second-hit = Ведьма насылает два слабых проклятия. Вторую цель вы выбираете, когда уже видно, что сделало первое; можно и ту же самую.
help-sheep = В этом раунде монстр бьёт слабо, как овца. Это всё равно атака: он будет выбит, а священники станут лечить. Выберите того, чья атака нужна меньше всего.
help-spring = Вы положили в Лабиринт две ловушки и решаете, какая сработает первой. Воры тратят своё умение на неё, а вторую встречают тем, что осталось.
help-spy = Можно тайно посмотреть на одну из четырёх карт боя этого года. На ней заклинание и усталость героев в этом раунде. Все видят, какую карту вы взяли, но не видят, что на ней.
help-strike = Каждый монстр требует один символ своей цены, на ваш выбор. Кто ничего не получит, ляжет и будет выбит до конца боя этого года. А зарплату он всё равно потребует.
help-suggestion = Заклинание заставляет монстров просить зарплату прямо посреди битвы. Заплатите всю цену — монстр сражается дальше; откажете — он уходит домой целым, как будто его и не отправляли.
help-take-back = Один приказ возвращается в руку: первый из отданных или любой невыполненный. Два других лежат открыто и в следующем раунде недоступны. Приказы, которые были недоступны, тоже возвращаются.
help-tax = Налог растёт с числом ваших секторов, захваченных тоже. Чего вы не заплатите, то станет красными метками, а каждая из них в конце отнимет очки. Министерство ничего не забывает.
help-trap-inspection = Проверяющим нужно золото или одна из ваших ловушек. Какую вы отдали, никто не увидит. Зло получает только тот, у кого нет ни того, ни другого.
help-wages = Каждое существо снова просит свою цену. Заплатите её целиком, иначе оно уйдёт навсегда, а вы получите 1 зло. Порядок выбираете вы, и он важен, когда в цену входит зло.
help-withdraw-one = Один из отправленных монстров убегает в логово. Он остаётся цел и может сразиться в другом раунде. Выберите того, кто в этой битве нужен меньше всего.
help-withdraw-or-evil = Либо все отправленные монстры уходят домой целыми, либо вы получаете зло, и они сражаются. Призраков это не касается. Прежде чем выбрать зло, взгляните, далеко ли до клетки паладина.
help-witch-hunt = Жителям деревни нужен монстр, иначе о вас пойдёт дурная слава. Отдайте его навсегда или получите зло. Чем больше зла, тем сильнее герои у ваших дверей, а там, глядишь, и паладин.

## Действия

do-act = Выполнить действие
do-attack = { $target-id ->
    [none] { $creature }: { $attack }
   *[other] { $creature }: { $attack } — цель номер { $target } в группе
}
do-banish = Отдать вратам { $creature-acc }
do-build = Построить { $room-acc } на { $square }
do-butt = { $creature } бодается, как овца
do-decline = Отказаться
do-dig = Рыть на { $square }
do-discard = Сбросить { $trap-acc }
do-dismiss = Отпустить { $creature-acc } (1 зло)
do-done = Работы довольно
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
        [none] Отдать 1 { $good-acc }
       *[other] Отдать { $trap-acc }
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
do-ready = К битве готовы
do-refuse = Ничего не платить: { $creature }
do-rest = { $creature }: атаковать некого
do-return = Взять обратно приказ «{ $order }»
do-send = Отправить { $creature-acc }
do-sheep = Превратить в овцу { $creature-acc }
do-skip = Ни на какую
do-spring = Вскрыть { $trap-acc }
do-spy = Посмотреть карту { $amount }
do-stop = Больше не рыть
do-symbol = { $trap-id ->
    [none] { $monster-id ->
        [none] { $creature }: заплатить 1 { $good-acc }
       *[other] { $creature }: отдать { $monster-acc }
    }
   *[other] { $creature }: отдать { $trap-acc }
}
do-target = Номер { $amount } в группе
do-tax = { $amount ->
    [0] Не платить ничего
    [one] Заплатить { $amount } золото
   *[many] Заплатить { $amount } золота
}
do-use = { $square-id ->
    [none] Работать: { $room }
   *[other] Работать: { $room }, туннель на { $square }
}
do-withdraw = { $creature-id ->
    [none] Отозвать всех монстров
   *[other] Отозвать { $creature-acc }
}

## События: сезон

event-season-begins = Год { $year }: { $season }.
event-offer-opened = Можно нанять: { $creatures }. Можно построить: { $rooms }.
event-event-turned-up = { $special-id ->
    [none] Предсказание ({ $season }): { $tile }.
   *[other] Предсказание ({ $season }): { $tile } — { $special }.
}
event-adventurers-drawn = Уже в пути ({ $season }): { $adventurers }.
event-put-under = Слишком все похожи: { $adventurer } уходит под стопку.
event-dummy-orders = Не-игрок { $dummy }: { $orders }.
event-adventurer-joins = { $seat }: у дверей { $adventurer }.
event-adventurer-leaves = Не нашёл подземелья и уходит: { $adventurer }.
event-dummy-moves = Зло не-игрока: { $to }.
event-first-player = Первый игрок: { $seat }.

## События: приказы

event-cards-drawn = { $seat } тянет приказы: { $orders }.
event-inaccessible = { $seat }, недоступные приказы: { $orders }.
event-orders-revealed = { $seat } отдаёт приказы: { $orders }.
event-minion-placed = { $seat }: слуга на месте «{ $order }», клетка { $space }.
event-minion-stays = { $why ->
    [full] { $seat }: на месте «{ $order }» нет свободной клетки, слуга остаётся дома.
    [gold] { $seat }: нет золота на ранний наём, слуга остаётся дома.
    [price] { $seat }: «{ $order }» — не хватает на цену.
    [nothing] { $seat }: «{ $order }» — сделать ничего нельзя.
   *[declined] { $seat }: «{ $order }» — отказ от действия.
}
event-order-returned = { $seat } берёт обратно приказ «{ $order }».

## События: ресурсы

event-gained = { $good-id ->
    [gold] { $amount ->
        [one] { $seat } получает { $amount } золото.
       *[many] { $seat } получает { $amount } золота.
    }
    [food] { $amount ->
        [one] { $seat } получает { $amount } еду.
       *[many] { $seat } получает { $amount } еды.
    }
    [imps] { $amount ->
        [one] { $seat } получает { $amount } импа.
       *[many] { $seat } получает { $amount } импов.
    }
   *[other] { $seat } получает: { $good } ({ $amount }).
}
event-lost = { $good-id ->
    [gold] { $amount ->
        [one] { $seat } отдаёт { $amount } золото.
       *[many] { $seat } отдаёт { $amount } золота.
    }
    [food] { $amount ->
        [one] { $seat } отдаёт { $amount } еду.
       *[many] { $seat } отдаёт { $amount } еды.
    }
    [imps] { $amount ->
        [one] { $seat } отдаёт { $amount } импа.
       *[many] { $seat } отдаёт { $amount } импов.
    }
   *[other] { $seat } отдаёт: { $good } ({ $amount }).
}
event-evil-moved = { $by-sign ->
    [up] { $seat }: зла больше на { $by-size }, теперь { $to }.
    [down] { $seat }: зла меньше на { $by-size }, теперь { $to }.
   *[none] { $seat }: зло остаётся на { $to }.
}
event-red-counters = { $amount ->
    [one] { $seat }: { $amount } красная метка в Отделе невостребованных писем.
    [few] { $seat }: { $amount } красные метки в Отделе невостребованных писем.
   *[many] { $seat }: { $amount } красных меток в Отделе невостребованных писем.
}
event-spied = { $spell-id ->
    [none] { $seat } смотрит карту боя { $position }.
   *[other] { $seat } смотрит карту боя { $position }: { $spell }.
}
event-traps-drawn = { $traps-count ->
    [0] { $amount ->
        [one] { $seat } тянет { $amount } ловушку.
        [few] { $seat } тянет { $amount } ловушки.
       *[many] { $seat } тянет { $amount } ловушек.
    }
   *[other] { $seat } тянет ловушки: { $traps }.
}
event-trap-gone = { $trap-id ->
    [none] { $seat } отдаёт ловушку лицом вниз.
   *[other] { $seat } отдаёт { $trap-acc } лицом вниз.
}
event-dug = { $seat } роет туннель на { $square }.
event-mined = { $amount ->
    [one] { $seat } добывает { $amount } золото.
   *[many] { $seat } добывает { $amount } золота.
}
event-hired = { $seat } нанимает { $creature-acc }.
event-creature-lost = { $why ->
    [wage] { $seat }: без зарплаты { $creature } уходит навсегда.
    [price] { $seat } отдаёт { $creature-acc } в уплату.
    [event] { $seat } теряет { $creature-acc }: таково событие.
   *[spell] { $seat } теряет { $creature-acc }: таково заклинание.
}
event-built = { $seat } строит { $room-acc } на { $square }.
event-produced = { $seat }: { $room } за работой.

## События сезона

event-event-happens = { $tile }!
event-special-happens = { $special }!
event-wage-paid = { $seat }: { $creature } получает плату.
event-on-strike = { $seat }: { $creature } бастует и ложится.
event-tax-paid = { $seat } платит налог: { $paid } из { $due }.
event-paladin-comes = { $seat }: сюда идёт паладин!
event-paladin-goes = Паладин выходит из игры.

## События: бой

event-combat-round-begins = Бой, раунд { $round }.
event-planned = { $creatures-count ->
    [0] { $traps ->
        [0] { $seat } оставляет { $square } без защиты.
       *[other] { $seat } защищает { $square }. Ловушки: { $traps }; существ нет.
    }
   *[other] { $seat } защищает { $square }. Ловушки: { $traps }; существа: { $creatures }.
}
event-plan-returns = { $seat }: битвы не будет, ловушки и существа возвращаются.
event-card-turned-up = Карта раунда { $round }: { $spell }.
event-prisoner-freed = { $seat }: { $adventurer } выходит на свободу.
event-nothing-to-conquer = { $seat }: захватывать больше нечего.
event-battle-begins = { $seat }: битва за { $square }.
event-trap-sprung = { $seat } вскрывает ловушку: { $trap }!
event-prevented = { $amount ->
    [one] { $adventurer }: предотвращено { $amount } повреждение.
    [few] { $adventurer }: предотвращено { $amount } повреждения.
   *[many] { $adventurer }: предотвращено { $amount } повреждений.
}
event-aimed = Дротик летит, цель — { $adventurer }.
event-hit = { $amount ->
    [one] { $by ->
        [trap] Ловушка: { $adventurer } получает { $amount } повреждение.
        [creature] { $adventurer } получает { $amount } повреждение.
        [dart] Яд: { $adventurer } получает { $amount } повреждение.
       *[fatigue] Усталость: { $adventurer } получает { $amount } повреждение.
    }
    [few] { $by ->
        [trap] Ловушка: { $adventurer } получает { $amount } повреждения.
        [creature] { $adventurer } получает { $amount } повреждения.
        [dart] Яд: { $adventurer } получает { $amount } повреждения.
       *[fatigue] Усталость: { $adventurer } получает { $amount } повреждения.
    }
   *[many] { $by ->
        [trap] Ловушка: { $adventurer } получает { $amount } повреждений.
        [creature] { $adventurer } получает { $amount } повреждений.
        [dart] Яд: { $adventurer } получает { $amount } повреждений.
       *[fatigue] Усталость: { $adventurer } получает { $amount } повреждений.
    }
}
event-absorbed = { $spell } спасает { $adventurer-acc }. Пропали повреждения: { $amount }.
event-eliminated = { $adventurer-id ->
    [decoy] Иллюзия разрушена.
   *[other] { $seat }: { $adventurer } устранён — в темницу!
}
event-decoy-vanishes = Иллюзия рассеивается.
event-spell-cast = Группа колдует: { $spell }.
event-spell-fails = { $why ->
    [magic] Магии не хватает, заклинания не будет: { $spell }.
    [dart] Дротик помешал колдовать, заклинания не будет: { $spell }.
   *[room] В этой комнате магия не действует, заклинания не будет: { $spell }.
}
event-creature-acts = { $attack-id ->
    [sheep] { $creature } бодается, как овца.
   *[other] { $creature }: { $attack }!
}
event-knocked-out = { $creature-gender ->
    [f] { $creature } выбита из боя.
   *[m] { $creature } выбит из боя.
}
event-returns-face-up = { $creature } возвращается в логово лицом вверх.
event-withdrawn = { $creature-gender ->
    [f] { $creature } отозвана в логово.
   *[m] { $creature } отозван в логово.
}
event-becomes-sheep = { $creature } превращается в овцу.
event-healed = { $amount ->
    [one] { $adventurer }: вылечено { $amount } повреждение.
    [few] { $adventurer }: вылечено { $amount } повреждения.
   *[many] { $adventurer }: вылечено { $amount } повреждений.
}
event-healing-prevented = В этом раунде группа без лечения.
event-strengthened = { $adventurer } получает ещё одно очко здоровья.
event-conquest-prevented = В этом раунде ни усталости, ни захвата.
event-tired = Группа устаёт. Усталость: { $amount }.
event-conquered = { $seat }: сектор { $square } захвачен.
event-party-gone = { $seat }: искателей приключений больше нет!
event-survivors-leave = { $adventurers-count ->
    [1] { $seat }: уходит { $adventurers }.
   *[many] { $seat }: уходят { $adventurers }.
}

## События: конец игры

event-scored = { $points ->
    [one] { $seat }: { $points } очко.
    [few] { $seat }: { $points } очка.
   *[many] { $seat }: { $points } очков.
}
event-title-won = { $title }: { $seats }.

## Отказы

no-already-paid = Зарплата уже выплачена: { $creature }.
no-already-sent = { $creature } уже в плане битвы.
no-blind-rage = В ярости { $creature } атакует первого искателя приключений, и только атакой со своей карточки.
no-creature-has-acted = { $creature } больше не может действовать в этой битве.
no-creature-is-sheep = { $creature } в этом раунде овца и может только бодаться.
no-creature-not-offered = В этом раунде такого существа нанять нельзя: { $creature }.
no-creature-not-sent = { $creature } не участвует в этой битве.
no-dig-decline-before-one = Вы уже начали рыть, теперь можно только остановиться.
no-dig-stop-after-one = Вы ещё ничего не вырыли; откажитесь от действия.
no-dummy-order-used = Не-игроку нельзя дать приказ «{ $order }»: эта карта занята или недоступна.
no-dummy-order-with-two-lords = Приказ для не-игрока добавляют, только когда повелителей двое, и тогда — обязательно.
no-evil-unpayable = На злометре не хватает места (зло: { $amount }), заплатить злом нельзя.
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
no-mine-tunnels = По 1 золоту на незахваченный туннель; туннелей у вас: { $has }.
no-monsters-full = { $most ->
    [one] Здесь может сражаться только { $most } монстр.
    [few] Здесь могут сражаться только { $most } монстра.
   *[many] Здесь могут сражаться только { $most } монстров.
}
no-must-attack = { $creature } может атаковать — значит, атака обязательна.
no-needs-target = Укажите, кого атаковать: добавьте номер в группе.
no-no-such-creature = { $creature } не живёт в вашем логове.
no-no-such-monster = Такого монстра у вас нет: { $creature }.
no-no-such-prisoner = { $adventurer } не сидит в вашей темнице.
no-no-such-room = Такой производственной комнаты у вас нет: { $room }.
no-no-such-target = В группе только { $most }.
no-no-such-trap = Такой ловушки у вас нет: { $trap }.
no-not-on-strike = { $creature } ничего от вас не требует.
no-order-executed = Приказ «{ $order }» выполнен, и он не был первым.
no-order-inaccessible = Приказа «{ $order }» нет у вас на руке.
no-order-not-drawn = Приказа «{ $order }» нет среди трёх вытянутых.
no-order-not-given = В этом раунде вы не отдавали приказа «{ $order }».
no-paladin-last = Паладина освобождают, только если в темнице больше никого нет.
no-room-conquered = { $room-gender ->
    [f] { $room } захвачена и больше не работает.
   *[m] { $room } захвачен и больше не работает.
}
no-room-needs-tunnel = На { $square } нет незахваченного туннеля, который мог бы стать комнатой.
no-room-neighbour = На { $square } комната примкнёт к другой комнате.
no-room-not-offered = В этом раунде такой комнаты построить нельзя: { $room }.
no-room-used = { $times ->
    [one] { $room } работает { $times } раз за раунд, и этого уже хватило.
    [few] { $room } работает { $times } раза за раунд, и этого уже хватило.
   *[many] { $room } работает { $times } раз за раунд, и этого уже хватило.
}
no-room-zone = { $room }: место этой комнаты — { $zone }, а { $square } не там.
no-spares-class = { $creature } не атакует эту профессию: { $class }.
no-square-apart = { $square } не примыкает к вашему подземелью.
no-square-block = На { $square } туннель замкнёт квадрат 2×2.
no-square-conquered = Сектор { $square } уже захвачен.
no-square-farther = Есть незахваченный сектор ближе ко входу, чем { $square }.
no-square-no-tile = На { $square } у вас нет сектора.
no-square-taken = На { $square } уже вырыто.
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
no-trap-unpayable = Не хватит, чтобы заплатить за ловушку, когда она сработает: { $trap }.
no-traps-full = { $most ->
    [one] Сюда можно положить только { $most } ловушку.
    [few] Сюда можно положить только { $most } ловушки.
   *[many] Сюда можно положить только { $most } ловушек.
}
