#include "terminal/tuscany/moves.hpp"

#include <charconv>

#include "terminal/tuscany/domain.hpp"
#include "terminal/tuscany/names.hpp"
#include "terminal/tuscany/payment.hpp"
#include "terminal/tuscany/screen.hpp"
#include "terminal/tuscany/texts.hpp"

namespace fondaco::terminal::tuscany {

const Json& own_of(const Scene& s) { return s.view["players"][s.seat]; }

std::size_t item_in_slot(const Scene& s, std::string_view slot) {
  return item_with(text_of(s.view["display"][static_cast<std::size_t>(number_of(slot))]));
}

std::size_t stored_item(const Scene& s, std::string_view place) {
  return item_with(text_of(own_of(s)["storage"][static_cast<std::size_t>(number_of(place))]));
}

std::size_t colour_of_cell(const Scene& s, int cell) {
  return fondaco::tuscany::cell_colour(*domain_of(own_of(s)), cell);
}

std::string in_words(const Scene& s, std::string_view notation) {
  const WordList words = words_of(notation);
  const std::string_view verb = words[0];
  if (verb == "draw") return s.say(kTuscany.option_draw);
  if (verb == "end") return s.say(kTuscany.option_end);
  if (verb == "marble") return s.say(kTuscany.option_marble);
  if (verb == "layout") return s.say(kTuscany.option_layout);
  if (verb == "bonus") return fill(s.say(kTuscany.option_bonus), {bonus_name(s, words[1])});
  if (verb == "take") return fill(s.say(kTuscany.option_take), {item_name(s, item_in_slot(s, words[1]))});
  if (verb == "refresh") return fill(s.say(kTuscany.option_refresh), {colour_name(s, colour_with(words[1]))});
  if (verb == "discard")
    return fill(s.say(kTuscany.option_discard), {item_name(s, stored_item(s, words[1]))});
  if (verb == "place")
    return fill(s.say(kTuscany.option_place), {item_name(s, stored_item(s, words[1])), words[3]});
  if (verb == "pay") {
    const std::size_t colour = colour_of_cell(s, s.view["placing"]["cell"].get<int>());
    return fill(s.say(kTuscany.option_pay), {payment_text(s, payment_of(notation), colour)});
  }
  if (words[1] == "none") return s.say(kTuscany.castle_none);
  return fill(s.say(kTuscany.option_castle), {item_name(s, item_in_slot(s, words[1])), words[3]});
}

namespace {

/// Whether the word is a number, though not one up to the last.
bool beyond(std::string_view word, int last) {
  if (word.empty() || word.find_first_not_of("0123456789") != std::string_view::npos) return false;
  int number = last + 1;  // stays if there are too many digits
  std::from_chars(word.data(), word.data() + word.size(), number);
  return number > last;
}

}  // namespace

std::string misread(const Scene& s, std::string_view typed) {
  WordList words = words_of(typed);
  std::erase(words, std::string_view());
  const auto range = [&s](const Words& sentence, int last) {
    return fill(s.say(sentence), {std::to_string(last)});
  };
  if (words.size() < 2) return {};
  const bool on_cell = words.size() == 4 && words[2] == "on" && (words[0] == "place" || words[0] == "castle");
  if (!on_cell && (words.size() != 2 || (words[0] != "take" && words[0] != "discard"))) return {};
  constexpr int kLastCell = tables::kCells - 1;
  if (on_cell && beyond(words[3], kLastCell)) return range(kTuscany.cells_range, kLastCell);
  const bool stored = words[0] == "place" || words[0] == "discard";
  const int last = stored ? own_of(s)["capacity"].get<int>() - 1 : tables::kSlots - 1;
  if (!beyond(words[1], last)) return {};
  return range(!stored     ? kTuscany.slots_range
               : last == 0 ? kTuscany.one_place
                           : kTuscany.storage_range,
               last);
}

}  // namespace fondaco::terminal::tuscany
