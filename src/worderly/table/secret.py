"""Random ids, keys and tokens, and the only form in which the store keeps them."""

import secrets
from hashlib import sha256
from hmac import compare_digest

ROOM_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"


def new_id() -> str:
    """128 bits, safe in an address."""
    return secrets.token_urlsafe(16)


def new_share_id() -> str:
    """72 bits: long enough for a link that is meant to be passed on."""
    return secrets.token_urlsafe(9)


def new_room_code() -> str:
    return "".join(secrets.choice(ROOM_LETTERS) for _ in range(4))


def digest(secret: str) -> bytes:
    """Tokens are random enough that one round suffices."""
    return sha256(secret.encode()).digest()


def is_same(secret: str | None, kept: bytes | None) -> bool:
    return secret is not None and kept is not None and compare_digest(digest(secret), kept)
