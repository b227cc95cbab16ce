// The hot loops of a board search for processors with AVX-512: they extend a prefix by four letters at once.
//
// Each set of cells is computed when a prefix is added (the portable loops do so when they extend it), so
// that the first pass knows exactly which letters are near. Boards of more than 32 cells are folded for that
// pass: a letter may pass that has no cell near, and its prefix then has no cells.
#include <atomic>

#include "boards.hpp"

#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#define WORDERLY_WIDE 1
// gcc 12 takes values that its own header leaves open on purpose for forgotten ones.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#pragma GCC diagnostic ignored "-Wuninitialized"
#endif
#include <immintrin.h>
#else
#define WORDERLY_WIDE 0
#endif

namespace worderly {
namespace {

std::atomic<bool> wide_loops = can_use_wide_loops();

constexpr uint32_t folded(Cells set) { return static_cast<uint32_t>(set | set >> 32); }

}  // namespace

bool use_wide_loops(bool wanted) { return wide_loops = wanted && can_use_wide_loops(); }
bool uses_wide_loops() { return wide_loops; }

// Computes the sets of a prefix again, after its cells have changed.
void BoardSearch::settle(uint32_t index) {
  const uint32_t parent = parent_[index];
  const Cells around = board_->neighbours(at_[index]), came_from = at_[parent] & around;
  sure_[index] = slot_[index] & kJumped ? 0 : sure_[parent] | if_single(came_from);
  maybe_[index] = maybe_[parent] | came_from;
  open_[index] = around & ~sure_[index];
}

// Rare, so kept out of the loop that calls it.
[[gnu::noinline, gnu::cold]] void BoardSearch::note_doubts(uint32_t doubtful, uint32_t index,
                                                           uint64_t letters) {
  const Cells cells = open_[index] & maybe_[index];
  for (; doubtful; doubtful &= doubtful - 1) {
    const uint32_t child = low_bit(doubtful);
    const uint32_t letter = letters >> (8 * child) & 0xFF;
    doubts_[n_doubts_++] = {cells & board_->single(letter), static_cast<uint32_t>(n_prefixes_) + child};
  }
}

void BoardSearch::start_wide() {
  const auto& singles = board_->singles();
  const auto& begins = board_->begins();
  uint32_t letters = 0;
  for (uint32_t letter = 0; letter < kMaxLetters; ++letter) {
    folded_cells_[letter] = folded(singles[letter] | begins[letter]);
    letters |= static_cast<uint32_t>(folded_cells_[letter] != 0) << letter;
  }
  add_root();
  open_[kRoot] = board_->usable();
  candidates_[0] = {slots_[0] & (letters | ~uint64_t{UINT32_MAX}), kRoot, 0};
  const size_t n_candidates = mask_of(candidates_[0].slot) != 0;
  board_->has_long_faces() ? expand_wide<true>(n_candidates, 0) : expand_wide<false>(n_candidates, 0);
}

template <bool HasLongFaces>
void BoardSearch::expand_wide(size_t n_candidates, uint32_t depth) {
  for (size_t begin = 0; begin < n_candidates; begin += kBatch) {
    if (capacity_ < n_prefixes_ + (kBatch + 1) * kMaxLetters) [[unlikely]]
      grow(n_prefixes_);
    const Candidate* const first = candidates_.get() + begin;
    expand_run<HasLongFaces>(first, first + std::min(n_candidates - begin, kBatch), depth);
  }
}

template <bool HasLongFaces>
void BoardSearch::extend_wide(uint32_t begin, uint32_t end, uint32_t depth) {
  expand_wide<HasLongFaces>(select_wide<HasLongFaces>(begin, end), depth);
}

template void BoardSearch::extend_wide<true>(uint32_t, uint32_t, uint32_t);
template void BoardSearch::extend_wide<false>(uint32_t, uint32_t, uint32_t);

#if WORDERLY_WIDE

#define WIDE [[gnu::target("avx512f,avx512bw,avx512vl,avx512vbmi2,bmi,bmi2,popcnt")]]
#define WIDE_INLINE WIDE [[gnu::always_inline]]

namespace {

// A table of cells by letter, in registers.
struct LetterCells {
  __m512i first, second, third, fourth;
};

WIDE_INLINE inline LetterCells load(const std::array<Cells, kMaxLetters>& cells) {
  return {_mm512_loadu_si512(&cells[0]), _mm512_loadu_si512(&cells[8]), _mm512_loadu_si512(&cells[16]),
          _mm512_loadu_si512(&cells[24])};
}

WIDE_INLINE inline __m256i look_up(const LetterCells& cells, __m256i letters) {
  const __m512i at = _mm512_castsi256_si512(letters);
  const __m256i low = _mm512_castsi512_si256(_mm512_permutex2var_epi64(cells.first, at, cells.second));
  const __m256i high = _mm512_castsi512_si256(_mm512_permutex2var_epi64(cells.third, at, cells.fourth));
  return _mm256_mask_mov_epi64(low, _mm256_test_epi64_mask(letters, _mm256_set1_epi64x(16)), high);
}

WIDE_INLINE inline __m256i spread(Cells set) { return _mm256_set1_epi64x(static_cast<long long>(set)); }

// What Board::neighbours does, for four sets.
struct Around {
  __m256i not_first, not_last;
  __m128i columns;
};

WIDE_INLINE inline __m256i neighbours(const Around& board, __m256i set) {
  const __m256i right = _mm256_slli_epi64(_mm256_and_si256(set, board.not_last), 1);
  const __m256i left = _mm256_srli_epi64(_mm256_and_si256(set, board.not_first), 1);
  const __m256i sides = _mm256_or_si256(right, left), row = _mm256_or_si256(sides, set);
  const __m256i down = _mm256_sll_epi64(row, board.columns), up = _mm256_srl_epi64(row, board.columns);
  return _mm256_or_si256(sides, _mm256_or_si256(down, up));
}

WIDE_INLINE inline void store(Cells* out, __m256i sets) {
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(out), sets);
}
WIDE_INLINE inline void store(uint32_t* out, __m128i numbers) {
  _mm_storeu_si128(reinterpret_cast<__m128i*>(out), numbers);
}

// The letters of a mask, a byte each. The register is emptied first, because the instruction waits for its
// old value, which would join all turns of the loop to one chain; the compiler must not know that it is
// empty.
WIDE_INLINE inline __m256i letters_of(uint32_t mask) {
  alignas(32) static constexpr std::array<uint8_t, kMaxLetters> kLetters = {
      0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15,
      16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31};
  __m256i none = _mm256_setzero_si256();
  __asm__("" : "+x"(none));
  return _mm256_mask_compress_epi8(none, mask,
                                   _mm256_load_si256(reinterpret_cast<const __m256i*>(kLetters.data())));
}

constexpr uint32_t kAhead = 12;  // how many prefixes before its use a slot is fetched

}  // namespace

