#include "lab/scenario.hpp"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <optional>

#include "core/json.hpp"
#include "core/registry.hpp"
#include "lab/json_match.hpp"

namespace fondaco {

namespace {

constexpr std::size_t kLongestText = 1 << 20;
constexpr int kMostWorlds = 100'000;
constexpr std::uint64_t kMostChances = 100'000;

/// Thrown nowhere: the first mistake in the text itself is kept here and ends the run.
class Mistake {
 public:
  explicit operator bool() const { return !text_.empty(); }
  const std::string& text() const { return text_; }
  void note(const std::string& where, const std::string& what) {
    if (text_.empty()) text_ = where + ": " + what;
  }

 private:
  std::string text_;
};

/// One case: what stands outside `cases`, with what the case adds.
struct Case {
  std::string name;
  std::string path;  // in the file
  Json options = Json::object();
  std::vector<const Json*> given;
  const Json* play = nullptr;
  const Json* expect = nullptr;
  std::string play_path, expect_path;
};

class CaseRunner {
 public:
  CaseRunner(const AnyGame& game, const Case& scenario, Seed seed, int& worlds_left, Mistake& mistake)
      : game_(game), case_(scenario), seed_(seed), worlds_left_(worlds_left), mistake_(mistake) {}

  CaseResult run() {
    result_.name = case_.name;
    auto started = game_.start(case_.options, seed_);
    if (!started) {
      mistake_.note(case_.path + "/options", started.error());
      return result_;
    }
    state_ = *started;
    // Merged first, so that parts which only make sense together may stand in different places.
    Json given = Json::object();
    for (const Json* part : case_.given) merge_given(given, *part);
    if (const std::string error = game_.read_state(given, state_); !error.empty()) {
      mistake_.note(case_.path + "/given", error);
      return result_;
    }
    if (case_.play != nullptr) play(*case_.play);
    step_ = "at the end";
    if (!mistake_ && result_.failures.empty() && case_.expect != nullptr)
      expect(*case_.expect, case_.expect_path);
    return result_;
  }

 private:
  void fail(const std::string& what) { result_.failures.push_back(step_ + ": " + what); }

  void play(const Json& steps) {
    if (!steps.is_array()) return mistake_.note(case_.play_path, "a list of steps is expected");
    for (std::size_t i = 0; i < steps.size() && !mistake_ && result_.failures.empty(); ++i) {
      const Json& step = steps[i];
      const std::string path = case_.play_path + "/" + std::to_string(i);
      step_ = "step " + std::to_string(i + 1);
      if (step.is_string()) {
        decide(step.get<std::string>(), path, nullptr);
      } else if (step.is_object() && step.size() == 2 && step.contains("play") && step["play"].is_string() &&
                 step.contains("chance") && step["chance"].is_array()) {
        decide(step["play"].get<std::string>(), path + "/play", &step["chance"]);
      } else if (step.is_object() && step.size() == 1 && step.contains("expect")) {
        expect(step["expect"], path + "/expect");
      } else {
        mistake_.note(
            path,
            "\"SEAT ACTION\", {\"expect\": …} or {\"play\": \"SEAT ACTION\", \"chance\": […]} is expected");
      }
    }
  }

  std::optional<Action> parse_action(const Json& json, const std::string& path) {
    if (json.is_string()) {
      if (const auto action = game_.parse_notation(json.get<std::string>())) return action;
    }
    mistake_.note(path, json.dump() + " is not an action of " + std::string(game_.key));
    return std::nullopt;
  }

  std::optional<Seat> parse_seat(const Json& json, const std::string& path) {
    const int players = game_.players(state_);
    if (json.is_number_integer() && json >= 0 && json < players) return static_cast<Seat>(json.get<int>());
    mistake_.note(path,
                  "a seat from 0 to " + std::to_string(players - 1) + " is expected, not " + json.dump());
    return std::nullopt;
  }

  /// Whether the events of the types that `chance` names are those that it names, in order.
  bool came_so(const EventList& events, const Json& chance) const {
    std::size_t next = 0;
    for (const Event& event : events) {
      const Json json = game_.event_json(state_, event, Observer::everything());
      const bool named = std::any_of(chance.begin(), chance.end(),
                                     [&json](const Json& item) { return item["type"] == json["type"]; });
      if (!named) continue;
      if (next == chance.size()) return false;
      for (const auto& [field, value] : chance[next].items()) {
        if (!json.contains(field) || json[field] != value) return false;
      }
      ++next;
    }
    return next == chance.size();
  }

