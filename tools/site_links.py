"""Follows every link inside the built documentation site: `python -m tools.site_links build/docs/html`."""

import sys
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Page(HTMLParser):
    """The links of a page, and the places that links may lead to."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.anchors: set[str] = {"", "top"}
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        self.anchors.add(given.get("id") or "")
        for name in ("href", "src"):
            if link := given.get(name):
                self.links.add(link)


@cache
def page_of(path: Path) -> Page:
    return Page(path)


def lost_links(site: Path) -> list[str]:
    return [
        f"{page.relative_to(site)}: {link}"
        for page in sorted(site.rglob("*.html"))
        for link in sorted(page_of(page).links)
        if not leads_somewhere(page, link)
    ]


def leads_somewhere(page: Path, link: str) -> bool:
    """Links to other sites are not followed."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return True
    target = page.parent / unquote(parts.path) if parts.path else page
    if target.is_dir():
        target /= "index.html"
    if not target.is_file():
        return False
    return target.suffix != ".html" or unquote(parts.fragment) in page_of(target.resolve()).anchors


def main() -> None:
    lost = lost_links(Path(sys.argv[1]).resolve())
    print(*lost, sep="\n", end="\n" if lost else "")
    sys.exit(1 if lost else 0)


if __name__ == "__main__":
    main()
