#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/json_fwd.hpp"
#include "terminal/names.hpp"

// Names of Mille Fiori's things in words, and what the view says about the board.

namespace fondaco::terminal::millefiori {

const Json& data();

std::string player_name(const Scene& s, int seat);
std::string player_letter(const Scene& s, int seat);
/// "[R]", on the board.
std::string rhombus(const Scene& s, int seat);

/// A card by its face: "quartz 3b" is kind quartz, number 3.
struct Card {
  std::string kind;
  int number;

  friend bool operator==(const Card&, const Card&) = default;
};
Card card_of(std::string_view text);
std::vector<Card> cards_of(const Json& list);
/// The cards of the whole game, in the order of their ids.
std::vector<Card> all_cards();

const Json& kind_of(const Card& card);
std::string card_name(const Scene& s, const Card& card);
std::string area_name(const Scene& s, std::string_view area);
/// The same in at most 10 columns.
std::string area_label(const Scene& s, std::string_view area);
/// "quartz 1 3, ash 2"; the cards in the order of their ids.
std::string cards_text(const Scene& s, const std::vector<Card>& cards);
/// The same for each area that has some: "Workshops: quartz 1 3, ash 2".
Lines cards_by_area(const Scene& s, const std::vector<Card>& cards);

/// The symbol of a cell or card kind as one letter.
std::string symbol_letter(const Scene& s, std::string_view kind);

/// The cells of an area, in the order of their ids.
std::vector<const Json*> cells_of(std::string_view area);
/// Who has a rhombus on a cell.
std::map<std::string, int> owners(const Scene& s);

/// A row of the harbour: ships there, and what each would earn now if they were three.
struct Fleet {
  int ships, worth;
};
inline constexpr int kFullFleet = 3;
Fleet fleet_of(const std::map<std::string, int>& owners, char row);

inline constexpr std::size_t kLastSpace = 20;  // of the sea route

/// A number of the set-up for so many players.
int set_up(const Scene& s, const char* field);

/// Whether a seat is asked for something now.
bool decides(const Scene& s, int seat);

}  // namespace fondaco::terminal::millefiori
