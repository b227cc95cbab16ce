"""Word clouds as pictures."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from worderly.cli.app import run
from worderly.cli.commands.cloud import weights_of
from worderly.press.cloud import RISE, lay_out, write_cloud
from worderly.press.page.fonts import Type
from worderly.press.page.model import DESCENT

WEIGHTS = {"quail": 40, "river": 30, "cow": 5}


def test_an_svg_shows_each_word_and_the_heavier_ones_larger(tmp_path: Path) -> None:
    text = write_cloud(tmp_path / "cloud.svg", WEIGHTS).read_text(encoding="utf-8")
    sizes = {word: float(size) for size, word in re.findall(r'font-size="([\d.]+)"[^>]*>(\w+)<', text)}
    assert sizes.keys() == WEIGHTS.keys()
    assert "font-face" in text
    assert sizes["quail"] >= sizes["river"] > sizes["cow"]


@settings(max_examples=30, deadline=None)
@given(
    st.dictionaries(st.text("abcdefgp", min_size=1, max_size=12), st.integers(1, 99), min_size=1, max_size=40)
)
def test_no_two_words_touch_and_all_are_inside(weights: dict[str, int]) -> None:
    laid, type_ = lay_out(weights, 400, 150, Type()), Type()
    assert {one.word for one in laid} == weights.keys()
    boxes = [
        (
            one.x,
            one.y - one.size * RISE,
            one.x + type_.width(one.word, one.size, True),
            one.y + one.size * DESCENT,
        )
        for one in laid
    ]
    assert all(left >= 0 and top >= 0 and right <= 400 and low <= 150 for left, top, right, low in boxes)
    for n, (left, top, right, low) in enumerate(boxes):
        assert all(right <= a or c <= left or low <= b or d <= top for a, b, c, d in boxes[:n])


def test_a_png_is_a_png_and_the_same_each_time(tmp_path: Path) -> None:
    first, second = (write_cloud(tmp_path / f"{n}.png", WEIGHTS).read_bytes() for n in (1, 2))
    assert first.startswith(b"\x89PNG")
    assert first == second


@pytest.mark.parametrize(("name", "weights"), [("cloud.gif", WEIGHTS), ("cloud.svg", {})])
def test_another_ending_and_no_words_are_refused_and_leave_no_file(
    name: str, weights: dict[str, int], tmp_path: Path
) -> None:
    with pytest.raises(ValueError, match=r"gif|no word"):
        write_cloud(tmp_path / name, weights)
    assert list(tmp_path.iterdir()) == []


def test_words_are_counted_by_their_lines_or_their_numbers() -> None:
    assert weights_of("oak\noak\nelm 12\n\nice cream 3\nice cream\n") == {"oak": 2, "elm": 12, "ice cream": 4}


def test_a_cloud_is_drawn_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words, picture = tmp_path / "words.txt", tmp_path / "cloud.png"
    words.write_text("oak 3\nelm\n", encoding="utf-8")
    assert run(["cloud", str(words), "-o", str(picture)]) == 0
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert str(picture) in capsys.readouterr().out


@pytest.mark.parametrize(("content", "name"), [("", "c.svg"), ("oak", "c.gif")])
def test_a_cloud_without_words_or_of_another_kind_is_misuse(content: str, name: str, tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text(content, encoding="utf-8")
    assert run(["cloud", str(words), "-o", str(tmp_path / name)]) == 2
    assert not (tmp_path / name).exists()
