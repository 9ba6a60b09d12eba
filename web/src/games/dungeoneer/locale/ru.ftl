# Dungeoneer («Подземелье») на первой странице и слова, которые есть только на его экране.

web-about-dungeoneer = Исследуйте растущее подземелье, выполните три задания и насылайте на соперников его монстров и ловушки.
web-stands-dungeoneer = Раунд { $round }
web-preset-dungeoneer-tomb = Гробница повелителя мёртвых
web-preset-dungeoneer-vault = Обитель чудовищ
web-preset-dungeoneer-both = Оба набора
web-preset-about-dungeoneer-tomb = Первый набор: могилы, нежить и повелитель мёртвых
web-preset-about-dungeoneer-vault = Второй набор: исчадия, руны и переносы
web-preset-about-dungeoneer-both = Подземелье побольше со всеми картами обоих наборов
web-group-dungeoneer-map = Карта
web-group-dungeoneer-heroes = Герои
web-group-dungeoneer-cards = Карты и задания
web-option-dungeoneer-separate-decks = Карты славы и риска лежат в двух колодах
web-option-dungeoneer-no-white-spots = Без белых пятен: вся карта выкладывается до игры
web-option-dungeoneer-resurrection = Воскрешение: если герой погиб, вы продолжаете новым
web-option-dungeoneer-choosing-heroes = Игроки сами выбирают героев
web-option-dungeoneer-optional-discard = Сбрасывать карты не обязательно
web-option-dungeoneer-unbiased-placement = Локации своих заданий выкладывают соперники
web-option-dungeoneer-nothing-personal = Ничего личного: все задания общие
web-option-dungeoneer-limited-movement = Ограничение движения: три очка действия за ход
web-option-dungeoneer-ap-for-falling = Герой без сохранённого очка действия может упасть, чтобы бросить вызов
web-option-dungeoneer-dodging-spikes = Шипы можно обойти за очко действия
web-option-dungeoneer-harder-solo = Сложнее: уцелевшие монстры возвращаются
web-lesson-dungeoneer-walk = Герой в пути
web-lesson-dungeoneer-quest = Задание
web-lesson-dungeoneer-glory = Слава и риск
web-lesson-dungeoneer-misdeeds = Вы и само подземелье
web-lesson-dungeoneer-fight = Битва по шагам
web-lesson-dungeoneer-round = Раунд с наставником
web-lesson-dungeoneer-alone = Подземелье в одиночку

## Части экрана

web-dn-map = Подземелье
web-dn-cards = Карты
web-dn-hand = Рука
web-dn-battle = Битва
web-dn-hero = Герой
web-dn-rivals = Соперники
web-dn-misdeeds = Злодеяния
web-dn-closer = Ближе
web-dn-further = Дальше
web-dn-beyond = Показать, что ещё можно выбрать
web-dn-fit = Показать всё подземелье
web-dn-cell = Пустая клетка { $beside }
web-dn-which-way = Как повернуть?
web-dn-then-explore = Потом исследовать ещё
web-dn-then-done = Потом закончить ход
web-dn-then-nothing = Наслать это и больше ничего
web-dn-then-discard = Закончить ход и сразу сбросить карту
web-dn-upright = Прямо
web-dn-turned = Повернуть на 180°
web-dn-held = Локации на выбор
web-dn-more = Подробно: { $player }
web-dn-round = Раунд { $n }
web-dn-dead = нет в живых

## Карты

