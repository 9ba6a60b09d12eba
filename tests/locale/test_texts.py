"""The texts are complete, match in all languages, and leave no placeholder unfilled."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import get_type_hints

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.locale.games import ALL
from tests.locale.sources import (
    KERNEL,
    PLAYERS,
    SOURCE,
    GameWords,
    key_starts,
    literal_arguments_of,
    literals,
    of_many,
    tile_kind,
)
from undercroft.kernel.base.event import Event
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.games import GAMES, find_game
from undercroft.kernel.history.match import Match
from undercroft.locale.texts import COMMON, FORMS, Texts, _variables, belongs, kebab
from undercroft.study.lessons.lesson_library import lessons_of

LANGUAGES = Texts.languages()
BY_CONVENTION = ("ask-", "help-", "do-", "event-", "you-", "at-you-", "no-", "name-", "list-", "player-", "face-")
SHARED = {"list-and", "list-or", "name-reader", "player-number", "player-you", *[f"name-{words.game}" for words in ALL]}
_VARIANT = re.compile(rf"-(id|gender|size|sign|count|initial|{'|'.join(FORMS)})$")


def ftl_files(lang: str) -> list[Path]:
    return sorted((SOURCE / "locale" / lang).glob("*.ftl"))


@cache
def in_file(path: Path) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} appears twice"
            found[entry.id.name] = entry
    return found


@cache
def messages(lang: str, game: str | None) -> dict[str, ast.Message]:
    """The messages of a game with the common ones; without a game, the common ones alone."""
    found: dict[str, ast.Message] = {}
    for path in ftl_files(lang):
        if belongs(path.name, game):
            assert not set(in_file(path)) & set(found), f"{path}: also in another file"
            found |= in_file(path)
    return found


def games() -> tuple[str | None, ...]:
    return (None, *[words.game for words in ALL])


def keys_of_any() -> set[str]:
    return {key for game in games() for key in messages("en", game)}


def variables(lang: str, game: str | None, key: str) -> set[str]:
    """The variables of a message, each without its form."""
    return {_VARIANT.sub("", name) for name in _variables(lang, game, key)}


class References(Visitor):
    """All messages that others refer to."""

    def __init__(self) -> None:
        self.keys: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.keys.add(node.id.name)


def referred() -> set[str]:
    visitor = References()
    for game in games():
        for message in messages("en", game).values():
            visitor.visit(message)
    return visitor.keys


def keys_by_convention(words: GameWords) -> set[str]:
    """The keys that a game's questions, actions, events, refusals and ids need."""
    keys = set(SHARED)
    for prompt in words.calls("Prompt"):
        keys |= {f"ask-{prompt.key}", f"help-{prompt.key}"}
    vocabulary = find_game(words.game).vocabulary
    keys |= {f"do-{kebab(action.verb)}" for action in vocabulary}
    aimed = {f"do-you-{kebab(action.verb)}" for action in vocabulary if "seat" in action.args()}
    keys |= aimed & messages("en", words.game).keys()  # where the name would do there is none
    keys |= {f"event-{kebab(kind.__name__)}" for kind in words.event_classes()}
    keys |= {f"you-{kebab(kind.__name__)}" for kind in events_about_a_player(words)}
    keys |= {f"at-you-{kebab(kind.__name__)}" for kind in events_against_a_player(words)}
    sometimes = {f"at-you-{kebab(kind.__name__)}" for kind in words.event_classes() if "rival" in get_type_hints(kind)}
    keys |= sometimes & messages("en", words.game).keys()  # where an event seldom names another player
    keys |= {f"no-{refusal.key}" for refusal in words.calls("Refusal")}
    return keys | words.name_keys() | words.phrases


def events_against_a_player(words: GameWords) -> list[type[Event]]:
    """The events that always name another player, to whom somebody does something, or say that they may be aimed at
    one.
    """
    fields = {kind: get_type_hints(kind) for kind in words.event_classes()}
    return [kind for kind, of in fields.items() if of.get("rival") is int or "aimed" in of]


def events_about_a_player(words: GameWords) -> list[type[Event]]:
    """The events whose sentence names the player whose seat it is about."""
    found = []
    for kind in words.event_classes():
        key = f"event-{kebab(kind.__name__)}"
        if any(key in messages(lang, words.game) and "seat" in variables(lang, words.game, key) for lang in LANGUAGES):
            found.append(kind)
    return found


every_game = pytest.mark.parametrize("words", ALL, ids=lambda words: words.game)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def strict(lang: str, words: GameWords) -> Texts:
    return Texts(lang, words.game, strict=True)


