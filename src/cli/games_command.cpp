#include <memory>

#include <fmt/core.h>

#include "cli/command.hpp"

namespace fondaco::cli {

namespace {

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

std::string shown(const Json& values) {
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
      fmt::print("  {:<14} {}\n", option["key"].get<std::string>(),
                 range ? fmt::format("{} to {}", option["values"][0].dump(), option["values"][1].dump())
                       : shown(option["values"]));
      fmt::print("  {:<14} default: {}\n", "", shown(option["default"]));
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
