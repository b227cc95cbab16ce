// Which slots are free, and where all children of a node find one.
#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace worderly {

class FreeSlots {
 public:
  // The first base from here on at which the slots of all letters are free; beyond the last one taken all
  // are.
  uint32_t first_fit(uint32_t letters, uint32_t base) const {
    for (;; base += kBits) {
      uint64_t fits = ~uint64_t{0};
      for (uint32_t left = letters; left; left &= left - 1)
        fits &= window(base + static_cast<uint32_t>(std::countr_zero(left)));
      if (fits) return base + static_cast<uint32_t>(std::countr_zero(fits));
    }
  }
  void take(uint32_t slot) {
    if (slot >= size()) free_.resize(slot / kBits + 1, ~uint64_t{0});
    free_[slot / kBits] &= ~(uint64_t{1} << slot % kBits);
  }
  // All slots before it are taken, those of its own block not.
  uint32_t first_block() {
    while (full_blocks_ < free_.size() && free_[full_blocks_] == 0) ++full_blocks_;
    return full_blocks_ * kBits;
  }
  // A multiple of a block; no slot from here on is taken.
  uint32_t size() const { return static_cast<uint32_t>(free_.size()) * kBits; }
  void clear() { free_.clear(), full_blocks_ = 0; }

 private:
  static constexpr uint32_t kBits = 64;

  // A bit for each of 64 slots.
  uint64_t window(uint32_t slot) const {
    const uint32_t shift = slot % kBits;
    return shift ? block(slot / kBits) >> shift | block(slot / kBits + 1) << (kBits - shift)
                 : block(slot / kBits);
  }
  uint64_t block(size_t i) const { return i < free_.size() ? free_[i] : ~uint64_t{0}; }

  std::vector<uint64_t> free_;  // a bit for each slot
  uint32_t full_blocks_ = 0;
};

}  // namespace worderly