bool can_use_wide_loops() {
  return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vbmi2") &&
         __builtin_cpu_supports("bmi2");
}

template <bool HasLongFaces>
WIDE size_t BoardSearch::select_wide(uint32_t begin, uint32_t end) {
  const uint64_t* const slots = slots_;
  const uint32_t* const numbers = slot_.get();
  const Cells *const at = at_.get(), *const open = open_.get();
  Candidate* const candidate = candidates_.get();
  uint32_t* const ended = ended_.get();
  const __m512i low = _mm512_loadu_si512(&folded_cells_[0]), high = _mm512_loadu_si512(&folded_cells_[16]);
  const uint32_t inner = board_->inner_letters();
  size_t n_candidates = 0, n_ended = 0;
  for (uint32_t index = begin; index < end; ++index) {
    const uint32_t number = numbers[index];
    const uint64_t slot = slots[HasLongFaces ? number & kSlotBits : number];
    prefetch(slots + (numbers[std::min(index + kAhead, end - 1)] & kSlotBits));
    const __m512i cells = _mm512_set1_epi32(static_cast<int>(folded(open[index])));
    const uint32_t near =
        _mm512_kunpackw(_mm512_test_epi32_mask(high, cells), _mm512_test_epi32_mask(low, cells));
    ended[n_ended] = index;
    n_ended += ends_word(slot) & (at[index] != 0);
    uint64_t follow = near | ~uint64_t{UINT32_MAX};
    if (HasLongFaces) follow |= inner & (0 - (number >> 31));
    candidate[n_candidates].slot = slot & follow;
    candidate[n_candidates].index = index;
    n_candidates += mask_of(slot & follow) != 0;
  }
  n_ended_ = n_ended;
  return n_candidates;
}

