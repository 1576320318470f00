#include "terminal/screen.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "kit/screens.hpp"
#include "terminal/serenissima/odds.hpp"

// The screen of Serenissima.

namespace fondaco::terminal {
namespace {

const AnyGame& serenissima() { return *find_game("serenissima"); }
const GameScreen& screen() { return *find_screen("serenissima"); }

/// A galley as in a scenario.
Json galley(int owner, const char* zone, int sailors, const Json& cargo = Json::object()) {
  return {
      {"owner",   owner  },
      {"zone",    zone   },
      {"sailors", sailors},
      {"cargo",   cargo  }
  };
}

Json port(int owner, int garrison, const Json& stored = Json::array()) {
  return {
      {"owner",    owner   },
      {"garrison", garrison},
      {"stored",   stored  }
  };
}

/// Fixture V of the rules document, with what is said laid over it.
Json fixture(const Json& more) {
  Json position = {
      {"phase",   "turn"                                                                              },
      {"decider", 0                                                                                   },
      {"wheel",   4                                                                                   },
      {"players", {{{"ducats", 5}}, {{"ducats", 5}}, {{"ducats", 5}}, {{"ducats", 5}}}                },
      {"ports",   {{"VAL", port(0, 1)}, {"GEN", port(1, 3)}, {"VEN", port(2, 3)}, {"CON", port(3, 3)}}},
      {"galleys",
       {{"4", galley(0, "VAL", 1)},
        {"6", galley(0, "VAL", 3)},
        {"7", galley(1, "ALG", 2, {{"marble", 1}})},
        {"9", galley(1, "ALG", 2)},
        {"8", galley(2, "VEN", 3)},
        {"10", galley(2, "VEN", 3)},
        {"11", galley(3, "CON", 3)},
        {"12", galley(3, "CON", 3)}}                                                                  }
  };
  position.merge_patch(more);
  return position;
}

AnyState given(const Json& more, const Json& options = Json::object()) {
  Json all = {
      {"players", 4}
  };
  all.update(options);
  AnyState state = *serenissima().start(all, 1);
  EXPECT_EQ(serenissima().read_state(fixture(more), state), "");
  return state;
}

Scene scene(const AnyState& state, Seat seat = 0, Language language = Language::English) {
  return scene_of(serenissima(), state, seat, language);
}

Menu menu_of(const AnyState& state, Seat seat = 0) {
  const Scene now = scene(state, seat);
  return screen().menu(now, options_of(serenissima(), state, now));
}

/// Question and options as they are printed.
std::string asked_of(const AnyState& state, Seat seat = 0) {
  return joined(screen().question(scene(state, seat))) + joined(menu_of(state, seat).lines);
}

void expect_parts(const std::string& text, std::initializer_list<const char*> parts) {
  for (const char* part : parts) EXPECT_TRUE(has(text, part)) << part << "\n" << text;
}

AnyState after(AnyState state, Seat seat, std::initializer_list<const char*> moves) {
  for (const char* move : moves)
    EXPECT_FALSE(serenissima().apply(state, seat, *serenissima().parse_notation(move), nullptr)) << move;
  return state;
}

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

TEST(SerenissimaScreen, MovesAndSailorsAreWeighedAgainstOpponents) {
  const AnyState state = given({
      {"phase",   "move"                                             },
      {"galleys", {{"4", {{"sailors", 3}, {"cargo", {{"wood", 2}}}}}}}
  });
  expect_parts(asked_of(state), {"Step 2 of 3, rowing: 3 zones left.",
                                 "Algiers         v:2··   neutral; cargo sells for 2; Red may",
                                 "blockade (4)", "Sardinia        w:2··   neutral; takes no cargo",
                                 "Stay at      4) Valencia        w:2···· yours, 1 sailor; takes no cargo",
                                 "Further away the cargo would sell for: Marseille 2 (2 zones)"});
}

TEST(SerenissimaScreen, LoadingSaysPricesAndHidesWhatLosesSomething) {
  const AnyState state = after(given(Json::object()), 0, {"activate"});
  const Menu menu = menu_of(state);
  expect_parts(asked_of(state),
               {"Step 1 of 3, loading (1 of 5 places taken)", "Load         1) wood free (supply 14)",
                "a sailor from galley 6 (3 → 2)", "loading done, now row", "sink a galley…"});
  ASSERT_EQ(menu.further.size(), 1u);
  expect_parts(joined(menu.further[0].lines), {"a sailor to the port (garrison 1 → 2): galley 4 sinks!",
                                               "a sailor to galley 6 (3 → 4): galley 4 sinks!",
                                               "scuttle the galley: crew to the reserve, the turn ends!"});
  expect_parts(asked_of(after(state, 0, {"load"})), {"wood for 1 ducat (supply 13)"});
}

TEST(SerenissimaScreen, ManyExchangesHaveMenusOfTheirOwn) {
  const AnyState state = after(given({
                                   {"ports",   {{"VAL", port(0, 3)}}                                },
                                   {"galleys",
                                    {{"4", {{"sailors", 2}, {"cargo", {{"wood", 1}}}}},
                                     {"6", {{"sailors", 2}, {"cargo", {{"gold", 1}, {"wine", 1}}}}}}}
  }),
                               0, {"activate"});
  const Menu menu = menu_of(state);
  expect_parts(joined(menu.lines), {"exchange with galley 6 (2 sailors, wine, gold)…"});
  ASSERT_EQ(menu.further.size(), 2u);
  expect_parts(joined(menu.further[0].lines), {"a sailor from galley 6 (2 → 1)", "wine from galley 6",
                                               "gold from galley 6", "wood to galley 6"});
}

TEST(SerenissimaScreen, AskedOfOthersSaysWhoWantsWhatAndWhatFollows) {
  const AnyState state = given({
      {"phase",   "move"                                             },
      {"galleys", {{"4", {{"sailors", 3}, {"cargo", {{"wood", 2}}}}}}}
  });
  const AnyState entered = after(state, 0, {"move ALG"});
  expect_parts(asked_of(entered, 1),
               {"Blue's galley 4 (3 sailors, wood ×2) rows into Algiers, where your galleys have",
                "4 sailors; it could row 2 zones more. Do you blockade its way?",
                "1) blockade: it must stop here", "2) let it pass: it may row on"});
  expect_parts(joined(screen().board(scene(entered, 1))), {"turn of galley 4, Blue · Red is asked"});
  const AnyState stopped = after(entered, 1, {"yes"});
  expect_parts(asked_of(stopped),
               {"Strength 2.", "Sell         1) wood: up to 2 ducats; Red may blockade (4)",
                "Capture      2) Algiers (neutral, room for 3), landing at least one sailor;",
                "galley 7 of Red (2 sailors, marble): 2 dice against 2, you win"});
  expect_parts(asked_of(after(stopped, 0, {"sell"}), 1),
               {"wants to sell in Algiers: up to 2 ducats", "blockade: it sells nothing this turn"});
  expect_parts(asked_of(after(stopped, 0, {"capture"}), 1),
               {"wants to capture the neutral port Algiers", "no capture unless it sinks a galley first"});
}

/// A decision of somebody who mostly trades when he can.
void play_eagerly(Session& session, Rng& rng) {
  const Seat seat = asked(session);
  ActionList legal;
  serenissima().legal(session.state(), seat, legal);
  std::vector<Action> eager;
  for (const Action action : legal) {
    const std::string notation(serenissima().notation(action));
    if (notation == "load" || notation == "activate" || notation.starts_with("sell")) eager.push_back(action);
  }
  const auto any = [&rng](const auto& list) {
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
  };
  if (rng.below(3) == 0) eager.clear();
  Action action = eager.empty() ? any(legal) : any(eager);
  if (serenissima().notation(action) == "scuttle") action = *serenissima().parse_notation("end");
  session.decide(seat, action);
}

/// What the option says, up to a gap or the end of the line.
std::string numbered(const Menu& menu, Action action) {
  const std::string text = joined(menu.lines);
  const std::size_t number = menu.numbers_of(action)[0];
  const std::string sign = (number < 10 ? "  " : " ") + std::to_string(number) + ") ";
  const std::size_t at = text.find(sign) + sign.size();
  return text.substr(at, std::min(text.find("  ", at), text.find('\n', at)) - at);
}

TEST(SerenissimaScreen, ShowsForEveryTradeWhatThenHappens) {
  int sold = 0, loaded = 0, whole = 0;
  for (Seed seed = 1; seed <= 6; ++seed) {
    Session session = begun(serenissima(), seed % 2 == 0 ? 4 : 2, seed);
    Rng rng(seed);
    for (; !session.over(); play_eagerly(session, rng)) {
      const Seat seat = asked(session);
      const auto ducats = [seat](const AnyState& state) {
        return serenissima().state_json(state, Observer::seat(seat))["players"][seat]["ducats"].get<int>();
      };
      ActionList legal;
      serenissima().legal(session.state(), seat, legal);
      for (const Action action : legal) {
        const std::string notation(serenissima().notation(action));
        if (notation != "load" && !notation.starts_with("sell")) continue;
        AnyState state = session.state();
        ASSERT_FALSE(serenissima().apply(state, seat, action, nullptr));
        if (notation == "sell") {  // everything, as long as nobody is asked
          ActionList then;
          for (serenissima().legal(state, seat, then); !then.empty();) {
            // Spices first: they bring the most where not everything finds room.
            const Action best = *std::max_element(then.begin(), then.end());
            if (!serenissima().notation(best).starts_with("sell")) break;
            serenissima().apply(state, seat, best, nullptr);
            serenissima().legal(state, seat, then);
          }
          if (serenissima().state_json(state, Observer::seat(seat))["phase"] == "sell_blockade") continue;
        }
        const int change = ducats(state) - ducats(session.state());
        const std::string text = numbered(menu_of(session.state(), seat), action);
        const std::string told =
            std::to_string(std::abs(change)) + (std::abs(change) == 1 ? " ducat" : " ducats");
        const bool free = change == 0 && notation != "sell";
        ASSERT_TRUE(has(text, free ? (notation == "load" ? "free" : "into your warehouse") : told))
            << notation << ": " << text << " brings " << change;
        ++(notation == "load" ? loaded : notation == "sell" ? whole : sold);
      }
    }
  }
  EXPECT_GT(loaded, 100);
  EXPECT_GT(sold, 50);
  EXPECT_GT(whole, 50);
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
    Session session = *Session::begin(serenissima(), options, 9);
    Rng rng(i);
    for (; !session.over(); play_eagerly(session, rng)) {
      const Seat seat = asked(session);
      const Language language = rng.below(2) == 0 ? Language::English : Language::Russian;
      for (const std::string& line : shown_to(serenissima(), session.state(), seat, language))
        ASSERT_LE(width(line), kColumns) << line;
      const Scene now = scene(session.state(), seat, language);
      ASSERT_LE(screen().board(now).size(), 45u) << joined(screen().board(now));
      ActionList legal;
      serenissima().legal(session.state(), seat, legal);
      for (const Action action : legal)
        ASSERT_FALSE(screen().option(now, serenissima().notation(action)).empty());
    }
  }
}

TEST(SerenissimaScreen, OddsFollowTheDice) {
  using serenissima::chance_to_win;
  EXPECT_EQ(chance_to_win(1, 1, 1, false), 33)
      << "hit, be hit, or both: a round without a hit is fought again";
  EXPECT_EQ(chance_to_win(0, 3, 1, false), 0);
  EXPECT_EQ(chance_to_win(5, 5, 1, false) > 95, true);
  EXPECT_LT(chance_to_win(2, 2, 1, true), chance_to_win(2, 2, 1, false)) << "a fort";
  EXPECT_LT(chance_to_win(2, 3, 2, false), chance_to_win(3, 3, 2, false)) << "a zone rowed";
}

TEST(SerenissimaScreen, LandingEveryoneComesLastWithAWarning) {
  const AnyState state = given({
      {"phase",   "land"                                     },
      {"moved",   1                                          },
      {"origin",  "VAL"                                      },
      {"galleys", {{"4", galley(0, "SAR", 2, {{"wood", 2}})}}}
  });
  expect_parts(asked_of(state),
               {"How many of the 2 land in Sardinia? It holds 3.", "Land         1) 1 sailor, 1 left aboard",
                "Careful      2) all 2: galley 4 sinks, wood ×2 lost!"});
}

TEST(SerenissimaScreen, InvestmentsNameTheirPrices) {
  const AnyState state = given({
      {"phase",   "invest"                                                            },
      {"players", {{{"ducats", 9}}, {{"ducats", 5}}, {{"ducats", 5}}, {{"ducats", 5}}}},
      {"ports",   {{"VAL", port(0, 1, {"stone", "gold", "marble"})}}                  }
  });
  expect_parts(asked_of(state),
               {"into Valencia (1 of 5)", "onto galley 4 at Valencia (1 sailor, no goods)",
                "a galley for 2 + 1 for its sailor = 3 ducats", "fort in Valencia for 2 ducats: fires 2 dice",
                "basilica in Valencia for 2 ducats: +5 at each scoring", "end the investment and the turn"});
  expect_parts(asked_of(after(state, 0, {"buy"})), {"This round   1) galley 5", "Next round"});
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
      event("rolled", 0, {{"dice", 2}, {"skulls", 1}, {"against_dice", 2}, {"against_skulls", 1}}
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
            "    – Algiers; Red blockades the sale; attacks galley 7 of Red, skulls 1 of 2\n"
            "    against 1 of 2, then 1 of 1 against 0 of 1; takes marble; galley 7 of Red\n"
            "    sinks; takes Algiers with 1 sailor.\n"
            "Orange, galley 8: sells in Tunis: wood 2, spices 5.\n"
            "Red invests (turn of galley 9): a sailor in Genoa ×2.\n"
            "Round 3 ends (Doge card: two hourglasses and arrows): time 4 of 10; all Doge\n"
            "    cards are shuffled.\n"
            "Scoring 1: Blue +12 (warehouses 7, basilicas 5); Black +2 (warehouses 2).\n");
}

TEST(SerenissimaScreen, SaysHowATieWasBroken) {
  const AnyState state = given({
      {"players", {{{"ducats", 9}}, {{"ducats", 9}}, {{"ducats", 5}}, {{"ducats", 5}}}},
      {"ports",   {{"TUN", port(1, 1)}}                                               }
  });
  const Scores scores = serenissima().scores(state);
  expect_parts(joined(screen().result(scene(state), scores, {})),
               {"Red wins with 9 ducats.", "It was a tie, which goes to more ports (Red: 2, Blue: 1)."});
}

}  // namespace
}  // namespace fondaco::terminal
