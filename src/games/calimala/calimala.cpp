#include "games/calimala/calimala.hpp"

#include "core/any_game.hpp"
#include "games/calimala/notation.hpp"
#include "games/calimala/view.hpp"

namespace fondaco {

namespace calimala {

constexpr GameText<Calimala> kText = {notation,   parse_notation, reason_key,   state_json,    read_state,
                                      event_json, options_json,   read_options, options_schema};

}  // namespace calimala

extern const AnyGame kCalimala;
const AnyGame kCalimala = erase<Calimala, calimala::kText>(calimala::kMinPlayers, calimala::kMaxPlayers);

}  // namespace fondaco
