// Binds the peer's solver, and times it against the kernel in alternating rounds in one process.
#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <ctime>

#include "boards.hpp"
#include "peer.hpp"

namespace nb = nanobind;
using Faces = std::vector<std::vector<std::string>>;

namespace {

double cpu_us() { return 1e6 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

struct Peer {
  explicit Peer(const std::vector<std::string>& words) {
    for (const std::string& word : words) solver.add(word);
  }
  std::vector<std::string> words(const Faces& faces, size_t min_length) {
    return solver.words(static_cast<int>(faces.size()), static_cast<int>(faces[0].size()), flat(faces),
                        min_length);
  }
  static std::vector<std::string> flat(const Faces& faces) {
    std::vector<std::string> cells;
    for (const auto& row : faces) cells.insert(cells.end(), row.begin(), row.end());
    return cells;
  }
  peer::Solver solver;
};

worderly::Board kernel_board(const Faces& faces) {
  worderly::Packed cells;
  for (const std::string& face : Peer::flat(faces)) {
    const bool is_blocked = face == "#";
    cells.push_back(is_blocked ? 0 : static_cast<uint8_t>(face.size()));
    for (const char c : face)
      if (!is_blocked) cells.push_back(static_cast<uint8_t>(c - 'a'));
  }
  return {static_cast<uint32_t>(faces.size()), static_cast<uint32_t>(faces[0].size()), cells};
}

using Times = std::vector<std::pair<double, double>>;

// CPU microseconds per board of kernel and peer, round by round; first checks that the scores are equal.
Times race(Peer& peer, const std::string& graph_path, const std::vector<Faces>& boards,
           const std::vector<int>& points, size_t min_length, int rounds) {
  const worderly::Graph graph(worderly::Storage::map(graph_path));
  const int rows = static_cast<int>(boards[0].size()), cols = static_cast<int>(boards[0][0].size());
  const worderly::Points kernel_points{{points.begin(), points.end()}, {}};
  std::vector<worderly::Board> ours;
  std::vector<std::vector<std::string>> theirs;
  for (const Faces& faces : boards) {
    ours.push_back(kernel_board(faces));
    theirs.push_back(Peer::flat(faces));
  }
  worderly::BoardSearch search(graph);
  const auto length = static_cast<uint32_t>(min_length);
  for (size_t i = 0; i < boards.size(); ++i) {
    if (search.score(ours[i], kernel_points, length) !=
        peer.solver.score(rows, cols, theirs[i], points, min_length)) {
      throw std::runtime_error("the scores differ");
    }
  }
  Times times;
  int64_t sum = 0;
  const auto count = static_cast<double>(boards.size());
  for (int round = 0; round < rounds; ++round) {
    const double start = cpu_us();
    for (const auto& board : ours) sum += search.score(board, kernel_points, length);
    const double half = cpu_us();
    for (const auto& faces : theirs) sum -= peer.solver.score(rows, cols, faces, points, min_length);
    times.emplace_back((half - start) / count, (cpu_us() - half) / count);
  }
  if (sum != 0) throw std::runtime_error("the scores differ");
  return times;
}

}  // namespace

NB_MODULE(_race, m) {
  nb::class_<Peer>(m, "Peer")
      .def(nb::init<const std::vector<std::string>&>())
      .def("words", &Peer::words, nb::call_guard<nb::gil_scoped_release>());
  m.def("use_wide_loops", &worderly::use_wide_loops);
  m.def("race", &race, nb::call_guard<nb::gil_scoped_release>());
}
