"""How the policy answers in windows and battles: it spends a card where that spares more than the card is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from undercroft.bots.dungeoneer.outlook.card_worth import A_GLORY, effects_of, in_hand, lasting
from undercroft.bots.dungeoneer.outlook.encounter_harm import danger
from undercroft.dungeoneer.board.numbers.stats import ATTACK_ROLL, roll_bonus, stat
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.foes import hero_foe
from undercroft.dungeoneer.board.terms.moments import WindowMoment
from undercroft.dungeoneer.content.card_index import BY_QUEST, CARDS, PERMANENT
from undercroft.dungeoneer.content.faces import Effect
from undercroft.dungeoneer.rules.battle.battle_data import Battle
from undercroft.dungeoneer.rules.battle.fighters import FIGHTING, NOT_YET, Fighter
from undercroft.dungeoneer.rules.deeds.dice.dice_odds import duel, reach
from undercroft.dungeoneer.rules.deeds.dice.dice_rolls import COUNTER_DIE, THREAT_DIE, Roll
from undercroft.dungeoneer.rules.deeds.playing.playing_cards import Playing
from undercroft.dungeoneer.rules.effects.dice_effects import Dice
from undercroft.dungeoneer.rules.questions.interference_windows import Window
from undercroft.dungeoneer.rules.questions.question_frames import Part, nearest
from undercroft.kernel.engine.action_vocabulary import Action, Numbered

PAIN: Final[tuple[float, ...]] = (9.0, 5.0, 2.5, 1.6)
"""What a wound is worth to a hero with this much life, or with more: 1."""
A_QUEST: Final = 4.0
VICTORY: Final = 15.0
OTHER_TEST: Final = 1.1
LIKELY: Final = 0.4
"""The chance of a strike that a challenge needs."""


def pain(life: int) -> float:
    """Return what avoiding a wound is worth."""
    return PAIN[life] if life < len(PAIN) else 1.0


def spends(legal: Sequence[Action]) -> list[Action]:
    """Return the answers that play a card or use an effect."""
    return [action for action in legal if action.text.startswith(("play ", "use "))]


def price(action: Action) -> float:
    """Return what an answer costs, counted in wounds."""
    if action.text.startswith("play "):
        assert isinstance(action, Numbered)
        return CARDS[action.value].cost * A_GLORY + 0.3
    cost = effects_of(action.text)[0].cost
    return cost.glory * A_GLORY + cost.life + 0.3 * cost.token + 1.0 * cost.discard_self + 0.5 * cost.ap


def window(state: Position, seat: int, legal: Sequence[Action]) -> Action | None:
    """Return what is worth doing in a window; None to pass."""
    offers = spends(legal)
    if not offers:
        return None
    frame = state.stack[-1]
    assert isinstance(frame, Window)
    how = MOMENTS.get(frame.moment)
    return how(state, seat, offers) if how is not None else None


def _save(state: Position, seat: int, offers: list[Action]) -> Action | None:
    """Avert what is about to happen, if that is cheap enough."""
    hero = state.heroes[seat]
    best, answer = pain(hero.life), None
    for action in offers:
        if any(effect.do in AVERTING for effect in effects_of(action.text)):
            cost = price(action)
            if cost < best:
                best, answer = cost, action
    return answer


AVERTING: Final = frozenset({"prevent", "cancel", "revive", "roll"})


def _respond(state: Position, seat: int, offers: list[Action]) -> Action | None:
    battle = nearest(state, Battle)
    if battle is None or not battle.defender.is_hero:
        return None
    hurts = pain(state.heroes[seat].life)
    prey = battle.defender
    foes = [f for f in battle.attackers if f.standing == FIGHTING and f.form >= 0]
    best, answer = 0.0, None
    for action in offers:
        for effect in effects_of(action.text):
            gain = max([_spared(state, f, prey, battle.location, effect) for f in foes], default=0.0)
            gain = gain * hurts - price(action)
            if gain > best:
                best, answer = gain, action
    return answer


def _spared(state: Position, fighter: Fighter, prey: Fighter, location: int, effect: Effect) -> float:
    """Return about how many wounds an effect on an attacker spares."""
    if effect.families and (fighter.card < 0 or CARDS[fighter.card].face.type not in effect.families):
        return 0.0
    now = danger(state, fighter, prey, location)
    if effect.do == "remove_attacker":
        return now if fighter.card >= 0 or not effect.kinds else 0.0
    if effect.do == "mod" and effect.what == "attack":
        return now - danger(state, fighter, prey, location, effect.n)
    if effect.do == "wound":
        return now + 0.2 if 0 < fighter.life <= effect.n else 0.1
    if effect.do in ("transfer", "cancel"):
        return now
    return 0.45 * now if effect.do == "extra_die" else 0.0


def _roll(state: Position, seat: int, offers: list[Action]) -> Action | None:
    """Add to one's own roll what is worth it."""
    dice = state.stack[-2] if len(state.stack) > 1 else None
    if isinstance(dice, Dice):
        return _for_dice(state, seat, dice, offers)
    if not isinstance(dice, Roll) or dice.seat != seat:
        return None
    before = _hope(state, seat, dice, 0, 0)
    best, answer = 0.0, None
    for action in offers:
        for effect in effects_of(action.text):
            if effect.do in ("mod", "extra_die"):
                n = min(effect.most, state.heroes[seat].glory) if effect.x else effect.n
                plus, more = (0, n) if effect.do == "extra_die" else (n, 0)
                gain = _hope(state, seat, dice, plus, more) - before - price(action) - A_GLORY * n * effect.x
                if gain > best:
                    best, answer = gain, action
    return answer


