#pragma once

#include "core/json_fwd.hpp"
#include "terminal/result.hpp"
#include "terminal/screen.hpp"

namespace fondaco::terminal {

const GameScreen& tuscany_screen();

namespace tuscany {

// The parts of the screen, each in the file named above it.

// board.cpp
Lines board(const Scene& s);
Lines brief(const Scene& s);
/// What of it the events of a turn under way have changed.
Lines changed(const Scene& s, std::span<const Json> events);

// question.cpp
Lines question(const Scene& s);

// menu.cpp
Menu menu(const Scene& s, std::span<const Option> options);
std::string option(const Scene& s, std::string_view notation);
Json supposed(const Scene& s, std::string_view notation);

// layouts.cpp
/// How the boards may be joined: the best ways with what they are worth, the others in a menu of their own.
Menu layouts(const Scene& s, std::span<const Option> options);

// moves.cpp
std::string misread(const Scene& s, std::string_view typed);

// details.cpp
Lines details(const Scene& s);

// help.cpp
Lines reminder(const Scene& s);

// story.cpp
Lines story(const Scene& s, std::span<const Json> events, std::size_t from);

// screen.cpp
Lines result(const Scene& s, const Scores& scores, std::span<const Json> events);
/// What breaks ties in the edition that is played.
std::vector<TieBreak> tie_breaks(const Scene& s);

}  // namespace tuscany

}  // namespace fondaco::terminal
