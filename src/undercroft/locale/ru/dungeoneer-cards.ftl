# Тексты всех карт «Подземелья»; их складывает из этих кусков undercroft.dungeoneer.wording.
#
# Сказуемое стоит без подлежащего. $mood — "you", если обращаются к читателю; иначе "it", и подлежащее стоит перед ним.
# $n может быть буквой X.

## Строка целиком

face-rule = { $when-id ->
    [none] { $does }.
   *[some] { $when }: { $does }.
}
face-may-pay = { $when-id ->
    [none] {""}
   *[some] { $when }:{" "}
}{ $cost } { $result }.
face-must-pay = { $when-id ->
    [none] {""}
   *[some] { $when }:{" "}
}{ $cost } { $result }.
face-to-do = { $does }
face-so-that = { $does }
face-pays-to-discard = { $when }: { $who } может { $cost } сбросить эту карту.
face-line = { $words }.
face-when = { $one }, { $other }
face-does = { $who } { $does }
face-list = { $does }
face-also = { $one }; { $other }
face-then = { $one }; затем { $other }
face-if-none = { $one }; если сбросить нечего, { $other }
face-one-of-these = Раз в ход, на выбор:
face-only-this-turn = { $does }, только на этот ход
face-outcome = { $test }{ $passed-id ->
    [none] {""}
   *[some] . Успех: { $passed }
}{ $failed-id ->
    [none] {""}
   *[some] . Провал: { $failed }
}
face-option = ({ $n }) { $does }
face-choose = { $by ->
    [owner] тот, кто сыграл эту карту, выбирает: { $options }
   *[victim] { $who-id ->
        [none] выберите одно: { $options }
       *[some] { $who } по выбору своего игрока делает одно из следующего (из того, что возможно): { $options }
    }
}

## Что это за карта

face-hero = { $calling }.
face-set = { $box }.
face-hero-limits = Здоровье { $life }; предел постоянных преимуществ { $boons }, постоянных сокровищ { $treasures }.
face-hero-level = Уровень { $level }: ближний бой { $melee }, магия { $magic }, скорость { $speed }.
face-attacks = Атакует в формах: { $forms }. Защищается в любой.
face-ability = Особое умение: { $ability }.
face-location = { $n ->
    [one] { $kind }.
    [few] { $kind }, { $n } карты.
   *[many] { $kind }, { $n } карт.
}
face-points = Слава { $glory }, риск { $peril }.
face-exit = { $side }: { $way }
face-exit-open = открыт
face-exit-wall = стена
face-exit-blocked = блокирован ({ $stat } { $value }+)
face-exit-trapped = ловушка ({ $stat } { $value }+)
face-hazard-danger = опасность +{ $n }: значение угрозы сыгранных здесь ловушек на { $n } больше
face-hazard-spikes = шипы: преодолейте угрозу ({ $stat } { $value }+), иначе получите 1 рану
face-hazard-pit = яма: преодолейте угрозу ({ $stat } { $value }+), иначе упадёте
face-card = { $kind } ({ $type }), { $cost }.
face-costs-glory = { $n ->
    [one] { $n } очко славы
    [few] { $n } очка славы
   *[many] { $n } очков славы
}
face-costs-peril = { $n ->
    [one] { $n } очко риска героя-цели
    [few] { $n } очка риска героя-цели
   *[many] { $n } очков риска героя-цели
}
face-costs-any-peril = { $n ->
    [one] { $n } очко риска любого соперника, без героя-цели
    [few] { $n } очка риска любого соперника, без героя-цели
   *[many] { $n } очков риска любого соперника, без героя-цели
}
face-timing = { $timing }. { $duration }.
face-monster-numbers = Здоровье { $life }; ближний бой { $melee }, магия { $magic }, скорость { $speed }.
face-least-level = Только против героя { $n }-го уровня и выше.
face-not-solo = В одиночной игре не участвует.
face-quest = Задание: { $categories }.
face-monster = { $foe } ({ $family }):
face-reward = Награда: { $level ->
    [one] { $level } уровень
    [few] { $level } уровня
   *[many] { $level } уровней
}, { $glory ->
    [one] { $glory } очко славы
    [few] { $glory } очка славы
   *[many] { $glory } очков славы
}, { $heal ->
    [one] { $heal } очко здоровья
    [few] { $heal } очка здоровья
   *[many] { $heal } очков здоровья
}.
face-x-bounds = X — от { $least } до { $most }.
face-one-conversion = За ход только одну рану можно превратить в славу.

