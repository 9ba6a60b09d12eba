"""Answers say what they cost, and what they make of the next roll: exactly what is then paid and rolled."""

from __future__ import annotations

import random
from collections import Counter
from typing import Final

import pytest

from tests.amounts import SOAK
from tests.dungeoneer.cards.errands import with_quest_at
from tests.dungeoneer.table import Table, quest_number
from tests.fixtures.dungeoneer import VARIANTS
from undercroft.dungeoneer import GAME, Options, events
from undercroft.dungeoneer.board.actions import USE
from undercroft.dungeoneer.content.card_index import EFFECTS
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.dungeoneer.rules.deeds.playing.using_effects import Fodder
from undercroft.dungeoneer.rules.turn.feats import Feats
from undercroft.dungeoneer.rules.turn.misdeeds import Misdeeds
from undercroft.dungeoneer.views import OfferView, View
from undercroft.kernel.base.event import Event
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import Option
from undercroft.locale.texts import Texts

GAMES: Final = 40 if SOAK else 2
KINDS: Final = [
    Options(sets="both"),
    Options(sets="tomb"),
    Options(sets="vault"),
    VARIANTS["limited-movement"],
    Options(sets="both", dodging_spikes=True, ap_for_falling=True),
]


class Ledger:
    """Compares what the answers of each seat have said to cost with what each has paid, at moments of rest."""

    def __init__(self, state: DungeoneerState) -> None:
        self.state = state
        self.said: Counter[tuple[int, str]] = Counter()
        self.prices: dict[str, int] = {}
        """What was said last of the price of each card."""
        self.kinds: Counter[str] = Counter()
        self.answers: list[str] = []
        self.spoilt = False
        self.open()

    def open(self) -> None:
        """Note what each seat has now, and forget what was said before."""
        self.was = self.counters()
        self.said.clear()
        self.answers.clear()
        self.spoilt = False

    def counters(self) -> Counter[tuple[int, str]]:
        """What each seat has."""
        found: Counter[tuple[int, str]] = Counter()
        for seat, hero in enumerate(self.state.heroes):
            found[seat, "glory"] = hero.glory
            found[seat, "ap"] = hero.all_ap
        return found

    def give(self, seat: int, action: Action, offers: tuple[OfferView, ...]) -> None:
        """Note the price of an answer."""
        text = action.text
        self.answers.append(f"{seat}: {text}")
        prompt = self.state.decision(seat).prompt
        for one in offers:
            if one.answer == text:
                self.prices[str(action.args().get("card", prompt.source))] = one.glory + one.peril
                self.said[seat, "glory"] += one.glory
                self.said[seat, "ap"] += one.ap
                self.kinds[text.split(" ")[0]] += bool(one.glory or one.ap)

    def hear(self, event: Event) -> None:
        """Take what is gained or lost in other ways into account."""
        if isinstance(event, events.Glory):
            self.was[event.seat, "glory"] += event.n
        elif isinstance(event, events.ActionPoints):
            # The point of an exit that stays blocked is the price of the step.
            self.was[event.seat, "ap"] += event.n if event.why != "blocked_exit" else 0
        elif isinstance(event, (events.TurnBegins, events.ApSaved, events.Died, events.Resurrected, events.Recovered)):
            self.spoilt = True
        elif isinstance(event, (events.Played, events.Sent)):
            assert (event.price or 0) == self.prices.pop(event.card, 0), (self.answers, event)
            self.kinds[type(event).__name__] += bool(event.price)

    def compare(self) -> None:
        """At a moment of rest, everything has been paid."""
        if not self.spoilt:
            paid = self.was - self.counters()
            # A step is not taken if its point has been spent in a window before it.
            said = Counter({key: min(n, self.was[key]) for key, n in self.said.items()})
            assert +paid == +said, self.answers
        self.open()


def is_sound(view: View, seat: int, one: OfferView) -> bool:
    """Whether what remains after an answer is what there was, less the price; and as much as the price needs."""
    hero = view.heroes[seat]
    had = {"glory": hero.glory, "life": hero.life}
    ap = one.left.get("ap")
    pools = {hero.ap, hero.actions, hero.ap + hero.lying_ap}
    names = [name for name in ("glory", "life", "ap") if getattr(one, name)]
    return (
        all(one.left[name] == had[name] - getattr(one, name) for name in names if name != "ap")
        and (ap is None or ap + one.ap in pools)
        and {*names} == {*one.left} - {"peril"}
        and all(left >= 0 for left in one.left.values())
    )


def priced(state: DungeoneerState, seat: int) -> tuple[OfferView, ...]:
    """The offers of a seat."""
    view = state.view(seat)
    assert isinstance(view, View)
    assert all(is_sound(view, seat, one) for one in view.offers), view.offers
    return view.offers


