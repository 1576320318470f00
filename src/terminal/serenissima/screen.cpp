#include "terminal/serenissima/screen.hpp"

#include <array>

#include "games/serenissima/reasons.hpp"
#include "terminal/result.hpp"
#include "terminal/serenissima/help.hpp"
#include "terminal/serenissima/names.hpp"
#include "terminal/serenissima/terms.hpp"
#include "terminal/serenissima/texts.hpp"

namespace fondaco::terminal {

namespace serenissima {

namespace {

static_assert(every_key_has_words(fondaco::serenissima::kReasonKeys, kReasons));

/// Where a player's ducats came from and went.
struct Sources {
  int sales = 0, warehouses = 0, basilicas = 0, wine = 0, loaded = 0, spent = 0;

  int& income(std::string_view reason) {
    return reason == "wine" ? wine : reason == "basilicas" ? basilicas : warehouses;
  }
};

/// What an event brings a seat, and what it costs one.
void count(const Json& event, std::array<Sources, kMaxSeats>& from) {
  const std::string type = event["type"];
  if (!event.contains("seat")) return;
  Sources& own = from[event["seat"].get<std::size_t>()];
  if (type == "sold") own.sales += event["ducats"].get<int>();
  if (type == "income") own.income(text_of(event["reason"])) += event["ducats"].get<int>();
  if (type == "bought") own.spent += event["ducats"].get<int>();
  if (type == "hired") own.spent += tables::kSailorCost;
  if (type == "built") own.spent += event["what"] == "fort" ? tables::kFortCost : tables::kBasilicaCost;
  if (type != "loaded") return;
  own.spent += event["price"].get<int>();
  if (!event["to"].is_null()) from[event["to"].get<std::size_t>()].loaded += event["price"].get<int>();
}

bool open(const Scene& s) { return !s.options.value("hidden_money", false); }

TieBreak more_ports(const Scene& s) {
  TieBreak ports{s.say(kSerenissima.more_ports)};
  for (std::size_t p = 0; p < s.view["players"].size(); ++p)
    ports.numbers[p] = s.view["players"][p]["ports"].get<int>();
  return ports;
}

}  // namespace

/// Place, ducats, where they came from and went, and what breaks ties.
Lines result(const Scene& s, const Scores& scores, std::span<const Json> events) {
  constexpr std::array<std::size_t, 11> kWidths = {6, 11, 7, 6, 7, 7, 7, 6, 7, 7, 6};
  std::array<Sources, kMaxSeats> from{};
  for (const Json& event : events) count(event, from);
  const int start = tables::kSetUp[static_cast<std::size_t>(s.players)].ducats;
  Lines lines = {"  " + heads(kSerenissima.result_heads, s.language, kWidths)};
  for (const std::size_t p : by_place(scores)) {
    const Sources& own = from[p];
    std::vector<std::string> cells = {std::to_string(scores.ranks[p]), player_name(s, static_cast<int>(p)),
                                      number(s.view["players"][p]["ducats"]), std::to_string(start)};
    for (const int part : {own.sales, own.warehouses, own.basilicas, own.wine, own.loaded, -own.spent})
      cells.push_back(std::to_string(part));
    cells.push_back(number(s.view["players"][p]["ports"]));
    lines.push_back("  " + columns(cells, kWidths));
  }
  const TieBreak ports = more_ports(s);
  append(lines, victory(s, data(), scores, kNouns.ducat, std::span(&ports, 1)));
  return lines;
}

}  // namespace serenissima

const GameScreen& serenissima_screen() {
  static constexpr GameScreen screen = {
      .key = "serenissima",
      .data = serenissima::data,
      .reasons = serenissima::kReasons,
      .terms = serenissima::kTermNames,
      .reminder = serenissima::reminder,
      .signs = serenissima::kSigns,
      .typed_move = serenissima::kSerenissima.typed_move,
      .details_command = serenissima::kSerenissima.details_command,
      .board = serenissima::board,
      .brief = serenissima::brief,
      .details = serenissima::details,
      .question = serenissima::question,
      .menu = serenissima::menu,
      .option = serenissima::option,
      .story = serenissima::story,
      .result = serenissima::result,
      .open = serenissima::open,
      .reworded = serenissima::reworded,
      .misread = serenissima::misread,
  };
  return screen;
}

}  // namespace fondaco::terminal