def check(text: str) -> None:
    """Assert that the text contains nothing that a player should not see."""
    assert text.strip() == text and text, repr(text)
    assert not re.search(r"[{}_]|\bnone\b| {2}|\( ?\)|«»|“”| [.,;!?]", text), text


# The files.


def test_the_texts_of_every_game_are_tested() -> None:
    assert [words.game for words in ALL] == list(GAMES)


@every_language
@every_game
def test_every_key_that_a_game_needs_exists(words: GameWords, lang: str) -> None:
    assert not keys_by_convention(words) - set(messages(lang, words.game))


@every_language
@every_game
def test_everything_has_a_name(words: GameWords, lang: str) -> None:
    assert not words.name_keys() - set(messages(lang, words.game))


@every_game
def test_every_name_belongs_to_something(words: GameWords) -> None:
    own = messages("en", words.game).keys() - messages("en", None).keys()
    named = {tile_kind(content_id) for content_id in literal_arguments_of("name")}
    assert not {key for key in own if key.startswith("name-")} - words.name_keys() - named


def test_every_file_belongs_to_one_game_or_to_all() -> None:
    names = [path.name for path in ftl_files("en")]
    assert {Path(name).stem for name in names if belongs(name, None)} == COMMON
    for name in names:
        assert any(belongs(name, game) for game in games()), name


def test_every_language_has_the_same_files_and_messages() -> None:
    english = [path.name for path in ftl_files("en")]
    for lang in LANGUAGES:
        assert [path.name for path in ftl_files(lang)] == english
        for game in games():
            assert set(messages(lang, game)) ^ set(messages("en", game)) == set(), f"{lang}: {game}"


@every_game
def test_no_message_of_a_game_is_unused(words: GameWords) -> None:
    own = messages("en", words.game).keys() - messages("en", None).keys()
    named = {tile_kind(content_id) for content_id in literal_arguments_of("name")}
    assert not {key for key in own if key.startswith(BY_CONVENTION)} - keys_by_convention(words) - named


def of_lessons() -> set[str]:
    """The keys of everything that a lesson says."""
    return {key for game in GAMES for lesson in lessons_of(game) for key in lesson.texts()}


def test_no_other_message_is_unused() -> None:
    of_kernel = {f"no-{refusal.key}" for refusal in KERNEL.calls("Refusal")}
    assert not {key for key in messages("en", None) if key.startswith(BY_CONVENTION)} - SHARED - of_kernel
    # A program's texts: the source contains the key, its beginning, or for an error its code.
    known, starts = literals() | referred() | of_lessons(), tuple(key_starts())
    others = {key for key in keys_of_any() if not key.startswith((*BY_CONVENTION, *starts))}
    assert not {key for key in others if key not in known and key.removeprefix("error-") not in known}


def test_every_key_that_a_program_names_exists() -> None:
    named = literal_arguments_of("text") | {tile_kind(content_id) for content_id in literal_arguments_of("name")}
    assert not named - keys_of_any()
    for start in key_starts():
        assert any(key.startswith(start) for key in keys_of_any()), start


def test_a_message_has_the_same_variables_in_every_language() -> None:
    for game in games():
        for key in messages("en", game):
            for lang in LANGUAGES:
                assert variables(lang, game, key) == variables("en", game, key), f"{lang}: {key}"


def test_every_attribute_is_a_known_form() -> None:
    for game in games():
        for lang in LANGUAGES:
            for key, message in messages(lang, game).items():
                for attribute in message.attributes:
                    assert key.startswith("name-") and attribute.id.name in (*FORMS, "gender"), f"{lang}: {key}"


# Every text is formatted in every language.


@every_language
@every_game
def test_names(words: GameWords, lang: str) -> None:
    texts = strict(lang, words)
    for content_id in words.ids:
        for form in ("", *FORMS):
            check(texts.name(content_id, form))


def of_each_kind(vocabulary: Iterable[Action]) -> list[Action]:
    """The first action of each verb with these arguments."""
    found: dict[tuple[str, ...], Action] = {}
    for action in vocabulary:
        found.setdefault((action.verb, *action.args()), action)
    return list(found.values())


@every_language
@every_game
def test_actions(words: GameWords, lang: str) -> None:
    """All of them in one language, and one of each kind in the others."""
    texts = strict(lang, words)
    vocabulary = find_game(words.game).vocabulary
    for action in vocabulary if lang == LANGUAGES[0] else of_each_kind(vocabulary):
        check(texts.option(action.verb, action.args()))


@pytest.mark.nightly("puts tens of thousands of actions into words")
@pytest.mark.parametrize("lang", LANGUAGES[1:])
@every_game
def test_all_actions_in_the_other_languages(words: GameWords, lang: str) -> None:
    texts = strict(lang, words)
    for action in find_game(words.game).vocabulary:
        check(texts.option(action.verb, action.args()))


