#include "client/load/process.hpp"

#include <fstream>
#include <sstream>
#include <string>

#include <unistd.h>

namespace fondaco::client::load {

std::optional<Process> process_of(pid_t pid) {
  const std::string folder = "/proc/" + std::to_string(pid);
  Process process;
  std::ifstream status(folder + "/status");
  for (std::string line; std::getline(status, line);) {
    std::istringstream fields(line);
    std::string name;
    std::uint64_t kilobytes = 0;
    if (!(fields >> name >> kilobytes)) continue;
    if (name == "VmRSS:") process.resident = kilobytes * 1024;
    if (name == "VmHWM:") process.peak = kilobytes * 1024;
  }
  std::ifstream stat(folder + "/stat");
  std::string line;
  if (!std::getline(stat, line)) return std::nullopt;
  // The second field is a name in brackets that may hold anything; the times are the 12th and 13th after it.
  std::istringstream fields(line.substr(line.rfind(')') + 1));
  std::string skipped;
  for (int i = 0; i < 11; ++i) fields >> skipped;
  double user = 0;
  double system = 0;
  if (!(fields >> user >> system)) return std::nullopt;
  process.cpu = (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
  return process;
}

}  // namespace fondaco::client::load
