"""A row of letters to spell with."""

from worderly.tui.widgets.tray import PER_ROW, Tray


def tray_of(letters: str, draft: str = "") -> Tray:
    tray = Tray()
    tray.set_letters(letters, draft)
    return tray


def test_letters_of_the_draft_are_seen_as_used_one_by_one() -> None:
    (row,) = tray_of("abab", "ab").tiles
    assert [tile.look for tile in row] == ["used", "used", "plain", "plain"]


def test_many_letters_take_several_rows_and_each_is_found_by_its_cell() -> None:
    letters = "abcdefghijklm"
    tray = tray_of(letters)
    assert [len(row) for row in tray.tiles] == [PER_ROW, len(letters) - PER_ROW]
    assert tray.letter_at((1, 2)) == "m"
