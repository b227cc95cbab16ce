// Binds the solvers of boards and hands.
#include <nanobind/stl/vector.h>

#include <algorithm>

#include "bind_strings.hpp"
#include "hands.hpp"

namespace worderly {
namespace {

Points read_points(const std::vector<int32_t>& lengths, const std::vector<int32_t>& values,
                   const Graph& graph) {
  if (lengths.empty() && values.size() != graph.alphabet().size()) {
    throw nb::value_error("points need a table of lengths, or a value for each letter of the alphabet");
  }
  return {lengths, values};
}

// The working memory of a search is kept from call to call.
BoardSearch& search_of_thread() {
  thread_local BoardSearch search;
  return search;
}

int64_t score_one(const Graph& graph, nb::handle faces, const std::vector<int32_t>& lengths,
                  const std::vector<int32_t>& values, uint32_t min_length) {
  const Grid grid(faces, graph.alphabet());
  const Points points = read_points(lengths, values, graph);
  nb::gil_scoped_release release;
  return search_of_thread().use(graph).score(grid.board, points, min_length);
}

std::vector<int64_t> score_many(const Graph& graph, nb::handle boards, const std::vector<int32_t>& lengths,
                                const std::vector<int32_t>& values, uint32_t min_length, uint32_t threads) {
  const Items items(boards);
  Boards read;
  for (size_t i = 0; i < items.size(); ++i) {
    const Shape shape = read_shape(items[i], graph.alphabet(), read.faces());
    read.end_board(shape.rows, shape.cols);
  }
  const Points points = read_points(lengths, values, graph);
  const auto wanted = std::clamp<size_t>(threads, 1, std::max<size_t>(1, read.size()));
  nb::gil_scoped_release release;
  return score_boards(graph, read, points, min_length, static_cast<uint32_t>(std::min<size_t>(wanted, 64)));
}

// A small board takes a few microseconds, less than other threads would need to take over.
constexpr size_t kSmall = 16;

nb::list list_words(const Graph& graph, nb::handle faces, uint32_t min_length) {
  const BorrowedLister lister(graph);
  lister->grid.read(faces, graph.alphabet());
  lister->make_room();
  const auto search = [&] {
    search_of_thread().use(graph).words(lister->grid.board, min_length, lister->tree, lister->found);
  };
  if (lister->grid.board.size() <= kSmall) {
    search();
  } else {
    nb::gil_scoped_release release;
    search();
  }
  return lister->strings();
}

// Creates the cell tuples once per board; its paths share them.
class PathWriter {
 public:
  explicit PathWriter(Shape shape) {
    for (size_t cell = 0; cell < shape.size(); ++cell)
      cells_.append(nb::make_tuple(cell / shape.cols, cell % shape.cols));
  }
  PyObject* write(const uint8_t* path, size_t length) const {
    PyObject* tuple = PyTuple_New(static_cast<Py_ssize_t>(length));
    if (!tuple) nb::raise_python_error();
    for (size_t i = 0; i < length; ++i) {
      PyObject* cell = NB_LIST_GET_ITEM(cells_.ptr(), path[i]);
      Py_INCREF(cell);
      NB_TUPLE_SET_ITEM(tuple, static_cast<Py_ssize_t>(i), cell);
    }
    return tuple;
  }

