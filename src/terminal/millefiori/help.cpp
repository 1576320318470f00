#include "terminal/millefiori/help.hpp"

#include "terminal/millefiori/names.hpp"
#include "terminal/millefiori/screen.hpp"
#include "terminal/millefiori/texts.hpp"

namespace fondaco::terminal::millefiori {

Lines reminder(const Scene& s) {
  const auto by = [&s](std::span<const Words, 2> words, const Rule& rule) {
    return s.say(words[rule.on(s)]);
  };
  Lines lines = {by(kSelecting, kSelectInTurn) +
                 fill(by(kLeftovers, kLeftoversAtOnce), {std::to_string(set_up(s, "plays"))})};
  append(lines, said(s, kRulesReminder));
  lines.push_back(s.say(kHarbour) + by(kSailing, kSailOptional));
  lines.push_back(s.say(kSeaRoute) + (kNavigateOnLast.on(s) ? "" : s.say(kNoNavigating)));
  const Json& rhombi = data()["rhombi"];
  for (const std::string& paragraph : said(s, kEndReminder))
    lines.push_back(
        fill(paragraph, {number(rhombi["supply"]), number(s.options.value("rhombi_box", rhombi["box"]))}));
  return lines;
}

}  // namespace fondaco::terminal::millefiori
