#include "client/load/table.hpp"

#include <algorithm>

namespace fondaco::client::load {

namespace {

using net::Task;

/// A seat's only option may be played by the server itself; within this time it usually has been.
constexpr auto kForced = std::chrono::milliseconds(250);

}  // namespace

Table::Table(Room& room, int number, std::function<void(Table&)> ended)
    : room_(room),
      number_(number),
      ended_(std::move(ended)),
      rng_(static_cast<Seed>(number)),
      places_(static_cast<std::size_t>(room.settings.players)),
      timer_(room.loop) {
  Listener& self = *this;
  for (std::size_t n = 0; n < places_.size(); ++n)
    places_[n].line = std::make_unique<Line>(room_.loop, room_.target, self, n);
}

/// A time between two numbers of seconds, by chance.
Clock::duration Table::seconds(double from, double to) {
  const double part = rng_.next32() / 4294967296.0;
  return std::chrono::duration_cast<Clock::duration>(
      std::chrono::duration<double>(from + (to - from) * part));
}

Task<std::string> Table::set_up(Desk& desk) {
  const std::string nobody;
  for (std::size_t n = 0; n < places_.size(); ++n) {
    if (!places_[n].token.empty()) continue;
    Json guest = Json::object();
    guest["name"] = "Guest " + std::to_string(number_) + "-" + std::to_string(n);
    guest["token"] = true;
    const std::string path = "/api/guest";
    const Desk::Answer made = co_await desk.post(path, nobody, std::move(guest));
    if (!made.error.empty()) co_return made.error;
    places_[n].token = made.body.value("token", "");
  }
  const auto& games = room_.settings.games;
  Json wish = Json::object();
  wish["game"] = games[static_cast<std::size_t>(number_ + game_) % games.size()]->key;
  Json seats = Json::array();
  for (std::size_t n = 0; n < places_.size(); ++n)
    seats.push_back(Json::object({
        {n == 0 ? "me" : "open", true}
    }));
  wish["seats"] = std::move(seats);
  const std::string tables = "/api/tables";
  const Desk::Answer made = co_await desk.post(tables, places_[0].token, std::move(wish));
  if (!made.error.empty()) co_return made.error;
  const std::string id = made.body.value("table", "");
  const Json invites = made.body.value("invites", Json::array());
  for (const Json& invite : invites) {
    const std::size_t n = invite.value("seat", std::size_t{0});
    if (n >= places_.size()) co_return std::string("bad_answer");
    Json taking = Json::object();
    taking["invite"] = invite.value("invite", "");
    const std::string path = "/api/tables/" + id + "/sit";
    const Desk::Answer sat = co_await desk.post(path, places_[n].token, std::move(taking));
    if (!sat.error.empty()) co_return sat.error;
  }
  begin(id);
  co_return nobody;
}

void Table::begin(std::string id) {
  if (act_) room_.went_wrong("unanswered");
  id_ = std::move(id);
  ++game_;
  seq_ = 0;
  act_.reset();
  acknowledged_.reset();
  waiting_since_.reset();
  playing_ = true;
  due_ = Clock::now() + seconds(0, room_.settings.every);
  wake_at(due_);
  for (std::size_t n = 0; n < places_.size(); ++n) {
    Place& place = places_[n];
    place.seq = 0;
    place.joined = false;
    place.choice.clear();
    if (place.opened) {
      join(n);
    } else {
      place.opened = true;
      place.line->open(place.token);
    }
  }
}

bool Table::everybody_sits() const {
  return playing_ && std::all_of(places_.begin(), places_.end(), [](const Place& p) { return p.joined; });
}

int Table::open_lines() const {
  return static_cast<int>(
      std::count_if(places_.begin(), places_.end(), [](const Place& p) { return p.line->is_open(); }));
}

void Table::close() {
  timer_.cancel();
  for (Place& place : places_) place.line->close();
}

void Table::opened(std::size_t line) {
  if (playing_) join(line);
}

void Table::lost(std::size_t line, bool before) {
  if (before) {
    ++room_.report.lines_lost;
  } else {
    room_.went_wrong("unreachable");
  }
  places_[line].joined = false;
}

void Table::join(std::size_t n) {
  Place& place = places_[n];
  place.joined = false;
  place.line->say(R"({"type":"join","id":"j)" + std::to_string(game_) + R"(","table":")" + id_ +
                  R"(","since":)" + std::to_string(place.seq) + "}");
}

