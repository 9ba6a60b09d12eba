"""What a machine can catch of ``docs/style.md``: phrases that are not plain English, and docstrings that say nothing.

    python -m tests.docs.style             # every offence: file:line: pattern: text
    python -m tests.docs.style src/undercroft/kernel docs

Read are docstrings, comments and strings of Python, everything in the page's sources, documents without their code, and
the texts for players in English.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]

_BE: Final = r"(?:is|are|was|were)"
_AFTER_NO: Final = "longer|more|less|fewer|other|better|worse|different|one|doubt|matter|need|reason|room|way|use|time"
PATTERNS: Final[Mapping[str, str]] = {
    # "'x' is no action" -> "'x' is not an action". "There is no action" is fine.
    "is no <noun>": rf"(?<![Tt]here )\b{_BE} no (?!(?:{_AFTER_NO})\b)\w+",
    "is none": rf"(?<![Tt]here )\b{_BE} none\b(?! of\b)",
    "So many": r"^So (?:many|much)\b",
    "anew": r"\b[Aa](?:new|fresh)\b",
    "besides": r"\b[Bb]esides\b",
    "whoever": r"\b[Ww]ho(?:m|so)?ever\b",
    "of its own": r"\bof (?:its|their) own\b",
    "in the middle of": r"\b[Ii]n the middle of\b(?! the (?:board|page|screen|table))",
    "is told": rf"\b{_BE} told\b",
    "is let go": rf"\b{_BE} let go\b",
    "for who": r"\b(?:[Ff]or|[Tt]o|[Bb]y) who(?! (?:it|is|they|he|she)\b)\b",
    "by HTTP": r"\bby HTTPS?\b",
    "whole texts": r"\b[Ww]hole texts\b",
    "number phrase in front": r"^(?:Of|About) how (?:many|much)\b",
    "in per cent of": r"\bin per cent of\b",
    "archaic": r"\b(?:thereof|therein|whereof|wherein|hither|thither|nought|naught|to and fro)\b",
}
"""Each pattern by its name, for text in which every run of white space is one space."""

TOO_SHORT: Final = "docstring of one or two words"
"""Tests of a chapter of the rules may be called by it: ``DN-7: threats.``"""

ALLOWED: Final[Mapping[str, str]] = {
    "docs/style.md": "shows the patterns as examples",
    "tests/docs/style.py": "names the patterns",
    "tests/docs/test_style.py": "tests the patterns",
    "docs/transcript.ru.md": "made from what the program prints, whose texts are read where they are written",
}
"""Files that are not read, each with the reason."""

WAIVED: Final[frozenset[tuple[str, str]]] = frozenset()
"""Single exceptions: the file, and the words found."""

_CODE: Final = re.compile(r"^```.*?^```$|^ {4}.*?$|`[^`\n]*`", re.MULTILINE | re.DOTALL)
_CHAPTER: Final = re.compile(r"[A-Z]{2}-\d+: \w")
_SKIPPED: Final = frozenset({"node_modules", "generated", "static", "__pycache__", "fixtures"})
_WHOLE: Final = frozenset({".ts", ".svelte", ".css", ".js", ".mjs", ".html", ".toml", ".yml", ".cff"})


@dataclass(frozen=True)
class Passage:
    """A stretch of prose.

    Attributes:
        text: the words, as they stand in the file.
        line: the number of its first line.
        docstring: whether it is one.
    """

    text: str
    line: int
    docstring: bool = False


@dataclass(frozen=True)
class Offence:
    """One place that a reader should look at."""

    path: Path
    line: int
    pattern: str
    found: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.pattern}: {self.found}"


def python_prose(source: str) -> Iterator[Passage]:
    """The docstrings, comments and strings of a module; comments on consecutive lines are one passage."""
    docstrings: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        # A string that stands alone documents what it stands under or below.
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            docstrings.add(node.lineno)
            yield Passage(node.value.value, node.lineno, docstring=True)
    comment: list[str] = []
    last = 0
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            if comment and token.start[0] != last + 1:
                yield Passage("\n".join(comment), last - len(comment) + 1)
                comment = []
            comment.append(token.string.lstrip("#: "))
            last = token.start[0]
        elif token.type == tokenize.STRING and token.start[0] not in docstrings:
            yield Passage(token.string.strip("rbf\"'"), token.start[0])
    if comment:
        yield Passage("\n".join(comment), last - len(comment) + 1)


def prose(path: Path) -> Iterator[Passage]:
    """What is to be read in a file."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        yield from python_prose(text)
    elif path.suffix == ".md":
        yield Passage(_CODE.sub(lambda code: "\n" * code[0].count("\n") or "x", text), 1)
    elif path.suffix == ".ftl":
        for number, line in enumerate(text.splitlines(), start=1):
            yield Passage(line, number)
    else:
        yield Passage(text, 1)


