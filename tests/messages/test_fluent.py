"""The reader of Fluent's subset, against fluent.runtime on texts made up by Hypothesis."""

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given
from hypothesis import strategies as st

from worderly.messages import catalog
from worderly.messages.catalog import Messages
from worderly.messages.fluent import entries, parse

words = st.text("abc é'’.,-", min_size=1, max_size=8).filter(lambda text: text.strip(" .-") != "")
placeables = st.sampled_from(
    ["{ $n }", "{ $word }", "{ NUMBER($n, useGrouping: 0) }", '{ "{" }', '{ "\\u00e9" }', '{" "}']
)
selects = st.builds(
    "{{ $n ->\n    [0] {}\n    [one] {} {{ $n }}\n   *[other] {}\n}}".format, words, words, words
)
lines = st.lists(words | placeables | selects, min_size=1, max_size=4).map(" ".join)
blocks = st.lists(lines, min_size=1, max_size=3).map(
    lambda ls: "".join(f"\n    {line.strip()}" for line in ls)
)


@given(body=lines | blocks, n=st.integers(-3, 2_000_000), language=st.sampled_from(["en", "fr"]))
def test_a_message_reads_as_fluent_runtime_reads_it(body: str, n: int, language: str) -> None:
    source = f"m = {body}\n"
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    if not bundle.has_message("m") or (value := bundle.get_message("m").value) is None:
        return
    facts: dict[str, str | int] = {"n": n, "word": "w"}
    theirs = bundle.format_pattern(value, facts)[0]
    ours = Messages(language).resolve(parse(entries(source)["m"]), facts)
    assert ours == theirs


@pytest.mark.parametrize("raw", [" { $n -> [a] x }", " { $n -> *[a] x", " { ! }", " a } b"])
def test_a_broken_message_is_refused(raw: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse(raw)


def test_an_entry_ends_where_the_next_begins() -> None:
    assert list(entries("# c\na = 1\n  2\n\nb-c =\n  { $x ->\n *[other] y\n}\n-t = z\n")) == [
        "a",
        "b-c",
        "-t",
    ]


def test_what_french_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        catalog, "raw_messages", lambda language: {"only-english": " yes"} if language == "en" else {}
    )
    assert Messages("fr").text("only-english") == "yes"
