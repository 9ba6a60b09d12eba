"""The HTML of pages: status, title, description and preview, as search engines and chats read them."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path

import pytest

import undercroft
from tests.server.helpers import House, Person, in_house
from undercroft.kernel.engine.games import GAMES
from undercroft.server.endpoints.http_api.pages.link_previews import SCREENS

ROUTES = Path(undercroft.__file__).resolve().parents[2] / "web" / "src" / "base" / "browser" / "routes.ts"
INDEX = """<!doctype html>
<html lang="en">
<head><title>Undercroft</title>
<link rel="stylesheet" crossorigin href="/assets/index.css">
</head>
<div id="app"></div>
"""
NAMES = {"en": "Dungeon Lords", "ru": "Повелители подземелья", "it": "Dungeon Lords"}


def build(tmp_path: Path) -> None:
    """Write a client that consists of a page."""
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text(INDEX, encoding="utf-8")


def tags(page: str) -> dict[str, str]:
    """The meta tags of a page, by name, and its title."""
    found = dict(re.findall('<meta (?:name|property)="([^"]+)" content="([^"]*)">', page))
    title = re.search("<title>(.*)</title>", page)
    assert title
    return {name: unescape(content) for name, content in {**found, "title": title[1]}.items()}


async def head(person: Person, path: str, status: int = 200, lang: str = "en") -> dict[str, str]:
    """The tags of the page at a path."""
    reply = await person.http.get(path, headers={"Accept-Language": lang})
    assert (reply.status_code, reply.headers["content-type"]) == (status, "text/html; charset=utf-8"), path
    assert f'<html lang="{lang[:2]}">' in reply.text
    return tags(reply.text)


@pytest.mark.parametrize("lang", ["en", "ru", "it-CH"])
def test_home_rules_and_gallery_have_a_title_and_a_description_in_each_language(tmp_path: Path, lang: str) -> None:
    build(tmp_path)

    async def play(house: House) -> None:
        person = await house.person()
        both = [path for screen in ("rules", "gallery") for path in (screen, *[f"{screen}/{game}" for game in GAMES])]
        found = [await head(person, path, lang=lang) for path in ("/", *[f"/{path}" for path in both])]
        for one in found:
            assert one["og:title"] and 40 < len(one["description"]) < 200
            assert one["description"] == one["og:description"] and "robots" not in one
        assert len({one["title"] for one in found}) == len(found)
        assert NAMES[lang[:2]] in found[0]["description"]
        assert f"{NAMES[lang[:2]]} · Undercroft" in found[2]["title"]

    in_house(tmp_path, play)


def test_the_preview_of_an_invitation_names_the_game_and_neither_people_nor_secrets(tmp_path: Path) -> None:
    build(tmp_path)

    async def play(house: House) -> None:
        host = await house.person()
        made = await host.make("me", "open", "bot:greedy", name="Annabella", colour="moss")
        path, _, secret = made["seats"][1]["link"].partition("#")
        said = await head(host, path)
        assert "Dungeon Lords" in said["og:title"] and "3 players" in said["og:description"]
        assert said["og:url"] == f"http://{house.address}{path}"
        assert said["og:image"] == f"http://{house.address}/icons/social.png"
        assert said["robots"] == "noindex"
        page = (await host.http.get(path)).text
        snapshot = await host.snapshot(made["id"])
        for hidden in ("Annabella", "moss", "greedy", secret, snapshot["table"]["commitment"]):
            assert hidden not in page
        assert "Повелители" in (await head(host, f"{path}?lang=ru", lang="ru"))["og:title"]

    in_house(tmp_path, play)


def test_a_chat_program_that_looks_at_an_invitation_does_not_take_the_seat(tmp_path: Path) -> None:
    """Not even one that sends the part behind the #."""
    build(tmp_path)

    async def play(house: House) -> None:
        host, robot, friend = [await house.person() for _ in range(3)]
        made = await host.make("me", "open")
        link = made["seats"][1]["link"]
        path, _, secret = link.partition("#")
        before = await host.snapshot(made["id"])
        for asked in (path, f"{path}?{secret}", f"{path}%23{secret}", f"{path}?secret={secret}"):
            reply = await robot.http.get(asked, headers={"User-Agent": "WhatsApp/2"})
            assert secret not in reply.text
        assert await host.snapshot(made["id"]) == before
        table = await friend.sit(made, 1, name="Boris")
        assert table["seats"][1]["mine"] and table["seats"][1]["name"] == "Boris"
        reply = await robot.http.post(f"/api/tables/{made['id']}/seats/1/claim", json={"secret": secret})
        assert (reply.status_code, reply.json()["code"]) == (403, "not-yours")

    in_house(tmp_path, play)


