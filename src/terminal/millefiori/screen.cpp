#include "terminal/millefiori/screen.hpp"

#include <algorithm>
#include <array>

#include "games/millefiori/reasons.hpp"
#include "terminal/millefiori/help.hpp"
#include "terminal/millefiori/names.hpp"
#include "terminal/millefiori/texts.hpp"
#include "terminal/result.hpp"

namespace fondaco::terminal {

namespace millefiori {

namespace {

static_assert(every_reason_has_a_sentence(fondaco::millefiori::kReasonKeys, kReasons));

/// Takes cards that this seat has seen out of those that it has not.
void remove(std::vector<Card>& unseen, const Json& seen) {
  for (const Json& text : seen) {
    const auto found = std::find(unseen.begin(), unseen.end(), card_of(text_of(text)));
    if (found != unseen.end()) unseen.erase(found);
  }
}

/// What a player holds, as far as this seat knows.
Lines hand_lines(const Scene& s, int seat) {
  const Json& player = s.view["players"][static_cast<std::size_t>(seat)];
  const int held = player["hand_size"].get<int>() + player["has_selected"].get<bool>();
  if (held == 0) return {};
  if (!player.contains("holds"))
    return wrapped(fill(s.say(kMillefiori.holds_unknown), {player_name(s, seat), std::to_string(held)}), 2);
  std::string text = fill(s.say(seat == s.seat ? kMillefiori.you_hold : kMillefiori.holds),
                          {player_name(s, seat), cards_text(s, cards_of(player["holds"]))});
  if (seat == s.seat && !player["selected"].is_null())
    text += fill(s.say(kMillefiori.your_selected), {card_name(s, card_of(text_of(player["selected"])))});
  return wrapped(text, 2);
}

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

Lines reminder(const Scene& s) {
  const auto by = [&s](std::span<const Words, 2> words, const Rule& rule) {
    return s.say(words[rule.on(s)]);
  };
  const auto& setups = data()["setup"];
  const auto setup = std::find_if(setups.begin(), setups.end(),
                                  [&s](const Json& entry) { return entry["players"] == s.players; });
  Lines lines = {by(kSelecting, kSelectInTurn) +
                 fill(by(kLeftovers, kLeftoversAtOnce), {number((*setup)["plays"])})};
  append(lines, said(s, kRulesReminder));
  lines.push_back(s.say(kHarbour) + by(kSailing, kSailOptional));
  lines.push_back(s.say(kSeaRoute) + (kNavigateOnLast.on(s) ? "" : s.say(kNoNavigating)));
  const Json& rhombi = data()["rhombi"];
  for (const std::string& paragraph : said(s, kEndReminder))
    lines.push_back(
        fill(paragraph, {number(rhombi["supply"]), number(s.options.value("rhombi_box", rhombi["box"]))}));
  return lines;
}

Lines details(const Scene& s) {
  Lines lines = {s.ink.bold(s.say(kMillefiori.hands_head))};
  std::vector<Card> unseen = all_cards();
  for (int p = 0; p < s.players; ++p) {
    append(lines, hand_lines(s, p));
    remove(unseen, s.view["players"][static_cast<std::size_t>(p)].value("holds", Json::array()));
  }
  for (const char* field : {"discard", "display"}) remove(unseen, s.view[field]);
  if (const Json& card = s.view["card"]; !card.is_null()) {
    remove(unseen, Json::array({card}));
    append(lines, wrapped(fill(s.say(kMillefiori.being_played), {player_name(s, s.view["active"].get<int>()),
                                                                 card_name(s, card_of(text_of(card)))}),
                          2));
  }
  const auto list = [&](const Words& head, const std::vector<Card>& cards) {
    lines.push_back(s.ink.bold(fill(s.say(head), {std::to_string(cards.size())})));
    for (const std::string& area : cards_by_area(s, cards)) append(lines, wrapped("  " + area, 4));
  };
  list(kMillefiori.unseen_head, unseen);
  list(kMillefiori.discard_head, cards_of(s.view["discard"]));
  return lines;
}

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
