#!/usr/bin/env python3
"""Do what the README tells a newcomer: `make play`, and then answer the first question of a game, as the page does.

Called by .ci/bare in the folder of the project; needs nothing but Python's standard library.
"""

import json
import re
import subprocess
import urllib.request
from http.cookiejar import CookieJar

play = subprocess.Popen(["make", "play", "SERVE=--port 0"], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
assert play.stdout is not None
address = ""
for line in play.stdout:
    print(line, end="", flush=True)
    if found := re.match(r"Undercroft: (http://\S+)/", line):
        address = found[1]
        break
assert address, "make play has ended"
browser = urllib.request.build_opener(urllib.request.ProxyHandler({}), urllib.request.HTTPCookieProcessor(CookieJar()))


def ask(path: str, body: object = None) -> str:
    """Send a request; the body of what comes back."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"X-Undercroft": "1", "Content-Type": "application/json"}
    with browser.open(urllib.request.Request(address + path, data, headers)) as response:
        return str(response.read().decode())


try:
    assert "<title>Undercroft</title>" in ask("/")
    for game in json.loads(ask("/api/games")):
        seats = ["me", *["bot:greedy"] * (min(game["seat_counts"]) - 1)]
        table = "/api/tables/" + json.loads(ask("/api/tables", {"game": game["id"], "seats": seats}))["id"]
        decision = json.loads(ask(table))["decisions"][0]
        answer = {"seat": decision["seat"], "decision": decision["number"], "action": decision["default"]}
        number = json.loads(ask(table + "/answer", answer))["number"]
        assert number >= 1
        print(f"{game['id']}: the first answer has been taken: {answer['action']}")
finally:
    play.terminate()
    play.wait()
