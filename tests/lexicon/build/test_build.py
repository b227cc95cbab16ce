"""The parts of the builder on small inputs; packages with a wrong hash are refused."""

import gzip
import io
import shutil
import tarfile
import zipfile
from pathlib import Path

import msgspec
import pytest

from worderly.lexicon.build.__main__ import main
from worderly.lexicon.build.en.base_forms import BaseForms
from worderly.lexicon.build.en.words import inflections
from worderly.lexicon.build.list_files import read_changes, read_pairs, read_words
from worderly.lexicon.build.readers.affixes import expand, read_rules, read_stems
from worderly.lexicon.build.readers.archives import Reader, open_archive
from worderly.lexicon.build.readers.frequency import Frequencies
from worderly.lexicon.build.readers.profanity import read_cuss, read_naughty
from worderly.lexicon.build.readers.wordnet import WordNet
from worderly.lexicon.build.sources import Source, open_sources, read_lock
from worderly.lexicon.folder import SHIPPED

ROOT = Path(__file__).parents[3]

AFFIXES = """
FLAG long
SFX S. Y 2
SFX S. 0 0/L' [^sxz]
SFX S. 0 s/L' [^sxz]
SFX a0 Y 3
SFX a0 er ant/l' [^g]er
SFX a0 ger geant/l' ger
SFX a0 er a er
PFX L' Y 1
PFX L' 0 l' .
PFX Um Y 2
PFX Um 0 0/S. .
PFX Um 0 kilo/S. .
"""


@pytest.mark.parametrize(
    ("line", "forms"),
    [
        ("chat/S.", {"chat", "chats"}),
        ("nez/S.", {"nez"}),
        ("manger/a0", {"manger", "mangeant", "manga"}),
        ("parler/a0", {"parler", "parlant", "parla"}),
        ("gramme/Um", {"gramme", "grammes", "kilogramme", "kilogrammes"}),
        ("kg/||--", set()),
        ("fantôme/{}", set()),
        ("aller/()a0", {"allant", "alla"}),
        ("oui", {"oui"}),
    ],
)
def test_a_stem_expands_to_the_forms_that_its_flags_allow(line: str, forms: set[str]) -> None:
    [(stem, flags)] = read_stems(f"1\n{line}\n")
    assert expand(stem, flags, read_rules(AFFIXES)) == forms


def test_frequencies_are_read_from_the_package_and_sum_over_spellings() -> None:
    buckets = [
        {"format": "cB", "version": 1},
        *([] for _ in range(300)),
        ["common"],
        *([] for _ in range(299)),
        ["rare", "râre"],
    ]
    frequencies = Frequencies(gzip.compress(msgspec.msgpack.encode(buckets)))
    assert frequencies.zipf("common") == 6.0
    assert frequencies.zipf("rare") == 3.0
    assert frequencies.zipf("rare", "râre") == 3.3
    assert frequencies.zipf("unknown") == 0.0


def test_a_frequency_file_of_another_format_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown frequency file"):
        Frequencies(gzip.compress(msgspec.msgpack.encode([{"format": "dB"}])))


@pytest.fixture
def wordnet_files() -> Reader:
    synset = '00000001 04 n 02 {} 0 other 0 000 | a thing; "an example"  '
    files = {
        "data.noun": "  1 licence\n"
        + synset.format("leaf")
        + "\n"
        + synset.format("Lent").replace("01 04", "02 04", 1),
        "index.noun": "  1 x\nleaf n 1 0 1 1 00000001\nlent n 1 0 1 1 00000002\ncity n 1 0 1 1 00000001",
        "data.verb": "",
        "index.verb": "lend v 1 0 1 1 00000001\nrun v 1 0 1 1 00000001\n",
        "noun.exc": "leaves leaf\n",
        "verb.exc": "lent lend\nran run\n",
        "cntlist.rev": "leaf%1:20:00:: 1 7\n",
    }
    empty = {f"{kind}{part}" for kind in ("data.", "index.") for part in ("adj", "adv")} | {
        "adj.exc",
        "adv.exc",
    }
    files |= dict.fromkeys(empty, "")
    return lambda path: files[path.rpartition("/")[2]].encode()


@pytest.fixture
def wordnet(wordnet_files: Reader) -> WordNet:
    return WordNet.load(wordnet_files)


def test_roots_come_from_rules_and_from_exceptions(wordnet: WordNet) -> None:
    assert wordnet.roots("leaves") == {"leaf"}
    assert wordnet.roots("cities") == {"city"}
    assert wordnet.roots("running") == set()
    assert wordnet.roots("ran") == {"run"}
    assert wordnet.roots("leaf") == set()


@pytest.fixture
def forms(wordnet: WordNet) -> BaseForms:
    words = {"vlog", "gif", "upvote", "selfie", "mini", "gas"}
    return BaseForms(wordnet, words, frozenset({"leaves"}))


@pytest.mark.parametrize("word", ["leaf", "unheard", "leaves", "glass", "ing"])
def test_a_base_form_has_no_root_or_was_read_as_a_word_of_its_own(forms: BaseForms, word: str) -> None:
    assert forms.is_base(word)


@pytest.mark.parametrize(
    "word", ["cities", "ran", "lent", "vlogs", "vlogging", "upvoted", "upvoting", "minis"]
)
def test_an_inflection_is_no_base_form_even_if_it_is_a_lemma(forms: BaseForms, word: str) -> None:
    assert not forms.is_base(word)


