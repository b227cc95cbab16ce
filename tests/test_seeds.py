"""Seeds that nobody named: secret in the program, the same in every run of a test."""

import pytest

from worderly import seeds


def test_no_seed_is_drawn_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    drawn = {seeds.new_seed() for _ in range(100)}
    assert len(drawn) == 100
    assert {len(seed) for seed in drawn} == {16}


def test_a_test_draws_the_same_seeds_in_every_run_and_others_to_explore(
    request: pytest.FixtureRequest,
) -> None:
    explores = request.config.getoption("hypothesis_seed") is not None
    drawn = [seeds.new_seed(), seeds.new_seed()]
    assert (drawn == ["1303fe99a1a32958", "e95e2a68cc2780db"]) is not explores
