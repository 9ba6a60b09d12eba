"""The rule coverage plug-in, run on small made-up projects."""

import pytest

from tests.rule_coverage import RulesError, parse_numbers, read_not_observable, read_numbers

pytest_plugins = ["pytester"]

RULES = """
# A game: the rules

1. Not a rule: no chapter yet.

## AB-1 Set-up

<a id="AB-1.1"></a>**AB-1.1** First.

<a id="AB-1.2"></a>**AB-1.2** Second, in steps:

1. **A step**: no number for itself.
2. Another.

<a id="AB-1.3"></a>**AB-1.3** Third, over two
lines.

### An aside

<a id="AB-1.4"></a>**AB-1.4** Still of the chapter.

## AB-2 End

<a id="AB-2.1"></a>**AB-2.1** Last, unlike
**AB-1.1**.

## Appendix

1. No rule.
"""
ONE = '<a id="AB-1.1"></a>**AB-1.1** One.\n'
NUMBERS = ["AB-1.1", "AB-1.2", "AB-1.3", "AB-1.4", "AB-2.1"]

TESTS = """
import pytest

@pytest.mark.rules("AB-1.1", "AB-1.2")
def test_two(): pass

@pytest.mark.rules("AB-1.3")
@pytest.mark.parametrize("n", [1, 2])
def test_parameters(n): pass

@pytest.mark.rules("AB-1.4")
class TestClass:
    @pytest.mark.rules("AB-2.1")
    def test_method(self): pass

def test_unmarked(): pass
"""

WORKERS = pytest.mark.parametrize("workers", ["-n0", "-n2"])


@pytest.fixture(autouse=True)
def _without_plugins_of_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    """What libraries bring costs more than the tests."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")


def run(pytester: pytest.Pytester, tests: str, *options: str, listed: str = "[rules]\n") -> pytest.RunResult:
    for path, text in {"docs/rules/ab.md": RULES, "tests/not_observable.toml": listed}.items():
        file = pytester.path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    pytester.makeini("[pytest]\naddopts = --strict-markers\n")
    pytester.makepyfile(test_game=tests)
    return pytester.runpytest("-p", "xdist", "-p", "tests.rule_coverage", *options)


def test_numbers_are_read_from_chapters() -> None:
    assert parse_numbers(RULES) == NUMBERS


def test_a_skipped_number_is_an_error() -> None:
    with pytest.raises(RulesError, match=r"AB-1\.3 stands where AB-1\.2 should"):
        parse_numbers(f"## AB-1 A\n{ONE}\n" + ONE.replace("AB-1.1", "AB-1.3"))


@pytest.mark.parametrize("anchor", ["", '<a id="AB-1.2"></a>'], ids=["none", "another"])
def test_a_rule_without_its_anchor_is_an_error(anchor: str) -> None:
    with pytest.raises(RulesError, match=r"AB-1\.1 does not begin with its anchor"):
        parse_numbers(f"## AB-1 A\n{anchor}**AB-1.1** One.\n")


def test_a_number_used_twice_is_an_error(pytester: pytest.Pytester) -> None:
    for name in ("a.md", "b.md"):
        (pytester.path / name).write_text(f"## AB-1 A\n{ONE}", encoding="utf-8")
    with pytest.raises(RulesError, match=r"twice: AB-1\.1"):
        read_numbers(pytester.path)


def test_a_listed_number_needs_a_reason(pytester: pytest.Pytester) -> None:
    path = pytester.path / "list.toml"
    assert read_not_observable(path) == {}
    path.write_text('[rules]\n"AB-1.1" = " "\n', encoding="utf-8")
    with pytest.raises(RulesError, match="needs a reason"):
        read_not_observable(path)


def test_our_own_rules_can_be_read(pytestconfig: pytest.Config) -> None:
    numbers = read_numbers(pytestconfig.rootpath / "docs" / "rules")
    assert "DL-1.1" in numbers
    assert "DL-22.6" in numbers
    assert set(read_not_observable(pytestconfig.rootpath / "tests" / "not_observable.toml")) <= set(numbers)


@WORKERS
def test_full_report(pytester: pytest.Pytester, workers: str) -> None:
    result = run(pytester, TESTS, workers, "--rules-report")
    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines(
        [
            "AB-1.1  test_game.py::test_two",
            "AB-1.2  test_game.py::test_two",
            "AB-1.3  test_game.py::test_parameters (x2)",
            "AB-1.4  test_game.py::TestClass::test_method",
            "AB-2.1  test_game.py::TestClass::test_method",
            "5 rule numbers: 5 shown by passing tests, 0 not observable, 0 problems",
        ],
        consecutive=True,
    )


def test_short_report_lists_no_tests(pytester: pytest.Pytester) -> None:
    result = run(pytester, TESTS, "--rules-report=short")
    assert result.ret == pytest.ExitCode.OK
    result.stdout.no_fnmatch_line("AB-1.1*")
    result.stdout.fnmatch_lines(["5 rule numbers: 5 shown*"])


@WORKERS
def test_a_gap_fails_the_session(pytester: pytest.Pytester, workers: str) -> None:
    tests = TESTS.replace('"AB-1.1", ', "")
    result = run(pytester, tests, workers, "--rules-report=short")
    result.assert_outcomes(passed=5)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["shown by no passing test (1): AB-1.1"])


def test_without_the_option_a_gap_is_ignored(pytester: pytest.Pytester) -> None:
    result = run(pytester, TESTS.replace('"AB-1.1", ', '"XY-9.9", '))
    assert result.ret == pytest.ExitCode.OK
    result.stdout.no_fnmatch_line("*rule coverage*")


@pytest.mark.parametrize(
    "body", ["assert False", "pytest.skip('no')", "pytest.xfail('no')"], ids=["failed", "skipped", "xfailed"]
)
def test_only_a_passing_test_counts(pytester: pytest.Pytester, body: str) -> None:
    tests = TESTS.replace("def test_two(): pass", f"def test_two(): {body}")
    result = run(pytester, tests, "--rules-report=short")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["shown by no passing test (2): AB-1.1, AB-1.2"])


def test_a_reason_fills_a_gap(pytester: pytest.Pytester) -> None:
    listed = '[rules]\n"AB-1.1" = "about the box"\n'
    result = run(pytester, TESTS.replace('"AB-1.1", ', ""), "--rules-report", listed=listed)
    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["AB-1.1  not observable: about the box", "*4 shown*, 1 not observable*"])


@pytest.mark.parametrize(
    ("listed", "message"),
    [
        ('"AB-1.1" = "about the box"', "AB-1.1 is listed in *.toml, yet *test_two shows it"),
        ('"AB-9.9" = "about the box"', "no such rule: AB-9.9, listed in tests/not_observable.toml"),
    ],
    ids=["shown after all", "unknown"],
)
def test_the_list_is_kept_honest(pytester: pytest.Pytester, listed: str, message: str) -> None:
    result = run(pytester, TESTS, "--rules-report=short", listed=f"[rules]\n{listed}\n")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines([message])


@WORKERS
def test_an_unknown_number_fails_the_session(pytester: pytest.Pytester, workers: str) -> None:
    tests = TESTS.replace('rules("AB-1.1", ', 'rules("AB-1.1", "AB-1.9", ')
    result = run(pytester, tests, workers, "--rules-report=short")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["no such rule: AB-1.9, named by test_game.py::test_two"])


def test_no_test_at_all_fails_the_session(pytester: pytest.Pytester) -> None:
    result = run(pytester, "def test_unmarked(): pass\n", "--rules-report=short", "-m", "rules")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["shown by no passing test (5): *"])
