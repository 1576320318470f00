#pragma once

#include "core/json_fwd.hpp"
#include "terminal/screen.hpp"

namespace fondaco::terminal {

const GameScreen& calimala_screen();

namespace calimala {

// The parts of the screen, each in the file named above it.

// board.cpp
Lines board(const Scene& s);
Lines brief(const Scene& s);
/// A council space's number, or who sits there once its tile is scored; three columns.
std::string tile_mark(const Scene& s, std::size_t space);

// question.cpp
Lines question(const Scene& s);

// menu.cpp
Menu menu(const Scene& s, std::span<const Option> options);
std::string option(const Scene& s, std::string_view notation);
bool undecided(const Scene& s, const Option& option);
bool foreseen(std::string_view notation);

// details.cpp
Lines details(const Scene& s);

// help.cpp
Lines reminder(const Scene& s);

// story.cpp
Lines story(const Scene& s, std::span<const Json> events, std::size_t from);

// screen.cpp
Lines result(const Scene& s, const Scores& scores, std::span<const Json> events);

}  // namespace calimala

}  // namespace fondaco::terminal
