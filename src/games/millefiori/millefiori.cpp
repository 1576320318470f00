#include "games/millefiori/millefiori.hpp"

#include "core/any_game.hpp"
#include "games/millefiori/notation.hpp"
#include "games/millefiori/view.hpp"

namespace fondaco {

namespace millefiori {

constexpr GameText<MilleFiori> kText = {
    .action_text = action_text,
    .reason_keys = kReasonKeys,
    .state_json = state_json,
    .read_state = read_state,
    .event_json = event_json,
    .options_json = options_json,
    .read_options = read_options,
    .options_schema = options_schema,
};

}  // namespace millefiori

extern const AnyGame kMilleFiori;
const AnyGame kMilleFiori = erase<MilleFiori, millefiori::kText>();

}  // namespace fondaco
