#include "games/millefiori/millefiori.hpp"

#include "core/any_game.hpp"
#include "games/millefiori/notation.hpp"
#include "games/millefiori/view.hpp"

namespace fondaco {

namespace millefiori {

constexpr GameText<MilleFiori> kText = {notation,   parse_notation, reason_key,   state_json,    read_state,
                                        event_json, options_json,   read_options, options_schema};

}  // namespace millefiori

extern const AnyGame kMilleFiori;
const AnyGame kMilleFiori =
    erase<MilleFiori, millefiori::kText>(millefiori::kMinPlayers, millefiori::kMaxPlayers);

}  // namespace fondaco
