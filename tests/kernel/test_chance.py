"""Chance: one integer generator."""

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.kernel.engine.chance import Chance, commitment

COUNTERS = st.integers(0, 2**64 - 1)


def test_it_is_splitmix64() -> None:
    """The known answers for the seed 1234567, as other implementations give them."""
    chance = Chance(1234567)
    assert [chance.below(2**64) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@given(COUNTERS, st.one_of(st.integers(1, 2**33), st.integers(2**31 - 2, 2**31 + 2)))
def test_a_bounded_number_is_that_part_of_all_64_bits(counter: int, n: int) -> None:
    """Also where compiled code computes it in the processor's own numbers."""
    assert Chance(counter).below(n) == Chance(counter).below(2**64) * n >> 64


@given(COUNTERS, st.integers(1, 10**6))
def test_below_stays_below(counter: int, n: int) -> None:
    assert 0 <= Chance(counter).below(n) < n


def test_every_face_of_a_die_is_equally_likely() -> None:
    chance = Chance.from_seed("die")
    faces = Counter(chance.below(6) for _ in range(6000))
    assert set(faces) == set(range(6))
    assert all(850 < n < 1150 for n in faces.values())


@pytest.mark.parametrize("shuffle", [Chance.shuffled, Chance.mixed], ids=["shuffled", "mixed"])
def test_every_order_of_a_shuffle_is_equally_likely(shuffle: Callable[[Chance, str], tuple[str, ...]]) -> None:
    chance = Chance.from_seed("shuffle")
    orders = Counter(shuffle(chance, "abcd") for _ in range(24 * 200))
    assert len(orders) == 24
    assert all(130 < n < 270 for n in orders.values())


def test_every_card_of_a_mixed_deck_comes_to_every_place_as_often() -> None:
    """One integer places four cards; none of the four prefers a place."""
    chance = Chance.from_seed("mixed")
    deck, rounds = range(30), 3000
    found = Counter(place for _ in range(rounds) for place in enumerate(chance.mixed(deck)))
    expected = rounds / len(deck)
    spread = sum((found[place, card] - expected) ** 2 / expected for place in deck for card in deck)
    degrees = (len(deck) - 1) ** 2
    assert abs(spread - degrees) < 4 * (2 * degrees) ** 0.5


@given(COUNTERS, st.lists(st.integers()), st.integers(0, 5))
def test_shuffles_and_samples_keep_all_items(counter: int, items: list[int], k: int) -> None:
    before = list(items)
    assert sorted(Chance(counter).shuffled(items)) == sorted(items)
    assert sorted(Chance(counter).mixed(items)) == sorted(items)
    assert items == before
    sample = Chance(counter).sample(items, k)
    assert len(sample) == min(k, len(items))
    assert not Counter(sample) - Counter(items)


def test_a_clone_is_independent() -> None:
    chance = Chance.from_seed("1")
    clone = chance.clone()
    first = [clone.below(100) for _ in range(5)]
    assert [chance.below(100) for _ in range(5)] == first
    assert chance == clone


def test_different_seeds_give_different_streams() -> None:
    firsts = {Chance.from_seed(str(n)).below(2**64) for n in range(1000)}
    assert len(firsts) == 1000


def test_pick_takes_an_item() -> None:
    assert Chance(1).pick(["only"]) == "only"


@pytest.mark.parametrize("seed", ["", "42", "зерно"])
def test_a_commitment_is_the_hash_of_the_seed(seed: str) -> None:
    assert len(commitment(seed)) == 64
    assert commitment(seed) != commitment(seed + " ")
    assert commitment("42") == "73475cb40a568e8da8a045ced110137e159f890ac4da883b6b17dc651b3a8049"
