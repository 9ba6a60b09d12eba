"""The battle solver and the planner on the page."""

from __future__ import annotations

import re
from typing import Any, Final, Literal
from urllib.parse import parse_qs, urlsplit

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.hands import Hand, Keys, Mouse, Touch
from tests.browser.people import GAME, PHONE, WIDE, People, Person, known_problem
from tests.browser.positions import asks
from tests.browser.scenes.dungeonlords import RECORD
from tests.browser.scenes.shell import dialog
from tests.browser.screen import look
from tests.browser.test_screens import barriers
from tests.browser.words import title, words
from tests.patience import MUCH
from undercroft.dungeonlords.game.position_notation import BattlePosition
from undercroft.dungeonlords.views import View
from undercroft.study.analysis.solver_interface import SolveQuestion, solver_of

SMALL: Final = (
    "party thief1 warrior1; creatures witch1; traps pendulum; tiles 2,0 2,1; cards fireball suggestion ? ?; round 3"
)


def text_of(page: Page) -> str:
    """The battle on the page, as text."""
    return page.locator("textarea").input_value()


def add(person: Person, legend: str, value: str) -> None:
    """Add a thing to a part of the battle."""
    chooser = person.page.get_by_label(f"{words(legend)}: {words('web-solve-add')}")
    chooser.focus()
    chooser.select_option(value)


@pytest.mark.parametrize(("size", "hand"), [(WIDE, Mouse), (PHONE, Touch), (WIDE, Keys)])
def test_a_battle_is_set_up_by_hand_and_solved(people: People, size: tuple[int, int], hand: type[Hand]) -> None:
    """What is set up is the text, the address and what the solver is asked; its answer is the engine's own."""
    person = people.new(size, hand)
    page = person.open(f"/solve/{GAME}")
    page.locator("textarea").fill("party thief1; tiles 2,0; cards ? ? ? ?; round 3")
    add(person, "web-solve-party", "warrior1")
    add(person, "web-solve-creatures", "witch")
    add(person, "web-solve-traps", "pendulum")
    for at, card in enumerate(("fireball", "suggestion")):
        page.locator(".editor .cards select").nth(at).select_option(card)
    square = page.get_by_role("button", name=re.compile(re.escape(words("web-solve-square", square="2,1"))))
    if hand is Keys:
        page.get_by_role("button", name=re.compile(re.escape(words("web-solve-square", square="2,0")))).focus()
        page.keyboard.press("ArrowDown")
    else:
        person.hand.use(square)
    expect(square).to_be_focused() if hand is Keys else expect(square).to_have_attribute("aria-pressed", "true")
    page.locator(".here select").select_option("tunnel")
    assert str(BattlePosition.parse(text_of(page))) == str(BattlePosition.parse(SMALL))
    person.hand.use(page.get_by_role("button", name=words("web-solve-go")))
    solved = solver_of(GAME).solve(SolveQuestion(SMALL), 10)
    expect(page.locator(".plans tbody tr")).to_have_count(len(solved.plans))
    expect(page.locator(".ends tbody tr")).to_have_count(len(solved.ends))
    expect(page.locator(".plan").first).to_contain_text(title("pendulum"))
    expect(page.locator(".cards li")).to_have_count(len(solved.chances))
    shared = parse_qs(urlsplit(page.url).query)["p"]
    assert shared == [text_of(page)]
    person.stays_in_width()
    page.reload()
    expect(page.locator(".plans tbody tr")).to_have_count(len(solved.plans))


