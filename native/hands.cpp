// Finds the exact optimum of a hand. A sub-multiset is a mixed-radix number; its low digits (at most 64
// values) are separate, so that one loop tries a word in all states that share their high digits.
#include "hands.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>

#include "boards.hpp"
#include "hands_wide.hpp"

namespace worderly {
namespace {

constexpr uint32_t kLowLimit = 64;

struct Kind {
  uint8_t letter;
  uint8_t count;
  uint32_t weight = 0;  // the number that one copy adds to a state
};

class HandSolver {
 public:
  HandSolver(const Hand& hand, bool discards) : hand_(hand), discards_(discards) {
    number_kinds();
    describe_states();
  }

  void find_words(const Graph& graph, const Graph* without) {
    slots_ = graph.slots();
    without_ = without ? without->slots() : nullptr;
    max_length_ = graph.max_length();
    visit(graph.root(), without ? without->root() : 0, 0, 0);
    list_subsets();
  }

  HandPlan solve() {
    best_.assign(states_, 0);
    for (uint32_t whole = 0; whole < high_; ++whole) solve_all(whole);
    return {best_.back(), trace()};
  }

 private:
  // Kinds with few copies come first, because they fill the low part closest to its limit.
  void number_kinds() {
    for (uint8_t letter = 0; letter <= kWild; ++letter) {
      if (hand_.counts[letter]) kinds_.push_back({letter, hand_.counts[letter]});
    }
    std::stable_sort(kinds_.begin(), kinds_.end(),
                     [](const Kind& a, const Kind& b) { return a.count < b.count; });
    for (Kind& kind : kinds_) {
      kind.weight = states_;
      weight_of_[kind.letter] = states_;
      states_ *= kind.count + 1u;
      if (states_ <= kLowLimit) low_ = states_;
      if (states_ > kMaxStates) throw std::invalid_argument("the hand is too large for an exact answer");
    }
    high_ = states_ / low_;
  }

  uint32_t copies(uint32_t state, const Kind& kind) const { return state / kind.weight % (kind.count + 1u); }

  // A state is described by the one with a copy less of its last kind: divisions would take half of the time.
  void describe_states() {
    sizes_.assign(states_, 0);
    values_.assign(states_, 0);
    present_.assign(states_, 0);
    for (uint32_t i = 0; i < kinds_.size(); ++i) {
      const auto [letter, count, weight] = kinds_[i];
      const int32_t value = letter == kWild ? 0 : hand_.values[letter];
      for (uint32_t state = weight; state < weight * (count + 1u); ++state) {
        sizes_[state] = static_cast<uint8_t>(sizes_[state - weight] + 1);
        values_[state] = values_[state - weight] + value;
        present_[state] = present_[state - weight] | 1u << i;
      }
    }
    playable_.assign(high_, 0);
  }

  bool fits(uint32_t part, uint32_t whole) const {
    return std::all_of(kinds_.begin(), kinds_.end(),
                       [&](const Kind& kind) { return copies(part, kind) <= copies(whole, kind); });
  }

  void list_subsets() {
    low_subsets_.assign(low_, 0);
    for (uint32_t whole = 0; whole < low_; ++whole) {
      for (uint32_t part = 0; part <= whole; ++part)
        low_subsets_[whole] |= uint64_t{fits(part, whole)} << part;
    }
    low_supersets_.assign(low_, 0);
    for (uint32_t whole = 0; whole < low_; ++whole) {
      low_sizes_[whole] = sizes_[whole];
      for (uint64_t parts = low_subsets_[whole]; parts; parts &= parts - 1)
        low_supersets_[static_cast<size_t>(std::countr_zero(parts))] |= uint64_t{1} << whole;
    }
    high_subsets_.resize(high_);
    for (uint32_t whole = 0; whole < high_; ++whole) add_subsets(whole, whole * low_, 0, kinds_.size());
  }

  // Adds the parts of the high digits of `left` that begin a word, digit by digit.
  void add_subsets(uint32_t whole, uint32_t left, uint32_t part, size_t kind) {
    if (kind == 0 || kinds_[kind - 1].weight < low_) {
      if (playable_[part / low_]) high_subsets_[whole].push_back(part / low_);
      return;
    }
    for (uint32_t copy = 0; copy <= copies(left, kinds_[kind - 1]); ++copy) {
      add_subsets(whole, left, part + copy * kinds_[kind - 1].weight, kind - 1);
    }
  }

  // Marks every form of every word that this hand can write: a vowel uses itself or a wildcard.
  void visit(uint64_t slot, uint64_t banned, uint32_t state, uint32_t depth) {
    if (ends_word(slot) && !ends_word(banned)) playable_[state / low_] |= uint64_t{1} << (state % low_);
    if (depth == max_length_) return;
    const uint32_t base = base_of(slot);
    for (uint32_t letters = mask_of(slot); letters; letters &= letters - 1) {
      const auto letter = static_cast<uint8_t>(std::countr_zero(letters));
      const bool banned_too = (mask_of(banned) >> letter) & 1;
      const uint64_t next_banned = banned_too ? without_[base_of(banned) + letter] : 0;
      if (hand_.counts[letter]) spend(letter, slots_[base + letter], next_banned, state, depth);
      if (hand_.counts[kWild] && ((hand_.vowels >> letter) & 1)) {
        spend(kWild, slots_[base + letter], next_banned, state, depth);
      }
    }
  }

  void spend(uint8_t letter, uint64_t slot, uint64_t banned, uint32_t state, uint32_t depth) {
    --hand_.counts[letter];
    visit(slot, banned, state + weight_of_[letter], depth + 1);
    ++hand_.counts[letter];
  }

