#include "table/past.hpp"

#include <algorithm>
#include <utility>

#include "table/messages.hpp"

namespace fondaco {

namespace {

tl::expected<Observer, Refusal> eyes_of(const Table& table, const Request& request, Seat viewer) {
  if (request.eyes == Eyes::Own) return observer_at(viewer);
  if (request.eyes == Eyes::Public) return Observer::spectator();
  if (request.eyes == Eyes::OfSeat && request.seat >= table.players())
    return refuse("no_such_position", "The table has no such seat.");
  const bool own = request.eyes == Eyes::OfSeat && request.seat == static_cast<int>(viewer);
  if (!own && !table.finished()) return refuse("not_over", "Other views are given away after the end.");
  return request.eyes == Eyes::All ? Observer::everything() : Observer::seat(static_cast<Seat>(request.seat));
}

}  // namespace

tl::expected<Json, Refusal> history_json(const Table& table, const Request& request, Seat viewer) {
  const Course& course = table.course();
  const auto from = static_cast<std::size_t>(request.number);
  if (request.number < 0 || from > course.decisions() || !table.begun())
    return refuse("no_such_position", "The game has no such position.");
  const auto eyes = eyes_of(table, request, viewer);
  if (!eyes) return tl::make_unexpected(eyes.error());
  Json json = {
      {"decisions", request.number}
  };
  AnyState state = course.state_after(from);
  if (request.count == 0) {
    json["view"] = table.game().state_json(state, *eyes);
    return json;
  }
  Json views = Json::array();
  views.push_back(table.game().state_json(state, *eyes));
  const std::size_t to = std::min(course.decisions(), from + static_cast<std::size_t>(request.count) - 1);
  for (std::size_t i = from; i < to; ++i) {
    must(table.game().apply(state, course.decision(i).seat, course.decision(i).action, nullptr));
    views.push_back(table.game().state_json(state, *eyes));
  }
  json["views"] = std::move(views);
  return json;
}

tl::expected<Json, Refusal> log_json(const Table& table, const Request& request, Seat viewer) {
  const auto eyes = eyes_of(table, request, viewer);
  if (!eyes) return tl::make_unexpected(eyes.error());
  const auto since = static_cast<std::uint32_t>(std::clamp<std::int64_t>(request.number, 0, UINT32_MAX));
  Json json = {
      {"seq", table.seq()}
  };
  json["entries"] = entries_json(table, since, viewer, *eyes);
  return json;
}

}  // namespace fondaco
