"""`worderly lexicon`: list, info and check, for people and for scripts."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from worderly.cli.app import run
from worderly.languages import folders
from worderly.lexicon import Lexicon, folder, lexicon

Output = pytest.CaptureFixture[str]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.txt"
    path.write_bytes("Cat\r\ncat\r\nr2d2\r\nété\r\n".encode())
    return path


def test_the_list_names_every_lexicon_with_version_and_size(capsys: Output) -> None:
    assert run(["lexicon", "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["de", "en", "fr"]
    assert lines[1] == f"en: Worderly English {Lexicon.open('en').version}, {len(Lexicon.open('en')):,} words"


def test_the_list_for_scripts_has_counts_and_licences(capsys: Output) -> None:
    assert run(["lexicon", "list", "--json"]) == 0
    _, english, french = json.loads(capsys.readouterr().out)
    assert (english["name"], french["name"]) == ("en", "fr")
    assert english["words"] == len(Lexicon.open("en"))
    assert french["licenses"]["words"] == "MPL-2.0"


def test_info_shows_tiers_themes_sources_and_licences(capsys: Output) -> None:
    assert run(["lexicon", "info", "en"]) == 0
    shown = capsys.readouterr().out
    for part in (
        "easy: ",
        "base forms",
        "themes for children: adjectives, airport, animals, ",
        "themes for everyone: democracy, ",
        "CC-BY-SA-4.0",
        "ENABLE",
        "UKACD",
        "WordNet 3.0",
        "LICENSES/",
    ):
        assert part in shown


def test_info_for_scripts_credits_every_source(capsys: Output) -> None:
    assert run(["lexicon", "info", "fr", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert [credit["name"] for credit in answer["credits"]][:2] == ["dictionary-fr", "wordfreq"]


@pytest.fixture
def damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A shipped lexicon with one flipped bit in its words."""
    for name in folder.shipped_names():
        (tmp_path / name).symlink_to(folder.SHIPPED / name)
    (tmp_path / "en").unlink()
    shutil.copytree(folder.SHIPPED / "en", tmp_path / "en")
    graph = tmp_path / "en" / "words.graph"
    data = bytearray(graph.read_bytes())
    data[len(data) // 2] ^= 1
    graph.write_bytes(data)
    monkeypatch.setattr(folders, "WORDS", str(tmp_path))
    lexicon.open_shipped.cache_clear()
    yield graph
    lexicon.open_shipped.cache_clear()


@pytest.mark.parametrize(
    "command",
    [
        "lexicon list",
        "lexicon info en",
        "lexicon info en --json",
        "solve boogle pers/latg/sine/ters",
        "solve hand aciprt",
        "solve pattern c?t",
        "solve anagram listen",
        "make boogle",
    ],
)
def test_a_damaged_shipped_list_gives_only_an_error(command: str, capsys: Output, damaged: Path) -> None:
    assert run(command.split()) == 1
    shown = capsys.readouterr()
    assert shown.out == ""
    assert f"{damaged} is not a usable word graph: its checksum is wrong" in shown.err
    assert shown.err.count("\n") == 1


def test_an_unknown_lexicon_gives_one_sentence_in_the_player_s_language(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WORDERLY_LANG", "fr")
    assert run(["lexicon", "info", "xx"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("Il n’y a pas de lexique «\N{NO-BREAK SPACE}xx\N{NO-BREAK SPACE}»")
    assert said.count("\n") == 1


def test_check_reports_bad_lines_by_number(capsys: Output, file: Path) -> None:
    assert run(["lexicon", "check", str(file)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "mine.txt: 2 words in 4 lines, read as UTF-8",
        "Letters: a c e t",
        "One line repeats a word.",
        "Line 3: r2d2 — a digit in it",
    ]


def test_check_for_scripts_has_all_facts(capsys: Output, file: Path) -> None:
    assert run(["lexicon", "check", str(file), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["complaints"] == [{"line": 3, "text": "r2d2", "reason": "digit"}]
    assert (answer["words"], answer["duplicates"], answer["usable"]) == (2, 1, True)


def test_check_shortens_a_long_report(capsys: Output, file: Path) -> None:
    file.write_text("cat\n" + "4\n" * 25)
    assert run(["lexicon", "check", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "… and 5 lines more; --json lists them all."
    assert len(lines) == 23


def test_a_file_without_words_fails_the_check(capsys: Output, file: Path) -> None:
    file.write_text("1\n")
    assert run(["lexicon", "check", str(file)]) == 1
    assert "0 words" in capsys.readouterr().out


def test_a_missing_file_gives_one_sentence(capsys: Output, tmp_path: Path) -> None:
    assert run(["lexicon", "check", str(tmp_path / "none.txt")]) == 1
    said = capsys.readouterr().err
    assert "cannot be read" in said
    assert said.count("\n") == 1


def test_why_tells_list_version_and_what_one_can_do(capsys: Output) -> None:
    english = Lexicon.open("en")
    assert run(["lexicon", "why", "zzqxj"]) == 0
    shown = capsys.readouterr().out
    assert f"“zzqxj” is not in {english.name} {english.version}." in shown
    assert "!allow zzqxj" in shown
    assert run(["lexicon", "why", "école", "--lang", "fr"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("«\u00a0école\u00a0» est dans Worderly ")
    assert "!signaler ecole" in shown


def test_why_for_scripts_has_the_facts(capsys: Output) -> None:
    assert run(["lexicon", "why", "cats", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert {answer[name] for name in ("word", "verdict", "root", "tier")} == {"cats", "listed", "cat", "easy"}
    assert answer["list"] == f"Worderly English {Lexicon.open('en').version}"
    assert answer["level"] is None


def test_why_gives_no_advice_about_a_slur(capsys: Output) -> None:
    assert run(["lexicon", "why", min(Lexicon.open("en").blocked)]) == 0
    shown = capsys.readouterr().out
    assert "slur" in shown
    assert "!allow" not in shown
