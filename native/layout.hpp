// The format of a word graph file: header, a checksum for each piece of the slots, slots (8 bytes each),
// number of words below each slot (4 bytes each).
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

namespace worderly {

constexpr std::array<char, 8> kMagic = {'W', 'O', 'R', 'D', 'G', 'R', 'P', 'H'};
constexpr uint32_t kVersion = 2;
constexpr uint32_t kPadding = 32;
constexpr uint32_t kSlotStep = 16;     // slots and counts fill whole blocks of 64 bytes
constexpr uint32_t kPieceSlots = 512;  // a page of memory; the last piece may be shorter
constexpr uint32_t kMaxSlots = 1u << 30;
constexpr size_t kBlock = 64;
constexpr size_t kCountsChecksumWord = 6;
constexpr size_t kChecksumWord = 7;  // holds the checksum, so the checksum skips it
constexpr size_t kNoWord = 8;

struct Header {
  std::array<char, 8> magic;
  uint32_t version;
  uint32_t n_letters;
  uint32_t n_slots;
  uint32_t n_words;
  uint32_t max_length;
  uint32_t zero;
  std::array<uint64_t, 2> spare;
  uint64_t counts_checksum;
  uint64_t checksum;
  std::array<uint32_t, 32> alphabet;
};
static_assert(sizeof(Header) == 192 && offsetof(Header, checksum) == 8 * kChecksumWord);

constexpr uint64_t n_pieces(uint64_t n_slots) { return (n_slots + kPieceSlots - 1) / kPieceSlots; }
constexpr uint64_t slots_start(uint64_t n_slots) {
  return sizeof(Header) + (n_pieces(n_slots) * 8 + kBlock - 1) / kBlock * kBlock;
}
constexpr uint64_t counts_start(uint64_t n_slots) { return slots_start(n_slots) + n_slots * 8; }
constexpr uint64_t file_size(uint64_t n_slots) { return counts_start(n_slots) + n_slots * 4; }

// Digits of pi, so that the choice of constants is not arbitrary.
constexpr std::array<uint64_t, 4> kLaneSeeds = {0x243F6A8885A308D3, 0x13198A2E03707344, 0xA4093822299F31D0,
                                                0x082EFA98EC4E6C89};
constexpr std::array<uint64_t, 4> kLaneKeys = {0x452821E638D01377, 0xBE5466CF34E90C6C, 0xC0AC29B7C97C50DD,
                                               0x3F84D5B5B5470917};

}  // namespace worderly
