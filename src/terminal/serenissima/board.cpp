#include <algorithm>
#include <array>

#include "terminal/serenissima/map.hpp"
#include "terminal/serenissima/names.hpp"
#include "terminal/serenissima/screen.hpp"
#include "terminal/serenissima/texts.hpp"

// The table, at most 80 columns wide: the wheel, the sea, the players.

namespace fondaco::terminal::serenissima {

namespace {

std::string status(const Scene& s) {
  const Json& view = s.view;
  const std::string line = s.ink.bold(in_language(data()["name"], s.language)) + " · ";
  if (view["phase"] == "over") return line + s.say(kSerenissima.game_over);
  const std::string decider = player_name(s, view["decider"].get<int>());
  if (view["round"] == 0) return line + fill(s.say(kSerenissima.setting_up), {decider});
  const std::string round = fill(s.say(kSerenissima.in_round), {number(view["round"])}) + " · ";
  if (view["wheel"] == 0) return line + round + fill(s.say(kSerenissima.special_of), {decider});
  std::string text = line + round;
  const auto galley = view["galleys"].find(number(view["wheel"]));
  if (galley != view["galleys"].end())
    text += fill(s.say(kSerenissima.turn_of),
                 {number(view["wheel"]), player_name(s, (*galley)["owner"].get<int>())});
  if (galley != view["galleys"].end() && (*galley)["owner"] != view["decider"])
    text += " · " + fill(s.say(kSerenissima.asked), {decider});
  return text;
}

/// The rules in force that are not the usual ones, if any.
Lines other_rules(const Scene& s) {
  Lines more;
  if (s.options.value("min_attack_strength", 1) == 0) more.push_back(s.say(kSerenissima.attack_with_none));
  if (s.options.value("new_galley_crew", "hire") != "hire") more.push_back(s.say(kSerenissima.garrison_crew));
  if (s.options.value("special_invest_sailors", "new_galleys_only") != "new_galleys_only")
    more.push_back(s.say(kSerenissima.special_anywhere));
  return rules_in_force(s, kRules, more);
}

/// The galleys in the order of their turns, an arrow at the one whose turn it is.
Lines wheel(const Scene& s, const Sea& sea) {
  const int now = s.view["wheel"].get<int>();
  std::string text = s.ink.bold(s.say(kSerenissima.wheel_label));
  for (const auto& [number, galley] : sea.galleys) {
    const Colour colour = colour_of(data(), galley.owner);
    const std::string sign = std::to_string(number) + std::string(letter_of(colour, s.language));
    text += (number == now ? " >" : "  ") + s.ink.player(colour, sign);
  }
  const bool at_doge = now == 0 && s.view["round"] != 0 && s.view["phase"] != "over";
  return wrapped(text + (at_doge ? " >" : "  ") + s.say(kSerenissima.doge), 7);
}

Lines time(const Scene& s) {
  const tables::SetUp& set_up = tables::kSetUp[static_cast<std::size_t>(s.players)];
  const int now = s.view["track"].get<int>();
  std::string cells;
  for (int cell = 1; cell <= set_up.track_end; ++cell) {
    const bool scoring =
        std::find(set_up.scoring.begin(), set_up.scoring.end(), cell) != set_up.scoring.end();
    cells += scoring ? (cell <= now ? "■" : "□") : cell <= now ? "▪" : "·";
  }
  return {fill(s.say(kSerenissima.time_line), {std::to_string(now), std::to_string(set_up.track_end)}), cells,
          fill(s.say(kSerenissima.scorings_line),
               {std::to_string(set_up.scoring[0]), std::to_string(set_up.scoring[1]),
                std::to_string(set_up.scoring[2])})};
}

/// The supply, which says too what the letters mean.
Lines supply(const Scene& s) {
  std::vector<std::string> goods;
  for (std::size_t good = 0; good < tables::kGoods; ++good)
    goods.push_back(good_letter(s, good) + "\u00a0" + good_name(s, good) + "\u00a0" +
                    std::to_string(s.view["supply"].value(std::string(tables::kGoodKeys[good]), 0)));
  return wrapped(fill(s.say(kSerenissima.supply_line),
                      {listed(goods), number(s.view["forts_left"]), number(s.view["basilicas_left"])}),
                 0, kSouthColumns);
}

bool money_shown(const Scene& s, int seat) {
  return !s.options.value("hidden_money", false) || seat == s.seat || s.view["phase"] == "over";
}

Lines players(const Scene& s, const Sea& sea) {
  constexpr std::array<std::size_t, 6> kWidths = {14, 9, 10, 22, 8, 10};
  Lines lines = {s.ink.bold(heads(kSerenissima.player_heads, s.language, kWidths))};
  for (int p = 0; p < s.players; ++p) {
    const Json& player = s.view["players"][static_cast<std::size_t>(p)];
    std::string galleys;
    for (const auto& [number, galley] : sea.galleys) {
      if (galley.owner == p) add_to(galleys, std::to_string(number), " ");
    }
    const std::array<std::string, 6> cells = {
        (s.view["decider"] == p ? ">" : " ") + player_letter(s, p) + " " + player_name(s, p),
        money_shown(s, p) ? number(player["ducats"]) : "?",
        number(player["reserve"]),
        galleys.empty() ? "–" : galleys,
        number(player["ports"]),
        std::to_string(sea.income_of(p))};
    lines.push_back(columns(cells, kWidths));
  }
  return lines;
}

}  // namespace

Lines board(const Scene& s) {
  const Sea sea(s);
  Lines lines = {status(s)};
  append(lines, other_rules(s));
  append(lines, wheel(s, sea));
  append(lines, map_drawn(s, sea, {time(s), supply(s)}));
  append(lines, wrapped(fill(s.say(kSerenissima.doge_line),
                             {doge_text(s, s.view["doge_pile_left"]), doge_text(s, s.view["doge_discard"])}),
                        2));
  append(lines, players(s, sea));
  return lines;
}

Lines brief(const Scene& s) {
  if (s.seat == kNobody || s.view["phase"] == "over") return {};
  const Json& own = s.view["players"][s.seat];
  const Sea sea(s);
  std::string text = fill(s.say(kSerenissima.brief_line),
                          {ducats(s, own["ducats"].get<int>()), sailors(s, own["reserve"].get<int>())});
  const bool activation = !s.view["origin"].is_null();
  if (activation && sea.active != nullptr && sea.active->owner == s.seat)
    text += fill(
        s.say(kSerenissima.brief_galley),
        {std::to_string(sea.active->number), zone_name(s, sea.active->zone), crew_and_cargo(s, *sea.active)});
  return wrapped(text + ".", 2);
}

}  // namespace fondaco::terminal::serenissima
