"""What goes wrong is told in one sentence, in the player's language, with a promised exit code."""

from pathlib import Path

import pytest

from tests.golden.stage import play


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        ("hands --sed 4", 2, "worderly hands has no option --sed; did you mean --seed?"),
        ("hands -n x", 2, "--letters takes a whole number, not “x”."),
        ("hands -n 40", 2, "--letters cannot be 40; it takes 3–20."),
        ("hands extra", 2, "worderly hands has no use for “extra”; please leave it out."),
        ("hands --seed", 2, "--seed needs a value after it; worderly --help says which."),
        ("boogle --time 5", 2, "--time cannot be 5; it takes 0, 10–3600."),
        ("boogle --min 9", 2, "--min cannot be 9; it takes 2–6."),
        ("boogle --scoring x", 2, "--scoring cannot be “x”; choose one of letters, classic."),
        ("boogle --players Ann", 2, "--players cannot be 1; it takes 2–8."),
        ("boogle --players Ann,Ann", 1, "Every player needs a name of their own."),
        ("boogle --board per/la", 1, "“per/la” is not a board"),
        ("battlewords --crossings --spaced", 1, "Words cannot both cross and keep apart"),
        ("wordsearch --theme nosuch", 1, "There is no theme “nosuch”; there are "),
        ("wordsearch --size big", 2, "“big” is not a size; write a number like 15"),
        ("wordsearch --directions up", 2, "--directions cannot be “UP”; choose one of E, SE"),
        ("wordsearch --weave 7", 2, "--weave cannot be 7.0; it takes 0–1."),
        ("wordsearch --weave much", 2, "“much” is not a share; give a number from 0 to 1, such as 0.2."),
        ("wordsearch --words nosuch.txt", 1, "nosuch.txt cannot be used (No such file or directory)"),
        ("foo", 2, "worderly has no command “foo”; worderly --help lists them."),
        ("make foo", 2, "worderly make has no command “foo”"),
        ("solve hand", 2, "LETTERS is missing; worderly solve hand --help shows how to give it."),
        ("solve hand a1", 2, "“a1” is not a hand; type 1 to 20 letters"),
        ("solve boogle ab/c", 2, "“ab/c” is not a board"),
        ("solve wordsearch -", 1, "- holds no grid that can be read"),
        ("leaders import -", 0, "0 scores are now on the leader board of Wizards."),
        ("solve pattern c1t", 2, "“c1t” holds something that is not a letter"),
        ("wizards --lexicon nosuch.txt", 1, "nosuch.txt"),
        ("--daily yesterday", 2, "“yesterday” is not a date; write one like 2026-11-15."),
        ("hands --daily 2025-12-31", 2, "The first daily is of 2026-01-01; there is none of 2025-12-31."),
        ("--lang xx", 2, "--lang cannot be “xx”; choose one of de, en, fr."),
        ("--lang fr foo", 2, "worderly n’a pas de commande « foo »"),
        ("hands --lang fr -n 2", 2, "--letters ne peut pas valoir 2"),
        (
            "make wordsearch --pick 3 -o puzzle.doc",
            2,
            "puzzle.doc should end in .pdf, .svg, .png, .brf, .txt, .csv, .json",
        ),
    ],
)
def test_a_wrong_command_line(arguments: str, code: int, says: str, tmp_path: Path) -> None:
    given, printed = play([*arguments.split()], "", tmp_path)
    said = printed.replace("\u00a0", " ").replace("\u202f", " ")
    assert (given, says in said, said.count("\n")) == (code, True, 1), printed


def test_a_wizards_number_out_of_range_falls_back_with_a_notice(tmp_path: Path) -> None:
    code, printed = play(["wizards", "-w", "99", "-r", "3", "--seed", "1"], "", tmp_path)
    assert code == 0
    assert "words of 99 is not between 2 and 51; 21 is used instead." in printed
    assert "rows of 3 is not between 15 and 30; 15 is used instead." in printed


def test_a_mistake_of_ours_is_still_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(options: object, lexicon: str) -> None:
        raise RuntimeError("boom")

    monkeypatch.setattr("worderly.cli.commands.play.open_tools", broken)
    code, printed = play(["hands", "--hands", "1"], "", tmp_path)
    assert code == 1
    assert printed.startswith("Something went wrong inside Worderly (RuntimeError: boom)")
