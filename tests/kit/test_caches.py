"""Values derived from a record are kept with it."""

from weakref import ref

from msgspec.structs import replace

from worderly.kit import Record, decode, encode, kept_with_record


class Number(Record, tag="number", dict=True):
    value: int


class Answer:
    def __init__(self, value: int) -> None:
        self.value = value


asked: list[int] = []


@kept_with_record
def double(number: Number) -> Answer:
    asked.append(number.value)
    return Answer(2 * number.value)


@kept_with_record
def square(number: Number) -> int:
    return number.value**2


def test_the_same_record_is_worked_out_once() -> None:
    asked.clear()
    one, equal = Number(1), Number(1)
    assert [double(one).value, double(one).value, double(equal).value] == [2, 2, 2]
    assert asked == [1, 1]


def test_each_function_keeps_its_own_value() -> None:
    three = Number(3)
    assert (double(three).value, square(three), double(three).value) == (6, 9, 6)


def test_a_changed_copy_is_worked_out_anew() -> None:
    three = Number(3)
    assert double(three).value == 6
    assert double(replace(three, value=5)).value == 10


def test_what_is_kept_is_neither_compared_nor_saved() -> None:
    worked_out, plain = Number(7), Number(7)
    double(worked_out)
    assert worked_out == plain
    assert hash(worked_out) == hash(plain)
    assert encode(worked_out) == encode(plain)
    assert decode(encode(worked_out), Number) == plain


def test_a_value_goes_with_its_record() -> None:
    number = Number(9)
    value = ref(double(number))
    assert value() is not None
    del number
    assert value() is None
