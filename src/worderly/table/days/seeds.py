"""The seeds of a server's daily puzzles: nobody can compute these HMACs without the secret."""

import hmac
from hashlib import sha256


def identity(game: str, language: str, version: int, day: str) -> str:
    """The identity of a daily puzzle as text: boogle/en/1/2026-11-15."""
    return f"{game}/{language}/{version}/{day}"


def secret_seed(secret: bytes, game: str, language: str, version: int, label: str) -> str:
    """The seed of a date, or of something that all dates share."""
    return hmac.new(secret, identity(game, language, version, label).encode(), sha256).hexdigest()