  int64_t points(uint32_t word, uint32_t n) const {
    const int32_t factor = 10 * sizes_[word] - 3 * static_cast<int32_t>(n);
    return int64_t{values_[word]} * std::max(1, factor);
  }

  // Finds the best totals of all states with these high digits. A word that uses some of them leaves a state
  // that is solved already, so it is tried in all of its states at once.
  void solve_all(uint32_t whole) {
    for (const uint32_t part : high_subsets_[whole]) {
      if (part == 0) continue;
      for (uint64_t words = playable_[part]; words; words &= words - 1)
        play_everywhere(whole, part, static_cast<uint32_t>(std::countr_zero(words)));
    }
    for (uint32_t low = 0; low < low_; ++low) {
      const uint32_t state = whole * low_ + low;
      play_low(state, playable_[0] & low_subsets_[low]);
      if (discards_) discard(state);
    }
  }

  void play_everywhere(uint32_t whole, uint32_t part, uint32_t low_word) {
    const uint32_t word = part * low_ + low_word;
    const int64_t n = int64_t{sizes_[whole * low_]} + static_cast<int64_t>(hand_.idle);
    const TriedWord tried{values_[word], 10 * sizes_[word] - 3 * n, low_word, low_supersets_[low_word],
                          best_.data() + (whole - part) * low_};
    int64_t* const totals = best_.data() + whole * low_;
    is_wide_ ? raise_wide(totals, low_sizes_.data(), tried) : raise(totals, tried);
  }

  void raise(int64_t* totals, const TriedWord& word) const {
    for (uint64_t fits = word.fits; fits; fits &= fits - 1) {
      const auto low = static_cast<uint32_t>(std::countr_zero(fits));
      const int64_t points = word.value * std::max<int64_t>(1, word.factor - 3 * low_sizes_[low]);
      totals[low] = std::max(totals[low], points + word.rest[low - word.low]);
    }
  }

  void play_low(uint32_t state, uint64_t words) {
    for (; words; words &= words - 1) {
      const auto word = static_cast<uint32_t>(std::countr_zero(words));
      best_[state] = std::max(best_[state], points(word, sizes_[state] + hand_.idle) + best_[state - word]);
    }
  }

  void discard(uint32_t state) {
    for (uint32_t left = present_[state]; left; left &= left - 1)
      best_[state] = std::max(best_[state], best_[state - weight_of_bit(left)]);
  }

  // The letters to remove for the best total: of a word, or one that is discarded.
  uint32_t best_step(uint32_t state) const {
    const uint64_t low_fits = low_subsets_[state % low_];
    for (const uint32_t part : high_subsets_[state / low_]) {
      for (uint64_t words = playable_[part] & low_fits; words; words &= words - 1) {
        const uint32_t word = part * low_ + static_cast<uint32_t>(std::countr_zero(words));
        if (points(word, sizes_[state] + hand_.idle) + best_[state - word] == best_[state]) return word;
      }
    }
    for (uint32_t left = present_[state]; left; left &= left - 1) {
      if (best_[state - weight_of_bit(left)] == best_[state]) return weight_of_bit(left) | kDiscard;
    }
    throw std::logic_error("no step of a hand gives its best total");  // else `trace` would never end
  }

  uint32_t weight_of_bit(uint32_t kinds) const {
    return kinds_[static_cast<size_t>(std::countr_zero(kinds))].weight;
  }

  std::vector<HandStep> trace() const {
    std::vector<HandStep> steps;
    for (uint32_t state = states_ - 1; best_[state] > 0;) {
      uint32_t removed = best_step(state);
      const bool is_discard = removed & kDiscard;
      removed &= ~kDiscard;
      if (is_discard && !steps.empty() && steps.back().is_discard) {
        steps.back().letters += spelled(removed);
      } else {
        const uint32_t n = sizes_[state] + hand_.idle;
        steps.push_back({spelled(removed), n, is_discard ? 0 : points(removed, n), is_discard});
      }
      state -= removed;
    }
    for (HandStep& step : steps) std::sort(step.letters.begin(), step.letters.end());
    return steps;
  }

  Word spelled(uint32_t state) const {
    Word letters;
    for (const Kind& kind : kinds_) letters.append(copies(state, kind), kind.letter);
    return letters;
  }

  static constexpr uint32_t kDiscard = 1u << 31;

  Hand hand_;
  bool discards_;
  std::vector<Kind> kinds_;
  std::array<uint32_t, kMaxLetters + 1> weight_of_{};
  uint32_t states_ = 1, low_ = 1, high_ = 1;
  std::vector<uint8_t> sizes_;
  std::vector<int32_t> values_;
  std::vector<uint32_t> present_;  // the kinds of a state, a bit for each
  std::vector<uint64_t> playable_;
  std::vector<uint64_t> low_subsets_;
  std::vector<uint64_t> low_supersets_;
  std::array<int64_t, kLowLimit> low_sizes_{};
  const bool is_wide_ = uses_wide_loops() && can_raise_wide();
  std::vector<std::vector<uint32_t>> high_subsets_;
  std::vector<int64_t> best_;
  const uint64_t* slots_ = nullptr;
  const uint64_t* without_ = nullptr;
  uint32_t max_length_ = 0;
};

}  // namespace

HandPlan best_hand(const Graph& graph, const Graph* without, const Hand& hand, bool discards) {
  HandSolver solver(hand, discards);
  solver.find_words(graph, without);
  return solver.solve();
}

}  // namespace worderly
