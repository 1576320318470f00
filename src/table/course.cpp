#include "table/course.hpp"

#include <utility>

#include "core/hash.hpp"

namespace fondaco {

tl::expected<Course, std::string> Course::begin(const AnyGame& game, const Json& options, Seed seed) {
  auto state = game.start(options, seed);
  if (!state) return tl::make_unexpected(std::move(state.error()));
  Record record;
  record.game = &game;
  record.rules_version = game.rules_version;
  record.options = game.options_json(*state);
  record.seed = seed;
  return Course(std::move(record), *state);
}

tl::expected<Course, TextError> Course::resume(const Record& record) {
  if (const auto checked = replay(record); !checked) return tl::make_unexpected(checked.error());
  Record empty = record;
  empty.decisions.clear();
  empty.points.clear();
  Course course(std::move(empty), *opening(record));
  for (const Decision& decision : record.decisions) must(course.decide(decision.seat, decision.action));
  return course;
}

Record Course::record() const {
  Record record = record_;
  record.points.clear();
  if (over()) {
    const Scores scores = game().scores(state_);
    record.points.assign(scores.points.begin(), scores.points.begin() + scores.players);
  }
  return record;
}

Error Course::decide(Seat seat, Action action, EventList* events) {
  ActionList legal;
  game().legal(state_, seat, legal);
  const AnyState before = state_;
  if (const Error error = game().apply(state_, seat, action, events)) return error;
  if (record_.decisions.empty() || record_.decisions.back().seat != seat) stop_ = {decisions(), before};
  record_.decisions.push_back({seat, action});
  choices_.push_back(legal.size() > 1);
  return kNoError;
}

AnyState Course::state_after(std::size_t decisions) const {
  if (decisions >= record_.decisions.size()) return state_;
  const bool near = decisions >= stop_.decisions;
  AnyState state = near ? stop_.state : *opening(record_);
  for (std::size_t i = near ? stop_.decisions : 0; i < decisions; ++i)
    must(game().apply(state, record_.decisions[i].seat, record_.decisions[i].action, nullptr));
  return state;
}

void Course::rewind(std::size_t decisions) {
  if (decisions >= record_.decisions.size()) return;
  state_ = state_after(decisions);
  record_.decisions.resize(decisions);
  choices_.resize(decisions);
  if (decisions < stop_.decisions) stop_ = {decisions, state_};
}

std::optional<std::size_t> Course::last_choice(Seat seat) const {
  for (std::size_t i = record_.decisions.size(); i-- > 0;) {
    if (record_.decisions[i].seat == seat && choices_[i]) return i;
  }
  return std::nullopt;
}

std::vector<Json> Course::events(std::size_t from, std::size_t to, Observer observer) const {
  std::vector<Json> all;
  if (from >= to) return all;
  AnyState state = state_after(from);
  for (std::size_t i = from; i < to; ++i) {
    EventList events;
    must(game().apply(state, record_.decisions[i].seat, record_.decisions[i].action, &events));
    for (const Event& event : events) all.push_back(game().event_json(state, event, observer));
  }
  return all;
}

Rng Course::thinking_rng() const {
  Hash hash;
  hash.add(record_.seed);
  hash.add(record_.decisions.size());
  return Rng(hash.value());
}

}  // namespace fondaco
