# Слова терминальной программы только для «Повелителей подземелья».

## Заголовки

head-season = Год { $year } · { $season }
head-combat = Год { $year } · бой, раунд { $round } из 4
head-training = Боевое обучение · раунд { $round }
head-first = первый игрок: { $player }
label-events = События
label-adventurers = Искатели
label-next = Следующие
label-cards = Карты боя
label-place = Место
label-hire = Для найма
label-rooms = Комнаты
label-evilometer = Злометр
label-paladin = Паладин
label-lord = Повелитель
label-stores = У вас
label-traps = Ловушки
label-creatures = Существа
label-prison = Темница
label-given = Приказы
label-unexecuted = Не выполнены
label-drawn = Вытянуты
label-inaccessible = Недоступны
label-party = Группа, от первого
label-sent = План
column-gold = Зол.
column-food = Еда
column-imps = Импы
column-evil = Зло
column-traps = Лов.
column-creatures = Сущ.
column-rooms = Комн.
column-tunnels = Тунн.
column-lost = Захв.
column-prison = Тем.
column-red = Метки
column-hp = здоровье
column-damage = повреждения

card-seen-by = видели: { $players }
dummy = Не-игрок { $number }
dummy-orders = { $orders }; недоступны: { $out }
paladin-tent = в палатке; придёт на [{ $space }]
paladin-at = у повелителя: { $player }
paladin-out = выбыл из игры
legend-conquered = ✗ захвачено
legend-marked = ► здесь битва
legend-hinted = + можно сейчас
legend-map = · порода   t туннель   R комната   ✗ захвачено

## Числа

n-gold = { $n } { $n ->
    [one] золото
   *[other] золота
}
n-food = { $n } { $n ->
    [one] еда
   *[other] еды
}
n-evil = { $n } { $n ->
    [one] зло
   *[other] зла
}
n-imps = { $n ->
    [one] { $n } имп
    [few] { $n } импа
   *[many] { $n } импов
}
n-smiles = −{ $n } { $n ->
    [one] зло
   *[other] зла
}
n-spy = взгляд на карту боя
n-traps = { $n ->
    [one] { $n } ловушка
    [few] { $n } ловушки
   *[many] { $n } ловушек
}
n-trap = { $n ->
    [one] { $n } ловушка
    [few] { $n } ловушки
   *[many] { $n } ловушек
}
n-monster = { $n ->
    [one] { $n } монстр
    [few] { $n } монстра
   *[many] { $n } монстров
}
n-tunnels = { $n ->
    [one] { $n } туннель
    [few] { $n } туннеля
   *[many] { $n } туннелей
}
n-workers = { $n ->
    [one] { $n } работник
    [few] { $n } работника
   *[many] { $n } работников
}
n-workers-most = до { $n } импов
n-tokens = { $n ->
    [one] { $n } жетон тролля
    [few] { $n } жетона тролля
   *[many] { $n } жетонов тролля
}
n-red = { $n ->
    [one] { $n } красная метка
    [few] { $n } красные метки
   *[many] { $n } красных меток
}
n-hp = здоровье { $n }
n-fatigue = усталость { $n }
n-stops = ослабляет ловушки на { $n }
n-hearts = лечит { $n }
n-magic = магия { $n }
imps-free = { $n ->
    [one] { $n } имп
    [few] { $n } импа
   *[many] { $n } импов
} (свободно: { $free })
space-foreman = + прораб
space-free = без доплаты
traps-laid = Положены: { $traps }
ko-creature = { $creature-gender ->
    [f] выбитая из боя { $creature }
   *[m] выбитый из боя { $creature }
}
sent-creature = { $creature } в битве

## То же коротко, для таблицы мест

short-gold = { $n } зол.
short-food = { $n ->
    [one] { $n } еда
   *[other] { $n } еды
}
short-evil = { $n ->
    [one] { $n } зло
   *[other] { $n } зла
}
short-imps = { $n ->
    [one] { $n } имп
    [few] { $n } импа
   *[many] { $n } импов
}
short-traps = { $n } лов.
short-smiles = { $n ->
    [one] −{ $n } зло
   *[other] −{ $n } зла
}
short-spy = шпионаж

## Что делают ловушки и комнаты

