"""One server for the screens that play on it; styles that are parsed once."""

from collections.abc import Iterator

import pytest

from tests.server.conftest import server
from tests.tui.parsed_styles import parse_styles_once

__all__ = ["server"]


@pytest.fixture(scope="session", autouse=True)
def parsed_styles() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        parse_styles_once(patch)
        yield
