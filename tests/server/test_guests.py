"""Guests, seats and their links: who may see what, and who answers for which seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.helpers import House, Person, Visit, in_house
from undercroft.server.protocol.guests import COOKIE, HOST_COOKIE, KEY_FILE, Guests, signing_key


def test_cookies_that_we_did_not_sign_name_no_guest() -> None:
    guests, others = Guests(b"k" * 32), Guests(b"o" * 32)
    guest = guests.new()
    value = guests.set_cookie(guest).partition(";")[0]
    assert guests.read(value)[0] == guest
    assert others.read(value)[0] is None
    for bad in (
        "",
        COOKIE,
        f"{COOKIE}=",
        f"{COOKIE}={guest}",
        f"{COOKIE}={guest}.",
        f"{COOKIE}=x{value}",
        "\x00;=;",
        "é=",
    ):
        assert guests.read(bad)[0] is None
    assert guests.read(f"{COOKIE}=é.é")[0] is None


MONTH = 30 * 24 * 3600


class Calendar:
    """A clock for the dates of cookies."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def guests(self, secure: bool = False) -> Guests:
        """What makes and checks cookies by this clock."""
        return Guests(b"k" * 32, secure, lambda: self.now)


def jar(*set_cookies: str) -> str:
    """The Cookie header of a browser that has got these Set-Cookie headers."""
    kept: dict[str, str] = {}
    for one in set_cookies:
        name, _, value = one.partition(";")[0].partition("=")
        if "Max-Age=0" in one:
            kept.pop(name, None)
        else:
            kept[name] = value
    return "; ".join(f"{name}={value}" for name, value in kept.items())


def old_cookie(guests: Guests, guest: str) -> str:
    """The cookie of a version that did not know when it was sent."""
    return f"{COOKIE}={guest}.{guests._sign(guest)}"


def test_a_cookie_is_sent_again_each_month_and_outlives_its_year() -> None:
    calendar = Calendar()
    guests = calendar.guests()
    header, times = jar(guests.set_cookie("abc")), 0
    for _ in range(3 * 365):
        calendar.now += 24 * 3600
        renewed = guests.read(header)[1]
        times += len(renewed)
        header = jar(*renewed) if renewed else header
        assert guests.read(header)[0] == "abc"
    assert 36 <= times <= 37
    calendar.now -= 100 * MONTH  # a clock that is wrong takes nothing from anybody
    assert guests.read(header)[0] == "abc" and guests.read(header)[1]


@pytest.mark.parametrize("secure", [False, True])
def test_cookies_of_earlier_versions_are_valid_and_are_renewed(secure: bool) -> None:
    guests = Calendar().guests(secure)
    header = old_cookie(guests, "abc")
    assert guests.read(header)[0] == "abc"
    renewed = jar(header, *guests.read(header)[1])
    assert guests.read(renewed)[0] == "abc" and guests.read(renewed)[1] == []
    assert renewed.startswith(HOST_COOKIE if secure else COOKIE) and ";" not in renewed


def test_over_https_the_cookie_belongs_to_this_host_alone() -> None:
    """A neighbour in the domain can set only the old name, which does not count beside the new one."""
    calendar = Calendar()
    plain, secure = calendar.guests(), calendar.guests(secure=True)
    sent = secure.set_cookie("abc")
    assert sent.startswith("__Host-") and "Secure" in sent and "Path=/;" in sent and "Domain" not in sent
    foreign = jar(plain.set_cookie("evil"))
    for header in (f"{jar(sent)}; {foreign}", f"{foreign}; {jar(sent)}"):
        assert secure.read(header)[0] == "abc"
    assert plain.read(jar(sent))[0] is None
    assert jar(sent, secure.clear_cookie()) == ""


def test_the_month_of_a_cookie_cannot_be_changed() -> None:
    guests = Calendar().guests()
    guest, month, signature = jar(guests.set_cookie("abc")).partition("=")[2].split(".")
    for bad in (f"{guest}.{int(month) + 1}.{signature}", f"{guest}.{signature}", f"{guest}..{signature}"):
        assert guests.read(f"{COOKIE}={bad}")[0] is None
    assert guests.read(f"{COOKIE}={guest}.{guests._sign(f'{guest}.{month}')}")[0] is None


