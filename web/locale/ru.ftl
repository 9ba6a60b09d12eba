# Тексты страницы, которых нет ни в играх, ни в терминале.

web-tagline = Две настольные игры о подземельях: играйте, учитесь, изучайте
web-unofficial = Неофициальная программа для владельцев игр.
web-about = О программе
web-about-version = Версия { $version }.
web-about-engine = { $engine ->
    [compiled] Правила скомпилированы.
   *[plain] Правила не скомпилированы (работают медленнее).
}
web-about-names = Dungeon Lords и Dungeoneer — названия игр, принадлежащие их издателям; издатели к этой программе отношения не имеют. Все тексты и рисунки здесь оригинальные.
web-about-icons = Значки взяты с
web-privacy = Ваши данные
web-privacy-none = Играть можно без учётной записи, и никому ничего не передаётся. Вот что хранит сервер:
web-privacy-cookie = Случайное число в файле cookie, по которому он целый год узнаёт этот браузер.
web-privacy-tables = Столы, за которыми у вас есть место: выбранные вами имя, цвет и форму, ваши ответы, а также то, что вы держите стол наверху или отложили его. Пока стол у вас перед глазами, это видят другие игроки.
web-privacy-chat = То, что вы пишете в чате стола. Это может прочитать любой за столом.
web-privacy-log = В журнале стола — имена тех, кто занял или покинул место. Если вы покинете стол, ваше имя и сообщения там останутся; если вы этого не хотите, сначала удалите данные.
web-privacy-address = Для каждого стола, который вы открываете, — код, вычисленный из вашего сетевого адреса, чтобы никто не мог завалить сервер столами. Если выходные там не считаются — ещё и ваш часовой пояс.
web-privacy-person = Если вы сохраняете свои партии: ваше имя, открытые части ваших ключей доступа, где вы их создали и когда ими пользовались последний раз, отпечаток кода восстановления или того, кто вы в другой службе, через которую входите, а о каждом браузере, где вы вошли, — какой он и когда вы им пользовались последний раз.
web-privacy-notices = Если вы хотите уведомлений: когда и, в зашифрованном виде, куда их присылать, а также когда страница в последний раз была у вас перед глазами. Они идут через службу, которую вы выбрали: вашу почту, разработчика браузера или вебхук. В них сказано, какая это игра, кто ещё играет и сколько осталось времени; в тех, что для браузера, — только какой стол.
web-privacy-vacation = Если вы планируете отсутствие: с какого и по какое число, в течение года. За столами, где на ответ даются сутки и больше, это видят остальные.
web-privacy-browser = Имя и настройки хранятся и в этом браузере. Пока вы не сядете за стол, они никуда не отправляются.
web-privacy-keep = Столы, которыми никто не пользуется, через некоторое время удаляются; когда именно, решает владелец сервера.
web-privacy-export = Скачать мои данные
web-privacy-delete = Удалить мои данные
web-privacy-sure = Ваши столы будут удалены. За столами с другими игроками вы потеряете место, а ваше имя и сообщения будут стёрты.
web-privacy-sure-person = Вы выйдете везде, и никто больше не увидит ни вашего имени, ни сообщений. Если за 14 дней вы не войдёте снова, всё это будет удалено вместе с вашими местами за столами.
web-privacy-until = Вы вышли, и вашего имени больше никто не видит. Если вы не войдёте раньше, всё будет удалено: { $date }.
web-privacy-done = Ваши данные удалены — и с этого сервера, и из этого браузера.
web-language = Язык
web-home = На главную
web-review = Разбор партии
web-solver = Расчёт боя
web-planner = Примерка плана
web-close = Закрыть
web-cancel = Отмена
web-menu = Меню
web-back = Назад
web-take-back = Отменить выбор: { $what }
web-counting = Игра окончена. Подсчёт очков.
web-next = Вперёд
web-confirm = Подтвердить
web-help = Об этом вопросе
web-undo = Отменить
web-asides = Как часто спрашивать

