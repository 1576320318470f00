#include "terminal/session.hpp"

#include <utility>

#include "core/hash.hpp"

namespace fondaco::terminal {

tl::expected<Session, std::string> Session::begin(const AnyGame& game, const Json& options, Seed seed) {
  auto state = game.start(options, seed);
  if (!state) return tl::make_unexpected(std::move(state.error()));
  Record record;
  record.game = &game;
  record.rules_version = game.rules_version;
  record.options = game.options_json(*state);
  record.seed = seed;
  return Session(std::move(record), *state);
}

tl::expected<Session, TextError> Session::resume(const Record& record) {
  if (const auto checked = replay(record); !checked) return tl::make_unexpected(checked.error());
  auto started = record.game->start(record.options, record.seed);
  if (!started) return tl::make_unexpected(TextError{0, started.error()});
  Record empty = record;
  empty.decisions.clear();
  empty.points.clear();
  Session session(std::move(empty), *started);
  for (const Decision& decision : record.decisions) session.decide(decision.seat, decision.action);
  return session;
}

Record Session::record() const {
  Record record = record_;
  record.points.clear();
  if (over()) {
    const Scores scores = game().scores(state_);
    record.points.assign(scores.points.begin(), scores.points.begin() + scores.players);
  }
  return record;
}

Error Session::decide(Seat seat, Action action) {
  ActionList legal;
  game().legal(state_, seat, legal);
  EventList events;
  if (const Error error = game().apply(state_, seat, action, &events)) return error;
  record_.decisions.push_back({seat, action});
  steps_.push_back({legal.size() > 1, std::vector<Event>(events.begin(), events.end())});
  return kNoError;
}

void Session::rewind(std::size_t decisions) {
  if (decisions >= record_.decisions.size()) return;
  record_.decisions.resize(decisions);
  steps_.resize(decisions);
  if (const auto state = replay(record_)) state_ = *state;
}

std::optional<std::size_t> Session::last_choice(Seat seat) const {
  for (std::size_t i = record_.decisions.size(); i-- > 0;) {
    if (record_.decisions[i].seat == seat && steps_[i].choice) return i;
  }
  return std::nullopt;
}

std::vector<Json> Session::events(std::size_t from, std::size_t to, Observer observer) const {
  std::vector<Json> all;
  for (std::size_t i = from; i < to; ++i) {
    for (const Event& event : steps_[i].events) all.push_back(game().event_json(state_, event, observer));
  }
  return all;
}

Rng Session::thinking_rng() const {
  Hash hash;
  hash.add(record_.seed);
  hash.add(record_.decisions.size());
  return Rng(hash.value());
}

}  // namespace fondaco::terminal
