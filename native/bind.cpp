// The only file that knows Python: binds the kernel to worderly._native.
#include <nanobind/nanobind.h>

NB_MODULE(_native, m) { m.attr("version") = 1; }
