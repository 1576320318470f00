#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "client/load/target.hpp"
#include "core/json.hpp"
#include "net/loop.hpp"

namespace fondaco::client::load {

/// After it something is wrong and is tried again.
inline constexpr std::chrono::seconds kAnswerTimeout{10};

/// One connection for what is asked over HTTP, one thing after the other; opened when first needed and again
/// when the server has closed it.
class Desk {
 public:
  Desk(net::Loop& loop, const Target& target);
  ~Desk();

  struct Answer {
    std::string error;  // its code; empty if all went well
    Json body;
  };
  /// `token`: of whoever asks; empty for nobody.
  net::Task<Answer> post(std::string path, std::string token, Json body);

 private:
  struct Connection;
  std::unique_ptr<Connection> connection_;
};

}  // namespace fondaco::client::load
