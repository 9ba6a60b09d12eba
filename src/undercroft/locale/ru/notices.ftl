# Уведомления тем, у кого не открыта страница: по почте и в чаты через вебхуки.

notice-turn-subject = Ваш ход: { $game }
notice-turn = { $game }: ваш ход.
notice-warning-subject = Осталось мало времени: { $game }
notice-warning = { $game }: всё ещё ваш ход, и времени осталось мало.
notice-others = Кто ещё за столом: { $names }.
notice-left = { $unit ->
    [days] { $n ->
        [one] На ответ остался { $n } день.
        [few] На ответ осталось { $n } дня.
       *[other] На ответ осталось { $n } дней.
    }
    [hours] { $n ->
        [one] На ответ остался { $n } час.
        [few] На ответ осталось { $n } часа.
       *[other] На ответ осталось { $n } часов.
    }
   *[minutes] { $n ->
        [one] На ответ осталась { $n } минута.
        [few] На ответ осталось { $n } минуты.
       *[other] На ответ осталось { $n } минут.
    }
}
notice-test-subject = Проверка: { $site }
notice-test = Уведомления сюда доходят.
notice-proof-subject = Ваш код, { $site }: { $code }
notice-proof = Чтобы получать здесь уведомления, введите на странице этот код: { $code }
notice-sign-in-subject = Ваш код, { $site }: { $code }
notice-sign-in = Чтобы войти, введите на странице этот код: { $code } Он действует один раз, десять минут. Если вы его не запрашивали, просто удалите это письмо и никому не сообщайте код.
notice-unsubscribe = Больше не присылать таких писем: { $url }
notice-unsubscribe-title = Уведомления по почте
notice-unsubscribe-ask = Больше не присылать вам писем с { $site }? На странице их можно снова включить.
notice-unsubscribe-yes = Больше не присылать
notice-unsubscribe-done = Писем с { $site } больше не будет.
