"""The documentation site; `make docs` builds it, and a warning is an error."""

import re
import tomllib
from pathlib import Path
from typing import Any

from worderly import __version__

ROOT = Path(__file__).parent.parent
REPOSITORY = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["urls"]["Homepage"]

project = "Worderly"
author = "The Worderly authors"
project_copyright = "2026, The Worderly authors"
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 4
default_role = "code"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True}
autodoc_type_aliases = {"StyleOptions": "StyleOptions"}

html_theme = "furo"
html_title = f"Worderly {__version__}"


def link_to_repository(app: Any, document: str, source: list[str]) -> None:
    """A link that leads out of docs/ goes to the file in the repository."""
    way_out = "../" * (document.count("/") + 1)
    source[0] = re.sub(rf"\]\({re.escape(way_out)}", f"]({REPOSITORY}/blob/main/", source[0])


def setup(app: Any) -> None:
    app.connect("source-read", link_to_repository)
