"""What everybody sees of the frames on the stack: battles, the next roll, the window, the card played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undercroft.dungeoneer import views
from undercroft.dungeoneer.board.hero import keeper
from undercroft.dungeoneer.board.numbers.stat_breakdown import Breakdown
from undercroft.dungeoneer.board.numbers.stats import stat
from undercroft.dungeoneer.board.numbers.view_ids import card_ids, numbers_in, seat_or_none
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.moments import WindowMoment
from undercroft.dungeoneer.content.card_index import AGAINST, CARDS, EFFECTS, FORMS, SOURCES, TESTED, Quest
from undercroft.dungeoneer.content.location_cards import LOCATION_IDS
from undercroft.dungeoneer.rules.battle.battle_data import Battle
from undercroft.dungeoneer.rules.battle.encounter_order import Settling
from undercroft.dungeoneer.rules.battle.fighters import NOT_YET, Fighter, monster_stat
from undercroft.dungeoneer.rules.deeds.dice.dice_odds import percent, reach
from undercroft.dungeoneer.rules.deeds.dice.dice_rolls import ATTACK_DIE, COUNTER_DIE, ROLLS, THREAT_DIE, Roll
from undercroft.dungeoneer.rules.deeds.playing.playing_cards import Playing
from undercroft.dungeoneer.rules.deeds.playing.using_effects import Using
from undercroft.dungeoneer.rules.effects.dice_effects import Dice
from undercroft.dungeoneer.rules.effects.quest_effects import Searching
from undercroft.dungeoneer.rules.questions.effect_frames import VERBS
from undercroft.dungeoneer.rules.questions.interference_windows import Window
from undercroft.dungeoneer.rules.questions.question_frames import Part, nearest
from undercroft.dungeoneer.rules.solo.drawn_encounters import Ambush
from undercroft.dungeoneer.rules.turn.location_draw import Keeping, Placing
from undercroft.dungeoneer.visibility.battle_odds import NOTHING, Later, added, pair
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
    found = [(place, frame) for place, frame in enumerate(state.stack) if isinstance(frame, Battle)]
    return tuple([_battle(state, battle, place) for place, battle in found])


def _battle(state: Position, battle: Battle, place: int) -> views.BattleView:
    above = state.stack[place + 1] if place + 1 < len(state.stack) else None
    later = dict.fromkeys((ATTACK_DIE, COUNTER_DIE), NOTHING)
    if isinstance(above, Roll):
        plus, dice = _coming(state, place + 1)
        later[above.kind] = above.bonus + plus, above.extra + dice
    return views.BattleView(
        location=LOCATION_IDS[battle.location],
        step=STEPS[_step(battle, above)],
        chief=seat_or_none(battle.chief),
        attackers=tuple(
            [
                _fighter(state, fighter, battle, later if place == battle.current else {})
                for place, fighter in enumerate(battle.attackers)
            ]
        ),
        defender=_fighter(state, battle.defender, battle, {}),
        current=seat_or_none(battle.current),
    )


def _step(battle: Battle, above: Frame[Position] | None) -> int:
    """Return the step being carried out: the one before the next, if what it began is still above the battle."""
    step = battle.step
    if above is None or step not in (AFTER_ATTACK, AFTER_RESPONSE, AFTER_ALL):
        return step
    return step - 1 if step != AFTER_RESPONSE or isinstance(above, Window) else step


def _fighter(state: Position, fighter: Fighter, battle: Battle, later: Mapping[int, Later]) -> views.FighterView:
    """Return a fighter; `later`: what will be added to its roll and to the one against it."""
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
        pair=_pair(state, fighter, battle, later) if attacks else None,
        attack=_total(fighter.total),
        counter=_total(fighter.counter),
        compared=bool(fighter.compared),
    )


def _pair(state: Position, fighter: Fighter, battle: Battle, later: Mapping[int, Later]) -> views.PairView:
    attack, counter = later.get(ATTACK_DIE, NOTHING), later.get(COUNTER_DIE, NOTHING)
    return pair(state, fighter, battle.defender, battle.location, attack, counter)


def _total(total: int) -> int | None:
    return total if total != NOT_YET else None


def attack_with(state: Position, later: Later) -> views.PairView | None:
    """Return the rolls of the attack being fought if this is added to the one about to be made; None: it is not one of
    them.
    """
    for place in range(len(state.stack) - 1, 0, -1):
        roll, battle = state.stack[place], state.stack[place - 1]
        if isinstance(roll, (Dice, Searching)):
            return None
        if isinstance(roll, Roll):
            if roll.kind == THREAT_DIE or not isinstance(battle, Battle) or battle.current < 0:
                return None
            sums = dict.fromkeys((ATTACK_DIE, COUNTER_DIE), NOTHING)
            plus, dice = _coming(state, place, later)
            sums[roll.kind] = roll.bonus + plus, roll.extra + dice
            return _pair(state, battle.attackers[battle.current], battle, sums)
    return None


def the_roll(state: Position, later: Later = NOTHING) -> views.RollView | None:
    """Return the topmost roll about to be made: of a stat, of dice for a quest or a card, or of a search; `later`: what
    is added to it as well.
    """
    for place in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[place]
        if isinstance(frame, Roll):
            return _stat_roll(state, frame, state.stack[place - 1], _coming(state, place, later))
        if isinstance(frame, Dice):
            return _dice(frame, _coming(state, place, later))
        if isinstance(frame, Searching):
            return _search(state, frame)
    return None


def _coming(state: Position, place: int, later: Later = NOTHING) -> Later:
    """Return what has been paid for and will be added to the roll at this place of the stack, with `later`."""
    plus, dice = later
    for frame in state.stack[place + 1 :]:
        if isinstance(frame, (Playing, Using)):
            plus += sum([VERBS[effect].adds(frame.x) for effect in frame.coming])
            dice += sum([VERBS[effect].more_dice(frame.x) for effect in frame.coming])
    return plus, dice


def _stat_roll(state: Position, roll: Roll, asker: Frame[Position], coming: tuple[int, int]) -> views.RollView:
    """Return a roll, including what the frame that asked for it adds."""
    assert isinstance(asker, Part)
    later, dice = coming
    extra = roll.extra + dice
    sum_of = added(asker.breakdown(state, roll.kind), roll.bonus + later)
    need = roll.need - sum_of.plus
    threat = roll.kind == THREAT_DIE
    return views.RollView(
        seat=seat_or_none(roll.seat),
        foe=asker.roller(state) if roll.seat < 0 else None,
        why=ROLLS[roll.kind],
        source=None,
        form=TESTED[roll.form],
        by=AGAINST[roll.against] if roll.against >= 0 else None,
        need=roll.need,
        plus=sum_of.plus,
        dice=1 + abs(extra),
        counted=1,
        keep="low" if extra < 0 else "high",
        each=False,
        base=sum_of.base,
        bonuses=sum_of.bonuses,
        least=need if threat else 0,
        percent=percent(reach(need, 1 + abs(extra), lowest=extra < 0)) if threat else None,
    )


def _dice(dice: Dice, coming: tuple[int, int]) -> views.RollView:
    later, more = coming
    source = SOURCES[dice.effect]
    effect = EFFECTS[dice.effect]
    sum_of = added(Breakdown(0, ()), dice.bonus + later)
    rolled = effect.dice + dice.extra + more
    each = effect.mode == "each"
    need = effect.value if each else effect.value - sum_of.plus
    return views.RollView(
        seat=dice.scene.hero,
        foe=None,
        why="quest" if isinstance(source, Quest) else "card",
        source=source.id,
        form=None,
        by=None,
        need=effect.value,
        plus=sum_of.plus,
        dice=rolled,
        counted=effect.dice,
        keep="high",
        each=each,
        base=sum_of.base,
        bonuses=sum_of.bonuses,
        least=need,
        percent=percent(reach(need, rolled, effect.dice, each=each)),
    )


def _search(state: Position, search: Searching) -> views.RollView:
    seat = search.scene.hero
    need, distance = EFFECTS[search.effect].value, state.dungeon.distances[state.heroes[seat].location]
    return views.RollView(
        seat=seat,
        foe=None,
        why="search",
        source=SOURCES[search.effect].id,
        form=None,
        by=None,
        need=need,
        plus=distance,
        dice=1,
        counted=1,
        keep="high",
        each=False,
        base=distance,
        bonuses=(),
        least=need - distance,
        percent=percent(reach(need - distance)),
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
