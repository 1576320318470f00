#pragma once

#include "terminal/result.hpp"
#include "terminal/screen.hpp"

namespace fondaco::terminal {

const GameScreen& tuscany_screen();

namespace tuscany {

// The parts of the screen, one file each.
Lines reminder(const Scene& s);
Lines board(const Scene& s);
Lines brief(const Scene& s);
Lines details(const Scene& s);
Lines question(const Scene& s);
Menu menu(const Scene& s, std::span<const Option> options);
/// How the boards may be joined: the best ways with what they are worth, the others in a menu of their own.
Menu layouts(const Scene& s, std::span<const Option> options);
std::string option(const Scene& s, std::string_view notation);
std::string misread(const Scene& s, std::string_view typed);
Lines changed(const Scene& s, std::span<const Json> events);
Json supposed(const Scene& s, std::string_view notation);
Lines story(const Scene& s, std::span<const Json> events, std::size_t from);
Lines result(const Scene& s, const Scores& scores, std::span<const Json> events);
/// What breaks ties in the edition that is played.
std::vector<TieBreak> tie_breaks(const Scene& s);

}  // namespace tuscany

}  // namespace fondaco::terminal
