"""Boogle in a notebook: a board of the library against the clock, or untimed."""

from worderly import kit
from worderly.boogle import Board
from worderly.games.boogle import GAME
from worderly.games.boogle.boards import faces
from worderly.games.boogle.event_texts import event_texts
from worderly.games.boogle.model import View
from worderly.games.boogle.options import Options, Scoring, check
from worderly.games.tools import Tools
from worderly.kit import Say
from worderly.languages import DEFAULT
from worderly.lexicon import Lexicon
from worderly.notebook.part import Opening, Part


def opening(
    board: Board,
    *,
    lexicon: Lexicon | None = None,
    time_s: int | None = None,
    min_length: int = 0,
    scoring: Scoring = "letters",
) -> Opening:
    words = lexicon or Lexicon.open(DEFAULT)
    wished = Options(
        languages=(words.language,),
        grid=faces.write(board.grid, qu=False),
        plain_q=True,
        time_s=time_s,
        min_length=min_length,
        scoring=scoring,
    )
    try:
        options, _ = check(wished)
    except kit.Refused as refused:
        raise ValueError(f"this board cannot be played so: {refused}") from None
    tools = Tools((words,))
    return Opening(options, kit.start(GAME, options, "", tools), tools)


def status(view: View, say: Say) -> str:
    common = say("web-boogle-common", found=view.common_found, all=view.common_total)
    return f"{say('web-points', points=view.score)} · {common}"


PART = Part(
    game=GAME,
    opening=opening,
    status=status,
    event_texts=event_texts,
    words="web-found-words",
    texts=("web-boogle-grid", "web-boogle-placeholder", "web-boogle-done"),
)
