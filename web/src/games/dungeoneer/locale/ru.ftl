# Dungeoneer («Подземелье») на первой странице и слова, которые есть только на его экране.

web-about-dungeoneer = Исследуйте растущее подземелье, выполните три задания и насылайте на соперников его монстров и ловушки.
web-preset-dungeoneer-tomb = Гробница повелителя мёртвых
web-preset-dungeoneer-vault = Обитель чудовищ
web-preset-dungeoneer-both = Оба набора
web-preset-about-dungeoneer-tomb = Первый набор: могилы, нежить и лич
web-preset-about-dungeoneer-vault = Второй набор: демоны, руны и перемещения
web-preset-about-dungeoneer-both = Подземелье побольше со всеми картами обоих наборов
web-group-dungeoneer-map = Карта
web-group-dungeoneer-heroes = Герои
web-group-dungeoneer-cards = Карты и задания
web-option-dungeoneer-separate-decks = Карты славы и риска лежат в двух колодах
web-option-dungeoneer-no-white-spots = Без белых пятен: вся карта выкладывается до игры
web-option-dungeoneer-resurrection = Воскрешение: после гибели героя игрок продолжает другим
web-option-dungeoneer-choosing-heroes = Игроки сами выбирают героев
web-option-dungeoneer-optional-discard = Сбрасывать карты не обязательно
web-option-dungeoneer-unbiased-placement = Локации своих заданий выкладывают соперники
web-option-dungeoneer-nothing-personal = Ничего личного: все задания общие
web-option-dungeoneer-limited-movement = Ограниченное движение: три очка действий за ход
web-option-dungeoneer-ap-for-falling = Герой без сохранённого очка действий может упасть, чтобы нанести ответный удар
web-option-dungeoneer-dodging-spikes = Шипы можно обойти за очко действия
web-option-dungeoneer-harder-solo = Сложнее: уцелевшие монстры возвращаются

## Части экрана

web-dn-map = Подземелье
web-dn-cards = Карты
web-dn-hand = Рука
web-dn-battle = Бой
web-dn-hero = Герой
web-dn-rivals = Соперники
web-dn-misdeeds = Злодеяния
web-dn-closer = Ближе
web-dn-further = Дальше
web-dn-fit = Показать всё подземелье
web-dn-cell = Пустая клетка { $square }
web-dn-which-way = Как повернуть?
web-dn-upright = Прямо
web-dn-turned = Перевернуть
web-dn-held = Локации на выбор
web-dn-more = Всё об игроке { $player }
web-dn-round = Раунд { $n }
web-dn-player = Игрок
web-dn-dead = мёртв

## Карты

web-dn-cost-glory = Стоит { $n } славы
web-dn-cost-peril = Стоит { $n } риска другого игрока
web-dn-defends = только защищается
web-dn-at = Где
web-dn-reward = Уровень +{ $level }, слава { $glory }, лечение { $heal }
web-dn-limits = Пределы: преимуществ { $boons }, сокровищ { $treasures }
web-dn-points = слава { $glory }, риск { $peril }
web-dn-heroes-here = Здесь: { $players }
web-dn-tokens-here = Ждёт здесь: { $tokens }
web-dn-quest-here = Задание: { $quest }
web-dn-distance = { $n ->
    [0] Вход
    [one] { $n } шаг до ближайшего входа
    [few] { $n } шага до ближайшего входа
   *[other] { $n } шагов до ближайшего входа
}
web-dn-exit-failed = открыт: здесь кто-то не справился
web-dn-exit-deactivation = обезврежен жетоном
web-dn-exit-bridge = с мостом
web-dn-exit-portcullis = закрыт решёткой
web-dn-playing = Разыгрывается: { $card }
web-dn-hand-empty = На руке нет карт.
web-dn-used = уже использовано в этом ходу
web-dn-planned = в вашем плане
web-dn-costs-now = сейчас стоит { $n }
web-dn-was-declared = уже посылали в этом ходу
web-dn-done = выполнено
web-dn-led = спутник с вами
web-dn-tried = попытка в этом ходу была
web-dn-found = найдено
web-dn-beast-life = здоровье монстра: { $n }
web-dn-saved = одно из них сохранённое
web-dn-lying-ap = { $n } на всё, кроме движения
web-dn-chill = на { $n } меньше при следующем восстановлении
web-dn-quests-done = Выполнено заданий: { $n } из { $of }
web-dn-deck-glory = Колода славы
web-dn-deck-peril = Колода риска
web-dn-deck-left = { $deck }: карт { $n }, в сбросе { $discards }
web-dn-discards = сброс
web-dn-no-discards = В сбросе пусто.