web-dn-cost-glory = Цена: слава { $n }
web-dn-cost-peril = Цена: риск соперника { $n }
web-dn-defends = только защищается
web-dn-hazard-off = { $hazard } — не действует: лежит жетон
web-dn-at = Где
web-dn-fallen-at = { $location }, герой лежит
web-dn-on-turn = { $player }, чей сейчас ход
web-dn-reward = Уровень +{ $level }, слава { $glory }, лечение { $heal }
web-dn-limits = Пределы: преимуществ { $boons }, сокровищ { $treasures }
web-dn-points = слава { $glory }, риск { $peril }
web-dn-heroes-here = Здесь: { $players }
web-dn-tokens-here = Ждёт здесь: { $tokens }
web-dn-quest-here = Задание: { $quest }
web-dn-quest-of = Задание ({ $player }): { $quest }
web-dn-quest-common = Общее задание: { $quest }
web-dn-distance = { $n ->
    [0] Вход
    [one] { $n } шаг до ближайшего входа
    [few] { $n } шага до ближайшего входа
   *[other] { $n } шагов до ближайшего входа
}
web-dn-exit-failed = открыт для всех, пока здесь стоит герой ({ $player })
web-dn-exit-deactivation = обезврежен жетоном
web-dn-exit-bridge = с мостом
web-dn-exit-portcullis = закрыт решёткой
web-dn-playing = Разыгрывается: { $card }
web-dn-using = Используется: { $card }
web-dn-hand-empty = На руке нет карт.
web-dn-used = уже применено в этом ходу
web-dn-planned = в вашем плане
web-dn-costs-now = сейчас стоит { $n }
web-dn-was-declared = уже объявлено в этом ходу
web-dn-done = выполнено
web-dn-led = спутник с вами
web-dn-tried = попытка в этом ходу уже была
web-dn-found = найдено
web-dn-beast-life = здоровье монстра: { $n }
web-dn-saved = из них 1 сохранено
web-dn-lying-ap = { $n } не для движения
web-dn-chill = −{ $n } при восстановлении
web-dn-quests-done = Выполнено заданий: { $n } из { $of }
web-dn-deck-glory = Колода славы
web-dn-deck-peril = Колода риска
web-dn-deck-left = { $deck }: осталось { $n }, в сбросе { $discards }
web-dn-discards = сброс
web-dn-no-discards = В сбросе пусто.

## Злодеяния, бой, кубики

web-dn-declared = Объявленные столкновения
web-dn-victim = { $player }: риск { $peril }, после вашего плана останется { $left }
web-dn-nothing-sent = Пока ничего
web-dn-strikes = Бьёт { $who }
web-dn-tie = Равенство
web-dn-rolls-for = бросает { $player }
web-dn-exit-threat = на выход: { $stat } { $value }+
web-dn-card-says = «{ $says }»
web-dn-drawn = { $cards-count ->
    [0] { $deck-id ->
        [none] { $n ->
            [one] { $seat } тянет { $n } карту{ event-because }.
            [few] { $seat } тянет { $n } карты{ event-because }.
           *[many] { $seat } тянет { $n } карт{ event-because }.
        }
        [glory] { $n ->
            [one] { $seat } тянет { $n } карту славы{ event-because }.
            [few] { $seat } тянет { $n } карты славы{ event-because }.
           *[many] { $seat } тянет { $n } карт славы{ event-because }.
        }
       *[peril] { $n ->
            [one] { $seat } тянет { $n } карту риска{ event-because }.
            [few] { $seat } тянет { $n } карты риска{ event-because }.
           *[many] { $seat } тянет { $n } карт риска{ event-because }.
        }
    }
   *[other] { $seat } тянет { $cards-acc }{ event-because }.
}
web-dn-you-drawn = Вы тянете { $cards-acc }{ event-because }.
web-dn-lost = { $seat } сбрасывает карты: { $cards }{ event-because }.
web-dn-you-lost = Вы сбрасываете карты: { $cards }{ event-because }.
web-dn-not-rolled = без бросков
web-dn-battle-over = Битва окончена: { $against }
web-dn-battle-unhurt = Никто не ранен.
web-dn-out-away = вне битвы
web-dn-out-to_hand = на руку
web-dn-out-gone = исчезает
web-dn-out-beaten = { $card-gender ->
    [f] повержена
   *[m] повержен
}
web-dn-coming = { $need ->
    [0] { $who }: { $dice ->
        [one] кубик
        [few] { $dice } кубика
       *[other] { $dice } кубиков
    }{ $added }
   *[other] { $who }: нужно { $need } ({ $dice ->
        [one] кубик
        [few] { $dice } кубика
       *[other] { $dice } кубиков
    }{ $added })
}
web-dn-coming-added = {" + "}{ $stat }{" "}{ $plus }
web-dn-pass-save = Не сохранять

## Локации, вероятности и следующие шаги

web-dn-places = Локации
web-dn-places-search = Найти локацию, задание или игрока
web-dn-places-none = Ничего не найдено.
web-dn-steps = { $n ->
    [one] { $n } шаг от вашего героя
    [few] { $n } шага от вашего героя
   *[many] { $n } шагов от вашего героя
}
web-dn-dice = { $dice ->
    [one] кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}
