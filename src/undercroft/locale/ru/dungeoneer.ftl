# Подземелье: вопросы (ask-), пояснения для новичков (help-), действия (do-), события (event-), отказы (no-).
# О переменных: locale/texts.py.

## Вопросы: ход

ask-choose-hero = За какого героя вы играете?
ask-another-hero = Ваш герой погиб. Кто его сменит?
ask-which-entrance = { $source }: с какого входа начнёт { $seat }?
ask-misdeeds = Вы — повелитель подземелья. Что вы нашлёте на соперников?
ask-banes = Все столкновения разыграны. Сыграть ещё проклятие?
ask-settle = Что разыграть первым?
ask-feats = { $n ->
    [one] Ход вашего героя: осталось { $n } очко действия. Что дальше?
    [few] Ход вашего героя: осталось { $n } очка действия. Что дальше?
   *[many] Ход вашего героя: осталось { $n } очков действия. Что дальше?
}
ask-place = { $source }: куда положить?
ask-lay = Какую из своих локаций вы выложите?
ask-keep = Какую локацию оставить?
ask-go-on = Выход теперь открыт. Пройти? (1 очко действия)
ask-dodge-spikes = Обойти шипы? (1 очко действия)
ask-discard = Какую карту сбросить?
ask-save = Ход окончен. Сохранить 1 очко действия на чужие ходы? К началу вашего хода оно сгорит.
ask-draw = Осталось добрать карт: { $n }. Из какой колоды?

## Вопросы: окна

roll-stake = { $why ->
    [ap] { $n ->
        [0] {" "}Провал: все очки действия пропадут.
        [one] {" "}Провал: −{ $n } очко действия.
        [few] {" "}Провал: −{ $n } очка действия.
       *[many] {" "}Провал: −{ $n } очков действия.
    }
    [boon] {" "}Провал: потеря преимущества.
    [fall] {" "}Провал: герой упадёт.
    [glory] {" "}Провал: −{ $n } славы.
    [level] {" "}Провал: −{ $n } уровень.
    [lying] {" "}Провал: герой не встанет.
    [peril] {" "}Провал: +{ $n } риска.
    [transfer] {" "}Провал: героя перенесёт.
    [wound] { $n ->
        [one] {" "}Провал: рана.
        [few] {" "}Провал: { $n } раны.
       *[many] {" "}Провал: { $n } ран.
    }
   *[none] {""}
}

window-source = { $source-id ->
    [none] {""}
   *[other] { $why ->
        [blocked_exit] {" "}(блокированный выход: { $source })
        [influence] {" "}(влияние: «{ $source }»)
        [pit] {" "}(яма: { $source })
        [price] {" "}(цена: { $source-use })
        [spikes] {" "}(шипы: { $source })
        [trapped_exit] {" "}(выход-ловушка: { $source })
       *[other] {" "}({ $source-use })
    }
}

ask-window = { $by ->
    [phase_begins] Фаза начинается. Сыграть что-нибудь?
    [phase_ends] Фаза заканчивается. Сыграть что-нибудь?
    [declared] { $source-id ->
        [none] Сейчас начнутся столкновения. Сыграть что-нибудь?
       *[other] Сейчас подействует: { $source-use }. Сыграть что-нибудь?
    }
    [response] { $source-id ->
        [none] Вас атакуют. Как вы ответите?
       *[other] Вас атакует { $source }. Как вы ответите?
    }
    [step] Сейчас начнётся следующий этап. Сыграть что-нибудь?
    [arrival] Сейчас подействует локация: { $source }. Сыграть что-нибудь?
    [roll] Сейчас будет бросок{ window-source }. Хотите что-то изменить?{ roll-stake }
    [reward] Битва окончена. Сыграть сокровище?
    [wound] { $n ->
        [one] Вы вот-вот получите рану{ window-source }. Предотвратить?
        [few] Вы вот-вот получите { $n } раны{ window-source }. Предотвратить?
       *[many] Вы вот-вот получите { $n } ран{ window-source }. Предотвратить?
    }
    [fall] Вы вот-вот упадёте{ window-source }. Устоять?
    [transfer] Вас вот-вот перенесут{ window-source }. Остаться на месте?
   *[death] Ваш герой вот-вот погибнет{ window-source }. Спасти?
}

## Вопросы: карты

ask-target = { $source }: на чьего героя?
ask-payer = { $source }: чьим риском заплатить?
ask-x = { $source }: чему равен X?
ask-host = { $source }: к какой карте прикрепить?
ask-fodder = { $source }: какого монстра сбросить?
ask-at-once = { $source }: места для карты нет. Применить сразу?
ask-use = { $source-use }: применить?
ask-choose-effect = { $source }: какой эффект?
ask-one-attack = { $source }: против какой атаки?
ask-part-with = { $own ->
    [yes] { $by ->
        [bane] { $source }: какое своё проклятие вы сбрасываете?
        [boon] { $source }: какое преимущество вы теряете?
        [treasure] { $source }: какое сокровище вы теряете?
       *[other] { $source }: какую карту вы теряете?
    }
   *[no] { $by ->
        [bane] { $source }: какое проклятие сбрасывает { $seat }?
        [boon] { $source }: какое преимущество теряет { $seat }?
        [treasure] { $source }: какое сокровище теряет { $seat }?
       *[other] { $source }: какую карту теряет { $seat }?
    }
}
ask-sacrifice = { $source }: чем пожертвовать?
ask-replace-quest = { $source }: какое задание заменить?
ask-transfer = { $own ->
    [yes] { $source }: куда переносится ваш герой?
   *[no] { $source }: куда переносится { $seat }?
}
ask-leave = { $source }: через какой выход?
ask-deactivate = { $source }: куда положить жетон?
ask-which-token = { $source }: все жетоны заняты. Какой переложить?
ask-bridge = { $source }: через какую стену перекинуть мост?
ask-bar = { $source }: какой выход перекрыть?
ask-shift = { $source }: какую локацию сдвинуть?
ask-move-location = { $source }: куда переложить { $location-acc }?
ask-swap-with = { $source }: с какой локацией поменять местами { $location-acc }?
ask-swap-turning = { $source }: как положить { $location-acc } и { $other-acc }?
ask-surplus-boon = Постоянных преимуществ больше предела. Какое сбросить?
ask-surplus-treasure = Постоянных сокровищ больше предела. Какое сбросить?
ask-surplus-lair = В логове нет места. Какого монстра сбросить?

