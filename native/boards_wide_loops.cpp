// The hot loops of the wide search: three passes over a level.
#include <cstring>

#include "boards_lanes_small.hpp"
#include "boards_wide.hpp"

namespace worderly {

#if WORDERLY_WIDE

bool can_use_wide_loops() {
  return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vbmi2") &&
         __builtin_cpu_supports("avx512vpopcntdq") && __builtin_cpu_supports("bmi2");
}

// Without this the compiler keeps the address of each column, for which there are not enough registers.
template <typename T>
[[gnu::always_inline]] inline void stay_in_register(T*& address) {
  __asm__("" : "+r"(address));
}

// First pass over a level, sixteen prefixes at a time: selects those that end a word, and those that a
// neighbouring letter can extend.
template <typename Set>
template <bool HasLongFaces>
WIDE size_t WideSearch<Set>::select_as(uint32_t begin, uint32_t end) {
  using L = Lanes<Set>;
  Memory* m = memory_.get();
  const __m512i inner = _mm512_set1_epi32(static_cast<int>(board_->inner_letters()));
  __m512i all_bases = _mm512_setzero_si512();
  size_t n_candidates = 0, n_ended = 0;
  for (uint32_t first = begin; first < end; first += 16) {
    stay_in_register(m);
    Candidates* const chosen = &m->candidates;
    const uint32_t valid = _bzhi_u32(0xFFFF, std::min(end - first, 16u));
    const Halves slots = load_halves(m->fetched + (first - begin));
    const __m512i ends_and_bases = high_halves(slots);
    const auto index = L::numbers_from(first);
    const auto open = L::load_sixteen(m->open + first), at = L::load_sixteen(m->at + first);
    __m512i near = L::near(open, quads_[0].data(), n_quads_);
    if constexpr (HasLongFaces) {
      const __mmask16 inside =
          _mm512_cmplt_epi32_mask(_mm512_loadu_si512(m->slot + first), _mm512_setzero_si512());
      near = _mm512_mask_or_epi32(near, inside, near, inner);
    }
    const __m512i follow = _mm512_and_si512(low_halves(slots), near);
    const auto can_follow = static_cast<__mmask16>(_mm512_test_epi32_mask(follow, follow) & valid);
    store_some(chosen->letters + n_candidates, can_follow, follow);
    const __m512i bases = _mm512_srli_epi32(ends_and_bases, 1);
    all_bases = _mm512_mask_or_epi32(all_bases, can_follow, all_bases, bases);
    store_some(chosen->base + n_candidates, can_follow, bases);
    store_some(chosen->index + n_candidates, can_follow, index);
    store_some(chosen->at + n_candidates, can_follow, at);
    store_some(chosen->open + n_candidates, can_follow, open);
    store_some(chosen->sure + n_candidates, can_follow, L::load_sixteen(m->sure + first));
    store_some(chosen->maybe + n_candidates, can_follow, L::load_sixteen(m->maybe + first));
    const __mmask16 is_there = L::any(at);
    const auto ends = static_cast<__mmask16>(
        _mm512_mask_test_epi32_mask(is_there, ends_and_bases, _mm512_set1_epi32(1)) & valid);
    store_some(m->ended + n_ended, ends, index);
    n_candidates += static_cast<size_t>(std::popcount(uint32_t{can_follow}));
    n_ended += static_cast<size_t>(std::popcount(uint32_t{ends}));
  }
  n_ended_ = n_ended;
  has_folded_ = _mm512_test_epi32_mask(all_bases, _mm512_set1_epi32(WordTree::kFolded)) != 0;
  return n_candidates;
}

// Second pass: lists the letters of the candidates, a byte for each child.
template <typename Set>
WIDE size_t WideSearch<Set>::pair(size_t n_candidates) {
  Memory* const m = memory_.get();
  const Candidates& chosen = m->candidates;
  m->candidates.letters[n_candidates] = 0;
  const Slots slots = slots_;
  size_t n_pairs = 0;
  for (size_t i = 0; i < n_candidates; i += 2) {
    uint64_t masks;
    std::memcpy(&masks, chosen.letters + i, sizeof masks);
    _mm512_storeu_si512(m->pairs + n_pairs, letters_of_two(masks));
    n_pairs += static_cast<size_t>(std::popcount(masks));
    // The next level fetches the slots of the children: half of them are in these lines of the cache.
    prefetch(slots.address(chosen.base[i] + low_bit(masks)));
    prefetch(slots.address(chosen.base[i + 1] + low_bit(masks >> 32 | uint64_t{1} << 32)));
  }
  return n_pairs;
}

// A function without these instructions counts bits by a call of a library.
template <typename Set>
WIDE void WideSearch<Set>::leave_faces(size_t n_candidates) {
  const Candidates& chosen = memory_->candidates;
  uint32_t child = level_;
  for (size_t i = 0; i < n_candidates; ++i) {
    if (memory_->slot[chosen.index[i]] & kInside) leave_face(chosen.index[i], chosen.letters[i], child);
    child += static_cast<uint32_t>(std::popcount(chosen.letters[i]));
  }
}

// Third pass: adds the children. The next set holds the neighbouring cells with the letter that are not
// surely used. A cell that was in an earlier set may be used twice: it is a doubt.
template <typename Set>
template <bool HasLongFaces>
WIDE void WideSearch<Set>::expand_as(size_t n_candidates) {
  using L = Lanes<Set>;
  Memory* m = memory_.get();
  const auto singles = L::load(board_->singles()), begins = L::load(board_->begins());
  const __m512i not_first = L::spread(static_cast<Set>(board_->not_first_column()));
  const __m512i not_last = L::spread(static_cast<Set>(board_->not_last_column()));
  const __m128i columns = _mm_cvtsi32_si128(static_cast<int>(board_->columns()));
  const auto n_pairs = static_cast<uint32_t>(pair(n_candidates));
  const uint32_t level = level_;
  size_t parent = 0, n_doubts = n_doubts_;
  uint32_t was_odd = 0;
  for (uint32_t i = 0; i < n_pairs; i += L::kCount) {
    stay_in_register(m);
    const Candidates* const chosen = &m->candidates;
    const uint32_t first = level + i;
    const typename L::Bytes pairs = L::load_pairs(m->pairs + i);
    // Where the candidate is even and was odd, or the other way, the next one begins.
    const uint32_t odd = L::odd(pairs);
    const uint32_t next = odd ^ (odd << 1 | was_odd);
    was_odd = odd >> (L::kCount - 1) & 1;
    parent += next & 1;
    const uint32_t nexts = _bzhi_u32(next & ~1u, L::kCount);
    const typename L::Places places = L::count_bits(nexts);
    const typename L::Bytes bytes = L::letters_of(pairs);
    const __m512i letters = L::widened(bytes);
    const __m512i open = L::choose(chosen->open + parent, places);
    const __m512i maybe = L::choose(chosen->maybe + parent, places);
    const __m512i cells = _mm512_and_si512(L::look_up(singles, letters), open);
    const __m512i at = _mm512_andnot_si512(maybe, cells);
    const __m512i sides =
        _mm512_or_si512(L::right(_mm512_and_si512(at, not_last)), L::left(_mm512_and_si512(at, not_first)));
    const __m512i row = _mm512_or_si512(sides, at);
    const __m512i near = _mm512_or_si512(sides, _mm512_or_si512(L::down(row, columns), L::up(row, columns)));
    const __m512i from = _mm512_and_si512(near, L::choose(chosen->at + parent, places));
    const __m512i sure = L::with_single(L::choose(chosen->sure + parent, places), from);
    const uint32_t inside = HasLongFaces ? L::test(L::look_up(begins, letters), open) : 0;
    L::store_slots(m->slot + first, chosen->base + parent, places, bytes, inside, kInside);
    L::store_numbers(m->parent + first, chosen->index + parent, places);
    L::store(m->at + first, at);
    L::store(m->sure + first, sure);
    L::store(m->maybe + first, _mm512_or_si512(maybe, from));
    L::store(m->open + first, _mm512_andnot_si512(sure, near));
    const uint32_t doubtful = _bzhi_u32(L::test(cells, maybe), std::min(n_pairs - i, L::kCount));
    L::store_doubts(m->doubt_cells + n_doubts, m->doubt_prefix + n_doubts, doubtful,
                    _mm512_and_si512(cells, maybe), first);
    n_doubts += static_cast<size_t>(std::popcount(doubtful));
    parent += static_cast<size_t>(std::popcount(nexts));
  }
  n_prefixes_ = level + n_pairs;
  n_doubts_ = n_doubts;
  if (HasLongFaces) leave_faces(n_candidates);
}

#else

bool can_use_wide_loops() { return false; }
template <typename Set>
template <bool HasLongFaces>
size_t WideSearch<Set>::select_as(uint32_t, uint32_t) {
  return 0;
}
template <typename Set>
size_t WideSearch<Set>::pair(size_t) {
  return 0;
}
template <typename Set>
void WideSearch<Set>::leave_faces(size_t) {}
template <typename Set>
template <bool HasLongFaces>
void WideSearch<Set>::expand_as(size_t) {}

#endif

template <typename Set>
size_t WideSearch<Set>::select(uint32_t begin, uint32_t end) {
  return board_->has_long_faces() ? select_as<true>(begin, end) : select_as<false>(begin, end);
}

template <typename Set>
void WideSearch<Set>::expand(size_t n_candidates) {
  // A level begins with a line of the cache, so that no register of it is stored into two lines.
  n_prefixes_ = (n_prefixes_ + kAligned - 1) / kAligned * kAligned;
  level_ = n_prefixes_;
  board_->has_long_faces() ? expand_as<true>(n_candidates) : expand_as<false>(n_candidates);
}

template size_t WideSearch<uint16_t>::select(uint32_t, uint32_t);
template size_t WideSearch<uint32_t>::select(uint32_t, uint32_t);
template size_t WideSearch<uint64_t>::select(uint32_t, uint32_t);
template void WideSearch<uint16_t>::expand(size_t);
template void WideSearch<uint32_t>::expand(size_t);
template void WideSearch<uint64_t>::expand(size_t);

}  // namespace worderly
