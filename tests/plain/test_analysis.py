"""The analysis in line mode where no transcript shows it: on a server, and of several at one keyboard."""

from pathlib import Path

from tests.golden.stage import play
from tests.server.running import Running


def test_a_match_on_a_server_is_analysed_by_the_server(server: Running, tmp_path: Path) -> None:
    hand = ["hands", "--plain", "--hand", "ajef*rx", "--server", server.url]
    _, printed = play(hand, "jar\n!!\n\nv\nv 1\nv x\nq\n", tmp_path)
    assert "of perfect play" in printed
    assert "It earned 90 points." in printed
    assert "“v x”" in printed


def test_everybody_at_one_keyboard_is_told(tmp_path: Path) -> None:
    game = [
        "boogle",
        "--plain",
        "--board",
        "pers/latg/sine/ters",
        "--players",
        "Ann,Bob",
        "--time",
        "off",
        "--rounds",
        "1",
    ]
    typed = "\nsatin\n!!\n\nrates\n!!\nv\nq\n"
    _, printed = play(game, typed, tmp_path)
    whole = printed.rpartition(": v\n")[2]
    assert (
        whole.index("Ann\n") < whole.index("Found SATIN") < whole.index("Bob\n") < whole.index("Found RATES")
    )
