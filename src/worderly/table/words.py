"""Why a word is in a list or not."""

from worderly.kit import Say
from worderly.lexicon import Lexicon
from worderly.lexicon.explanation import explain, sentences
from worderly.lexicon.rarity import meant_by
from worderly.wire.rest import WordInfo


def word_info(lexicon: Lexicon, word: str, say: Say) -> WordInfo:
    """Words that are never shown are not known here either."""
    why = explain(lexicon, meant_by(word, lexicon))
    return WordInfo(
        word=why.word,
        display=why.display,
        known=why.verdict == "listed" and why.level != "hide",
        tier=why.tier,
        meaning=why.meaning,
        lexicon=why.list,
        verdict=why.verdict,
        level=why.level,
        target=why.target,
        root=why.root,
        source=why.source,
        lines=tuple(sentences(why, say)),
    )
