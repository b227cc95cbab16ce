// A board as sets of cells.
#pragma once
#include <cstdint>
#include <vector>

#include "graph.hpp"

namespace worderly {

using Cells = uint64_t;  // bit row * cols + col

constexpr uint32_t kMaxCells = 64;
constexpr Cells kLastCell = Cells{1} << (kMaxCells - 1);

// Indices of the lowest and highest bit of a non-empty set; std::countr_zero would also check for empty.
inline uint32_t low_bit(uint64_t set) {
#if defined(__GNUC__)
  return static_cast<uint32_t>(__builtin_ctzll(set));
#else
  return static_cast<uint32_t>(std::countr_zero(set));
#endif
}
inline uint32_t high_bit(uint64_t set) { return 63 - static_cast<uint32_t>(std::countl_zero(set)); }

inline void prefetch(const void* address) {
#if defined(__GNUC__) || defined(__clang__)
  __builtin_prefetch(address);
#else
  static_cast<void>(address);
#endif
}
constexpr Cells lowest(Cells set) { return set & (~set + 1); }
// The set if it is a single cell, else the empty set.
template <typename Set>
constexpr Set if_single(Set set) {
  return set & (set - 1) ? 0 : set;
}

struct Face {
  Word letters;  // two or more
  Cells cells = 0;
};

// A face is a string of letter numbers; an empty face is a blocked cell.
class Board {
 public:
  Board() = default;
  Board(uint32_t rows, uint32_t cols, WordView faces) { read(rows, cols, faces); }
  // Becomes the board of these faces, packed like words, in the same memory.
  void read(uint32_t rows, uint32_t cols, WordView faces);

  // May include bits beyond the last row; every caller intersects the result with cells of the board.
  Cells neighbours(Cells set) const { return neighbours_in(set); }
  // The same for sets of a type that has a bit for each cell of this board.
  template <typename Set>
  Set neighbours_in(Set set) const {
    const auto sides = static_cast<Set>(((set & static_cast<Set>(not_last_)) << 1) |
                                        ((set & static_cast<Set>(not_first_)) >> 1));
    const Set row = sides | set;
    return static_cast<Set>(sides | (row << shift_) | (row >> shift_));
  }
  Cells not_first_column() const { return not_first_; }
  Cells not_last_column() const { return not_last_; }
  uint32_t columns() const { return shift_; }
  Cells usable() const { return usable_; }
  Cells single(uint32_t letter) const { return single_[letter]; }
  const std::array<Cells, kMaxLetters>& singles() const { return single_; }
  // Cells of the long faces that begin with each letter.
  const std::array<Cells, kMaxLetters>& begins() const { return begins_; }
  // Cells whose face has this many letters.
  Cells of_length(size_t length) const { return by_length_[length]; }
  const std::vector<Face>& long_faces() const { return long_faces_; }
  // Whether the board has faces of several letters.
  bool has_long_faces() const { return !long_faces_.empty(); }
  // Letters of long faces, without their first letters.
  uint32_t inner_letters() const { return inner_letters_; }
  // Letters of long faces.
  uint32_t long_letters() const { return long_letters_; }
  size_t longest_face() const { return longest_face_; }
  size_t total_letters() const { return total_letters_; }
  size_t size() const { return size_; }
  uint32_t face_length(Cells cell) const { return faces_[starts_[low_bit(cell)]]; }
  WordView face(size_t cell) const { return {&faces_[starts_[cell] + 1u], faces_[starts_[cell]]}; }
  // The first letter of a face as a bit; none for a blocked cell or one beyond the last.
  uint32_t first_letter(size_t cell) const { return first_letter_[cell]; }
  // The last letter of the face of any cell of the set; all cells of the set must have the same one.
  uint8_t last_letter(Cells set) const { return last_letter_[low_bit(set)]; }

 private:
  void clear();
  void mark_sides(uint32_t rows, uint32_t cols);
  void add_face(size_t cell, WordView letters);
  void add_long_face(WordView letters, Cells cell);

  Packed faces_;
  std::array<uint16_t, kMaxCells> starts_;  // of each face, in `faces_`
  std::array<uint32_t, kMaxCells> first_letter_;
  std::array<uint8_t, kMaxCells> last_letter_;
  size_t size_ = 0;
  Cells usable_ = 0;
  uint32_t long_letters_ = 0;
  uint32_t inner_letters_ = 0;
  std::array<Cells, kMaxLetters> single_;
  std::array<Cells, kMaxLetters> begins_{};
  std::array<Cells, kMaxLength + 1> by_length_{};
  std::vector<Face> long_faces_;
  size_t longest_face_ = 0;
  size_t total_letters_ = 0;
  Cells not_first_ = 0;
  Cells not_last_ = 0;
  uint32_t shift_ = 0;
};

// Many boards, read into little memory: a thread makes a `Board` of each when it needs it.
class Boards {
 public:
  // The packed faces of the next board are appended to this.
  Packed& faces() { return faces_; }
  void end_board(uint32_t rows, uint32_t cols) { shapes_.push_back({rows, cols, faces_.size()}); }
  size_t size() const { return shapes_.size(); }
  void read(size_t i, Board& board) const {
    const size_t begin = i == 0 ? 0 : shapes_[i - 1].end;
    board.read(shapes_[i].rows, shapes_[i].cols, WordView(faces_).substr(begin, shapes_[i].end - begin));
  }

 private:
  struct Shape {
    uint32_t rows, cols;
    size_t end;  // of its faces
  };
  Packed faces_;
  std::vector<Shape> shapes_;
};

// Up to `limit` paths that spell the word, in order of cells; fewer if the step limit stops the search. If it
// stops before the first path, a guided search looks for one.
std::vector<std::vector<uint8_t>> find_paths(const Board& board, WordView word, size_t limit);
// One path that spells the word, or none; subtracts the steps it uses.
std::vector<uint8_t> find_path(const Board& board, WordView word, int64_t& steps);

}  // namespace worderly
