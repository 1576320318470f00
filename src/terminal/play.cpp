#include "terminal/play.hpp"

#include <cstdlib>
#include <iostream>
#include <random>

#include <unistd.h>

#include "terminal/play_loop.hpp"

namespace fondaco::terminal {

namespace {

int complain(std::string_view sentence) {
  std::cerr << "fondaco: " << sentence << '\n';
  return 2;
}

/// The sentence that says why the people can't be seated, or nothing.
std::optional<std::string> seating_problem(const PlaySettings& settings, int players) {
  const int humans = settings.humans.value_or(1);
  const int seat = settings.seat.value_or(0);
  if (humans >= 1 && humans <= players && seat >= 0 && seat < players) return std::nullopt;
  return fill(kTexts.bad_seats.in(settings.language), {std::to_string(players), std::to_string(players - 1)});
}

Seed drawn_seed() {
  std::random_device device;
  return (Seed{device()} << 32) ^ device();
}

}  // namespace

void suit_terminal(PlaySettings& settings) {
  const char* no_colour = std::getenv("NO_COLOR");
  const bool seen = isatty(STDOUT_FILENO) != 0;
  const char* term = std::getenv("TERM");
  const bool dumb = term == nullptr || *term == '\0' || std::string_view(term) == "dumb";
  settings.colour = seen && !dumb && (no_colour == nullptr || *no_colour == '\0');
  settings.typed = seen && isatty(STDIN_FILENO) != 0;
  settings.clears = settings.typed && !dumb;
}

int play(const AnyGame& game, const PlaySettings& settings, std::istream& in, std::ostream& out) {
  const GameScreen* screen = find_screen(game.key);
  if (screen == nullptr) return complain(fill(kTexts.no_screen.in(settings.language), {game.key}));
  auto course = settings.load.empty()
                    ? Course::begin(game, settings.options, settings.seed ? *settings.seed : drawn_seed())
                    : load_course(game, settings.load, settings.language);
  if (!course) {
    return complain(settings.load.empty() ? fill(kTexts.bad_options.in(settings.language), {course.error()})
                                          : course.error());
  }
  if (const auto problem = seating_problem(settings, course->players())) return complain(*problem);
  const int status = PlayLoop(std::move(*course), *screen, settings, in, out).run();
  out.flush();
  return status;
}

}  // namespace fondaco::terminal
