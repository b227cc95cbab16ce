// Reads boards from Python: rows of faces, as lists, tuples or strings.
#pragma once
#include "bind.hpp"
#include "boards.hpp"

namespace worderly {

// A view of any sequence: rows may be lists, tuples or strings. It is held, since making a list of it may run
// anything of Python.
class Items {
 public:
  explicit Items(nb::handle sequence)
      : held_(nb::borrow(sequence)), fast_(nb::steal(PySequence_Fast(held_.ptr(), "faces come in rows"))) {
    if (!fast_.is_valid()) nb::raise_python_error();
  }
  size_t size() const { return static_cast<size_t>(item_count(fast_.ptr())); }
  PyObject* operator[](size_t i) const { return item_at(fast_.ptr(), static_cast<Py_ssize_t>(i)); }
  PyObject* ptr() const { return fast_.ptr(); }

 private:
  nb::object held_, fast_;
};

// Reads rows of faces into packed faces. No word can use a face with a character outside the alphabet, for
// example "#": it is packed without letters.
class FaceReader {
 public:
  FaceReader(const Alphabet& alphabet, Packed& faces) : alphabet_(alphabet), faces_(faces) {}

  // The number of faces. A row that is one str has a letter in each cell.
  size_t read_row(PyObject* row) {
    if (!PyUnicode_Check(row)) return read_faces(row);
    const Key key(row, alphabet_);
    if (key.too_long) return read_faces(row);
    for (size_t c = 0; c < key.length; ++c) add_letter(key.letters[c]);
    return key.length;
  }

 private:
  // Nothing of Python runs while the faces of a plain row are read, so it need not be held.
  size_t read_faces(PyObject* row) {
    return PyList_CheckExact(row) || PyTuple_CheckExact(row) ? add_faces(row) : add_faces(Items(row).ptr());
  }
  size_t add_faces(PyObject* row) {
    const auto count = static_cast<size_t>(item_count(row));
    for (size_t c = 0; c < count && c <= kMaxCells; ++c) add_face(item_at(row, static_cast<Py_ssize_t>(c)));
    return count;
  }
  void add_face(PyObject* face) {
    if (!PyUnicode_Check(face)) throw nb::type_error("a face is a str");
    if (length_of(face) == 1) return add_letter(alphabet_.index(char_at(face, 0)));
    const Key key(face, alphabet_);
    const size_t length = key.is_spelled() ? key.length : 0;
    faces_.push_back(static_cast<uint8_t>(length));
    faces_.append(key.letters, length);
  }
  void add_letter(uint8_t letter) {
    faces_.push_back(letter != kNoLetter);
    if (letter != kNoLetter) faces_.push_back(letter);
  }

  const Alphabet& alphabet_;
  Packed& faces_;
};

struct Shape {
  uint32_t rows, cols;
  size_t size() const { return size_t{rows} * cols; }
};

// Appends the faces of a board. Rows that are no plain lists may change its number of rows meanwhile.
inline Shape read_shape(nb::handle faces, const Alphabet& alphabet, Packed& packed) {
  const Items rows(faces);
  FaceReader reader(alphabet, packed);
  // Rows may be far away: all are under way before the first is read.
  for (size_t r = 0; r < rows.size() && r < kMaxCells; ++r) prefetch(rows[r]);
  size_t n_rows = 0, cols = 0;
  while (n_rows < rows.size() && n_rows * cols <= kMaxCells) {
    const size_t length = reader.read_row(rows[n_rows]);
    if (n_rows++ == 0) cols = length;
    if (length != cols) throw nb::value_error("the rows of a board have the same length");
    if (cols == 0) break;
  }
  if (cols == 0 || n_rows * cols > kMaxCells) throw nb::value_error("a board has 1 to 64 cells");
  return {static_cast<uint32_t>(n_rows), static_cast<uint32_t>(cols)};
}

// One board, with its shape as it came.
struct Grid {
  Grid() = default;
  Grid(nb::handle faces, const Alphabet& alphabet) { read(faces, alphabet); }
  void read(nb::handle faces, const Alphabet& alphabet) {
    packed.clear();
    packed.reserve(2 * kMaxCells);
    shape = read_shape(faces, alphabet, packed);
    board.read(shape.rows, shape.cols, packed);
  }
  Packed packed;
  Shape shape{};
  Board board;
};

}  // namespace worderly
