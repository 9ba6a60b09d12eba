"""The translated rules, and the pages beside them, have the numbers, tables, steps and references of the English."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

from tests.rule_coverage import parse_numbers

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "rules"
ENGLISH = [path for path in sorted(FOLDER.glob("*.md")) if len(path.suffixes) == 1]
TRANSLATIONS = [path for path in sorted(FOLDER.glob("*.md")) if len(path.suffixes) == 2]
LANGUAGES = (".it", ".ru")
SHORT = sorted(FOLDER.glob("*.md"))
MOST, LONGEST = 3, 360
"""The sentences and letters of a rule without what stands below it."""

BESIDE = [path for path in sorted(FOLDER.glob("*/*.md")) if len(path.suffixes) == 1]
"""The pages beside the numbered rules, by kind."""

_CHAPTER = re.compile(r"## ([A-Z]{2,}-\d+) ")
_RULE = re.compile(r'<a id="[^"]+"></a>\*\*([^*]+)\*\* ')
_STEP = re.compile(r"(\d+)\. ")
_ANCHOR = re.compile(r'<a id="([^"]+)">')
# A list of references may name the game once: "DL-14.4, 15.7".
_REFERENCE = re.compile(r"\b[A-Z]{2,}-(\d+(?:\.\d+)?)|\b(\d+\.\d+)\b")


def rules(path: Path) -> dict[str, list[str]]:
    """The lines of each rule, its steps with it."""
    found: dict[str, list[str]] = {}
    number: str | None = None
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            number = None
        elif rule := _RULE.match(line):
            number = rule[1]
            found[number] = [line[rule.end() :]]
        elif number is not None and line.strip():
            found[number].append(line)
    return found


def references(lines: list[str]) -> set[str]:
    return {whole or part for whole, part in _REFERENCE.findall("\n".join(lines))}


def steps(lines: list[str]) -> list[str]:
    """The numbers of the steps of a rule."""
    return [step[1] for line in lines if (step := _STEP.match(line))]


def shape(path: Path) -> list[str]:
    """The headings' marks, with the chapters' numbers, and the number of rows of each table."""
    found: list[str] = []
    rows = 0
    for line in [*path.read_text(encoding="utf-8").splitlines(), ""]:
        if line.startswith("|"):
            rows += 1
            continue
        if rows:
            found.append(f"table of {rows}")
            rows = 0
        if line.startswith("#"):
            heading = _CHAPTER.match(line)
            found.append(heading[0].strip() if heading else line.split(" ")[0])
    return found


def english_of(translation: Path) -> Path:
    """dungeon-lords.md of dungeon-lords.ru.md."""
    return translation.with_suffix("").with_suffix(".md")


@pytest.fixture(params=TRANSLATIONS, ids=lambda path: path.name)
def translation(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


@pytest.mark.parametrize("english", ENGLISH, ids=lambda path: path.name)
def test_the_rules_are_translated(english: Path) -> None:
    assert tuple([path.suffixes[0] for path in TRANSLATIONS if english_of(path) == english]) == LANGUAGES
    assert len(rules(english)) > 100


def test_the_numbers_are_the_english_ones(translation: Path) -> None:
    english = parse_numbers(english_of(translation).read_text(encoding="utf-8"))
    assert parse_numbers(translation.read_text(encoding="utf-8")) == english == list(rules(translation))


@pytest.mark.parametrize("path", SHORT, ids=lambda path: path.name)
def test_each_rule_has_one_anchor_which_is_its_number(path: Path) -> None:
    """So ``grep DL-5.8`` finds its text, and ``#DL-5.8`` leads to it in the page, in the site and on GitHub."""
    assert _ANCHOR.findall(path.read_text(encoding="utf-8")) == list(rules(path))


def test_the_chapters_tables_and_steps_are_the_english_ones(translation: Path) -> None:
    assert shape(translation) == shape(english_of(translation))
    translated = rules(translation)
    for number, lines in rules(english_of(translation)).items():
        assert steps(translated[number]) == steps(lines), number


def test_each_rule_refers_to_the_same_rules(translation: Path) -> None:
    translated = rules(translation)
    for number, lines in rules(english_of(translation)).items():
        assert references(translated[number]) == references(lines), number


def test_the_references_are_to_rules_that_exist(translation: Path) -> None:
    known = set(rules(english_of(translation)))
    known |= {number.partition(".")[0] for number in known}
    game = min(known).partition("-")[0]
    named = {f"{game}-{each}" for each in references([translation.read_text(encoding="utf-8")])}
    assert named <= known, named - known


@pytest.mark.parametrize("english", BESIDE, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_page_beside_the_rules_is_translated(english: Path) -> None:
    """With the same headings, tables and references to rules, and no paragraph in English."""
    text = english.read_text(encoding="utf-8")
    for lang in LANGUAGES:
        page = english.with_suffix(f"{lang}.md")
        translated = page.read_text(encoding="utf-8")
        assert shape(page) == shape(english)
        assert references([translated]) == references([text])
        assert not {part for part in text.split("\n\n") if len(part) > 80} & set(translated.split("\n\n"))


@pytest.mark.parametrize("path", SHORT, ids=lambda path: path.name)
def test_a_rule_is_a_keyword_a_statement_and_at_most_two_sentences(path: Path) -> None:
    """What else there is to say stands below it. Steps of a rule are counted apart."""
    long = {}
    for number, lines in rules(path).items():
        said = list(itertools.takewhile(lambda line: not line.startswith(">") and not _STEP.match(line), lines))
        text = " ".join([line.strip() for line in said])
        assert re.match(r"\*\*[^*]+\*\*", text), number
        sentences = re.split(r"(?<=[.!?])\s+(?=[^a-zа-я])", re.sub(r"\*\*[^*]+\.\*\*", "", text).strip())
        if len(sentences) > MOST or len(text) > LONGEST:
            long[number] = text
    assert not long


@pytest.mark.parametrize(
    ("game", "last"), [("dungeon-lords", ["DL-12", "DL-14"]), ("dungeoneer", ["DN-12", "DN-13", "DN-14"])]
)
def test_the_chapters_about_other_ways_to_play_are_last(game: str, last: list[str]) -> None:
    """Two and three lords and the full game; both sets, variants and solo."""
    chapters = dict.fromkeys([number.partition(".")[0] for number in rules(FOLDER / f"{game}.md")])
    assert list(chapters)[-len(last) :] == last


def test_no_rule_is_left_in_english(translation: Path) -> None:
    translated = rules(translation)
    same = [number for number, lines in rules(english_of(translation)).items() if translated[number] == lines]
    assert not same
