"""Every parser of what others wrote, with texts it likes; a no is an answer, anything else a fault."""

import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from worderly.games import GAMES
from worderly.games.boogle.boards import faces
from worderly.games.hands import solve
from worderly.games.wordsearch import formats
from worderly.games.wordsearch.grids import gridtext
from worderly.kit import Chance, Refused, leaders
from worderly.lexicon import Lexicon, LexiconError
from worderly.lexicon.userfile import check, read_lexicon
from worderly.table.catalog import Catalog
from worderly.table.days import calendar as days
from worderly.table.errors import Problem
from worderly.table.people import names, recovery
from worderly.wire import people, rest
from worderly.wire import websocket as wire

NOES = (ValueError, msgspec.MsgspecError, Refused, Problem, LexiconError)
"""How a parser says no."""
CATALOG = Catalog(GAMES)
RECORDS = (
    rest.NewMatch,
    rest.NewMove,
    rest.NewChallenge,
    rest.NewPrint,
    people.NewPlayer,
    people.ChangePlayer,
    people.Recovery,
    people.PairingCode,
    people.PairingKey,
    people.NewCircle,
    rest.NewRoom,
    people.PostResult,
)


class Parser(NamedTuple):
    name: str
    parse: Callable[[bytes], object]
    liked: tuple[bytes, ...]


def text(parse: Callable[[str], object]) -> Callable[[bytes], object]:
    return lambda data: parse(data.decode("utf-8", "replace"))


