#pragma once

#include "terminal/screen.hpp"

namespace fondaco::terminal {

const GameScreen& serenissima_screen();

namespace serenissima {

// The parts of the screen, one file each.
Lines board(const Scene& s);
Lines brief(const Scene& s);
Lines details(const Scene& s);
Lines question(const Scene& s);
Menu menu(const Scene& s, std::span<const Option> options);
std::string option(const Scene& s, std::string_view notation);
Lines story(const Scene& s, std::span<const Json> events, std::size_t from);
Lines result(const Scene& s, const Scores& scores, std::span<const Json> events);

}  // namespace serenissima

}  // namespace fondaco::terminal
