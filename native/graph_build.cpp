// Builds a word graph: makes the minimal automaton of the sorted words, then packs it into one array.
#include <algorithm>
#include <cstring>
#include <unordered_map>

#include "free_slots.hpp"
#include "graph.hpp"
#include "layout.hpp"

namespace worderly {
namespace {

struct Edge {
  uint8_t letter;
  uint32_t target;
};

struct Node {
  bool end = false;
  std::vector<Edge> edges;
};

uint32_t mask_of_edges(const std::vector<Edge>& edges) {
  uint32_t mask = 0;
  for (const Edge& edge : edges) mask |= 1u << edge.letter;
  return mask;
}

uint64_t hash_node(const Node& node) {
  uint64_t h = kLaneSeeds[0] + node.end;
  for (const Edge& edge : node.edges) h = fold_multiply(h ^ edge.target, kLaneKeys[0] ^ edge.letter);
  return h;
}

bool same(const Node& a, const Node& b) {
  return a.end == b.end &&
         std::equal(a.edges.begin(), a.edges.end(), b.edges.begin(), b.edges.end(),
                    [](Edge x, Edge y) { return x.letter == y.letter && x.target == y.target; });
}

// Words arrive sorted, so a node is finished as soon as the next word leaves it (Daciuk et al., 2000).
class Automaton {
 public:
  explicit Automaton(const std::vector<Word>& words) : open_(1) {
    Word last;
    for (const Word& word : words) {
      const auto fork =
          std::mismatch(last.begin(), last.end(), word.begin(), word.end()).first - last.begin();
      close_down_to(static_cast<size_t>(fork), last);
      open_.resize(word.size() + 1);
      open_.back().end = true;
      last = word;
    }
    close_down_to(0, last);
    root_ = freeze(open_.front());
  }
  const std::vector<Node>& nodes() const { return nodes_; }
  uint32_t root() const { return root_; }

 private:
  void close_down_to(size_t depth, const Word& last) {
    while (open_.size() > depth + 1) {
      const uint32_t id = freeze(open_.back());
      open_.pop_back();
      open_.back().edges.push_back({last[open_.size() - 1], id});
    }
  }

  uint32_t freeze(Node& node) {
    auto [first, last] = known_.equal_range(hash_node(node));
    for (; first != last; ++first) {
      if (same(nodes_[first->second], node)) return first->second;
    }
    const auto id = static_cast<uint32_t>(nodes_.size());
    known_.emplace(hash_node(node), id);
    nodes_.push_back(std::move(node));
    return id;
  }

  std::vector<Node> open_;
  std::vector<Node> nodes_;
  std::unordered_multimap<uint64_t, uint32_t> known_;
  uint32_t root_ = 0;
};

// Gives every node a base. A slot used by an edge to the same target counts as free: the 188,356 edges of
// 254,508 English words need 157,240 slots.
class Packing {
 public:
  static constexpr uint32_t kFree = 0xFFFFFFFF;
  static constexpr size_t kTries = 64;

  explicit Packing(const std::vector<Node>& nodes)
      : nodes_(nodes), bases_(nodes.size()), slots_to_(nodes.size()) {
    std::vector<uint32_t> order;
    for (uint32_t id = 0; id < nodes.size(); ++id) {
      if (!nodes[id].edges.empty()) order.push_back(id);
    }
    std::stable_sort(order.begin(), order.end(),
                     [&](uint32_t a, uint32_t b) { return nodes[a].edges.size() > nodes[b].edges.size(); });
    free_.take(0);  // the root
    for (const uint32_t id : order) place(id);
  }

  const std::vector<uint32_t>& bases() const { return bases_; }
  const std::vector<uint32_t>& targets() const { return targets_; }
  uint32_t used() const { return used_; }

 private:
  void place(uint32_t id) {
    const auto& edges = nodes_[id].edges;
    const uint32_t shared = best_shared(edges);
    const uint32_t base = shared ? shared : first_fit(edges);
    bases_[id] = base;
    for (const Edge& edge : edges) occupy(base + edge.letter, edge.target);
  }

