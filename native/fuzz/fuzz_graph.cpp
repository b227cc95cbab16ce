// Any bytes as a word graph file: refused with GraphError, or safe to search whatever they hold.
#include <algorithm>
#include <cstring>

#include "../boards.hpp"
#include "../graph.hpp"
#include "../hands.hpp"
#include "../layout.hpp"

using namespace worderly;

namespace {

// A checksum would stop the fuzzer at the door, so it is made right; sizes are kept small enough to search.
std::vector<uint64_t> sealed(const uint8_t* data, size_t size) {
  const uint32_t n_slots =
      static_cast<uint32_t>(std::clamp<size_t>(size / 12, 32, 2048) / kSlotStep * kSlotStep);
  std::vector<uint64_t> file(file_size(n_slots) / 8);
  std::memcpy(file.data(), data, std::min(size, file.size() * 8));
  Header header;
  std::memcpy(&header, file.data(), sizeof header);
  header.magic = kMagic;
  header.version = kVersion;
  header.n_slots = n_slots;
  header.n_words %= 300;
  const auto bytes = std::as_bytes(std::span(file));
  header.counts_checksum = checksum(bytes.subspan(counts_start(n_slots)), kNoWord);
  std::memcpy(file.data(), &header, sizeof header);
  file[kChecksumWord] = checksum(bytes.first(counts_start(n_slots)), kChecksumWord);
  return file;
}

void ask(const Graph& graph) {
  const Word word = {0, 1, 2, 31, 0, 1, 2, kNoLetter};
  for (size_t length = 0; length <= word.size(); ++length) {
    const WordView part = WordView(word).substr(0, length);
    graph.contains(part);
    graph.has_prefix(part);
    if (graph.rank(part) >= static_cast<int64_t>(graph.size())) __builtin_trap();
  }
  for (uint32_t rank = 0; rank < std::min(graph.size(), 20u); ++rank) {
    try {
      graph.word_at(rank);
    } catch (const GraphError&) {
    }
  }
}

void search(const Graph& graph) {
  const auto& letters = graph.alphabet().letters();
  const std::u32string few = letters.substr(0, 4) + U"**";
  matching(graph, Pattern(U"*" + letters.substr(0, 1) + U"?*", graph.alphabet()));
  anagrams(graph, Letters(few, letters.substr(0, 2), graph.alphabet()), 1);
  WordCursor cursor(graph);
  while (cursor.next()) cursor.word();
}

void solve(const Graph& graph) {
  const auto letter = [&](uint32_t i) { return static_cast<uint8_t>(i % graph.alphabet().size()); };
  std::vector<Word> faces;
  for (uint32_t i = 0; i < 9; ++i)
    faces.push_back(i == 4 ? Word{letter(i), letter(i + 1)} : Word{letter(i / 2)});
  BoardSearch(graph).words_with_paths(Board(3, 3, faces), 1);
  Hand hand;
  for (uint32_t i = 0; i < 5; ++i) ++hand.counts[letter(i)];
  hand.counts[kWild] = 1;
  hand.vowels = 3;
  best_hand(graph, nullptr, hand, true);
}

template <typename Use>
void safely(const Graph& graph, Use&& use) {
  try {
    use(graph);
  } catch (const GraphError&) {
  }
}

void open_and_use(std::span<const std::byte> bytes) {
  try {
    const Graph graph(Storage::copy(bytes));
    safely(graph, ask);
    safely(graph, search);
    safely(graph, solve);
  } catch (const GraphError&) {
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  open_and_use(std::as_bytes(std::span(data, size)));
  const auto file = sealed(data, size);
  open_and_use(std::as_bytes(std::span(file)));
  return 0;
}