def test_what_is_nowhere_has_a_page_with_status_404(tmp_path: Path) -> None:
    build(tmp_path)

    async def play(house: House) -> None:
        person = await house.person()
        made = await person.make("me", "open")
        there = made["id"]
        for path in (f"/table/{there}", f"/table/{there}/", f"/replay/{there}", f"/verify/{there}", f"/join/{there}/1"):
            await head(person, path)
        nowhere = [
            "/table/none",
            "/join/none/0",
            "/replay/none",
            "/verify/none",
            "/rules/none",
            "/gallery/none",
            "/gallery/dungeoneer/x",
        ]
        nowhere += ["/nothing", "/table"]
        nowhere += [f"/join/{there}/2", f"/join/{there}/x", f"/table/{there}/x", "/about/us", "/%E0%A4%A", "/<script>"]
        for path in nowhere:
            said = await head(person, path, 404)
            assert (said["title"], said["robots"]) == ("Page not found · Undercroft", "noindex"), path

    in_house(tmp_path, play)


def test_an_address_cannot_write_into_the_page(tmp_path: Path) -> None:
    build(tmp_path)

    async def play(house: House) -> None:
        person = await house.person()
        page = (await person.http.get("/%22%3E%3Cscript%3Ealert(1)%3C/script%3E")).text
        assert "<script" not in page
        page = (await person.http.get("/", headers={"Host": '"><script>'})).text
        assert "<script" not in page and "og:url" not in page

    in_house(tmp_path, play)


def test_every_screen_of_the_client_has_a_preview() -> None:
    screens = set(re.findall(r"\{\s+screen: '(\w+)'", ROUTES.read_text(encoding="utf-8")))
    assert screens == {*SCREENS, "unknown"}


def test_files_of_the_page_make_no_guests(tmp_path: Path) -> None:
    """Browsers fetch the manifest without a cookie, each time."""
    build(tmp_path)
    files = ("manifest-en.webmanifest", "sw.js", "offline.html", "robots.txt", "favicon.svg", "icons/icon-192.png")
    (tmp_path / "static" / "icons").mkdir()
    for name in files:
        (tmp_path / "static" / name).write_text("x")

    async def play(house: House) -> None:
        person = Person(house.address)
        house.people.append(person)
        for name in files:
            reply = await person.http.get(f"/{name}")
            assert reply.status_code == 200 and "set-cookie" not in reply.headers, name
            icon = name.startswith(("favicon", "icons/"))
            assert reply.headers["cache-control"] == ("public, max-age=86400" if icon else "no-cache"), name
        assert reply.headers["content-type"] == "image/png"
        manifest = await person.http.get(f"/{files[0]}")
        assert manifest.headers["content-type"] == "application/manifest+json"

    in_house(tmp_path, play)