## Когда, где, как часто

face-once-turn = раз в ход
face-once-attempt = один раз за попытку, до броска
face-once-roll = один раз на каждую проверку
face-in-any = в любой момент
face-in-own-turn = { $mood ->
    [you] в любой момент своего хода
   *[it] в любой момент своего хода
}
face-in-feats = { $mood ->
    [you] в своей фазе подвигов
   *[it] в своей фазе подвигов
}
face-in-response = в ответ на атаку
face-in-challenge = на этапе вызова или позже в том же ходу
face-in-move = когда ваш герой двигается, до проверки выхода
face-at = в локации «{ $location }»
face-at-dark-tunnel = в любом мрачном тоннеле
face-at-entrance = на любом входе
face-attempt-at = попытка { $places }
face-search-at = в своей фазе подвигов { $places }
face-pick-up-at = взять жетон { $places }
face-deliver-at = доставка { $places }
face-strike = { $forms-id ->
    [none] любой удар
   *[some] удар ({ $forms })
}
face-on-strike = когда ваш герой наносит удар{ $forms }
face-on-attack = когда атакует
face-on-beaten = когда повержен
face-on-beats = когда ваш герой побеждает монстра, в том числе монстра задания
face-on-would-wound = { $against-id ->
    [none] когда ваш герой вот-вот получит рану
   *[some] когда ваш герой вот-вот получит рану от { $against-of }
}
face-on-would-fall = когда ваш герой вот-вот упадёт
face-on-would-transfer = { $by ->
    [rival] когда карта соперника вот-вот перенесёт вашего героя
   *[any] когда вашего героя вот-вот перенесут
}
face-on-would-die = когда ваш герой вот-вот погибнет
face-on-enter = при входе
face-on-quest-done = когда ваш герой выполняет задание
face-on-draw-location = каждый раз, когда вы тянете локацию
face-on-recovery = пока задание не выполнено
face-on-influence = пока задание не выполнено
face-on-artifact = после выполнения задания
face-on-escorting = пока жетон задания следует за вашим героем

## Какой ценой

face-pay-glory = { $n ->
    [one] за { $n } очко славы
    [few] за { $n } очка славы
   *[many] за { $n } очков славы
}
face-pay-ap = { $n ->
    [one] за { $n } очко действия
    [few] за { $n } очка действия
   *[many] за { $n } очков действия
}
face-pay-life = { $n ->
    [one] за { $n } рану (её нельзя предотвратить; последним очком здоровья платить нельзя)
    [few] за { $n } раны (их нельзя предотвратить; последним очком здоровья платить нельзя)
   *[many] за { $n } ран (их нельзя предотвратить; последним очком здоровья платить нельзя)
}
face-pay-token-life = { $n ->
    [one] за { $n } жетон здоровья с этой карты
    [few] за { $n } жетона здоровья с этой карты
   *[many] за { $n } жетонов здоровья с этой карты
}
face-pay-token-charge = { $n ->
    [one] за { $n } жетон заряда
    [few] за { $n } жетона заряда
   *[many] за { $n } жетонов заряда
}
face-pay-self = за сброс этой карты
face-self-discarded = сбросьте эту карту
face-pay-families = за сброс одного монстра ({ $families }) с руки или из логова

## Кто

face-target = герой-цель
face-hero-struck = поражённый герой
face-struck = поражённый
face-everyone-here = каждый герой в его локации
face-everyone-there = каждый герой в этой локации
face-everyone-with-target = каждый герой в локации цели
face-one-other-here = ещё один герой в той же локации, если он есть (выбирает тот, кто сыграл эту карту),
face-monster-itself = монстр
face-influenced = при каждом своём восстановлении владелец задания (каждый игрок, если оно общее)
face-one-attacker = один из тех, кто атакует вашего героя,
face-one-monster = один монстр, атакующий вашего героя{ $families-id ->
    [none] { $by ->
        [no-quest] {" "}(не монстр задания),
       *[any] ,
    }
   *[some] { $by ->
        [no-quest] {" "}({ $families }; не монстр задания),
       *[any] {" "}({ $families }),
    }
}

## Что

