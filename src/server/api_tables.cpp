// The calls about tables: the lobby, seats, records and forks.
#include "bots/levels.hpp"
#include "core/registry.hpp"
#include "server/api_call.hpp"
#include "server/hook_url.hpp"
#include "server/replies.hpp"
#include "table/fields.hpp"
#include "table/fork.hpp"
#include "table/messages.hpp"
#include "table/naming.hpp"

namespace fondaco::server {

using net::Task;

namespace {

constexpr std::size_t kLongestInvite = 64;

HttpReply bad_invite() { return refusal_reply(403, "bad_invite", "This invitation is not for this table."); }

/// A part of a query; empty if it is not there.
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
      {"name", line.name.empty() ? Json(nullptr) : Json(line.name)},
      {"owner", line.owner},
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

}  // namespace

Task<HttpReply> Api::tables(const Call& call) {
  TableQuery query;
  const std::string show = parameter(call.request.query, "show");
  query.game = parameter(call.request.query, "game");
  query.person = call.person;
  if (show == "mine" || show == "hidden") {
    if (call.person.empty()) co_return not_signed_in();
    query.show = show == "mine" ? TableQuery::Show::Mine : TableQuery::Show::Hidden;
  } else if (show == "running") {
    query.show = TableQuery::Show::Running;
  } else if (!show.empty() && show != "open") {
    co_return refusal_reply(400, "bad_message", "/show: open, running, mine or hidden is expected");
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
Task<HttpReply> Api::open_table(Setup setup, const Person& owner, std::vector<Seat> own) {
  setup.created = house_.settings().now();
  if (setup.commitment.empty()) {
    setup.nonce = random_hex(16);
    setup.commitment = sha256_hex(committed_text(setup));
  }
  const auto opened = Table::open(setup);
  if (!opened) co_return refusal_reply(400, "bad_message", opened.error());
  NewTable table;
  table.id = random_name(12);
  table.owner = owner.id;
  table.setup = setup_json(setup).dump();
  table.game = setup.origin.game->key;
  table.players = static_cast<int>(setup.chairs.size());
  table.name = setup.origin.table;
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

Task<HttpReply> Api::create(const Call& call) {
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
  if (const std::string& name = wish->setup.origin.table; !name.empty() && !is_name(name))
    co_return bad_name();
  for (const Seat seat : wish->own) {
    std::string& name = wish->setup.chairs[seat].name;
    if (!name.empty() && !is_persons_name(name)) co_return bad_name();
    if (name.empty()) name = person->name;
  }
  HttpReply reply = co_await open_table(std::move(wish->setup), *person, std::move(wish->own));
  co_return reply;
}

Task<tl::expected<Json, HttpReply>> Api::table_info(const std::string& id, const std::string& person,
                                                    bool invited) {
  std::function<Stored<TableLine>(Store&)> work = [id, person](Store& store) {
    return store.find_table(id, person);
  };
  const Stored<TableLine> line = co_await read<TableLine>(house_.store(), std::move(work));
  if (!line) {
    const HttpReply missing = refusal_reply(404, "no_such_table", "There is no such table.");
    co_return tl::make_unexpected(missing_or_unavailable(line.error(), missing));
  }
  Json json = line_json(*line);
  // Who made a table is told to those who sit there or may sit down.
  const bool known = invited || line->owner || line->listed || !line->mine.empty();
  json["host"] = known ? Json(line->host) : Json(nullptr);
  Look<Json> about = [this, id, owner = line->owner](const Table& table, const std::vector<StoredSeat>&,
                                                     const std::string&) -> tl::expected<Json, Refusal> {
    Json more = {
        {"about", about_json(table)}
    };
    if (owner) more["invites"] = invites(id, table.chairs());
    return more;
  };
  const auto more = co_await look<Json>(house_.host(id), std::move(about));
  if (!more) co_return tl::make_unexpected(refusal_reply(more.error()));
  json.update(*more);
  co_return json;
}

Task<HttpReply> Api::table(const Call& call) {
  const auto json = co_await table_info(call.parts[0], call.person, false);
  co_return json ? json_reply(*json) : json.error();
}

Seat Api::invited_to(const std::string& table, const std::string& invite) const {
  Seat found = kNobody;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (same_secret(invite, signer_.invite(table, seat))) found = seat;
  }
  return found;
}

/// What whoever holds an invitation may know before telling a name. The invitation is a secret, so it comes
/// in the body: addresses are kept in logs and histories.
Task<HttpReply> Api::invitation(const Call& call) {
  Fields fields(call.body);
  const std::string invite = fields.text("invite", kLongestInvite);
  if (const std::string error = fields.error(); !error.empty())
    co_return refusal_reply(400, "bad_message", error);
  const Seat seat = invited_to(call.parts[0], invite);
  if (seat == kNobody) co_return bad_invite();
  auto json = co_await table_info(call.parts[0], call.person, true);
  if (!json) co_return json.error();
  (*json)["seat"] = seat;
  co_return json_reply(*json);
}

Task<HttpReply> Api::sit(const Call& call) {
  const Stored<Person> person = co_await who(call);
  if (!person) co_return unknown(person.error());
  Fields fields(call.body);
  const std::string& id = call.parts[0];
  Seat seat = kNobody;
  if (fields.has("invite")) {
    seat = invited_to(id, fields.text("invite", kLongestInvite));
    if (fields.ok() && seat == kNobody) co_return bad_invite();
  } else {
    seat = static_cast<Seat>(fields.number("seat", 0, kMaxSeats - 1));
  }
  if (const std::string error = fields.error(); !error.empty())
    co_return refusal_reply(400, "bad_message", error);
  const auto host = house_.host(id);
  if (!fields.has("invite")) {
    Look<bool> listed = [](const Table& table, const auto&, const auto&) -> tl::expected<bool, Refusal> {
      return table.setup().listed;
    };
    const auto open = co_await look<bool>(host, std::move(listed));
    if (!open) co_return refusal_reply(open.error());
    if (!*open) co_return refusal_reply(403, "listed_only", "A seat at this table needs an invitation.");
  }
  using Result = tl::expected<Seat, Refusal>;
  std::function<void(std::function<void(Result)>)> start =
      [host, seat, &person](std::function<void(Result)> done) { host->sit(seat, *person, std::move(done)); };
  const Result sat = co_await net::answer_of<Result>(std::move(start));
  if (!sat) co_return refusal_reply(sat.error());
  co_return json_reply({
      {"seat", *sat}
  });
}

Task<HttpReply> Api::leave(const Call& call) {
  if (call.person.empty()) co_return not_signed_in();
  using Result = tl::expected<Seat, Refusal>;
  std::function<void(std::function<void(Result)>)> start =
      [host = house_.host(call.parts[0]), person = call.person](std::function<void(Result)> done) {
        host->get_up(person, std::move(done));
      };
  const Result left = co_await net::answer_of<Result>(std::move(start));
  if (!left) co_return refusal_reply(left.error());
  co_return json_reply({
      {"seat", *left}
  });
}

Task<HttpReply> Api::fork(const Call& call) {
  const Stored<Person> person = co_await who(call);
  if (!person) co_return unknown(person.error());
  Fields fields(call.body);
  const auto decisions = static_cast<std::size_t>(fields.number("decisions", 0, 1'000'000));
  const auto seat = static_cast<Seat>(fields.number("seat", 0, kMaxSeats - 1));
  const auto level = static_cast<int>(fields.number("level", 1, kLevels));
  if (const std::string error = fields.error(); !error.empty())
    co_return refusal_reply(400, "bad_message", error);
  Look<Setup> branch = [&](const Table& table, const std::vector<StoredSeat>& seats,
                           const std::string&) -> tl::expected<Setup, Refusal> {
    const bool own = seat < seats.size() && seats[seat].person == person->id;
    Rng rng(random_seed());
    auto setup = fork_of(table, decisions, {person->name, seat, level}, own, rng);
    if (setup) setup->forked_from = call.parts[0];
    return setup;
  };
  auto setup = co_await look<Setup>(house_.host(call.parts[0]), std::move(branch));
  if (!setup) co_return refusal_reply(setup.error());
  std::vector<Seat> own(1, seat);
  HttpReply reply = co_await open_table(std::move(*setup), *person, std::move(own));
  co_return reply;
}

Task<HttpReply> Api::record(const Call& call) {
  Look<std::string> written = [](const Table& table, const auto&,
                                 const auto&) -> tl::expected<std::string, Refusal> {
    if (!table.finished())
      return refuse("not_over", "The record holds every secret of the game: it is given away after the end.");
    return write_record(table.record());
  };
  auto text = co_await look<std::string>(house_.host(call.parts[0]), std::move(written));
  if (!text) co_return refusal_reply(text.error());
  HttpReply reply;
  reply.type = "text/plain; charset=utf-8";
  reply.body = std::move(*text);
  reply.headers.emplace_back("Content-Disposition", "attachment; filename=\"" + call.parts[0] + ".fgn\"");
  co_return reply;
}

Task<HttpReply> Api::import(const Call& call) {
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
  Setup setup = fork_of(std::move(*record), {person->name, seat, level});
  setup.forked_from = "record";
  std::vector<Seat> own(1, seat);
  HttpReply reply = co_await open_table(std::move(setup), *person, std::move(own));
  co_return reply;
}

Task<HttpReply> Api::webhook(const Call& call) {
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
  const Result set = co_await net::answer_of<Result>(std::move(start));
  if (!set) co_return refusal_reply(set.error());
  co_return json_reply({
      {"url", given}
  });
}

}  // namespace fondaco::server
