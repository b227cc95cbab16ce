// Several sets of cells at once, in the registers of AVX-512.
#pragma once
#include "boards.hpp"

#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#define WORDERLY_WIDE 1
// gcc 12 takes values that its own header leaves open on purpose for forgotten ones.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#pragma GCC diagnostic ignored "-Wuninitialized"
#endif
#include <immintrin.h>

#define WIDE [[gnu::target("avx512f,avx512bw,avx512vl,avx512vbmi2,bmi,bmi2,popcnt")]]
#define WIDE_INLINE WIDE [[gnu::always_inline]] static inline

namespace worderly {

// What the loops do with several sets at once.
template <typename Set>
struct Lanes;

template <>
struct Lanes<uint32_t> {
  static constexpr uint32_t kCount = 8;
  struct Table {
    __m512i first, second;
  };
  WIDE_INLINE Table load(const std::array<Cells, kMaxLetters>& cells) {
    return {halves(&cells[0]), halves(&cells[16])};
  }
  WIDE_INLINE __m512i halves(const Cells* cells) {
    return low_halves(_mm512_loadu_si512(cells), _mm512_loadu_si512(cells + 8));
  }
  WIDE_INLINE __m512i low_halves(__m512i first, __m512i second) {
    return _mm512_inserti64x4(_mm512_castsi256_si512(_mm512_cvtepi64_epi32(first)),
                              _mm512_cvtepi64_epi32(second), 1);
  }
  WIDE_INLINE __m256i widened(__m256i letters) {
    return _mm256_cvtepu8_epi32(_mm256_castsi256_si128(letters));
  }
  WIDE_INLINE __m256i look_up(const Table& table, __m256i letters) {
    return _mm512_castsi512_si256(
        _mm512_permutex2var_epi32(table.first, _mm512_castsi256_si512(letters), table.second));
  }
  WIDE_INLINE __m256i spread(uint32_t set) { return _mm256_set1_epi32(static_cast<int>(set)); }
  WIDE_INLINE __m256i right(__m256i sets) { return _mm256_slli_epi32(sets, 1); }
  WIDE_INLINE __m256i left(__m256i sets) { return _mm256_srli_epi32(sets, 1); }
  WIDE_INLINE __m256i down(__m256i sets, __m128i by) { return _mm256_sll_epi32(sets, by); }
  WIDE_INLINE __m256i up(__m256i sets, __m128i by) { return _mm256_srl_epi32(sets, by); }
  WIDE_INLINE uint32_t test(__m256i a, __m256i b) { return _mm256_test_epi32_mask(a, b); }
  // Adds to each set what came before, where that is one cell.
  WIDE_INLINE __m256i with_single(__m256i sets, __m256i from) {
    const __mmask8 is_single = _mm256_testn_epi32_mask(from, _mm256_add_epi32(from, _mm256_set1_epi32(-1)));
    return _mm256_mask_or_epi32(sets, is_single, sets, from);
  }
  // The slot numbers of the children, and the same number for each.
  WIDE_INLINE void store_numbers(uint32_t* out, __m256i letters, uint32_t base, uint32_t inside,
                                 uint32_t flag) {
    const __m256i numbers = _mm256_add_epi32(letters, spread(base));
    store(out, _mm256_mask_or_epi32(numbers, static_cast<__mmask8>(inside), numbers, spread(flag)));
  }
  WIDE_INLINE void store_same(uint32_t* out, uint32_t number) { store(out, spread(number)); }
  // The keys of the children.
  WIDE_INLINE void store_keys(WordKey* out, WordKey parent, __m256i letters) {
    const __m512i start = _mm512_set1_epi64(static_cast<long long>(parent << kLetterBits));
    _mm512_storeu_si512(out, _mm512_or_si512(start, _mm512_cvtepu8_epi64(_mm256_castsi256_si128(letters))));
  }
  WIDE_INLINE void store(void* out, __m256i sets) { _mm256_storeu_si256(static_cast<__m256i*>(out), sets); }
  WIDE_INLINE __m256i rest_of(__m256i letters) { return _mm256_permute4x64_epi64(letters, 0x39); }
  // Which of sixteen sets share a cell with a set.
  struct Sixteen {
    __m512i sets;
  };
  WIDE_INLINE Sixteen load_sixteen(const uint32_t* sets) { return {_mm512_loadu_si512(sets)}; }
  WIDE_INLINE __mmask16 touch(const Sixteen& sixteen, uint32_t set) {
    return _mm512_test_epi32_mask(sixteen.sets, _mm512_set1_epi32(static_cast<int>(set)));
  }
};

template <>
struct Lanes<uint64_t> {
  static constexpr uint32_t kCount = 4;
  struct Table {
    __m512i first, second, third, fourth;
  };
  WIDE_INLINE Table load(const std::array<Cells, kMaxLetters>& cells) {
    return {_mm512_loadu_si512(&cells[0]), _mm512_loadu_si512(&cells[8]), _mm512_loadu_si512(&cells[16]),
            _mm512_loadu_si512(&cells[24])};
  }
  WIDE_INLINE __m256i widened(__m256i letters) {
    return _mm256_cvtepu8_epi64(_mm256_castsi256_si128(letters));
  }
  WIDE_INLINE __m256i look_up(const Table& table, __m256i letters) {
    const __m512i at = _mm512_castsi256_si512(letters);
    const __m256i low = _mm512_castsi512_si256(_mm512_permutex2var_epi64(table.first, at, table.second));
    const __m256i high = _mm512_castsi512_si256(_mm512_permutex2var_epi64(table.third, at, table.fourth));
    return _mm256_mask_mov_epi64(low, _mm256_test_epi64_mask(letters, _mm256_set1_epi64x(16)), high);
  }
  WIDE_INLINE __m256i spread(uint64_t set) { return _mm256_set1_epi64x(static_cast<long long>(set)); }
  WIDE_INLINE __m256i right(__m256i sets) { return _mm256_slli_epi64(sets, 1); }
  WIDE_INLINE __m256i left(__m256i sets) { return _mm256_srli_epi64(sets, 1); }
  WIDE_INLINE __m256i down(__m256i sets, __m128i by) { return _mm256_sll_epi64(sets, by); }
  WIDE_INLINE __m256i up(__m256i sets, __m128i by) { return _mm256_srl_epi64(sets, by); }
  WIDE_INLINE uint32_t test(__m256i a, __m256i b) { return _mm256_test_epi64_mask(a, b); }
  WIDE_INLINE __m256i with_single(__m256i sets, __m256i from) {
    const __mmask8 is_single = _mm256_testn_epi64_mask(from, _mm256_add_epi64(from, _mm256_set1_epi64x(-1)));
    return _mm256_mask_or_epi64(sets, is_single, sets, from);
  }
  WIDE_INLINE void store_numbers(uint32_t* out, __m256i letters, uint32_t base, uint32_t inside,
                                 uint32_t flag) {
    const __m128i numbers =
        _mm_add_epi32(_mm256_cvtepi64_epi32(letters), _mm_set1_epi32(static_cast<int>(base)));
    const __m128i flags = _mm_set1_epi32(static_cast<int>(flag));
    store_four(out, _mm_mask_or_epi32(numbers, static_cast<__mmask8>(inside), numbers, flags));
  }
  WIDE_INLINE void store_same(uint32_t* out, uint32_t number) {
    store_four(out, _mm_set1_epi32(static_cast<int>(number)));
  }
  WIDE_INLINE void store_keys(WordKey* out, WordKey parent, __m256i letters) {
    store(out, _mm256_or_si256(spread(parent << kLetterBits), widened(letters)));
  }
  WIDE_INLINE void store(void* out, __m256i sets) { _mm256_storeu_si256(static_cast<__m256i*>(out), sets); }
  WIDE_INLINE void store_four(void* out, __m128i numbers) {
    _mm_storeu_si128(static_cast<__m128i*>(out), numbers);
  }
  WIDE_INLINE __m256i rest_of(__m256i letters) {
    return _mm256_permutevar8x32_epi32(letters, _mm256_setr_epi32(1, 2, 3, 4, 5, 6, 7, 7));
  }
  struct Sixteen {
    __m512i first, second;
  };
  WIDE_INLINE Sixteen load_sixteen(const uint64_t* sets) {
    return {_mm512_loadu_si512(sets), _mm512_loadu_si512(sets + 8)};
  }
  WIDE_INLINE __mmask16 touch(const Sixteen& sixteen, uint64_t set) {
    const __m512i cells = _mm512_set1_epi64(static_cast<long long>(set));
    return _mm512_kunpackb(_mm512_test_epi64_mask(sixteen.second, cells),
                           _mm512_test_epi64_mask(sixteen.first, cells));
  }
};

// The letters of a mask, a byte each. The register is emptied first, because the instruction waits for its
// old value, which would join all turns of the loop to one chain; the compiler must not know that it is
// empty.
WIDE_INLINE __m256i letters_of(uint32_t mask) {
  alignas(32) static constexpr std::array<uint8_t, kMaxLetters> kLetters = {
      0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15,
      16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31};
  __m256i none = _mm256_setzero_si256();
  __asm__("" : "+x"(none));
  return _mm256_mask_compress_epi8(none, mask,
                                   _mm256_load_si256(reinterpret_cast<const __m256i*>(kLetters.data())));
}

WIDE_INLINE void store_some(uint32_t* out, __mmask16 which, __m512i numbers) {
  _mm512_storeu_si512(out, _mm512_maskz_compress_epi32(which, numbers));
}

}  // namespace worderly

#else
#define WORDERLY_WIDE 0
#endif
