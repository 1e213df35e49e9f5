/*
 * Simulates a disk that loses power, fills up or is slow. Loaded before the C library (LD_PRELOAD), it intercepts the
 * calls of a program for one folder.
 *
 * DISK_ROOT     the folder; other files are not affected
 * DISK_LOG      log of every completed write, truncation, flush and rename, from which disk-model.ts calculates the
 *               contents of the disk after a power cut
 * DISK_CONTROL  a file of four numbers, read at every call, so that a test can change them while the program runs:
 *               an errno, the affected operations (see FAILS_*), and additional milliseconds of every flush
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum { FAILS_WRITE = 1, FAILS_NAME = 2, FAILS_FLUSH = 4, FAILS_READ = 8 };
enum { LOG_OPEN = 1, LOG_WRITE, LOG_TRUNCATE, LOG_FLUSH, LOG_RENAME, LOG_UNLINK, LOG_FOLDER };

struct record { uint32_t kind, name; uint64_t file, offset, length; };
struct control { volatile uint32_t error, operations, flush_delay, unused; };

#define MOST_FILES 65536
static uint64_t watched[MOST_FILES]; /* inode by descriptor, 0 for files outside of the folder */
static const char *root;
static size_t root_length;
static int log_file = -1;
static struct control nothing, *control = &nothing;
static pthread_mutex_t log_lock = PTHREAD_MUTEX_INITIALIZER;

/* The function of the C library, looked up once per call site. */
#define REAL(name) ({ static __typeof__(&name) found; if (!found) found = (__typeof__(&name))real(#name); found; })
static void *real(const char *name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (!found) abort();
  return found;
}

__attribute__((constructor)) static void begin(void) {
  const char *log = getenv("DISK_LOG"), *path = getenv("DISK_CONTROL");
  root = getenv("DISK_ROOT");
  root_length = root ? strlen(root) : 0;
  if (log) log_file = REAL(open)(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  int file = path ? REAL(open)(path, O_RDONLY | O_CLOEXEC) : -1;
  if (file < 0) return;
  void *map = mmap(NULL, sizeof nothing, PROT_READ, MAP_SHARED, file, 0);
  if (map != MAP_FAILED) control = map;
}

static int is_inside(const char *path) {
  return root && path && !strncmp(path, root, root_length) && (path[root_length] == '/' || !path[root_length]);
}
/* The inode of a watched file, or 0. Checks the inode again, because Node may close files without a call to us. */
static uint64_t inside(int fd) {
  struct stat facts;
  if (fd < 0 || fd >= MOST_FILES || !watched[fd]) return 0;
  int before = errno;
  if (fstat(fd, &facts) || facts.st_ino != watched[fd] || S_ISSOCK(facts.st_mode) || S_ISFIFO(facts.st_mode))
    watched[fd] = 0;
  errno = before;
  return watched[fd];
}

/* Whether the disk refuses an operation now; sets errno. */
static int fails(uint32_t operation) {
  if (!(control->operations & operation)) return 0;
  errno = (int)control->error;
  return 1;
}

static void note(uint32_t kind, uint64_t file, uint64_t offset, const char *name, const void *data, size_t length) {
  if (log_file < 0) return;
  int before = errno;
  struct record record = {kind, name ? (uint32_t)strlen(name) : 0, file, offset, length};
  struct iovec parts[] = {{&record, sizeof record}, {(void *)name, record.name}, {(void *)data, length}};
  pthread_mutex_lock(&log_lock);
  ssize_t written = REAL(writev)(log_file, parts, 3);
  pthread_mutex_unlock(&log_lock);
  /* An incomplete log would prove nothing. */
  if (written != (ssize_t)(sizeof record + record.name + length)) abort();
  errno = before;
}

static int opened(int fd, const char *path) {
  struct stat facts;
  if (fd < 0 || fd >= MOST_FILES || !is_inside(path) || fstat(fd, &facts)) return fd;
  watched[fd] = facts.st_ino;
  note(S_ISDIR(facts.st_mode) ? LOG_FOLDER : LOG_OPEN, facts.st_ino, (uint64_t)facts.st_size, path, NULL, 0);
  return fd;
}

#define OPEN(name, first, call)                                                                       \
  int name(first const char *path, int flags, ...) {                                                  \
    va_list rest;                                                                                     \
    va_start(rest, flags);                                                                            \
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;                           \
    va_end(rest);                                                                                     \
    if (is_inside(path) && flags & (O_CREAT | O_WRONLY | O_RDWR) && fails(FAILS_NAME)) return -1;     \
    return opened(call, path);                                                                        \
  }
#define ITEM
OPEN(open, ITEM, REAL(open)(path, flags, mode))
OPEN(open64, ITEM, REAL(open64)(path, flags, mode))
#define FOLDER int folder,
OPEN(openat, FOLDER, REAL(openat)(folder, path, flags, mode))

int close(int fd) {
  if (inside(fd)) watched[fd] = 0;
  return REAL(close)(fd);
}

static ssize_t wrote(int fd, const void *data, ssize_t length, off_t offset) {
  if (length > 0) note(LOG_WRITE, inside(fd), (uint64_t)offset, NULL, data, (size_t)length);
  return length;
}
#define PWRITE(name)                                                        \
  ssize_t name(int fd, const void *data, size_t length, off_t offset) {     \
    if (!inside(fd)) return REAL(name)(fd, data, length, offset);           \
    if (fails(FAILS_WRITE)) return -1;                                      \
    return wrote(fd, data, REAL(name)(fd, data, length, offset), offset);   \
  }
PWRITE(pwrite)
PWRITE(pwrite64)

/* Offset of the next write; the end of the file in append mode. */
static off_t position(int fd) { return lseek(fd, 0, fcntl(fd, F_GETFL) & O_APPEND ? SEEK_END : SEEK_CUR); }

ssize_t write(int fd, const void *data, size_t length) {
  if (!inside(fd)) return REAL(write)(fd, data, length);
  if (fails(FAILS_WRITE)) return -1;
  off_t offset = position(fd);
  return wrote(fd, data, REAL(write)(fd, data, length), offset);
}
/* Writes only the first of several pieces, which the system may do too. */
ssize_t writev(int fd, const struct iovec *parts, int count) {
  if (!inside(fd) || count < 1) return REAL(writev)(fd, parts, count);
  return write(fd, parts[0].iov_base, parts[0].iov_len);
}
ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t offset) {
  if (!inside(fd) || count < 1) return REAL(pwritev)(fd, parts, count, offset);
  return pwrite(fd, parts[0].iov_base, parts[0].iov_len, offset);
}

