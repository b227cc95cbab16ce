// A board as sets of cells, and the paths of one word on it.
#include "board.hpp"

#include <algorithm>
#include <climits>
#include <unordered_set>

namespace worderly {

void Board::read(uint32_t rows, uint32_t cols, WordView faces) {
  if (rows == 1)
    std::swap(rows, cols);  // a row becomes a column with the same neighbours, so that shifts stay below 64
  clear();
  mark_sides(rows, cols);
  faces_.assign(faces);
  size_ = size_t{rows} * cols;
  for (size_t cell = 0, at = 0; cell < size_; ++cell, at += faces_[at] + 1u) {
    starts_[cell] = static_cast<uint16_t>(at);
    if (faces_[at] != 0) add_face(cell, face(cell));
  }
}

void Board::clear() {
  usable_ = 0;
  long_letters_ = inner_letters_ = 0;
  first_letter_.fill(0), single_.fill(0);
  by_length_[1] = 0;
  if (!long_faces_.empty()) begins_.fill(0), by_length_.fill(0), long_faces_.clear();
  longest_face_ = 1, total_letters_ = 0;
}

void Board::mark_sides(uint32_t rows, uint32_t cols) {
  shift_ = cols;
  Cells first = 0;
  for (uint32_t row = 0; row < rows; ++row) first |= Cells{1} << (row * cols);
  const Cells all = ~Cells{0} >> (kMaxCells - rows * cols);
  not_first_ = all & ~first;
  not_last_ = all & ~(first << (cols - 1));
}

void Board::add_face(size_t cell, WordView letters) {
  const Cells bit = Cells{1} << cell;
  usable_ |= bit;
  first_letter_[cell] = 1u << letters[0];
  last_letter_[cell] = letters.back();
  total_letters_ += letters.size();
  longest_face_ = std::max(longest_face_, letters.size());
  by_length_[letters.size()] |= bit;
  if (letters.size() == 1) {
    single_[letters[0]] |= bit;
  } else {
    add_long_face(letters, bit);
  }
}

void Board::add_long_face(WordView letters, Cells cell) {
  begins_[letters[0]] |= cell;
  for (const uint8_t letter : letters) long_letters_ |= 1u << letter;
  for (size_t i = 1; i < letters.size(); ++i) inner_letters_ |= 1u << letters[i];
  const auto known = std::find_if(long_faces_.begin(), long_faces_.end(),
                                  [&](const Face& face) { return face.letters == letters; });
  if (known == long_faces_.end()) {
    long_faces_.push_back({Word(letters), cell});
  } else {
    known->cells |= cell;
  }
}

namespace {

constexpr int64_t kPathSteps = 100'000;
constexpr int64_t kGuidedSteps = 20'000;

class PathSearch {
 public:
  PathSearch(const Board& board, WordView word) : board_(board), word_(word), starts_(word.size() + 1) {
    find_starts();
  }

  template <bool Guided>
  std::vector<std::vector<uint8_t>> run(size_t limit, int64_t& steps) {
    limit_ = limit, steps_ = steps;
    visit<Guided>(board_.usable(), 0, 0);
    steps = steps_;
    return std::move(paths_);
  }

 private:
  // The cells where the rest of the word can start, ignoring that cells are used once.
  void find_starts() {
    for (size_t position = word_.size(); position-- > 0;) {
      for (Cells left = board_.usable(); left; left &= left - 1) {
        const WordView face = board_.face(low_bit(left));
        const size_t after = position + face.size();
        if (word_.substr(position, face.size()) != face) continue;
        if (after == word_.size() || (board_.neighbours(lowest(left)) & starts_[after])) {
          starts_[position] |= lowest(left);
        }
      }
    }
  }

  template <bool Guided>
  void visit(Cells from, Cells used, size_t position) {
    if (position == word_.size()) {
      paths_.push_back(path_);
      return;
    }
    Cells todo = from & starts_[position] & ~used;
    while (todo && paths_.size() < limit_ && steps_ > 0) {
      const Cells cell = Guided ? tightest(todo, used, position) : lowest(todo);
      todo &= ~cell;
      --steps_;
      const size_t after = position + board_.face_length(cell);
      if (Guided && is_dead(cell, used | cell, after)) continue;
      path_.push_back(static_cast<uint8_t>(low_bit(cell)));
      visit<Guided>(board_.neighbours(cell), used | cell, after);
      path_.pop_back();
      if (Guided && paths_.empty() && steps_ > 0) dead_.insert({used | cell, cell});
    }
  }

  // Whether the word cannot be completed from here: it failed before with the cells in another order, its end
  // cannot be reached on unused cells, or the reachable cells have too few copies of a letter.
  bool is_dead(Cells cell, Cells used, size_t position) const {
    std::array<Cells, kMaxLength + 1> at{};
    std::array<int, kMaxLetters> needed{};
    Cells reach = 0;
    at[position] = cell;
    for (size_t i = position; i < word_.size(); ++i) {
      const Cells next = board_.neighbours(at[i]) & starts_[i] & ~used;
      for (size_t length = 1; length <= std::min(word_.size() - i, board_.longest_face()); ++length)
        at[i + length] |= next & board_.of_length(length);
      reach |= next;
      ++needed[word_[i]];
    }
    return !at[word_.size()] || lacks_letter(needed, reach) || dead_.contains({used, cell});
  }

  bool lacks_letter(const std::array<int, kMaxLetters>& needed, Cells reach) const {
    for (uint32_t letter = 0; letter < kMaxLetters; ++letter) {
      const bool is_long = (board_.long_letters() >> letter) & 1;
      if (!is_long && needed[letter] > std::popcount(reach & board_.single(letter))) return true;
    }
    return false;
  }

  // The cell with the fewest next cells (Warnsdorff's rule): it finds even paths through a whole board.
  Cells tightest(Cells todo, Cells used, size_t position) const {
    Cells best = 0;
    int fewest = INT_MAX;
    for (; todo; todo &= todo - 1) {
      const Cells cell = lowest(todo);
      const Cells next = starts_[position + board_.face_length(cell)];
      const int n_next = std::popcount(board_.neighbours(cell) & next & ~used);
      if (n_next < fewest) fewest = n_next, best = cell;
    }
    return best;
  }

  using State = std::pair<Cells, Cells>;  // used cells, last cell
  struct StateHash {
    size_t operator()(const State& state) const {
      return fold_multiply(state.first ^ 0x9E3779B97F4A7C15, state.second ^ 0xC2B2AE3D27D4EB4F);
    }
  };

  const Board& board_;
  WordView word_;
  std::unordered_set<State, StateHash> dead_;
  size_t limit_ = 0;
  int64_t steps_ = 0;
  std::vector<Cells> starts_;
  std::vector<uint8_t> path_;
  std::vector<std::vector<uint8_t>> paths_;
};

}  // namespace

std::vector<std::vector<uint8_t>> find_paths(const Board& board, WordView word, size_t limit) {
  if (word.empty()) return {};
  PathSearch search(board, word);
  int64_t steps = kPathSteps, guided_steps = kGuidedSteps;
  auto paths = search.run<false>(limit, steps);
  return paths.empty() && steps == 0 ? search.run<true>(std::min<size_t>(limit, 1), guided_steps) : paths;
}

std::vector<uint8_t> find_path(const Board& board, WordView word, int64_t& steps) {
  const auto paths = PathSearch(board, word).run<true>(1, steps);
  return paths.empty() ? std::vector<uint8_t>() : paths.front();
}

}  // namespace worderly
