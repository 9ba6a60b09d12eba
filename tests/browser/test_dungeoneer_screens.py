"""What Dungeoneer's screens show, and that they are accessible to everybody."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final, Literal

import pytest
from playwright.sync_api import expect

from tests.browser.dungeoneering import Wanted, asked, found, sit_down
from tests.browser.hands import Hand, Mouse, Touch
from tests.browser.people import PHONE, WIDE, People
from tests.browser.screen import ANSWERS, CONFIRM, DARK, OPTIONS, REFUSAL, labels, look
from tests.browser.test_screens import barriers
from tests.browser.words import title, words
from undercroft.dungeoneer.content.card_index import CARDS
from undercroft.dungeoneer.game.definition import GAME
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.history.match import Match

LOW: Final = (1280, 640)
"""A laptop whose browser has many bars."""

MANY: Final = 12

SCREENS: Final[dict[str, Wanted]] = {
    "feats": asked(0, "feats", verb="go"),
    "misdeeds": asked(0, "misdeeds", verb="declare"),
    "place": asked(0, "place"),
    "battle": asked(0, "window", by="response"),
    "discard": asked(0, "discard"),
}


LATER: Final = pytest.mark.nightly("the same in another language")
CUT: Final = """() => [...document.querySelectorAll('.quest :is(.name, .where, .odds, .next, .reward)')]
.filter((part) => {
  let low = innerHeight
  for (let box = part.parentElement; box; box = box.parentElement)
    if (getComputedStyle(box).overflowY !== 'visible') low = Math.min(low, box.getBoundingClientRect().bottom)
  return part.getBoundingClientRect().bottom > low + 1 || part.scrollWidth > part.clientWidth
}).map((part) => part.textContent)"""
"""The parts of quests that cannot be read."""

RECTANGLE: Final = "e => e.getBoundingClientRect().toJSON()"
"""Where an element lies, without the width of its line."""


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_accessible(people: People, name: str) -> None:
    """On a wide screen and on a phone, axe finds nothing serious and nothing scrolls sideways."""
    match = found(SCREENS[name])
    wrong = {}
    for size, hand in ((WIDE, Mouse), (PHONE, Touch)):
        person = people.new(size, hand)
        sit_down(person, match)
        assert look(person.page).what == "asked"
        person.stays_in_width()
        bad = barriers(person.page)
        if bad:
            wrong[size] = bad
    assert not wrong


@pytest.mark.parametrize("name", ["feats", "misdeeds", "place"])
def test_nothing_dark_is_silent(people: People, name: str) -> None:
    """A click on anything that does not glow says why not, with the number of a rule."""
    person = people.new()
    sit_down(person, found(SCREENS[name]))
    look(person.page)
    fit = person.page.get_by_role("button", name=words("web-dn-fit"))
    if fit.get_attribute("aria-pressed") == "false":
        fit.click()  # otherwise a part of the dungeon is beyond the window
    expect(fit).to_have_attribute("aria-pressed", "true")
    further = person.page.get_by_role("button", name=words("web-dn-further"))
    further.click()  # cells where nothing can be laid may lie outside
    dark = len(labels(person.page, DARK))
    assert dark > 3
    for n in range(0, dark, max(1, dark // 6)):
        person.hand.press(DARK, n)
        if person.page.locator("dialog[open]").count():  # a rival or a deck, which say more
            person.page.keyboard.press("Escape")
            continue
        expect(person.page.locator(REFUSAL)).to_contain_text("DN-")
        person.page.keyboard.press("Escape")


@pytest.mark.parametrize(("size", "hand"), [(WIDE, Mouse), (LOW, Mouse), (PHONE, Touch)])
def test_what_ends_the_turn_is_in_sight_however_much_else_there_is(
    people: People, size: tuple[int, int], hand: type[Hand]
) -> None:
    person = people.new(size, hand, lang="ru")
    sit_down(person, found(many))
    look(person.page)
    end = person.page.locator(".bar .options .last button:not(.quiet)")
    expect(end).to_have_count(1)
    expect(end).to_be_in_viewport(ratio=1)
    edge = end.evaluate("e => e.getBoundingClientRect().bottom - e.parentElement.getBoundingClientRect().bottom")
    assert edge <= 0, "it lies below the edge of the list"


def test_a_list_that_is_higher_than_its_room_says_so_until_its_end_is_seen(people: People) -> None:
    """Beside it stands what ends the phase; the list alone scrolls."""
    person = people.new(listed=True)
    sit_down(person, found(many))
    page = person.page
    look(page)
    more = page.locator(".bar .options .list > .more")
    expect(more).to_be_visible()
    page.locator(".bar .options .list").evaluate("(list) => list.scrollTo(0, list.scrollHeight)")
    expect(more).to_have_count(0)


def many(state: State) -> bool:
    """Whether seat 0 has so many answers as a hero that they do not fit into two lines."""
    return asked(0, "feats")(state) and len(state.legal_actions(0)) >= MANY


def test_a_card_that_cannot_be_played_is_shown_with_the_time_for_it_below(people: People) -> None:
    person = people.new(PHONE, Touch)
    sit_down(person, found(asked(0, "feats", verb="go")))
    look(person.page)
    person.hand.use(person.page.get_by_role("tab", name=words("web-dn-cards")))
    card = person.page.locator(".hand .ac.encounter:not(.lit)").first
    name = card.locator(".name").inner_text()
    person.hand.use(card)
    expect(person.page.locator(".bar .shown b")).to_have_text(name)
    whole = person.page.locator(".bar .shown")
    assert whole.evaluate("e => e.scrollHeight - e.clientHeight") <= 0
    expect(person.page.locator(REFUSAL)).to_contain_text(words("name-phase-misdeeds"))


def test_cells_are_called_as_the_answers_call_them_by_what_lies_beside_them(people: People) -> None:
    """Nobody thinks in coordinates: neither the cell nor the answer has any."""
    person = people.new()
    sit_down(person, found(SCREENS["place"]))
    look(person.page)
    called = [cell.get_attribute("aria-label") or "" for cell in person.page.locator(".cell.lit").all()]
    listed = " ".join(person.page.locator(ANSWERS).all_inner_texts())
    empty = words("web-dn-cell", beside="").strip()
    assert called and not any(char.isdigit() for name in called for char in name.partition(" of ")[0])
    for name in called:
        beside = name.removeprefix(empty).strip()
        assert beside and beside.lower() in listed.lower(), f"{name} is not among {listed}"


def test_a_plan_shows_what_it_takes(people: People) -> None:
    """Each click sends, reserves or takes back."""
    person = people.new()
    sit_down(person, found(asked(0, "misdeeds", verb="send")))
    look(person.page)
    peril = person.snapshot()["view"]["heroes"][1]["peril"]
    person.page.locator(".hand .ac.encounter.lit").first.click()
    sent = person.page.locator(".misdeeds .sent")
    expect(sent).to_have_count(1)
    plan = person.snapshot()["view"]["heroes"][0]["plan"]
    assert [one["seat"] for one in plan] == [1]
    expect(person.page.locator(".misdeeds .victim s")).to_have_text(str(peril))
    sent.click()
    expect(sent).to_have_count(0)


def test_a_card_picked_for_the_plan_moves_nothing_and_shows_its_odds(people: People) -> None:
    """Its victims are chosen on the board alone, with the odds beside each; the list is a press away."""
    person = people.new(WIDE)
    match = found(lambda state: bool(monsters_for_both(state)), seats=3)
    sit_down(person, match, "me,bot:greedy,bot:greedy")
    page = person.page
    look(page)
    parts = [page.locator(part) for part in (".bar", ".mapbox", ".misdeeds", ".rivals")]
    before = [part.first.bounding_box() for part in parts]
    card = min(monsters_for_both(match.state))
    page.locator(".hand .ac.lit", has_text=title(card)).click()
    victims = page.locator(".misdeeds .victim.lit")
    expect(victims).to_have_count(2)
    assert [part.first.bounding_box() for part in parts] == before
    expect(victims.first).to_contain_text("%")
    expect(page.locator(f"{ANSWERS}:visible")).to_have_count(0)
    victims.first.click()
    expect(page.locator(".misdeeds .sent")).to_have_count(1)


def monsters_for_both(state: State) -> set[str]:
    """The monsters that seat 0 may send against more than one."""
    if not asked(0, "misdeeds", verb="send")(state):
        return set()
    sent = [one.args for one in state.decision(0).options if one.verb == "send"]
    return {card.id for card in CARDS if card.monster and sum(one["card"] == card.id for one in sent) > 1}


def test_the_tick_box_takes_no_place_of_an_answer(people: People) -> None:
    person = people.new(WIDE)
    sit_down(person, found(asked(0, "feats", verb="finish")))
    page = person.page
    look(page)
    box = page.locator(".longer input")
    before = box.bounding_box()
    box.check()
    expect(page.locator(".last")).to_have_count(0)
    assert box.bounding_box() == before


def test_a_treasure_of_a_rival_is_chosen_before_him_or_in_his_window(people: People) -> None:
    """What has been chosen in the window is confirmed below it, so that the window closes."""
    person = people.new(WIDE)
    sit_down(person, robbed())
    page = person.page
    look(page)
    things = page.locator(".rivals .owned .lit")
    expect(things).to_have_count(2)
    things.first.click()
    expect(page.locator(CONFIRM)).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".rival:has(.lit) .more").click()
    page.locator("dialog .ac.lit").first.click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(CONFIRM)).to_be_visible()


def robbed() -> Match:
    """Seat 0 chooses which of two treasures seat 1 loses."""
    position = (
        "map; hero vessa_morn peril 3 hand grave_robber; "
        "hero raka peril 6 treasures bronze_helm,climbers_rope; turn 0 misdeeds"
    )
    for seed in range(99):
        match = Match.start(GAME, seed=str(seed), position=position)
        for _ in range(20):
            seat = match.state.to_act[0]
            if match.state.decision(seat).prompt.key == "part-with":
                return match
            legal = {one.text: one for one in match.state.legal_actions(seat) if one.verb != "ask"}
            wanted = ("send grave_robber 1", "declare", "form speed", "option 2", "pass", *legal)
            match.apply(seat, next(legal[one] for one in wanted if one in legal))
    raise LookupError("the grave robber never strikes")


def test_a_note_lies_beside_the_rivals_and_takes_no_press(people: People) -> None:
    person = people.new(WIDE)
    sit_down(person, found(asked(0, "feats", verb="go"), seats=3), "me,bot:greedy,bot:greedy")
    page = person.page
    look(page)
    page.locator(".rivals .goal").first.hover()
    note, panel = page.locator(".note").bounding_box(), page.locator(".rivals").bounding_box()
    assert note is not None and panel is not None
    assert note["x"] + note["width"] <= panel["x"]
    covers = "([x, y]) => document.elementFromPoint(x, y).closest('.note') !== null"
    assert not page.evaluate(covers, [note["x"] + 9, note["y"] + 9]), "it takes presses meant for what lies below"


def test_the_lair_of_the_harder_solo_game(people: People) -> None:
    """Monsters without an owner are drawn in the rivals' place, with their type but no price."""
    wrong = {}
    for size, hand in ((WIDE, Mouse), (PHONE, Touch)):
        person = people.new(size, hand)
        table = person.resume("dungeoneer-option-harder-solo", _two_wait)
        person.open(f"/table/{table}")
        look(person.page)
        if hand is Touch:
            person.hand.use(person.page.get_by_role("tab", name=words("web-dn-thing-lair")))
        lair = person.page.get_by_role("region", name=words("web-dn-thing-dungeons-lair"))
        monsters = person.snapshot()["view"]["lair"]
        expect(lair.locator(".ac")).to_have_count(len(monsters))
        for monster in monsters:
            expect(lair).to_contain_text(title(monster["id"]))
        expect(lair.locator(".cost")).to_have_count(0)
        expect(person.page.locator(".sheet .lair")).to_have_count(0)
        person.stays_in_width()
        bad = barriers(person.page)
        if bad:
            wrong[size] = bad
    assert not wrong


