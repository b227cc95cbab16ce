"""Settings of a server; `cli/commands/host/serve.py` reads them from flags or WORDERLY_* variables."""

from dataclasses import dataclass, field
from hmac import compare_digest
from pathlib import Path


@dataclass(frozen=True, kw_only=True)
class Settings:
    database: str
    data: Path
    redis: str | None = None
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    lan: bool = False
    """Cookies without `Secure`, because a local network has no TLS."""
    public_url: str | None = None
    """The address players use (https://…); origins and links are checked against it."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies whose X-Forwarded-* headers are trusted."""
    frames: str = "*"
    """The sites that may show `/embed/…` in a frame, as in a Content-Security-Policy."""
    traces: str | None = None
    """The address of a collector of OpenTelemetry (OTLP over HTTP); None: nothing is traced."""
    admin_token: str | None = field(default=None, repr=False)
    """The bearer token for /metrics; None: everyone may read them."""
    secret: str = field(default="", repr=False)
    """The seeds of the daily puzzles are computed from it."""

    @property
    def is_secure(self) -> bool:
        return self.public_url is not None and self.public_url.startswith("https://")

    def is_admin(self, authorization: str) -> bool:
        given, token = authorization.removeprefix("Bearer ").encode(), self.admin_token
        return token is None or compare_digest(given, token.encode())

    @property
    def cookie(self) -> str:
        return "__Host-worderly" if self.is_secure else "worderly"