## Главная

web-play = Играть
web-play-full = Полная игра
web-set-up = С друзьями или по своим правилам
web-opponents = Соперники
web-preset = Вид игры
web-preset-first = Первая игра
web-preset-full = Полная игра
web-seats = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
}
web-seat = Место { $n }
web-me = Я
web-bot = Компьютер
web-bot-level = { $level } · { $bot }
web-open = По приглашению
web-hotseat = За этим экраном
web-me-hint = Вы, в этом браузере
web-open-hint = Получите ссылку и отправьте её
web-name = Имя
web-mark = Цвет и форма
web-options-more = Ещё настройки
web-with-others = С другими людьми
web-public = Стол виден всем, сесть может любой
web-aids = Разрешить всем примерку плана и подсказки
web-aids-on = Примерка плана и подсказки: разрешены всем, так решил хозяин стола.
web-aids-off = Примерка плана и подсказки: за этим столом их нет, так решил хозяин стола.
web-pace = Время на ответ
web-pace-none = без ограничений
web-pace-300 = 5 минут
web-pace-3600 = 1 час
web-pace-86400 = 1 день
web-pace-259200 = 3 дня
web-pace-each = На каждый ответ: { $time }
web-clock = Часы: { $minutes } мин + { $seconds } с за ответ
web-clock-own = Часы: другое время
web-clock-minutes = Минут на часах каждого
web-clock-seconds = Секунд добавляет каждый ответ
web-clock-left = Осталось:
web-clock-about = У каждого игрока свои часы: { $minutes } мин. Они идут, пока ждут его ответа. Каждый ответ добавляет { $seconds } с, но не больше, чем было в начале.
web-clock-then-default = Когда время вышло, за игрока даются ответы по умолчанию, пока он не вернётся.
web-clock-then-bot = Когда время вышло, за игрока играет компьютер ({ $bot }), пока он не вернётся.
web-days-off = Суббота и воскресенье не считаются
web-days-off-about = Суббота и воскресенье не считаются — по часовому поясу каждого игрока.
web-absent = Если игрок не успел
web-absent-default = ответы по умолчанию
web-absent-bot = Компьютер: { $bot }
web-pace-then-default = Время на каждый ответ: { $time }. Если игрок не успел, за него даются ответы по умолчанию, пока он не вернётся.
web-pace-then-bot = Время на каждый ответ: { $time }. Если игрок не успел, за него играет компьютер ({ $bot }), пока он не вернётся.
web-start = Начать
web-to-table = К столу
web-continue = Мои столы
web-no-tables = Пока ни одного.
web-open-tables = Открытые столы
web-list-which = Какие столы
web-list-unfinished = Неоконченные
web-list-finished = Оконченные
web-list-none = { $list }: нет
web-list-others = { $list }: { $count }{ $more ->
    [yes] +
   *[no] {""}
}
web-list-all-games = Все игры
web-list-won = вы победили
web-list-winners = победа: { $players }
web-list-nobody-won = никто не победил
web-list-more = Показать ещё
web-next-table = Следующий стол ({ $n })
web-pin = Держать наверху
web-snooze = Не сейчас: напомнить через 8 часов
web-snoozed = напомнит в { $time }
web-list-unreadable = Стол, который больше не читается
web-finished = окончена
web-your-turn = ваш ход
web-going = идёт
web-list-waits = ждём: { $players }
web-join = Присоединиться
web-join-link = Ссылка-приглашение
web-bad-link = Это не ссылка-приглашение.
web-link-used = Место занято, или ссылку уже использовали или заменили новой.
web-seat-yours = Это ваше место.
web-seat-moves = Это место занимает { $player }. Если это вы, продолжайте в этом браузере — при условии, что ссылкой ещё не пользовались.
web-seat-move = Играть дальше: { $player }
web-seat-move-how = Если это ваше место, откройте стол там, где вы его заняли, и выберите в меню (≡) «На другом устройстве»: появится новая ссылка.
web-watch = Наблюдать за партией
web-sit-down = Сесть на место { $n }
web-learn = Обучение
web-rules = Правила
web-you = Вы
web-keep-game = Сохранить эту партию
web-keep-mine = Сохранить мои партии
web-sign-in = Войти
web-signed-in = Вы вошли как { $name }
web-motion = Анимация
web-speed = Скорость рассказа
web-slow = Спокойная
web-normal = Обычная
web-fast = Быстрая
web-at-once = Мгновенная
web-skip = Дальше сразу
web-press-to-hurry = Нажмите на стол, чтобы ускорить рассказ.
web-theme = Оформление
web-theme-board = Тёмное за игрой
web-theme-system = Как в системе
web-theme-light = Светлое
web-theme-dark = Тёмное
web-text-size = Размер текста
web-text-small = Мелкий
web-text-normal = Обычный
web-text-large = Крупный
web-text-largest = Очень крупный
web-always-confirm = Подтверждать каждый выбор
web-always-list = Всегда давать списком и то, что светится на поле
web-pass-alone = Пропускать вопросы, которые подождут или имеют один ответ
web-warn-blunders = Предупреждать о грубых ошибках
web-upload = Открыть сохранённую партию
web-offline = Сервер не отвечает. Попробуйте чуть позже.
web-former-player = { $n ->
    [one] Бывший игрок
   *[other] Бывший игрок ({ $number })
}
web-free-seat = Свободно
web-free-seats = { $n ->
    [one] ещё { $n } игрока
   *[other] ещё { $n } игроков
}
web-invite-more = Пригласить

