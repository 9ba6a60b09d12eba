"""Every test is in a tier, and `make quick` knows what to run after a change of any source."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests import quick
from tests.patience import PATIENCE, wait_until
from tests.plugins import processes, tiers

ROOT: Final = Path(__file__).parents[2]
TIERS: Final = tiers.read(ROOT)
FILES: Final = [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "tests").rglob("test_*.py"))]


def test_every_file_is_in_a_tier() -> None:
    listed = [*TIERS["test"]["files"], *TIERS["nightly"]]
    assert [file for file in FILES if tiers.place(file, listed) is None] == []


def test_what_the_tiers_name_is_there() -> None:
    named = {name for tests in TIERS["quick"].values() for name in tests}
    for name in named.union(TIERS["test"]["files"], TIERS["nightly"], TIERS["quick"]):
        assert (ROOT / name).exists(), name
    for test in TIERS["slow"]:
        file, _, name = test.partition("::")
        assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8"), test


def test_nightly_files_have_reasons() -> None:
    assert all(TIERS["nightly"].values()) and all(TIERS["slow"].values())


@pytest.mark.parametrize(
    ("file", "nightly"),
    [
        ("tests/a/test_x.py", False),
        ("tests/a/test_y.py", True),
        ("tests/b/test_x.py", True),
        ("tests/b/test_z.py", False),
    ],
)
def test_the_line_of_a_file_counts_before_that_of_its_folder(file: str, nightly: bool) -> None:
    sections = {
        "test": {"files": ["tests/a", "tests/b/test_z.py"]},
        "nightly": {"tests/a/test_y.py": "", "tests/b": ""},
    }
    assert tiers.is_nightly(file, sections) == nightly


def test_every_source_has_tests_for_make_quick() -> None:
    sources = [
        path.relative_to(ROOT).as_posix() for path in (ROOT / "src").rglob("*.*") if "__pycache__" not in path.parts
    ]
    kinds = (".py", ".ftl", ".toml")
    assert [file for file in sources if file.endswith(kinds) and not quick.tests_of([file], TIERS["quick"])] == []


@pytest.mark.nightly("starts the page's tools for half a minute; make quick itself shows their answers")
def test_make_quick_finds_no_fault_in_page_files_that_no_tool_reads_and_no_test_imports() -> None:
    files = ["web/src/people/SignIn.svelte", "web/src/games/dungeoneer/content.py", "web/src/app.css"]
    asked = [command for commands in quick.commands(files) for command in commands]
    assert quick.run([command for command in asked if {"prettier", "vitest"} & set(command)]) == []


@pytest.mark.nightly("starts vitest for half a minute; make quick itself shows its answer")
def test_make_quick_runs_the_page_tests_of_a_changed_file(capfd: pytest.CaptureFixture[str]) -> None:
    assert quick.run(quick.commands(["web/src/people/passkeys.ts"])[1][:1]) == []
    assert "test/people/passkeys.test.ts" in capfd.readouterr().out


@pytest.mark.nightly("starts pytest on the whole folder of tests; make quick itself shows its answer")
def test_make_quick_finds_no_fault_where_all_tests_of_a_change_are_nightly() -> None:
    asked = quick.commands(["tests/docs/test_site.py"])[1]
    assert len(asked) == 1
    assert quick.run(asked) == []


SLOW: Final = """
import time

def test_slow():
    end = time.process_time() + 0.3
    while time.process_time() < end:
        pass
"""

ENDLESS: Final = """
import subprocess, sys, time

def test_endless():
    for session in (False, True):
        command = [sys.executable, "-c", "import time; time.sleep(3000)"]
        subprocess.Popen(command, start_new_session=session)
    print("started", flush=True)
    time.sleep(3000)
"""

SLOPPY: Final = """
import subprocess, sys

def test_sloppy():
    code = "import subprocess, sys; subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(3000)'])"
    subprocess.run([sys.executable, "-c", code], check=True)
"""


def start(folder: Path, test: str, *options: str, conftest: str = "") -> subprocess.Popen[str]:
    """Start pytest with the project's plug-ins on one test."""
    (folder / "tests").mkdir()
    (folder / "tests" / "tiers.toml").write_text(
        '[test]\nfiles = ["tests"]\n[nightly]\n"tests/test_night.py" = "slow"\n[slow]\n[quick]\n'
    )
    (folder / "tests" / "test_it.py").write_text(test)
    (folder / "pytest.ini").write_text("[pytest]")
    (folder / "conftest.py").write_text(
        f"pytest_plugins = ['tests.plugins.same_start', 'tests.plugins.processes', 'tests.plugins.tiers']\n{conftest}"
    )
    plain = [sys.executable, "-m", "pytest", "-q", "-s", "-p", "no:cacheprovider", "--rootdir", str(folder), *options]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONSAFEPATH": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.Popen(
        [*plain, str(folder / "tests")],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def test_what_is_nightly_is_left_out_and_its_files_are_not_even_imported(tmp_path: Path) -> None:
    tests = "import pytest\n\ndef test_day(): pass\n\n@pytest.mark.nightly('why')\ndef test_night(): assert False\n"
    write = (
        "from pathlib import Path\nPath(__file__).with_name('tests').joinpath('test_night.py').write_text('1 / 0')\n"
    )
    said, _ = start(tmp_path, tests, "--tier=test", conftest=write).communicate(timeout=PATIENCE)
    assert "1 passed, 1 deselected" in said, said