 private:
  nb::list cells_;
};

// Makes a pair of the given tuple type as tuple.__new__ does, because a call of the class would cost more
// than the search.
PyObject* make_pair(PyTypeObject* kind, PyObject* first, PyObject* second) {
  PyObject* pair = allocator_of(kind)(kind, 2);
  if (!pair) nb::raise_python_error();
  NB_TUPLE_SET_ITEM(pair, 0, first);
  NB_TUPLE_SET_ITEM(pair, 1, second);
  return pair;
}

nb::list find_words(const Graph& graph, nb::handle faces, uint32_t min_length, nb::type_object kind) {
  auto* type = reinterpret_cast<PyTypeObject*>(kind.ptr());
  const nb::handle plain(reinterpret_cast<PyObject*>(&PyTuple_Type));
  if (!PyType_IsSubtype(type, &PyTuple_Type) ||
      !kind.attr("__basicsize__").equal(plain.attr("__basicsize__"))) {
    throw nb::type_error("words come as a plain kind of tuple");
  }
  const Grid grid(faces, graph.alphabet());
  Found found;
  {
    nb::gil_scoped_release release;
    found = search_of_thread().use(graph).words_with_paths(grid.board, min_length);
  }
  const Speller speller(graph.alphabet());
  const PathWriter paths(grid.shape);
  nb::list words;
  const uint8_t* word = found.words.data();
  const uint8_t* path = found.paths.data();
  for (; word != found.words.data() + found.words.size(); word += *word + 1, path += *path + 1) {
    nb::object text = nb::steal(speller.spell(word + 1, *word));
    nb::object cells_of = nb::steal(paths.write(path + 1, *path));
    words.append(nb::steal(make_pair(type, text.release().ptr(), cells_of.release().ptr())));
  }
  return words;
}

nb::list find_word_paths(nb::handle faces, nb::str word, size_t limit) {
  std::u32string letters;
  for (const char32_t c : to_u32(word)) {
    if (letters.find(c) == std::u32string::npos) letters.push_back(c);
  }
  nb::list paths;
  if (letters.empty()) return paths;
  const Alphabet alphabet(letters);
  const Grid grid(faces, alphabet);
  const Key key(word.ptr(), alphabet);
  if (key.too_long) return paths;
  std::vector<std::vector<uint8_t>> found;
  {
    nb::gil_scoped_release release;
    found = worderly::find_paths(grid.board, key.view(), limit);
  }
  const PathWriter writer(grid.shape);
  for (const auto& path : found) paths.append(nb::steal(writer.write(path.data(), path.size())));
  return paths;
}

Hand read_hand(nb::str text, nb::str vowels, const std::vector<int32_t>& values, const Alphabet& alphabet) {
  const Letters letters(to_u32(text), to_u32(vowels), alphabet);
  if (values.size() != alphabet.size())
    throw nb::value_error("a value is needed for each letter of the alphabet");
  Hand hand;
  std::copy(letters.counts.begin(), letters.counts.end(), hand.counts.begin());
  hand.counts[kWild] = static_cast<uint8_t>(std::min<uint32_t>(letters.wildcards, UINT8_MAX));
  hand.vowels = letters.vowels;
  std::copy(values.begin(), values.end(), hand.values.begin());
  return hand;
}

nb::str spell_hand(const Word& letters, const Alphabet& alphabet) {
  std::u32string text;
  for (const uint8_t letter : letters) text.push_back(letter == kWild ? U'*' : alphabet.letter(letter));
  return nb::steal<nb::str>(new_text(text.data(), text.size()));
}

nb::tuple solve_hand(const Graph& graph, const Graph* without, nb::str letters, nb::str vowels,
                     const std::vector<int32_t>& values, uint32_t idle, bool discards) {
  Hand hand = read_hand(letters, vowels, values, graph.alphabet());
  hand.idle = std::min<uint32_t>(idle, UINT8_MAX);
  if (without && without->alphabet().letters() != graph.alphabet().letters()) {
    throw nb::value_error("both graphs need the same alphabet");
  }
  HandPlan plan;
  {
    nb::gil_scoped_release release;
    plan = best_hand(graph, without, hand, discards);
  }
  nb::list steps;
  for (const HandStep& step : plan.steps) {
    steps.append(
        nb::make_tuple(spell_hand(step.letters, graph.alphabet()), step.n, step.points, step.is_discard));
  }
  return nb::make_tuple(plan.total, steps);
}

}  // namespace

void bind_solver(nb::module_& m) {
  m.def("use_wide_loops", &use_wide_loops, nb::arg("wanted"));
  m.def("score_board", &score_one, nb::arg("graph"), nb::arg("faces").lock(), nb::arg("lengths"),
        nb::arg("values"), nb::arg("min_length"));
  m.def("score_boards", &score_many, nb::arg("graph"), nb::arg("boards").lock(), nb::arg("lengths"),
        nb::arg("values"), nb::arg("min_length"), nb::arg("threads"));
  m.def("list_words", &list_words, nb::arg("graph"), nb::arg("faces").lock(), nb::arg("min_length"));
  m.def("find_words", &find_words, nb::arg("graph"), nb::arg("faces").lock(), nb::arg("min_length"),
        nb::arg("kind"));
  m.def("find_paths", &find_word_paths, nb::arg("faces").lock(), nb::arg("word"), nb::arg("limit"));
  m.def("best_hand", &solve_hand, nb::arg("graph"), nb::arg("without").none(), nb::arg("letters"),
        nb::arg("vowels"), nb::arg("values"), nb::arg("idle"), nb::arg("discards"));
}

}  // namespace worderly
