"""Let Lighthouse judge the page, print its scores and add ``lighthouse`` to ``bench.json``.

The pages are the first one, a table, the rules and the gallery, each as on a phone (with a slow processor and a
slow network, which Lighthouse simulates) and as on a desktop. The score of performance depends on the machine and on
what else it does; the other three do not.

Lighthouse slows the processor down four times, which makes a middling telephone of a desktop of 1,500 to 2,000 points;
of a faster one it makes a faster telephone. ``--slowdown 0`` chooses the number by the points that Lighthouse gives the
machine, as its documentation advises, so that the telephone is the same everywhere. Each page is judged several times,
and the middle run counts.

    python benchmarks/bench_lighthouse.py [--only PAGE ...] [--runs N] [--slowdown N] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.browser.conftest import FLAGS, chromium
from tests.browser.people import MINE
from tests.browser.serving import House, serving

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "benchmarks" / "lighthouse"
PLACE = ROOT / ".bench-lighthouse"
FILES = ("package.json", "package-lock.json", "audit.mjs", ".npmrc")
WANTED = 95
OWN = 4
"""How many times Lighthouse slows a phone's processor down."""
TABLE = {"game": "dungeon-lords", "preset": "full", "seats": ["me", "bot:greedy", "bot:greedy", "bot:greedy"]}
NAMES = {"performance": "perf.", "accessibility": "access.", "best-practices": "practices", "seo": "SEO"}


def install() -> bool:
    """Install Lighthouse unless today's version is installed; False if that is impossible because there is no Node."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    PLACE.mkdir(exist_ok=True)
    lock = PLACE / "installed-lock.json"
    for name in FILES:
        shutil.copy(SOURCE / name, PLACE / name)
    if not lock.exists() or lock.read_bytes() != (PLACE / "package-lock.json").read_bytes():
        print(f"Installing Lighthouse into {PLACE.name} ...", file=sys.stderr)
        subprocess.run(["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"], cwd=PLACE, check=True)
        shutil.copy(PLACE / "package-lock.json", lock)
    return True


def pages(house: House) -> tuple[dict[str, str], dict[str, str]]:
    """Make a table; return the addresses of all pages by name, and the cookie of the guest who sits there."""
    with httpx.Client(base_url=house.address, headers=MINE) as guest:
        reply = guest.post("/api/tables", json=TABLE)
        reply.raise_for_status()
        (name, value), *_ = guest.cookies.items()
    paths = {"home": "", "table": f"table/{reply.json()['id']}", "rules": "rules/dungeon-lords", "gallery": "gallery"}
    return {page: f"{house.address}/{path}" for page, path in paths.items()}, {"name": name, "value": value}


def audit(only: list[str], slowdown: float, runs: int) -> dict[str, Any]:
    """Let Lighthouse judge the pages.

    Args:
        only: which pages; all if it is empty.
        slowdown: how many times as slow the telephone's processor is as this machine's; 0 for what fits the machine.
        runs: how often each is judged; the middle run by its score of performance counts.

    Returns:
        The machine's ``points``, the ``slowdown``, and in ``pages`` by page and by form (``desktop``, ``mobile``) each
        category with its ``score`` and its ``faults``, and for performance its ``metrics`` and the scores of all
        ``runs``.
    """
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as house:
        addresses, cookie = pages(house)
        chosen = {page: url for page, url in addresses.items() if not only or page in only}
        asked = {
            "chromium": chromium(),
            "flags": FLAGS,
            "cookie": cookie,
            "pages": chosen,
            "slowdown": slowdown,
            "runs": runs,
        }
        run = subprocess.run(
            ["node", "audit.mjs"], cwd=PLACE, input=json.dumps(asked), stdout=subprocess.PIPE, text=True, check=True
        )
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def show(found: dict[str, Any]) -> None:
    """Print the scores, and what Lighthouse finds fault with where they are too low."""
    print(f"\nLighthouse (wanted at least {WANTED})")
    print(f"  {'':16}" + "".join(f"{name:>11}" for name in NAMES.values()))
    for page, forms in found["pages"].items():
        for form, categories in forms.items():
            scores = "".join(f"{categories[name]['score']:>11}" for name in NAMES)
            runs = categories["performance"]["runs"]
            print(f"  {page:8}{form:8}{scores}   (performance of all runs: {', '.join(map(str, runs))})")
            for name, of in categories.items():
                if of["score"] < WANTED:
                    metrics = "".join(f"; {short} {value:,.3g}" for short, value in of.get("metrics", {}).items())
                    print(f"    {name}: {', '.join(of['faults'])}{metrics}")
    slower, points = found["slowdown"], found["points"]
    print(
        f"  The telephone's processor is {slower:.1f} times as slow as this machine's, which has {points:.0f} points."
    )


def main() -> None:
    """Measure, write the figures and print them."""
    parser = argparse.ArgumentParser(description="Let Lighthouse judge the page.")
    parser.add_argument("--only", nargs="+", default=[], help="only these pages: home, table, rules, gallery")
    parser.add_argument("--runs", type=int, default=3, help="how often each page is judged: the middle run counts")
    parser.add_argument(
        "--slowdown", type=float, default=OWN, help="how much to slow the processor down; 0: as fits the machine"
    )
    parser.add_argument("--json", type=Path, default=ROOT / "bench.json", help="the file that gets the figures")
    options = parser.parse_args()
    if chromium() is None or not install():
        print("Lighthouse needs Chromium and Node; one of them is missing here.", file=sys.stderr)
        return
    found = audit(options.only, options.slowdown, options.runs)
    whole = json.loads(options.json.read_text()) if options.json.exists() else {}
    options.json.write_text(json.dumps({**whole, "lighthouse": found}, indent=2) + "\n")
    show(found)


if __name__ == "__main__":
    main()
