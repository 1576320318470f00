#include "games/serenissima/serenissima.hpp"

#include "core/erase.hpp"
#include "games/serenissima/notation.hpp"
#include "games/serenissima/orders.hpp"
#include "games/serenissima/view.hpp"

namespace fondaco {

extern const AnyGame kSerenissima;
const AnyGame kSerenissima =
    erase<Serenissima, serenissima::action_text, serenissima::action_json, serenissima::kReasonKeys>();

}  // namespace fondaco
