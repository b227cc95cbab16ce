"""The package alone plays, makes and prints; what an extra brings is asked for in one sentence."""

import re
import sys
import tomllib
from pathlib import Path

import pytest

from tests.golden.stage import play
from worderly.cli.commands.host.extras import MODULES, extra_of

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src/worderly"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
IMPORT = re.compile(r"^\s*(?:from|import) ([\w.]+)", re.MULTILINE)
OF_A_SERVER = ("server", "store", "table", "cli/commands/host")


def imported(path: Path) -> list[str]:
    return IMPORT.findall(path.read_text("utf-8"))


def test_nothing_outside_the_server_imports_what_an_extra_brings() -> None:
    parts = [SOURCES / part for part in OF_A_SERVER]
    plain = [path for path in SOURCES.rglob("*.py") if not any(path.is_relative_to(part) for part in parts)]
    wrong = [f"{path.name}: {name}" for path in plain for name in imported(path) if extra_of(name)]
    assert len(plain) > 100
    assert wrong == []
    assert [name for path in (SOURCES / "store").rglob("*.py") for name in imported(path) if extra_of(name)]


def module_of(distribution: str) -> str:
    """Those of OpenTelemetry share one."""
    return distribution.replace("-", "_") if not distribution.startswith("opentel") else "opentelemetry"


def test_every_extra_of_a_server_is_known_by_its_modules() -> None:
    asked = {
        extra: {re.split(r"[\[>;]", need)[0] for need in needs} - {"worderly"}
        for extra, needs in PROJECT["optional-dependencies"].items()
    }
    for extra, modules in MODULES.items():
        # uvloop is an engine that uvicorn finds by itself.
        assert {module_of(name) for name in asked[extra]} - {"uvloop"} == set(modules)


@pytest.mark.parametrize(
    ("arguments", "module", "extra"),
    [
        ("serve", "litestar", "server"),
        ("admin stats", "sqlalchemy", "server"),
        ("admin words list", "sqlalchemy", "server"),
        ("serve --database postgresql://db/x", "psycopg", "postgres"),
        ("serve --redis redis://cache", "redis", "redis"),
        ("serve --traces http://127.0.0.1:4318", "opentelemetry", "otel"),
    ],
)
def test_a_missing_extra_is_one_sentence(
    arguments: str, module: str, extra: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    # None makes an import of the module fail.
    monkeypatch.setitem(sys.modules, module, None)
    code, printed = play([*arguments.split(), "--data", str(tmp_path)], "", tmp_path)
    assert (code, printed.count("\n")) == (1, 1), printed
    assert f"pip install 'worderly[{extra}]'" in printed
