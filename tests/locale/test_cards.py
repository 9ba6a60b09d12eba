"""The texts of Dungeoneer's cards, put together from their data."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from undercroft.dungeoneer.content import effect_verbs
from undercroft.dungeoneer.content.card_index import ALL_SOURCES
from undercroft.dungeoneer.content.card_text import IDS, lines_of, uses_of
from undercroft.dungeoneer.content.card_text.number_words import MODS
from undercroft.dungeoneer.content.card_text.short_lines import short_lines
from undercroft.dungeoneer.content.card_text.verb_clauses import VERBS
from undercroft.dungeoneer.content.faces import ADVENTURES, HEROES, LOCATIONS, QUESTS, Effect
from undercroft.locale.texts import LANGUAGES, Texts

FACES = (*HEROES, *LOCATIONS, *ADVENTURES, *QUESTS)


def said(lang: str, face: str, *parts: str) -> list[str]:
    """The lines of a face, or those of some parts."""
    texts = Texts(lang, "dungeoneer", strict=True)
    return [texts.sentence(line.phrase) for line in lines_of(face) if not parts or line.part in parts]


def rules(lang: str, face: str) -> list[str]:
    """What a face does."""
    return said(lang, face, "rule", "item", "note", "reward")


def test_every_face_has_a_text() -> None:
    assert sorted(IDS) == sorted([face.id for face in FACES])


def test_every_word_of_the_vocabulary_has_a_text() -> None:
    assert set(VERBS) == set(effect_verbs.VERBS)
    assert set(MODS) == set(effect_verbs.VERBS["mod"].what)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_reads_without_a_gap(lang: str) -> None:
    for line in [line for face in IDS for line in said(lang, face)]:
        assert not re.search(r"[{}_]|\bnone\b| {2}|\( ?\)|«»|“”| [.,;:!?)]|\( |\.\.|,[,.:;]|;[,.:;]|:[,.:;]", line), (
            line
        )
        assert line[0] in "+−" or line[0].isupper(), line
        assert re.search(r"[.:]$", line), line
        assert line.count("(") == line.count(")")


def numbers(effect: Effect) -> Iterator[int]:
    """The numbers of an effect and of all effects in it. A single thing needs no number: the die, the token."""
    cost = effect.cost
    own = (effect.n, effect.value, effect.least, effect.most, effect.reach, effect.dice)
    yield from [abs(n) for n in (*own, cost.glory, cost.ap, cost.life, cost.token) if abs(n) > 1]
    for inner in effect.nested:
        yield from numbers(inner)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_of_the_effects_is_in_the_text(lang: str) -> None:
    """The text gives every price, bound and value in the data."""
    for face in FACES:
        text = " ".join(said(lang, face.id))
        for effect in face.effects:
            for number in numbers(effect):
                assert str(number) in text, f"{number}: {text}"


@pytest.mark.parametrize(
    ("face", "english", "russian", "italian"),
    [
        pytest.param(
            "mighty_blow_i",
            [
                "Once per turn, when your hero strikes in melee, you may pay 1 glory so that the strike's target "
                "takes 1 extra wound."
            ],
            ["Раз в ход, когда ваш герой наносит удар (ближний бой): за 1 очко славы поражённый получает ещё 1 рану."],
            [
                "Una volta per turno, quando il tuo eroe mette a segno un colpo (mischia), puoi pagare 1 punto Gloria: "
                "chi è colpito subisce 1 ferita in più."
            ],
            id="a strike of one's own, with a price",
        ),
        pytest.param(
            "legion",
            [
                "When attacking: every hero in the same location must pass a threat (magic 4+). "
                "Failure: takes 1 wound.",
                "Melee strike: the hero struck takes 1 wound.",
            ],
            [
                "Когда атакует: каждый герой в его локации должен преодолеть угрозу (магия 4+). "
                "Провал: получает 1 рану.",
                "Удар (ближний бой): поражённый герой получает 1 рану.",
            ],
            [
                "Quando attacca: ogni eroe nel suo luogo deve superare una minaccia (magia 4+). "
                "Fallimento: subisce 1 ferita.",
                "Colpo (mischia): l'eroe colpito subisce 1 ferita.",
            ],
            id="a monster",
        ),
        pytest.param(
            "sunken_chapel",
            [
                "Once per turn, one of these:",
                "In your Hero Phase, you may pay 3 glory to heal 1 life.",
                "In your Hero Phase, you may pay 2 glory to discard 1 permanent bane on your hero.",
            ],
            [
                "Раз в ход, на выбор:",
                "В своей фазе подвигов: за 3 очка славы восстановите 1 очко здоровья.",
                "В своей фазе подвигов: за 2 очка славы сбросьте 1 постоянное проклятие вашего героя.",
            ],
            [
                "Una volta per turno, a scelta:",
                "Nella tua Fase Eroe, puoi pagare 3 punti Gloria: recupera 1 punto vita.",
                "Nella tua Fase Eroe, puoi pagare 2 punti Gloria: scarta 1 sventura permanente del tuo eroe.",
            ],
            id="two uses that share one limit per turn",
        ),
        pytest.param(
            "gravediggers_spade",
            [
                "+1 to your hero's attack rolls and counter-rolls in melee.",
                "A further +1 to your hero's attack rolls and counter-rolls in melee against undead.",
            ],
            [
                "Ваш герой: +1 к проверкам атаки и контратаки (ближний бой).",
                "Ваш герой: ещё +1 к проверкам атаки и контратаки (ближний бой) против нежити.",
            ],
            [
                "Il tuo eroe ha +1 ai tiri d'attacco e di contrattacco (mischia).",
                "Il tuo eroe ha un altro +1 ai tiri d'attacco e di contrattacco (mischia) contro i non morti.",
            ],
            id="a bonus that adds to another",
        ),
        pytest.param(
            "drain_renown",
            ["The target hero loses X glory.", "X is from 1 to 3."],
            ["Герой-цель теряет X очков славы.", "X — от 1 до 3."],
            ["L'eroe bersaglio perde X punti Gloria.", "X va da 1 a 3."],
            id="X",
        ),
        pytest.param(
            "acid_ooze",
            [
                "Melee strike: the player who played this card chooses: (1) the hero struck takes 1 wound; "
                "(2) the hero struck discards 1 treasure, chosen by the player who played this card."
            ],
            [
                "Удар (ближний бой): тот, кто сыграл эту карту, выбирает: (1) поражённый герой получает 1 рану; "
                "(2) поражённый герой сбрасывает 1 сокровище по выбору того, кто сыграл эту карту."
            ],
            [
                "Colpo (mischia): chi ha giocato questa carta sceglie: (1) l'eroe colpito subisce 1 ferita; "
                "(2) l'eroe colpito scarta 1 tesoro a scelta di chi ha giocato questa carta."
            ],
            id="a choice, numbered like its answers",
        ),
        pytest.param(
            "the_whispering_debt",
            [
                "Attempt at Treasury: roll 2 dice (each must show 4+). Success: the quest is completed.",
                "While this quest is open: in their Reset Phase, its player (everyone, if it is global) loses 1 glory.",
                "Once per attempt, before the roll, you may pay 1 glory to roll 1 extra die and drop the lowest.",
                "Reward: 1 level, 2 glory, 1 life.",
            ],
            [
                "Попытка в локации «Сокровищница»: бросьте 2 кубика (на каждом нужно 4+). Успех: задание выполнено.",
                "Пока задание не выполнено: при каждом своём восстановлении владелец задания (каждый игрок, если оно "
                "общее) теряет 1 очко славы.",
                "Один раз за попытку, до броска: за 1 очко славы бросьте 1 дополнительный кубик; худший не считается.",
                "Награда: 1 уровень, 2 очка славы, 1 очко здоровья.",
            ],
            [
                "Tentativo nel luogo «Sala del Tesoro»: tira 2 dadi (serve 4+ su ognuno). "
                "Successo: la missione è completata.",
                "Finché la missione è aperta: a ogni proprio ripristino, chi ha la missione (ognuno, se è comune) "
                "perde 1 punto Gloria.",
                "Una volta per tentativo, prima del tiro, puoi pagare 1 punto Gloria: tira 1 dado in più; il "
                "peggiore non "
                "conta.",
                "Ricompensa: 1 livello, 2 punti Gloria, 1 punto vita.",
            ],
            id="a quest with an influence",
        ),
    ],
)
def test_what_some_cards_say(face: str, english: list[str], russian: list[str], italian: list[str]) -> None:
    assert rules("en", face) == english
    assert rules("ru", face) == russian
    assert rules("it", face) == italian


@pytest.mark.parametrize(
    ("face", "english", "russian", "italian"),
    [
        pytest.param(
            "free_the_caged_beast",
            "While your hero is leading the escort: +1 to the attack rolls of monsters against your hero.",
            "Пока жетон задания следует за вашим героем: +1 к проверкам атаки монстров против вашего героя.",
            "Mentre il tuo eroe scorta il protetto: +1 ai tiri d'attacco dei mostri contro il tuo eroe.",
            id="only monsters attack the caged beast's leader better",
        ),
        pytest.param(
            "raka",
            "Once per turn, you may pay 1 glory to add 1 to one roll your hero is about to make in a battle "
            "against undead: an "
            "attack roll, a counter-roll or a threat from such a monster.",
            "Раз в ход: за 1 очко славы добавьте 1 к одной проверке, которую ваш герой вот-вот пройдёт в битве против "
            "нежити: атака, контратака или угроза от такого монстра.",
            "Una volta per turno, puoi pagare 1 punto Gloria: aggiungi 1 a un tiro che il tuo eroe sta per fare in un "
            "combattimento contro i non morti: attacco, contrattacco o minaccia di un tale mostro.",
            id="Raka's rolls include threats",
        ),
        pytest.param(
            "draught_of_regression",
            "The target hero does one of these (one that is possible), as their player chooses: (1) discards 1 readied "
            "boon of their choice; (2) loses 1 level.",
            "Герой-цель по выбору своего игрока делает одно из следующего (из того, что возможно): (1) сбрасывает 1 "
            "подготовленное преимущество по своему выбору; (2) теряет 1 уровень.",
            "L'eroe bersaglio fa una di queste cose (fra quelle possibili), a scelta del suo giocatore: (1) scarta 1 "
            "favore pronto a sua scelta; (2) perde 1 livello.",
            id="the target of the draught chooses what is possible",
        ),
        pytest.param(
            "wand_of_sparks",
            "Once per roll, you may use 1 charge token to add 2 to one roll in magic your hero is about to make "
            "(attack, "
            "counter-roll or threat).",
            "Один раз на каждую проверку: за 1 жетон заряда добавьте 2 к одной проверке (магия), которую ваш "
            "герой вот-вот пройдёт (атака, контратака или угроза).",
            "Una volta per ogni tiro, puoi spendere 1 segnalino Carica: aggiungi 2 a un tiro (magia) che il tuo "
            "eroe sta "
            "per fare (attacco, contrattacco o minaccia).",
            id="the wand's tokens have one name",
        ),
        pytest.param(
            "riposte",
            "Choose a monster attacking your hero: if your hero's counter-roll beats its attack roll, your hero's "
            "strike deals 1 extra wound.",
            "Один монстр, атакующий вашего героя, получает ещё 1 рану, если проверка контратаки вашего героя "
            "превзойдёт его проверку атаки.",
            "Scegli un mostro che attacca il tuo eroe: se il contrattacco del tuo eroe supera il suo attacco, il colpo "
            "infligge 1 ferita in più.",
            id="which comparison a riposte needs",
        ),
        pytest.param(
            "distraction",
            "A monster attacking your hero ignores them: it leaves the battle before it rolls and counts as unwounded, "
            "so its owner takes it to hand or lair (a quest monster stays with its quest).",
            "Один монстр, атакующий вашего героя, игнорирует его: выходит из битвы до своей проверки атаки и считается "
            "монстром без ран, так что владелец забирает его на руку или в логово (монстр задания остаётся при "
            "задании).",
            "Un mostro che attacca il tuo eroe lo ignora: esce dal combattimento prima del suo tiro e vale come non "
            "ferito, perciò il proprietario lo riprende in mano o nella tana (il mostro di una missione resta alla "
            "missione).",
            id="where a distracted monster goes",
        ),
        pytest.param(
            "bronze_helm",
            "Once per turn, when trap cards or spikes would wound your hero: roll a die (you need 4+). Success: "
            "prevent "
            "1 wound.",
            "Раз в ход, когда ваш герой вот-вот получит рану от карт-ловушек или шипов: бросьте кубик (нужно 4+). "
            "Успех: предотвратите 1 рану.",
            "Una volta per turno, quando il tuo eroe sta per subire una ferita per carte trappola o spuntoni: tira un "
            "dado (serve 4+). Successo: previeni 1 ferita.",
            id="the helm helps against cards, not against trapped exits",
        ),
        pytest.param(
            "choking_vapours",
            "Every hero in the target's location must pass a threat (current life 8+). Success: gains 1 glory. "
            "Failure: takes 1 wound.",
            "Каждый герой в локации цели должен преодолеть угрозу (текущее здоровье 8+). Успех: получает 1 очко славы. "
            "Провал: получает 1 рану.",
            "Ogni eroe nel luogo del bersaglio deve superare una minaccia (vita attuale 8+). Successo: ottiene 1 punto "
            "Gloria. Fallimento: subisce 1 ferita.",
            id="current life is tested",
        ),
        pytest.param(
            "recall_rune",
            "Your hero is transferred to the nearest entrance, unless already on one (if two are equally near, you "
            "choose).",
            "Ваш герой переносится на ближайший вход, если ещё не стоит на входе (если два входа одинаково близки, "
            "выбираете вы).",
            "Il tuo eroe viene trasportato sull'ingresso più vicino, se non è già su un ingresso (fra due ugualmente "
            "vicini scegli tu).",
            id="who chooses between two entrances",
        ),
        pytest.param(
            "vigil_lantern",
            "Whenever you draw a location: look at 2 locations in secret instead, place 1 of them and put the rest "
            "under the stack.",
            "Каждый раз, когда вы тянете локацию: вместо этого тайно посмотрите 2 локации, одну из них выложите, а "
            "остальные положите под низ стопки.",
            "Ogni volta che peschi un luogo: guarda invece in segreto 2 luoghi, piazzane 1 e rimetti gli altri in "
            "fondo alla pila.",
            id="what is done with the locations in the lantern's light",
        ),
        pytest.param(
            "chimera_whelp",
            "Magic strike: the hero struck takes 1 wound; one other hero in the same location, if there is one (the "
            "player who played this card chooses), takes 1 wound.",
            "Удар (магия): поражённый герой получает 1 рану; ещё один герой в той же локации, если он есть (выбирает "
            "тот, кто сыграл эту карту), получает 1 рану.",
            "Colpo (magia): l'eroe colpito subisce 1 ferita; un altro eroe nello stesso luogo, se c'è (sceglie chi ha "
            "giocato questa carta), subisce 1 ferita.",
            id="who chooses the chimera's second victim",
        ),
    ],
)
def test_what_one_line_of_a_card_says(face: str, english: str, russian: str, italian: str) -> None:
    assert english in rules("en", face)
    assert russian in rules("ru", face)
    assert italian in rules("it", face)


CHOSEN: Final = {
    "en": "the player who played this card",
    "ru": "кто сыграл эту карту",
    "it": "chi ha giocato questa carta",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_says_who_chooses_if_its_player_does(lang: str) -> None:
    """The eight cards that affect somebody's hero while the player of the card chooses how."""
    cards = [card for card in ADVENTURES if any(chosen_by_its_player(effect) for effect in card.effects)]
    assert len(cards) == 8
    for card in cards:
        assert CHOSEN[lang] in " ".join(rules(lang, card.id)), card.id