web-dn-odds = { $least }+, { $percent }%
web-dn-odds-bare = { $percent }%
web-dn-odds-each = { $least }+ на каждом, { $percent }%
web-dn-odds-always = наверняка
web-dn-odds-never = невозможно
web-dn-odds-then = Тогда: { $odds }
web-dn-duel = бьёт атакующий { $strikes }%, ничья { $ties }%, бьёт защитник { $struck }%
web-dn-duel-prevented = атакующий побеждает без удара { $prevented }%, ничья { $ties }%, бьёт защитник { $struck }%
web-dn-duel-brief = удар: { $strikes }%
web-dn-hunt = Первым атакует противник, { $monster }: { $odds }
web-dn-attempt-ends = Успех завершает вашу Фазу подвигов
web-dn-beside = { $side-id ->
    [n] к северу
    [e] к востоку
    [s] к югу
   *[w] к западу
} от { $location-of }
web-dn-way-price = очки действия: { $n }
web-dn-to-hand = Там монстра никто не видит; со следующего хода его можно наслать снова
web-dn-peril-for-wounds = +{ $n } риска: по 1 за каждую нанесённую им рану
web-dn-to-lair = Там монстра видят все, но места на руке он не занимает; со следующего хода его можно наслать снова (в логове: { $n }/3)
web-dn-roll-blocked_exit = Блокированный выход
web-dn-roll-trapped_exit = Выход-ловушка
web-dn-roll-spikes = Шипы
web-dn-roll-pit = Яма
web-dn-roll-place = При входе
web-dn-roll-standing_up = Подняться
web-dn-roll-quest = Попытка
web-dn-roll-search = Поиск
web-dn-fails-blocked_exit = при провале очко действия потрачено, а выход открыт
web-dn-fails-trapped_exit = при провале 1 рана
web-dn-fails-spikes = при провале 1 рана
web-dn-fails-pit = при провале герой падает
web-dn-fails-standing_up = при провале очко действия потрачено, а герой остаётся лежать
web-dn-hits-you = Заденет и вашего героя.
web-dn-leads-to = Ведёт сюда: { $places }
web-dn-in-vain = Это ничего не изменит: платить незачем.
web-dn-can-wait = Можно спокойно пасовать: всё, что можно сделать сейчас, успеется или не поможет.
web-dn-reach = { $n ->
    [0] { $player }: уже на месте
    [one] { $player }: { $n } шаг до места
    [few] { $player }: { $n } шага до места
   *[many] { $player }: { $n } шагов до места
}
web-dn-reach-none = { $player }: дороги туда пока нет
web-dn-next-explore = Дальше: исследовать; ещё не в подземелье: { $place }
web-dn-next-no-way = Туда пока нет пути: { $place }
web-dn-next-go = { $n ->
    [one] Дальше: { $n } шаг ({ $place })
    [few] Дальше: { $n } шага ({ $place })
   *[many] Дальше: { $n } шагов ({ $place })
}
web-dn-next-attempt = { $price ->
    [0] Вы на месте: попытайтесь выполнить
   *[other] Вы на месте: новая попытка за { $price } очко действия
}
web-dn-next-search = { $price ->
    [one] Вы на месте: поиск за { $price } очко действия
    [few] Вы на месте: поиск за { $price } очка действия
   *[other] Вы на месте: поиск за { $price } очков действия
}
web-dn-next-attempting = Попытка уже идёт
web-dn-next-searching = Поиск уже идёт
web-dn-next-lacking = { $next } (у вас { $ap })
web-dn-next-pick_up = Вы на месте: возьмите спутника
web-dn-next-deliver = Вы на месте: доставьте спутника

## Подсказки

