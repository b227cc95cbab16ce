// The words of a graph as a tree: gives the children of a node their places.
#include "word_tree.hpp"

#include <algorithm>

namespace worderly {
namespace {

// Places are sought among so many of the last ones: gaps before them are few, and what was added together
// lies together.
constexpr uint32_t kLast = 256;

}  // namespace

void WordTree::clear() {
  numbers_.clear(), free_.clear();
  numbers_.reserve(kStep * kMost);
  add_folded(0, graph_slots_[0]);
  unfold(0);
}

uint32_t WordTree::unfold(uint32_t number) {
  const uint64_t folded = slots()[number];
  // Number 0 is the root, so no base is 0.
  const uint32_t base = free_.first_fit(mask_of(folded), std::max(free_.size(), kLast + 1) - kLast);
  const uint32_t from = base_of(folded) & (kFolded - 1);
  for (uint32_t letters = mask_of(folded); letters; letters &= letters - 1) {
    const auto letter = static_cast<uint32_t>(std::countr_zero(letters));
    add_folded(base + letter, graph_slots_[from + letter]);
  }
  numbers_[kStep * number] = make_slot(mask_of(folded), ends_word(folded), base);
  return base;
}

void WordTree::add_folded(uint32_t number, uint64_t graph_slot) {
  free_.take(number);
  if (number >= size()) numbers_.resize(kStep * free_.size());
  numbers_[kStep * number] =
      make_slot(mask_of(graph_slot), ends_word(graph_slot), base_of(graph_slot) | kFolded);
}

}  // namespace worderly