## Стол

web-table = Стол
web-decision = Ваше решение
web-options = Варианты
web-place-dummy = Не-игрок
web-waiting = Ждём: { $players }
web-waiting-until = до { $time }
web-wait = Минутку
web-passing = { $answer } (автоматически: других вариантов нет)
web-routine = { $answer } (ответ дан за вас: больше почти ничего не сделать)
web-connecting = Соединяемся
web-reconnecting = Связь потеряна. Восстанавливаем; ничего не пропало.
web-unsent = То, что вы сейчас сделали, будет отправлено, когда связь восстановится.
web-slow-line = Здешняя сеть не пропускает постоянное соединение. Игра идёт, но немного медленнее.
web-unreachable = Сервер недоступен. Пробуем ещё раз…
web-no-cookie = Этот браузер блокирует cookie, а без них нельзя занять место. Разрешите их для этого сайта в настройках браузера и обновите страницу.
web-no-table = Такого стола нет, или его больше нельзя открыть.
web-away = не отвечает, ответы по умолчанию
web-away-players = нет за столом: { $players }
web-away-default = Вы не ответили вовремя: за вас даются ответы по умолчанию.
web-away-bot = Вы не ответили вовремя: за вас играет компьютер ({ $bot }).
web-am-back = Играю дальше
web-at-table = За столом
web-here = в сети
web-not-here = не в сети
web-thinking = думает с { $time }
web-asked = не в сети, ход с { $time }
web-stood-in = отвечает компьютер ({ $bot })
web-nudge = Напомнить
web-nudged = Напоминание отправлено: { $player }. Это можно сделать раз в день.
web-nudged-me = вас ждут
web-error-nudged = Этому игроку сегодня уже напоминали.
web-stand-in = Пусть за меня отвечает компьютер
web-stand-in-begin = Я отойду
web-stand-in-about = Это видят все за столом. Это закончится, когда вы вернётесь или ответите.
web-stand-in-or-absence = Уезжаете на несколько дней? Во время отсутствия за вас никто не отвечает, а ваше время стоит за всеми столами, где на ответ даются сутки и больше.
web-stand-in-mine = За вас отвечает компьютер ({ $bot }).
web-until = Ответить до: { $time }
web-vacation = Запланировать отсутствие
web-vacation-until = отсутствует по { $date } включительно
web-vacation-mine = Вы отсутствуете по { $date } включительно, ваше время остановлено. Если вы ответите, отсутствие закончится за всеми столами.
web-vacation-now = Вы отсутствуете по { $date } включительно.
web-vacation-end = Завершить отсутствие
web-paused = пауза
web-pause-wanted = предложена пауза
web-pause-table = Предложить паузу
web-pause-about = Во время паузы ничьё время не идёт. Она начнётся, когда согласятся все, кто здесь играет, и закончится, когда кто-нибудь продолжит игру или ответит.
web-pause-asked = { $player } предлагает паузу: время остановится у всех. Согласны: { $agreed }.
web-pause-on = Игра на паузе: время ни у кого не идёт. Любой ответ снимет паузу. Согласились: { $agreed }.
web-pause-by = Паузу предложил игрок { $player }.
web-play-on = Продолжить игру
web-over = Партия окончена.
web-sealed = Ваш выбор, который ещё можно изменить: { $answer }.
web-hint = Подсказка
web-explore = Исследовать
web-solution = Решение
web-solution-played = Посмотреть решение
web-solution-stop = Играть самому
web-restart = Начать сначала
web-result = Итог
web-result-skip = Показать итог
web-course = Ход партии
web-course-numbers = Статистика
web-course-end = Конец
web-course-points = Очки на тот момент
web-rematch = Сыграть ещё
web-replay = Повтор
web-record = Сохранить партию
web-report = Сообщить об ошибке
web-verify = Проверить тасовку
web-seed-known = Тасовка этой игры — не тайна: кто-то её выбрал или видел и может знать всё скрытое.
web-seed-known-short = тасовка известна
web-board-text = Поле в виде текста
web-note = Компьютерный игрок { $player }: сбой ({ $code }); вместо него дан ответ по умолчанию.
web-note-seat-claimed = Место { $seat } теперь занимает { $player }.
web-note-seat-bot = Хозяин стола отдал место { $seat } компьютеру.
web-note-seat-link = { $player } создаёт ссылку на место { $seat }. Кто её откроет, тот и займёт место.
web-note-seat-freed = { $player } теряет место: так решил хозяин стола.
web-note-seat-left = { $player } покидает стол.
web-note-seat-away = { $player } не отвечает. Пока игрок не вернётся, ответы даются за него.
web-note-seat-stand-in = { $player }: пока игрок не вернётся, за него отвечает выбранный им бот.
web-note-seat-back = { $player } снова за столом.
web-proxy-default = { $player }: время вышло, дан ответ по умолчанию.
web-proxy-default-you = Время вышло: за вас дан ответ по умолчанию.
web-proxy-bot = { $player }: ответил бот.
web-proxy-bot-you = За вас ответил бот.
web-note-pause-begun = Все согласны на паузу ({ $player }).
web-note-pause-declined = { $player } сейчас против паузы.
web-note-pause-over = Пауза окончена ({ $player }).
web-note-host = Хозяин стола теперь { $player }.
web-note-seed-seen = { $player } сохраняет партию до её окончания и может знать всё скрытое.
web-keys = Клавиши. Цифры или стрелки и Enter: выбор. 0: отказаться или закончить, если остальные варианты — на карте. Буквы: поиск варианта. Tab: следующая часть поля, стрелки: внутри неё. Enter на неподсвеченном: почему нельзя. Shift + стрелка: сдвинуть приказ. Escape: шаг назад. u или Ctrl+Z: отмена. ?: справка.
web-undo-asked = { $player } хочет отменить свой выбор.
web-seat-asked-unnamed = Кто-то просит освободившееся место { $seat } и увидит его карты. Нужно согласие всех игроков за столом.
web-seat-asked = { $name } просит освободившееся место { $seat } и увидит его карты. Нужно согласие всех игроков за столом.
web-seat-waiting = Ждём, пока игроки согласятся отдать вам это место.
web-seat-withdraw = Отозвать просьбу
web-agree = Согласиться
web-disagree = Отказать
web-refused-stale = Этот вопрос уже закрыт.
web-refused-lapsed = Пока не было связи, партия ушла вперёд, поэтому это не отправлено.
web-refused-not-yours = Это не ваше место.
web-refused-unknown-action = Такого ответа нет.
web-refused-busy = Сейчас это невозможно.
web-refused-illegal = Это невозможно.
web-refused-undo = Это нельзя отменить.
web-refused-diverged = Партия приостановлена, пока игроки не решат, как быть дальше.
web-refused-no-pace = Здесь нет ограничения времени, которое можно остановить.
web-refused-not-begun = Игра ещё не началась.
web-refused-away = Сейчас отвечают за вас. Сначала вернитесь в игру.
web-refused-chat = Сообщение не отправлено.
web-refused-changes = Вы меняли этот ответ слишком много раз: в силе последний.
web-refused-rate = Слишком много запросов. Подождите немного и попробуйте снова.
web-pass = Передайте экран: { $player }
web-pass-hint = Остальные отворачиваются.
web-raise = Я — { $player }
web-log = Журнал
web-log-all = всё
web-log-earlier = Раньше
web-since = С вашего последнего ответа
web-were-away = Пока вы не смотрели: { $n ->
    [one] { $n } событие
    [few] { $n } события
   *[other] { $n } событий
}
web-unread = { $n ->
    [one] { $n } новая строка
    [few] { $n } новые строки
   *[other] { $n } новых строк
}
web-chat = Чат
web-chat-removed = удалено
web-mute = скрыть
web-say = Ваше сообщение