def _for_dice(state: Position, seat: int, dice: Dice, offers: list[Action]) -> Action | None:
    """Pay for a quest's dice whatever can be paid."""
    if dice.scene.hero != seat:
        return None
    return next((action for action in offers if effects_of(action.text)[0].what == "dice"), None)


def _hope(state: Position, seat: int, roll: Roll, plus: int, dice: int) -> float:
    """Return what a roll is worth with this much added to it and this many more dice."""
    below = state.stack[-3]
    assert isinstance(below, Part)
    base = below.plus(state, roll.kind) + roll.bonus + plus
    hero = state.heroes[seat]
    if roll.kind == THREAT_DIE:
        stake = OTHER_TEST * pain(hero.life)
        if roll.against == BY_QUEST:
            stake = VICTORY if len(hero.done) == 2 else A_QUEST
        return reach(roll.need - base, 1 + abs(roll.extra) + dice, 1, roll.extra < 0) * stake
    if not isinstance(below, Battle):
        return 0.0
    fighter = below.attackers[below.current]
    mine = base + (1.2 if dice else 0.0)
    if roll.kind == COUNTER_DIE and fighter.total != NOT_YET:
        win = max(0.0, min(1.0, (6 - fighter.total + mine) / 6))
        lose = max(0.0, min(1.0, (fighter.total - 1 - mine) / 6))
    else:
        prey = below.defender
        theirs = stat(state, prey.seat, fighter.form) if prey.is_hero else prey.monster.values[fighter.form]
        win, lose = duel(round(mine - theirs))
    foe = below.defender if roll.kind != COUNTER_DIE else fighter
    prize = (2.5 if len(hero.done) < 2 else 6.0) if foe.is_quest_monster else 0.7
    return win * prize - lose * pain(hero.life)


def _declared(state: Position, seat: int, offers: list[Action]) -> Action | None:
    """Cancel a bane on one's own hero if it is not the cheaper card; arm one's own monsters."""
    playing = nearest(state, Playing)
    for action in offers:
        for effect in effects_of(action.text):
            if effect.do == "cancel" and playing is not None and playing.target == seat and playing.seat != seat:
                if price(action) <= 0.6 + 0.2 * CARDS[playing.card].cost:
                    return action
            elif effect.do == "attach" and state.active == seat:
                return action
    return None


def _reward(state: Position, seat: int, offers: list[Action]) -> Action | None:
    """Play the best treasure: a lone hero can play them only now (DN-14.6)."""
    best, answer = 0.0, None
    for action in offers:
        if isinstance(action, Numbered) and CARDS[action.value].duration == PERMANENT:
            worth = lasting(CARDS[action.value].id, uses_magic(state, seat))
            if worth > best:
                best, answer = worth, action
    return answer


