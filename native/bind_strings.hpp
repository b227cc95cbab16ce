// The words of a graph as Python strings that are made once and shared by all answers.
#pragma once
#include "bind.hpp"
#include "boards.hpp"

namespace worderly {

// A table of as many strings as it has places, each found by the key of its word. A word takes the place of
// another one with the same place, so the table never grows: 1 MB, and at most 4 MB of strings.
// Only a thread that holds the interpreter's lock may use it.
class SharedStrings : public Attached {
 public:
  explicit SharedStrings(const Alphabet& alphabet) : alphabet_(alphabet), entries_(kPlaces) {}
  ~SharedStrings() override {
    for (Entry& entry : entries_) Py_XDECREF(entry.text);
  }
  SharedStrings(const SharedStrings&) = delete;
  SharedStrings& operator=(const SharedStrings&) = delete;

  static SharedStrings& of(const Graph& graph) {
    if (!graph.attached()) graph.attach(std::make_shared<SharedStrings>(graph.alphabet()));
    return static_cast<SharedStrings&>(*graph.attached());
  }

  // Entries and strings are far apart in memory: both are fetched for all words before the first is used.
  void fill(PyObject* list, const std::vector<WordKey>& keys) {
    for (const WordKey key : keys) prefetch(&entry_of(key));
    for (const WordKey key : keys) prefetch(entry_of(key).text);
    for (size_t i = 0; i < keys.size(); ++i)
      NB_LIST_SET_ITEM(list, static_cast<Py_ssize_t>(i), text_of(keys[i]));
  }

 private:
  static constexpr uint32_t kPlaceBits = 16;
  static constexpr size_t kPlaces = size_t{1} << kPlaceBits;
  struct Entry {
    WordKey key = 0;
    PyObject* text = nullptr;
  };

  Entry& entry_of(WordKey key) { return entries_[key * 0x9E3779B97F4A7C15 >> (64 - kPlaceBits)]; }

  PyObject* text_of(WordKey key) {
    Entry& entry = entry_of(key);
    if (entry.key != key) replace(entry, key);
    Py_INCREF(entry.text);
    return entry.text;
  }

  void replace(Entry& entry, WordKey key) {
    std::array<uint8_t, kKeyLetters> letters;
    const size_t length = letters_of(key, letters);
    PyObject* const text = speller_.spell(letters.data(), length);
    Py_XDECREF(entry.text);
    entry = {key, text};
  }

  Alphabet alphabet_;
  Speller speller_{alphabet_};
  std::vector<Entry> entries_;
};

}  // namespace worderly