def chosen_by_its_player(effect: Effect) -> bool:
    """Whether its player chooses among heroes, cards or places that the effect concerns."""
    own = effect.chooser == "owner" and effect.do != "set_exit"  # its text speaks to its player: "choose an exit"
    return own or any(chosen_by_its_player(inner) for inner in effect.nested)


def test_what_a_card_costs_and_who_pays() -> None:
    assert said("en", "haste", "head")[0] == "Boon (spell), 2 glory."
    assert said("en", "soul_leech", "head")[0] == "Bane (curse), 6 peril (the target hero's)."
    assert said("ru", "planar_rift", "head")[0] == ("Проклятие (сдвиг), 3 очка риска любого соперника, без героя-цели.")
    assert said("it", "surge_of_faith", "head")[0] == "Favore (benedizione), X punti Gloria."


def test_a_use_of_a_card_is_named_by_its_number() -> None:
    for source in ALL_SOURCES:
        told = uses_of(source.id) if source.id in IDS else ()
        assert len(told) == len(source.uses), source.id
    texts = Texts("en", "dungeoneer", strict=True)
    assert [texts.sentence(use) for use in uses_of("climbers_rope")] == [
        "You may discard this card so that your hero stands up without spending an action point "
        "(a threat to stand up must still be passed).",
        "You may discard this card so that your hero ignores a pit they have just met.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_uses_of_a_card_read_alike(lang: str) -> None:
    """Each is an answer, perhaps to one question: where two read alike, nobody can choose."""
    texts = Texts(lang, "dungeoneer", strict=True)
    several = {face: [texts.sentence(use) for use in uses_of(face)] for face in IDS if len(uses_of(face)) > 1}
    assert "ring_of_magic" in several
    assert {face: told for face, told in several.items() if len({*told}) < len(told)} == {}


def test_a_location_with_several_copies_has_the_same_text_for_each_id() -> None:
    assert lines_of("corner2") == lines_of("corner")


SHORT: Final = 64
"""The most letters in the short lines of a card, where a sign counts as two: they fit on a card of the hand."""
SIGN: Final = re.compile(r"\[([a-z_]+)\]")


def short(lang: str, face: str) -> list[str]:
    """The short lines of a card."""
    texts = Texts(lang, "dungeoneer", strict=True)
    return [texts.phrase(line) for one in ADVENTURES if one.id == face for line in short_lines(one)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_short_form_that_fits(lang: str) -> None:
    """A monster of which the numbers say all needs none."""
    for card in ADVENTURES:
        lines = short(lang, card.id)
        assert lines or card.monster, card.id
        assert len(SIGN.sub("##", " ".join(lines))) <= SHORT, lines
        for line in lines:
            assert not re.search(r"[{}]|\bnone\b| {2}|^ | $", line), line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_short_form_has_the_numbers_of_what_a_card_does(lang: str) -> None:
    """Of an effect and its price; what follows in the second place, such as standing up again, is in the full text."""
    for card in ADVENTURES:
        text = " ".join(short(lang, card.id))
        for effect in card.effects:
            for number in (effect.value, effect.reach, abs(effect.n), effect.cost.glory, effect.cost.ap):
                assert number < 2 or str(number) in text, f"{card.id}: {number}: {text}"


@pytest.mark.parametrize(
    ("card", "english", "russian", "italian"),
    [
        ("crusaders_longsword", *[["+2[attack][melee]"]] * 3),
        (
            "gravediggers_spade",
            ["+1[attack][counter][melee] +1 vs [undead]"],
            ["+1[attack][counter][melee] +1 против [undead]"],
            ["+1[attack][counter][melee] +1 contro [undead]"],
        ),
        (
            "ring_of_magic",
            ["+1[token]", "[wound]: 1[token] / [discard] → prevent 1[wound]"],
            ["+1[token]", "[wound]: 1[token] / [discard] → снять 1[wound]"],
            ["+1[token]", "[wound]: 1[token] / [discard] → evita 1[wound]"],
        ),
        ("grave_wraith", *[["[strike][magic]: −1[glory]"]] * 3),
        ("zombie", [], [], []),
        ("crushing_walls", *[["[here]: [melee] 6+ ✓ +1[glory] ✗ −2[life]"]] * 3),
        (
            "spell_siphon",
            ["[any]: [discard] → cancel [instant][bane], +3[glory]"],
            ["[any]: [discard] → отмена [instant][bane], +3[glory]"],
            ["[any]: [discard] → annulla [instant][bane], +3[glory]"],
        ),
    ],
)
def test_short_forms(card: str, english: list[str], russian: list[str], italian: list[str]) -> None:
    assert [short(lang, card) for lang in ("en", "ru", "it")] == [english, russian, italian]
