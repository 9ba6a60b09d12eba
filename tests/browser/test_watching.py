"""The watching itself: it finds what it should."""

from __future__ import annotations

import pytest

from tests.browser.people import People
from tests.browser.scenes.shell import about
from tests.browser.test_screens import barriers


@pytest.mark.parametrize(
    ("done", "told"),
    [
        ("console.error('oh')", "console: oh"),
        ("console.warn('oh')", "console: oh"),
        ("setTimeout(() => { throw new Error('oh') })", "error: oh"),
        ("new Image().src = '/no-such-picture.png'", "console: Failed to load resource"),
        ("document.head.append(Object.assign(document.createElement('script'), { text: '1' }))", "console: "),
    ],
)
def test_an_error_in_a_page_is_noticed(people: People, done: str, told: str) -> None:
    person = people.new()
    person.open("/").evaluate(f"() => {{ {done} }}")
    person.wait_until(lambda: any(line.startswith(told) for line in person.wrong))
    person.wrong.clear()


def test_a_request_to_another_host_is_noticed(people: People) -> None:
    person = people.new()
    person.context.route("http://elsewhere.invalid/**", lambda route: route.abort())
    person.open("/").evaluate("fetch('http://elsewhere.invalid/x').catch(() => null)")
    person.wait_until(lambda: person.wrong)
    person.wrong.clear()


def test_a_barrier_to_accessibility_is_noticed(people: People) -> None:
    person = people.new()
    about(person)
    page = person.page
    assert not barriers(page)
    page.evaluate("() => document.querySelector('h1').insertAdjacentHTML('afterend', '<button></button>')")
    [found] = barriers(page)
    assert found.startswith("button-name")


def test_a_page_that_is_too_wide_is_noticed(people: People) -> None:
    person = people.new()
    person.open("/about").evaluate("() => { document.body.style.width = '3000px' }")
    with pytest.raises(AssertionError, match="too wide"):
        person.stays_in_width()
