"""Random ids, keys and tokens, and their hashes; the store keeps only hashes."""

import secrets
from hashlib import sha256
from hmac import compare_digest

ROOM_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"


def new_id() -> str:
    """128 bits, safe in a URL."""
    return secrets.token_urlsafe(16)


def new_share_id() -> str:
    """72 bits: enough for a link that people share."""
    return secrets.token_urlsafe(9)


def new_room_code() -> str:
    return "".join(secrets.choice(ROOM_LETTERS) for _ in range(4))


def digest(secret: str) -> bytes:
    """Tokens are random, so one round of hashing is enough."""
    return sha256(secret.encode()).digest()


def is_same(secret: str | None, hashed: bytes | None) -> bool:
    return secret is not None and hashed is not None and compare_digest(digest(secret), hashed)
