#pragma once

#include <span>
#include <string>
#include <vector>

#include "terminal/serenissima/sea.hpp"

namespace fondaco::terminal::serenissima {

/// An option with the label that it stands behind; the lower order, from 0 to kDanger, first.
struct Entry {
  Action action;
  const Words* label;
  std::string text;
  int order = 0;
  std::size_t number = 0;  // its own
};
inline constexpr int kLate = 8, kDanger = 9;  // orders

/// Adds the entries by their order, those with the same label together.
void add_entries(const Scene& s, Menu& menu, std::vector<Entry> entries);

/// The options of the loading step. What goes on between galleys, and what loses something, may have menus of
/// its own.
Menu loading(const Scene& s, const Sea& sea, std::span<const Option> options);

/// What is said of a galley that the step leaves without a sailor.
std::string sinking_words(const Scene& s, const Galley& galley);

/// "load wood", "a sailor from galley 6": a step of loading in words; empty if it is none.
std::string loading_words(const Scene& s, const Sea& sea, std::string_view notation);

}  // namespace fondaco::terminal::serenissima
