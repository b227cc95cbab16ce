"""`worderly serve`: the web arcade and its API on one port."""

import os
import re
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from worderly.cli.commands.host.extras import need, needed_by
from worderly.cli.errors import Failure, Misuse
from worderly.cli.parts import Command, WholeNumber, option
from worderly.cli.speech import echo, text

if TYPE_CHECKING:
    from worderly.server.settings import Settings

HOST, PORT = "127.0.0.1", 8000


def server_folder(given: str | None) -> Path:
    """`--data`, else the server's folder in the system's folder for user data."""
    if given:
        return Path(given)
    if data := os.environ.get("WORDERLY_DATA"):
        return Path(data) / "server"
    from platformdirs import user_data_path

    return user_data_path("worderly", appauthor=False) / "server"


def read_database(given: dict[str, Any]) -> str:
    """The address of the server's database. Nothing is made: the folder may be a mistake."""
    database: str = given.get("database") or f"sqlite:///{server_folder(given.get('data')) / 'worderly.db'}"
    need(needed_by(database, given.get("redis"), given.get("traces")))
    return database


def read_settings(given: dict[str, Any]) -> "Settings":
    """Flags first, then WORDERLY_* variables (click has read both), then the defaults."""
    database, folder = read_database(given), server_folder(given.get("data"))
    from worderly.server.settings import Settings

    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    host = given.get("host") or ("0.0.0.0" if given.get("lan") else HOST)  # noqa: S104 - asked for
    return Settings(
        database=database,
        data=folder,
        redis=given.get("redis"),
        host=host,
        port=given.get("port") or PORT,
        workers=given.get("workers") or 1,
        lan=bool(given.get("lan")),
        public_url=given.get("public_url"),
        proxies=given.get("proxies") or "127.0.0.1",
        frames=given.get("frames") or "*",
        traces=given.get("traces"),
        admin_token=os.environ.get("WORDERLY_ADMIN_TOKEN"),
        secret=os.environ.get("WORDERLY_SECRET") or _stored_secret(folder / "secret"),
    )


def _stored_secret(path: Path) -> str:
    """The stored secret; created once, readable by the owner alone."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text().strip()
    with os.fdopen(handle, "w") as file:
        secret = secrets.token_hex(32)
        file.write(secret)
    return secret


def _serve(**given: Any) -> None:
    # The database holds names and results: other users of this machine must not read it.
    os.umask(0o077)
    settings = read_settings(given)
    _check_port(settings.host, settings.port)
    _welcome(settings)
    from worderly.server.run import run

    run(settings, open_page=bool(given.get("open_page")) and _has_screen())


def _check_port(host: str, port: int) -> None:
    """Raises Failure if the port is taken: the server would tell it in its log, after the welcome."""
    import socket

    try:
        family, kind, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Failure("server-port-used", host=host, port=str(port), reason=reason) from None


def _welcome(settings: "Settings") -> None:
    from worderly.server.static_files import StaticFiles

    address = f"http://{_lan_address() if settings.lan else settings.host}:{settings.port}"
    echo(text("server-serving", url=settings.public_url or address))
    if not StaticFiles().is_built:
        echo(text("server-no-page"), err=True)
    if settings.lan:
        import segno

        segno.make(address).terminal(compact=True)
        echo(text("server-lan"))


def _lan_address() -> str:
    """The address of this machine in its network; sends nothing."""
    import socket

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def _has_screen() -> bool:
    import sys

    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def _database_url(context: click.Context, param: click.Parameter, value: str | None) -> str | None:
    if value is not None and not value.startswith(("sqlite:", "postgresql:", "postgres:")):
        raise Misuse("server-bad-database", value=value)
    return value.replace("postgres:", "postgresql:", 1) if value and value.startswith("postgres:") else value


SITE = re.compile(r"https?://(\*\.)?[A-Za-z0-9.-]+(:\d{1,5})?")


def _frames(context: click.Context, param: click.Parameter, value: str | None) -> str | None:
    """Sites as a Content-Security-Policy has them; anything else could change that policy."""
    if value is None or value == "*":
        return value
    if value == "none":
        return "'none'"
    sites = value.split(",")
    if not all(SITE.fullmatch(site) for site in sites):
        raise Misuse("server-bad-frames", value=value)
    return " ".join(sites)


def _flag(*declarations: str, **more: Any) -> Any:
    name = declarations[-1].lstrip("-").replace("-", "_").upper()
    return option(*declarations, envvar=f"WORDERLY_{name}", **more)


store_options = [
    _flag("--data"),
    _flag("--database", callback=_database_url),
]
serve = Command(
    "serve",
    _serve,
    [
        _flag("--host", usual=HOST),
        _flag("--port", type=WholeNumber(1, 65535), usual=PORT),
        *store_options,
        _flag("--redis"),
        _flag("--workers", type=WholeNumber(1, 64), usual=1),
        _flag("--lan", is_flag=True),
        _flag("--public-url"),
        _flag("--proxies"),
        _flag("--frames", callback=_frames),
        _flag("--traces"),
        option("--open", "open_page", is_flag=True),
    ],
)