MOMENTS: Final[Mapping[int, Callable[[Position, int, list[Action]], Action | None]]] = {
    WindowMoment.WOUND: _save,
    WindowMoment.FALL: _save,
    WindowMoment.TRANSFER: _save,
    WindowMoment.DEATH: _save,
    WindowMoment.RESPONSE: _respond,
    WindowMoment.ROLL: _roll,
    WindowMoment.DECLARED: _declared,
    WindowMoment.REWARD: _reward,
}
"""What is worth doing at each moment; at the others nothing is."""


def uses_magic(state: Position, seat: int) -> bool:
    """Return whether the hero fights better with magic."""
    return stat(state, seat, 1) > stat(state, seat, 0)


def worth_in_hand(state: Position, seat: int, card: int) -> float:
    """Return what it is worth to keep a card."""
    return in_hand(CARDS[card].id, uses_magic(state, seat))


# Questions of a battle.


def strike_chance(state: Position, seat: int, foe: Fighter) -> float:
    """Return how likely the hero strikes this foe if he attacks it in his better form."""
    best = 0.0
    for form in range(2):
        mine = stat(state, seat, form) + roll_bonus(state, seat, ATTACK_ROLL, form, 0, foe.family())
        theirs = stat(state, foe.seat, form) if foe.is_hero else foe.monster.values[form]
        best = max(best, duel(mine - theirs)[0])
    return best


def challenge(state: Position, seat: int, legal: Sequence[Action]) -> Action | None:
    """Strike back if a hit is likely; against a quest's monster nearly always."""
    battle = nearest(state, Battle)
    if battle is None:
        return None
    best, answer = LIKELY, None
    for fighter in battle.attackers:
        if fighter.is_hero or fighter.standing != FIGHTING:
            continue
        hope = strike_chance(state, seat, fighter)
        hope *= 2.0 if fighter.is_quest_monster else 1.0 / max(1, fighter.life) ** 0.5
        for action in legal:
            if action.text == f"challenge {fighter.source.id}" and hope > best:
                best, answer = hope, action
    return attack_hero(state, seat, legal, best) or answer


def attack_hero(state: Position, seat: int, legal: Sequence[Action], best: float = 0.5) -> Action | None:
    """Return the attack on a hero that harms more than it risks, if there is one."""
    answer = None
    hero = state.heroes[seat]
    for action in legal:
        if isinstance(action, Numbered) and action.text.startswith("attack "):
            rival = state.heroes[action.value]
            hope = strike_chance(state, seat, Fighter(hero_foe(action.value), action.value))
            harm = 0.6 + 0.3 * len(rival.done) + 2.0 * (rival.life == 1) + 2.0 * bool(rival.escorts)
            worth = hope * harm - (1 - hope) * 0.5 * (1.0 if hero.life > 3 else 2.0)
            if worth > best:
                best, answer = worth, action
    return answer


def form(state: Position, legal: Sequence[Action]) -> Action:
    """Return the form with the greatest lead."""
    battle = nearest(state, Battle)
    assert battle is not None
    mine = next((f for f in battle.attackers if f.form < 0), battle.attackers[0])
    prey = battle.defender

    def lead(action: Action) -> int:
        assert isinstance(action, Numbered)
        which = action.value
        attack = stat(state, mine.seat, which) if mine.is_hero else mine.monster.values[which]
        return attack - (stat(state, prey.seat, which) if prey.is_hero else prey.monster.values[which])

    return max(legal, key=lead)


def how_much(state: Position, seat: int, legal: Sequence[Action]) -> Action:
    """Return X: as much as a test of one's own still needs, otherwise all that can be paid."""
    roll = nearest(state, Roll)
    playing = nearest(state, Playing)
    if roll is None or roll.seat != seat or roll.kind != THREAT_DIE or (playing is not None and playing.seat != seat):
        return legal[-1]
    below = state.stack[state.stack.index(roll) - 1]
    assert isinstance(below, Part)
    missing = roll.need - below.plus(state, roll.kind) - roll.bonus - 1
    found = [action for action in legal if isinstance(action, Numbered) and action.value >= missing]
    return found[0] if found else legal[-1]
