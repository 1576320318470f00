#pragma once

#include <cstdint>
#include <optional>

#include <sys/types.h>

namespace fondaco::client::load {

/// What a process of this machine has used.
struct Process {
  std::uint64_t resident = 0;  // bytes
  std::uint64_t peak = 0;      // the most that were resident at once
  double cpu = 0;              // seconds
};

/// Nothing if there is no such process, or if the system does not tell.
std::optional<Process> process_of(pid_t pid);

}  // namespace fondaco::client::load
