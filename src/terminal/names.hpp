#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "terminal/screen.hpp"

// Names from a game's data.

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

/// The words of a notation; never empty for one of a game's.
std::vector<std::string_view> words_of(std::string_view notation);

std::string text_of(const Json& json);
std::string number(const Json& json);

}  // namespace fondaco::terminal