def test_inflections_have_a_commoner_root(wordnet_files: Reader) -> None:
    buckets = [
        {"format": "cB", "version": 1},
        *([] for _ in range(300)),
        ["leaf", "lent"],
        ["leaves", "lend"],
    ]
    packed = gzip.compress(msgspec.msgpack.encode(buckets))
    sources: dict[str, Reader] = {"wordnet-base": wordnet_files, "wordfreq": lambda _: packed}
    assert inflections(sources, ["leaf", "leaves", "lent"]) == {"leaves"}


def test_a_sense_with_a_capital_is_a_name_sense(wordnet: WordNet) -> None:
    assert [sense.synset.gloss for sense in wordnet.senses("leaf")] == ['a thing; "an example"']
    assert wordnet.senses("lent") == []
    assert len(wordnet.name_senses("lent")) == 1
    assert wordnet.uses("leaf") == 7


def test_word_lists_may_have_comments(tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text("# why\none two  # three\n\nfour\n")
    assert read_words(path) == {"one", "two", "four"}


def test_a_list_of_changes_adds_and_removes_words(tmp_path: Path) -> None:
    path = tmp_path / "overlay.txt"
    path.write_text("+ one two\n- three\n+ four\n")
    changes = read_changes(path)
    assert changes.apply(frozenset({"three", "five"})) == {"one", "two", "four", "five"}
    assert changes.tiers == {}


def test_added_words_may_carry_a_tier(tmp_path: Path) -> None:
    path = tmp_path / "overlay.txt"
    path.write_text("+ one\n+easy Café apps\n+hard yuzu\n")
    changes = read_changes(path)
    assert changes.spellings["cafe"] == "Café"
    assert changes.tiers == {"cafe": "easy", "apps": "easy", "yuzu": "hard"}
    shown = frozenset({"cafe", "apps", "one"})
    assert changes.place(shown, lambda word: word != "apps") == {
        "cafe": ("easy", True),
        "apps": ("easy", False),
    }


def test_a_list_of_changes_with_an_unknown_sign_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "overlay.txt"
    path.write_text("+ one\n+simple two\n")
    with pytest.raises(ValueError, match=r"overlay\.txt: .* not \['\+simple'\]"):
        read_changes(path)


def test_pairs_have_a_key_and_a_text(tmp_path: Path) -> None:
    path = tmp_path / "meanings.txt"
    path.write_text("it: that thing\n")
    assert read_pairs(path) == {"it": "that thing"}


def test_unlikely_profanity_is_skipped() -> None:
    script = b"export const cuss = {\n  adult: 0,\n  'bad word': 1,\n  Worse: 2,\n}\n"
    assert read_cuss(lambda _: script, "index.js") == {"bad word", "worse"}
    assert read_naughty(lambda _: b'["Bad"]', "en.json") == {"bad"}


def tar_of(name: str, content: bytes) -> bytes:
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w:gz") as archive:
        entry = tarfile.TarInfo(name)
        entry.size = len(content)
        archive.addfile(entry, io.BytesIO(content))
    return buffer.getvalue()


def test_files_are_read_from_all_three_kinds_of_package(tmp_path: Path) -> None:
    data = tar_of("./usr/words", b"cat")
    header = b"data.tar.gz".ljust(48) + str(len(data)).encode().ljust(10) + b"`\n"
    odd = b"debian-binary".ljust(48) + b"3".ljust(10) + b"`\n" + b"2.0\n"
    (tmp_path / "a.deb").write_bytes(b"!<arch>\n" + odd + header + data)
    (tmp_path / "b.tgz").write_bytes(tar_of("package/words", b"dog"))
    with zipfile.ZipFile(tmp_path / "c.whl", "w") as wheel:
        wheel.writestr("words", "cow")
    assert open_archive(tmp_path / "a.deb")("usr/words") == b"cat"
    assert open_archive(tmp_path / "b.tgz")("package/words") == b"dog"
    assert open_archive(tmp_path / "c.whl")("words") == b"cow"


def test_a_package_with_another_hash_is_not_used(tmp_path: Path) -> None:
    (tmp_path / "words.tgz").write_bytes(b"something else")
    source = Source("words", "npm", "1.0", "words.tgz", "0" * 64, "MIT", "", "", "")
    with pytest.raises(SystemExit, match=r"is not the pinned words 1\.0"):
        open_sources({"words": source}, tmp_path, tmp_path / "lexicons.txt")


def test_pip_downloads_exactly_the_packages_of_the_lock() -> None:
    wheels = (ROOT / "requirements/lexicons.txt").read_text()
    for source in read_lock(ROOT / "lexicons/sources.toml").values():
        pinned = f"{source.name}=={source.version} \\\n    --hash=sha256:{source.sha256}" in wheels
        assert pinned == (source.registry == "pypi")


@pytest.mark.long
def test_the_shipped_lexicons_are_rebuilt_byte_for_byte(tmp_path: Path) -> None:
    """Downloads the pinned packages (about 65 MB) if they are not in the cache."""
    lists = tmp_path / "lexicons"
    shutil.copytree(ROOT / "lexicons", lists)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    (tmp_path / ".cache").mkdir()
    if (ROOT / ".cache/lexicons").exists():
        shutil.copytree(ROOT / ".cache/lexicons", tmp_path / ".cache/lexicons")
    main(tmp_path, tmp_path / "data")
    for built in sorted((tmp_path / "data").rglob("*.*")):
        assert built.read_bytes() == (SHIPPED / built.relative_to(tmp_path / "data")).read_bytes(), built.name
    for name in ("en", "fr"):
        assert (lists / name / "words.txt").read_bytes() == (
            ROOT / "lexicons" / name / "words.txt"
        ).read_bytes()
