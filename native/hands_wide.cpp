#include "hands_wide.hpp"

#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#if defined(__GNUC__) && !defined(__clang__)
// gcc 12 takes values that its own header leaves open on purpose for forgotten ones.
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#pragma GCC diagnostic ignored "-Wuninitialized"
#endif
#include <immintrin.h>

namespace worderly {

bool can_raise_wide() { return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq"); }

[[gnu::target("avx512f,avx512dq")]] void raise_wide(int64_t* totals, const int64_t* sizes,
                                                    const TriedWord& word) {
  const __m512i value = _mm512_set1_epi64(word.value), factor = _mm512_set1_epi64(word.factor);
  const __m512i three = _mm512_set1_epi64(3), one = _mm512_set1_epi64(1);
  // No smaller number has the word's digits, and a mask keeps what is before the totals from being read.
  for (uint32_t low = word.low & ~7u; low < 64 && word.fits >> low; low += 8) {
    const auto which = static_cast<__mmask8>(word.fits >> low);
    const int64_t rest_at = static_cast<int64_t>(low) - static_cast<int64_t>(word.low);
    const __m512i taken = _mm512_mullo_epi64(three, _mm512_loadu_si512(sizes + low));
    const __m512i points = _mm512_mullo_epi64(value, _mm512_max_epi64(one, _mm512_sub_epi64(factor, taken)));
    const __m512i total = _mm512_add_epi64(points, _mm512_maskz_loadu_epi64(which, word.rest + rest_at));
    const __m512i known = _mm512_maskz_loadu_epi64(which, totals + low);
    _mm512_mask_storeu_epi64(totals + low, which, _mm512_max_epi64(known, total));
  }
}

}  // namespace worderly

#else

namespace worderly {

bool can_raise_wide() { return false; }
void raise_wide(int64_t*, const int64_t*, const TriedWord&) {}

}  // namespace worderly

#endif
