"""Sign in at a server: the terminal shows a code, which its person confirms in a browser."""

from __future__ import annotations

import time
from typing import Final

from undercroft.cli.session.remote.server_line import ServerLine, ServerRefused
from undercroft.cli.terminal.screen import Screen
from undercroft.kernel.base.errors import OptionError
from undercroft.locale.texts import Texts

EVERY: Final = 2.0
"""How many seconds pass between two looks whether the code has been confirmed."""


def sign_in(line: ServerLine, texts: Texts, screen: Screen) -> None:
    """Sign in, unless that has been done before.

    Raises:
        OptionError: nobody has confirmed the code in time, or the server cannot be reached.
    """
    if line.get("/person")["person"] is not None:
        return
    asked = line.post("/person/device-code")
    screen.say(texts.text("term-server-code", url=line.url))
    screen.line(str(asked["code"]), "bold")
    screen.say(texts.text("term-server-wait"), "dim")
    try:
        while not line.post("/person/device-code/claim", {"secret": asked["secret"]})["signed_in"]:
            time.sleep(EVERY)
    except ServerRefused as refused:
        if refused.code == "expired":
            raise OptionError(texts.text("term-server-expired")) from None
        raise
    screen.say(texts.text("term-server-in"))
