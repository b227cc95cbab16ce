// The doubts of the wide search: cells that a prefix may have used before. Faces of two letters add some.
#include "boards_lanes_small.hpp"
#include "boards_wide.hpp"

namespace worderly {

// Adds to the children of a prefix that may end inside a face the paths that leave the face: they come from
// the cells before the prefix.
template <typename Set>
WIDE void WideSearch<Set>::leave_face(uint32_t index, uint32_t letters, uint32_t first_child) {
  Memory& m = *memory_;
  const uint32_t before = m.parent[index];
  const uint8_t letter = letter_of(index);
  for (const Face& face : board_->long_faces()) {
    const uint32_t bit = 1u << face.letters[1];
    const Set cells = m.open[before] & static_cast<Set>(face.cells);
    if (face.letters[0] != letter || !(letters & bit) || !cells) continue;
    const uint32_t child = first_child + static_cast<uint32_t>(std::popcount(letters & (bit - 1)));
    const Set doubtful = cells & m.maybe[before];
    m.at[child] |= cells ^ doubtful;
    m.slot[child] |= kJumped;
    if (doubtful)
      m.doubt_cells[n_doubts_] = doubtful, m.doubt_prefix[n_doubts_++] = static_cast<Number>(child);
    settle(child);
  }
}

// Computes the sets of a prefix again, after its cells have changed. Paths that end with a face of two
// letters come from the cells of the prefix before the last.
template <typename Set>
WIDE void WideSearch<Set>::settle(uint32_t index) {
  Memory& m = *memory_;
  const uint32_t parent = m.parent[index];
  const Set around = neighbours(m.at[index]), came_from = m.at[parent] & around;
  if (m.slot[index] & kJumped) {
    const uint32_t before = m.parent[parent];
    m.sure[index] = m.slot[parent] & kJumped ? 0 : m.sure[before];
    m.maybe[index] = m.maybe[parent] | m.at[parent] | m.at[before];
  } else {
    m.sure[index] = m.sure[parent] | if_single(came_from);
    m.maybe[index] = m.maybe[parent] | came_from;
  }
  m.open[index] = around & ~m.sure[index];
}

// Keeps the doubts that matter: whose prefix would go on, were all its cells there, or end a word that is
// not found yet. It has no branches, because nobody could predict them.
template <typename Set>
WIDE void WideSearch<Set>::drop_idle_doubts() {
  Memory& m = *memory_;
  size_t n_doubts = 0;
  for (size_t i = 0; i < n_doubts_; ++i) {
    const Set cells = m.doubt_cells[i];
    const uint32_t prefix = m.doubt_prefix[i], number = m.slot[prefix];
    const uint64_t slot = slots_[number & kSlotBits];
    const Set open = neighbours(m.at[prefix] | cells) & ~m.sure[m.parent[prefix]];
    const bool is_through_face = (number & ~kSlotBits) != 0;
    m.doubt_cells[n_doubts] = cells, m.doubt_prefix[n_doubts] = static_cast<Number>(prefix);
    n_doubts +=
        (ends_word(slot) & (m.at[prefix] == 0)) | ((mask_of(slot) & letters_in(open)) != 0) | is_through_face;
  }
  n_doubts_ = n_doubts;
}

template <typename Set>
WIDE uint32_t WideSearch<Set>::letters_in(Set cells) const {
  uint32_t letters = 0;
  for (size_t quad = 0; quad < n_quads_; ++quad, cells >>= 4) letters |= quads_[quad][cells & 15];
  return letters;
}

// Decides every doubtful cell of the new level; false if the steps did not suffice.
template <typename Set>
WIDE bool WideSearch<Set>::resolve_doubts() {
  if (n_doubts_ == 0) return true;
  Memory& m = *memory_;
  drop_idle_doubts();
  for (size_t i = 0; i < n_doubts_; ++i) {
    const uint32_t prefix = m.doubt_prefix[i];
    m.at[prefix] |= reached(prefix, m.doubt_cells[i]);
    settle(prefix);
  }
  n_doubts_ = 0;
  return steps_ > 0;
}

// Those of the cells that a path of the prefix reaches.
template <typename Set>
WIDE Set WideSearch<Set>::reached(uint32_t index, Set cells) {
  Set reached = 0;
  for (; cells; cells &= cells - 1) {
    const Set cell = cells & (~cells + 1);
    reached |= reaches(index, cell) ? cell : 0;
  }
  return reached;
}

// Propagates sets backwards from the cell along the parents, without the cell itself: `all` holds every cell
// that a path to it may use, `free` those that no earlier set holds. As soon as no earlier set holds the
// cell, any path to a free cell proves it.
template <typename Set>
WIDE bool WideSearch<Set>::reaches(uint32_t index, Set cell) {
  const Memory& m = *memory_;
  uint32_t at = m.parent[index], marks = m.slot[index];
  Set all = neighbours(cell), free = all;
  while (at != kRoot) {
    marks |= m.slot[at];
    if (marks & kJumped) break;
    all &= m.at[at] & ~cell;
    free &= all;
    // One branch for both answers: which of them it is cannot be predicted.
    if ((all == 0) | ((free != 0) & ((cell & m.maybe[at]) == 0))) return all != 0;
    at = m.parent[at];
    all = neighbours(all);
    free = neighbours(free & ~m.maybe[at]);
  }
  return finds_way_back(index, cell, 0);
}

// Tries all ways back to the start. As soon as no earlier set holds a cell of a way, the rest cannot
// conflict.
template <typename Set>
WIDE bool WideSearch<Set>::finds_way_back(uint32_t index, Set cell, Set used) {
  const Memory& m = *memory_;
  used |= cell;
  index = m.parent[index];
  if (board_->has_long_faces() && board_->face_length(cell) == 2) index = m.parent[index];
  if (index == kRoot || !((m.maybe[index] | m.at[index]) & used)) return true;
  Set before = neighbours(cell) & m.at[index] & ~used;
  for (; before && steps_ > 0; before &= before - 1) {
    --steps_;
    if (finds_way_back(index, before & (~before + 1), used)) return true;
  }
  return false;
}

#if WORDERLY_WIDE

// A small board has a lane for each of its cells, so that all doubtful cells of a prefix are decided at once.
namespace {

struct Sides {
  __m256i not_first, not_last;
  __m128i columns;
};

WIDE_INLINE __m256i spread(uint32_t set) { return _mm256_set1_epi16(static_cast<short>(set)); }
WIDE_INLINE __m256i each_cell() {
  return _mm256_setr_epi16(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, -32768);
}
WIDE_INLINE Sides sides_of(const Board& board) {
  return {spread(static_cast<uint32_t>(board.not_first_column())),
          spread(static_cast<uint32_t>(board.not_last_column())),
          _mm_cvtsi32_si128(static_cast<int>(board.columns()))};
}
WIDE_INLINE __m256i neighbours_of(__m256i sets, const Sides& board) {
  const __m256i sides = _mm256_or_si256(_mm256_slli_epi16(_mm256_and_si256(sets, board.not_last), 1),
                                        _mm256_srli_epi16(_mm256_and_si256(sets, board.not_first), 1));
  const __m256i row = _mm256_or_si256(sides, sets);
  return _mm256_or_si256(
      sides, _mm256_or_si256(_mm256_sll_epi16(row, board.columns), _mm256_srl_epi16(row, board.columns)));
}

}  // namespace

// The same cell by cell: a cell matters if a letter beside it can follow.
template <>
WIDE void WideSearch<uint16_t>::drop_idle_doubts() {
  Memory& m = *memory_;
  const __m256i around = neighbours_of(each_cell(), sides_of(*board_));
  const __m512i near = Lanes<uint16_t>::near(around, quads_[0].data(), n_quads_);
  size_t n_doubts = 0;
  for (size_t i = 0; i < n_doubts_; ++i) {
    const uint32_t prefix = m.doubt_prefix[i], number = m.slot[prefix];
    const uint64_t slot = slots_[number & kSlotBits];
    const uint32_t go_on = _mm512_test_epi32_mask(near, _mm512_set1_epi32(static_cast<int>(mask_of(slot))));
    const bool all_matter = (ends_word(slot) & (m.at[prefix] == 0)) | ((number & ~kSlotBits) != 0);
    const uint32_t cells = m.doubt_cells[i] & (go_on | (0 - uint32_t{all_matter}));
    m.doubt_cells[n_doubts] = static_cast<uint16_t>(cells);
    m.doubt_prefix[n_doubts] = static_cast<Number>(prefix);
    n_doubts += cells != 0;
  }
  n_doubts_ = n_doubts;
}

// As `reaches`, for all cells: `open` are those without an answer.
template <>
WIDE uint16_t WideSearch<uint16_t>::reached(uint32_t index, uint16_t cells) {
  const Memory& m = *memory_;
  const Sides sides = sides_of(*board_);
  uint32_t at = m.parent[index], marks = m.slot[index], open = cells, reached = 0;
  __m256i all = neighbours_of(each_cell(), sides), free = all;
  while (at != kRoot) {
    marks |= m.slot[at];
    if (marks & kJumped) break;
    all = _mm256_andnot_si256(each_cell(), _mm256_and_si256(all, spread(m.at[at])));
    free = _mm256_and_si256(free, all);
    const uint32_t proven = _mm256_test_epi16_mask(free, free) & ~uint32_t{m.maybe[at]};
    reached |= open & proven;
    open &= ~proven & _mm256_test_epi16_mask(all, all);
    if (!open) return static_cast<uint16_t>(reached);
    at = m.parent[at];
    all = neighbours_of(all, sides);
    free = neighbours_of(_mm256_andnot_si256(spread(m.maybe[at]), free), sides);
  }
  for (; open; open &= open - 1) {
    const auto cell = static_cast<uint16_t>(open & (~open + 1));
    reached |= finds_way_back(index, cell, 0) ? cell : 0;
  }
  return static_cast<uint16_t>(reached);
}

#endif

template void WideSearch<uint16_t>::leave_face(uint32_t, uint32_t, uint32_t);
template void WideSearch<uint32_t>::leave_face(uint32_t, uint32_t, uint32_t);
template void WideSearch<uint64_t>::leave_face(uint32_t, uint32_t, uint32_t);
template bool WideSearch<uint16_t>::resolve_doubts();
template bool WideSearch<uint32_t>::resolve_doubts();
template bool WideSearch<uint64_t>::resolve_doubts();

}  // namespace worderly
