// The hot loops of the wide search, and its doubts.
#include "boards_wide.hpp"

#include <algorithm>
#include <atomic>

#include "boards_lanes.hpp"

namespace worderly {
namespace {

std::atomic<bool> wide_loops = can_use_wide_loops();

template <typename Set>
constexpr Set single_or_none(Set set) {
  return set & (set - 1) ? 0 : set;
}

}  // namespace

bool use_wide_loops(bool wanted) { return wide_loops = wanted && can_use_wide_loops(); }
bool uses_wide_loops() { return wide_loops; }

template <typename Set>
void WideSearch<Set>::start(const Board& board) {
  if (!memory_) memory_ = std::make_unique_for_overwrite<Memory>();
  board_ = &board;
  Memory& m = *memory_;
  uint32_t letters = 0;
  n_letters_ = 0;
  for (uint32_t letter = 0; letter < kMaxLetters; ++letter) {
    const Set cells = static_cast<Set>(board.singles()[letter] | board.begins()[letter]);
    letter_cells_[n_letters_] = {cells, 1u << letter};
    n_letters_ += cells != 0;
    letters |= static_cast<uint32_t>(cells != 0) << letter;
  }
  m.at[kRoot] = m.sure[kRoot] = m.maybe[kRoot] = 0;
  m.open[kRoot] = static_cast<Set>(board.usable());
  m.slot[kRoot] = m.parent[kRoot] = 0, m.key[kRoot] = 1;
  m.index[0] = kRoot, m.letters[0] = mask_of(slots_[0]) & letters, m.base[0] = base_of(slots_[0]);
  max_children_ = static_cast<size_t>(std::popcount(letters | board.inner_letters()));
  n_prefixes_ = 1, n_doubts_ = 0, steps_ = kSteps;
  expand(m.letters[0] != 0);
}

// Searches one level: finds the words that end in it, and adds the prefixes of the next.
template <typename Set>
bool WideSearch<Set>::extend(uint32_t begin, uint32_t end) {
  fetch(begin, end);
  const size_t n_candidates = board_->has_long_faces() ? select<true>(begin, end) : select<false>(begin, end);
  if (n_candidates * max_children_ > kPrefixes - n_prefixes_) return false;
  expand(n_candidates);
  return true;
}

template <typename Set>
void WideSearch<Set>::expand(size_t n_candidates) {
  if (board_->has_long_faces()) {
    is_listing_ ? expand<true, true>(n_candidates) : expand<true, false>(n_candidates);
  } else {
    is_listing_ ? expand<false, true>(n_candidates) : expand<false, false>(n_candidates);
  }
}

// So short a loop that the processor has dozens of slots under way at once.
template <typename Set>
void WideSearch<Set>::fetch(uint32_t begin, uint32_t end) {
  Memory* const m = memory_.get();
  const uint64_t* const slots = slots_;
  for (uint32_t index = begin; index < end; ++index)
    m->fetched[index - begin] = slots[m->slot[index] & kSlotBits];
}

template <typename Set>
void WideSearch<Set>::note_doubts(size_t n_turns) {
  Memory& m = *memory_;
  for (size_t i = 0; i < n_turns; ++i) {
    const auto first = static_cast<uint32_t>(m.turns[i]);
    const uint32_t parent = m.parent[first];
    const Set cells = m.open[parent] & m.maybe[parent];
    for (uint64_t left = m.turns[i] >> 32; left; left &= left - 1) {
      const uint32_t child = first + low_bit(left);
      m.doubts[n_doubts_++] = {cells & static_cast<Set>(board_->single(letter_of(child))), child};
    }
  }
}

// Adds to the children of a prefix that may end inside a face the paths that leave the face: they come from
// the cells before the prefix.
template <typename Set>
void WideSearch<Set>::leave_face(uint32_t index, uint32_t letters, uint32_t first_child) {
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
    if (doubtful) m.doubts[n_doubts_++] = {doubtful, child};
    settle(child);
  }
}