## Поле

web-places = Места
web-offers = Кого нанять, что построить
web-market = Рынок
web-season = Год
web-dungeon = Подземелье
web-rivals = Соперники
web-battle = Битва
web-rock = порода
web-conquered = захвачено
web-marked = отмечено для битвы
web-no-party = У входа пока никого.
web-party-gone = У входа никого не осталось.
web-enlarge = увеличить
web-no-spells = без заклинаний
web-no-healing = без лечения
web-no-conquest = нет усталости и захвата
web-shield = магический щит
web-rage = слепая ярость
web-hidden = волшебники невидимы

## Другие страницы

web-search = Поиск по правилам
web-chapters = Главы
web-contents = Содержание
web-contents-order = Главы идут в порядке игры, а их номера не меняются никогда.
web-nothing-found = Ничего не найдено.
web-rules-english = Правила пока доступны только на английском.
web-rule-more = Подробнее
web-guides = Как изучить правила
web-guide-rules = Правила
web-guide-learn = Как играть
web-guide-lessons = Научиться за игрой
web-guide-summary = На одной странице
web-guide-order = Порядок игры
web-guide-print = Напечатать
web-guide-now = Игра сейчас здесь
web-guide-sources = Источники
web-guide-tables = Таблицы
web-verify-why = Перед игрой сервер показывает SHA-256 тайного начального числа, по которому всё тасуется, а после игры — само число. Если они совпадают, тасовка была определена с самого начала; это проверяет ваш браузер.
web-commitment = Показано в начале
web-seed = Начальное число (seed)
web-seed-later = появится после окончания партии
web-hash = SHA-256 начального числа, вычислено здесь
web-verified = Совпадают: тасовка была определена с самого начала.
web-not-verified = Не совпадают.
web-not-finished = Повтор доступен после окончания партии.
web-past-choice = Можно продолжить с хода { $last } или закрыть партию. В любом случае ходы до этого места останутся доступны для просмотра.
web-past-resumed = Партия продолжается с хода { $number }. Со времени версии { $version } { $what }.
web-resume = Продолжить с этого места
web-close-game = Закрыть партию
web-wish-resume = За продолжение: { $players }
web-wish-close = За закрытие: { $players }
web-chronicle = Скачать полную запись (глазами каждого игрока)
web-run = Воспроизвести
web-position = Позиция
web-as = Чьими глазами
web-all-seeing = Открыть всё
web-play-from-here = Играть отсюда

