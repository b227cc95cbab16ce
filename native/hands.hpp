// Finds the best line of play from a hand of letters by dynamic programming over its sub-multisets.
#pragma once
#include <cstdint>
#include <vector>

#include "graph.hpp"

namespace worderly {

constexpr uint8_t kWild = kMaxLetters;     // the letter number of the wildcard
constexpr uint32_t kMaxStates = 1u << 16;  // sixteen different letters

struct Hand {
  std::array<uint8_t, kMaxLetters + 1> counts{};  // the last entry counts wildcards
  uint32_t idle = 0;                              // number of letters that no word has
  uint32_t vowels = 0;
  std::array<int32_t, kMaxLetters> values{};
};

// One step of a line: letters played as a word, or discarded (then without points).
struct HandStep {
  Word letters;  // sorted, kWild last
  uint32_t n = 0;
  int64_t points = 0;
  bool is_discard = false;
};

struct HandPlan {
  int64_t total = 0;
  std::vector<HandStep> steps;
};

// Words of `without` (may be null) are not played.
HandPlan best_hand(const Graph& graph, const Graph* without, const Hand& hand, bool discards);

}  // namespace worderly
