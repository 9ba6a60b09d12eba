# Имена всего в «Подземелье», у чего есть id. Форма acc — винительный падеж; gender — род (m, f, n, pl); the
# у характеристик — дательный падеж («+1 к магии»), у сторон света — прилагательное («северный выход»).

# Герои, их раса и класс и их особое умение.

name-kron-axereaver = Крон Кромсатель
    .acc = Крона Кромсателя
    .use = { name-ability-kron-axereaver }
name-roderik-talus = Родерик Талус
    .acc = Родерика Талуса
    .use = { name-ability-roderik-talus }
name-lorel-alanus = Лорель Аланус
    .gender = f
    .use = { name-ability-lorel-alanus }
name-raka = Рака
    .acc = Раку
    .gender = f
    .use = { name-ability-raka }
name-vessa-morn = Весса Морн
    .acc = Вессу Морн
    .gender = f
    .use = { name-ability-vessa-morn }
name-ilk-quickshade = Илк Быстротень
    .acc = Илка Быстротень
    .use = { name-ability-ilk-quickshade }
name-saelith-vane = Саэлит Вейн
    .gender = f
    .use = { name-ability-saelith-vane }
name-torvald-hask = Торвальд Хаск
    .acc = Торвальда Хаска
    .use = { name-ability-torvald-hask }
name-ossk-the-unmoved = Осск Непоколебимый
    .acc = Осска Непоколебимого
    .use = { name-ability-ossk-the-unmoved }
name-grulla-stormtongue = Грулла Грозоязыкая
    .acc = Груллу Грозоязыкую
    .gender = f
    .use = { name-ability-grulla-stormtongue }
name-dorrim-glyphhand = Доррим Знаконосец
    .acc = Доррима Знаконосца
    .use = { name-ability-dorrim-glyphhand }
name-pim-fallowlight = Пим Тусклолуч
    .acc = Пима Тусклолуча
    .use = { name-ability-pim-fallowlight }

name-calling-kron-axereaver = Дварф Мститель
name-calling-roderik-talus = Человек Паладин
name-calling-lorel-alanus = Эльфийка Чародейка
name-calling-raka = Нежить Странница
name-calling-vessa-morn = Нежить Некромантка
name-calling-ilk-quickshade = Сумрачник Плут
name-calling-saelith-vane = Эльфийка Истребительница
name-calling-torvald-hask = Человек Повелитель зверей
name-calling-ossk-the-unmoved = Драканец Страж
name-calling-grulla-stormtongue = Орчиха Шаманка
name-calling-dorrim-glyphhand = Дварф Мастер рун
name-calling-pim-fallowlight = Гном Иллюзионист

name-ability-kron-axereaver = Возмездие
name-ability-roderik-talus = Исцеляющая длань
name-ability-lorel-alanus = Искра сосредоточения
name-ability-raka = Ненависть к нежити
name-ability-vessa-morn = Власть над мёртвыми
name-ability-ilk-quickshade = Проскользнуть
name-ability-saelith-vane = Натиск истребительницы
name-ability-torvald-hask = Спустить свору
name-ability-ossk-the-unmoved = Нерушимая стойка
name-ability-grulla-stormtongue = Кровавое знамение
name-ability-dorrim-glyphhand = Начертать руну
name-ability-pim-fallowlight = Обманка

# Локации.

name-tomb-antechamber = Преддверие гробницы
    .gender = n
name-corner = Угол
name-bend = Поворот
name-corridor = Коридор
name-passage = Проход
name-dark-crossroads = Мрачный перекрёсток
name-rat-run = Крысиный лаз
name-bone-strewn-cut = Костяной ход
name-crypt = Склеп
name-library = Библиотека
    .acc = Библиотеку
    .gender = f
name-troll-bridge = Мост троллей
name-inner-sanctum = Внутреннее святилище
    .gender = n
name-ossuary = Костница
    .acc = Костницу
    .gender = f
name-hall-of-chains = Зал цепей
name-wardens-armory = Оружейная стража
    .acc = Оружейную стража
    .gender = f
name-sunken-chapel = Затопленная часовня
    .acc = Затопленную часовню
    .gender = f
name-gallery-of-whispers = Галерея шёпотов
    .acc = Галерею шёпотов
    .gender = f
