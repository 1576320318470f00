#include "games/serenissima/serenissima.hpp"

#include "core/any_game.hpp"
#include "games/serenissima/notation.hpp"
#include "games/serenissima/view.hpp"

namespace fondaco {

namespace serenissima {

constexpr GameText<Serenissima> kText = {
    .action_text = action_text,
    .reason_keys = kReasonKeys,
    .state_json = state_json,
    .read_state = read_state,
    .event_json = event_json,
    .options_json = options_json,
    .read_options = read_options,
    .options_schema = options_schema,
};

}  // namespace serenissima

extern const AnyGame kSerenissima;
const AnyGame kSerenissima = erase<Serenissima, serenissima::kText>();

}  // namespace fondaco
