# Разбор сыгранной партии

review-progress = Разбор решений
review-stopped = Остановлено: разобрано решений { $count } из { $all }.
review-moments = Самые дорогие решения
review-nothing = Ни одно решение наверняка ничего не стоило.
review-moment = { $number }. { $player } ({ $chapter })
review-given = Ответ: { $answers }
review-better = Лучше: { $answers }
review-cost = Цена в очках: { $regret } (от { $low } до { $high }).
review-kinds = Во что обошлись решения разного рода
review-player = игрок
review-kind = род
review-count = решений
review-sum = очки
review-mean = в среднем

## Подсказки

coach-thinking = Советчик думает…
coach-lead = Как поступил бы здесь сильный игрок, зная то же, что и вы.
coach-compared = Первый ответ сравнивается со вторым, остальные — с первым.
coach-even = Примерно так же хорошо
coach-behind = К концу партии примерно на { $n ->
    [one] { $points } очко
    [many] { $points } очков
   *[other] { $points } очка
} меньше
coach-chance = Шанс победить: около { $chance }
coach-for = За: { $causes }
coach-against = Против: { $causes }
coach-take = Выбрать это
