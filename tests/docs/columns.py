"""The pages with the columns of observations, ``docs/environments/<game>-columns.md``, made from the descriptions
(`made`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Final

from undercroft.envs.encoding.field import Column
from undercroft.envs.encoding.game_description import choices_of
from undercroft.envs.episodes.observation_layout import layout_of
from undercroft.kernel.engine.games import find_game

DOCS: Final = Path(__file__).resolve().parents[2] / "docs"
GAMES: Final = {"dungeon-lords": "Dungeon Lords", "dungeoneer": "Dungeoneer"}
SEATS: Final = 4
_KEY: Final = re.compile(r"\[(?!me\]|seat\+)([^\]]*)\]|=([^.\[]+)")


def family(column: Column) -> tuple[str, str]:
    """The name of a column without the id in it, and its meaning.

    >>> family(Column("lords[me].creatures[troll1]?", 0, 24, "its place"))
    ('lords[me].creatures[…]?', 'its place')
    """
    return _KEY.sub(lambda found: "=…" if found[0].startswith("=") else "[…]", column.name), column.about


def rows(columns: Sequence[Column]) -> Iterator[str]:
    """The columns, neighbours of one kind together."""
    numbered = list(enumerate(columns))
    for (name, about), group in groupby(numbered, key=lambda one: family(one[1])):
        found = list(group)
        first, last = found[0][0], found[-1][0]
        low, high = min([c.low for _, c in found]), max([c.high for _, c in found])
        place = str(first) if first == last else f"{first}–{last}"
        shown = found[0][1].name if first == last else name
        yield f"| {place} | `{shown}` | {low} … {high} | {about} |"


def merged(lines: list[str]) -> list[str]:
    """Leave out what repeats: the blocks of an id after those of the first one."""
    seen: set[str] = set()
    kept = []
    for line in lines:
        name = line.split("|")[2]
        key = re.sub(_KEY, "[…]", name)
        if key not in seen:
            kept.append(line)
        seen.add(key)
    return kept


def pages() -> dict[Path, Callable[[], str]]:
    """What makes the text of each page, by its path."""
    return {
        DOCS / "environments" / f"{game_id}-columns.md": partial(_page, game_id, title)
        for game_id, title in GAMES.items()
    }


def _page(game_id: str, title: str) -> str:
    layout = layout_of(game_id, SEATS)
    widths = ", ".join([f"{count}: {layout_of(game_id, count).width:,}" for count in find_game(game_id).seat_counts])
    left = [f"* `{name}`: {why}" for name, why in layout.view.left_out.items()]
    choices = choices_of(game_id)
    first, second, *_, last = choices.step_names
    text = [
        f"# The columns of {title}",
        "",
        "Made from the descriptions in `undercroft.envs` by `make docs`.",
        "[Environments](../environments.md) says what the signs mean.",
        f"Columns by number of seats: {widths}. The table is for {SEATS} seats.",
        "",
        "Blocks of the same kind stand here once: where a name has `[…]` or `=…`, there is a column, or a block,",
        "for each id or each place of a list. `print(layout_of(GAME, SEATS).table())` prints every column with its",
        "number, and `layout_of(GAME, SEATS).columns[n].ids` is the list of ids in which a number is a place.",
        "",
        f"There are {len(choices):,} choices: {choices.whole:,} are whole actions, by their notation; others",
        f"are steps: `{first}`, `{second}`, … `{last}`.",
        "",
        "Of the view, these fields are left out:",
        "",
        *left,
        "",
        "| columns | name | bounds | meaning |",
        "|---|---|---|---|",
        *merged(list(rows(layout.columns))),
        "",
        "## Compact observations",
        "",
        f'`observation="compact"` has {layout.compact.width:,} columns for {SEATS} seats, each a column of the above',
        "or the sum of several, named without what was added up. `layout_of(GAME, SEATS).compact.columns` lists them.",
        "",
        "| columns | name | bounds | meaning |",
        "|---|---|---|---|",
        *merged(list(rows(layout.compact.columns))),
        "",
    ]
    return "\n".join(text)
