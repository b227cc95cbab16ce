"""Seeds that nobody named: secret in the program, the same in every run of a test."""

import pytest

from worderly import seeds


def test_no_seed_is_drawn_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    drawn = {seeds.new_seed() for _ in range(100)}
    assert len(drawn) == 100
    assert {len(seed) for seed in drawn} == {16}


def test_a_test_draws_the_same_seeds_in_every_run() -> None:
    assert [seeds.new_seed(), seeds.new_seed()] == ["bd413b216a3b6765", "95832cf2a7275c87"]