costs = цена: { $price }
hits-first = { $n } первому
hits-second = { $n } второму
hits-last = ещё { $n } последнему
hits-each = { $n } каждому
hits-others = { $n } каждому из остальных
hits-any = { $n } любому
hits-first-hp = первому столько, сколько у него здоровья
hits-later = ещё { $n } ему же после захвата
does-no-conquest = нет усталости и захвата
stops-spells = если цель — { $who }, заклинаний нет
stops-healing = если цель — { $who }, лечения нет
room-score = { $n ->
    [one] { $n } очко за каждое существо: { $creatures }
    [few] { $n } очка за каждое существо: { $creatures }
   *[many] { $n } очков за каждое существо: { $creatures }
}
room-titles = { $n ->
    [one] ещё { $n } очко за каждый эксклюзивный титул (в игре двух или трёх повелителей: 1)
    [few] ещё { $n } очка за каждый эксклюзивный титул (в игре двух или трёх повелителей: 1)
   *[many] ещё { $n } очков за каждый эксклюзивный титул (в игре двух или трёх повелителей: 1)
}
room-bonus = каждая атака здесь сильнее на { $n }: { $creatures }
room-no-spells = здесь нельзя колдовать
room-labyrinth = вмещает две ловушки (без доплаты золотом), но только одного монстра

## Что делают карты боя

card-invisibility = Волшебники уходят в конец группы и остаются там; в этом раунде они не получают повреждений.
card-magic-shield = Первое повреждение после заклинания поглощается.
card-detect-treasure = Повелитель теряет 1 золото; если его нет — 1 еду; если нет и её — ловушку.
card-fist-of-justice = Повелитель теряет импов: { $n }.
card-fireball = Только выглядит опасно.
card-detect-evil = Повелитель получает { n-evil }.
card-suggestion = Каждому отправленному монстру снова платят его цену, иначе он уходит в логово.
card-word-of-peace = Либо все отправленные монстры уходят в логово, либо повелитель получает { n-evil }.
card-aura-of-fear = Один отправленный монстр уходит в логово.
card-illusion = Впереди всех встаёт иллюзия с 1 очком здоровья.
card-create-food = У первого искателя приключений до конца боя на { $n } больше очков здоровья.
card-regeneration = Первый из получивших повреждения полностью вылечен.
card-metamorphosis = Один отправленный монстр становится в этом раунде овцой: { $n } первому.
card-blind-rage = Все отправленные монстры атакуют первого.
card-dimensional-gate = Один отправленный монстр теряется навсегда.
card-jailbreak = Один заключённый выходит на свободу.
card-wrath-of-virtue = Повелитель теряет импов: { $n }.
card-appraise-hoard = Повелитель теряет золото, еду или ловушки по своему выбору: { $n }.

## Что делают специальные события

card-witch-hunt = Каждый повелитель отдаёт монстра или получает { n-evil }.
card-monster-strike = Каждому монстру платят один символ его цены, иначе он выбит из боя.
card-burglary = Каждый повелитель теряет половину золота, с округлением вниз.
card-imp-fever = Каждый повелитель теряет по 1 импу из каждых { $n }, с округлением вверх.
card-rats = Каждый повелитель теряет половину еды, с округлением вниз.
card-impatient-heroes = Пришедший искатель приключений кое-что забирает: воин — 1 импа, вор — 1 золото, священник — 1 еду, волшебник — 1 ловушку.
card-paladin-patrol = Паладин выходит из палатки к самому злому повелителю. Если он уже вышел, ничего не происходит.
card-surcharge = Снова налоги: 1 золото за каждые { $n } сектора, с округлением вверх.
card-trap-inspection = Каждый повелитель платит 1 золото или отдаёт ловушку; у кого нет ни того ни другого, получает 1 зло.

## Итоги

score-total = Всего
score-licence = Лицензия
score-yes = есть
score-no = нет
score-winners = { $count ->
    [one] Победа: { $players }. Очки: { $points }.
   *[other] Общая победа: { $players }. Очки: { $points }.
}
score-licence-hint = Чтобы получить лицензию повелителя подземелья, нужно больше 0 очков.
score-worst = Дороже всего вам обошлись { $line ->
    [red_counters] красные метки
   *[other] захваченные сектора
} ({ $count }): { $points }.

## Обучение