@pytest.mark.parametrize(("size", "hand"), [(WIDE, Mouse), (PHONE, Touch), (WIDE, Keys)])
def test_whether_a_creature_is_knocked_out_is_ticked(people: People, size: tuple[int, int], hand: type[Hand]) -> None:
    """A box to tick shows that it can be set, which a word alone does not."""
    person = people.new(size, hand)
    page = person.open(f"/solve/{GAME}")
    page.locator("textarea").fill("party thief1; creatures witch1 troll1; tiles 2,0; cards ? ? ? ?; round 3")
    box = page.get_by_role("checkbox", name=words("web-solve-ko", name=title("witch")))
    label = box.locator("xpath=ancestor::label")
    expect(label).to_have_text(words("web-creature-ko"))
    for ticked in (True, False):
        if hand is Keys:
            box.press("Space")
            expect(box).to_be_focused()
        else:
            person.hand.mark(box)
        expect(box).to_be_checked(checked=ticked)
        assert f"creatures witch1{'*' if ticked else ''} troll1;" in text_of(page)
    shape = label.bounding_box()
    assert shape and (hand is not Touch or min(shape["width"], shape["height"]) >= 44)


def test_what_is_no_battle_says_what_it_lacks(people: People) -> None:
    person = people.new()
    page = person.open(f"/solve/{GAME}")
    field = page.locator("textarea")
    for text, key in (
        ("party; tiles 2,0", "needs-party"),
        ("party warrior1; tiles 2,2", "needs-tiles"),
        ("x", "unreadable"),
    ):
        field.fill(text)
        expect(page.get_by_role("status")).to_have_text(words(f"web-solve-{key}"))
        expect(page.get_by_role("button", name=words("web-solve-go"))).to_be_disabled()
    field.fill("party warrior1 warrior1; tiles 2,0")
    person.hand.use(page.get_by_role("button", name=words("web-solve-go")))
    expect(page.get_by_role("alert")).to_contain_text("the same adventurer is there twice")
    known_problem(person, "status of 400")


def test_a_search_is_stopped(people: People) -> None:
    person = people.new()
    page = person.open(f"/solve/{GAME}")
    waiting: list[Any] = []

    def keep(route: Route) -> None:
        waiting.append(route)

    page.route("**/solve", keep)
    person.hand.use(page.get_by_role("button", name=words("web-solve-go")))
    expect(page.get_by_role("status")).to_have_text(words("web-solve-working"))
    person.hand.use(page.get_by_role("button", name=words("web-solve-stop")))
    expect(page.get_by_role("status")).to_have_text(words("web-solve-stopped"))
    assert waiting


@pytest.mark.parametrize(("size", "hand", "lang"), [(WIDE, Mouse, "en"), (PHONE, Touch, "ru")])
def test_a_plan_is_tried_at_each_card_and_answers_nothing(
    people: People, size: tuple[int, int], hand: type[Hand], lang: Literal["en", "ru", "it"]
) -> None:
    """The planner is asked only what its lord knows; what it shows leaves the table as it was."""
    person = people.new(size, hand, lang)
    person.open(f"/table/{person.resume(RECORD, asks('plan'))}")
    look(person.page)
    before = person.snapshot()
    asked: list[Any] = []

    def note(route: Route) -> None:
        asked.append(route.request.post_data_json)
        route.continue_()

    person.page.route("**/plan", note)
    person.hand.use(person.page.get_by_role("button", name=words("web-planner", lang)))
    window = dialog(person)
    window.locator(".found").wait_for()
    seen = BattlePosition.of_view(msgspec.convert(before["view"], View))
    battle = BattlePosition.parse(asked[0]["position"])
    assert msgspec.structs.replace(battle, traps=tuple(sorted(battle.traps))) == seen
    piece = window.locator(".piece").first
    person.hand.use(piece)
    expect(piece).to_have_attribute("aria-pressed", "true")
    person.hand.use(window.get_by_role("button", name=words("web-plan-try", lang)))
    window.locator(".found").wait_for()
    assert len(asked[1]["plan"]) == len(asked[0]["plan"]) + 1
    cards = window.locator(".cards li")
    assert cards.count() == len(solved_chances(asked[1]))
    person.hand.use(cards.locator(".btn").last)
    window.locator(".ground[data-left='0']").wait_for()
    assert window.locator(".blows ol li").count()
    person.stays_in_width()
    person.hand.use(window.get_by_role("button", name=words("web-close", lang)).last)
    assert person.snapshot()["decisions"] == before["decisions"]


