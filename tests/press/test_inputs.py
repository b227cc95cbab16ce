"""What people bring: lists, tables, pictures, and command lines; bad ones get a clear answer and no file."""

import json
import struct
import zlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from tests.golden.stage import play
from worderly.battlewords import Puzzle as Battlewords
from worderly.boogle import Board
from worderly.hands import Puzzle as Hands
from worderly.kit import Refused
from worderly.press.picture_masks import mask_of
from worderly.press.word_lists import text_in, words_in
from worderly.wizards import Puzzle as Wizards
from worderly.wordsearch import Wordsearch


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("oak\r\nelm\r\n\r\n", ("oak", "elm")),
        ("oak, elm, ash", ("oak", "elm", "ash")),
        ("oak;elm\nash;yew", ("oak", "elm", "ash", "yew")),
        ("Word,Clue\noak,a tree\nelm,another", ("oak", "elm")),
        ("n\tMot\tsens\n1\tété\tsaison\n2\tmer\teau", ("été", "mer")),
        ('"ice cream"\noak\noak\n', ("ice cream", "oak")),
        ("", ()),
    ],
)
def test_words_are_found_in_lists_and_tables(text: str, words: tuple[str, ...]) -> None:
    assert words_in(text) == words


@given(st.text())
def test_any_text_gives_words_without_edges(text: str) -> None:
    assert all(word and word == word.strip() for word in words_in(text.replace("\0", "")))


@pytest.mark.parametrize("coding", ["utf-8", "utf-8-sig", "utf-16"])
def test_unicode_is_read_with_or_without_its_mark(coding: str) -> None:
    assert text_in("été\nmer".encode(coding), "x.txt") == "été\nmer"


@pytest.mark.parametrize("data", ["mer\nété".encode("latin-1"), b"a\0b"])
def test_other_encodings_are_refused_with_the_line(data: bytes) -> None:
    with pytest.raises(Refused) as refused:
        text_in(data, "x.txt")
    assert refused.value.code == "not_unicode"


def test_a_huge_list_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        text_in(b"a\n" * 2**20, "x.txt")
    assert refused.value.code == "list_too_large"


def ring(path: Path) -> Path:
    image = Image.new("RGBA", (300, 200), (255, 255, 255, 0))
    ImageDraw.Draw(image).ellipse((10, 10, 290, 190), fill="black")
    image.save(path)
    return path


def test_the_dark_part_of_a_picture_gets_the_cells(tmp_path: Path) -> None:
    mask = mask_of(ring(tmp_path / "r.png"))
    assert (len(mask), len(mask[0])) == (13, 20)
    assert mask[0][0] == "."
    assert mask[6][10] == "#"
    assert len(mask_of(tmp_path / "r.png", (30, 40))) == 30


def test_a_picture_that_claims_to_be_huge_is_refused_unread(tmp_path: Path) -> None:
    head = struct.pack(">IIBBBBB", 60_000, 60_000, 8, 0, 0, 0, 0)
    chunk = b"IHDR" + head
    data = b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + chunk + struct.pack(">I", zlib.crc32(chunk))
    (tmp_path / "bomb.png").write_bytes(data + struct.pack(">I", 0) + b"IDAT" + struct.pack(">I", 0))
    with pytest.raises(Refused) as refused:
        mask_of(tmp_path / "bomb.png")
    assert refused.value.code == "picture_too_large"


@pytest.mark.parametrize("data", [b"", b"GIF89a", b"\x89PNG\r\n\x1a\nnonsense", b"%!PS-Adobe-3.0 EPSF-3.0"])
def test_what_is_no_picture_is_refused(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "x.png").write_bytes(data)
    with pytest.raises(Refused) as refused:
        mask_of(tmp_path / "x.png")
    assert refused.value.code == "not_a_picture"


def test_a_white_picture_is_refused(tmp_path: Path) -> None:
    Image.new("L", (10, 10), 255).save(tmp_path / "w.png")
    with pytest.raises(Refused) as refused:
        mask_of(tmp_path / "w.png")
    assert refused.value.code == "picture_too_bright"


@pytest.mark.parametrize("game", ["wizards", "hands", "boogle", "battlewords", "wordsearch"])
@pytest.mark.parametrize("ending", ["pdf", "svg", "png", "txt", "json"])
def test_make_writes_every_game_in_every_format(game: str, ending: str, tmp_path: Path) -> None:
    file = tmp_path / f"x.{ending}"
    code, printed = play(["make", game, "--seed", "1", "-o", str(file), "--paper", "a5"], "", tmp_path / "d")
    assert (code, printed) == (0, f"{file} is written.\n")
    assert file.stat().st_size > 30
    assert (tmp_path / f"x-key.{ending}").exists() == (ending in ("svg", "png"))


