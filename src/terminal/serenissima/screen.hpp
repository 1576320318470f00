#pragma once

#include "core/json_fwd.hpp"
#include "terminal/screen.hpp"

namespace fondaco::terminal {

const GameScreen& serenissima_screen();

namespace serenissima {

// The parts of the screen, each in the file named above it.

// board.cpp
Lines board(const Scene& s);
Lines brief(const Scene& s);

// question.cpp
Lines question(const Scene& s);

// menu.cpp
Menu menu(const Scene& s, std::span<const Option> options);
std::string option(const Scene& s, std::string_view notation);

// details.cpp
Lines details(const Scene& s);

// help.cpp
Lines reminder(const Scene& s);

// story.cpp
Lines story(const Scene& s, std::span<const Json> events, std::size_t from);

// typed.cpp
std::string reworded(const Scene& s, std::string_view typed);
std::string misread(const Scene& s, std::string_view typed);

// screen.cpp
Lines result(const Scene& s, const Scores& scores, std::span<const Json> events);

}  // namespace serenissima

}  // namespace fondaco::terminal
