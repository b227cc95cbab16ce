"""Chance: one seed, one sequence, everywhere."""

from collections import Counter

import pytest

from worderly.kit import Chance


def test_a_seed_gives_the_draws_it_gave_when_this_was_written() -> None:
    chance = Chance("worderly")
    assert [chance.below(1000) for _ in range(6)] == [405, 651, 790, 168, 497, 954]


def test_a_number_is_its_decimal_text() -> None:
    assert Chance(42).unit() == Chance("42").unit()


def test_a_fork_leaves_the_parent_undisturbed() -> None:
    plain, forked = Chance("x"), Chance("x")
    forked.fork("hint").unit()
    assert plain.unit() == forked.unit()


def test_forks_with_different_labels_differ() -> None:
    assert Chance("x").fork(1).unit() != Chance("x").fork(2).unit()


def test_a_shuffle_keeps_every_item() -> None:
    assert sorted(Chance("x").shuffled(range(100))) == list(range(100))


def test_a_sample_has_no_repeats() -> None:
    picked = Chance("x").sample(range(50), 20)
    assert len(picked) == len(set(picked)) == 20


def test_weights_are_respected() -> None:
    chance = Chance("w")
    counts = Counter(chance.weighted("ab", (1, 3)) for _ in range(4000))
    assert 2800 < counts["b"] < 3200


def test_between_includes_both_ends() -> None:
    chance = Chance("b")
    assert {chance.between(3, 5) for _ in range(100)} == {3, 4, 5}


def test_no_weight_at_all_is_an_error() -> None:
    with pytest.raises(ValueError, match="positive"):
        Chance("x").weighted("ab", (0, 0))
