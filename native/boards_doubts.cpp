// The doubts of the portable search: whether a path reaches a cell without using a cell twice.
#include <algorithm>
#include <climits>

#include "boards.hpp"

namespace worderly {
namespace {

// The effort per doubt and per board is limited. A doubt that stays open counts as a yes for the prefix; from
// then on a word is accepted only if a path is found.
constexpr int kWayBackSteps = 64;
constexpr int64_t kTraceEffort = 2'000;
// Resolves every doubt up to this length: no cell of a board has more than 657,777 paths of up to eight
// cells.
constexpr uint32_t kSureLength = 8;
constexpr int64_t kSureEffort = 700'000;

}  // namespace

// Decides every doubtful cell of the new level.
void BoardSearch::resolve_doubts(uint32_t depth) {
  for (size_t i = 0; i < n_doubts_; ++i) {
    const uint32_t prefix = doubts_[i].prefix;
    for (Cells left = doubts_[i].cells; left; left &= left - 1) {
      const Cells cell = lowest(left);
      at_[prefix] |= reaches(prefix, depth, cell) ? cell : 0;
    }
  }
  n_doubts_ = 0;
}

// Tries all ways back to the start within a few steps, which resolves nearly all doubts that are left. As
// soon as no earlier set holds a cell of a way, the rest cannot conflict.
bool BoardSearch::finds_way_back(uint32_t index, Cells cell, Cells used, int& steps) const {
  used |= cell;
  index = parent_[index];
  if (board_->has_long_faces()) index = ancestor(index, board_->face_length(cell) - 1);
  if (index == kRoot || !((maybe_[index] | at_[index]) & used)) return true;
  Cells before = board_->neighbours(cell) & at_[index] & ~used;
  for (; before && steps > 0; before &= before - 1) {
    --steps;
    if (finds_way_back(index, lowest(before), used, steps)) return true;
  }
  return false;
}

// Propagates sets backwards from the cell along the parents, without the cell itself: `all` holds every cell
// that a path to it may use, `free` those that no earlier set holds. As soon as no earlier set holds the
// cell, any path to a free cell proves it.
BoardSearch::Answer BoardSearch::look_back(uint32_t index, Cells cell) const {
  uint32_t at = parent_[index];
  Cells all = board_->neighbours(cell), free = all;
  while (at != kRoot) {
    if (slot_[at] & kJumped) return Answer::unsure;
    all &= at_[at] & ~cell;
    free &= all;
    // One branch for both answers: which of them it is cannot be predicted.
    if ((all == 0) | ((free != 0) & ((cell & maybe_[at]) == 0))) return all ? Answer::yes : Answer::no;
    at = parent_[at];
    all = board_->neighbours(all);
    free = board_->neighbours(free & ~maybe_[at]);
  }
  return Answer::unsure;
}

// The same for all faces; keeps the sets by position for `trace`.
bool BoardSearch::narrow(uint32_t index, uint32_t depth, Cells cell) {
  std::fill_n(through_.begin(), depth, 0);
  through_[depth] = cell;
  for (uint32_t position = depth; position > 0; --position, index = parent_[index]) {
    uint32_t before = index;
    for (uint32_t length = 1; length <= std::min<size_t>(position, board_->longest_face()); ++length) {
      before = parent_[before];
      const Cells enders = through_[position] & board_->of_length(length);
      if (!enders) continue;
      through_[position - length] |=
          position == length ? enders : board_->neighbours(enders) & at_[before] & ~cell;
    }
  }
  return through_[0] != 0;
}

bool BoardSearch::find_trace(uint32_t index, uint32_t depth, Cells cell, Packed* path) {
  const int64_t steps = depth <= kSureLength ? kSureEffort : kTraceEffort;
  trace_steps_ = steps;
  if (!narrow(index, depth, cell)) return false;
  const bool found = trace(cell, cell, depth, path);
  effort_ -= steps - trace_steps_;
  needs_proof_ |= trace_steps_ == 0;
  return found;
}

// Searches backwards through the narrowed sets for a path that uses no cell twice. It starts at the end of
// the path, because the end is fixed and the start is not.
bool BoardSearch::trace(Cells cell, Cells used, uint32_t position, Packed* path) {
  if (trace_steps_ == 0) return false;
  --trace_steps_;
  const uint32_t before = position - board_->face_length(cell);
  bool found = before == 0;
  Cells todo = found ? 0 : board_->neighbours(cell) & through_[before] & ~used;
  while (todo && !found) {
    const Cells next = tightest(todo, used, before);
    todo &= ~next;
    found = trace(next, used | next, before, path);
  }
  if (found && path) path->push_back(static_cast<uint8_t>(std::countr_zero(cell)));
  return found;
}

// The cell with the fewest next cells (Warnsdorff's rule): it finds even paths through a whole board.
Cells BoardSearch::tightest(Cells todo, Cells used, uint32_t position) const {
  Cells best = lowest(todo);
  int fewest = INT_MAX;
  for (Cells left = todo & (todo - 1) ? todo : 0; left; left &= left - 1) {
    const Cells cell = lowest(left);
    const uint32_t before = position - board_->face_length(cell);
    if (before == 0) return cell;
    const int n_next = std::popcount(board_->neighbours(cell) & through_[before] & ~used);
    if (n_next < fewest) fewest = n_next, best = cell;
  }
  return best;
}

bool BoardSearch::reaches(uint32_t index, uint32_t depth, Cells cell) {
  if (effort_ <= 0 && depth > kSureLength) return false;
  effort_ -= depth;
  if (!(slot_[index] & kJumped)) {
    const Answer answer = look_back(index, cell);
    if (answer != Answer::unsure) return answer == Answer::yes;
  }
  if (needs_proof_) return true;
  int steps = kWayBackSteps;
  if (finds_way_back(index, cell, 0, steps)) return true;
  return steps == 0 && (find_trace(index, depth, cell, nullptr) || trace_steps_ == 0);
}

}  // namespace worderly