def test_a_run_that_is_ended_takes_all_its_processes_along(tmp_path: Path) -> None:
    run = start(tmp_path, ENDLESS)
    assert run.stdout is not None
    while "started" not in run.stdout.readline():
        assert run.poll() is None
    left = processes.family(run.pid)
    assert len(left) == 2
    run.send_signal(signal.SIGTERM)
    run.stdout.close()
    assert run.wait(PATIENCE) == -signal.SIGTERM
    wait_until(lambda: not left & processes.family(1))


def test_a_run_that_leaves_a_process_fails(tmp_path: Path) -> None:
    run = start(tmp_path, SLOPPY, conftest="from tests.plugins import processes\nprocesses.AFTER_THE_END = 0.1\n")
    said, _ = run.communicate(timeout=PATIENCE)
    assert run.returncode and "1 passed" in said
    assert "processes outlive the tests" in said and "time.sleep(3000)" in said


def test_a_run_starts_alike_whatever_started_it(tmp_path: Path) -> None:
    looks = """
import os, signal

def test_it():
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    assert signal.getsignal(signal.SIGHUP) == signal.SIG_DFL
    assert not signal.pthread_sigmask(signal.SIG_BLOCK, [])
    assert os.umask(0o022) == 0o022 and os.environ["LC_ALL"] == "C.UTF-8" and "COLUMNS" not in os.environ
"""
    before = {name: signal.signal(name, signal.SIG_IGN) for name in (signal.SIGINT, signal.SIGHUP)}
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGUSR1])
    umask = os.umask(0o077)
    os.environ["COLUMNS"] = "40"
    try:
        run = start(tmp_path, looks)
    finally:
        del os.environ["COLUMNS"]
        os.umask(umask)
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        for name, handler in before.items():
            signal.signal(name, handler)
    said, _ = run.communicate(timeout=PATIENCE)
    assert run.returncode == 0, said


@pytest.mark.parametrize(("most", "status"), [(0.1, 1), (60.0, 0)])
def test_a_test_that_needs_too_much_time_fails_the_run(tmp_path: Path, most: float, status: int) -> None:
    run = start(tmp_path, SLOW, "--tier=test", conftest=f"from tests.plugins import tiers\ntiers.MOST = {most}\n")
    said, _ = run.communicate(timeout=PATIENCE)
    assert run.returncode == status, said
    assert ("make it quicker" in said) == bool(status)


ONCE_SLOW: Final = """
import pathlib, time

def test_once_slow():
    flag = pathlib.Path(__file__).with_name("flag")
    if not flag.exists():
        flag.touch()
        end = time.process_time() + 0.6
        while time.process_time() < end:
            pass
"""


def test_a_test_that_is_slow_by_accident_fails_nothing(tmp_path: Path) -> None:
    run = start(tmp_path, ONCE_SLOW, "--tier=test", conftest="from tests.plugins import tiers\ntiers.MOST = 0.5\n")
    said, _ = run.communicate(timeout=PATIENCE)
    assert run.returncode == 0 and "0.6 s  tests/test_it.py::test_once_slow" in said, said
    assert (tmp_path / "tests" / "flag").exists()


SHARED: Final = r"""
import subprocess, sys, time
import pytest

BURN = "import time\nwhile time.process_time() < 0.5: pass\nprint(flush=True)\ninput()"

@pytest.fixture(scope="module")
def shared():
    with subprocess.Popen([sys.executable, "-c", BURN], stdin=-1, stdout=-1) as process:
        process.stdout.readline()
        yield process

def test_that_ends_what_is_shared(shared):
    shared.communicate(b"x\n")

def test_that_starts_something():
    process = subprocess.Popen([sys.executable, "-c", BURN], stdin=-1, stdout=-1)
    process.stdout.readline()
    globals()["left"] = process

def test_that_ends_what_another_has_started():
    left.communicate(b"x\n")
"""


def test_a_test_is_charged_with_what_its_processes_do_while_it_runs(tmp_path: Path) -> None:
    """Not with what they have done before it, though the system adds that up only once they have ended."""
    run = start(tmp_path, SHARED, "--tier=test", conftest="from tests.plugins import tiers\ntiers.MOST = 0.45\n")
    said, _ = run.communicate(timeout=PATIENCE)
    assert "3 passed" in said, said
    assert re.findall(r"::(\w+) needs", said) == ["test_that_starts_something"]
