#include "terminal/millefiori/names.hpp"

#include <algorithm>

#include "games/data.hpp"
#include "terminal/millefiori/texts.hpp"

namespace fondaco::terminal::millefiori {

const Json& data() {
  static const Json json = Json::parse(game_data("millefiori"));
  return json;
}

std::string player_name(const Scene& s, int seat) { return terminal::player_name(s, data(), seat); }

std::string player_letter(const Scene& s, int seat) { return terminal::player_letter(s, data(), seat); }

std::string rhombus(const Scene& s, int seat) {
  const Colour colour = colour_of(data(), seat);
  return s.ink.player(colour, "[" + std::string(letter_of(colour, s.language)) + "]");
}

Card card_of(std::string_view text) {
  const std::size_t blank = text.find(' ');
  return {std::string(text.substr(0, blank)), text[blank + 1] - '0'};
}

std::vector<Card> cards_of(const Json& list) {
  std::vector<Card> cards;
  for (const Json& card : list) cards.push_back(card_of(text_of(card)));
  return cards;
}

std::vector<Card> all_cards() {
  std::vector<Card> cards;
  for (const Json& kind : data()["kinds"]) {
    for (const Json& number : kind["numbers"]) cards.push_back({text_of(kind["key"]), number.get<int>()});
  }
  return cards;
}

const Json& kind_of(const Card& card) { return entry(data()["kinds"], card.kind); }

std::string card_name(const Scene& s, const Card& card) {
  return lowered(name_of(kind_of(card), s.language)) + "\u00a0" + std::to_string(card.number);
}

std::string area_name(const Scene& s, std::string_view area) {
  return name_of(entry(data()["areas"], area), s.language);
}

std::string area_label(const Scene& s, std::string_view area) {
  const auto id = entry(data()["areas"], area)["id"].get<std::size_t>();
  return s.say(kMillefiori.area_labels[id]);
}

std::string cards_text(const Scene& s, const std::vector<Card>& cards) {
  std::string text;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (i > 0 && cards[i].kind == cards[i - 1].kind) {
      text += "\u00a0" + std::to_string(cards[i].number);
    } else {
      add_to(text, card_name(s, cards[i]));
    }
  }
  return text;
}

Lines cards_by_area(const Scene& s, const std::vector<Card>& cards) {
  Lines areas;
  for (const Json& area : data()["areas"]) {
    std::vector<Card> here;
    std::copy_if(cards.begin(), cards.end(), std::back_inserter(here),
                 [&area](const Card& card) { return kind_of(card)["area"] == area["key"]; });
    if (here.empty()) continue;
    areas.push_back(s.ink.bold(name_of(area, s.language)) + ": " + cards_text(s, here));
  }
  return areas;
}

std::string symbol_letter(const Scene& s, std::string_view kind) {
  const auto id = entry(data()["kinds"], kind)["id"].get<std::size_t>();
  return s.say(kMillefiori.kind_letters[id]);
}

std::vector<const Json*> cells_of(std::string_view area) {
  std::vector<const Json*> cells;
  for (const Json& cell : data()["cells"]) {
    if (cell["area"] == area) cells.push_back(&cell);
  }
  return cells;
}

std::map<std::string, int> owners(const Scene& s) {
  std::map<std::string, int> owners;
  for (int p = 0; p < s.players; ++p) {
    for (const Json& cell : s.view["players"][static_cast<std::size_t>(p)]["cells"])
      owners[text_of(cell)] = p;
  }
  return owners;
}

Fleet fleet_of(const std::map<std::string, int>& owners, char row) {
  int ships = 0;
  std::size_t goods = 0;
  for (const auto& [code, owner] : owners) {
    if (code[1] != row) continue;
    ships += code[0] == 'H';
    goods += code[0] == 'T';
  }
  return {ships, data()["fleet_points"][goods].get<int>()};
}

int set_up(const Scene& s, const char* field) { return set_up_for(data(), s.players)[field].get<int>(); }

bool decides(const Scene& s, int seat) {
  const Json& phase = s.view["phase"];
  if (phase == "over") return false;
  if (phase == "select" && !kSelectInTurn.on(s))
    return !s.view["players"][static_cast<std::size_t>(seat)]["has_selected"].get<bool>();
  return s.view["active"] == seat;
}

}  // namespace fondaco::terminal::millefiori
