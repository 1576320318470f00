#include "terminal/serenissima/help.hpp"

#include "terminal/serenissima/screen.hpp"

namespace fondaco::terminal::serenissima {

Lines reminder(const Scene& s) { return said(s, kRulesReminder); }

}  // namespace fondaco::terminal::serenissima
