"""What everybody sees of the frames on the stack: battles, the next roll, the window, the card played."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from undercroft.dungeoneer import views
from undercroft.dungeoneer.board.hero import keeper
from undercroft.dungeoneer.board.numbers.stats import stat
from undercroft.dungeoneer.board.numbers.view_ids import card_ids, numbers_in, seat_or_none
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.moments import WindowMoment
from undercroft.dungeoneer.content.card_index import AGAINST, CARDS, EFFECTS, FORMS, SOURCES, TESTED, Quest
from undercroft.dungeoneer.content.location_cards import LOCATION_IDS
from undercroft.dungeoneer.rules.battle.battle_data import Battle
from undercroft.dungeoneer.rules.battle.encounter_order import Settling
from undercroft.dungeoneer.rules.battle.fighters import NOT_YET, Fighter, attack_plus, counter_plus, monster_stat
from undercroft.dungeoneer.rules.deeds.dice.dice_rolls import ROLLS, Roll
from undercroft.dungeoneer.rules.deeds.playing.playing_cards import Playing
from undercroft.dungeoneer.rules.deeds.playing.using_effects import Using
from undercroft.dungeoneer.rules.effects.dice_effects import Dice
from undercroft.dungeoneer.rules.effects.quest_effects import Searching
from undercroft.dungeoneer.rules.questions.effect_frames import VERBS
from undercroft.dungeoneer.rules.questions.interference_windows import Window
from undercroft.dungeoneer.rules.questions.question_frames import Part, nearest
from undercroft.dungeoneer.rules.solo.drawn_encounters import Ambush
from undercroft.dungeoneer.rules.turn.location_draw import Keeping, Placing
from undercroft.kernel.engine.frames import Frame

STEPS: Final = ("attack", "response", "attack_rolls", "counter_rolls", "comparisons", "aftermath", "end")
AFTER_ATTACK, AFTER_RESPONSE, AFTER_ALL = [STEPS.index(step) + 1 for step in ("attack", "response", "aftermath")]
"""What is next after the steps that begin something and are done: effects, a window, the aftermath."""
STANDINGS: Final = ("fighting", "away", "to_hand", "gone", "beaten")


def declared(state: Position) -> tuple[views.SendingView, ...]:
    """Return the encounters declared (or drawn, in the solo game) but not settled yet."""
    found: list[tuple[int, int]] = []
    for frame in state.stack:
        if isinstance(frame, Settling):
            found += zip(frame.cards, frame.victims, strict=True)
        elif isinstance(frame, Ambush):
            found += [(card, state.active) for card in frame.cards]
    return tuple([views.SendingView(CARDS[card].id, victim) for card, victim in found])


def battles(state: Position) -> tuple[views.BattleView, ...]:
    """Return all battles, the one being fought last: a challenge is fought within another battle."""
    found = pairwise([*state.stack, None])
    return tuple([_battle(state, frame, above) for frame, above in found if isinstance(frame, Battle)])


def _battle(state: Position, battle: Battle, above: Frame[Position] | None) -> views.BattleView:
    return views.BattleView(
        location=LOCATION_IDS[battle.location],
        step=STEPS[_step(battle, above)],
        chief=seat_or_none(battle.chief),
        attackers=tuple([_fighter(state, fighter, battle) for fighter in battle.attackers]),
        defender=_fighter(state, battle.defender, battle),
        current=seat_or_none(battle.current),
    )


def _step(battle: Battle, above: Frame[Position] | None) -> int:
    """Return the step being carried out: the one before the next, if what it began is still above the battle."""
    step = battle.step
    if above is None or step not in (AFTER_ATTACK, AFTER_RESPONSE, AFTER_ALL):
        return step
    return step - 1 if step != AFTER_RESPONSE or isinstance(above, Window) else step


def _fighter(state: Position, fighter: Fighter, battle: Battle) -> views.FighterView:
    melee, magic, speed = [
        stat(state, fighter.seat, form) if fighter.is_hero else monster_stat(state, fighter, form) for form in range(3)
    ]
    attacks = fighter is not battle.defender and fighter.form >= 0
    hero = state.heroes[keeper(fighter.seat)]
    return views.FighterView(
        id=fighter.name(state),
        hero=fighter.is_hero,
        seat=seat_or_none(fighter.seat),
        form=FORMS[fighter.form] if fighter.form >= 0 else None,
        life=state.heroes[fighter.seat].life if fighter.is_hero else fighter.life,
        melee=melee,
        magic=magic,
        speed=speed,
        attached=card_ids(hero.attachments_of(fighter.card)) if fighter.card >= 0 else (),
        from_lair=bool(fighter.lair),
        standing=STANDINGS[fighter.standing],
        attack_plus=attack_plus(state, fighter, battle.defender, battle.location) if attacks else None,
        counter_plus=counter_plus(state, battle.defender, fighter, fighter.form) if attacks else None,
        attack=_total(fighter.total),
        counter=_total(fighter.counter),
        compared=bool(fighter.compared),
    )


def _total(total: int) -> int | None:
    return total if total != NOT_YET else None


def the_roll(state: Position) -> views.RollView | None:
    """Return the topmost roll about to be made: of a stat, of dice for a quest or a card, or of a search."""
    for place in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[place]
        if isinstance(frame, Roll):
            return _stat_roll(state, frame, state.stack[place - 1], _coming(state, place))
        if isinstance(frame, Dice):
            return _dice(frame, _coming(state, place))
        if isinstance(frame, Searching):
            return _search(state, frame)
    return None


def _coming(state: Position, place: int) -> tuple[int, int]:
    """Return what has been paid for and will be added to the roll at this place of the stack: a number, and dice."""
    plus = dice = 0
    for frame in state.stack[place + 1 :]:
        if isinstance(frame, (Playing, Using)):
            plus += sum([VERBS[effect].adds(frame.x) for effect in frame.coming])
            dice += sum([VERBS[effect].more_dice(frame.x) for effect in frame.coming])
    return plus, dice


def _stat_roll(state: Position, roll: Roll, asker: Frame[Position], coming: tuple[int, int]) -> views.RollView:
    """Return a roll, including what the frame that asked for it adds."""
    assert isinstance(asker, Part)
    plus, dice = coming
    extra = roll.extra + dice
    return views.RollView(
        seat=seat_or_none(roll.seat),
        foe=asker.roller(state) if roll.seat < 0 else None,
        why=ROLLS[roll.kind],
        source=None,
        form=TESTED[roll.form],
        by=AGAINST[roll.against] if roll.against >= 0 else None,
        need=roll.need,
        plus=asker.plus(state, roll.kind) + roll.bonus + plus,
        dice=1 + abs(extra),
        counted=1,
        keep="low" if extra < 0 else "high",
        each=False,
    )


def _dice(dice: Dice, coming: tuple[int, int]) -> views.RollView:
    plus, more = coming
    source = SOURCES[dice.effect]
    effect = EFFECTS[dice.effect]
    return views.RollView(
        seat=dice.scene.hero,
        foe=None,
        why="quest" if isinstance(source, Quest) else "card",
        source=source.id,
        form=None,
        by=None,
        need=effect.value,
        plus=dice.bonus + plus,
        dice=effect.dice + dice.extra + more,
        counted=effect.dice,
        keep="high",
        each=effect.mode == "each",
    )


def _search(state: Position, search: Searching) -> views.RollView:
    seat = search.scene.hero
    return views.RollView(
        seat=seat,
        foe=None,
        why="search",
        source=SOURCES[search.effect].id,
        form=None,
        by=None,
        need=EFFECTS[search.effect].value,
        plus=state.dungeon.distances[state.heroes[seat].location],
        dice=1,
        counted=1,
        keep="high",
        each=False,
    )


def the_window(state: Position) -> views.WindowView | None:
    """Return the window that is open."""
    window = nearest(state, Window)
    if window is None:
        return None
    return views.WindowView(WindowMoment(window.moment).name.lower(), numbers_in(window.about), window.order)


def being_played(state: Position) -> views.CardInPlayView | None:
    """Return the card or effect declared last that has not finished."""
    for frame in state.stack[::-1]:
        if isinstance(frame, Playing):
            rival = frame.target if frame.target != frame.seat else -1
            return views.CardInPlayView(
                id=CARDS[frame.card].id,
                seat=seat_or_none(frame.seat),
                rival=seat_or_none(rival),
                x=frame.x,
                cancelled=bool(frame.cancelled),
            )
        if isinstance(frame, Using):
            return views.CardInPlayView(
                id=SOURCES[frame.effect].id, seat=frame.seat, rival=None, x=frame.x, cancelled=False
            )
    return None


def drawn_location(state: Position) -> int:
    """Return the location card about to be placed, which everybody sees; −1 if there is none."""
    placing = nearest(state, Placing)
    return placing.location if placing is not None else -1


def looked_at(state: Position) -> list[Keeping]:
    """Return the frames with location cards that only one player sees (DN-20.2)."""
    return [frame for frame in state.stack if isinstance(frame, Keeping)]
