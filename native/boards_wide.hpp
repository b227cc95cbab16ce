// The search of a board for processors with AVX-512: it adds 8 to 32 prefixes at once.
//
// It serves the boards that people play: faces of one or two letters, up to kPrefixes prefixes, and doubts
// that few steps settle. On any other board it gives up, and the portable search begins anew.
#pragma once
#include <algorithm>

#include "boards.hpp"

namespace worderly {

// `Set` is a set of cells: of 16, 32 or 64 bits, the fewest that suffice for the board.
template <typename Set>
class WideSearch {
 public:
  // The number of a prefix is as narrow as a small set, so that both fill the same lanes.
  using Number = std::conditional_t<sizeof(Set) == 2, uint16_t, uint32_t>;

  static bool can_search(const Board& board) { return board.longest_face() <= 2; }
  void use(const Graph& graph) { graph_ = &graph; }

  // A level is a number of letters; `level(*this, depth, ended, n_ended)` takes the prefixes of its words.
  // Returns false if it gave up. It reads the slots of the tree, if there is one, else those of the graph.
  template <typename Level>
  bool run(const Board& board, WordTree* tree, Level&& level) {
    tree_ = tree, slots_ = slots_of(*graph_, tree);
    start(board);
    const size_t last = std::min<size_t>(graph_->max_length(), board.total_letters());
    for (uint32_t depth = 1; depth <= last && level_ < n_prefixes_; ++depth) {
      if (!extend(level_, n_prefixes_)) return false;
      level(*this, depth, memory_->ended, n_ended_);
      if (!resolve_doubts()) return false;
    }
    return true;
  }
  uint32_t number_of(uint32_t index) const { return memory_->slot[index] & kSlotBits; }
  void pack_word(uint32_t index, uint32_t depth, Packed& packed) const;

 private:
  static constexpr uint32_t kPrefixes = 1u << 15;
  static constexpr uint32_t kAligned = 32;
  static constexpr uint32_t kRoom = 64;  // vectors are stored whole, beyond the last prefix
  static constexpr int kSteps = 20'000;  // for all doubts of a board
  static constexpr uint32_t kRoot = 0;
  // Flags beside the slot number of a prefix (below 2^30).
  static constexpr uint32_t kInside = 1u << 31;  // it may end inside a face of two letters
  static constexpr uint32_t kJumped = 1u << 30;  // some of its paths end with such a face
  static constexpr uint32_t kSlotBits = kJumped - 1;

  // The prefixes of a level that can be extended: what their children need of them, side by side.
  struct Candidates {
    uint32_t letters[kPrefixes + 1 * kRoom];  // that may follow,
    uint32_t base[kPrefixes + 3 * kRoom];     // with the slots from here
    Number index[kPrefixes + 5 * kRoom];
    Set at[kPrefixes + 7 * kRoom];
    Set open[kPrefixes + 9 * kRoom];
    Set sure[kPrefixes + 11 * kRoom];
    Set maybe[kPrefixes + 13 * kRoom];
  };
  // One block, so that the loops need one register for all columns. Rows of the columns differ in length,
  // because columns a power of two apart would share the same few places of the cache.
  struct alignas(64) Memory {
    Set at[kPrefixes + 1 * kRoom];     // where a prefix can end
    Set open[kPrefixes + 3 * kRoom];   // the cells that may follow
    Set sure[kPrefixes + 5 * kRoom];   // used by all its paths, before the last cell
    Set maybe[kPrefixes + 7 * kRoom];  // used by any of them, before the last cell
    uint32_t slot[kPrefixes + 9 * kRoom];
    Number parent[kPrefixes + 11 * kRoom];
    // Of a level:
    uint64_t fetched[kPrefixes + kRoom];
    Number ended[kPrefixes + kRoom];
    Candidates candidates;
    uint8_t pairs[kPrefixes + kRoom];        // of a candidate, even or odd, and a letter
    Set doubt_cells[2 * kPrefixes + kRoom];  // a child has a doubt by its letter, and one by a face
    Number doubt_prefix[2 * kPrefixes + kRoom];
  };
  void start(const Board& board);
  uint32_t read_letters();
  void extend_root(uint32_t letters);
  bool extend(uint32_t begin, uint32_t end);
  void fetch(uint32_t begin, uint32_t end);
  template <size_t Step>
  void fetch_as(uint32_t begin, uint32_t end);
  size_t select(uint32_t begin, uint32_t end);
  template <bool HasLongFaces>
  size_t select_as(uint32_t begin, uint32_t end);
  void unfold(size_t n_candidates);
  size_t pair(size_t n_candidates);
  void expand(size_t n_candidates);
  template <bool HasLongFaces>
  void expand_as(size_t n_candidates);
  void drop_idle_doubts();
  uint32_t letters_in(Set cells) const;
  bool resolve_doubts();
  void leave_faces(size_t n_candidates);
  void leave_face(uint32_t index, uint32_t letters, uint32_t first_child);
  void settle(uint32_t index);
  Set reached(uint32_t index, Set cells);
  bool reaches(uint32_t index, Set cell);
  bool finds_way_back(uint32_t index, Set cell, Set used);
  uint8_t letter_of(uint32_t index) const;
  uint8_t last_letter(uint32_t index) const;
  Set neighbours(Set set) const { return board_->neighbours_in(set); }

  const Graph* graph_ = nullptr;
  WordTree* tree_ = nullptr;
  Slots slots_;
  const Board* board_ = nullptr;
  std::unique_ptr<Memory> memory_;
  // For each four cells, the letters of each set of them.
  alignas(64) std::array<std::array<uint32_t, 16>, kMaxCells / 4> quads_;
  size_t n_quads_ = 0;
  bool has_folded_ = false;  // candidates whose children have no place in the tree yet
  size_t max_children_ = 0;
  uint32_t level_ = 0;  // the first prefix of the level
  uint32_t n_prefixes_ = 0;
  size_t n_doubts_ = 0;
  size_t n_ended_ = 0;
  int steps_ = 0;
};

}  // namespace worderly
