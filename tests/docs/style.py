"""What a machine can catch of ``docs/style.md``: phrases that are not plain English, and docstrings that say nothing.

    python -m tests.docs.style                 # every offence: file:line: pattern: text
    python -m tests.docs.style docs web/src    # only in these files and folders

Read are docstrings, comments and strings of Python, everything in the page's sources, documents without their code, and
the texts for players in English.
"""

from __future__ import annotations

import io
import itertools
import re
import sys
import tokenize
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
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
_SKIPPED: Final = frozenset({".svelte-check", "node_modules", "generated", "static", "__pycache__", "fixtures"})
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


_BEFORE_ALONE: Final = frozenset(
    {tokenize.NEWLINE, tokenize.NL, tokenize.INDENT, tokenize.DEDENT, tokenize.COMMENT, tokenize.ENDMARKER}
)
_QUOTES: Final = re.compile(r"""^[a-zA-Z]*(?:\"{3}|'{3}|["'])|(?:\"{3}|'{3}|["'])$""")


def python_prose(source: str) -> Iterator[Passage]:
    """The docstrings, comments and strings of a module; comments on consecutive lines are one passage."""
    tokens = list(tokenize.generate_tokens(io.StringIO(source).readline))
    comment: list[str] = []
    last = 0
    for before, token, after in zip([tokens[-1], *tokens], tokens, [*tokens[1:], tokens[-1]], strict=False):
        if token.type == tokenize.COMMENT:
            if comment and token.start[0] != last + 1:
                yield Passage("\n".join(comment), last - len(comment) + 1)
                comment = []
            comment.append(token.string.lstrip("#: "))
            last = token.start[0]
        elif token.type == tokenize.STRING:
            # A string that stands alone documents what it stands under or below.
            alone = before.type in _BEFORE_ALONE and after.type == tokenize.NEWLINE
            yield Passage(_QUOTES.sub("", token.string), token.start[0], docstring=alone)
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
        # One space for each run of white space; the line of what is found is counted in the text itself.
        plain = " ".join(words)
        for pattern, expression in PATTERNS.items():
            for match in re.finditer(expression, plain):
                if (name, match[0]) not in WAIVED:
                    line = passage.line + _lines_before(passage.text, plain.count(" ", 0, match.start()))
                    yield Offence(Path(name), line, pattern, _around(plain, match))


def _lines_before(text: str, words: int) -> int:
    """How many lines end before the word that comes after so many."""
    starts = [word.start() for word in itertools.islice(re.finditer(r"\S+", text), words + 1)]
    return text.count("\n", 0, starts[-1])


def _around(text: str, match: re.Match[str]) -> str:
    return text[max(0, match.start() - 25) : match.end() + 25].strip()


def readable(path: Path) -> bool:
    """Whether a file is written by us in English."""
    name = path.relative_to(ROOT).as_posix()
    if name in ALLOWED or not _SKIPPED.isdisjoint(path.parts):
        return False
    if re.search(r"(?:\b|/)(?:ru|it)(?:\.md|\.ftl|/)", name):
        return False
    return path.suffix in {".py", ".md", ".ftl"} | _WHOLE or path.name == "Makefile"


def everything() -> Iterator[Path]:
    """All files to read."""
    for top in ("src/undercroft", "tests", "docs", "web", "benchmarks", "examples", ".github"):
        yield from files(ROOT / top)
    yield from (path for path in sorted(ROOT.glob("*")) if path.is_file() and readable(path))


def files(folder: Path) -> Iterator[Path]:
    """The files to read in a folder and the folders in it."""
    for path in sorted(folder.iterdir()):
        if path.is_dir() and path.name not in _SKIPPED:
            yield from files(path)
        elif path.is_file() and readable(path):
            yield path


def main(names: Sequence[str]) -> int:
    """Print what is wrong in these files and folders, or without any in all; the exit status."""
    named = [ROOT / name for name in names]
    if missing := [path for path in named if not path.exists()]:
        sys.exit(f"there is no {missing[0]}")
    paths = (
        [inner for path in named for inner in ([path] if path.is_file() else files(path))] if names else everything()
    )
    counted: Counter[str] = Counter()
    for path in paths:
        for offence in offences_in(path) if readable(path) else ():
            counted[offence.pattern] += 1
            print(offence)
    print(", ".join([f"{pattern}: {count}" for pattern, count in counted.most_common()]) or "clean")
    return 1 if counted else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