@pytest.mark.parametrize(("record", "measure"), [("2-lords-first", "points"), ("dungeoneer-1-tomb", "chance")])
def test_a_finished_game_is_reviewed(people: People, record: str, measure: str) -> None:
    """From the result to the review: it is begun, stopped, gone on with and kept; a moment leads to the better line on
    its board, and into the replay, and from there into the game."""
    person = people.new()
    table = person.finished(record)
    person.open(f"/table/{table}")
    person.hand.use(dialog(person).get_by_role("link", name=words("web-review")).last)  # a loser has two
    page = person.page
    expect(page.get_by_role("region", name=words("review-kinds"))).to_be_visible(timeout=MUCH * 1000)
    person.hand.use(page.get_by_role("button", name=words("web-review-stop")))
    person.hand.use(page.get_by_role("button", name=words("web-review-go-on")))
    moments = page.get_by_role("region", name=words("review-moments")).locator("ol > li")
    expect(moments.first).to_be_visible(timeout=MUCH * 1000)
    expect(page.locator("progress")).to_have_count(0, timeout=MUCH * 1000)
    review = person.get(f"/tables/{table}/review")["review"]
    costly = sorted([one for one in review["named"] if one["low"] > 0], key=lambda one: -one["low"])[:5]
    assert [one["number"] for one in costly] == review["seats"][0]["moments"]
    expect(moments).to_have_count(len(costly))
    assert review["measure"] == measure
    in_measure = 100 * costly[0]["regret"] if measure == "chance" else costly[0]["regret"]
    cost = words("review-cost", measure=measure, regret="#", n=2, low="", high="", range="no").partition("#")
    told = moments.first.locator(".dim").inner_text()
    said = float(told.removeprefix(cost[0]).split()[0].rstrip("%"))
    assert told.startswith(cost[0]) and abs(said - in_measure) <= 0.5
    assert moments.first.locator(".for, .against").count()
    assert not barriers(page)
    for size in (PHONE, (1920, 1080)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        person.stays_in_width()
    first = costly[0]
    better = words("web-review-better-moment", number=first["number"] + 1)
    person.hand.use(moments.first.get_by_role("link", name=better))
    page.locator("main[data-at*='line=']").wait_for()
    line = ";".join([f"{first['seat']} {one['action']}" for one in first["best"]])
    assert parse_qs(str(page.locator("main").get_attribute("data-at"))) == {
        "table": [table],
        "to": [str(first["number"])],
        "line": [line],
    }
    expect(page.locator(".lines li")).to_have_count(1 + len(first["best"]))
    page.go_back()
    seeing = words("web-review-see-moment", number=first["number"] + 1)
    person.hand.use(moments.first.get_by_role("link", name=seeing))
    page.locator(f"main[data-at='{first['number']}']").wait_for()
    expect(page.get_by_role("button", name=words("web-play-from-here"))).to_be_enabled()


def test_a_plan_is_used_with_one_press(people: People) -> None:
    """The odds of my plan come first, the best one when I ask for it; using a plan lays and sends all of it."""
    person = people.new()
    person.open(f"/table/{person.resume(RECORD, asks('plan'))}")
    look(person.page)
    person.hand.use(person.page.get_by_role("button", name=words("web-planner")))
    window = dialog(person)
    window.locator(".found").wait_for()
    use = window.get_by_role("button", name=words("web-plan-use"))
    expect(use).to_have_count(0)  # nothing has been chosen yet, and nothing better is named
    expect(window.get_by_role("button", name=words("web-plan-best"))).to_be_visible()
    person.hand.use(window.locator(".piece").first)
    person.hand.use(use)
    expect(window).to_have_count(0)

    def is_laid() -> bool:
        lord = person.snapshot()["view"]["lords"][0]
        return bool(lord["laid_count"] or lord["sent"])

    person.wait_until(is_laid)
    expect(person.page.get_by_role("button", name=words("web-planner"))).to_be_visible()


def solved_chances(question: dict[str, Any]) -> tuple[Any, ...]:
    """What can come up after a plan."""
    asked = SolveQuestion(question["position"], plan=tuple(question["plan"]))
    return solver_of(GAME).solve(asked, 60).chances
