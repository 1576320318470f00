#include "terminal/advice.hpp"

#include <cstdlib>

#include "terminal/names.hpp"

namespace fondaco::terminal {

namespace {

std::string term_name(const Scene& s, const GameScreen& screen, std::string_view key) {
  for (const auto& [term, words] : screen.terms) {
    if (term == key) return s.say(words);
  }
  return std::string(key);
}

}  // namespace

std::string signed_points(Language language, int hundredths) {
  const int tenths = (std::abs(hundredths) + 5) / 10;
  std::string text = (hundredths < 0 ? "−" : "+") + std::to_string(tenths / 10);
  if (tenths % 10 != 0) text += (language == Language::English ? "." : ",") + std::to_string(tenths % 10);
  return text;
}

std::string moves_in_words(const Scene& s, const GameScreen& screen, const AnyGame& game,
                           const Advice& advice) {
  std::string text;
  Seat said = s.seat;
  for (const bool own : {true, false}) {
    for (const TermMove& move : advice.moves) {
      if ((move.seat == s.seat) != own) continue;
      std::string part;
      if (move.seat != said) part = player_name(s, screen.data(), move.seat) + ": ";
      part +=
          term_name(s, screen, game.term_keys[move.term]) + "\u00a0" + signed_points(s.language, move.worth);
      add_to(text, part, move.seat != said && !text.empty() ? "; " : ", ");
      said = move.seat;
    }
  }
  return text;
}

}  // namespace fondaco::terminal