// Computes the sets of a prefix again, after its cells have changed. Paths that end with a face of two
// letters come from the cells of the prefix before the last.
template <typename Set>
void WideSearch<Set>::settle(uint32_t index) {
  Memory& m = *memory_;
  const uint32_t parent = m.parent[index];
  const Set around = neighbours(m.at[index]), came_from = m.at[parent] & around;
  if (m.slot[index] & kJumped) {
    const uint32_t before = m.parent[parent];
    m.sure[index] = m.slot[parent] & kJumped ? 0 : m.sure[before];
    m.maybe[index] = m.maybe[parent] | m.at[parent] | m.at[before];
  } else {
    m.sure[index] = m.sure[parent] | single_or_none(came_from);
    m.maybe[index] = m.maybe[parent] | came_from;
  }
  m.open[index] = around & ~m.sure[index];
}

// Decides every doubtful cell of the new level; false if the steps did not suffice.
template <typename Set>
bool WideSearch<Set>::resolve_doubts() {
  Memory& m = *memory_;
  for (size_t i = 0; i < n_doubts_; ++i) {
    const uint32_t prefix = m.doubts[i].prefix;
    for (Set left = m.doubts[i].cells; left; left &= left - 1) {
      const Set cell = left & (~left + 1);
      m.at[prefix] |= reaches(prefix, cell) ? cell : 0;
    }
    settle(prefix);
  }
  n_doubts_ = 0;
  return steps_ > 0;
}

