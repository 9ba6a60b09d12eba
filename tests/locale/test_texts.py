"""The texts: complete, the same in every language, without a placeholder left over, and with the right words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.locale.sources import (
    PLAYERS,
    SOURCE,
    VALUES,
    calls,
    content_ids,
    event_classes,
    event_samples,
    key_starts,
    literal_arguments_of,
    literals,
    tile_kind,
)
from undercroft.dungeonlords.actions import VOCABULARY
from undercroft.dungeonlords.game import GAME
from undercroft.kernel.actions import Action
from undercroft.kernel.match import Match
from undercroft.locale.texts import FORMS, MissingText, Texts, kebab

LANGUAGES = Texts.languages()
BY_CONVENTION = ("ask-", "help-", "do-", "event-", "no-", "name-", "list-", "player-")
_VARIANT = re.compile(rf"-(id|gender|size|sign|count|{'|'.join(FORMS)})$")


def ftl_files(lang: str) -> list[Path]:
    return sorted((SOURCE / "locale" / lang).glob("*.ftl"))


@cache
def in_file(path: Path) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for path in ftl_files(lang):
        assert not set(in_file(path)) & set(found), f"{path}: in another file too"
        found |= in_file(path)
    return found


class Variables(Visitor):
    """All variables of a message, those of messages that it refers to included."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(_VARIANT.sub("", node.id.name))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.visit(messages(self.lang)[node.id.name])


