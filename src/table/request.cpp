#include "table/request.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "bots/levels.hpp"
#include "core/json.hpp"
#include "core/text.hpp"
#include "table/fields.hpp"

namespace fondaco {

namespace {

constexpr std::size_t kLongestId = 64;
constexpr std::size_t kLongestAction = 200;
constexpr std::int64_t kMost = 1'000'000'000;

constexpr std::array<std::pair<std::string_view, Asked>, 21> kTypes = {
    {{"act", Asked::Act},         {"undo", Asked::Undo},     {"answer", Asked::Answer},
     {"pause", Asked::Pause},     {"go_on", Asked::GoOn},    {"hand_over", Asked::HandOver},
     {"return", Asked::Return},   {"resign", Asked::Resign}, {"forced", Asked::Forced},
     {"orders", Asked::Orders},   {"chat", Asked::Chat},     {"fill", Asked::Fill},
     {"leave", Asked::Leave},     {"join", Asked::Join},     {"preview", Asked::Preview},
     {"history", Asked::History}, {"log", Asked::Log},       {"world", Asked::World},
     {"hint", Asked::Hint},       {"ping", Asked::Ping},     {"name", Asked::Name}}
};

/// "41.2": the moment that a client has in mind, after 41 decisions and two undos.
void read_moment(Fields& fields, Request& request) {
  const std::string moment = fields.text("at", 30);
  const char* const end = moment.data() + moment.size();
  const auto decisions = std::from_chars(moment.data(), end, request.number);
  const bool dot = decisions.ec == std::errc() && decisions.ptr != end && *decisions.ptr == '.';
  const auto undos = dot ? std::from_chars(decisions.ptr + 1, end, request.undos) : decisions;
  if (!dot || undos.ec != std::errc() || undos.ptr != end || request.number < 0 || request.undos < 0)
    fields.fail("at", "the moment as the table gave it, such as 41.2, is expected");
}

void read_eyes(Fields& fields, Request& request) {
  if (!fields.has("as")) return;
  const Json& as = fields.any("as");
  const std::string word = as.is_string() ? as.get<std::string>() : std::string();
  if (word == "all") {
    request.eyes = Eyes::All;
  } else if (word == "public") {
    request.eyes = Eyes::Public;
  } else {
    request.eyes = Eyes::OfSeat;
    request.seat = static_cast<int>(fields.number("as", 0, kMaxSeats - 1));
  }
}

void read_fields(Fields& fields, Request& request) {
  switch (request.asked) {
    case Asked::Act:
      request.action = fields.text("action", kLongestAction);
      read_moment(fields, request);
      break;
    case Asked::Preview: request.action = fields.text("action", kLongestAction); break;
    case Asked::Answer: request.yes = fields.flag("yes"); break;
    case Asked::Forced: request.yes = fields.flag("on"); break;
    case Asked::Orders: request.text = fields.any("orders").dump(); break;
    case Asked::Chat: request.text = fields.text("text", kLongestChat); break;
    case Asked::Hint: request.yes = fields.flag_or("meanwhile", false); break;
    case Asked::Fill:
      request.seat = static_cast<int>(fields.number("seat", 0, kMaxSeats - 1));
      request.number = fields.number("level", 1, kLevels);
      break;
    case Asked::Name:
      request.seat = static_cast<int>(fields.number("seat", 0, kMaxSeats - 1));
      request.text = fields.text("name", kLongestChat);
      break;
    case Asked::Join:
      request.table = fields.text("table", 64);
      request.number = fields.number_or("since", 0, kMost, -1);
      request.seat = static_cast<int>(fields.number_or("seat", 0, kMaxSeats - 1, -1));
      break;
    case Asked::History:
      request.number = fields.number("decisions", 0, kMost);
      request.count = static_cast<int>(fields.number_or("count", 1, kViewsAtOnce, 0));
      read_eyes(fields, request);
      break;
    case Asked::Log:
      request.number = fields.number_or("since", 0, kMost, 0);
      read_eyes(fields, request);
      break;
    default: break;
  }
}

}  // namespace

tl::expected<Request, Refusal> read_request(std::string_view text, std::string& id) {
  if (text.size() > kLongestRequest) {
    return refuse("too_large", "A message has at most " + std::to_string(kLongestRequest) + " bytes.");
  }
  const Json json = parse_shallow(text);
  if (json.is_discarded()) return refuse("bad_json", "This is not JSON, or it nests too deeply.");
  Fields fields(json);
  Request request;
  if (fields.has("id")) request.id = id = fields.text("id", kLongestId);
  const std::string type = fields.text("type", 40);
  if (!fields.ok()) return refuse("bad_message", fields.error());
  const auto found =
      std::find_if(kTypes.begin(), kTypes.end(), [&](const auto& t) { return t.first == type; });
  if (found == kTypes.end())
    return refuse("unknown_type", "There is no message of the type '" + shown(type) + "'.");
  request.asked = found->second;
  if (changes(request.asked) && request.id.empty()) fields.fail("id", "this field is missing or empty");
  read_fields(fields, request);
  if (const std::string error = fields.error(); !error.empty()) return refuse("bad_message", error);
  return request;
}

}  // namespace fondaco
