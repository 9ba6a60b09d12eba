"""The verb of each effect, made once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.dungeoneer.cards import EFFECTS
from undercroft.dungeoneer.effects.attaching import Attach
from undercroft.dungeoneer.effects.choosing import ChooseEffect
from undercroft.dungeoneer.effects.fighting import FreeAttack, RemoveAttacker, StrikeHarder
from undercroft.dungeoneer.effects.harming import Cancel, FallDown, Prevent, Revive, StandUp, Wound
from undercroft.dungeoneer.effects.losing import Discard
from undercroft.dungeoneer.effects.numbers import Draw, Gain, Heal, Lasting, Level, Lose
from undercroft.dungeoneer.effects.places import Ignore, LayToken, SetExit, TransferHero
from undercroft.dungeoneer.effects.questing import Complete, Nothing, ReplaceQuest, Sacrifice, Search, Spawn
from undercroft.dungeoneer.effects.rolling import ExtraDie, ModAttack, ModRoll, RollDice, TestStat
from undercroft.dungeoneer.effects.shifts import Shift
from undercroft.dungeoneer.effects.verb import VERBS, Verb
from undercroft.dungeoneer.faces import Effect

DO: Final[dict[str, Callable[[int], Verb]]] = {
    "attach": Attach,
    "cancel": Cancel,
    "choose": ChooseEffect,
    "complete": Complete,
    "discard": Discard,
    "draw": Draw,
    "escort": Nothing,
    "extra_die": ExtraDie,
    "fall": FallDown,
    "forbid": Lasting,
    "free_attack": FreeAttack,
    "gain": Gain,
    "heal": Heal,
    "ignore": Ignore,
    "level": Level,
    "lose": Lose,
    "mod": Lasting,
    "peek": Nothing,
    "prevent": Prevent,
    "remove_attacker": RemoveAttacker,
    "replace_quest": ReplaceQuest,
    "revive": Revive,
    "roll": RollDice,
    "sacrifice": Sacrifice,
    "search": Search,
    "set_exit": SetExit,
    "shift": Shift,
    "spawn": Spawn,
    "stand": StandUp,
    "threat": TestStat,
    "token": LayToken,
    "transfer": TransferHero,
    "wound": Wound,
}
"""By the word under ``do``; `mod` by what it changes besides."""


def _class(effect: Effect) -> Callable[[int], Verb]:
    if effect.on == "strike" and effect.may:
        return StrikeHarder
    if effect.do == "mod" and effect.who in ("attacker", "attacking_monster"):
        return ModAttack
    if effect.do == "mod" and effect.until == "roll":
        return ModRoll
    return DO[effect.do]


def install() -> None:
    """Fill `VERBS`."""
    VERBS[:] = [_class(effect)(number) for number, effect in enumerate(EFFECTS)]
