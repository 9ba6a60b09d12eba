# Тексты терминальной программы.

## Имена ботов

bot-greedy = Жадина
bot-random = Случайный

# The levels of Dungeon Lords, from the weakest to the strongest.
bot-trainee = Стажёр
bot-trainee-about = Путает приказы и гоняет импов без всякого плана. Его обыграет и ребёнок.
bot-warden = Смотритель
bot-warden-about = Следит за запасами и платит вовремя, а в бою надеется на удачу.
bot-baron = Барон
bot-baron-about = Знает цену каждому приказу и метит на титул. Хороший соперник для второй партии.
bot-tyrant = Тиран
bot-tyrant-about = Взвешивает каждый приказ и догадывается, какие отдадите вы.
bot-overlord = Владыка
bot-overlord-about = Ничего не оставляет на волю случая и играет на победу.

# The levels of Dungeoneer, from the weakest to the strongest.
bot-squire = Оруженосец
bot-squire-about = Несёт факел, забывает о задании и лезет в каждую дверь. Слаб, но подземелье всё равно кусается.
bot-scout = Разведчик
bot-scout-about = Дорогу к заданию найдёт, но славу и риск тратит как придётся.
bot-veteran = Ветеран
bot-veteran-about = Бережёт героя и знает, когда пора лечиться, а монстров посылает на глазок. Хороший соперник для второй партии.
bot-champion = Чемпион
bot-champion-about = Взвешивает каждый шаг и посылает монстра туда, где больнее.
bot-lichlord = Повелитель мёртвых
bot-lichlord-about = Знает подземелье как никто другой и играет на победу.

# Shown under a level: its results against the level below it ({ $below }).
bot-fared = { $ahead ->
    [one] Обходит уровень { $below } в { $ahead } игре из 100.
   *[other] Обходит уровень { $below } в { $ahead } играх из 100.
}

## Ход игры

term-title = { $game } в терминале (неофициально; для тех, у кого есть сама игра)
term-no-option = В этой игре нет настройки «{ $name }»; есть: { $known }
term-no-preset = В этой игре нет набора настроек «{ $name }»; есть: { $known }
term-no-value = Такого значения у настройки быть не может: { $change }
term-players = За столом: { $players }
term-level = { $bot } (уровень { $level }): { $about }
term-resumed = { $count ->
    [one] Продолжаем сохранённую партию (сделан { $count } выбор).
    [few] Продолжаем сохранённую партию (сделано { $count } выбора).
   *[many] Продолжаем сохранённую партию (сделано { $count } выборов).
}
term-commitment = SHA-256 начального числа: { $hash }
term-how = Наберите номер или действие в скобках. ? — справка, board — всё поле, quit — сохранить и выйти.
term-choice = { $label } — { $remark }
term-longer = { $number }! — { $label }
term-asides = { $verb } — когда вас спрашивать
term-many-answers = Вариантов: { $count }; наберите нужный. ? — справка.
term-type-words = { $count ->
    [3] Наберите три приказа по порядку, номерами или словами, например «{ $example }».
    [4] Наберите по порядку три своих приказа и один для не-игрока, номерами или словами, например «{ $example }».
   *[other] Наберите по порядку слова или номера (нужно: { $count }), например «{ $example }».
}
term-words-wrong = Так не получится: нужно слов или номеров — { $count }. ? — справка.
term-enter = Просто нажмите Enter.
term-passing = Ответ только один: { $answer }
term-routine = Как обычно: { $answer }
term-not-now = (нельзя)
term-word-place = Приказ { $place }: { $words }.
term-no-number = Такого номера нет; выберите от { $first } до { $last }.
term-unclear = Возможны варианты: { $meanings }. Уточните.
term-hint = ? — пояснение и список недоступного.
term-rule = Правило { $rule }.
term-not-possible = Сейчас нельзя:
term-and-more = и ещё { $count }
term-likewise = То же: { $names }
term-possible = Действие «{ $action }» возможно.
term-commands = Команды: { $commands }. «? ОТВЕТ» — почему так нельзя, «log 50» — показать больше, «save ФАЙЛ» — сохранить в другой файл.
term-rules = Номера в скобках — правила; все они в { $path }. ? — пояснение к вопросу.
term-server-code = Вход: откройте { $url } в браузере, где вы уже вошли, выберите своё имя и введите этот код:
term-server-wait = Ждём подтверждения … (Ctrl+C – прервать)
term-server-in = Вход выполнен.
term-server-expired = Код никто вовремя не подтвердил. Запустите программу снова, чтобы получить другой.
term-server-tables = Ваши столы:
term-server-none = У вас здесь нет незаконченных игр.
term-server-turn = ваш ход
term-server-which = Какой стол?
term-server-waiting = Ждём: { $players } … (Ctrl+C – выйти; игра продолжится без вас)
term-server-how = Введите номер или действие в скобках. ? – помощь, board – всё, что в игре, quit – выйти.
term-server-commands = Команды: { $commands }. «? ОТВЕТ» объясняет, почему ответ не подходит.
term-server-refused = Сервер отказывает: { $why }
term-server-off = { $url } не отвечает: { $why }
term-server-over = Игра окончена.
term-server-other = Для этого стола нужна более новая версия программы.
term-pass = Передайте клавиатуру: { $player }.
term-press-enter = Нажмите Enter, когда экран видите только вы.
term-nothing-yet = Пока ничего не произошло.
term-no-hints = Подсказки доступны, только когда вы играете один против ботов, и только в играх, где боты считают варианты.
term-coach-on = Теперь наставник предупредит вас, прежде чем вы дадите дорогой ответ. «coach off» отключает предупреждения.
term-coach-off = Наставник не предупреждает. «coach on» включает предупреждения.
term-one-or-two = Наберите 1 или 2.
term-undone = Отменено.
term-saved = Сохранено: { $path }
term-save-failed = Не сохранено: { $details }
term-save-where = Укажите файл: save ФАЙЛ
term-save-elsewhere = Не сохранено: этот файл не годится (это папка или не наша партия). Укажите другой.
term-quit-again = Партия не сохранена. Наберите quit ещё раз, чтобы выйти без сохранения, или save ФАЙЛ.
term-left = Сохранено: { $path }. Чтобы продолжить:
term-seed = Начальное число этой партии: { $seed }
term-record = Запись всей партии: { $path }

