"""The thirty monsters: cost, type, and the result of a plain strike. The next file has the special effects of some."""

from __future__ import annotations

import pytest

from tests.dungeoneer.cards.scenes import settle
from tests.dungeoneer.table import Table, number
from undercroft.dungeoneer import events as ev
from undercroft.dungeoneer.content.card_index import CARDS, FORMS

ROWS = """
night_hamster       vermin     1  1  2/0/1  melee
zombie              undead     1  1  2/0/1  melee
squatting_skeleton  undead     2  1  3/0/1  melee
bugbear             fiend      3  1  2/0/1  melee
legion              demon      4  1  3/0/1  melee
cackling_hag        humanoid   4  2  0/3/2  magic
grave_wraith        undead     3  1  1/3/1  magic
crypt_bat           beast      1  1  0/0/2  speed
web_weaver          vermin     3  1  1/0/3  speed
ghoul_pack          undead     3  1  3/0/2  melee
bone_archer         undead     2  1  1/0/3  speed
barrow_knight       undead     5  2  4/1/2  melee
wailing_spirit      undead     3  1  0/3/2  magic
grave_robber        humanoid   2  1  1/0/2  speed
herald_of_the_lich  undead     6  3  3/4/2  melee magic
mutant_rat          vermin     1  1  2/0/1  melee
jangooba            fiend      3  1  3/0/2  melee
vault_guardian      construct  4  2  2/3/1  magic
slag_hound          fiend      2  1  2/0/2  speed
gloomling           fiend      1  1  0/1/2  speed
chimera_whelp       beast      4  2  3/2/2  melee magic
stitched_brute      construct  5  3  4/0/0  melee
acid_ooze           ooze       3  2  2/0/0  melee
mind_leech          fiend      3  1  0/3/2  magic
renegade_alchemist  humanoid   3  1  1/2/2  magic speed
orc_deserter        humanoid   2  1  3/0/2  melee
spine_stalker       fiend      3  1  2/0/3  speed
cage_breaker        fiend      5  2  4/0/2  melee
twin_tailed_imp     demon      2  1  0/2/2  magic
vault_wyrm          dragon     6  3  4/3/2  melee magic
"""
"""Id, family, cost, life, melee/magic/speed, attack forms."""

AS_IT_ATTACKS = {"legion": (6,), "vault_wyrm": (6,)}
"""Dice for the effect of its attack."""
AS_IT_STRIKES = {"vault_guardian": (6,), "herald_of_the_lich": (6,)}
"""Dice for the effect of its strike in magic."""
AS_IT_DIES = {"cage_breaker": (6,), "slag_hound": (6,)}


class Row:
    """A line of `ROWS`."""

    def __init__(self, line: str) -> None:
        self.id, self.family, cost, life, stats, *self.attacks = line.split()
        self.cost = int(cost)
        self.life = int(life)
        self.stats = [int(stat) for stat in stats.split("/")]


MONSTERS = [Row(line) for line in ROWS.split("\n") if line]
EACH = pytest.mark.parametrize(
    "row", [pytest.param(row, id=row.id, marks=pytest.mark.card(row.id)) for row in MONSTERS]
)
EACH_FORM = pytest.mark.parametrize(
    ("row", "form"),
    [
        pytest.param(row, form, id=f"{row.id}-{form}", marks=pytest.mark.card(row.id))
        for row in MONSTERS
        for form in row.attacks
    ],
)


def sent(row: Row, form: str, *dice: int) -> Table:
    """Send the monster against Torvald (1/0/2, 6 life) in this form."""
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1")
    table.dice(*AS_IT_ATTACKS.get(row.id, ()), *dice)
    table.ambush(0, 1, row.id)
    if len(row.attacks) > 1:
        table.until("form")
        table.answer(0, f"form {form}")
    return table


@EACH
def test_the_printed_numbers(row: Row) -> None:
    monster = CARDS[number(row.id)].monster
    assert monster is not None
    assert (monster.word, monster.life, list(monster.values)) == (row.family, row.life, row.stats)
    assert [FORMS[form] for form in monster.attacks] == row.attacks


@EACH
def test_its_victim_pays_its_cost_in_peril(row: Row) -> None:
    table = Table()
    table.hero(0, peril=9, hand=[row.id])
    table.hero(1, at="crossroads1", peril=row.cost - 1)
    table.misdeeds(0)
    assert table.refused(0, f"send {row.id} 1") == "DN-5.1"
    table.hero(1, peril=row.cost)
    table.misdeeds(0)
    table.answer(0, f"send {row.id} 1", f"recall {row.id}", f"send {row.id} 1")
    table.assert_settled()


@EACH_FORM
def test_its_attack_and_its_strike_of_one_wound(row: Row, form: str) -> None:
    table = sent(row, form, 6, 1, *(AS_IT_STRIKES.get(row.id, ()) if form == "magic" else ()))
    settle(table)
    assert f"{row.id} attack {6 + row.stats[FORMS.index(form)]}" in table.rolls()
    assert f"1 counter {1 + (1, 0, 2)[FORMS.index(form)]}" in table.rolls()
    assert table[1].life == 5 and table[1].level == 1
    assert table.lair(0) == [row.id]


@EACH_FORM
def test_a_tie_hurts_neither_side(row: Row, form: str) -> None:
    stat, own = row.stats[FORMS.index(form)], (1, 0, 2)[FORMS.index(form)]
    attack = 1 + max(0, own - stat)
    table = sent(row, form, attack, attack + stat - own)
    settle(table)
    assert table[1].life == 6 and table.lair(0) == [row.id] and not table.happened(ev.MonsterWounded)


@EACH
def test_it_is_beaten_after_as_many_wounds_as_it_has_life(row: Row) -> None:
    table = Table()
    table.hero(1, "lorel_alanus", at="crossroads1", level=4, treasures=[])  # 1/5/4
    form = row.attacks[-1]
    table.dice(*AS_IT_ATTACKS.get(row.id, ()), 1, 6, *(AS_IT_DIES.get(row.id, ()) if row.life == 1 else ()))
    table.ambush(0, 1, row.id)
    if len(row.attacks) > 1:
        table.until("form")
        table.answer(0, f"form {form}")
    assert table.happened(ev.MonsterWounded) == [ev.MonsterWounded(row.id, 1, row.life - 1)]
    assert bool(table.happened(ev.MonsterBeaten)) == (row.life == 1)
    settle(table)
    assert (table.lair(0) == [row.id]) == (row.life > 1)
    assert table[1].glory == 1 + (row.id == "orc_deserter")


@EACH
@pytest.mark.parametrize("form", ["melee", "magic"])
def test_its_defence_in_a_challenge(row: Row, form: str) -> None:
    """A hero who loses suffers the strike of the challenged form; here there is a tie, or the monster is wounded."""
    stat, own = row.stats[FORMS.index(row.attacks[0])], (1, 0, 2)[FORMS.index(row.attacks[0])]
    attack = 1 + max(0, own - stat)
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", ap=1)
    table.dice(*AS_IT_ATTACKS.get(row.id, ()), attack, attack + stat - own)
    table.ambush(0, 1, row.id)
    if len(row.attacks) > 1:
        table.until("form")
        table.answer(0, f"form {row.attacks[0]}")
    defence = row.stats[FORMS.index(form)]
    table.dice(6, 1, *(AS_IT_DIES.get(row.id, ()) if row.life == 1 else ()))
    table.answer(1, f"challenge {row.id}", f"form {form}")
    assert f"{row.id} counter {1 + defence}" in table.rolls()
    settle(table)