template <bool HasLongFaces>
WIDE void BoardSearch::expand_run(const Candidate* candidate, const Candidate* const end, uint32_t depth) {
  const LetterCells singles = load(board_->singles()), begins = load(board_->begins());
  const Around around{spread(board_->not_first_column()), spread(board_->not_last_column()),
                      _mm_cvtsi32_si128(static_cast<int>(board_->columns()))};
  Cells *const ats = at_.get(), *const sures = sure_.get(), *const maybes = maybe_.get(),
               *const open = open_.get();
  uint32_t *const slots = slot_.get(), *const parents = parent_.get();
  size_t n_prefixes = n_prefixes_;
  for (; candidate != end; ++candidate) {
    const uint32_t index = candidate->index;
    if (HasLongFaces && (slots[index] & (kInside | kJumped))) {
      n_prefixes_ = n_prefixes;
      expand_loose(*candidate, depth);
      for (; n_prefixes < n_prefixes_; ++n_prefixes) settle(static_cast<uint32_t>(n_prefixes));
      continue;
    }
    __m256i letters = letters_of(mask_of(candidate->slot));
    const __m128i base = _mm_set1_epi32(static_cast<int>(base_of(candidate->slot)));
    const __m128i parent = _mm_set1_epi32(static_cast<int>(index));
    for (auto left = static_cast<uint32_t>(std::popcount(mask_of(candidate->slot)));;) {
      const __m256i letter = _mm256_cvtepu8_epi64(_mm256_castsi256_si128(letters));
      const __m256i cells = _mm256_and_si256(look_up(singles, letter), spread(open[index]));
      const __m256i maybe = spread(maybes[index]), at = _mm256_andnot_si256(maybe, cells);
      __m128i numbers = _mm_add_epi32(base, _mm_cvtepu8_epi32(_mm256_castsi256_si128(letters)));
      if constexpr (HasLongFaces) {
        const __mmask8 inside = _mm256_test_epi64_mask(look_up(begins, letter), spread(open[index]));
        numbers = _mm_mask_or_epi32(numbers, inside, numbers, _mm_set1_epi32(static_cast<int>(kInside)));
      }
      const __m256i near = neighbours(around, at), from = _mm256_and_si256(near, spread(ats[index]));
      const __mmask8 is_single =
          _mm256_testn_epi64_mask(from, _mm256_add_epi64(from, _mm256_set1_epi64x(-1)));
      __m256i sure = spread(sures[index]);
      sure = _mm256_mask_or_epi64(sure, is_single, sure, from);
      const __m256i next = _mm256_andnot_si256(sure, near);
      store(slots + n_prefixes, numbers);
      store(parents + n_prefixes, parent);
      store(ats + n_prefixes, at);
      store(sures + n_prefixes, sure);
      store(maybes + n_prefixes, _mm256_or_si256(maybe, from));
      store(open + n_prefixes, next);
      const uint32_t count = std::min(left, 4u);
      const uint32_t doubtful = _bzhi_u32(_mm256_test_epi64_mask(cells, maybe), count);
      if (doubtful) [[unlikely]] {
        n_prefixes_ = n_prefixes;
        note_doubts(doubtful, index,
                    static_cast<uint64_t>(_mm_cvtsi128_si64(_mm256_castsi256_si128(letters))));
      }
      n_prefixes += count;
      if (left <= 4) [[likely]]
        break;
      left -= 4;
      letters = _mm256_permutevar8x32_epi32(letters, _mm256_setr_epi32(1, 2, 3, 4, 5, 6, 7, 7));
    }
  }
  n_prefixes_ = n_prefixes;
}

#else

bool can_use_wide_loops() { return false; }
template <bool HasLongFaces>
size_t BoardSearch::select_wide(uint32_t, uint32_t) {
  return 0;
}
template <bool HasLongFaces>
void BoardSearch::expand_run(const Candidate*, const Candidate*, uint32_t) {}

#endif

}  // namespace worderly
