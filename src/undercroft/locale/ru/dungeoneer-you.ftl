# Ответы (do-) и события (event-), как их читает игрок, о котором они говорят.

## Ответы

do-you-target = Ваш герой
do-you-lair-giving = { $card }: в логово; риск за нанесённые раны получаете вы
do-you-give-peril = 1 очко риска вам

## Партия и ходы

you-hero-enters = Ваш герой { $hero } входит в подземелье ({ $location }).
you-first-player = Первый ход ваш{ $dice-count ->
    [0] .
   *[other] {" "}(кубики: { $dice }{ $again-count ->
        [0] {""}
       *[other] ; повторно: { $again }
    }).
}
you-turn-begins = Раунд { $round }. Ваш ход.
you-phase-begins = Ваша { $phase }.
you-recovered = У вас { $ap ->
    [one] { $ap } очко действия{ event-made-of }.
    [few] { $ap } очка действия{ event-made-of }.
   *[many] { $ap } очков действия{ event-made-of }.
}
you-ap-saved = Вы сохраняете 1 очко действия.

## Локации

you-location-drawn = Вы тянете локацию: { $location }.
you-location-placed = { $beside-id ->
    [none] Вы выкладываете локацию «{ $location }»: { $square }{ $turned ->
        [0] .
       *[other] {" "}(повёрнута на 180°).
    }
   *[other] Вы выкладываете локацию «{ $location }» (на { $side } от локации «{ $beside }»{ event-explored }); за вход: слава { $glory }, риск { $peril }{ $hazards-count ->
        [0] {""}
       *[other] {"; преграды: "}{ $hazards }
    }.
}
you-location-passed = Вы передаёте карту «{ $location }» (получает { $rival }).
you-locations-seen = { $locations-count ->
    [0] Вы получаете локации: { $n }.
   *[other] Вы получаете локации: { $locations }.
}
you-deactivated = Вы кладёте жетон деактивации ({ $location }): { $what }.
you-bridged = Вы перекидываете мост ({ $location }, стена на { $side }).
you-exit-opened = { $side-the } выход ({ $location }) теперь открыт для всех, пока ваш герой здесь.

## Герои

you-moved = Вы переходите: { $location }{ event-revisited }.
you-transferred = Вы переноситесь в локацию «{ $location }»{ event-because }{ event-revisited }.
you-fell = Вы падаете{ event-because }.
you-stood-up = Вы поднимаетесь.
you-lain-down = Вы ложитесь.
you-glory = { $n-sign ->
    [down] { $n-size ->
        [one] Вы теряете { $n-size } очко славы{ event-because }.
        [few] Вы теряете { $n-size } очка славы{ event-because }.
       *[many] Вы теряете { $n-size } очков славы{ event-because }.
    }
   *[other] { $n-size ->
        [one] Вы получаете { $n-size } очко славы{ event-because }.
        [few] Вы получаете { $n-size } очка славы{ event-because }.
       *[many] Вы получаете { $n-size } очков славы{ event-because }.
    }
}
you-peril = { $n-sign ->
    [down] { $n-size ->
        [one] Вы теряете { $n-size } очко риска{ event-because }.
        [few] Вы теряете { $n-size } очка риска{ event-because }.
       *[many] Вы теряете { $n-size } очков риска{ event-because }.
    }
   *[other] { $n-size ->
        [one] Вы получаете { $n-size } очко риска{ event-peril-given }.
        [few] Вы получаете { $n-size } очка риска{ event-peril-given }.
       *[many] Вы получаете { $n-size } очков риска{ event-peril-given }.
    }
}
you-action-points = { $n-sign ->
    [down] { $n-size ->
        [one] Вы теряете { $n-size } очко действия{ event-because }.
        [few] Вы теряете { $n-size } очка действия{ event-because }.
       *[many] Вы теряете { $n-size } очков действия{ event-because }.
    }
   *[other] { $n-size ->
        [one] Вы получаете { $n-size } очко действия{ event-because }.
        [few] Вы получаете { $n-size } очка действия{ event-because }.
       *[many] Вы получаете { $n-size } очков действия{ event-because }.
    }
}
you-level = { $was-id ->
    [none] У вас теперь уровень { $level }
   *[other] Ваш уровень: { $was } → { $level }
}{ event-because }.{ event-level-stats }
you-healed = { $n ->
    [one] Вы восстанавливаете { $n } очко здоровья{ event-because }.
    [few] Вы восстанавливаете { $n } очка здоровья{ event-because }.
   *[many] Вы восстанавливаете { $n } очков здоровья{ event-because }.
}
you-wounded = { $n ->
    [one] Вы получаете { $n } рану{ event-because }. Здоровье: { $life }.
    [few] Вы получаете { $n } раны{ event-because }. Здоровье: { $life }.
   *[many] Вы получаете { $n } ран{ event-because }. Здоровье: { $life }.
}
you-life-given = { $n ->
    [one] Вы жертвуете { $n } очком здоровья{ event-because }.
   *[many] Вы жертвуете { $n } очками здоровья{ event-because }.
}
you-revived = Вы оживаете{ event-because }. Здоровье: { $life }.
you-chilled = { $n ->
    [one] У вас −{ $n } очко действия при следующем восстановлении{ event-because }.
    [few] У вас −{ $n } очка действия при следующем восстановлении{ event-because }.
   *[many] У вас −{ $n } очков действия при следующем восстановлении{ event-because }.
}
you-prevented = { $n ->
    [one] У вас предотвращена { $n } рана{ event-because }.
    [few] У вас предотвращены { $n } раны{ event-because }.
   *[many] У вас предотвращено { $n } ран{ event-because }.
}
you-died = Ваш герой погиб.
you-resurrected = Вы продолжаете с новым героем: { $hero }.

