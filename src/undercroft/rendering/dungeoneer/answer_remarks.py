"""Remarks beside answers: what a card costs, what an encounter fights with, where a step leads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from undercroft.dungeoneer.content.card_index import CARDS, QUESTS
from undercroft.dungeoneer.content.card_text import uses_of
from undercroft.dungeoneer.content.faces import SIDES, Adventure
from undercroft.dungeoneer.views import View
from undercroft.kernel.engine.decisions import Option
from undercroft.locale.texts import Texts
from undercroft.rendering.dungeoneer.hero_drawing import numbers

FACES: Final = {card.id: card.face for card in CARDS}
REWARDS: Final = {quest.id: quest.face.reward for quest in QUESTS}
OF_CARDS: Final = frozenset(
    {"play", "play_x", "send", "send_last", "to_hand", "to_lair", "lair_giving", "discard", "finish"}
)
"""Answers beside which stands what their card is."""
ROLLS: Final = {"go": "side", "attempt": "quest", "stand": ""}
"""Answers that may lead to rolls, each with the argument that says for what."""
STEPS: Final = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


def remark(texts: Texts, view: View, option: Option) -> str:
    """Say a few words about an answer, with its odds; empty for most answers."""
    return "; ".join([words for words in (_about(texts, view, option), *_odds(texts, view, option)) if words])


def _odds(texts: Texts, view: View, option: Option) -> Iterator[str]:
    """Say how likely the rolls are that an answer leads to."""
    about = option.args.get(ROLLS.get(option.verb, ""))
    for one in view.chances if option.verb in ROLLS else ():
        if one.seat == view.seat and one.what in (option.verb, "search") and one.id == about:
            added = f"{texts.name(one.form)} {one.plus}" if one.form else str(one.plus or "")
            words = f" + {added}" if added else ""
            yield texts.text("odds-roll", added=words, dice=one.dice, need=one.need, percent=one.percent)
    for duel in view.duels:
        if duel.answer == option.action:
            pair, form = duel.pair, texts.name(duel.form)
            odds = {"ties": pair.ties, "struck": pair.struck}
            if pair.prevented:
                yield texts.text("odds-attack-prevented", form=form, prevented=pair.prevented, **odds)
            else:
                yield texts.text("odds-attack", form=form, strikes=pair.strikes, **odds)


def _about(texts: Texts, view: View, option: Option) -> str:
    args = option.args
    if option.verb in OF_CARDS and str(args.get("card")) in FACES:
        return _card(texts, view, FACES[str(args["card"])])
    if option.verb == "use":
        return texts.phrase(uses_of(str(args["card"]))[int(str(args["n"])) - 1]).rstrip(".")
    if option.verb == "go":
        return _beyond(texts, view, str(args["side"]))
    if option.verb in ("attempt", "pick_up", "deliver"):
        reward = REWARDS[str(args["quest"])]
        return texts.text("quest-reward", glory=reward.glory, heal=reward.heal)
    return ""


def _card(texts: Texts, view: View, face: Adventure) -> str:
    kind = texts.name(face.type)
    words = texts.text("card-cost-glory" if face.glory_card else "card-cost-peril", cost=_price(view, face))
    if face.monster is None:
        return f"{kind}, {words}"
    return f"{kind}, {words}; {numbers(texts, face.monster)}"


def _price(view: View, face: Adventure) -> str:
    """Return what the viewer would pay for the card now, with discounts."""
    if face.cost_x:
        return "X"
    hero = view.heroes[view.seat] if view.seat is not None else None
    prices = {monster.id: monster.price for monster in hero.lair} if hero is not None else {}
    if hero is not None and hero.hand.cards is not None and hero.hand.prices is not None:
        prices.update(zip(hero.hand.cards, hero.hand.prices, strict=True))
    return str(prices.get(face.id, face.cost))


def _beyond(texts: Texts, view: View, side: str) -> str:
    here = next((place for place in view.map if view.seat in place.heroes), None)
    if here is None:
        return ""
    dx, dy = STEPS[side]
    other = next((p for p in view.map if (p.x, p.y) == (here.x + dx, here.y + dy)), None)
    if other is None:
        return ""
    exit = here.exits[SIDES.index(side)]
    words = texts.name(other.location)
    if exit.kind in ("blocked", "trapped"):
        stat = texts.name(exit.stat or "")
        words += f", {texts.text(f'exit-{exit.kind}', side=texts.name(side), stat=stat, value=exit.value)}"
    return words