## Вокруг стола

web-against = { $n ->
    [0] в одиночку
    [one] против { $n } компьютерного игрока
   *[other] против { $n } компьютерных игроков
}
web-which-game = Какая игра?
web-at-random = по жребию
web-lesson = Сценарий { $number }
web-sound = Звук
web-part-missing = Эта часть страницы не загрузилась. Возможно, нет связи или сервер только что обновили.
web-error = Что-то пошло не так: { $details }
web-error-no-aids = Хозяин этого стола не разрешил примерку плана и подсказки.
web-error-rate = Слишком много запросов. Подождите немного и попробуйте снова.
web-error-too-many-tables = У вас слишком много неоконченных партий. Закончите одну или откройте и удалите её в меню стола (≡).
web-error-too-many-here = Из вашей сети начато слишком много неоконченных партий. Сначала закончите одну из них.
web-error-too-much-stored = Ваши партии занимают на сервере слишком много места. Удалите те, что вам больше не нужны.
web-error-too-much-here = Партии из вашей сети занимают на сервере слишком много места. Сначала удалите какие-нибудь из них.
web-error-disk-full = На сервере сейчас нет места для новых партий.
web-error-too-large = Этот файл слишком велик для сохранённой партии.
web-error-record = Эту сохранённую партию открыть нельзя: { $details }
web-error-not-finished = Это возможно после окончания партии.
web-error-not-yours = Это не ваше место.
web-error-not-asked = Сейчас там не на что отвечать.
web-error-not-host = Это может только хозяин стола.
web-error-not-free = Это место нельзя освободить.
web-error-barred = Хозяин стола снял вас с места. Чтобы вернуться, нужно приглашение.
web-error-second-seat = Вы уже играете за этим столом и не можете занять место того, кто ушёл.
web-error-declined = Кто-то из игроков за столом против.
web-error-asked-for = Это место уже просит кто-то другой.
web-error-only-bot = Это место может занять только бот или тот, кто за ним играл.
web-error-alone = За этим столом больше никого нет.
web-error-outdated = Этот стол создан в другой версии, его больше нельзя открыть.
web-error-unreadable = Часть данных этого стола больше не читается. Его можно удалить.
web-hint-next = Следующий ход: { $label }
web-hint-lost = Вы отступили от решения. Отмените ход или начните сначала.
web-hint-best = Вы отступили от решения. Лучший ход отсюда: { $label }
web-hint-end = На этом решение заканчивается.
web-full = В этом браузере открыто слишком много столов. Закройте один из них — этот откроется сам.
web-try-now = Попробовать сейчас
web-copy = Скопировать ссылку
web-copied = Скопировано
web-chapter-back = Предыдущая глава
web-chapter-on = Следующая глава
web-pause = Пауза
web-people = Места
web-new-link = Новая ссылка-приглашение
web-let-bot = Пусть играет компьютер
web-other-device = На другом устройстве
web-free = Освободить место
web-free-sure = { $player } теряет место, и его сможет занять кто-то другой.
web-leave = Покинуть стол
web-leave-sure = Ваше место освободится, остальные продолжат без вас.
web-delete = Удалить этот стол
web-delete-sure = Партия и её чат исчезнут навсегда.
web-link-warning = Действует только последняя ссылка, и только один раз. Кто её откроет, тот и займёт место.
web-chat-allow = Разрешить чат за этим столом
web-found = { $n ->
    [one] { $n } правило
    [few] { $n } правила
   *[other] { $n } правил
}
web-ago-now = только что
web-ago-minutes = { $n } мин назад
web-ago-hours = { $n } ч назад
web-ago-days = { $n ->
    [1] вчера
   *[other] { $n } дн. назад
}
web-loading = Минутку