face-x = X
face-x-and = X + { $n }
face-plus = { $n-sign ->
    [down] −{ $n-size }
   *[up] +{ $n-size }
}
face-plus-x = +X
face-value = { $n }+
face-x-value = X + { $n } и больше
face-in-forms = {" "}({ $forms })
face-of-stats = {" "}({ $forms })
face-against = {" "}против { $ids-of }
face-gain-glory = { $n ->
    [one] { $mood ->
        [you] получите { $n } очко славы
       *[it] получает { $n } очко славы
    }
    [few] { $mood ->
        [you] получите { $n } очка славы
       *[it] получает { $n } очка славы
    }
   *[many] { $mood ->
        [you] получите { $n } очков славы
       *[it] получает { $n } очков славы
    }
}
face-gain-peril = { $n ->
    [one] { $mood ->
        [you] получите { $n } очко риска
       *[it] получает { $n } очко риска
    }
    [few] { $mood ->
        [you] получите { $n } очка риска
       *[it] получает { $n } очка риска
    }
   *[many] { $mood ->
        [you] получите { $n } очков риска
       *[it] получает { $n } очков риска
    }
}
face-gain-ap = { $n ->
    [one] { $mood ->
        [you] сразу получите { $n } очко действия
       *[it] сразу получает { $n } очко действия
    }
    [few] { $mood ->
        [you] сразу получите { $n } очка действия
       *[it] сразу получает { $n } очка действия
    }
   *[many] { $mood ->
        [you] сразу получите { $n } очков действия
       *[it] сразу получает { $n } очков действия
    }
}
face-lose-glory = { $n ->
    [one] { $mood ->
        [you] потеряйте { $n } очко славы
       *[it] теряет { $n } очко славы
    }
    [few] { $mood ->
        [you] потеряйте { $n } очка славы
       *[it] теряет { $n } очка славы
    }
   *[many] { $mood ->
        [you] потеряйте { $n } очков славы
       *[it] теряет { $n } очков славы
    }
}
face-lose-ap = { $n ->
    [one] { $mood ->
        [you] потеряйте { $n } очко действия
       *[it] теряет { $n } очко действия
    }
    [few] { $mood ->
        [you] потеряйте { $n } очка действия
       *[it] теряет { $n } очка действия
    }
   *[many] { $mood ->
        [you] потеряйте { $n } очков действия
       *[it] теряет { $n } очков действия
    }
}
face-lose-ap-all = { $mood ->
    [you] потеряйте все очки действия
   *[it] теряет все очки действия
}
face-lose-saved-ap = { $mood ->
    [you] потеряйте сохранённое очко действия
   *[it] теряет сохранённое очко действия
}
face-wound = { $n ->
    [one] { $mood ->
        [you] получите { $n } рану
       *[it] получает { $n } рану
    }
    [few] { $mood ->
        [you] получите { $n } раны
       *[it] получает { $n } раны
    }
   *[many] { $mood ->
        [you] получите { $n } ран
       *[it] получает { $n } ран
    }
}
face-wound-extra = { $n ->
    [one] { $mood ->
        [you] получите ещё { $n } рану
       *[it] получает ещё { $n } рану
    }
    [few] { $mood ->
        [you] получите ещё { $n } раны
       *[it] получает ещё { $n } раны
    }
   *[many] { $mood ->
        [you] получите ещё { $n } ран
       *[it] получает ещё { $n } ран
    }
}
face-fall = { $mood ->
    [you] ваш герой падает
   *[it] падает
}
face-fall-and-test = { $mood ->
    [you] ваш герой падает, а чтобы подняться, должен преодолеть угрозу ({ $stat } { $value }+)
   *[it] падает, а чтобы подняться, должен преодолеть угрозу ({ $stat } { $value }+)
}
face-stand = ваш герой поднимается, не тратя очка действия (если для этого нужно преодолеть угрозу, её всё равно преодолевают)
face-heal = { $most-id ->
    [none] { $n ->
        [one] { $mood ->
            [you] восстановите { $n } очко здоровья
           *[it] восстанавливает { $n } очко здоровья
        }
        [few] { $mood ->
            [you] восстановите { $n } очка здоровья
           *[it] восстанавливает { $n } очка здоровья
        }
       *[many] { $mood ->
            [you] восстановите { $n } очков здоровья
           *[it] восстанавливает { $n } очков здоровья
        }
    }
   *[other] { $n ->
        [one] { $mood ->
            [you] восстановите { $n } очко здоровья (всего не больше { $most })
           *[it] восстанавливает { $n } очко здоровья (всего не больше { $most })
        }
        [few] { $mood ->
            [you] восстановите { $n } очка здоровья (всего не больше { $most })
           *[it] восстанавливает { $n } очка здоровья (всего не больше { $most })
        }
       *[many] { $mood ->
            [you] восстановите { $n } очков здоровья (всего не больше { $most })
           *[it] восстанавливает { $n } очков здоровья (всего не больше { $most })
        }
    }
}
face-level-lost = { $n ->
    [one] { $mood ->
        [you] потеряйте { $n } уровень
       *[it] теряет { $n } уровень
    }
    [few] { $mood ->
        [you] потеряйте { $n } уровня
       *[it] теряет { $n } уровня
    }
   *[many] { $mood ->
        [you] потеряйте { $n } уровней
       *[it] теряет { $n } уровней
    }
}
face-level-lost-to-1 = { $n ->
    [one] { $mood ->
        [you] потеряйте { $n } уровень (ниже 1 не бывает)
       *[it] теряет { $n } уровень (ниже 1 не бывает)
    }
    [few] { $mood ->
        [you] потеряйте { $n } уровня (ниже 1 не бывает)
       *[it] теряет { $n } уровня (ниже 1 не бывает)
    }
   *[many] { $mood ->
        [you] потеряйте { $n } уровней (ниже 1 не бывает)
       *[it] теряет { $n } уровней (ниже 1 не бывает)
    }
}
face-discard-this = { $mood ->
    [you] сбросьте эту карту
   *[it] может сбросить эту карту
}
face-discard-treasure = { $mood ->
    [you] сбросьте
   *[it] сбрасывает
}{ $by ->
    [random] {" "}наугад
   *[other] {""}
} { $n ->
    [one] { $n } сокровище
    [few] { $n } сокровища
   *[many] { $n } сокровищ
}{ $types-id ->
    [none] {""}
   *[some] {" "}({ $types })
}{ $by ->
    [owner] {" "}по выбору того, кто сыграл эту карту
    [random] {""}
   *[victim] {" "}по своему выбору
}
face-discard-boon = { $mood ->
    [you] сбросьте
   *[it] сбрасывает
}{ $by ->
    [random] {" "}наугад
   *[other] {""}
} { $n ->
    [one] { $n } подготовленное преимущество
    [few] { $n } подготовленных преимущества
   *[many] { $n } подготовленных преимуществ
}{ $types-id ->
    [none] {""}
   *[some] {" "}({ $types })
}{ $by ->
    [owner] {" "}по выбору того, кто сыграл эту карту
    [random] {""}
   *[victim] {" "}по своему выбору
}
face-discard-prepared = { $mood ->
    [you] сбросьте
   *[it] сбрасывает
}{ $by ->
    [random] {" "}наугад
   *[other] {""}
} { $n ->
    [one] { $n } подготовленную карту
    [few] { $n } подготовленные карты
   *[many] { $n } подготовленных карт
} (преимущество, сокровище, довесок или усилитель){ $types-id ->
    [none] {""}
   *[some] {" "}({ $types })
}{ $by ->
    [owner] {" "}по выбору того, кто сыграл эту карту
    [random] {""}
   *[victim] {" "}по своему выбору
}
face-discard-hand = { $mood ->
    [you] сбросьте
   *[it] сбрасывает
}{ $by ->
    [random] {" "}наугад
   *[other] {""}
} { $n ->
    [one] { $n } карту с руки
    [few] { $n } карты с руки
   *[many] { $n } карт с руки
}{ $types-id ->
    [none] {""}
   *[some] {" "}({ $types })
}{ $by ->
    [owner] {" "}по выбору того, кто сыграл эту карту
    [random] {""}
   *[victim] {" "}по своему выбору
}
face-discard-bane = { $mood ->
    [you] сбросьте
   *[it] сбрасывает
}{ $by ->
    [random] {" "}наугад
   *[other] {""}
} { $n ->
    [one] { $n } постоянное проклятие вашего героя
    [few] { $n } постоянных проклятия вашего героя
   *[many] { $n } постоянных проклятий вашего героя
}{ $types-id ->
    [none] {""}
   *[some] {" "}({ $types })
}{ $by ->
    [owner] {" "}по выбору того, кто сыграл эту карту
    [random] {""}
   *[victim] {""}
}
face-draw = { $mood ->
    [you] вытяните
   *[it] тянет
} { $n ->
    [one] { $n } карту приключения
    [few] { $n } карты приключений
   *[many] { $n } карт приключений
}
face-transfer = { $mood ->
    [you] ваш герой переносится { $to }
   *[it] переносится { $to }
}{ $by ->
    [owner] {" "}(если таких несколько, выбирает тот, кто сыграл эту карту)
    [tied] {" "}(если два входа одинаково близки, выбираете вы)
   *[victim] {""}
}
face-to-adjacent = в соседнюю локацию, даже сквозь стены
face-to-adjacent-way = в соседнюю локацию через любой выход, где нет стены; условие выхода не проверяют
face-to-nearest-entrance = на ближайший вход, если ещё не стоит на входе
face-to-any-room = в любое помещение в игре, кроме входа
face-to-farthest = в локацию, которая дальше всех от ближайшего к ней входа
face-to-within = { $n ->
    [one] в локацию не дальше { $n } шага
   *[many] в локацию не дальше { $n } шагов
}
face-to-location = в локацию «{ $location }», если она в игре
face-prevent = { $n ->
    [one] предотвратите { $n } рану
    [few] предотвратите { $n } раны
   *[many] предотвратите { $n } ран
}
face-cancel-bane = отмените проклятие против вашего героя в момент розыгрыша; его цена остаётся потраченной
face-cancel-instant-bane = отмените мгновенное проклятие против вашего героя в момент розыгрыша
face-cancel-strike = выберите одну атаку{ $forms } на вашего героя до её проверки; если она удастся, она никого не ранит и больше ничего не делает
face-cancel-fall = ваш герой не падает
face-cancel-transfer = ваш герой остаётся на месте
face-attacker-discard = { $who } уходит в сброс до своей проверки атаки
face-attacker-to-hand = { $who } возвращается на руку владельца до своей проверки атаки
face-attacker-ignore = { $who } игнорирует его: выходит из битвы до своей проверки атаки и считается монстром без ран, так что владелец забирает его на руку или в логово (монстр задания остаётся при задании)
face-die-for-attack = { $n ->
    [one] перед проверкой атаки вашего героя бросьте { $n } дополнительный кубик
    [few] перед проверкой атаки вашего героя бросьте { $n } дополнительных кубика
   *[many] перед проверкой атаки вашего героя бросьте { $n } дополнительных кубиков
}; { $by ->
    [high] считается лучший
   *[low] считается худший
}
face-die-of-attacker = { $n ->
    [one] один из тех, кто атакует вашего героя, бросает за свою атаку { $n } дополнительный кубик
    [few] один из тех, кто атакует вашего героя, бросает за свою атаку { $n } дополнительных кубика
   *[many] один из тех, кто атакует вашего героя, бросает за свою атаку { $n } дополнительных кубиков
}; { $by ->
    [high] считается лучший
   *[low] считается худший
}
face-die-for-dice = { $n ->
    [one] бросьте { $n } дополнительный кубик; { $by ->
        [high] худший
       *[low] лучший
    } не считается
    [few] бросьте { $n } дополнительных кубика; { $by ->
        [high] столько же худших
       *[low] столько же лучших
    } не считается
   *[many] бросьте { $n } дополнительных кубиков; { $by ->
        [high] столько же худших
       *[low] столько же лучших
    } не считается
}
face-plus-dice = прибавьте { $n } к сумме кубиков
face-token-life = { $n ->
    [one] входит в игру с { $n } жетоном здоровья
   *[many] входит в игру с { $n } жетонами здоровья
}{ $by ->
    [yes] {" "}и уходит в сброс вместе с последним
   *[no] {""}
}
face-token-charge = { $n ->
    [one] входит в игру с { $n } жетоном заряда
   *[many] входит в игру с { $n } жетонами заряда
}{ $by ->
    [yes] {" "}и уходит в сброс вместе с последним
   *[no] {""}
}
face-token-deactivation = { $on } положите жетон деактивации на одно из следующего: { $against }
face-token-bridge = положите жетон моста на стену между локацией вашего героя и соседней; пока эта карта в игре, стена — открытый выход в обе стороны
face-here-only = в локации вашего героя
face-here-or-adjacent = в локации вашего героя или в соседней
face-attach-to-treasure = прикрепите эту карту к одному из своих подготовленных сокровищ ({ $types })
face-attach-to-monster = { $families-id ->
    [none] прикрепите эту карту к монстру в своём логове или к тому, которого объявляете
   *[some] прикрепите эту карту к монстру ({ $families }) в своём логове или к тому, которого объявляете
}
face-ignore-danger = ваш герой игнорирует опасность
face-ignore-pit = ваш герой игнорирует ямы
face-ignore-one-pit = ваш герой игнорирует яму, на которую только что наткнулся
face-ignore-one-exit = на этот шаг выход считается открытым
face-ignore-one-wall = на этот шаг выход считается открытым, даже если это стена, за которой лежит локация
face-forbid-hero-attack = здесь героям нельзя атаковать героев
face-forbid-trap = до конца хода ловушки нельзя объявлять в локации, где ваш герой сейчас, а в одиночной игре вытянутые там ловушки уходят в сброс; уже объявленные или вытянутые сработают
face-forbid-ability = герой-цель не может применять своё особое умение
face-set-exit = выберите выход из локации героя-цели, который напечатан открытым и на котором нет жетона: с этой стороны он блокирован ({ $stat } { $value }+), пока какой-нибудь герой не пройдёт через него любым способом или не провалит проверку; потом эта карта уходит в сброс
face-free-attack = ваш герой один раз атакует (+{ $n }) карту, которая только что атаковала его, или находящегося здесь героя, который атаковал его в этом ходу; это не тратит очка действия и не считается его битвой этого хода
face-revive = здоровье вашего героя становится равно { $n }, и битва для него окончена
face-peek = вместо этого тайно посмотрите { $n ->
    [one] { $n } локацию
    [few] { $n } локации
   *[many] { $n } локаций
}, одну из них выложите, а остальные положите под низ стопки
face-replace-quest = выберите одно из своих личных заданий: вытяните новое, затем положите выбранное под низ колоды
face-complete = задание выполнено
face-spawn = { $mood ->
    [you] победите монстра задания (он атакует первым)
   *[it] побеждает монстра задания (он атакует первым)
}
face-escort = отсюда жетон задания следует за героем
face-found = найдено: до конца этого хода можно попытаться выполнить задание
face-shift-swap-empty = поменяйте местами две локации, на которых нет героев (не входы); каждую можно повернуть на 180°; правила выкладывания действуют
face-shift-swap-occupied = поменяйте местами две локации, на каждой из которых есть герой; каждую можно повернуть на 180°; правила выкладывания действуют; герои остаются на своих местах
face-shift-move-empty = переложите одну локацию, на которой нет героев (не вход), или поверните её на месте; правила выкладывания действуют
face-sacrifice-life = { $n ->
    [one] { $mood ->
        [you] пожертвуйте { $n } очком здоровья (хотя бы 1 должно остаться)
       *[it] жертвует { $n } очком здоровья (хотя бы 1 должно остаться)
    }
   *[many] { $mood ->
        [you] пожертвуйте { $n } очками здоровья (хотя бы 1 должно остаться)
       *[it] жертвует { $n } очками здоровья (хотя бы 1 должно остаться)
    }
}
face-sacrifice-glory = { $n ->
    [one] { $mood ->
        [you] пожертвуйте { $n } очком славы
       *[it] жертвует { $n } очком славы
    }
   *[many] { $mood ->
        [you] пожертвуйте { $n } очками славы
       *[it] жертвует { $n } очками славы
    }
}
face-sacrifice-boon = { $n ->
    [one] { $mood ->
        [you] пожертвуйте { $n } подготовленным преимуществом
       *[it] жертвует { $n } подготовленным преимуществом
    }
   *[many] { $mood ->
        [you] пожертвуйте { $n } подготовленными преимуществами
       *[it] жертвует { $n } подготовленными преимуществами
    }
}
face-sacrifice-treasure = { $n ->
    [one] { $mood ->
        [you] пожертвуйте { $n } подготовленным сокровищем
       *[it] жертвует { $n } подготовленным сокровищем
    }
   *[many] { $mood ->
        [you] пожертвуйте { $n } подготовленными сокровищами
       *[it] жертвует { $n } подготовленными сокровищами
    }
}
face-threat = { $mood ->
    [you] преодолейте угрозу
   *[it] должен преодолеть угрозу
} ({ $stat-id ->
    [life] текущее здоровье
   *[other] { $stat }
} { $value })
face-threat-without-influence = { $mood ->
    [you] преодолейте угрозу ({ $stat } { $value }; влияние этого задания не считается)
   *[it] должен преодолеть угрозу ({ $stat } { $value }; влияние этого задания не считается)
}
face-roll = { $n ->
    [one] бросьте кубик (нужно { $value }+)
    [few] бросьте { $n } кубика (в сумме нужно { $value }+)
   *[many] бросьте { $n } кубиков (в сумме нужно { $value }+)
}
face-roll-each = { $n ->
    [one] бросьте кубик (нужно { $value }+)
    [few] бросьте { $n } кубика (на каждом нужно { $value }+)
   *[many] бросьте { $n } кубиков (на каждом нужно { $value }+)
}
face-search = ищите (кубик плюс число локаций до ближайшего входа; нужно { $value }+)

