"""Spelling that a machine can check, in all files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.docs import cards
from tests.docs.cards import DOCS
from tests.locale.test_texts import ftl_files, in_file
from undercroft.locale.texts import LANGUAGES, Texts

WEB: Final = DOCS.parent / "web"
TYPED: Final = ("arena", "manual", "terminal")
"""The ends of the names of files that say what to type in the terminal."""


class Words(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if node.id.name != "gender":
            self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


def words(lang: str) -> Iterator[tuple[str, str]]:
    """The words of all messages except those of the programs, which name files and commands."""
    for path in ftl_files(lang):
        for key, message in in_file(path).items() if not path.stem.endswith(TYPED) else ():
            visitor = Words()
            visitor.visit(message)
            yield from ((key, text) for text in visitor.texts)


def test_russian_yo_and_you() -> None:
    without = re.compile(
        r"\b(еще|ее|нее|дает|берет|ведет|идет|живет|найдет|падет|придет|уйдет|рытье|наем|черн\w+|зеле\w+)\b"
        r"|остается|счетчик|заключенн|\bтемн[аоы]|добьет|льет|повторенн|включенн|причём",
        re.IGNORECASE,
    )
    for key, text in words("ru"):
        assert not without.search(text), f"{key}: {text}"
        assert not re.search(r"[а-яё,;:] В(ы|ас|ам|аш\w*)\b", text), f"{key}: {text}"


def test_english_has_one_word_for_those_whom_you_play_against() -> None:
    for path in (*ftl_files("en"), *WEB.glob("locale/**/en.ftl"), *WEB.glob("src/games/*/locale/en.ftl")):
        for key, message in in_file(path).items() if not path.stem.endswith(TYPED) else ():
            visitor = Words()
            visitor.visit(message)
            assert not re.search(r"\brivals?\b", " ".join(visitor.texts), re.IGNORECASE), f"{path}: {key}"


def test_english_has_one_word_for_creatures_that_have_fought() -> None:
    """They are knocked out, in the terminal and in the rules as on the page."""
    for path in (*ftl_files("en"), *WEB.glob("src/games/*/locale/en.ftl"), *DOCS.glob("rules/**/dungeon-lords.md")):
        assert not re.search(r"\bKO\b", path.read_text(encoding="utf-8")), path


def test_what_is_left_undone_is_told_with_a_verb() -> None:
    """“By choice” at the end of a line is not what anybody says."""
    tacked = re.compile(r"\bby choice\b|\bпо своей воле\b|\bper scelta\b", re.IGNORECASE)
    for key, text in pages():
        if re.search(r": (event|you|mined|tax)-", key):
            assert not tacked.search(text), f"{key}: {text}"


def test_the_battle_solver_has_the_words_of_the_books() -> None:
    """Wounds belong to Dungeoneer, and spaces to the orders."""
    foreign = {
        "en": r"\bwounds?\b",
        "ru": r"\bотряд|\bран(а|ы|у|е)?\b|\bклетк|\bшат[её]?р|\bбез сознания",
        "it": r"\bferit[ae]\b|\bcasell|\bingresso\b|\bcattiveria\b|carta combattimento|carte combattimento",
    }
    for lang, words_of_others in foreign.items():
        for key, message in in_file(WEB / "locale" / "study" / f"{lang}.ftl").items():
            visitor = Words()
            visitor.visit(message)
            text = " ".join(visitor.texts)
            assert not re.search(words_of_others, text, re.IGNORECASE if lang != "it" else 0), f"{lang}: {key}: {text}"


def test_the_coach_has_one_name_in_each_language() -> None:
    """The coach of the lessons gives hints and warns, too."""
    names = {"en": "coach", "ru": "наставник", "it": "maestro"}
    assert set(names) == set(LANGUAGES)
    for lang, name in names.items():
        texts = [Texts(lang, "dungeon-lords"), Texts(lang, "dungeoneer")]
        keys = ("lesson-year", "lesson-round")
        said = [one.text(key) for one, key in zip(texts, keys, strict=True)]
        said += [texts[0].text(key) for key in ("coach-thinking", "coach-checking", "term-coach-on", "term-coach-off")]
        assert all(name in text.lower() for text in said), said


WRITTEN = ("playing-dungeoneer.md", "rules/dungeoneer.md")


def test_the_lord_of_dungeoneer_is_one_word_in_english() -> None:
    for path in (*ftl_files("en"), WEB / "src" / "games" / "dungeoneer" / "locale" / "en.ftl"):
        if "dungeoneer" in path.as_posix():
            assert not re.search(r"\bdungeon lords?\b", path.read_text(encoding="utf-8"), re.IGNORECASE), path
    pages = {name: (DOCS / name).read_text(encoding="utf-8") for name in WRITTEN}
    pages["cards.md"] = cards.pages()[DOCS / "dungeoneer" / "cards.md"]()
    for name, page in pages.items():
        assert not re.search(r"\bdungeon lords?\b|\brivals?\b", page, re.IGNORECASE), name


def test_no_language_has_letters_of_another() -> None:
    """Signs such as ``[melee]`` are drawn, not read."""
    for key, text in words("ru"):
        assert not re.search(r"[A-Za-z]", re.sub(r"\b(I{1,3}|X)\b|\[[a-z_]+\]", "", text)), f"{key}: {text}"
    for lang in ("en", "it"):
        for key, text in words(lang):
            assert not re.search(r"[а-яёА-ЯЁ]", text), f"{lang}: {key}: {text}"


def pages() -> Iterator[tuple[str, str]]:
    """All messages that the page may show, in every language."""
    for lang in LANGUAGES:
        for path in (*ftl_files(lang), *WEB.glob(f"locale/**/{lang}.ftl"), *WEB.glob(f"src/games/*/locale/{lang}.ftl")):
            for key, message in in_file(path).items() if not path.stem.endswith(TYPED) else ():
                visitor = Words()
                visitor.visit(message)
                yield f"{lang}: {key}", " ".join(visitor.texts)


def test_no_text_speaks_of_pointing_or_clicking() -> None:
    """It may appear on a phone."""
    pointing = re.compile(
        r"\bclick|(^|[.;:] )point (at|to)\b|\bpoint(er|ing)\b|\bmouse\b|щ[её]лк|\bклик|\bмыш(ь|ью|кой)\b|\bclic\b",
        re.IGNORECASE,
    )
    for key, text in pages():
        if "name-" not in key:
            assert not pointing.search(text), f"{key}: {text}"


def test_russian_names_of_players_stand_in_no_case_but_the_nominative() -> None:
    declined = re.compile(
        r"\b(у|для|от|к|ко|с|со|против|на|за|о|об|над|под|при|из|до|игрок(а|у|ом|е)|геро(я|ю|ем|е)|повелител(я|ю|ем))"
        r" \{ \$(seats?|rival|players?|victim)\b",
        re.IGNORECASE,
    )
    for path in (*ftl_files("ru"), *WEB.glob("locale/**/ru.ftl"), *WEB.glob("src/games/*/locale/ru.ftl")):
        found = declined.search(path.read_text(encoding="utf-8"))
        assert not found, f"{path.name}: {found[0]}"
