"""What the page weighs: bytes of the first load, and processor time of a table that waits for an answer."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser
from setting import BOTS, table

from tests.browser.people import Person
from tests.browser.screen import look
from tests.browser.studio import studio

SETTLED = 8_000
"""After how many milliseconds nothing moves any more that moved because the page was new."""

WAITS = 10_000
"""For how many milliseconds the processor time is measured."""


def light(game: str) -> dict[str, float]:
    """Open the home page and a table of that game in a fresh browser, and let it wait.

    Returns:
        ``home`` and ``table``: the bytes that came over the wire, as compressed; ``idle``: the share of one core that
        all of Chromium's processes use while the question waits.
    """
    with studio() as (people, empty):
        empty.close()
        guest = people.new(motion=True, speed=1)
        home = brought(guest, "/")
        guest.context.close()
        person = people.new(motion=True, speed=1)
        made = person.make("me", *BOTS, **table(game, "light"))
        whole = brought(person, f"/table/{made['id']}")
        look(person.page)
        person.page.wait_for_timeout(SETTLED)
        browser = person.context.browser
        assert browser is not None
        before = processor_time(browser)
        person.page.wait_for_timeout(WAITS)
        idle = (processor_time(browser) - before) / (WAITS / 1000)
    return {"home": home, "table": whole, "idle": idle}


def brought(person: Person, path: str) -> float:
    """Open a page in a browser that has kept nothing, and return the bytes of everything that it loads."""
    sizes: list[float] = []
    network = person.context.new_cdp_session(person.page)
    network.send("Network.enable")
    network.on("Network.loadingFinished", lambda finished: sizes.append(finished["encodedDataLength"]))
    person.open(path)
    person.page.wait_for_load_state("networkidle")
    return sum(sizes)


def processor_time(browser: Browser) -> float:
    """The processor time that all processes of the browser have used so far, in seconds."""
    session = browser.new_browser_cdp_session()
    processes: list[dict[str, Any]] = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return sum(process["cpuTime"] for process in processes)
