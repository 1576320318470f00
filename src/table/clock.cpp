#include "table/clock.hpp"

#include <algorithm>

#include "table/fields.hpp"

namespace fondaco {

namespace {

constexpr Millis kLongest = Millis{1000} * 60 * 60 * 24 * 365;

}  // namespace

Json clock_json(const ClockRules& rules) {
  switch (rules.kind) {
    case ClockRules::Kind::Move:
      return {
          {"kind",  "move"     },
          {"limit", rules.limit}
      };
    case ClockRules::Kind::Bank:
      return {
          {"kind",      "bank"         },
          {"limit",     rules.limit    },
          {"increment", rules.increment}
      };
    case ClockRules::Kind::None: break;
  }
  return {
      {"kind", "none"}
  };
}

std::string read_clock(const Json& json, ClockRules& rules) {
  Fields fields(json, "/clock");
  const std::string kind = fields.word("kind", {"none", "move", "bank"});
  ClockRules read;
  read.kind = kind == "move"   ? ClockRules::Kind::Move
              : kind == "bank" ? ClockRules::Kind::Bank
                               : ClockRules::Kind::None;
  if (read.kind != ClockRules::Kind::None) read.limit = fields.number("limit", 1000, kLongest);
  if (read.kind == ClockRules::Kind::Bank) read.increment = fields.number_or("increment", 0, kLongest, 0);
  std::string error = fields.error();
  if (error.empty()) rules = read;
  return error;
}

Clock::Clock(const ClockRules& rules) : rules_(rules) { left_.fill(rules.limit); }

void Clock::charge(Seat seat, Millis now) {
  if (!running_.contains(seat)) return;
  if (rules_.kind == ClockRules::Kind::Bank)
    left_[seat] = std::max<Millis>(0, left_[seat] - std::max<Millis>(0, now - since_[seat]));
  since_[seat] = now;
}

void Clock::run(Seats seats, Millis now) {
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (running_.contains(seat) == seats.contains(seat)) continue;
    charge(seat, now);
    since_[seat] = now;
  }
  running_ = seats;
}

void Clock::decided(Seat seat, Millis now) {
  charge(seat, now);
  if (rules_.kind == ClockRules::Kind::Bank) left_[seat] = std::min(kLongest, left_[seat] + rules_.increment);
  running_.erase(seat);
}

std::optional<Millis> Clock::left(Seat seat, Millis now) const {
  if (rules_.kind == ClockRules::Kind::None) return std::nullopt;
  const Millis spent = running_.contains(seat) ? std::max<Millis>(0, now - since_[seat]) : 0;
  return std::max<Millis>(0, left_[seat] - spent);
}

std::optional<Clock::Due> Clock::due() const {
  if (rules_.kind == ClockRules::Kind::None || running_.empty()) return std::nullopt;
  Due first;
  for (const Seat seat : running_) {
    const Millis at = since_[seat] + left_[seat];
    if (first.seat == kNobody || at < first.at) first = {at, seat};
  }
  return first;
}

}  // namespace fondaco
