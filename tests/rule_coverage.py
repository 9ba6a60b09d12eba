"""Pytest plug-in: which rules do the passing tests cover?

The numbers are those of `docs/rules/*.md`: under a chapter `## DL-5 Carrying out orders`, its third rule begins
with `<a id="DL-5.3"></a>**DL-5.3**`. A test names the rules that it covers:

    @pytest.mark.rules("DL-5.8", "DL-5.10")

With `--rules-report` (each number with its tests) or `--rules-report=short` (totals and problems), the session
fails if no passing test covers a number and `tests/not_observable.toml` gives no reason, if a test names an
unknown number, or if that file has an unknown or unneeded entry. Without the option, the plug-in only registers
the marker. It works under pytest-xdist: the workers send the numbers along with each test's report, and the
controller adds them up.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path

import pytest

RULES_FOLDER = Path("docs", "rules")
NOT_OBSERVABLE = Path("tests", "not_observable.toml")
PROPERTY = "rules"  # the key in a report's user properties

_CHAPTER = re.compile(r"## ([A-Z]{2,}-\d+)\b")
_RULE = re.compile(r'(<a id="([^"]*)"></a>)?\*\*([A-Z]{2,}-\d+\.\d+)\*\* ')


class RulesError(Exception):
    """The rules, or the list of numbers that no test can cover, are malformed."""


def parse_numbers(text: str) -> list[str]:
    """The rule numbers of one document, in order.

    >>> parse_numbers('## AB-1 Set-up\\n<a id="AB-1.1"></a>**AB-1.1** One.\\n\\n1. A step.\\n## Appendix\\nNo rule.')
    ['AB-1.1']

    Raises:
        RulesError: a rule is not where its number says, or does not have the anchor to which links to it lead.
    """
    numbers: list[str] = []
    chapter: str | None = None
    expected = 1
    fenced = False
    for line in text.splitlines():
        if line.startswith("```"):
            fenced = not fenced
        elif fenced:
            continue
        elif line.startswith("#"):
            heading = _CHAPTER.match(line)
            if heading or line.startswith(("# ", "## ")):
                chapter = heading[1] if heading else None
                expected = 1
        elif rule := _RULE.match(line):
            number = rule[3]
            if chapter is None or number != f"{chapter}.{expected}":
                raise RulesError(f"{number} stands where {chapter}.{expected} should")
            if rule[2] != number:
                raise RulesError(f'{number} does not begin with its anchor, <a id="{number}"></a>')
            numbers.append(number)
            expected += 1
    return numbers


def read_numbers(folder: Path) -> list[str]:
    """The rule numbers of every document in a folder."""
    numbers: list[str] = []
    for path in sorted(folder.glob("*.md")):
        if len(path.suffixes) > 1:
            continue  # a translation: dungeon-lords.ru.md
        try:
            numbers += parse_numbers(path.read_text(encoding="utf-8"))
        except RulesError as error:
            raise RulesError(f"{path.name}: {error}") from None
    if len(set(numbers)) != len(numbers):
        twice = sorted({number for number in numbers if numbers.count(number) > 1})
        raise RulesError(f"numbers used twice: {', '.join(twice)}")
    return numbers


def read_not_observable(path: Path) -> dict[str, str]:
    """The numbers that no test can cover, each with the reason."""
    if not path.exists():
        return {}
    rules = tomllib.loads(path.read_text(encoding="utf-8")).get("rules", {})
    for number, reason in rules.items():
        if not isinstance(reason, str) or not reason.strip():
            raise RulesError(f"{path.name}: {number} needs a reason")
    return dict(rules)


def listing(items: Iterable[str]) -> str:
    return ", ".join(items)


class RuleCoverage:
    """Collects the numbers that the tests of a session cover; on the controller, also reports them."""

    def __init__(self, config: pytest.Config, mode: str) -> None:
        self.mode = mode
        self.controller = not hasattr(config, "workerinput")
        self.numbers = read_numbers(config.rootpath / RULES_FOLDER)
        self.reasons = read_not_observable(config.rootpath / NOT_OBSERVABLE)
        self.shown: dict[str, dict[str, int]] = {}  # number -> test without parameters -> how many passed
        self.unknown: dict[str, set[str]] = {}  # unknown number -> tests that name it
        self.problems: list[str] = []

    def pytest_itemcollected(self, item: pytest.Item) -> None:
        marked: list[str] = []
        for mark in item.iter_markers("rules"):
            marked += [str(number) for number in mark.args]
        if marked:
            item.user_properties.append((PROPERTY, listing(dict.fromkeys(marked))))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not self.controller:
            return
        passed = report.when == "call" and report.passed and not hasattr(report, "wasxfail")
        test = report.nodeid.split("[")[0]
        for key, value in report.user_properties:
            if key != PROPERTY:
                continue
            for number in str(value).split(", "):
                if number not in self.numbers:
                    self.unknown.setdefault(number, set()).add(test)
                elif passed:
                    tests = self.shown.setdefault(number, {})
                    tests[test] = tests.get(test, 0) + 1

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if not self.controller or session.config.option.collectonly:
            return
        self.problems = self.find_problems()
        if self.problems and session.exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def find_problems(self) -> list[str]:
        problems = []
        if not self.numbers:
            problems.append(f"no rule numbers found in {RULES_FOLDER.as_posix()}")
        gaps = [n for n in self.numbers if n not in self.shown and n not in self.reasons]
        if gaps:
            problems.append(f"shown by no passing test ({len(gaps)}): {listing(gaps)}")
        for number, tests in sorted(self.unknown.items()):
            problems.append(f"no such rule: {number}, named by {listing(sorted(tests))}")
        name = NOT_OBSERVABLE.as_posix()
        for number in self.reasons:
            if number not in self.numbers:
                problems.append(f"no such rule: {number}, listed in {name}")
            elif number in self.shown:
                tests_of_it = listing(sorted(self.shown[number]))
                problems.append(f"{number} is listed in {name}, yet {tests_of_it} shows it")
        return problems

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.controller or terminalreporter.config.option.collectonly:
            return
        out = terminalreporter
        out.section("rule coverage")
        if self.mode == "full":
            for number in self.numbers:
                if number in self.shown:
                    tests = self.shown[number].items()
                    out.line(f"{number}  {listing(f'{t} (x{n})' if n > 1 else t for t, n in sorted(tests))}")
                elif number in self.reasons:
                    out.line(f"{number}  not observable: {self.reasons[number]}")
                else:
                    out.line(f"{number}  NO PASSING TEST", red=True)
        for problem in self.problems:
            out.line(problem, red=True)
        unseen = sum(number in self.reasons for number in self.numbers)
        out.line(
            f"{len(self.numbers)} rule numbers: {len(self.shown)} shown by passing tests, "
            f"{unseen} not observable, {len(self.problems)} problems"
        )


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("undercroft").addoption(
        "--rules-report",
        nargs="?",
        const="full",
        default=None,
        choices=["full", "short"],
        help="say which rule numbers passing tests show, and fail on a gap",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rules(*numbers): the rules of docs/rules that this test shows")
    mode = config.getoption("--rules-report")
    if mode is not None:
        try:
            coverage = RuleCoverage(config, mode)
        except RulesError as error:
            raise pytest.UsageError(str(error)) from None
        config.pluginmanager.register(coverage, "undercroft-rule-coverage")
