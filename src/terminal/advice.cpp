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
                           const std::vector<TermMove>& moves) {
  std::string text;
  Seat said = s.seat;
  for (const bool own : {true, false}) {
    for (const TermMove& move : moves) {
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

Lines advice_in_words(const Inquiry& inquiry, const GameScreen& screen, const AnyGame& game,
                      std::span<const Suggestion> suggestions) {
  const Scene& now = inquiry.scene();
  Lines lines;
  for (const Suggestion& option : suggestions) {
    const bool first = &option == &suggestions.front();
    const std::string chance = std::to_string(option.chance);
    const std::string moves = moves_in_words(now, screen, game, option.moves);
    append(lines, wrapped(fill(now.say(first ? kTexts.hint : kTexts.hint_or),
                               {inquiry.numbers_to_type(option.action),
                                screen.option(now, game.notation(option.action))}),
                          2));
    append(lines, wrapped("  " + (moves.empty() ? fill(now.say(kTexts.hint_chance), {chance})
                                                : fill(now.say(kTexts.hint_moves), {chance, moves})),
                          2));
  }
  return lines;
}

}  // namespace fondaco::terminal
