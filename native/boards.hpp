// All words of a board: each dictionary prefix is visited once, with the set of cells where it can end.
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "graph.hpp"

namespace worderly {

using Cells = uint64_t;  // bit row * cols + col

constexpr uint32_t kMaxCells = 64;

struct Face {
  Word letters;  // two or more
  Cells cells = 0;
};

// A face is a string of letter numbers; an empty one is a blocked cell.
class Board {
 public:
  Board(uint32_t rows, uint32_t cols, std::vector<Word> faces);

  // May hold bits beyond the last row; every caller meets them with cells of the board.
  Cells neighbours(Cells set) const {
    const Cells sides = ((set & not_last_) << 1) | ((set & not_first_) >> 1);
    const Cells row = sides | set;
    return sides | (row << shift_) | (row >> shift_);
  }
  Cells usable() const { return usable_; }
  Cells single(uint32_t letter) const { return single_[letter]; }
  // Cells whose face has this many letters.
  Cells of_length(size_t length) const { return length < by_length_.size() ? by_length_[length] : 0; }
  const std::vector<Face>& long_faces() const { return long_faces_; }
  // Letters with which faces near a single cell begin; of any face for other sets, and where `any` is 1.
  // Free of branches.
  uint32_t letters_near(Cells set, uint32_t any) const {
    const uint32_t several = static_cast<uint32_t>((set & (set - 1)) != 0) | any;
    return letters_near_[static_cast<uint32_t>(std::countr_zero(set))] |
           (letters_near_[kMaxCells] & (0 - several));
  }
  // Letters that stand in a long face.
  uint32_t long_letters() const { return long_letters_; }
  // First letters of the long faces in the set.
  uint32_t faces_begun(Cells set) const {
    uint32_t letters = 0;
    for (const Start& start : starts_)
      letters |= start.letter & (0 - static_cast<uint32_t>((set & start.cells) != 0));
    return letters;
  }
  size_t longest_face() const { return by_length_.size() - 1; }
  size_t total_letters() const { return total_letters_; }
  size_t size() const { return faces_.size(); }
  uint32_t face_length(Cells cell) const {
    return static_cast<uint32_t>(faces_[static_cast<size_t>(std::countr_zero(cell))].size());
  }
  const Word& face(size_t cell) const { return faces_[cell]; }

 private:
  void find_letters_near();
  void add_long_face(const Word& letters, Cells cell);

  std::vector<Word> faces_;
  Cells usable_ = 0;
  uint32_t long_letters_ = 0;
  struct Start {
    Cells cells;
    uint32_t letter;  // as a mask
  };
  std::vector<Start> starts_;  // of long faces
  std::array<Cells, kMaxLetters> single_{};
  std::vector<Cells> by_length_ = {0, 0};
  std::vector<Face> long_faces_;
  std::array<uint32_t, kMaxCells + 1> letters_near_{};
  size_t total_letters_ = 0;
  Cells not_first_ = 0;
  Cells not_last_ = 0;
  uint32_t shift_ = 0;
};

// How a word scores: by its length (the last entry for longer ones), or letter values plus (length - 2)^2.
struct Points {
  std::vector<int32_t> by_length;
  std::vector<int32_t> letter_values;
};

// Words and, for each, one of its paths as cell numbers; both packed like words.
struct Found {
  Packed words;
  Packed paths;
};

// Scratch of one search, reusable for the next board; one per thread.
class BoardSearch {
 public:
  explicit BoardSearch(const Graph& graph) : graph_(graph), slots_(graph.slots()) {}

  int64_t score(const Board& board, const Points& points, uint32_t min_length);
  Packed words(const Board& board, uint32_t min_length);
  Found words_with_paths(const Board& board, uint32_t min_length);

 private:
  // A dictionary prefix that the board can spell.
  struct Frame {
    Cells at;       // where it can end
    uint64_t link;  // its parent, then its slot: one store
    uint32_t slot() const { return static_cast<uint32_t>(link); }
    uint32_t parent() const { return static_cast<uint32_t>(link >> 32); }
  };
  // What the paths of a prefix have used, known once it is extended.
  struct Used {
    Cells sure;   // by all of them
    Cells maybe;  // by any of them
  };
  // A frame that can go on, with the letters it may try.
  struct Live {
    uint32_t index;
    uint32_t letters;
    uint32_t base;
  };
  struct Doubt {
    Cells cells;
    uint32_t frame;
  };

  // A level is a number of letters; `level(depth)` finds the frames of its words in ended_.
  template <typename Level>
  void run(const Board& board, Level&& level);
  size_t sift(uint32_t begin, uint32_t end);
  template <bool HasLongFaces>
  void expand(size_t n_live, uint32_t depth);
  void expand_inside(uint32_t index, uint32_t depth, uint32_t letters);
  void grow(size_t n_frames);
  void settle(uint32_t depth);
  Cells long_endings(uint32_t index, uint32_t depth, uint8_t letter) const;
  bool may_continue(uint32_t index, uint32_t depth, uint8_t letter) const;
  bool tail_matches(uint32_t index, uint32_t depth, WordView tail) const;
  uint32_t ancestor(uint32_t index, uint32_t steps) const;
  Cells near(uint32_t index) const;
  uint8_t letter_of(uint32_t index) const;
  void pack_word(uint32_t index, uint32_t depth, Packed& packed) const;
  void pack_path(uint32_t index, uint32_t depth, Packed& packed);
  bool pack_simple_path(uint32_t index, uint32_t depth, Cells cell, Packed& packed) const;

  bool reaches(uint32_t index, uint32_t depth, Cells cell);
  enum class Answer { no, yes, unsure };
  bool walks_back(uint32_t index, Cells cell) const;
  Answer look_back(uint32_t index, Cells cell) const;
  bool narrow(uint32_t index, uint32_t depth, Cells cell);
  bool trace(Cells cell, Cells used, uint32_t position, Packed* path) const;

  const Graph& graph_;
  const uint64_t* slots_;
  const Board* board_ = nullptr;
  size_t room_ = 0;  // of each of the arrays; they are not cleared, which cost a microsecond a board
  std::unique_ptr<Frame[]> frames_;
  std::unique_ptr<Used[]> used_;
  std::unique_ptr<Doubt[]> doubts_;
  std::unique_ptr<Live[]> live_;
  std::unique_ptr<uint32_t[]> ended_;
  size_t n_frames_ = 0;
  size_t n_doubts_ = 0;
  size_t n_ended_ = 0;
  std::array<Cells, kMaxLength + 1> through_;
};

std::vector<int64_t> score_boards(const Graph& graph, const std::vector<Board>& boards, const Points& points,
                                  uint32_t min_length, uint32_t threads);

// Every path that spells the word, up to `limit` of them, in order of cells.
std::vector<std::vector<uint8_t>> find_paths(const Board& board, WordView word, size_t limit);

}  // namespace worderly
