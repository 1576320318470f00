#include <memory>
#include <string_view>

#include <fmt/core.h>

#include "cli/command.hpp"

namespace fondaco::cli {

namespace {

/// What an option decides, in a sentence; people read this, so it stands here and not in the rules.
std::string_view meaning(std::string_view game, std::string_view option) {
  struct Entry {
    std::string_view game, option, sentence;
  };
  static constexpr Entry kEntries[] = {
      {"calimala",    "players",                              "How many play; two play the variant with the third party."     },
      {"calimala",    "obligation",                           "What a placed disc owes: be able to act, act, or nothing more."},
      {"calimala",    "palazzo_tie",                          "Which Palazzo sculpture breaks a tie of players without seats."},
      {"calimala",    "final_tie",                            "A tie for the win: shared, or broken as ties in scoring are."  },
      {"calimala",    "centre_action",                        "The action printed in the middle of the city."                 },
      {"calimala",    "layout",                               "The action tiles: by lot, as we suggest at first, or as given."},
      {"calimala",    "card_copies",                          "How many copies of each action card there are."                },
      {"calimala",    "row_capacity",                         "How long the rows of the three churches are."                  },
      {"calimala",    "house_cells",                          "How many houses Troyes, Bruges and Hamburg hold."              },
      {"millefiori",  "players",                              "How many play; two play three of their five cards a round."    },
      {"millefiori",  "first",                                "Who has the Doge card in the first round."                     },
      {"millefiori",  "select_in_turn",                       "Everybody selects in his own turn, not all at once."           },
      {"millefiori",  "harbour_sail_optional",                "A ship card may be placed without sailing."                    },
      {"millefiori",  "navigate_noop_allowed",                "A ship on the last space may still navigate, in vain."         },
      {"millefiori",  "leftovers_immediately",                "The last cards are laid out after each turn, not together."    },
      {"millefiori",  "rhombi_box",                           "How many rhombi wait in the box when 27 are placed."           },
      {"millefiori",  "trade_bonus_counts",                   "A trade bonus counts against the extra card of a good deal."   },
      {"tuscany",     "players",                              "How many play."                                                },
      {"tuscany",     "edition",                              "The revised rules, or those of the first printing."            },
      {"tuscany",     "take_only_placeable",                  "Only tiles that could be placed may be taken."                 },
      {"tuscany",     "extra_lap_after_round_3",              "Everybody has one more turn before the last scoring."          },
      {"tuscany",     "hex_usable_same_turn",                 "A hex may be placed in the turn in which it was gained."       },
      {"serenissima", "players",                              "How many play; with two or three, some ports are closed."      },
      {"serenissima", "closed_port_policy",
       "How they are chosen: by lot, as given, or by the players in turn."                                                    },
      {"serenissima", "closed_ports",                         "Which, with fixed: e.g. RAG,COR,MOD,ALX."                      },
      {"serenissima", "origin_zone_blockade",                 "Coming back to where the galley began can be blockaded."       },
      {"serenissima", "origin_zone_sale_blockade",            "A sale where the galley began can be blockaded."               },
      {"serenissima", "skip_moot_blockade",                   "No blockade is asked for when no moves are left."              },
      {"serenissima", "capture_blockade",                     "The capture of a neutral port can be blockaded."               },
      {"serenissima", "min_attack_strength",                  "The strength an attack needs; 0 lets exhausted crews attack."  },
      {"serenissima", "defender_loots",                       "A galley that was attacked and won may loot the attacker."     },
      {"serenissima", "land_ends_activation",                 "Taking a port ends the turn; otherwise battles may go on."     },
      {"serenissima", "unlanded_conquest_neutral",            "After a conquest nobody needs to land."                        },
      {"serenissima", "sailor_transfer_both_ways_everywhere",
       "Sailors may come from other galleys in every zone."                                                                   },
      {"serenissima", "scuttle_with_crew",                    "A galley may be scuttled with its crew aboard."                },
      {"serenissima", "new_galley_crew",                      "Where a bought galley gets its first sailor from."             },
      {"serenissima", "special_invest_sailors",               "For whom special investments hire sailors."                    },
      {"serenissima", "hidden_money",                         "The money of others is not shown."                             },
  };
  for (const Entry& entry : kEntries) {
    if (entry.game == game && entry.option == option) return entry.sentence;
  }
  return {};
}

Json described(const AnyGame& game) {
  return {
      {"key",         game.key                            },
      {"rules",       game.rules_version                  },
      {"players",     {game.min_players, game.max_players}},
      {"state_bytes", game.state_bytes                    },
      {"actions",     game.action_ids                     },
      {"options",     game.options_schema()               }
  };
}

std::string listed(const Json& values) {
  if (!values.is_array()) return values.is_string() ? values.get<std::string>() : values.dump();
  std::string text;
  for (const Json& value : values)
    text += (text.empty() ? "" : ", ") + (value.is_string() ? value.get<std::string>() : value.dump());
  return text;
}

int show_games(bool json) {
  if (json) {
    Json list = Json::array();
    for (const AnyGame* game : all_games()) list.push_back(described(*game));
    print_json(list);
    return kFine;
  }
  for (const AnyGame* game : all_games()) {
    fmt::print("{}: {} to {} players, rules {}\n", game->key, game->min_players, game->max_players,
               game->rules_version);
    for (const Json& option : game->options_schema()) {
      const bool range = option["kind"] == "number";
      fmt::print("  {:<23} {}\n", option["key"].get<std::string>(),
                 range ? fmt::format("{} to {}", option["values"][0].dump(), option["values"][1].dump())
                       : listed(option["values"]));
      fmt::print("  {:<23} default: {}\n", "", listed(option["default"]));
      fmt::print("  {:<23} {}\n", "", meaning(game->key, option["key"].get<std::string>()));
    }
  }
  return kFine;
}

}  // namespace

void add_games(CLI::App& app, Action& chosen) {
  auto* command = app.add_subcommand("games", "The games, how many play, and their options");
  command->footer("Examples:\n  fondaco games\n  fondaco games --json");
  auto json = std::make_shared<bool>(false);
  command->add_flag("--json", *json, "As JSON");
  command->callback([&chosen, json] { chosen = [json] { return show_games(*json); }; });
}

}  // namespace fondaco::cli