def test_make_binds_a_book_and_fills_a_folder(tmp_path: Path) -> None:
    file, folder = tmp_path / "b.pdf", tmp_path / "out"
    code, printed = play(["make", "wordsearch", "--count", "3", "-o", str(file)], "", tmp_path / "d")
    assert (code, printed) == (0, f"{file} is written: 6 pages.\n")
    code, printed = play(["make", "hands", "--count", "3", "--out", str(folder)], "", tmp_path / "d")
    assert (code, printed) == (0, f"{folder} holds all 3 puzzles, 3 of them made now.\n")


def test_a_maker_chooses_directions_weave_and_an_exact_message(tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    words = "\n".join(["whale", "coral", "tuna", "squid", "kelp", "shark"])
    options = ["--message", "happy birthday anna", "--exact", "--directions", "e,s", "--weave", "1"]
    code, printed = play(
        ["make", "wordsearch", "--words", "-", "-o", str(file), *options], words, tmp_path / "d"
    )
    assert code == 0, printed
    made = json.loads(file.read_text())
    grid, placed = made["puzzle"]["grid"], made["solution"]["words"]
    taken = {tuple(cell) for one in placed for cell in one["cells"]}
    left = [ch for r, row in enumerate(grid) for c, ch in enumerate(row) if (r, c) not in taken]
    assert "".join(left) == "HAPPYBIRTHDAYANNA"
    assert {one["direction"] for one in placed} <= {"E", "S"}


BAD = [
    (["--directions", "E,UP"], "", "UP"),
    (["--weave", "much"], "", "not a share"),
    (["--weave", "7"], "", "--weave"),
    (["--words", "-"], "", "holds no word"),
    (["--words", "-", "--size", "4"], "elephants\n", "No word fits"),
    (["--words", "-"], "\n".join(f"{'abcdefghij'[n % 10]}{n}x" for n in range(10_000)), "10,000"),
    (["--words", "-"], "ܫܠܡܐ\nܟܬܒܐ\n", "(Syriac)"),
    (["--words", "-"], "தமிழ்\nவணக்கம்\n", "written in Tamil"),
    (["--words", "-"], "कमल\nभारत\n", "Devanagari joins"),
    (["--words", "-"], "привет\nhello\n", "Latin letters"),
    (["--words", "-"], "😀\n🎉🎉\n", "no letter"),
    (["--words", "-", "--size", "30", "--paper", "6x9", "--large-print"], "whale\n", "16 points"),
    (["--title", "x" * 100_000], "", "100,000 letters"),
    (["--header", "y" * 5000], "", "160 at most"),
    (["--count", "3", "--footer", "y" * 5000], "", "160 at most"),
    (["--size", "0x5"], "", "0x5"),
    (["--margin", "wide"], "", "not a length"),
    (["--margin", "20cm"], "", "too little"),
    (["--margin", "nan"], "", "not a length"),
    (["--gutter", "-3mm"], "", "not a length"),
    (["--words", "/dev/zero"], "", "larger than 1 MiB"),
    (["--font", "no-such.ttf"], "", "no-such.ttf cannot be used"),
    (["--paper", "a0"], "", "--paper"),
    (["--font", "/dev/null"], "", "not a TrueType font"),
    (["--count", "0"], "", "--count"),
]


@pytest.mark.parametrize(("options", "lines", "said"), BAD)
def test_bad_input_is_answered_and_writes_nothing(
    options: list[str], lines: str, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "x.pdf"
    code, printed = play(["make", "wordsearch", "-o", str(file), *options], lines, tmp_path / "d")
    assert code in (1, 2)
    assert said in printed
    assert printed.count("\n") == 1
    assert not list(tmp_path.glob("*.pdf*"))
    assert not list(tmp_path.glob(".*"))


def test_a_title_with_control_characters_is_printed_without_them(tmp_path: Path) -> None:
    for ending in ("svg", "pdf"):
        file = tmp_path / f"x.{ending}"
        code, _ = play(["make", "boogle", "--title", "T\x07\x1bx", "-o", str(file)], "", tmp_path / "d")
        assert code == 0
        assert b"\x07" not in file.read_bytes() or ending == "pdf"


@pytest.mark.parametrize("name", ["no/such/folder/x.pdf", "x" * 300 + ".pdf", "bad\0name.pdf", ".pdf", "x"])
def test_hostile_file_names_are_answered(name: str, tmp_path: Path) -> None:
    code, printed = play(["make", "hands", "-o", f"{tmp_path}/{name}"], "", tmp_path / "d")
    assert code in (1, 2)
    assert printed.count("\n") == 1
    assert "our fault" not in printed


def test_faces_show_themselves_as_pictures(tmp_path: Path) -> None:
    search = Wordsearch(9, seed=1)
    assert search._repr_svg_() is None
    search.add_wordlist(["whale", "coral"])
    for face in (
        search,
        Board.parse("pers/latg/sine/ters"),
        Wizards.generate(seed=1),
        Battlewords.generate(1),
        Hands.generate(seed=1),
    ):
        assert (face._repr_svg_() or "").startswith("<svg ")
        face.to_pdf(tmp_path / "x.pdf", paper="a4")
        assert (tmp_path / "x.pdf").read_bytes().startswith(b"%PDF-1.7")
    assert search.to_svg(key=True) != search.to_svg()
