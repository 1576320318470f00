#include "client/guest.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "client/http.hpp"
#include "core/text.hpp"

namespace fondaco::client {

namespace {

namespace fs = std::filesystem;

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

/// Empty if there is no place for it.
fs::path token_file() {
  const std::string state = variable("XDG_STATE_HOME");
  if (!state.empty()) return fs::path(state) / "fondaco" / "guests.json";
  const std::string home = variable("HOME");
  return home.empty() ? fs::path() : fs::path(home) / ".local" / "state" / "fondaco" / "guests.json";
}

Json kept_tokens(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  Json json = Json::parse(in, nullptr, false);
  return json.is_object() ? json : Json::object();
}

/// A token that could not be kept still serves for today.
void keep(const fs::path& file, const Json& tokens) {
  if (file.empty()) return;
  std::error_code ignored;
  fs::create_directories(file.parent_path(), ignored);
  const fs::path next = file.string() + ".new";
  {
    std::ofstream out(next, std::ios::binary | std::ios::trunc);
    fs::permissions(next, fs::perms::owner_read | fs::perms::owner_write, ignored);
    out << tokens.dump(1) << '\n';
  }
  fs::rename(next, file, ignored);
}

}  // namespace

std::string usual_name() {
  const std::string user = variable("USER");
  return user.empty() || !is_plain(user) ? "guest" : user;
}

tl::expected<std::string, std::string> token_of(const Address& server, const std::string& name) {
  const fs::path file = token_file();
  Json tokens = kept_tokens(file);
  const std::string key = server.base() + " " + name;
  if (tokens.contains(key) && tokens[key].is_string()) {
    const auto me = ask(server, "GET", "/api/me", tokens[key].get<std::string>());
    if (!me) return tl::make_unexpected(me.error());
    if (me->status == 200) return tokens[key].get<std::string>();
  }
  const Json body = {
      {"name",  name},
      {"token", true}
  };
  const auto made = ask(server, "POST", "/api/guest", {}, body);
  if (!made) return tl::make_unexpected(made.error());
  if (made->status != 200 || !made->body.contains("token")) {
    const bool told = made->body.is_object() && made->body.contains("text");
    return tl::make_unexpected(told ? made->body["text"].get<std::string>()
                                    : server.base() + " is no server of Fondaco");
  }
  tokens[key] = made->body["token"];
  keep(file, tokens);
  return made->body["token"].get<std::string>();
}

}  // namespace fondaco::client
