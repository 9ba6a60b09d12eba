"""The command ``cards``: lint, list, show; and the content linter itself."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest

from tests.cli.helpers import run
from undercroft.cli.display.card_catalogue import CardCatalogue, catalogue_of, catalogues, origin
from undercroft.dungeoneer.content.linting.card_counts import BOXES
from undercroft.dungeonlords.content import piece_counts
from undercroft.dungeonlords.content import tile_tables as t
from undercroft.dungeonlords.content.training_scenarios import SCENARIOS
from undercroft.dungeonlords.game import tile_linter
from undercroft.kernel.base.toml_content import Finding
from undercroft.kernel.engine.games import GAMES
from undercroft.locale.texts import LANGUAGES, Texts


def codes(findings: Iterable[Finding]) -> set[str]:
    """The codes of the linter's findings."""
    return {finding.code for finding in findings}


def test_the_linter_finds_nothing_and_says_so() -> None:
    assert tile_linter.lint() == []
    ran = run("cards", "lint")
    assert (ran.status, ran.out) == (0, "No problems found in the tiles and cards.\n")


def test_findings_are_printed_with_status_1(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(piece_counts, "SPECIAL_EVENTS", 10)
    ran = run("cards", "lint")
    assert ran.status == 1
    assert ran.out == "special_events.toml: C201 there are 9 special-event cards, piece_counts.py counts 10\n"


def test_what_the_linter_finds() -> None:
    change = msgspec.structs.replace
    traps, creatures, rooms, spells, events = t.TRAPS, t.CREATURES, t.ROOMS, t.SPELLS, t.SPECIAL_EVENTS
    assert codes(tile_linter.lint_traps(traps[1:])) == {"C201"}
    wrong = change(traps[0], year1=change(traps[0].year1, stops={"cook": "spells"}, source="hearsay"))
    assert codes(tile_linter.lint_traps([wrong, *traps[1:]])) == {"C301", "C102"}
    assert codes(tile_linter.lint_creatures(creatures[:-1])) == {"C202"}
    strange = change(creatures[0], spares="cook", attacks=creatures[3].attacks[:1] * 2)
    assert codes(tile_linter.lint_creatures([strange, *creatures[1:]])) == {"C301", "C101"}
    assert codes(tile_linter.lint_rooms([*rooms[:-1], change(rooms[-1], zone="attic")], creatures)) == {"C301"}
    assert codes(tile_linter.lint_rooms(rooms, creatures[1:])) == {"C303"}
    assert codes(tile_linter.lint_adventurers(t.ADVENTURERS[1:])) == {"C202"}
    assert codes(tile_linter.lint_adventurers([change(t.ADVENTURERS[0], hp=0), *t.ADVENTURERS[1:]])) == {"C401"}
    assert codes(tile_linter.lint_spells([change(spells[0], fatigue=3), *spells[1:]])) == {"C203"}
    assert codes(tile_linter.lint_spells([change(spells[0], do="dance", speed="now"), *spells[1:]])) == {"C302", "C301"}
    assert codes(tile_linter.lint_special_events([change(events[0], do="dance"), *events[1:]])) == {"C302"}
    assert codes(tile_linter.lint_board(t.PLACES[:-1], t.EVILOMETER)) == {"C201"}
    assert codes(tile_linter.lint_board(t.PLACES, change(t.EVILOMETER, start=12))) == {"C401"}
    assert codes(tile_linter.lint_training([change(SCENARIOS[0], solution=("dance",))])) == {"C304"}
    assert codes(tile_linter.lint_training([change(SCENARIOS[0], position="party nobody")])) == {"C304"}


def test_the_list_has_every_card() -> None:
    out = run("cards").out
    for game in GAMES:
        for record in catalogue_of(game).records():
            assert f"  {record.id} " in out
    only = run("cards", "--game", "dungeoneer").out
    assert "  haste " in only and "  pendulum " not in only


def test_every_card_can_be_shown_in_every_language() -> None:
    for catalogue in catalogues():
        for lang in Texts.languages():
            texts = Texts(lang, catalogue.game, strict=True)
            for record in catalogue.records():
                lines = [line for _, line in catalogue.lines(record, texts)]
                assert all([*lines, *origin(catalogue, record, texts)]), record.id


def test_one_card_with_its_values_and_source() -> None:
    out = run("cards", "show", "pendulum").out
    assert "Pendulum (pendulum)" in out
    assert "year 1: 3 to the second" in out
    second = next(trap for trap in t.TRAPS if trap.id == "pendulum").year2
    assert f"year 2: {second.second} to the second" in out
    assert ("proposed by us: values of year 2, number of cards" in out) == (second.source == "proposed")
    assert "source: printed" in out
    assert "Маятник" in run("cards", "show", "pendulum", "--lang", "ru").out
    assert "troll (troll)" in run("cards", "show", "troll2").out
    assert "proposed by us: year, effect" in run("cards", "show", "aura of fear").out


def test_a_card_says_what_it_does_and_which_values_are_proposed() -> None:
    shown = run("cards", "show", "Boot of Ala Hazad").words
    assert "+1 to your hero's threat rolls (speed)." in shown and "printed in the rules" in shown
    assert "proposed by us: Russian name, price, timing, duration, type, effect" in shown
    assert "proposed by us, until" in run("cards", "show", "locksmith's touch").words
    assert "Север: стена; восток: открыт" in run("cards", "show", "corner2", "--lang", "ru").words


@pytest.mark.parametrize(
    ("lang", "proposed", "reported"),
    [
        ("en", "proposed by us: fast or slow", "source: reported by players"),
        ("ru", "предложено нами: ", "источник: по рассказам игроков"),
        ("it", "proposto da noi: ", "fonte: riferito da giocatori"),
    ],
)
def test_what_is_printed_nowhere_is_not_called_printed(lang: str, proposed: str, reported: str) -> None:
    assert proposed in run("cards", "show", "magic_shield", "--lang", lang).words
    for event in ("witch_hunt", "monster_strike", "burglary"):
        assert reported in run("cards", "show", event, "--lang", lang).words


def test_a_trap_says_once_what_it_does_and_where_its_values_are_from() -> None:
    """Not in brackets between its words: the gallery says it as of every other card."""
    catalogue = catalogue_of("dungeon-lords")
    for lang in LANGUAGES:
        texts = Texts(lang, "dungeon-lords")
        for trap in t.TRAPS:
            lines = [line for _, line in catalogue.lines(trap, texts)]
            does = [line.partition(": ")[2] for line in lines[1:]]
            assert len(set(does)) == len(does), trap.id
            assert not any("[" in line for line in lines), trap.id
            years = [name for name, of in (("year1", trap.year1), ("year2", trap.year2)) if of.source == "proposed"]
            assert catalogue.doubts(trap) == (*years, *trap.doubt)
    assert any("copies" in trap.doubt for trap in t.TRAPS)
    for trap in t.TRAPS:
        answered = trap.source != "faq" and "faq" in (trap.year1.source, trap.year2.source)
        assert ("from the publisher's answers: " in run("cards", "show", trap.id).words) == answered, trap.id


def test_the_catalogue_knows_copies_sets_and_how_much_of_a_card_is_known() -> None:
    lords, heroes = catalogue_of("dungeon-lords"), catalogue_of("dungeoneer")

    def facts(catalogue: CardCatalogue, name: str) -> tuple[int, tuple[str, ...], str]:
        record = catalogue.find(name)
        return catalogue.copies(record), catalogue.sets(record), catalogue.certainty(record)

    assert facts(lords, "goblin") == (3, ("year-1", "year-2"), "printed")
    assert facts(lords, "mint") == (1, ("year-1",), "printed")
    assert facts(lords, "pendulum")[0] == 3
    pendulum = next(trap for trap in t.TRAPS if trap.id == "pendulum")
    assert facts(lords, "pendulum")[2] == ("partly" if pendulum.year2.source == "proposed" else "printed")
    assert facts(heroes, "corner") == (2, ("tomb",), "partly")
    assert {facts(heroes, record.id)[2] for record in heroes.records() if record.source == "proposed"} == {"proposed"}
    assert sum(heroes.copies(record) for record in heroes.groups["location"]) == sum(
        part.location_cards for part in BOXES.values()
    )
    for catalogue in catalogues():
        texts = Texts("it", catalogue.game, strict=True)
        assert all(catalogue.set_name(part, texts) for one in catalogue.records() for part in catalogue.sets(one))


@pytest.mark.parametrize("args", [["show"], ["show", "pendulmu"], ["dance"], ["show", "x" * 500], ["page"]])
def test_an_unknown_card_gives_one_line(args: list[str]) -> None:
    ran = run("cards", *args)
    assert ran.status == 2
    assert ran.err.count("\n") == 1
