# Разбор сыгранной партии

review-progress = Разбор решений
review-stopped = Остановлено: разобрано решений { $count } из { $all }.
review-moments = Самые дорогие решения
review-nothing = Явных потерь нет ни в одном решении.
review-moment = { $number }. { $player } ({ $chapter })
review-given = Ответ: { $answers }
review-better = Лучше: { $answers }
review-cost = { $measure ->
    [chance] Шанс победить стал меньше примерно на { $regret }%{ $range ->
        [yes] { " " }(от { $low } до { $high }%)
       *[no] { "" }
    }.
   *[points] Цена: около { $regret } { $n ->
        [one] очка
        [few] очков
        [many] очков
       *[other] очка
    }{ $range ->
        [yes] { " " }(от { $low } до { $high })
       *[no] { "" }
    }.
}
review-verdict = { $mine ->
    [yes] Дороже всего вам обошлись
   *[no] { $player } — дороже всего обошлись
} решения вида «{ $kind }»: { $measure ->
    [chance] около { $lost }% шанса победить
   *[points] около { $lost } { $n ->
        [one] очка
        [few] очков
        [many] очков
       *[other] очка
    }
}.
review-successes = Удачные решения
review-lead = { $measure ->
    [chance] Шанс победить больше, чем после следующего по силе ответа, хотя бы на { $lead }%.
   *[points] Выигрыш перед следующим по силе ответом: не меньше { $lead } { $n ->
        [one] очка
        [few] очков
        [many] очков
       *[other] очка
    }.
}
review-chart = { $measure ->
    [chance] Потеря шанса победить по ходу партии, в процентных пунктах
   *[points] Потеря очков по ходу партии
}
review-kinds = Во что обошлись решения каждого вида
review-player = игрок
review-kind = вид
review-count = решений
review-sum = { $measure ->
    [chance] % шанса победить
   *[points] очки
}
review-mean = в среднем

## Подсказки

coach-thinking = Наставник думает…
coach-lead = Как поступил бы здесь сильный игрок, зная то же, что и вы.
coach-compared = Доводы сравнивают первый ответ со вторым, остальные — с первым.
coach-expected = В конце партии можно ждать около { $n ->
    [one] { $points } очка
   *[other] { $points } очков
}
coach-even = Примерно так же хорошо
coach-behind = К концу партии примерно на { $n ->
    [one] { $points } очко
    [many] { $points } очков
   *[other] { $points } очка
} меньше
coach-chance = Шанс победить: около { $chance }
coach-for = За: { $causes }
coach-against = Против: { $causes }
coach-risk = Ваш герой погибает примерно в { $percent }% разобранных случаев
coach-take = Выбрать это

coach-warning = Взять ход назад?
coach-checking = Наставник смотрит на ваш ответ…
coach-costs = { $answers }: к концу партии это обойдётся примерно в { $n ->
    [one] { $points } очко
    [many] { $points } очков
   *[other] { $points } очка
}.
coach-costs-chance = { $answers }: шанс победить — около { $chance } вместо { $best }.
coach-better = Лучше: { $answers }
coach-take-back = Взять назад
coach-all-the-same = Всё равно сыграть так
