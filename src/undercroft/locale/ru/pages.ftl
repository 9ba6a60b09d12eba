# Page titles and descriptions, for search results and link previews.

page-home = { $site }: настольные игры в подземелье
page-home-about = Играйте в браузере: { $games }. Против компьютера или с друзьями, бесплатно и без регистрации.
page-rules = Правила
page-rules-about = Пронумерованные правила с поиском: { $games }.
page-rules-of = Правила: { $game }
page-rules-of-about = Игра «{ $game }»: пронумерованные правила по главам, с поиском.
page-rules-learn = Как играть: { $game }
page-rules-learn-about = Как играть в «{ $game }», на одной странице: цель, раунд, битва шаг за шагом и три ошибки новичков.
page-rules-summary = { $game } на одной странице
page-rules-summary-about = Порядок игры «{ $game }» на одной странице: распечатать и положить рядом с полем.
page-rules-tables = Таблицы: { $game }
page-rules-tables-about = Всё, что напечатано на полях, карточках и картах игры «{ $game }», в таблицах для справок.
page-rules-sources = Источники правил: { $game }
page-rules-sources-about = Опечатки в книгах правил игры «{ $game }», расхождения между источниками и предложенные нами значения.
page-gallery = Галерея карт
page-gallery-about = Все карты и карточки с полными текстами и поиском: { $games }.
page-gallery-of = Галерея карт: { $game }
page-gallery-of-about = Игра «{ $game }»: все карты и карточки с полными текстами и поиском.
page-review = Разбор партии: { $game }
page-review-about = Чего стоило каждое решение сыгранной партии и что было бы лучше: { $game }.
page-solve = Расчёт боя: { $game }
page-solve-about = Лучший план для любого боя игры «{ $game }» — на все раунды и при всех картах — и цена любого другого плана.
page-explore = Исследование позиций: { $game }
page-explore-about = Любая позиция игры «{ $game }»: чего, по расчёту сильного бота, ждать от каждого ответа и к чему он ведёт.
page-learn = Уроки: { $game }
page-learn-about = Уроки по несколько минут, которые учат игре за настоящим столом: { $game }.
page-puzzles = Задачи
page-puzzles-about = Позиции из партий ботов с единственным лучшим ответом: { $games }.
page-puzzles-of = Задачи: { $game }
page-puzzles-of-about = Позиции игры «{ $game }» с единственным лучшим ответом, каждый день новая.
page-puzzle = Задача: { $game }
page-puzzle-about = Позиция игры «{ $game }» с единственным лучшим ответом. Найдёте?
page-table = Стол: { $game }
page-table-about = { $n ->
    [one] «{ $game }», { $n } игрок. Откройте стол, чтобы посмотреть партию.
    [few] «{ $game }», { $n } игрока. Откройте стол, чтобы посмотреть партию.
   *[other] «{ $game }», { $n } игроков. Откройте стол, чтобы посмотреть партию.
}
page-join = Приглашение сыграть: { $game }
page-join-about = { $n ->
    [one] «{ $game }», { $n } игрок. Откройте ссылку и займите место; регистрация не нужна.
    [few] «{ $game }», { $n } игрока. Откройте ссылку и займите место; регистрация не нужна.
   *[other] «{ $game }», { $n } игроков. Откройте ссылку и займите место; регистрация не нужна.
}
page-replay = Повтор: { $game }
page-replay-about = Законченная партия в игру «{ $game }»: посмотрите её ещё раз, ход за ходом.
page-verify = Проверить тасовку
page-verify-about = Проверьте, что тасовка законченной партии была определена до её начала.
page-about = О программе { $site }
page-about-about = Что такое { $site } и чьи работы в ней использованы.
page-privacy = Ваши данные
page-privacy-about = Что этот сервер хранит о вас и как это скачать или удалить.
page-unknown = Страница не найдена
page-unknown-about = По этому адресу ничего нет.
