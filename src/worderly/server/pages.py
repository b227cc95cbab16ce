"""The addresses of the page: which there are, and what a link to one shows before it is opened."""

import re
from collections.abc import Iterable
from html import escape
from typing import Any, NamedTuple
from urllib.parse import unquote

from worderly.kit import Outcome, decode
from worderly.messages import Messages
from worderly.server.documents import Documents
from worderly.server.service import Service
from worderly.server.static_files import StaticFiles
from worderly.server.transport.asgi import Scope, Send, lang_of
from worderly.store import dailies, matches
from worderly.table.days.calendar import number_of

PLAIN = ("stats", "settings", "help", "privacy", "profile", "rooms", "make", "boards", "archive")
KEYED = ("c", "m", "replay", "friends")
OF_GAME = ("rules", "lesson", "archive")
DATE = re.compile(r"\d{4}-\d{2}-\d{2}")
CODE = re.compile(r"[BCDFGHJKLMNPQRSTVWXZ]{4}", re.IGNORECASE)
ID = re.compile(r"[A-Za-z0-9_-]{8,32}")


class Preview(NamedTuple):
    title: str
    about: str
    game: str | None
    kind: str
    """Of `press.card.KINDS`."""


class Missing(Exception):  # noqa: N818 - an answer
    """There is no such page; the page itself says so."""


class Pages:
    """Serves the page's HTML: with tags where people share the link, with 404 where nothing is."""

    def __init__(self, service: Service, files: StaticFiles) -> None:
        self._service, self._files = service, files
        self._documents = Documents(files)

    async def __call__(self, scope: Scope, receive: Any, send: Send) -> None:
        if scope["method"] not in ("GET", "HEAD") or not self._files.is_page(scope["path"]):
            await self._files(scope, receive, send)
            return
        try:
            preview = await self._preview(scope)
        except Missing:
            await self._documents.send(scope, send, status=404)
            return
        heading = None if preview is None else "".join(self._tags(scope, preview)).encode()
        await self._documents.send(scope, send, heading)

    async def _preview(self, scope: Scope) -> Preview | None:
        """None for a page that nobody shares."""
        parts = [unquote(part) for part in scope["path"].split("/") if part]
        say = Messages(lang_of(scope)).text
        if not parts:
            return Preview("Worderly", say("press-card-about"), None, "game")
        if parts[0] in self._service.catalog.games:
            return _of_game(parts[0], parts[1:], say)
        if parts[0] == "embed":
            await self._check_embedded(parts[1:], say)
            return None
        return await self._of_key(parts, say)

    async def _check_embedded(self, parts: list[str], say: Any) -> None:
        """A made puzzle, or a daily; without a date that of today. Raises Missing."""
        match parts:
            case ["c", key]:
                await self._of_challenge(key, say)
            case [game, *dates] if game in self._service.catalog.games:
                if len(dates) > 1 or not all(DATE.fullmatch(one) and _number(one) for one in dates):
                    raise Missing
            case _:
                raise Missing

    async def _of_key(self, parts: list[str], say: Any) -> Preview | None:
        match parts:
            case ["room", code] if CODE.fullmatch(code):
                # Nothing is looked up: a preview must not tell which codes are taken.
                return Preview(
                    say("preview-room", code=code.upper()), say("preview-room-about"), None, "room"
                )
            case ["c", key]:
                return await self._of_challenge(key, say)
            case ["day", date] if DATE.fullmatch(date) and _number(date):
                return None
            case ["boards", game] if game in self._service.catalog.games:
                return None
            case [name] if name in PLAIN:
                return None
            case [name, key] if name in KEYED and key:
                return None
        raise Missing

    async def _of_challenge(self, key: str, say: Any) -> Preview:
        store = self._service.store
        row = await store.read(lambda c: dailies.challenge(c, key)) if ID.fullmatch(key) else None
        if row is None:
            raise Missing
        played = await store.read(lambda c: matches.of_challenge(c, key))
        title = row.title or f"{say(f'title-{row.game}')} · {say('preview-challenge')}"
        scores = [decode(one["outcome"], Outcome).scores[0] for one in played]
        about = say("preview-beat", points=max(scores)) if scores else say(f"web-about-{row.game}")
        return Preview(title, about, row.game, "challenge")

    def _tags(self, scope: Scope, preview: Preview) -> Iterable[str]:
        title, about = escape(preview.title), escape(preview.about)
        name = "-".join(filter(None, (preview.game, preview.kind, lang_of(scope))))
        facts = {
            "og:type": "website",
            "og:site_name": "Worderly",
            "og:title": title,
            "og:description": about,
            "og:url": escape(self._service.link(scope, scope["path"])),
            "og:image": escape(self._service.link(scope, f"/api/cards/{name}.png")),
            "og:image:width": "1200",
            "og:image:height": "630",
        }
        yield f'<title>{title}</title>\n    <meta name="description" content="{about}" />\n'
        for key, value in facts.items():
            yield f'    <meta property="{key}" content="{value}" />\n'
        yield '    <meta name="twitter:card" content="summary_large_image" />'


def _of_game(game: str, rest: list[str], say: Any) -> Preview | None:
    title, about = say(f"title-{game}"), say(f"web-about-{game}")
    match rest:
        case []:
            return Preview(title, about, game, "game")
        case [date] if DATE.fullmatch(date):
            return Preview(f"{title} {_number(date)}", f"{say('preview-daily')} {about}", game, "daily")
        case ["weekend", date] if DATE.fullmatch(date):
            return Preview(f"{title} · {say('web-weekend')}", about, game, "game")
        case ["seed", _]:
            return Preview(title, about, game, "game")
        case ["answers", date] if DATE.fullmatch(date):
            return None
        case [name] if name in OF_GAME:
            return None
    raise Missing


def _number(date: str) -> int:
    try:
        return number_of(date)
    except ValueError:
        raise Missing from None
