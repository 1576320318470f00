#include "games/serenissima/orders.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/json.hpp"
#include "core/text.hpp"
#include "games/serenissima/actions.hpp"

namespace fondaco::serenissima {

namespace {

constexpr std::array<std::string_view, 3> kAnswers = {"always", "never", "ask"};

bool is_one_of(std::string_view word, const auto& words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

std::string check_answer(const std::string& path, const Json& answer) {
  if (answer.is_string() && is_one_of(answer.get_ref<const std::string&>(), kAnswers)) return {};
  return path + ": always, never or ask is expected";
}

/// Answers by player or zone: `known` says which there are.
std::string check_answers(const std::string& path, const Json& answers, const auto& known) {
  if (!answers.is_object()) return path + ": an object is expected";
  for (const auto& [name, answer] : answers.items()) {
    if (!known(name)) return path + ": there is no '" + shown(name) + "'";
    if (std::string error = check_answer(path + "/" + name, answer); !error.empty()) return error;
  }
  return {};
}

}  // namespace

std::string check_orders(const State& state, const Json& orders) {
  if (!orders.is_object()) return ": an object is expected";
  for (const auto& [name, value] : orders.items()) {
    std::string error;
    if (name == "otherwise") {
      error = check_answer("/otherwise", value);
    } else if (name == "players") {
      error = check_answers("/players", value, [&](std::string_view seat) {
        return seat.size() == 1 && seat[0] >= '0' && seat[0] < '0' + players(state);
      });
    } else if (name == "zones") {
      error =
          check_answers("/zones", value, [](std::string_view zone) { return is_one_of(zone, kZoneKeys); });
    } else {
      error = "/" + shown(name) + ": there is no such field";
    }
    if (!error.empty()) return error;
  }
  return {};
}

std::optional<Action> ordered(const State& state, Seat seat, const Json& orders) {
  if (!is_blockade(state.phase) || state.decider != seat) return std::nullopt;
  const Galley& galley = active(state);
  const auto told = [&](const char* by, const std::string& name) {
    return orders.value(by, Json::object()).value(name, std::string());
  };
  // The zone goes before the player, and both before what holds otherwise.
  std::string answer = told("zones", std::string(kZoneKeys[galley.zone]));
  if (answer.empty()) answer = told("players", std::to_string(galley.owner));
  if (answer.empty()) answer = orders.value("otherwise", std::string("ask"));
  if (answer == "always") return Action{kYes};
  if (answer == "never") return Action{kNo};
  return std::nullopt;
}

}  // namespace fondaco::serenissima
