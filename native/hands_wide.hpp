// The hot loop of a hand's optimum for processors with AVX-512: a word is tried in eight states at once.
#pragma once
#include <cstdint>

namespace worderly {

// A word in states that differ in their low digits only.
struct TriedWord {
  int64_t value;        // of its letters
  int64_t factor;       // in the smallest of the states; each letter more takes 3 from it
  uint32_t low;         // its low digits
  uint64_t fits;        // the low digits of the states that have its letters, a bit for each
  const int64_t* rest;  // the totals of the states with its high digits taken away
};

bool can_raise_wide();
// Raises the totals to what the word gives; `sizes` are the letters of the low digits.
void raise_wide(int64_t* totals, const int64_t* sizes, const TriedWord& word);

}  // namespace worderly
