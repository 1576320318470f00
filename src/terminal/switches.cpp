#include "terminal/switches.hpp"

namespace fondaco::terminal {

Lines rules_in_force(const Scene& s, std::span<const Rule> rules, const Lines& more) {
  std::string text;
  const auto add = [&text](const std::string& words) { text += (text.empty() ? " " : "; ") + words; };
  for (const Rule& rule : rules) {
    if (rule.on(s) != rule.usual) add(s.say(rule.otherwise));
  }
  for (const std::string& words : more) add(words);
  if (text.empty()) return {};
  return wrapped(s.say(kTexts.rules_in_force) + text + ".", 2);
}

}  // namespace fondaco::terminal
