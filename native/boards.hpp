// Finds all words of a board: visits each dictionary prefix once, with the set of cells where it can end.
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "board.hpp"
#include "word_tree.hpp"

namespace worderly {

// The score of a word: by length (the last entry for longer words), or letter values plus (length - 2)^2.
struct Points {
  std::vector<int32_t> by_length;
  std::vector<int32_t> letter_values;
};

// All words of a board, by what a tree keeps for them.
struct Listed {
  struct NewWord {
    size_t place;     // among all words
    uint32_t number;  // in the tree
  };
  std::vector<void*> kept;
  // Words for which nothing is kept yet, and the same spelled.
  std::vector<NewWord> new_words;
  Packed spelled;
};

// Words, and one path per word as cell numbers; both are packed like words.
struct Found {
  Packed words;
  Packed paths;
};

// The letters near each cell of a board: which letters are worth a try from a set of cells.
class LettersNear {
 public:
  void read(const Board& board);
  // The table rows whose union covers a set: exact for one or two cells, the whole board for more (then
  // `several` is all ones, else zero). It has no branches.
  struct Rows {
    uint32_t first, last, several;
  };
  static Rows rows_of(Cells set) {
    const Cells rest = set & (set - 1);
    return {low_bit(set | kLastCell), high_bit(set | 1), 0 - static_cast<uint32_t>((rest & (rest - 1)) != 0)};
  }
  // First letters of the neighbouring faces; the upper half is all ones, so that one AND masks a slot.
  uint64_t follow(Rows rows) const {
    return follow_[rows.first] | follow_[rows.last] | (letters_ & rows.several);
  }
  // First letters of the neighbouring long faces.
  uint32_t begun(Rows rows) const {
    return begun_[rows.first] | begun_[rows.last] | (first_letters_ & rows.several);
  }

 private:
  uint32_t letters_ = 0;
  uint32_t first_letters_ = 0;
  // By cell: first letters of the neighbouring faces (the upper half is all ones), and of the long ones.
  std::array<uint64_t, kMaxCells> follow_;
  std::array<uint32_t, kMaxCells> begun_;
};

template <typename Set>
class WideSearch;

// Whether this processor has the vector instructions of the wide search (AVX-512 with byte compression).
bool can_use_wide_loops();
// Whether searches use them: yes where the processor has them, until this is called. Returns what holds now.
bool use_wide_loops(bool wanted);
bool uses_wide_loops();

// The working memory of a search; each thread has one and uses it for many boards. A board that the wide
// search does not finish is searched by the portable loops of this class.
class BoardSearch {
 public:
  BoardSearch();
  explicit BoardSearch(const Graph& graph);
  ~BoardSearch();
  BoardSearch(const BoardSearch&) = delete;
  BoardSearch& operator=(const BoardSearch&) = delete;
  // From now on searches this graph, in the same memory.
  BoardSearch& use(const Graph& graph);

  int64_t score(const Board& board, const Points& points, uint32_t min_length);
  // Replaces what was found before. The tree is one of the graph.
  void words(const Board& board, uint32_t min_length, WordTree& tree, Listed& found);
  Found words_with_paths(const Board& board, uint32_t min_length);

 private:
  static constexpr uint32_t kRoot = 0;
  // Flags beside the slot number of a prefix (below 2^30).
  static constexpr uint32_t kInside = 1u << 31;  // it may end inside a long face, so any letter may follow
  static constexpr uint32_t kJumped = 1u << 30;  // some of its paths end with a long face
  static constexpr uint32_t kSlotBits = kJumped - 1;
  static constexpr size_t kBatch = 64;  // prefixes that are expanded between two checks of the capacity

  // A prefix that can be extended, with the letters to try.
  struct Candidate {
    uint64_t slot;  // without the letters that no neighbour has
    uint32_t index;
    uint32_t begun;  // first letters of the neighbouring long faces
  };
  struct Doubt {
    Cells cells;
    uint32_t prefix;
  };

