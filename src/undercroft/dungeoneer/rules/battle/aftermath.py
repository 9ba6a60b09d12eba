"""The last three steps of a battle, in order: challenge, lair, reward (DN-6.6 to DN-6.8)."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Sequence as Seq
from typing import Final

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.actions import (
    ATTACK,
    CHALLENGE,
    CHALLENGE_IN,
    DISCARD,
    LAIR_GIVING,
    LIE_DOWN,
    PASS,
    TO_HAND,
    TO_LAIR,
    USE,
)
from undercroft.dungeoneer.board.card_piles import off_the_table, strip, without
from undercroft.dungeoneer.board.hero import Hero
from undercroft.dungeoneer.board.numbers.stats import forbidden
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.foes import foe_parts, hero_foe
from undercroft.dungeoneer.board.terms.identifiers import CardNumber
from undercroft.dungeoneer.board.terms.moments import WindowMoment
from undercroft.dungeoneer.content.card_index import CARDS, EFFECTS
from undercroft.dungeoneer.rules.battle.battle_data import Battle, Starter, the_battle
from undercroft.dungeoneer.rules.battle.fighters import AWAY, BACK_IN_HAND, BEATEN, FIGHTING, GONE, Fighter
from undercroft.dungeoneer.rules.battle.spoils.battle_rewards import reward_heroes, reward_monsters
from undercroft.dungeoneer.rules.battle.spoils.surviving_monsters import keep_survivors
from undercroft.dungeoneer.rules.deeds.card_limits import check_lair
from undercroft.dungeoneer.rules.deeds.harm.wounds import lie_down
from undercroft.dungeoneer.rules.deeds.hero_counters import spend_ap
from undercroft.dungeoneer.rules.questions.begin_side_action import carry_out
from undercroft.dungeoneer.rules.questions.interference_windows import open_window
from undercroft.dungeoneer.rules.questions.playability.usable_effects import refuse_use, uses_of
from undercroft.dungeoneer.rules.questions.question_frames import Ask, nearest
from undercroft.dungeoneer.rules.questions.side_actions import refuse_lie_down
from undercroft.kernel.base.refusals import Args, Refusal
from undercroft.kernel.engine.action_vocabulary import Action, Numbered
from undercroft.kernel.engine.decisions import CHOOSE_ONE, Prompt


class Aftermath(Starter):
    """Challenge, lair and reward of the battle below (DN-6.6 to DN-6.8)."""

    step: int = 0
    """The index in `_STEPS` of what is next."""
    done: int = 0
    """How many fighters that step has dealt with; 1 once the challenge is declined."""

    def advance(self, state: Position) -> bool:
        battle = the_battle(state)
        if _STEPS[self.step](self, state, battle):
            self.step += 1
            self.done = 0
        return False

    def _challenge(self, state: Position, battle: Battle) -> bool:
        """Ask the attacked hero for a challenge, for an AP or by whatever the hero's abilities allow (DN-6.6)."""
        if not battle.challenge or battle.over or self.done or not battle.defender.is_hero:
            return True
        seat = battle.defender.seat
        if len(challenges(state, battle)) <= 1:
            return True
        state.stack.append(Challenge(seat))
        return False

    def _lair(self, state: Position, battle: Battle) -> bool:
        """Send one monster after another to the lair, the hand or the discards (DN-6.7)."""
        if state.variant.harder_solo and not self.done:
            keep_survivors(state, battle.attackers)
        if self.done == len(battle.attackers):
            return True
        fighter = battle.attackers[self.done]
        self.done += 1
        if fighter.card >= 0 and fighter.card in state.table:
            after_the_fight(state, fighter)
        return False

    def _reward_monsters(self, state: Position, battle: Battle) -> bool:
        state.stack += reward_monsters(state, battle)
        return True

    def _reward_heroes(self, state: Position, battle: Battle) -> bool:
        reward_heroes(state, battle)
        return True

    def _treasures(self, state: Position, battle: Battle) -> bool:
        """In the solo game, let permanent treasures be played after the battle and its challenge (DN-14.6)."""
        if state.variant.solo and battle.challenge:
            open_window(state, WindowMoment.REWARD, 1 << battle.defender.seat)
        return True

    def _end(self, state: Position, battle: Battle) -> bool:
        state.stack.pop()
        return False

    def fought(self, state: Position, battle: Battle) -> None:
        """Take the outcome of a challenge: what it did to a monster counts in the battle to which it belongs."""
        parent = the_battle(state)
        if battle.of >= 0:
            fighter = parent.attackers[battle.of]
            fighter.life = battle.defender.life
            fighter.lost = battle.defender.lost
            fighter.dealt = battle.defender.dealt
            fighter.standing = battle.defender.standing


