// Searches a board level by level with sets of cells instead of paths, and spells what it finds.
#include "boards.hpp"

#include <algorithm>
#include <future>

#include "boards_wide.hpp"

namespace worderly {
namespace {

// Left for the doubts of a board: whether it spells a word is as hard to decide as a Hamiltonian path.
constexpr int64_t kEffort = 2'000'000;
constexpr int64_t kProofEffort = 20'000;

int64_t letter_points(const Points& points, WordView word) {
  const int64_t extra = std::max<int64_t>(0, static_cast<int64_t>(word.size()) - 2);
  int64_t total = extra * extra;
  for (const uint8_t letter : word) total += points.letter_values[letter];
  return total;
}

}  // namespace

BoardSearch::BoardSearch()
    : small_(std::make_unique<WideSearch<uint16_t>>()),
      medium_(std::make_unique<WideSearch<uint32_t>>()),
      large_(std::make_unique<WideSearch<uint64_t>>()) {}
BoardSearch::BoardSearch(const Graph& graph) : BoardSearch() { use(graph); }
BoardSearch::~BoardSearch() = default;

BoardSearch& BoardSearch::use(const Graph& graph) {
  graph_ = &graph, is_wide_ = uses_wide_loops();
  small_->use(graph), medium_->use(graph), large_->use(graph);
  return *this;
}

template <typename Level, typename Forget>
void BoardSearch::find(const Board& board, WordTree* tree, Level&& level, Forget&& forget) {
  if (is_wide_ && WideSearch<Cells>::can_search(board)) {
    if (run_wide(board, tree, level)) return;
    forget();
  }
  run(board, tree, level);
}

template <typename Level>
bool BoardSearch::run_wide(const Board& board, WordTree* tree, Level&& level) {
  if (board.size() <= 16) return small_->run(board, tree, level);
  return board.size() <= 32 ? medium_->run(board, tree, level) : large_->run(board, tree, level);
}

template <typename Level>
void BoardSearch::run(const Board& board, WordTree* tree, Level&& level) {
  board_ = &board;
  tree_ = tree, slots_ = slots_of(*graph_, tree);
  n_prefixes_ = n_doubts_ = n_ended_ = 0;
  effort_ = kEffort;
  needs_proof_ = false;
  if (capacity_ == 0) grow(0);
  start();
  const size_t last = std::min<size_t>(graph_->max_length(), board.total_letters());
  uint32_t begin = 1;
  for (uint32_t depth = 1; depth <= last && begin < n_prefixes_; ++depth) {
    const auto end = static_cast<uint32_t>(n_prefixes_);
    extend(begin, end, depth);
    if (needs_proof_) remove_unproven(depth);
    level(*this, depth, ended_.get(), n_ended_);
    resolve_doubts(depth + 1);
    begin = end;
  }
}

// Any cell of a prefix gives its letter; only a prefix that ends inside a face may have no cell.
uint8_t BoardSearch::last_letter(uint32_t index) const {
  return at_[index] ? board_->last_letter(at_[index]) : letter_of(index);
}

void BoardSearch::pack_word(uint32_t index, uint32_t depth, Packed& packed) const {
  const size_t at = packed.size();
  packed.resize(at + depth + 1);
  packed[at] = static_cast<uint8_t>(depth);
  for (uint32_t i = depth; i > 0; --i, index = parent_[index]) packed[at + i] = last_letter(index);
}

// Returns false and packs nothing if the remaining effort does not find a path.
bool BoardSearch::pack_path(uint32_t index, uint32_t depth, Packed& packed) {
  const Cells cell = lowest(at_[index]);
  return pack_simple_path(index, depth, cell, packed) ||
         (needs_proof_ ? pack_proof(index, depth, packed) : pack_traced_path(index, depth, cell, packed));
}

bool BoardSearch::pack_proof(uint32_t index, uint32_t depth, Packed& packed) {
  Packed word;
  pack_word(index, depth, word);
  int64_t steps = std::min(effort_, kProofEffort);
  effort_ -= steps;
  const auto path = find_path(*board_, WordView(word).substr(1), steps);
  effort_ += steps;
  if (path.empty()) return false;
  packed.push_back(static_cast<uint8_t>(path.size()));
  packed.append(path.begin(), path.end());
  return true;
}

void BoardSearch::remove_unproven(uint32_t depth) {
  Packed path;
  const auto is_open = [&](uint32_t index) {
    path.clear();
    return !pack_path(index, depth, path);
  };
  n_ended_ =
      static_cast<size_t>(std::remove_if(ended_.get(), ended_.get() + n_ended_, is_open) - ended_.get());
}

bool BoardSearch::pack_traced_path(uint32_t index, uint32_t depth, Cells cell, Packed& packed) {
  const size_t at = packed.size();
  packed.push_back(0);
  const bool found = find_trace(index, depth, cell, &packed);
  if (found) packed[at] = static_cast<uint8_t>(packed.size() - at - 1);
  if (!found) packed.resize(at);
  return found;
}

// Follows the first cell found back to the start; at a dead end it returns false and packs nothing.
bool BoardSearch::pack_simple_path(uint32_t index, uint32_t depth, Cells cell, Packed& packed) const {
  const size_t at = packed.size();
  packed.resize(at + depth + 1);
  packed[at] = static_cast<uint8_t>(depth);
  Cells used = 0;
  for (uint32_t i = depth; i > 0; --i) {
    if (!cell || (slot_[index] & kJumped)) {
      packed.resize(at);
      return false;
    }
    used |= cell;
    packed[at + i] = static_cast<uint8_t>(std::countr_zero(cell));
    index = parent_[index];
    const Cells before = board_->neighbours(cell) & at_[index] & ~used;
    cell = lowest(before);
  }
  return true;
}

int64_t BoardSearch::score(const Board& board, const Points& points, uint32_t min_length) {
  int64_t total = 0;
  Packed word;
  const auto add = [&](const auto& search, uint32_t depth, const auto* ended, size_t n_ended) {
    if (depth < min_length) return;
    if (!points.by_length.empty()) {
      total += static_cast<int64_t>(n_ended) *
               points.by_length[std::min<size_t>(depth, points.by_length.size() - 1)];
      return;
    }
    for (size_t i = 0; i < n_ended; ++i) {
      word.clear();
      search.pack_word(ended[i], depth, word);
      total += letter_points(points, WordView(word).substr(1));
    }
  };
  find(board, nullptr, add, [&] { total = 0; });
  return total;
}

void BoardSearch::words(const Board& board, uint32_t min_length, WordTree& tree, Listed& found) {
  const auto forget = [&] { found.kept.clear(), found.new_words.clear(), found.spelled.clear(); };
  const auto add = [&](const auto& search, uint32_t depth, const auto* ended, size_t n_ended) {
    if (depth < min_length) return;
    const size_t first = found.kept.size();
    found.kept.resize(first + n_ended);
    void** const kept = found.kept.data() + first;
    bool has_new = false;
    for (size_t i = 0; i < n_ended; ++i) {
      kept[i] = tree.kept(search.number_of(ended[i]));
      has_new |= kept[i] == nullptr;
      // It is far away, and the search goes on meanwhile.
      prefetch(kept[i]);
    }
    for (size_t i = 0; has_new && i < n_ended; ++i) {
      if (kept[i]) continue;
      found.new_words.push_back({first + i, search.number_of(ended[i])});
      search.pack_word(ended[i], depth, found.spelled);
    }
  };
  forget();
  find(board, &tree, add, forget);
}

Found BoardSearch::words_with_paths(const Board& board, uint32_t min_length) {
  Found found;
  run(board, nullptr, [&](const auto&, uint32_t depth, const uint32_t* ended, size_t n_ended) {
    for (size_t i = 0; i < n_ended && depth >= min_length; ++i) {
      if (pack_path(ended[i], depth, found.paths)) pack_word(ended[i], depth, found.words);
    }
  });
  return found;
}

std::vector<int64_t> score_boards(const Graph& graph, const Boards& boards, const Points& points,
                                  uint32_t min_length, uint32_t threads) {
  // Scores that fill whole cache lines, so that two threads never write to the same line.
  constexpr size_t kShare = 16;
  std::vector<int64_t> scores(boards.size());
  std::atomic<size_t> next_board = 0;
  const auto work = [&] {
    BoardSearch search(graph);
    Board board;
    for (size_t i = next_board.fetch_add(kShare); i < boards.size(); i = next_board.fetch_add(kShare)) {
      for (size_t j = i; j < std::min(i + kShare, boards.size()); ++j) {
        boards.read(j, board);
        scores[j] = search.score(board, points, min_length);
      }
    }
  };
  std::vector<std::future<void>> others;  // a future passes on what a thread throws on a hostile graph
  for (uint32_t t = 1; t < threads; ++t) others.push_back(std::async(std::launch::async, work));
  work();
  for (auto& other : others) other.get();
  return scores;
}

}  // namespace worderly