web-dn-hint = Подсказка
web-dn-hint-got = Понятно
web-dn-hint-off = Больше не подсказывать
web-dn-hints = Подсказки
web-dn-tour-feats-first = Ваш ход: вы — герой. Локации в золотой рамке доступны: выберите одну, чтобы перейти туда за 1 очко действия. Новая локация даёт славу (золото) и риск (пурпур). Флажки отмечают ваши задания.
web-dn-tour-feats-on = Шаги стоят очков действия; они показаны рядом с героем. Исследование открывает новую локацию. Когда закончите, выберите «Это всё»; одно очко можно сохранить.
web-dn-tour-feats-play = У вас есть слава: светящиеся карты руки можно разыграть за столько славы, сколько указано в углу. Преимущества и сокровища остаются с героем и усиливают его.
web-dn-tour-feats-quest = Здесь можно попытаться выполнить задание: выберите то, что светится. Первая попытка за ход бесплатна.
web-dn-tour-feats-fallen = Ваш герой лежит: чтобы идти, надо подняться за 1 очко действия. Играть карты и выполнять задания можно и так.
web-dn-tour-misdeeds-first = Теперь вы повелитель подземелья. За монстров и ловушки платит риск соперника, а не ваш: выберите светящуюся карту, чтобы наслать её. Или закончите и станьте героем.
web-dn-tour-misdeeds-planned = По плану видно, сколько риска осталось у соперника. Добавьте ещё, выберите карту плана, чтобы вернуть её, или объявите всё сразу.

## Что есть что на экране

