#include "server/assets.hpp"

#include <algorithm>
#include <sstream>

#include "games/data.hpp"
#include "server/embedded.hpp"
#include "server/secrets.hpp"

namespace fondaco::server {

namespace {

std::string type_of(std::string_view path) {
  static const std::pair<std::string_view, const char*> kTypes[] = {
      {".html",        "text/html; charset=utf-8"      },
      {".js",          "text/javascript; charset=utf-8"},
      {".css",         "text/css; charset=utf-8"       },
      {".json",        "application/json"              },
      {".svg",         "image/svg+xml"                 },
      {".png",         "image/png"                     },
      {".wasm",        "application/wasm"              },
      {".woff2",       "font/woff2"                    },
      {".txt",         "text/plain; charset=utf-8"     },
      {".webmanifest", "application/manifest+json"     }
  };
  for (const auto& [ending, type] : kTypes) {
    if (path.ends_with(ending)) return type;
  }
  return "application/octet-stream";
}

/// Whether the page itself answers for an address: it reads it and shows what belongs there.
bool is_page(std::string_view path) {
  static constexpr std::string_view kFirst[] = {"t",          "new",      "replay", "rules",
                                                "statistics", "settings", "tables"};
  if (path == "/") return true;
  if (!path.starts_with("/")) return false;
  path.remove_prefix(1);
  const std::size_t slash = path.find('/');
  if (std::find(std::begin(kFirst), std::end(kFirst), path.substr(0, slash)) == std::end(kFirst))
    return false;
  if (slash == std::string_view::npos) return true;
  const std::string_view second = path.substr(slash + 1);
  return !second.empty() && second != "." && second != ".." && second.find('/') == std::string_view::npos;
}

std::string_view embedded(std::string_view name) {
  for (const Embedded& file : embedded_files()) {
    if (file.path == name) return file.content;
  }
  return {};
}

/// Takes so many bytes from the front.
std::shared_ptr<const std::string> take(std::string_view& bytes, std::size_t size) {
  auto taken = size == 0 ? nullptr : std::make_shared<const std::string>(bytes.substr(0, size));
  bytes.remove_prefix(std::min(size, bytes.size()));
  return taken;
}

}  // namespace

Assets::Assets() {
  constexpr std::string_view kHead = "fondaco-page 1\n";
  std::string_view pack = embedded("page.pack");
  const std::size_t end = pack.find("\n\n");
  if (!pack.starts_with(kHead) || end == std::string_view::npos) return;
  std::istringstream list(std::string(pack.substr(kHead.size(), end - kHead.size())));
  pack.remove_prefix(end + 2);
  std::string path;
  for (std::size_t size = 0, gzip = 0, brotli = 0; list >> path >> size >> gzip >> brotli;) {
    Asset asset;
    asset.type = type_of(path);
    asset.plain = take(pack, size);
    asset.gzip = take(pack, gzip);
    asset.brotli = take(pack, brotli);
    if (!asset.plain) asset.plain = std::make_shared<const std::string>();
    asset.tag = "W/\"" + sha256_hex(*asset.plain).substr(0, 32) + "\"";
    asset.forever = path.starts_with("/assets/");
    assets_.emplace(path, std::move(asset));
  }
}

HttpReply Assets::answer(const HttpRequest& request) const {
  const auto found = assets_.find(is_page(request.path) ? "/index.html" : request.path);
  HttpReply reply;
  // An address that nobody knows: the page says so to people, a line of text to programs.
  if (found == assets_.end() && request.path.find('.') == std::string::npos) {
    if (const auto page = assets_.find("/index.html"); page != assets_.end()) {
      reply.status = 404;
      reply.type = page->second.type;
      reply.shared = page->second.plain;
      return reply;
    }
  }
  if (found == assets_.end()) {
    reply.status = 404;
    reply.type = "text/plain; charset=utf-8";
    reply.body = "There is nothing here.\n";
    return reply;
  }
  if (request.method != "GET" && request.method != "HEAD") {
    reply.status = 405;
    reply.type = "text/plain; charset=utf-8";
    reply.body = "This can only be read.\n";
    return reply;
  }
  const Asset& asset = found->second;
  reply.type = asset.type;
  reply.headers = {
      {"ETag",          asset.tag                                                         },
      {"Vary",          "Accept-Encoding"                                                 },
      {"Cache-Control", asset.forever ? "public, max-age=31536000, immutable" : "no-cache"}
  };
  if (request.if_none_match == asset.tag) {
    reply.status = 304;
    return reply;
  }
  const auto accepts = [&](const char* coding) {
    return request.accept_encoding.find(coding) != std::string::npos;
  };
  if (asset.brotli && accepts("br")) {
    reply.headers.emplace_back("Content-Encoding", "br");
    reply.shared = asset.brotli;
  } else if (asset.gzip && accepts("gzip")) {
    reply.headers.emplace_back("Content-Encoding", "gzip");
    reply.shared = asset.gzip;
  } else {
    reply.shared = asset.plain;
  }
  return reply;
}

std::string openapi_text() { return std::string(embedded("openapi.json")); }

Json game_name(std::string_view key) {
  const Json data = Json::parse(game_data(key), nullptr, false);
  return data.is_object() && data.contains("name") ? data["name"] : Json(key);
}

}  // namespace fondaco::server
