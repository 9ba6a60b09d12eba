"""`web/build.py` knows all files that the client is made of, and rebuilds it when one of them changes."""

from __future__ import annotations

import re
import runpy
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from undercroft.kernel.engine.games import GAMES
from undercroft.locale.texts import LANGUAGES

WEB: Final = Path(__file__).parents[2] / "web"


@pytest.fixture(scope="module")
def sources() -> set[Path]:
    return set(runpy.run_path(str(WEB / "build.py"))["sources"]())


def test_the_files_exist(sources: set[Path]) -> None:
    assert [path for path in sources if not path.is_file()] == []


def test_the_files_of_all_types_are_among_them(sources: set[Path]) -> None:
    schema = runpy.run_path(str(WEB / "schema.py"))
    declared: list[Any] = []

    def declarations(kinds: Any, *more: Any) -> tuple[str, set[str]]:
        declared.extend(kinds)
        return "", set()

    for name in ("kernel", "protocol"):
        schema[name].__globals__["declarations"] = declarations
        schema[name]()
    files = {Path(str(sys.modules[kind.__module__].__file__)).resolve() for kind in declared}
    assert len(files) > 5
    assert files - {path.resolve() for path in sources} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_a_drawing_are_fetched_with_it_and_those_of_the_first_page_at_once(lang: str) -> None:
    schema = runpy.run_path(str(WEB / "schema.py"))
    shared = schema["shared_words"](lang)
    first, drawing = "web-about-dungeoneer =", "web-dn-misdeeds ="
    assert first in shared and drawing not in shared
    words = {game: schema["words_of"](game, lang) for game in GAMES}
    assert drawing in words["dungeoneer"] and first not in words["dungeoneer"]
    assert drawing not in words["dungeon-lords"]
    for text in (shared, *words.values()):
        assert not re.search("^(#|$)", text.removesuffix("\n"), re.MULTILINE), "comments are for translators"


def test_the_client_shows_no_words_that_only_the_terminal_has() -> None:
    schema = runpy.run_path(str(WEB / "schema.py"))
    key = re.compile(f"""['"`](?:{"|".join(schema["ELSEWHERE"])})""")
    sources = [path for pattern in ("*.ts", "*.svelte") for path in (WEB / "src").rglob(pattern)]
    assert len(sources) > 200
    assert [path.name for path in sources if key.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("lacking", ["", "a new client", "src/generated/kernel.ts", "node_modules/.package-lock.json"])
def test_scripts_run_at_once_where_the_client_is_built_from_what_is_there(tmp_path: Path, lacking: str) -> None:
    build = runpy.run_path(str(WEB / "build.py"))
    there = {name: tmp_path / name for name in ("src/generated/kernel.ts", "node_modules/.package-lock.json")}
    for name, path in there.items():
        path.parent.mkdir(parents=True)
        if name != lacking:
            path.touch()
    done: list[str] = []

    def prepare() -> list[str]:
        done.append("prepare")
        return ["npm"]

    build["run_scripts"].__globals__.update(
        WEB=tmp_path,
        INSTALLED=there["node_modules/.package-lock.json"],
        fresh=lambda: lacking != "a new client",
        npm_command=lambda: ["npm"],
        prepare=prepare,
        run=lambda words: done.append(" ".join(words)),
    )
    build["run_scripts"](["test"])
    assert done == [*(["prepare"] if lacking else []), "npm run --silent test"]
