#include "server/assets.hpp"

#include <zlib.h>

#include "games/data.hpp"
#include "server/embedded.hpp"
#include "server/secrets.hpp"

namespace fondaco::server {

namespace {

std::string zipped(std::string_view text) {
  z_stream stream{};
  constexpr int kGzip = 15 + 16;
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kGzip, 9, Z_DEFAULT_STRATEGY) != Z_OK) return {};
  std::string out(deflateBound(&stream, static_cast<uLong>(text.size())), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));  // zlib only reads it
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  const int code = deflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return code == Z_STREAM_END ? out : std::string();
}

std::string type_of(std::string_view path) {
  static const std::pair<std::string_view, const char*> kTypes[] = {
      {".html",  "text/html; charset=utf-8"      },
      {".js",    "text/javascript; charset=utf-8"},
      {".css",   "text/css; charset=utf-8"       },
      {".json",  "application/json"              },
      {".svg",   "image/svg+xml"                 },
      {".png",   "image/png"                     },
      {".wasm",  "application/wasm"              },
      {".woff2", "font/woff2"                    },
      {".txt",   "text/plain; charset=utf-8"     }
  };
  for (const auto& [ending, type] : kTypes) {
    if (path.ends_with(ending)) return type;
  }
  return "application/octet-stream";
}

/// A table's address: /t/ID.
bool is_table(std::string_view path) {
  return path.starts_with("/t/") && path.size() > 3 && path.find('/', 3) == std::string_view::npos;
}

}  // namespace

Assets::Assets() {
  for (const Embedded& file : embedded_files()) {
    if (!file.path.starts_with("/")) continue;
    Asset asset;
    asset.type = type_of(file.path);
    asset.tag = "\"" + sha256_hex(file.content).substr(0, 32) + "\"";
    asset.plain = std::make_shared<const std::string>(file.content);
    std::string small = zipped(file.content);
    if (!small.empty() && small.size() < file.content.size())
      asset.zipped = std::make_shared<const std::string>(std::move(small));
    asset.forever = file.path.starts_with("/assets/");
    assets_.emplace(file.path, std::move(asset));
  }
}

HttpReply Assets::answer(const HttpRequest& request) const {
  const bool page = request.path == "/" || is_table(request.path);
  const auto found = assets_.find(page ? "/index.html" : request.path);
  HttpReply reply;
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
  if (asset.zipped && request.accept_encoding.find("gzip") != std::string::npos) {
    reply.headers.emplace_back("Content-Encoding", "gzip");
    reply.shared = asset.zipped;
  } else {
    reply.shared = asset.plain;
  }
  return reply;
}

std::string openapi_text() {
  for (const Embedded& file : embedded_files()) {
    if (file.path == "openapi.json") return std::string(file.content);
  }
  return "{}";
}

Json game_name(std::string_view key) {
  const Json data = Json::parse(game_data(key), nullptr, false);
  return data.is_object() && data.contains("name") ? data["name"] : Json(key);
}

}  // namespace fondaco::server
