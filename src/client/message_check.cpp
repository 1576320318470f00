#include "client/message_check.hpp"

#include <algorithm>
#include <string_view>

#include "client/json_field.hpp"
#include "core/seats.hpp"

namespace fondaco::client {

namespace {

constexpr std::uint64_t kMostDecisions = 1'000'000;
constexpr std::int64_t kMostPoints = 30'000;
constexpr int kHighestLevel = 5;

bool is_within(const Json& number, std::int64_t least, std::int64_t most) {
  return number.is_number_integer() && number.get<std::int64_t>() >= least &&
         number.get<std::int64_t>() <= most;
}

/// A list each of whose elements is as it should be.
template <class Check>
bool is_list(const Json& list, Check check) {
  return list.is_array() && std::all_of(list.begin(), list.end(), check);
}

template <class Check>
bool may_be(const Json& value, Check check) {
  return value.is_null() || check(value);
}

bool is_object(const Json& value) { return value.is_object(); }

bool is_seat(const Json& value) { return is_within(value, 0, kMaxSeats - 1); }

bool is_chair(const Json& chair) {
  return chair.is_object() &&
         may_be(field(chair, "person"), [](const Json& name) { return name.is_string(); }) &&
         may_be(field(chair, "bot"), [](const Json& level) { return is_within(level, 1, kHighestLevel); });
}

bool is_clock(const Json& clock) { return field(clock, "left").is_array(); }

bool is_result(const Json& result) {
  return is_list(field(result, "standings"), [](const Json& standing) {
    return is_within(field(standing, "points"), -kMostPoints, kMostPoints) &&
           is_within(field(standing, "rank"), 0, kMaxSeats);
  });
}

bool is_present(const Json& present) {
  const Json& seats = field(present, "seats");
  if (!is_list(seats, is_chair) || seats.empty() || seats.size() > kMaxSeats) return false;
  const auto taken = [&](const Json& seat) {
    return is_within(seat, 0, static_cast<std::int64_t>(seats.size()) - 1);
  };
  return is_text(present, "at") && is_text(present, "status") && field(present, "seq").is_number_unsigned() &&
         is_list(field(present, "deciders"), taken) && may_be(field(present, "view"), is_object) &&
         may_be(field(present, "legal"),
                [](const Json& legal) {
                  return is_list(legal, [](const Json& option) { return is_text(option, "do"); });
                }) &&
         may_be(field(present, "forced"), [](const Json& forced) { return forced.is_boolean(); }) &&
         may_be(field(present, "clock"), is_clock) && may_be(field(present, "result"), is_result);
}

bool is_decision(const Json& entry) {
  const Json& decision = field(entry, "decision");
  return decision.is_number_unsigned() && decision.get<std::uint64_t>() < kMostDecisions;
}

bool is_entry(const Json& entry) {
  if (!is_text(entry, "what") || !field(entry, "seq").is_number_unsigned()) return false;
  const Json& seat = field(entry, "seat");
  if (!may_be(seat, is_seat)) return false;
  const auto& what = entry["what"].get_ref<const std::string&>();
  if (what == "act") {
    const auto is_event = [](const Json& event) { return is_text(event, "type"); };
    return !seat.is_null() && is_decision(entry) && is_list(field(entry, "events"), is_event);
  }
  if (what == "undo") return is_decision(entry);
  if (what == "chat") return is_text(entry, "text");
  if (what == "answer") return field(entry, "yes").is_boolean();
  return true;
}

/// A table as it stands, with what is new.
bool is_news(const Json& message) {
  if (!is_present(field(message, "present")) || !is_list(field(message, "entries"), is_entry)) return false;
  const std::size_t seats = message["present"]["seats"].size();
  return std::all_of(message["entries"].begin(), message["entries"].end(), [seats](const Json& entry) {
    return !entry.contains("seat") || entry["seat"].get<std::size_t>() < seats;
  });
}

bool is_joined(const Json& message) {
  const Json& about = field(message, "about");
  const Json& you = field(message, "you");
  if (!is_text(about, "game") || !field(about, "options").is_object() || !is_news(message)) return false;
  return may_be(you, [&](const Json& seat) {
    return is_seat(seat) && seat.get<std::size_t>() < message["present"]["seats"].size();
  });
}

bool is_hint(const Json& message) {
  const auto is_move = [](const Json& move) {
    return is_text(move, "term") && is_seat(field(move, "seat")) && field(move, "worth").is_number_integer();
  };
  const auto is_option = [&](const Json& option) {
    return is_text(option, "do") && is_within(field(option, "chance"), 0, 100) &&
           is_list(field(option, "moves"), is_move);
  };
  return is_text(message, "at") && is_list(field(message, "options"), is_option);
}

}  // namespace

bool is_message(const Json& message) {
  if (!is_text(message, "type")) return false;
  const auto& type = message["type"].get_ref<const std::string&>();
  if (type == "joined") return is_joined(message);
  if (type == "update") return is_news(message);
  if (type == "world") return is_text(message, "at") && field(message, "world").is_object();
  if (type == "hint") return is_hint(message);
  if (type == "ack") return is_text(message, "id");
  if (type == "error") return is_text(message, "code");
  return true;
}

}  // namespace fondaco::client
