"""The tutorial prints what it says, and the training scripts train."""

from __future__ import annotations

import ast
import importlib.util
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.docs.notebook import ROOT, read, run


@pytest.mark.nightly("runs the whole tutorial")
def test_the_tutorial_prints_what_it_says() -> None:
    before = read()
    assert sum([cell["cell_type"] == "code" for cell in before["cells"]]) >= 6
    assert run(read()) == before, "remake it: python -m tests.docs.notebook"


def test_all_that_the_tutorial_imports_is_there() -> None:
    source = "\n".join(["".join(cell["source"]) for cell in read()["cells"] if cell["cell_type"] == "code"])
    imports: list[ast.stmt] = [node for node in ast.parse(source).body if isinstance(node, ast.Import | ast.ImportFrom)]
    assert len(imports) >= 5
    exec(compile(ast.Module(imports, []), "imports", "exec"), {})


def script(name: str) -> ModuleType:
    """A file of the examples as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_training_gives_the_same_agent_from_its_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A tiny version of the training. It needs torch, which developers do not get: `pip install ".[train]"`."""
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed (the extra train)")
    training: Any = script("train_battle")
    monkeypatch.setattr(training, "ENVIRONMENTS", 1)

    def table(*words: str) -> list[str]:
        model = str(tmp_path / "battle.zip")
        given = ["train_battle", "--model", model, "--battles", "20", "--bots", "greedy", *words]
        monkeypatch.setattr("sys.argv", given)
        training.main()
        return [line for line in capsys.readouterr().out.splitlines() if line.startswith("|")]

    trained = table("--choices", "256", "--seed", "3")
    assert [row.split("|")[1].strip() for row in trained] == ["player", "---", "random", "greedy", "masked PPO"]
    assert table("--measure-only") == trained
    assert table("--choices", "256", "--seed", "3") == trained


@pytest.mark.parametrize(
    "words",
    [
        "game --policy-games 2 --rounds 1 --games 1 --effort 8,1 --own-effort 8,1 --measure 1 --hidden 4",
        "orders --games 8 --at-once 4 --measure 2 --hidden 4",
    ],
)
def test_selfplay_gives_the_same_agent_from_its_seed(
    words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A tiny version of each training, twice; then the stored agent is measured."""
    training: Any = script("train_selfplay")

    def run(given: str) -> None:
        monkeypatch.setattr("sys.argv", ["train_selfplay", *given.split(), "--against", "random"])
        training.main()

    def agent(seed: int) -> bytes:
        run(f"{words} --seed {seed} --store {tmp_path / 'it.npz'}")
        return (tmp_path / "it.npz").read_bytes()

    first = agent(3)
    assert first == agent(3) != agent(4)
    capsys.readouterr()
    run(f"{words.partition(' ')[0]} --load {tmp_path / 'it.npz'} --measure 1")
    assert re.search(r"(stored|self-play) \|.* ± ", capsys.readouterr().out)


PAGE_CODE = re.compile(r"^```py\n(.*?)^```", re.M | re.S)


@pytest.mark.parametrize(("page", "example"), [("torchrl", "torchrl_battle"), ("rllib", "rllib_battle")])
def test_what_a_page_shows_is_in_its_example(page: str, example: str) -> None:
    """The libraries are large and mostly not here; at least the page agrees with its example."""
    shown = PAGE_CODE.findall((ROOT / "docs" / "research" / f"{page}.md").read_text(encoding="utf-8"))
    program = (ROOT / "examples" / f"{example}.py").read_text(encoding="utf-8")
    calls = {node.attr for node in ast.walk(ast.parse(program)) if isinstance(node, ast.Attribute)}
    names = {node.id for node in ast.walk(ast.parse(program)) if isinstance(node, ast.Name)}
    assert shown
    for node in ast.walk(ast.parse("\n".join(shown))):
        if isinstance(node, ast.Attribute):
            assert node.attr in calls
        elif isinstance(node, ast.Name):
            assert node.id in names


@pytest.mark.filterwarnings("default")  # large libraries warn of what they change themselves
def test_torchrl_trains(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A tiny version of the training."""
    pytest.importorskip("torchrl", reason="torchrl is not installed")
    monkeypatch.setattr("sys.argv", ["torchrl_battle", "--choices", "1024", "--battles", "2"])
    training: Any = script("torchrl_battle")
    training.main()
    assert [line.split(":")[0].strip() for line in capsys.readouterr().out.splitlines()] == [
        "1024 choices",
        "at random",
        "trained",
    ]


@pytest.mark.filterwarnings("default")  # large libraries warn of what they change themselves
def test_the_page_on_stable_baselines3_trains(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the page shows, with fewer choices."""
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed (the extra train)")
    monkeypatch.chdir(tmp_path)
    (shown,) = PAGE_CODE.findall((ROOT / "docs" / "research" / "stable-baselines3.md").read_text(encoding="utf-8"))
    assert "learn(20_000)" in shown
    exec(compile(shown.replace("learn(20_000)", "learn(1)"), "page", "exec"), {})
    assert (tmp_path / "battle.zip").exists()