name-throne-of-dust = Трон праха
name-vault-gate = Врата обители
    .gender = pl
name-crossroads = Перекрёсток
name-hewn-gallery = Тёсаная галерея
    .acc = Тёсаную галерею
    .gender = f
name-kinked-shaft = Излом
name-elbow = Колено
    .gender = n
name-gloomy-fork = Мрачная развилка
    .acc = Мрачную развилку
    .gender = f
name-gloomy-drain = Мрачный сток
name-gloomy-stair = Мрачная лестница
    .acc = Мрачную лестницу
    .gender = f
name-dark-altar = Тёмный алтарь
name-treasury = Сокровищница
    .acc = Сокровищницу
    .gender = f
name-flooded-chamber = Затопленный зал
name-laboratory = Лаборатория
    .acc = Лабораторию
    .gender = f
name-specimen-pens = Загоны образцов
    .gender = pl
name-eastern-rune-gate = Восточные рунные врата
    .gender = pl
name-western-rune-gate = Западные рунные врата
    .gender = pl
name-grinding-hall = Зал жерновов
name-oubliette = Каменный мешок
name-warded-cell = Зачарованная келья
    .acc = Зачарованную келью
    .gender = f

# Преимущества.

name-mighty-blow-i = Могучий удар I
name-mighty-blow-ii = Могучий удар II
name-turn-away = Отпугивание
name-dodge = Уклонение
name-create-darkness = Сотворение тьмы
name-blessings-of-nakari = Благословения Накари
name-keen-reflexes = Обострённая реакция
name-grave-lore = Знание погостов
name-surge-of-faith = Прилив веры
name-ghost-step = Призрачный шаг
name-recall-rune = Руна возвращения
    .acc = Руну возвращения
    .gender = f
name-surefooted = Твёрдая поступь
    .acc = Твёрдую поступь
    .gender = f
name-locksmiths-touch = Рука взломщика
    .acc = Руку взломщика
    .gender = f
name-trap-sense = Чутьё на ловушки
name-hex-ward = Оберег от порчи
name-distraction = Отвлекающий манёвр
name-haste = Ускорение
name-battle-trance = Боевой транс
name-oath-of-the-fiendbane = Клятва гонителя исчадий
    .acc = Клятву гонителя исчадий
    .gender = f
name-mirror-selves = Зеркальные двойники
name-runed-skin = Рунная кожа
    .acc = Рунную кожу
    .gender = f
name-beast-tongue = Звериная речь
    .acc = Звериную речь
    .gender = f
name-blink = Мерцание
name-spell-siphon = Поглощение чар
name-steel-nerves = Стальные нервы
name-tinkers-knack = Смекалка механика
    .acc = Смекалку механика
    .gender = f
name-channelling = Средоточие сил
name-open-mind = Восприимчивый ум
name-blood-price = Цена крови
    .acc = Цену крови
    .gender = f
name-riposte = Ответный выпад

# Сокровища.

name-ring-of-magic = Кольцо волшебства
name-backpack = Рюкзак
name-boot-of-ala-hazad = Сапог Алы Хазада
name-gravediggers-spade = Заступ могильщика
name-crusaders-longsword = Длинный меч крестоносца
name-wand-of-sparks = Жезл искр
name-coffin-lid-shield = Щит из крышки гроба
name-bronze-helm = Бронзовый шлем
name-draught-of-mending = Снадобье исцеления
name-vial-of-embers = Склянка углей
    .acc = Склянку углей
    .gender = f
name-climbers-rope = Верёвка скалолаза
    .acc = Верёвку скалолаза
    .gender = f
name-vigil-lantern = Фонарь дозора
name-serrated-edge = Зазубренная кромка
    .acc = Зазубренную кромку
    .gender = f
name-phoenix-charm = Оберег феникса
name-potion-of-speed = Зелье скорости
name-belt-pouch = Поясная сумка
    .acc = Поясную сумку
    .gender = f
name-sword-of-fiendslaying = Меч погибели исчадий
name-cloak-of-phasing = Плащ бесплотности
name-alchemists-flask = Склянка алхимика
    .acc = Склянку алхимика
    .gender = f
