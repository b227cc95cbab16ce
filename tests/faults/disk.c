/* Preloaded before libc: writes down every write, truncation and sync of files under WATCHED, and fails
   writes on demand. A trace is replayed into what a disk might hold after the power went. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static int trace_fd = -2;
static int fail_after = -1, fail_count = 0, fail_errno = EIO;

/* The next `after` writes or syncs pass, then `count` of them fail with `number`. */
void disk_fail(int after, int count, int number) {
  pthread_mutex_lock(&turn);
  fail_after = after, fail_count = count, fail_errno = number;
  pthread_mutex_unlock(&turn);
}

static int is_watched(int fd, char *path, size_t size) {
  const char *root = getenv("WATCHED");
  char link[64];
  if (!root) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t n = readlink(link, path, size - 1);
  if (n <= 0) return 0;
  path[n] = 0;
  return strncmp(path, root, strlen(root)) == 0 && !strstr(path, "-shm");
}

static int fails(void) {
  if (fail_after < 0) return 0;
  if (fail_after > 0) { fail_after--; return 0; }
  if (fail_count <= 0) { fail_after = -1; return 0; }
  fail_count--;
  return 1;
}

static void put(const void *data, size_t size) {
  static ssize_t (*real)(int, const void *, size_t);
  if (!real) real = dlsym(RTLD_NEXT, "write");
  while (size > 0) {
    ssize_t n = real(trace_fd, data, size);
    if (n <= 0) abort();
    data = (const char *)data + n, size -= (size_t)n;
  }
}

static void note(char kind, const char *path, int64_t offset, int64_t size, const void *data) {
  if (trace_fd == -2) trace_fd = getenv("TRACE_FD") ? atoi(getenv("TRACE_FD")) : -1;
  if (trace_fd < 0) return;
  int64_t head[4] = {kind, (int64_t)strlen(path), offset, size};
  put(head, sizeof head);
  put(path, (size_t)head[1]);
  if (kind == 'w') put(data, (size_t)size);
}

#define REAL(name) \
  static __typeof__(&name) real; \
  if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

#define PWRITE(name, off_type) \
  ssize_t name(int fd, const void *data, size_t size, off_type offset) { \
    char path[4096]; \
    REAL(name); \
    if (!is_watched(fd, path, sizeof path)) return real(fd, data, size, offset); \
    pthread_mutex_lock(&turn); \
    if (fails()) { pthread_mutex_unlock(&turn); errno = fail_errno; return -1; } \
    ssize_t n = real(fd, data, size, offset); \
    if (n > 0) note('w', path, (int64_t)offset, n, data); \
    pthread_mutex_unlock(&turn); \
    return n; \
  }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

#define TRUNCATE(name, off_type) \
  int name(int fd, off_type size) { \
    char path[4096]; \
    REAL(name); \
    if (!is_watched(fd, path, sizeof path)) return real(fd, size); \
    pthread_mutex_lock(&turn); \
    int done = real(fd, size); \
    if (done == 0) note('t', path, (int64_t)size, 0, NULL); \
    pthread_mutex_unlock(&turn); \
    return done; \
  }
TRUNCATE(ftruncate, off_t)
TRUNCATE(ftruncate64, off64_t)

#define SYNC(name) \
  int name(int fd) { \
    char path[4096]; \
    REAL(name); \
    if (!is_watched(fd, path, sizeof path)) return real(fd); \
    pthread_mutex_lock(&turn); \
    if (fails()) { pthread_mutex_unlock(&turn); errno = fail_errno; return -1; } \
    int done = real(fd); \
    if (done == 0) note('s', path, 0, 0, NULL); \
    pthread_mutex_unlock(&turn); \
    return done; \
  }
SYNC(fsync)
SYNC(fdatasync)

int unlink(const char *path) {
  const char *root = getenv("WATCHED");
  REAL(unlink);
  int done = real(path);
  if (done == 0 && root && strncmp(path, root, strlen(root)) == 0) {
    pthread_mutex_lock(&turn);
    note('u', path, 0, 0, NULL);
    pthread_mutex_unlock(&turn);
  }
  return done;
}
