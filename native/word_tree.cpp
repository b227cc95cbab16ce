// The words of a graph as a tree: finds places for the children of a node.
#include "word_tree.hpp"

#include <algorithm>

namespace worderly {
namespace {

constexpr uint32_t kBits = 64;
// Places are sought among so many of the last ones: gaps before them are few, and what was added together
// lies together.
constexpr uint32_t kLast = 4 * kBits;

}  // namespace

void WordTree::clear() {
  numbers_.clear(), free_.clear();
  numbers_.reserve(kStep * kMost);
  add(0, graph_slots_[0] | uint64_t{kFolded} << 33);
  unfold(0);
}

uint32_t WordTree::unfold(uint32_t number) {
  const uint64_t folded = slots()[number];
  const uint32_t base = free_base(mask_of(folded)), from = base_of(folded) & (kFolded - 1);
  for (uint32_t letters = mask_of(folded); letters; letters &= letters - 1) {
    const auto letter = static_cast<uint32_t>(std::countr_zero(letters));
    add(base + letter, graph_slots_[from + letter] | uint64_t{kFolded} << 33);
  }
  numbers_[kStep * number] = make_slot(mask_of(folded), ends_word(folded), base);
  return base;
}

// The first base near the end at which the places of all letters are free.
uint32_t WordTree::free_base(uint32_t letters) {
  const auto end = static_cast<uint32_t>(size());
  // Number 0 is the root, so no base is 0.
  for (uint32_t base = std::max(end, kLast + 1) - kLast;; base += kBits) {
    uint64_t fits = ~uint64_t{0};
    for (uint32_t left = letters; left; left &= left - 1)
      fits &= free_from(base + static_cast<uint32_t>(std::countr_zero(left)));
    if (fits) return base + static_cast<uint32_t>(std::countr_zero(fits));
  }
}

// A bit for each of 64 places; beyond the end all are free.
uint64_t WordTree::free_from(uint32_t number) const {
  const size_t word = number / kBits, shift = number % kBits;
  const auto at = [&](size_t i) { return i < free_.size() ? free_[i] : ~uint64_t{0}; };
  return shift ? at(word) >> shift | at(word + 1) << (kBits - shift) : at(word);
}

void WordTree::add(uint32_t number, uint64_t slot) {
  if (number >= size()) {
    free_.resize(number / kBits + 1, ~uint64_t{0});
    numbers_.resize(kStep * kBits * free_.size());
  }
  free_[number / kBits] &= ~(uint64_t{1} << number % kBits);
  numbers_[kStep * number] = slot;
}

}  // namespace worderly
