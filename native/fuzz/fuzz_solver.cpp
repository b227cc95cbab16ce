// Makes boards and hands from any bytes: compares the kernel with the textbook, and plans with their totals.
#include <algorithm>
#include <cstdlib>

#include "../boards.hpp"
#include "../hands.hpp"
#include "textbook.hpp"

using namespace worderly;

namespace {

class Bytes {
 public:
  Bytes(const uint8_t* data, size_t size) : data_(data), size_(size) {}
  uint8_t next(uint32_t below) { return at_ < size_ ? static_cast<uint8_t>(data_[at_++] % below) : 0; }
  bool done() const { return at_ >= size_; }

 private:
  const uint8_t* data_;
  size_t size_;
  size_t at_ = 0;
};

std::string text(const Word& word) {
  std::string out;
  for (const uint8_t letter : word) out.push_back(static_cast<char>('a' + letter));
  return out;
}

Word read_word(Bytes& bytes, uint32_t longest) {
  Word word(1 + bytes.next(longest), 0);
  for (uint8_t& letter : word) letter = bytes.next(3);
  return word;
}

// A face of no letters is a blocked cell.
Word read_face(Bytes& bytes) {
  const uint8_t kind = bytes.next(8);
  return kind == 0 ? Word() : kind == 1 ? read_word(bytes, 3) : Word{bytes.next(3)};
}

void check(bool holds) {
  if (!holds) std::abort();
}

struct Drawn {
  uint32_t rows, cols;
  Packed faces;
  std::vector<std::string> shown;
};

Drawn read_board(Bytes& bytes) {
  Drawn drawn;
  drawn.rows = 1 + bytes.next(4), drawn.cols = 1 + bytes.next(5);
  for (uint32_t i = 0; i < drawn.rows * drawn.cols; ++i) {
    const Word face = read_face(bytes);
    drawn.faces.push_back(static_cast<uint8_t>(face.size()));
    drawn.faces += face;
    drawn.shown.push_back(face.empty() ? "#" : text(face));
  }
  return drawn;
}

// The words that have a path which spells them and uses no cell twice.
std::vector<std::string> words_with_paths(const Board& board, const Graph& graph, const Drawn& drawn) {
  std::vector<std::string> found;
  const Found all = BoardSearch(graph).words_with_paths(board, 1);
  for (size_t w = 0, p = 0; w < all.words.size(); w += all.words[w] + 1u, p += all.paths[p] + 1u) {
    const Word word = all.words.substr(w + 1, all.words[w]);
    found.push_back(text(word));
    std::string spelled;
    Cells used = 0;
    for (const uint8_t cell : all.paths.substr(p + 1, all.paths[p])) {
      check(!((used >> cell) & 1));
      used |= Cells{1} << cell;
      spelled += drawn.shown[cell];
    }
    check(spelled == found.back());
    check(!find_paths(board, word, 3).empty());
  }
  return found;
}

// The first list spells all words; the second finds what was kept for them.
void check_list(const Graph& graph, const Board& board, const std::vector<std::string>& expected) {
  WordTree tree(graph);
  Listed listed;
  BoardSearch(graph).words(board, 1, tree, listed);
  check(listed.new_words.size() == expected.size());
  const uint8_t* word = listed.spelled.data();
  for (size_t i = 0; i < expected.size(); ++i, word += *word + 1) {
    check(listed.new_words[i].place == i && text(Word(word + 1, *word)) == expected[i]);
    tree.keep(listed.new_words[i].number, const_cast<std::string*>(&expected[i]));
  }
  BoardSearch(graph).words(board, 1, tree, listed);
  check(listed.new_words.empty() && listed.kept.size() == expected.size());
  for (size_t i = 0; i < expected.size(); ++i) check(listed.kept[i] == &expected[i]);
}

void check_board(const Graph& graph, const Drawn& drawn, const std::vector<std::string>& expected) {
  const Board board(drawn.rows, drawn.cols, drawn.faces);
  auto found = words_with_paths(board, graph, drawn);
  check_list(graph, board, found);
  std::sort(found.begin(), found.end());
  check(found == expected);
  const Points points{{1}, {}};
  check(BoardSearch(graph).score(board, points, 1) == static_cast<int64_t>(expected.size()));
}

void check_both_loops(Bytes& bytes, const Graph& graph, textbook::Solver& oracle) {
  const Drawn drawn = read_board(bytes);
  auto expected = oracle.words(static_cast<int>(drawn.rows), static_cast<int>(drawn.cols), drawn.shown, 1);
  std::sort(expected.begin(), expected.end());
  for (const bool wide : {false, true}) {
    use_wide_loops(wide);
    check_board(graph, drawn, expected);
  }
}

void check_hand(Bytes& bytes, const Graph& graph) {
  Hand hand;
  for (uint32_t left = bytes.next(9); left; --left) {
    const uint8_t letter = bytes.next(4);
    ++hand.counts[letter == 3 ? kWild : letter];
  }
  hand.vowels = bytes.next(8);
  hand.values = {1, 3, 8};
  hand.idle = bytes.next(3);
  const HandPlan par = best_hand(graph, nullptr, hand, false),
                 perfect = best_hand(graph, nullptr, hand, true);
  check(par.total <= perfect.total);
  int64_t total = 0;
  for (const HandStep& step : perfect.steps) total += step.points;
  check(total == perfect.total);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  Bytes bytes(data, std::min<size_t>(size, 200));
  std::vector<Word> words;
  textbook::Solver oracle;
  for (uint32_t count = bytes.next(24); count && !bytes.done(); --count) {
    words.push_back(read_word(bytes, 8));
    oracle.add(text(words.back()));
  }
  const Graph graph = Graph::build(words, U"abc");
  check_both_loops(bytes, graph, oracle);
  check_hand(bytes, graph);
  return 0;
}
