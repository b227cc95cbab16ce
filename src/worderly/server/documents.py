"""The page's HTML: with all that the first view of an address needs besides scripts.

The scripts of a page are on their way for an exchange more than the HTML. A phone's line is free meanwhile,
so styles and sentences come in the HTML and cost nothing. No script is in it: the policy allows none.
"""

import re
import struct
import zlib
from base64 import b64encode
from functools import cache, lru_cache
from hashlib import sha256
from typing import NamedTuple

from worderly.server.static_files import FRESH, SHELL, File, StaticFiles, etag_of, send_file
from worderly.server.transport.asgi import Scope, Send, lang_of

PLAY = re.compile(r"/([a-z]+)/(?:seed/|weekend/|\d{4}-)")
"""The path of a page with a match, and its game."""
HEADING = re.compile(rb'<title>.*?</title>(\s*<meta name="description"[^>]*>)?')
STYLE = re.compile(rb'<link rel="stylesheet" crossorigin href="[^"]+">')
LOCAL_URL = re.compile(rb"url\(\./")
PRELOADED = b"service-worker-navigation-preload"
"""Sent by a browser whose service worker has the files: they need not be in the HTML."""
KINDS = {".js": "rel=modulepreload", ".css": "rel=preload; as=style; crossorigin"}
HEADERS = [
    (b"content-type", b"text/html; charset=utf-8"),
    (b"cache-control", FRESH),
    (b"vary", b"accept-encoding, accept-language, " + PRELOADED),
]
KEPT = 64
"""Answers in memory, at most 80 KB each: the same few pages are asked for all day."""
GZIP_BEGIN = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"
STYLE_MARK = "worderly.style_mark"
"""In the scope: the mark of the style in the HTML, for the policy of this answer."""


class Document(NamedTuple):
    before: bytes
    heading: bytes
    """The title and what the page is about; another one where people share the link."""
    after: bytes
    packed: bytes
    """`after` as raw deflate: it is large, and the same for everybody."""
    links: bytes
    style_mark: str | None
    """None: no style is in the HTML."""


class Documents:
    """Composes each kind of page once for each language."""

    def __init__(self, files: StaticFiles) -> None:
        self._files = files
        self._document = cache(self._document_of)

    async def send(self, scope: Scope, send: Send, heading: bytes | None = None, status: int = 200) -> None:
        headers = dict(scope["headers"])
        has_files = PRELOADED in headers
        document = self._document(self._parts(scope["path"]), lang_of(scope), has_files)
        if heading is not None:
            document = document._replace(heading=heading)
        scope[STYLE_MARK] = document.style_mark
        await send_file(scope, send, _file(document, b"gzip" in headers.get(b"accept-encoding", b"")), status)

    def _parts(self, path: str) -> tuple[str, ...]:
        """Only of games that there are: composed pages are kept, and people can invent names for ever."""
        match = PLAY.match(path)
        if match is None:
            return ("Home",) if path == "/" else ()
        return ("match", match[1]) if self._files.asset(f"{match[1]}-.js") else ()

    def _document_of(self, parts: tuple[str, ...], lang: str, has_files: bool) -> Document:
        """`parts`: the names of what the address needs besides the frame of all pages."""
        html = self._files.body(SHELL)
        styles = [path for part in ("page", *parts) if (path := self._files.asset(f"{part}-.css"))]
        is_whole = not has_files and STYLE.search(html) is not None
        style_mark = None
        if is_whole:
            html, style_mark = self._whole(html, styles, lang)
        found = HEADING.search(html)
        begin, end = found.span() if found else (len(html), len(html))
        links = self._links(parts, lang, is_whole)
        return Document(html[:begin], html[begin:end], html[end:], _deflated(html[end:]), links, style_mark)

    def _whole(self, html: bytes, styles: list[str], lang: str) -> tuple[bytes, str]:
        style = b"".join(LOCAL_URL.sub(b"url(/assets/", self._files.body(path)) for path in styles)
        # A disabled link is not fetched; it tells the loader of a module that its style is here.
        known = "".join(f'<link rel="stylesheet" disabled href="{path}">' for path in styles)
        told = b"<style>%b</style>\n    %b%b" % (style, known.encode(), self._sentences(lang))
        return STYLE.sub(lambda _: told, html, count=1), _mark(style)

    def _sentences(self, lang: str) -> bytes:
        path = self._files.asset(f"{lang}-.json")
        if path is None:
            return b""
        text = self._files.body(path).replace(b"<", rb"\u003c")
        return (
            f'\n    <script type="application/json" id="sentences" lang="{lang}">'.encode()
            + text
            + b"</script>"
        )

    def _links(self, parts: tuple[str, ...], lang: str, is_whole: bool) -> bytes:
        """Preload links for the files of an address that are not in its HTML: they save a round trip.

        The large files and the first module come first: a phone has six connections, the rest waits for one.
        """
        own = [f"{part}-.{kind}" for part in parts for kind in ("js", "css")]
        names = ["start-.js", "page-.js", "page-.css", *own[:2], f"{lang}-.js", *own[2:]]
        if is_whole:
            names = [name for name in names if name.endswith(".js") and name != f"{lang}-.js"]
        paths = [path for name in names if (path := self._files.asset(name))]
        return ", ".join(f"<{path}>; {KINDS[path[path.rindex('.') :]]}" for path in paths).encode()


def _mark(text: bytes) -> str:
    return f"'sha256-{b64encode(sha256(text).digest()).decode()}'"


@lru_cache(KEPT)
def _file(document: Document, is_packed: bool) -> File:
    top = document.before + document.heading
    body = _packed(top, document) if is_packed else top + document.after
    etag = etag_of(body)
    encoding = [(b"content-encoding", b"gzip")] if is_packed else []
    return File(body, [*HEADERS, (b"etag", etag), (b"link", document.links), *encoding], etag)


def _packed(top: bytes, document: Document) -> bytes:
    """One gzip text of two parts, of which the second was packed before."""
    packer = zlib.compressobj(6, wbits=-15)
    begin = packer.compress(top) + packer.flush(zlib.Z_FULL_FLUSH)
    whole = zlib.crc32(document.after, zlib.crc32(top))
    end = struct.pack("<II", whole, len(top) + len(document.after))
    return GZIP_BEGIN + begin + document.packed + end


def _deflated(text: bytes) -> bytes:
    packer = zlib.compressobj(9, wbits=-15)
    return packer.compress(text) + packer.flush()
