#include "server/api.hpp"

#include <algorithm>
#include <charconv>

#include "bots/levels.hpp"
#include "core/registry.hpp"
#include "core/text.hpp"
#include "server/assets.hpp"
#include "server/host.hpp"
#include "server/log.hpp"
#include "server/waiting.hpp"
#include "table/fields.hpp"
#include "table/messages.hpp"

namespace fondaco::server {

namespace {

using boost::asio::awaitable;

constexpr std::size_t kLongestBody = 64 << 10;
constexpr std::size_t kLongestName = 40;
constexpr std::size_t kShortestPassword = 8;
constexpr std::size_t kLongestPassword = 200;
constexpr int kMostSlow = 32;  // passwords that may wait to be checked
constexpr std::string_view kCookie = "fondaco=";

HttpReply refusal_reply(int status, const Refusal& refusal) {
  return json_reply(refusal_json(refusal, {}), status);
}

HttpReply refusal_reply(int status, std::string code, std::string text) {
  return refusal_reply(status, Refusal{std::move(code), std::move(text), {}});
}

/// The status of what a table refused.
int status_of(const Refusal& refusal) {
  const std::string& code = refusal.code;
  if (code == "no_such_table") return 404;
  if (code == "store_unavailable" || code == "busy") return 503;
  if (code == "not_seated" || code == "bad_invite" || code == "listed_only" || code == "not_owner")
    return 403;
  if (code == "bad_message" || code == "no_such_position" || code == "bad_record") return 400;
  return 409;
}

HttpReply unavailable() {
  return refusal_reply(503, "store_unavailable", "The store can't be reached now; please try again later.");
}

HttpReply missing_or_unavailable(const StoreError& error, const HttpReply& missing) {
  return error.kind == StoreError::Kind::Missing ? missing : unavailable();
}

HttpReply not_signed_in() { return refusal_reply(401, "not_signed_in", "Please tell a name first."); }

/// Whoever sends this can't be told.
HttpReply unknown(const StoreError& error) { return missing_or_unavailable(error, not_signed_in()); }

/// A part of a query, decoded; empty if it is not there.
std::string parameter(std::string_view query, std::string_view name) {
  while (!query.empty()) {
    const std::size_t end = query.find('&');
    const std::string_view part = query.substr(0, end);
    query.remove_prefix(end == std::string_view::npos ? query.size() : end + 1);
    if (part.size() > name.size() && part.starts_with(name) && part[name.size()] == '=')
      return std::string(part.substr(name.size() + 1));
  }
  return {};
}

/// "%41" as "A". Nothing if it makes no sense.
std::string decoded(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      result += text[i];
      continue;
    }
    unsigned value = 0;
    if (i + 2 >= text.size() + 0 && i + 2 > text.size() - 1) return {};
    const auto read = std::from_chars(text.data() + i + 1, text.data() + i + 3, value, 16);
    if (read.ec != std::errc() || read.ptr != text.data() + i + 3) return {};
    result += static_cast<char>(value);
    i += 2;
  }
  return result;
}

Json seats_list(Seats seats) {
  Json list = Json::array();
  for (const Seat seat : seats) list.push_back(seat);
  return list;
}

Json line_json(const TableLine& line) {
  const Summary& s = line.summary;
  bool mine = false;
  for (const Seat seat : line.mine) mine = mine || s.waiting.contains(seat);
  return {
      {"table", line.id},
      {"game", line.game},
      {"status", key_of(s.status)},
      {"seats", Json::parse(s.seats, nullptr, false)},
      {"at", s.at},
      {"updated", s.updated},
      {"listed", line.listed},
      {"waiting", seats_list(s.waiting)},
      {"due", s.due ? Json(*s.due) : Json(nullptr)},
      {"yours", seats_list(line.mine)},
      {"your_move", mine}
  };
}

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

