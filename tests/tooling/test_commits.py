"""Messages of commits are checked as CONTRIBUTING.md describes them, by a hook and for a whole submission."""

from __future__ import annotations

import importlib.util
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
CHECK = ROOT / ".ci" / "commits.py"
RULE = ["src/undercroft/dungeonlords/board/dungeon_grid.py"]


@pytest.fixture(scope="module")
def commits() -> ModuleType:
    spec = importlib.util.spec_from_file_location("commits", CHECK)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("message", "files", "fault"),
    [
        ("server: close idle sockets\n\nThey kept a worker busy.\n", RULE, None),
        ("docs: reword the docstrings of the board\n", RULE, None),
        ("tests: wait for the second page\n", ["tests/browser/test_themes_and_text_size.py"], None),
        ("bots/dungeoneer: bound the wait in a lair\n\nWhy.\n# a comment of git's editor\n", RULE, None),
        ('Revert "server: close idle sockets, which kept a worker busy for minutes"\n', RULE, None),
        ("Close idle sockets\n", [], "the first line must be"),
        ("Server: close idle sockets\n", [], "the first line must be"),
        ("", [], "the first line must be"),
        (f"server: {'x' * 53}\n", [], "has 61 characters"),
        ("server: close idle sockets\nThey kept a worker busy.\n", RULE, "must be blank"),
        ("server: close idle sockets\n", RULE, "needs a body"),
        ("page: fold the text of a lesson\n# no body\n", ["web/src/client/live.svelte.ts"], "needs a body"),
    ],
)
def test_a_message_is_judged(commits: ModuleType, message: str, files: list[str], fault: str | None) -> None:
    found = list(commits.faults(message, files))
    assert len(found) == (fault is not None), found
    assert fault is None or fault in found[0]


def git(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    who = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "core.hooksPath=.githooks"]
    return subprocess.run(["git", "-C", folder, *who, *words], capture_output=True, text=True, check=False)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository with the hook and one commit."""
    git(tmp_path, "init", "--quiet")
    for name in (".githooks/commit-msg", ".ci/commits.py"):
        copy = tmp_path / name
        copy.parent.mkdir()
        copy.write_bytes((ROOT / name).read_bytes())
        copy.chmod(0o755)
    git(tmp_path, "add", ".")
    made = git(tmp_path, "commit", "--message", "build: check messages")
    assert made.returncode == 0, made.stderr
    return tmp_path


def change(repository: Path) -> None:
    source = repository / "src" / "rule.py"
    source.parent.mkdir(exist_ok=True)
    source.write_text(source.read_text() + "x\n" if source.exists() else "x\n", encoding="utf-8")
    git(repository, "add", ".")


def test_the_hook_refuses_a_commit_and_says_why(repository: Path) -> None:
    change(repository)
    refused = git(repository, "commit", "--message", "kernel: undo faster")
    assert refused.returncode == 1 and "needs a body" in refused.stderr
    taken = git(repository, "commit", "--message", "kernel: undo faster", "--message", "It copied every card.")
    assert taken.returncode == 0, taken.stderr


def test_a_submission_is_judged_from_its_base(repository: Path) -> None:
    base = git(repository, "rev-parse", "HEAD").stdout.strip()
    change(repository)
    git(repository, "commit", "--no-verify", "--message", "Undo faster")

    def checked(base: str, folder: Path) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["python3", ".ci/commits.py", base], cwd=folder, capture_output=True, text=True, check=False
        )

    found = checked(base, repository)
    assert found.returncode == 1 and len(found.stderr.splitlines()) == 2
    whole = subprocess.run(["python3", ".ci/commits.py"], cwd=repository, capture_output=True, text=True, check=False)
    assert (whole.returncode, whole.stderr) == (1, found.stderr), "what .ci/run does finds it, too"
    assert checked("HEAD", repository).returncode == 0
    assert checked("0123456789", repository).returncode == 0, "a clone without the base has nothing to check"
    (repository / ".git").rename(repository / "no-git")
    assert checked(base, repository).returncode == 0, "a copy without a history has nothing to check"


def test_setup_installs_the_hook() -> None:
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\nsetup:")[2].partition("\n\n")[0]
    assert "core.hooksPath .githooks" in recipe
