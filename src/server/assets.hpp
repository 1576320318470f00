#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/http_types.hpp"

namespace fondaco::server {

/// The pages and what belongs to them, in memory, compressed once at the start.
class Assets {
 public:
  Assets();

  /// A page for a path; 404 if there is none. Addresses of tables (/t/ID) show the one page there is.
  HttpReply answer(const HttpRequest& request) const;

 private:
  struct Asset {
    std::string type;
    std::string tag;
    std::shared_ptr<const std::string> plain, zipped;
    bool forever = false;  // its name changes with its content
  };
  std::unordered_map<std::string, Asset> assets_;
};

/// The description of the HTTP interface.
std::string openapi_text();

/// A game's name in all languages.
Json game_name(std::string_view key);

}  // namespace fondaco::server