/// A name that people can tell apart from others and from bots.
bool is_name(const std::string& name) {
  if (name.empty() || name.size() > kLongestName || !is_plain(name)) return false;
  if (name.front() == ' ' || name.back() == ' ' || name.find("  ") != std::string::npos) return false;
  return normalised(name).rfind("bot ", 0) != 0 && normalised(name) != "bot";
}

template <class T>
awaitable<Stored<T>> read(StoreQueue& queue, std::function<Stored<T>(Store&)> work) {
  return answer_of<Stored<T>>([&queue, work = std::move(work)](std::function<void(Stored<T>)> done) {
    queue.read<T>(work, std::move(done));
  });
}

template <class T>
awaitable<Stored<T>> write(StoreQueue& queue, std::function<Stored<T>(Store&)> work) {
  return answer_of<Stored<T>>([&queue, work = std::move(work)](std::function<void(Stored<T>)> done) {
    queue.write<T>(work, std::move(done));
  });
}

/// What a look at a table found.
template <class T>
awaitable<tl::expected<T, Refusal>> look(
    std::shared_ptr<Host> host,
    std::function<tl::expected<T, Refusal>(const Table&, const std::vector<StoredSeat>&, const std::string&)>
        read) {
  using Result = tl::expected<T, Refusal>;
  return answer_of<Result>(
      [host = std::move(host), read = std::move(read)](std::function<void(Result)> done) {
        host->look([read, done](const Table& table, const std::vector<StoredSeat>& seats,
                                const std::string& owner) { done(read(table, seats, owner)); },
                   [done](Refusal refusal) { done(tl::make_unexpected(std::move(refusal))); });
      });
}

/// A set-up for one person against bots that goes on from a record.
Setup fork_setup(Record origin, Seat seat, int level, const std::string& name, std::string from, Millis now) {
  Setup setup;
  const auto players = static_cast<std::size_t>(origin.game->players(*opening(origin)));
  origin.points.clear();
  origin.names.clear();
  origin.lines = {};
  setup.origin = std::move(origin);
  setup.chairs.assign(players, Chair::of_bot(level));
  setup.chairs[seat] = Chair::of_person(name);
  setup.forked_from = std::move(from);
  setup.created = now;
  return setup;
}

}  // namespace

HttpReply json_reply(const Json& json, int status) {
  HttpReply reply;
  reply.status = status;
  reply.body = json.dump(-1, ' ', false, Json::error_handler_t::replace);
  return reply;
}

struct Api::Call {
  const HttpRequest& request;
  std::vector<std::string> parts;  // of the path, what stands for {…}
  Json body;
  std::string person;
};

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
      {"POST", "/api/account", &Api::account, Cost::Password},
      {"POST", "/api/login", &Api::login, Cost::Password},
      {"POST", "/api/logout", &Api::logout},
      {"GET", "/api/games", &Api::games},
      {"GET", "/api/tables", &Api::tables},
      {"POST", "/api/tables", &Api::create, Cost::Stores},
      {"GET", "/api/tables/{}", &Api::table},
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

