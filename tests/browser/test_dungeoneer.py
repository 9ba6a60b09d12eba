"""Dungeoneer in the browser: whole games, solo and with a rival, and a response window between two people."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.amounts import SOAK
from tests.browser.dungeoneering import ALONE, asked, found, sit_down
from tests.browser.hands import Hand, Mouse, Touch
from tests.browser.people import PHONE, WIDE, People, Person
from tests.browser.playing import begin, play, set_up
from tests.browser.positions import recorded
from tests.browser.screen import ANSWERS, RESULT, TICKER, look
from tests.browser.slow_line import SlowLine
from tests.browser.words import words
from undercroft.dungeoneer.events import Died, QuestCompleted
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Record

SIZES: Final = {"wide": (WIDE, Mouse), **({"phone": (PHONE, Touch)} if SOAK else {})}
RESPONSE: Final = "How do you respond?"
"""Part of the question to somebody who is attacked."""


def ended(person: Person) -> None:
    """Assert that the result names the winner, as the record does, or says that nobody has won."""
    match = Match.replay(Record.from_text(person.record()))
    assert match.state.is_terminal
    shown = person.page.locator(RESULT)
    expect(shown).to_be_visible()
    won = shown.locator("thead .won")
    names = [one["name"] for one in person.snapshot()["seats"]]
    winners = [seat for seat, share in enumerate(match.state.returns()) if share > 0]
    expect(won).to_have_count(len(winners))
    if len(names) == 1 and not winners:
        expect(shown).to_contain_text(words("event-game-over", why="death"))


@pytest.mark.parametrize(
    ("record", "why"), [("last-survivor", "survivor"), ("three-quests", "quests"), ("solo-lost", "death")]
)
def test_the_result_says_why_the_game_is_over(people: People, record: str, why: str) -> None:
    person = people.new()
    person.open(f"/table/{person.finished(f'dungeoneer-end-{record}')}")
    told = words("event-game-over", why=why, seats="#").partition("#")[0]
    expect(person.page.locator(RESULT)).to_contain_text(told.strip())


def test_a_winner_reads_that_he_has_won(people: People) -> None:
    person = people.new()
    made = person.post("/records?seats=me", recorded("dungeoneer-end-solo-won").to_text())
    person.open(f"/table/{made['id']}")
    expect(person.page.locator(RESULT)).to_contain_text(words("web-dn-you-won", why="quests"))


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_loser_reads_when_the_hero_died_and_sees_it_again(people: People, size: tuple[int, int]) -> None:
    """The link opens the replay where the hero has just died."""
    person = people.new(size)
    record = recorded("dungeoneer-end-last-survivor")
    match = Match.replay(record)
    at = next(at for at, events in enumerate(match.events) if Died(0) in events)
    result = match.state.view(0).result
    assert result is not None and result.deaths[0] is not None
    made = person.post("/records?seats=me,bot:greedy,bot:greedy", record.to_text())
    person.open(f"/table/{made['id']}")
    shown = person.page.locator(RESULT)
    told = shown.locator(".worst")
    expect(told).to_contain_text(f"{result.deaths[0].round} ({words('name-bone-archer')})")
    assert shown.evaluate("it => it.scrollWidth <= it.clientWidth"), "the table runs out of the dialog"
    person.hand.use(told.get_by_role("link"))
    expect(person.page.locator(f"[data-at='{at + 1}']")).to_be_attached()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_completed_quest_is_shown_large_over_the_map(people: People, size: tuple[int, int]) -> None:
    """It goes when the story goes on."""
    match = Match.replay(recorded("dungeoneer-end-three-quests"))
    told = [(at, one) for at, events in enumerate(match.events) for one in events if isinstance(one, QuestCompleted)]
    at, completed = told[0]
    person = people.new(size, speed=1)
    page = person.open(f"/replay/{person.finished('dungeoneer-end-three-quests')}?to={at}")
    page.locator(f"main[data-at='{at}']").wait_for()
    page.get_by_role("button", name=words("web-run"), exact=True).click()
    triumph = page.locator(".triumph")
    expect(triumph).to_contain_text(words(f"name-{completed.quest.replace('_', '-')}"), ignore_case=True)
    expect(triumph).to_have_count(0)


@pytest.mark.soak
@pytest.mark.parametrize(("size", "hand"), SIZES.values(), ids=SIZES)
def test_a_whole_solo_game(people: People, size: tuple[int, int], hand: type[Hand]) -> None:
    """Click only what glows or is offered, from the first page to the result."""
    person = people.new(size, hand)
    person.sow(f"browser {ALONE}")
    set_up(person, ALONE)
    begin(person)
    sights = play(person, f"browser {ALONE}")
    ended(person)
    assert any(seen.board for seen in sights), "nothing on the board ever glowed"


def test_a_window_between_two_people(people: People) -> None:
    """One declares an action, the other may respond; the first waits, and then the game goes on."""
    match = found(asked(1, "window", by="response"))
    moves = match.record.moves
    declared = max(i for i, (seat, move) in enumerate(moves) if seat == 0 and move == "declare")
    host, guest = people.new(), people.new(PHONE, Touch)
    made = sit_down(host, match, "me,open", before=len(moves) - declared)
    guest.page.goto(f"{guest.address}{made['seats'][1]['link']}")
    guest.page.get_by_label(words("web-name")).fill("Bruna")
    guest.hand.use(guest.page.get_by_role("button", name=words("web-sit-down", n=2)))
    guest.page.wait_for_url("**/table/*")

    assert look(host.page).what == "asked"
    assert look(guest.page, patience=0.5).what == "wait"
    host.hand.use(host.page.locator("main").get_by_role("button", name=words("do-declare")))
    passed = 0
    while RESPONSE not in look(guest.page).prompt:  # other windows may come first
        guest.hand.use(guest.page.locator(".bar").get_by_role("button", name=words("do-pass")))
        passed += 1
        assert passed < 10
    expect(guest.page.locator(".battle .exchange")).to_be_visible()
    expect(host.page.locator(".bar h2")).to_contain_text("Bruna")
    assert look(host.page, patience=0.2).what == "wait"
    guest.hand.use(guest.page.locator(".bar").get_by_role("button", name=words("do-pass")))
    expect(guest.page.locator(".bar h2")).not_to_contain_text(RESPONSE)


def test_standing_orders_set_how_often_a_player_is_asked(people: People) -> None:
    """A standing order is given at the question, apart from the answers, and is kept."""
    person = people.new()
    line = SlowLine(person.page)
    sit_down(person, found(asked(0, "feats", verb="go")))
    assert look(person.page).what == "asked"
    never = words("do-ask", standing="never")
    expect(person.page.locator(".bar .options").get_by_role("button", name=never)).to_have_count(0)
    menu = person.page.get_by_role("button", name=words("web-asides"))
    expect(person.page.get_by_role("button", name=never)).to_have_count(0)
    person.hand.use(menu)
    line.holds = True
    person.hand.use(person.page.locator(".bar .asides").get_by_role("button", name=never))
    expect(menu).to_be_disabled()  # until the next question is there, with which it would close again
    line.release()
    person.hand.use(menu)
    expect(person.page.get_by_role("button", name=words("do-ask", standing="mine"))).to_be_visible()
    expect(person.page.get_by_role("button", name=never)).to_have_count(0)
    assert person.snapshot()["view"]["heroes"][0]["standing"] == "never"


MOMENT: Final = 500
"""For how many milliseconds an answer is announced that is given automatically."""

BEAT: Final = 25_000
"""After how many milliseconds the page asks the server whether it is still there."""


def only_passing(state: State) -> bool:
    """Whether the first seat is asked in a window in which it can only pass."""
    if state.to_act != (0,) or state.decision(0).prompt.key != "window":
        return False
    return [one.verb for one in state.decision(0).options if one.verb != "ask"] == ["pass"]


def test_against_bots_a_forced_pass_is_automatic(people: People) -> None:
    """For a moment, it stands where a question would be: nothing is asked, and the ticker keeps its line."""
    person = people.new(passing=True)
    person.stop_time()
    sit_down(person, found(only_passing))
    before = person.snapshot()["number"]
    bar = person.page.locator(".bar")
    expect(bar.get_by_role("heading")).to_have_text(words("web-passing", answer=words("do-pass")))
    expect(bar.get_by_role("button", name=words("do-pass"))).to_have_count(0)
    expect(person.page.locator(TICKER)).to_have_count(0)
    person.page.clock.run_for(MOMENT - 1)
    assert person.snapshot()["number"] == before
    person.page.clock.run_for(1)
    person.wait_until(lambda: person.snapshot()["number"] > before)


@pytest.mark.parametrize("seats", ["me,bot:greedy", "me,open"])
def test_nothing_passes_automatically_if_switched_off_or_not_alone(people: People, seats: str) -> None:
    """Switched off, it passes nothing; with another person at the table, it cannot be switched on."""
    alone = "open" not in seats
    person = people.new(passing=not alone)
    person.stop_time()
    sit_down(person, found(only_passing), seats)
    pass_it = person.page.locator(".bar").get_by_role("button", name=words("do-pass"))
    expect(pass_it).to_be_enabled()
    before = person.snapshot()["number"]
    person.page.clock.run_for(BEAT)
    person.wait_until(lambda: any('"pong"' in text for text in person.heard))  # an answer would have come before
    assert person.snapshot()["number"] == before
    person.page.get_by_role("button", name=words("web-menu")).click()
    box = person.page.get_by_label(words("web-pass-alone"))
    expect(box).to_have_count(int(alone))
    if alone:
        expect(box).not_to_be_checked()
        box.check()
        person.page.keyboard.press("Escape")
        passing = words("web-passing", answer=words("do-pass"))
        expect(person.page.locator(".bar").get_by_role("heading")).to_have_text(passing)


def test_who_gives_peril_finds_the_rivals_first(people: People) -> None:
    """On the page alone: the rules keep their order, in which every seat has its place."""
    person = people.new()
    match = found(asked(0, "give-peril"), seats=3)
    assert [one.args["seat"] for one in match.state.decision(0).options if one.args] == [0, 1, 2]
    sit_down(person, match, "me,bot:greedy,bot:greedy")
    look(person.page)
    answers = person.page.locator(f"{ANSWERS} .word")
    expect(answers).to_have_count(4)
    expect(answers.nth(2)).to_have_text(words("do-you-give-peril"))