_STEPS: Final[tuple[Callable[[Aftermath, Position, Battle], bool], ...]] = (
    Aftermath._challenge,  # DN-6.6
    Aftermath._lair,  # DN-6.7
    Aftermath._reward_monsters,  # DN-6.8
    Aftermath._reward_heroes,  # DN-6.8
    Aftermath._treasures,  # DN-14.6
    Aftermath._end,
)


# Challenge (DN-6.6).


def comparable(fighter: Fighter) -> int:
    """Return the place of a monster in the tables `COMPARE` and `CHALLENGE`: cards first, then quests.

    A hero attacks alone, so nobody ever chooses its comparison: it borrows the place of a quest.
    """
    card, quest, seat = foe_parts(fighter.foe)
    return card if card >= 0 else len(CARDS) + max(quest, seat)


def refuse_challenge(state: Position, seat: int) -> Refusal | None:
    """Return why the attacked hero may not start a battle now (DN-6.6, DN-6.9)."""
    hero = state.heroes[seat]
    if hero.life <= 0:
        return Refusal("DN-6.10", "dead")
    if hero.battled:
        return Refusal("DN-6.9", "one-battle")
    if hero.actions:
        return None
    if hero.fallen:
        return Refusal("DN-16.6", "fallen-attacker")
    return None if may_fall_for_it(state, seat) else Refusal("DN-6.6", "no-ap-to-challenge")


def may_fall_for_it(state: Position, seat: int) -> bool:
    """Return whether a hero without an AP may fall for the challenge: once a turn, unless he saved one (DN-13.8)."""
    hero = state.heroes[seat]
    return bool(state.variant.ap_for_falling) and not (hero.has_saved or hero.fallen or hero.lain_down)


def may_lie_down_for_it(state: Position, seat: int) -> bool:
    """Return whether a hero without an AP may be laid down now, to challenge with the AP that this brings (DN-13.7)."""
    hero = state.heroes[seat]
    return hero.life > 0 and not hero.battled and refuse_lie_down(state, seat) is None


def foes(state: Position, battle: Battle) -> list[int]:
    """Return the places of the attackers that may be challenged: compared, alive, still in the battle (DN-16.5), and in
    the location of the hero whom they attacked.
    """
    if not battle.there(state, battle.defender):
        return []
    return [i for i in battle.fighting() if battle.attackers[i].compared and battle.there(state, battle.attackers[i])]


def challenges(state: Position, battle: Battle) -> list[Action]:
    """Return what the attacked hero may do now; the last option is to pass."""
    seat = battle.defender.seat
    found: list[Action] = []
    if refuse_challenge(state, seat) is None:
        forms = Fighter(hero_foe(seat), seat).attack_forms(state)
        for i in foes(state, battle):
            fighter = battle.attackers[i]
            found.append(ATTACK[fighter.seat] if fighter.is_hero else CHALLENGE[comparable(fighter)])
            if not fighter.is_hero and len(forms) > 1:
                found += [CHALLENGE_IN[comparable(fighter)][form] for form in forms]
        paying = state.heroes[seat].actions > 0
        location = state.heroes[seat].location
        if paying and not forbidden(state, seat, "hero_attack"):
            others = [ATTACK[rival] for rival in state.here(location) if rival != seat]
            found += [action for action in others if action not in found]
    elif may_lie_down_for_it(state, seat) and foes(state, battle):
        found.append(LIE_DOWN)
    if state.heroes[seat].life > 0:
        found += [
            USE[n]
            for n in uses_of(state, seat)
            if EFFECTS[n].window == "challenge" and refuse_use(state, seat, n, WindowMoment.RESPONSE) is None
        ]
    found.append(PASS)
    return found


