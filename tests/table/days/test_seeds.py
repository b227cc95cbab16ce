"""The seeds of a server's daily puzzles."""

from itertools import product

from worderly.table.days.seeds import identity, secret_seed


def test_the_identity_is_readable() -> None:
    assert identity("codeword", "en", 1, "2026-11-15") == "codeword/en/1/2026-11-15"


def test_every_part_of_the_identity_and_the_secret_change_the_seed() -> None:
    parts = product((b"one", b"two"), ("codeword", "chess"), ("en", "fr"), (1, 2), ("2026-11-15", "theme"))
    assert len({secret_seed(*part) for part in parts}) == 32


def test_a_seed_is_the_same_for_ever() -> None:
    seed = secret_seed(b"secret", "codeword", "en", 1, "2026-11-15")
    assert seed.startswith("3f59ba4f8969c8307c2841e9ca39ab99")
