#pragma once

#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "table/chair.hpp"
#include "table/clock.hpp"
#include "table/record.hpp"

namespace fondaco {

/// What a table begins with and never changes.
struct Setup {
  /// Game, rules, options, seed and, for a fork, the position or the decisions that it goes on from.
  Record origin;
  std::vector<Chair> chairs;  // one per seat, as they are at first
  ClockRules clock;
  int stand_in = 3;     // level of the bot that plays for somebody who is away
  bool hints = true;    // may be asked for
  bool rated = false;   // may count for ratings
  bool listed = false;  // shown to everybody, who may take open seats without an invitation
  /// Made before the first decision and shown at once: the hash of `committed_text`, all of which is told
  /// after the end. Empty where nobody needs it.
  std::string nonce, commitment;
  std::string forked_from;  // the table it was forked from, or nothing
  Millis created = 0;
};

/// The text whose SHA-256, in hexadecimal digits, is the commitment: "fondaco-seed SEED NONCE" and, where the
/// game goes on from a position, a blank and that, as records have it.
std::string committed_text(const Setup& setup);

/// The set-up whole, secrets included: for whoever keeps tables.
Json setup_json(const Setup& setup);
[[nodiscard]] tl::expected<Setup, std::string> read_setup(const Json& json);

/// A chair as somebody asks for it: {"open"}, {"bot": level} or {"me"}, the latter with a name where
/// several people share a screen.
struct Wish {
  Setup setup;            // without seed and times; which names are fit is for whoever asks for them to say
  std::vector<Seat> own;  // seats that whoever asks wants to hold
};
/// The table that somebody asks for (docs/protocol.md); an error is "/path: reason".
[[nodiscard]] tl::expected<Wish, std::string> read_wish(const Json& json);

}  // namespace fondaco
