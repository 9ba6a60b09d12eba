# Арена: турниры ботов.

arena-title = Арена: { $game }
arena-about = { $seats ->
    [one] Партий в одиночку: { $games }, раздач: { $deals }
   *[other] Партий: { $games }, игроков: { $seats }, раздач: { $deals }
}
arena-options = Варианты правил: { $options }. Зерно: { $seed }.
arena-folder = Партии: { $path }
arena-there = { $count ->
    [one] { $count } партия уже сыграна.
    [few] { $count } партии уже сыграны.
   *[many] { $count } партий уже сыграно.
}
arena-torn = Последняя партия в { $path } записана не полностью и будет сыграна снова.
arena-playing = Идут партии
arena-stopped = Остановлено: сыграно { $count } из { $games }. Та же команда продолжит с этого места.
arena-nothing = Пока не сыграно ни одной партии.

arena-version = { $bot } { $version }
arena-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
arena-milliseconds = { NUMBER($number, maximumFractionDigits: 1) } мс
arena-seconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } с

arena-bot = Бот
arena-rival = против
arena-games = Партии
arena-deals = Раздачи
arena-rating = Рейтинг
arena-wins = Победы
arena-points = Очки
arena-median = Медиана
arena-slowest = 99%
arena-interval = интервал 95%
arena-share-of-pair = Впереди

arena-ratings = Рейтинги
arena-ratings-about = OpenSkill: все начинают с 25. Линия — интервал 95%.
arena-victories = Победы
arena-victories-about = Доля побед на одно место; общая победа делится поровну. Отметка — столько выигрывали бы равные игроки: { $expected }.
arena-victories-solo = Какую долю своих одиночных партий выигрывает каждый бот.
arena-pairs = Один на один
arena-pairs-about = Как часто у одного больше очков, чем у другого, в партиях, где играют оба; равные очки идут за половину. Интервалы считаются по раздачам, а не по партиям.
arena-pairs-solo = Как часто первый играет лучше второго на той же раздаче; равные итоги идут за половину.
arena-made-of = Из чего складывается итог
arena-made-of-about = В среднем для каждого бота, по категориям.
arena-time = Время на раздумья
arena-time-about = На одно решение, на той машине, где шли партии: медиана и время, в которое уложились 99 решений из 100.
arena-length = Длина партии
arena-length-said = Решений: { $decisions } (от { $decisions-least } до { $decisions-most }). Раундов или сезонов: { $turns } (от { $turns-least } до { $turns-most }).
arena-how = Как это измерено
arena-how-said = Каждая раздача играется по разу для каждого места: от партии к партии боты пересаживаются на одно место. Та же команда на любой машине сыграет те же партии.

arena-total = Итого
category-quests = задания

arena-compared = { $new }: доля побед { $share } против «{ $old }» (от { $low } до { $high }), партий: { $games }.
arena-replaces = Можно заменить «{ $old }»: выиграно больше { $wanted } не менее чем из { $least } партий.
arena-replaces-not = Заменить «{ $old }» нельзя: нужно выиграть больше { $wanted } не менее чем из { $least } партий.

## Справка

usage-arena = Турниры ботов: кто сильнее, и подбор их оценок.
usage-play = Провести турнир ботов и оценить их силу. Ctrl-C останавливает; та же команда продолжит.
usage-show = Показать текущие итоги турнира.
usage-keep = Сохранить в пакете итоги уровней в турнире: их увидят игроки.
usage-compare = Сыграть новой версией против замороженной и сказать, может ли новая её заменить; если нет, код выхода — 1.
usage-freeze = Заморозить сегодняшние уровни игры как издание, с которым будут сравнивать будущие.
usage-fit = Подобрать оценки, по которым боты судят о позициях, и сохранить их в пакете.
usage-game = Игра.
usage-bots = Боты через запятую; замороженные уровни называются overlord@v1 и так далее. По умолчанию: все уровни, greedy и random.
usage-line-up = Боты за одним столом через запятую, по одному на место. Можно повторять; тогда играются только эти столы.
usage-ladder = Каждый бот играет только с предыдущим и со следующим. По умолчанию: каждый с каждым.
usage-seats = Сколько мест. По умолчанию: сколько допускает игра.
usage-games = Сколько партий; округляется до целых раздач.
usage-preset = Готовый набор вариантов правил. По умолчанию: первый в игре.
usage-option = Изменить один вариант: ИМЯ или ИМЯ=ЗНАЧЕНИЕ. Можно повторять.
usage-seed = Начало зерна каждой партии.
usage-jobs = Сколько процессов. По умолчанию: по одному на ядро процессора.
usage-ray = Адрес кластера Ray, который играет партии; auto — кластер этой машины. Нужно дополнение ray.
usage-folder = Папка с партиями. По умолчанию: отдельная для каждого турнира среди ваших файлов Undercroft.
usage-folder-shown = Папка турнира.
usage-json = Записать итоги в этот файл.
usage-report = Записать в этот файл страницу с диаграммами; она открывается в любом браузере.
usage-lang = Язык: en, ru или it. По умолчанию: язык окружения (LANG).
usage-new = Новый бот.
usage-old = Замороженный, например overlord@v1.
usage-name = Как назвать издание: v2, v3 и так далее.
usage-policy-games = Сколько партий играют боты без поиска.
usage-searched = Сколько партий после этого играют боты, считающие варианты.
usage-dataset = Записать все решения многих партий ботов в файл Parquet для машинного обучения.
usage-parquet = Файл Parquet, который будет записан.
usage-games-written = Сколько партий.
usage-seats-written = Сколько мест.
usage-bots-written = Боты через запятую; если мест больше, они повторяются.
usage-jobs-written = Сколько процессов.
usage-check = Переиграть записи таблицы лидеров и вывести их результаты.
usage-entries = Записи таблицы лидеров (JSON).

## Задачи

usage-puzzles = Составить задачи по партиям ботов и записать их в пакет. Ctrl-C останавливает; та же команда продолжит.
usage-puzzles-wanted = Сколько задач одного вида, например battles=300. Можно повторять. По умолчанию: столько, сколько в пакете.
usage-puzzles-folder = Где хранить найденное. По умолчанию: папка среди ваших файлов Undercroft.
usage-puzzles-out = Записать задачи в этот файл, даже если их меньше, чем нужно.
usage-puzzles-check = Вместо этого заново просчитать каждую задачу пакета и перечислить те, где результат другой.
usage-puzzles-levels = Вместо этого измерить, какую часть задач решает каждый уровень ботов; число задаёт попытки на задачу.
puzzles-stopped = Остановлено; готово задач: { $count }. Они хранятся в { $folder }, та же команда продолжит.
puzzles-made = Задач: { $count }. Файл: { $file }
puzzles-checking = Просчёт
puzzles-differs = { $name }: новый просчёт даёт другой результат.
puzzles-same = Новый просчёт подтвердил все задачи: { $count }.