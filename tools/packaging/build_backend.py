"""The build backend: scikit-build-core, with the web page built first where it is missing."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from scikit_build_core import build as cmake
from scikit_build_core.build import build_editable, get_requires_for_build_editable

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
]

ROOT = Path(__file__).parents[2]
PAGES = (ROOT / "src/worderly/server/static/index.html", ROOT / "src/worderly/notebook/static")
"""What one build makes: the page, and the widgets of notebooks."""
OLDEST_NODE = (20, 19)
NO_NODE = (
    "The web page of Worderly is not built yet, and Node.js 20.19 or newer, which builds it, was not found: "
    "install Node.js, or run `make web` (it brings a Node.js of its own), and install again."
)
NO_PAGE = "The web page of Worderly could not be built; what npm printed above says why."

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    _check_node()
    return cmake.get_requires_for_build_wheel(config_settings)


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    _check_node()
    return cmake.get_requires_for_build_sdist(config_settings)


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    _build_page()
    return cmake.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    _build_page()
    return cmake.build_sdist(sdist_directory, config_settings)


def _check_node() -> None:
    """Ends with a sentence instead of a traceback, before anything is downloaded."""
    if not _is_built() and not _has_node():
        raise SystemExit(NO_NODE)


def _is_built() -> bool:
    return all(path.exists() for path in PAGES)


def _has_node() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = version.strip().removeprefix("v").split(".")[:2]
    return all(part.isdecimal() for part in numbers) and tuple(map(int, numbers)) >= OLDEST_NODE


def _build_page() -> None:
    if _is_built():
        return
    _check_node()
    npm = shutil.which("npm") or "npm"
    for command in (["ci", "--no-audit", "--no-fund"], ["run", "build", "--", "--logLevel", "warn"]):
        if subprocess.run([npm, "--prefix", ROOT / "web", *command], check=False).returncode:
            raise SystemExit(NO_PAGE)
