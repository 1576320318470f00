#include "server/api.hpp"

#include <algorithm>
#include <charconv>

#include "core/registry.hpp"
#include "server/api_call.hpp"
#include "server/assets.hpp"
#include "server/replies.hpp"

namespace fondaco::server {

using net::Task;

namespace {

constexpr std::size_t kLongestBody = 64 << 10;

/// "%41" as "A". Nothing if it makes no sense.
std::string decoded(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      result += text[i];
      continue;
    }
    unsigned value = 0;
    if (text.size() - i < 3) return {};
    const auto read = std::from_chars(text.data() + i + 1, text.data() + i + 3, value, 16);
    if (read.ec != std::errc() || read.ptr != text.data() + i + 3) return {};
    result += static_cast<char>(value);
    i += 2;
  }
  return result;
}

/// Whether a path fits a pattern; what stands for {} is added to `parts`.
bool fits(std::string_view pattern, std::string_view path, std::vector<std::string>& parts) {
  parts.clear();
  while (!pattern.empty() && !path.empty()) {
    if (!pattern.starts_with("{}")) {
      if (pattern.front() != path.front()) return false;
      pattern.remove_prefix(1);
      path.remove_prefix(1);
      continue;
    }
    const std::string_view part = path.substr(0, path.find('/'));
    parts.push_back(decoded(part));
    if (parts.back().empty() || parts.back().size() > 200) return false;
    pattern.remove_prefix(2);
    path.remove_prefix(part.size());
  }
  return pattern.empty() && path.empty();
}

}  // namespace

struct Api::Route {
  std::string_view method;
  std::string_view path;  // {} stands for one part
  Handler handler;
  Doorkeeper::Cost cost = Doorkeeper::Cost::Usual;
  std::size_t longest_body = kLongestBody;
};

const std::vector<Api::Route>& Api::routes() {
  using Cost = Doorkeeper::Cost;
  static const std::vector<Route> kRoutes = {
      {"POST", "/api/guest", &Api::guest, Cost::Stores},
      {"GET", "/api/me", &Api::me},
      {"PUT", "/api/me", &Api::rename, Cost::Stores},
      {"POST", "/api/account", &Api::account, Cost::Password},
      {"POST", "/api/login", &Api::login, Cost::Password},
      {"POST", "/api/logout", &Api::logout},
      {"GET", "/api/games", &Api::games},
      {"GET", "/api/tables", &Api::tables},
      {"POST", "/api/tables", &Api::create, Cost::Stores},
      {"GET", "/api/tables/{}", &Api::table},
      {"DELETE", "/api/tables/{}", &Api::close},
      {"POST", "/api/tables/{}/invitation", &Api::invitation},
      {"PUT", "/api/tables/{}/hidden", &Api::hide},
      {"POST", "/api/tables/{}/sit", &Api::sit},
      {"POST", "/api/tables/{}/leave", &Api::leave},
      {"POST", "/api/tables/{}/fork", &Api::fork, Cost::Stores},
      {"GET", "/api/tables/{}/record", &Api::record},
      {"POST", "/api/records", &Api::import, Cost::Stores, kLongestRecord * 2 + 1000},
      {"PUT", "/api/tables/{}/webhook", &Api::webhook},
      {"GET", "/api/people/{}", &Api::person},
      {"GET", "/api/ratings/{}", &Api::ratings},
      {"GET", "/api/info", &Api::info},
      {"GET", "/api/openapi.json", &Api::openapi},
      {"GET", "/health", &Api::health},
      {"GET", "/metrics", &Api::metrics},
  };
  return kRoutes;
}

Api::Api(House& house, Signer signer, Doorkeeper& door)
    : house_(house), signer_(std::move(signer)), door_(door) {
  slow_.hold();
  slow_thread_ = std::thread([this] { slow_.run(); });
}

Api::~Api() {
  slow_.stop();
  slow_thread_.join();
}

bool Api::from_here(const HttpRequest& request) const {
  if (request.origin.empty()) return true;  // not a browser
  const auto& allowed = house_.settings().origins;
  if (std::find(allowed.begin(), allowed.end(), request.origin) != allowed.end()) return true;
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (request.origin.starts_with(scheme)) return request.origin.substr(scheme.size()) == request.host;
  }
  return false;
}

std::size_t Api::longest_body(std::string_view path) const {
  std::size_t longest = kLongestBody;
  std::vector<std::string> parts;
  for (const Route& route : routes()) {
    if (fits(route.path, path, parts)) longest = std::max(longest, route.longest_body);
  }
  return longest;
}

Task<HttpReply> Api::answer(HttpRequest request) {
  bool found = false;
  if (request.method == "HEAD") request.method = "GET";
  for (const Route& route : routes()) {
    std::vector<std::string> parts;
    if (!fits(route.path, request.path, parts)) continue;
    found = true;
    if (route.method != request.method) continue;
    if (!door_.request(request.address, route.cost))
      co_return refusal_reply(429, "too_fast", "Slower, please.");
    const bool changes = route.method != "GET";
    if (changes && !from_here(request))
      co_return refusal_reply(403, "foreign_origin", "This was not sent from a page of this server.");
    if (request.body.size() > route.longest_body)
      co_return refusal_reply(413, "too_large", "This is more than anybody needs to say here.");
    Call call{request, std::move(parts), Json::object(), person_of(request)};
    if (changes && !request.body.empty()) {
      call.body = parse_shallow(request.body);
      if (call.body.is_discarded())
        co_return refusal_reply(400, "bad_json", "This is not JSON, or it nests too deeply.");
    }
    HttpReply reply = co_await (this->*route.handler)(call);
    co_return reply;
  }
  if (found) co_return refusal_reply(405, "no_such_method", "This can't be done here.");
  co_return refusal_reply(404, "not_found", "There is nothing here.");
}

Task<HttpReply> Api::games(const Call&) {
  Json list = Json::array();
  for (const AnyGame* game : all_games()) {
    list.push_back({
        {"key",         game->key             },
        {"name",        game_name(game->key)  },
        {"rules",       game->rules_version   },
        {"min_players", game->min_players     },
        {"max_players", game->max_players     },
        {"options",     game->options_schema()}
    });
  }
  co_return json_reply({
      {"games", std::move(list)}
  });
}

Task<HttpReply> Api::info(const Call&) {
  Json games = Json::array();
  for (const AnyGame* game : all_games()) games.push_back(game->key);
  co_return json_reply({
      {"name",        "fondaco"                                          },
      {"version",     FONDACO_VERSION                                    },
      {"games",       std::move(games)                                   },
      {"uptime",      (house_.settings().now() - house_.started()) / 1000},
      {"open_tables", house_.open_tables()                               }
  });
}

/// Whether everything works, the store's disk included.
Task<HttpReply> Api::health(const Call&) {
  std::function<Stored<void>(Store&)> work = [](Store& store) { return store.probe(); };
  const Stored<void> written = co_await write<void>(house_.store(), std::move(work));
  co_return json_reply(
      {
          {"ok", written.has_value()}
  },
      written ? 200 : 503);
}

Task<HttpReply> Api::metrics(const Call&) {
  HttpReply reply;
  reply.type = "text/plain; version=0.0.4; charset=utf-8";
  reply.body = house_.metrics().text();
  co_return reply;
}

Task<HttpReply> Api::openapi(const Call&) {
  HttpReply reply;
  reply.body = openapi_text();
  co_return reply;
}

}  // namespace fondaco::server
