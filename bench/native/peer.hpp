// A board solver as the best public ones are written, for comparison: a trie of child pointers, a function
// for each cell of each board size with its neighbours unrolled, and marks by the number of the run.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <deque>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace peer {

constexpr uint32_t kBlocked = 31;  // no child has this letter

struct Node {
  uint32_t letters = 0;  // a bit for each child
  uint32_t run = 0;      // the board on which the word was last found
  int32_t word = -1;
  uint32_t length = 0;
  std::array<int32_t, 26> children{};  // how many nodes further

  Node* child(uint32_t letter) { return (letters >> letter) & 1 ? this + children[letter] : nullptr; }
};

class Trie {
 public:
  Trie() : nodes_(1) {}
  void add(const std::string& word) {
    size_t node = 0;
    for (const char c : word) {
      const auto letter = static_cast<uint32_t>(c - 'a');
      if (!((nodes_[node].letters >> letter) & 1)) {
        nodes_[node].letters |= 1u << letter;
        nodes_[node].children[letter] = static_cast<int32_t>(nodes_.size() - node);
        nodes_.emplace_back();
      }
      node += static_cast<size_t>(nodes_[node].children[letter]);
    }
    nodes_[node].word = static_cast<int32_t>(words_.size());
    nodes_[node].length = static_cast<uint32_t>(word.size());
    words_.push_back(word);
  }
  Node* root() { return nodes_.data(); }
  const std::string& word(const Node& node) const { return words_[static_cast<size_t>(node.word)]; }

 private:
  std::vector<Node> nodes_;
  std::vector<std::string> words_;
};

// A walk over one board: `Longer` where a face has several letters, as Qu. `Found` takes each word once.
template <int Rows, int Cols, bool Longer, class Found>
class Walk {
  static constexpr int kCells = Rows * Cols;

 public:
  Walk(const std::vector<std::string>& faces, uint32_t run, Found& found) : run_(run), found_(found) {
    for (size_t cell = 0; cell < kCells; ++cell) {
      const std::string& face = faces[cell];
      letters_[cell] = face == "#" ? kBlocked : static_cast<uint32_t>(face[0] - 'a');
      if (Longer) more_[cell] = std::string_view(face).substr(1);
    }
  }

  void from(Node* root) { starts(root, std::make_index_sequence<kCells>()); }

 private:
  template <size_t... Cells>
  void starts(Node* root, std::index_sequence<Cells...>) {
    (enter<static_cast<int>(Cells)>(root, 0), ...);
  }

  template <int Cell>
  void enter(Node* node, uint64_t used) {
    Node* next = node->child(letters_[Cell]);
    if (Longer && next) {
      for (const char c : more_[Cell]) {
        next = next->child(static_cast<uint32_t>(c - 'a'));
        if (!next) return;
      }
    }
    if (next) at<Cell>(next, used | uint64_t{1} << Cell);
  }

  template <int Cell>
  [[gnu::noinline]] void at(Node* node, uint64_t used) {
    if (node->word >= 0 && node->run != run_) {
      node->run = run_;
      found_(*node);
    }
    if (node->letters) around<Cell>(node, used, std::make_index_sequence<9>());
  }

  template <int Cell, size_t... Steps>
  void around(Node* node, uint64_t used, std::index_sequence<Steps...>) {
    (step<Cell, static_cast<int>(Steps) / 3 - 1, static_cast<int>(Steps) % 3 - 1>(node, used), ...);
  }

  template <int Cell, int Down, int Right>
  void step(Node* node, uint64_t used) {
    constexpr int kRow = Cell / Cols + Down, kCol = Cell % Cols + Right;
    if constexpr ((Down != 0 || Right != 0) && kRow >= 0 && kRow < Rows && kCol >= 0 && kCol < Cols) {
      constexpr int kNext = kRow * Cols + kCol;
      if (!((used >> kNext) & 1)) enter<kNext>(node, used);
    }
  }

  std::array<uint32_t, kCells> letters_;
  std::array<std::string_view, kCells> more_;
  uint32_t run_;
  Found& found_;
};

class Solver {
 public:
  void add(const std::string& word) { trie_.add(word); }

  // Faces are lower case; a blocked cell is "#".
  int64_t score(int rows, int cols, const std::vector<std::string>& faces, const std::vector<int>& points,
                size_t min_length) {
    int64_t total = 0;
    auto found = [&](const Node& node) {
      if (node.length >= min_length) total += points[std::min<size_t>(node.length, points.size() - 1)];
    };
    solve(rows, cols, faces, found);
    return total;
  }

  std::vector<std::string> words(int rows, int cols, const std::vector<std::string>& faces,
                                 size_t min_length) {
    std::vector<std::string> words;
    auto found = [&](const Node& node) {
      if (node.length >= min_length) words.push_back(trie_.word(node));
    };
    solve(rows, cols, faces, found);
    return words;
  }

 private:
  template <class Found>
  void solve(int rows, int cols, const std::vector<std::string>& faces, Found& found) {
    if (rows == 4 && cols == 4) return walk<4, 4>(faces, found);
    if (rows == 5 && cols == 5) return walk<5, 5>(faces, found);
    if (rows == 6 && cols == 6) return walk<6, 6>(faces, found);
    throw std::invalid_argument("the peer knows boards of 4×4, 5×5 and 6×6");
  }

  template <int Rows, int Cols, class Found>
  void walk(const std::vector<std::string>& faces, Found& found) {
    ++run_;
    const bool longer =
        std::any_of(faces.begin(), faces.end(), [](const auto& face) { return face.size() > 1; });
    if (longer) {
      Walk<Rows, Cols, true, Found>(faces, run_, found).from(trie_.root());
    } else {
      Walk<Rows, Cols, false, Found>(faces, run_, found).from(trie_.root());
    }
  }

  Trie trie_;
  uint32_t run_ = 0;
};

}  // namespace peer
