#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>
#include <tl/expected.hpp>

#include "client/load/latencies.hpp"
#include "client/load/process.hpp"
#include "core/any_game.hpp"

namespace fondaco::client {

/// What `fondaco load` is asked for.
struct LoadSettings {
  std::string url;  // of a server on this machine
  int tables = 100;
  int players = 3;
  std::vector<const AnyGame*> games;            // in turn, for one table after the other
  double every = 5;                             // seconds between two moves at a table, on average
  double seconds = 60;                          // that are measured, from when everybody sits
  double ramp = 1;                              // seconds over which the tables are set up
  pid_t server = 0;                             // its process, to tell what it used; 0: unknown
  std::function<void(std::uint64_t)> progress;  // seconds since the beginning; may be empty
};

/// What came of it.
struct LoadReport {
  int tables = 0;   // at which everybody sat
  int sockets = 0;  // that were open at the end
  double seconds = 0;
  std::uint64_t moves = 0;
  std::uint64_t games = 0;  // that ended
  std::uint64_t late = 0;   // moves that had to wait until the position before them was told
  std::uint64_t lines_lost = 0;
  std::uint64_t received = 0;                   // bytes of messages
  std::map<std::string, std::uint64_t> errors;  // by code
  load::Latencies acknowledged;                 // from act to ack
  load::Latencies told;                         // from act to the update at each seat
  load::Process own;                            // while it was measured
  std::optional<load::Process> server;

  bool fine() const { return errors.empty() && lines_lost == 0; }
};

/// Plays random games at many tables of a server and measures how soon it answers. Comes back by itself, also
/// if the server does not. An error is a sentence: nothing could be measured.
[[nodiscard]] tl::expected<LoadReport, std::string> make_load(const LoadSettings& settings);

}  // namespace fondaco::client
