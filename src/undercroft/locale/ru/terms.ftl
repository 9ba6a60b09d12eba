# Общее для всех игр: перечисления и названия игр.

list-and = { $first } и { $last }
list-or = { $first } или { $last }
player-number = Игрок { $number }
player-you = Вы
name-reader = вы
    .acc = вас

## Названия игр

name-dungeon-lords = Повелители подземелья
name-dungeoneer = Подземелье
