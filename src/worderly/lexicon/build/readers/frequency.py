"""Reads how common words are: Zipf frequencies (log10 of uses per billion words) of wordfreq."""

import gzip
import math

import msgspec


class Frequencies:
    """A file of wordfreq (cBpack: a header, then a list of words for each centibel below probability 1)."""

    def __init__(self, packed: bytes) -> None:
        header, *buckets = msgspec.msgpack.decode(gzip.decompress(packed))
        if header != {"format": "cB", "version": 1}:
            raise ValueError(f"unknown frequency file {header!r}")
        self._centibels = {word: depth for depth, words in enumerate(buckets) for word in words}

    def zipf(self, *spellings: str) -> float:
        """Sums the spellings of one key; 0.0 for unknown words."""
        depths = [self._centibels[text] for text in spellings if text in self._centibels]
        if not depths:
            return 0.0
        return round(9 + math.log10(math.fsum(10 ** (-depth / 100) for depth in depths)), 2)
