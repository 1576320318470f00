#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <vector>

#include "table/clock.hpp"

namespace fondaco::server {

/// How a server is run; `fondaco serve` fills it in.
struct Settings {
  std::string bind = "127.0.0.1";
  unsigned short port = 8080;  // 0: any that is free
  std::string data = "fondaco-data";
  int threads = 2;                   // that serve sockets and tables
  int bot_threads = 1;               // that think
  std::string certificate, key;      // PEM files; empty: no TLS
  std::vector<std::string> origins;  // that browsers may come from, besides the server's own
  bool behind_proxy = false;         // X-Forwarded-For and -Proto say who comes and how
  bool private_webhooks = false;     // hooks may go to addresses that are not public
  std::size_t per_address = 200;     // connections from one address; 0: any number
  bool limit_rates = true;
  std::chrono::milliseconds unload_after{60'000};  // without anybody at the table
  std::size_t most_queued = 1 << 20;               // bytes that may wait for one who reads slowly
  std::function<Millis()> now;                     // milliseconds since 1970
  bool quiet = false;                              // no log
};

}  // namespace fondaco::server