def word_file(data: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "words.txt"
        path.write_bytes(data)
        check(path, "en")
        assert len(read_lexicon(path, "en")) >= 0


def move_bodies(data: bytes) -> None:
    for game in GAMES:
        try:
            msgspec.json.decode(data, type=game.Move)
        except NOES:
            continue


def options(data: bytes) -> None:
    given = msgspec.json.decode(data)
    for game in GAMES:
        try:
            CATALOG.options(game, given)
        except NOES:
            continue


def rest_bodies(data: bytes) -> None:
    for record in RECORDS:
        try:
            msgspec.json.decode(data, type=record)
        except NOES:
            continue


def recovery_words(given: str) -> None:
    found = recovery.recovery_digest(given)
    assert found is None or len(found) == 32


def room_code(given: str) -> None:
    code = msgspec.convert(given, type=wire.RoomCode)
    assert len(code) == 4
    assert code.isupper()


def name(given: str) -> None:
    shown = names.clean_name(given)
    assert names.clean_name(shown) == shown


def title(given: str) -> None:
    shown = names.clean_title(given)
    assert names.clean_title(shown) == shown


def day(given: str) -> None:
    assert days.parse_day(given).isoformat() == given


def moves(game: Any) -> Callable[[str], object]:
    """What is parsed can be written and parsed again."""

    def parse(given: str) -> None:
        move = game.parse(given)
        assert game.parse(game.notate(move)) == move

    return parse


GRID = b"ABCD\nEFGH\nIJKL\n"
PUZZLE = {
    "puzzle": {"grid": ["CATS", "XXXX", "XXXX", "XXXX"], "words": ["cats"], "title": ""},
    "solution": {"words": [{"word": "cats", "row": 0, "col": 0, "direction": "E"}], "unplaced": []},
}
TABLE = (
    b"C,A,T\nX,X,X\nX,X,X\n\nword,row,col,direction,length,secret\ncat,0,0,E,3,\n\n"
    b"title,Pets\nunplaced,dog,no_room\n"
)
SIX = " ".join(recovery.words()[:6]).encode()
PARSERS = (
    Parser(
        "word file",
        word_file,
        (b"cat\ndog\n", "\ufeffété\nÉtat\n".encode(), "chat\n".encode("utf-16"), b"a b\n\x00"),
    ),
    Parser(
        "grid", text(gridtext.parse_grid), (GRID, b"A B C\nD E F\n", b"a,b\nc,d\n", b'{"grid": ["AB", "CD"]}')
    ),
    Parser(
        "words", text(gridtext.parse_words), (b"cat, dog\nbird", b"one\n\ntwo;three", "é\u0301té".encode())
    ),
    Parser("puzzle json", text(formats.from_json), (json.dumps(PUZZLE).encode(), b"[]", b"{}")),
    Parser(
        "puzzle csv",
        text(formats.from_csv),
        (TABLE, b"A\n\n"),
    ),
    Parser("board", text(lambda given: faces.parse(given, True)), (b"pers/latg/sine/ters", b"(th)ab#", b"q")),
    Parser("hand", text(lambda given: solve.read(given, Lexicon.open("en"))), (b"aci*prt", b"*", b"zzz")),
    Parser("leaders", text(leaders.read_csv), (b"Ann,12\nBob,7\n", b"name,points\nAnn,1\n", b'"a,b",3\n')),
    Parser(
        "move bodies",
        move_bodies,
        (b'{"type":"guess","word":"cat"}', b'{"type":"draw","start":[0,0],"end":[0,3]}'),
    ),
    Parser(
        "options",
        options,
        (b'{"letters":7,"hand":"aci*prt"}', b'{"words":["a","b"],"rows":9}', b'{"languages":["fr"]}'),
    ),
    Parser(
        "rest bodies",
        rest_bodies,
        (b'{"game":"hands","seed":"1"}', b'{"notice":true,"name":"A"}', b'{"words":"a b"}'),
    ),
    Parser(
        "messages up",
        lambda data: msgspec.json.decode(data, type=wire.Up),
        (b'{"type":"join","room":"BCDF"}', b'{"type":"submit","match":"aaaaaaaa","id":"x","move":{}}'),
    ),
    Parser("recovery words", text(recovery_words), (SIX, SIX.upper().replace(b" ", b", "), b"one two")),
    Parser("room code", text(room_code), (b"BCDF", b"bcdf", b"BCDFG")),
    Parser("name", text(name), ("Zoé".encode(), "Ａnn  B".encode(), b"<b>")),
    Parser("title", text(title), (b"Our board", "été ✨".encode(), b"")),
    Parser("day", text(day), (b"2026-11-15", b"2026-02-30", b"20261115")),
    *(
        Parser(
            f"{game.id} moves",
            text(moves(game)),
            (b"cat", b"c7", b"c7 c12", b"!hint", b"!give up", b"!!", b"-x"),
        )
        for game in GAMES
    ),
)


def fault_of(parser: Parser, data: bytes) -> str | None:
    """The judge: what came out of a parser that is neither a result nor a no."""
    try:
        parser.parse(data)
    except NOES:
        return None
    except Exception as error:
        return f"{parser.name}: {type(error).__name__} {str(error)[:100]} from {data[:200]!r}"
    return None


def mutated(data: bytes, chance: Chance) -> bytes:
    """A few bytes changed, cut, doubled or made up; now and then a character that has tripped others."""
    out = bytearray(data)
    for _ in range(chance.between(1, 5)):
        at = chance.below(len(out) + 1)
        match chance.below(6):
            case 0:
                out[at : at + 1] = bytes([chance.below(256)])
            case 1:
                del out[at : at + chance.between(1, 8)]
            case 2:
                out[at:at] = out[at : at + chance.between(1, 20)] * chance.between(1, 9)
            case 3:
                out[at:at] = bytes(chance.below(128) for _ in range(chance.between(1, 10)))
            case 4:
                out[at:at] = chance.choice(ODD).encode("utf-8", "surrogatepass")
            case _:
                out[at:at] = chance.choice(
                    [b"99999999999999999999", b"-1", b"1e999", b"null", b'""', b"[[[["]
                )
    return bytes(out)


ODD = (
    "\x00",
    "\u200b",
    "\u202e",
    "İ",
    "ß",
    "ﬁ",
    "²",
    "٣",
    "\ud800",
    "\U0001f642",
    "e\u0301",
    "\u2028",
    "\ufeff",
    "Ⅷ",
    "ǅ",
)
