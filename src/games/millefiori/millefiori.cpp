#include "games/millefiori/millefiori.hpp"

#include "core/erase.hpp"
#include "games/millefiori/notation.hpp"
#include "games/millefiori/view.hpp"

namespace fondaco {

extern const AnyGame kMilleFiori;
const AnyGame kMilleFiori =
    erase<MilleFiori, millefiori::action_text, millefiori::action_json, millefiori::kReasonKeys>();

}  // namespace fondaco