## Итоги

score-title = Итоги

## Повтор

replay-record = { $game }: { $players }; { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
replay-by = { $by ->
    [bot] бот, пока игрока не было
   *[default] по умолчанию: время вышло
}
replay-start = До первого хода
replay-now = После хода { $count }
replay-whole = Запись верна: воспроизведены все ходы ({ $count }).

## Карты

cards-copies = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
cards-answered = из ответов издателя: { $parts }
cards-doubt = предложено нами: { $parts }
cards-page-title = Все карты: { $game }
cards-page-about = Все карты игры. Всё, что помечено «предложено нами», — наша догадка: если у вас есть коробка, поправьте нас. Страницу составляет `make docs`.
cards-source = источник: { $source }
source-printed = напечатано в правилах или на компонентах
source-faq = ответ издателя
source-reported = по рассказам игроков, у которых есть игра
source-proposed = предложено нами, пока владелец коробки не поправит

## Партии прежних версий

past-what = { $what ->
    [rules] изменились правила
    [values] изменились некоторые значения
   *[both] изменились правила и некоторые значения
}{ $parts ->
    [none] {""}
   *[other] {" "}({ $parts })
}
past-goes-on = Эта партия начата в версии { $version } и продолжается в нынешней. С тех пор { $what }.
past-told = Эта партия сыграна в версии { $version }. С тех пор { $what }; она показана по нынешним правилам.
past-diverges = По нынешним правилам ход { $number } из { $answers } был бы невозможен, поэтому показаны только ходы до него.
past-differs = { $number ->
    [0] Начальная позиция не та, что записана в файле.
   *[other] Самое позднее после хода { $number } позиция уже не та, что записана в файле.
}
past-stopped = Эта партия начата в версии { $version }. С тех пор { $what }, и ход { $number } из { $answers } больше не разрешён.
past-new-file = Партия продолжается с хода { $last } в новом файле; старый сохранён.

## Уроки

learn-menu = Уроки: { $game }
learn-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
learn-which = Какой урок? (Enter — урок { $number }, quit — выход)
learn-title = Урок { $number }: { $title }
learn-how = Отвечайте, как в игре. «lesson» повторит текст урока, «quit» — выход; продолжить можно позже.
learn-resumed = Вы продолжаете с того же места. «lesson» повторит текст урока.
learn-enter = Нажмите Enter, чтобы продолжить. 
learn-finished = Урок пройден!
learn-none = Уроков пока нет: { $game }.
learn-no-such = Нет урока «{ $name }»; выберите один из них: { $known }

## Таблицы для справок

sheets-title = { $game }: таблицы
sheets-about = Справочник: всё, что напечатано на полях, карточках и картах. Знак { $sign } — по крайней мере часть не напечатана: предложена нами или известна по рассказам игроков. Страница составлена из тех же данных, по которым идёт игра, поэтому разойтись с ней не может.

## Задачи

puzzle-title = { $kind } № { $n }
puzzle-difficulty-1 = лёгкая
puzzle-difficulty-2 = средняя
puzzle-difficulty-3 = трудная
puzzle-difficulty-4 = очень трудная
puzzle-nothing = ничего
puzzle-none = Задач для игры { $game } пока нет.
puzzle-no-such = Задачи «{ $name }» нет.
puzzle-daily = Это задача дня.
puzzle-solved = Верно: это лучший ответ.
puzzle-loses = { $measure ->
    [chance] Не лучший ответ: он снижает шанс победить на { $points }% по сравнению с лучшим.
   *[points] Не лучший ответ: по сравнению с лучшим он стоит очков: { $points }.
}
puzzle-rating = Ваш рейтинг: { $rating } ({ $change })
puzzle-run = Текущая серия: { $run }. Серия по дням: { $days }.
puzzle-again = Enter — ещё раз, что угодно другое — решение, quit — выход:
puzzle-best = Лучше всего: { $answers }
puzzle-other = { $answers }: потеря { $points }{ $measure ->
    [chance] { " %" }
   *[points] { "" }
}
puzzle-played = Как игра может пойти дальше:
puzzle-more = Enter — следующая задача, quit — выход:

## The explorer

explore-help = Введите номер ответа или его запись, чтобы увидеть, к чему он ведёт; или «back» — назад, «on» — боты отвечают, пока этот игрок снова не должен выбирать, «all» — все ответы, «board» — поле, «compare 1 2» — сравнить, «quit» — выйти.
explore-over = Партия окончена.
explore-more = Ещё { $n }: введите «all».
explore-worth = { $measure ->
    [chance] шанс победить { $value }%, { $kind ->
        [best] лучший
        [less] на { $low }–{ $high } меньше
       *[even] не хуже
    }
   *[points] { $kind ->
        [best] лучший
        [less] на { $low }–{ $high } очка меньше
       *[even] не хуже
    }
} · раскладов: { $worlds }
