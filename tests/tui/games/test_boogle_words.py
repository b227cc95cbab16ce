"""The words of Boogle by player."""

from typing import Any

from worderly.games.boogle.model import BoardView, PlayerView, View, WordView
from worderly.games.boogle.options import Options
from worderly.kit.forms import untranslated
from worderly.tui.games.boogle_words import words_by_player


def word(text: str, *finders: int, rank: int = 1) -> WordView:
    return WordView(text, text, 3, ((0, 0),), rank, True, finders)


def player(seat: int, total: int, *struck: str) -> PlayerView:
    return PlayerView(seat, "", (), (), struck, total, total, 3, {}, {})


def view(decides: Any) -> View:
    words = (word("both", 0, 1), word("mine", 1), word("nobody"), word("rare", rank=9))
    fields: dict[str, Any] = dict.fromkeys(View.__struct_fields__, 0)
    fields |= {"options": Options(decides=decides), "boards": (BoardView((), words),)}
    return View(**fields | {"players": (player(0, 3, "both"), player(1, 6, "both"))})


def test_each_player_has_a_list_the_best_first_and_then_come_the_missed_words() -> None:
    shown = words_by_player(view("all"), ("Ann", "Bob"), untranslated)
    assert [("# " if one.is_heading else "") + one.text for one in shown] == [
        "# Bob",
        "both",
        "mine",
        "# Ann",
        "both",
        "# tui-missed-words",
        "nobody",
    ]


def test_a_word_that_several_found_is_struck_only_where_that_decides() -> None:
    notes = {
        decides: [one.note for one in words_by_player(view(decides), ("Ann", "Bob"), untranslated)[1:3]]
        for decides in ("all", "unique")
    }
    assert notes == {"all": ["3", "3"], "unique": ["tui-struck", "3"]}