## Изменённые числа

face-stats = ваш герой получает { $plus } к { $stats-the }
face-stats-of-target = герой-цель получает { $plus } к { $stats-the }
face-stats-of-host = монстр получает { $plus } к { $stats-the }
face-stats-of-own-monsters = сыгранные вами карты { $families-of } получают { $plus } к { $stats-the }
face-stats-until-turn = до конца хода ваш герой получает { $plus } к { $stats-the }
face-rolls-attack = проверкам атаки
face-rolls-counter = проверкам контратаки
face-rolls-battle = проверкам атаки и контратаки
face-rolls-threat = проверкам угроз
face-rolls-exit = проверкам у блокированных выходов и выходов-ловушек
face-rolls = ваш герой: { $plus } к { $rolls }{ $forms }{ $against }
face-further-rolls = ваш герой: ещё { $plus } к { $rolls }{ $forms }{ $against }
face-rolls-influenced = { $plus } к { $rolls }{ $forms } для владельца задания (для каждого, если оно общее)
face-rolls-of-monsters-here = { $plus } к { $rolls } { $families-of } против героев в этой локации
face-rolls-of-attacker = { $who } получает { $plus } к проверке атаки
face-rolls-location = до конца хода { $plus } ко всем { $rolls } в локации, где ваш герой сейчас
face-rolls-host = { $plus } к { $rolls } этого монстра
face-rolls-this-from-lair = { $plus } к { $rolls }, если монстр сыгран из логова
face-rolls-this-in-dark-tunnel = { $plus } к { $rolls } в мрачном тоннеле
face-rolls-escorting = { $plus } к { $rolls } монстров против вашего героя
face-one-roll = добавьте { $n } к одной проверке{ $forms }, которую ваш герой вот-вот пройдёт (атака, контратака или угроза)
face-one-battle-roll = добавьте { $n } к одной проверке атаки или контратаки{ $forms }, которую ваш герой вот-вот пройдёт{ $against }
face-one-roll-in-battle = добавьте { $n } к одной проверке{ $forms }, которую ваш герой вот-вот пройдёт в битве{ $against }: атака, контратака или угроза от такого монстра
face-one-threat-roll = добавьте { $n } к одной проверке угрозы{ $forms }, которую ваш герой вот-вот пройдёт{ $against }
face-cost-of-own-cards = { $n ->
    [one] карты { $cards-of }, которые вы играете, стоят на { $n } очко риска меньше (но не меньше { $least })
    [few] карты { $cards-of }, которые вы играете, стоят на { $n } очка риска меньше (но не меньше { $least })
   *[many] карты { $cards-of }, которые вы играете, стоят на { $n } очков риска меньше (но не меньше { $least })
}
face-cost-of-hero-here = { $n ->
    [one] пока ваш герой здесь, карты { $cards-of } стоят для него на { $n } очко славы меньше (но не меньше { $least })
    [few] пока ваш герой здесь, карты { $cards-of } стоят для него на { $n } очка славы меньше (но не меньше { $least })
   *[many] пока ваш герой здесь, карты { $cards-of } стоят для него на { $n } очков славы меньше (но не меньше { $least })
}
face-limit = { $kind-id ->
    [boon] предел постоянных преимуществ повышается на { $n } (эта карта входит в него)
   *[treasure] предел постоянных сокровищ повышается на { $n } (эта карта входит в него)
}
face-ap-at-each-recovery = { $n ->
    [one] при каждом восстановлении на { $n } очко действия меньше (но не меньше { $least })
    [few] при каждом восстановлении на { $n } очка действия меньше (но не меньше { $least })
   *[many] при каждом восстановлении на { $n } очков действия меньше (но не меньше { $least })
}
face-ap-at-next-recovery = { $n ->
    [one] { $mood ->
        [you] при следующем восстановлении получите на { $n } очко действия меньше (но не меньше { $least })
       *[it] при своём следующем восстановлении получает на { $n } очко действия меньше (но не меньше { $least })
    }
    [few] { $mood ->
        [you] при следующем восстановлении получите на { $n } очка действия меньше (но не меньше { $least })
       *[it] при своём следующем восстановлении получает на { $n } очка действия меньше (но не меньше { $least })
    }
   *[many] { $mood ->
        [you] при следующем восстановлении получите на { $n } очков действия меньше (но не меньше { $least })
       *[it] при своём следующем восстановлении получает на { $n } очков действия меньше (но не меньше { $least })
    }
}
face-strike-wounds = { $n ->
    [one] { $who } получает ещё { $n } рану, если проверка контратаки вашего героя превзойдёт его проверку атаки
    [few] { $who } получает ещё { $n } раны, если проверка контратаки вашего героя превзойдёт его проверку атаки
   *[many] { $who } получает ещё { $n } ран, если проверка контратаки вашего героя превзойдёт его проверку атаки
}