## Вопросы: битва

ask-spoils = { $by ->
    [turn_ends] Ваш ход заканчивается. Вытянуть карту славы?
   *[other] Ваш герой победил монстра. Вытянуть карту славы?
}
ask-form = { $source }: в какой форме атаковать?
ask-compare = Какую атаку сравнить следующей?
ask-harder = { $source }: заплатить за дополнительную рану?
ask-seize = Удар удался. Нанести рану или отобрать спутника?
ask-one-other = { $source }: какой ещё герой получит рану?
ask-challenge = Вас атаковали. Бросить вызов?
ask-free-attack = { $source }: кого атаковать бесплатно?
ask-where-to = { $source }: куда эту карту?
ask-give-peril = { $source }: кому добавить 1 очко риска?

## Пояснения для новичков

help-choose-hero = У каждого героя своё особое умение и свои сильные стороны. Сравните ближний бой, магию и скорость, а также пределы преимуществ и сокровищ.
help-another-hero = Вы продолжаете с новым героем первого уровня, без карт прежнего. Выполненные задания считаются, а открытые остаются вашими.
help-which-entrance = Вход для нового героя выбирает сосед слева от игрока, чей герой погиб. Поставить героя подальше от его заданий — коварно, но по правилам.
help-misdeeds = Столкновения и проклятия оплачивают риском того героя, против которого они направлены, и никогда своим. Выберите столкновения по одному, а потом объявите все сразу; последнее можно объявить тут же, если проклятий больше не будет. Проклятия играют до этого или когда всё разыграно.
help-banes = Все ваши столкновения разыграны. Проклятия ещё можно играть: каждое оплачивает риск его цели. Закончите фазу, когда будете готовы.
help-settle = Столкновений несколько, и порядок выбираете вы. Ловушки разыгрывают по одной; все монстры против одного героя сражаются в одной битве.
help-feats = Герой двигается, исследует подземелье, играет карты славы и пытается выполнить задания — в любом порядке, пока хватает очков действия и славы. Локация, новая в этом ходу, даёт славу и риск. Остановиться можно в любой момент.
help-place = Локация ложится сторона к стороне с другими, прямо или с поворотом на 180°. Стена может касаться только стены. Отрезать локацию нельзя, и подземелье не должно замкнуться.
help-lay = Все локации выкладывают до игры, игроки по очереди по одной. Карту, которая никуда не подходит, оставляют на потом. Помните о заданиях: локации для своих держите поближе друг к другу.
help-keep = Одну из этих локаций вы оставляете и выкладываете. Остальные уходят под низ стопки.
help-go-on = Открыть не удалось, но теперь выход открыт, пока герой здесь. Пройти стоит ещё 1 очко действия; можно сберечь его и уйти позже.
help-dodge-spikes = Шипы проверяют одну из характеристик, а провал — это рана. За 1 очко действия вы пройдёте мимо без проверки.
help-discard = В конце хода, если на руке есть карты, вы сбрасываете ровно одну: с руки, сокровище из инвентаря или монстра из логова. С пустой рукой можно сбросить сокровище или монстра либо спасовать. Потом вы добираете карты до пяти.
help-save = Одно очко действия можно сохранить до следующей фазы восстановления. Им платят за вызов, если вас атаковали, или за подъём. Остальные сгорают.
help-draw = Карты славы помогают вашему герою, карты риска вредят соперникам. Колоду выбирают для каждой карты, пока на руке не станет пять карт; можно выбрать и все сразу.
help-window = Сыграйте карту, примените эффект или спасуйте. Когда подряд спасуют все, игра продолжится. Как часто спрашивать, можно изменить при любом вопросе.
help-target = Карта действует на этого героя, и платит за неё его риск. Выбрать можно только того, у кого риска хватает.
help-payer = У этой карты нет цели, но за неё платит риском один из соперников. Кто именно, решаете вы.
help-x = Сколько заплатить, решаете вы, в пределах, указанных на карте. Чем больше цена, тем сильнее эффект.
help-host = Довесок лежит под другой картой и действует, пока она в игре. Если она уйдёт, довесок отправится в сброс.
help-fodder = Цена — один монстр с руки или из логова. Вы его сбросите, и эффект подействует сразу.
help-at-once = Предел постоянных сокровищ исчерпан, и эту карту можно только применить сразу, после чего она уйдёт в сброс. Если откажетесь, она уйдёт в сброс неиспользованной.
help-use = На то, что случилось, можно ответить этим эффектом. Цену вы платите, только если применяете его.
help-choose-effect = На карте несколько эффектов; здесь они в том же порядке. Выберите, какой подействует.
help-one-attack = Вас атакуют несколько карт, а эта поможет только против одной. Выберите ту атаку, которая страшнее всех.
help-part-with = Одна карта из игры или с руки должна уйти. Кто её выбирает, сказано на карте.
help-sacrifice = Задание требует жертвы. Карта, которую вы здесь выберете, уйдёт в сброс.
help-replace-quest = Вы вытянете новое задание, а выбранное уйдёт под низ колоды заданий. Если спутник этого задания с вами, он покинет подземелье.
help-transfer = Перенос ставит героя в другое место без движения, и выходы не важны. Очки, преграды и эффекты новой локации действуют только в ход самого героя.
help-leave = Выберите выход, через который герой уйдёт. Его условие на этот раз не действует.
help-deactivate = Жетон деактивации обезвреживает преграду или открывает выход с этой стороны. Он лежит там для всех.
help-which-token = Жетонов деактивации всего три. Переложите один из тех, что в игре, на выбранное место; то, что он закрывал, снова заработает.
help-bridge = Мост открывает путь сквозь стену в обе стороны. Он лежит, пока его карта в игре.
help-bar = С этой стороны выход считается блокированным, пока какой-нибудь герой не пройдёт через него или не провалит проверку. С другой стороны всё по-прежнему.
help-shift = Локации меняют место в подземелье. Они должны подходить, как при выкладывании, и ничего нельзя отрезать.
help-move-location = Положите локацию на другую клетку или поверните там, где она лежит. Она должна подходить, как при выкладывании.
help-swap-with = Две локации меняются местами. Всё, что на них есть, перемещается вместе с ними, если карта не говорит иного.
help-swap-turning = Каждую из двух можно положить прямо или повернуть на 180°. Предлагаются только подходящие положения.
help-surplus-boon = Предел постоянных преимуществ стал меньше. Сбрасывайте карты по своему выбору, пока не уложитесь в него.
help-surplus-treasure = Предел постоянных сокровищ стал меньше. Сбрасывайте карты по своему выбору, пока не уложитесь в него.
help-surplus-lair = В логове живёт не больше трёх монстров. Выбранный уйдёт в сброс вместе со своими довесками.
help-spoils = В одиночной игре за каждого побеждённого монстра и в конце каждого хода можно вытянуть карту славы. Если карта не нужна, спасуйте.
help-form = Форму выбирает атакующий: ближний бой, магия или скорость. Обе стороны бросают кубик и прибавляют своё значение этой формы, так что ищите слабое место.
help-compare = Все кубики брошены. Атакующий решает, в каком порядке сравнивать пары; каждый результат действует до следующего сравнения.
help-harder = Сравнение выиграно: можно заплатить за дополнительную рану. Цену вы платите, только если согласны.
help-seize = Герой, по которому пришёлся удар, ведёт спутника. Вместо раны можно отобрать спутника; больше удар ничего не сделает.
help-one-other = Удар достаёт ещё одного героя в этой локации. Кого именно, решает владелец монстра.
help-challenge = После атаки ваш герой может один раз бросить вызов за 1 очко действия. Цель — карта, которая атаковала и ещё не повержена, или герой в той же локации. Это ваша единственная битва за ход.
help-free-attack = Эта атака не тратит очка действия и не считается битвой этого хода. Выберите карту, которая только что вас атаковала, или героя здесь, который атаковал вас в этом ходу.
help-where-to = Монстр без ран возвращается на руку или в логово. Раненый уходит в логово или в сброс. Логово видят все, но монстров из него можно наслать снова.
help-give-peril = За каждую рану, нанесённую вашим монстром, вы можете добавить 1 очко риска любому игроку. Риск соперника оплатит то, что вы нашлёте потом.

