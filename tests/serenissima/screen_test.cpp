#include "terminal/screen.hpp"

#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/random_play.hpp"
#include "serenissima/table.hpp"

// The screen of Serenissima: board, closer look, story, result.

namespace fondaco::terminal {
namespace {

TEST(SerenissimaScreen, DrawsTheSeaWithPortsGalleysAndWheel) {
  const AnyState state = given({
      {"track",   5                                                                             },
      {"ports",
       {{"TUN", port(1, 2, {"wood", "wine"})},
        {"SIC", port(0, 4, {"wood", "stone", "marble", "wine"})},
        {"NAP",
         {{"owner", 2},
          {"garrison", 1},
          {"stored", {"gold", "stone", "wood"}},
          {"fort", true},
          {"basilica", true}}}}                                                                 },
      {"galleys", {{"4", {{"cargo", {{"wood", 2}, {"spice", 1}}}}}, {"13", galley(3, "ION", 2)}}}
  });
  const Lines board = screen().board(scene(state));
  constexpr std::string_view kDrawn[] = {
      "┌ Barcelona ── Marseille ── Genoa        Venice       Time 5 of 10",
      "│ s:2·       – v:2·       – s:2····   R3 v:2····   O3 ▪▪▪■▪·□··□",
      "│  │            │            │           8O3 10O3     scorings at 4, 7, 10",
      "│  │         ╲  │         ╱  │            │         ╲",
      "│ Valencia ─── Sardinia ─── Naples       Ragusa ───── Corfu        Constantino.",
      "│ w:2····   B1 w:2··      – m:wsg5  O1#† w:2··      – s:2·       – g:2····   K3",
      "│ >4B1wwp 6B3   │            │            │            │           11K3 12K3",
      "│  │         ╱  │         ╲  │            │         ╱  │         ╱  │",
      "└ Algiers ──── Tunis ────── Sicily ───── Ionian Sea ─ Modon ────── Smyrna",
      "  v:2··      – m:wv4·    R2 g:wsmv    B4 open sea     v:2··      – w:2···     –",
      "  7R2m 9R2                   │           13K2          │            │",
  };
  for (std::size_t i = 0; i < std::size(kDrawn); ++i)
    EXPECT_EQ(board[i + 2].substr(0, board[i + 2].find_last_not_of(' ') + 1), kDrawn[i]);
  EXPECT_EQ(board[1], "Wheel >4B  6B  7R  8O  9R  10O  11K  12K  13K  Doge");
  EXPECT_LE(board.size(), 45u);
  expect_parts(joined(board), {"round 1 · turn of galley 4, Blue", ">B Blue       5        13        4 6 ",
                               "forts # 4, basilicas † 4", "Doge cards to come: wine, 1 hourglass ×2"});
}

std::size_t count(const std::string& text, std::string_view sign) {
  std::size_t number = 0;
  for (std::size_t at = 0; (at = text.find(sign, at)) != std::string::npos; at += sign.size()) ++number;
  return number;
}

TEST(SerenissimaScreen, DrawsEveryNeighbourhood) {
  const Lines board = screen().board(scene(given(Json::object())));
  std::size_t drawn = 1;  // along the left side
  for (const std::string& line : board) {
    drawn += count(line, " ─") + count(line, "╲") + count(line, "╱");
    const bool between = line.find_first_of("0123456789:") == std::string::npos && has(line, "│  │");
    const bool at_the_side = line.starts_with("│") || line.starts_with("└");
    if (between || has(line, "╲") || has(line, "╱")) drawn += count(line, "│") - at_the_side;
  }
  std::size_t neighbours = 0;
  for (const Json& zone : screen().data()["zones"]) neighbours += zone["neighbours"].size();
  EXPECT_EQ(2 * drawn, neighbours) << joined(board);
  EXPECT_FALSE(has(joined(board), "Neighbours too"));
}

TEST(SerenissimaScreen, HidesTheMoneyOfOthersIfTheTableAgreed) {
  const Json hidden = {
      {"hidden_money", true}
  };
  const AnyState state = given(
      {
          {"players", {{{"ducats", 17}}, {{"ducats", 23}}, {{"ducats", 5}}, {{"ducats", 5}}}}
  },
      hidden);
  const std::string text = joined(screen().board(scene(state)));
  expect_parts(text, {"B Blue       17 ", "R Red        ? ", "the money of others is hidden"});
  EXPECT_FALSE(has(text, "23")) << text;
  EXPECT_TRUE(has(joined(screen().board(scene(state, 1))), "R Red        23 "));
}

TEST(SerenissimaScreen, NamesRulesThatAreNotTheUsualOnes) {
  Scene now = scene(given(Json::object()));
  EXPECT_FALSE(has(joined(screen().board(now)), "Rules in force"));
  now.options = {
      {"capture_blockade",    false             },
      {"min_attack_strength", 0                 },
      {"new_galley_crew",     "hire_or_garrison"}
  };
  expect_parts(
      joined(screen().board(now)),
      {"Rules in force: the capture of a port can't be blockaded; a galley without",
       "strength left may attack too;", "the sailor of a new galley may come from the\n  garrison."});
}

TEST(SerenissimaScreen, TheCloserLookNamesPricesIncomesAndNeighbours) {
  const AnyState state = given({
      {"ports", {{"TUN", port(1, 2, {"wood", "wine"})}}}
  });
  expect_parts(joined(screen().details(scene(state))),
               {"TUN  Tunis           m:wv4·   2 3 4 5    5 → 10    R2       SAR SIC ALG TRI",
                "ION  Ionian Sea      open sea", "4 Blue, Valencia: 1 sailor, no goods",
                "Doge cards to come, in an order that nobody knows: wine, 1 hourglass ×2"});
}

TEST(SerenissimaScreen, TellsATurnInOneSentence) {
  const Scene now = scene(given(Json::object()));
  const auto event = [](const char* type, int seat, const Json& more) {
    Json json = {
        {"type", type},
        {"seat", seat}
    };
    json.update(more);
    return json;
  };
  const std::vector<Json> events = {
      event("launched", 1, {{"galley", 7}, {"zone", "ALG"}}
        ),
      {{"type", "round_started"}, {"round", 3}},
      event("turn_started", 0, {{"galley", 4}}
        ),
      event("activated", 0, {{"galley", 4}}
        ),
      event("loaded", 0, {{"galley", 4}, {"good", "wood"}, {"price", 0}, {"to", nullptr}}
        ),
      event("loaded", 0, {{"galley", 4}, {"good", "wood"}, {"price", 1}, {"to", 1}}
        ),
      event("moved", 0, {{"galley", 4}, {"zone", "SAR"}}
        ),
      event("moved", 0, {{"galley", 4}, {"zone", "ALG"}}
        ),
      event("blockade", 1, {{"of", "sale"}, {"declared", true}}
        ),
      event("attacked", 0, {{"galley", 4}, {"target", 7}}
        ),
      event("rolled", 0, {{"dice", 2}, {"skulls", 2}, {"against_dice", 2}, {"against_skulls", 1}}
        ),
      event("rolled", 0, {{"dice", 1}, {"skulls", 1}, {"against_dice", 1}, {"against_skulls", 0}}
        ),
      event("looted", 0, {{"galley", 4}, {"good", "marble"}}
        ),
      event("sunk", 1, {{"galley", 7}}
        ),
      event("landed", 0, {{"port", "ALG"}, {"sailors", 1}}
        ),
      event("turn_over", 0, {{"galley", 4}}
        ),
      event("turn_started", 2, {{"galley", 8}}
        ),
      event("activated", 2, {{"galley", 8}}
        ),
      event("sold", 2, {{"galley", 8}, {"port", "TUN"}, {"good", "wood"}, {"ducats", 2}}
        ),
      event("sold", 2, {{"galley", 8}, {"port", "TUN"}, {"good", "spice"}, {"ducats", 5}}
        ),
      event("turn_over", 2, {{"galley", 8}}
        ),
      event("turn_started", 1, {{"galley", 9}}
        ),
      event("invested", 1, {{"galley", 9}}
        ),
      event("hired", 1, {{"at", "GEN"}}
        ),
      event("hired", 1, {{"at", "GEN"}}
        ),
      event("turn_over", 1, {{"galley", 9}}
        ),
      {{"type", "doge"}, {"card", "two_hourglasses_arrows"}},
      {{"type", "advanced"}, {"track", 4}},
      {{"type", "shuffled"}},
      {{"type", "scoring"}, {"number", 1}},
      event("income", 0, {{"ducats", 7}, {"reason", "warehouses"}}
        ),
      event("income", 0, {{"ducats", 5}, {"reason", "basilicas"}}
        ),
      event("income", 3, {{"ducats", 2}, {"reason", "warehouses"}}
        )
  };
  EXPECT_EQ(joined(screen().story(now, events, 1)),
            "Blue, galley 4: loads wood free; loads wood for 1 ducat to Red; rows to Sardinia\n"
            "    – Algiers; Red blockades the sale; attacks galley 7 of Red, skulls 2 of 2\n"
            "    against 1 of 2, then 1 of 1 against 0 of 1; takes marble; galley 7 of Red\n"
            "    sinks; takes Algiers with 1 sailor.\n"
            "Orange, galley 8: sells in Tunis: wood 2, spices 5.\n"
            "Red invests (turn of galley 9): a sailor in Genoa ×2.\n"
            "Round 3 ends (Doge card: two hourglasses and arrows): time 4 of 10; all Doge\n"
            "    cards are shuffled.\n"
            "Scoring 1: Blue +12 (warehouses 7, basilicas 5); Black +2 (warehouses 2).\n");
}

/// How often a phrase is in the text, wherever lines were broken.
int times_told(std::string text, std::string_view phrase) {
  for (std::size_t at = 0; (at = text.find("\n    ", at)) != std::string::npos;) text.replace(at, 5, " ");
  int found = 0;
  for (std::size_t at = 0; (at = text.find(phrase, at)) != std::string::npos; ++at) ++found;
  return found;
}

/// The story so far, told after each decision.
std::string told_step_by_step(const Course& course) {
  const Scene now = scene(course.state());
  std::string text;
  std::size_t known = 0;
  for (std::size_t i = 1; i <= course.decisions(); ++i) {
    const std::vector<Json> events = course.events(0, i, Observer::seat(0));
    text += joined(screen().story(now, events, known));
    known = events.size();
  }
  return text;
}

/// Somebody who fights, never lands after a victory, and scuttles now and then.
void play_wastefully(Course& course, Rng& rng) {
  ActionList legal;
  auto [seat, action] = random_decision(game(), course.state(), rng, legal, Policy::Weighted);
  const bool tired = rng.below(20) == 0;
  for (const Action other : legal) {
    const std::string_view notation = game().notation(other);
    if (notation == "land 0" || (tired && notation == "scuttle")) action = other;
  }
  must(course.decide(seat, action));
}

TEST(SerenissimaScreen, TellsCausesAlikeWhereverTheStoryIsCut) {
  std::map<std::string_view, int> told = {
      {"is scuttled",                          0},
      {" sinks",                               0},
      {"nobody lands: the port stays neutral", 0},
      {"special investment: buys nothing",     0}
  };
  for (Seed seed = 1; seed <= 8; ++seed) {
    Course course = begun(game(), 2, seed);
    Rng rng(seed);
    while (!course.over()) play_wastefully(course, rng);
    const Scene now = scene(course.state());
    const std::string at_once =
        joined(screen().story(now, course.events(0, course.decisions(), Observer::seat(0)), 0));
    const std::string in_steps = told_step_by_step(course);
    for (auto& [phrase, times] : told) {
      EXPECT_EQ(times_told(at_once, phrase), times_told(in_steps, phrase)) << phrase;
      times += times_told(at_once, phrase);
    }
  }
  for (const auto& [phrase, times] : told) EXPECT_GT(times, 0) << phrase;
}

TEST(SerenissimaScreen, SaysWhyAGalleyIsGone) {
  const auto told_after = [](std::initializer_list<const char*> moves) {
    Course course = begun(game(), 4, 1);
    const auto decide = [&course](const char* move) {
      EXPECT_FALSE(course.decide(asked(course), *game().parse_notation(move))) << move;
    };
    for (const char* move : {"port VAL", "number 1", "port GEN", "number 2", "port VEN", "number 3",
                             "port CON", "number 4", "number 5", "number 6", "number 7", "number 8"})
      decide(move);
    for (const char* move : moves) decide(move);
    return joined(
        screen().story(scene(course.state()), course.events(0, course.decisions(), Observer::seat(0)), 0));
  };
  expect_parts(told_after({"activate", "sailor to port", "scuttle"}), {"galley 1 of Blue is scuttled."});
  expect_parts(told_after({"activate", "sailor to port", "sailor to port", "sailor to 8"}),
               {"galley 1 of Blue\n    sinks."});
}

TEST(SerenissimaScreen, SaysHowATieWasBroken) {
  const AnyState state = given({
      {"players", {{{"ducats", 9}}, {{"ducats", 9}}, {{"ducats", 5}}, {{"ducats", 5}}}},
      {"ports",   {{"TUN", port(1, 1)}}                                               }
  });
  const Scores scores = game().scores(state);
  expect_parts(joined(screen().result(scene(state), scores, {})),
               {"Red wins with 9 ducats.", "It was a tie, which goes to more ports (Red: 2, Blue: 1)."});
}

TEST(SerenissimaScreen, HoldsUnderEveryRule) {
  const std::vector<Json> rules = {
      {{"closed_port_policy", "draft"}, {"min_attack_strength", 0}, {"defender_loots", true}},
      {{"land_ends_activation", false}, {"unlanded_conquest_neutral", false}, {"skip_moot_blockade", false}},
      {{"origin_zone_blockade", true}, {"sailor_transfer_both_ways_everywhere", true}},
      {{"new_galley_crew", "hire_or_garrison"}, {"special_invest_sailors", "anywhere"}},
      {{"scuttle_with_crew", false}, {"capture_blockade", false}, {"hidden_money", true}}
  };
  for (std::size_t i = 0; i < rules.size(); ++i) {
    Json options = {
        {"players", 2 + i % 3}
    };
    options.update(rules[i]);
    Course course = *Course::begin(game(), options, 9);
    Rng rng(i);
    for (; !course.over(); play_eagerly(course, rng)) {
      const Seat seat = asked(course);
      const Language language = rng.below(2) == 0 ? Language::English : Language::Russian;
      for (const std::string& line : shown_to(game(), course.state(), seat, language))
        ASSERT_LE(width(line), kColumns) << line;
      const Scene now = scene(course.state(), seat, language);
      ASSERT_LE(screen().board(now).size(), 45u) << joined(screen().board(now));
      ActionList legal;
      game().legal(course.state(), seat, legal);
      for (const Action action : legal) ASSERT_FALSE(screen().option(now, game().notation(action)).empty());
    }
  }
}

}  // namespace
}  // namespace fondaco::terminal
