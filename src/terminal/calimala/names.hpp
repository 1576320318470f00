#pragma once

#include <string>
#include <string_view>

#include "core/json_fwd.hpp"
#include "games/calimala/score.hpp"
#include "terminal/names.hpp"

// Names of Calimala's things in words, from the game's data.

namespace fondaco::terminal::calimala {

const Json& data();

/// An action, at most 9 columns wide and never broken over two lines.
std::string action_name(const Scene& s, std::string_view key);
/// An action as it stands in a sentence or a list: not abbreviated.
std::string action_title(const Scene& s, std::string_view key);
/// A city or a building, as short as on the council's tiles.
std::string place_name(const Scene& s, std::string_view key);
std::string tile_name(const Scene& s, std::string_view key);
std::string influence_name(const Scene& s, std::string_view key);
std::string material_name(const Scene& s, std::string_view key);
/// "By sea · Sculpt", the two actions of a street.
std::string street_name(const Scene& s, int street);

/// Participants in scoring: the seats, and with two players the third party as number 2.
inline constexpr int kThird = 2;
int participants(const Scene& s);
int participant(const Json& who);
std::string player_name(const Scene& s, int participant);
std::string player_letter(const Scene& s, int participant);
/// A disc of a stack or a council seat as one letter: a seat's number, "white", "support", "third" or null.
std::string disc_letter(const Scene& s, const Json& disc);
std::string disc_name(const Scene& s, const Json& disc);

/// Cubes of a participant that count for a tile or an influence card.
int counted_for(const Scene& s, const Json& tile_or_card, int participant);
int seats_of(const Scene& s, int who);
/// What breaks ties (5.3), by the first so many seats and Palazzo sculptures.
using fondaco::calimala::Standing;
Standing standing_of(const Scene& s, int who, std::size_t seats, std::size_t sculptures);
Standing standing_of(const Scene& s, int who);
/// whether the last sculptures in the Palazzo are compared, not the first.
bool last_sculpture_counts(const Scene& s);
/// whether the whole ladder breaks a tie for the victory.
bool whole_ladder(const Scene& s);
/// Who counts something there, the best by the whole ladder first.
struct Ranked {
  std::uint32_t key;  // equal for those who would share
  int participant, count;
};
std::vector<Ranked> ranking(const Scene& s, const Json& tile_or_card);
/// "R 5, B 3 = Y 3": who leads there.
std::string leaders(const Scene& s, const Json& tile_or_card);
/// Who acts or decides now, -1 if nobody in particular.
int acting(const Scene& s);
int palazzo_of(const Scene& s, int participant);

/// An influence card that this seat knows to be in the game, and what is said of it.
struct KnownInfluence {
  std::string key, text;
};
std::vector<KnownInfluence> known_influence(const Scene& s);

/// "London 2, Lisbon 1": the places that the words of an action name, with numbers if it has them.
std::string places_text(const Scene& s, const WordList& words);
/// "Wood ×2, Weave"; nothing if there is none.
std::string cards_text(const Scene& s, const Json& counts);

}  // namespace fondaco::terminal::calimala
