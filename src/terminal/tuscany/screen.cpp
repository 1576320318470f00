#include "terminal/tuscany/screen.hpp"

#include <array>
#include <bit>

#include "games/tuscany/reasons.hpp"
#include "terminal/result.hpp"
#include "terminal/tuscany/domain.hpp"
#include "terminal/tuscany/help.hpp"
#include "terminal/tuscany/names.hpp"
#include "terminal/tuscany/texts.hpp"

namespace fondaco::terminal {

namespace tuscany {

namespace {

static_assert(every_reason_has_a_sentence(fondaco::tuscany::kReasonKeys, kReasons));

constexpr std::size_t kSideColumn = kDomainColumns + 2;

std::string or_none(const Scene& s, const std::string& text) {
  return text.empty() ? s.say(kTuscany.none) : text;
}

std::string storage_names(const Scene& s, const Json& player) {
  std::vector<std::string> items;
  for (const Json& item : player["storage"]) items.push_back(item_name(s, item_with(text_of(item))));
  return listed(items);
}

std::string bonus_names(const Scene& s, const Json& player) {
  std::vector<std::string> parts;
  for (const std::string_view key : tables::kBonusKeys) {
    const int count = player["bonus"].value(std::string(key), 0);
    if (count > 0) parts.push_back(times(bonus_name(s, key), count));
  }
  return listed(parts);
}

/// A player's domain in full, with what else is known of him.
Lines player_lines(const Scene& s, int seat) {
  const Json& player = s.view["players"][static_cast<std::size_t>(seat)];
  Lines side = {player_name(s, seat)};
  const auto add = [&](const Words& words, const std::string& what) {
    append(side, wrapped(fill(s.say(words), {or_none(s, what)}), 2, kColumns - kSideColumn));
  };
  add(kTuscany.details_storage, storage_names(s, player));
  add(kTuscany.details_bonus, bonus_names(s, player));
  add(kTuscany.details_queue, tiles_text(s, player["queue_left"]));
  return beside(domain_drawn(s, player), kSideColumn, side);
}

/// The region cards that are neither in the viewer's hand nor discarded.
Json unseen_cards(const Scene& s) {
  Json unseen = Json::object();
  for (std::size_t colour = 0; colour < tables::kColours; ++colour) {
    const std::string key(tables::kColourKeys[colour]);
    int count = tables::kRegionCopies[colour] - s.view["discard"].value(key, 0);
    for (const Json& player : s.view["players"]) {
      if (player.contains("hand")) count -= player["hand"].value(key, 0);
    }
    unseen[key] = count;
  }
  return unseen;
}

std::string yields_to_come(const Scene& s) {
  std::vector<std::string> parts;
  for (const Json& card : data()["yield_cards"]) {
    const int count = card["copies"].get<int>() - s.view["yield_discard"].value(text_of(card["key"]), 0);
    if (count > 0) parts.push_back(times(name_of(card, s.language), count));
  }
  return listed(parts);
}

/// The slots that would come back into the supply.
std::string neutral_slots(const Scene& s) {
  std::vector<std::string> slots;
  for (std::size_t slot = 0; slot < s.view["display"].size(); ++slot) {
    const Json& tile = s.view["display"][slot];
    if (!tile.is_null() && text_of(tile).starts_with("neutral")) slots.push_back(std::to_string(slot));
  }
  return listed(slots);
}

/// Where the red points of a player came from.
struct Sources {
  std::array<int, tables::kRounds> rounds{};
  int on_the_way = 0, left_over = 0;
};

}  // namespace

Lines details(const Scene& s) {
  Lines lines;
  for (int p = 0; p < s.players; ++p) {
    if (p != s.seat) append(lines, player_lines(s, p));
  }
  const auto add = [&](const Words& words, const std::string& what) {
    append(lines, wrapped(fill(s.say(words), {or_none(s, what)}), 2));
  };
  if (s.seat != kNobody)
    add(kTuscany.details_own_queue, tiles_text(s, s.view["players"][s.seat]["queue_left"]));
  add(kTuscany.details_unseen, cards_text(s, unseen_cards(s)));
  add(kTuscany.details_discard, cards_text(s, s.view["discard"]));
  add(kTuscany.details_yields, yields_to_come(s));
  add(kTuscany.details_neutral, neutral_slots(s));
  add(kTuscany.details_aside, tiles_text(s, s.view["neutral_discard"]));
  return lines;
}

/// Place, points, where they came from, and what breaks ties.
Lines result(const Scene& s, const Scores& scores, std::span<const Json> events) {
  constexpr std::array<std::size_t, 10> kWidths = {7, 10, 7, 8, 8, 8, 8, 9, 7, 5};
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
    cells.push_back(std::to_string(tables::kCells - static_cast<int>(player["domain"].size())));
    cells.push_back(number(player["green"]));
    lines.push_back("  " + columns(cells, kWidths));
  }
  append(lines, victory(s, data(), scores));
  return lines;
}

}  // namespace tuscany

const GameScreen& tuscany_screen() {
  static constexpr GameScreen screen = {
      .key = "tuscany",
      .data = tuscany::data,
      .reasons = tuscany::kReasons,
      .reminder = tuscany::kRulesReminder,
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
      .supposed = tuscany::supposed,
  };
  return screen;
}

}  // namespace fondaco::terminal
