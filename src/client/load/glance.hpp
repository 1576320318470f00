#pragma once

#include <cstdint>
#include <string_view>

#include "core/rng.hpp"

namespace fondaco::client::load {

/// What a load generator has to know of a message: found by skimming, since to read all of each update would
/// cost as much as the server spends on writing it. Texts point into the message and keep its escapes, so
/// that they can go into a message as they are.
struct Glance {
  enum class Kind { Joined, Update, Ack, Error, Other };

  Kind kind = Kind::Other;
  std::string_view id, code;
  std::uint32_t seq = 0;  // of the table, or of what is acknowledged
  std::string_view at, status;
  std::uint32_t options = 0;  // how many things this seat may do
  std::string_view choice;    // one of them, each equally likely

  bool over() const { return status == "over" || status == "abandoned" || status == "diverged"; }
};

/// What is not found stays empty, also in a text that is no JSON.
Glance glance(std::string_view message, Rng& rng);

}  // namespace fondaco::client::load
