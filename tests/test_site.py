"""The documentation site: its examples run, every page is in it, and a lost link is found."""

import doctest
import re
from pathlib import Path
from typing import get_args

import pytest

from tools.site_links import lost_links
from tools.site_pages import messages_page, rest_page
from worderly.server.routes import ROUTES
from worderly.wire import websocket

DOCS = Path(__file__).parent.parent / "docs"
WITH_EXAMPLES = [path for path in sorted(DOCS.rglob("*.md")) if ">>> " in path.read_text("utf-8")]


@pytest.mark.parametrize("document", WITH_EXAMPLES, ids=lambda path: path.name)
def test_the_examples_of_a_page_run_as_written(document: Path) -> None:
    result = doctest.testfile(str(document), module_relative=False)
    assert (result.failed, result.attempted) == (0, document.read_text("utf-8").count(">>> "))


def test_every_page_is_in_the_contents() -> None:
    index = (DOCS / "index.md").read_text("utf-8")
    listed = {
        line for block in re.findall(r"```\{toctree\}(.*?)```", index, re.DOTALL) for line in block.split()
    }
    pages = {path.relative_to(DOCS).with_suffix("") for path in DOCS.rglob("*.md")}
    lost = [str(page) for page in pages if not any(page.match(each) for each in listed)]
    assert sorted(lost) == ["index"]


def test_the_page_of_messages_has_every_message() -> None:
    page = messages_page()
    kinds = [kind.__name__ for union in (websocket.Up, websocket.Down) for kind in get_args(union)]
    assert len(kinds) > 15
    assert [kind for kind in kinds if f"### {kind}\n" not in page] == []


def test_the_page_of_rest_has_every_route() -> None:
    page = rest_page()
    paths = {re.sub(r":\w+\}", "}", path) for route in ROUTES for path in route.paths}
    assert len(paths) > 30
    assert [path for path in paths if f" {path}`" not in page] == []


def test_every_route_says_in_a_sentence_what_it_does() -> None:
    routes = re.findall(r"^### `(.+)`\n\n(.*)$", rest_page(), re.MULTILINE)
    assert len(routes) > 50
    assert [route for route, text in routes if not re.match(r"(?s)[A-Z0-9].* .*[.:]", text)] == []


@pytest.mark.parametrize("link", ["nowhere.html", "two.html#nothing", "#nothing", "folder/"])
def test_a_lost_link_is_found(tmp_path: Path, link: str) -> None:
    (tmp_path / "one.html").write_text(
        f'<h1 id="here"></h1><a href="#here">1</a><a href="two.html">2</a><a href="{link}">'
    )
    (tmp_path / "two.html").write_text(
        '<h1 id="there"></h1><a href="one.html#here">3</a><a href="https://example.org/x">'
    )
    assert lost_links(tmp_path) == [f"one.html: {link}"]