void Table::heard(std::size_t line, std::string_view message) {
  room_.report.received += message.size();
  const Glance found = glance(message, rng_);
  Place& place = places_[line];
  switch (found.kind) {
    case Glance::Kind::Joined:
      if (found.id != "j" + std::to_string(game_)) break;  // to the game before
      place.joined = true;
      // It may have got lost with the line; if not, it is only acknowledged again.
      if (act_ && act_->place == line) place.line->say(act_->message);
      take_in(line, found);
      break;
    case Glance::Kind::Update:
      if (place.joined) take_in(line, found);
      break;
    case Glance::Kind::Ack:
      if (act_ && act_->place == line && found.id == act_->id) acknowledge(found.seq);
      break;
    case Glance::Kind::Error: refuse(line, found); break;
    case Glance::Kind::Other: break;
  }
}

/// The table as a seat has just been told.
void Table::take_in(std::size_t n, const Glance& found) {
  Place& place = places_[n];
  place.heard = Clock::now();
  if (acknowledged_ && place.seq < acknowledged_->seq && found.seq >= acknowledged_->seq &&
      measured(acknowledged_->sent))
    room_.report.told.add(place.heard - acknowledged_->sent);
  place.seq = found.seq;
  place.at = found.at;
  place.choice = found.choice;
  place.options = found.options;
  if (found.over()) {
    if (room_.measured_from < place.heard) ++room_.report.games;
    playing_ = false;
    waiting_since_.reset();
    timer_.cancel();
    for (Place& each : places_) each.joined = false;
    return ended_(*this);
  }
  seq_ = std::max(seq_, found.seq);
  if (waiting_since_) move();
}

void Table::acknowledge(std::uint32_t seq) {
  if (measured(act_->sent)) {
    ++room_.report.moves;
    room_.report.acknowledged.add(Clock::now() - act_->sent);
    // Others may have been told before the acknowledgement came here.
    for (const Place& place : places_) {
      if (place.joined && place.seq >= seq) room_.report.told.add(place.heard - act_->sent);
    }
  }
  acknowledged_ = Acknowledged{seq, act_->sent};
  act_.reset();
  seq_ = std::max(seq_, seq);  // whatever was told before is no position to move from
  if (playing_) wake_at(due_);
}

void Table::refuse(std::size_t n, const Glance& found) {
  const bool of_act = act_ && act_->place == n && found.id == act_->id;
  // The server was faster with a step that leaves no choice: nothing is wrong.
  const bool overtaken = of_act && act_->only && found.code == "stale";
  if (!overtaken) room_.went_wrong(std::string(found.code));
  if (!of_act) return;
  act_.reset();
  if (!playing_) return;
  join(n);  // to learn how the table really stands
  wake_at(due_);
}

void Table::move() {
  if (room_.resting) return;
  std::vector<std::size_t> able;
  for (std::size_t n = 0; n < places_.size(); ++n) {
    const Place& place = places_[n];
    if (place.joined && place.seq == seq_ && !place.choice.empty()) able.push_back(n);
  }
  const auto now = Clock::now();
  if (able.empty()) {
    if (!waiting_since_) waiting_since_ = now;
    return wake_at(*waiting_since_ + kAnswerTimeout);
  }
  const std::size_t chosen = able[rng_.below(static_cast<std::uint32_t>(able.size()))];
  if (places_[chosen].options == 1 && now < places_[chosen].heard + kForced)
    return wake_at(places_[chosen].heard + kForced);
  if (waiting_since_ && measured(now)) ++room_.report.late;
  waiting_since_.reset();
  act(chosen);
}

void Table::act(std::size_t n) {
  Place& place = places_[n];
  const std::string id = "a" + std::to_string(++acts_);
  std::string message =
      R"({"type":"act","id":")" + id + R"(","at":")" + place.at + R"(","action":")" + place.choice + "\"}";
  act_ = Act{n, id, std::move(message), Clock::now(), place.options == 1};
  place.choice.clear();
  place.line->say(act_->message);
  const double every = room_.settings.every;
  due_ = std::max(act_->sent, due_ + seconds(0.5 * every, 1.5 * every));
  wake_at(act_->sent + kAnswerTimeout);
}

void Table::wake_at(Clock::time_point time) {
  alarm_ = time;
  timer_.at(time, [this] {
    if (Clock::now() >= alarm_) awake();
  });
}

void Table::awake() {
  if (!playing_ || room_.resting) return;
  if (act_) {
    room_.went_wrong("unanswered");
    places_[act_->place].line->say(act_->message);
    return wake_at(Clock::now() + kAnswerTimeout);
  }
  if (waiting_since_ && Clock::now() >= *waiting_since_ + kAnswerTimeout) {
    room_.went_wrong("stalled");
    waiting_since_ = Clock::now();
    for (std::size_t n = 0; n < places_.size(); ++n) join(n);
    return wake_at(*waiting_since_ + kAnswerTimeout);
  }
  move();
}

}  // namespace fondaco::client::load