  /// Carries out a decision with chance as it is wanted: by trying generators until it comes so.
  void decide_by_chance(Seat seat, Action action, const Json& chance, const std::string& path) {
    for (const Json& item : chance) {
      if (!item.is_object() || !item.contains("type"))
        return mistake_.note(path, "chance is a list of events, each with its type");
    }
    char hex[17];
    for (std::uint64_t seed = 0; seed < kMostChances; ++seed) {
      AnyState after = state_;
      std::snprintf(hex, sizeof hex, "%016llx", static_cast<unsigned long long>(Rng(seed).state()));
      if (const std::string error = game_.read_state(
              {
                  {"rng", hex}
      },
              after);
          !error.empty())
        return mistake_.note(path, "chance can't be set: " + error);
      EventList events;
      if (const Error refused = game_.apply(after, seat, action, &events))
        return fail("refused, " + std::string(game_.reason_key(refused)));
      if (!came_so(events, chance)) continue;
      state_ = after;
      return;
    }
    fail("chance never comes like this");
  }

  void decide(const std::string& text, const std::string& path, const Json* chance) {
    const std::size_t blank = text.find(' ');
    int number = -1;
    std::from_chars(text.data(), text.data() + std::min(blank, text.size()), number);
    const auto seat = parse_seat(number, path);
    if (!seat) return;
    const auto action =
        parse_action(blank == std::string::npos ? Json("") : Json(text.substr(blank + 1)), path);
    if (!action) return;
    step_ += " (" + text + ")";
    if (chance != nullptr) return decide_by_chance(*seat, *action, *chance, path);
    if (const Error error = game_.apply(state_, *seat, *action, nullptr)) {
      fail("refused, " + std::string(game_.reason_key(error)));
    }
  }

  void expect(const Json& expected, const std::string& path) {
    if (!expected.is_object()) return mistake_.note(path, "an object is expected");
    if (expected.empty())
      return mistake_.note(path, "something is expected here, or nothing would be checked");
    for (const auto& [what, value] : expected.items()) {
      const std::string at = path + "/" + what;
      if (what == "state") {
        if (!says_something(expected, "state", path)) return;
        compare(game_.state_json(state_, Observer::everything()), value, "");
      } else if (what == "deciders") {
        expect_deciders(value);
      } else if (what == "legal") {
        for_each(value, at, [&](const Json& item, const std::string& where) { expect_legal(item, where); });
      } else if (what == "illegal") {
        for_each(value, at, [&](const Json& item, const std::string& where) { expect_illegal(item, where); });
      } else if (what == "worlds") {
        for_each(value, at, [&](const Json& item, const std::string& where) { expect_worlds(item, where); });
      } else if (what == "view") {
        for_each(value, at, [&](const Json& item, const std::string& where) { expect_view(item, where); });
      } else if (what == "points" || what == "ranks") {
        expect_scores(what, value);
      } else if (what == "over") {
        const bool over = game_.deciders(state_).empty();
        if (value != over) fail(over ? "the game is over" : "the game is not over");
      } else {
        mistake_.note(at, "nothing of this name can be expected");
      }
      if (mistake_) return;
    }
  }

  /// One object, or a list of them.
  template <class Visit>
  void for_each(const Json& value, const std::string& path, Visit&& visit) {
    if (value.is_object()) return visit(value, path);
    if (!value.is_array() || value.empty()) {
      return mistake_.note(path, "an object or a list of objects is expected");
    }
    for (std::size_t i = 0; i < value.size(); ++i) visit(value[i], path + "/" + std::to_string(i));
  }

  bool only_fields(const Json& object, const std::string& path,
                   std::initializer_list<std::string_view> names) {
    if (!object.is_object()) {
      mistake_.note(path, "an object is expected");
      return false;
    }
    for (const auto& [name, value] : object.items()) {
      if (std::find(names.begin(), names.end(), name) == names.end()) {
        mistake_.note(path + "/" + name, "there is no such field here");
        return false;
      }
    }
    return true;
  }

  std::optional<Seat> seat_of(const Json& object, const std::string& path) {
    return parse_seat(object.contains("seat") ? object["seat"] : Json(nullptr), path + "/seat");
  }

  void compare(const Json& found, const Json& expected, const std::string& where) {
    if (const auto difference = first_difference(found, expected)) fail(where + *difference);
  }

  void expect_deciders(const Json& value) {
    Json seats = Json::array();
    for (const Seat seat : game_.deciders(state_)) seats.push_back(seat);
    if (seats != value) fail("the deciders are " + seats.dump() + ", not " + value.dump());
  }

  void expect_scores(const std::string& what, const Json& value) {
    const Scores scores = game_.scores(state_);
    Json list = Json::array();
    for (std::size_t p = 0; p < scores.players; ++p) {
      list.push_back(what == "points" ? static_cast<int>(scores.points[p])
                                      : static_cast<int>(scores.ranks[p]));
    }
    if (list != value) fail("the " + what + " are " + list.dump() + ", not " + value.dump());
  }