train-menu = Боевое обучение: четыре битвы против трёх искателей приключений. Лучший возможный итог — один потерянный сектор.
train-scenario = { $number ->
    [1] Сценарий { $number }: тролль и гоблин
    [2] Сценарий { $number }: ведьма и призрак
    [3] Сценарий { $number }: вампир
   *[other] Сценарий { $number }: слизь
}
train-room = Сценарий 1 в комнате: два монстра и ловушка
train-which = Какой? (1-4 или room; Enter — выход) 
train-no-such = Такого сценария нет: выберите 1, 2, 3, 4 или room.
train-goal = { $count ->
    [0] Цель: не потерять ни одного сектора.
    [one] Цель: потерять не больше { $count } сектора.
   *[other] Цель: потерять не больше { $count } секторов.
}
train-how = hint — следующий ход решения из книги, solution — всё решение, restart — начать сначала.
train-hint = Следующий ход в книге: { $label } ({ $action })
train-hint-best = Это уже не ход из книги. Лучшее отсюда: { $label } ({ $action })
train-hint-end = На этом решение из книги заканчивается.
train-restarted = Начинаем сначала.
train-lost = { $count ->
    [0] Вы не потеряли ни одного сектора.
    [one] Вы потеряли { $count } сектор.
    [few] Вы потеряли { $count } сектора.
   *[many] Вы потеряли { $count } секторов.
}
train-best = Лучше не бывает!
train-better = Лучший итог: { $best }. Ещё раз: undercroft train { $number }
train-missed = Лучший результат упущен вашим ответом номер { $number }: «{ $label }».
train-instead = Лучше было так:
train-next = Дальше: undercroft train { $number }
train-solution = Решение из книги:
train-solution-end = { $count ->
    [0] Не потеряно ни одного сектора.
    [one] Потерян { $count } сектор.
    [few] Потеряно { $count } сектора.
   *[many] Потеряно { $count } секторов.
}

## Разбор партии

review-chapter = { $season ->
    [winter] год { $year }, зима
    [spring] год { $year }, весна
    [summer] год { $year }, лето
    [autumn] год { $year }, осень
   *[combat] год { $year }, бой
}
review-kind-orders = приказы
review-kind-hiring = наём
review-kind-building = туннели и комнаты
review-kind-errands = исполнение других приказов
review-kind-production = производство
review-kind-payday = жалованье, налоги и события
review-kind-plans = планы боёв
review-kind-battles = бои

## Расчёт боя

solve-best = Лучший план: { $plan }
solve-exact = { $wish ->
    [tiles] Ожидается с этого момента, точно: { $value } (сектора). Позиций рассмотрено: { $count }.
    [prisoners] Ожидается с этого момента, точно: { $value } (заключённые). Позиций рассмотрено: { $count }.
   *[other] Ожидается с этого момента, точно: { $value } (очки). Позиций рассмотрено: { $count }.
}
solve-assumed = { $wish ->
    [tiles] Ожидается с этого момента: { $value } (сектора). Позиций рассмотрено: { $count }.
    [prisoners] Ожидается с этого момента: { $value } (заключённые). Позиций рассмотрено: { $count }.
   *[other] Ожидается с этого момента: { $value } (очки). Позиций рассмотрено: { $count }.
}
solve-assumes = { $about ->
    [alone] Неточно: в позиции не сказано, сколько зла у других повелителей («rivals»). Паладин может быть у кого-то из них или уйти к ним; здесь это не учтено.
   *[still] Это точно, только пока счётчики других повелителей стоят на месте: паладин уходит к тому, кто злее.
}
solve-open = { $wish ->
    [tiles] Оценка: просчитать всё не хватило времени. С этого момента: { $value } (сектора).
    [prisoners] Оценка: просчитать всё не хватило времени. С этого момента: { $value } (заключённые).
   *[other] Оценка: просчитать всё не хватило времени. С этого момента: { $value } (очки).
}
solve-tried = Ваш план: { $plan }
solve-better = Есть план лучше, он даёт { $value }: { $plan }
solve-as-good = Лучшего плана нет.
solve-unclear = За отведённое время плана лучше не нашлось. Лучший план даёт { $value }.
solve-ends-so = Чем кончится бой при этом плане
solve-blows = Если откроется карта «{ $card }»:
solve-between = от { $low } до { $high }
solve-nothing = ничего
solve-plans = Лучшие планы
solve-plan = план
solve-worth = ожидается
solve-loses = потеря
solve-ends = Чем кончится бой при лучшем плане
solve-chance = вероятность
solve-tiles = потеряно секторов
solve-prisoners = заключённые
solve-points = очки
solve-cards = Что делать при каждой карте боя
solve-card = карта
solve-answers = лучшие ответы

## Карты

cards-both-years = оба года
cards-year = год { $year }
cards-tiles = карточек в первый и второй год: { $first } и { $second }
cards-price = цена: { $price }
cards-zone = зона: { $zone }
cards-glyph = знак { $n }
cards-group-trap = Ловушки
cards-group-creature = Монстры и призраки
cards-group-room = Комнаты
cards-group-adventurer = Искатели приключений и паладины
cards-group-spell = Карты боя
cards-group-special-event = Специальные события

## Что на карте может быть неточным

part-amount = количество
part-copies = число карт
part-do = действие
part-fatigue = усталость
part-id = название
part-rounding = округление
part-speed = быстрое или медленное
part-year = год
part-year1 = значения первого года
part-year2 = значения второго года
