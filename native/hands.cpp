// Finds the exact optimum of a hand. A sub-multiset is a mixed-radix number; its low digits (at most 64
// values) are separate, so that one AND of two 64-bit sets gives the words that fit.
#include "hands.hpp"

#include <algorithm>
#include <numeric>

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
    list_subsets();
  }

  void find_words(const Graph& graph, const Graph* without) {
    slots_ = graph.slots();
    without_ = without ? without->slots() : nullptr;
    max_length_ = graph.max_length();
    visit(graph.root(), without ? without->root() : 0, 0, 0);
  }

  HandPlan solve() {
    best_.assign(states_, 0);
    for (uint32_t state = 1; state < states_; ++state) best_[state] = best_of(state, nullptr);
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

  void describe_states() {
    sizes_.resize(states_);
    values_.resize(states_);
    for (uint32_t state = 0; state < states_; ++state) {
      for (const Kind& kind : kinds_) {
        const uint32_t n_copies = copies(state, kind);
        sizes_[state] = static_cast<uint8_t>(sizes_[state] + n_copies);
        if (kind.letter != kWild)
          values_[state] += static_cast<int32_t>(n_copies) * hand_.values[kind.letter];
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
    high_subsets_.resize(high_);
    for (uint32_t whole = 0; whole < high_; ++whole) add_subsets(whole, whole * low_, 0, kinds_.size());
  }

  // Adds all parts of the high digits of `left`, digit by digit.
  void add_subsets(uint32_t whole, uint32_t left, uint32_t part, size_t kind) {
    if (kind == 0 || kinds_[kind - 1].weight < low_) {
      high_subsets_[whole].push_back(part / low_);
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

  // The best total from a state, and the letters to remove for it.
  int64_t best_of(uint32_t state, uint32_t* removed) const {
    const uint32_t high = state / low_, n = sizes_[state] + hand_.idle;
    const uint64_t low_fits = low_subsets_[state % low_];
    int64_t best = 0;
    for (const uint32_t part : high_subsets_[high]) {
      for (uint64_t words = playable_[part] & low_fits; words; words &= words - 1) {
        const uint32_t word = part * low_ + static_cast<uint32_t>(std::countr_zero(words));
        const int64_t total = points(word, n) + best_[state - word];
        if (total > best) {
          best = total;
          if (removed) *removed = word;
        }
      }
    }
    return discards_ ? best_discard(state, best, removed) : best;
  }

  int64_t best_discard(uint32_t state, int64_t best, uint32_t* removed) const {
    for (const Kind& kind : kinds_) {
      if (!copies(state, kind) || best_[state - kind.weight] <= best) continue;
      best = best_[state - kind.weight];
      if (removed) *removed = kind.weight | kDiscard;
    }
    return best;
  }

  std::vector<HandStep> trace() const {
    std::vector<HandStep> steps;
    for (uint32_t state = states_ - 1; best_[state] > 0;) {
      uint32_t removed = 0;
      best_of(state, &removed);
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
  std::vector<uint64_t> playable_;
  std::vector<uint64_t> low_subsets_;
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