## Действия: ход

do-send = Наслать { $card-acc } (цель: { $seat })
do-send-last = Наслать { $card-acc } (цель: { $seat }) и больше ничего
do-recall = Не насылать { $card-acc }
do-declare = Объявить столкновения
do-done = Это всё
do-settle = { $card }
do-battle = Битва (цель: { $seat })
do-go = Идти на { $side }
do-walk = Дойти: { $location }
do-finish = Закончить ход и сбросить { $card-acc }
do-explore = Исследовать
do-place = { $turned ->
    [0] Положить: { $square }
   *[other] Положить: { $square }, повернув на 180°
}
do-place-on = { $turned ->
    [0] Положить: { $square }, и продолжить
   *[other] Положить: { $square }, повернув на 180°, и продолжить
}
do-lay = Выложить { $location-acc }
do-keep = Оставить { $location-acc }
do-stand = Подняться
do-lie-down = Лечь: +1 очко действия
do-save = Сохранить 1 очко действия
do-draw = { $deck-id ->
    [glory] Вытянуть карту славы
   *[peril] Вытянуть карту риска
}
do-draw-all = { $peril ->
    [0] Вытянуть { event-glory-cards }
   *[other] { $glory ->
        [0] Вытянуть { event-peril-cards }
       *[other] Вытянуть { event-glory-cards } и { event-peril-cards }
    }
}
event-glory-cards = { $glory ->
    [one] { $glory } карту славы
    [few] { $glory } карты славы
   *[many] { $glory } карт славы
}
event-peril-cards = { $peril ->
    [one] { $peril } карту риска
    [few] { $peril } карты риска
   *[many] { $peril } карт риска
}
do-yes = Да
do-no = Нет
do-pass = Пас
do-ask = { $standing ->
    [never] Спрашивать об ответных действиях: никогда
    [mine] Спрашивать об ответных действиях: о моём герое
    [deadly] Спрашивать об ответных действиях: только при угрозе жизни героя
    [battle] Больше не в этой битве
    [roll] Не раньше моего броска или раны
    [this] Не раньше, чем это закончится
    [turn] Не раньше моего хода
   *[always] Спрашивать об ответных действиях: всегда
}

## Действия: карты

do-play = Сыграть { $card-acc }
do-play-x = Сыграть { $card-acc }, X = { $n }
do-use = { $by ->
    [search] Поиск ({ $card })
   *[other] { $n ->
        [1] Применить: { $card-use }
       *[other] Применить: { $card-use }, эффект { $n }
    }
}
do-discard = Сбросить { $card-acc }
do-pick = { $card }
do-target = Герой: { $seat }
do-against = Атака: { $foe }
do-x = X = { $n }
do-option = Эффект { $n }
do-at = { $location }
do-exit = { $location }: { $side-the } выход
do-hazard = { $location }: { $hazard }
do-lie = { $turned ->
    [0] { $other_turned ->
        [0] Обе прямо
       *[other] Вторую повернуть на 180°
    }
   *[other] { $other_turned ->
        [0] Первую повернуть на 180°
       *[other] Обе повернуть на 180°
    }
}
do-hero = { $hero }

## Действия: битва и задания

