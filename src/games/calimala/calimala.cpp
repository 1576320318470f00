#include "games/calimala/calimala.hpp"

#include "core/any_game.hpp"
#include "games/calimala/notation.hpp"
#include "games/calimala/view.hpp"

namespace fondaco {

namespace {

struct CalimalaText {
  using State = Calimala::State;

  static std::string_view notation(Action action) { return calimala::notation(action); }
  static std::optional<Action> parse_notation(std::string_view text) {
    return calimala::parse_notation(text);
  }
  static std::string_view reason_key(Error error) { return calimala::reason_key(error); }
  static Json state_json(const State& s, Observer who) { return calimala::state_json(s, who); }
  static std::string read_state(const Json& json, State& s) { return calimala::read_state(json, s); }
  static Json event_json(const State& s, const Event& e, Observer who) {
    return calimala::event_json(s, e, who);
  }
  static Json options_json(const Calimala::Options& options) { return calimala::options_json(options); }
  static std::string read_options(const Json& json, Calimala::Options& options) {
    return calimala::read_options(json, options);
  }
  static Json options_schema() { return calimala::options_schema(); }
};

}  // namespace

extern const AnyGame kCalimala;
const AnyGame kCalimala = erase<Calimala, CalimalaText>(calimala::kMinPlayers, calimala::kMaxPlayers);

}  // namespace fondaco
