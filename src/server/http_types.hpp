#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/json.hpp"

namespace fondaco::server {

/// A request as the routes see it, apart from how it came.
struct HttpRequest {
  std::string method;
  std::string path;   // without the query
  std::string query;  // undecoded
  std::string host, origin, cookie, authorization, accept_encoding, if_none_match;
  std::string address;  // of the client
  std::string body;
  bool secure = false;  // came by TLS
};

/// The answer. `shared` is a body that others send too.
struct HttpReply {
  int status = 200;
  std::string type = "application/json";
  std::string body;
  std::shared_ptr<const std::string> shared;
  std::vector<std::pair<std::string, std::string>> headers{};
};

}  // namespace fondaco::server