do-form = { $form-id ->
    [melee] Ближний бой
    [magic] Магия
   *[speed] Скорость
}
do-attack = Атаковать: { $seat }
do-challenge = Атаковать { $foe-acc }
do-challenge-in = Атаковать { $foe-acc } ({ $form })
do-compare = Атака: { $foe }
do-to-hand = { $card }: на руку
do-to-lair = { $card }: в логово
do-lair-giving = { $card }: в логово; риск за нанесённые раны получает { $seat }
do-give-peril = 1 очко риска: { $seat }
do-attempt = Попытка: «{ $quest }»
do-pick-up = «{ $quest }»: взять спутника
do-deliver = «{ $quest }»: доставить спутника
do-drop = «{ $quest }»: оставить спутника здесь
do-replace = Заменить «{ $quest }»
do-seize = Отобрать спутника: «{ $quest }»

## События: игра и ходы

event-hero-enters = { $seat }: { $hero } входит в подземелье ({ $location }).
event-first-player = Первый ход: { $seat }{ $dice-count ->
    [0] .
   *[other] {" "}(кубики: { $dice }{ $again-count ->
        [0] {""}
       *[other] ; повторно: { $again }
    }).
}
event-turn-begins = Раунд { $round }. Ходит { $seat }.
event-phase-begins = { $seat }: { $phase }.
event-recovered = { $seat }: { $ap ->
    [one] { $ap } очко действия{ event-made-of }.
    [few] { $ap } очка действия{ event-made-of }.
   *[many] { $ap } очков действия{ event-made-of }.
}
event-made-of = { $base-id ->
    [none] {""}
   *[other] { $form-id ->
        [none] { $bonuses-count ->
            [0] {""}
           *[other] {" "}({ $base }, { $bonuses })
        }
       *[other] {" "}({ $form } { $base }{ $bonuses-count ->
            [0] {""}
           *[other] , { $bonuses }
        })
    }
}
event-ap-saved = { $seat } сохраняет 1 очко действия.
event-game-over = { $why ->
    [quests] Три задания выполнены! Победа: { $seats }.
    [survivor] В живых остался один герой! Победа: { $seats }.
   *[death] Герой погиб, партия проиграна.
}

## События: локации

event-location-drawn = { $seat } тянет локацию: { $location }.
event-location-placed = { $beside-id ->
    [none] { $turned ->
        [0] Выложена локация «{ $location }»: { $square }.
       *[other] Выложена локация «{ $location }»: { $square } (повёрнута на 180°).
    }
   *[other] { $seat } выкладывает локацию «{ $location }» (на { $side } от локации «{ $beside }»{ event-explored }); за вход: слава { $glory }, риск { $peril }{ $hazards-count ->
        [0] {""}
       *[other] {"; преграды: "}{ $hazards }
    }.
}
event-explored = { $ap-id ->
    [none] { $why ->
        [each_turn] {"; "}бесплатно: каждый ход приносит одну локацию
       *[other] {""}
    }
   *[other] { $ap ->
        [one] {"; "}разведка за { $ap } очко действия
        [few] {"; "}разведка за { $ap } очка действия
       *[many] {"; "}разведка за { $ap } очков действия
    }
}
event-location-under = «{ $location }» никуда не подходит и уходит под низ стопки.
event-location-left-over = «{ $location }» никуда не подходит и выходит из игры.
event-location-passed = { $rival } получает карту «{ $location }» (передаёт { $seat }).
event-locations-seen = { $locations-count ->
    [0] { $seat } получает локации: { $n }.
   *[other] { $seat } получает локации: { $locations }.
}
event-shifted = { $beside-id ->
    [none] { $turned ->
        [0] Локация «{ $location }» теперь здесь: { $square }.
       *[other] Локация «{ $location }» теперь здесь: { $square } (повёрнута на 180°).
    }
   *[other] { $turned ->
        [0] Локация «{ $location }» теперь лежит на { $side } от локации «{ $beside }».
       *[other] Локация «{ $location }» теперь лежит на { $side } от локации «{ $beside }» (повёрнута на 180°).
    }
}
event-deactivated = { $seat } кладёт жетон деактивации ({ $location }): { $what }.
event-bridged = { $seat } перекидывает мост ({ $location }, стена на { $side }).
event-exit-barred = Перекрыт { $side-the } выход: { $location }.
event-exit-opened = { $side-the } выход ({ $location }) теперь открыт для всех, пока там стоит герой ({ $seat }).

## События: герои