@pytest.mark.parametrize("secure", [False, True])
def test_the_server_renews_cookies_and_still_deletes_them(tmp_path: Path, secure: bool) -> None:
    async def play(house: House) -> None:
        guests = house.services.guests
        header = {"Cookie": old_cookie(guests, "abc")}
        person = Person(house.address)
        house.people.append(person)
        sent = (await person.http.get("/api/me", headers=header)).headers.get_list("set-cookie")
        assert guests.read(jar(header["Cookie"], *sent))[0] == "abc" and sent
        again = await person.http.get("/api/me", headers={"Cookie": jar(header["Cookie"], *sent)})
        assert "set-cookie" not in again.headers
        gone = await person.http.delete("/api/me", headers=header)
        assert jar(header["Cookie"], *gone.headers.get_list("set-cookie")) == ""

    in_house(tmp_path, play, secure_cookies=secure)


def test_the_cookie_cannot_be_read_by_scripts() -> None:
    header = Guests(b"k" * 32).set_cookie("abc")
    assert "HttpOnly" in header and "SameSite=Lax" in header and "Secure" not in header
    assert "Secure" in Guests(b"k" * 32, secure=True).set_cookie("abc")


def test_the_key_is_made_once_and_readable_by_its_owner_only(tmp_path: Path) -> None:
    key = signing_key(tmp_path)
    assert signing_key(tmp_path) == key and len(key) == 32
    assert (tmp_path / KEY_FILE).stat().st_mode & 0o777 == 0o600
    (tmp_path / KEY_FILE).write_bytes(b"short")
    assert len(signing_key(tmp_path)) == 32


def test_a_seat_s_link_gives_it_away(visit: Visit) -> None:
    async def play(house: House) -> None:
        anna, boris, clara = await house.person(), await house.person(), await house.person()
        made = await anna.make("me", "open")
        path = f"/api/tables/{made['id']}/seats/1/claim"
        assert (await boris.post(path, {}, 403))["code"] == "not-yours"
        assert (await boris.post(path, {"secret": "guess"}, 403))["code"] == "not-yours"
        wrong = (await anna.post(f"/api/tables/{made['id']}/seats/0/link"))["link"].partition("#")[2]
        assert (await boris.post(path, {"secret": wrong}, 403))["code"] == "not-yours"
        table = await boris.sit(made, 1, name="  Bo\nris\x00  ")
        assert table["seats"][1] | {"mine": True, "name": "Bo ris", "kind": "person"} == table["seats"][1]
        decision = table["decisions"][0]
        link = (await boris.post(f"/api/tables/{made['id']}/seats/1/link"))["link"]
        await clara.post(path, {"secret": link.partition("#")[2]})  # boris has given his link away
        body = {"seat": 1, "decision": decision["number"], "action": decision["default"]}
        reply = await boris.post(f"/api/tables/{made['id']}/answer", body, 409)
        assert reply["code"] == "not-yours"
        assert (await boris.get(f"/api/tables/{made['id']}"))["look"] is None
        await clara.post(f"/api/tables/{made['id']}/answer", body)

    visit(play)


def test_new_links_and_bots_for_open_seats(visit: Visit) -> None:
    async def play(house: House) -> None:
        anna, boris = await house.person(), await house.person()
        made = await anna.make("me", "open", "open")
        path = f"/api/tables/{made['id']}/seats"
        assert (await boris.post(f"{path}/1/link", status=403))["code"] == "not-yours"
        assert (await boris.post(f"{path}/1/bot", {"bot": "random"}, 403))["code"] == "not-yours"
        link = (await anna.post(f"{path}/1/link"))["link"]
        await boris.post(f"{path}/1/claim", {"secret": made["seats"][1]["link"].partition("#")[2]}, 403)
        await boris.post(f"{path}/1/claim", {"secret": link.partition("#")[2]})
        assert (await anna.post(f"{path}/1/link", status=403))["code"] == "not-yours"
        assert (await anna.post(f"{path}/9/link", status=404))["code"] == "no-seat"
        assert (await boris.post(f"{path}/1/link"))["link"].startswith(f"/join/{made['id']}/1#")
        assert (await anna.post(f"{path}/2/bot", {"bot": "nobody"}, 400))["code"] == "option"
        table = await anna.post(f"{path}/2/bot", {"bot": "random"})
        assert table["seats"][2]["kind"] == "bot" and table["table"]["status"] == "playing"
        async with anna.live(made["id"]) as live:
            await live.hello()
            while live.table["seats"][2]["to_act"]:
                await live.until_table()

    visit(play)


