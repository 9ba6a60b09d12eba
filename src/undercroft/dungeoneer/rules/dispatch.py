"""Everything in higher rooms that lower rooms begin, in one place. Only `game.definition` imports it, to fill the
registries."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.dungeoneer.content.card_index import BANE, EFFECTS, ENCOUNTER
from undercroft.dungeoneer.content.faces import Effect
from undercroft.dungeoneer.rules.battle import steps
from undercroft.dungeoneer.rules.battle.aftermath import begin_attack
from undercroft.dungeoneer.rules.battle.battle_data import Battle
from undercroft.dungeoneer.rules.deeds.dice.peril_dice import DRAWN
from undercroft.dungeoneer.rules.deeds.escorts import begin_dropping
from undercroft.dungeoneer.rules.deeds.harm.standing_up import begin_lying_down, begin_standing
from undercroft.dungeoneer.rules.deeds.playing.playing_cards import begin_playing
from undercroft.dungeoneer.rules.deeds.playing.using_effects import begin_using
from undercroft.dungeoneer.rules.effects.battle_effects import FreeAttack, RemoveAttacker, StrikeHarder
from undercroft.dungeoneer.rules.effects.card_effects.attachment_effects import Attach
from undercroft.dungeoneer.rules.effects.card_effects.discard_effects import Discard
from undercroft.dungeoneer.rules.effects.choice_effects import ChooseEffect
from undercroft.dungeoneer.rules.effects.counter_effects import Draw, Gain, Heal, Lasting, Level, Lose
from undercroft.dungeoneer.rules.effects.dice_effects import ExtraDie, ModAttack, ModRoll, RollDice, TestStat
from undercroft.dungeoneer.rules.effects.harm_effects import Cancel, FallDown, Prevent, Revive, StandUp, Wound
from undercroft.dungeoneer.rules.effects.map_effects.place_effects import Ignore, LayToken, SetExit, TransferHero
from undercroft.dungeoneer.rules.effects.map_effects.shift_effects import Shift
from undercroft.dungeoneer.rules.effects.quest_effects import Complete, Nothing, ReplaceQuest, Sacrifice, Search, Spawn
from undercroft.dungeoneer.rules.questions.begin_side_action import BEGINNINGS, set_standing
from undercroft.dungeoneer.rules.questions.effect_frames import VERBS, Verb
from undercroft.dungeoneer.rules.solo.drawn_banes import meet_bane
from undercroft.dungeoneer.rules.solo.drawn_encounters import meet_encounter

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
"""The class of each verb; `verb_of` knows the exceptions."""


def verb_of(effect: Effect) -> Callable[[int], Verb]:
    if effect.on == "strike" and effect.may:
        return StrikeHarder
    if effect.do == "mod" and effect.who in ("attacker", "attacking_monster"):
        return ModAttack
    if effect.do == "mod" and effect.until == "roll":
        return ModRoll
    return DO[effect.do]


def fill() -> None:
    """Fill the registries: what a verb, an answer, a drawn card and a battle begin."""
    VERBS[:] = [verb_of(effect)(number) for number, effect in enumerate(EFFECTS)]
    BEGINNINGS.update(
        {
            "ask": set_standing,
            "attack": begin_attack,
            "drop": begin_dropping,
            "lie_down": begin_lying_down,
            "play": begin_playing,
            "stand": begin_standing,
            "use": begin_using,
        }
    )
    DRAWN.update({BANE: meet_bane, ENCOUNTER: meet_encounter})
    Battle.steps = (
        steps.attack,  # DN-6.1
        steps.response,  # DN-6.2
        steps.attack_roll,  # DN-6.3
        steps.counter_roll,  # DN-6.4
        steps.compare,  # DN-6.5
        steps.challenge_lair_reward,  # DN-6.6 to DN-6.8
        steps.finish,
    )