event-revisited = { $revisited ->
    [yes] {" "}(в этом ходу локация уже не новая: ни славы, ни риска)
   *[no] {""}
}
event-moved = { $seat } переходит: { $location }{ event-revisited }.
event-transferred = { $seat } переносится в локацию «{ $location }»{ event-because }{ event-revisited }.
event-fell = { $seat } падает{ event-because }.
event-stood-up = { $seat } поднимается.
event-lain-down = { $seat } ложится.
event-because = { $why ->
    [away] : монстр вне боя и не побеждён, поэтому остаётся у своего игрока
    [battle] {" "}({ $cause-id ->
        [none] за нанесённые раны
       *[other] нанесённые раны: { $cause }
    })
    [blocked_exit] {" "}(блокированный выход: { $cause })
    [died] {" "}(герой погиб: { $cause })
    [given_up] : монстр ранен, но не побеждён, и игрок его не оставляет
    [host] {" "}(карта лежала под картой «{ $cause }»)
    [hurt] : монстр ранен, но не побеждён, и остаётся у своего игрока
    [influence] {" "}(влияние: «{ $cause }»)
    [lain_down] {" "}(герой лёг)
    [limit] {" "}(сверх предела)
    [pit] {" "}(яма: { $cause })
    [price] {" "}(цена: { $cause-use })
    [reward] {" "}(награда: «{ $cause }»)
    [spikes] {" "}(шипы: { $cause })
    [stayed] {" "}(герой остался: { $cause })
    [survived] : монстр не побеждён
    [trapped_exit] {" "}(выход-ловушка: { $cause })
    [turn_ends] {" "}(конец хода: одну карту нужно сбросить)
    [turn_ends_freely] {" "}(конец хода, по желанию)
    [unhurt] : монстр не ранен и не побеждён, поэтому остаётся у своего игрока
    [up_to_five] {" "}(до пяти карт)
    [wounded] {" "}(нанесённая рана: { $cause })
   *[other] { $cause-id ->
        [none] {""}
       *[other] {" "}({ $cause })
    }
}
event-glory = { $n-sign ->
    [down] { $n-size ->
        [one] { $seat } теряет { $n-size } очко славы{ event-because }.
        [few] { $seat } теряет { $n-size } очка славы{ event-because }.
       *[many] { $seat } теряет { $n-size } очков славы{ event-because }.
    }
   *[other] { $n-size ->
        [one] { $seat } получает { $n-size } очко славы{ event-because }.
        [few] { $seat } получает { $n-size } очка славы{ event-because }.
       *[many] { $seat } получает { $n-size } очков славы{ event-because }.
    }
}
event-peril-given = { $rival-id ->
    [none] { event-because }
   *[other] { $cause-id ->
        [none] {" "}(кому — решает { $rival })
       *[other] {" "}(кому — решает { $rival }: рану нанёс монстр «{ $cause }»)
    }
}
event-peril = { $n-sign ->
    [down] { $n-size ->
        [one] { $seat } теряет { $n-size } очко риска{ event-because }.
        [few] { $seat } теряет { $n-size } очка риска{ event-because }.
       *[many] { $seat } теряет { $n-size } очков риска{ event-because }.
    }
   *[other] { $n-size ->
        [one] { $seat } получает { $n-size } очко риска{ event-peril-given }.
        [few] { $seat } получает { $n-size } очка риска{ event-peril-given }.
       *[many] { $seat } получает { $n-size } очков риска{ event-peril-given }.
    }
}
event-action-points = { $n-sign ->
    [down] { $n-size ->
        [one] { $seat } теряет { $n-size } очко действия{ event-because }.
        [few] { $seat } теряет { $n-size } очка действия{ event-because }.
       *[many] { $seat } теряет { $n-size } очков действия{ event-because }.
    }
   *[other] { $n-size ->
        [one] { $seat } получает { $n-size } очко действия{ event-because }.
        [few] { $seat } получает { $n-size } очка действия{ event-because }.
       *[many] { $seat } получает { $n-size } очков действия{ event-because }.
    }
}
event-level-stats = { $melee-id ->
    [none] {""}
   *[other] {" "}Ближний бой { event-old-melee }{ $melee }, магия { event-old-magic }{ $magic }, скорость { event-old-speed }{ $speed }.
}
event-old-melee = { $old_melee-id ->
    [none] {""}
   *[other] { $old_melee } →{" "}
}
event-old-magic = { $old_magic-id ->
    [none] {""}
   *[other] { $old_magic } →{" "}
}
event-old-speed = { $old_speed-id ->
    [none] {""}
   *[other] { $old_speed } →{" "}
}
event-level = { $was-id ->
    [none] { $seat }: теперь уровень { $level }
   *[other] { $seat }: уровень { $was } → { $level }
}{ event-because }.{ event-level-stats }
event-healed = { $n ->
    [one] { $seat } восстанавливает { $n } очко здоровья{ event-because }.
    [few] { $seat } восстанавливает { $n } очка здоровья{ event-because }.
   *[many] { $seat } восстанавливает { $n } очков здоровья{ event-because }.
}
event-wounded = { $n ->
    [one] { $seat } получает { $n } рану{ event-because }. Здоровье: { $life }.
    [few] { $seat } получает { $n } раны{ event-because }. Здоровье: { $life }.
   *[many] { $seat } получает { $n } ран{ event-because }. Здоровье: { $life }.
}
event-life-given = { $n ->
    [one] { $seat } жертвует { $n } очком здоровья{ event-because }.
   *[many] { $seat } жертвует { $n } очками здоровья{ event-because }.
}
event-revived = { $seat } оживает{ event-because }. Здоровье: { $life }.
event-chilled = { $n ->
    [one] { $seat }: −{ $n } очко действия при следующем восстановлении{ event-because }.
    [few] { $seat }: −{ $n } очка действия при следующем восстановлении{ event-because }.
   *[many] { $seat }: −{ $n } очков действия при следующем восстановлении{ event-because }.
}
event-prevented = { $n ->
    [one] { $seat }: предотвращена { $n } рана{ event-because }.
    [few] { $seat }: предотвращены { $n } раны{ event-because }.
   *[many] { $seat }: предотвращено { $n } ран{ event-because }.
}
event-died = { $seat }: герой погиб.
event-resurrected = { $seat } продолжает с новым героем: { $hero }.

## События: броски

