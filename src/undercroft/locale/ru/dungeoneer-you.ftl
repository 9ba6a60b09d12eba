# События (event-), как их читает игрок, о котором они говорят.

you-hero-enters = Ваш герой { $hero } входит в подземелье ({ $location }).
you-first-player = Вы ходите первым.
you-turn-begins = Раунд { $round }. Ваш ход.
you-phase-begins = Вы: { $phase }.
you-recovered = У вас { $ap ->
    [one] { $ap } очко действия.
    [few] { $ap } очка действия.
   *[many] { $ap } очков действия.
}
you-ap-saved = Вы сохраняете 1 очко действия.

## Локации

you-location-drawn = Вы тянете локацию: { $location }.
you-location-passed = Вы передаёте карту «{ $location }» (получает { $rival }).
you-locations-seen = { $locations-count ->
    [0] Вы получаете локации: { $n }.
   *[other] Вы получаете локации: { $locations }.
}
you-deactivated = Вы кладёте жетон деактивации ({ $location }): { $what }.
you-bridged = Вы перекидываете мост через стену: { $location }, { $side }.
you-exit-opened = Вы открываете выход ({ $location }, { $side }); он остаётся открытым.

## Герои

you-moved = Вы переходите: { $location }.
you-transferred = Вы переноситесь в локацию «{ $location }».
you-fell = Вы падаете.
you-stood-up = Вы поднимаетесь.
you-lain-down = Вы ложитесь.
you-glory = { $n-sign ->
    [down] { $n-size ->
        [one] Вы теряете { $n-size } очко славы.
        [few] Вы теряете { $n-size } очка славы.
       *[many] Вы теряете { $n-size } очков славы.
    }
   *[other] { $n-size ->
        [one] Вы получаете { $n-size } очко славы.
        [few] Вы получаете { $n-size } очка славы.
       *[many] Вы получаете { $n-size } очков славы.
    }
}
you-peril = { $n-sign ->
    [down] { $n-size ->
        [one] Вы теряете { $n-size } очко риска.
        [few] Вы теряете { $n-size } очка риска.
       *[many] Вы теряете { $n-size } очков риска.
    }
   *[other] { $n-size ->
        [one] Вы получаете { $n-size } очко риска.
        [few] Вы получаете { $n-size } очка риска.
       *[many] Вы получаете { $n-size } очков риска.
    }
}
you-action-points = { $n-sign ->
    [down] { $n-size ->
        [one] Вы теряете { $n-size } очко действия.
        [few] Вы теряете { $n-size } очка действия.
       *[many] Вы теряете { $n-size } очков действия.
    }
   *[other] { $n-size ->
        [one] Вы получаете { $n-size } очко действия.
        [few] Вы получаете { $n-size } очка действия.
       *[many] Вы получаете { $n-size } очков действия.
    }
}
you-level = У вас теперь уровень { $level }.
you-healed = { $n ->
    [one] Вы восстанавливаете { $n } очко здоровья.
    [few] Вы восстанавливаете { $n } очка здоровья.
   *[many] Вы восстанавливаете { $n } очков здоровья.
}
you-wounded = { $n ->
    [one] Вы получаете { $n } рану. Здоровье: { $life }.
    [few] Вы получаете { $n } раны. Здоровье: { $life }.
   *[many] Вы получаете { $n } ран. Здоровье: { $life }.
}
you-life-given = { $n ->
    [one] Вы жертвуете { $n } очком здоровья.
   *[many] Вы жертвуете { $n } очками здоровья.
}
you-revived = Вы оживаете. Здоровье: { $life }.
you-chilled = { $n ->
    [one] Вы: −{ $n } очко действия при следующем восстановлении.
    [few] Вы: −{ $n } очка действия при следующем восстановлении.
   *[many] Вы: −{ $n } очков действия при следующем восстановлении.
}
you-prevented = { $n ->
    [one] У вас предотвращена { $n } рана.
    [few] У вас предотвращены { $n } раны.
   *[many] У вас предотвращено { $n } ран.
}
you-died = Ваш герой погиб.
you-resurrected = Вы продолжаете с новым героем: { $hero }.

## Кубики

you-rolled = Вы, { $why ->
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
you-dice-rolled = Вы, «{ $source }»: { $dice }{ $plus-sign ->
    [up] , плюс { $plus-size }
    [down] , минус { $plus-size }
   *[none] {""}
}; нужно: { $need }. { $success ->
    [yes] Успех!
   *[no] Провал.
}
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
        [none] Вы тянете карту.
        [glory] Вы тянете карту славы.
       *[peril] Вы тянете карту риска.
    }
   *[other] Вы тянете { $card-acc }.
}
you-discarded = Вы сбрасываете { $card-acc }.
you-played = Вы играете { $card-acc }{ $x-id ->
    [none] {""}
   *[other] , X = { $x }
}{ $rival-id ->
    [none] .
   *[other] {" "}(риском платит { $rival }).
}
you-used = Вы применяете: { $source-use }.
you-cancelled = Вы отменяете { $card-acc }.
you-attached = Вы прикрепляете { $card-acc } к карте «{ $host }».
you-back-to-hand = { $card } возвращается вам на руку.
you-to-lair = { $card } уходит в ваше логово.

## Злодеяния и бой

you-sent = Вы насылаете { $card-acc } (цель: { $rival }).
you-trap-springs = Вы устраиваете ловушку «{ $card }»! Цель: { $rival } и все, кто рядом.
you-out-of-reach = { $card } больше не достаёт до вас.
you-monster-beaten = Вы побеждаете { $foe-acc }!

## Задания

you-quest-opened = Ваше новое задание: «{ $quest }».
you-quest-attempted = Вы пытаетесь выполнить задание «{ $quest }».
you-searched = { $success ->
    [yes] Вы ищете («{ $quest }»): кубик { $die }, расстояние { $distance }, нужно { $need }. Найдено!
   *[no] Вы ищете («{ $quest }»): кубик { $die }, расстояние { $distance }, нужно { $need }. Ничего.
}
you-quest-completed = Вы выполняете задание «{ $quest }»!
you-quest-replaced = Вы меняете задание «{ $quest }» на «{ $new }».
you-picked-up = Вы берёте спутника: «{ $quest }».
you-token-taken = Вы отбираете спутника («{ $quest }»); его теряет { $rival }.
you-token-dropped = Вы оставляете спутника: «{ $quest }» ({ $location }).