// Propagates sets backwards from the cell along the parents, without the cell itself: `all` holds every cell
// that a path to it may use, `free` those that no earlier set holds. As soon as no earlier set holds the
// cell, any path to a free cell proves it.
template <typename Set>
bool WideSearch<Set>::reaches(uint32_t index, Set cell) {
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
bool WideSearch<Set>::finds_way_back(uint32_t index, Set cell, Set used) {
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

#if WORDERLY_WIDE

bool can_use_wide_loops() {
  return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vbmi2") &&
         __builtin_cpu_supports("bmi2");
}

// First pass over a level, sixteen prefixes at a time: selects those that end a word, and those that a
// neighbouring letter can extend.
template <typename Set>
template <bool HasLongFaces>
WIDE size_t WideSearch<Set>::select(uint32_t begin, uint32_t end) {
  using L = Lanes<Set>;
  Memory* const m = memory_.get();
  const LetterCells* const last_letter = letter_cells_.data() + n_letters_;
  const __m512i inner = _mm512_set1_epi32(static_cast<int>(board_->inner_letters()));
  __m512i index = _mm512_add_epi32(_mm512_set1_epi32(static_cast<int>(begin)),
                                   _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
  size_t n_candidates = 0, n_ended = 0;
  for (uint32_t at = begin; at < end; at += 16) {
    const uint32_t valid = _bzhi_u32(0xFFFF, std::min(end - at, 16u));
    const __m512i slots1 = _mm512_loadu_si512(m->fetched + (at - begin));
    const __m512i slots2 = _mm512_loadu_si512(m->fetched + (at - begin) + 8);
    const __m512i ends_and_bases =
        Lanes<uint32_t>::low_halves(_mm512_srli_epi64(slots1, 32), _mm512_srli_epi64(slots2, 32));
    const auto open = L::load_sixteen(m->open + at);
    __m512i near = _mm512_setzero_si512();
    for (const LetterCells* letter = letter_cells_.data(); letter != last_letter; ++letter)
      near = _mm512_mask_or_epi32(near, L::touch(open, letter->cells), near,
                                  _mm512_set1_epi32(static_cast<int>(letter->bit)));
    if constexpr (HasLongFaces) {
      const __mmask16 inside =
          _mm512_cmplt_epi32_mask(_mm512_loadu_si512(m->slot + at), _mm512_setzero_si512());
      near = _mm512_mask_or_epi32(near, inside, near, inner);
    }
    const __m512i follow = _mm512_and_si512(Lanes<uint32_t>::low_halves(slots1, slots2), near);
    const auto can_follow = static_cast<__mmask16>(_mm512_test_epi32_mask(follow, follow) & valid);
    store_some(m->index + n_candidates, can_follow, index);
    store_some(m->letters + n_candidates, can_follow, follow);
    store_some(m->base + n_candidates, can_follow, _mm512_srli_epi32(ends_and_bases, 1));
    n_candidates += static_cast<size_t>(std::popcount(uint32_t{can_follow}));
    const __mmask16 is_there = L::touch(L::load_sixteen(m->at + at), static_cast<Set>(~Set{0}));
    const auto ends = static_cast<__mmask16>(
        _mm512_mask_test_epi32_mask(is_there, ends_and_bases, _mm512_set1_epi32(1)) & valid);
    store_some(m->ended + n_ended, ends, index);
    n_ended += static_cast<size_t>(std::popcount(uint32_t{ends}));
    index = _mm512_add_epi32(index, _mm512_set1_epi32(16));
  }
  n_ended_ = n_ended;
  return n_candidates;
}

// Second pass: adds the children. The next set holds the neighbouring cells with the letter that are not
// surely used. A cell that was in an earlier set may be used twice: it is a doubt.
template <typename Set>
template <bool HasLongFaces, bool IsListing>
WIDE void WideSearch<Set>::expand(size_t n_candidates) {
  using L = Lanes<Set>;
  Memory* const m = memory_.get();
  const auto singles = L::load(board_->singles()), begins = L::load(board_->begins());
  const __m256i not_first = L::spread(static_cast<Set>(board_->not_first_column()));
  const __m256i not_last = L::spread(static_cast<Set>(board_->not_last_column()));
  const __m128i columns = _mm_cvtsi32_si128(static_cast<int>(board_->columns()));
  uint32_t n_prefixes = n_prefixes_;
  size_t n_turns = 0;
  for (size_t i = 0; i < n_candidates; ++i) {
    const uint32_t index = m->index[i], mask = m->letters[i], first_child = n_prefixes;
    __m256i letters = letters_of(mask);
    // The next level fetches the slots of the children: most of them are in these two lines of the cache.
    prefetch(slots_ + m->base[i] + low_bit(mask));
    prefetch(slots_ + m->base[i] + high_bit(mask));
    for (auto left = static_cast<uint32_t>(std::popcount(mask));;) {
      const __m256i letter = L::widened(letters), open = L::spread(m->open[index]);
      const __m256i cells = _mm256_and_si256(L::look_up(singles, letter), open);
      const __m256i maybe = L::spread(m->maybe[index]), at = _mm256_andnot_si256(maybe, cells);
      const __m256i sides =
          _mm256_or_si256(L::right(_mm256_and_si256(at, not_last)), L::left(_mm256_and_si256(at, not_first)));
      const __m256i row = _mm256_or_si256(sides, at);
      const __m256i near =
          _mm256_or_si256(sides, _mm256_or_si256(L::down(row, columns), L::up(row, columns)));
      const __m256i from = _mm256_and_si256(near, L::spread(m->at[index]));
      const __m256i sure = L::with_single(L::spread(m->sure[index]), from);
      const uint32_t inside = HasLongFaces ? L::test(L::look_up(begins, letter), open) : 0;
      L::store_numbers(m->slot + n_prefixes, letter, m->base[i], inside, kInside);
      L::store_same(m->parent + n_prefixes, index);
      L::store(m->at + n_prefixes, at);
      L::store(m->sure + n_prefixes, sure);
      L::store(m->maybe + n_prefixes, _mm256_or_si256(maybe, from));
      L::store(m->open + n_prefixes, _mm256_andnot_si256(sure, near));
      if constexpr (IsListing) L::store_keys(m->key + n_prefixes, m->key[index], letters);
      const uint32_t count = std::min(left, L::kCount);
      const uint32_t doubtful = _bzhi_u32(L::test(cells, maybe), count);
      m->turns[n_turns] = n_prefixes | uint64_t{doubtful} << 32;
      n_turns += doubtful != 0;
      n_prefixes += count;
      if (left <= L::kCount) [[likely]]
        break;
      left -= L::kCount;
      letters = L::rest_of(letters);
    }
    if (HasLongFaces && (m->slot[index] & kInside)) leave_face(index, mask, first_child);
  }
  n_prefixes_ = n_prefixes;
  note_doubts(n_turns);
}

#else

bool can_use_wide_loops() { return false; }
template <typename Set>
template <bool HasLongFaces>
size_t WideSearch<Set>::select(uint32_t, uint32_t) {
  return 0;
}
template <typename Set>
template <bool HasLongFaces, bool IsListing>
void WideSearch<Set>::expand(size_t) {}

#endif

template class WideSearch<uint32_t>;
template class WideSearch<uint64_t>;

}  // namespace worderly
