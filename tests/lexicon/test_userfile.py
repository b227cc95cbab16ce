"""Word files of users may have any encoding and script, and every line without a word is reported."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from worderly.lexicon import Lexicon, LexiconError
from worderly.lexicon.userfile import MAX_LETTERS


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "words.txt"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "latin-1"])
def test_a_list_reads_the_same_in_every_encoding(file: Path, encoding: str) -> None:
    file.write_bytes("maison\r\nété\r\nnoël\r\n".encode(encoding))
    assert list(Lexicon.from_file(file, language="fr")) == ["ete", "maison", "noel"]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\n\n\n", " \t\n"])
def test_line_ends_and_blank_lines_do_not_matter(file: Path, end: str) -> None:
    file.write_bytes(end.join(["", "cat", "dog", ""]).encode())
    assert list(Lexicon.from_file(file)) == ["cat", "dog"]


def test_capitals_and_duplicates_are_one_word(file: Path) -> None:
    file.write_text("Cat\ncat\nCAT\n")
    assert list(Lexicon.from_file(file)) == ["cat"]
    assert Lexicon.check_file(file).duplicates == 2


def test_lines_without_a_word_are_reported_by_number(file: Path) -> None:
    file.write_text(f"cat\n\nice cream\nr2d2\nwell-known\n{'x' * 64}\ndog\n")
    report = Lexicon.check_file(file)
    assert [(one.line, one.reason) for one in report.complaints] == [
        (3, "several_words"),
        (4, "digit"),
        (5, "not_a_letter"),
        (6, "too_long"),
    ]
    assert (report.lines, report.words, report.alphabet) == (7, 2, "acdgot")
    assert list(Lexicon.from_file(file)) == ["cat", "dog"]


def test_a_clean_file_has_no_complaints(file: Path) -> None:
    file.write_text("cat\ndog\n")
    assert Lexicon.check_file(file).complaints == ()


@pytest.mark.parametrize("content", [b"", b"\n\r\n  \n", b"123\n4 5\n", b"\xff\xfe", b"\x00\x01\x02"])
def test_a_file_without_words_is_a_clear_error(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    with pytest.raises(LexiconError, match=r"^words\.txt has no words; .*\.$"):
        Lexicon.from_file(file)
    assert Lexicon.check_file(file).words == 0


@pytest.mark.parametrize("name", ["missing.txt", "."])
def test_a_file_that_cannot_be_read_is_a_clear_error(tmp_path: Path, name: str) -> None:
    with pytest.raises(LexiconError, match="cannot be read"):
        Lexicon.from_file(tmp_path / name)


def test_turkish_capitals_keep_their_dots(file: Path) -> None:
    file.write_text("IŞIK\nizmir\nağaç\n", "utf-8")
    lexicon = Lexicon.from_file(file)
    assert list(lexicon) == ["ağaç", "izmir", "ışık"]
    assert "İZMİR" in lexicon
    assert "IZMIR" not in lexicon
    assert lexicon.vowels == "aiı"


def test_greek_is_played_without_accents_and_with_one_sigma(file: Path) -> None:
    file.write_text("κόσμος\nάλφα\n", "utf-8")
    lexicon = Lexicon.from_file(file, language="el")
    assert "ΚΟΣΜΟΣ" in lexicon
    assert lexicon.display("κοσμος") == "κόσμος"


def test_cyrillic_keeps_its_letters_with_marks(file: Path) -> None:
    file.write_text("йод\nёлка\nмир\n", "utf-8")
    lexicon = Lexicon.from_file(file, language="ru")
    assert "ЁЛКА" in lexicon
    assert "иод" not in lexicon
    assert set(lexicon.vowels) == set("аиоё")


def test_german_keeps_its_umlauts_and_writes_sharp_s_as_two(file: Path) -> None:
    file.write_text("Straße\nÄpfel\n", "utf-8")
    lexicon = Lexicon.from_file(file, language="de")
    assert "STRASSE" in lexicon
    assert "apfel" not in lexicon


def test_words_with_letters_beyond_the_largest_alphabet_are_skipped(file: Path) -> None:
    cyrillic = "абвгдежзийклмнопрстуфхцчшщъыьэюя"
    assert len(cyrillic) == MAX_LETTERS
    file.write_text("\n".join([cyrillic, cyrillic[::-1], "zab"]), "utf-8")
    report = Lexicon.check_file(file, "ru")
    assert [(one.line, one.reason) for one in report.complaints] == [(3, "rare_letter")]
    assert len(Lexicon.from_file(file, language="ru")) == report.words == 2


def test_accents_are_removed_for_play_and_shown_in_spellings(file: Path) -> None:
    file.write_text("École\nÉTÉ\n", "utf-8")
    lexicon = Lexicon.from_file(file, language="fr")
    assert (lexicon.display("ecole"), lexicon.display("ete")) == ("école", "été")


def test_a_user_list_has_the_letter_values_of_its_language(file: Path) -> None:
    file.write_text("kayak\n")
    assert Lexicon.from_file(file).letter_values["k"] == 5
    assert Lexicon.from_file(file, language="fr").letter_values["k"] == 10


def test_rare_letters_of_an_unknown_alphabet_have_higher_values(file: Path) -> None:
    file.write_text("оооооо\nоооф\n", "utf-8")
    lexicon = Lexicon.from_file(file, language="ru")
    assert 1 == lexicon.letter_values["о"] < lexicon.letter_values["ф"] <= 10
    assert lexicon.letter_counts["о"] > lexicon.letter_counts["ф"] >= 1


def test_without_tiers_every_word_is_common_and_a_target(file: Path) -> None:
    file.write_text("cat\ncats\ndog\n")
    lexicon = Lexicon.from_file(file)
    assert not lexicon.has_tiers
    assert lexicon.targets("easy", 3) == ("cat", "dog")
    assert lexicon.tier("cat") is None
    assert lexicon.is_common("CAT")
    assert not lexicon.is_common("cow")
    assert lexicon.themes() == ()
    assert lexicon.meaning("cat") is None


def test_a_lexicon_has_the_name_of_its_file_and_a_version_that_depends_on_its_words(file: Path) -> None:
    file.write_text("cat\n")
    first = Lexicon.from_file(file)
    file.write_text("cat\ndog\n")
    second = Lexicon.from_file(file)
    assert first.name == second.name == "words.txt"
    assert first.version != second.version == Lexicon.from_words(["dog", "Cat"]).version


def test_all_words_of_a_large_windows_file_are_read(file: Path) -> None:
    words = [a + b + c + d for a in "bcdfgh" for b in "aeiou" for c in "klmnprst" for d in "aeiou"]
    file.write_bytes("\r\n".join(words).encode())
    assert list(Lexicon.from_file(file)) == sorted(words)


def test_a_list_in_memory_without_words_is_an_error() -> None:
    with pytest.raises(LexiconError):
        Lexicon.from_words(["", "42", "two words"])


@given(st.binary(max_size=200))
def test_any_bytes_give_a_lexicon_or_a_clear_error(
    tmp_path_factory: pytest.TempPathFactory, content: bytes
) -> None:
    file = tmp_path_factory.getbasetemp() / "any.txt"
    file.write_bytes(content)
    report = Lexicon.check_file(file)
    try:
        assert len(Lexicon.from_file(file)) == report.words
    except LexiconError:
        assert report.words == 0


@given(st.lists(st.text(st.characters(categories=["L", "M", "Nd", "Zs"]), max_size=8), max_size=12))
def test_a_lexicon_accepts_every_word_of_its_list(words: list[str]) -> None:
    try:
        lexicon = Lexicon.from_words(words)
    except LexiconError:
        return
    assert all(word in lexicon and lexicon.fold(word) == word for word in lexicon)
