#include "terminal/switches.hpp"

#include "terminal/names.hpp"

namespace fondaco::terminal {

Lines rules_in_force(const Scene& s, std::span<const Rule> rules, const Lines& more) {
  Lines unusual;
  for (const Rule& rule : rules) {
    if (rule.on(s) != rule.usual) unusual.push_back(s.say(rule.otherwise));
  }
  append(unusual, more);
  if (unusual.empty()) return {};
  return wrapped(s.say(kTexts.rules_in_force) + " " + listed(unusual, "; ") + ".", 2);
}

}  // namespace fondaco::terminal
