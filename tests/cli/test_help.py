"""Help in both languages: every command and option has its sentence."""

import re
from collections.abc import Iterator

import click
import pytest

from worderly.cli import speech
from worderly.cli.app import app, run
from worderly.cli.parts import Group

ID = re.compile(r"\bshell-[a-z-]+")


def commands(command: click.Command, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    yield path
    if isinstance(command, Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            inner = command.get_command(context, name)
            assert inner is not None
            yield from commands(inner, (*path, name))


PATHS = sorted(commands(app()))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("path", PATHS, ids=" ".join)
def test_every_command_explains_itself(
    path: tuple[str, ...], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*path, "--help", "--lang", language]) == 0
    shown = capsys.readouterr().out
    assert not ID.search(shown), shown
    assert "--help" in shown


def test_wizards_have_the_promised_letters(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["wizards", "-h"]) == 0
    shown = capsys.readouterr().out
    assert all(f" {letter}, " in shown for letter in ("-d", "-f", "-w", "-r", "-c", "-h"))


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "fr_CA.UTF-8"}, "fr"),
        ([], {"LANG": "xx_XX.UTF-8"}, "en"),
        ([], {"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        (["hands", "--lang", "fr"], {"WORDERLY_LANG": "en"}, "fr"),
        (["--lang=fr", "hands"], {}, "fr"),
        (["--lang", "fr,en"], {}, "fr"),
        ([], {"WORDERLY_LANG": "fr", "LANG": "en"}, "fr"),
        (["--lang"], {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert speech.language_of(arguments, environment) == language


def test_the_version_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert re.fullmatch(r"worderly \d+\.\d+\.\d+\n", capsys.readouterr().out)
