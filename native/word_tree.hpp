// The words of a graph as a tree, which grows where searches of boards go.
//
// In the graph words share their endings, so a slot does not tell which word it ends. In the tree every word
// has a place of its own, and the tree can keep something for it: the bindings keep its string.
#pragma once
#include "free_slots.hpp"
#include "graph.hpp"

namespace worderly {

// Where a search reads slots: those of a graph side by side, or those of a tree with something between them.
class Slots {
 public:
  Slots() = default;
  Slots(const uint64_t* first, size_t step) : first_(first), step_(step) {}
  const uint64_t* address(uint32_t number) const { return first_ + step_ * number; }
  uint64_t operator[](uint32_t number) const { return *address(number); }

 private:
  const uint64_t* first_ = nullptr;
  size_t step_ = 1;
};

class WordTree {
 public:
  // Marks the base of a slot whose children have no place in the tree yet: it is their base in the graph.
  static constexpr uint32_t kFolded = 1u << 30;
  // From a slot to the next one: between them is what is kept.
  static constexpr size_t kStep = 2;
  // A tree that has grown beyond this is better cleared: 4 MB, some 100,000 boards of 4×4.
  static constexpr size_t kMost = size_t{1} << 18;

  // The graph, or a copy of it, has to live as long.
  explicit WordTree(const Graph& graph) : graph_slots_(graph.slots()) { clear(); }
  // Forgets all but the root.
  void clear();
  // Numbers in use or left free between them; each takes 16 bytes.
  size_t size() const { return numbers_.size() / kStep; }

  // Valid until the next child gets its place.
  Slots slots() const { return {numbers_.data(), kStep}; }
  // Gives the children of a folded slot their places, and returns their base.
  uint32_t unfold(uint32_t number);

  // What is kept for a word, by the number of its slot; at first null.
  void* kept(uint32_t number) const {
    return reinterpret_cast<void*>(static_cast<uintptr_t>(numbers_[kStep * number + 1]));
  }
  void keep(uint32_t number, void* what) { numbers_[kStep * number + 1] = reinterpret_cast<uintptr_t>(what); }

 private:
  void add_folded(uint32_t number, uint64_t graph_slot);

  const uint64_t* graph_slots_;
  std::vector<uint64_t> numbers_;  // of each slot: it, and what is kept for it
  FreeSlots free_;
};

// The slots that a search reads.
inline Slots slots_of(const Graph& graph, const WordTree* tree) {
  return tree ? tree->slots() : Slots(graph.slots(), 1);
}

}  // namespace worderly