def battle_price(hero: Hero) -> int:
    """Return what a battle costs a hero, in action points: one, unless he falls for it (DN-6.6, DN-6.9, DN-13.8)."""
    return 1 if hero.actions else 0


class Challenge(Ask):
    """The challenge of an attacked hero (DN-6.6)."""

    def options(self, state: Position) -> Seq[Action]:
        return challenges(state, the_battle(state))

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        battle = the_battle(state)
        monsters = [CHALLENGE[comparable(f)] for f in battle.attackers if not f.is_hero]
        heroes = [ATTACK[rival] for rival in range(state.seats) if rival != self.seat]
        legal = self.legal(state, seat)
        return (*legal, *[action for action in (*monsters, *heroes) if action not in legal])

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Numbered) or action.verb not in ("challenge", "attack"):
            return None
        refusal = refuse_challenge(state, seat)
        if refusal is not None:
            return refusal
        return Refusal("DN-16.5" if action.verb == "challenge" else "DN-6.6", "not-to-be-challenged")

    def default(self, legal: Seq[Action]) -> Action:
        return legal[-1]

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("challenge", CHOOSE_ONE, "DN-6.6")

    def chosen(self, state: Position, action: Action) -> None:
        aftermath = state.stack[-1]
        assert isinstance(aftermath, Aftermath)
        if action is PASS:
            aftermath.done = 1
        elif isinstance(action, Numbered):
            self._pay(state)
            self._begin(state, action)
        else:
            carry_out(state, self.seat, action)

    def _pay(self, state: Position) -> None:
        hero = state.heroes[self.seat]
        hero.battled = 1
        price = battle_price(hero)
        if price:
            spend_ap(state, self.seat, price)
        else:
            lie_down(state, self.seat)

    def _begin(self, state: Position, action: Numbered) -> None:
        battle = the_battle(state)
        if action.verb == "attack":
            begin_against_hero(state, self.seat, action.value, bonus=0, challenge=0)
            return
        place = next(i for i, f in enumerate(battle.attackers) if not f.is_hero and comparable(f) == action.value)
        begin_against_monster(state, self.seat, place, bonus=0)


def begin_against_monster(state: Position, seat: int, place: int, bonus: int) -> None:
    """Begin a hero's battle against one of the monsters that attacked him."""
    battle = the_battle(state)
    defender = battle.attackers[place].clone()
    attacker = Fighter(hero_foe(seat), seat, bonus=bonus)
    state.stack.append(Battle([attacker], defender, seat, battle.location, challenge=0, of=place))


def begin_against_hero(state: Position, seat: int, victim: int, bonus: int, challenge: int) -> None:
    """Begin a hero's battle against another hero in his location."""
    attacker = Fighter(hero_foe(seat), seat, bonus=bonus)
    defender = Fighter(hero_foe(victim), victim)
    state.stack.append(Battle([attacker], defender, seat, state.heroes[seat].location, challenge=challenge))


def begin_attack(state: Position, seat: int, action: Action) -> None:
    """Begin a hero's battle of the turn against another hero (DN-6.9)."""
    assert isinstance(action, Numbered)
    hero = state.heroes[seat]
    hero.battled = 1
    spend_ap(state, seat, battle_price(hero))
    state.stack.append(Apart())
    begin_against_hero(state, seat, action.value, bonus=0, challenge=1)


