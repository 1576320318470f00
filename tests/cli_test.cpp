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

constexpr const char* kOpenRecord =
    "fondaco-record 1\ngame millefiori\nrules 1\nseed 1\noption players 2\n\nopen\n";

TEST_F(Cli, BadInputGetsOneSentenceAndStatusTwo) {
  file("cut.fgn", "fondaco-record 1\ngame calimala\nrules 1\nseed 1\n\n1 0 keep");
  file("broken.json", "{\"format\": 1, \"game\":");
  file("weights.json", "{\"luck\": 1}");
  file("open.fgn", kOpenRecord);
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
      {"load",                                                                                      "URL"                                                     },
      {"load http://10.0.0.1:8080",                                                                 "is not this machine"                                     },
      {"load https://127.0.0.1",                                                                    "over http only"                                          },
      {"load http://127.0.0.1:8080 --game chess",                                                   "there is no game 'chess'"                                },
      {"load http://127.0.0.1:8080 --players 5",                                                    "millefiori is for 2 to 4 players"                        },
      {"load http://127.0.0.1:8080 --every 0",                                                      "every"                                                   },
      {"load http://127.0.0.1:1 --pid 2147483647",                                                  "there is no process 2147483647"                          },
      {"load http://127.0.0.1:1",                                                                   "there is no server at http://127.0.0.1:1"                },
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
      {"play calimala --level 6",                                                                   "there is no level '6'"                                   },
      {"play calimala --level 2,best",                                                              "there is no level 'best'"                                },
      {"play --load nowhere.fgn",                                                                   "nowhere.fgn: there is no such file"                      },
      {"arena chess --bots greedy,random",                                                          "there is no game 'chess'"                                },
      {"arena calimala",                                                                            "--bots"                                                  },
      {"arena calimala --bots greedy",                                                              "a match needs two bots at least"                         },
      {"arena calimala --bots greedy,deep",                                                         "there is no bot 'deep'"                                  },
      {"arena calimala --bots level6,random",                                                       "there is no bot 'level6'"                                },
      {"arena calimala --bots ismcts:0,random",                                                     "must think for 1 to 10000000 iterations"                 },
      {"arena calimala --bots ismcts,random --budget 0",                                            "must think for 1 to 10000000 iterations"                 },
      {"arena calimala --bots ismcts:5/depth=1,random",                                             "'depth=1' is no setting"                                 },
      {"arena calimala --players 2 --bots greedy,random,random",                                    "3 bots find no place at a table of 2"                    },
      {"arena calimala --players 6 --bots greedy,random",                                           "players: a number from 2 to 5 is expected, not 6"        },
      {"arena calimala --bots greedy,random --games 0",                                             "games"                                                   },
      {"arena calimala --bots greedy,random --sprt 30",                                             "--sprt wants two differences in Elo"                     },
      {"arena calimala --bots greedy,random --sprt 30,0",                                           "--sprt wants two differences in Elo"                     },
      {"arena calimala --bots greedy@nowhere.json,random",                                          "nowhere.json: there is no such file"                     },
      {"arena calimala --bots greedy@broken.json,random",                                           "is no JSON object of weights"                            },
      {"arena calimala --bots greedy@weights.json,random",                                          "calimala has no term 'luck'"                             },
      {"arena calimala --bots greedy,random --out no/where.fgn",                                    "no/where.fgn"                                            },
      {"tune calimala --bot best",                                                                  "there is no bot 'best'"                                  },
      {"tune calimala --bot greedy@none.json",                                                      "none.json: there is no such file"                        },
      {"tune calimala --steps 0",                                                                   "steps"                                                   },
      {"hint nowhere.fgn",                                                                          "nowhere.fgn: there is no such file"                      },
      {"hint cut.fgn",                                                                              "cut.fgn:6: the record breaks off in the middle of a line"},
      {"hint open.fgn --game 2",                                                                    "there is no game 2, it holds 1"                          },
      {"hint open.fgn --seat 4",                                                                    "seat 4 has nothing to decide here"                       },
      {"hint open.fgn --bot greedy",                                                                "gives no advice"                                         },
      {"hint open.fgn --bot level0",                                                                "there is no bot 'level0'"                                },
      {"hint open.fgn --budget 0",                                                                  "must think for 1 to 10000000 iterations"                 },
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
  EXPECT_EQ(files, 6) << "nothing but this test's own files may be written";
}