name-troll-tonic = Тролличий отвар
name-chitin-mail = Хитиновый доспех
name-true-sight-goggles = Очки истинного зрения
name-folding-bridge = Складной мост
name-grounding-spike = Заземляющий штырь
name-venom-coating = Ядовитая смазка
    .acc = Ядовитую смазку
    .gender = f
name-gripping-gauntlets = Хваткие рукавицы
name-orb-of-passage = Сфера пути
    .acc = Сферу пути
    .gender = f
name-crown-of-sparks = Венец искр

# Проклятия.

name-undead-awakening = Пробуждение мёртвых
name-grave-chill = Могильный холод
name-curse-of-frailty = Порча немощи
    .acc = Порчу немощи
    .gender = f
name-drain-renown = Похищение славы
name-soul-leech = Иссушение души
name-shifting-crypts = Блуждающие склепы
name-rip-the-veil = Разрыв завесы
name-bone-armor = Костяной панцирь
name-thieving-shade = Вороватая тень
    .acc = Вороватую тень
    .gender = f
name-rusted-portcullis = Ржавая решётка
    .acc = Ржавую решётку
    .gender = f
name-planar-rift = Разлом миров
name-faultline = Линия разлома
    .acc = Линию разлома
    .gender = f
name-rust-mist = Ржавый туман
name-mutagen = Мутаген
name-draught-of-regression = Отвар упадка
name-cast-out = Изгнание к вратам
name-slick-floor = Скользкий пол
name-makers-command = Приказ создателя
name-stoke-the-furnace = Раздутое горнило
name-gag-of-silence = Печать молчания

# Монстры.

name-night-hamster = Ночной хомячок
    .acc = Ночного хомячка
name-zombie = Зомби
name-squatting-skeleton = Скелет на корточках
    .acc = Скелета на корточках
name-bugbear = Медвежук
    .acc = Медвежука
name-legion = Легион
name-cackling-hag = Хохочущая ведьма
    .acc = Хохочущую ведьму
    .gender = f
name-grave-wraith = Могильный призрак
    .acc = Могильного призрака
name-crypt-bat = Склепная летучая мышь
    .acc = Склепную летучую мышь
    .gender = f
name-web-weaver = Ткачиха паутины
    .acc = Ткачиху паутины
    .gender = f
name-ghoul-pack = Стая упырей
    .acc = Стаю упырей
    .gender = f
name-bone-archer = Костяной лучник
    .acc = Костяного лучника
name-barrow-knight = Курганный рыцарь
    .acc = Курганного рыцаря
name-wailing-spirit = Стенающий дух
    .acc = Стенающего духа
name-grave-robber = Расхититель могил
    .acc = Расхитителя могил
name-herald-of-the-lich = Глашатай Повелителя
    .acc = Глашатая Повелителя
name-mutant-rat = Крыса-мутант
    .acc = Крысу-мутанта
    .gender = f
name-jangooba = Джангуба
    .acc = Джангубу
    .gender = f
name-vault-guardian = Страж обители
    .acc = Стража обители
name-slag-hound = Шлаковый пёс
    .acc = Шлакового пса
name-gloomling = Мрачник
    .acc = Мрачника
name-chimera-whelp = Детёныш химеры
    .acc = Детёныша химеры
name-stitched-brute = Сшитый громила
    .acc = Сшитого громилу
name-acid-ooze = Кислотный студень
name-mind-leech = Пиявка разума
    .acc = Пиявку разума
    .gender = f
name-renegade-alchemist = Алхимик-отступник
    .acc = Алхимика-отступника
name-orc-deserter = Орк-дезертир
    .acc = Орка-дезертира
name-spine-stalker = Игольчатый охотник
    .acc = Игольчатого охотника
name-cage-breaker = Крушитель клеток
    .acc = Крушителя клеток
name-twin-tailed-imp = Двухвостый бес
    .acc = Двухвостого беса
name-vault-wyrm = Змей обители
    .acc = Змея обители

# Ловушки.

name-falling-slab = Падающая плита
    .acc = Падающую плиту
    .gender = f
name-poison-darts = Отравленные дротики
    .gender = pl
name-pit-of-bones = Костяная яма
    .acc = Костяную яму
    .gender = f
name-binding-glyph = Знак оков
name-crushing-walls = Сдвигающиеся стены
    .gender = pl
name-warping-sigil = Искажающая печать
    .acc = Искажающую печать
    .gender = f
