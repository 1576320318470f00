#include "terminal/calimala/screen.hpp"

#include <algorithm>

#include "games/calimala/reasons.hpp"
#include "terminal/calimala/names.hpp"
#include "terminal/calimala/texts.hpp"

namespace fondaco::terminal {

namespace calimala {

namespace {

constexpr bool every_reason_has_a_sentence() {
  return std::all_of(fondaco::calimala::kReasonKeys.begin(), fondaco::calimala::kReasonKeys.end(),
                     [](std::string_view key) {
                       return std::any_of(kReasons.begin(), kReasons.end(),
                                          [key](const auto& reason) { return reason.first == key; });
                     });
}
static_assert(every_reason_has_a_sentence());

std::string seat_name(const Scene& s, Seat seat) { return player_name(s, seat); }

std::string_view reason(Language language, std::string_view key) {
  for (const auto& [name, sentence] : kReasons) {
    if (name == key) return sentence.in(language);
  }
  return {};
}

Lines rules(Language language) {
  Lines lines;
  for (const Words& words : kRulesReminder) {
    for (std::string& line : wrapped(words.in(language), 2)) lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace

}  // namespace calimala

const GameScreen& calimala_screen() {
  static constexpr GameScreen screen = {
      .key = "calimala",
      .title = calimala::name_of_game,
      .seat_name = calimala::seat_name,
      .board = calimala::board,
      .brief = calimala::brief,
      .details = calimala::details,
      .question = calimala::question,
      .menu = calimala::menu,
      .option = calimala::option,
      .story = calimala::story,
      .rules = calimala::rules,
      .reason = calimala::reason,
  };
  return screen;
}

}  // namespace fondaco::terminal
