"""A card that does not occur in a game changes nothing in it: neither how it goes on nor its fingerprints."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import undercroft
from tests.fixtures.games import paths
from tests.patience import PATIENCE
from undercroft.compiled import PLAIN, SWITCH
from undercroft.dungeoneer.content.card_index import CARDS, HEROES, QUESTS
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS
from undercroft.kernel.history.records import Record

PACKAGE: Final = Path(undercroft.__file__).parent
REPLAY: Final = """
import sys
from pathlib import Path

from undercroft.dungeoneer.content.card_index import CARDS, HEROES, QUESTS
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Record

print(len(CARDS), len(HEROES), len(QUESTS), len(LOCATION_CARDS))
for path in sys.argv[1:]:
    Match.replay(Record.open(Path(path)))
"""


def twin(toml: str) -> str:
    """The content of a file, in which the first card of *Tomb* has a twin before it."""
    found = re.search(
        r'^\[\[\w+\]\]\nid = "(\w+)"\ncode = "(tomb-\w+)"\n(?:(?!\[\[\w+\]\]\n)[^\n]*\n)*', toml, re.MULTILINE
    )
    assert found is not None
    card = found[0].replace(f'"{found[1]}"', f'"twin_of_{found[1]}"').replace(found[2], f"{found[2]}99")
    return toml[: found.start()] + card.replace("copies = 2\n", "").rstrip() + "\n\n" + toml[found.start() :]


def test_more_cards_of_the_tomb_leave_every_record_of_the_vault_as_it_is(tmp_path: Path) -> None:
    """Almost every card, hero, quest, location and effect of the Vault gets another number."""
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "compiled.json", "static", "puzzles")
    shutil.copytree(PACKAGE, tmp_path / "undercroft", ignore=left_out)
    for path in (tmp_path / "undercroft" / "dungeoneer" / "content").glob("*.toml"):
        path.write_text(twin(path.read_text(encoding="utf-8")), encoding="utf-8")
    of_the_vault = [path for path in paths() if Record.open(path).header.options.get("sets") == "vault"]
    done = subprocess.run(
        [sys.executable, "-c", REPLAY, *map(str, of_the_vault)],
        env={**os.environ, "PYTHONPATH": str(tmp_path), SWITCH: PLAIN},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    more = len(CARDS) + 5, len(HEROES) + 1, len(QUESTS) + 1, len(LOCATION_CARDS) + 1
    assert done.stdout.split() == list(map(str, more))
    assert len(of_the_vault) >= 4