  // The base that reuses most slots, found through the edge whose target has the fewest slots; 0 if none.
  uint32_t best_shared(const std::vector<Edge>& edges) const {
    const Edge& rarest = *std::min_element(
        edges.begin(), edges.end(), [&](const Edge& a, const Edge& b) { return rarity(a) < rarity(b); });
    const auto& slots = slots_to_[rarest.target];
    uint32_t best = 0;
    size_t best_reuse = 0;
    for (size_t i = 0; i < std::min(slots.size(), kTries); ++i) {
      if (slots[i] <= rarest.letter) continue;
      const size_t reuse = reused(slots[i] - rarest.letter, edges);
      if (reuse > best_reuse) best = slots[i] - rarest.letter, best_reuse = reuse;
    }
    return best;
  }

  // Targets without a slot cannot be shared, so they come last.
  size_t rarity(const Edge& edge) const {
    return slots_to_[edge.target].empty() ? SIZE_MAX : slots_to_[edge.target].size();
  }

  // How many edges find their target already at this base; 0 if one of them collides.
  size_t reused(uint32_t base, const std::vector<Edge>& edges) const {
    size_t reuse = 0;
    for (const Edge& edge : edges) {
      const uint32_t at = base + edge.letter;
      const uint32_t target = at < targets_.size() ? targets_[at] : kFree;
      if (target != kFree && target != edge.target) return 0;
      reuse += target == edge.target;
    }
    return reuse;
  }

  uint32_t first_fit(const std::vector<Edge>& edges) {
    const uint32_t block = free_.first_block();
    return free_.first_fit(mask_of_edges(edges), block > kMaxLetters ? block - kMaxLetters : 1);
  }

  void occupy(uint32_t at, uint32_t target) {
    if (at >= targets_.size()) targets_.resize(at + 1, kFree);
    if (targets_[at] == target) return;
    targets_[at] = target;
    free_.take(at);
    slots_to_[target].push_back(at);
    used_ = std::max(used_, at + 1);
  }

  const std::vector<Node>& nodes_;
  std::vector<uint32_t> bases_;
  std::vector<std::vector<uint32_t>> slots_to_;
  std::vector<uint32_t> targets_;
  FreeSlots free_;
  uint32_t used_ = 1;
};

// Children are frozen before their parents, so one pass in order counts the words below every node.
std::vector<uint32_t> count_words(const std::vector<Node>& nodes) {
  std::vector<uint32_t> counts;
  for (const Node& node : nodes) {
    uint32_t count = node.end;
    for (const Edge& edge : node.edges) count += counts[edge.target];
    counts.push_back(count);
  }
  return counts;
}

uint64_t slot_of(const Node& node, uint32_t base) {
  return make_slot(mask_of_edges(node.edges), node.end, base);
}

std::vector<uint64_t> assemble(const Automaton& automaton, Header header) {
  const auto& nodes = automaton.nodes();
  const Packing packing(nodes);
  const auto counts = count_words(nodes);
  const uint32_t filled = packing.used() + kPadding;
  header.n_slots = (filled + kSlotStep - 1) / kSlotStep * kSlotStep;
  std::vector<uint64_t> file(file_size(header.n_slots) / 8);
  auto* slots = file.data() + slots_start(header.n_slots) / 8;
  auto* below = reinterpret_cast<uint32_t*>(slots + header.n_slots);
  const auto put = [&](uint32_t at, uint32_t id) {
    slots[at] = slot_of(nodes[id], packing.bases()[id]);
    below[at] = counts[id];
  };
  put(0, automaton.root());
  for (uint32_t at = 1; at < packing.used(); ++at) {
    if (packing.targets()[at] != Packing::kFree) put(at, packing.targets()[at]);
  }
  std::memcpy(file.data(), &header, sizeof header);
  seal(file);
  return file;
}

}  // namespace

Graph Graph::build(std::vector<Word> words, const std::u32string& letters) {
  const Alphabet alphabet(letters);
  std::sort(words.begin(), words.end());
  words.erase(std::unique(words.begin(), words.end()), words.end());
  Header header{};
  header.magic = kMagic;
  header.version = kVersion;
  header.n_letters = alphabet.size();
  header.n_words = static_cast<uint32_t>(words.size());
  for (const Word& word : words)
    header.max_length = std::max(header.max_length, static_cast<uint32_t>(word.size()));
  std::copy(letters.begin(), letters.end(), header.alphabet.begin());
  const auto file = assemble(Automaton(words), header);
  return Graph(Storage::copy(std::as_bytes(std::span(file))));
}

}  // namespace worderly
