// The words of a graph as Python strings that are made once and shared by all lists.
#pragma once
#include <memory>
#include <vector>

#include "bind_faces.hpp"

namespace worderly {

// What a list of words needs, and the next list can use again.
class WordLister {
 public:
  explicit WordLister(const Graph& graph) : tree(graph), alphabet_(graph.alphabet()) {}
  ~WordLister() { drop_strings(); }
  WordLister(const WordLister&) = delete;
  WordLister& operator=(const WordLister&) = delete;

  void make_room() {
    if (tree.size() <= WordTree::kMost) return;
    drop_strings();
    tree.clear();
  }

  nb::list strings() {
    const auto size = static_cast<Py_ssize_t>(found.kept.size());
    nb::list list = nb::steal<nb::list>(PyList_New(size));
    if (!list.is_valid()) nb::raise_python_error();
    make_new_strings();
    for (Py_ssize_t i = 0; i < size; ++i) {
      auto* const text = static_cast<PyObject*>(found.kept[static_cast<size_t>(i)]);
      Py_INCREF(text);
      NB_LIST_SET_ITEM(list.ptr(), i, text);
    }
    return list;
  }

  WordTree tree;
  Grid grid;
  Listed found;

 private:
  void make_new_strings() {
    const uint8_t* word = found.spelled.data();
    for (const Listed::NewWord& each : found.new_words) {
      found.kept[each.place] = speller_.spell(word + 1, *word);
      tree.keep(each.number, found.kept[each.place]);
      word += *word + 1;
    }
  }
  void drop_strings() {
    for (uint32_t number = 0; number < tree.size(); ++number)
      Py_XDECREF(static_cast<PyObject*>(tree.kept(number)));
  }

  Alphabet alphabet_;
  Speller speller_{alphabet_};
};

// A graph keeps the listers that nobody uses. Who lists words takes one, so that two threads never share it.
class IdleListers : public Attached {
 public:
  static IdleListers& of(const Graph& graph) {
    static nb::ft_mutex mutex;
    const nb::ft_lock_guard guard(mutex);
    if (!graph.attached()) graph.attach(std::make_shared<IdleListers>());
    return static_cast<IdleListers&>(*graph.attached());
  }
  std::unique_ptr<WordLister> take(const Graph& graph) {
    const nb::ft_lock_guard guard(mutex_);
    if (idle_.empty()) return std::make_unique<WordLister>(graph);
    auto lister = std::move(idle_.back());
    idle_.pop_back();
    return lister;
  }
  void put_back(std::unique_ptr<WordLister> lister) {
    const nb::ft_lock_guard guard(mutex_);
    idle_.push_back(std::move(lister));
  }

 private:
  nb::ft_mutex mutex_;
  std::vector<std::unique_ptr<WordLister>> idle_;
};

// A lister that goes back to its graph in any case.
class BorrowedLister {
 public:
  explicit BorrowedLister(const Graph& graph) : idle_(IdleListers::of(graph)), lister_(idle_.take(graph)) {}
  ~BorrowedLister() { idle_.put_back(std::move(lister_)); }
  BorrowedLister(const BorrowedLister&) = delete;
  BorrowedLister& operator=(const BorrowedLister&) = delete;
  WordLister* operator->() const { return lister_.get(); }

 private:
  IdleListers& idle_;
  std::unique_ptr<WordLister> lister_;
};

}  // namespace worderly