class Apart(Starter):
    """Rests below a battle that stands by itself; its effect on a monster counts in the battle that it came from."""

    def advance(self, state: Position) -> bool:
        state.stack.pop()
        return False

    def fought(self, state: Position, battle: Battle) -> None:
        aftermath = nearest(state, Aftermath)
        if aftermath is not None:
            aftermath.fought(state, battle)


# Lair (DN-6.7).


def after_the_fight(state: Position, fighter: Fighter) -> None:
    """Settle where a monster goes (DN-6.7): its owner decides, unless it is beaten or discarded."""
    card = fighter.card
    owner = fighter.seat
    if owner < 0 or state.heroes[owner].life <= 0 or fighter.standing in (BEATEN, GONE):
        off_the_table(state, card)
    elif fighter.standing == BACK_IN_HAND:
        back_to_hand(state, owner, card)
    else:
        state.stack.append(WhereTo(owner, card, int(fighter.lost == 0 or fighter.standing == AWAY)))


def back_to_hand(state: Position, seat: int, card: int, why: str = "") -> None:
    """Return a monster from the table to its owner's hand; discard its attachments (DN-10.4)."""
    strip(state, card)
    state.table = without(state.table, card)
    hero = state.heroes[seat]
    hero.hand = (*hero.hand, card)
    state.tell(events.BackToHand, seat, CARDS[card].id, None, why)


def wounds_by(state: Position, card: int) -> int:
    """Return how many wounds the monster has dealt in the battle being fought, each worth 1 peril (DN-6.8)."""
    battle = nearest(state, Battle)
    return sum([fighter.dealt for fighter in battle.attackers if fighter.card == card]) if battle is not None else 0


def _how(state: Position, card: int, whole: int) -> str:
    """Return how a monster that its owner may keep has come through the battle, as the event says it (DN-6.7)."""
    if not whole:
        return "hurt"
    battle = nearest(state, Battle)
    fought = battle is not None and any(f.card == card and f.standing == FIGHTING for f in battle.attackers)
    return "unhurt" if fought else "away"


class WhereTo(Ask):
    """The owner sends an unwounded monster to hand or lair, a wounded one to the lair or the discards (DN-6.7)."""

    card: CardNumber
    whole: int

    def options(self, state: Position) -> Seq[Action]:
        elsewhere = TO_HAND[self.card] if self.whole else DISCARD[self.card]
        giving = LAIR_GIVING[self.card] if wounds_by(state, self.card) else ()
        return (TO_LAIR[self.card], elsewhere, *[giving[seat] for seat in state.players(state.active) if giving])

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        ways = (TO_LAIR[self.card], TO_HAND[self.card], DISCARD[self.card])
        return tuple(dict.fromkeys((*ways, *self.legal(state, seat))))

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if action is TO_HAND[self.card]:
            return Refusal("DN-6.7", "wounded", {"card": CARDS[self.card].id})
        return Refusal("DN-6.7", "unwounded", {"card": CARDS[self.card].id}) if action is DISCARD[self.card] else None

    def ask(self, state: Position, seat: int) -> Prompt:
        args: Args = {"n": wounds_by(state, self.card)}
        return Prompt("where-to", CHOOSE_ONE, "DN-6.7", CARDS[self.card].id, args)

    def chosen(self, state: Position, action: Action) -> None:
        if action is TO_HAND[self.card]:
            back_to_hand(state, self.seat, self.card, _how(state, self.card, self.whole))
        elif action is DISCARD[self.card]:
            off_the_table(state, self.card)
            state.tell(events.Discarded, self.seat, CARDS[self.card].id, None, "given_up")
        else:
            hero = state.heroes[self.seat]
            state.table = without(state.table, self.card)
            hero.lair = (*hero.lair, self.card)
            how = _how(state, self.card, self.whole)
            state.tell(events.ToLair, self.seat, CARDS[self.card].id, None, how)
            check_lair(state, self.seat)
