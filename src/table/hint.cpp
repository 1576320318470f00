#include "table/hint.hpp"

#include "bots/hint.hpp"
#include "bots/levels.hpp"
#include "core/json.hpp"

namespace fondaco {

Json hint_json(const AnyGame& game, const AnyState& state, Seat seat,
               const std::vector<Candidate>& candidates) {
  Json options = Json::array();
  for (const Advice& advice : explain(Judge(game), state, seat, candidates, kAdvised)) {
    if (!options.empty() && advice.candidate.visits == 0) continue;
    Json moves = Json::array();
    for (const TermMove& move : advice.moves) {
      moves.push_back({
          {"term",  game.term_keys[move.term]},
          {"seat",  move.seat                },
          {"worth", move.worth               }
      });
    }
    options.push_back({
        {"do", game.notation(advice.candidate.action)},
        {"chance", percent(advice.candidate.utility, game.players(state))},
        {"moves", std::move(moves)}
    });
  }
  return options;
}

}  // namespace fondaco
