// Searches a board level by level with sets of cells instead of paths; resolves doubts after each level.
#include "boards.hpp"

#include <algorithm>
#include <climits>
#include <future>

#include "boards_wide.hpp"

namespace worderly {
namespace {

// Whether a board spells a word is as hard to decide as a Hamiltonian path, so the effort per doubt and per
// board is limited. A doubt that stays open counts as a yes for the prefix; from then on a word is accepted
// only if a path is found.
constexpr int64_t kEffort = 2'000'000;
constexpr int kWayBackSteps = 64;
constexpr int64_t kTraceEffort = 2'000;
constexpr int64_t kProofEffort = 20'000;
// Resolves every doubt up to this length: no cell of a board has more than 657,777 paths of up to eight
// cells.
constexpr uint32_t kSureLength = 8;
constexpr int64_t kSureEffort = 700'000;

int64_t letter_points(const Points& points, WordView word) {
  const int64_t extra = std::max<int64_t>(0, static_cast<int64_t>(word.size()) - 2);
  int64_t total = extra * extra;
  for (const uint8_t letter : word) total += points.letter_values[letter];
  return total;
}

}  // namespace

// Memory grows with the number of prefixes found, which the dictionary limits.
template <typename T>
void enlarge(std::unique_ptr<T[]>& array, size_t used, size_t capacity) {
  auto larger = std::make_unique_for_overwrite<T[]>(capacity);
  std::copy_n(array.get(), used, larger.get());
  array = std::move(larger);
}

void BoardSearch::grow(size_t n_prefixes) {
  if (capacity_ / 2 > graph_->max_prefixes() + kBatch * kMaxLetters)
    throw GraphError("its contents are damaged");
  const size_t capacity = std::max<size_t>(2 * capacity_, 2 * kBatch * kMaxLetters);
  enlarge(at_, n_prefixes, capacity);
  enlarge(slot_, n_prefixes, capacity);
  enlarge(parent_, n_prefixes, capacity);
  enlarge(sure_, n_prefixes, capacity);
  enlarge(maybe_, n_prefixes, capacity);
  enlarge(doubts_, capacity_, capacity);
  enlarge(candidates_, capacity_, capacity);
  enlarge(ended_, capacity_, capacity);
  capacity_ = capacity;
}

void LettersNear::read(const Board& board) {
  letters_ = first_letters_ = 0;
  follow_.fill(uint64_t{UINT32_MAX} << 32);
  begun_.fill(0);
  for (Cells left = board.usable(); left; left &= left - 1) {
    const WordView face = board.face(low_bit(left));
    const uint32_t first = 1u << face[0], begun = face.size() > 1 ? first : 0;
    for (Cells near = board.neighbours(lowest(left)) & board.usable(); near; near &= near - 1) {
      follow_[low_bit(near)] |= first;
      begun_[low_bit(near)] |= begun;
    }
    letters_ |= first;
    first_letters_ |= begun;
  }
}

void BoardSearch::add_root() {
  at_[kRoot] = sure_[kRoot] = maybe_[kRoot] = 0;
  slot_[kRoot] = parent_[kRoot] = 0;
  n_prefixes_ = 1;
}

// Adds the prefixes of one letter.
void BoardSearch::start() {
  near_.read(*board_);
  const LettersNear::Rows everywhere = LettersNear::rows_of(~Cells{0});
  const uint64_t root = slots_[0] & near_.follow(everywhere);
  const uint32_t begun = near_.begun(everywhere);
  add_root();
  for (uint32_t letters = mask_of(root); letters; letters &= letters - 1) {
    const auto letter = static_cast<uint32_t>(std::countr_zero(letters));
    const uint32_t inside = (begun >> letter) & 1;
    at_[n_prefixes_] = board_->single(letter);
    slot_[n_prefixes_] = (base_of(root) + letter) | (inside * kInside);
    parent_[n_prefixes_] = kRoot;
    n_prefixes_ += (board_->single(letter) != 0) | inside;
  }
}

// First pass over a level: selects the prefixes that end a word, and those that a neighbouring letter can
// extend. It has no branches, so that the processor loads many slots in parallel.
template <bool HasLongFaces>
size_t BoardSearch::select(uint32_t begin, uint32_t end) {
  const Board& board = *board_;
  const LettersNear& near = near_;
  const uint64_t* const slots = slots_;
  Candidate* const candidate = candidates_.get();
  uint32_t* const ended = ended_.get();
  size_t n_candidates = 0, n_ended = 0;
  for (uint32_t index = begin; index < end; ++index) {
    const Cells at = at_[index];
    const uint32_t number = slot_[index];
    const uint64_t slot = slots[HasLongFaces ? number & kSlotBits : number];
    ended[n_ended] = index;
    n_ended += ends_word(slot) & (at != 0);
    const LettersNear::Rows rows = LettersNear::rows_of(at);
    uint64_t follow = near.follow(rows);
    if constexpr (HasLongFaces) {
      follow |= board.inner_letters() & (0 - (number >> 31));
      candidate[n_candidates].begun = near.begun(rows);
    }
    const uint64_t trimmed = slot & follow;
    candidate[n_candidates].slot = trimmed;
    candidate[n_candidates].index = index;
    n_candidates += mask_of(trimmed) != 0;
  }
  n_ended_ = n_ended;
  return n_candidates;
}

// The hot loop of the kernel. The next set holds the neighbouring cells with the letter that are not surely
// used. A cell that was in an earlier set may be used twice: it is a doubt, resolved at the end of the level.
// Pushing has no branches: the next prefix overwrites a prefix without cells.
template <bool HasLongFaces>
void BoardSearch::expand(size_t n_candidates, uint32_t depth) {
  const Board& board = *board_;
  const uint64_t* const slots = slots_;
  for (size_t begin = 0; begin < n_candidates; begin += kBatch) {
    if (capacity_ < n_prefixes_ + kBatch * kMaxLetters) [[unlikely]]
      grow(n_prefixes_);
    const Candidate* const end = candidates_.get() + std::min(n_candidates, begin + kBatch);
    Cells* const at = at_.get();
    uint32_t *const slot = slot_.get(), *const parent = parent_.get();
    Doubt* doubt = doubts_.get() + n_doubts_;
    size_t top = n_prefixes_;
    for (const Candidate* candidate = candidates_.get() + begin; candidate != end; ++candidate) {
      const uint32_t index = candidate->index, before = parent[index];
      if (HasLongFaces && (slot[index] & (kInside | kJumped))) {
        n_prefixes_ = top, n_doubts_ = static_cast<size_t>(doubt - doubts_.get());
        expand_loose(*candidate, depth);
        top = n_prefixes_, doubt = doubts_.get() + n_doubts_;
        continue;
      }
      const Cells near = board.neighbours(at[index]), came_from = at[before] & near;
      const Cells sure = sure_[before] | if_single(came_from) | if_single(at[index]);
      const Cells maybe = maybe_[before] | came_from;
      sure_[index] = sure, maybe_[index] = maybe;
      const Cells open = near & ~sure;
      const uint32_t base = base_of(candidate->slot);
      uint64_t letters = mask_of(candidate->slot);
      do {
        const uint32_t letter = low_bit(letters);
        const Cells cells = open & board.single(letter);
        const Cells doubtful = cells & maybe;
        const uint32_t inside = HasLongFaces ? (candidate->begun >> letter) & 1 : 0;
        prefetch(slots + base + letter);
        at[top] = cells ^ doubtful, slot[top] = (base + letter) | (inside * kInside), parent[top] = index;
        *doubt = {doubtful, static_cast<uint32_t>(top)};
        top += (cells != 0) | inside;
        doubt += doubtful != 0;
        letters &= letters - 1;
      } while (letters);
    }
    n_prefixes_ = top, n_doubts_ = static_cast<size_t>(doubt - doubts_.get());
  }
}

// The same for a prefix that may end inside or at the end of a face of several letters. Such a face is
// entered from the prefix before its first letter and left at its last letter. Paths through it skip the
// sets in between, so their used cells are not surely known.
void BoardSearch::expand_loose(const Candidate& candidate, uint32_t depth) {
  const uint32_t index = candidate.index;
  const Cells last = at_[parent_[index]];
  const Cells sure = slot_[index] & kJumped ? 0 : sure_[parent_[index]] | if_single(last & near(index));
  sure_[index] = sure | if_single(at_[index]);
  maybe_[index] = maybe_[parent_[index]] | last;
  const Cells around = near(index) & ~sure_[index];
  const Cells maybe = maybe_[index] | at_[index];
  for (uint32_t letters = mask_of(candidate.slot); letters; letters &= letters - 1) {
    const auto letter = static_cast<uint8_t>(std::countr_zero(letters));
    const bool is_long = (board_->long_letters() >> letter) & 1;
    const Cells endings = is_long ? long_endings(index, depth, letter) : 0;
    const Cells cells = (around & board_->single(letter)) | endings;
    const bool inside = is_long && may_continue(index, depth, letter);
    if (!cells && !inside) continue;
    const Cells doubtful = cells & maybe;
    if (doubtful) doubts_[n_doubts_++] = {doubtful, static_cast<uint32_t>(n_prefixes_)};
    const uint32_t marks = (inside ? kInside : 0) | (endings ? kJumped : 0);
    at_[n_prefixes_] = cells & ~doubtful;
    slot_[n_prefixes_] = (base_of(candidate.slot) + letter) | marks;
    parent_[n_prefixes_++] = index;
  }
}

Cells BoardSearch::near(uint32_t index) const {
  return index == kRoot ? ~Cells{0} : board_->neighbours(at_[index]);
}

uint32_t BoardSearch::ancestor(uint32_t index, uint32_t steps) const {
  for (; steps; --steps) index = parent_[index];
  return index;
}

uint8_t BoardSearch::letter_of(uint32_t index) const {
  return static_cast<uint8_t>((slot_[index] & kSlotBits) -
                              base_of(slots_[slot_[parent_[index]] & kSlotBits]));
}

// Whether the prefix ends with these letters.
bool BoardSearch::tail_matches(uint32_t index, uint32_t depth, WordView tail) const {
  if (tail.size() > depth) return false;
  for (size_t i = tail.size(); i > 0; --i, index = parent_[index]) {
    if (letter_of(index) != tail[i - 1]) return false;
  }
  return true;
}

Cells BoardSearch::long_endings(uint32_t index, uint32_t depth, uint8_t letter) const {
  Cells cells = 0;
  for (const Face& face : board_->long_faces()) {
    const WordView rest = WordView(face.letters).substr(0, face.letters.size() - 1);
    if (face.letters.back() != letter || !tail_matches(index, depth, rest)) continue;
    cells |= near(ancestor(index, static_cast<uint32_t>(rest.size()))) & face.cells;
  }
  return cells;
}

// Whether the prefix plus this letter can end inside a long face that its path can reach.
bool BoardSearch::may_continue(uint32_t index, uint32_t depth, uint8_t letter) const {
  for (const Face& face : board_->long_faces()) {
    for (uint32_t read = 0; read + 1 < face.letters.size(); ++read) {
      if (face.letters[read] != letter || !tail_matches(index, depth, WordView(face.letters).substr(0, read)))
        continue;
      if (near(ancestor(index, read)) & face.cells) return true;
    }
  }
  return false;
}

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

BoardSearch::BoardSearch()
    : small_(std::make_unique<WideSearch<uint32_t>>()), large_(std::make_unique<WideSearch<uint64_t>>()) {}
BoardSearch::BoardSearch(const Graph& graph) : BoardSearch() { use(graph); }
BoardSearch::~BoardSearch() = default;

BoardSearch& BoardSearch::use(const Graph& graph) {
  graph_ = &graph, slots_ = graph.slots(), is_wide_ = uses_wide_loops();
  small_->use(graph), large_->use(graph);
  return *this;
}

template <typename Level, typename Forget>
void BoardSearch::find(const Board& board, bool is_listing, Level&& level, Forget&& forget) {
  if (is_wide_ && WideSearch<Cells>::can_search(board)) {
    if (run_wide(board, is_listing, level)) return;
    forget();
  }
  run(board, level);
}

template <typename Level>
bool BoardSearch::run_wide(const Board& board, bool is_listing, Level&& level) {
  return board.size() <= 32 ? small_->run(board, is_listing, level) : large_->run(board, is_listing, level);
}

template <typename Level>
void BoardSearch::run(const Board& board, Level&& level) {
  board_ = &board;
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

// Searches one level: finds the words that end in it, and adds the prefixes of the next.
void BoardSearch::extend(uint32_t begin, uint32_t end, uint32_t depth) {
  if (board_->has_long_faces()) {
    expand<true>(select<true>(begin, end), depth);
  } else {
    expand<false>(select<false>(begin, end), depth);
  }
}

// Any cell of a prefix gives its letter; only a prefix that ends inside a face may have no cell.
uint8_t BoardSearch::last_letter(uint32_t index) const {
  return at_[index] ? board_->last_letter(at_[index]) : letter_of(index);
}

WordKey BoardSearch::key_of(uint32_t index, uint32_t depth) const {
  WordKey key = WordKey{1} << (kLetterBits * depth);
  for (uint32_t i = 0; i < depth; ++i, index = parent_[index])
    key |= WordKey{last_letter(index)} << (kLetterBits * i);
  return key;
}

void BoardSearch::add_keys(const uint32_t* ended, size_t n_ended, uint32_t depth,
                           std::vector<WordKey>& keys) const {
  for (size_t i = 0; i < n_ended; ++i) keys.push_back(key_of(ended[i], depth));
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
  const auto add = [&](const auto& search, uint32_t depth, const uint32_t* ended, size_t n_ended) {
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
  find(board, false, add, [&] { total = 0; });
  return total;
}

void BoardSearch::words(const Board& board, uint32_t min_length, Listed& found) {
  const auto forget = [&] { found.keys.clear(), found.longer.clear(); };
  const auto add = [&](const auto& search, uint32_t depth, const uint32_t* ended, size_t n_ended) {
    if (depth < min_length) return;
    if (depth > kKeyLetters) {
      for (size_t i = 0; i < n_ended; ++i) search.pack_word(ended[i], depth, found.longer);
      return;
    }
    search.add_keys(ended, n_ended, depth, found.keys);
  };
  forget();
  find(board, true, add, forget);
}

Found BoardSearch::words_with_paths(const Board& board, uint32_t min_length) {
  Found found;
  run(board, [&](const auto&, uint32_t depth, const uint32_t* ended, size_t n_ended) {
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
