"""The words of a finished Boogle: of one player, or by player."""

from collections.abc import Iterator, Sequence

from worderly.games.boogle.model import BoardView, PlayerView, View, WordView
from worderly.kit import Say
from worderly.tui.ending.result import Word

MISSED_RANK = 3


def board_words(board: BoardView, number: int = 0) -> list[Word]:
    """The missed words, the most common first, then the found words."""
    found = [word for word in board.words if word.finders]
    return [_word(word, number) for word in (*_missed(board), *found)]


def words_by_player(view: View, names: Sequence[str], say: Say) -> list[Word]:
    """What each player found, the best first, then what nobody did."""
    players = sorted(view.players, key=lambda player: -player.all_total)
    words = [word for player in players for word in _words_of(player, view, names[player.seat], say)]
    missed = [_word(word, number) for number, board in enumerate(view.boards) for word in _missed(board)]
    return [*words, Word(say("tui-missed-words"), is_heading=True), *missed]


def _words_of(player: PlayerView, view: View, name: str, say: Say) -> Iterator[Word]:
    yield Word(name, say("tui-points", points=player.all_total), is_heading=True)
    struck = set(player.struck) if view.options.decides == "unique" else set()
    for number, board in enumerate(view.boards):
        for word in board.words:
            if player.seat in word.finders:
                yield _word(word, number, say("tui-struck") if word.display in struck else "")


def _missed(board: BoardView) -> list[WordView]:
    return [word for word in board.words if not word.finders and word.rank <= MISSED_RANK]


def _word(word: WordView, board: int, note: str = "") -> Word:
    return Word(word.display, note or str(word.points), bool(word.finders), word.path, board)
