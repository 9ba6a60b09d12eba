"""Names of people, recovery codes and cookies of sessions: what needs no server."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.server.protocol.session_cookies import COOKIE, SessionCookies
from undercroft.server.services.people.proofs.recovery_codes import code_hash, new_code, parsed_code
from undercroft.server.services.people.unique_names import RESERVED, clean_name, name_key, name_problem

ALIKE = [
    ("Alice", "aIice"),
    ("Alice", "А1ice"),
    ("BOB", "ВОВ"),  # in Cyrillic
    ("mark", "rnark"),
    ("Анна", "AHHA"),  # in Latin
    ("Νικος", "ΝΙΚΟΣ"),
    ("José", "Jose"),
    ("ANNA", "ΑΝΝΑ"),  # in Greek
    ("Paolo", "Pao1o"),
    ("Anna B", "anna.b"),
    ("Ｐaolo", "Paolo"),  # full width
    ("Ёлка", "Елка"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_have_the_same_key(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Hanna"), ("Marco", "Mario"), ("Иван", "Иванна"), ("Van", "Han"), ("李", "王")]
)
def test_other_names_have_other_keys(one: str, other: str) -> None:
    assert name_key(one) != name_key(other)


@pytest.mark.parametrize("name", ["Anna", "Анна", "Łukasz", "O'Neil", "田中さん", "Ada 3", "Νίκος", "Nicolò"])
def test_names_of_one_language_may_be_had(name: str) -> None:
    assert name_problem(clean_name(name)) is None


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("x", "name-length"),
        ("x" * 25, "name-length"),
        ("   ", "name-length"),
        ("🙂🙂", "name-letters"),
        ("-a-", "name-letters"),
        ("a\u200bb", "name-letters"),
        ("a\u202eb", "name-letters"),
        ("Аnna", "name-scripts"),  # the first letter is Cyrillic
        ("АДМИН", "name-reserved"),
        ("Аdmin".replace("А", "A"), "name-reserved"),
        ("adm1n", "name-reserved"),
        ("A former player", "name-reserved"),
    ],
)
def test_other_names_may_not(name: str, problem: str) -> None:
    assert name_problem(clean_name(name)) == problem


def test_every_reserved_name_is_refused() -> None:
    assert {name_problem(clean_name(name)) for name in RESERVED} == {"name-reserved"}


@given(st.text(max_size=40))
def test_a_key_never_depends_on_case_and_fits_its_column(text: str) -> None:
    name = clean_name(text)[:24]
    key = name_key(name)
    assert len(key) <= 200
    for other in (name.upper(), name.lower()):
        if len(other) == len(name) and other.casefold() == name.casefold():  # not ß and its like
            assert name_key(other) == key


def test_a_code_is_read_as_people_write_it() -> None:
    codes = {new_code() for _ in range(50)}
    assert len(codes) == 50
    for code in codes:
        short = "-".join(word[:4] for word in code.upper().split())
        assert parsed_code(code) == parsed_code(f"  {short}. ") == code


@pytest.mark.parametrize(
    "text", ["", "zoo", "zoo zoo zoo zoo", "zoo zoo zoo zoo zoox", "zoo " * 6, "\x00", "ZOO zoo zoo zoo z"]
)
def test_what_is_not_five_words_is_not_a_code(text: str) -> None:
    assert parsed_code(text) is None


def test_a_code_is_worth_nothing_without_the_key() -> None:
    code = new_code()
    assert code_hash(code, b"a" * 32) == code_hash(code, b"a" * 32) != code_hash(code, b"b" * 32)


def test_cookies_of_sessions_keep_to_their_names() -> None:
    plain, secure = SessionCookies(), SessionCookies(secure=True)
    token = plain.new()
    sent = plain.set_cookie(token)
    assert "HttpOnly" in sent and "SameSite=Lax" in sent and "Secure" not in sent
    assert "Secure" in secure.set_cookie(token) and secure.set_cookie(token).startswith("__Host-")
    assert plain.read(sent.partition(";")[0]) == token
    assert secure.read(f"{COOKIE}={token}") is None  # over https, a neighbour in the domain could have set it
    for bad in ("", COOKIE, f"{COOKIE}=", f"{COOKIE}={token}x", f"{COOKIE}=é", f"x{COOKIE}={token}"):
        assert plain.read(bad) is None