AHEAD = {
    "en": {
        "home": {
            "": {
                "sheet": "assets/home-sheet.css",
                "styles": ["assets/index.css", "assets/Home.css"],
                "first": ["assets/en.js", "assets/latin.woff2"],
                "then": [],
            }
        },
        "table": {
            "dungeon-lords": {
                "first": ["assets/Table.js"],
                "then": ["assets/lords.js", "assets/lords.css"],
            },
            "dungeoneer": {"first": ["assets/Table.js"], "then": ["assets/heroes.js"]},
        },
    },
    "ru": {"home": {"": {"first": ["assets/ru.js"], "then": []}}},
}


def test_a_page_names_what_its_screen_will_need(tmp_path: Path) -> None:
    build(tmp_path)

    async def play(house: House) -> None:
        person = await house.person()

        async def links(path: str, lang: str = "en") -> list[str]:
            page = (await person.http.get(path, headers={"Accept-Language": lang})).text
            return re.findall("<link ([^>]*) crossorigin[^>]* href", page)

        async def files(path: str, lang: str = "en") -> list[str]:
            page = (await person.http.get(path, headers={"Accept-Language": lang})).text
            return re.findall('crossorigin[^>]* href="/([^"]+)"', page)

        assert await files("/") == ["assets/index.css"], "a client that does not say what it needs"
        (tmp_path / "static" / "ahead.json").write_text(json.dumps(AHEAD), encoding="utf-8")
        assert await files("/") == ["assets/en.js", "assets/latin.woff2", "api/games"]
        assert await files("/", "ru") == ["assets/index.css", "assets/ru.js", "api/games"]
        assert await files("/rules") == await files("/nowhere/at/all") == ["assets/index.css"]
        made = await person.make("me", "bot:greedy")
        table = f"/table/{made['id']}"
        assert await files(table) == ["assets/index.css", "assets/Table.js", "assets/lords.js", "assets/lords.css"]
        questions = 'rel="preload" as="fetch"'
        assert await links("/") == ['rel="modulepreload"', 'rel="preload" as="font" type="font/woff2"', questions]
        assert 'rel="preload" as="style"' in await links(table)
        later = re.findall('fetchpriority="low" href="/([^"]+)"', (await person.http.get(table)).text)
        assert later == ["assets/lords.js", "assets/lords.css"], "what a screen shows does not delay its program"

    in_house(tmp_path, play)


def test_the_styles_of_a_screen_are_one_file(tmp_path: Path) -> None:
    """The program finds the files that it is made of, which no browser fetches, and asks for none of them."""
    build(tmp_path)
    (tmp_path / "static" / "ahead.json").write_text(json.dumps(AHEAD), encoding="utf-8")

    async def play(house: House) -> None:
        page = (await (await house.person()).http.get("/")).text
        assert re.findall('rel="stylesheet" href="/([^"]+)"', page) == ["assets/home-sheet.css"]
        held = re.findall('rel="held" href="/([^"]+)"', page)
        assert held == ["assets/index.css", "assets/Home.css"]
        assert page.count('rel="stylesheet"') == 1, "the program's own link has gone"

    in_house(tmp_path, play)


def test_a_page_names_what_its_screen_will_ask(tmp_path: Path) -> None:
    build(tmp_path)
    nothing: dict[str, str] = {}
    ahead = {lang: {screen: {"": nothing} for screen in ("home", "rules", "about")} for lang in ("en", "ru")}
    (tmp_path / "static" / "ahead.json").write_text(json.dumps(ahead), encoding="utf-8")

    async def play(house: House) -> None:
        person = await house.person()

        async def asked(path: str, lang: str = "en") -> list[str]:
            page = (await person.http.get(path, headers={"Accept-Language": lang})).text
            paths = re.findall('as="fetch" crossorigin href="([^"]+)"', page)
            assert [(await person.http.get(path)).status_code for path in paths] == [200] * len(paths)
            return paths

        assert await asked("/") == await asked("/rules") == ["/api/games"]
        assert await asked("/rules/dungeoneer", "ru") == await asked("/rules/dungeoneer/learn") == ["/api/games"]
        assert await asked("/about") == []

    in_house(tmp_path, play)