## Кубики

you-rolled = { $base-id ->
    [none] { event-rolled-then }
   *[other] { $by ->
        [encounter_trap] ваша { event-roll-of }
        [quest] ваша { event-roll-of }
        [pit] { event-roll-of }
        [spikes] { event-roll-of }
        [trapped_exit] { event-roll-of }
        [blocked_exit] { event-roll-of }
        [standing_up] { event-roll-of }
       *[other] ваша { event-roll-of }
    }: { event-roll-sum }
}
you-dice-rolled = { event-dice-rolled }
you-tested = { $success ->
    [yes] Вы преодолеваете угрозу.
   *[no] Вы проваливаете проверку{ $by ->
        [encounter_trap] {" "}(ловушка).
        [spikes] {" "}(шипы).
        [pit] {" "}(яма).
        [trapped_exit] {" "}(выход-ловушка).
        [blocked_exit] {" "}(блокированный выход).
        [quest] {" "}(задание).
       *[other] .
    }
}
you-solo-dice = Вы бросаете против риска { $peril }: { $dice }. Вытянуто карт риска: { $n }.

## Карты

you-drawn = { $card-id ->
    [none] { $deck-id ->
        [none] Вы тянете карту{ event-because }.
        [glory] Вы тянете карту славы{ event-because }.
       *[peril] Вы тянете карту риска{ event-because }.
    }
   *[other] Вы тянете { $card-acc }{ event-because }.
}
you-discarded = { $why ->
    [broken] Ваша карта «{ $card }» ломается.
    [used_up] Вы тратите { $card-acc } без остатка.
   *[other] Вы сбрасываете { $card-acc }{ event-because }.
}
you-played = Вы играете { $card-acc }{ event-with-x }{ event-played-for }.
you-used = { $why ->
    [rid] Вы избавляетесь от карты «{ $source }»{ event-price }.
    [search] Вы тратите { event-spent-ap } на поиск («{ $source }»).
   *[other] Вы применяете: { $source-use }{ event-price }{ event-for-the-roll }{ event-left }.
}
you-cancelled = Вы отменяете { $card-acc }{ event-because }.
you-attached = Вы прикрепляете { $card-acc } к карте «{ $host }».
you-back-to-hand = { $card } возвращается вам на руку{ event-because }.
you-to-lair = { $card } уходит в ваше логово{ event-because }.

## Злодеяния и бой

you-sent = Вы насылаете { $card-acc } (цель: { $rival }{ $price-id ->
    [none] {""}
   *[other] ; { event-pays-peril }
}).
you-trap-springs = Вы устраиваете ловушку «{ $card }»! Цель: { $rival } и все в той же локации.
you-out-of-reach = { $card } больше не достаёт до вас.
you-monster-beaten = Вы побеждаете { $foe-acc }!

## Задания

you-quest-opened = Ваше новое задание: «{ $quest }».
you-quest-attempted = Вы пытаетесь выполнить задание «{ $quest }».
you-attempt-failed = Вы не выполняете задание «{ $quest }»: попытка не удалась.
you-searched = Вы ищете («{ $quest }»): кубик { $die } + расстояние { $distance }; нужно { $need } или больше: { $success ->
    [yes] найдено!
   *[no] ничего.
}
you-quest-completed = Вы выполняете задание «{ $quest }»!
you-quest-replaced = Вы меняете задание «{ $quest }» на «{ $new }».
you-picked-up = Вы берёте спутника: «{ $quest }».
you-token-taken = Вы отбираете спутника («{ $quest }»); его теряет { $rival }.
you-token-dropped = Вы оставляете спутника: «{ $quest }» ({ $location }).

## События других игроков, которые касаются читающего ($seat — тот, кто действует)

at-you-location-passed = Вы получаете карту «{ $location }» (передаёт { $seat }).
at-you-peril = { $n-sign ->
    [down] { event-peril }
   *[other] { $n-size ->
        [one] { $seat } получает { $n-size } очко риска{ event-your-choice }.
        [few] { $seat } получает { $n-size } очка риска{ event-your-choice }.
       *[many] { $seat } получает { $n-size } очков риска{ event-your-choice }.
    }
}
event-your-choice = { $cause-id ->
    [none] {" "}(так решили вы)
   *[other] {" "}(так решили вы: рану нанёс монстр «{ $cause }»)
}
at-you-played = { $seat-id ->
    [none] { $card } вступает в силу{ event-with-x }.
   *[other] { $seat } играет { $card-acc }{ event-with-x } ({ $aimed ->
        [yes] цель — вы;{" "}
       *[no] {""}
    }{ $price-id ->
        [none] вы платите риском
       *[other] { $price ->
            [one] вы платите { $price } очко риска
            [few] вы платите { $price } очка риска
           *[many] вы платите { $price } очков риска
        }
    }).
}
at-you-sent = { $seat-id ->
    [none] Появляется { $card } (цель — вы).
   *[other] { $seat } насылает на вас { $card-acc }{ $price-id ->
        [none] {""}
       *[other] { $price ->
            [one] {" "}(вы платите { $price } очко риска)
            [few] {" "}(вы платите { $price } очка риска)
           *[many] {" "}(вы платите { $price } очков риска)
        }
    }.
}
at-you-trap-springs = { $seat-id ->
    [none] Ловушка «{ $card }»! Цель — вы.
   *[other] Ловушка «{ $card }»! Её устраивает { $seat }; цель — вы и все в вашей локации.
}
at-you-token-taken = { $seat } отбирает у вас спутника («{ $quest }»).