  std::optional<std::vector<Action>> action_list(const Json& object, const char* name,
                                                 const std::string& path) {
    std::vector<Action> result;
    if (!object[name].is_array()) {
      mistake_.note(path + "/" + name, "a list of actions is expected");
      return std::nullopt;
    }
    for (std::size_t i = 0; i < object[name].size(); ++i) {
      const auto action = parse_action(object[name][i], path + "/" + name + "/" + std::to_string(i));
      if (!action) return std::nullopt;
      result.push_back(*action);
    }
    return result;
  }

  void expect_legal(const Json& item, const std::string& path) {
    if (!only_fields(item, path, {"seat", "includes", "excludes", "exactly"})) return;
    const auto seat = seat_of(item, path);
    if (!seat) return;
    if (item.size() < 2) return mistake_.note(path, "'includes', 'excludes' or 'exactly' is expected");
    ActionList legal;
    game_.legal(state_, *seat, legal);
    const auto named = [this](Action action) { return "'" + std::string(game_.notation(action)) + "'"; };
    const auto who = " for seat " + std::to_string(*seat);
    for (const char* kind : {"includes", "excludes", "exactly"}) {
      if (!item.contains(kind)) continue;
      const auto actions = action_list(item, kind, path);
      if (!actions) return;
      const bool wanted = std::string_view(kind) != "excludes";
      for (const Action action : *actions) {
        if (legal.contains(action) != wanted)
          fail(named(action) + (wanted ? " is not legal" : " is legal") + who);
      }
      if (std::string_view(kind) != "exactly") continue;
      for (const Action action : legal) {
        if (std::find(actions->begin(), actions->end(), action) == actions->end())
          fail(named(action) + " is legal too" + who);
      }
    }
  }

  void expect_illegal(const Json& item, const std::string& path) {
    if (!only_fields(item, path, {"seat", "action", "reason"})) return;
    const auto seat = seat_of(item, path);
    const auto action =
        parse_action(item.contains("action") ? item["action"] : Json(nullptr), path + "/action");
    if (!seat || !action) return;
    AnyState tried = state_;
    const Error error = game_.apply(tried, *seat, *action, nullptr);
    const std::string what =
        "'" + std::string(game_.notation(*action)) + "' of seat " + std::to_string(*seat);
    if (!error) return fail(what + " was not refused");
    if (!game_.equal(tried, state_)) fail(what + " was refused but changed the state");
    const std::string_view reason = game_.reason_key(error);
    if (item.contains("reason") && item["reason"] != reason) {
      fail(what + " was refused for " + std::string(reason) + ", not " + item["reason"].dump());
    }
  }

  void expect_worlds(const Json& item, const std::string& path) {
    if (!only_fields(item, path, {"seat", "count", "state"})) return;
    const auto seat = seat_of(item, path);
    if (!seat) return;
    const Json& count = item.contains("count") ? item["count"] : Json(nullptr);
    if (!count.is_number_integer() || count < 1 || count > worlds_left_) {
      return mistake_.note(path + "/count", "a number from 1 to " + std::to_string(kMostWorlds) +
                                                " is expected, and no more in the whole file");
    }
    worlds_left_ -= count.get<int>();
    if (!says_something(item, "state", path)) return;
    Rng rng(seed_);
    for (int i = 0; i < count.get<int>() && result_.failures.empty(); ++i) {
      AnyState world = state_;
      if (!game_.resample(world, *seat, rng))
        return mistake_.note(path, "this state's hidden parts do not add up to a whole game");
      compare(game_.state_json(world, Observer::everything()), item["state"],
              "in world " + std::to_string(i + 1) + " ");
    }
  }

  /// Whether the object has a part of this name with something in it; otherwise nothing would be checked.
  bool says_something(const Json& object, const char* name, const std::string& path) {
    if (object.contains(name) && !object[name].empty()) return true;
    mistake_.note(path + "/" + name, "something is expected here, or nothing would be checked");
    return false;
  }

  void expect_view(const Json& item, const std::string& path) {
    if (!only_fields(item, path, {"seat", "state", "hides"})) return;
    const auto seat = seat_of(item, path);
    if (!seat) return;
    if (!item.contains("hides") && !says_something(item, "state", path)) return;
    const Json view = game_.state_json(state_, Observer::seat(*seat));
    const std::string whose = "in the view of seat " + std::to_string(*seat) + " ";
    if (item.contains("state")) compare(view, item["state"], whose);
    if (!item.contains("hides")) return;
    if (!item["hides"].is_array()) return mistake_.note(path + "/hides", "a list of places is expected");
    for (const Json& place : item["hides"]) {
      const auto all = game_.state_json(state_, Observer::everything());
      const auto there = find_place(all, place);
      if (there == nullptr) return mistake_.note(path + "/hides", "the state has nothing at " + place.dump());
      if (find_place(view, place) != nullptr)
        fail(whose + "there is something at " + place.get<std::string>());
    }
  }

