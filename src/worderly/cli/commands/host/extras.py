"""The extras of the package: what each brings, and one sentence where it is missing."""

from collections.abc import Iterable
from importlib.util import find_spec

from worderly.cli.errors import Failure

MODULES = {
    "server": (
        "litestar",
        "uvicorn",
        "httptools",
        "sqlalchemy",
        "alembic",
        "prometheus_client",
        "confusable_homoglyphs",
    ),
    "postgres": ("psycopg",),
    "redis": ("redis",),
    "otel": ("opentelemetry",),
}
"""The modules that only code of this extra imports."""


def extra_of(module: str | None) -> str | None:
    """The extra that brings a module; None for a module of the program itself."""
    top = (module or "").partition(".")[0]
    return next((extra for extra, modules in MODULES.items() if top in modules), None)


def need(extras: Iterable[str]) -> None:
    """Raises Failure for the first extra that is not installed."""
    for extra in extras:
        if any(find_spec(module) is None for module in MODULES[extra]):
            raise Failure("shell-needs-extra", extra=extra)


def needed_by(database: str, redis: str | None, traces: str | None) -> list[str]:
    """The extras of a server with these addresses."""
    asked = {"postgres": database.startswith("postgresql:"), "redis": redis, "otel": traces}
    return ["server", *(extra for extra, address in asked.items() if address)]