## Группы карт

cards-group-hero = Герои
cards-group-location = Локации
cards-group-boon = Преимущества
cards-group-treasure = Сокровища
cards-group-bane = Проклятия
cards-group-monster = Монстры
cards-group-trap = Ловушки
cards-group-quest = Задания

## Части карты, в которых можно сомневаться

part-attack-forms = формы атаки
part-attacks = формы атаки
part-boon-limit = предел преимуществ
part-categories = категории
part-class = класс
part-copies = число карт
part-cost = цена
part-duration = длительность
part-effects = эффект
part-exits = выходы
part-failed = последствия провала
part-form = форма
part-glory = слава
part-hazards = преграды
part-kind = вид
part-levels = значения по уровням
part-life = здоровье
part-magic = магия
part-melee = ближний бой
part-monster = монстр
part-n = сколько
part-name-en = английское название
part-name-ru = русское название
part-peril = риск
part-race = раса
part-reward = награда
part-set = набор
part-speed = скорость
part-timing = время применения
part-treasure-limit = предел сокровищ
part-type = тип
part-value = значение
part-what = что именно
part-where = место

## Short lines, for cards in the hand. [melee] is a sign, which the page draws.

short-sign = [{ $by }]
short-beside = { $one }{ $other }
short-row = { $one } { $other }
short-number = { $n }
short-minus-x = −X
short-when = { $when }: { $does }
short-for = { $cost } → { $does }
short-then = { $one }, { $other }
short-either = { $one } / { $other }
short-next-turn = { $does } след. ход
short-cost = { $cards } цена { $change }
short-limit = предел { $change }
short-against = { $does } против { $signs }
short-here = { $does } здесь
short-from-lair = { $does } из [lair]
short-in-dark-tunnel = { $does } в [dark_tunnel]
short-of-monster = [monster] { $does }
short-this-turn = { $does } на ход
short-all = теряет все { $what }
short-discards = сброс { $n }{ $what }
short-cancels = отмена { $what }
short-attacker-discard = { $who } → [discard]
short-attacker-ignore = { $who } вон из боя
short-attacker-to-hand = { $who } → [hand] хозяина
short-need = { $what } { $n }+
short-need-x = { $what } X+{ $n }
short-passed = ✓ { $does }
short-failed = ✗ { $does }
short-to-adjacent = → рядом, хоть сквозь стену
short-to-adjacent-way = → рядом без проверки
short-to-nearest-entrance = → ближайший [entrance]
short-to-any-room = → любая [room]
short-to-farthest = → подальше от [entrance]
short-to-within = → до { $n } шагов
short-bridge = [bridge] сквозь стену
short-disarms = обезвредить { $what }
short-die-high = +{ $n }[dice], лучший в счёт
short-die-low = +{ $n }[dice], худший в счёт
short-attach = на ваш { $what }
short-set-exit = выход: [blocked] { $need }
short-swap-empty = обмен 2 пустых мест
short-swap-occupied = обмен 2 мест с героями
short-move-empty = сдвиг 1 пустого места
short-stand = встать даром
short-prevent = снять { $n }[wound]
short-peek = из { $n } выбрать 1
short-revive = выжить: { $n }[life]
short-forbid-trap = здесь без [trap]
short-forbid-ability = без способности
short-ignore-pit = без [pit]
short-ignore-danger = без [danger]
short-ignore-wall = пройти выход или стену
short-beaten = побеждён
short-attack = при атаке
short-quest-done = задание
short-would-fall = падение
short-would-die = гибель
short-draw-location = новое место