## Почему нельзя, и что есть что

web-rule = Правило { $rule }
web-asked-now = Текущий вопрос: { $question }
web-sequence-short = Остались пустые места: сначала заполните все.
web-sequence-full = Все места заняты: уберите один приказ или перетащите этот на нужное место.
web-looking-on = Вы наблюдаете: выбирают только игроки.
web-watching = Вы наблюдаете.
web-watching-invite = Вы наблюдаете. Чтобы играть, нужна ссылка-приглашение.
web-seat-lost = Этого места у вас больше нет. Вы наблюдаете.
web-tab-asked = Ответ выбирается здесь.
web-tab-helps = Стоит взглянуть, прежде чем отвечать.
web-point = Выберите то, что светится.
web-on-map = Выберите светящийся сектор на карте.
web-as-list = Списком ({ $n })
web-from-to = { $what }: { $by }, станет { $then }
web-change = { $what }: { $by }
web-error-no-rules = Правил этой игры здесь нет.
web-error-internal = На сервере что-то пошло не так; ошибка записана.
web-error-busy = Сервер занят. Ничего не изменилось; попробуйте ещё раз.
web-error-no-hints = За этим столом компьютер не подсказывает.
web-error-no-lesson = Такого урока нет.
web-error-no-position = В этой партии нет такой позиции.
web-error-no-puzzle = Такой задачи нет.
web-error-no-seat = За этим столом нет такого места.
web-error-no-study = Здесь это рассчитать нельзя: { $details }
web-error-reviewing = Сейчас разбирается другая ваша партия. Дождитесь конца разбора или остановите его.
web-error-seed = Выбрать начальное число можно только за столом, где вы играете в одиночку: по нему видно всё скрытое.
web-error-seed-unseen = Запись партии показывает начальное число, а с ним и всё скрытое. Если вы этого хотите, сначала раскройте его.
web-play-alone = В одиночку

