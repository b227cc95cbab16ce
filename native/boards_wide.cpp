// The wide search: its levels, and the spelling of its words.
#include "boards_wide.hpp"

#include <atomic>

#include "boards_lanes.hpp"

namespace worderly {
namespace {

std::atomic<bool> wide_loops = can_use_wide_loops();

}  // namespace

bool use_wide_loops(bool wanted) { return wide_loops = wanted && can_use_wide_loops(); }
bool uses_wide_loops() { return wide_loops; }

template <typename Set>
WIDE void WideSearch<Set>::start(const Board& board) {
  if (!memory_) memory_ = std::make_unique_for_overwrite<Memory>();
  board_ = &board;
  Memory& m = *memory_;
  const uint32_t letters = read_letters();
  m.at[kRoot] = m.sure[kRoot] = m.maybe[kRoot] = 0;
  m.open[kRoot] = static_cast<Set>(board.usable());
  m.slot[kRoot] = m.parent[kRoot] = 0;
  max_children_ = static_cast<size_t>(std::popcount(letters | board.inner_letters()));
  n_prefixes_ = 1, n_doubts_ = 0, steps_ = kSteps;
  extend_root(letters);
}

// The letters near a set are looked up for four cells at once, by the sixteen sets of them. Returns all
// letters that begin a face.
template <typename Set>
WIDE uint32_t WideSearch<Set>::read_letters() {
  n_quads_ = sizeof(Set) == 2 ? 4 : (board_->size() + 3) / 4;
  uint32_t all = 0;
  for (size_t quad = 0; quad < n_quads_; ++quad) {
    uint32_t* const letters = quads_[quad].data();
    letters[0] = 0;
    for (uint32_t i = 0; i < 4; ++i) {
      const uint32_t letter = board_->first_letter(4 * quad + i);
      for (uint32_t set = 0; set < 1u << i; ++set) letters[set + (1u << i)] = letters[set] | letter;
    }
    all |= letters[15];
  }
  return all;
}

template <typename Set>
WIDE void WideSearch<Set>::extend_root(uint32_t letters) {
  Candidates& root = memory_->candidates;
  root.letters[0] = mask_of(slots_[0]) & letters, root.base[0] = base_of(slots_[0]);
  root.at[0] = root.sure[0] = root.maybe[0] = 0;
  root.open[0] = memory_->open[kRoot];
  root.index[0] = kRoot;
  expand(root.letters[0] != 0);
}

// Searches one level: finds the words that end in it, and adds the prefixes of the next.
template <typename Set>
WIDE bool WideSearch<Set>::extend(uint32_t begin, uint32_t end) {
  fetch(begin, end);
  const size_t n_candidates = select(begin, end);
  if (n_candidates * max_children_ + kRoom > kPrefixes - n_prefixes_) return false;
  if (has_folded_) unfold(n_candidates);
  expand(n_candidates);
  return true;
}

template <typename Set>
void WideSearch<Set>::fetch(uint32_t begin, uint32_t end) {
  tree_ ? fetch_as<WordTree::kStep>(begin, end) : fetch_as<1>(begin, end);
}

// So short a loop that the processor has dozens of slots under way at once.
template <typename Set>
template <size_t Step>
void WideSearch<Set>::fetch_as(uint32_t begin, uint32_t end) {
  Memory* const m = memory_.get();
  const uint64_t* const slots = slots_.address(0);
  for (uint32_t index = begin; index < end; ++index)
    m->fetched[index - begin] = slots[Step * (m->slot[index] & kSlotBits)];
}

// Gives the children of the candidates their places in the tree.
template <typename Set>
WIDE void WideSearch<Set>::unfold(size_t n_candidates) {
  Candidates& chosen = memory_->candidates;
  for (size_t i = 0; i < n_candidates; ++i)
    if (chosen.base[i] & WordTree::kFolded) chosen.base[i] = tree_->unfold(number_of(chosen.index[i]));
  slots_ = tree_->slots();
}

template <typename Set>
uint8_t WideSearch<Set>::letter_of(uint32_t index) const {
  const Memory& m = *memory_;
  const uint32_t before = m.slot[m.parent[index]] & kSlotBits;
  return static_cast<uint8_t>((m.slot[index] & kSlotBits) - base_of(slots_[before]));
}

// Any cell of a prefix gives its letter; only a prefix that ends inside a face may have no cell.
template <typename Set>
uint8_t WideSearch<Set>::last_letter(uint32_t index) const {
  const Set at = memory_->at[index];
  return at ? board_->last_letter(at) : letter_of(index);
}

template <typename Set>
void WideSearch<Set>::pack_word(uint32_t index, uint32_t depth, Packed& packed) const {
  const size_t at = packed.size();
  packed.resize(at + depth + 1);
  packed[at] = static_cast<uint8_t>(depth);
  for (uint32_t i = depth; i > 0; --i, index = memory_->parent[index]) packed[at + i] = last_letter(index);
}

template class WideSearch<uint16_t>;
template class WideSearch<uint32_t>;
template class WideSearch<uint64_t>;

}  // namespace worderly
