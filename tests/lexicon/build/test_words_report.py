"""The report on the word lists: its tables, its samples and the inflections it finds."""

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest

from worderly.lexicon import Lexicon
from worderly.lexicon.build.words_report import Inflections, Options, read_yardstick, report

Report = Callable[..., list[str]]


@pytest.fixture
def lines(tmp_path: Path) -> Report:
    """Without builders nothing is fetched: the inflections are not measured."""
    for name in Lexicon.names():
        (tmp_path / "lexicons" / name).mkdir(parents=True)
        (tmp_path / "lexicons" / name / "lexicon.toml").write_text("sources = []")

    def run(yardstick: Path | None = None, sample: int = 0, seed: str = "1") -> list[str]:
        return list(report(tmp_path, Options(yardstick, "en", sample, seed)))

    return run


def row(lines: list[str], name: str) -> list[str]:
    return next(
        [cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line.startswith(f"| {name} ")
    )


def test_every_language_has_a_table_of_its_tiers(lines: Report) -> None:
    text = lines()
    for name in Lexicon.names():
        lexicon = Lexicon.open(name)
        at = next(
            i for i, line in enumerate(text) if line.startswith(f"\n## {lexicon.name} {lexicon.version}:")
        )
        easy = row(text[at:], "easy")
        assert easy[1] == f"{lexicon.counts['easy']:,}"
        assert easy[3] == f"{len(lexicon.targets('easy')):,}"
        assert easy[4:8] == [str(len(lexicon.targets("easy", length))) for length in (3, 4, 5, 6)]
        assert "not measured" in easy[8]


def test_no_watched_word_is_a_target_or_in_a_theme(lines: Report) -> None:
    found = [line for line in lines() if line.startswith("\nWatched words")]
    assert len(found) == len(Lexicon.names())
    assert all(line.endswith("among targets: 0; in themes: 0") for line in found)


def test_a_yardstick_shows_what_is_missing_and_counts_slurs_apart(lines: Report, tmp_path: Path) -> None:
    slur = min(word for word in Lexicon.open("en").blocked if len(word) == 4)
    path = tmp_path / "yardstick.txt.gz"
    path.write_bytes(gzip.compress(f"House\nqzzx\nword\n{slur}\n".encode()))
    assert read_yardstick(path) == {"house", "qzzx", "word", slur}
    text = lines(path)
    assert row(text, "4") == ["4", "3", "2", "1", "50.00 %"]
    assert row(text, "2–8") == ["2–8", "4", "2", "1", "66.67 %"]
    assert "qzzx" in text
    assert slur not in "".join(text)


def test_a_sample_has_the_wanted_size_and_depends_on_the_seed(lines: Report) -> None:
    first, again, other = lines(sample=20), lines(sample=20), lines(sample=20, seed="2")
    at = next(i for i, line in enumerate(first) if line.startswith("\n20 targets of the tier easy, seed 1:"))
    words = first[at + 1].split()
    lexicon = Lexicon.open(Lexicon.names()[0])
    assert {lexicon.fold(word) for word in words} <= set(lexicon.targets("easy"))
    assert first == again
    assert first != other


def test_inflections_that_somebody_has_read_are_counted_apart() -> None:
    found = Inflections(found=frozenset({"runs", "building", "cats"}), read=frozenset({"building"}))
    assert found.shares(["runs", "building", "house", "run"]) == "25.00 % | 1"
