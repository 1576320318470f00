#include "games/calimala/calimala.hpp"

#include "core/any_game.hpp"
#include "games/calimala/notation.hpp"
#include "games/calimala/view.hpp"

namespace fondaco {

namespace calimala {

constexpr GameText<Calimala> kText = {
    .action_text = action_text,
    .reason_keys = kReasonKeys,
    .state_json = state_json,
    .read_state = read_state,
    .event_json = event_json,
    .options_json = options_json,
    .read_options = read_options,
    .options_schema = options_schema,
};

}  // namespace calimala

extern const AnyGame kCalimala;
const AnyGame kCalimala = erase<Calimala, calimala::kText>();

}  // namespace fondaco
