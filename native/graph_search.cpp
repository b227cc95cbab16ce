// Searches a word graph by pattern and for sub-anagrams; words come in alphabet order.
#include "graph.hpp"

namespace worderly {

// Positions in the pattern are bits: bit i means that i letters of the pattern are matched.
Pattern::Pattern(std::u32string_view text, const Alphabet& alphabet) {
  uint32_t at = 0;
  for (const char32_t c : text) {
    if (c == kRun) {
      runs |= uint64_t{1} << at;
      continue;
    }
    const uint8_t index = alphabet.index(c);
    if (at == kMaxLength || (c != kOne && index == kNoLetter)) {
      possible = false;
      return;
    }
    if (c != kOne) accepts[index] |= uint64_t{1} << at;
    if (c == kOne) {
      for (auto& letter : accepts) letter |= uint64_t{1} << at;
    }
    ++at;
  }
  goal = uint64_t{1} << at;
}

Letters::Letters(std::u32string_view letters, std::u32string_view vowel_letters, const Alphabet& alphabet) {
  for (const char32_t c : letters) {
    const uint8_t index = alphabet.index(c);
    if (c == Pattern::kRun) ++wildcards;
    if (index != kNoLetter && counts[index] < UINT8_MAX) {
      ++counts[index];
      present |= 1u << index;
    }
  }
  for (const char32_t c : vowel_letters) {
    if (alphabet.index(c) != kNoLetter) vowels |= 1u << alphabet.index(c);
  }
}

namespace {

class Collector {
 public:
  explicit Collector(const Graph& graph) : graph_(graph), slots_(graph.slots()) {}
  Packed take() { return std::move(found_); }

 protected:
  void count_visit() {
    if (visited_++ == graph_.max_prefixes()) throw GraphError("its contents are damaged");
  }

  void add_word(uint32_t length) {
    if (n_found_++ == graph_.size()) throw GraphError("it holds more words than it says");
    found_.push_back(static_cast<uint8_t>(length));
    found_.append(word_.data(), length);
  }

  const Graph& graph_;
  const uint64_t* slots_;
  std::array<uint8_t, kMaxLength + 1> word_{};

 private:
  Packed found_;
  uint32_t n_found_ = 0;
  uint64_t visited_ = 0;
};

class PatternSearch : public Collector {
 public:
  PatternSearch(const Graph& graph, const Pattern& pattern) : Collector(graph), pattern_(pattern) {}

  void visit(uint64_t slot, uint32_t depth, uint64_t states) {
    count_visit();
    if (ends_word(slot) && (states & pattern_.goal)) add_word(depth);
    if (depth == graph_.max_length()) return;
    const uint32_t base = base_of(slot);
    for (uint32_t letters = mask_of(slot); letters; letters &= letters - 1) {
      const auto c = static_cast<uint8_t>(std::countr_zero(letters));
      const uint64_t next = ((states & pattern_.accepts[c]) << 1) | (states & pattern_.runs);
      if (!next) continue;
      word_[depth] = c;
      visit(slots_[base + c], depth + 1, next);
    }
  }

 private:
  const Pattern& pattern_;
};

class AnagramSearch : public Collector {
 public:
  AnagramSearch(const Graph& graph, const Letters& letters, uint32_t min_length)
      : Collector(graph), letters_(letters), min_length_(min_length) {}

  // Uses a real letter before a wildcard: only the number of each decides whether a word is possible.
  void visit(uint64_t slot, uint32_t depth) {
    count_visit();
    if (ends_word(slot) && depth >= min_length_) add_word(depth);
    if (depth == graph_.max_length()) return;
    const uint32_t base = base_of(slot);
    const uint32_t usable = letters_.present | (letters_.wildcards ? letters_.vowels : 0);
    for (uint32_t todo = mask_of(slot) & usable; todo; todo &= todo - 1) {
      const auto c = static_cast<uint8_t>(std::countr_zero(todo));
      word_[depth] = c;
      if (letters_.counts[c]) {
        use_letter(slots_[base + c], depth, c);
      } else {
        --letters_.wildcards;
        visit(slots_[base + c], depth + 1);
        ++letters_.wildcards;
      }
    }
  }

 private:
  void use_letter(uint64_t slot, uint32_t depth, uint8_t c) {
    const uint32_t present = letters_.present;
    if (--letters_.counts[c] == 0) letters_.present &= ~(1u << c);
    visit(slot, depth + 1);
    ++letters_.counts[c];
    letters_.present = present;
  }

  Letters letters_;
  uint32_t min_length_;
};

}  // namespace

Packed matching(const Graph& graph, const Pattern& pattern) {
  PatternSearch search(graph, pattern);
  if (pattern.possible) search.visit(graph.root(), 0, 1);
  return search.take();
}

Packed anagrams(const Graph& graph, Letters letters, uint32_t min_length) {
  AnagramSearch search(graph, letters, min_length);
  search.visit(graph.root(), 0);
  return search.take();
}

}  // namespace worderly
