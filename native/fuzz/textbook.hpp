// The textbook board solver, as an oracle: a trie of 26 pointers and a recursive path search.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <deque>
#include <string>
#include <vector>

namespace textbook {

struct Node {
  std::array<Node*, 26> children{};
  bool ends = false;
  uint32_t run = 0;  // the board on which the word was last found
};

class Trie {
 public:
  Trie() : root_(&nodes_.emplace_back()) {}
  void add(const std::string& word) {
    Node* node = root_;
    for (const char c : word) {
      Node*& child = node->children[static_cast<size_t>(c - 'a')];
      if (!child) child = &nodes_.emplace_back();
      node = child;
    }
    node->ends = true;
  }
  Node* root() { return root_; }

 private:
  std::deque<Node> nodes_;
  Node* root_;
};

class Solver {
 public:
  void add(const std::string& word) { trie_.add(word); }

  // Faces are lower case; a blocked cell is "#".
  std::vector<std::string> words(int rows, int cols, const std::vector<std::string>& faces,
                                 size_t min_length) {
    begin(rows, cols, faces, min_length);
    found_.clear();
    text_.clear();
    for (int cell = 0; cell < rows * cols; ++cell) walk(cell, trie_.root(), 0, 0);
    return std::move(found_);
  }

 private:
  void begin(int rows, int cols, const std::vector<std::string>& faces, size_t min_length) {
    ++run_;
    min_length_ = min_length;
    faces_ = &faces;
    if (rows == rows_ && cols == cols_) return;
    rows_ = rows, cols_ = cols;
    neighbours_.assign(static_cast<size_t>(rows * cols), {});
    for (int row = 0; row < rows; ++row) {
      for (int col = 0; col < cols; ++col) join(row, col);
    }
  }

  void join(int row, int col) {
    for (int r = std::max(0, row - 1); r <= std::min(rows_ - 1, row + 1); ++r) {
      for (int c = std::max(0, col - 1); c <= std::min(cols_ - 1, col + 1); ++c) {
        if (r != row || c != col)
          neighbours_[static_cast<size_t>(row * cols_ + col)].push_back(r * cols_ + c);
      }
    }
  }

  void walk(int cell, Node* node, uint64_t used, size_t length) {
    const std::string& face = (*faces_)[static_cast<size_t>(cell)];
    for (const char c : face) {
      if (c < 'a' || c > 'z') return;
      node = node->children[static_cast<size_t>(c - 'a')];
      if (!node) return;
    }
    length += face.size();
    text_ += face;
    if (node->ends && length >= min_length_ && node->run != run_) {
      node->run = run_;
      found_.push_back(text_);
    }
    used |= uint64_t{1} << cell;
    for (const int next : neighbours_[static_cast<size_t>(cell)]) {
      if (!((used >> next) & 1)) walk(next, node, used, length);
    }
    text_.resize(text_.size() - face.size());
  }

  Trie trie_;
  int rows_ = 0, cols_ = 0;
  std::vector<std::vector<int>> neighbours_;
  const std::vector<std::string>* faces_ = nullptr;
  size_t min_length_ = 0;
  uint32_t run_ = 0;
  std::string text_;
  std::vector<std::string> found_;
};

}  // namespace textbook
