# Слова терминальной программы только для «Подземелья».

head-turn = Раунд { $round } · { $player } · { $phase }
result-won = { $count ->
    [one] Победитель: { $players }!
   *[other] Победители: { $players }!
}
result-lost = Победило подземелье.
result-died = { $player }: герой погиб в раунде { $round }{ $because }.

## Разбор партии

review-chapter = раунд { $round }
review-kind-moves = ходьба и другие подвиги
review-kind-quests = задания
review-kind-locations = выкладывание локаций
review-kind-misdeeds = злодеяния
review-kind-battles = битвы
review-kind-interference = вмешательства
review-kind-cards = карты и эффекты