web-dn-term-glory = Оплачивает ваши преимущества и сокровища. Её приносят новые локации, побеждённые монстры и задания.
web-dn-term-peril = Другие игроки тратят его на проклятия и столкновения против вас. Он приходит с новыми локациями.
web-dn-term-ap = Шаг, исследование, подъём и начало битвы стоят по 1 очку. Очков столько, какова ваша скорость; одно можно сохранить.
web-dn-term-life = При нуле герой погибает.
web-dn-term-level = Каждое задание повышает его на 1; с ним растут ближний бой, магия и скорость.
web-dn-term-melee = Прибавляется к кубику в ближнем бою и при проверках ближнего боя.
web-dn-term-magic = Прибавляется к кубику в магии и при проверках магии.
web-dn-term-speed = Ваши очки действия за ход. Прибавляется также при проверках скорости и при защите.
web-dn-sign-any = в любой момент
web-dn-sign-dice = кубик
web-dn-sign-discard = сбросить эту карту
web-dn-sign-here = каждый герой там
web-dn-sign-once = раз за ход
web-dn-sign-permanent = остаётся в игре
web-dn-sign-strike = при ударе
web-dn-sign-token = жетон на карте
web-dn-term-hand = Ваши карты, их видите только вы. В конце хода добирают до пяти.
web-dn-thing-hand = рука
web-dn-thing-fallen = Лежит
web-dn-term-fallen = Не может идти. Подъём стоит 1 очко действия, и указанные угрозы нужно преодолеть.
web-dn-thing-saved = Сохранённое очко действия
web-dn-term-saved = Хранится до следующего восстановления: для вызова или подъёма.
web-dn-thing-boons = Преимущества
web-dn-term-boons = Постоянные преимущества, сколько позволяет карта героя. Сбросить их по своему выбору нельзя.
web-dn-thing-treasures = Сокровища
web-dn-term-treasures = Постоянные сокровища, сколько позволяет карта героя; по одному каждого типа.
web-dn-thing-banes = Проклятия
web-dn-term-banes = Их сыграли на этого героя соперники, либо они лежат перед владельцем.
web-dn-thing-lair = Логово
web-dn-term-lair = Монстры, которые уже сражались и которых можно наслать снова, не больше трёх. Платят за них каждый раз.
web-dn-thing-dungeons-lair = Логово подземелья
web-dn-term-dungeons-lair = Ничьи монстры. После битвы сюда уходит самый дорогой из уцелевших, и все они атакуют вместе со следующим вытянутым монстром. Остаются не больше трёх; самый дешёвый уходит.
web-dn-lair-comes = Все они атакуют вместе со следующим вытянутым монстром.
web-dn-lair-empty = Пусто: сюда придёт самый дорогой монстр из тех, что переживут битву.
web-dn-thing-quests = Задания
web-dn-term-quests = Дойдите до локации и попытайтесь выполнить. Голубые — общие.
web-dn-thing-done = Выполненные задания
web-dn-term-done = Кто первым выполнит три, побеждает.
web-dn-thing-commons = Общее задание
web-dn-term-commons = Его может выполнить каждый в свой ход.
web-dn-thing-escorts = Спутники
web-dn-term-escorts = Спутника нужно доставить на место; соперник может его отобрать.
web-dn-thing-location-deck = Осталось локаций
web-dn-term-location-deck = Каждый ход выкладывают одну; исследование добавляет ещё одну.
web-dn-thing-deck = Карты приключений
web-dn-term-deck = Когда колода пуста, сброс перемешивают. Сброс можно открыть и посмотреть.
web-dn-thing-quest-deck = Осталось заданий
web-dn-term-quest-deck = Отсюда берут замену выполненному общему заданию.
web-dn-thing-plan = Ваш план
web-dn-term-plan = Все столкновения хода объявляют вместе. Каждое оплачивает риск героя, против которого оно направлено.
web-dn-thing-cell = Пустая клетка
web-dn-term-cell = Локация прилегает стороной к другой; стены касаются только стен, и ничего нельзя отрезать.
web-dn-thing-active = Чей ход
web-dn-term-active = Этот игрок сначала повелитель подземелья, потом герой; затем ход переходит влево.
web-dn-thing-attack = Проверка атаки
web-dn-term-attack = Кубик плюс значение атакующего в форме атаки.
web-dn-thing-counter = Проверка контратаки
web-dn-term-counter = Кубик плюс значение защищающегося в той же форме. Бьёт тот, у кого результат больше.
web-dn-thing-roll = Бросок
web-dn-term-roll = Кубик плюс значение: не меньше этого числа.
web-dn-thing-standing = Как часто спрашивать
web-dn-term-standing = Спрашивать ли вас, когда можно что-то сыграть вне своего хода: никогда, только о вашем герое или всегда. Менять можно при любом вопросе.
web-dn-thing-step-attack = Атака
web-dn-term-step-attack = Атакующий выбирает форму для каждой атаки. Особые эффекты действуют здесь.
web-dn-thing-step-response = Ответ
web-dn-term-step-response = Защищающийся может сыграть карты ответа.
web-dn-thing-step-attack-rolls = Проверки атаки
web-dn-term-step-attack-rolls = Кубик плюс значение атаки, для каждого атакующего.
web-dn-thing-step-counter-rolls = Проверки контратаки
web-dn-term-step-counter-rolls = Кубик плюс значение защиты, против каждого.
web-dn-thing-step-comparisons = Сравнение
web-dn-term-step-comparisons = В каждой паре бьёт тот, у кого результат больше: 1 рана и эффекты его карты. Равенство ничего не даёт.
web-dn-thing-step-aftermath = Вызов
web-dn-term-step-aftermath = Атакованный герой может бросить вызов за 1 очко действия. Потом монстры уходят, и раздают награды за раны.
web-dn-you-won = { $why ->
    [quests] Три задания выполнены! Вы победили.
   *[other] В живых остался только ваш герой! Вы победили.
}
web-dn-change-glory = слава { $n }
web-dn-change-peril = риск { $n }
web-dn-change-ap = очки действия { $n }
web-dn-change-life = здоровье { $n }
web-dn-died = Ваш герой погиб в раунде { $round }{ event-because }.
web-dn-died-see = Как это случилось
web-dn-quests-missing = { $count ->
    [one] До победы вам не хватило { $count } задания.
    [few] До победы вам не хватило { $count } заданий.
   *[many] До победы вам не хватило { $count } заданий.
}

## Реплики: одна из них может следовать за рассказом, но не в журнале (`src/game/story/quips.ts`).

web-quip-monster-beaten =
    Блохам придётся искать новый дом.
    Завещания нет. Остался только зуб.
    Венков никто не пришлёт.
web-quip-quest-completed =
    Где-то бард уже всё перевирает.
    Рассказывать об этом будут куда дольше.
    О первоначальном плане никто не вспоминает.
web-quip-attempt-failed =
    В таверне это звучало проще.
    Бард вычёркивает куплет.
web-quip-fell =
    Пол оказался там же, где всегда.
    Зато отсюда интересный вид на потолок.
web-quip-trap-springs =
    Её делали с душой.
    Она давно ждала гостей.
web-quip-out-of-reach =
    Бывает: разминулись.
web-quip-cancelled =
    А ведь так хорошо шло.
web-quip-token-taken =
    Знакомство вышло коротким.
web-quip-token-dropped =
    Ждать придётся долго.
web-quip-revived =
    Некролог возвращается в ящик стола.
web-quip-died =
    Сапоги остаются здесь.
    Бард ищет рифму.
web-quip-resurrected =
    Сапоги те же, ноги новые.
web-quip-reshuffled =
    Кто-то поплевал на пальцы.