class Words(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if node.id.name != "gender":
            self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


def variables(lang: str, key: str) -> set[str]:
    visitor = Variables(lang)
    visitor.visit(messages(lang)[key])
    return visitor.names


def words(lang: str) -> Iterator[tuple[str, str]]:
    """The words of all messages but the terminal's, which name files and commands."""
    for path in ftl_files(lang):
        for key, message in in_file(path).items() if path.name != "terminal.ftl" else ():
            visitor = Words()
            visitor.visit(message)
            yield from ((key, text) for text in visitor.texts)


def keys_by_convention() -> set[str]:
    """The keys that the game's questions, actions, events, refusals and ids ask for."""
    keys = {"list-and", "player-number"}
    for prompt in calls("Prompt"):
        keys |= {f"ask-{prompt.key}", f"help-{prompt.key}"}
    keys |= {f"do-{action.verb}" for action in VOCABULARY}
    keys |= {f"event-{kebab(kind.__name__)}" for kind in event_classes()}
    keys |= {f"no-{refusal.key}" for refusal in calls("Refusal")}
    keys |= {tile_kind(content_id) for content_id in content_ids()}
    return keys


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(str(request.param), strict=True)


def check(text: str) -> None:
    """Nothing is left that a player should not see."""
    assert text.strip() == text and text, repr(text)
    assert not re.search(r"[{}_]|\bnone\b| {2}|\( ?\)|«»|“”| [.,;!?]", text), text


# The files.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_that_the_game_asks_for_is_there(lang: str) -> None:
    assert not keys_by_convention() - set(messages(lang))


def test_every_language_has_the_same_files_and_messages() -> None:
    english = [path.name for path in ftl_files("en")]
    for lang in LANGUAGES:
        assert [path.name for path in ftl_files(lang)] == english
        assert set(messages(lang)) ^ set(messages("en")) == set(), lang


def test_no_message_is_unused() -> None:
    used = keys_by_convention() | {tile_kind(content_id) for content_id in literal_arguments_of("name")}
    rest = {key for key in messages("en") if key.startswith(BY_CONVENTION)} - used
    # A program's words: the key, or for an error its code, or the beginning of the key stands in the source.
    known, starts = literals(), tuple(key_starts())
    others = {key for key in messages("en") if not key.startswith((*BY_CONVENTION, *starts))}
    rest |= {key for key in others if key not in known and key.removeprefix("error-") not in known}
    assert not rest


def test_every_key_that_a_program_names_is_there() -> None:
    named = literal_arguments_of("text") | {tile_kind(content_id) for content_id in literal_arguments_of("name")}
    assert not named - set(messages("en"))
    for start in key_starts():
        assert any(key.startswith(start) for key in messages("en")), start


def test_a_message_has_the_same_variables_in_every_language() -> None:
    for key in messages("en"):
        for lang in LANGUAGES:
            assert variables(lang, key) == variables("en", key), f"{lang}: {key}"


def test_attributes_are_forms_that_the_texts_know() -> None:
    for lang in LANGUAGES:
        for key, message in messages(lang).items():
            for attribute in message.attributes:
                assert key.startswith("name-") and attribute.id.name in (*FORMS, "gender"), f"{lang}: {key}"


# Everything is rendered, in every language.


def test_names(texts: Texts) -> None:
    for content_id in content_ids():
        for form in ("", *FORMS):
            check(texts.name(content_id, form))


def test_actions(texts: Texts) -> None:
    for action in VOCABULARY:
        check(texts.option(action.verb, action.args()))


@pytest.mark.parametrize("kind", event_classes(), ids=lambda kind: kind.__name__)
def test_events(kind: type[Any]) -> None:
    for lang in LANGUAGES:
        texts = Texts(lang, strict=True)
        for args in event_samples(kind):
            check(texts.event(kind.__name__, args, PLAYERS))


def test_questions_and_their_help(texts: Texts) -> None:
    for asked in calls("Prompt"):
        for args in asked.samples():
            for source in VALUES["source"] if asked.source else (None,):
                check(texts.prompt({"key": asked.key, "source": source, "args": args}, PLAYERS))
        help_text = texts.help(asked.key)
        check(help_text)
        assert 2 <= len(re.findall(r"[.!](?= |$)", help_text)) <= 4, help_text


def test_refusals(texts: Texts) -> None:
    for refusal in calls("Refusal"):
        for args in refusal.samples():
            text = texts.refusal("DL-5.8", refusal.key, args)
            check(text)
            assert text.endswith(". [DL-5.8]")


def test_a_whole_game_reads_without_a_gap(texts: Texts) -> None:
    match = Match.start(GAME, 2, GAME.preset("full"), "words", PLAYERS[:2])
    asked = 0
    while not match.state.is_terminal:
        seat = match.state.to_act[0]
        decision = match.state.decision(seat)
        prompt = decision.prompt
        check(texts.prompt({"key": prompt.key, "source": prompt.source, "args": prompt.args}, PLAYERS))
        for option in decision.options[:3]:
            check(texts.option(option.verb, option.args))
        for action in _thinkable(match, seat)[::40]:
            refusal = match.state.why_not(seat, action)
            if refusal is not None:
                check(texts.refusal(refusal.rule, refusal.reason, refusal.args))
        # Anything but the default, and not always the same.
        for event in match.apply(seat, decision.options[asked * 7 % len(decision.options)].action):
            check(texts.event(event.kind, event.args(), PLAYERS))
        asked += 1
    assert asked > 100


def _thinkable(match: Match, seat: int) -> list[Action]:
    return list(match.state.stack[-1].candidates(match.state, seat))


# The right words.


def test_numbers_of_tiles() -> None:
    english = Texts("en", strict=True)
    assert [english.name(i) for i in ("goblin2", "warrior3", "paladin1", "decoy", "3,1", 7)] == [
        "goblin 2",
        "warrior 3",
        "paladin",
        "decoy",
        "3,1",
        "7",
    ]
    assert Texts("ru").name("witch2", "acc") == "ведьму 2"
    assert Texts("it").name("ghost1", "the") == "lo spettro 1"


@pytest.mark.parametrize(
    ("amount", "expected"),
    [(1, "1 ловушку"), (2, "2 ловушки"), (5, "5 ловушек"), (11, "11 ловушек"), (21, "21 ловушку"), (22, "22 ловушки")],
)
def test_russian_plurals(amount: int, expected: str) -> None:
    args = {"seat": 0, "amount": amount, "traps": ()}
    assert Texts("ru").event("TrapsDrawn", args, PLAYERS) == f"Anna тянет {expected}."


def test_russian_plurals_of_points() -> None:
    points = [Texts("ru").event("Scored", {"seat": 0, "points": n}, PLAYERS) for n in (1, 3, 12, -2)]
    assert points == ["Anna: 1 очко.", "Anna: 3 очка.", "Anna: 12 очков.", "Anna: -2 очка."]


def test_official_terms() -> None:
    russian, italian = Texts("ru", strict=True), Texts("it", strict=True)
    terms = {
        "fire_wall": ("Стена огня", "Muro di Fuoco"),
        "rolling_stone": ("Катящийся камень", "Pietra Rotolante"),
        "tool_shed": ("Кладовая инструментов", "Baracca degli Attrezzi"),
        "dig_tunnels": ("Рытьё туннелей", "Scavare Tunnel"),
        "suggestion": ("Внушение", "Suggestione"),
        "title-dark_deeds": ("Повелитель тьмы", "Re delle Cattive Azioni"),
        "imps": ("импы", "diavoletti"),
        "goblin1": ("гоблин 1", "goblin 1"),
        "score-prisoners": ("заключённые", "prigionieri"),
    }
    assert {i: (russian.name(i), italian.name(i)) for i in terms} == terms


def test_russian_yo_and_you() -> None:
    without = re.compile(
        r"\b(еще|ее|нее|дает|берет|ведет|идет|живет|найдет|падет|придет|уйдет|рытье|наем|черн\w+|зеле\w+)\b"
        r"|остается|счетчик|заключенн|\bтемн[аоы]|добьет|льет|повторенн|включенн|причём",
        re.IGNORECASE,
    )
    for key, text in words("ru"):
        assert not without.search(text), f"{key}: {text}"
        assert not re.search(r"[а-яё,;:] В(ы|ас|ам|аш\w*)\b", text), f"{key}: {text}"
    assert Texts("ru").name("dark_room") == "Тёмная комната"


def test_no_language_has_letters_of_another() -> None:
    for key, text in words("ru"):
        assert not re.search(r"[A-Za-z]", re.sub(r"\bI{1,3}\b", "", text)), f"{key}: {text}"
    for lang in ("en", "it"):
        for key, text in words(lang):
            assert not re.search(r"[а-яёА-ЯЁ]", text), f"{lang}: {key}: {text}"


# What is missing.


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no texts in 'de'; there are en, ru, it"):
        Texts("de")


def test_a_missing_text_never_reaches_a_player_as_an_error() -> None:
    assert Texts("ru").text("no-such-key") == "no-such-key"
    assert Texts("ru").name("green_slime7") == "green slime7"
    assert Texts("ru").option("explode", {"target": 1}) == "Do-explode"
    with pytest.raises(MissingText, match="ru: there is no text no-such-key"):
        Texts("ru", strict=True).text("no-such-key")
    with pytest.raises(MissingText, match="en: error-record: "):
        Texts("en", strict=True).error("record")


def test_english_helps_out(monkeypatch: pytest.MonkeyPatch) -> None:
    from fluent.runtime import FluentBundle, FluentResource

    from undercroft.locale import texts as module

    small = FluentBundle(["ru"], use_isolating=False)
    small.add_resource(FluentResource("name-gold = золото\n"))
    whole = module._bundle("en")
    monkeypatch.setattr(module, "_bundle", lambda lang: small if lang == "ru" else whole)
    russian = Texts("ru")
    assert [russian.name("gold"), russian.name("food"), russian.name("goblin2")] == ["золото", "food", "goblin 2"]
    assert not russian.has("name-food")


def test_lists_players_and_errors() -> None:
    english = Texts("en", strict=True)
    assert english.names(["gold"]) == "gold" and english.names([]) == ""
    assert english.names(["gold", "food", "imps"]) == "gold, food and imps"
    assert Texts("it").names(["gold", "food"]) == "Oro e Cibo"
    assert [english.player(0, PLAYERS), english.player(1)] == ["Anna", "Player 2"]
    assert english.error("record", details="line 3") == "This record cannot be used: line 3"
    assert english.event("FirstPlayer", {"seat": 0}, ("anna",)) == "anna is first player."