def test_links_are_not_stored(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        anna = await house.person()
        made = await anna.make("me", "open")
        own = await anna.post(f"/api/tables/{made['id']}/seats/0/link")
        secrets = [link.partition("#")[2].encode() for link in (own["link"], made["seats"][1]["link"])]
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert made["id"].encode() in stored
        assert not any(secret in stored for secret in secrets)

    in_house(tmp_path, play)


def test_open_seats_of_public_tables_are_for_everybody(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        anna, boris, clara = await house.person(), await house.person(), await house.person()
        made = await anna.make("me", "open", public=True)
        private = await anna.make("me", "open")
        listed = (await boris.get("/api/tables", which="public"))["tables"]
        assert [table["id"] for table in listed] == [made["id"]]
        assert private["id"] not in str(listed)
        await boris.post(f"/api/tables/{made['id']}/seats/1/claim", {"name": "Boris"})
        await clara.post(f"/api/tables/{made['id']}/seats/1/claim", {"name": "Clara"}, 403)
        assert (await clara.get("/api/tables", which="public"))["tables"] == []
        mine = (await anna.get("/api/tables"))["tables"]
        assert {table["id"] for table in mine} == {made["id"], private["id"]}
        assert all(table["my_turn"] for table in mine)

    in_house(tmp_path, play)


def test_a_spectator_sees_what_everybody_may_see(visit: Visit) -> None:
    async def play(house: House) -> None:
        anna, boris = await house.person(), await house.person()
        made = await anna.make("me", "bot:random")
        stranger = Person(house.address)  # without even a cookie
        house.people.append(stranger)
        for who in (boris, stranger):
            async with who.live(made["id"]) as live:
                table = await live.hello(look=0)
                assert table["look"] is None and table["view"]["seat"] is None
                assert table["decisions"] == [] and table["undo"] == {}
                assert not any(seat["mine"] for seat in table["seats"])
                await live.send(type="look", seat=0)
                assert (await live.until_table())["look"] is None
                for message in ("answer", "undo", "agree", "why", "chat"):
                    more = {"decision": 0, "action": "pass", "text": "hi"}
                    reply = await live.ask(type=message, seat=0, **more)
                    assert (reply["type"], reply["code"]) == ("refused", "chat" if message == "chat" else "not-yours")
        assert (await boris.get(f"/api/tables/{made['id']}/record", 403))["code"] == "not-finished"
        assert (await boris.get(f"/api/tables/{made['id']}/replay", 403))["code"] == "not-finished"
        report = await boris.get(f"/api/tables/{made['id']}/report")
        assert report["record"] is None and report["picture"]["view"]["seat"] is None

    visit(play)


def test_a_table_that_does_not_exist(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        for table_id in ("nothing", "x" * 300, "é", "%00"):
            assert (await me.get(f"/api/tables/{table_id}", 404))["code"] in ("no-table", "not-found")
        from websockets.exceptions import ConnectionClosed

        async with me.live("nothing") as live:
            with pytest.raises(ConnectionClosed) as closed:
                await live.read()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404

    visit(play)


def test_a_request_reads_its_cookie_once(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each reading checks a signature, before anybody is charged."""
    found = Guests._found
    read: list[str] = []

    def counted(guests: Guests, header: str) -> tuple[str, str, str] | None:
        read.append(header)
        return found(guests, header)

    async def play(house: House) -> None:
        anna = await house.person()
        monkeypatch.setattr(Guests, "_found", counted)
        await anna.get("/api/games")
        assert len(read) == 1 and COOKIE in read[0]

    visit(play)