name-engulfing-slime = Обволакивающая слизь
    .acc = Обволакивающую слизь
    .gender = f
name-arc-coil = Дуговая катушка
    .acc = Дуговую катушку
    .gender = f
name-swinging-hammer = Маятниковый молот
name-spring-floor = Пружинный пол
name-memory-gas = Газ забвения
name-choking-vapours = Удушливые испарения
    .gender = pl

# Задания и их монстры.

name-damsel-in-distress = Дева в беде
name-slay-draky = Убить Дракошу
name-catch-the-magic-fish = Ловля волшебной рыбки
name-free-caedmans-soul = Освободить душу Кэдмана
name-lay-down-your-arts = Отречение от искусств
name-the-lost-codex = Потерянный кодекс
name-the-sealed-niche = Замурованная ниша
name-the-bone-warden = Костяной страж
name-silence-the-choir = Умолкнувший хор
name-carry-the-relic-bones = Перенести мощи
name-break-the-chains = Разорвать цепи
name-leap-the-broken-span = Прыжок через пролом
name-the-lichs-gaze = Взор Повелителя
name-a-game-of-bones = Игра в кости
name-slay-ramalith = Убить Рамалита
name-wreck-the-laboratory = Разгромить лабораторию
name-rescue-the-princess = Спасти принцессу
name-the-wardens-helm = Шлем смотрителя
name-the-runed-blade = Рунный клинок
name-the-eye-of-the-deep = Око глубин
name-feed-the-altar = Накормить алтарь
name-mark-of-the-beast = Метка зверя
name-the-whispering-debt = Шепчущий долг
name-the-hidden-stair = Потайная лестница
name-the-buried-cache = Зарытый тайник
name-free-the-caged-beast = Освободить пленного зверя
name-stop-the-millstones = Остановить жернова
name-the-alchemists-wager = Ставка алхимика

name-draky = Дракоша
    .acc = Дракошу
name-bone-warden = Костяной страж
    .acc = Костяного стража
name-drowned-cantor = Утонувший певчий
    .acc = Утонувшего певчего
name-ramalith = Рамалит
    .acc = Рамалита
name-dancing-blade = Пляшущий клинок
name-pen-matron = Хозяйка загона
    .acc = Хозяйку загона
    .gender = f

# Наборы.

name-tomb = Гробница повелителя мёртвых
    .acc = Гробницу повелителя мёртвых
    .gender = f
name-vault = Обитель чудовищ
    .gender = f

# Характеристики.

name-melee = ближний бой
    .of = ближнего боя
    .the = ближнему бою
name-magic = магия
    .acc = магию
    .gender = f
    .of = магии
    .the = магии
name-speed = скорость
    .gender = f
    .of = скорости
    .the = скорости
name-level = уровень
    .of = уровня
    .the = уровню
name-life = здоровье
    .gender = n
    .of = здоровья
    .the = здоровью

# Что считают.

name-glory = слава
    .acc = славу
    .gender = f
name-peril = риск
name-ap = очко действия
    .gender = n
name-wound = рана
    .acc = рану
    .gender = f

# Фазы.

name-phase-set-up = Подготовка
    .acc = Подготовку
    .gender = f
name-phase-recovery = Фаза восстановления
    .acc = Фазу восстановления
    .gender = f
name-phase-misdeeds = Фаза злодеяний
    .acc = Фазу злодеяний
    .gender = f
name-phase-locations = Фаза локаций
    .acc = Фазу локаций
    .gender = f
name-phase-feats = Фаза подвигов
    .acc = Фазу подвигов
    .gender = f
name-phase-discard = Фаза сброса и добора
    .acc = Фазу сброса и добора
    .gender = f

# Время применения и длительность карт.

name-misdeeds = Злодеяния
    .gender = pl
name-feats = Подвиги
    .gender = pl
name-response = Ответ
name-any = Любой момент
name-instant = Мгновенно
name-permanent = Постоянно
name-attachment = Довесок
name-monster = Монстр
    .acc = Монстра

# Виды карт.

name-boon = преимущество
    .gender = n
    .of = преимуществ
name-treasure = сокровище
    .gender = n
    .of = сокровищ
name-bane = проклятие
    .gender = n
name-encounter = столкновение
    .gender = n

