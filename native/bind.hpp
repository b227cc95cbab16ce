// Conversions between Python str and letter numbers, shared by the bind files; none allocates on the way.
#pragma once
#include "python_api.hpp"

namespace worderly {

inline std::u32string to_u32(nb::handle text) {
  std::u32string out;
  for (Py_ssize_t i = 0; i < length_of(text.ptr()); ++i) out.push_back(char_at(text.ptr(), i));
  return out;
}

// The letter numbers of a str, on the stack. `too_long` marks a string longer than any word; letters outside
// the alphabet become kNoLetter.
struct Key {
  Key(PyObject* text, const Alphabet& alphabet) {
    const Py_ssize_t n = length_of(text);
    too_long = n > static_cast<Py_ssize_t>(kMaxLength);
    if (too_long) return;
    length = static_cast<size_t>(n);
    if (const Py_UCS1* chars = narrow_chars(text)) {
      for (size_t i = 0; i < length; ++i) letters[i] = alphabet.low()[chars[i]];
    } else {
      for (Py_ssize_t i = 0; i < n; ++i) letters[i] = alphabet.index(char_at(text, i));
    }
  }
  WordView view() const { return {letters, length}; }
  bool is_spelled() const { return !too_long && view().find(kNoLetter) == WordView::npos; }
  uint8_t letters[kMaxLength];
  size_t length = 0;
  bool too_long = false;
};

class Speller {
 public:
  explicit Speller(const Alphabet& alphabet) : alphabet_(alphabet) {
    for (uint8_t i = 0; i < alphabet.size(); ++i) {
      is_ascii_ &= alphabet.letter(i) < 128;
      ascii_[i] = static_cast<Py_UCS1>(alphabet.letter(i));
    }
  }

  PyObject* spell(const uint8_t* letters, size_t length) const {
    PyObject* text = is_ascii_ ? spell_ascii(letters, length) : spell_wide(letters, length);
    if (!text) nb::raise_python_error();
    return text;
  }
  nb::str spell(WordView word) const { return nb::steal<nb::str>(spell(word.data(), word.size())); }

  nb::list spell_all(const Packed& packed) const {
    Py_ssize_t count = 0;
    for (size_t at = 0; at < packed.size(); at += packed[at] + 1u) ++count;
    nb::list words = nb::steal<nb::list>(PyList_New(count));
    Py_ssize_t i = 0;
    for (size_t at = 0; at < packed.size(); at += packed[at] + 1u) {
      NB_LIST_SET_ITEM(words.ptr(), i++, spell(packed.data() + at + 1, packed[at]));
    }
    return words;
  }

 private:
  PyObject* spell_ascii(const uint8_t* letters, size_t length) const {
    return new_ascii(length, [&](Py_UCS1* out) {
      for (size_t i = 0; i < length; ++i) out[i] = ascii_[letters[i]];
    });
  }
  PyObject* spell_wide(const uint8_t* letters, size_t length) const {
    char32_t wide[kMaxLength];
    for (size_t i = 0; i < length; ++i) wide[i] = alphabet_.letter(letters[i]);
    return new_text(wide, length);
  }

  const Alphabet& alphabet_;
  bool is_ascii_ = true;
  std::array<Py_UCS1, kMaxLetters> ascii_{};
};

void bind_solver(nb::module_& m);

}  // namespace worderly