## Злодеяния, бой, кубики

web-dn-declared = Объявленные столкновения
web-dn-victim = { $player }: риск { $peril }, из него в вашем плане { $reserved }
web-dn-nothing-sent = Пока ничего
web-dn-strikes = Успешный удар: { $who }
web-dn-tie = Ничья
web-dn-battle-over = Битва окончена: { $against }
web-dn-battle-unhurt = Никто не ранен.
web-dn-out-away = вне боя
web-dn-out-to_hand = на руку
web-dn-out-gone = исчезает
web-dn-out-beaten = побеждено
web-dn-coming = { $need ->
    [0] { $who }: бросок, кубиков { $dice }, + { $plus }
   *[other] { $who }: бросок, кубиков { $dice }, + { $plus } { $stat }; нужно { $need }
}
web-dn-success = успех
web-dn-failure = провал

## Подсказки

web-dn-hint = Подсказка
web-dn-hint-got = Понятно
web-dn-hint-off = Больше не подсказывать
web-dn-hints = Подсказки
web-dn-tour-feats-first = Ваш ход героем. Локации с золотой каймой достижимы: щёлкните, чтобы перейти за 1 очко действия. Новая локация даёт славу (золото) и риск (пурпур). Флажки показывают, где ваши задания.
web-dn-tour-feats-on = Шаги стоят очков действия; они указаны рядом с героем. Исследование открывает новую локацию. Когда полезного больше нет, скажите «Это всё»; одно очко можно сохранить.
web-dn-tour-feats-play = У вас есть слава: светящиеся карты руки можно разыграть за число в углу. Преимущества и сокровища остаются с героем и усиливают его.
web-dn-tour-feats-quest = Здесь можно попытаться выполнить задание: щёлкните светящееся задание. Первая попытка за ход бесплатна.
web-dn-tour-feats-fallen = Ваш герой лежит: чтобы идти, он должен встать за 1 очко действия. Карты и задания доступны и так.
web-dn-tour-misdeeds-first = Теперь вы повелитель подземелья. Монстров и ловушки оплачивает риск соперника, а не ваш: щёлкните светящуюся карту, чтобы послать её. Или закончите и станьте героем.
web-dn-tour-misdeeds-planned = Ваш план лежит над рукой, с остатком риска соперника. Добавьте ещё, верните щелчком или объявите всё сразу.

## Что есть что на экране

