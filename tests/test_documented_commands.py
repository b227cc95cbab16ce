"""Every command of a document that makes, solves or tells something ends well, as it is written there."""

import re
import shlex
from pathlib import Path

import pytest

from tests.golden.stage import play

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", *sorted(ROOT.glob("docs/*.md")), *sorted(ROOT.glob("docs/tutorial/*.md"))]
COMMAND = re.compile(r"^ *(?:\$ )?worderly ((?:make|solve|lexicon|cloud) (?:.*\\\n)*.*)$", re.MULTILINE)
ELSEWHERE = ("--server", "--dask", "--jobs", "solve best")
"""Needs a server, a cluster, or more time than a test has."""
WORDS = "whale\ncoral\ntuna\nsquid\nlobster\n"
FILES = {"sea.txt": WORDS, "list.txt": WORDS, "class-4b.csv": WORDS, "grid.txt": "TUNAX\nWHALE\nXXXXX\n"}


def commands() -> list[str]:
    """Without comments; each once."""
    texts = [path.read_text("utf-8") for path in DOCUMENTS]
    found = (line for text in texts for line in COMMAND.findall(text))
    plain = (re.sub(r"\\\n\s*|\s+# .*", " ", line).strip() for line in found)
    return [line for line in dict.fromkeys(plain) if not any(part in line for part in ELSEWHERE)]


def marked(line: str) -> object:
    """A whole book takes a second or two."""
    return pytest.param(line, marks=pytest.mark.long) if "--count" in line else line


@pytest.mark.parametrize("line", map(marked, commands()))
def test_a_documented_command_ends_well(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name, text in FILES.items():
        Path(name).write_text(text)
    code, printed = play(shlex.split(line), "", tmp_path / "data")
    assert code == 0, printed


def test_the_documents_have_commands() -> None:
    assert len(commands()) > 20
