/*
 * Preloaded into a process (LD_PRELOAD), records in order every change it makes to files below RECORD_ROOT, every
 * fsync, and what it sends on standard output and on sockets. The record goes to RECORD_FILE: one line per event,
 * followed by its bytes. From it a test rebuilds what a disk may hold if the power fails after any event.
 *
 *   C inode path (created)      T inode length        W inode offset length + bytes     S inode (synced; 0: the folder that follows)
 *   R from to (NUL between)     L from to             U path        D path (folder made)   X path (folder removed)
 *   A length + bytes (standard output)     N length + bytes (a socket)
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sendfile.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define MOST_FILES 8192
#define MOST_BYTES (1 << 20)

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char root[PATH_MAX];
static size_t root_length;
static int record = -1;
/* The inode of a file below the root, by descriptor; 1 for a folder, 0 for anything else. */
static unsigned long long inode_of[MOST_FILES];
static char *folder_of[MOST_FILES];

#define REAL(name) ((typeof(&name))real(#name))
static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

static ssize_t write_all(const void *data, size_t length) {
  const char *at = data;
  while (length > 0) {
    long done = syscall(SYS_write, record, at, length);
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) abort();
    at += done;
    length -= done;
  }
  return 0;
}

__attribute__((constructor)) static void begin(void) {
  const char *file = getenv("RECORD_FILE"), *folder = getenv("RECORD_ROOT");
  if (!file || !folder || !realpath(folder, root)) return;
  root_length = strlen(root);
  int opened = (int)syscall(SYS_openat, AT_FDCWD, file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  record = fcntl(opened, F_DUPFD_CLOEXEC, MOST_FILES / 16);
  if (record < 0) abort();
  syscall(SYS_close, opened);
}

static void say(const char *format, ...) {
  char line[2 * PATH_MAX + 100];
  va_list arguments;
  va_start(arguments, format);
  int length = vsnprintf(line, sizeof line, format, arguments);
  va_end(arguments);
  write_all(line, length);
}

/* The absolute path of a name, or NULL if it is not below the root. */
static const char *below(int folder, const char *name, char *buffer) {
  if (record < 0 || !name) return NULL;
  if (name[0] == '/') snprintf(buffer, PATH_MAX, "%s", name);
  else {
    char start[PATH_MAX] = "";
    if (folder == AT_FDCWD) {
      if (!getcwd(start, sizeof start)) return NULL;
    } else {
      char link[64];
      snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
      ssize_t length = readlink(link, start, sizeof start - 1);
      if (length < 0) return NULL;
      start[length] = 0;
    }
    if (snprintf(buffer, PATH_MAX, "%s/%s", start, name) >= PATH_MAX) return NULL;
  }
  size_t length = strlen(buffer);
  while (length > 1 && buffer[length - 1] == '/') buffer[--length] = 0;
  if (strncmp(buffer, root, root_length) != 0) return NULL;
  return buffer[root_length] == '/' || buffer[root_length] == 0 ? buffer : NULL;
}

/* Calls and records as one step, so that the record has the order of the disk. */
#define STEP(type, call, after)            \
  pthread_mutex_lock(&lock);               \
  type result = (call);                    \
  int problem = errno;                     \
  after;                                   \
  pthread_mutex_unlock(&lock);             \
  errno = problem;                         \
  return result;

static void opened(int descriptor, const char *path, int flags, int existed) {
  if (descriptor < 0 || descriptor >= MOST_FILES) return;
  inode_of[descriptor] = 0;
  if (!path) return;
  struct stat state;
  if (fstat(descriptor, &state) != 0) return;
  if (S_ISDIR(state.st_mode)) {
    inode_of[descriptor] = 1;
    free(folder_of[descriptor]);
    folder_of[descriptor] = strdup(path);
    return;
  }
  if (!S_ISREG(state.st_mode)) return;
  inode_of[descriptor] = state.st_ino;
  if (!existed) say("C %llu %s\n", inode_of[descriptor], path);
  if (existed && (flags & O_TRUNC)) say("T %llu 0\n", inode_of[descriptor]);
}

static int exists(const char *path) {
  struct stat state;
  return path && lstat(path, &state) == 0;
}

static unsigned long long inode(int descriptor) {
  return descriptor >= 0 && descriptor < MOST_FILES ? inode_of[descriptor] : 0;
}

static int is_socket(int descriptor) {
  struct stat state;
  return record >= 0 && descriptor != record && fstat(descriptor, &state) == 0 && S_ISSOCK(state.st_mode);
}

static void wrote(int descriptor, const void *data, ssize_t length, long long offset) {
  if (length <= 0 || record < 0) return;
  if (inode(descriptor) > 1) say("W %llu %lld %zd\n", inode(descriptor), offset, length);
  else if (descriptor == 1) say("A %zd\n", length);
  else if (is_socket(descriptor)) say("N %zd\n", length);
  else return;
  write_all(data, length);
}

static void wrote_parts(int descriptor, const struct iovec *parts, int count, ssize_t length, long long offset) {
  if (length <= 0 || record < 0) return;
  char *together = malloc(length), *at = together;
  ssize_t left = length;
  for (int index = 0; index < count && left > 0; index++) {
    size_t size = parts[index].iov_len < (size_t)left ? parts[index].iov_len : (size_t)left;
    memcpy(at, parts[index].iov_base, size);
    at += size;
    left -= size;
  }
  wrote(descriptor, together, length, offset);
  free(together);
}

/* Where a write without an offset has just ended, less its length. */
static long long before(int descriptor, ssize_t length) {
  return inode(descriptor) > 1 ? lseek(descriptor, 0, SEEK_CUR) - length : 0;
}

/* Records what a copy within the system has written, by reading it. */
static void copied(int descriptor, ssize_t length, long long offset) {
  if (length <= 0 || inode(descriptor) <= 1) return;
  char name[64];
  snprintf(name, sizeof name, "/proc/self/fd/%d", descriptor);
  int reader = (int)syscall(SYS_openat, AT_FDCWD, name, O_RDONLY | O_CLOEXEC, 0);
  if (reader < 0) abort();
  char *piece = malloc(MOST_BYTES);
  for (ssize_t done = 0; done < length;) {
    size_t size = length - done < MOST_BYTES ? length - done : MOST_BYTES;
    ssize_t got = pread(reader, piece, size, offset + done);
    if (got <= 0) abort();
    wrote(descriptor, piece, got, offset + done);
    done += got;
  }
  free(piece);
  syscall(SYS_close, reader);
}

#define MODE                                      \
  mode_t mode = 0;                                \
  if (flags & (O_CREAT | O_TMPFILE)) {            \
    va_list arguments;                            \
    va_start(arguments, flags);                   \
    mode = va_arg(arguments, mode_t);             \
    va_end(arguments);                            \
  }
#define OPEN(folder, name, call)                                                       \
  char buffer[PATH_MAX];                                                               \
  const char *path = below(folder, name, buffer);                                      \
  if (!path) { int result = (call); if (result >= 0 && result < MOST_FILES) inode_of[result] = 0; return result; } \
  pthread_mutex_lock(&lock);                                                           \
  int existed = exists(path), result = (call), problem = errno;                        \
  opened(result, path, flags, existed);                                                \
  pthread_mutex_unlock(&lock);                                                         \
  errno = problem;                                                                     \
  return result;

int open(const char *name, int flags, ...) { MODE OPEN(AT_FDCWD, name, REAL(open)(name, flags, mode)) }
int open64(const char *name, int flags, ...) { MODE OPEN(AT_FDCWD, name, REAL(open64)(name, flags, mode)) }
int openat(int folder, const char *name, int flags, ...) { MODE OPEN(folder, name, REAL(openat)(folder, name, flags, mode)) }
int openat64(int folder, const char *name, int flags, ...) { MODE OPEN(folder, name, REAL(openat64)(folder, name, flags, mode)) }
int __open_2(const char *name, int flags) { OPEN(AT_FDCWD, name, REAL(open)(name, flags)) }
int __open64_2(const char *name, int flags) { OPEN(AT_FDCWD, name, REAL(open64)(name, flags)) }

int close(int descriptor) {
  if (descriptor == record) return 0;
  if (descriptor >= 0 && descriptor < MOST_FILES) inode_of[descriptor] = 0;
  return REAL(close)(descriptor);
}

ssize_t write(int descriptor, const void *data, size_t length) {
  STEP(ssize_t, REAL(write)(descriptor, data, length), wrote(descriptor, data, result, before(descriptor, result)))
}
ssize_t pwrite(int descriptor, const void *data, size_t length, off_t offset) {
  STEP(ssize_t, REAL(pwrite)(descriptor, data, length, offset), wrote(descriptor, data, result, offset))
}
ssize_t pwrite64(int descriptor, const void *data, size_t length, off64_t offset) {
  STEP(ssize_t, REAL(pwrite64)(descriptor, data, length, offset), wrote(descriptor, data, result, offset))
}
ssize_t writev(int descriptor, const struct iovec *parts, int count) {
  STEP(ssize_t, REAL(writev)(descriptor, parts, count), wrote_parts(descriptor, parts, count, result, before(descriptor, result)))
}
ssize_t pwritev(int descriptor, const struct iovec *parts, int count, off_t offset) {
  STEP(ssize_t, REAL(pwritev)(descriptor, parts, count, offset), wrote_parts(descriptor, parts, count, result, offset))
}
ssize_t pwritev64(int descriptor, const struct iovec *parts, int count, off64_t offset) {
  STEP(ssize_t, REAL(pwritev64)(descriptor, parts, count, offset), wrote_parts(descriptor, parts, count, result, offset))
}
ssize_t sendmsg(int descriptor, const struct msghdr *message, int flags) {
  STEP(ssize_t, REAL(sendmsg)(descriptor, message, flags), wrote_parts(descriptor, message->msg_iov, message->msg_iovlen, result, 0))
}
ssize_t send(int descriptor, const void *data, size_t length, int flags) {
  STEP(ssize_t, REAL(send)(descriptor, data, length, flags), wrote(descriptor, data, result, 0))
}

ssize_t copy_file_range(int from, off64_t *from_at, int to, off64_t *to_at, size_t length, unsigned flags) {
  long long offset = to_at ? *to_at : -1;
  STEP(ssize_t, REAL(copy_file_range)(from, from_at, to, to_at, length, flags), copied(to, result, offset < 0 ? before(to, result) : offset))
}
ssize_t sendfile(int to, int from, off_t *from_at, size_t length) {
  STEP(ssize_t, REAL(sendfile)(to, from, from_at, length), copied(to, result, before(to, result)))
}
ssize_t sendfile64(int to, int from, off64_t *from_at, size_t length) {
  STEP(ssize_t, REAL(sendfile64)(to, from, from_at, length), copied(to, result, before(to, result)))
}
/* Cloning of blocks is refused, as most file systems do: a copy is then written. */
int ioctl(int descriptor, unsigned long request, ...) {
  va_list arguments;
  va_start(arguments, request);
  void *argument = va_arg(arguments, void *);
  va_end(arguments);
  if (inode(descriptor) > 1 && request == 0x40049409UL) { errno = EOPNOTSUPP; return -1; }
  return REAL(ioctl)(descriptor, request, argument);
}
long syscall(long number, ...) {
  long a[6];
  va_list arguments;
  va_start(arguments, number);
  for (int index = 0; index < 6; index++) a[index] = va_arg(arguments, long);
  va_end(arguments);
  if (number == SYS_close) return close((int)a[0]);
  static typeof(&syscall) next;
  if (!next) next = REAL(syscall);
  if (number == SYS_copy_file_range && inode((int)a[2]) > 1)
    return copy_file_range((int)a[0], (off64_t *)a[1], (int)a[2], (off64_t *)a[3], (size_t)a[4], (unsigned)a[5]);
  return next(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}

#define TRUNCATED if (result == 0 && inode(descriptor) > 1) say("T %llu %lld\n", inode(descriptor), (long long)length)
int ftruncate(int descriptor, off_t length) { STEP(int, REAL(ftruncate)(descriptor, length), TRUNCATED) }
int ftruncate64(int descriptor, off64_t length) { STEP(int, REAL(ftruncate64)(descriptor, length), TRUNCATED) }

static void synced(int descriptor, int result) {
  if (result != 0 || inode(descriptor) == 0) return;
  if (inode(descriptor) == 1) say("S 0 %s\n", folder_of[descriptor]);
  else say("S %llu\n", inode(descriptor));
}
int fsync(int descriptor) { STEP(int, REAL(fsync)(descriptor), synced(descriptor, result)) }
int fdatasync(int descriptor) { STEP(int, REAL(fdatasync)(descriptor), synced(descriptor, result)) }

#define TWO(letter, from_folder, from, to_folder, to, call)                                  \
  char first[PATH_MAX], second[PATH_MAX];                                                    \
  const char *a = below(from_folder, from, first), *b = below(to_folder, to, second);        \
  STEP(int, call, if (result == 0 && (a || b)) { say(letter " %s", a ? a : "?"); write_all("", 1); say("%s\n", b ? b : "?"); })
int rename(const char *from, const char *to) { TWO("R", AT_FDCWD, from, AT_FDCWD, to, REAL(rename)(from, to)) }
int renameat(int f, const char *from, int t, const char *to) { TWO("R", f, from, t, to, REAL(renameat)(f, from, t, to)) }
int renameat2(int f, const char *from, int t, const char *to, unsigned flags) { TWO("R", f, from, t, to, REAL(renameat2)(f, from, t, to, flags)) }
int link(const char *from, const char *to) { TWO("L", AT_FDCWD, from, AT_FDCWD, to, REAL(link)(from, to)) }
int linkat(int f, const char *from, int t, const char *to, int flags) { TWO("L", f, from, t, to, REAL(linkat)(f, from, t, to, flags)) }

#define ONE(letter, folder, name, call)                    \
  char buffer[PATH_MAX];                                   \
  const char *path = below(folder, name, buffer);          \
  STEP(int, call, if (result == 0 && path) say("%c %s\n", letter, path))
int unlink(const char *name) { ONE('U', AT_FDCWD, name, REAL(unlink)(name)) }
int unlinkat(int folder, const char *name, int flags) { ONE(flags & AT_REMOVEDIR ? 'X' : 'U', folder, name, REAL(unlinkat)(folder, name, flags)) }
int rmdir(const char *name) { ONE('X', AT_FDCWD, name, REAL(rmdir)(name)) }
int mkdir(const char *name, mode_t mode) { ONE('D', AT_FDCWD, name, REAL(mkdir)(name, mode)) }
int mkdirat(int folder, const char *name, mode_t mode) { ONE('D', folder, name, REAL(mkdirat)(folder, name, mode)) }
int remove(const char *name) {
  struct stat state;
  int is_folder = lstat(name, &state) == 0 && S_ISDIR(state.st_mode);
  ONE(is_folder ? 'X' : 'U', AT_FDCWD, name, REAL(remove)(name))
}
