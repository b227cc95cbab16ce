// The words of a graph as Python strings that are made once and shared by all answers.
#pragma once
#include <array>

#include "bind.hpp"
#include "boards.hpp"
#include "boards_lanes.hpp"

namespace worderly {

// A table of strings, each found by the key of its word. Four words share a line of the processor's cache;
// more of them take its last place in turn, because frequent words come early and should stay. So the table
// never grows: 1 MB, and at most 4 MB of strings. Only a thread that holds the interpreter's lock may use it.
class SharedStrings : public Attached {
 public:
  explicit SharedStrings(const Alphabet& alphabet) : alphabet_(alphabet), lines_(kLines) {}
  ~SharedStrings() override {
    for (Line& line : lines_)
      for (PyObject* text : line.texts) Py_XDECREF(text);
  }
  SharedStrings(const SharedStrings&) = delete;
  SharedStrings& operator=(const SharedStrings&) = delete;

  static SharedStrings& of(const Graph& graph) {
    if (!graph.attached()) graph.attach(std::make_shared<SharedStrings>(graph.alphabet()));
    return static_cast<SharedStrings&>(*graph.attached());
  }

  // Strings are far apart in memory: each is fetched while the others are looked up, then all are counted. A
  // missing string is made at the end, because it may take the place of one that was found.
  void fill(PyObject* list, const std::vector<WordKey>& keys) {
    look_up(keys, list);
    size_t n_missing = 0;
    const auto size = static_cast<Py_ssize_t>(keys.size());
    for (Py_ssize_t i = 0; i < size; ++i) {
      PyObject* const text = NB_LIST_GET_ITEM(list, i);
      Py_XINCREF(text);
      n_missing += text == nullptr;
    }
    for (Py_ssize_t i = 0; n_missing > 0; ++i) {
      if (NB_LIST_GET_ITEM(list, i)) continue;
      NB_LIST_SET_ITEM(list, i, new_text(keys[static_cast<size_t>(i)]));
      --n_missing;
    }
  }

 private:
  static constexpr uint32_t kLineBits = 14;
  static constexpr size_t kLines = size_t{1} << kLineBits;
  static constexpr size_t kWords = 4;
  struct alignas(64) Line {
    std::array<WordKey, kWords> keys{};
    std::array<PyObject*, kWords> texts{};
    // The text of the key, or null; without branches, which nobody could predict.
    PyObject* text_of(WordKey key) const {
      const size_t place = size_t{keys[1] == key} + 2 * size_t{keys[2] == key} + 3 * size_t{keys[3] == key};
      return keys[place] == key ? texts[place] : nullptr;
    }
#if WORDERLY_WIDE
    // The same with one comparison for all words.
    WIDE PyObject* wide_text_of(WordKey key) const {
      const __m256i all = _mm256_load_si256(reinterpret_cast<const __m256i*>(keys.data()));
      const uint32_t same = _mm256_cmpeq_epi64_mask(all, _mm256_set1_epi64x(static_cast<long long>(key)));
      return same ? texts[low_bit(same)] : nullptr;
    }
#endif
  };

  static size_t line_of(WordKey key) { return key * 0x9E3779B97F4A7C15 >> (64 - kLineBits); }

  // Puts the texts into the list, which does not own them yet.
  void look_up(const std::vector<WordKey>& keys, PyObject* list) const {
#if WORDERLY_WIDE
    if (uses_wide_loops()) return look_up_wide(keys, list);
#endif
    Py_ssize_t i = 0;
    for (const WordKey key : keys) put(list, i++, lines_[line_of(key)].text_of(key));
  }

#if WORDERLY_WIDE
  WIDE void look_up_wide(const std::vector<WordKey>& keys, PyObject* list) const {
    Py_ssize_t i = 0;
    for (const WordKey key : keys) put(list, i++, lines_[line_of(key)].wide_text_of(key));
  }
#endif

  static void put(PyObject* list, Py_ssize_t i, PyObject* text) {
    prefetch(text);
    NB_LIST_SET_ITEM(list, i, text);
  }

  // A new reference.
  PyObject* new_text(WordKey key) {
    std::array<uint8_t, kKeyLetters> letters;
    const size_t length = letters_of(key, letters);
    PyObject* const text = speller_.spell(letters.data(), length);
    Line& line = lines_[line_of(key)];
    size_t place = 0;
    while (place + 1 < kWords && line.texts[place]) ++place;
    Py_XDECREF(line.texts[place]);
    line.keys[place] = key, line.texts[place] = text;
    Py_INCREF(text);
    return text;
  }

  Alphabet alphabet_;
  Speller speller_{alphabet_};
  std::vector<Line> lines_;
};

}  // namespace worderly