@pytest.mark.parametrize(
    ("words", "kind"),
    [pytest.param(words, kind, id=kind.__name__) for words in ALL for kind in words.event_classes()],
)
def test_events(words: GameWords, kind: type[Event]) -> None:
    for lang in LANGUAGES:
        texts = strict(lang, words)
        for args in words.event_samples(kind):
            check(texts.event(kind.__name__, args, PLAYERS))


@every_game
@every_language
def test_events_as_the_player_reads_them_whom_they_are_about(words: GameWords, lang: str) -> None:
    """They say the same as to the others, except for the player's name."""
    texts = strict(lang, words)
    for kind in events_about_a_player(words):
        key = kebab(kind.__name__)
        told, to_me = (variables(lang, words.game, f"{start}-{key}") for start in ("event", "you"))
        assert to_me <= told
        assert told - to_me <= {"seat", "foe"}, "a foe acts where nobody's seat does"
        for args in words.event_samples(kind):
            you = {"seat": texts.text("player-you")} if args.get("seat") is not None else {}
            text = texts._format(f"you-{key}", {**texts._words(args, PLAYERS), **you})
            check(text)
            seat = args.get("seat")
            assert seat is None or seat == args.get("rival") or PLAYERS[seat] not in text


@pytest.mark.parametrize(
    ("words", "kind"),
    [pytest.param(words, kind, id=kind.__name__) for words in ALL for kind in events_against_a_player(words)],
)
def test_events_as_the_player_reads_them_to_whom_they_are_done(words: GameWords, kind: type[Event]) -> None:
    """They say who does it, and "you" where the others read a name."""
    key = kebab(kind.__name__)
    for lang in LANGUAGES:
        told, at_me = (variables(lang, words.game, f"{start}-{key}") for start in ("event", "at-you"))
        assert at_me == told - {"rival"}
        texts = strict(lang, words)
        for args in words.event_samples(kind):
            check(texts._format(f"at-you-{key}", texts._words(args, PLAYERS)))


@every_language
def test_an_event_of_an_older_chronicle_says_what_that_noted(lang: str) -> None:
    texts = Texts(lang, "dungeon-lords", strict=True)
    args = {"seat": 0, "good": "gold", "amount": 2}
    text = texts.event("Gained", args, PLAYERS)
    assert text == texts.event("Gained", args | {"source": None}, PLAYERS)
    assert texts.event("Gained", args | {"source": "mint"}, PLAYERS) == f"{text[:-1]} ({texts.name('mint')})."


@every_language
@every_game
def test_questions_and_their_help(words: GameWords, lang: str) -> None:
    texts = strict(lang, words)
    for asked in words.calls("Prompt"):
        for args in asked.samples(words.values):
            for source in of_many(words.values["source"]) if asked.source else (None,):
                check(texts.prompt({"key": asked.key, "source": source, "args": args}, PLAYERS))
        help_text = texts.help(asked.key)
        check(help_text)
        assert 2 <= len(re.findall(r"[.!](?= |$)", help_text)) <= 4, help_text


@every_language
@every_game
def test_refusals(words: GameWords, lang: str) -> None:
    texts = strict(lang, words)
    for refusal in words.calls("Refusal"):
        for args in refusal.samples(words.values):
            text = texts.refusal(words.rule, refusal.key, args)
            check(text)
            assert text.endswith(f". [{words.rule}]")


@every_language
@every_game
def test_a_whole_game_reads_without_a_gap(words: GameWords, lang: str) -> None:
    texts, game = strict(lang, words), find_game(words.game)
    match = Match.start(game, 2, [*game.presets.values()][-1], "words", PLAYERS[:2])
    dice = random.Random("words")
    while not match.state.is_terminal:
        seat = match.state.to_act[0]
        decision = match.state.decision(seat)
        prompt = decision.prompt
        check(texts.prompt({"key": prompt.key, "source": prompt.source, "args": prompt.args}, PLAYERS))
        for option in decision.options[:3]:
            check(texts.option(option.verb, option.args, PLAYERS[:2]))
        for action in _thinkable(match, seat)[::40]:
            refusal = match.state.why_not(seat, action)
            if refusal is not None:
                check(texts.refusal(refusal.rule, refusal.reason, refusal.args))
        # By chance: who chooses by a pattern may go round in a circle for ever.
        for event in match.apply(seat, dice.choice(decision.options).action):
            check(texts.event(event.kind, event.args(), PLAYERS))
    assert match.record.moves


def _thinkable(match: Match, seat: int) -> list[Action]:
    return list(match.state.stack[-1].candidates(match.state, seat))
