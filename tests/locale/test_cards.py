"""The texts of Dungeoneer's cards, put together from their data."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from undercroft.dungeoneer.content import verbs
from undercroft.dungeoneer.content.cards import ALL_SOURCES
from undercroft.dungeoneer.content.faces import ADVENTURES, HEROES, LOCATIONS, QUESTS, Effect
from undercroft.dungeoneer.content.wording import IDS, lines_of, uses_of
from undercroft.dungeoneer.content.wording.numbers import MODS
from undercroft.dungeoneer.content.wording.verbs import VERBS
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
    assert set(VERBS) == set(verbs.VERBS)
    assert set(MODS) == set(verbs.VERBS["mod"].what)


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
            ["Once a turn, when your hero strikes in melee, for 1 glory: the strike's target takes 1 extra wound."],
            ["Раз в ход, когда ваш герой наносит удар (ближний бой), за 1 очко славы: поражённый получает ещё 1 рану."],
            [
                "Una volta per turno, quando il tuo eroe mette a segno un colpo (mischia), per 1 punto Gloria: "
                "chi è colpito subisce 1 ferita in più."
            ],
            id="a strike of one's own, with a price",
        ),
        pytest.param(
            "legion",
            [
                "When it attacks: every hero in its location must pass a threat (magic 4+). Failure: takes 1 wound.",
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
                "Once a turn, one of these:",
                "In your Hero Phase, for 3 glory: heal 1 life.",
                "In your Hero Phase, for 2 glory: discard 1 permanent bane on your hero.",
            ],
            [
                "Раз в ход, на выбор:",
                "В своей фазе подвигов, за 3 очка славы: восстановите 1 очко здоровья.",
                "В своей фазе подвигов, за 2 очка славы: сбросьте 1 постоянное проклятие вашего героя.",
            ],
            [
                "Una volta per turno, a scelta:",
                "Nella tua Fase Eroe, per 3 punti Gloria: recupera 1 punto vita.",
                "Nella tua Fase Eroe, per 2 punti Gloria: scarta 1 sventura permanente del tuo eroe.",
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
                "Melee strike: the owner chooses: (1) the hero struck takes 1 wound; "
                "(2) the hero struck discards 1 treasure, chosen by the owner."
            ],
            [
                "Удар (ближний бой): владелец этой карты выбирает: (1) поражённый герой получает 1 рану; "
                "(2) поражённый герой сбрасывает 1 сокровище по выбору владельца этой карты."
            ],
            [
                "Colpo (mischia): il proprietario sceglie: (1) l'eroe colpito subisce 1 ferita; "
                "(2) l'eroe colpito scarta 1 tesoro a scelta del proprietario."
            ],
            id="a choice, numbered like its answers",
        ),
        pytest.param(
            "the_whispering_debt",
            [
                "Attempt at Treasury: roll 2 dice (each must show 4+). Success: the quest is completed.",
                "At each Reset Phase while this quest is open: its player (everyone, if it is global) loses 1 glory.",
                "Once before each attempt, for 1 glory: roll 1 extra die and drop the lowest.",
                "Reward: 1 level, 2 glory, 1 life.",
            ],
            [
                "Попытка в локации «Сокровищница»: бросьте 2 кубика (на каждом нужно 4+). Успех: задание выполнено.",
                "При каждом восстановлении, пока задание не выполнено: владелец задания (каждый, если оно общее) "
                "теряет 1 очко славы.",
                "Один раз перед каждой попыткой, за 1 очко славы: бросьте 1 дополнительный кубик; худший не считается.",
                "Награда: 1 уровень, 2 очка славы, 1 очко здоровья.",
            ],
            [
                "Tentativo nel luogo «Sala del Tesoro»: tira 2 dadi (serve 4+ su ognuno). "
                "Successo: la missione è completata.",
                "A ogni ripristino, finché la missione è aperta: chi ha la missione (tutti, se è comune) "
                "perde 1 punto Gloria.",
                "Una volta prima di ogni tentativo, per 1 punto Gloria: tira 1 dado in più; il peggiore non conta.",
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
        "By discarding this card: your hero stands up without spending an action point "
        "(a threat to stand up must still be passed).",
        "By discarding this card: your hero ignores a pit they have just met.",
    ]


def test_a_location_with_several_copies_has_the_same_text_for_each_id() -> None:
    assert lines_of("corner2") == lines_of("corner")