event-idle = { $idle ->
    [yes] : ничего не происходит
   *[no] {""}
}
event-passed = { $by ->
    [pit] : герой не падает
    [spikes] : раны нет
    [trapped_exit] : раны нет
    [blocked_exit] : выход открыт на этот шаг
   *[other] { event-idle }
}
event-failed = { $idle ->
    [yes] { event-idle }
   *[no] { $by ->
        [pit] : герой падает
        [spikes] : 1 рана
        [trapped_exit] : 1 рана
        [blocked_exit] , но теперь выход открыт
        [standing_up] : герой остаётся лежать
       *[other] {""}
    }
}
event-roll-of = { $why ->
    [attack] проверка атаки (цель: { $source })
    [counter] проверка контратаки (противник: { $source })
   *[other] { $by ->
        [pit] яма ({ $source })
        [spikes] шипы ({ $source })
        [trapped_exit] выход-ловушка ({ $source })
        [blocked_exit] блокированный выход ({ $source })
        [standing_up] попытка встать
       *[other] проверка{ $source-id ->
            [none] {" "}угрозы
           *[other] {" "}({ $source })
        }
    }
}
event-roll-need = { $printed-id ->
    [none] { $need }
   *[other] { $need } ({ $printed } + опасность { $danger })
}
event-roll-sum = { $form-id ->
    [none] { $plus }
   *[other] { $form } { $plus }
}{ $bonuses-count ->
    [0] {""}
   *[other] {" "}({ $base }, { $bonuses })
} + кубик { $kept }{ $dice-count ->
    [0] {""}
    [1] {""}
   *[other] {" "}(из { $dice })
} = { $total }{ $need ->
    [0] .
   *[other] {" "}из { event-roll-need }. { $success ->
        [yes] Успех{ event-passed }.
       *[no] Провал{ event-failed }.
    }
}
event-rolled = { $base-id ->
    [none] { event-rolled-then }
   *[other] { $seat-id ->
        [none] { $foe }
       *[other] { $seat }
    }, { event-roll-of }: { event-roll-sum }
}
event-rolled-then = { $seat-id ->
    [none] { $foe }
   *[other] { $seat }
}, { $why ->
    [attack] проверка атаки
    [counter] проверка контратаки
    [threat] проверка угрозы
   *[other] бросок
}{ $form-id ->
    [none] {""}
   *[other] {" "}({ $form })
}: { $dice-count ->
    [0] {""}
    [1] {""}
   *[other] ({ $dice }){" "}
}{ $kept }{ $plus-sign ->
    [up] {" "}+ { $plus-size } = { $total }
    [down] {" "}− { $plus-size } = { $total }
   *[none] {""}
}{ $need ->
    [0] .
   *[other] ; нужно: { $need }.
}
event-dice-counted = { $counted-count ->
    [1] { $dice-count ->
        [1] {""}
       *[other] {" "}(засчитывается только лучший: { $counted })
    }
    [2] { $dice-count ->
        [2] {""}
       *[other] {" "}(засчитываются только два лучших)
    }
   *[other] {""}
}
event-die-sum = { $plus-sign ->
    [none] {""}
   *[other] {" "}= { $total }
}
event-dice-rolled = { $seat }, «{ $source }»: { $dice }{ event-dice-counted }{ $plus-sign ->
    [up] , плюс { $plus-size }
    [down] , минус { $plus-size }
   *[none] {""}
}{ $total-id ->
    [none] {""}
   *[other] { $each ->
        [yes] {""}
       *[no] { $counted-count ->
            [1] { event-die-sum }
           *[other] { $dice-count ->
                [1] { event-die-sum }
               *[other] {" "}= { $total }
            }
        }
    }
}; { $each ->
    [yes] на каждом кубике нужно { $need } или больше
   *[no] нужно { $need } или больше
}: { $success ->
    [yes] успех!
   *[no] провал.
}
event-tested = { $success ->
    [yes] { $seat } преодолевает угрозу.
   *[no] { $seat } проваливает проверку{ $by ->
        [encounter_trap] {" "}(ловушка).
        [spikes] {" "}(шипы).
        [pit] {" "}(яма).
        [trapped_exit] {" "}(выход-ловушка).
        [blocked_exit] {" "}(блокированный выход).
        [quest] {" "}(задание).
       *[other] .
    }
}
event-solo-dice = { $seat } бросает против риска { $peril }: { $dice }. Вытянуто карт риска: { $n }.

## События: карты

event-drawn = { $card-id ->
    [none] { $deck-id ->
        [none] { $seat } тянет карту{ event-because }.
        [glory] { $seat } тянет карту славы{ event-because }.
       *[peril] { $seat } тянет карту риска{ event-because }.
    }
   *[other] { $seat } тянет { $card-acc }{ event-because }.
}
event-reshuffled = { $deck-id ->
    [none] Сброс перемешан и снова стал колодой.
    [glory] Сброс карт славы перемешан и снова стал колодой.
   *[peril] Сброс карт риска перемешан и снова стал колодой.
}
event-discarded = { $seat-id ->
    [none] { $card } уходит в сброс{ event-because }.
   *[other] { $why ->
        [broken] { $card } ломается ({ $seat }).
        [used_up] { $seat } тратит { $card-acc } без остатка.
       *[other] { $seat } сбрасывает { $card-acc }{ event-because }.
    }
}
event-with-x = { $x-id ->
    [none] {""}
   *[other] , X = { $x }
}
event-played-for = { $rival-id ->
    [none] { $price-id ->
        [none] {""}
       *[other] { $price ->
            [one] {" "}за { $price } очко славы
            [few] {" "}за { $price } очка славы
           *[many] {" "}за { $price } очков славы
        }
    }
   *[other] {" "}({ $aimed ->
        [yes] цель: { $rival };{" "}
       *[no] {""}
    }{ $price-id ->
        [none] риском платит { $rival }
       *[other] { event-pays-peril }
    })
}
event-pays-peril = { $price ->
    [one] { $rival } платит { $price } очко риска
    [few] { $rival } платит { $price } очка риска
   *[many] { $rival } платит { $price } очков риска
}
event-played = { $seat-id ->
    [none] { $card } вступает в силу{ event-with-x }.
   *[other] { $seat } играет { $card-acc }{ event-with-x }{ event-played-for }.
}
event-price = { $glory-id ->
    [none] { $ap-id ->
        [none] {""}
       *[other] { $ap ->
            [one] {" "}за { $ap } очко действия
            [few] {" "}за { $ap } очка действия
           *[many] {" "}за { $ap } очков действия
        }
    }
   *[other] { $glory ->
        [one] {" "}за { $glory } очко славы
        [few] {" "}за { $glory } очка славы
       *[many] {" "}за { $glory } очков славы
    }{ $ap-id ->
        [none] {""}
       *[other] { $ap ->
            [one] {" "}и { $ap } очко действия
            [few] {" "}и { $ap } очка действия
           *[many] {" "}и { $ap } очков действия
        }
    }
}
event-for-the-roll = { $plus-id ->
    [none] { $more-id ->
        [none] {""}
       *[other] { $more ->
            [one] {" "}(ещё { $more } кубик)
            [few] {" "}(ещё { $more } кубика)
           *[many] {" "}(ещё { $more } кубиков)
        }
    }
   *[other] { $plus-sign ->
        [up] {" "}(+{ $plus-size } к броску)
       *[down] {" "}(−{ $plus-size } к броску)
    }
}
event-left = { $left-id ->
    [none] {""}
   *[other] {" "}(осталось: { $left })
}
event-spent-ap = { $ap ->
    [one] { $ap } очко действия
    [few] { $ap } очка действия
   *[many] { $ap } очков действия
}
event-used = { $why ->
    [rid] { $seat } избавляется от карты «{ $source }»{ event-price }.
    [search] { $seat } тратит { event-spent-ap } на поиск («{ $source }»).
   *[other] { $seat } применяет: { $source-use }{ event-price }{ event-for-the-roll }{ event-left }.
}
event-cancelled = { $seat } отменяет { $card-acc }{ event-because }.
event-attached = { $seat-id ->
    [none] { $card } ложится под карту «{ $host }».
   *[other] { $seat } прикрепляет { $card-acc } к карте «{ $host }».
}
event-back-to-hand = { $seat }: { $card } возвращается на руку{ event-because }.
event-to-lair = { $seat-id ->
    [none] { $card } уходит в логово{ event-because }.
   *[other] { $seat }: { $card } уходит в логово{ event-because }.
}

