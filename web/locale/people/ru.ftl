# Сохранение своих партий и вход. Загружается только вместе с окном для этого.

web-person = Вход
web-account = Моя учётная запись
web-keep-about = Придумайте себе имя — и ваши партии будут ждать вас в любом браузере, где вы войдёте. Пароля нет.
web-name-hint = От 2 до 24 букв или цифр. Имя видят другие игроки.
web-name-free = Это имя свободно.
web-passkey-about = Затем браузер создаст ключ доступа: входить вы будете по отпечатку пальца, по лицу или по PIN-коду устройства.
web-passkeys-not-address = Здесь входят по пяти словам. Для ключей доступа нужны имя сервера и защищённое соединение (https), а у этого адреса нет того или другого.
web-passkeys-not-browser = Здесь вы входите по пяти словам: в этом браузере нет ключей доступа.
web-passkey-none = Браузер не использовал ключ доступа. Попробуйте ещё раз или войдите по пяти словам.
web-passkey-known = На этом устройстве уже есть ваш ключ доступа.
web-passkey-add = Добавить ключ доступа
web-passkey-added = Ключ доступа добавлен.
web-keep-by-passkey = Продолжить с ключом доступа
web-keep-by-code = Продолжить только с пятью словами
web-person-known = Вы уже делали это в другом браузере?
web-person-new = Вы здесь впервые?
web-sign-in-by-passkey = Войти по ключу доступа
web-sign-in-by-code = Войти по пяти словам
web-code = Ваш код восстановления
web-code-about = Это ваш код восстановления. По этим пяти словам вы войдёте, даже если потеряете свои устройства. Запишите их: больше их не покажут.
web-code-copy = Скопировать код
web-code-written = Код записан
web-code-new = Новый код восстановления
web-code-new-sure = Старый код восстановления перестанет действовать.
web-rename = Сменить имя
web-games-apart = { $n ->
    [one] Здесь есть { $n } ваша партия, сыгранная без входа. Добавить её к остальным?
    [few] Здесь есть { $n } ваши партии, сыгранные без входа. Добавить их к остальным?
   *[other] Здесь есть { $n } ваших партий, сыгранных без входа. Добавить их к остальным?
}
web-games-add = Добавить
web-games-added = Партии добавлены.
web-devices = Где вы вошли
web-device-here = этот браузер
web-device-unknown = Неизвестный браузер
web-device-end = Выйти там
web-device-end-of = Выйти там: { $device }
web-device-ended = Вы вышли там: { $device }
web-ways = Как вы входите
web-no-passkeys = Ключей доступа у вас нет.
web-passkey-called = Ключ { $n }
web-passkey-of = Ключ { $n }: { $device }
web-passkey-made = добавлен { $ago }
web-passkey-used = использован { $ago }
web-passkey-unused = не использован ни разу
web-passkey-remove = Удалить
web-way-removed = Удалено.
web-passkey-remove-of = Удалить ключ { $n }
web-passkey-remove-sure = Войти по нему будет нельзя. Удалите его и на своём устройстве.
web-passkey-remove-code = После этого вы сможете войти только по пяти словам кода восстановления. Они у вас ещё есть?
web-passkey-remove-last = Это ваш последний способ войти. Когда вы выйдете, вернуть ваши партии не сможет никто.
web-has-passkeys = { $n ->
    [one] У вас { $n } ключ доступа.
    [few] У вас { $n } ключа доступа.
   *[other] У вас { $n } ключей доступа.
}
web-has-code = Код восстановления есть.
web-no-code = Кода восстановления нет.
web-sign-out = Выйти в этом браузере
web-person-restored = Вы отменили удаление. Ваши партии и имя снова на месте.
web-own-data = Скачать или удалить мои данные

## На что сервер отвечает отказом

web-error-name-length = В имени от 2 до 24 знаков.
web-error-name-letters = Имя состоит из букв и цифр; между ними можно ставить пробел, дефис, апостроф, точку и подчёркивание.
web-error-name-scripts = Все буквы имени должны быть из одного алфавита.
web-error-name-reserved = Это имя занять нельзя: его приняли бы за имя самого сервера.
web-error-name-taken = Это имя или похожее на него уже занято.
web-error-passkey = Сервер не принял этот ключ доступа. Попробуйте ещё раз.
web-error-no-passkeys = По этому адресу ключей доступа нет. Войдите по пяти словам.
web-error-too-many = У вас уже очень много ключей доступа.
web-error-no-passkey = Этого ключа доступа больше нет в списке.
web-error-last-way = Это ваш последний способ войти.
web-error-signed-in = Здесь уже кто-то вошёл. Перезагрузите страницу.
web-error-signed-out = Вы здесь больше не вошли. Перезагрузите страницу.
web-error-code = Такого кода восстановления нет ни у кого. В нём пять слов: проверьте каждое.
web-error-tries = Здесь пробовали слишком много кодов. Подождите несколько минут.
web-error-deleted = Время на раздумье прошло: этот человек удалён.
web-error-joined = Эти партии уже принадлежат другому человеку.
web-error-not-found = Там вы уже вышли.
web-error-forbidden = Этот браузер не хранит файлы cookie, поэтому войти здесь нельзя.
web-error-bad-request = Сервер этого не понял. Обновите страницу и попробуйте ещё раз.
web-error-no-mail = Этот сервер не отправляет писем.
web-error-mail-address = Это не адрес почты.
web-error-mail-code = Этот код не подходит или больше не действует. Можно запросить другой.
web-error-mail-taken = С этим адресом уже входит кто-то другой.
web-error-no-channel = Этого адреса больше нет в списке.
web-error-channel-known = Этот адрес уже есть в списке.
web-error-channel-code = Этот код не подходит или больше не действует. Чтобы получить другой, удалите адрес и добавьте снова.
web-error-channel-invalid = Туда уведомления отправить нельзя. Проверьте адрес.
web-error-channel-private-address = Уведомления отправляются только на адреса в открытом интернете.
web-error-channel-unreachable = Там никто не отвечает.
web-error-channel-redirect = Этот адрес ведёт на другой. Введите конечный.
web-error-channel-rejected = Там сообщения не принимают.
web-error-channel-gone = По этому адресу больше ничего нет.

