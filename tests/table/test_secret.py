"""Random ids, keys and tokens."""

from worderly.table import secret


def test_ids_are_long_safe_in_an_address_and_never_alike() -> None:
    made = {secret.new_id() for _ in range(100)}
    assert len(made) == 100
    assert all(len(one) == 22 and one.replace("-", "").replace("_", "").isalnum() for one in made)
    assert len(secret.new_share_id()) == 12


def test_a_secret_is_known_by_its_digest_alone() -> None:
    kept = secret.digest("open sesame")
    assert b"sesame" not in kept
    assert secret.is_same("open sesame", kept)
    assert not any(secret.is_same(given, kept) for given in ("open sesam", "", None))
    assert not secret.is_same("open sesame", None)
