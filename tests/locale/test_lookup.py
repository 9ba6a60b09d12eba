"""Which text is found for a language and a game, and what happens to missing ones."""

from __future__ import annotations

import pytest

from tests.locale.sources import PLAYERS
from undercroft.locale.texts import MissingText, Texts

GAME = "dungeon-lords"


def test_a_game_has_its_own_texts_and_the_common_ones() -> None:
    of_game, of_none, of_another = Texts("en", GAME), Texts("en"), Texts("en", "dungeoneer")
    assert of_game.name("goblin2") == "goblin 2"
    assert of_game.name(GAME) == of_none.name(GAME) == of_another.name(GAME) == "Dungeon Lords"
    assert of_game.text("term-undone") == of_none.text("term-undone") == "Undone."
    for others in (of_none, of_another):
        assert not others.has("name-goblin") and not others.has("label-traps")
    with pytest.raises(MissingText, match="there is no text name-goblin"):
        Texts("en", strict=True).name("goblin2")


def test_numbers_and_places_are_their_own_names() -> None:
    assert [Texts("en", strict=True).name(i) for i in (7, "-2", "3,1", "-1,-2")] == ["7", "−2", "3,1", "−1,−2"]


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


def test_english_stands_in_for_a_missing_text(monkeypatch: pytest.MonkeyPatch) -> None:
    from fluent.runtime import FluentBundle, FluentResource

    from undercroft.locale import texts as module

    small = FluentBundle(["ru"], use_isolating=False)
    small.add_resource(FluentResource("name-gold = золото\n"))
    whole = module._bundle("en", GAME)
    monkeypatch.setattr(module, "_bundle", lambda lang, game: small if lang == "ru" else whole)
    russian = Texts("ru", GAME)
    assert [russian.name("gold"), russian.name("food"), russian.name("goblin2")] == ["золото", "food", "goblin 2"]
    assert not russian.has("name-food")


def test_lists_players_and_errors() -> None:
    english = Texts("en", GAME, strict=True)
    assert english.names(["gold"]) == "gold" and english.names([]) == ""
    assert english.names(["gold", "food", "imps"]) == "gold, food and imps"
    italian = Texts("it", GAME, strict=True)
    assert italian.names(["gold", "food"]) == "Oro e Cibo"
    assert italian.names(["dig_tunnels", "mine_gold"]) == "Scavare Tunnel ed Estrarre Oro"
    assert [english.player(0, PLAYERS), english.player(1)] == ["Anna", "Player 2"]
    assert english.error("record", details="line 3") == "This record cannot be used: line 3"
    assert english.event("FirstPlayer", {"seat": 0}, ("anna",)) == "anna is the starting player."


def test_an_event_without_a_player_begins_with_a_capital() -> None:
    args = {"foe": "zombie", "seat": None, "defender": "raka", "form": "melee"}
    assert Texts("it", "dungeoneer", strict=True).event("Attacks", args) == "Lo Zombie attacca Raka (mischia)."


def test_italian_agrees_with_the_name_of_a_location() -> None:
    italian = Texts("it", "dungeoneer", strict=True)
    placed = [
        italian.event("LocationPlaced", {"location": location, "square": "1,0", "turned": 1, "seat": 0}, PLAYERS)
        for location in ("ossuary", "crypt", "specimen_pens")
    ]
    assert placed == [
        "Si piazza l'Ossario in 1,0, ruotato di 180°.",
        "Si piazza la Cripta in 1,0, ruotata di 180°.",
        "Si piazzano i Recinti degli Esemplari in 1,0, ruotati di 180°.",
    ]