## Подтверждение, что это вы

web-proof-about = Подтвердите, что это вы: тогда изменение будет сделано.
web-proof-by-passkey = Подтвердить ключом доступа
web-proof-by-code = Подтвердить пятью словами
web-proof-by-mail = Подтвердить кодом
web-error-proof = Ничего не изменено: вы не подтвердили, что это вы.
web-error-proof-other = Это принадлежит кому-то другому.

## Вход по почте

web-mail-sign-in = Войти по почте
web-mail-address = Адрес почты
web-mail-send = Прислать код
web-mail-sent = Если с этим адресом кто-то входит, код уже в пути. Он действует десять минут.
web-mail-code = Код из письма
web-has-mail = Код можно получить по почте.

## Уведомления

web-notices = Уведомления о вашем ходе
web-notices-none = Уведомления пока не настроены.
web-notices-where = Куда приходят
web-channel-mail = Почта
web-channel-push = Браузер
web-channel-webhook = Вебхук
web-channel-here = этот браузер
web-channel-first = Присылать:
web-channel-more = Присылать ещё и:
web-channel-add-mail = На почту
web-channel-add-push = В этот браузер
web-channel-add-webhook = На вебхук
web-channel-no-push = Для уведомлений в браузере нужны защищённое соединение (https) и браузер, который умеет их показывать.
web-channel-push-denied = Браузер не разрешает уведомления с этой страницы. Это можно изменить в его настройках.
web-channel-webhook-address = Адрес (https), который дал чат или программа
web-channel-mail-about = С этим адресом можно будет и войти.
web-channel-add = Добавить
web-channel-secret = Этим секретом подписано всё, что туда отправляется. Больше его не покажут:
web-channel-proof = Код, который туда пришёл
web-channel-prove = Подтвердить
web-channel-works = Теперь уведомления будут приходить туда.
web-channel-waiting = Ждёт кода
web-channel-test = Отправить проверку
web-channel-test-of = Отправить проверку: { $target }
web-channel-remove = Удалить
web-channel-remove-of = Удалить: { $target }
web-channel-remove-sure = Туда больше ничего не придёт.
web-channel-never = пока ничего не отправлялось
web-channel-last = последнее доставлено { $ago }
web-channel-failed = последнее не доставлено { $ago }
web-channel-paused = Приостановлено: { $why } Проверка, которая дойдёт, включит снова.
web-channel-why-gone = по этому адресу больше ничего нет.
web-channel-why-invalid = туда уведомления отправить нельзя.
web-channel-why-private-address = адрес не в открытом интернете.
web-channel-why-redirect = адрес ведёт на другой.
web-channel-why-rejected = сообщения там не принимают.
web-channel-why-unreachable = там никто не отвечает.
web-channel-why-unsubscribed = вы отказались от этих писем.
web-notices-when = Когда приходят
web-notices-delay = Через какое время после вопроса
web-notices-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[other] { $n } минут
}
web-notices-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[other] { $n } часов
}
web-notices-quiet = Тихие часы
web-notices-from = с
web-notices-until = до
web-notices-digest = Одно письмо в день обо всём, в
web-notices-digest-time = Время ежедневного письма
web-notices-digest-about = Только если где-то ждут. Предупреждение, что осталось мало времени, приходит отдельно.
web-notices-zone = Часовой пояс
web-notices-about = Пока страница у вас перед глазами, уведомлений нет: они ждут, пока вы уйдёте. За столами с ограничением времени ещё одно приходит, когда остаётся четверть времени.
web-notices-save = Сохранить
web-notices-saved = Сохранено.
web-notices-mute = Не присылать уведомлений об этом столе
web-push-turn-title = Ваш ход
web-push-turn = За столом ждут вашего хода.
web-push-warning-title = Осталось мало времени
web-push-warning = За столом всё ещё ваш ход.
web-push-new-passkey-title = Новый ключ доступа
web-push-new-passkey = Под вашим именем можно войти ещё одним ключом. Это вы?
web-push-passkey-gone-title = Ключ доступа удалён
web-push-passkey-gone = Один из ваших ключей доступа больше не действует. Это вы?
web-push-new-channel-title = Уведомления приходят ещё в одно место
web-push-new-channel = Это вы его добавили?
web-push-new-code-title = Новый код восстановления
web-push-new-code = Старый код восстановления больше не действует. Это вы?
web-push-new-device-title = Новое устройство
web-push-new-device = Под вашим именем вошли ещё на одном устройстве. Это вы?
web-push-new-openid-title = Новый способ входа
web-push-new-openid = Под вашим именем можно войти через другую службу. Это вы?
web-push-openid-gone-title = Способ входа удалён
web-push-openid-gone = Войти через другую службу больше нельзя. Это вы?
web-push-leaving-title = Ваши данные будут удалены
web-push-leaving = Через 14 дней. Если вы этого не хотите, войдите раньше.
web-push-nudge-title = Вас ждут
web-push-nudge = За столом просили напомнить вам о ходе.
web-push-timeout-title = Ваше время вышло
web-push-timeout = За одним из столов за вас отвечают, пока вы не вернётесь.
web-push-proof-title = Undercroft
web-push-proof = Уведомления доходят до этого браузера.