## События: злодеяния и битва

event-sent = { $seat-id ->
    [none] Появляется { $card } (цель: { $rival }).
   *[other] { $seat } насылает { $card-acc } (цель: { $rival }{ $price-id ->
        [none] {""}
       *[other] ; { event-pays-peril }
    }).
}
event-trap-springs = { $seat-id ->
    [none] Ловушка «{ $card }»! Цель: { $rival }.
   *[other] Ловушка «{ $card }»! Её устраивает { $seat }; цель — { $rival } и все в той же локации.
}
event-out-of-reach = { $card } больше не достаёт до цели: { $seat }.
event-attacks = { $foe-id ->
    [reader] Вы атакуете
   *[other] { $foe } атакует
} { $defender-id ->
    [player] (цель: { $defender }; { $form })
   *[other] { $defender-acc } ({ $form })
}.{ $rival-id ->
    [none] {""}
   *[other] {" "}За монстра бросает { $rival }.
}
event-attacker-removed = { $why ->
    [discard] { $foe } уходит в сброс, не успев ударить.
   *[ignore] { $foe } выходит из битвы.
}
event-compared = { $foe } — { $total }, { $defender } — { $counter }{ $by ->
    [foe] { $foe-id ->
        [reader] . Удар наносите вы.
       *[other] . Удар наносит { $foe }.
    }
    [defender] { $defender-id ->
        [reader] . Удар наносите вы.
       *[other] . Удар наносит { $defender }.
    }
    [tie] . Ничья: удара нет.
   *[none] . Удара нет: его не допускает карта.
}
event-monster-wounded = { $n ->
    [one] { $foe } получает { $n } рану{ event-because }. Здоровье: { $life }.
    [few] { $foe } получает { $n } раны{ event-because }. Здоровье: { $life }.
   *[many] { $foe } получает { $n } ран{ event-because }. Здоровье: { $life }.
}
event-monster-healed = { $n ->
    [one] { $foe } восстанавливает { $n } очко здоровья{ event-because }. Здоровье: { $life }.
    [few] { $foe } восстанавливает { $n } очка здоровья{ event-because }. Здоровье: { $life }.
   *[many] { $foe } восстанавливает { $n } очков здоровья{ event-because }. Здоровье: { $life }.
}
event-monster-beaten = { $seat-id ->
    [none] Повержен монстр: { $foe }!
   *[other] { $seat } побеждает { $foe-acc }!
}

## События: задания

event-quest-opened = { $seat-id ->
    [none] Общее задание: «{ $quest }».
   *[other] { $seat }, новое задание: «{ $quest }».
}
event-quest-attempted = { $seat } пытается выполнить задание «{ $quest }».
event-attempt-failed = { $seat } не выполняет задание «{ $quest }»: попытка не удалась.
event-searched = { $seat } ищет («{ $quest }»): кубик { $die } + расстояние { $distance }; нужно { $need } или больше: { $success ->
    [yes] найдено!
   *[no] ничего.
}
event-quest-completed = { $seat } выполняет задание «{ $quest }»!
event-quest-replaced = { $seat } меняет задание «{ $quest }» на «{ $new }».
event-quest-under = Задание «{ $quest }» уходит под низ колоды.
event-picked-up = { $seat } берёт спутника: «{ $quest }».
event-token-taken = { $seat } отбирает спутника («{ $quest }»); его теряет { $rival }.
event-token-dropped = { $seat } оставляет спутника: «{ $quest }» ({ $location }).

## Отказы: карты и эффекты

