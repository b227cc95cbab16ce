"""The builder for a language whose source is one plain list of words."""

import gzip
from pathlib import Path

import msgspec
import pytest

from worderly.lexicon.build.model import Levels
from worderly.lexicon.build.word_list import build


@pytest.fixture
def lists(tmp_path: Path) -> Path:
    folder = tmp_path / "xx"
    folder.mkdir()
    texts = {
        "language.toml": 'fold = "latin"\nalphabet = "abcdefghijklmnopqrstuvwxyz"\n',
        "words.txt": "Café\nthé\nun\na\nœuf\nrude\nParis\nmille1\n",
        "overlay.txt": "+ gâteau\n- un\n",
        "show.txt": "",
        "watch/words.txt": "[block]\nrude: rude\n[hide]\nthé: thé gros\n[grim]\nœuf: œuf\n",
        "names.txt": "Paris",
        "untiered.txt": "",
    }
    for name, text in texts.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return folder


def test_keys_are_folded_and_spellings_kept(lists: Path) -> None:
    built = build({}, lists)
    assert built.words == {"cafe", "the", "oeuf", "paris", "gateau"}
    assert built.display == {"cafe": "café", "the": "thé", "oeuf": "œuf", "gateau": "gâteau"}
    assert built.levels == Levels(frozenset({"rude"}), frozenset({"the", "gros"}), frozenset({"oeuf"}))


def test_without_frequencies_every_visible_word_is_easy(lists: Path) -> None:
    tiers = build({}, lists).tiers
    assert tiers["easy", True] == {"cafe", "oeuf", "gateau"}
    assert not any(words for group, words in tiers.items() if group != ("easy", True))


def test_with_frequencies_the_tiers_depend_on_them(lists: Path) -> None:
    buckets: list[list[str]] = [[] for _ in range(601)]
    buckets[500], buckets[600] = ["café"], ["œuf"]
    packed = gzip.compress(msgspec.msgpack.encode([{"format": "cB", "version": 1}, *buckets]))

    def read(name: str) -> bytes:
        return {"wordfreq/data/small_xx.msgpack.gz": packed}[name]

    tiers = build({"wordfreq": read}, lists).tiers
    assert tiers["easy", True] == {"cafe"}
    assert tiers["hard", True] == {"oeuf"}


def test_an_added_word_keeps_the_tier_it_carries(lists: Path) -> None:
    (lists / "overlay.txt").write_text("+ gâteau\n+hard kéfir thé\n", "utf-8")
    built = build({}, lists)
    assert built.tiers["hard", True] == {"kefir"}  # "the" is hidden
    assert built.tiers["easy", True] == {"cafe", "oeuf", "gateau", "un"}
