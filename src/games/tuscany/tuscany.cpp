#include "games/tuscany/tuscany.hpp"

#include "core/erase.hpp"
#include "games/tuscany/notation.hpp"
#include "games/tuscany/view.hpp"

namespace fondaco {

extern const AnyGame kTuscany;
const AnyGame kTuscany = erase<Tuscany, tuscany::action_text, tuscany::action_json, tuscany::kReasonKeys>();

}  // namespace fondaco
