// Maps the bytes of a graph from a file if the system supports it, else reads them into memory.
#include <cerrno>
#include <cstring>
#include <fstream>

#include "graph.hpp"

#if defined(__unix__) || defined(__APPLE__)
#define WORDERLY_HAS_MMAP 1
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace worderly {
namespace {

class Memory final : public Storage {
 public:
  Memory(std::string path, std::span<const std::byte> bytes)
      : Storage(std::move(path)), words_((bytes.size() + 7) / 8), size_(bytes.size()) {
    if (size_) std::memcpy(words_.data(), bytes.data(), size_);
  }
  std::span<const std::byte> bytes() const override { return std::as_bytes(std::span(words_)).first(size_); }

 private:
  std::vector<uint64_t> words_;
  size_t size_;
};

#ifdef WORDERLY_HAS_MMAP
class Map final : public Storage {
 public:
  Map(std::string path, int fd, size_t size) : Storage(std::move(path)), size_(size) {
    start_ = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, fd, 0);
    if (start_ == MAP_FAILED) throw GraphError("it cannot be mapped into memory");
  }
  ~Map() override { munmap(start_, size_); }
  Map(const Map&) = delete;
  Map& operator=(const Map&) = delete;
  std::span<const std::byte> bytes() const override { return {static_cast<const std::byte*>(start_), size_}; }

 private:
  void* start_;
  size_t size_;
};

struct File {
  explicit File(const std::string& path) : fd(open(path.c_str(), O_RDONLY | O_CLOEXEC)) {
    if (fd < 0) throw FileError(path, errno);
  }
  ~File() { close(fd); }
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  int fd;
};
#endif

}  // namespace

std::shared_ptr<const Storage> Storage::copy(std::span<const std::byte> bytes) {
  return std::make_shared<Memory>("", bytes);
}

std::shared_ptr<const Storage> Storage::map(const std::string& path) {
#ifdef WORDERLY_HAS_MMAP
  const File file(path);
  struct stat info;
  if (fstat(file.fd, &info) != 0 || !S_ISREG(info.st_mode)) throw GraphError("it is not a regular file");
  if (info.st_size < 192) throw GraphError("it is too short to be a word graph");
  return std::make_shared<Map>(path, file.fd, static_cast<size_t>(info.st_size));
#else
  std::ifstream in(path, std::ios::binary);
  if (!in) throw FileError(path, ENOENT);
  const std::string bytes((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
  return std::make_shared<Memory>(path, std::as_bytes(std::span(bytes)));
#endif
}

}  // namespace worderly
