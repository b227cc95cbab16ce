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

#define WIDE [[gnu::target("avx512f,avx512bw,avx512vl,avx512vbmi2,avx512vpopcntdq,bmi,bmi2,lzcnt,popcnt")]]
#define WIDE_INLINE WIDE [[gnu::always_inline]] static inline

namespace worderly {

// Values of 64 bits for sixteen prefixes.
struct Halves {
  __m512i first, second;
};
WIDE_INLINE Halves load_halves(const uint64_t* values) {
  return {_mm512_loadu_si512(values), _mm512_loadu_si512(values + 8)};
}
WIDE_INLINE __m512i low_halves(const Halves& values) {
  const __m512i even = _mm512_setr_epi32(0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
  return _mm512_permutex2var_epi32(values.first, even, values.second);
}
WIDE_INLINE __m512i high_halves(const Halves& values) {
  const __m512i odd = _mm512_setr_epi32(1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31);
  return _mm512_permutex2var_epi32(values.first, odd, values.second);
}

// A register to compress into. The instruction waits for the old value of its register, which would join all
// turns of a loop to one chain: so the register is emptied first, and the compiler must not know it.
WIDE_INLINE __m512i emptied() {
  __m512i none = _mm512_setzero_si512();
  __asm__("" : "+x"(none));
  return none;
}

// Those of sixteen values that are in the mask, side by side.
WIDE_INLINE void store_some(uint32_t* out, __mmask16 which, __m512i values) {
  _mm512_storeu_si512(out, _mm512_mask_compress_epi32(emptied(), which, values));
}
WIDE_INLINE void store_some(uint16_t* out, __mmask16 which, __m256i values) {
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(out),
                      _mm256_mask_compress_epi16(_mm512_castsi512_si256(emptied()), which, values));
}
WIDE_INLINE void store_some(uint64_t* out, __mmask8 which, __m512i values) {
  _mm512_storeu_si512(out, _mm512_mask_compress_epi64(emptied(), which, values));
}
WIDE_INLINE void store_some(uint64_t* out, __mmask16 which, const Halves& values) {
  const auto first = static_cast<__mmask8>(which), second = static_cast<__mmask8>(which >> 8);
  store_some(out, first, values.first);
  store_some(out + std::popcount(uint32_t{first}), second, values.second);
}

// Added to the letters of every second prefix, which tells where the next prefix begins.
constexpr uint8_t kOdd = kMaxLetters;

// What the loops do with a register full of sets.
template <typename Set>
struct Lanes;

template <>
struct Lanes<uint32_t> {
  static constexpr uint32_t kCount = 16;
  using Table = Halves;
  using Bytes = __m128i;
  using Places = __m512i;
  WIDE_INLINE Table load(const std::array<Cells, kMaxLetters>& cells) {
    return {low_halves(load_halves(&cells[0])), low_halves(load_halves(&cells[16]))};
  }
  WIDE_INLINE __m512i look_up(const Table& table, __m512i letters) {
    return _mm512_permutex2var_epi32(table.first, letters, table.second);
  }
  WIDE_INLINE __m512i spread(uint32_t set) { return _mm512_set1_epi32(static_cast<int>(set)); }
  WIDE_INLINE __m512i right(__m512i sets) { return _mm512_slli_epi32(sets, 1); }
  WIDE_INLINE __m512i left(__m512i sets) { return _mm512_srli_epi32(sets, 1); }
  WIDE_INLINE __m512i down(__m512i sets, __m128i by) { return _mm512_sll_epi32(sets, by); }
  WIDE_INLINE __m512i up(__m512i sets, __m128i by) { return _mm512_srl_epi32(sets, by); }
  WIDE_INLINE uint32_t test(__m512i a, __m512i b) { return _mm512_test_epi32_mask(a, b); }
  // Adds to each set what came before, where that is one cell.
  WIDE_INLINE __m512i with_single(__m512i sets, __m512i from) {
    const __mmask16 is_single = _mm512_testn_epi32_mask(from, _mm512_add_epi32(from, _mm512_set1_epi32(-1)));
    return _mm512_mask_or_epi32(sets, is_single, sets, from);
  }
  // Sixteen pairs, a byte each.
  WIDE_INLINE __m128i load_pairs(const uint8_t* pairs) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(pairs));
  }
  WIDE_INLINE uint32_t odd(Bytes pairs) { return _mm_test_epi8_mask(pairs, _mm_set1_epi8(kOdd)); }
  WIDE_INLINE Bytes letters_of(Bytes pairs) { return _mm_and_si128(pairs, _mm_set1_epi8(kOdd - 1)); }
  WIDE_INLINE __m512i widened(__m128i bytes) { return _mm512_cvtepu8_epi32(bytes); }
  // For each lane the number of bits up to its own.
  WIDE_INLINE __m512i count_bits(uint32_t bits) {
    const __m512i below =
        _mm512_setr_epi32(1, 3, 7, 15, 31, 63, 127, 255, 511, 1023, 2047, 4095, 8191, 16383, 32767, 65535);
    return _mm512_popcnt_epi32(_mm512_and_si512(below, spread(bits)));
  }
  WIDE_INLINE __m512i choose(const uint32_t* column, __m512i places) {
    return _mm512_permutexvar_epi32(places, _mm512_loadu_si512(column));
  }
  // The slot numbers of the children, with a flag for some.
  WIDE_INLINE void store_slots(uint32_t* out, const uint32_t* base, __m512i places, __m128i letters,
                               uint32_t flagged, uint32_t flag) {
    const __m512i numbers = _mm512_add_epi32(choose(base, places), widened(letters));
    store(out, _mm512_mask_or_epi32(numbers, static_cast<__mmask16>(flagged), numbers, spread(flag)));
  }
  WIDE_INLINE void store_numbers(uint32_t* out, const uint32_t* column, __m512i places) {
    store(out, choose(column, places));
  }
  WIDE_INLINE void store(void* out, __m512i sets) { _mm512_storeu_si512(out, sets); }
  // The doubts of some lanes: their sets, and their numbers counted from the first.
  WIDE_INLINE void store_doubts(uint32_t* cells, uint32_t* prefixes, uint32_t which, __m512i sets,
                                uint32_t first) {
    const auto mask = static_cast<__mmask16>(which);
    store_some(cells, mask, sets);
    store_some(prefixes, mask, numbers_from(first));
  }
  WIDE_INLINE __m512i numbers_from(uint32_t first) {
    return _mm512_add_epi32(spread(first),
                            _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
  }
  // The sets of sixteen prefixes.
  WIDE_INLINE __m512i load_sixteen(const uint32_t* sets) { return _mm512_loadu_si512(sets); }
  // Which of them have a cell.
  WIDE_INLINE __mmask16 any(__m512i sixteen) { return _mm512_test_epi32_mask(sixteen, sixteen); }
  // The letters of their cells: `quads` has those of each set of four cells.
  WIDE_INLINE __m512i near(__m512i sixteen, const uint32_t* quads, size_t n_quads) {
    __m512i letters = _mm512_permutexvar_epi32(sixteen, _mm512_load_si512(quads));
    for (size_t i = 1; i < n_quads; ++i) {
      sixteen = _mm512_srli_epi32(sixteen, 4);
      letters =
          _mm512_or_si512(letters, _mm512_permutexvar_epi32(sixteen, _mm512_load_si512(quads + 16 * i)));
    }
    return letters;
  }
};

