"""Take pictures of the main screens, in both sizes, for the documentation.

python -m tests.browser.screenshots          # docs/screenshots/*.png
python -m tests.browser.screenshots FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from tests.browser.hands import Mouse, Touch
from tests.browser.people import PHONE, WIDE
from tests.browser.scenes import PICTURED
from tests.browser.shrinking import shrunk
from tests.browser.studio import studio

FOLDER: Final = Path(__file__).parents[2] / "docs" / "screenshots"
LARGEST: Final = 300_000


def main(folder: Path = FOLDER) -> None:
    """Take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with studio() as (people, empty):
        for size, hand, tail in ((WIDE, Mouse, ""), (PHONE, Touch, "-phone")):
            for name, scene in PICTURED.items():
                person = people.new(size, hand, motion=name == "home")  # elsewhere nothing may be moving
                scene(person)
                person.page.wait_for_timeout(400)  # the last touch fades
                png = shrunk(empty, person.page.screenshot(animations="disabled"))
                print(f"{name}{tail}.png: {len(png) // 1000} kB{' (too large!)' if len(png) > LARGEST else ''}")
                (folder / f"{name}{tail}.png").write_bytes(png)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
