"""Players, devices, pairings and circles: what is stored, found again and removed."""

from sqlalchemy import Connection

from worderly.store import people


def enroll(connection: Connection, name: str, tag: int = 1) -> people.PlayerRow:
    return people.add(connection, name, tag, True, f"{name}{tag}".encode(), 70)


def test_a_new_player_is_found_by_number_name_and_recovery_words(connection: Connection) -> None:
    second, first = enroll(connection, "ada", 9), enroll(connection, "ada", 3)
    bob = people.add(connection, "bob", 3, False, b"bob3", 71)
    assert bob == people.PlayerRow(bob.id, "bob", 3, 71, False, False)
    assert people.get(connection, bob.id) == bob
    assert people.by_recovery(connection, b"ada9") == second
    assert people.by_name(connection, "ada") == [first, second]
    assert people.by_name(connection, "eve") == []
    assert people.get(connection, bob.id + 1) is None
    assert people.by_recovery(connection, b"wrong") is None


def test_a_change_answers_with_the_changed_player_or_none(connection: Connection) -> None:
    ada = enroll(connection, "ada")
    bob = enroll(connection, "bob")
    changed = people.change(connection, ada.id, name="eve", hidden=True, on_boards=False)
    assert changed == people.PlayerRow(ada.id, "eve", 1, 70, False, True)
    assert people.get(connection, ada.id) == changed
    assert people.get(connection, bob.id) == bob
    assert people.change(connection, bob.id + 1, name="nobody") is None


def test_a_device_signs_its_player_in_until_it_is_dropped(connection: Connection) -> None:
    ada, bob = enroll(connection, "ada"), enroll(connection, "bob")
    people.add_device(connection, ada.id, b"late", 20)
    people.add_device(connection, ada.id, b"early", 10)
    people.add_device(connection, bob.id, b"other", 30)
    assert people.by_token(connection, b"late") == ada
    assert people.by_token(connection, b"other") == bob
    assert people.device_times(connection, ada.id) == [10, 20]
    people.drop_device(connection, b"late")
    assert people.by_token(connection, b"late") is None
    assert people.device_times(connection, ada.id) == [10]
    assert people.by_token(connection, b"other") == bob


def test_a_removed_player_takes_devices_and_circles_along(connection: Connection) -> None:
    ada, bob = enroll(connection, "ada"), enroll(connection, "bob")
    people.add_device(connection, ada.id, b"token", 20)
    people.add_circle(connection, "c", "Friends", ada.id, 5)
    people.join_circle(connection, "c", bob.id)
    people.remove(connection, ada.id)
    assert people.get(connection, ada.id) is None
    assert people.by_token(connection, b"token") is None
    assert people.circle_players(connection, "c") == [bob]


def test_a_pairing_is_confirmed_once_and_before_it_expires(connection: Connection) -> None:
    ada, bob = enroll(connection, "ada"), enroll(connection, "bob")
    people.add_pairing(connection, "1234", b"key", 100)
    waiting = people.pairing(connection, b"key", 99)
    assert waiting is not None
    assert (waiting["code"], waiting["player"]) == ("1234", None)
    assert not people.confirm_pairing(connection, "1234", ada.id, 100)
    assert not people.confirm_pairing(connection, "9999", ada.id, 99)
    assert people.confirm_pairing(connection, "1234", ada.id, 99)
    assert not people.confirm_pairing(connection, "1234", bob.id, 99)
    confirmed = people.pairing(connection, b"key", 99)
    assert confirmed is not None
    assert confirmed["player"] == ada.id


def test_a_pairing_is_claimed_once_and_expires(connection: Connection) -> None:
    people.add_pairing(connection, "1234", b"key", 100)
    people.add_pairing(connection, "5678", b"later", 101)
    assert people.pairing(connection, b"key", 100) is None
    assert people.pairing(connection, b"wrong", 1) is None
    people.drop_pairings(connection, 100)
    assert not people.end_pairing(connection, b"key")
    assert people.end_pairing(connection, b"later")
    assert not people.end_pairing(connection, b"later")


def test_a_circle_lists_its_players_by_name_until_the_last_one_leaves(connection: Connection) -> None:
    eve, ada, second = enroll(connection, "eve"), enroll(connection, "ada", 2), enroll(connection, "ada", 1)
    people.add_circle(connection, "c", "Friends", eve.id, 5)
    people.add_circle(connection, "d", "Others", ada.id, 6)
    for player in (ada, second, second):
        people.join_circle(connection, "c", player.id)
    assert people.circle_players(connection, "c") == [second, ada, eve]
    assert [(c["id"], c["title"], c["created_ms"]) for c in people.circles_of(connection, eve.id)] == [
        ("c", "Friends", 5)
    ]
    assert {c["id"] for c in people.circles_of(connection, ada.id)} == {"c", "d"}
    people.leave_circle(connection, "c", eve.id)
    people.leave_circle(connection, "c", ada.id)
    assert people.circle(connection, "c") is not None
    people.leave_circle(connection, "c", second.id)
    assert people.circle(connection, "c") is None
    assert people.circle_players(connection, "d") == [ada]
