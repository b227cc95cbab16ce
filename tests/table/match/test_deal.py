"""Dealing: which rules a number of seats gets, and the same first state for the same wish."""

import pytest

from worderly.games import GAMES, game_of
from worderly.kit import Refused, decode, encode, start
from worderly.kit.race import RaceOptions
from worderly.store.tables.rows import NewSeat
from worderly.table.catalog import Catalog
from worderly.table.match.deal import Deal, Dealt, deal, seating, seats_of

CATALOG = Catalog(GAMES)
ANN, BEN, BOT = NewSeat(key_hash=b"ann"), NewSeat(key_hash=b"ben"), NewSeat(bot="reader")


def wish(game: str, people: int, is_room: bool = False) -> Deal:
    return Deal(game, encode(game_of(game).Options()), "seed", people, is_room, 0)


@pytest.mark.parametrize(("people", "is_race"), [(1, False), (3, True)])
def test_several_seats_of_a_game_for_one_are_a_race(people: int, is_race: bool) -> None:
    dealt = deal(CATALOG, wish("wizards", people))
    assert (dealt.race, dealt.seats) == (is_race, people)


def test_a_room_has_a_games_own_rules_for_one_seat_too() -> None:
    boogle = game_of("boogle")
    options = boogle.Options()
    for count, is_room in ((1, True), (2, False)):
        rules, own = seating(boogle, options, count, is_room)
        assert rules is boogle
        assert own == boogle.together(options, count)
    assert seating(boogle, options, 1) == (boogle, options)


def test_a_race_keeps_the_options_and_their_languages() -> None:
    wizards = game_of("wizards")
    options = wizards.Options(languages=("fr",))
    _, raced = seating(wizards, options, 2)
    assert raced == RaceOptions(of=options, seats=2, languages=("fr",))


def test_a_wish_is_dealt_as_the_game_itself_starts() -> None:
    game = game_of("battlewords")
    dealt = deal(CATALOG, wish("battlewords", 1))
    options = decode(dealt.options, game.Options)
    assert dealt.state == encode(start(game, options, "seed", CATALOG.tools(options, 0)))


def dealt(seats: int, machine: str = "") -> Dealt:
    return Dealt(False, b"", b"", seats, machine)


def test_players_at_one_screen_share_a_key_and_the_machine_sits_last() -> None:
    assert seats_of([ANN], dealt(2)) == [ANN, ANN]
    assert seats_of([ANN], dealt(2, "reader")) == [ANN, BOT]
    assert seats_of([ANN, BOT], dealt(2)) == [ANN, BOT]
    with pytest.raises(Refused, match="wrong_number_of_seats"):
        seats_of([ANN, BEN], dealt(1))
