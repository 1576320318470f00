#pragma once

#include <span>
#include <string_view>

namespace fondaco {

/// How well somebody plays a game: a guess and how unsure it is, on the scale of Elo (400 points are ten to
/// one).
struct Rating {
  double mean = 1500;
  double deviation = 350;
  int games = 0;
};

/// One who played a game that counts. An anchor (a bot of known strength) moves others and stays itself.
struct Rated {
  Rating rating;
  int rank = 1;
  bool anchor = false;
};

/// New ratings after a game of any number of players (Weng and Lin, 2011, by pairs; ties are half a win).
void rate(std::span<Rated> players);

/// What a bot of a level counts as, measured by the ladder (docs/strength.md).
Rating anchor_of(std::string_view game, int level);

}  // namespace fondaco
