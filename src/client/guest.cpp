#include "client/guest.hpp"

#include <cstdlib>

#include "client/http.hpp"
#include "client/kept_tokens.hpp"
#include "client/refusals.hpp"
#include "client/texts.hpp"
#include "core/text.hpp"
#include "terminal/console.hpp"

namespace fondaco::client {

namespace {

using terminal::fill;
using terminal::Language;

constexpr int kUnknownPerson = 401;

tl::expected<std::string, std::string> new_token(const Address& server, const std::string& name,
                                                 Language language) {
  const Json body = {
      {"name",  name},
      {"token", true}
  };
  const auto made = ask(server, "POST", "/api/guest", {}, body, language);
  if (!made) return tl::make_unexpected(made.error());
  const bool given = made->status == 200 && made->body.is_object() && made->body.contains("token") &&
                     made->body["token"].is_string();
  if (!given) return tl::make_unexpected(refusal_in_words(*made, server, language));
  return made->body["token"].get<std::string>();
}

}  // namespace

std::string usual_name() {
  const char* user = std::getenv("USER");
  return user == nullptr || *user == '\0' || !is_plain(user) ? "guest" : user;
}

tl::expected<Guest, std::string> guest_at(const Address& server, const std::string& name, Language language) {
  KeptTokens tokens;
  const std::string key = server.base() + " " + name;
  const std::string file = terminal::shown_path(tokens.file().string());
  const auto before = tokens.find(key);
  Guest guest;
  if (before) {
    const auto me = ask(server, "GET", "/api/me", *before, nullptr, language);
    if (!me) return tl::make_unexpected(me.error());
    // Whom it doesn't know it calls nobody.
    const bool nobody = me->status == kUnknownPerson || (me->status == 200 && me->body.is_null());
    if (me->status == 200 && !nobody) return Guest{*before, {}};
    if (!nobody) return tl::make_unexpected(refusal_in_words(*me, server, language));
    guest.remarks.push_back(fill(kTexts.forgotten.in(language), {server.base(), shown(name), file}));
  }
  const auto made = new_token(server, name, language);
  if (!made) return tl::make_unexpected(made.error());
  const KeptTokens::Kept kept = tokens.keep(key, *made, before);
  guest.token = kept.token;
  if (kept.set_aside) guest.remarks.push_back(fill(kTexts.tokens_broken.in(language), {file}));
  if (kept.error)
    guest.remarks.push_back(
        fill(kTexts.tokens_unkept.in(language), {terminal::system_reason(language, kept.error)}));
  return guest;
}

}  // namespace fondaco::client