def compare_odds(state: DungeoneerState, seat: int, given: list[OfferView]) -> int:
    """Compare what an answer has promised of the next roll with the roll that is now about to be made."""
    view = state.view(seat)
    assert isinstance(view, View)
    compared = 0
    if state.is_terminal or isinstance(state.stack[-1], Fodder):  # it is not paid for yet
        return 0
    for one in given:
        if one.percent is not None and view.roll is not None:
            assert (one.least, one.percent) == (view.roll.least, view.roll.percent), one
            compared += 1
        if one.pair is not None and view.battles and view.battles[-1].current is not None:
            assert one.pair == view.battles[-1].attackers[view.battles[-1].current].pair, one
            compared += 1
    return compared


@pytest.mark.rules("DN-4.4", "DN-10.1", "DN-19.2")
@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_the_price_of_an_answer_is_what_is_paid(kind: int) -> None:
    kinds: Counter[str] = Counter()
    compared = 0
    for number in range(GAMES):
        rnd = random.Random(f"{kind} {number}")
        state = GAME.new(2 + number % 3, KINDS[kind], seed=f"offers {kind} {number}")
        ledger = Ledger(state)
        for _ in range(600):
            if state.is_terminal:
                break
            seat = state.to_act[0]
            if isinstance(state.stack[-1], (Feats, Misdeeds)) and state.rest is None:
                ledger.compare()
            offers = priced(state, seat)
            legal = [action for action in state.legal_actions(seat) if action.verb not in ("ask", "place_on", "walk")]
            dear = [action for action in legal if any(one.answer == action.text for one in offers)]
            action = rnd.choice(dear if dear and rnd.random() < 0.6 else legal or state.legal_actions(seat))
            ledger.give(seat, action, offers)
            told = state.apply(seat, action)
            for event in told:
                ledger.hear(event)
            if not any(isinstance(event, (events.Rolled, events.DiceRolled)) for event in told):
                compared += compare_odds(state, seat, [one for one in offers if one.answer == action.text])
        kinds += ledger.kinds
    assert {"Played", "play", "go"} <= {*kinds}, kinds
    assert not SOAK or (compared and {"Sent", "use", "explore"} <= {*kinds}), kinds


@pytest.mark.rules("DN-19.2", "DN-6.11")
def test_each_x_has_its_price_and_its_chance() -> None:
    table = with_quest_at("ossuary", "a_game_of_bones", glory=5)
    table.awake(0)
    table.answer(0, "attempt a_game_of_bones", "use a_game_of_bones")
    found = {one.answer: (one.glory, one.least, one.percent) for one in priced(table.state, 0)}
    assert found == {"x 1": (1, 9, 28), "x 2": (2, 8, 42)}


@pytest.mark.rules("DN-11.7", "DN-10.1")
def test_a_search_costs_what_its_quest_says() -> None:
    table = with_quest_at("dark_crossroads", "the_sealed_niche")
    table.hero(0, ap=3)
    table.feats(0)
    (offer,) = [one for one in priced(table.state, 0) if one.answer == "use the_sealed_niche"]
    assert offer.ap == 2


@pytest.mark.rules("DN-13.7", "DN-9.7")
@pytest.mark.parametrize(
    ("fallen", "actions", "expected"), [(0, 2, {"go s": 0, "explore": 1}), (1, 1, {"stand": 1, "explore": 0})]
)
def test_a_point_gained_by_lying_down_is_not_there_for_a_step(
    fallen: int, actions: int, expected: dict[str, int]
) -> None:
    table = Table(2, "crossroads1 0,-1", limited_movement=1)
    table.hero(0, at="crossroads1", ap=1, lying_ap=1, lain_down=1, fallen=fallen)
    table.feats(0)
    left = {one.answer: one.left["ap"] for one in priced(table.state, 0)}
    assert left == expected
    view = table.state.view(0)
    assert view.heroes[0].actions == actions


@pytest.mark.rules("DN-10.1")
def test_a_card_that_wounds_its_own_hero_says_so() -> None:
    table = Table(2)
    table.hero(0, hand=["blood_price"])
    table.feats(0)
    (offer,) = [one for one in priced(table.state, 0) if one.answer == "play blood_price"]
    assert (offer.life, offer.left["life"]) == (1, table[0].life - 1)


