// Sets of up to sixteen cells, 32 of them in a register: most boards are 4×4.
#pragma once
#include "boards_lanes.hpp"

#if WORDERLY_WIDE

namespace worderly {

template <>
struct Lanes<uint16_t> {
  static constexpr uint32_t kCount = 32;
  using Half = Lanes<uint32_t>;  // columns of more than sixteen bits are stored in two halves
  using Table = __m512i;
  using Bytes = __m256i;
  // The place of each lane's prefix in a column. The places of the second half are counted from `middle`.
  struct Places {
    __m512i all;
    Halves halves;
    uint32_t middle;
  };
  WIDE_INLINE Table load(const std::array<Cells, kMaxLetters>& cells) { return low_words(Half::load(cells)); }
  WIDE_INLINE __m512i look_up(const Table& table, __m512i letters) {
    return _mm512_permutexvar_epi16(letters, table);
  }
  WIDE_INLINE __m512i spread(uint16_t set) { return _mm512_set1_epi16(static_cast<short>(set)); }
  WIDE_INLINE __m512i right(__m512i sets) { return _mm512_slli_epi16(sets, 1); }
  WIDE_INLINE __m512i left(__m512i sets) { return _mm512_srli_epi16(sets, 1); }
  WIDE_INLINE __m512i down(__m512i sets, __m128i by) { return _mm512_sll_epi16(sets, by); }
  WIDE_INLINE __m512i up(__m512i sets, __m128i by) { return _mm512_srl_epi16(sets, by); }
  WIDE_INLINE uint32_t test(__m512i a, __m512i b) { return _mm512_test_epi16_mask(a, b); }
  WIDE_INLINE __m512i with_single(__m512i sets, __m512i from) {
    const __mmask32 is_single = _mm512_testn_epi16_mask(from, _mm512_add_epi16(from, _mm512_set1_epi16(-1)));
    return _mm512_or_si512(sets, _mm512_maskz_mov_epi16(is_single, from));
  }
  WIDE_INLINE Bytes load_pairs(const uint8_t* pairs) {
    return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(pairs));
  }
  WIDE_INLINE uint32_t odd(Bytes pairs) { return _mm256_test_epi8_mask(pairs, _mm256_set1_epi8(kOdd)); }
  WIDE_INLINE Bytes letters_of(Bytes pairs) { return _mm256_and_si256(pairs, _mm256_set1_epi8(kOdd - 1)); }
  WIDE_INLINE __m512i widened(Bytes bytes) { return _mm512_cvtepu8_epi16(bytes); }
  WIDE_INLINE Places count_bits(uint32_t bits) {
    const auto middle = static_cast<uint32_t>(std::popcount(bits & 0x1FFFF));
    const Halves halves{Half::count_bits(bits & 0xFFFF), Half::count_bits(bits >> 17 << 1)};
    const __m512i second = _mm512_add_epi32(halves.second, Half::spread(middle));
    return {low_words({halves.first, second}), halves, middle};
  }
  WIDE_INLINE __m512i choose(const uint16_t* column, const Places& places) {
    return _mm512_permutexvar_epi16(places.all, _mm512_loadu_si512(column));
  }
  WIDE_INLINE void store_slots(uint32_t* out, const uint32_t* base, const Places& places, Bytes letters,
                               uint32_t flagged, uint32_t flag) {
    Half::store_slots(out, base, places.halves.first, first_half(letters), flagged & 0xFFFF, flag);
    Half::store_slots(out + 16, base + places.middle, places.halves.second, second_half(letters),
                      flagged >> 16, flag);
  }
  WIDE_INLINE void store_numbers(uint16_t* out, const uint16_t* column, const Places& places) {
    store(out, choose(column, places));
  }
  WIDE_INLINE void store(void* out, __m512i sets) { _mm512_storeu_si512(out, sets); }
  WIDE_INLINE void store_doubts(uint16_t* cells, uint16_t* prefixes, uint32_t which, __m512i sets,
                                uint32_t first) {
    store(cells, _mm512_mask_compress_epi16(emptied(), which, sets));
    const __m512i numbers = _mm512_add_epi16(spread(static_cast<uint16_t>(first)), lane_numbers());
    store(prefixes, _mm512_mask_compress_epi16(emptied(), which, numbers));
  }
  WIDE_INLINE __m256i numbers_from(uint32_t first) {
    return _mm256_add_epi16(_mm256_set1_epi16(static_cast<short>(first)),
                            _mm512_castsi512_si256(lane_numbers()));
  }
  WIDE_INLINE __m256i load_sixteen(const uint16_t* sets) {
    return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(sets));
  }
  WIDE_INLINE __mmask16 any(__m256i sixteen) { return _mm256_test_epi16_mask(sixteen, sixteen); }
  // All four tables, also those of a smaller board: so many fit into registers.
  WIDE_INLINE __m512i near(__m256i sixteen, const uint32_t* quads, size_t) {
    return Half::near(_mm512_cvtepu16_epi32(sixteen), quads, 4);
  }

 private:
  WIDE_INLINE __m512i lane_numbers() { return low_words({Half::numbers_from(0), Half::numbers_from(16)}); }
  WIDE_INLINE __m512i low_words(const Halves& numbers) {
    const __m512i even =
        _mm512_setr_epi32(0x20000, 0x60004, 0xA0008, 0xE000C, 0x120010, 0x160014, 0x1A0018, 0x1E001C,
                          0x220020, 0x260024, 0x2A0028, 0x2E002C, 0x320030, 0x360034, 0x3A0038, 0x3E003C);
    return _mm512_permutex2var_epi16(numbers.first, even, numbers.second);
  }
  WIDE_INLINE __m128i first_half(Bytes bytes) { return _mm256_castsi256_si128(bytes); }
  WIDE_INLINE __m128i second_half(Bytes bytes) { return _mm256_extracti128_si256(bytes, 1); }
};

}  // namespace worderly

#endif
