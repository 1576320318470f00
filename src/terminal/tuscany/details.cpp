#include "terminal/tuscany/domain.hpp"
#include "terminal/tuscany/names.hpp"
#include "terminal/tuscany/screen.hpp"
#include "terminal/tuscany/texts.hpp"

// The closer look: the others' domains, tiles and cards to come.

namespace fondaco::terminal::tuscany {

namespace {

constexpr std::size_t kPlayerColumn = kDomainColumns + 2;

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
    if (count > 0) parts.push_back(multiple(bonus_name(s, key), count));
  }
  return listed(parts);
}

/// A player's domain in full, with what else is known of him.
Lines player_lines(const Scene& s, int seat) {
  const Json& player = s.view["players"][static_cast<std::size_t>(seat)];
  const Lines domain = domain_drawn(s, player);
  const std::size_t column = domain.empty() ? 0 : kPlayerColumn;
  Lines side = {player_name(s, seat)};
  const auto add = [&](const Words& words, const std::string& what) {
    append(side, wrapped(fill(s.say(words), {or_none(s, what)}), 2, kColumns - column));
  };
  add(kTuscany.details_storage, player["storage"].empty() ? s.say(kTuscany.empty) : storage_names(s, player));
  add(kTuscany.details_bonus, bonus_names(s, player));
  add(kTuscany.details_queue, tiles_text(s, player["queue_left"]));
  return beside(domain, column, side);
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
    if (count > 0) parts.push_back(multiple(name_of(card, s.language), count));
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

}  // namespace fondaco::terminal::tuscany
