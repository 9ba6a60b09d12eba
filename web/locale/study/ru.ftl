# Страницы для изучения игры: расчёт боя, примерка плана, разбор партии. Загружаются только вместе с ними.

web-solve-lead = Составьте бой, для которого предстоит выбрать план. Расчёт перебирает все планы на все оставшиеся раунды и все карты боя, которые могут открыться.
web-solve-go = Найти лучший план
web-solve-stop = Остановить
web-solve-working = Идёт расчёт…
web-solve-stopped = Остановлено.
web-solve-setup = Бой
web-solve-answer = Результат
web-solve-empty = Здесь появится результат.
web-solve-party = Группа, начиная с первого
web-solve-add = Добавить…
web-solve-damage = Повреждения
web-solve-tile = карточка { $n }
web-solve-forward = Переставить вперёд: { $name }
web-solve-remove = Убрать: { $name }
web-solve-dungeon = Подземелье
web-solve-square = Сектор { $square }
web-solve-rock = Порода
web-solve-tunnel = Туннель
web-solve-conquered = Захвачен
web-solve-creatures = Существа в логове
web-solve-ko = Выбит из боя: { $name }
web-solve-traps = Ловушки на руке
web-solve-stores = Запасы
web-solve-cards = Карты боя
web-solve-card = Раунд { $n }
web-solve-unknown = Неизвестна
web-solve-when = Когда
web-solve-year = Год
web-solve-round = Раунд
web-solve-tent = Паладин ещё в своей палатке
web-solve-lenient = Злом можно платить всегда (первая игра)
web-solve-training = Боевое обучение: без карт и без конца после четырёх раундов
web-solve-prison = В темнице
web-solve-rivals = Другие повелители
web-solve-rivals-about = Здесь они ничего не делают: от их зла зависит, к кому пойдёт паладин.
web-solve-rival-evil = Зло: { $name }
web-solve-rival-paladin = Паладин здесь: { $name }
web-solve-add-rival = Добавить повелителя
web-solve-wish = Цель
web-solve-wish-points = очки
web-solve-wish-tiles = меньше потерянных секторов
web-solve-wish-prisoners = заключённые
web-solve-text = Бой в виде текста
web-solve-text-about = Этот текст читает «undercroft solve». Он входит и в адрес этой страницы.
web-solve-unreadable = Этот текст не описывает бой.
web-solve-needs-party = Добавьте кого-нибудь в группу.
web-solve-needs-tiles = Добавьте сектора, до которых можно дойти от входа.
web-solve-refused = Такой бой рассчитать нельзя. Причина:
web-solve-again = Ещё раз
web-solve-play-blows = Удар за ударом: { $name }
web-solve-any-card = Без карты
web-plan-try = Примерить план
web-plan-use = Взять этот план
web-plan-best = Показать лучший план
web-plan-undo-first = Чтобы взять его, сначала отмените то, что уже выложено или послано.
web-plan-undo-tile = Этот план защищает другой сектор. Чтобы его применить, сначала отмените выбор сектора.
web-plan-lead = К чему приведёт этот план при каждой карте боя, насколько вы можете знать. Ответ ещё не дан: меняйте план как угодно.
web-plan-what-happens = При каждой карте боя
web-plan-in-solver = Открыть в расчёте боя
web-study-blows = Удар за ударом

## Разбор сыгранной партии

web-review-lead = Чего стоило каждое решение, по расчёту сильного бота{ $measure ->
    [chance] : в процентных пунктах шанса победить
    [points] : в очках к концу партии
   *[other] { "" }
}, в пределах погрешности расчёта. Учитывается только то, что игрок мог знать в тот момент.
web-review-begin = Разобрать партию
web-review-go-on = Продолжить
web-review-others = Разобрать и чужие решения
web-review-so-far = { $mine ->
    [yes] Пока разобрано ваших решений: { $done } из { $all }. Всё ниже — о них.
   *[no] Пока разобрано решений: { $done } из { $all }. Всё ниже — о них.
}
web-review-stop = Остановить
web-review-queue = Ожидание в очереди…
web-review-progress = { $mine ->
    [yes] Ваших решений разобрано: { $done } из { $all }
   *[no] Решений разобрано: { $done } из { $all }
}
web-review-failed = Разбор остановился. Причина:
web-review-who = Чьи решения
web-review-everybody = Всех игроков
web-review-lost = { $measure ->
    [chance] Потеря шанса победить, в процентных пунктах
   *[points] Потеря в очках
}
web-review-see = Показать в записи
web-review-see-moment = Показать решение { $number } в записи
web-review-better = Сыграть лучший вариант
web-review-better-moment = Сыграть лучший вариант вместо решения { $number }

## Исследование позиций

web-explore-lead = Любая позиция: чего ждать от каждого ответа и к чему он ведёт. Здесь ничего не скрыто, и на настоящие партии это не влияет.
web-explore-new = Новая партия
web-explore-seats = Игроки
web-explore-preset = Правила
web-explore-seed = Начальное число
web-explore-seed-about = Начальное число определяет все случайные события. Одна и та же ссылка всегда ведёт к одной и той же позиции.
web-explore-go = Исследовать
web-explore-paste = Позиция или запись партии текстом
web-explore-paste-about = Позиция в записи, принятой в расчёте боя и задачах, или полный текст сохранённой партии.
web-explore-another = Другая позиция
web-explore-answers = Возможные ответы: { $player }
web-explore-thinking = Считаю глубже…
web-explore-waiting = Считаю…
web-explore-best = лучший · раскладов: { $worlds }
web-explore-less = на { $low }–{ $high } меньше · раскладов: { $worlds }
web-explore-all = Показать все: { $n }
web-explore-back = Назад
web-explore-likely = Вероятный ответ
web-explore-on = Продолжить до хода игрока: { $player }
web-explore-even = не хуже · раскладов: { $worlds }
web-explore-compare = Сравнить: { $answer }
web-explore-comparison = Сравнение
web-explore-lines = Варианты
web-explore-start = Начало
web-explore-over = Партия окончена.
web-explore-happened = Что только что произошло
web-explore-estimates = Оценки
web-explore-moment = Исследовать позицию перед ответом { $number }
