#include "games/tuscany/tuscany.hpp"

#include "core/any_game.hpp"
#include "games/tuscany/notation.hpp"
#include "games/tuscany/view.hpp"

namespace fondaco {

namespace tuscany {

constexpr GameText<Tuscany> kText = {
    .action_text = action_text,
    .reason_keys = kReasonKeys,
    .state_json = state_json,
    .read_state = read_state,
    .event_json = event_json,
    .options_json = options_json,
    .read_options = read_options,
    .options_schema = options_schema,
};

}  // namespace tuscany

extern const AnyGame kTuscany;
const AnyGame kTuscany = erase<Tuscany, tuscany::kText>();

}  // namespace fondaco