web-dn-term-glory = Оплачивает ваши преимущества и сокровища. Её приносят новые локации, побеждённые монстры и задания.
web-dn-term-peril = Другие игроки тратят его на проклятия и столкновения против вас. Он приходит с новыми локациями.
web-dn-term-ap = Одно стоит каждый шаг, исследование, подъём и начало боя. Их столько, какова скорость; одно можно сохранить.
web-dn-term-life = При нуле герой мёртв.
web-dn-term-level = Каждое задание повышает его на один, а с ним ближний бой, магию и скорость.
web-dn-term-melee = Прибавляется к кубику в ближнем бою и при угрозах ближнего боя.
web-dn-term-magic = Прибавляется к кубику в магии и при угрозах магии.
web-dn-term-speed = Столько очков действия за ход. Прибавляется при угрозах скорости и при защите.
web-dn-term-hand = Ваши карты, их видите только вы. В конце хода добирают до пяти.
web-dn-thing-fallen = Упал
web-dn-term-fallen = Не может идти. Подъём стоит 1 очко действия, и указанные угрозы нужно преодолеть.
web-dn-thing-saved = Сохранённое очко действия
web-dn-term-saved = Хранится до следующего восстановления: для ответного удара или подъёма.
web-dn-thing-boons = Преимущества
web-dn-term-boons = Постоянные преимущества, сколько позволяет карта героя. По своей воле их не сбрасывают.
web-dn-thing-treasures = Сокровища
web-dn-term-treasures = Постоянные сокровища, сколько позволяет карта героя; по одному каждого типа.
web-dn-thing-banes = Проклятия
web-dn-term-banes = То, что соперники наложили на этого героя, или карта, лежащая перед своим владельцем.
web-dn-thing-lair = Логово
web-dn-term-lair = Монстры, которые уже сражались и могут быть посланы снова, не больше трёх. Платят за них каждый раз.
web-dn-thing-dungeons-lair = Логово подземелья
web-dn-term-dungeons-lair = Ничьи монстры. После битвы сюда уходит самый дорогой из уцелевших, и все они нападают вместе со следующим вытянутым монстром. Остаются не больше трёх; самый дешёвый уходит.
web-dn-lair-comes = Все они нападут вместе со следующим вытянутым монстром.
web-dn-lair-empty = Пусто: сюда придёт самый дорогой монстр из тех, что переживут битву.
web-dn-thing-quests = Задания
web-dn-term-quests = Дойдите до локации и попытайтесь выполнить. Голубые – для всех.
web-dn-thing-done = Выполненные задания
web-dn-term-done = Кто выполнит три, сразу побеждает.
web-dn-thing-commons = Общее задание
web-dn-term-commons = Его может выполнить любой, в свой ход.
web-dn-thing-escorts = Спутники
web-dn-term-escorts = Спутника нужно доставить; соперник может его отбить.
web-dn-thing-location-deck = Осталось локаций
web-dn-term-location-deck = Каждый ход выкладывают одну; исследование добавляет ещё одну.
web-dn-thing-deck = Карты приключений
web-dn-term-deck = Когда колода пуста, сброс перемешивают. Щёлкните, чтобы увидеть сброс.
web-dn-thing-quest-deck = Осталось заданий
web-dn-term-quest-deck = Отсюда берут замену выполненному общему заданию.
web-dn-thing-plan = Ваш план
web-dn-term-plan = Все столкновения хода объявляют вместе. Каждое оплачивает риск героя, против которого оно послано.
web-dn-thing-cell = Пустая клетка
web-dn-term-cell = Локация прилегает стороной к другой; стены касаются только стен, и ничего нельзя отрезать.
web-dn-thing-active = Чей ход
web-dn-term-active = Этот игрок сначала повелитель подземелья, потом герой; затем ход переходит влево.
web-dn-thing-attack = Проверка атаки
web-dn-term-attack = Кубик и значение атакующего в форме атаки.
web-dn-thing-counter = Проверка контратаки
web-dn-term-counter = Кубик и значение защитника в той же форме. Удар наносит больший.
web-dn-thing-roll = Бросок
web-dn-term-roll = Кубик и значение должны дать не меньше нужного числа.
web-dn-thing-standing = Как часто вас спрашивать
web-dn-term-standing = Когда вы могли бы что-то сыграть вне своего хода: никогда, только о вашем герое или всегда. Менять можно при любом вопросе.
web-dn-thing-step-attack = Атака
web-dn-term-step-attack = Атакующий выбирает форму для каждой атаки. Особые эффекты действуют здесь.
web-dn-thing-step-response = Ответ
web-dn-term-step-response = Защитник может сыграть карты ответа.
web-dn-thing-step-attack-rolls = Проверки атаки
web-dn-term-step-attack-rolls = Кубик и значение атаки для каждого атакующего.
web-dn-thing-step-counter-rolls = Контратаки
web-dn-term-step-counter-rolls = Кубик и значение защиты против каждого.
web-dn-thing-step-comparisons = Сравнение
web-dn-term-step-comparisons = В каждой паре больший наносит удар: 1 рана и эффекты его карты. Ничья ничего не даёт.
web-dn-thing-step-aftermath = Вызов
web-dn-term-step-aftermath = Атакованный герой может ответить за 1 очко действия. Потом монстры уходят, а раны вознаграждаются.
