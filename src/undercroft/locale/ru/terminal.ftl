# Слова терминальной программы.

## Имена ботов

bot-greedy = Жадина
bot-random = Случайный

# The levels of Dungeon Lords, from the weakest to the strongest.
bot-trainee = Стажёр
bot-trainee-about = Путает приказы и гоняет импов без всякого плана. Его обыграет и ребёнок.
bot-warden = Смотритель
bot-warden-about = Следит за запасами и платит вовремя, а в бою надеется на удачу.
bot-baron = Барон
bot-baron-about = Знает цену каждому приказу и метит на титул. Хороший соперник для второй партии.
bot-tyrant = Тиран
bot-tyrant-about = Взвешивает каждый приказ и догадывается, какие отдадите вы.
bot-overlord = Владыка
bot-overlord-about = Ничего не оставляет на волю случая и играет на победу.

## Ход игры

term-title = { $game } в терминале (неофициально; для тех, у кого есть сама игра)
term-no-option = В этой игре нет настройки «{ $name }»; есть: { $known }
term-no-preset = В этой игре нет набора настроек «{ $name }»; есть: { $known }
term-no-value = Такого значения у настройки быть не может: { $change }
term-players = За столом: { $players }
term-level = { $bot } (уровень { $level }): { $about }
term-resumed = { $count ->
    [one] Продолжаем сохранённую партию (сделан { $count } выбор).
    [few] Продолжаем сохранённую партию (сделано { $count } выбора).
   *[many] Продолжаем сохранённую партию (сделано { $count } выборов).
}
term-commitment = SHA-256 начального числа: { $hash }
term-how = Наберите номер или действие в скобках. ? — справка, board — всё поле, quit — сохранить и выйти.
term-choice = { $label } — { $remark }
term-many-answers = Вариантов: { $count }; наберите нужный. ? — справка.
term-type-words = { $count ->
    [3] Наберите три приказа по порядку, номерами или словами, например «{ $example }».
    [4] Наберите по порядку три своих приказа и один для не-игрока, номерами или словами, например «{ $example }».
   *[other] Наберите по порядку слова или номера (нужно: { $count }), например «{ $example }».
}
term-words-wrong = Так не получится: нужно слов или номеров — { $count }. ? — справка.
term-enter = Просто нажмите Enter.
term-passing = Ответ только один: { $answer }
term-not-now = (нельзя)
term-word-place = Приказ { $place }: { $words }.
term-no-number = Такого номера нет; выберите от { $first } до { $last }.
term-unclear = Возможны варианты: { $meanings }. Уточните.
term-hint = ? — пояснение и список недоступного.
term-rule = Правило { $rule }.
term-not-possible = Сейчас нельзя:
term-and-more = и ещё { $count }
term-possible = Действие «{ $action }» возможно.
term-commands = Команды: { $commands }. «? ОТВЕТ» — почему так нельзя, «log 50» — показать больше, «save ФАЙЛ» — сохранить в другой файл.
term-rules = Номера в скобках — правила; все они в { $path }. ? — пояснение к вопросу.
term-pass = Передайте клавиатуру: { $player }.
term-press-enter = Нажмите Enter, когда экран видите только вы.
term-nothing-yet = Пока ничего не произошло.
term-undone = Отменено.
term-saved = Сохранено: { $path }
term-save-failed = Не сохранено: { $details }
term-save-where = Укажите файл: save ФАЙЛ
term-save-elsewhere = Не сохранено: этот файл не годится (это папка или не наша партия). Укажите другой.
term-quit-again = Партия не сохранена. Наберите quit ещё раз, чтобы выйти без сохранения, или save ФАЙЛ.
term-left = Сохранено: { $path }. Чтобы продолжить:
term-seed = Начальное число этой партии: { $seed }
term-record = Запись всей партии: { $path }

## Итоги

score-title = Итоги

## Повтор

replay-record = { $game }: { $players }; { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
replay-start = До первого хода
replay-now = После хода { $count }
replay-whole = Запись верна: воспроизведены все ходы ({ $count }).

## Карты

cards-copies = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
cards-doubt = предложено нами: { $parts }
cards-page-title = Все карты: { $game }
cards-page-about = Все карты игры. Всё, что помечено «предложено нами», — наша догадка: если у вас есть коробка, поправьте нас. Страницу составляет `python -m tests.docs.cards`.
cards-source = источник: { $source }
source-printed = напечатано в правилах или на компонентах
source-faq = ответ издателя
source-proposed = предложено нами, пока владелец коробки не поправит

## Партии прежних версий

past-what = { $what ->
    [rules] изменились правила
    [values] изменились некоторые значения
   *[both] изменились правила и некоторые значения
}{ $parts ->
    [none] {""}
   *[other] {" "}({ $parts })
}
past-goes-on = Эта партия начата в версии { $version } и продолжается в нынешней. С тех пор { $what }.
past-told = Эта партия сыграна в версии { $version }. С тех пор { $what }; она показана по нынешним правилам.
past-departs = По нынешним правилам ход { $number } из { $answers } был бы невозможен, поэтому показаны только ходы до него.
past-stopped = Эта партия начата в версии { $version }. С тех пор { $what }, и ход { $number } из { $answers } больше не разрешён.
past-new-file = Партия продолжается с хода { $last } в новом файле; старый сохранён.