no-ability-forbidden = Проклятие не даёт вашему герою применить особое умение.
no-at-the-limit = { $card }: предел таких постоянных карт исчерпан.
no-boon-stays = { $card } — преимущество, а их нельзя сбрасывать по своему выбору.
no-in-use = { $card }: эффект применяется прямо сейчас.
no-last-life = { $card }: последним очком здоровья платить нельзя.
no-no-ap = { $card }: вашему герою не хватает очков действия.
no-no-fodder = { $card }: у вас нет подходящего монстра для сброса.
no-no-target = Подходящей цели нет.
no-no-token = { $card }: жетонов больше нет.
no-nobody-pays = { $card }: ни у одного подходящего соперника не хватает риска.
no-not-in-hand = Этой карты нет у вас на руке.
no-not-the-time = { $card }: сейчас применить нельзя{ $by ->
    [own_turn] , только в свой ход.
    [feats] , только в свою Фазу подвигов.
    [move] , только в свою Фазу подвигов, когда герой движется.
    [response] , только в ответ на нападение на вашего героя.
    [roll] , только перед броском кубиков.
    [would_wound] , только когда герой вот-вот получит рану.
    [would_fall] , только когда герой вот-вот упадёт.
    [would_transfer] , только когда героя вот-вот перенесут.
    [would_die] , только когда герой вот-вот погибнет.
    [any] , сначала ответьте на вопрос.
    [over] , нужная фаза уже закончилась.
   *[other] .
}
no-not-there = { $card }: ваш герой не в том месте, где это применяют.
no-not-to-discard = { $card }: эту карту вы сбросить не можете.
no-not-yours = Эта карта не ваша.
no-solo-boon = { $card }: в одиночной игре постоянные преимущества играют только на входе.
no-solo-treasure = { $card }: в одиночной игре постоянные сокровища играют только на этапе награды.
no-too-dear = { $card }: нужно очков славы: { $price }, у вас: { $glory }.
no-type-in-play = { $card }: сокровище этого типа у вас уже в игре.
no-used-this-roll = { $card }: для этой проверки уже применяли.
no-used-this-turn = { $card }: в этом ходу уже применяли.
no-wrong-time = { $card }: сейчас сыграть нельзя{ $by ->
    [misdeeds] , только в свою Фазу злодеяний.
    [feats] , только в свою Фазу подвигов.
    [response] , только в ответ на нападение на вашего героя.
    [any] , сначала ответьте на вопрос.
    [over] , нужная фаза уже закончилась.
   *[other] .
}
no-only-in-feats = Так герой действует только в свою Фазу подвигов.
no-asked-first = Сначала ответьте на вопрос.
no-feats-over = Ваша Фаза подвигов закончилась.

## Отказы: злодеяния и битва

no-asked-so-already = Так уже и настроено.
no-dead = Ваш герой погиб.
no-declare-first = Объявите выбранные столкновения или откажитесь от них.
no-declare-or-recall = Столкновения выбраны: объявите их или откажитесь от них.
no-declared-already = { $card }: столкновения этой фазы уже объявлены.
no-fallen-attacker = Лежащий герой не может атаковать за очки действия.
no-hero-is-dead = { $seat }: герой погиб.
no-lies-already = Ваш герой уже лежит.
no-must-discard = На руке есть карты: одну надо сбросить.
no-no-ap-to-attack = Атака стоит 1 очко действия.
no-no-ap-to-challenge = Вызов стоит 1 очко действия, а у вашего героя их нет.
no-no-such-hero = Подходящей цели нет.
no-no-time-now = Сейчас можно применить только то, что предотвращает это событие.
no-no-time-to-attack = Сейчас атаковать героя нельзя.
no-no-traps-here = { $card }: ловушку нельзя объявить там, где { $seat }.
no-not-here = { $seat }: герой в другой локации.
no-not-this-variant = Лечь намеренно можно только в варианте «Ограничение движения».
no-not-to-be-challenged = Эта карта вас не атаковала или уже вне битвы.
no-nothing-to-declare = Вы не выбрали ни одного столкновения.
no-once-a-turn = Это можно сделать только раз в ход, и вы уже сделали.
no-once-this-turn = { $card }: в этом ходу уже объявляли.
no-one-battle = Только одна битва за ход: ваш герой её уже начал.
no-own-peril = Своим риском не платят никогда.
no-peace-here = Здесь героям нельзя атаковать героев.
no-sent-already = { $card }: уже среди ваших столкновений.
no-too-little-peril = { $card }: нужно очков риска: { $price }, у соперника меньше ({ $seat }).
no-unwounded = { $card }: монстр без ран — только на руку или в логово.
no-wounded = { $card }: монстр ранен — только в логово или в сброс.

## Отказы: движение

no-a-wall = Мешает стена: здесь ({ $location }) или по ту сторону.
no-fallen = Ваш герой лежит и сначала должен подняться.
no-no-ap-to-explore = Исследование стоит 1 очко действия.
no-no-ap-to-move = Шаг стоит 1 очко действия.
no-no-ap-to-stand = Чтобы подняться, нужно 1 очко действия.
no-no-location-fits = Ни одна из оставшихся локаций никуда не подходит.
no-no-locations = Локаций не осталось.
no-not-fallen = Ваш герой уже стоит.
no-nothing-there = С этой стороны локации нет.

## Отказы: карта подземелья

no-cell-taken = Здесь уже лежит { $location }.
no-dungeon-closed = Подземелье замкнётся: ни один выход не поведёт на пустую клетку.
no-entrance-lost = { $location }: не останется пути ко входу.
no-exits-misfit = Выходы не сойдутся ({ $location }): стена может касаться только стены.
no-location-cut-off = { $location }: эта локация окажется отрезанной.
no-location-stays = { $location }: эта локация уже так лежит.
no-not-edge-to-edge = Карта не коснётся ни одной локации.
no-swap-with-itself = { $location }: нельзя поменять локацию местами с ней самой.

## Отказы: задания

no-attempt-costs-ap = «{ $quest }»: новая попытка стоит 1 очко действия, а потратить нечего.
no-cannot-sacrifice = «{ $quest }»: вам нечем пожертвовать.
no-deliver-elsewhere = «{ $quest }»: спутника надо доставить в другое место.
no-escort-elsewhere = «{ $quest }»: спутник ждёт в другом месте.
no-escort-led = «{ $quest }»: спутника уже ведёт герой.
no-no-attempt = «{ $quest }»: это задание выполняют иначе.
no-no-escort = «{ $quest }»: сопровождать некого.
no-not-escorting = «{ $quest }»: ваш герой не ведёт этого спутника.
no-not-found = «{ $quest }»: сначала поиск, и он должен удаться.
no-not-your-quest = «{ $quest }»: это задание не ваше.
no-under-attack = «{ $quest }»: пока вашего героя атакуют, спутник остаётся с ним.
no-quest-elsewhere = «{ $quest }»: не в этой локации.
