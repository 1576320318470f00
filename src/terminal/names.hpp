#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/json_fwd.hpp"
#include "terminal/screen.hpp"

// Names from a game's data, lists of them, and the words of moves.

namespace fondaco::terminal {

enum class Form { Short, Full };

/// A text of the data.
std::string in_language(const Json& text, Language language);

/// The entry of a list with this key; the first if there is none.
const Json& entry(const Json& list, std::string_view key);

/// The name of such an entry; the short one where there is one.
std::string name_of(const Json& entry, Language language, Form form = Form::Short);

/// Seats go by the colours of the data: "Blue", "You play Blue", "B".
Colour colour_of(const Json& data, int seat);
std::string_view letter_of(Colour colour, Language language);
std::string player_name(const Scene& s, const Json& data, int seat);
std::string side_name(const Scene& s, const Json& data, int seat);
std::string player_letter(const Scene& s, const Json& data, int seat);

/// The entry of the data's set-up for so many players.
const Json& set_up_for(const Json& data, int players);

/// Where a key stands in a table of them; at its end if it does not.
template <class Keys>
std::size_t index_of(const Keys& keys, std::string_view key) {
  return static_cast<std::size_t>(std::find(keys.begin(), keys.end(), key) - keys.begin());
}

/// The words of a notation; never empty for one of a game's.
using WordList = std::vector<std::string_view>;
WordList words_of(std::string_view notation);
/// The number that a word is; 0 if it is none.
int number_of(std::string_view word);

/// Parts with commas between them, or with something else.
std::string listed(const std::vector<std::string>& parts, std::string_view between = ", ");
/// Adds one to such a list.
void add_to(std::string& list, std::string_view part, std::string_view between = ", ");
/// "wood ×2", or just "wood"; not broken over two lines.
std::string multiple(const std::string& what, int count);

std::string text_of(const Json& json);
std::string number(const Json& json);

}  // namespace fondaco::terminal