## With friends

web-unknown = Страница не найдена
web-unknown-text = По этому адресу ничего нет. Возможно, ссылка скопирована не целиком.
web-offline-title = Нет связи
web-offline-text = Сервер недоступен: нет сети, или он не запущен. Ваши партии хранятся на сервере: как только связь появится, вы сможете продолжить.
web-title-turn = Ваш ход
web-share = Поделиться
web-share-text = Сыграем? { $game }
web-qr = QR-код
web-qr-alt = Ссылка в виде QR-кода
web-reach-here = Эта ссылка открывается только на этом компьютере. Запустите сервер с параметром { $option }, и друзья из вашей сети смогут присоединиться. Для остальных друзей серверу нужен адрес в интернете.
web-reach-network = Эту ссылку откроют только друзья в той же сети, например в вашем Wi-Fi. Для остальных друзей серверу нужен адрес в интернете.
web-reach-plain = Этот адрес без шифрования (http): посторонние могут перехватить ссылку и занять место. Владелец сервера может включить https.
web-invite-people = Пригласить друзей
web-invite-taken = Место занято: { $player }.
web-invite-send = Одна ссылка – на одного человека. Начать можно сразу: партия подождёт, когда придёт черёд того, кого ещё нет.
web-join-game = Присоединиться: { $game }
web-join-seats = За столом
web-join-options = Правила этого стола
web-join-you = Ваше место
web-as-usual = без изменений
web-yes = да
web-no = нет
web-mark-taken = занято: { $player }
web-free-marks = Ваши цвет и форма; перечёркнутые заняты

## Галерея

