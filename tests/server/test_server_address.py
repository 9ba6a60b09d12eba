"""Where others in the server's network find it: who learns that."""

from __future__ import annotations

import pytest

from tests.server.helpers import House, Visit
from undercroft.server.endpoints.http_api import server_address


@pytest.mark.parametrize(
    ("port", "network", "host", "told"),
    [
        (8000, "192.168.1.5", "localhost:8000", "http://192.168.1.5:8000"),
        (8000, None, "localhost:8000", None),
        (None, "192.168.1.5", "localhost:8000", None),
        (8000, "192.168.1.5", "play.example.org", None),
    ],
    ids=["a server for the network", "a machine without one", "a server for this machine", "behind a proxy"],
)
def test_only_a_browser_on_the_server_s_machine_is_told_its_address_in_the_network(
    visit: Visit,
    monkeypatch: pytest.MonkeyPatch,
    port: int | None,
    network: str | None,
    host: str,
    told: str | None,
) -> None:
    monkeypatch.setattr(server_address, "network_address", lambda: network)

    async def play(house: House) -> None:
        house.services.open_port = port
        person = await house.person()
        reply = await person.http.get("/api/address", headers={"Host": host})
        assert (reply.status_code, reply.json()) == (200, {"origin": told})

    visit(play)


def test_a_machine_has_an_address_in_its_network_or_none() -> None:
    found = server_address.network_address()
    assert found is None or not found.startswith(("127.", "0."))