def _two_wait(state: State) -> bool:
    if state.to_act != (0,) or state.decision(0).prompt.key != "feats":
        return False
    return len(state.view(0).lair) == 2


def test_the_map_moves_and_zooms(people: People) -> None:
    """With the wheel, by dragging, and with the keyboard; and the whole map can be shown again."""
    person = people.new()
    page = person.page
    sit_down(person, found(SCREENS["feats"]))
    look(page)
    picture = page.locator(".mapbox .window > svg")
    box = picture.bounding_box()
    assert box is not None
    start = picture.get_attribute("viewBox")
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    expect(picture).not_to_have_attribute("viewBox", start or "")
    near = picture.get_attribute("viewBox")
    page.mouse.down()
    page.mouse.move(x - 90, y - 40, steps=4)
    page.mouse.up()
    expect(picture).not_to_have_attribute("viewBox", near or "")
    expect(page.locator(REFUSAL)).to_have_count(0)  # a drag does not count as a click
    fit = page.get_by_role("button", name=words("web-dn-fit"))
    fit.click()  # the whole dungeon
    expect(fit).to_have_attribute("aria-pressed", "true")
    names = picture.locator(".name")
    assert names.count() >= page.locator(".place").count()  # every place has its name, however small
    fit.click()  # what matters now
    expect(picture).to_have_attribute("viewBox", start or "")


