// A board as sets of cells, and the paths of one word on it.
#include <algorithm>

#include "boards.hpp"

namespace worderly {

Board::Board(uint32_t rows, uint32_t cols, std::vector<Word> faces) : faces_(std::move(faces)) {
  if (rows == 1)
    std::swap(rows, cols);  // one row or one column: the same line of cells, shifts stay below 64
  shift_ = cols;
  for (size_t cell = 0; cell < faces_.size(); ++cell) {
    const Cells bit = Cells{1} << cell;
    const Word& face = faces_[cell];
    if (cell % cols != 0) not_first_ |= bit;
    if (cell % cols != cols - 1) not_last_ |= bit;
    if (face.empty()) continue;
    usable_ |= bit;
    total_letters_ += face.size();
    by_length_.resize(std::max(by_length_.size(), face.size() + 1));
    by_length_[face.size()] |= bit;
    for (const uint8_t letter : face) letters_near_[kMaxCells] |= 1u << letter;
    if (face.size() == 1) single_[face[0]] |= bit;
    if (face.size() > 1) add_long_face(face, bit);
  }
  for (const Face& face : long_faces_) starts_.push_back({face.cells, 1u << face.letters[0]});
  find_letters_near();
}

void Board::find_letters_near() {
  for (size_t cell = 0; cell < faces_.size(); ++cell) {
    for (Cells near = neighbours(Cells{1} << cell) & usable_; near; near &= near - 1) {
      letters_near_[cell] |= 1u << faces_[static_cast<size_t>(std::countr_zero(near))][0];
    }
  }
}

void Board::add_long_face(const Word& letters, Cells cell) {
  for (const uint8_t letter : letters) long_letters_ |= 1u << letter;
  const auto known = std::find_if(long_faces_.begin(), long_faces_.end(),
                                  [&](const Face& face) { return face.letters == letters; });
  if (known == long_faces_.end()) {
    long_faces_.push_back({letters, cell});
  } else {
    known->cells |= cell;
  }
}

namespace {

class PathSearch {
 public:
  PathSearch(const Board& board, WordView word, size_t limit) : board_(board), word_(word), limit_(limit) {}

  void visit(Cells from, Cells used, size_t position) {
    if (position == word_.size()) {
      paths_.push_back(path_);
      return;
    }
    for (Cells todo = from & board_.usable() & ~used; todo && paths_.size() < limit_; todo &= todo - 1) {
      const auto cell = static_cast<uint8_t>(std::countr_zero(todo));
      const Word& face = board_.face(cell);
      if (word_.substr(position, face.size()) != face) continue;
      const Cells bit = Cells{1} << cell;
      path_.push_back(cell);
      visit(board_.neighbours(bit), used | bit, position + face.size());
      path_.pop_back();
    }
  }
  std::vector<std::vector<uint8_t>> take() { return std::move(paths_); }

 private:
  const Board& board_;
  WordView word_;
  size_t limit_;
  std::vector<uint8_t> path_;
  std::vector<std::vector<uint8_t>> paths_;
};

}  // namespace

std::vector<std::vector<uint8_t>> find_paths(const Board& board, WordView word, size_t limit) {
  PathSearch search(board, word, limit);
  if (!word.empty()) search.visit(board.usable(), 0, 0);
  return search.take();
}

}  // namespace worderly
