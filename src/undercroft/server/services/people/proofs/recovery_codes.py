"""Recovery codes: five words that sign their owner in when every passkey is lost.

The words are those of BIP 39, of which the first four letters tell each from all others: five of them are one of 2^55
codes. Only a slow hash is stored, made with the key of the server, so the database alone does not even help to guess.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from functools import lru_cache
from typing import Final

WORDS: Final = 5
TELLING: Final = 4
"""How many letters of a word tell it from all others."""

MEMORY: Final = 64 * 1024 * 1024
COST: Final = {"n": 2**14, "r": 8, "p": 1, "maxmem": MEMORY, "dklen": 32}
"""What one try costs: about 50 ms of a processor, and 16 MB."""


@lru_cache(1)
def _words() -> dict[str, str]:
    from mnemonic import Mnemonic

    return {word[:TELLING]: word for word in Mnemonic("english").wordlist}


def new_code() -> str:
    """Return a random code: five words with spaces between them."""
    words = sorted(_words().values())
    return " ".join([secrets.choice(words) for _ in range(WORDS)])


def parsed_code(text: str) -> str | None:
    """Return a code as somebody has typed it, in its plain form; None if it cannot be one.

    >>> parsed_code(" Abandon-ABILITY able, abou abov ")
    'abandon ability able about above'
    """
    typed = "".join([letter if letter.isalpha() else " " for letter in text.lower()]).split()
    found = [_words().get(word[:TELLING], "") for word in typed]
    fits = all(word.startswith(start) for word, start in zip(found, typed, strict=True))
    return " ".join(found) if len(found) == WORDS and all(found) and fits else None


def code_hash(code: str, key: bytes) -> str:
    """Return what is stored of a code. It takes long on purpose, so it belongs in a thread.

    Args:
        code: the code, as `parsed_code` returns it.
        key: the key of the server.
    """
    salt = hmac.new(key, b"recovery code", hashlib.sha256).digest()
    return hashlib.scrypt(code.encode(), salt=salt, **COST).hex()
