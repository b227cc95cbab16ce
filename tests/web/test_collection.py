"""When a whole collection of garbage is worth its pause."""

from worderly.web.collection import FEW, Collection


def with_gone(count: int) -> Collection:
    collection = Collection()
    for _ in range(count):
        collection.one_left()
    return collection


def test_a_few_who_leave_are_not_worth_a_collection() -> None:
    assert not with_gone(FEW - 1).is_due(0)
    assert with_gone(FEW).is_due(0)


def test_in_a_crowd_as_many_must_have_left_as_are_there() -> None:
    assert not with_gone(5_000).is_due(5_001)
    assert with_gone(5_000).is_due(5_000)


def test_after_a_collection_the_count_begins_again() -> None:
    collection = with_gone(FEW)
    collection.run()
    assert not collection.is_due(0)
