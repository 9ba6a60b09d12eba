"""The files in `deploy` fit the project: every path, command, port and variable that they name exists."""

from __future__ import annotations

import importlib
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.helpers import run
from tests.patience import PATIENCE
from undercroft.server.endpoints.http_api.routes.health_routes import OPERATIONS
from undercroft.server.runtime.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
SETTINGS = {f"UNDERCROFT_{name.upper()}" for name in Settings.__struct_fields__}
PORT = "8000"


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def compose(name: str = "compose.yaml") -> dict[str, Any]:
    yaml: Any = importlib.import_module("yaml")
    found: dict[str, Any] = yaml.safe_load(text_of(name))
    return found


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Containerfile, each with its arguments."""
    lines = re.sub(r"\\\n", " ", re.sub(r"^#.*\n", "", text_of("Containerfile"), flags=re.MULTILINE)).splitlines()
    return [(line.split()[0], line.partition(" ")[2].strip()) for line in lines if line.strip()]


def options_of_serve() -> set[str]:
    return set(re.findall(r"--[a-z]+", run("serve", "--help").out))


@pytest.mark.parametrize(
    "name", ["Containerfile", "compose.yaml", "compose.nodes.yaml", "undercroft.service", "Caddyfile"]
)
def test_every_setting_that_is_named_exists(name: str) -> None:
    assert set(re.findall(r"UNDERCROFT_[A-Z_]+", text_of(name))) <= SETTINGS


def test_the_container_runs_the_program_as_a_user_without_rights() -> None:
    found = instructions()
    last = dict(found[max(i for i, (what, _) in enumerate(found) if what == "FROM") :])
    assert last["USER"].isdigit() and last["USER"] != "0"
    assert last["EXPOSE"] == PORT and last["VOLUME"] == "/data" and "UNDERCROFT_DATA=/data" in last["ENV"]
    command = re.findall(r'"([^"]*)"', last["CMD"])
    assert command[:2] == ["undercroft", "serve"] and command[-1] == PORT
    assert {word for word in command if word.startswith("--")} <= options_of_serve()
    asked = re.search(r"localhost:(\d+)(/\w+)", last["HEALTHCHECK"])
    assert asked is not None and asked[1] == PORT and asked[2] in OPERATIONS


def test_what_the_container_is_built_from_exists() -> None:
    built = " ".join([arguments for what, arguments in instructions() if what == "RUN"])
    for lock in re.findall(r"-r (\S+)", built):
        assert (ROOT / lock).is_file()
    assert re.search(r"^web:", (ROOT / "Makefile").read_text(), re.MULTILINE) and "make web" in built
    drivers = re.findall(r'"((?:asyncpg|nats-py)[^"]*)"', built)
    extra = re.search(r"^cluster = (.*)$", (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert len(drivers) == 2 and extra is not None and set(drivers) < set(re.findall(r'"([^"]*)"', extra[1]))


def test_the_services_fit_each_other() -> None:
    services = compose()["services"]
    game, caddy, postgres = services["undercroft"], services["caddy"], services["postgres"]
    assert game["read_only"] is True and game["cap_drop"] == ["ALL"] and "ports" not in game
    assert (DEPLOY / game["build"]["context"] / game["build"]["dockerfile"]).resolve() == DEPLOY / "Containerfile"
    assert game["volumes"] == ["data:/data"]
    assert f"reverse_proxy {{$NODES:undercroft:{PORT}}}" in text_of("Caddyfile") and "{$DOMAIN}" in text_of("Caddyfile")
    assert game["environment"]["FORWARDED_ALLOW_IPS"] == caddy["networks"]["inside"]["ipv4_address"]
    user, name = postgres["environment"]["POSTGRES_USER"], postgres["environment"]["POSTGRES_DB"]
    url = game["environment"]["UNDERCROFT_DATABASE_URL"]
    assert url.startswith(f"postgresql://{user}:") and url.endswith(f"@postgres/{name}")
    for volume in caddy["volumes"]:
        source = volume.partition(":")[0]
        assert source in compose()["volumes"] or (DEPLOY / source).is_file()


def test_a_second_node_is_like_the_first() -> None:
    services = compose("compose.nodes.yaml")["services"]
    first, second = services["undercroft"], services["second"]
    assert second.pop("extends") == {"file": "compose.yaml", "service": "undercroft"} and first == second
    assert first["environment"]["UNDERCROFT_BUS"].startswith("nats://nats:") and "nats" in services
    assert services["caddy"]["environment"]["NODES"].split() == [f"undercroft:{PORT}", f"second:{PORT}"]


@pytest.mark.parametrize("files", [["compose.yaml"], ["compose.yaml", "compose.nodes.yaml"]])
def test_compose_reads_its_files(files: list[str]) -> None:
    docker = shutil.which("docker") or shutil.which("podman")
    if docker is None or subprocess.run([docker, "compose", "version"], capture_output=True, check=False).returncode:
        pytest.skip("there is no compose on this machine")
    done = subprocess.run(
        [docker, "compose", *[word for file in files for word in ("-f", str(DEPLOY / file))], "config", "--quiet"],
        env={"PATH": "/usr/local/bin:/usr/bin:/bin", "DOMAIN": "dungeon.example", "POSTGRES_PASSWORD": "secret"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_caddy_reads_its_file() -> None:
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("there is no Caddy on this machine")
    subprocess.run(
        [caddy, "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")],
        env={"DOMAIN": "localhost", "HOME": "/nonexistent"},
        check=True,
        timeout=PATIENCE,
    )


def test_the_unit_of_systemd_starts_the_program(tmp_path: Path) -> None:
    unit = text_of("undercroft.service")
    command = re.search(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    assert command is not None
    program, verb, *words = command[1].split()
    assert program.endswith("/.venv/bin/undercroft") and verb == "serve"
    assert {word for word in words if word.startswith("--")} <= options_of_serve()
    assert "RestartPreventExitStatus=2\n" in unit
    assert (ROOT / "docs" / "hosting.md").is_file() and "docs/hosting.md" in unit
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("there is no systemd on this machine")
    copy = tmp_path / "undercroft.service"
    copy.write_text(unit.replace(program, sys.executable).replace("file:///opt/undercroft", f"file://{ROOT}"))
    done = subprocess.run(
        [analyze, "verify", "--man=no", str(copy)], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert [line for line in (done.stdout + done.stderr).splitlines() if "undercroft.service" in line] == []
