#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "core/seats.hpp"

namespace fondaco {

/// Why something was refused: a code that programs know, a sentence for people, and where the rules of the
/// game refused it, their reason.
struct Refusal {
  std::string code;
  std::string text;
  std::string reason;
};

inline tl::unexpected<Refusal> refuse(std::string code, std::string text, std::string reason = {}) {
  return tl::make_unexpected(Refusal{std::move(code), std::move(text), std::move(reason)});
}

/// What a client may ask of a table (docs/protocol.md).
enum class Asked : std::uint8_t {
  // Added to the log.
  Act,
  Undo,
  Answer,
  Pause,
  GoOn,
  HandOver,
  Return,
  Resign,
  Forced,
  Orders,
  Chat,
  Hint,
  Fill,
  Leave,
  Name,
  // Answered from what is there.
  Join,
  Preview,
  History,
  Log,
  World,
  Ping
};

/// With whose eyes the past is looked at: one's own, those of `Request::seat`, a spectator's, or all open.
enum class Eyes : std::uint8_t { Own, OfSeat, Public, All };

/// Whether it changes the table.
constexpr bool changes(Asked asked) { return asked < Asked::Join; }

struct Request {
  Asked asked = Asked::Ping;
  std::string id;           // repeated in the answer; needed for what changes the table
  std::string table;        // Join
  std::string action;       // Act, Preview: in notation
  std::string text;         // Chat, Name; Orders: JSON
  std::int64_t number = 0;  // Act, History: decisions so far; Join, Log: entries known; Join: -1: none are
                            // asked for; Fill: level
  std::int64_t undos = 0;   // Act: how often somebody has taken something back
  int seat = -1;            // Fill, Name, Join; History, Log: whose eyes
  int count = 0;            // History: how many positions; 0: one, by itself
  Eyes eyes = Eyes::Own;    // History, Log
  bool yes = false;         // Answer, Forced; Hint: also what is found meanwhile
};

inline constexpr std::size_t kLongestRequest = 8192;
inline constexpr std::size_t kLongestChat = 1000;
inline constexpr int kViewsAtOnce = 50;

/// Reads a message. The refusal carries code bad_json, bad_message or unknown_type; `id` receives the
/// message's id as far as it could be read.
[[nodiscard]] tl::expected<Request, Refusal> read_request(std::string_view text, std::string& id);

}  // namespace fondaco