TEST_F(Cli, EveryCommandHasHelpWithAnExample) {
  EXPECT_EQ(run("--help").status, 0);
  for (const char* command :
       {"games", "play", "sim", "trace", "scenario", "replay", "perft", "bench", "load"}) {
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
                                      "navigate_noop_allowed", "leftovers_immediately", "rhombi_box",
                                      "trade_bonus_counts"}));
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

TEST_F(Cli, ArenaMeasuresAndSavesGamesThatReplay) {
  const Json match =
      json("arena tuscany --players 3 --bots greedy,random --games 6 --seed 5 --json --out games.fgn");
  EXPECT_EQ(match["games"], 6);
  EXPECT_EQ(match["seeds"], 2);
  EXPECT_EQ(match["bots"][0]["name"], "greedy");
  EXPECT_EQ(match["bots"][1]["seats"], 2);
  EXPECT_GT(match["bots"][0]["share"]["value"].get<double>(), 0.5);
  EXPECT_LE(match["bots"][0]["share"]["low"], match["bots"][0]["share"]["value"]);
  const Json replayed = json("replay games.fgn --json");
  ASSERT_EQ(replayed.size(), 6u);
  for (const Json& game : replayed) EXPECT_EQ(game["over"], true);
  EXPECT_EQ(json("replay games.fgn --game 4 --json")["seed"], 6) << "every seed once for every seat";
  const std::string steps = run("replay games.fgn --game 4 --trace").out;
  const Json first = Json::parse(steps.substr(0, steps.find('\n')));
  const Json last = Json::parse(steps.substr(steps.rfind('\n', steps.size() - 2) + 1));
  EXPECT_EQ(first["names"].size(), 3u);
  EXPECT_EQ(first["seed"], replayed[3]["seed"]);
  EXPECT_EQ(last["points"], replayed[3]["points"]);
  EXPECT_EQ(std::count(steps.begin(), steps.end(), '\n'), last["decisions"].get<int>() + 2)
      << "a line for each step";
  const Outcome text = run("arena tuscany --players 2 --bots greedy,random --games 4");
  EXPECT_NE(text.out.find("greedy"), std::string::npos);
  EXPECT_EQ(text.err, "") << "no bar where nobody looks";
}

TEST_F(Cli, AnErrorInOneOfSeveralRecordsNamesItsLine) {
  ASSERT_EQ(run("arena millefiori --players 2 --bots greedy,random --games 2 --out two.fgn").status, 0);
  std::string text = content_of(folder_ / "two.fgn");
  const auto lines = std::count(text.begin(), text.end(), '\n');
  text.insert(text.rfind("end "), "x");
  file("two.fgn", text);
  const Outcome outcome = run("replay two.fgn");
  EXPECT_EQ(outcome.status, 2);
  EXPECT_NE(outcome.err.find("two.fgn:" + std::to_string(lines) + ":"), std::string::npos) << outcome.err;
}

TEST_F(Cli, HintsAreLegalAndExplained) {
  file("open.fgn", kOpenRecord);
  const Json hint = json("hint open.fgn --budget 300 --json");
  EXPECT_EQ(hint["game"], "millefiori");
  ASSERT_EQ(hint["options"].size(), 3u);
  for (const Json& option : hint["options"]) {
    EXPECT_TRUE(option["action"].get<std::string>().starts_with("select "));
    EXPECT_GE(option["chance"], 0);
    EXPECT_LE(option["chance"], 100);
  }
  EXPECT_EQ(hint, json("hint open.fgn --budget 300 --json")) << "the same question, the same answer";
  EXPECT_NE(run("hint open.fgn --budget 50 --lang ru").out.find('%'), std::string::npos);
}

TEST_F(Cli, TunePrintsWeightsAndProof) {
  const Outcome outcome = run("tune millefiori --players 2 --steps 2 --games 4 --check 10");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_NE(outcome.out.find("points"), std::string::npos);
  EXPECT_NE(outcome.out.find("after against before, 10 games"), std::string::npos) << outcome.out;
}

TEST_F(Cli, PlayWithoutAGameAsksForOne) {
  const Outcome outcome = run("play");
  EXPECT_EQ(outcome.status, 0) << "the input ended before anything was chosen";
  EXPECT_NE(outcome.out.find("Which game?"), std::string::npos);
}

}  // namespace
}  // namespace fondaco
