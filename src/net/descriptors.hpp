#pragma once

#include <sys/resource.h>

namespace fondaco {

/// A socket each: as many open files as the system lets us have. How many that is; 0 if nobody knows.
inline rlim_t raise_descriptor_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 0;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  return limit.rlim_max;
}

}  // namespace fondaco
