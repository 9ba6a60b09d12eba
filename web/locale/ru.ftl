# Слова браузерного клиента, которых нет ни в игре, ни в терминале.

web-tagline = Настольные игры о подземельях: играть, учиться, изучать
web-unofficial = Неофициальная программа для владельцев игр.
web-about = О программе
web-about-version = Версия { $version }.
web-about-names = Dungeon Lords и Dungeoneer – названия игр их издателей, не имеющих отношения к этой программе. Тексты и рисунки у неё свои.
web-about-icons = Значки взяты с
web-language = Язык
web-home = На главную
web-close = Закрыть
web-menu = Меню
web-back = Назад
web-next = Вперёд
web-confirm = Подтвердить
web-help = О чём этот вопрос?
web-undo = Отменить
web-asides = Как часто вас спрашивать

## Главная

web-play = Играть
web-play-full = Играть в полную игру
web-set-up = Другие игроки, другие настройки
web-preset = Вид игры
web-preset-first = Первая партия
web-preset-full = Полная игра
web-seats = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
}
web-seat = Место { $n }
web-me = Я
web-bot = Компьютер
web-open = Кто-то по ссылке
web-hotseat = За этим экраном
web-me-hint = Вы, в этом браузере
web-open-hint = Вы получите ссылку, чтобы отправить её
web-name = Имя
web-mark = Цвет и форма
web-options-more = Ещё настройки
web-public = Стол виден всем, и сесть может любой
web-start = Начать
web-invite = Отправьте эти ссылки друзьям
web-to-table = К столу
web-continue = Мои столы
web-no-tables = Пока ни одного.
web-open-tables = Открытые столы
web-finished = окончена
web-your-turn = ваш ход
web-going = идёт
web-join = Присоединиться
web-join-link = Ссылка на место
web-bad-link = Это не ссылка на место.
web-link-used = Место занято, или ссылка больше не действует.
web-sit-down = Сесть на место { $n }
web-learn = Учиться
web-rules = Правила
web-you = Вы
web-motion = Движение
web-speed = Рассказ о событиях
web-slow = медленно
web-normal = обычно
web-fast = быстро
web-always-confirm = Подтверждать каждый ответ
web-pass-alone = В игре с компьютером пасовать автоматически, если больше ничего нельзя
web-upload = Открыть сохранённую партию
web-offline = Сервер не отвечает. Попробуйте чуть позже.
web-free-seat = свободное место

## Стол

web-table = Стол
web-decision = Ваше решение
web-options = Ответы
web-place-dummy = Не-игрок
web-waiting = Ждём: { $players }
web-wait = Минутку
web-passing = Автоматически: «{ $answer }» — больше ничего нельзя
web-connecting = Соединение
web-reconnecting = Связь потеряна. Восстанавливаем; ничего не пропало.
web-no-table = Такого стола нет, или его больше нельзя открыть.
web-away = сейчас не здесь
web-over = Партия окончена.
web-sealed = Ваш ответ: { $answer }. Его ещё можно изменить.
web-hint = Подсказка
web-solution = Решение
web-restart = Сначала
web-result = Итог
web-course = Как шла партия
web-course-numbers = В числах
web-course-end = Конец
web-course-points = Очки на тот момент
web-rematch = Сыграть ещё
web-replay = Повтор
web-record = Сохранить запись
web-report = Сообщить об ошибке
web-verify = Проверить тасовку
web-board-text = Поле словами
web-note = Компьютерный игрок { $player }: сбой ({ $code }); дан запасной ответ.
web-keys = Клавиши: цифры или стрелки с Enter выбирают ответ, буквы находят его, Tab ведёт от одной части поля к другой, стрелки – от предмета к предмету, Enter на тёмном спрашивает, почему нельзя, Shift со стрелкой двигают приказ, Escape – на шаг назад, u или Ctrl+Z – отменить, ? – пояснить.
web-undo-asked = { $player } хочет отменить ответ.
web-agree = Согласиться
web-disagree = Не соглашаться
web-refused-stale = Этот вопрос уже решён.
web-refused-not-yours = Это не ваше место.
web-refused-unknown-action = Такого ответа нет.
web-refused-busy = Сейчас это невозможно.
web-refused-illegal = Это невозможно.
web-refused-undo = Это нельзя отменить.
web-refused-chat = Здесь этого не сказать.
web-pass = Передайте экран: { $player }
web-pass-hint = Остальные отворачиваются.
web-raise = Это я, { $player }
web-log = Журнал
web-log-all = всё
web-since = С вашего прошлого хода
web-chat = Чат
web-mute = скрыть
web-say = Скажите что-нибудь

