// The portable search of one level: two passes over its prefixes, and a slower one for faces of several
// letters.
#include <algorithm>

#include "boards.hpp"

namespace worderly {

// Memory grows with the number of prefixes found, which the dictionary limits.
template <typename T>
void enlarge(std::unique_ptr<T[]>& array, size_t used, size_t capacity) {
  auto larger = std::make_unique_for_overwrite<T[]>(capacity);
  std::copy_n(array.get(), used, larger.get());
  array = std::move(larger);
}

void BoardSearch::grow(size_t n_prefixes) {
  if (capacity_ / 2 > graph_->max_prefixes() + kBatch * kMaxLetters)
    throw GraphError("its contents are damaged");
  const size_t capacity = std::max<size_t>(2 * capacity_, 2 * kBatch * kMaxLetters);
  enlarge(at_, n_prefixes, capacity);
  enlarge(slot_, n_prefixes, capacity);
  enlarge(parent_, n_prefixes, capacity);
  enlarge(sure_, n_prefixes, capacity);
  enlarge(maybe_, n_prefixes, capacity);
  enlarge(doubts_, capacity_, capacity);
  enlarge(candidates_, capacity_, capacity);
  enlarge(ended_, capacity_, capacity);
  capacity_ = capacity;
}

void LettersNear::read(const Board& board) {
  letters_ = first_letters_ = 0;
  follow_.fill(uint64_t{UINT32_MAX} << 32);
  begun_.fill(0);
  for (Cells left = board.usable(); left; left &= left - 1) {
    const WordView face = board.face(low_bit(left));
    const uint32_t first = 1u << face[0], begun = face.size() > 1 ? first : 0;
    for (Cells near = board.neighbours(lowest(left)) & board.usable(); near; near &= near - 1) {
      follow_[low_bit(near)] |= first;
      begun_[low_bit(near)] |= begun;
    }
    letters_ |= first;
    first_letters_ |= begun;
  }
}

void BoardSearch::add_root() {
  at_[kRoot] = sure_[kRoot] = maybe_[kRoot] = 0;
  slot_[kRoot] = parent_[kRoot] = 0;
  n_prefixes_ = 1;
}

// Adds the prefixes of one letter.
void BoardSearch::start() {
  near_.read(*board_);
  const LettersNear::Rows everywhere = LettersNear::rows_of(~Cells{0});
  const uint64_t root = slots_[0] & near_.follow(everywhere);
  const uint32_t begun = near_.begun(everywhere);
  add_root();
  for (uint32_t letters = mask_of(root); letters; letters &= letters - 1) {
    const auto letter = static_cast<uint32_t>(std::countr_zero(letters));
    const uint32_t inside = (begun >> letter) & 1;
    at_[n_prefixes_] = board_->single(letter);
    slot_[n_prefixes_] = (base_of(root) + letter) | (inside * kInside);
    parent_[n_prefixes_] = kRoot;
    n_prefixes_ += (board_->single(letter) != 0) | inside;
  }
}

// First pass over a level: selects the prefixes that end a word, and those that a neighbouring letter can
// extend. It has no branches, so that the processor loads many slots in parallel.
template <bool HasLongFaces>
size_t BoardSearch::select(uint32_t begin, uint32_t end) {
  const Board& board = *board_;
  const LettersNear& near = near_;
  const Slots slots = slots_;
  Candidate* const candidate = candidates_.get();
  uint32_t* const ended = ended_.get();
  size_t n_candidates = 0, n_ended = 0;
  for (uint32_t index = begin; index < end; ++index) {
    const Cells at = at_[index];
    const uint32_t number = slot_[index];
    const uint64_t slot = slots[HasLongFaces ? number & kSlotBits : number];
    ended[n_ended] = index;
    n_ended += ends_word(slot) & (at != 0);
    const LettersNear::Rows rows = LettersNear::rows_of(at);
    uint64_t follow = near.follow(rows);
    if constexpr (HasLongFaces) {
      follow |= board.inner_letters() & (0 - (number >> 31));
      candidate[n_candidates].begun = near.begun(rows);
    }
    const uint64_t trimmed = slot & follow;
    candidate[n_candidates].slot = trimmed;
    candidate[n_candidates].index = index;
    n_candidates += mask_of(trimmed) != 0;
  }
  n_ended_ = n_ended;
  return n_candidates;
}

// The hot loop of the kernel. The next set holds the neighbouring cells with the letter that are not surely
// used. A cell that was in an earlier set may be used twice: it is a doubt, resolved at the end of the level.
// Pushing has no branches: the next prefix overwrites a prefix without cells.
template <bool HasLongFaces>
void BoardSearch::expand(size_t n_candidates, uint32_t depth) {
  const Board& board = *board_;
  const Slots slots = slots_;
  for (size_t begin = 0; begin < n_candidates; begin += kBatch) {
    if (capacity_ < n_prefixes_ + kBatch * kMaxLetters) [[unlikely]]
      grow(n_prefixes_);
    const Candidate* const end = candidates_.get() + std::min(n_candidates, begin + kBatch);
    Cells* const at = at_.get();
    uint32_t *const slot = slot_.get(), *const parent = parent_.get();
    Doubt* doubt = doubts_.get() + n_doubts_;
    size_t top = n_prefixes_;
    for (const Candidate* candidate = candidates_.get() + begin; candidate != end; ++candidate) {
      const uint32_t index = candidate->index, before = parent[index];
      if (HasLongFaces && (slot[index] & (kInside | kJumped))) {
        n_prefixes_ = top, n_doubts_ = static_cast<size_t>(doubt - doubts_.get());
        expand_loose(*candidate, depth);
        top = n_prefixes_, doubt = doubts_.get() + n_doubts_;
        continue;
      }
      const Cells near = board.neighbours(at[index]), came_from = at[before] & near;
      const Cells sure = sure_[before] | if_single(came_from) | if_single(at[index]);
      const Cells maybe = maybe_[before] | came_from;
      sure_[index] = sure, maybe_[index] = maybe;
      const Cells open = near & ~sure;
      const uint32_t base = base_of(candidate->slot);
      uint64_t letters = mask_of(candidate->slot);
      do {
        const uint32_t letter = low_bit(letters);
        const Cells cells = open & board.single(letter);
        const Cells doubtful = cells & maybe;
        const uint32_t inside = HasLongFaces ? (candidate->begun >> letter) & 1 : 0;
        prefetch(slots.address(base + letter));
        at[top] = cells ^ doubtful, slot[top] = (base + letter) | (inside * kInside), parent[top] = index;
        *doubt = {doubtful, static_cast<uint32_t>(top)};
        top += (cells != 0) | inside;
        doubt += doubtful != 0;
        letters &= letters - 1;
      } while (letters);
    }
    n_prefixes_ = top, n_doubts_ = static_cast<size_t>(doubt - doubts_.get());
  }
}

// The same for a prefix that may end inside or at the end of a face of several letters. Such a face is
// entered from the prefix before its first letter and left at its last letter. Paths through it skip the
// sets in between, so their used cells are not surely known.
void BoardSearch::expand_loose(const Candidate& candidate, uint32_t depth) {
  const uint32_t index = candidate.index;
  const Cells last = at_[parent_[index]];
  const Cells sure = slot_[index] & kJumped ? 0 : sure_[parent_[index]] | if_single(last & near(index));
  sure_[index] = sure | if_single(at_[index]);
  maybe_[index] = maybe_[parent_[index]] | last;
  const Cells around = near(index) & ~sure_[index];
  const Cells maybe = maybe_[index] | at_[index];
  for (uint32_t letters = mask_of(candidate.slot); letters; letters &= letters - 1) {
    const auto letter = static_cast<uint8_t>(std::countr_zero(letters));
    const bool is_long = (board_->long_letters() >> letter) & 1;
    const Cells endings = is_long ? long_endings(index, depth, letter) : 0;
    const Cells cells = (around & board_->single(letter)) | endings;
    const bool inside = is_long && may_continue(index, depth, letter);
    if (!cells && !inside) continue;
    const Cells doubtful = cells & maybe;
    if (doubtful) doubts_[n_doubts_++] = {doubtful, static_cast<uint32_t>(n_prefixes_)};
    const uint32_t marks = (inside ? kInside : 0) | (endings ? kJumped : 0);
    at_[n_prefixes_] = cells & ~doubtful;
    slot_[n_prefixes_] = (base_of(candidate.slot) + letter) | marks;
    parent_[n_prefixes_++] = index;
  }
}

Cells BoardSearch::near(uint32_t index) const {
  return index == kRoot ? ~Cells{0} : board_->neighbours(at_[index]);
}

uint32_t BoardSearch::ancestor(uint32_t index, uint32_t steps) const {
  for (; steps; --steps) index = parent_[index];
  return index;
}

uint8_t BoardSearch::letter_of(uint32_t index) const {
  return static_cast<uint8_t>((slot_[index] & kSlotBits) -
                              base_of(slots_[slot_[parent_[index]] & kSlotBits]));
}

// Whether the prefix ends with these letters.
bool BoardSearch::tail_matches(uint32_t index, uint32_t depth, WordView tail) const {
  if (tail.size() > depth) return false;
  for (size_t i = tail.size(); i > 0; --i, index = parent_[index]) {
    if (letter_of(index) != tail[i - 1]) return false;
  }
  return true;
}

Cells BoardSearch::long_endings(uint32_t index, uint32_t depth, uint8_t letter) const {
  Cells cells = 0;
  for (const Face& face : board_->long_faces()) {
    const WordView rest = WordView(face.letters).substr(0, face.letters.size() - 1);
    if (face.letters.back() != letter || !tail_matches(index, depth, rest)) continue;
    cells |= near(ancestor(index, static_cast<uint32_t>(rest.size()))) & face.cells;
  }
  return cells;
}

// Whether the prefix plus this letter can end inside a long face that its path can reach.
bool BoardSearch::may_continue(uint32_t index, uint32_t depth, uint8_t letter) const {
  for (const Face& face : board_->long_faces()) {
    for (uint32_t read = 0; read + 1 < face.letters.size(); ++read) {
      if (face.letters[read] != letter || !tail_matches(index, depth, WordView(face.letters).substr(0, read)))
        continue;
      if (near(ancestor(index, read)) & face.cells) return true;
    }
  }
  return false;
}

// Searches one level: finds the words that end in it, and adds the prefixes of the next.
void BoardSearch::extend(uint32_t begin, uint32_t end, uint32_t depth) {
  const bool has_long_faces = board_->has_long_faces();
  const size_t n_candidates = has_long_faces ? select<true>(begin, end) : select<false>(begin, end);
  if (tree_) unfold(n_candidates);
  has_long_faces ? expand<true>(n_candidates, depth) : expand<false>(n_candidates, depth);
}

// Gives the children of the candidates their places in the tree.
void BoardSearch::unfold(size_t n_candidates) {
  for (size_t i = 0; i < n_candidates; ++i) {
    Candidate& candidate = candidates_[i];
    if (!(base_of(candidate.slot) & WordTree::kFolded)) continue;
    const uint32_t base = tree_->unfold(number_of(candidate.index));
    candidate.slot = make_slot(mask_of(candidate.slot), ends_word(candidate.slot), base);
  }
  slots_ = tree_->slots();
}

}  // namespace worderly
