// Opens a word graph, verifies the parts that are used, and looks up words.
#include "graph.hpp"

#include <algorithm>
#include <cstring>

#include "layout.hpp"

namespace worderly {

Alphabet::Alphabet(std::u32string_view letters) : letters_(letters) {
  if (letters_.empty() || letters_.size() > kMaxLetters) throw GraphError("an alphabet has 1 to 32 letters");
  low_.fill(kNoLetter);
  for (size_t i = 0; i < letters_.size(); ++i) {
    if (letters_.find(letters_[i]) != i) throw GraphError("an alphabet has each letter once");
    if (letters_[i] < 256) low_[letters_[i]] = static_cast<uint8_t>(i);
  }
}

uint8_t Alphabet::index_high(char32_t letter) const {
  const size_t at = letters_.find(letter);
  return at == std::u32string::npos ? kNoLetter : static_cast<uint8_t>(at);
}

uint64_t fold_multiply(uint64_t a, uint64_t b) {
#ifdef __SIZEOF_INT128__
  __extension__ using Wide = unsigned __int128;
  const Wide product = static_cast<Wide>(a) * b;
  return static_cast<uint64_t>(product) ^ static_cast<uint64_t>(product >> 64);
#else
  const uint64_t al = a & 0xFFFFFFFF, ah = a >> 32, bl = b & 0xFFFFFFFF, bh = b >> 32;
  const uint64_t mid = ah * bl + ((al * bl) >> 32), mid2 = al * bh + (mid & 0xFFFFFFFF);
  return (a * b) ^ (ah * bh + (mid >> 32) + (mid2 >> 32));
#endif
}

namespace {

using Lanes = std::array<uint64_t, 4>;

// Loads words in place: copying each block first took half as long again.
Lanes sum_blocks(Lanes lanes, const std::byte* begin, size_t count) {
  const auto word = [](const std::byte* at) {
    uint64_t value;
    std::memcpy(&value, at, sizeof value);
    return value;
  };
  for (const std::byte* at = begin; at != begin + count * kBlock; at += kBlock) {
    for (size_t j = 0; j < 4; ++j)
      lanes[j] = fold_multiply(lanes[j] ^ word(at + 16 * j), kLaneKeys[j] ^ word(at + 16 * j + 8));
  }
  return lanes;
}

}  // namespace

// Four multiply-fold lanes over blocks of 64 bytes.
uint64_t checksum(std::span<const std::byte> bytes, size_t skipped_word) {
  Lanes lanes = kLaneSeeds;
  size_t done = 0;
  if (skipped_word < kNoWord && bytes.size() >= kBlock) {
    std::array<std::byte, kBlock> first;
    std::copy_n(bytes.begin(), kBlock, first.begin());
    std::fill_n(first.begin() + static_cast<ptrdiff_t>(8 * skipped_word), 8, std::byte{0});
    lanes = sum_blocks(lanes, first.data(), 1);
    done = kBlock;
  }
  lanes = sum_blocks(lanes, bytes.data() + done, (bytes.size() - done) / kBlock);
  uint64_t sum = bytes.size();
  for (size_t j = 0; j < 4; ++j) sum = fold_multiply(sum ^ lanes[j], kLaneKeys[j]);
  return sum;
}

namespace {

Header read_header(std::span<const std::byte> bytes) {
  Header header;
  if (bytes.size() < sizeof header) throw GraphError("it is too short to be a word graph");
  std::memcpy(&header, bytes.data(), sizeof header);
  if (header.magic != kMagic) throw GraphError("it is not a word graph");
  if (header.version != kVersion) {
    throw GraphError("it has format version " + std::to_string(header.version) +
                     "; this program reads version " + std::to_string(kVersion));
  }
  return header;
}

// Checks sizes in 64 bits before anything is read, so that a huge count cannot overflow.
void check_header(const Header& header, size_t size) {
  const bool letters_ok = header.n_letters >= 1 && header.n_letters <= kMaxLetters;
  const bool slots_ok =
      header.n_slots >= kPadding && header.n_slots % kSlotStep == 0 && header.n_slots < kMaxSlots;
  if (!letters_ok || !slots_ok || header.max_length > kMaxLength) throw GraphError("its header is damaged");
  if (file_size(header.n_slots) != size) throw GraphError("its size does not match its header (truncated?)");
}

// Has no branches or comparisons, so that only the memory limits its speed. Any slot above the highest
// allowed one sets the top bit of `outside` (the base is in the top bits of a slot).
bool are_inside(std::span<const uint64_t> slots, uint32_t n_slots, uint32_t n_letters) {
  const uint64_t highest = make_slot(UINT32_MAX, true, n_slots - kPadding);
  uint64_t outside = 0, letters = 0;
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC unroll 8
#endif
  for (const uint64_t slot : slots) {
    outside |= highest - slot;
    letters |= slot;
  }
  return ((outside | letters) >> 63) == 0 && (uint64_t{mask_of(letters)} >> n_letters) == 0;
}

std::u32string stored_alphabet(std::span<const std::byte> bytes) {
  const Header header = read_header(bytes);
  check_header(header, bytes.size());
  if (checksum(bytes.first(slots_start(header.n_slots)), kChecksumWord) != header.checksum)
    throw GraphError("its checksum is wrong");
  const std::u32string letters(header.alphabet.begin(), header.alphabet.begin() + header.n_letters);
  if (*std::max_element(letters.begin(), letters.end()) > 0x10FFFF) throw GraphError("its header is damaged");
  return letters;
}

std::span<const uint64_t> piece_of(std::span<const uint64_t> slots, size_t piece) {
  const auto rest = slots.subspan(piece * kPieceSlots);
  return rest.first(std::min<size_t>(rest.size(), kPieceSlots));
}

constexpr uint32_t kFewLookUps = 16;  // verifying one look-up takes 4 µs, the whole file 90 µs

template <typename SlotAt>
uint64_t walk_by(WordView letters, SlotAt&& slot_at) {
  uint64_t slot = slot_at(0);
  for (const uint8_t c : letters) {
    if (c >= kMaxLetters || !((mask_of(slot) >> c) & 1)) return 0;
    slot = slot_at(base_of(slot) + c);
  }
  return slot;
}

}  // namespace

void seal(std::span<uint64_t> file) {
  const auto bytes = std::as_bytes(file);
  const uint32_t n_slots = read_header(bytes).n_slots;
  const auto slots = file.subspan(slots_start(n_slots) / 8, n_slots);
  for (size_t piece = 0; piece < n_pieces(n_slots); ++piece)
    file[sizeof(Header) / 8 + piece] = checksum(std::as_bytes(piece_of(slots, piece)), kNoWord);
  file[kCountsChecksumWord] = checksum(bytes.subspan(counts_start(n_slots)), kNoWord);
  file[kChecksumWord] = checksum(bytes.first(slots_start(n_slots)), kChecksumWord);
}

Graph::Graph(std::shared_ptr<const Storage> storage)
    : storage_(std::move(storage)), alphabet_(stored_alphabet(storage_->bytes())) {
  const auto bytes = storage_->bytes();
  const Header header = read_header(bytes);
  n_slots_ = header.n_slots;
  n_words_ = header.n_words;
  max_length_ = header.max_length;
  sums_ = reinterpret_cast<const uint64_t*>(bytes.data() + sizeof(Header));
  slots_ = reinterpret_cast<const uint64_t*>(bytes.data() + slots_start(n_slots_));
  counts_ = reinterpret_cast<const uint32_t*>(slots_ + n_slots_);
}

void Graph::verify_piece(size_t piece) const {
  const auto slots = piece_of({slots_, n_slots_}, piece);
  if (checksum(std::as_bytes(slots), kNoWord) != sums_[piece])
    throw storage_->unusable("its checksum is wrong");
  if (!are_inside(slots, n_slots_, alphabet_.size())) throw storage_->unusable("its contents are damaged");
}

void Graph::verify_slots() const {
  for (size_t piece = 0; piece < n_pieces(n_slots_); ++piece) verify_piece(piece);
  verified_->slots.store(true);
}

// Separate from the slots, because only ranks need the counts.
void Graph::verify_counts() const {
  if (verified_->counts.load()) return;
  const auto bytes = storage_->bytes();
  if (checksum(bytes.subspan(counts_start(n_slots_)), kNoWord) != read_header(bytes).counts_checksum) {
    throw storage_->unusable("its word counts are damaged");
  }
  verified_->counts.store(true);
}

void Graph::verify() const {
  slots();
  verify_counts();
}

uint64_t Graph::walk(WordView letters) const {
  if (!verified_->slots.load()) [[unlikely]]
    return walk_verifying(letters);
  return walk_by(letters, [slots = slots_](uint32_t at) { return slots[at]; });
}

uint64_t Graph::walk_verifying(WordView letters) const {
  if (verified_->look_ups.fetch_add(1) >= kFewLookUps) {
    verify_slots();
    return walk(letters);
  }
  return walk_by(letters, [this](uint32_t at) {
    verify_piece(at / kPieceSlots);
    return slots_[at];
  });
}

bool Graph::contains(WordView word) const { return ends_word(walk(word)); }

bool Graph::has_prefix(WordView prefix) const {
  const uint64_t slot = walk(prefix);
  return mask_of(slot) || ends_word(slot);
}

int64_t Graph::rank(WordView word) const {
  verify_counts();
  uint64_t slot = root();
  uint64_t before = 0;
  for (const uint8_t c : word) {
    if (c >= kMaxLetters || !((mask_of(slot) >> c) & 1)) return -1;
    before += ends_word(slot);
    const uint32_t base = base_of(slot);
    for (uint32_t smaller = mask_of(slot) & ((1u << c) - 1); smaller; smaller &= smaller - 1) {
      before += counts_[base + static_cast<uint32_t>(std::countr_zero(smaller))];
    }
    slot = slots_[base + c];
  }
  // A hostile file may lie about its counts; callers index arrays with the rank.
  return ends_word(slot) && before < n_words_ ? static_cast<int64_t>(before) : -1;
}

Word Graph::word_at(uint32_t rank) const {
  verify_counts();
  Word word;
  uint64_t slot = root();
  uint32_t left = rank;
  while (word.size() <= max_length_) {
    if (ends_word(slot) && left-- == 0) return word;
    uint32_t letters = mask_of(slot);
    while (letters) {
      const auto c = static_cast<uint8_t>(std::countr_zero(letters));
      const uint32_t below = counts_[base_of(slot) + c];
      if (left < below) {
        word.push_back(c);
        slot = slots_[base_of(slot) + c];
        break;
      }
      left -= below;
      letters &= letters - 1;
    }
    if (!letters) break;
  }
  throw GraphError("its word counts are damaged");
}

bool WordCursor::next() {
  while (!open_.empty()) {
    const uint64_t slot = open_.back();
    if (left_.size() < open_.size()) {
      left_.push_back(mask_of(slot));
      if (ends_word(slot)) {
        if (n_found_++ == graph_->size()) throw GraphError("it holds more words than it says");
        return true;
      }
    }
    uint32_t& letters = left_.back();
    if (letters && word_.size() < graph_->max_length()) {
      const auto c = static_cast<uint8_t>(std::countr_zero(letters));
      letters &= letters - 1;
      if (visited_++ == graph_->max_prefixes()) throw GraphError("its contents are damaged");
      word_.push_back(c);
      open_.push_back(slots_[base_of(slot) + c]);
    } else {
      left_.pop_back();
      open_.pop_back();
      if (!word_.empty()) word_.pop_back();
    }
  }
  return false;
}

}  // namespace worderly
