#include "table/clock.hpp"

#include <algorithm>
#include <utility>

#include "core/json.hpp"
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
  const Millis used = std::clamp<Millis>(now - since_[seat], 0, left_[seat]);
  left_[seat] -= used;
  used_[seat] += used;
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

void Clock::decided(Seat seat, Millis now, bool by_person) {
  charge(seat, now);
  running_.erase(seat);
  const Millis used = std::exchange(used_[seat], 0);
  if (rules_.kind == ClockRules::Kind::Bank) {
    const Millis brought = by_person ? std::min(rules_.increment, kLongest - left_[seat]) : 0;
    left_[seat] += brought;
    made_.push_back({seat, brought, used});
  } else if (rules_.kind == ClockRules::Kind::Move) {
    made_.push_back({seat, left_[seat], used});
    left_[seat] = rules_.limit;
  }
}

void Clock::take_back(const Undone& undone, Millis now) {
  if (undone.decision >= made_.size()) return;
  for (const Seat seat : running_) charge(seat, now);
  const std::size_t end = undone.alone ? undone.decision + 1 : made_.size();
  const Millis in_vain = withdraw(undone, end);
  rules_.kind == ClockRules::Kind::Bank ? refill(undone, end) : restore(undone, end);
  if (undone.charged) left_[undone.by] = std::max<Millis>(0, left_[undone.by] - in_vain);
  for (std::size_t i = undone.decision; i < end; ++i) {
    if (made_[i].seat == undone.by) used_[undone.by] += made_[i].used;  // for the question put again
  }
  made_.erase(made_.begin() + static_cast<std::ptrdiff_t>(undone.decision),
              made_.begin() + static_cast<std::ptrdiff_t>(end));
}

/// What the others have used for questions that are gone is given back to a bank. The longest of it.
Millis Clock::withdraw(const Undone& undone, std::size_t end) {
  Seats asked_anew;
  for (std::size_t i = undone.decision; i < end; ++i) asked_anew.insert(made_[i].seat);
  Millis longest = 0;
  for (const Seat seat : running_) {
    if (seat == undone.by || (undone.deciders.contains(seat) && !asked_anew.contains(seat))) continue;
    const Millis used = std::exchange(used_[seat], 0);
    if (rules_.kind == ClockRules::Kind::Bank) left_[seat] += used;
    longest = std::max(longest, used);
  }
  return longest;
}

/// A bank as it was, but that who takes back has used what he has used.
void Clock::refill(const Undone& undone, std::size_t end) {
  for (std::size_t i = undone.decision; i < end; ++i) {
    const auto [seat, brought, used] = made_[i];
    left_[seat] = std::max<Millis>(0, left_[seat] - brought + (seat == undone.by ? 0 : used));
  }
}

/// The time for a decision that is made anew. Whoever does not decide will have another question, and the
/// whole time for it.
void Clock::restore(const Undone& undone, std::size_t end) {
  std::array<std::optional<Millis>, kMaxSeats> then;
  for (std::size_t i = undone.decision; i < end; ++i) {
    auto& left = then[made_[i].seat];
    if (!left) {
      left = made_[i].amount;
    } else if (undone.charged) {
      *left -= rules_.limit - made_[i].amount;
    }
  }
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (!undone.deciders.contains(seat)) {
      left_[seat] = rules_.limit;
    } else if (then[seat]) {
      const Millis since = undone.charged ? rules_.limit - left_[seat] : 0;
      left_[seat] = std::max<Millis>(0, *then[seat] - since);
    }
  }
}

void Clock::forgive(Millis from, Millis now) {
  for (const Seat seat : running_) {
    charge(seat, from);
    since_[seat] = now;
  }
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