template <>
struct Lanes<uint64_t> {
  static constexpr uint32_t kCount = 8;
  using Bytes = __m128i;
  using Places = __m512i;
  struct Table {
    Halves low, high;
  };
  WIDE_INLINE Table load(const std::array<Cells, kMaxLetters>& cells) {
    return {load_halves(&cells[0]), load_halves(&cells[16])};
  }
  WIDE_INLINE __m512i look_up(const Table& table, __m512i letters) {
    const __m512i low = _mm512_permutex2var_epi64(table.low.first, letters, table.low.second);
    const __m512i high = _mm512_permutex2var_epi64(table.high.first, letters, table.high.second);
    return _mm512_mask_mov_epi64(low, _mm512_test_epi64_mask(letters, spread(16)), high);
  }
  WIDE_INLINE __m512i spread(uint64_t set) { return _mm512_set1_epi64(static_cast<long long>(set)); }
  WIDE_INLINE __m512i right(__m512i sets) { return _mm512_slli_epi64(sets, 1); }
  WIDE_INLINE __m512i left(__m512i sets) { return _mm512_srli_epi64(sets, 1); }
  WIDE_INLINE __m512i down(__m512i sets, __m128i by) { return _mm512_sll_epi64(sets, by); }
  WIDE_INLINE __m512i up(__m512i sets, __m128i by) { return _mm512_srl_epi64(sets, by); }
  WIDE_INLINE uint32_t test(__m512i a, __m512i b) { return _mm512_test_epi64_mask(a, b); }
  WIDE_INLINE __m512i with_single(__m512i sets, __m512i from) {
    const __mmask8 is_single = _mm512_testn_epi64_mask(from, _mm512_add_epi64(from, _mm512_set1_epi64(-1)));
    return _mm512_mask_or_epi64(sets, is_single, sets, from);
  }
  WIDE_INLINE __m128i load_pairs(const uint8_t* pairs) {
    return _mm_loadl_epi64(reinterpret_cast<const __m128i*>(pairs));
  }
  WIDE_INLINE uint32_t odd(Bytes pairs) { return _mm_test_epi8_mask(pairs, _mm_set1_epi8(kOdd)); }
  WIDE_INLINE Bytes letters_of(Bytes pairs) { return _mm_and_si128(pairs, _mm_set1_epi8(kOdd - 1)); }
  WIDE_INLINE __m512i widened(__m128i bytes) { return _mm512_cvtepu8_epi64(bytes); }
  WIDE_INLINE __m512i count_bits(uint32_t bits) {
    const __m512i below = _mm512_setr_epi64(1, 3, 7, 15, 31, 63, 127, 255);
    return _mm512_popcnt_epi64(_mm512_and_si512(below, spread(bits)));
  }
  WIDE_INLINE __m512i choose(const uint64_t* column, __m512i places) {
    return _mm512_permutexvar_epi64(places, _mm512_loadu_si512(column));
  }
  WIDE_INLINE __m256i choose_numbers(const uint32_t* column, __m512i places) {
    const __m256i numbers = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(column));
    return _mm256_permutevar8x32_epi32(numbers, _mm512_cvtepi64_epi32(places));
  }
  WIDE_INLINE void store_slots(uint32_t* out, const uint32_t* base, __m512i places, __m128i letters,
                               uint32_t flagged, uint32_t flag) {
    const __m256i numbers = _mm256_add_epi32(choose_numbers(base, places), _mm256_cvtepu8_epi32(letters));
    const __m256i flags = _mm256_set1_epi32(static_cast<int>(flag));
    store_half(out, _mm256_mask_or_epi32(numbers, static_cast<__mmask8>(flagged), numbers, flags));
  }
  WIDE_INLINE void store_numbers(uint32_t* out, const uint32_t* column, __m512i places) {
    store_half(out, choose_numbers(column, places));
  }
  WIDE_INLINE void store(void* out, __m512i sets) { _mm512_storeu_si512(out, sets); }
  WIDE_INLINE void store_half(void* out, __m256i numbers) {
    _mm256_storeu_si256(static_cast<__m256i*>(out), numbers);
  }
  WIDE_INLINE void store_doubts(uint64_t* cells, uint32_t* prefixes, uint32_t which, __m512i sets,
                                uint32_t first) {
    store_some(cells, static_cast<__mmask8>(which), sets);
    store_some(prefixes, static_cast<__mmask16>(which), Lanes<uint32_t>::numbers_from(first));
  }
  WIDE_INLINE __m512i numbers_from(uint32_t first) { return Lanes<uint32_t>::numbers_from(first); }
  WIDE_INLINE Halves load_sixteen(const uint64_t* sets) { return load_halves(sets); }
  WIDE_INLINE __mmask16 any(const Halves& sixteen) {
    return _mm512_kunpackb(_mm512_test_epi64_mask(sixteen.second, sixteen.second),
                           _mm512_test_epi64_mask(sixteen.first, sixteen.first));
  }
  WIDE_INLINE __m512i near(const Halves& sixteen, const uint32_t* quads, size_t n_quads) {
    return _mm512_or_si512(Lanes<uint32_t>::near(low_halves(sixteen), quads, 8),
                           Lanes<uint32_t>::near(high_halves(sixteen), quads + 8 * 16, n_quads - 8));
  }
};

// The letters of two masks, a byte each; those of the second have kOdd added.
WIDE_INLINE __m512i letters_of_two(uint64_t masks) {
  alignas(64) static constexpr std::array<uint8_t, 2 * kMaxLetters> kLetters = {
      0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
      22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43,
      44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63};
  return _mm512_mask_compress_epi8(emptied(), masks, _mm512_load_si512(kLetters.data()));
}

}  // namespace worderly

#else
#define WORDERLY_WIDE 0
#define WIDE
#endif
