"""How a hero survives: prevention, responses, rolls, challenges (DN-6.2, DN-6.6, DN-6.11, DN-15)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from undercroft.bots.dungeoneer.greedy.greedy_feats import HURT, hero_attack
from undercroft.bots.dungeoneer.greedy.greedy_feats import heal as whatever_heals
from undercroft.bots.dungeoneer.greedy.greedy_rolls import roll
from undercroft.bots.dungeoneer.greedy.situation import Situation
from undercroft.bots.dungeoneer.outlook.card_worth import CARD, does, lasting, price
from undercroft.dungeoneer.content.card_index import EFFECTS, HEROES
from undercroft.dungeoneer.content.faces import Effect
from undercroft.dungeoneer.rules.deeds.dice.dice_odds import duel
from undercroft.dungeoneer.views import BattleView, FighterView, HeroView

LIKELY: Final = 0.4
AVERTING: Final = frozenset({"cancel", "extra_die", "mod", "prevent", "revive", "roll"})
"""What effects do that this bot may want in any window."""
RESPONDING: Final = frozenset({"attach", "heal", "remove_attacker", "transfer", "wound"})
"""What they do that it may want in some windows only."""
FIGHTING: Final = frozenset({"response", "roll", "wound"})
"""The moments after which nothing is left in a battle but rolls and wounds."""
HERO: Final = {hero.id: hero for hero in HEROES}
QUEST_FOE: Final = 2.0
"""How much more a strike against a quest's monster is worth than one against another."""


def window(situation: Situation) -> str:
    """Do what helps at this moment, or pass."""
    view = situation.view
    moment = view.window.moment if view.window is not None else ""
    answer = MOMENTS[moment](situation) if moment in MOMENTS else None
    if answer is None and situation.me.life <= HURT - (moment != "wound") and moment != "reward":
        answer = whatever_heals(situation)
    return answer or _hush(situation, moment) or "pass"


def _hush(situation: Situation, moment: str) -> str | None:
    """Say for how long not to be asked, if nothing in hand and nothing that lies open would help then."""
    helpful = {effect.do for effect, cost in _means(situation.me)}
    if "ask turn" in situation.actions and not helpful & (AVERTING | RESPONDING):
        return "ask turn"
    if moment not in FIGHTING:
        return None
    wanted = AVERTING | {"heal"} if situation.me.life <= HURT + 1 else AVERTING
    affordable = {effect.do for effect, cost in _means(situation.me) if cost <= situation.me.glory}
    hush = "ask roll" if affordable & wanted else "ask battle"  # before a foe's roll, nothing helps that did not before
    return hush if hush in situation.actions else None


def _means(hero: HeroView) -> Iterable[tuple[Effect, int]]:
    """Return the effects of all that the hero could play or use, each with the glory that it costs."""
    for card in hero.hand.cards or ():
        yield from [(effect, CARD[card].cost) for effect in CARD[card].face.effects if effect.on == "play"]
    lying = (*hero.boons, *hero.treasures, *hero.banes)
    uses = [n for prepared in lying for n in CARD[prepared.id].uses]
    yield from [(EFFECTS[n], EFFECTS[n].cost.glory) for n in (*uses, *HERO[hero.hero].uses)]


def offers(situation: Situation) -> Iterable[str]:
    """Return the answers that play or use something."""
    return (*situation.starting("use"), *situation.starting("play"))


def pain(situation: Situation) -> float:
    """Return how much avoiding a wound is worth."""
    return {1: 5.0, 2: 2.5, 3: 1.6}.get(situation.me.life, 1.0)


def _save(situation: Situation) -> str | None:
    """Return the cheapest way to avert what is about to happen, if it is cheap enough."""
    averting = [a for a in offers(situation) if does(a, "prevent", "cancel", "revive", "roll")]
    if not averting:
        return None
    answer = min(averting, key=price)
    return answer if price(answer) < pain(situation) else None


def _respond(situation: Situation) -> str | None:
    """Respond with what spares more wounds than it costs."""
    battle = situation.view.battles[-1]
    best, answer = 0.0, None
    for action in offers(situation):
        for verb, spared in SPARED.items():
            effect = does(action, verb)
            if effect is not None:
                gain = spared(situation, battle, effect) * pain(situation) - price(action)
                if gain > best:
                    best, answer = gain, action
    return answer


def danger(situation: Situation, battle: BattleView, fighter: FighterView, change: int = 0) -> float:
    """Return the chance that the attacker wounds the hero."""
    if fighter.standing != "fighting" or fighter.pair is None:
        return 0.0
    return duel(fighter.pair.attack.plus + change - fighter.pair.counter.plus)[0] * (1.3 if _is_nasty(fighter) else 1.0)


def _is_nasty(fighter: FighterView) -> bool:
    card = CARD.get(fighter.id)
    return card is not None and len(card.when("strike")) > 1


def _worst(situation: Situation, battle: BattleView, effect: Effect) -> list[FighterView]:
    """Return the attackers that an effect may target, the most dangerous first."""
    fitting = [
        fighter
        for fighter in battle.attackers
        if not (effect.families and (fighter.id not in CARD or CARD[fighter.id].face.type not in effect.families))
        and not (effect.kinds and fighter.id not in CARD)
    ]
    return sorted(fitting, key=lambda fighter: -danger(situation, battle, fighter))