## Поле

web-places = Места
web-offers = Наём и покупка
web-market = Рынок
web-season = Год
web-dungeon = Подземелье
web-rivals = Соперники
web-battle = Бой
web-rock = порода
web-conquered = захвачено
web-marked = отмечено для боя
web-no-party = У ваших дверей пока никого.
web-party-gone = У дверей никого не осталось.
web-enlarge = показать крупно
web-no-spells = без заклинаний
web-no-healing = без лечения
web-no-conquest = ни усталости, ни захвата
web-shield = магический щит
web-rage = слепая ярость
web-hidden = маги невидимы

## Другие страницы

web-search = Поиск по правилам
web-chapters = Главы
web-nothing-found = Ничего не найдено.
web-rules-english = Правила пока только на английском.
web-verify-why = Перед игрой сервер показывает SHA-256 тайного зерна, по которому всё тасуется, а после игры – само зерно. Если они подходят друг к другу, тасовка была определена с самого начала. Ваш браузер вычисляет это здесь сам.
web-commitment = Показано в начале
web-seed = Зерно
web-seed-later = появится после окончания партии
web-hash = SHA-256 зерна, вычислено здесь
web-verified = Подходят: тасовка была определена с самого начала.
web-not-verified = Не подходят друг к другу.
web-not-finished = Повтор доступен после окончания партии.
web-run = Пуск
web-position = Позиция
web-as = Глазами игрока
web-all-seeing = Видно всё
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
web-error = Не получилось: { $details }
web-error-rate = Слишком много сразу. Подождите немного и попробуйте снова.
web-error-too-many-tables = У вас слишком много неоконченных партий. Сначала закончите одну из них.
web-error-too-large = Этот файл слишком велик для сохранённой партии.
web-error-record = Эту сохранённую партию открыть нельзя: { $details }
web-error-not-finished = Это возможно после окончания партии.
web-error-not-yours = Это не ваше место.
web-error-outdated = Этот стол создан по другим правилам, его больше нельзя открыть.
web-hint-next = Следующий ход: { $label }
web-hint-lost = Вы сошли с пути решения. Отмените ход или начните сначала.
web-hint-end = Решение на этом кончается.
web-full = В этом браузере открыто слишком много столов. Закройте один, и этот появится сам.
web-try-now = Попробовать сейчас
web-copy = Скопировать ссылку
web-copied = Скопировано
web-chapter-back = На главу назад
web-chapter-on = На главу вперёд
web-pause = Пауза
web-people = Места
web-new-link = Новая ссылка
web-let-bot = Пусть играет компьютер
web-other-device = Продолжить на другом устройстве
web-link-warning = Действует только последняя ссылка. Кто её откроет, тот и займёт место.
web-chat-allow = За этим столом можно переписываться
web-found = { $n ->
    [one] { $n } правило
    [few] { $n } правила
   *[other] { $n } правил
}
web-loading = Минутку

## Почему нельзя, и что есть что

web-rule = Правило { $rule }
web-asked-now = Сейчас вопрос такой: { $question }
web-sequence-short = Остались пустые места: сначала заполните все.
web-sequence-full = Все места заняты: сначала уберите один или перетащите этот на нужное место.
web-looking-on = Вы смотрите со стороны: выбирают только игроки за этим столом.
web-point = Выберите из того, что светится.
web-as-list = Списком ({ $n })
web-from-to = { $what }: { $by }, станет { $then }
web-change = { $what }: { $by }
web-error-no-rules = Правил этой игры здесь нет.
web-error-internal = На сервере что-то пошло не так; это записано.
web-error-busy = Сервер занят. Ничего не изменилось; попробуйте ещё раз.
web-play-alone = В одиночку
