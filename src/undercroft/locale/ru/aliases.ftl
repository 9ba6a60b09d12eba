# Имена ботов за столом; не длиннее 16 знаков.

alias-none = { $bot } (место { $seat })

# Сила бота рядом с его именем.
alias-level = уровень { $level }: { $bot }
alias-leveled = { $name } (уровень { $level }: { $bot })
alias-bot = { $name } ({ $bot })

# Повелители
alias-dungeon-lords-morwen = Морвен Сырая
alias-dungeon-lords-grubb = Грубб Скупой
alias-dungeon-lords-oswin = Освин Паутина
alias-dungeon-lords-mildew = Леди Плесень
alias-dungeon-lords-drog = Дрог Учтивый
alias-dungeon-lords-murk = Граф Мрак
alias-dungeon-lords-nib = Ниб Долговязый
alias-dungeon-lords-velma = Вельма Хмурая
alias-dungeon-lords-bort = Борт Пепельный
alias-dungeon-lords-nettle = Тётка Крапива
alias-dungeon-lords-soot = Доктор Сажа
alias-dungeon-lords-ottoline = Мрачная Оттолина
alias-dungeon-lords-krell = Крелл Копуша
alias-dungeon-lords-cinder = Матушка Зола
alias-dungeon-lords-fenn = Фенн Скромный
alias-dungeon-lords-woodworm = Сэр Древоточец
alias-dungeon-lords-agatha = Агата Смоль
alias-dungeon-lords-hob = Хоб Грузный
alias-dungeon-lords-quill = Квилл Тихоня
alias-dungeon-lords-bram = Брам Семь Ключей

# Герои
alias-dungeoneer-olm = Ольм Полусвет
alias-dungeoneer-brenna = Бренна Скороход
alias-dungeoneer-tibb = Тибб Везунчик
alias-dungeoneer-sella = Селла Без Карты
alias-dungeoneer-corvin = Корвин Факел
alias-dungeoneer-wynn = Винн Шпилька
alias-dungeoneer-dagna = Дагна Сухарик
alias-dungeoneer-pell = Пелл Осторожный
alias-dungeoneer-rusk = Руск Котелок
alias-dungeoneer-ysolt = Изольта Громкая
alias-dungeoneer-marn = Марн Медяк
alias-dungeoneer-faye = Фэй Лужица
alias-dungeoneer-hux = Хукс Соня
alias-dungeoneer-luma = Люма Свечка
alias-dungeoneer-gorse = Горс Крепыш
alias-dungeoneer-nettie = Нетти Люк
alias-dungeoneer-edric = Эдрик Сапог
alias-dungeoneer-vigo = Виго Краткий
