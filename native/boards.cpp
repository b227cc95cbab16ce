// The search: level by level, sets of cells instead of paths, doubts settled at the end of a level.
#include "boards.hpp"

#include <algorithm>
#include <climits>
#include <future>

namespace worderly {
namespace {

constexpr uint32_t kRoot = 0;
// Marks beside a frame's slot number (below 2^30).
constexpr uint32_t kInside = 1u << 31;  // the prefix may end inside a long face, so any letter may follow
constexpr uint32_t kJumped = 1u << 30;  // some of its paths end with a long face
constexpr uint32_t kSlotBits = kJumped - 1;

constexpr size_t kBatch = 64;  // frames that are expanded between two looks at the room left
// Whether a board spells a word is as hard as Hamiltonian paths, so doubts are looked at only so hard. One
// that stays open lets the prefix live on, and from then on words need proof: a path. All this has an end,
// too.
constexpr int64_t kEffort = 2'000'000;
constexpr int64_t kTraceEffort = 2'000;
constexpr int64_t kProofEffort = 20'000;
// Up to here every doubt is settled: on no board has a cell more than 657,777 walks of eight cells or fewer.
constexpr uint32_t kSureLength = 8;
constexpr int64_t kSureEffort = 700'000;

inline void fetch(const void* address) {
#if defined(__GNUC__) || defined(__clang__)
  __builtin_prefetch(address);
#else
  static_cast<void>(address);
#endif
}

// The set itself if it is a single cell.
constexpr Cells lone(Cells set) { return set & (set - 1) ? 0 : set; }

int64_t worth(const Points& points, WordView word) {
  const int64_t extra = std::max<int64_t>(0, static_cast<int64_t>(word.size()) - 2);
  int64_t total = extra * extra;
  for (const uint8_t letter : word) total += points.letter_values[letter];
  return total;
}

}  // namespace

// Memory grows with the prefixes found, of which a dictionary has a fixed number.
template <typename T>
void enlarge(std::unique_ptr<T[]>& array, size_t used, size_t room) {
  auto larger = std::make_unique_for_overwrite<T[]>(room);
  std::copy_n(array.get(), used, larger.get());
  array = std::move(larger);
}

void BoardSearch::grow(size_t n_frames) {
  if (room_ / 2 > graph_.max_prefixes() + kBatch * kMaxLetters) throw GraphError("its contents are damaged");
  const size_t room = std::max<size_t>(2 * room_, 2 * kBatch * kMaxLetters);
  enlarge(frames_, n_frames, room);
  enlarge(used_, n_frames, room);
  enlarge(doubts_, room_, room);
  enlarge(live_, room_, room);
  enlarge(ended_, room_, room);
  room_ = room;
}

// The prefixes of one letter.
void BoardSearch::start() {
  const Board::Rows everywhere = Board::rows_of(~Cells{0});
  const uint64_t root = slots_[0] & board_->follow(everywhere);
  const uint32_t begun = board_->begun(everywhere);
  used_[kRoot] = {0, 0};
  frames_[n_frames_++] = {0, 0};
  for (uint32_t letters = mask_of(root); letters; letters &= letters - 1) {
    const auto letter = static_cast<uint32_t>(std::countr_zero(letters));
    const uint32_t inside = (begun >> letter) & 1;
    frames_[n_frames_] = {board_->single(letter), (base_of(root) + letter) | (inside * kInside)};
    n_frames_ += (board_->single(letter) != 0) | inside;
  }
}

// First pass over a level, without a single branch so that the slots are fetched side by side: which frames
// end a word, and which can go on with a letter that lies near.
template <bool HasLongFaces>
size_t BoardSearch::sift(uint32_t begin, uint32_t end) {
  const Board& board = *board_;
  const uint64_t* const slots = slots_;
  const Frame* const frames = frames_.get();
  Live* const live = live_.get();
  uint32_t* const ended = ended_.get();
  size_t n_live = 0, n_ended = 0;
  for (uint32_t index = begin; index < end; ++index) {
    const Cells at = frames[index].at;
    const uint32_t number = frames[index].slot();
    const uint64_t slot = slots[HasLongFaces ? number & kSlotBits : number];
    ended[n_ended] = index;
    n_ended += ends_word(slot) & (at != 0);
    const Board::Rows near = Board::rows_of(at);
    uint64_t follow = board.follow(near);
    if constexpr (HasLongFaces) {
      follow |= board.inner_letters() & (0 - (number >> 31));
      live[n_live].begun = board.begun(near);
    }
    const uint64_t trimmed = slot & follow;
    live[n_live].slot = trimmed;
    live[n_live].index = index;
    n_live += mask_of(trimmed) != 0;
  }
  n_ended_ = n_ended;
  return n_live;
}

// The loop the kernel lives in. The next set is what lies near, carries the letter and is not certainly
// used; only a cell that was in an earlier set can be a reuse, and those are doubts for the end of the
// level. Pushing is free of branches: a frame without cells is overwritten by the next.
template <bool HasLongFaces>
void BoardSearch::expand(size_t n_live, uint32_t depth) {
  const Board& board = *board_;
  const uint64_t* const slots = slots_;
  for (size_t begin = 0; begin < n_live; begin += kBatch) {
    if (room_ < n_frames_ + kBatch * kMaxLetters) [[unlikely]]
      grow(n_frames_);
    const Live* const end = live_.get() + std::min(n_live, begin + kBatch);
    Frame* const frames = frames_.get();
    Used* const used = used_.get();
    Doubt* const doubts = doubts_.get();
    Frame* top = frames + n_frames_;
    Doubt* doubt = doubts + n_doubts_;
    for (const Live* live = live_.get() + begin; live != end; ++live) {
      const uint32_t index = live->index;
      const Frame frame = frames[index];
      if (HasLongFaces && (frame.slot() & (kInside | kJumped))) {
        n_frames_ = static_cast<size_t>(top - frames), n_doubts_ = static_cast<size_t>(doubt - doubts);
        expand_loose(*live, depth);
        top = frames + n_frames_, doubt = doubts + n_doubts_;
        continue;
      }
      const Cells near = board.neighbours(frame.at);
      const Used before = used[frame.parent()];
      const Cells came_from = frames[frame.parent()].at & near;
      const Cells sure = before.sure | lone(came_from) | lone(frame.at);
      const Cells maybe = before.maybe | came_from;
      used[index] = {sure, maybe};
      const Cells open = near & ~sure;
      const uint64_t* const children = slots + base_of(live->slot);
      const uint64_t link = uint64_t{index} << 32 | base_of(live->slot);
      uint64_t letters = mask_of(live->slot);
      do {
        const uint32_t letter = low_bit(letters);
        const Cells cells = open & board.single(letter);
        const Cells doubtful = cells & maybe;
        const uint32_t inside = HasLongFaces ? (live->begun >> letter) & 1 : 0;
        fetch(children + letter);
        *top = {cells ^ doubtful, (link + letter) | (inside * kInside)};
        *doubt = {doubtful, static_cast<uint32_t>(top - frames)};
        top += (cells != 0) | inside;
        doubt += doubtful != 0;
        letters &= letters - 1;
      } while (letters);
    }
    n_frames_ = static_cast<size_t>(top - frames), n_doubts_ = static_cast<size_t>(doubt - doubts);
  }
}

// The same for a prefix that may end inside a face of several letters, or with one: such a face ends where
// its last letter is read, and begins from the frame before its first. Paths through it skip the sets in
// between, so nothing is sure about them.
void BoardSearch::expand_loose(const Live& live, uint32_t depth) {
  const uint32_t index = live.index;
  const Frame frame = frames_[index];
  const Used before = used_[frame.parent()];
  const Cells last = frames_[frame.parent()].at;
  const Cells sure = frame.slot() & kJumped ? 0 : before.sure | lone(last & near(index));
  used_[index] = {sure | lone(frame.at), before.maybe | last};
  const Cells around = near(index) & ~used_[index].sure;
  const Cells maybe = used_[index].maybe | frame.at;
  for (uint32_t letters = mask_of(live.slot); letters; letters &= letters - 1) {
    const auto letter = static_cast<uint8_t>(std::countr_zero(letters));
    const bool is_long = (board_->long_letters() >> letter) & 1;
    const Cells endings = is_long ? long_endings(index, depth, letter) : 0;
    const Cells cells = (around & board_->single(letter)) | endings;
    const bool inside = is_long && may_continue(index, depth, letter);
    if (!cells && !inside) continue;
    const Cells doubtful = cells & maybe;
    if (doubtful) doubts_[n_doubts_++] = {doubtful, static_cast<uint32_t>(n_frames_)};
    const uint32_t marks = (inside ? kInside : 0) | (endings ? kJumped : 0);
    frames_[n_frames_++] = {cells & ~doubtful, uint64_t{index} << 32 | (base_of(live.slot) + letter) | marks};
  }
}

Cells BoardSearch::near(uint32_t index) const {
  return index == kRoot ? ~Cells{0} : board_->neighbours(frames_[index].at);
}

uint32_t BoardSearch::ancestor(uint32_t index, uint32_t steps) const {
  for (; steps; --steps) index = frames_[index].parent();
  return index;
}

uint8_t BoardSearch::letter_of(uint32_t index) const {
  const Frame& frame = frames_[index];
  return static_cast<uint8_t>((frame.slot() & kSlotBits) -
                              base_of(slots_[frames_[frame.parent()].slot() & kSlotBits]));
}

// Whether the last letters of the prefix are these.
bool BoardSearch::tail_matches(uint32_t index, uint32_t depth, WordView tail) const {
  if (tail.size() > depth) return false;
  for (size_t i = tail.size(); i > 0; --i, index = frames_[index].parent()) {
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

// Whether the prefix and this letter end inside a long face that lies near enough.
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
void BoardSearch::settle(uint32_t depth) {
  for (size_t i = 0; i < n_doubts_; ++i) {
    Frame& frame = frames_[doubts_[i].frame];
    for (Cells left = doubts_[i].cells; left; left &= left - 1) {
      const Cells cell = lowest(left);
      if (reaches(doubts_[i].frame, depth, cell)) frame.at |= cell;
    }
  }
  n_doubts_ = 0;
}

// Tries the first way back that offers itself: 80 % of the doubts on 4x4 boards end here, 66 % on 6x6. As
// soon as no earlier set holds a cell of this walk, any path will do for the rest.
bool BoardSearch::walks_back(uint32_t index, Cells cell) const {
  const bool has_long_faces = board_->has_long_faces();
  Cells used = 0;
  while (true) {
    used |= cell;
    index = frames_[index].parent();
    if (has_long_faces) index = ancestor(index, board_->face_length(cell) - 1);
    if (index == kRoot || !((used_[index].maybe | frames_[index].at) & used)) return true;
    const Cells before = board_->neighbours(cell) & frames_[index].at & ~used;
    if (!before) return false;
    cell = lowest(before);
  }
}

// Propagates sets backwards from the cell along the parents, the cell itself left out: `all` holds every cell
// that a path to it may come through, `free` those that no earlier set can hold again. As soon as the cell
// lies in no earlier set, any path to a free one will do.
BoardSearch::Answer BoardSearch::look_back(uint32_t index, Cells cell) const {
  uint32_t at = frames_[index].parent();
  Cells all = board_->neighbours(cell), free = all;
  while (at != kRoot) {
    const Frame& frame = frames_[at];
    if (frame.slot() & kJumped) return Answer::unsure;
    all &= frame.at & ~cell;
    free &= all;
    if (!all) return Answer::no;
    if (free && !(cell & used_[at].maybe)) return Answer::yes;
    at = frame.parent();
    all = board_->neighbours(all);
    free = board_->neighbours(free & ~used_[at].maybe);
  }
  return Answer::unsure;
}

// The same for any faces, keeping the sets by position for a trace.
bool BoardSearch::narrow(uint32_t index, uint32_t depth, Cells cell) {
  std::fill_n(through_.begin(), depth, 0);
  through_[depth] = cell;
  for (uint32_t position = depth; position > 0; --position, index = frames_[index].parent()) {
    uint32_t before = index;
    for (uint32_t length = 1; length <= std::min<size_t>(position, board_->longest_face()); ++length) {
      before = frames_[before].parent();
      const Cells enders = through_[position] & board_->of_length(length);
      if (!enders) continue;
      through_[position - length] |=
          position == length ? enders : board_->neighbours(enders) & frames_[before].at & ~cell;
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
  is_tangled_ |= trace_steps_ == 0;
  return found;
}

// A walk back through the narrowed sets that never steps on a cell twice. Backwards, because the start is
// free and the end is not.
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

// The cell with the fewest ways on (Warnsdorff's rule), which finds even walks through a whole board.
Cells BoardSearch::tightest(Cells todo, Cells used, uint32_t position) const {
  Cells best = lowest(todo);
  int fewest = INT_MAX;
  for (Cells left = todo & (todo - 1) ? todo : 0; left; left &= left - 1) {
    const Cells cell = lowest(left);
    const uint32_t before = position - board_->face_length(cell);
    if (before == 0) return cell;
    const int ways = std::popcount(board_->neighbours(cell) & through_[before] & ~used);
    if (ways < fewest) fewest = ways, best = cell;
  }
  return best;
}

bool BoardSearch::reaches(uint32_t index, uint32_t depth, Cells cell) {
  if (effort_ <= 0 && depth > kSureLength) return false;
  effort_ -= depth;
  if (!(frames_[index].slot() & kJumped)) {
    const Answer answer = look_back(index, cell);
    if (answer != Answer::unsure) return answer == Answer::yes;
  }
  return is_tangled_ || walks_back(index, cell) || find_trace(index, depth, cell, nullptr) ||
         trace_steps_ == 0;
}

template <typename Level>
void BoardSearch::run(const Board& board, Level&& level) {
  board_ = &board;
  n_frames_ = n_doubts_ = n_ended_ = 0;
  effort_ = kEffort;
  is_tangled_ = false;
  if (room_ == 0) grow(0);
  start();
  const size_t last = std::min<size_t>(graph_.max_length(), board.total_letters());
  uint32_t begin = 1;
  for (uint32_t depth = 1; depth <= last && begin < n_frames_; ++depth) {
    const auto end = static_cast<uint32_t>(n_frames_);
    if (board.has_long_faces()) {
      expand<true>(sift<true>(begin, end), depth);
    } else {
      expand<false>(sift<false>(begin, end), depth);
    }
    if (is_tangled_) keep_proven(depth);
    level(depth);
    settle(depth + 1);
    begin = end;
  }
}

// Any cell of a frame tells its letter; only a prefix that ends inside a face may have none.
void BoardSearch::write_word(uint32_t index, uint32_t depth, uint8_t* out) const {
  *out = static_cast<uint8_t>(depth);
  for (uint8_t* letter = out + depth; letter != out; --letter) {
    const Frame frame = frames_[index];
    *letter = frame.at ? board_->last_letter(frame.at) : letter_of(index);
    index = frame.parent();
  }
}

void BoardSearch::pack_word(uint32_t index, uint32_t depth, Packed& packed) const {
  const size_t at = packed.size();
  packed.resize(at + depth + 1);
  write_word(index, depth, packed.data() + at);
}

// Packs nothing and says false where no path is found with the effort that is left.
bool BoardSearch::pack_path(uint32_t index, uint32_t depth, Packed& packed) {
  const Cells cell = lowest(frames_[index].at);
  return pack_simple_path(index, depth, cell, packed) ||
         (is_tangled_ ? pack_proof(index, depth, packed) : pack_traced_path(index, depth, cell, packed));
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

void BoardSearch::keep_proven(uint32_t depth) {
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

// Takes the first way back that offers itself; gives up, with nothing packed, where that is a dead end.
bool BoardSearch::pack_simple_path(uint32_t index, uint32_t depth, Cells cell, Packed& packed) const {
  const size_t at = packed.size();
  packed.resize(at + depth + 1);
  packed[at] = static_cast<uint8_t>(depth);
  Cells used = 0;
  for (uint32_t i = depth; i > 0; --i) {
    if (!cell || (frames_[index].slot() & kJumped)) {
      packed.resize(at);
      return false;
    }
    used |= cell;
    packed[at + i] = static_cast<uint8_t>(std::countr_zero(cell));
    index = frames_[index].parent();
    const Cells before = board_->neighbours(cell) & frames_[index].at & ~used;
    cell = lowest(before);
  }
  return true;
}

int64_t BoardSearch::score(const Board& board, const Points& points, uint32_t min_length) {
  int64_t total = 0;
  Packed word;
  run(board, [&](uint32_t depth) {
    if (depth < min_length) return;
    if (!points.by_length.empty()) {
      total += static_cast<int64_t>(n_ended_) *
               points.by_length[std::min<size_t>(depth, points.by_length.size() - 1)];
    } else {
      for (size_t i = 0; i < n_ended_; ++i) {
        word.clear();
        pack_word(ended_[i], depth, word);
        total += worth(points, WordView(word).substr(1));
      }
    }
  });
  return total;
}

Packed BoardSearch::words(const Board& board, uint32_t min_length) {
  Packed found;
  found.reserve(1024);
  run(board, [&](uint32_t depth) {
    if (depth < min_length) return;
    size_t at = found.size();
    found.resize(at + n_ended_ * (depth + 1));
    for (size_t i = 0; i < n_ended_; ++i, at += depth + 1) write_word(ended_[i], depth, found.data() + at);
  });
  return found;
}

Found BoardSearch::words_with_paths(const Board& board, uint32_t min_length) {
  Found found;
  run(board, [&](uint32_t depth) {
    for (size_t i = 0; i < n_ended_ && depth >= min_length; ++i) {
      if (pack_path(ended_[i], depth, found.paths)) pack_word(ended_[i], depth, found.words);
    }
  });
  return found;
}

std::vector<int64_t> score_boards(const Graph& graph, const std::vector<Board>& boards, const Points& points,
                                  uint32_t min_length, uint32_t threads) {
  constexpr size_t kShare =
      16;  // scores that fill whole cache lines, so that threads do not write to the same
  std::vector<int64_t> scores(boards.size());
  std::atomic<size_t> taken = 0;
  const auto work = [&] {
    BoardSearch search(graph);
    for (size_t i = taken.fetch_add(kShare); i < boards.size(); i = taken.fetch_add(kShare)) {
      for (size_t j = i; j < std::min(i + kShare, boards.size()); ++j)
        scores[j] = search.score(boards[j], points, min_length);
    }
  };
  std::vector<std::future<void>> others;  // they hand on what a hostile graph makes a thread throw
  for (uint32_t t = 1; t < threads; ++t) others.push_back(std::async(std::launch::async, work));
  work();
  for (auto& other : others) other.get();
  return scores;
}

}  // namespace worderly
