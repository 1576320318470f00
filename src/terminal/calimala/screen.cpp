#include "terminal/calimala/screen.hpp"

#include <algorithm>
#include <array>

#include "games/calimala/reasons.hpp"
#include "terminal/calimala/help.hpp"
#include "terminal/calimala/names.hpp"
#include "terminal/calimala/terms.hpp"
#include "terminal/calimala/texts.hpp"
#include "terminal/result.hpp"

namespace fondaco::terminal {

namespace calimala {

namespace {

static_assert(every_key_has_words(fondaco::calimala::kReasonKeys, kReasons));

/// Seats and Palazzo sculptures together break a tie for the victory, and by the option what follows
/// them on the ladder (5.3).
std::vector<TieBreak> tie_breaks(const Scene& s) {
  TieBreak influence{s.say(kCalimala.more_influence)}, seats{s.say(kCalimala.more_seats)},
      last_seat{s.say(kCalimala.earlier_seat), {}, true},
      sculpture{s.say(kCalimala.earlier_sculpture), {}, true};
  for (int p = 0; p < s.players; ++p) {
    const Standing standing = standing_of(s, p);
    const auto seat = static_cast<std::size_t>(p);
    const int place = fondaco::calimala::kTiles + 1 - standing.earliness;
    influence.numbers[seat] = standing.influence();
    seats.numbers[seat] = standing.seats;
    (standing.seats > 0 ? last_seat : sculpture).numbers[seat] = place;
  }
  if (!whole_ladder(s)) return {influence};
  return {influence, seats, last_seat, sculpture};
}

}  // namespace

/// Place, points of tiles and influence cards; with two players the third party too, which has no place.
Lines result(const Scene& s, const Scores& scores, std::span<const Json> events) {
  constexpr std::array<std::size_t, 5> kWidths = {8, 16, 8, 9, 9};
  struct Row {
    int place = 0, tiles = 0, cards = 0;
  };
  std::array<Row, kMaxSeats> rows{};
  bool cards = false;
  for (const Json& event : events) {
    const std::string type = event["type"];
    if (type == "scoring" || type == "influence") cards = type == "influence";
    if (type != "points") continue;
    Row& row = rows[static_cast<std::size_t>(participant(event["seat"]))];
    (cards ? row.cards : row.tiles) += event["points"].get<int>();
  }
  std::vector<std::size_t> order;
  for (std::size_t p = 0; p < static_cast<std::size_t>(participants(s)); ++p) {
    order.push_back(p);
    rows[p].place = p < scores.players ? scores.ranks[p] : static_cast<int>(kMaxSeats) + 1;
  }
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return rows[a].place < rows[b].place; });
  Lines lines = {"  " + heads(kCalimala.result_heads, s.language, kWidths)};
  for (const std::size_t p : order) {
    const Row& row = rows[p];
    const std::array<std::string, 5> cells = {
        p < scores.players ? std::to_string(row.place) : "–", player_name(s, static_cast<int>(p)),
        std::to_string(row.tiles + row.cards), std::to_string(row.tiles), std::to_string(row.cards)};
    lines.push_back("  " + columns(cells, kWidths));
  }
  append(lines, victory(s, data(), scores, kPoints, tie_breaks(s)));
  return lines;
}

}  // namespace calimala

const GameScreen& calimala_screen() {
  static constexpr GameScreen screen = {
      .key = "calimala",
      .data = calimala::data,
      .reasons = calimala::kReasons,
      .terms = calimala::kTermNames,
      .reminder = calimala::reminder,
      .signs = calimala::kSigns,
      .typed_move = calimala::kCalimala.typed_move,
      .details_command = calimala::kCalimala.details_command,
      .details_words = calimala::kCalimala.details_words,
      .board = calimala::board,
      .brief = calimala::brief,
      .details = calimala::details,
      .question = calimala::question,
      .menu = calimala::menu,
      .option = calimala::option,
      .story = calimala::story,
      .result = calimala::result,
      .undecided = calimala::undecided,
      .foreseen = calimala::foreseen,
  };
  return screen;
}

}  // namespace fondaco::terminal