namespace {

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

Api::Api(House& house, Signer signer, Doorkeeper& door)
    : house_(house), signer_(std::move(signer)), door_(door), started_(house.settings().now()) {}

Api::~Api() {
  slow_.stop();
  slow_.join();
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

bool Api::from_here(const HttpRequest& request) const {
  if (request.origin.empty()) return true;  // not a browser
  const auto& allowed = house_.settings().origins;
  if (std::find(allowed.begin(), allowed.end(), request.origin) != allowed.end()) return true;
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (request.origin.starts_with(scheme)) return request.origin.substr(scheme.size()) == request.host;
  }
  return false;
}

awaitable<HttpReply> Api::answer(HttpRequest request) {
  bool found = false;
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

awaitable<Stored<Person>> Api::who(const Call& call) {
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

awaitable<HttpReply> Api::guest(const Call& call) {
  Fields fields(call.body);
  Person person;
  person.name = fields.text("name", kLongestBody);
  const bool with_token = fields.flag_or("token", false);
  if (const std::string error = fields.error(); !error.empty())
    co_return refusal_reply(400, "bad_message", error);
  if (!is_name(person.name)) {
    co_return refusal_reply(400, "bad_name", "A name is 1 to 40 bytes of plain text, and no bot's.");
  }
  person.id = random_name(16);
  person.created = house_.settings().now();
  std::function<Stored<void>(Store&)> work = [person](Store& store) { return store.add_person(person); };
  const Stored<void> added = co_await write<void>(house_.store(), std::move(work));
  if (!added) co_return unavailable();
  co_return welcome(call, person, with_token);
}

awaitable<HttpReply> Api::me(const Call& call) {
  if (call.person.empty()) co_return not_signed_in();
  std::function<Stored<Known>(Store&)> work = [id = call.person](Store& store) {
    return known_about(store, store.find_person(id));
  };
  const Stored<Known> known = co_await read<Known>(house_.store(), std::move(work));
  if (!known) co_return unknown(known.error());
  co_return json_reply({
      {"name", known->person.name},
      {"account", !known->person.password.empty()},
      {"statistics", statistics_json(known->statistics)},
      {"ratings", ratings_json(known->ratings, false)}
  });
}

awaitable<HttpReply> Api::account(const Call& call) {
  Fields fields(call.body);
  const std::string name = fields.text("name", kLongestBody);
  const std::string password = fields.text("password", kLongestBody);
  if (const std::string error = fields.error(); !error.empty())
    co_return refusal_reply(400, "bad_message", error);
  if (!is_name(name))
    co_return refusal_reply(400, "bad_name", "A name is 1 to 40 bytes of plain text, and no bot's.");
  if (password.size() < kShortestPassword || password.size() > kLongestPassword)
    co_return refusal_reply(400, "bad_password", "A password has 8 to 200 bytes.");
  const Stored<Person> person = co_await who(call);
  if (!person) co_return unknown(person.error());
  if (slow_waiting_ >= kMostSlow)
    co_return refusal_reply(503, "busy", "Too many ask for this at once; please try again.");
  std::function<void(std::function<void(std::string)>)> slowly =
      [this, password](std::function<void(std::string)> done) {
        ++slow_waiting_;
        boost::asio::post(slow_, [this, password, done = std::move(done)] {
          std::string hash = hash_password(password);
          --slow_waiting_;
          done(std::move(hash));
        });
      };
  const std::string hash = co_await answer_of<std::string>(std::move(slowly));
  if (hash.empty()) co_return refusal_reply(503, "busy", "Too many ask for this at once; please try again.");
  std::function<Stored<void>(Store&)> work = [id = person->id, name, hash](Store& store) {
    return store.make_account(id, name, hash);
  };
  const Stored<void> made = co_await write<void>(house_.store(), std::move(work));
  if (!made && made.error().kind == StoreError::Kind::Conflict)
    co_return refusal_reply(409, "name_taken", "Another account has this name.");
  if (!made) co_return unavailable();
  co_return json_reply({
      {"name",    name},
      {"account", true}
  });
}

awaitable<HttpReply> Api::login(const Call& call) {
  Fields fields(call.body);
  const std::string name = fields.text("name", kLongestBody);
  const std::string password = fields.text("password", kLongestBody);
  const bool with_token = fields.flag_or("token", false);
  if (const std::string error = fields.error(); !error.empty())
    co_return refusal_reply(400, "bad_message", error);
  std::function<Stored<Person>(Store&)> work = [name](Store& store) { return store.find_account(name); };
  const Stored<Person> person = co_await read<Person>(house_.store(), std::move(work));
  if (!person && person.error().kind != StoreError::Kind::Missing) co_return unavailable();
  if (slow_waiting_ >= kMostSlow)
    co_return refusal_reply(503, "busy", "Too many ask for this at once; please try again.");
  // Checked also for a name that nobody has, so that the time it takes does not tell who has an account.
  static const std::string kNobodys = hash_password("nobody's");
  std::function<void(std::function<void(bool)>)> slowly =
      [this, password, hash = person ? person->password : kNobodys](std::function<void(bool)> done) {
        ++slow_waiting_;
        boost::asio::post(slow_, [this, password, hash, done = std::move(done)] {
          const bool right = is_password(password, hash);
          --slow_waiting_;
          done(right);
        });
      };
  const bool right = co_await answer_of<bool>(std::move(slowly));
  if (!right || !person)
    co_return refusal_reply(403, "wrong_password", "There is no account with this name and password.");
  co_return welcome(call, *person, with_token);
}

awaitable<HttpReply> Api::logout(const Call&) {
  HttpReply reply;
  reply.status = 204;
  reply.headers.emplace_back("Set-Cookie",
                             std::string(kCookie) + "; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
  co_return reply;
}

awaitable<HttpReply> Api::games(const Call&) {
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

awaitable<HttpReply> Api::tables(const Call& call) {
  TableQuery query;
  const std::string show = parameter(call.request.query, "show");
  query.game = parameter(call.request.query, "game");
  query.person = call.person;
  if (show == "mine") {
    if (call.person.empty()) co_return not_signed_in();
    query.show = TableQuery::Show::Mine;
  } else if (show == "running") {
    query.show = TableQuery::Show::Running;
  } else if (!show.empty() && show != "open") {
    co_return refusal_reply(400, "bad_message", "/show: open, running or mine is expected");
  }
  if (!query.game.empty() && find_game(query.game) == nullptr)
    co_return refusal_reply(400, "bad_message", "/game: there is no such game");
  std::function<Stored<std::vector<TableLine>>(Store&)> work = [query](Store& store) {
    return store.list_tables(query);
  };
  const auto lines = co_await read<std::vector<TableLine>>(house_.store(), std::move(work));
  if (!lines) co_return unavailable();
  Json list = Json::array();
  for (const TableLine& line : *lines) list.push_back(line_json(line));
  co_return json_reply({
      {"tables", std::move(list)}
  });
}

Json Api::invites(const std::string& table, const std::vector<Chair>& chairs) const {
  Json list = Json::array();
  for (Seat seat = 0; seat < chairs.size(); ++seat) {
    if (chairs[seat].holder != Holder::Open) continue;
    list.push_back({
        {"seat", seat},
        {"invite", signer_.invite(table, seat)}
    });
  }
  return list;
}

/// Makes the table and stores it.
awaitable<HttpReply> Api::open_table(Setup setup, const Person& owner, std::vector<Seat> own) {
  setup.created = house_.settings().now();
  if (setup.commitment.empty()) {
    setup.nonce = random_hex(16);
    setup.commitment = sha256_hex(committed_text(setup.origin.seed, setup.nonce));
  }
  const auto opened = Table::open(setup);
  if (!opened) co_return refusal_reply(400, "bad_message", opened.error());
  NewTable table;
  table.id = random_name(12);
  table.owner = owner.id;
  table.setup = setup_json(setup).dump();
  table.game = setup.origin.game->key;
  table.players = static_cast<int>(setup.chairs.size());
  table.listed = setup.listed;
  table.summary = summary_of(*opened, setup.created);
  for (const Seat seat : own) table.takings.push_back({seat, owner.id});
  std::function<Stored<void>(Store&)> work = [table](Store& store) { return store.add_table(table); };
  const Stored<void> added = co_await write<void>(house_.store(), std::move(work));
  if (!added) co_return unavailable();
  if (table.summary.bot_turn) house_.host(table.id)->wake();
  Json json = {
      {"table", table.id}
  };
  if (setup.forked_from.empty()) json["invites"] = invites(table.id, setup.chairs);
  co_return json_reply(json, 201);
}

awaitable<HttpReply> Api::create(const Call& call) {
  const Stored<Person> person = co_await who(call);
  if (!person) co_return unknown(person.error());
  Json body = call.body;
  bool shuffled = false;
  if (body.is_object() && body.contains("seating")) {
    if (body["seating"] != "listed" && body["seating"] != "random")
      co_return refusal_reply(400, "bad_message", "/seating: listed or random is expected");
    shuffled = body["seating"] == "random";
    body.erase("seating");
  }
  if (shuffled && body.contains("seats") && body["seats"].is_array()) {
    auto seats = body["seats"].get<std::vector<Json>>();
    Rng(random_seed()).shuffle(seats.data(), seats.size());
    body["seats"] = seats;
  }
  auto wish = read_wish(body);
  if (!wish) co_return refusal_reply(400, "bad_message", wish.error());
  wish->setup.origin.seed = random_seed();
  for (const Seat seat : wish->own) wish->setup.chairs[seat].name = person->name;
  HttpReply reply = co_await open_table(std::move(wish->setup), *person, std::move(wish->own));
  co_return reply;
}

awaitable<HttpReply> Api::table(const Call& call) {
  std::function<Stored<TableLine>(Store&)> work = [id = call.parts[0], person = call.person](Store& store) {
    return store.find_table(id, person);
  };
  const Stored<TableLine> line = co_await read<TableLine>(house_.store(), std::move(work));
  if (!line) {
    const HttpReply missing = refusal_reply(404, "no_such_table", "There is no such table.");
    co_return missing_or_unavailable(line.error(), missing);
  }
  Json json = line_json(*line);
  std::function<tl::expected<Json, Refusal>(const Table&, const std::vector<StoredSeat>&, const std::string&)>
      about = [this, id = line->id, person = call.person](
                  const Table& table, const std::vector<StoredSeat>&,
                  const std::string& owner) -> tl::expected<Json, Refusal> {
    Json more = {
        {"about", about_json(table)                 },
        {"owner", !person.empty() && owner == person}
    };
    if (more["owner"].get<bool>()) more["invites"] = invites(id, table.chairs());
    return more;
  };
  const auto more = co_await look<Json>(house_.host(line->id), std::move(about));
  if (!more) co_return refusal_reply(status_of(more.error()), more.error());
  json.update(*more);
  co_return json_reply(json);
}

awaitable<HttpReply> Api::sit(const Call& call) {
  const Stored<Person> person = co_await who(call);
  if (!person) co_return unknown(person.error());
  Fields fields(call.body);
  const std::string& id = call.parts[0];
  Seat seat = kNobody;
  if (fields.has("invite")) {
    const std::string invite = fields.text("invite", 64);
    for (Seat s = 0; s < kMaxSeats; ++s) {
      if (same_secret(invite, signer_.invite(id, s))) seat = s;
    }
    if (fields.ok() && seat == kNobody)
      co_return refusal_reply(403, "bad_invite", "This invitation is not for this table.");
  } else {
    seat = static_cast<Seat>(fields.number("seat", 0, kMaxSeats - 1));
  }
  if (const std::string error = fields.error(); !error.empty())
    co_return refusal_reply(400, "bad_message", error);
  const auto host = house_.host(id);
  if (!fields.has("invite")) {
    std::function<tl::expected<bool, Refusal>(const Table&, const std::vector<StoredSeat>&,
                                              const std::string&)>
        listed = [](const Table& table, const auto&, const auto&) -> tl::expected<bool, Refusal> {
      return table.setup().listed;
    };
    const auto open = co_await look<bool>(host, std::move(listed));
    if (!open) co_return refusal_reply(status_of(open.error()), open.error());
    if (!*open) co_return refusal_reply(403, "listed_only", "A seat at this table needs an invitation.");
  }
  using Result = tl::expected<Seat, Refusal>;
  std::function<void(std::function<void(Result)>)> start =
      [host, seat, &person](std::function<void(Result)> done) { host->sit(seat, *person, std::move(done)); };
  const Result sat = co_await answer_of<Result>(std::move(start));
  if (!sat) co_return refusal_reply(status_of(sat.error()), sat.error());
  co_return json_reply({
      {"seat", *sat}
  });
}

awaitable<HttpReply> Api::leave(const Call& call) {
  if (call.person.empty()) co_return not_signed_in();
  using Result = tl::expected<Seat, Refusal>;
  std::function<void(std::function<void(Result)>)> start =
      [host = house_.host(call.parts[0]), person = call.person](std::function<void(Result)> done) {
        host->get_up(person, std::move(done));
      };
  const Result left = co_await answer_of<Result>(std::move(start));
  if (!left) co_return refusal_reply(status_of(left.error()), left.error());
  co_return json_reply({
      {"seat", *left}
  });
}

awaitable<HttpReply> Api::fork(const Call& call) {
  const Stored<Person> person = co_await who(call);
  if (!person) co_return unknown(person.error());
  Fields fields(call.body);
  const auto decisions = static_cast<std::size_t>(fields.number("decisions", 0, 1'000'000));
  const auto seat = static_cast<Seat>(fields.number("seat", 0, kMaxSeats - 1));
  const auto level = static_cast<int>(fields.number("level", 1, kLevels));
  if (const std::string error = fields.error(); !error.empty())
    co_return refusal_reply(400, "bad_message", error);
  std::function<tl::expected<Setup, Refusal>(const Table&, const std::vector<StoredSeat>&,
                                             const std::string&)>
      branch = [&](const Table& table, const std::vector<StoredSeat>& seats,
                   const std::string&) -> tl::expected<Setup, Refusal> {
    if (seat >= table.players() || decisions > table.course().decisions() ||
        table.status() == Status::Gathering)
      return refuse("no_such_position", "The game has no such position.");
    const AnyState state = table.course().state_after(decisions);
    if (table.game().deciders(state).empty())
      return refuse("no_such_position", "The game is over in this position.");
    Record origin = table.record();
    if (table.finished()) {
      origin.decisions.resize(decisions);
    } else {
      // What the player does not know must stay unknown: the fork goes on in a world of its own.
      if (seats[seat].person != person->id)
        return refuse("not_seated", "An unfinished game can be forked only from one's own seat.");
      AnyState world = state;
      Rng rng(random_seed());
      table.game().resample(world, seat, rng);
      origin.position = table.game().state_json(world, Observer::everything());
      origin.seed = random_seed();
      origin.decisions.clear();
    }
    return fork_setup(std::move(origin), seat, level, person->name, call.parts[0], 0);
  };
  auto setup = co_await look<Setup>(house_.host(call.parts[0]), std::move(branch));
  if (!setup) co_return refusal_reply(status_of(setup.error()), setup.error());
  std::vector<Seat> own(1, seat);
  HttpReply reply = co_await open_table(std::move(*setup), *person, std::move(own));
  co_return reply;
}

awaitable<HttpReply> Api::record(const Call& call) {
  std::function<tl::expected<std::string, Refusal>(const Table&, const std::vector<StoredSeat>&,
                                                   const std::string&)>
      written = [](const Table& table, const auto&, const auto&) -> tl::expected<std::string, Refusal> {
    if (!table.finished())
      return refuse("not_over", "The record holds every secret of the game: it is given away after the end.");
    return write_record(table.record());
  };
  auto text = co_await look<std::string>(house_.host(call.parts[0]), std::move(written));
  if (!text) co_return refusal_reply(status_of(text.error()), text.error());
  HttpReply reply;
  reply.type = "text/plain; charset=utf-8";
  reply.body = std::move(*text);
  reply.headers.emplace_back("Content-Disposition", "attachment; filename=\"" + call.parts[0] + ".fgn\"");
  co_return reply;
}

awaitable<HttpReply> Api::import(const Call& call) {
  const Stored<Person> person = co_await who(call);
  if (!person) co_return unknown(person.error());
  if (!call.body.is_object() || !call.body.contains("record") || !call.body["record"].is_string())
    co_return refusal_reply(400, "bad_message", "/record: a text is expected");
  Json rest = call.body;
  rest.erase("record");
  Fields fields(rest);
  const std::int64_t decisions = fields.number_or("decisions", 0, 1'000'000, -1);
  const auto seat = static_cast<Seat>(fields.number("seat", 0, kMaxSeats - 1));
  const auto level = static_cast<int>(fields.number("level", 1, kLevels));
  if (const std::string error = fields.error(); !error.empty())
    co_return refusal_reply(400, "bad_message", error);
  auto record = read_record(call.body["record"].get_ref<const std::string&>());
  if (!record) co_return refusal_reply(400, "bad_record", record.error().sentence("the record"));
  const auto replayed = replay(*record);
  if (!replayed) co_return refusal_reply(400, "bad_record", replayed.error().sentence("the record"));
  if (decisions > static_cast<std::int64_t>(record->decisions.size()) ||
      seat >= record->game->players(*replayed))
    co_return refusal_reply(400, "no_such_position", "The record has no such position.");
  if (decisions >= 0) record->decisions.resize(static_cast<std::size_t>(decisions));
  Setup setup = fork_setup(std::move(*record), seat, level, person->name, "record", 0);
  std::vector<Seat> own(1, seat);
  HttpReply reply = co_await open_table(std::move(setup), *person, std::move(own));
  co_return reply;
}

awaitable<HttpReply> Api::webhook(const Call& call) {
  if (call.person.empty()) co_return not_signed_in();
  Fields fields(call.body);
  const Json& given = fields.any("url");
  const std::string url = given.is_null() ? std::string() : fields.text("url", 500);
  if (!call.body.is_object() || !call.body.contains("url")) fields.fail("url", "this field is missing");
  if (const std::string error = fields.error(); !error.empty())
    co_return refusal_reply(400, "bad_message", error);
  if (!given.is_null() && !is_hook_url(url, house_.settings().private_webhooks))
    co_return refusal_reply(400, "bad_url", "A webhook is an http or https address on the public network.");
  using Result = tl::expected<Seat, Refusal>;
  std::function<void(std::function<void(Result)>)> start =
      [host = house_.host(call.parts[0]), person = call.person, url](std::function<void(Result)> done) {
        host->set_webhook(person, url, std::move(done));
      };
  const Result set = co_await answer_of<Result>(std::move(start));
  if (!set) co_return refusal_reply(status_of(set.error()), set.error());
  co_return json_reply({
      {"url", given}
  });
}

awaitable<HttpReply> Api::person(const Call& call) {
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

awaitable<HttpReply> Api::ratings(const Call& call) {
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

awaitable<HttpReply> Api::info(const Call&) {
  Json games = Json::array();
  for (const AnyGame* game : all_games()) games.push_back(game->key);
  co_return json_reply({
      {"name",        "fondaco"                                  },
      {"version",     FONDACO_VERSION                            },
      {"games",       std::move(games)                           },
      {"uptime",      (house_.settings().now() - started_) / 1000},
      {"open_tables", house_.open_tables()                       }
  });
}

/// Whether everything works, the store's disk included.
awaitable<HttpReply> Api::health(const Call&) {
  std::function<Stored<void>(Store&)> work = [](Store& store) { return store.probe(); };
  const Stored<void> written = co_await write<void>(house_.store(), std::move(work));
  co_return json_reply(
      {
          {"ok", written.has_value()}
  },
      written ? 200 : 503);
}

awaitable<HttpReply> Api::metrics(const Call&) {
  HttpReply reply;
  reply.type = "text/plain; version=0.0.4; charset=utf-8";
  reply.body = house_.metrics().text();
  co_return reply;
}

awaitable<HttpReply> Api::openapi(const Call&) {
  HttpReply reply;
  reply.body = openapi_text();
  co_return reply;
}

}  // namespace fondaco::server