# Типы карт.

name-maneuver = манёвр
    .of = манёвров
name-spell = заклинание
    .gender = n
    .of = заклинаний
name-blessing = благословение
    .gender = n
    .of = благословений
name-skill = навык
    .of = навыков
name-ring = кольцо
    .gender = n
    .of = колец
name-bag = сумка
    .acc = сумку
    .gender = f
    .of = сумок
name-boots = обувь
    .gender = f
    .of = обуви
name-weapon = оружие
    .gender = n
    .of = оружия
name-edge = кромка
    .acc = кромку
    .gender = f
    .of = кромок
name-coating = смазка
    .acc = смазку
    .gender = f
    .of = смазок
name-wand = жезл
    .of = жезлов
name-shield = щит
    .of = щитов
name-helm = шлем
    .of = шлемов
name-potion = зелье
    .gender = n
    .of = зелий
name-tool = снаряжение
    .gender = n
    .of = снаряжения
name-amulet = амулет
    .of = амулетов
name-cloak = плащ
    .of = плащей
name-armor = доспех
    .of = доспехов
name-gloves = перчатки
    .gender = pl
    .of = перчаток
name-orb = сфера
    .acc = сферу
    .gender = f
    .of = сфер
name-amplifier = усилитель
name-curse = порча
    .acc = порчу
    .gender = f
name-mishap = напасть
    .gender = f
name-shift = сдвиг
name-transfer = перенос
name-graft = нарост
name-trap = ловушка
    .acc = ловушку
    .gender = f

# Семейства монстров.

name-vermin = паразит
    .acc = паразита
    .of = паразитов
name-undead = нежить
    .gender = f
    .of = нежити
name-fiend = исчадие
    .gender = n
    .of = исчадий
name-demon = демон
    .acc = демона
    .of = демонов
name-humanoid = гуманоид
    .acc = гуманоида
    .of = гуманоидов
name-dragon = дракон
    .acc = дракона
    .of = драконов
name-beast = зверь
    .acc = зверя
    .of = зверей
name-construct = конструкт
    .of = конструктов
name-ooze = слизь
    .gender = f
    .of = слизи

# Локации: виды, выходы, преграды, жетоны, стороны.

name-entrance = вход
name-tunnel = тоннель
name-dark-tunnel = мрачный тоннель
name-room = помещение
    .gender = n
name-open = открытый выход
name-wall = стена
    .acc = стену
    .gender = f
name-blocked = блокированный выход
name-trapped = выход-ловушка
name-danger = опасность
    .gender = f
    .of = опасности
name-spikes = шипы
    .gender = pl
    .of = шипов
name-pit = яма
    .acc = яму
    .gender = f
    .of = ям
name-deactivation = жетон деактивации
name-bridge = жетон моста
name-charge = заряд
name-n = север
    .the = северный
name-e = восток
    .the = восточный
name-s = юг
    .the = южный
name-w = запад
    .the = западный

# К чему относится угроза или бонус.

name-encounter-trap = карта-ловушка
    .acc = карту-ловушку
    .gender = f
    .of = карт-ловушек
name-trapped-exit = выход-ловушка
    .of = выходов-ловушек
name-blocked-exit = блокированный выход
    .of = блокированных выходов
name-attack = атака
    .acc = атаку
    .gender = f
name-quest = задание
    .gender = n

# Задания.

name-heroic = героическое
    .gender = n
name-artifact = артефакт
name-influence = влияние
    .gender = n
name-sacrifice = жертва
    .acc = жертву
    .gender = f
name-hunt = охота
    .acc = охоту
    .gender = f
name-search = поиск
name-escort = сопровождение
    .gender = n
name-threat = угроза
    .acc = угрозу
    .gender = f
name-chance = шанс

# Жетоны слежения.

name-token-damsel-in-distress = дева
    .acc = деву
    .gender = f
name-token-carry-the-relic-bones = мощи
    .gender = pl
name-token-rescue-the-princess = принцесса
    .acc = принцессу
    .gender = f
name-token-free-the-caged-beast = пленный зверь
    .acc = пленного зверя

# Что прибавляется, когда самой карты уже нет на столе.

name-for-this-roll = на этот бросок
name-for-this-turn = на этот ход
name-earlier-effect = прежний эффект
