#pragma once

#include <span>
#include <string>
#include <string_view>

#include "terminal/screen.hpp"

namespace fondaco::terminal {

/// A rule that can be switched, and what is said when it is not as usual.
struct Rule {
  std::string_view key;
  bool usual;
  Words otherwise;

  bool on(const Scene& s) const { return s.options.value(std::string(key), usual); }
};

/// The rules in force that are not the usual ones, and what else is said of them; nothing if there is none.
Lines rules_in_force(const Scene& s, std::span<const Rule> rules, const Lines& more);

}  // namespace fondaco::terminal
