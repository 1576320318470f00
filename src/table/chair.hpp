#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "core/json.hpp"

namespace fondaco {

/// The longest name of a person, in bytes.
inline constexpr std::size_t kLongestName = 80;

enum class Holder : std::uint8_t { Open, Person, Bot };

/// A place at a table and who holds it. Who the person is, beyond the name, is for whoever runs the table to
/// know.
struct Chair {
  Holder holder = Holder::Open;
  int level = 0;                       // of the bot that holds it, or that plays for a person who is away
  std::string name;                    // of the person
  bool away = false;                   // a bot plays for the person, who may return
  std::size_t away_since{};            // decisions, when the person went
  bool resigned = false;               // a bot plays for the person, who gave up for good
  bool plays_forced = true;            // steps without a choice are played for the person
  Json orders;                         // the person's standing orders, as the game has them
  std::optional<std::size_t> asks_at;  // where they don't hold: this decision was taken back

  static Chair of_person(std::string name) {
    Chair chair;
    chair.holder = Holder::Person;
    chair.name = std::move(name);
    return chair;
  }
  static Chair of_bot(int level) {
    Chair chair;
    chair.holder = Holder::Bot;
    chair.level = level;
    return chair;
  }

  /// Whether a person decides here now.
  bool present() const { return holder == Holder::Person && !away && !resigned; }
  /// Whether a bot does.
  bool automatic() const { return holder == Holder::Bot || (holder == Holder::Person && (away || resigned)); }

  friend bool operator==(const Chair&, const Chair&) = default;
};

}  // namespace fondaco