@pytest.mark.rules("DN-5.1")
def test_what_the_plan_leaves_of_a_hero_s_peril() -> None:
    table = Table(3)
    table.hero(0, hand=["zombie", "chimera_whelp"])
    table.hero(1, peril=9)
    table.hero(2, peril=8)
    table.misdeeds(0)
    before = table.state.view(0)
    offer = next(one for one in priced(table.state, 0) if one.answer == "send zombie 1")
    assert (before.spare, offer.left) == ((), {"peril": 9 - offer.peril})
    table.answer(0, "send zombie 1")
    planned = table.state.view(0)
    other = table.state.view(1)
    assert planned.spare[1:] == (9 - offer.peril, 8) and other.spare == ()
    again = next(one for one in priced(table.state, 0) if one.answer == "send chimera_whelp 1")
    assert again.left == {"peril": 9 - offer.peril - again.peril}


def errands_of(table: Table) -> dict[str, tuple[str, int]]:
    """What the first hero does next for each quest, and its price."""
    view = table.state.view(0)
    return {one.quest: (one.does, one.price) for one in view.heroes[0].errands}


@pytest.mark.rules("DN-11.1", "DN-11.7", "DN-11.8")
def test_a_quest_says_what_is_to_be_done_next_and_for_how_much() -> None:
    table = with_quest_at("dark_crossroads", "the_sealed_niche")
    assert errands_of(table)["the_sealed_niche"] == ("search", 2)
    table[0].found = (quest_number("the_sealed_niche"),)
    assert errands_of(table)["the_sealed_niche"] == ("attempt", 0)
    table[0].tried = table[0].found
    assert errands_of(table)["the_sealed_niche"] == ("attempt", 1)
    table.hero(0, quests=["damsel_in_distress"])
    assert errands_of(table)["damsel_in_distress"] == ("pick_up", 0)
    table[0].escorts = (quest_number("damsel_in_distress"),)
    assert errands_of(table)["damsel_in_distress"] == ("deliver", 0)


@pytest.mark.rules("DN-11.1")
def test_a_quest_says_that_the_attempt_at_it_is_under_way() -> None:
    table = with_quest_at("throne_of_dust", "lay_down_your_arts")
    table.hero(0, "kron_axereaver", boons=["surefooted", "grave_lore"])
    table.feats(0)
    table.answer(0, "attempt lay_down_your_arts")
    assert errands_of(table)["lay_down_your_arts"] == ("attempting", 0)


@pytest.mark.rules("DN-11.7")
def test_a_quest_says_that_the_search_for_it_is_under_way() -> None:
    table = with_quest_at("dark_crossroads", "the_sealed_niche")
    table.hero(0, ap=2, glory=9, hand=["dodge"], standing="mine")
    table.feats(0)
    table.answer(0, "use the_sealed_niche")
    assert table.window() and errands_of(table)["the_sealed_niche"] == ("searching", 0)


@pytest.mark.rules("DN-11.1", "DN-11.5")
@pytest.mark.parametrize(("boons", "routine"), [(["grave_lore"], True), (["grave_lore", "keen_reflexes"], False)])
def test_what_is_given_up_goes_without_saying_where_all_of_it_goes(boons: list[str], routine: bool) -> None:
    table = with_quest_at("throne_of_dust", "lay_down_your_arts")
    table.hero(0, "kron_axereaver", boons=["surefooted", *boons])
    table.feats(0)
    table.answer(0, "attempt lay_down_your_arts")
    assert table.state.decision(0).routine is routine


@pytest.mark.rules("DN-11.7")
@pytest.mark.parametrize(("lang", "label"), [("en", "Search (The Lost Codex)"), ("ru", None), ("it", None)])
def test_a_search_is_called_a_search(lang: str, label: str | None) -> None:
    texts = Texts(lang, "dungeoneer", strict=True)
    labels = {}
    for effect, action in USE.items():
        option = Option.of(action)
        labels[EFFECTS[effect].do, option.args["card"]] = texts.option(option.verb, option.args)
    search = labels.pop(("search", "the_lost_codex"))
    assert label in (None, search) and texts.name("the_lost_codex") in search
    first = search.split()[0]
    assert {key for key, said in labels.items() if said.startswith(first)} == {
        key for key in labels if key[0] == "search"
    }


@pytest.mark.rules("DN-9.2", "DN-10.8")
def test_an_answer_that_brings_the_hero_elsewhere_says_where_to() -> None:
    table = Table(2, "elbow1 0,-1", "crossroads1 0,-2")
    table.hero(0, "ilk_quickshade", at="elbow1", ap=2, glory=9, hand=["ghost_step", "dodge"])
    table.feats(0)
    led = {one.answer: set(one.to) for one in table.state.view(0).offers if one.to}
    assert led == {"use ilk_quickshade": {"crossroads1"}, "play ghost_step": {"crossroads1", "tomb_antechamber"}}
