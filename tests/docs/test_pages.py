"""What the documents promise about themselves: lengths, versions, credits, names."""

from __future__ import annotations

import json
import re
import tomllib
from itertools import chain
from pathlib import Path
from typing import Final

import pytest

import undercroft
from undercroft.cli.session.saving.saved_games import SUFFIX

ROOT: Final = Path(__file__).resolve().parents[2]


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_architecture_is_read_in_ten_minutes() -> None:
    page = text_of("docs/architecture.md")
    assert len([word for word in page.split() if word.strip("|·-")]) <= 1_600
    assert page.count("```mermaid") >= 2


def test_the_architecture_names_the_rooms_of_the_contracts() -> None:
    page = text_of("docs/architecture.md")
    contracts = tomllib.loads(text_of("pyproject.toml"))["tool"]["importlinter"]["contracts"]
    rooms = {contract["containers"][0]: contract["layers"] for contract in contracts if "containers" in contract}
    for room in ("server", "dungeonlords", "dungeoneer", "kernel"):
        listed = " · ".join(
            [" ".join([f"`{name.strip()}`" for name in layer.split("|")]) for layer in rooms[f"undercroft.{room}"]]
        )
        assert f"| `{room}` | {listed} |" in page


def test_the_architecture_points_at_files_that_exist() -> None:
    package = ROOT / "src" / "undercroft"
    named = re.findall(r"`([a-z_/]+(?:\.py|/[a-z]+))`", text_of("docs/architecture.md"))
    assert len(named) > 10
    assert [name for name in named if "/" in name and not ((package / name).exists() or (ROOT / name).exists())] == []


@pytest.mark.parametrize("game", ["dungeonlords", "dungeoneer"])
def test_every_room_of_a_game_names_its_files(game: str) -> None:
    package = ROOT / "src" / "undercroft" / game
    rooms = [room.parent for room in sorted(package.glob("*/**/__init__.py"))]
    assert len(rooms) >= 6
    unnamed = [
        f"{room.name}/{path.name}"
        for room in rooms
        for path in sorted(room.glob("[a-z]*.py"))
        if f"`{path.stem}`" not in (room / "__init__.py").read_text(encoding="utf-8")
    ]
    assert unnamed == []


def test_the_readme_fits_one_screen_and_says_what_it_must() -> None:
    page = text_of("README.md")
    lines = page.splitlines()
    assert len(lines) <= 80
    assert lines.index("```python") <= 30, "the engine is on the first screen"
    for said in (
        "make play",
        "pip install",
        "make test",
        "unofficial",
        "Czech Games Edition",
        "Atlas Games",
        "MIT",
        ".png)",
    ):
        assert said in page, said


def test_every_page_says_where_the_program_is() -> None:
    said = "Where this page says `undercroft`, type `.venv/bin/undercroft`"
    bare = re.compile(r"(?:^ {4}(?:[A-Z_]+=\S+ )*|`|^\$ )undercroft [a-zA-Z-]", re.M)
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob(".github/**/*.md")]
    texts = {page.name: page.read_text(encoding="utf-8") for page in pages if page.name != "CHANGELOG.md"}
    with_commands = {name: text for name, text in texts.items() if bare.search(text)}
    assert len(with_commands) >= 5
    assert [name for name, text in with_commands.items() if said not in " ".join(text.split())] == []


def test_every_table_has_headings() -> None:
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob(".github/**/*.md"), ROOT / "web" / "README.md"]
    head = re.compile(r"^(\|.*\|)\n\|[-:| ]+\|$", re.M)
    rows = [(page.name, row) for page in pages for row in head.findall(page.read_text(encoding="utf-8"))]
    assert len(rows) > 20
    assert [(name, row) for name, row in rows if re.search(r"\|\s*\|", row)] == []


def test_the_page_on_records_names_the_suffixes() -> None:
    page = text_of("docs/record-format.md")
    assert f"`{SUFFIX}`" in page and "`.record`" in page


def test_the_page_on_style_is_short() -> None:
    assert len(text_of("docs/style.md").splitlines()) <= 100


def test_one_version_everywhere() -> None:
    newest = re.findall(r"^## (\d+\.\d+\.\d+) – (\d{4}-\d\d-\d\d)$", text_of("CHANGELOG.md"), re.M)[0]
    cited = dict(re.findall(r"^(version|date-released): (\S+)$", text_of("CITATION.cff"), re.M))
    assert (cited["version"], cited["date-released"]) == newest
    version = undercroft.__version__
    assert version == tomllib.loads(text_of("pyproject.toml"))["project"]["version"]
    released, _, unreleased = version.partition(".dev")
    assert newest[0] < released if unreleased else newest[0] == released, (
        "between releases it is the next one's, with .dev0"
    )


def test_the_changelog_has_a_place_for_what_comes_next() -> None:
    assert re.findall(r"^## (.*)$", text_of("CHANGELOG.md"), re.M)[0] == "Unreleased"


def test_what_is_unreleased_is_told_in_sixty_lines() -> None:
    unreleased = text_of("CHANGELOG.md").partition("## Unreleased\n")[2].partition("\n## ")[0]
    assert 0 < len(unreleased.splitlines()) <= 60, "a changelog is for users; the diary is git log"


def requirement_names() -> set[str]:
    """Every package that pyproject.toml and package.json name."""
    data = tomllib.loads(text_of("pyproject.toml"))
    groups = [*data["project"]["optional-dependencies"].values(), *data["dependency-groups"].values()]
    listed = [*data["project"]["dependencies"], *chain.from_iterable(groups)]
    python = {re.split(r"[\[<>=;~! ]", each)[0] for each in listed} - {data["project"]["name"]}  # extras name others
    package = json.loads(text_of("web/package.json"))
    return python | {*package.get("dependencies", {}), *package["devDependencies"]}


def test_the_credits_name_everything_that_is_used_and_nothing_else() -> None:
    page = text_of("docs/credits.md")
    rows = [line for line in page.splitlines() if line.startswith("|")]
    named = {name for row in rows for name in re.findall(r"`([^`]+)`", row.split("|")[1])}
    assert named == requirement_names()
    for said in ("CC BY 3.0", "Lorc", "Delapouite", "boardgame.io", "Project Fluent", "Svelte"):
        assert said.lower() in page.lower(), said
