#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>
#include <sys/wait.h>

#include "core/json.hpp"
#include "kit/files.hpp"

// The command as a person or a script meets it: exit status, one sentence for a mistake, JSON that says what
// it should.

namespace fondaco {
namespace {

namespace fs = std::filesystem;

struct Outcome {
  int status = -1;
  std::string out;
  std::string err;
};

class Cli : public testing::Test {
 protected:
  void SetUp() override {
    const auto* info = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::temp_directory_path() /
              ("fondaco-cli-" + std::string(info->name()) + "-" + std::to_string(getpid()));
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  Outcome run(const std::string& arguments) {
    const fs::path out = folder_ / "out.txt";
    const fs::path err = folder_ / "err.txt";
    const std::string command = "cd '" + folder_.string() + "' && '" FONDACO_BINARY "' " + arguments +
                                " </dev/null >'" + out.string() + "' 2>'" + err.string() + "'";
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, content_of(out), content_of(err)};
  }
  std::string file(const std::string& name, const std::string& text) {
    std::ofstream(folder_ / name, std::ios::binary) << text;
    return name;
  }
  Json json(const std::string& arguments) {
    const Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    return Json::parse(outcome.out, nullptr, false);
  }

  fs::path folder_;
};

TEST_F(Cli, BadInputGetsOneSentenceAndStatusTwo) {
  file("cut.fgn", "fondaco-record 1\ngame calimala\nrules 1\nseed 1\n\n1 0 keep");
  file("broken.json", "{\"format\": 1, \"game\":");
  const std::pair<std::string, std::string> cases[] = {
      {"",                                                                                          "a command is missing"                                    },
      {"juggle",                                                                                    "juggle"                                                  },
      {"sim chess",                                                                                 "there is no game 'chess'"                                },
      {"sim",                                                                                       "GAME"                                                    },
      {"sim calimala --players 1",                                                                  "players: a number from 2 to 5 is expected, not 1"        },
      {"sim calimala --players 6",                                                                  "players: a number from 2 to 5 is expected, not 6"        },
      {"sim calimala --players many",                                                               "many"                                                    },
      {"sim calimala --seed 18446744073709551616",                                                  "is not a seed"                                           },
      {"sim calimala --seed -1",                                                                    "seed"                                                    },
      {"sim calimala --seed ''",                                                                    "seed"                                                    },
      {"sim calimala --games 0",                                                                    "games"                                                   },
      {"sim calimala --threads 0",                                                                  "threads"                                                 },
      {"sim calimala --threads 100000",                                                             "threads"                                                 },
      {"sim calimala --option obligation=lax",
       "obligation: one of able, strict, at_placement_only is expected"                                                                                       },
      {"--juggle",                                                                                  "there is no option '--juggle'"                           },
      {"sim calimala --option wind=north",                                                          "wind: there is no such option"                           },
      {"sim calimala --players 3 --option players=4",                                               "players are given twice"                                 },
      {"sim calimala --option obligation",                                                          "--option wants KEY=VALUE"                                },
      {"sim calimala --option 'card_copies=[1,2,3]'",
       "card_copies: a list of 9 entries is expected, not of 3"                                                                                               },
      {"sim calimala --option 'layout=[[[[['",                                                      "layout"                                                  },
      {"sim calimala --option "
       "'layout=[\"sea\",\"sea\",\"sea\",\"sea\",\"sea\",\"sea\",\"sea\",\"sea\",\"sea\"]'", "sea stands there twice"                                  },
      {"trace calimala --players 7",                                                                "players"                                                 },
      {"perft calimala --depth 0",                                                                  "depth"                                                   },
      {"perft calimala --depth 31",                                                                 "depth"                                                   },
      {"bench chess",                                                                               "there is no game 'chess'"                                },
      {"replay nowhere.fgn",                                                                        "nowhere.fgn: there is no such file"                      },
      {"replay .",                                                                                  ".: this is a folder"                                     },
      {"replay cut.fgn",                                                                            "cut.fgn:6: the record breaks off in the middle of a line"},
      {"scenario nowhere.json",                                                                     "nowhere.json: there is no such file"                     },
      {"scenario broken.json",                                                                      "broken.json: /: this is not JSON (line 1)"               },
      {"play chess",                                                                                "there is no game 'chess'"                                },
      {"play calimala --players 9",                                                                 "players"                                                 },
      {"play calimala --lang fr",                                                                   "fr"                                                      },
      {"play calimala --load nowhere.fgn",                                                          "nowhere.fgn"                                             },
      {"play calimala --load cut.fgn",                                                              "cut.fgn"                                                 },
  };
  for (const auto& [arguments, part] : cases) {
    const Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.status, 2) << "fondaco " << arguments;
    EXPECT_EQ(outcome.out, "") << "fondaco " << arguments;
    EXPECT_EQ(std::count(outcome.err.begin(), outcome.err.end(), '\n'), 1) << "fondaco " << arguments << "\n"
                                                                           << outcome.err;
    EXPECT_NE(outcome.err.find(part), std::string::npos) << "fondaco " << arguments << "\n" << outcome.err;
  }
  int files = 0;
  for ([[maybe_unused]] const auto& entry : fs::directory_iterator(folder_)) ++files;
  EXPECT_EQ(files, 4) << "nothing but this test's own files may be written";
}

TEST_F(Cli, EveryCommandHasHelpWithAnExample) {
  EXPECT_EQ(run("--help").status, 0);
  for (const char* command : {"games", "play", "sim", "trace", "scenario", "replay", "perft", "bench"}) {
    const Outcome outcome = run(std::string(command) + " --help");
    EXPECT_EQ(outcome.status, 0) << command;
    EXPECT_NE(outcome.out.find("Example"), std::string::npos) << command;
    EXPECT_NE(outcome.out.find("fondaco " + std::string(command)), std::string::npos) << command;
  }
}

TEST_F(Cli, HelpIsACommandToo) {
  EXPECT_EQ(run("help").out, run("--help").out);
  EXPECT_EQ(run("help sim").out, run("sim --help").out);
}

TEST_F(Cli, ListsCanBeGivenAsAShellLeavesThem) {
  const std::string rules = "--players 2 --option closed_port_policy=fixed --option closed_ports=";
  const std::string asked =
      json("sim serenissima --games 1 --json " + rules + R"('["RAG","COR","MOD","ALX"]')")["decisions"]
          .dump();
  for (const char* ports : {"RAG,COR,MOD,ALX", "[RAG,COR,MOD,ALX]"})
    EXPECT_EQ(json("sim serenissima --games 1 --json " + rules + ports)["decisions"].dump(), asked) << ports;
  EXPECT_EQ(json("sim calimala --games 1 --json --option row_capacity=3,3,3")["games"], 1);
  EXPECT_NE(run("sim calimala --games 1 --option row_capacity=3,x,3").err.find("not \"x\""),
            std::string::npos);
}

TEST_F(Cli, GamesListsPlayersAndOptions) {
  const Json games = json("games --json");
  const auto keys = [](const Json& game) {
    std::vector<std::string> result;
    for (const Json& option : game["options"]) result.push_back(option["key"]);
    return result;
  };
  ASSERT_EQ(games.size(), 4u);
  EXPECT_EQ(games[0]["key"], "calimala");
  EXPECT_EQ(games[0]["players"], Json({2, 5}));
  EXPECT_EQ(keys(games[0]),
            (std::vector<std::string>{"players", "obligation", "palazzo_tie", "final_tie", "centre_action",
                                      "layout", "card_copies", "row_capacity", "house_cells"}));
  EXPECT_EQ(games[1]["key"], "millefiori");
  EXPECT_EQ(games[1]["players"], Json({2, 4}));
  EXPECT_EQ(keys(games[1]),
            (std::vector<std::string>{"players", "first", "select_in_turn", "harbour_sail_optional",
                                      "navigate_noop_allowed", "leftovers_immediately", "rhombi_box"}));
  EXPECT_EQ(games[2]["key"], "tuscany");
  EXPECT_EQ(games[2]["players"], Json({2, 4}));
  EXPECT_EQ(keys(games[2]), (std::vector<std::string>{"players", "edition", "take_only_placeable",
                                                      "extra_lap_after_round_3", "hex_usable_same_turn"}));
  EXPECT_EQ(games[3]["key"], "serenissima");
  EXPECT_EQ(games[3]["players"], Json({2, 4}));
  EXPECT_EQ(keys(games[3]).size(), 16u);
}

TEST_F(Cli, GamesExplainsEveryOption) {
  const Outcome outcome = run("games");
  const auto sentences = std::count(outcome.out.begin(), outcome.out.end(), '.');
  EXPECT_GE(sentences, 9 + 7 + 5 + 16) << outcome.out;
}

TEST_F(Cli, EveryGameCanBePlayedInBothLanguages) {
  for (const Json& game : json("games --json")) {
    for (const char* language : {"en", "ru"}) {
      const Outcome outcome = run("play " + game["key"].get<std::string>() + " --seed 1 --lang " + language);
      EXPECT_EQ(outcome.status, 0) << outcome.err;
      EXPECT_NE(outcome.out.find(" 1) "), std::string::npos) << game["key"] << ": no option was offered";
    }
  }
}

TEST_F(Cli, SimSaysWhatItFoundAsJson) {
  const Json sim = json("sim calimala --players 4 --games 50 --seed 3 --threads 2 --check --json");
  EXPECT_EQ(sim["game"], "calimala");
  EXPECT_EQ(sim["players"], 4);
  EXPECT_EQ(sim["games"], 50);
  EXPECT_EQ(sim["violations"], 0);
  EXPECT_LE(sim["state_bytes"], 768);
  EXPECT_GT(sim["decisions"], 50 * 200);
  EXPECT_GT(sim["seconds"], 0);
  EXPECT_GT(sim["decisions_per_second"], 0);
  double wins = 0;
  for (const Json& seat : sim["seats"]) wins += seat["win_rate"].get<double>();
  EXPECT_NEAR(wins, 1.0, 1e-9);
}

TEST_F(Cli, ScenariosThatFailGiveStatusOne) {
  const std::string body = R"("game":"calimala","name":"x","title":"t","source":"s","expect":{"over":)";
  EXPECT_EQ(run("scenario " + file("good.json", "{\"format\":1," + body + "false}}")).status, 0);
  const Outcome bad = run("scenario good.json " + file("bad.json", "{\"format\":1," + body + "true}}"));
  EXPECT_EQ(bad.status, 1);
  EXPECT_NE(bad.out.find("1 hold, 1 fail"), std::string::npos) << bad.out;
}

TEST_F(Cli, TraceIsOneJsonObjectPerLineAndTheSameEachTime) {
  const Outcome first = run("trace calimala --players 2 --seed 8");
  ASSERT_EQ(first.status, 0);
  EXPECT_EQ(first.out, run("trace calimala --players 2 --seed 8").out);
  EXPECT_NE(first.out, run("trace calimala --players 2 --seed 9").out);
  std::istringstream lines(first.out);
  int count = 0;
  Json last;
  for (std::string line; std::getline(lines, line); ++count) {
    last = Json::parse(line, nullptr, false);
    ASSERT_TRUE(last.is_object());
  }
  EXPECT_EQ(last["end"], true);
  EXPECT_EQ(last["decisions"], count - 2);
}

TEST_F(Cli, PerftCountsFromTheOpening) {
  const Json counts = json("perft calimala --players 3 --seed 1 --depth 3 --json");
  EXPECT_EQ(counts["counts"][2]["sequences"], 27);
  EXPECT_EQ(counts["options"]["players"], 3);
}

}  // namespace
}  // namespace fondaco
