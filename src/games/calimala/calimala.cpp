#include "games/calimala/calimala.hpp"

#include "core/erase.hpp"
#include "games/calimala/notation.hpp"
#include "games/calimala/view.hpp"

namespace fondaco {

extern const AnyGame kCalimala;
const AnyGame kCalimala =
    erase<Calimala, calimala::action_text, calimala::action_json, calimala::kReasonKeys>();

}  // namespace fondaco