def test_a_press_on_a_cell_at_the_edge_counts_and_moves_nothing(people: People) -> None:
    """The cell has its focus by then: only the keyboard's brings it into sight."""
    person = people.new()
    page = person.page
    sit_down(person, found(SCREENS["place"]))
    look(page)
    window, picture = page.locator(".mapbox .window").bounding_box(), page.locator(".mapbox .window > svg")
    cell = page.locator(".cell.lit").first
    box = cell.evaluate(RECTANGLE)
    assert window is not None
    # Come closer to the cell, or the map's end holds it: then drag the map by its right corner until a strip is left.
    strip, place = 30, cell.get_attribute("data-square")
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, -1000)
    page.wait_for_function(
        "([cell, width]) => document.querySelector(cell).getBoundingClientRect().width > 1.2 * width",
        arg=[f".cell[data-square='{place}']", box["width"]],
    )
    box = cell.evaluate(RECTANGLE)
    x, y = window["x"] + window["width"] - 5, window["y"] + window["height"] - 5
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + window["x"] + strip - box["x"] - box["width"], y, steps=6)
    page.mouse.up()
    page.wait_for_function(
        "([cell, edge]) => Math.abs(document.querySelector(cell).getBoundingClientRect().right - edge) < 2",
        arg=[f".cell[data-square='{place}']", window["x"] + strip],
    )
    start, box = picture.get_attribute("viewBox"), cell.evaluate(RECTANGLE)
    page.mouse.move(window["x"] + strip / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    expect(picture).to_have_attribute("viewBox", start or "")
    page.mouse.up()
    laid = page.locator(f".cell.on[data-square='{place}'], .cell:not([data-square='{place}']).lit")
    expect(laid.or_(page.locator(".laying .way")).first).to_be_visible()
    expect(page.locator(f".cell.lit:not(.on)[data-square='{place}']")).to_have_count(0)


def test_what_becomes_of_a_monster_is_asked_in_words(people: People) -> None:
    """The monster and the heroes who may get its peril glow, but none of them says which answer it is."""
    person = people.new()
    sit_down(person, found(asked(0, "where-to")))
    look(person.page)
    expect(person.page.locator(".listing")).to_have_count(0)
    answers = person.page.locator(ANSWERS)
    assert answers.count() >= 2
    for answer in answers.all():
        expect(answer).to_be_visible()


def test_a_way_of_several_steps_says_what_it_costs(people: People) -> None:
    person = people.new()
    sit_down(person, found(asked(0, "feats", verb="walk")))
    look(person.page)
    price = person.page.locator(".place.lit .price")
    assert price.count()
    assert all(int(text) > 1 for text in price.all_text_contents())


def test_the_note_on_a_place_lies_beside_the_map(people: People) -> None:
    person = people.new()
    sit_down(person, found(SCREENS["feats"]))
    look(person.page)
    person.page.locator(".place").first.hover()
    note = person.page.locator(".note")
    expect(note).to_be_visible()
    beside, window = note.bounding_box(), person.page.locator(".mapbox .window").bounding_box()
    assert beside is not None and window is not None
    assert beside["x"] >= window["x"] + window["width"]


def test_a_phone_says_how_a_battle_ended(people: People) -> None:
    """The battle has left the board, but its outcome is shown for a moment; a tap dismisses it."""
    person = people.new(PHONE, Touch)
    person.stop_time()
    page = person.page
    sit_down(person, found(SCREENS["battle"]))
    notice = page.locator(".notice")
    while person.snapshot()["view"]["battles"]:
        expect(notice).to_have_count(0)
        # What would make no difference is asked twice.
        offered = CONFIRM if look(page).confirm else OPTIONS
        person.hand.press(offered, len(labels(page, offered)) - 1)
    expect(notice).to_contain_text("Life left:")
    expect(notice).to_be_in_viewport(ratio=1)
    person.hand.use(notice)
    expect(notice).to_have_count(0)


def test_hints_come_and_go(people: People) -> None:
    """A hint appears once for each kind of question, and not at all once hints are switched off."""
    person = people.new()
    page = person.page
    sit_down(person, found(SCREENS["feats"]))
    look(page)
    hint = page.locator(".hint")
    expect(hint).to_be_visible()
    hint.get_by_role("button", name=words("web-dn-hint-got")).click()
    expect(hint).to_have_count(0)
    page.reload()
    look(page)
    expect(hint).to_have_count(0)
    page.get_by_role("button", name=words("web-dn-hints"), exact=True).click()
    page.get_by_role("button", name=words("web-dn-hints"), exact=True).click()
    expect(hint).to_be_visible()
    hint.get_by_role("button", name=words("web-dn-hint-off")).click()
    expect(hint).to_have_count(0)


def test_a_hint_covers_neither_the_map_nor_the_hand(people: People) -> None:
    person = people.new()
    sit_down(person, found(SCREENS["misdeeds"]))
    look(person.page)
    page = person.page
    hint, window, hand = page.locator(".hint"), page.locator(".mapbox .window"), page.locator(".hand")
    expect(hint).to_have_count(1)

    def is_above() -> bool:
        boxes = [one.bounding_box() for one in (hint, window, hand)]
        ends = [(box["y"], box["y"] + box["height"]) for box in boxes if box]
        return len(ends) == len(boxes) and ends[0][1] <= ends[1][0] + 1 and ends[1][1] <= ends[2][0]

    person.wait_until(is_above)


_COVERED: Final = """
() => [...document.querySelectorAll('.hand .ac')].flatMap((card) =>
  [...card.querySelectorAll('.cost, .inside > .name')].flatMap((part) => {
    const range = document.createRange()
    range.selectNodeContents(part)
    return [...range.getClientRects()].flatMap(({ left, right, top, bottom }) =>
      [left + 1, right - 1]
        .filter((x) => document.elementFromPoint(x, (top + bottom) / 2)?.closest('.ac') !== card)
        .map((x) => `${card.innerText}: ${part.className} at ${x}`))
  }))
"""
"""The prices and names of cards of which another card hides a part."""


def eight(state: State) -> bool:
    """Whether a hero on a turn alone has eight cards."""
    assert isinstance(state, DungeoneerState)
    return asked(0, "feats")(state) and len(state.heroes[0].hand) >= 8


@pytest.mark.parametrize("size", [WIDE, (1920, 1080)], ids=str)
def test_cards_of_a_hand_lie_over_each_other_rather_than_be_cut(people: People, size: tuple[int, int]) -> None:
    """The last one is seen whole, of all others the sign, the price and the name, and all of them lie on the map."""
    person = people.new(size)
    sit_down(person, found(eight, seats=1), seats="me")
    look(person.page)
    cards = [card.bounding_box() for card in person.page.locator(".hand .ac").all()]
    board = person.page.locator(".mapbox").bounding_box()
    assert board is not None and len(cards) >= 8
    ends = [(card["x"], card["x"] + card["width"]) for card in cards if card is not None]
    assert board["x"] <= ends[0][0] and ends[-1][1] <= board["x"] + board["width"]
    assert all(after[0] - before[0] >= 60 for before, after in pairwise(ends))
    person.wait_until(lambda: not person.page.evaluate(_COVERED))


def test_a_telephone_shows_a_hand_of_eight_in_short_form(people: People) -> None:
    """Nothing of a card is cut, and a hold tells all of it."""
    person = people.new(PHONE, Touch)
    sit_down(person, found(eight, seats=1), seats="me")
    look(person.page)
    person.page.get_by_role("tab").nth(1).tap()
    cards = person.page.locator(".hand .ac")
    expect(cards.nth(7)).to_be_attached()
    short = "cards => cards.filter((e) => e.scrollHeight > e.clientHeight + 1 || !e.querySelector('.short')).length"
    assert cards.evaluate_all(short) == 0
    person.hand.linger(".hand .ac .cost")
    person.page.get_by_role("tooltip").wait_for()


@pytest.mark.parametrize("lang", [pytest.param("ru"), pytest.param("en", marks=LATER), pytest.param("it", marks=LATER)])
@pytest.mark.parametrize("size", [WIDE, (1920, 1080)], ids=str)
def test_goal_odds_and_next_step_of_a_quest_are_never_cut(
    people: People, size: tuple[int, int], lang: Literal["en", "ru", "it"]
) -> None:
    """Neither by the card nor by the panel or the window; only the full text may be shortened."""
    person = people.new(size, lang=lang)
    sit_down(person, found(asked(0, "feats", verb="go")))
    look(person.page)
    person.page.locator(".quest .next").first.wait_for()
    assert not person.page.evaluate(CUT)


def test_glory_and_peril_of_a_place_are_one_press_away_on_a_telephone(people: People) -> None:
    person = people.new(PHONE, Touch)
    match = found(SCREENS["feats"])
    sit_down(person, match)
    look(person.page)
    page = person.page
    place = next(one for one in match.state.view(0).map if one.location == "tomb_antechamber")
    points = words("web-dn-points", glory=place.glory, peril=place.peril)
    page.get_by_role("button", name=words("web-dn-places"), exact=True).tap()
    listed = page.get_by_role("dialog").get_by_role("button", name=title(place.location.replace("_", "-")))
    expect(listed).to_contain_text(points)
    person.stays_in_width()
    page.keyboard.press("Escape")
    person.hand.press(".square.place:not(.lit)")
    expect(page.locator(".bar .shown")).to_contain_text(re.compile(r"\d+ glory, \d+ peril"))


def test_a_location_is_seen_where_an_answer_would_place_it(people: People) -> None:
    person = people.new(listed=True)
    sit_down(person, found(SCREENS["place"]))
    look(person.page)
    page, laid = person.page, person.page.locator(".mapbox .ghost")
    expect(laid).to_have_count(0)
    page.locator(OPTIONS).first.hover()
    expect(laid).to_have_count(1)
    page.locator(".bar h2, .bar .question").first.hover()
    expect(laid).to_have_count(0)


def risky(state: State) -> bool:
    """Whether one of many answers of seat 0 depends on dice."""
    if not asked(0, "feats", verb="go")(state):
        return False
    rolls = [one for one in state.view(0).chances if one.seat == 0 and one.what in ("go", "attempt")]
    return bool(rolls) and len([one for one in state.legal_actions(0) if one.verb != "ask"]) >= MANY / 2


def test_many_answers_keep_their_odds_on_a_telephone(people: People) -> None:
    person = people.new(PHONE, Touch)
    sit_down(person, found(risky))
    look(person.page)
    page = person.page
    unfold = page.locator(".bar .fold button")
    if unfold.is_visible():
        unfold.tap()
    expect(page.locator(".bar .options.many .brief").filter(has_text="%").first).to_be_visible()
    expect(page.locator(".bar .options.many .whole").first).to_be_hidden()
