// Binds the kernel to worderly._native; only the bind files use Python.
#include "bind.hpp"

#include <cerrno>
#include <filesystem>
#include <fstream>

using namespace worderly;

namespace {

void set_lexicon_error(const GraphError& error) {
  const nb::object type = nb::module_::import_("worderly.lexicon.errors").attr("LexiconError");
  PyErr_SetString(type.ptr(), error.what());
}

bool has_word(const Graph& graph, PyObject* text) {
  if (!PyUnicode_Check(text)) return false;
  const Key key(text, graph.alphabet());
  return !key.too_long && graph.contains(key.view());
}

// A type slot, because the usual method dispatch would cost more than the look-up. No caller catches C++
// exceptions here, so this function turns a damaged graph into a Python error itself.
int graph_contains(PyObject* self, PyObject* text) {
  try {
    return has_word(*nb::inst_ptr<Graph>(self), text);
  } catch (const GraphError& error) {
    set_lexicon_error(error);
    return -1;
  }
}

PyType_Slot graph_slots[] = {{Py_sq_contains, reinterpret_cast<void*>(graph_contains)}, {0, nullptr}};

nb::str spell(const Graph& graph, WordView word) { return Speller(graph.alphabet()).spell(word); }

Word storable(nb::handle item, const Alphabet& alphabet) {
  if (!PyUnicode_Check(item.ptr())) throw nb::type_error("words are str");
  const Key key(item.ptr(), alphabet);
  const std::string shown = nb::repr(item).c_str();
  if (key.too_long || key.length == 0)
    throw GraphError(shown + " cannot be stored: words have 1 to 63 letters");
  if (!key.is_spelled()) {
    throw GraphError(shown + " cannot be stored: it has a letter outside the alphabet");
  }
  return Word(key.view());
}

Graph build(nb::iterable words, nb::str alphabet) {
  const std::u32string letters = to_u32(alphabet);
  const Alphabet known(letters);
  std::vector<Word> list;
  for (nb::handle item : words) list.push_back(storable(item, known));
  nb::gil_scoped_release release;
  return Graph::build(std::move(list), letters);
}

Graph open_graph(nb::object path) {
  const auto text = nb::steal<nb::str>(PyOS_FSPath(path.ptr()));
  if (!text.is_valid()) nb::raise_python_error();
  const std::string name = text.c_str();
  try {
    return Graph(Storage::map(name));
  } catch (const GraphError& error) {
    throw unusable(name, error.what());
  }
}

std::span<const std::byte> bytes_of(const nb::bytes& data) {
  return {reinterpret_cast<const std::byte*>(data.c_str()), data.size()};
}

nb::bytes to_bytes(const Graph& graph) { return nb::bytes(graph.bytes().data(), graph.bytes().size()); }

// Atomic write: writes a new file and renames it, so that an open map of the old file never changes.
void save(const Graph& graph, nb::object path) {
  const auto text = nb::steal<nb::str>(PyOS_FSPath(path.ptr()));
  if (!text.is_valid()) nb::raise_python_error();
  const std::filesystem::path target(text.c_str());
  std::filesystem::path draft = target;
  draft += ".new";
  std::ofstream out(draft, std::ios::binary | std::ios::trunc);
  out.write(reinterpret_cast<const char*>(graph.bytes().data()),
            static_cast<std::streamsize>(graph.bytes().size()));
  out.close();
  if (!out) throw FileError(target.string(), errno ? errno : EIO);
  std::filesystem::rename(draft, target);
}

nb::list contains_many(const Graph& graph, nb::list words) {
  graph.slots();  // verify all slots before many look-ups
  const auto count = static_cast<Py_ssize_t>(words.size());
  nb::list found = nb::steal<nb::list>(PyList_New(count));
  for (Py_ssize_t i = 0; i < count; ++i) {
    PyObject* answer = has_word(graph, NB_LIST_GET_ITEM(words.ptr(), i)) ? Py_True : Py_False;
    Py_INCREF(answer);
    NB_LIST_SET_ITEM(found.ptr(), i, answer);
  }
  return found;
}

bool has_prefix(const Graph& graph, nb::str prefix) {
  const Key key(prefix.ptr(), graph.alphabet());
  return !key.too_long && graph.has_prefix(key.view());
}

int64_t rank(const Graph& graph, nb::str word) {
  const Key key(word.ptr(), graph.alphabet());
  return key.too_long ? -1 : graph.rank(key.view());
}

nb::str word_at(const Graph& graph, int64_t rank) {
  if (rank < 0 || rank >= graph.size()) throw nb::index_error("no word has this rank");
  return spell(graph, graph.word_at(static_cast<uint32_t>(rank)));
}

nb::list find_matching(const Graph& graph, nb::str text) {
  const Pattern pattern(to_u32(text), graph.alphabet());
  Packed found;
  {
    nb::gil_scoped_release release;
    found = matching(graph, pattern);
  }
  return Speller(graph.alphabet()).spell_all(found);
}

nb::list find_anagrams(const Graph& graph, nb::str text, nb::str vowels, uint32_t min_length) {
  const Letters letters(to_u32(text), to_u32(vowels), graph.alphabet());
  Packed found;
  {
    nb::gil_scoped_release release;
    found = anagrams(graph, letters, min_length);
  }
  return Speller(graph.alphabet()).spell_all(found);
}

nb::str alphabet_of(const Graph& graph) {
  const auto& letters = graph.alphabet().letters();
  return nb::steal<nb::str>(new_text(letters.data(), letters.size()));
}

void translate_errors(const std::exception_ptr& pointer, void*) {
  try {
    std::rethrow_exception(pointer);
  } catch (const GraphError& error) {
    set_lexicon_error(error);
  } catch (const FileError& error) {
    errno = error.code;
    PyErr_SetFromErrnoWithFilename(PyExc_OSError, error.what());
  }
}

struct WordIterator {
  const Graph& graph;
  WordCursor cursor;
};

void bind_graph(nb::module_& m) {
  nb::class_<WordIterator>(m, "WordIterator")
      .def("__iter__", [](nb::object self) { return self; })
      .def(
          "__next__",
          [](WordIterator& self) {
            if (!self.cursor.next()) throw nb::stop_iteration();
            return spell(self.graph, self.cursor.word());
          },
          nb::lock_self());
  nb::class_<Graph>(m, "Graph", nb::type_slots(graph_slots))
      .def_static("build", &build, nb::arg("words"), nb::arg("alphabet"))
      .def_static("open", &open_graph, nb::arg("path"))
      .def_static(
          "from_bytes", [](nb::bytes data) { return Graph(Storage::copy(bytes_of(data))); }, nb::arg("data"))
      .def("save", &save, nb::arg("path"))
      .def("to_bytes", &to_bytes)
      .def("verify", &Graph::verify)
      .def("__len__", &Graph::size)
      .def(
          "__iter__", [](const Graph& g) { return WordIterator{g, WordCursor(g)}; }, nb::keep_alive<0, 1>())
      .def("contains_many", &contains_many, nb::arg("words").lock())
      .def("has_prefix", &has_prefix, nb::arg("prefix"))
      .def("matching", &find_matching, nb::arg("pattern"))
      .def("anagrams", &find_anagrams, nb::arg("letters"), nb::arg("vowels") = "", nb::arg("min_length") = 1)
      .def("rank", &rank, nb::arg("word"))
      .def("word_at", &word_at, nb::arg("rank"))
      .def_prop_ro("alphabet", &alphabet_of)
      .def_prop_ro("max_length", &Graph::max_length);
}

}  // namespace

NB_MODULE(_native, m) {
  nb::set_leak_warnings(false);  // open lexicons stay cached until the process ends, by design
  nb::register_exception_translator(translate_errors, nullptr);
  bind_graph(m);
  bind_solver(m);
}