  // Searches the board and calls `level(search, depth, ended, n_ended)` for each number of letters; `ended`
  // are the prefixes of its words, and the search spells them. If the wide search gives up, `forget()` is
  // called and the levels come again.
  template <typename Level, typename Forget>
  void find(const Board& board, WordTree* tree, Level&& level, Forget&& forget);
  template <typename Level>
  bool run_wide(const Board& board, WordTree* tree, Level&& level);
  template <typename Level>
  void run(const Board& board, WordTree* tree, Level&& level);
  void add_root();
  void start();
  void extend(uint32_t begin, uint32_t end, uint32_t depth);
  template <bool HasLongFaces>
  size_t select(uint32_t begin, uint32_t end);
  void unfold(size_t n_candidates);
  template <bool HasLongFaces>
  void expand(size_t n_candidates, uint32_t depth);
  void expand_loose(const Candidate& candidate, uint32_t depth);
  void grow(size_t n_prefixes);
  void resolve_doubts(uint32_t depth);
  Cells long_endings(uint32_t index, uint32_t depth, uint8_t letter) const;
  bool may_continue(uint32_t index, uint32_t depth, uint8_t letter) const;
  bool tail_matches(uint32_t index, uint32_t depth, WordView tail) const;
  uint32_t ancestor(uint32_t index, uint32_t steps) const;
  Cells near(uint32_t index) const;
  uint8_t letter_of(uint32_t index) const;
  uint8_t last_letter(uint32_t index) const;
  uint32_t number_of(uint32_t index) const { return slot_[index] & kSlotBits; }
  void pack_word(uint32_t index, uint32_t depth, Packed& packed) const;
  bool pack_path(uint32_t index, uint32_t depth, Packed& packed);
  bool pack_simple_path(uint32_t index, uint32_t depth, Cells cell, Packed& packed) const;
  bool pack_traced_path(uint32_t index, uint32_t depth, Cells cell, Packed& packed);
  bool pack_proof(uint32_t index, uint32_t depth, Packed& packed);
  void remove_unproven(uint32_t depth);

  bool reaches(uint32_t index, uint32_t depth, Cells cell);
  enum class Answer { no, yes, unsure };
  bool finds_way_back(uint32_t index, Cells cell, Cells used, int& steps) const;
  Answer look_back(uint32_t index, Cells cell) const;
  bool narrow(uint32_t index, uint32_t depth, Cells cell);
  bool find_trace(uint32_t index, uint32_t depth, Cells cell, Packed* path);
  bool trace(Cells cell, Cells used, uint32_t position, Packed* path);
  Cells tightest(Cells todo, Cells used, uint32_t position) const;

  const Graph* graph_ = nullptr;
  WordTree* tree_ = nullptr;  // whose slots are read, if any
  Slots slots_;
  bool is_wide_ = false;
  std::unique_ptr<WideSearch<uint16_t>> small_;   // for boards of up to 16 cells
  std::unique_ptr<WideSearch<uint32_t>> medium_;  // of up to 32
  std::unique_ptr<WideSearch<uint64_t>> large_;
  const Board* board_ = nullptr;
  size_t capacity_ = 0;  // of each array; clearing the arrays would cost a microsecond per board
  // Of each dictionary prefix that the board can spell:
  std::unique_ptr<Cells[]> at_;  // where it can end
  std::unique_ptr<uint32_t[]> slot_;
  std::unique_ptr<uint32_t[]> parent_;
  // The cells that its paths have used, known once it is extended:
  std::unique_ptr<Cells[]> sure_;   // by all of them
  std::unique_ptr<Cells[]> maybe_;  // by any of them, before its last cell
  std::unique_ptr<Doubt[]> doubts_;
  std::unique_ptr<Candidate[]> candidates_;
  std::unique_ptr<uint32_t[]> ended_;
  LettersNear near_;
  size_t n_prefixes_ = 0;
  size_t n_doubts_ = 0;
  size_t n_ended_ = 0;
  std::array<Cells, kMaxLength + 1> through_;
  bool needs_proof_ = false;  // a doubt stayed open and counted as a yes: from now on words need a path
  int64_t effort_ = 0;        // left for doubts on this board
  int64_t trace_steps_ = 0;   // left for this trace
};

std::vector<int64_t> score_boards(const Graph& graph, const Boards& boards, const Points& points,
                                  uint32_t min_length, uint32_t threads);

}  // namespace worderly
