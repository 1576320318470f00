#include <algorithm>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "bots/bot.hpp"
#include "bots/greedy.hpp"
#include "bots/hint.hpp"
#include "bots/levels.hpp"
#include "core/json.hpp"
#include "core/random_play.hpp"
#include "core/registry.hpp"
#include "kit/pennies.hpp"

namespace fondaco {
namespace {

Json players(int count) {
  return {
      {"players", count}
  };
}

BotSpec bot(const AnyGame& game, std::string_view name) {
  auto spec = find_bot(game, name, "60");
  EXPECT_TRUE(spec) << spec.error();
  return *spec;
}

/// A position of a random game after so many decisions, and a seat that has a choice there.
struct Position {
  AnyState state;
  Seat seat = kNobody;
};
std::optional<Position> position_after(const AnyGame& game, int count, Seed seed, int decisions) {
  Position at{*game.start(players(count), seed), kNobody};
  Rng rng = policy_rng(seed);
  ActionList legal;
  while (!game.deciders(at.state).empty()) {
    const auto [seat, action] = random_decision(game, at.state, rng, legal);
    if (decisions-- <= 0 && legal.size() > 1) {
      at.seat = seat;
      return at;
    }
    must(game.apply(at.state, seat, action, nullptr));
  }
  return std::nullopt;
}

/// The seat's part of the win when one bot sits there and the others are of another kind.
double part_of_win(const AnyGame& game, int count, Seat seat, const BotSpec& one, const BotSpec& others,
                   Seed seed) {
  AnyState state = *game.start(players(count), seed);
  std::vector<Bot> bots;
  for (Seat p = 0; p < count; ++p) bots.emplace_back(game, p == seat ? one : others, seed * 16 + p);
  while (!game.deciders(state).empty()) {
    const Seat decider = game.deciders(state).front();
    must(game.apply(state, decider, bots[decider].choose(state, decider), nullptr));
  }
  const Scores scores = game.scores(state);
  const auto winners = std::count(scores.ranks.begin(), scores.ranks.begin() + count, 1);
  return scores.ranks[seat] == 1 ? 1.0 / static_cast<double>(winners) : 0.0;
}

double share(const AnyGame& game, int count, std::string_view one, std::string_view others, int games) {
  double sum = 0;
  for (int i = 0; i < games; ++i)
    sum += part_of_win(game, count, static_cast<Seat>(i % count), bot(game, one), bot(game, others),
                       static_cast<Seed>(i / count));
  return sum / games;
}

TEST(Evaluation, SaysThePointsOnceTheGameIsOver) {
  for (const AnyGame* game : all_games()) {
    const Judge judge(*game);
    for (int count = game->min_players; count <= game->max_players; ++count) {
      for (Seed seed = 0; seed < 20; ++seed) {
        AnyState state = *game->start(players(count), seed);
        Rng rng = policy_rng(seed);
        ActionList legal;
        while (!game->deciders(state).empty()) {
          const auto [seat, action] = random_decision(*game, state, rng, legal);
          must(game->apply(state, seat, action, nullptr));
        }
        const Values values = judge.values(state);
        const Scores scores = game->scores(state);
        for (std::size_t p = 0; p < scores.players; ++p)
          ASSERT_EQ(values[p], kPoint * scores.points[p]) << game->key << ", seed " << seed << ", seat " << p;
      }
    }
  }
}

TEST(Evaluation, HasAKeyAndAWeightForEachTermAndNoneBeyond) {
  for (const AnyGame* game : all_games()) {
    const std::set<std::string_view> keys(game->term_keys.begin(), game->term_keys.end());
    EXPECT_EQ(keys.size(), game->term_keys.size()) << game->key;
    EXPECT_GE(keys.size(), 5u) << game->key;
    EXPECT_LE(keys.size(), kMaxTerms);
    for (std::size_t i = game->term_keys.size(); i < kMaxTerms; ++i) EXPECT_EQ(game->weights[i], 0);
    EXPECT_GT(game->margin, 0);
  }
}

/// What is left out because another option is never worse, whatever follows.
bool is_dominated(const AnyGame& game, const AnyState& state, std::string_view option,
                  const ActionList& legal) {
  if (game.key == "calimala") {  // goods and cloth declined that are there for the taking
    const auto offers = [&](std::string_view free) {
      return option == "decline " + std::string(free) &&
             std::any_of(legal.begin(), legal.end(),
                         [&](Action other) { return game.notation(other) == free; });
    };
    return offers("wood") || offers("brick") || offers("marble") || offers("weave");
  }
  if (game.key == "serenissima") {  // rowing back to where the galley set out
    const Json now = game.state_json(state, Observer::everything());
    return now["moved"] > 0 && option == "move " + now["origin"].get<std::string>();
  }
  return false;
}

TEST(Considered, LeavesOutOnlyWhatHasATwinOrIsNeverBetterOrALastResort) {
  for (const AnyGame* game : all_games()) {
    const Judge judge(*game);
    int left_out = 0;
    for (int count = game->min_players; count <= game->max_players; ++count) {
      for (Seed seed = 0; seed < 12; ++seed) {
        AnyState state = *game->start(players(count), seed);
        Rng rng = policy_rng(seed);
        ActionList legal;
        ActionList considered;
        while (!game->deciders(state).empty()) {
          const auto [seat, action] = random_decision(*game, state, rng, legal);
          game->considered(state, seat, considered);
          ASSERT_FALSE(considered.empty());
          std::set<std::pair<std::array<std::int16_t, kMaxSeats>, Values>> after;
          for (const Action option : considered) {
            ASSERT_TRUE(legal.contains(option)) << game->key;
            AnyState next = state;
            must(game->apply(next, seat, option, nullptr));
            after.insert({game->scores(next).points, judge.values(next)});
          }
          for (const Action option : legal) {
            if (considered.contains(option)) continue;
            ++left_out;
            if (game->preference != nullptr && game->preference(state, option) == 0) continue;
            if (is_dominated(*game, state, game->notation(option), legal)) continue;
            AnyState next = state;
            must(game->apply(next, seat, option, nullptr));
            EXPECT_TRUE(after.contains({game->scores(next).points, judge.values(next)}))
                << game->key << ": " << game->notation(option) << " has no twin among the considered";
          }
          must(game->apply(state, seat, action, nullptr));
        }
      }
    }
    EXPECT_GT(left_out, 0) << game->key;
  }
}

TEST(Judge, TurnsLeadsIntoChances) {
  const AnyGame& game = *all_games().front();
  const Judge judge(game);
  EXPECT_EQ(judge.promise_of(0), kSure / 2);
  EXPECT_EQ(judge.promise_of(game.margin * kPoint), kSure * 3 / 4) << "that is what the margin means";
  EXPECT_EQ(judge.promise_of(-game.margin * kPoint), kSure / 4);
  EXPECT_LT(judge.promise_of(1'000'000), kSure);
  EXPECT_GT(judge.promise_of(-1'000'000), 0);
}

TEST(Judge, AWinIsWorthMoreThanAnyLead) {
  AnyGame game = pennies();
  game.margin = 10;
  static Scores scores;
  game.scores = [](const AnyState&) { return scores; };
  const AnyState state = pennies_start();
  std::array<Utility, kMaxSeats> utilities{};
  scores.players = 2;
  scores.points = {51, 50};
  scores.ranks = {1, 2};
  Judge(game).outcome(state, utilities.data());
  const Utility narrow = utilities[0];
  EXPECT_GT(narrow, kSure * 8 / 10);
  EXPECT_NEAR(utilities[0] + utilities[1], kSure, 1);
  scores.points = {50, 50};
  scores.ranks = {1, 1};
  Judge(game).outcome(state, utilities.data());
  EXPECT_NEAR(utilities[0], 0.5 * kSure, 0.04 * kSure) << "a shared win is half a win";
  EXPECT_EQ(utilities[0], utilities[1]);
  scores.points = {50, 49};
  scores.ranks = {2, 1};  // by a tie-break, or whatever the game says: the place decides
  Judge(game).outcome(state, utilities.data());
  EXPECT_LT(utilities[0], kSure * 2 / 10);
}

TEST(Bots, GreedyBeatsRandomFromEverySeat) {
  for (const AnyGame* game : all_games())
    EXPECT_GT(share(*game, 3, "greedy", "random", 24), 0.8) << game->key << ": a third would be chance";
}

TEST(Bots, SearchBeatsGreedy) {
  double tree = 0;
  double race = 0;
  for (const AnyGame* game : all_games()) {
    tree += share(*game, 2, "ismcts:40", "greedy", 8) / 4;
    race += share(*game, 2, "flat:100", "greedy", 4) / 4;
  }
  EXPECT_GE(tree, 0.65) << "half would be chance";
  EXPECT_GE(race, 0.6);
}

TEST(Bots, AreBlindToWhatTheirSeatCannotSee) {
  // Two bots of one kind and seed sit at the same seat; one sees the real game, the other at each decision a
  // world that the seat can't tell from it. They must never part, tree reuse included.
  for (const AnyGame* game : all_games()) {
    for (const std::string_view name : {"greedy", "flat:20", "ismcts:20", "level1/noise=900"}) {
      AnyState state = *game->start(players(3), 11);
      Rng rng = policy_rng(11);
      Bot sees_real(*game, bot(*game, name), 5);
      Bot sees_other(*game, bot(*game, name), 5);
      ActionList legal;
      int asked = 0;
      for (int i = 0; i < 400 && !game->deciders(state).empty(); ++i) {
        auto [seat, action] = random_decision(*game, state, rng, legal);
        if (game->deciders(state).contains(1)) {
          seat = 1;
          AnyState world = state;
          ASSERT_TRUE(game->resample(world, seat, rng));
          game->legal(state, seat, legal);
          asked += legal.size() > 1;
          action = sees_real.choose(state, seat);
          ASSERT_EQ(sees_other.choose(world, seat), action)
              << game->key << ", " << name << ", decision " << i;
        }
        must(game->apply(state, seat, action, nullptr));
      }
      EXPECT_GT(asked, 10) << game->key;
    }
  }
}

TEST(Bots, LookOnlyAtWorldsThatFitAllTheirSeatHasSeen) {
  static const AnyGame* real = nullptr;
  static Json seen;
  static Seat looking = kNobody;
  static int worlds = 0;
  static int wrong = 0;
  for (const AnyGame* game : all_games()) {
    real = game;
    AnyGame watched = *game;
    watched.resample = [](AnyState& state, Seat seat, Rng& rng) {
      wrong += seat != looking;
      const bool done = real->resample(state, seat, rng);
      ++worlds;
      wrong += real->state_json(state, Observer::seat(seat)) != seen;
      wrong += real->violation(state) != nullptr;
      return done;
    };
    for (const int decisions : {0, 30, 60, 90}) {
      const auto at = position_after(*game, 3, 21, decisions);
      if (!at) continue;
      looking = at->seat;
      seen = game->state_json(at->state, Observer::seat(at->seat));
      worlds = wrong = 0;
      Bot searching(watched, bot(*game, "ismcts:40"), 1);
      searching.choose(at->state, at->seat);
      EXPECT_EQ(wrong, 0) << game->key << " after " << decisions;
      EXPECT_GE(worlds, 32) << game->key << ": one for each iteration, until nothing can change any more";
      worlds = 0;
      Rng rng(3);
      greedy_choice(Judge(watched), at->state, at->seat, rng, 5);
      EXPECT_EQ(wrong, 0) << game->key << " after " << decisions;
      EXPECT_EQ(worlds, 5) << game->key;
    }
  }
}

TEST(Bots, GiveTheSameAnswerToTheSameQuestion) {
  for (const AnyGame* game : all_games()) {
    for (const std::string_view name : {"greedy", "flat:20", "ismcts:30", "level2"}) {
      const auto at = position_after(*game, 4, 2, 50);
      ASSERT_TRUE(at);
      Bot first(*game, bot(*game, name), 8);
      Bot second(*game, bot(*game, name), 8);
      EXPECT_EQ(first.choose(at->state, at->seat), second.choose(at->state, at->seat))
          << game->key << ", " << name;
    }
  }
}

TEST(Search, SeatsThatChooseAtOnceDoNotKnowOfEachOther) {
  // Whoever let the other answer the hidden choice would think the game lost, or won.
  const AnyGame game = pennies();
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    Search search(Judge(game), SearchSettings{});
    search.ask(pennies_start(), seat, Rng(1));
    for (int i = 0; i < 4000; ++i) search.iterate();
    const auto found = search.candidates();
    ASSERT_EQ(found.size(), 2u);
    for (const Candidate& candidate : found) {
      EXPECT_NEAR(candidate.utility, 0.5 * kSure, 0.1 * kSure) << "seat " << int{seat};
      EXPECT_GT(candidate.visits, 1000u) << "neither side is better";
    }
  }
}

TEST(Search, FindsTheAnswerToAChoiceThatWasMade) {
  const AnyGame game = pennies();
  AnyState state = pennies_start();
  Pennies::in(state).chosen[1] = 1;  // and this search is shown it: nothing is resampled in this game
  Search search(Judge(game), SearchSettings{});
  search.ask(state, 0, Rng(1));
  for (int i = 0; i < 200; ++i) search.iterate();
  EXPECT_EQ(search.candidates().front().action, 1);
}

TEST(Search, KeepsWhatItFoundWhenNothingUnforeseenHappened) {
  // Serenissima's loading steps hide nothing and draw nothing.
  const AnyGame& game = *find_game("serenissima");
  AnyState state = *game.start(players(2), 3);
  Search search(Judge(game), SearchSettings{});
  Rng rng = policy_rng(3);
  ActionList legal;
  int kept = 0;
  Seat before = kNobody;
  for (int i = 0; i < 200 && !game.deciders(state).empty(); ++i) {
    const Seat seat = game.deciders(state).front();
    game.legal(state, seat, legal);
    Action action = legal[0];
    if (legal.size() > 1) {
      search.ask(state, seat, rng);
      const bool same = seat == before;
      EXPECT_TRUE(search.visits() == 0 || same) << "another seat's tree";
      kept += search.visits() > 0;
      while (search.visits() < 60) search.iterate();
      action = search.candidates().front().action;
      search.decided(action);
      before = seat;
    }
    must(game.apply(state, seat, action, nullptr));
  }
  EXPECT_GT(kept, 20);
}

/// Whether a decision of the seat may well show it several things, by what it does not know.
bool uncertain(const AnyGame& game, const AnyState& state, Seat seat, Action action, Rng rng) {
  std::map<std::string, int> views;
  for (int i = 0; i < 30; ++i) {
    AnyState world = state;
    game.resample(world, seat, rng);
    must(game.apply(world, seat, action, nullptr));
    if (++views[game.state_json(world, Observer::seat(seat)).dump()] > 15) return false;
  }
  return true;
}

TEST(Search, ForgetsWhenChanceSpoke) {
  // A card drawn from a hidden deck could have been another one.
  const AnyGame& game = *find_game("calimala");
  int drawn = 0;
  for (Seed seed = 0; seed < 20; ++seed) {
    AnyState state = *game.start(players(3), seed);
    Search search(Judge(game), SearchSettings{});
    Rng rng = policy_rng(seed);
    ActionList legal;
    while (!game.deciders(state).empty()) {
      const auto [seat, action] = random_decision(game, state, rng, legal);
      const bool draws = game.notation(action).starts_with("compensate") && legal.size() > 1 &&
                         uncertain(game, state, seat, action, rng);
      if (draws) {
        search.ask(state, seat, rng);
        for (int i = 0; i < 50; ++i) search.iterate();
        search.decided(action);
      }
      must(game.apply(state, seat, action, nullptr));
      if (!draws || !game.deciders(state).contains(seat)) continue;
      game.legal(state, seat, legal);
      if (legal.size() < 2) continue;
      search.ask(state, seat, rng);
      EXPECT_EQ(search.visits(), 0u) << "seed " << seed << ", " << game.notation(action);
      ++drawn;
    }
  }
  EXPECT_GT(drawn, 3);
}

TEST(Search, StaysWithinItsMemory) {
  SearchSettings settings;
  settings.most_bytes = std::size_t{1} << 20;
  settings.playout = {2, 1};
  for (const AnyGame* game : all_games()) {
    const auto at = position_after(*game, 3, 6, 40);
    ASSERT_TRUE(at);
    Search search(Judge(*game), settings);
    search.ask(at->state, at->seat, Rng(1));
    for (int i = 0; i < 20'000; ++i) search.iterate();
    EXPECT_LE(search.bytes(), settings.most_bytes) << game->key;
    EXPECT_GE(search.bytes(), settings.most_bytes / 2) << game->key << ": the bound was never reached";
    EXPECT_EQ(search.visits(), 20'000u) << "it goes on searching";
    std::uint32_t sum = 0;
    for (const Candidate& candidate : search.candidates()) sum += candidate.visits;
    EXPECT_EQ(sum, 20'000u) << game->key;
  }
}

TEST(Levels, GoByNumberAndByName) {
  EXPECT_EQ(find_level("level1"), 1);
  EXPECT_EQ(find_level("5"), 5);
  EXPECT_EQ(find_level("newcomer"), 1);
  EXPECT_EQ(find_level("master"), 5);
  for (const char* none : {"", "0", "6", "level", "level0", "level12", "levelx", "Master"})
    EXPECT_FALSE(find_level(none)) << none;
}

TEST(Levels, ThinkLongerAndSeeSurerFromStepToStep) {
  for (const AnyGame* game : all_games()) {
    for (int level = 2; level <= kLevels; ++level) {
      const BotSpec below = bot_of(*game, level - 1);
      const BotSpec spec = bot_of(*game, level);
      EXPECT_GE(spec.iterations, below.iterations) << game->key;
      EXPECT_LE(spec.search.noise, below.search.noise) << game->key;
    }
    EXPECT_EQ(bot_of(*game, kLevels).search.noise, 0);
  }
}

TEST(Levels, NamesThatMeanNothingAreRefusedInASentence) {
  const AnyGame& game = *all_games().front();
  for (const char* name : {"", "best", "level9", "greedy:5", "random:1", "ismcts:0", "ismcts:-1", "ismcts:x",
                           "ismcts:99999999999", "ismcts:0ms", "ismcts:5s", "ismcts:5/", "ismcts:5/playout",
                           "ismcts:5/playout=x", "ismcts:5/depth=3", "level1/noise=10001"}) {
    const auto spec = find_bot(game, name, "100");
    ASSERT_FALSE(spec) << name;
    EXPECT_EQ(spec.error().find('\n'), std::string::npos);
  }
  EXPECT_EQ(find_bot(game, "ismcts", "250")->iterations, 250u);
  EXPECT_EQ(find_bot(game, "flat:30ms", "250")->milliseconds, 30);
  EXPECT_EQ(find_bot(game, "ismcts:9/playout=3/trust=7", "1")->search.playout.decisions, 3);
}

TEST(Search, MistakesAreSmallOnesMostly) {
  // One decision, after which the game is over: the four options give 60, 57, 54 and 0 points to 50.
  AnyGame game = pennies();
  game.action_ids = 4;
  game.margin = 20;
  game.deciders = [](const AnyState& s) { return Pennies::in(s).chosen[0] == 2 ? Seats::only(0) : Seats{}; };
  game.considered = [](const AnyState&, Seat, ActionList& list) {
    list.clear();
    for (Action action = 0; action < 4; ++action) list.push_back(action);
  };
  game.apply = [](AnyState& s, Seat, Action action, EventList*) {
    Pennies::in(s).chosen[0] = static_cast<std::uint8_t>(action + 3);
    return kNoError;
  };
  game.scores = [](const AnyState& s) {
    static constexpr std::array<std::int16_t, 4> kPoints = {60, 57, 54, 0};
    Scores scores;
    scores.players = 2;
    const int chosen = Pennies::in(s).chosen[0] - 3;
    scores.points = {chosen < 0 ? std::int16_t{0} : kPoints[static_cast<std::size_t>(chosen)], 50};
    const bool won = scores.points[0] > 50;
    scores.ranks = {static_cast<std::uint8_t>(won ? 1 : 2), static_cast<std::uint8_t>(won ? 2 : 1)};
    return scores;
  };
  game.terms = [](const AnyState& s, Terms& out) {
    static constexpr std::array<std::int32_t, 4> kPoints = {60, 57, 54, 0};
    const int chosen = Pennies::in(s).chosen[0] - 3;
    out[0][0] = chosen < 0 ? 0 : kPoints[static_cast<std::size_t>(chosen)];
    out[1][0] = 50;
  };
  game.weights[0] = kPoint;
  std::array<int, 4> taken{};
  SearchSettings settings;
  for (const Utility noise : {0, 1500}) {
    settings.noise = noise;
    taken = {};
    for (Seed seed = 0; seed < 300; ++seed) {
      Search search(Judge(game), settings);
      search.ask(pennies_start(), 0, Rng(seed));
      while (search.visits() < 60) search.iterate();
      ++taken[search.candidates().front().action];
    }
    if (noise == 0) {
      EXPECT_EQ(taken[0], 300);
    }
  }
  EXPECT_GT(taken[0], taken[1]);
  EXPECT_GT(taken[1], taken[2]);
  EXPECT_GT(taken[2], 0);
  EXPECT_EQ(taken[3], 0) << "a lost game is no mistake that anybody makes";
}

TEST(Hint, SaysWhatAnOptionMoves) {
  for (const AnyGame* game : all_games()) {
    int moved = 0;
    for (int decisions = 0; decisions < 80; decisions += 10) {
      const auto at = position_after(*game, 3, 12, decisions);
      if (!at) continue;
      Search search(Judge(*game), SearchSettings{});
      search.ask(at->state, at->seat, Rng(1));
      for (int i = 0; i < 30; ++i) search.iterate();
      const auto advice = explain(Judge(*game), at->state, at->seat, search.candidates(), 3);
      ASSERT_FALSE(advice.empty());
      EXPECT_LE(advice.size(), 3u);
      for (const Advice& option : advice) {
        EXPECT_LE(option.moves.size(), 4u);
        for (std::size_t i = 0; i < option.moves.size(); ++i) {
          EXPECT_LT(option.moves[i].term, game->term_keys.size());
          EXPECT_GE(std::abs(option.moves[i].worth), 10);
          if (i > 0) {
            EXPECT_LE(std::abs(option.moves[i].worth), std::abs(option.moves[i - 1].worth));
          }
          ++moved;
        }
      }
    }
    EXPECT_GT(moved, 5) << game->key;
  }
}

TEST(Hint, ChancesOfEqualPlayersAddUp) {
  EXPECT_EQ(percent(kSure / 2, 2), 50);
  EXPECT_EQ(percent(kSure / 2, 4), 25);
  EXPECT_EQ(percent(kSure, 3), 100);
  EXPECT_EQ(percent(0, 3), 0);
  EXPECT_EQ(percent(kSure * 3 / 4, 3), 60);
}

}  // namespace
}  // namespace fondaco
