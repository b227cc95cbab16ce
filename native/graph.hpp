// A minimal word graph as one flat array: built once, then mapped read-only.
//
// A slot is an edge and describes its target node: bits 0-31 are the letters that may follow, bit 32 is
// "a word ends here", bits 33-63 are the base. The child by letter c is slot base + c. There is no check
// field: the mask tells which slots belong to a node, so nodes may share slots with the same target.
// Slot 0 is the root. The last 32 slots are empty, so base + 31 stays inside for every checked base.
#pragma once
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace worderly {

static_assert(std::endian::native == std::endian::little, "graph files are little-endian");

constexpr uint32_t kMaxLetters = 32;
constexpr uint32_t kMaxLength = 63;
constexpr uint8_t kNoLetter = 0xFF;

// A damaged file, or words that cannot be stored; Python gets LexiconError.
struct GraphError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// The path is empty for a graph in memory.
inline GraphError unusable(const std::string& path, const std::string& why) {
  return GraphError(path.empty() ? why : path + " is not a usable word graph: " + why);
}

struct FileError : std::runtime_error {
  FileError(const std::string& path, int code) : std::runtime_error(path), code(code) {}
  int code;
};

constexpr uint32_t mask_of(uint64_t slot) { return static_cast<uint32_t>(slot); }
constexpr bool ends_word(uint64_t slot) { return (slot >> 32) & 1; }
constexpr uint32_t base_of(uint64_t slot) { return static_cast<uint32_t>(slot >> 33); }
constexpr uint64_t make_slot(uint32_t mask, bool end, uint32_t base) {
  return mask | (static_cast<uint64_t>(end) << 32) | (static_cast<uint64_t>(base) << 33);
}

// Letter numbers, not characters: bytes 0..31.
using Word = std::basic_string<uint8_t>;
using WordView = std::basic_string_view<uint8_t>;

class Alphabet {
 public:
  explicit Alphabet(std::u32string_view letters);
  uint8_t index(char32_t letter) const { return letter < 256 ? low_[letter] : index_high(letter); }
  char32_t letter(uint8_t index) const { return letters_[index]; }
  uint32_t size() const { return static_cast<uint32_t>(letters_.size()); }
  const std::u32string& letters() const { return letters_; }
  const uint8_t* low() const { return low_.data(); }

 private:
  uint8_t index_high(char32_t letter) const;
  std::u32string letters_;
  std::array<uint8_t, 256> low_;
};

// Owns the bytes of a graph: a file map or memory.
class Storage {
 public:
  explicit Storage(std::string path) : path_(std::move(path)) {}
  virtual ~Storage() = default;
  virtual std::span<const std::byte> bytes() const = 0;
  static std::shared_ptr<const Storage> map(const std::string& path);
  static std::shared_ptr<const Storage> copy(std::span<const std::byte> bytes);
  // An error that names the file.
  GraphError unusable(const std::string& why) const { return worderly::unusable(path_, why); }

 private:
  std::string path_;
};

// What a user of the graph keeps with it; it ends with the graph.
struct Attached {
  virtual ~Attached() = default;
};

// Opening reads the header and the checksums. Slots are verified (checksum, every base inside) before use:
// the whole array before a search, and only the pieces on the path for the first few look-ups.
class Graph {
 public:
  explicit Graph(std::shared_ptr<const Storage> storage);
  static Graph build(std::vector<Word> words, const std::u32string& alphabet);

  const Alphabet& alphabet() const { return alphabet_; }
  uint32_t size() const { return n_words_; }
  uint32_t max_length() const { return max_length_; }
  // No search of a valid graph visits more prefixes than this; a hostile graph may loop forever.
  uint64_t max_prefixes() const { return uint64_t{n_words_} * max_length_ + 1; }
  // Verifies the slots first, so that any walk stays inside the array.
  const uint64_t* slots() const {
    if (!verified_->slots.load()) verify_slots();
    return slots_;
  }
  uint64_t root() const { return slots()[0]; }
  // Verifies the whole file now.
  void verify() const;
  std::span<const std::byte> bytes() const { return storage_->bytes(); }

  // For the bindings, which hold the interpreter's lock; the kernel does not use it.
  const std::shared_ptr<Attached>& attached() const { return attached_; }
  void attach(std::shared_ptr<Attached> attached) const { attached_ = std::move(attached); }

  bool contains(WordView word) const;
  bool has_prefix(WordView prefix) const;
  // The index among the words in alphabet order, -1 for an unknown word.
  int64_t rank(WordView word) const;
  Word word_at(uint32_t rank) const;

 private:
  // Copies of the graph share it and any thread may write it: verifying twice is harmless.
  struct Verified {
    std::atomic<bool> slots = false;
    std::atomic<bool> counts = false;
    std::atomic<uint32_t> look_ups = 0;
  };

  // Returns the empty slot if no word begins with these letters.
  uint64_t walk(WordView letters) const;
  uint64_t walk_verifying(WordView letters) const;
  void verify_piece(size_t piece) const;
  void verify_slots() const;
  void verify_counts() const;

  std::shared_ptr<const Storage> storage_;
  Alphabet alphabet_;
  const uint64_t* sums_ = nullptr;
  const uint64_t* slots_ = nullptr;
  const uint32_t* counts_ = nullptr;
  uint32_t n_slots_ = 0;
  uint32_t n_words_ = 0;
  uint32_t max_length_ = 0;
  std::shared_ptr<Verified> verified_ = std::make_shared<Verified>();
  mutable std::shared_ptr<Attached> attached_;
};

// Iterates over the words in alphabet order.
class WordCursor {
 public:
  explicit WordCursor(const Graph& graph) : graph_(&graph), slots_(graph.slots()), open_{graph.root()} {}
  // Returns false at the end.
  bool next();
  WordView word() const { return word_; }

 private:
  const Graph* graph_;
  const uint64_t* slots_;
  std::vector<uint64_t> open_;
  std::vector<uint32_t> left_;
  Word word_;
  uint32_t n_found_ = 0;
  uint64_t visited_ = 0;
};

struct Pattern {
  static constexpr char32_t kOne = '?', kRun = '*';
  Pattern(std::u32string_view text, const Alphabet& alphabet);
  std::array<uint64_t, kMaxLetters> accepts{};
  uint64_t runs = 0;
  uint64_t goal = 0;
  bool possible = true;
};

struct Letters {
  std::array<uint8_t, kMaxLetters> counts{};
  uint32_t wildcards = 0;
  uint32_t vowels = 0;
  uint32_t present = 0;
  Letters(std::u32string_view letters, std::u32string_view vowels, const Alphabet& alphabet);
};

// Words joined: each is one byte of length, then its letter numbers.
using Packed = Word;
Packed matching(const Graph& graph, const Pattern& pattern);
Packed anagrams(const Graph& graph, Letters letters, uint32_t min_length);

// `skipped_word` is the 64-bit word of the first block that counts as zero, or kNoWord.
uint64_t checksum(std::span<const std::byte> bytes, size_t skipped_word);
uint64_t fold_multiply(uint64_t a, uint64_t b);
// Writes the checksums into a file that is complete except for them.
void seal(std::span<uint64_t> file);

}  // namespace worderly