#define READ(name, parameters, ...)                          \
  ssize_t name parameters {                                  \
    if (inside(fd) && fails(FAILS_READ)) return -1;          \
    return REAL(name)(__VA_ARGS__);                          \
  }
READ(read, (int fd, void *data, size_t length), fd, data, length)
READ(pread, (int fd, void *data, size_t length, off_t offset), fd, data, length, offset)
READ(pread64, (int fd, void *data, size_t length, off_t offset), fd, data, length, offset)

#define TRUNCATE(name)                                                       \
  int name(int fd, off_t size) {                                             \
    if (inside(fd) && fails(FAILS_WRITE)) return -1;                         \
    int result = REAL(name)(fd, size);                                       \
    if (!result && inside(fd)) note(LOG_TRUNCATE, inside(fd), (uint64_t)size, NULL, NULL, 0); \
    return result;                                                           \
  }
TRUNCATE(ftruncate)
TRUNCATE(ftruncate64)

/* Logged after the flush. A concurrent write of another thread would count as flushed, but no file has two writers. */
#define FLUSH(name)                                                          \
  int name(int fd) {                                                         \
    if (!inside(fd)) return REAL(name)(fd);                                  \
    if (fails(FAILS_FLUSH)) return -1;                                       \
    if (control->flush_delay) usleep(control->flush_delay * 1000);           \
    int result = REAL(name)(fd);                                             \
    if (!result) note(LOG_FLUSH, inside(fd), 0, NULL, NULL, 0);              \
    return result;                                                           \
  }
FLUSH(fsync)
FLUSH(fdatasync)

int rename(const char *from, const char *to) {
  if (!is_inside(from)) return REAL(rename)(from, to);
  if (fails(FAILS_NAME)) return -1;
  int result = REAL(rename)(from, to);
  if (!result) note(LOG_RENAME, 0, 0, from, to, strlen(to));
  return result;
}
int unlink(const char *path) {
  if (!is_inside(path)) return REAL(unlink)(path);
  if (fails(FAILS_NAME)) return -1;
  int result = REAL(unlink)(path);
  if (!result) note(LOG_UNLINK, 0, 0, path, NULL, 0);
  return result;
}
