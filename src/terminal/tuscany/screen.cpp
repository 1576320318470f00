#include "terminal/tuscany/screen.hpp"

#include <array>

#include "games/tuscany/reasons.hpp"
#include "terminal/result.hpp"
#include "terminal/tuscany/help.hpp"
#include "terminal/tuscany/names.hpp"
#include "terminal/tuscany/terms.hpp"
#include "terminal/tuscany/texts.hpp"

namespace fondaco::terminal {

namespace tuscany {

namespace {

static_assert(every_key_has_words(fondaco::tuscany::kReasonKeys, kReasons));

int empty_cells(const Json& player) { return tables::kCells - static_cast<int>(player["domain"].size()); }

/// Where the red points of a player came from.
struct Sources {
  std::array<int, tables::kRounds> rounds{};
  int on_the_way = 0, left_over = 0;
};

}  // namespace

std::vector<TieBreak> tie_breaks(const Scene& s) {
  std::vector<TieBreak> breaks;
  for (const tables::TieBreak by : edition_of(s).tie_breaks) {
    if (by == tables::TieBreak::Shared) break;
    const bool green = by == tables::TieBreak::MostGreen || by == tables::TieBreak::FewestGreen;
    const bool fewer = by == tables::TieBreak::FewestGreen || by == tables::TieBreak::FewestRegionCards;
    TieBreak tie{s.say(kTuscany.tie_breaks[static_cast<std::size_t>(by)]), {}, fewer};
    for (std::size_t p = 0; p < s.view["players"].size(); ++p) {
      const Json& player = s.view["players"][p];
      tie.numbers[p] = by == tables::TieBreak::MostEmptyCells ? empty_cells(player)
                       : green                                ? player["green"].get<int>()
                                                              : player["hand_size"].get<int>();
    }
    breaks.push_back(std::move(tie));
  }
  return breaks;
}

/// Place, points, where they came from, and what breaks ties.
Lines result(const Scene& s, const Scores& scores, std::span<const Json> events) {
  constexpr std::array<std::size_t, 10> kWidths = {6, 8, 9, 8, 8, 8, 7, 8, 7, 9};
  std::array<Sources, kMaxSeats> from{};
  std::size_t round = 0;
  for (const Json& event : events) {
    const std::string type = event["type"];
    if (type == "round_scored") round = event["round"].get<std::size_t>() - 1;
    if (type != "red") continue;
    Sources& sources = from[event["seat"].get<std::size_t>()];
    const std::string reason = event["reason"];
    int& source = reason == "round"                           ? sources.rounds[round]
                  : reason == "yield" || reason == "overflow" ? sources.on_the_way
                                                              : sources.left_over;
    source += event["points"].get<int>();
  }
  Lines lines = {"  " + heads(kTuscany.result_heads, s.language, kWidths)};
  for (const std::size_t p : by_place(scores)) {
    const Json& player = s.view["players"][p];
    std::vector<std::string> cells = {std::to_string(scores.ranks[p]), player_name(s, static_cast<int>(p)),
                                      number(player["red"])};
    for (const int points : from[p].rounds) cells.push_back(std::to_string(points));
    cells.push_back(std::to_string(from[p].on_the_way));
    cells.push_back(std::to_string(from[p].left_over));
    cells.push_back(std::to_string(empty_cells(player)));
    cells.push_back(number(player["green"]));
    lines.push_back("  " + columns(cells, kWidths));
  }
  append(lines, victory(s, data(), scores, kNouns.red_point, tie_breaks(s)));
  return lines;
}

}  // namespace tuscany

const GameScreen& tuscany_screen() {
  static constexpr GameScreen screen = {
      .key = "tuscany",
      .data = tuscany::data,
      .reasons = tuscany::kReasons,
      .terms = tuscany::kTermNames,
      .reminder = tuscany::reminder,
      .signs = tuscany::kSigns,
      .typed_move = tuscany::kTuscany.typed_move,
      .details_command = tuscany::kTuscany.details_command,
      .board = tuscany::board,
      .brief = tuscany::brief,
      .details = tuscany::details,
      .question = tuscany::question,
      .menu = tuscany::menu,
      .option = tuscany::option,
      .story = tuscany::story,
      .result = tuscany::result,
      .changed = tuscany::changed,
      .misread = tuscany::misread,
      .supposed = tuscany::supposed,
  };
  return screen;
}

}  // namespace fondaco::terminal
