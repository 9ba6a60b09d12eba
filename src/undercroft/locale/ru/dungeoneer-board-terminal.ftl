# How the terminal draws the board of Dungeoneer. The page draws it without these words.

label-hand = На руке
label-boons = Преимущества
label-treasures = Сокровища
label-banes = Проклятия
label-lair = Логово
label-dungeons-lair = Логово подземелья (все атакуют вместе со следующим вытянутым монстром)
label-quests = Задания
label-done = Выполнены
label-escorts = Ведёт
label-commons = Общее задание
column-hero = Герой
column-life = Здор.
column-level = Ур.
column-melee = Бл.
column-magic = Маг.
column-speed = Скор.
column-ap = ОД
column-glory = Слава
column-peril = Риск
column-quests = Зад.
column-hand = Рука
column-where = Где
column-attacker = Атакующий
column-form = Форма
column-attack = Атака
column-counter = Контратака
hero-dead = нет в живых
hero-fallen = лежит
battle-title = Битва: защищается { $defender }
roll-needs = { $who }: бросок { $dice }, нужно { $need }
roll-open = { $who }: бросок { $dice }
place-points = слава { $glory }, риск { $peril }
place-beside = на { $side } от { $location-of }
place-token = жетон слежения: { $quest }
exit-wall = { $side }: стена
exit-blocked = { $side }: блокирован, { $stat } { $value }+
exit-trapped = { $side }: ловушка, { $stat } { $value }+
hazard-danger = опасность +{ $n }
hazard-test = { $hazard }, { $stat } { $value }+
legend-chart = @1 герой первого игрока · 2/3: слава и риск · просвет: открытый выход · B4: блокирован, от 4 · T4: выход-ловушка
quest-reward = уровень +1, слава { $glory }, лечение { $heal }
card-cost-glory = слава { $cost }
card-cost-peril = риск { $cost }
monster-numbers = здоровье { $life }, ближний бой { $melee }, магия { $magic }, скорость { $speed }
odds-roll = { $dice ->
    [1] кубик
   *[other] { $dice } кубика
}{ $added }, нужно { $need }: { $percent }%
odds-attack = { $form }: бьёт атакующий { $strikes }%, ничья { $ties }%, бьёт защитник { $struck }%
odds-attack-prevented = { $form }: атакующий побеждает без удара { $prevented }%, ничья { $ties }%, бьёт защитник { $struck }%
