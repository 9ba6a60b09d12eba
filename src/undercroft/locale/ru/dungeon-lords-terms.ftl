# Имена всего в «Повелителях подземелья», у чего есть id. Форма acc — винительный падеж; gender — род (m, f, n, pl).

# Существа и их атаки.

name-goblin = гоблин
    .acc = гоблина
name-slime = слизь
    .gender = f
name-ghost = призрак
    .acc = призрака
name-troll = тролль
    .acc = тролля
name-witch = ведьма
    .acc = ведьму
    .gender = f
name-vampire = вампир
    .acc = вампира
name-golem = голем
    .acc = голема
name-dragon = дракон
    .acc = дракона
name-demon = демон
    .acc = демона
name-sheep = овца
    .acc = овцу
    .gender = f

name-goblin-strike = удар по первому (а если он падёт — и по следующему)
name-slime-splash = брызги на всех
name-slime-hold = удержание: ни усталости, ни захвата
name-ghost-haunt = ужас на любого, кроме первого
name-troll-strike = дубиной по первому
name-troll-fed = дубиной по первому после еды, сильнее
name-witch-strike = молния в первого
name-witch-hex = два слабых проклятия на кого угодно
name-vampire-bite = укус любого, кроме священника
name-vampire-run = укус любого, кроме священника, и бегство в логово
name-golem-strike = кулаком по первому — и в логово
name-dragon-burn = пламя на всех: лечения не будет
name-demon-rend = когтями по любому: ни усталости, ни захвата

# Искатели приключений.

name-warrior = воин
    .acc = воина
name-thief = вор
    .acc = вора
name-priest = священник
    .acc = священника
name-wizard = волшебник
    .acc = волшебника
name-paladin = паладин
    .acc = паладина
name-decoy = иллюзия
    .acc = иллюзию
    .gender = f

# Комнаты и их зоны.

name-chicken-coop = Курятник
name-mushroom-bed = Грибница
    .acc = Грибницу
    .gender = f
name-souvenir-shop = Магазин сувениров
name-mint = Монетный двор
name-workshop = Мастерская
    .acc = Мастерскую
    .gender = f
name-tool-shed = Кладовая инструментов
    .acc = Кладовую инструментов
    .gender = f
name-printing-press = Печатный станок
name-magic-room = Магическая комната
    .acc = Магическую комнату
    .gender = f
name-training-room = Комната для тренировок
    .acc = Комнату для тренировок
    .gender = f
name-dark-room = Тёмная комната
    .acc = Тёмную комнату
    .gender = f
name-labyrinth = Лабиринт
name-antimagic-room = Антимагическая комната
    .acc = Антимагическую комнату
    .gender = f
name-cafeteria = Кафетерий
name-chapel = Часовня
    .acc = Часовню
    .gender = f
name-pandemonium = Преисподняя
    .acc = Преисподнюю
    .gender = f
name-hall-of-fame = Зал славы

name-upper = у поверхности
name-lower = в глубине
name-centre = в центре
name-edge = у края
name-any = в любом месте

# Ловушки.

name-rolling-stone = Катящийся камень
name-pendulum = Маятник
name-fire-wall = Стена огня
    .acc = Стену огня
    .gender = f
name-trap-door = Люк
name-cursed-ring = Проклятое кольцо
    .gender = n
name-poisoned-meal = Отравленная еда
    .acc = Отравленную еду
    .gender = f
name-kamikaze-imp = Имп-камикадзе
    .acc = Импа-камикадзе
name-poisoned-dart = Отравленный дротик
name-anti-magic-dart = Антимагический дротик

# Карты боя.

name-invisibility = Невидимость
name-magic-shield = Магический щит
name-detect-treasure = Обнаружение сокровищ
name-fist-of-justice = Кулак правосудия
name-fireball = Огненный шар
name-detect-evil = Обнаружение зла
name-suggestion = Внушение
name-word-of-peace = Слово мира
name-aura-of-fear = Аура страха
name-illusion = Иллюзия
name-create-food = Сотворение пищи
name-regeneration = Регенерация
name-metamorphosis = Метаморфоза
name-blind-rage = Слепая ярость
name-dimensional-gate = Врата измерений
name-jailbreak = Побег из темницы
name-wrath-of-virtue = Гнев добродетели
name-appraise-hoard = Оценка сокровищ
name-fast = быстрое заклинание
name-slow = медленное заклинание

# События.

name-payday = День зарплаты
name-taxes = Налоги
name-special-event = Специальное событие
name-witch-hunt = Охота на ведьм
name-monster-strike = Забастовка монстров
name-burglary = Кража со взломом
name-imp-fever = Лихорадка импов
name-rats = Крысы
name-impatient-heroes = Нетерпеливые герои
name-paladin-patrol = Дозор паладина
name-surcharge = Доначисление налогов
name-trap-inspection = Проверка ловушек
name-conquest = захват
name-early-hire = найм первым приказом

# Места и приказы, сезоны, ресурсы.

name-get-food = Получение пищи
name-improve-reputation = Улучшение репутации
name-dig-tunnels = Рытьё туннелей
name-mine-gold = Добыча золота
name-recruit-imps = Найм импов
name-buy-traps = Покупка ловушек
name-hire-monster = Найм монстров
name-build-room = Строительство комнат

name-winter = зима
name-spring = весна
name-summer = лето
name-autumn = осень

name-gold = золото
    .gender = n
name-food = еда
    .acc = еду
    .gender = f
name-imps = импы
    .acc = импов
    .gender = pl
name-evil = зло
    .gender = n
name-trap = ловушка
    .acc = ловушку
    .gender = f
name-traps = ловушки
    .gender = pl
name-monster = монстр
    .acc = монстра
name-tunnel = туннель
name-tunnels = туннели
name-smiles = смайлики
name-spy = шпионаж

# Титулы и строки подсчёта очков.

name-title-dark-deeds = Повелитель тьмы
name-title-halls = Владыка залов
name-title-tunnels = Владыка туннелей
name-title-monsters = Владыка монстров
name-title-imps = Владыка импов
name-title-riches = Владыка богатства
name-title-battle = Владыка боя
# Строка от себя к каждому титулу: к правилам не относится.
flavour-title-dark-deeds = Соседи переехали. Оба.
flavour-title-halls = Все залы нужны. Для чего, уже никто не помнит.
flavour-title-tunnels = Знает дорогу домой и идёт другой.
flavour-title-monsters = Кормить всех сразу — вопрос тактики.
flavour-title-imps = Импы пойдут куда угодно, хотя бы из любопытства.
flavour-title-riches = Всё пересчитывает дважды, для удовольствия.
flavour-title-battle = Коврик у входа всё ещё на месте.

name-score-rooms = незахваченные комнаты
name-score-monsters = монстры
name-score-prisoners = заключённые
name-score-conquered = захваченные сектора
name-score-red-counters = красные метки
name-score-scoring-rooms = комнаты, приносящие очки
name-score-titles = титулы