  const AnyGame& game_;
  const Case& case_;
  Seed seed_;
  int& worlds_left_;  // in the whole file
  Mistake& mistake_;
  AnyState state_{};
  std::string step_;
  CaseResult result_;
};

/// Takes the fields that a case may have, from the outside or from one of `cases`.
void take_fields(const Json& json, const std::string& path, Case& into, Mistake& mistake) {
  if (json.contains("options")) {
    if (!json["options"].is_object()) return mistake.note(path + "/options", "an object is expected");
    into.options.update(json["options"]);
  }
  if (json.contains("given")) {
    if (!json["given"].is_object()) return mistake.note(path + "/given", "an object is expected");
    into.given.push_back(&json["given"]);
  }
  if (json.contains("play")) {
    into.play = &json["play"];
    into.play_path = path + "/play";
  }
  if (json.contains("expect")) {
    into.expect = &json["expect"];
    into.expect_path = path + "/expect";
  }
}

std::vector<Case> cases_of(const Json& json, Mistake& mistake) {
  Case outer;
  take_fields(json, "", outer, mistake);
  if (!json.contains("cases")) {
    if (outer.play == nullptr && outer.expect == nullptr)
      mistake.note("/", "a scenario has 'play', 'expect' or 'cases'");
    return {outer};
  }
  if (outer.play != nullptr || outer.expect != nullptr)
    mistake.note("/cases", "'play' and 'expect' stand inside the cases");
  std::vector<Case> cases;
  if (!json["cases"].is_array() || json["cases"].empty())
    mistake.note("/cases", "a list of cases is expected");
  for (std::size_t i = 0; i < json["cases"].size() && !mistake; ++i) {
    const Json& item = json["cases"][i];
    Case one = outer;
    one.path = "/cases/" + std::to_string(i);
    if (!item.is_object()) {
      mistake.note(one.path, "an object is expected");
      break;
    }
    for (const auto& [name, value] : item.items()) {
      if (name != "name" && name != "options" && name != "given" && name != "play" && name != "expect") {
        mistake.note(one.path + "/" + name, "there is no such field here");
      }
    }
    one.name = item.contains("name") && item["name"].is_string() ? item["name"].get<std::string>()
                                                                 : std::to_string(i + 1);
    take_fields(item, one.path, one, mistake);
    if (one.expect == nullptr && one.play == nullptr) mistake.note(one.path, "a case has 'play' or 'expect'");
    cases.push_back(std::move(one));
  }
  return cases;
}

}  // namespace

bool ScenarioResult::holds() const {
  return std::all_of(cases.begin(), cases.end(), [](const CaseResult& c) { return c.failures.empty(); });
}

tl::expected<ScenarioResult, std::string> run_scenario(std::string_view text) {
  Mistake mistake;
  const auto stop = [&mistake] { return tl::make_unexpected(mistake.text()); };
  if (text.size() > kLongestText) mistake.note("/", "a scenario has at most one megabyte");
  if (mistake) return stop();
  const auto parsed = parse_json(text);
  if (!parsed) mistake.note("/", parsed.error());
  const Json json = parsed ? *parsed : Json(nullptr);
  if (!mistake && !json.is_object()) mistake.note("/", "an object is expected");
  if (mistake) return stop();

  ScenarioResult result;
  const AnyGame* game = nullptr;
  Seed seed = 0;
  for (const auto& [name, value] : json.items()) {
    if (name == "format") {
      if (value != 1) mistake.note("/format", "format 1 is expected, not " + value.dump());
    } else if (name == "game") {
      game = value.is_string() ? find_game(value.get<std::string>()) : nullptr;
      if (game == nullptr) mistake.note("/game", "there is no game " + value.dump());
    } else if (name == "seed") {
      if (!value.is_number_unsigned()) mistake.note("/seed", "a whole number from 0 is expected");
      if (!mistake) seed = value.get<Seed>();
    } else if (name == "name" || name == "title" || name == "source") {
      if (!value.is_string()) mistake.note("/" + name, "a text is expected");
    } else if (name != "options" && name != "given" && name != "play" && name != "expect" &&
               name != "cases") {
      mistake.note("/" + name, "there is no such field here");
    }
  }
  for (const char* needed : {"format", "game", "name", "title", "source"}) {
    if (!json.contains(needed)) mistake.note(std::string("/") + needed, "this field is missing");
  }
  if (mistake) return stop();
  result.name = json["name"].get<std::string>();
  result.title = json["title"].get<std::string>();
  const std::vector<Case> cases = cases_of(json, mistake);
  int worlds_left = kMostWorlds;
  for (const Case& one : cases) {
    if (mistake) break;
    result.cases.push_back(CaseRunner(*game, one, seed, worlds_left, mistake).run());
  }
  if (mistake) return stop();
  return result;
}

}  // namespace fondaco
