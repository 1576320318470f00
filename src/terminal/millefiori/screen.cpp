#include "terminal/millefiori/screen.hpp"

#include <algorithm>
#include <array>

#include "games/millefiori/reasons.hpp"
#include "terminal/millefiori/help.hpp"
#include "terminal/millefiori/names.hpp"
#include "terminal/millefiori/terms.hpp"
#include "terminal/millefiori/texts.hpp"
#include "terminal/result.hpp"

namespace fondaco::terminal {

namespace millefiori {

namespace {

static_assert(every_key_has_words(fondaco::millefiori::kReasonKeys, kReasons));

/// The column of the result table that points of a reason belong to.
std::size_t result_column(std::string_view reason) {
  constexpr std::array<std::pair<std::string_view, std::size_t>, 8> kColumnOf = {
      {{"group", 0},
       {"chain", 1},
       {"level", 2},
       {"triangle", 2},
       {"goods", 3},
       {"fleet", 4},
       {"bonus", 5},
       {"sea", 6}}
  };
  return std::find_if(kColumnOf.begin(), kColumnOf.end(),
                      [reason](const auto& entry) { return entry.first == reason; })
      ->second;
}

}  // namespace

/// Place, points, and where they came from.
Lines result(const Scene& s, const Scores& scores, std::span<const Json> events) {
  constexpr std::array<std::size_t, 10> kWidths = {7, 10, 7, 9, 7, 7, 7, 8, 7, 5};
  std::array<std::array<int, 7>, kMaxSeats> from{};
  for (const Json& event : events) {
    if (text_of(event["type"]) == "points")
      from[event["seat"].get<std::size_t>()][result_column(text_of(event["reason"]))] +=
          event["points"].get<int>();
  }
  Lines lines = {"  " + heads(kMillefiori.result_heads, s.language, kWidths)};
  for (const std::size_t p : by_place(scores)) {
    std::vector<std::string> cells = {std::to_string(scores.ranks[p]), player_name(s, static_cast<int>(p)),
                                      std::to_string(scores.points[p])};
    for (const int points : from[p]) cells.push_back(std::to_string(points));
    lines.push_back("  " + columns(cells, kWidths));
  }
  append(lines, victory(s, data(), scores));
  return lines;
}

}  // namespace millefiori

const GameScreen& millefiori_screen() {
  static constexpr GameScreen screen = {
      .key = "millefiori",
      .data = millefiori::data,
      .reasons = millefiori::kReasons,
      .terms = millefiori::kTermNames,
      .reminder = millefiori::reminder,
      .signs = millefiori::kSigns,
      .typed_move = millefiori::kMillefiori.typed_move,
      .details_command = millefiori::kMillefiori.details_command,
      .details_words = millefiori::kMillefiori.details_words,
      .board = millefiori::board,
      .brief = millefiori::brief,
      .details = millefiori::details,
      .question = millefiori::question,
      .menu = millefiori::menu,
      .option = millefiori::option,
      .story = millefiori::story,
      .result = millefiori::result,
      .supposed = millefiori::supposed,
  };
  return screen;
}

}  // namespace fondaco::terminal
