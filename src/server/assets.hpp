#pragma once

#include <map>
#include <string>
#include <string_view>

#include "server/http_types.hpp"

namespace fondaco::server {

/// The page and what belongs to it, in memory, compressed as it was built (web/scripts/pack.ts).
class Assets {
 public:
  Assets();

  /// What stands at a path; 404 if there is nothing. Every address of the page shows the one page there is.
  HttpReply answer(const HttpRequest& request) const;

 private:
  struct Asset {
    std::string type;
    std::string tag;
    std::shared_ptr<const std::string> plain, gzip, brotli;  // null: not worth it
    bool forever = false;                                    // its name changes with its content
  };
  std::map<std::string, Asset, std::less<>> assets_;
};

/// The description of the HTTP interface.
std::string openapi_text();

/// A game's name in all languages.
Json game_name(std::string_view key);

}  // namespace fondaco::server