web-gallery = Галерея карт
web-gallery-search = Поиск по названию и тексту
web-gallery-kind = Вид
web-gallery-set = Набор или год
web-gallery-origin = Происхождение
web-gallery-any = все
web-gallery-filters = Фильтры
web-gallery-everything = Показать всё
web-gallery-nothing = По этим фильтрам ничего не найдено.
web-gallery-signs = Значки
web-gallery-count = { $n ->
    [one] { $n } статья
    [few] { $n } статьи
   *[many] { $n } статей
}
web-gallery-copies = В игре: { $n }
web-gallery-printed = Напечатано в правилах, на картах или карточках
web-gallery-faq = Из ответов издателя
web-gallery-partly = Часть напечатана, остальное предложено нами
web-gallery-reported = По рассказам игроков, у которых есть игра
web-gallery-proposed = Предложено нами
web-gallery-doubts = { $source ->
    [faq] Из ответов издателя, кроме предложенного нами: { $parts }
    [reported] По рассказам игроков, кроме предложенного нами: { $parts }
   *[printed] Напечатано, кроме предложенного нами: { $parts }
}
web-gallery-about = Нам не удалось проверить всё, что напечатано на этих картах и карточках. Предложенное — наша догадка: если в вашей коробке иначе, сообщите нам.

## Уроки

web-lessons = Уроки
web-learn-game = Уроки: { $game }
web-newcomer = Вы здесь впервые?
web-newcomer-about = Учитесь, играя: семь коротких уроков, всего полчаса.
web-newcomer-start = Первый урок
web-learner = Вы учитесь, играя.
web-learner-about = Урок { $number } из { $total }: «{ $title }».
web-lesson-back = Предыдущий шаг
web-lesson-fold = Скрыть текст
web-lesson-unfold = Показать текст
web-lesson-leave = Выйти из урока
web-lesson-words = Текст урока
web-lesson-finished = Урок пройден
web-lesson-next = Дальше: { $title }
web-lesson-turn = Ваш ход
web-lesson-onward = Дальше
web-lesson-rule = Правило { $rule }
web-lesson-continue = Продолжить
web-lesson-again = Ещё раз
web-lesson-start = Начать
web-lesson-story = Смотрите, что происходит. Нажмите на стол, чтобы ускорить рассказ, и ещё раз, чтобы пропустить остальное.
web-lesson-play = Сыграть первую партию
web-lesson-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[many] { $n } минут
}

# Задачи

web-puzzles = Задачи
web-puzzles-game = Задачи: { $game }
web-puzzle-games = Игра
web-puzzle-you = Вы
web-puzzle-rating = Рейтинг
web-puzzle-solved-count = Решено с первой попытки
web-puzzle-of = { $n } из { $all }
web-puzzle-run = Текущая серия
web-puzzle-longest = Лучшая серия
web-puzzle-streak = Серия по дням
web-puzzle-kept = Эти данные хранятся только в вашем браузере. На рейтинг влияет лишь первая попытка решить задачу.
web-puzzle-daily = Задача дня
web-puzzle-daily-about = Одна для всех, каждый день новая: в понедельник лёгкая, к воскресенью трудная.
web-puzzle-daily-open = Решить
web-puzzle-daily-again = Посмотреть ещё раз
web-puzzle-more = Ещё задачи
web-puzzle-kind = Вид
web-puzzle-any = Любой
web-puzzle-next = Следующая задача
web-puzzle-none = Для этой игры задач пока нет.
web-puzzle-right = Верно: это лучший ответ.
web-puzzle-loses = { $measure ->
    [chance] Не лучший ответ: он снижает шанс победить на { $points } % по сравнению с лучшим.
   *[points] Не лучший ответ: по сравнению с лучшим он стоит очков: { $points }.
}
web-puzzle-given = Вы выбрали: { $answers }.
web-puzzle-change = Ваш рейтинг: { $change }.
web-puzzle-best = Лучше всего: { $answers }.
web-puzzle-other = { $answers }: потеря { $points }{ $measure ->
    [chance] { " %" }
   *[points] { "" }
}
web-puzzle-step = Больше ничего не происходит.
web-puzzle-solution = Показать решение
web-puzzle-again = Ещё раз
