"""How a dungeonlord plays: the leader's peril is spent on what harms most (DN-5)."""

from __future__ import annotations

from typing import Final

from undercroft.bots.dungeoneer.greedy.situation import Situation
from undercroft.bots.dungeoneer.outlook.card_worth import CARD
from undercroft.dungeoneer.content.card_index import CARDS, FORMS, Card
from undercroft.dungeoneer.content.faces import Effect
from undercroft.dungeoneer.rules.deeds.dice.dice_odds import duel, odds
from undercroft.dungeoneer.views import HeroView

NOT_ALONE: Final = frozenset({"shift", "amplifier", "graft"})
"""Types of banes that are played only for a reason: they help monsters, or move locations to where they should lie."""
EARNED: Final = 1
"""How much peril a rival may gain while the encounters are settled."""
NOTHING: Final = 0.12
"""An encounter must harm more than this; one that harms less would only bring its victim glory."""
A_MONSTER: Final = 0.3
"""What a beaten monster costs: its victim gains glory."""
SIDE_EFFECT: Final = 0.35
"""How much each strike effect harms, apart from the wound."""


def misdeeds(situation: Situation) -> str:
    """Send encounters where they harm most, as long as they do; then play banes on the leader."""
    sends = situation.starting("send")
    if sends:
        worth, action = max((menace(situation, action), action) for action in sends)
        if worth > NOTHING:
            last = action.replace("send", "send_last", 1)
            return action if _more_to_come(situation, sends, action) or last not in situation.actions else last
    if "declare" in situation.actions:
        return "declare"
    return _bane(situation) or "done"


def _more_to_come(situation: Situation, sends: list[str], action: str) -> bool:
    """Return whether anything may be left to do after this encounter: another one, or a bane in hand."""
    _, card, seat = action.split()
    prices = dict(zip(situation.me.hand.cards or (), situation.me.hand.prices or (), strict=True))
    prices |= {monster.id: monster.price for monster in situation.me.lair}
    peril = {rival.seat: rival.peril for rival in situation.rivals}
    for sending in situation.me.plan or ():
        peril[sending.seat] -= prices.get(sending.card, 0)
    peril[int(seat)] -= prices.get(card, 0)
    for other in sends:
        _, name, victim = other.split()
        if name != card and prices.get(name, 0) <= peril[int(victim)] and menace(situation, other) > NOTHING:
            return True
    banes = [CARD[name].face for name in prices if CARD[name].face.kind == "bane"]
    return any(face.type != "shift" and face.cost <= max(peril.values()) + EARNED for face in banes)


def _bane(situation: Situation) -> str | None:
    banes = [a for a in situation.starting("play") if CARD[a.split()[1]].face.kind == "bane"]
    banes = [a for a in banes if CARD[a.split()[1]].face.type not in NOT_ALONE or _amplifies(situation, a)]
    return max(banes, key=lambda a: CARD[a.split()[1]].cost) if banes and situation.rivals else None


def _amplifies(situation: Situation, action: str) -> bool:
    """Return whether a bane strengthens at least two of one's own monsters."""
    families = {family for effect in CARD[action.split()[1]].face.effects for family in effect.families}
    mine = (*(situation.me.hand.cards or ()), *[monster.id for monster in situation.me.lair])
    return CARD[action.split()[1]].face.type == "amplifier" and sum(CARD[m].face.type in families for m in mine) > 1


def eminence(rival: HeroView) -> float:
    """Return how much harming a rival is worth: more for the leader, and for a hero who is nearly dead."""
    return 1.0 + 0.8 * len(rival.done) + {1: 2.0, 2: 1.0}.get(rival.life, 0.0)


def menace(situation: Situation, action: str) -> float:
    """Return how much an encounter harms a rival, weighted by what that is worth; among equals, the cheaper one is
    better.
    """
    _, name, seat = action.split()
    rival = situation.view.heroes[int(seat)]
    card = CARD[name]
    harm = _trap(situation, card, rival) if card.monster is None else _monster(situation, card, rival)
    return harm * eminence(rival) / (1 + 0.1 * card.cost)


def _monster(situation: Situation, card: Card, rival: HeroView) -> float:
    monster = card.monster
    assert monster is not None
    own = {lair.id: lair for lair in situation.me.lair}.get(card.id)
    best = 0.0
    for form in monster.attacks:
        value = int(getattr(own, FORMS[form])) if own is not None else monster.values[form]
        higher, lower = duel(value - situation.battle(FORMS[form], False, monster.word, rival))
        effects = sum(not e.form or FORMS[form] in e.form for e in card.face.effects if e.on in ("strike", "attack"))
        best = max(best, higher * (1 + SIDE_EFFECT * max(0, effects - 1)) - lower * A_MONSTER)
    return best


def _trap(situation: Situation, card: Card, rival: HeroView) -> float:
    """Return the harm of an encounter that hits everybody there, one's own hero too (DN-7.2)."""
    harm = 0.0
    for effect in card.face.effects:
        if effect.on == "trap" and effect.do == "threat":
            for hero in situation.view.heroes:
                if hero.alive and hero.location == rival.location:
                    harm += (-1.5 if hero is situation.me else 1.0) * _failing(hero, effect)
    return harm


def _failing(hero: HeroView, effect: Effect) -> float:
    failing = 1 - odds(int(getattr(hero, effect.stat)), effect.value)
    return failing * max(0.5, sum(max(1, e.n) for e in effect.failed if e.do == "wound")) - (1 - failing) * 0.2


def target(situation: Situation) -> str:
    """Return the rival closest to winning."""
    return _first(situation, "target") or situation.decision.default


def give_peril(situation: Situation) -> str:
    """Give the peril to the same rival."""
    return _first(situation, "give_peril") or situation.decision.default


def _first(situation: Situation, *words: str | None) -> str | None:
    """Return the answer that begins with these words and is about the first rival possible."""
    answers = [" ".join([*filter(None, words), str(rival.seat)]) for rival in situation.rivals]
    return next((answer for answer in answers if answer in situation.actions), None)


def form(situation: Situation) -> str:
    """Choose the form with the best difference, counting what lies open."""
    battle = situation.view.battles[-1]
    mine = next((f for f in battle.attackers if f.form is None), battle.attackers[0])
    hero = situation.view.heroes[mine.seat] if mine.hero and mine.seat is not None else None
    defender = battle.defender
    prey = situation.view.heroes[defender.seat] if defender.hero and defender.seat is not None else None

    def lead(action: str) -> int:
        word = action.split()[1]
        attack = situation.battle(word, True, _family(defender.id), hero) if hero else int(getattr(mine, word))
        counter = situation.battle(word, False, _family(mine.id), prey) if prey else int(getattr(defender, word))
        return attack - counter

    return max(situation.actions, key=lead)


def _family(name: str) -> str:
    return CARD[name].face.type if name in CARD else ""


def where_to(situation: Situation) -> str:
    """Keep monsters in the lair while there is room."""
    if len(situation.me.lair) >= 3:
        return situation.decision.default
    return _first(situation, "lair_giving", situation.decision.prompt.source) or situation.actions[0]


def surplus_lair(situation: Situation) -> str:
    """Give up the cheapest monster."""
    costs = {f"discard {card.id}": card.cost for card in CARDS}
    return min(situation.actions, key=lambda action: costs.get(action, 99))
