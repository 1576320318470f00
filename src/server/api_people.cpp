// The calls about people: who one is, and how one plays.
#include "core/registry.hpp"
#include "core/text.hpp"
#include "server/api_call.hpp"
#include "server/replies.hpp"
#include "table/fields.hpp"
#include "table/naming.hpp"

namespace fondaco::server {

using net::Task;

namespace {

constexpr std::size_t kShortestPassword = 8;
constexpr std::size_t kLongestPassword = 200;
constexpr std::size_t kLongestText = 64 << 10;
constexpr int kMostSlow = 32;  // passwords that may wait to be checked
constexpr std::string_view kCookie = "fondaco=";

Json statistics_json(const std::vector<StatisticsLine>& lines) {
  Json list = Json::array();
  for (const StatisticsLine& line : lines) {
    list.push_back({
        {"game",    line.game   },
        {"players", line.players},
        {"games",   line.games  },
        {"wins",    line.wins   },
        {"points",  line.points }
    });
  }
  return list;
}

Json ratings_json(const std::vector<RatingLine>& lines, bool with_names) {
  Json list = Json::array();
  for (const RatingLine& line : lines) {
    Json json = Json::object();
    with_names ? json["name"] = line.name : json["game"] = line.game;
    json["rating"] = std::lround(line.rating.mean);
    json["deviation"] = std::lround(line.rating.deviation);
    json["games"] = line.rating.games;
    list.push_back(std::move(json));
  }
  return list;
}

/// What is known about how somebody plays.
struct Known {
  Person person;
  std::vector<StatisticsLine> statistics;
  std::vector<RatingLine> ratings;
};

Stored<Known> known_about(Store& store, Stored<Person> person) {
  if (!person) return tl::make_unexpected(person.error());
  auto statistics = store.statistics(person->id);
  if (!statistics) return tl::make_unexpected(statistics.error());
  auto ratings = store.ratings(person->id);
  if (!ratings) return tl::make_unexpected(ratings.error());
  return Known{std::move(*person), std::move(*statistics), std::move(*ratings)};
}

HttpReply too_many() {
  return refusal_reply(503, "busy", "Too many ask for this at once; please try again.");
}

HttpReply has_account() {
  return refusal_reply(409, "has_account", "An account keeps its name and its password.");
}

}  // namespace

template <class T>
Task<std::optional<T>> Api::slowly(std::function<T()> work) {
  if (slow_waiting_ >= kMostSlow) co_return std::nullopt;
  ++slow_waiting_;
  std::function<void(std::function<void(T)>)> start = [this, work](std::function<void(T)> done) {
    slow_.post([this, work, done = std::move(done)] {
      T result = work();
      --slow_waiting_;
      done(std::move(result));
    });
  };
  T result = co_await net::answer_of<T>(std::move(start));
  co_return std::optional<T>(std::move(result));
}

std::string Api::person_of(const HttpRequest& request) const {
  constexpr std::string_view kBearer = "Bearer ";
  std::string_view token;
  if (request.authorization.starts_with(kBearer)) {
    token = std::string_view(request.authorization).substr(kBearer.size());
  } else {
    std::string_view rest = request.cookie;
    while (!rest.empty() && token.empty()) {
      const std::size_t from = std::min(rest.find_first_not_of(' '), rest.size());
      const std::size_t end = rest.find(';');
      const std::string_view part = rest.substr(from, end == std::string_view::npos ? end : end - from);
      if (part.starts_with(kCookie)) token = part.substr(kCookie.size());
      rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
  }
  return token.empty() ? std::string()
                       : signer_.person(token, house_.settings().now()).value_or(std::string());
}

Task<Stored<Person>> Api::who(const Call& call) {
  if (call.person.empty()) co_return tl::make_unexpected(StoreError{StoreError::Kind::Missing, {}});
  std::function<Stored<Person>(Store&)> work = [id = call.person](Store& store) {
    return store.find_person(id);
  };
  Stored<Person> person = co_await read<Person>(house_.store(), std::move(work));
  co_return person;
}

HttpReply Api::welcome(const Call& call, const Person& person, bool with_token) {
  const std::string token = signer_.token(person.id, house_.settings().now());
  Json json = {
      {"name",    person.name             },
      {"account", !person.password.empty()}
  };
  if (with_token) json["token"] = token;
  HttpReply reply = json_reply(json);
  reply.headers.emplace_back("Set-Cookie",
                             std::string(kCookie) + token + "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" +
                                 std::to_string(kTokenLife / 1000) + (call.request.secure ? "; Secure" : ""));
  return reply;
}

Task<HttpReply> Api::guest(const Call& call) {
  Fields fields(call.body);
  Person person;
  person.name = fields.text("name", kLongestText);
  const bool with_token = fields.flag_or("token", false);
  if (const std::string error = fields.error(); !error.empty())
    co_return refusal_reply(400, "bad_message", error);
  if (!is_persons_name(person.name)) co_return bad_name();
  person.id = random_name(16);
  person.created = house_.settings().now();
  std::function<Stored<void>(Store&)> work = [person](Store& store) { return store.add_person(person); };
  const Stored<void> added = co_await write<void>(house_.store(), std::move(work));
  if (!added) co_return unavailable();
  co_return welcome(call, person, with_token);
}

Task<HttpReply> Api::me(const Call& call) {
  // Nobody yet is an answer like another: it is what every page asks first.
  const HttpReply nobody = json_reply(nullptr);
  if (call.person.empty()) co_return nobody;
  std::function<Stored<Known>(Store&)> work = [id = call.person](Store& store) {
    return known_about(store, store.find_person(id));
  };
  const Stored<Known> known = co_await read<Known>(house_.store(), std::move(work));
  if (!known) co_return missing_or_unavailable(known.error(), nobody);
  co_return json_reply({
      {"name", known->person.name},
      {"account", !known->person.password.empty()},
      {"statistics", statistics_json(known->statistics)},
      {"ratings", ratings_json(known->ratings, false)}
  });
}

Task<HttpReply> Api::rename(const Call& call) {
  const Stored<Person> person = co_await who(call);
  if (!person) co_return unknown(person.error());
  Fields fields(call.body);
  const std::string name = fields.text("name", kLongestText);
  if (const std::string error = fields.error(); !error.empty())
    co_return refusal_reply(400, "bad_message", error);
  if (!is_persons_name(name)) co_return bad_name();
  if (!person->password.empty()) co_return has_account();
  std::function<Stored<void>(Store&)> work = [id = person->id, name](Store& store) {
    return store.rename_guest(id, name);
  };
  const Stored<void> renamed = co_await write<void>(house_.store(), std::move(work));
  if (!renamed) co_return unavailable();
  co_return json_reply({
      {"name",    name },
      {"account", false}
  });
}

Task<HttpReply> Api::account(const Call& call) {
  Fields fields(call.body);
  const std::string name = fields.text("name", kLongestText);
  const std::string password = fields.text("password", kLongestText);
  if (const std::string error = fields.error(); !error.empty())
    co_return refusal_reply(400, "bad_message", error);
  if (!is_persons_name(name)) co_return bad_name();
  if (password.size() < kShortestPassword || password.size() > kLongestPassword)
    co_return refusal_reply(400, "bad_password", "A password has 8 to 200 bytes.");
  const Stored<Person> person = co_await who(call);
  if (!person) co_return unknown(person.error());
  if (!person->password.empty()) co_return has_account();
  std::function<std::string()> hashing = [password] { return hash_password(password); };
  const auto hash = co_await slowly(std::move(hashing));
  if (!hash || hash->empty()) co_return too_many();
  std::function<Stored<void>(Store&)> work = [id = person->id, name, hash = *hash](Store& store) {
    return store.make_account(id, name, hash);
  };
  const Stored<void> made = co_await write<void>(house_.store(), std::move(work));
  if (!made && made.error().kind == StoreError::Kind::Conflict)
    co_return refusal_reply(409, "name_taken", "Another account has this name.");
  if (!made) co_return missing_or_unavailable(made.error(), has_account());
  co_return json_reply({
      {"name",    name},
      {"account", true}
  });
}

Task<HttpReply> Api::login(const Call& call) {
  Fields fields(call.body);
  const std::string name = fields.text("name", kLongestText);
  const std::string password = fields.text("password", kLongestText);
  const bool with_token = fields.flag_or("token", false);
  if (const std::string error = fields.error(); !error.empty())
    co_return refusal_reply(400, "bad_message", error);
  if (!door_.tries(folded(name))) co_return refusal_reply(429, "too_fast", "Slower, please.");
  std::function<Stored<Person>(Store&)> work = [name](Store& store) { return store.find_account(name); };
  const Stored<Person> person = co_await read<Person>(house_.store(), std::move(work));
  if (!person && person.error().kind != StoreError::Kind::Missing) co_return unavailable();
  // Checked also for a name that nobody has, so that the time it takes does not tell who has an account.
  std::function<bool()> checking = [password, hash = person ? person->password : std::string()] {
    static const std::string kNobodys = hash_password("nobody's");
    return is_password(password, hash.empty() ? kNobodys : hash);
  };
  const auto right = co_await slowly(std::move(checking));
  if (!right) co_return too_many();
  if (!*right || !person)
    co_return refusal_reply(403, "wrong_password", "There is no account with this name and password.");
  co_return welcome(call, *person, with_token);
}

Task<HttpReply> Api::logout(const Call&) {
  HttpReply reply;
  reply.status = 204;
  reply.headers.emplace_back("Set-Cookie",
                             std::string(kCookie) + "; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
  co_return reply;
}

Task<HttpReply> Api::person(const Call& call) {
  std::function<Stored<Known>(Store&)> work = [name = call.parts[0]](Store& store) {
    return known_about(store, store.find_account(name));
  };
  const Stored<Known> known = co_await read<Known>(house_.store(), std::move(work));
  if (!known) {
    const HttpReply missing = refusal_reply(404, "not_found", "There is no account with this name.");
    co_return missing_or_unavailable(known.error(), missing);
  }
  co_return json_reply({
      {"name", known->person.name},
      {"statistics", statistics_json(known->statistics)},
      {"ratings", ratings_json(known->ratings, false)}
  });
}

Task<HttpReply> Api::ratings(const Call& call) {
  const std::string game = call.parts[0];
  if (find_game(game) == nullptr) co_return refusal_reply(404, "not_found", "There is no such game.");
  std::function<Stored<std::vector<RatingLine>>(Store&)> work = [game](Store& store) {
    return store.best_rated(game, 100);
  };
  const auto lines = co_await read<std::vector<RatingLine>>(house_.store(), std::move(work));
  if (!lines) co_return unavailable();
  co_return json_reply({
      {"game", game},
      {"ratings", ratings_json(*lines, true)}
  });
}

}  // namespace fondaco::server
