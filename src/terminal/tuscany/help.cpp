#include "terminal/tuscany/help.hpp"

#include "terminal/tuscany/names.hpp"
#include "terminal/tuscany/screen.hpp"
#include "terminal/tuscany/texts.hpp"

namespace fondaco::terminal::tuscany {

Lines reminder(const Scene& s) {
  const tables::Edition& edition = edition_of(s);
  const auto with = [&s](const Words& words, int number, const Noun& noun) {
    return fill(s.say(words), {counted(s.language, number, noun)});
  };
  std::string ties;
  for (const TieBreak& by : tie_breaks(s)) add_to(ties, by.words, s.say(kTexts.then_number));
  return {with(help::kTurn, edition.draw_base, kNouns.region_card),
          s.say(kTakeOnlyPlaceable.on(s) ? help::kTakePlaceable : help::kTakeAny) + s.say(help::kTaken),
          s.say(help::kPlace),
          s.say(help::kAreas),
          s.say(help::kEffects),
          with(help::kMoreEffects, edition.monastery_cards, kNouns.card),
          with(help::kHex, edition.overflow_red, kNouns.red_point) +
              s.say(kHexAtOnce.on(s) ? help::kHexAtOnce : help::kHexLater),
          fill(s.say(help::kRound), {std::to_string(tables::kStack)}) +
              s.say(kExtraLap.on(s) ? help::kExtraLap : help::kNoExtraLap),
          s.say(help::kScoring),
          s.say(help::kFive),
          with(help::kLeft, edition.cards_per_point, kNouns.card),
          fill(s.say(help::kWin), {ties}),
          s.say(help::kMoves)};
}

}  // namespace fondaco::terminal::tuscany
