#include "terminal/calimala/help.hpp"

#include "terminal/calimala/screen.hpp"

namespace fondaco::terminal::calimala {

Lines reminder(const Scene& s) {
  Lines lines = said(s, kRulesReminder);
  if (s.players == 2) lines.push_back(s.say(kTwoPlayersReminder));
  return lines;
}

}  // namespace fondaco::terminal::calimala
