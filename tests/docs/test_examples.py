"""The Python in the README and in the architecture prints what stands there, and the README's commands work."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

from tests.cli.helpers import run

ROOT = Path(__file__).resolve().parents[2]
COMMAND = re.compile(r"^    undercroft (.*?)(?: +#.*)?$", re.MULTILINE)
QUICK = ["--games", "1", "--thorough", "0"]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("name", ["README.md", "docs/architecture.md"])
def test_examples(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks: list[str] = BLOCK.findall((ROOT / name).read_text(encoding="utf-8"))
    assert blocks
    names: dict[str, object] = {}
    for number, block in enumerate(blocks, start=1):
        test = doctest.DocTestParser().get_doctest(block, names, f"{name}, example {number}", name, 0)
        assert test.examples, "an example without >>> shows nothing"
        report: list[str] = []
        failed = doctest.DocTestRunner(verbose=False).run(test, out=report.append, clear_globs=False).failed
        assert not failed, "".join(report)
        names = test.globs  # the next example goes on with them


def test_the_commands_of_the_readme_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    record = ROOT / "tests" / "fixtures" / "games" / "2-lords-full.record"
    commands = [shlex.split(line) for line in COMMAND.findall((ROOT / "README.md").read_text(encoding="utf-8"))]
    assert {words[0] for words in commands} == {"play", "train", "replay", "selfplay", "cards"}
    for words in commands:
        args = [str(record) if word == "FILE" else word for word in words]
        if "--load" in args:
            args += ["--seats", "me,me"]
        ran = run(*args, *(QUICK if words[0] == "selfplay" else ()), typed=["", "quit"])
        assert ran.status == 0, (words, ran.err)
