#pragma once

#include <cstdint>
#include <string_view>

#include "core/events.hpp"
#include "core/keys.hpp"

namespace fondaco::calimala {

/// What can happen, for logs and animation. The comment says what `seat`, a and b hold; participants count
/// the third party as 2.
enum class Happening : std::uint8_t {
  Kept,        // seat chose its secret influence card a (secret)
  Opened,      // seat's open influence card a is shown
  Drafted,     // seat took the starting card of action a
  DeckMade,    // a cards were shuffled into the deck
  Placed,      // seat put a disc of kind a on street b
  Activated,   // seat's disc at depth a on street b is activated
  Carried,     // seat carried out effect a; b = 1 when by a card
  Cube,        // participant seat put a cube on location a
  Declined,    // seat declined action a
  Impossible,  // seat resolved the impossible action a
  Drew,        // seat drew a card of action a (secret)
  NoCard,      // seat should have drawn, but deck and discard pile are empty
  Reshuffled,  // a discarded cards became the new deck
  Finished,    // seat ended its activation
  Overflowed,  // disc a left the bottom of street b
  Seated,      // participant seat (kNobody: no one) got council space a
  WhiteBack,   // seat took the white disc into its supply
  Replaced,    // seat gave its disc at position b of street a; the white disc went on top
  Removed,     // disc a left the game
  Scoring,     // the scoring phase of council space a, tile b
  Influence,   // influence card a is scored
  Points,      // participant seat gets a points for b counted cubes (and seats)
  TurnOver,    // seat's turn is over
  GameOver,    // a: why (Ending)
};

inline constexpr auto kHappeningKeys = keys_of<Happening::GameOver>(
    {"kept",       "opened",   "drafted",    "deck_made",  "placed",     "activated",
     "carried",    "cube",     "declined",   "impossible", "drew",       "no_card",
     "reshuffled", "finished", "overflowed", "seated",     "white_back", "replaced",
     "removed",    "scoring",  "influence",  "points",     "turn_over",  "game_over"});

enum class Ending : std::uint8_t { AllDiscsPlaced, AllTilesScored };

inline constexpr auto kEndingKeys = keys_of<Ending::AllTilesScored>({"all_discs_placed", "all_tiles_scored"});

}  // namespace fondaco::calimala