web-program = Вход в программе для терминала
web-program-code = Код, который показывает программа
web-program-look = Продолжить
web-program-asks = { $device } хочет войти как { $name }.
web-program-near = Программа в той же сети, что и этот браузер.
web-program-far = Программа в другой сети, чем этот браузер. Подтверждайте, только если вы сами её запустили.
web-program-confirm = Это я
web-program-done = Вход выполнен.
web-error-device-code = Сейчас ни одна программа не показывает этот код. Код действует десять минут.
web-error-expired = Этот код никто вовремя не подтвердил.

## Другое устройство

web-link-add = Войти на другом устройстве
web-link-about = Наведите камеру другого устройства на этот QR-код или откройте там { $address } и введите эти буквы. Они действуют один раз, три минуты.
web-link-alt = QR-код для входа на другом устройстве
web-link-careful = Никому не показывайте этот код: по нему можно войти под вашим именем.
web-link-only-here = Этот адрес открывается только на этом компьютере.
web-link-done = На другом устройстве выполнен вход: { $device }
web-link-over = Три минуты истекли. Кодом никто не воспользовался.
web-link-code = Код, который показывает другое ваше устройство
web-link-owner = По этому коду вы станете в этом браузере игроком { $name }. Продолжайте, только если вы сами только что создали этот код.
web-link-confirm = Войти как { $name }
web-link-signed-in = Чтобы войти под другим именем, сначала выйдите здесь.
web-error-device-link = Код неверный или уже не действует. Создайте новый на другом устройстве.

## Вход через другую службу

web-openid-sign-in = Войти через { $name }
web-openid-add = Входить и через { $name }
web-has-openid = Можно входить через { $name }.
web-openid-remove-of = Удалить { $name }
web-openid-remove-sure = Войти этим способом будет нельзя.
web-openid-proof = Подтвердить через { $name }
web-openid-proof-about = Затем вернитесь сюда и повторите.
web-openid-old = Раньше вас впускала служба, которой этот сервер больше не знает.
web-openid-old-remove = Убрать прежнюю службу
web-openid-done-proof = Получилось. Теперь повторите то, что хотели изменить.
web-openid-done-add = Получилось: теперь можно входить и так.
web-error-openid = Этот вход не принят. Начните отсюда ещё раз.
web-error-openid-unavailable = Другая служба не отвечает как надо. Попробуйте позже или войдите иначе.
web-error-openid-known = Этим способом вы уже можете войти.
web-error-openid-taken = Этим способом уже входит кто-то другой.
web-error-no-openid = На этом сервере нет другой службы для входа.
web-error-no-way = Этим способом вы больше не входите.

## Отсутствие

web-vacation-about = За столами, где на ответ даются сутки и больше, во время отсутствия ваше время не идёт, и остальные видят, до какого числа. Закончить отсутствие можно в любой момент; ответ тоже его прекращает. Уведомления в эти дни не приходят.
web-vacation-or-stand-in = Чтобы игра шла без вас, откройте меню (≡) её стола и нажмите «{ $button }»: тогда там за вас отвечает компьютер.
web-vacation-planned = Отсутствие: { $from } – { $to }.
web-vacation-over = Отсутствие завершено.
web-vacation-drop = Отменить отсутствие
web-vacation-from = Первый день
web-vacation-to = Последний день
web-vacation-notices = Всё равно присылать уведомления
web-vacation-left = { $days ->
    [one] Можно отсутствовать не больше { $days } дня. Всё, что взято за год, складывается.
   *[other] Можно отсутствовать не больше { $days } дней. Всё, что взято за год, складывается.
}
web-error-vacation-order = Последний день не может быть в прошлом или раньше первого.
web-error-vacation-long = Это слишком долго для одного раза.
web-error-vacation-far = Первый день должен быть не позже чем через год.
web-error-vacation-year = Вместе с другими днями отсутствия за год выходит слишком много.
