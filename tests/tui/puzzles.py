"""The puzzles that the arcade's tests play."""

from tests.tui.stage import request

WIZARDS = request("wizards", words=5, languages=("en",))
HAND = request("hands", hand="ajef*rx", hands=1, substitute=False, replay=False)
BOOGLE = request("boogle", grid="pers/latg/sine/ters", time_s=0)
BATTLEWORDS = request("battlewords")
WORDSEARCH = request("wordsearch", words=("oak", "elm", "ash tree"), rows=8, cols=8)
