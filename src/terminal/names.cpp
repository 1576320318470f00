#include "terminal/names.hpp"

#include <charconv>

namespace fondaco::terminal {

std::string in_language(const Json& text, Language language) {
  return text.at(language == Language::English ? "en" : "ru");
}

const Json& entry(const Json& list, std::string_view key) {
  const auto found =
      std::find_if(list.begin(), list.end(), [key](const Json& item) { return item.at("key") == key; });
  return found == list.end() ? list.front() : *found;
}

std::string name_of(const Json& entry, Language language, Form form) {
  return in_language(entry.at(form == Form::Short && entry.contains("short") ? "short" : "name"), language);
}

Colour colour_of(const Json& data, int seat) {
  return colour_named(data.at("colours").at(static_cast<std::size_t>(seat)).at("key").get<std::string>());
}

std::string_view letter_of(Colour colour, Language language) {
  return kTexts.letters[static_cast<std::size_t>(colour)].in(language);
}

std::string player_name(const Scene& s, const Json& data, int seat) {
  return s.ink.player(colour_of(data, seat),
                      name_of(data.at("colours").at(static_cast<std::size_t>(seat)), s.language));
}

std::string side_name(const Scene& s, const Json& data, int seat) {
  const Colour colour = colour_of(data, seat);
  return s.ink.player(colour, kTexts.sides[static_cast<std::size_t>(colour)].in(s.language));
}

std::string player_letter(const Scene& s, const Json& data, int seat) {
  const Colour colour = colour_of(data, seat);
  return s.ink.player(colour, letter_of(colour, s.language));
}

const Json& set_up_for(const Json& data, int players) {
  const Json& list = data.at("setup");
  const auto found = std::find_if(list.begin(), list.end(),
                                  [players](const Json& set_up) { return set_up.at("players") == players; });
  return found == list.end() ? list.front() : *found;
}

WordList words_of(std::string_view notation) {
  WordList words;
  while (!notation.empty()) {
    const std::size_t end = notation.find(' ');
    words.push_back(notation.substr(0, end));
    notation.remove_prefix(end == std::string_view::npos ? notation.size() : end + 1);
  }
  return words;
}

int number_of(std::string_view word) {
  int number = 0;
  std::from_chars(word.data(), word.data() + word.size(), number);
  return number;
}

std::string listed(const std::vector<std::string>& parts, std::string_view between) {
  std::string list;
  for (const std::string& part : parts) add_to(list, part, between);
  return list;
}

void add_to(std::string& list, std::string_view part, std::string_view between) {
  if (!list.empty()) list += between;
  list += part;
}

std::string multiple(const std::string& what, int count) {
  return count == 1 ? what : what + "\u00a0×" + std::to_string(count);
}

std::string text_of(const Json& json) { return json.get<std::string>(); }

std::string number(const Json& json) { return std::to_string(json.get<int>()); }

}  // namespace fondaco::terminal
