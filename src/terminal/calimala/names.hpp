#pragma once

#include <string>
#include <string_view>

#include "terminal/screen.hpp"

// Names of Calimala's things in words, from the game's data.

namespace fondaco::terminal::calimala {

const Json& data();

enum class Form { Short, Full };
/// The name of an entry of one of the data's lists; the short form where there is one.
std::string name_of(std::string_view list, std::string_view key, Language language, Form form = Form::Short);

inline std::string action_name(const Scene& s, std::string_view key) {
  return name_of("actions", key, s.language);
}
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
int seats_of(const Scene& s, int participant);
int palazzo_of(const Scene& s, int participant);

/// The words of a notation; never empty for one of the game's.
std::vector<std::string_view> words_of(std::string_view notation);

/// The entry of a list with this key.
const Json& entry(const Json& list, std::string_view key);

std::string name_of_game(Language language);

/// An influence card that this seat knows to be in the game, and what is said of it.
struct KnownInfluence {
  std::string key, text;
};
std::vector<KnownInfluence> known_influence(const Scene& s);

/// "Wood ×2, Weave".
std::string cards_text(const Scene& s, const Json& counts);

}  // namespace fondaco::terminal::calimala
