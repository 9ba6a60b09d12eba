"""The odds of battles: the attacks that answers begin, and those that are being fought (DN-6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from undercroft.dungeoneer import views
from undercroft.dungeoneer.board.numbers.stat_breakdown import FOR_THIS_ROLL, Breakdown, merged
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.foes import hero_foe, quest_foe
from undercroft.dungeoneer.content.card_index import CARDS, EFFECTS, FORMS, QUESTS
from undercroft.dungeoneer.rules.battle.battle_data import Battle
from undercroft.dungeoneer.rules.battle.die_bonus_breakdown import of_attack, of_counter
from undercroft.dungeoneer.rules.battle.fighters import NOT_YET, Fighter
from undercroft.dungeoneer.rules.battle.steps import ChooseForm
from undercroft.dungeoneer.rules.deeds.dice.dice_odds import answer, duel, percent
from undercroft.dungeoneer.rules.effects.battle_effects import FreeAttackOn
from undercroft.dungeoneer.rules.effects.quest_effects import Spawn, left_neighbour
from undercroft.dungeoneer.rules.questions.effect_frames import VERBS
from undercroft.dungeoneer.rules.questions.question_frames import nearest
from undercroft.kernel.engine.action_vocabulary import Action, Numbered

Later = tuple[int, int]
"""What will be added to a roll later, when a card has acted: a number, and dice."""
NOTHING: Final[Later] = (0, 0)

_CALLED: Final = {card.id: card for card in CARDS}


def added(breakdown: Breakdown, later: int = 0) -> views.AddedView:
    """Return what a number before the dice is made of, with what has been paid for and will be added."""
    bonuses = merged([*breakdown.bonuses, (FOR_THIS_ROLL, later)])
    return views.AddedView(breakdown.base + sum([n for _, n in bonuses]), breakdown.base, bonuses)


def pair(
    state: Position,
    fighter: Fighter,
    defender: Fighter,
    location: int,
    attack_later: Later = NOTHING,
    counter_later: Later = NOTHING,
) -> views.PairView:
    """Return the rolls of an attack whose form is known, against this defender.

    Args:
        state: the position.
        fighter: the attacker.
        defender: who is attacked.
        location: where.
        attack_later: what will be added to the attack roll.
        counter_later: what will be added to the counter-roll.
    """
    attack = added(of_attack(state, fighter, defender, location), attack_later[0])
    counter = added(of_counter(state, defender, fighter, fighter.form), counter_later[0])
    if fighter.counter != NOT_YET:
        higher, lower = float(fighter.total > fighter.counter), float(fighter.total < fighter.counter)
    elif fighter.total != NOT_YET:
        higher, lower = answer(fighter.total, counter.plus, counter_later[1])
    else:
        higher, lower = duel(attack.plus - counter.plus, fighter.extra + attack_later[1], counter_later[1])
    # Each is rounded by itself, so that equal chances look equal; together they may be 99 or 101.
    won, level, struck = percent(higher), percent(round(1 - higher - lower, 9)), percent(lower)
    # The strike of a blunted attacker does nothing, however high he rolls (tomb-a04).
    strikes, prevented = (0, won) if fighter.blunted else (won, 0)
    return views.PairView(attack, counter, strikes, level, struck, prevented)


def duels(state: Position, seat: int) -> tuple[views.DuelView, ...]:
    """Return the attacks that a seat's answers begin: those of a monster sent, a hunt, a challenge, a form chosen."""
    found: list[views.DuelView] = []
    for action in state.legal_actions(seat):
        begin = _BEGINNINGS.get(action.verb)
        if begin is not None:
            made = [
                views.DuelView(action.text, FORMS[fighter.form], pair(state, fighter, defender, location))
                for fighter, defender, location in begin(state, seat, action)
            ]
            found += sorted(made, key=lambda duel: duel.pair.struck - duel.pair.strikes)
    return tuple(found)


Beginning = Iterator[tuple[Fighter, Fighter, int]]
"""The attacks of an answer: attacker, defender and location."""


def _sent(state: Position, seat: int, action: Action) -> Beginning:
    assert isinstance(action, Numbered)
    card = _CALLED[str(action.args()["card"])]
    if card.monster is not None:
        victim = action.value
        lair = int(card.number in state.heroes[seat].lair)
        for form in card.monster.attacks:
            prey = Fighter(hero_foe(victim), victim)
            yield Fighter(card.number, seat, form=form, lair=lair), prey, state.heroes[victim].location


def _challenging(state: Position, seat: int, action: Action) -> Beginning:
    args = action.args()
    battle = nearest(state, Battle)
    assert battle is not None
    foe = next(f for f in battle.attackers if not f.is_hero and f.name(state) == args["foe"])
    yield from _of_hero(state, seat, foe, str(args.get("form", "")))


def _attacking(state: Position, seat: int, action: Action) -> Beginning:
    assert isinstance(action, Numbered)
    yield from _of_hero(state, seat, Fighter(hero_foe(action.value), action.value))


def _of_hero(state: Position, seat: int, foe: Fighter, form: str = "") -> Beginning:
    asked = state.stack[-1]
    bonus = EFFECTS[asked.effect].n if isinstance(asked, FreeAttackOn) else 0
    hero = Fighter(hero_foe(seat), seat, bonus=bonus)
    for each in hero.attack_forms(state):
        if form in ("", FORMS[each]):
            yield _in_form(hero, each), foe, state.heroes[seat].location


def _hunting(state: Position, seat: int, action: Action) -> Beginning:
    """The quest's monster attacks first, in the form that the left neighbour picks (DN-11.6), or its best alone
    (DN-14.7).
    """
    assert isinstance(action, Numbered)
    quest = QUESTS[action.value]
    if quest.monster is None or not any(isinstance(VERBS[number], Spawn) for number in quest.attempted):
        return
    neighbour = left_neighbour(state, seat)
    for form in quest.monster.attacks if neighbour >= 0 else quest.monster.best:
        monster = Fighter(quest_foe(quest.number), neighbour, form=form)
        yield monster, Fighter(hero_foe(seat), seat), state.heroes[seat].location


def _choosing_form(state: Position, seat: int, action: Action) -> Beginning:
    asked = state.stack[-1]
    battle = nearest(state, Battle)
    assert battle is not None and isinstance(asked, ChooseForm)
    form = FORMS.index(str(action.args()["form"]))
    yield _in_form(battle.attackers[asked.place], form), battle.defender, battle.location


def _in_form(fighter: Fighter, form: int) -> Fighter:
    chosen = fighter.clone()
    chosen.form = form
    return chosen


_BEGINNINGS: Final = {
    "send": _sent,
    "send_last": _sent,
    "challenge": _challenging,
    "challenge_in": _challenging,
    "attack": _attacking,
    "attempt": _hunting,
    "form": _choosing_form,
}
"""The attacks that an answer begins, by its verb."""
