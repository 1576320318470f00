#include <algorithm>

#include "terminal/millefiori/names.hpp"
#include "terminal/millefiori/screen.hpp"
#include "terminal/millefiori/texts.hpp"

// The closer look: hands as far as they are known, cards not seen yet, the discard pile.

namespace fondaco::terminal::millefiori {

namespace {

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

}  // namespace

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

}  // namespace fondaco::terminal::millefiori
