// Opens any bytes as a word graph file: they must be refused with GraphError or be safe to search.
#include <algorithm>
#include <cstring>
#include <optional>

#include "../boards.hpp"
#include "../graph.hpp"
#include "../hands.hpp"
#include "../layout.hpp"

using namespace worderly;

namespace {

// Makes the checksums right, because wrong ones would end every run at once; keeps the sizes small enough to
// search.
std::vector<uint64_t> sealed(const uint8_t* data, size_t size) {
  const size_t body = size - std::min<size_t>(size, slots_start(kPadding));
  const uint32_t n_slots =
      static_cast<uint32_t>(std::clamp<size_t>(body / 12, kPadding, 2048) / kSlotStep * kSlotStep);
  std::vector<uint64_t> file(file_size(n_slots) / 8);
  std::memcpy(file.data(), data, std::min(size, file.size() * 8));
  Header header;
  std::memcpy(&header, file.data(), sizeof header);
  header.magic = kMagic;
  header.version = kVersion;
  header.n_slots = n_slots;
  header.n_words %= 300;
  std::memcpy(file.data(), &header, sizeof header);
  seal(file);
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
  Packed faces;
  for (uint32_t i = 0; i < 9; ++i)
    faces += i == 4 ? Packed{2, letter(i), letter(i + 1)} : Packed{1, letter(i / 2)};
  BoardSearch(graph).words_with_paths(Board(3, 3, faces), 1);
  // The wide search of processors with AVX-512 lists words without paths.
  WordTree tree(graph);
  Listed listed;
  BoardSearch(graph).words(Board(3, 3, faces), 1, tree, listed);
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

// Makes more look-ups than are verified piece by piece; an answer is empty if the graph was refused.
std::vector<std::optional<bool>> look_up(const Graph& graph, WordView word) {
  std::vector<std::optional<bool>> answers;
  for (size_t length = 0; length <= word.size(); ++length) {
    std::optional<bool> is_word, is_prefix;
    safely(graph, [&](const Graph& g) { is_word = g.contains(word.substr(0, length)); });
    safely(graph, [&](const Graph& g) { is_prefix = g.has_prefix(word.substr(0, length)); });
    answers.insert(answers.end(), {is_word, is_prefix});
  }
  return answers;
}

void check(bool holds) {
  if (!holds) __builtin_trap();
}

// Answers must be the same before and after the whole file is verified, and for any flipped bit.
void check_look_ups(std::vector<uint64_t> file, WordView word, size_t flipped) {
  const Graph graph(Storage::copy(std::as_bytes(std::span(file))));
  const auto early = look_up(graph, word);
  safely(graph, [&](const Graph& g) {
    g.verify();
    check(look_up(g, word) == early);
  });
  file[flipped / 64 % file.size()] ^= uint64_t{1} << flipped % 64;
  const auto answers = look_up(Graph(Storage::copy(std::as_bytes(std::span(file)))), word);
  for (size_t i = 0; i < answers.size(); ++i) check(!answers[i] || !early[i] || answers[i] == early[i]);
}

// The last bytes of the input choose the word and the bit.
void choose_and_check(const std::vector<uint64_t>& file, std::span<const uint8_t> input) {
  Word word;
  size_t flipped = 0;
  for (const uint8_t byte : input.last(std::min<size_t>(input.size(), 12))) {
    word.push_back(byte % kMaxLetters);
    flipped = flipped * 31 + byte;
  }
  try {
    check_look_ups(file, word, flipped);
  } catch (const GraphError&) {
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  open_and_use(std::as_bytes(std::span(data, size)));
  const auto file = sealed(data, size);
  open_and_use(std::as_bytes(std::span(file)));
  choose_and_check(file, std::span(data, size));
  return 0;
}
