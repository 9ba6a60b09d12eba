# Слова терминальной программы.

## Имена ботов

bot-greedy = Жадина
bot-random = Наугад

## Ход игры

term-title = { $game } в терминале (неофициально; для тех, у кого есть сама игра)
term-players = За столом: { $players }
term-resumed = { $count ->
    [one] Сохранённая партия продолжается после { $count } ответа.
    [few] Сохранённая партия продолжается после { $count } ответов.
   *[many] Сохранённая партия продолжается после { $count } ответов.
}
term-commitment = SHA-256 зерна: { $hash }
term-how = Отвечайте номером или коротко («dig 3,1»). ? — справка, board — всё поле, quit — сохранить и выйти.
term-many-answers = Возможных ответов: { $count }; наберите нужный. ? — справка.
term-type-words = { $count ->
    [3] Наберите три приказа по порядку, номерами или словами, например «{ $example }».
    [4] Наберите по порядку три приказа себе, затем один не-игроку, номерами или словами, например «{ $example }».
   *[other] Наберите по порядку слова или номера (нужно: { $count }), например «{ $example }».
}
term-words-wrong = Это не ответ. Слов или номеров должно быть: { $count }. ? — справка.
term-enter = Достаточно нажать Enter.
term-not-now = (нельзя)
term-word-place = На месте { $place }: { $words }.
term-no-number = Такого номера нет; номера идут от { $first } до { $last }.
term-unclear = Это может значить: { $meanings }. Наберите чуть больше.
term-hint = ? объяснит вопрос и то, чего выбрать нельзя.
term-rule = Спрашивает правило { $rule }.
term-not-possible = Сейчас нельзя:
term-and-more = и ещё { $count }
term-possible = «{ $action }» можно.
term-commands = Команды: { $commands }. «? ОТВЕТ» скажет, почему он не годится; «log 50» расскажет больше, «save ФАЙЛ» сохранит в другое место.
term-rules = Номера в скобках — правила: все они в docs/rules/{ $game }.md. ? объяснит сам вопрос.
term-pass = Передайте клавиатуру игроку { $player }.
term-press-enter = Нажмите Enter, когда экран видите только вы.
term-nothing-yet = Пока ничего не случилось.
term-undone = Ход взят назад.
term-saved = Сохранено: { $path }
term-save-failed = Не сохранено: { $details }
term-save-where = Скажите куда: save ФАЙЛ
term-save-elsewhere = Не сохранено: этот файл не годится (это папка или не наша партия). Назовите другой.
term-quit-again = Партия не сохранена. Наберите quit ещё раз, чтобы всё же выйти, или save ФАЙЛ.
term-left = Сохранено: { $path }. Продолжить можно так:
term-seed = Зерно этой партии: { $seed }
term-record = Запись всей партии: { $path }

## Итоги

score-title = Итоги

## Повтор

replay-record = { $game }: { $players }; { $count ->
    [one] { $count } ответ
    [few] { $count } ответа
   *[many] { $count } ответов
}
replay-start = До первого ответа
replay-now = После ответа { $count }
replay-whole = Повторяется точно; ответов: { $count }.

## Карты

cards-copies = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
cards-doubt = предложено нами: { $parts }
cards-page-title = Все карты: { $game }
cards-page-about = Страница составлена из тех же данных, по которым играют правила: `python -m tests.docs.cards`. Настоящие карты никто не переписывал: у каждой карты сказано, что опирается на найденный факт, а что предложено нами, пока кто-нибудь с коробкой в руках не исправит.
cards-source = источник: { $source }
source-printed = напечатано в правилах или на компонентах
source-faq = ответ издателя
source-proposed = предложено нами, пока владелец коробки не поправит