def _removed(situation: Situation, battle: BattleView, effect: Effect) -> float:
    worst = _worst(situation, battle, effect)
    return danger(situation, battle, worst[0]) if worst else 0.0


def _weakened(situation: Situation, battle: BattleView, effect: Effect) -> float:
    worst = _worst(situation, battle, effect)
    if not worst or effect.what != "attack":
        return 0.0
    return danger(situation, battle, worst[0]) - danger(situation, battle, worst[0], effect.n)


def _dimmed(situation: Situation, battle: BattleView, effect: Effect) -> float:
    return 0.45 * _removed(situation, battle, effect)


def _wounded(situation: Situation, battle: BattleView, effect: Effect) -> float:
    dying = [fighter for fighter in _worst(situation, battle, effect) if fighter.life <= effect.n]
    return danger(situation, battle, dying[0]) + 0.2 if dying else 0.1


def _fled(situation: Situation, battle: BattleView, effect: Effect) -> float:
    """Return how many wounds leaving spares: the hero is out of every attacker's reach (DN-5.4)."""
    return sum(danger(situation, battle, fighter) for fighter in battle.attackers if fighter.id in CARD)


SPARED: Final[Mapping[str, Callable[[Situation, BattleView, Effect], float]]] = {
    "remove_attacker": _removed,
    "mod": _weakened,
    "extra_die": _dimmed,
    "wound": _wounded,
    "transfer": _fled,
}
"""For each verb, how many wounds its effect spares in the response step."""


def one_attack(situation: Situation) -> str:
    """Target the most dangerous attack."""
    battle = situation.view.battles[-1]
    for fighter in sorted(battle.attackers, key=lambda fighter: -danger(situation, battle, fighter)):
        for action in (f"against {fighter.id}", f"target {fighter.seat}"):
            if action in situation.actions:
                return action
    return situation.decision.default


def _declared(situation: Situation) -> str | None:
    """Cancel a bane on one's own hero, or arm one's own monsters."""
    view = situation.view
    playing = view.playing
    for action in situation.starting("play"):
        effect = does(action, "cancel")
        if effect is not None and playing is not None and playing.rival == situation.me.seat:
            return action if CARD[playing.id].cost >= CARD[action.split()[1]].cost else None
        if does(action, "attach") and CARD[action.split()[1]].face.kind == "bane":
            return action
    return None


def _reward(situation: Situation) -> str | None:
    """Play the best treasure: a lone hero can play them only now (DN-14.6)."""
    treasures = [a for a in situation.starting("play") if CARD[a.split()[1]].face.duration == "permanent"]
    return max(treasures, key=lambda a: lasting(a.split()[1], situation.magic), default=None)


MOMENTS: Final[Mapping[str, Callable[[Situation], str | None]]] = {
    "wound": _save,
    "fall": _save,
    "transfer": _save,
    "death": _save,
    "response": _respond,
    "declared": _declared,
    "reward": _reward,
    "roll": roll,
}


def challenge(situation: Situation) -> str:
    """Strike back if a hit is likely; against a quest's monster nearly always."""
    battle = situation.view.battles[-1]
    best, answer = LIKELY, "pass"
    for fighter in battle.attackers:
        hope = (
            situation.strikes_back(fighter) * (1.0 if fighter.id in CARD else QUEST_FOE) / max(1, fighter.life) ** 0.5
        )
        for action in (f"challenge {fighter.id}", *_for_free(situation, hope)):
            if action in situation.actions and hope > best:
                best, answer = hope, action
    for action in situation.starting("attack"):
        worth = hero_attack(situation, situation.view.heroes[int(action.split()[1])])
        if worth > best:
            best, answer = worth, action
    return _in_best_form(situation, answer)


def _in_best_form(situation: Situation, answer: str) -> str:
    """Return the challenge in the form with the best difference, if the form can be said now."""
    foe = answer.rsplit(maxsplit=1)[-1]
    fighter = next((one for one in situation.view.battles[-1].attackers if one.id == foe), None)
    ways = [action for action in situation.starting("challenge_in") if action.split()[1] == foe]
    if fighter is None or not ways or not answer.startswith("challenge "):
        return answer
    family = CARD[foe].face.type if foe in CARD else ""

    def lead(action: str) -> int:
        form = action.split()[2]
        return situation.battle(form, True, family) - int(getattr(fighter, form))

    return max(ways, key=lead)


def _for_free(situation: Situation, hope: float) -> list[str]:
    """Attack for glory instead of an action point if a hit is likely (tomb-h1)."""
    return [action for action in situation.starting("use") if does(action, "free_attack") and hope > 2 * LIKELY]


def free_attack(situation: Situation) -> str:
    """Challenge the attacker that is easiest to hit."""
    fighters = situation.view.battles[-1].attackers if situation.view.battles else ()
    hopes = {f"challenge {fighter.id}": situation.strikes_back(fighter) for fighter in fighters}
    return max(situation.actions, key=lambda action: hopes.get(action, 0.5))


def yes(situation: Situation) -> str:
    """Accept the offer."""
    return situation.actions[0]
