"""Texts: all words a person reads, from Fluent files, in English, Russian and Italian.

The files named in `COMMON` are for every game. Any other belongs to the game whose id its name is, or begins with
(``dungeon-lords.ftl``, ``dungeon-lords-terms.ftl``), and no other game sees it: two games may use the same key.

Keys of messages, by what they are for:

==================  ====================================================================================
``name-<id>``       the name of a content id, ``_`` written ``-``; a tile (``goblin2``) has the key of its kind
``ask-<key>``       a question (`Prompt.key`), and ``help-<key>`` what it is about, for a newcomer
``do-<verb>``       an action
``do-you-<verb>``   the same action as the player reads it whose ``seat`` it names (in the page)
``event-<kind>``    an event; its class name in kebab case (``MinionStays``: ``event-minion-stays``)
``you-<kind>``      the same event as the player reads it whose ``seat`` it is (in the page); ``$seat`` is "You"
``at-you-<kind>``   the same event as the player reads it who is its ``rival`` (in the page)
``no-<reason>``     a refusal
``error-…``         other errors; ``undo-…`` why an undo is refused
``page-<screen>``   the title of a page for search engines and previews of links; ``page-<screen>-about`` describes it
``alias-<id>``       the name of a bot at a table (`bot_aliases`)
anything else       the words of a program (``terminal.ftl``, ``arena.ftl``, ``<game>-terminal.ftl``)
==================  ====================================================================================

How arguments become variables of a message, the same for all of these:

* A str is a content id. ``$creature`` is its name, ``$creature-id`` the id itself (to select on),
  ``$creature-gender`` its gender (m, f, n, pl), and ``$creature-<form>`` another form of the name: the attributes of
  its ``name-…`` message (`FORMS`; a name without the attribute serves itself). A square (``3,1``, ``-1,-2``) is its own
  name.
* A str under one of the keys in `RAW` (``why``, ``by``) is not an id: it passes unchanged, to select on.
* An id under one of the keys in `PREFIXED` has its prefix in the key: the title ``imps`` is ``name-title-imps``.
* An int passes as a number (so that plurals work), with ``$by-size`` (without its sign) and ``$by-sign`` (up, down,
  none). Under one of the keys in `SEATS` it is the name of that player, and ``$seat-id`` the number; under ``space`` it
  is shown as I, II, III; under ``dummy`` it counts from 0 and is shown from 1.
* A bool is ``yes`` or ``no``, to select on.
* A list becomes its names joined with commas and the language's "and"; ``$orders-count`` is their number. ``seats``
  are players. A list of pairs, each an id and a number, becomes the names with the numbers: ``Cloak +1, Curse −2``.
* None, or an argument that not every such action or event has (`OPTIONAL`, `LEFT_OUT`): ``$spell`` is empty
  and ``$spell-id`` is ``none``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from undercroft.locale.person_names import in_sentence
from undercroft.locale.phrases import Joined, Part, Phrase

LANGUAGES: Final = ("en", "ru", "it")
FALLBACK: Final = "en"
FORMS: Final = ("acc", "the", "of", "use")
"""Other forms that a name may have, as attributes: accusative; with the article; after "of" (in Russian the genitive),
several of what can be counted; what of it is used (a hero's ability)."""

COMMON: Final = frozenset({"aliases", "arena", "errors", "manual", "notices", "pages", "study", "terminal", "terms"})
"""The files that belong to no game."""


ERRORS: Final = ("not-your-turn", "unknown-action", "record")
"""The codes of `Texts.error`. ``unknown-action`` takes ``text`` and ``close`` (``none``, or similar notations),
``record`` takes ``details``.
"""

RAW: Final = frozenset({"why", "by", "standing", "mood"})
SEATS: Final = frozenset({"seat", "rival"})
PREFIXED: Final = {"title": "title", "phase": "phase"}
OPTIONAL: Final = ("creature", "trap", "monster", "good", "square", "target", "dummy")
"""Arguments that some actions of a verb have and others lack."""

LEFT_OUT: Final[Mapping[str, Any]] = {
    **dict.fromkeys(
        ("base", "cause", "deck", "form", "rival", "melee", "magic", "speed", "source", "success", "total")
    ),
    **dict.fromkeys(("rank", "evil", "space", "good", "needs", "has", "nth", "beside", "adventurer", "room")),
    **dict.fromkeys(("bonus", "hearts", "hp", "later", "left", "most", "per", "symbols", "tiles", "times", "wanted")),
    **dict.fromkeys(("price", "glory", "ap", "plus", "more", "was", "old_melee", "old_magic", "old_speed")),
    **dict.fromkeys(("danger", "held", "points", "possible", "printed", "workers")),
    **dict.fromkeys(("again", "bonuses", "could", "counted", "dice", "healers", "leftovers", "locked", "others"), ()),
    **dict.fromkeys(("by", "why"), ""),
    **dict.fromkeys(("aimed", "each", "extra", "free", "idle", "revisited", "tied"), False),
}
"""Arguments that events leave out where they have nothing to say, or that those of older chronicles lack."""

MINUS: Final = "−"
"""The sign before a negative number in a sentence; notations have a hyphen."""

_ONLY_ONE: Final = frozenset({"paladin"})
"""Kinds of numbered tiles of which a game never uses more than one, so that the number says nothing."""

_HYPHEN: Final = re.compile(r"(?<![\w-])-(?=[0-9])")
"""What the library writes before a negative number."""

_TILE: Final = re.compile(r"([a-z_-]*[a-z])([0-9]+)")
_PLAIN: Final = re.compile(r"-?[0-9]+(?:,-?[0-9]+)?")


def supported_language(lang: str) -> str:
    """Return the language in which somebody is answered who asks for a language.

    >>> supported_language("ru"), supported_language("tlh")
    ('ru', 'en')
    """
    return lang if lang in LANGUAGES else FALLBACK


class MissingText(KeyError):
    """There is no such text, or one of its variables is missing; raised only by strict `Texts`."""

    def __str__(self) -> str:
        return str(self.args[0])


def belongs(file: str, game: str | None) -> bool:
    """Return whether a file of that name holds texts of a game; for None, whether it holds texts of no game.

    >>> [belongs(file, "dungeon-lords") for file in ("terms.ftl", "dungeon-lords-terms.ftl", "dungeoneer.ftl")]
    [True, True, False]
    """
    stem, _, end = file.rpartition(".")
    return end == "ftl" and (stem in COMMON or (game is not None and f"{stem}-".startswith(f"{game}-")))


@cache
def _bundle(lang: str, game: str | None) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    folder = files("undercroft.locale") / lang
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if belongs(file.name, game):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class _Variables(Visitor):
    """All variables of a message and of the messages that it refers to."""

    def __init__(self, bundle: FluentBundle) -> None:
        self.bundle = bundle
        self.names: set[str] = set()
        self.seen: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        if node.id.name not in self.seen and self.bundle.has_message(node.id.name):
            self.seen.add(node.id.name)
            message = self.bundle.get_message(node.id.name)
            self.visit([message.value, *message.attributes.values()])


@cache
def _variables(lang: str, game: str | None, key: str) -> frozenset[str]:
    """Return the variables of a message: formatting takes time for each, and an event's arguments become some 60."""
    bundle = _bundle(lang, game)
    visitor = _Variables(bundle)
    visitor.visit(bundle.get_message(key).value)
    return frozenset(visitor.names)


def kebab(kind: str) -> str:
    """Return a class name or id as it is written in keys.

    >>> kebab("MinionStays"), kebab("wall_of_fire")
    ('minion-stays', 'wall-of-fire')
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", kind).replace("_", "-").lower()


@cache
def _no_names(key: str) -> dict[str, str]:
    """Return the variables of an empty list, but for its count."""
    return {f"{key}-{form}" if form else key: "" for form in ("", *FORMS)}


@cache
def _nothing(key: str) -> dict[str, str]:
    """Return the variables of an argument that is left out."""
    return {**_no_names(key), f"{key}-id": "none", f"{key}-gender": ""}


class Texts:
    """The words of one language.

    Args:
        lang: ``en``, ``ru`` or ``it``.
        game: the id of the game whose words these are, beside those of every game; without it, only those.
        strict: raise `MissingText` where a player would see English or the bare key instead (for tests).

    >>> Texts("en", "dungeon-lords").name("goblin2")
    'goblin 2'
    """

    def __init__(self, lang: str, game: str | None = None, *, strict: bool = False) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"no texts in {lang!r}; there are {', '.join(LANGUAGES)}")
        self.lang = lang
        self.game = game
        self.strict = strict
        self._forms_of: dict[str, dict[str, str]] = {}

    @staticmethod
    def languages() -> tuple[str, ...]:
        """Return the languages that there are texts in."""
        return LANGUAGES

    def has(self, key: str) -> bool:
        """Return whether this language itself has the message."""
        return bool(self._bundle(self.lang).has_message(key))

    def text(self, key: str, **args: str | float) -> str:
        """Return the text of a message whose arguments are words and numbers already.

        If this language lacks the message, it is taken from English; if that lacks it too, the key is returned.
        """
        return self._format(key, args)

    def name(self, content_id: str | int, form: str = "") -> str:
        """Return the display name of a content id, or another of its `FORMS`; numbers and squares pass through."""
        return self._forms(str(content_id))[form]

    def names(self, content_ids: Iterable[str | int]) -> str:
        """Return several names as a list."""
        return self.join([self.name(i) for i in content_ids])

    def join(self, words: Sequence[str], by: str = "and") -> str:
        """Return words as a list, with the language's "and" or "or" before the last.

        ``$last-initial`` is the letter that the last word starts with: in Italian "e" becomes "ed" before an e.
        """
        if len(words) < 2:
            return "".join(words)
        last = words[-1]
        args = {"first": ", ".join(words[:-1]), "last": last, "last-initial": last[:1].lower()}
        return self._format(f"list-{by}", args)

    def phrase(self, phrase: Phrase) -> str:
        """Return the text of a phrase in this language."""
        words: dict[str, str | int] = {}
        for key, part in phrase.args.items():
            words.update(self._part(key, part))
        return self._format(phrase.key, words)

    def sentence(self, phrase: Phrase) -> str:
        """Return the text of a phrase with a capital letter."""
        return _sentence(self.phrase(phrase))

    def _part(self, key: str, part: Part) -> dict[str, str | int]:
        if isinstance(part, Phrase):
            return {key: self.phrase(part), f"{key}-id": "some"}
        if isinstance(part, Joined):
            words = {f"{key}-{form}" if form else key: self._joined(part, form) for form in ("", *FORMS)}
            return {**words, f"{key}-id": "some"}
        return self._words({key: part}, ())

    def _joined(self, joined: Joined, form: str) -> str:
        words = [self.phrase(part) if isinstance(part, Phrase) else self.name(part, form) for part in joined.parts]
        return self.join(words, joined.by)

    def player(self, seat: int, players: Sequence[str] = ()) -> str:
        """Return a player's name, or one made from the number of the seat."""
        if 0 <= seat < len(players) and players[seat]:
            return in_sentence(players[seat])
        return self._format("player-number", {"number": seat + 1})

    def prompt(self, prompt: Mapping[str, Any], players: Sequence[str] = ()) -> str:
        """Return a question: a `Prompt` as plain data."""
        args = {"source": prompt.get("source"), **(prompt.get("args") or {})}
        return _sentence(self._format(f"ask-{prompt['key']}", self._words(args, players)))

    def help(self, key: str) -> str:
        """Return what a question is about, in two or three sentences; ``key`` is the prompt's."""
        return self._format(f"help-{key}", {})

    def option(
        self,
        verb: str,
        args: Mapping[str, Any],
        players: Sequence[str] = (),
        called: Callable[[str], str] = lambda square: "",
    ) -> str:
        """Return the label of an action; `called` says what a square is called by its neighbours, or nothing."""
        words = self._words({**dict.fromkeys(OPTIONAL), **args}, players)
        if beside := called(str(args["square"])) if args.get("square") else "":
            words["square"] = beside
        return _sentence(self._format(f"do-{kebab(verb)}", words))

    def event(self, kind: str, args: Mapping[str, Any], players: Sequence[str] = ()) -> str:
        """Return what happened, as a sentence."""
        # Here tiles have their numbers, so nobody needs to be told which of several thieves one is.
        words = self._words({**LEFT_OUT, **args, "nth": None, "hp": None, "symbols": None}, players)
        text = self._format(f"event-{kebab(kind)}", words)
        # A player's name stays as the player writes it.
        seat = str(words.get("seat", ""))
        return text if seat and text.startswith(seat) else _sentence(text)

    def refusal(self, rule: str, reason: str, args: Mapping[str, Any], players: Sequence[str] = ()) -> str:
        """Return why an action may not be chosen, with the number of the rule."""
        return f"{_sentence(self._format(f'no-{reason}', self._words(args, players)))} [{rule}]"

    def error(self, code: str, **args: str | int) -> str:
        """Return the message of one of the `ERRORS`; its arguments are words and numbers already."""
        return self._format(f"error-{code}", args)

    def _bundle(self, lang: str) -> FluentBundle:
        return _bundle(lang, self.game)

    def _format(self, key: str, args: dict[str, Any]) -> str:
        for lang in (self.lang, FALLBACK):
            bundle = self._bundle(lang)
            pattern = bundle.get_message(key).value if bundle.has_message(key) else None
            if pattern is not None:
                used = {name: args[name] for name in _variables(lang, self.game, key) if name in args}
                text, errors = bundle.format_pattern(pattern, used)
                if errors and self.strict:
                    raise MissingText(f"{lang}: {key}: {errors[0]}")
                return _HYPHEN.sub(MINUS, str(text)) if any(map(_is_negative, used.values())) else str(text)
            if self.strict:
                break
        if self.strict:
            raise MissingText(f"{self.lang}: there is no text {key}")
        return key

    def _words(self, args: Mapping[str, Any], players: Sequence[str]) -> dict[str, str | int]:
        """Return the variables of a message; see the head of this file."""
        words: dict[str, str | int] = {}
        for key, value in args.items():
            if value is None:
                words.update(_nothing(key))
            elif isinstance(value, str):
                if key in RAW:
                    words[key] = value
                    continue
                words[f"{key}-id"] = value
                for form, name in self._forms(f"{PREFIXED[key]}-{value}" if key in PREFIXED else value).items():
                    words[f"{key}-{form}" if form else key] = name
            elif isinstance(value, bool):
                words[key] = "yes" if value else "no"
            elif isinstance(value, int):
                self._add_number(words, key, value, players)
            else:
                self._add_list(words, key, list(value), players)
        return words

    def _add_number(self, words: dict[str, str | int], key: str, value: int, players: Sequence[str]) -> None:
        if key in SEATS:
            words[key] = self.player(value, players)
            words[f"{key}-id"] = str(value)
            return
        if key == "space":
            words[key] = "I" * value
        else:
            words[key] = value + 1 if key == "dummy" else value
        words[f"{key}-id"] = str(value)
        words[f"{key}-size"] = abs(value)
        words[f"{key}-sign"] = "up" if value > 0 else "down" if value else "none"

    def _add_list(self, words: dict[str, str | int], key: str, values: list[Any], players: Sequence[str]) -> None:
        words[f"{key}-count"] = len(values)
        if not values:
            words.update(_no_names(key))
            return
        if not isinstance(values[0], (str, int)):
            words[key] = ", ".join([f"{self.name(part, 'use')} {'−' if n < 0 else '+'}{abs(n)}" for part, n in values])
            return
        if key == "seats":
            words[key] = self.join([self.player(seat, players) for seat in values])
            return
        for form in ("", *FORMS):
            words[f"{key}-{form}" if form else key] = self.join([self.name(v, form) for v in values])

    def _forms(self, content_id: str) -> dict[str, str]:
        """Return the name of an id (under the empty key), its other forms and its gender."""
        forms = self._forms_of.get(content_id)
        if forms is None:
            forms = self._forms_of[content_id] = self._read_forms(content_id)
        return forms

    def _read_forms(self, content_id: str) -> dict[str, str]:
        tile = _TILE.fullmatch(content_id)
        kind, number = tile.groups() if tile else (content_id, "")
        tail = "" if not number or kind in _ONLY_ONE else f" {number}"
        bundle = self._bundle(self.lang)
        key = f"name-{kebab(kind)}"
        if _PLAIN.fullmatch(content_id):
            name = content_id.replace("-", MINUS)
        elif bundle.has_message(key) or self.strict:
            name = self._format(key, {}) + tail
        else:
            english = self._bundle(FALLBACK).has_message(key)
            name = self._format(key, {}) + tail if english else content_id.replace("_", " ")
        forms = {"": name, **dict.fromkeys(FORMS, name), "gender": "m"}
        if bundle.has_message(key):
            for form, pattern in bundle.get_message(key).attributes.items():
                text = str(bundle.format_pattern(pattern)[0])
                forms[form] = text if form == "gender" else text + tail
            if tail and self.lang == "en":
                # With its number it is a name, which takes no article.
                forms["the"] = name
        return forms


def _is_negative(value: str | float) -> bool:
    return not isinstance(value, str) and value < 0


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
