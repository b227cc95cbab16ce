// What the bind files need of Python's C API: the fast one of this Python, or the stable one (abi3), in which
// a module of 3.12 also loads into every later Python.
#pragma once
#include <nanobind/nanobind.h>

#include <bit>

#include "graph.hpp"

namespace worderly {

namespace nb = nanobind;

#ifndef Py_LIMITED_API

inline Py_ssize_t length_of(PyObject* text) { return PyUnicode_GET_LENGTH(text); }
inline char32_t char_at(PyObject* text, Py_ssize_t at) { return PyUnicode_READ_CHAR(text, at); }

// The characters of a text if each of them is one byte, else null.
inline const Py_UCS1* narrow_chars(PyObject* text) {
  return PyUnicode_KIND(text) == PyUnicode_1BYTE_KIND ? PyUnicode_1BYTE_DATA(text) : nullptr;
}

// `fill` writes the characters, all of them ASCII.
template <typename Fill>
PyObject* new_ascii(size_t length, Fill fill) {
  PyObject* text = PyUnicode_New(static_cast<Py_ssize_t>(length), 127);
  if (text) fill(PyUnicode_1BYTE_DATA(text));
  return text;
}

inline PyObject* new_text(const char32_t* chars, size_t length) {
  return PyUnicode_FromKindAndData(PyUnicode_4BYTE_KIND, chars, static_cast<Py_ssize_t>(length));
}

// Of what PySequence_Fast returns.
inline Py_ssize_t item_count(PyObject* fast) { return PySequence_Fast_GET_SIZE(fast); }
inline PyObject* item_at(PyObject* fast, Py_ssize_t at) { return PySequence_Fast_GET_ITEM(fast, at); }

inline allocfunc allocator_of(PyTypeObject* type) { return type->tp_alloc; }

#else

inline Py_ssize_t length_of(PyObject* text) { return PyUnicode_GetLength(text); }
inline char32_t char_at(PyObject* text, Py_ssize_t at) { return PyUnicode_ReadChar(text, at); }

// Only ASCII: the stable API shows other characters one by one.
inline const Py_UCS1* narrow_chars(PyObject* text) {
  Py_ssize_t size = 0;
  const char* utf8 = PyUnicode_AsUTF8AndSize(text, &size);
  if (!utf8) PyErr_Clear();  // half of a surrogate pair: no letter, and no error either
  return utf8 && size == length_of(text) ? reinterpret_cast<const Py_UCS1*>(utf8) : nullptr;
}

template <typename Fill>
PyObject* new_ascii(size_t length, Fill fill) {
  Py_UCS1 chars[kMaxLength];
  fill(chars);
  return PyUnicode_FromStringAndSize(reinterpret_cast<const char*>(chars), static_cast<Py_ssize_t>(length));
}

inline PyObject* new_text(const char32_t* chars, size_t length) {
  int order = std::endian::native == std::endian::little ? -1 : 1;
  return PyUnicode_DecodeUTF32(reinterpret_cast<const char*>(chars), static_cast<Py_ssize_t>(length * 4),
                               nullptr, &order);
}

inline Py_ssize_t item_count(PyObject* fast) { return PySequence_Size(fast); }
inline PyObject* item_at(PyObject* fast, Py_ssize_t at) {
  return PyList_Check(fast) ? PyList_GetItem(fast, at) : PyTuple_GetItem(fast, at);
}

inline allocfunc allocator_of(PyTypeObject* type) {
  return reinterpret_cast<allocfunc>(PyType_GetSlot(type, Py_tp_alloc));
}

#endif

}  // namespace worderly