def offences_in(path: Path) -> Iterator[Offence]:
    """What is wrong in a file."""
    name = path.relative_to(ROOT).as_posix()
    for passage in prose(path):
        words = passage.text.split()
        if passage.docstring and len(words) <= 2 and not _CHAPTER.match(passage.text):
            yield Offence(Path(name), passage.line, TOO_SHORT, passage.text.strip())
        # One space for each run of white space, with the line on which each character stands.
        plain, lines, line = "", [], passage.line
        for part in re.split(r"(\s+)", passage.text):
            shown = " " if part.isspace() else part
            plain += shown
            lines += [line] * len(shown)
            line += part.count("\n")
        start = len(plain) - len(plain.lstrip())
        for pattern, expression in PATTERNS.items():
            for match in re.finditer(expression, plain[start:]):
                if (name, match[0]) not in WAIVED:
                    yield Offence(Path(name), lines[start + match.start()], pattern, _around(plain[start:], match))


def _around(text: str, match: re.Match[str]) -> str:
    return text[max(0, match.start() - 25) : match.end() + 25].strip()


def readable(path: Path) -> bool:
    """Whether a file is written by us in English."""
    name = path.relative_to(ROOT).as_posix()
    if name in ALLOWED:
        return False
    if re.search(r"(?:\b|/)(?:ru|it)(?:\.md|\.ftl|/)", name):
        return False
    return path.suffix in {".py", ".md", ".ftl"} | _WHOLE or path.name == "Makefile"


@cache
def places() -> dict[str, list[Path]]:
    """The files to read, by the folder that is clean or is not."""
    found: dict[str, list[Path]] = {}
    for top in ("src/undercroft", "tests", "docs"):
        for path in files(ROOT / top):
            parts = path.relative_to(ROOT / top).parts
            name = f"{top}/{parts[0]}" if len(parts) > 1 else top
            found.setdefault(name, []).append(path)
    for top in ("web", "benchmarks", "examples", ".github"):
        found[top] = list(files(ROOT / top))
    found["."] = sorted([path for path in ROOT.glob("*") if path.is_file() and readable(path)])
    return found


def files(folder: Path) -> Iterator[Path]:
    """The files to read in a folder and the folders in it."""
    for path in sorted(folder.iterdir()):
        if path.is_dir() and path.name not in _SKIPPED:
            yield from files(path)
        elif path.is_file() and readable(path):
            yield path


def offences(names: Iterable[str] = ()) -> Iterator[Offence]:
    """What is wrong in these places (see `places`); without any, in all of them."""
    everywhere = places()
    for name in names or everywhere:
        for path in everywhere[name]:
            yield from offences_in(path)


if __name__ == "__main__":
    wanted = [name.rstrip("/") for name in sys.argv[1:]]
    unknown = sorted(set(wanted) - set(places()))
    if unknown:
        sys.exit(f"not a place: {', '.join(unknown)}; choose from {', '.join(places())}")
    counted: Counter[str] = Counter()
    for offence in offences(wanted):
        counted[offence.pattern] += 1
        print(offence)
    print(", ".join([f"{pattern}: {count}" for pattern, count in counted.most_common()]) or "clean")
    sys.exit(bool(counted))
