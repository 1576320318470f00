#include <algorithm>
#include <array>
#include <bit>

#include "terminal/tuscany/domain.hpp"
#include "terminal/tuscany/names.hpp"
#include "terminal/tuscany/screen.hpp"
#include "terminal/tuscany/texts.hpp"

// The table as a seat sees it, at most 80 columns wide: its own domain, what lies open, the players.

namespace fondaco::terminal::tuscany {

namespace {

constexpr std::size_t kSideColumn = 49;  // beside the domain

/// Whether somebody has emptied the stack of this round.
bool ends_round(const Scene& s) {
  const int used = tables::kStack * s.view["round"].get<int>();
  const Json& players = s.view["players"];
  return std::any_of(players.begin(), players.end(),
                     [used](const Json& player) { return player["used"].get<int>() >= used; });
}

std::string status(const Scene& s) {
  const Json& view = s.view;
  const Json& phase = view["phase"];
  const std::string line = s.ink.bold(in_language(data()["name"], s.language)) + " · ";
  if (phase == "over") return line + s.say(kTuscany.game_over);
  if (phase == "layout") return line + s.say(kTuscany.joining);
  const std::string who = player_name(s, view["active"].get<int>());
  if (phase == "start_bonus") return line + fill(s.say(kTuscany.chooses_bonus), {who});
  const int round = view["round"].get<int>();
  const std::string lap = std::to_string(view["turns"].get<int>() / s.players + 1);
  return line +
         fill(s.say(view["final_lap"].get<bool>()                 ? kTuscany.in_final_lap
                    : !ends_round(s)                              ? kTuscany.in_round
                    : round == tables::kRounds && kExtraLap.on(s) ? kTuscany.in_last_but_one
                                                                  : kTuscany.in_last_lap),
              {std::to_string(round), std::to_string(tables::kRounds), lap}) +
         " · " + s.say(kTuscany.green_counts[static_cast<std::size_t>(tables::kRounds - round)]) + " · " +
         fill(s.say(kTuscany.whose_turn), {who});
}

/// The rules in force that are not the usual ones, if any.
Lines other_rules(const Scene& s) {
  Lines more;
  if (s.options.value("edition", "revised") == "first_edition_2020")
    more.push_back(s.say(kTuscany.first_edition));
  return rules_in_force(s, kRules, more);
}

/// What completing a colour still brings: the first and the second who does.
std::string colour_bonus(const Scene& s, std::size_t colour) {
  const Json& side = s.view["colour_bonus"][std::string(tables::kColourKeys[colour])];
  if (side.is_null()) return s.ink.faint("–");
  const std::string second = std::to_string(tables::kColourBonus[1][colour]);
  return side == "II" ? second : std::to_string(tables::kColourBonus[0][colour]) + " " + second;
}

/// The colours: the viewer's cards and covered cells, and the bonus.
Lines colours(const Scene& s) {
  constexpr std::array<std::size_t, 4> kWidths = {12, 5, 7, 7};
  const Json* own = s.seat == kNobody ? nullptr : &s.view["players"][s.seat];
  const std::optional<Domain> domain = own == nullptr ? std::nullopt : domain_of(*own);
  Lines lines = {s.ink.bold(heads(kTuscany.colour_heads, s.language, kWidths))};
  for (std::size_t colour = 0; colour < tables::kColours; ++colour) {
    const int cards = own != nullptr && own->contains("hand")
                          ? (*own)["hand"].value(std::string(tables::kColourKeys[colour]), 0)
                          : 0;
    const int covered =
        domain ? std::popcount(fondaco::tuscany::colour_cells(*domain, colour) & domain->covered) : 0;
    const std::string name = colour_name(s, colour);
    const std::array<std::string, 4> cells = {
        colour_letter(s, colour) + " " + name,
        cards == 0 ? s.ink.faint("·") : s.ink.bold(std::to_string(cards)),
        std::to_string(covered) + "/" + std::to_string(tables::kDomainCells[colour]),
        colour_bonus(s, colour)};
    lines.push_back(columns(cells, kWidths));
  }
  return lines;
}

/// Which colours the viewer could place, one bit each.
unsigned placeable(const Scene& s) {
  const std::optional<Domain> domain =
      s.seat == kNobody ? std::nullopt : domain_of(s.view["players"][s.seat]);
  return domain ? fondaco::tuscany::placeable_colours(*domain) : 0;
}

/// The eight slots; a star means that the viewer could place the tile.
Lines display(const Scene& s) {
  constexpr std::size_t kLabel = 11, kSlot = 17, kPerLine = 4;
  const Json& slots = s.view["display"];
  const unsigned colours = placeable(s);
  Lines lines;
  for (std::size_t slot = 0; slot < slots.size(); ++slot) {
    if (slot % kPerLine == 0)
      lines.push_back(left(slot == 0 ? s.ink.bold(s.say(kTuscany.display_label)) : "", kLabel));
    std::string text = s.ink.faint("–");
    if (!slots[slot].is_null()) {
      const std::size_t item = item_with(text_of(slots[slot]));
      const std::size_t colour = tables::kTileColour[item];
      text = s.ink.thing(hue_of(colour), item_name(s, item));
      if (((colours >> colour) & 1u) != 0) text += s.ink.bold(" *");
    }
    lines.back() += left(std::to_string(slot) + " " + text, (slot + 1) % kPerLine == 0 ? 0 : kSlot);
  }
  return lines;
}

/// Decks, supply, and the bonus tiles that are left.
Lines piles(const Scene& s) {
  const Json& view = s.view;
  Lines lines = wrapped(fill(s.say(kTuscany.piles_line),
                             {number(view["deck_size"]), std::to_string(total(view["discard"])),
                              number(view["yield_deck_size"]), std::to_string(total(view["yield_discard"])),
                              number(view["supply_size"]), std::to_string(total(view["neutral_discard"]))}),
                        2);
  std::vector<std::string> bonus;
  for (const std::string_view key : tables::kBonusKeys)
    bonus.push_back(bonus_word(s, key) + "\u00a0" +
                    std::to_string(view["bonus_pile"].value(std::string(key), 0)));
  append(lines, wrapped(fill(s.say(kTuscany.bonus_line), {listed(bonus)}), 2));
  return lines;
}

std::string bonus_letters(const Scene& s, const Json& bonus) {
  std::string letters;
  for (std::size_t i = 0; i < tables::kBonusKeys.size(); ++i)
    letters += repeated(kTuscany.bonus_letters[i].in(s.language),
                        static_cast<std::size_t>(bonus.value(std::string(tables::kBonusKeys[i]), 0)));
  return letters.empty() ? s.ink.faint("·") : letters;
}

Lines players(const Scene& s) {
  constexpr std::array<std::size_t, 9> kWidths = {13, 8, 8, 10, 9, 8, 9, 8, 5};
  Lines lines = {s.ink.bold(heads(kTuscany.player_heads, s.language, kWidths))};
  const int end_of_round = tables::kStack * s.view["round"].get<int>();
  const bool turns = s.view["phase"] != "over" && s.view["phase"] != "layout";
  for (int p = 0; p < s.players; ++p) {
    const Json& player = s.view["players"][static_cast<std::size_t>(p)];
    const int green = player["green"].get<int>(), red = player["red"].get<int>();
    const std::array<std::string, 9> cells = {
        (turns && s.view["active"] == p ? ">" : " ") + player_letter(s, p) + " " + player_name(s, p),
        std::to_string(green),
        std::to_string(red),
        s.view["phase"] == "over" ? s.ink.faint("–") : std::to_string(red + green),
        number(player["used"]) + "/" + std::to_string(end_of_round),
        number(player["hand_size"]),
        number(player["workers"]),
        number(player["marble"]),
        bonus_letters(s, player["bonus"])};
    lines.push_back(columns(cells, kWidths));
  }
  return lines;
}

/// "KK· C·· TT": the covered cells of each colour as letters, the free ones as dots.
std::string covered_text(const Scene& s, const Domain& domain) {
  std::string text;
  for (std::size_t colour = 0; colour < tables::kColours; ++colour) {
    const Cells cells = fondaco::tuscany::colour_cells(domain, colour);
    const auto covered = static_cast<std::size_t>(std::popcount(cells & domain.covered));
    const auto free = static_cast<std::size_t>(std::popcount(cells)) - covered;
    add_to(text, repeated(colour_letter(s, colour), covered) + s.ink.faint(repeated("·", free)), " ");
  }
  return text;
}

/// The same with all cells covered.
std::string all_cells(const Scene& s) {
  std::string text;
  for (std::size_t colour = 0; colour < tables::kColours; ++colour)
    add_to(text, repeated(kTuscany.colour_letters[colour].in(s.language), tables::kDomainCells[colour]), " ");
  return text;
}

/// The stored items, and a dot for each free space.
std::string storage_letters(const Scene& s, const Json& player) {
  std::string text;
  for (const Json& item : player["storage"]) add_to(text, item_letters(s, item_with(text_of(item))), " ");
  for (auto i = player["storage"].size(); i < player["capacity"].get<std::size_t>(); ++i)
    add_to(text, s.ink.faint("·"), " ");
  return text;
}

/// The domains in short.
Lines domains(const Scene& s) {
  constexpr std::array<std::size_t, 4> kWidths = {3, 40, 13, 20};
  Lines lines;
  for (int p = 0; p < s.players; ++p) {
    const Json& player = s.view["players"][static_cast<std::size_t>(p)];
    const std::optional<Domain> domain = domain_of(player);
    if (!domain) continue;
    if (lines.empty()) {
      const std::array<std::string, 4> heads = {"", all_cells(s), s.say(kTuscany.could_place),
                                                s.say(kTuscany.storage)};
      lines.push_back(s.ink.bold(columns(heads, kWidths)));
    }
    const std::array<std::string, 4> cells = {" " + player_letter(s, p), covered_text(s, *domain),
                                              colour_letters(s, fondaco::tuscany::placeable_colours(*domain)),
                                              storage_letters(s, player)};
    lines.push_back(columns(cells, kWidths));
  }
  return lines;
}

/// The viewer's domain, or the boards that it will be made of.
Lines own_boards(const Scene& s) {
  if (s.seat == kNobody) return {};
  const Json& own = s.view["players"][s.seat];
  return domain_of(own) ? domain_drawn(s, own) : boards_drawn(s, own["boards"]);
}

/// The viewer's own: the domain, and the colours beside it.
Lines own_part(const Scene& s) {
  return s.seat == kNobody ? colours(s) : beside(own_boards(s), kSideColumn, colours(s));
}

/// "0 village, 1 hex; 1 space free".
std::string storage_text(const Scene& s, const Json& own) {
  std::vector<std::string> items;
  for (const Json& item : own["storage"])
    items.push_back(std::to_string(items.size()) + "\u00a0" + item_name(s, item_with(text_of(item))));
  const int free = own["capacity"].get<int>() - static_cast<int>(items.size());
  const Words& words = items.empty() ? kTuscany.storage_empty
                       : free == 0   ? kTuscany.storage_full
                                     : kTuscany.storage_free;
  return listed(items) + (items.empty() ? "" : "; ") + fill(s.say(words), {std::to_string(free)});
}

}  // namespace

Lines board(const Scene& s) {
  Lines lines = {status(s)};
  append(lines, other_rules(s));
  append(lines, own_part(s));
  append(lines, display(s));
  append(lines, piles(s));
  append(lines, players(s));
  append(lines, domains(s));
  return lines;
}

Lines changed(const Scene& s, std::span<const Json> events) {
  const auto any = [events](std::string_view type) {
    return std::any_of(events.begin(), events.end(),
                       [type](const Json& event) { return event["type"] == type; });
  };
  Lines lines;
  if (any("placed")) lines = own_part(s);
  if (any("placed") || any("refilled")) append(lines, display(s));
  return lines;
}

Lines brief(const Scene& s) {
  const Json& phase = s.view["phase"];
  if (s.seat == kNobody || phase == "over" || phase == "layout") return {};
  const Json& own = s.view["players"][s.seat];
  const std::string cards = cards_text(s, own["hand"]);
  const auto count = [&](const char* field, const Noun& noun) {
    return counted(s.language, own[field].get<int>(), noun);
  };
  return wrapped(
      fill(s.say(kTuscany.brief_line), {count("green", kNouns.green_point), count("red", kNouns.red_point),
                                        count("workers", kNouns.worker), count("marble", kNouns.marble),
                                        cards.empty() ? s.say(kTuscany.none) : cards, storage_text(s, own)}),
      2);
}

}  // namespace fondaco::terminal::tuscany
