#include "bots/bot.hpp"

#include <array>
#include <charconv>

#include "bots/flat.hpp"
#include "bots/greedy.hpp"
#include "bots/levels.hpp"
#include "core/random_play.hpp"
#include "core/text.hpp"

namespace fondaco {

Bot::Bot(const AnyGame& game, const BotSpec& spec, Seed seed)
    : judge_(game, spec.weights.value_or(game.weights)), spec_(spec), rng_(seed) {
  if (spec.kind >= BotKind::Flat) searcher_ = searcher_of(judge_, spec, spec.search.most_bytes);
}

std::unique_ptr<Searcher> searcher_of(const Judge& judge, const BotSpec& spec, std::size_t most_bytes) {
  if (spec.kind == BotKind::Flat) return std::make_unique<Race>(judge, spec.search.playout);
  SearchSettings settings = spec.search;
  settings.most_bytes = most_bytes;
  return std::make_unique<Search>(judge, settings);
}

Action Bot::choose(const AnyState& state, Seat seat) {
  ActionList options;
  if (spec_.kind == BotKind::Random) {
    judge_.game().legal(state, seat, options);
    return options[rng_.below(static_cast<std::uint32_t>(options.size()))];
  }
  judge_.game().considered(state, seat, options);
  if (options.size() == 1) return options[0];
  if (spec_.kind == BotKind::Greedy) return greedy_choice(judge_, state, seat, rng_);
  searcher_->ask(state, seat, Rng::from_state(rng_.next64()));
  search_on(*searcher_, spec_.iterations, [] { return true; });
  const Action action = searcher_->candidates().front().action;
  searcher_->decided(action);
  return action;
}

namespace {

std::optional<std::uint32_t> number(std::string_view digits) {
  std::uint32_t value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
  return value;
}

/// What may be set in a name: the place where it goes, and the most it can be.
struct Setting {
  std::string_view key;
  int SearchSettings::* of_search;
  int PlayoutSettings::* of_playout;
  std::uint32_t most;
};
constexpr std::array<Setting, 6> kSettings = {
    {{"playout", nullptr, &PlayoutSettings::decisions, 10'000},
     {"draws", nullptr, &PlayoutSettings::draws, 1'000},
     {"exploration", &SearchSettings::exploration, nullptr, 10'000},
     {"doubt", &SearchSettings::doubt, nullptr, 10'000},
     {"trust", &SearchSettings::trust, nullptr, 10'000},
     {"noise", &SearchSettings::noise, nullptr, kSure}}
};

/// Carries out one KEY=VALUE of a bot's name.
bool set(BotSpec& spec, std::string_view text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos) return false;
  const std::string_view key = text.substr(0, equals);
  const auto value = number(text.substr(equals + 1));
  if (!value) return false;
  for (const Setting& setting : kSettings) {
    if (key != setting.key || *value > setting.most) continue;
    const auto small = static_cast<int>(*value);
    if (setting.of_search != nullptr) {
      spec.search.*setting.of_search = small;
    } else {
      spec.search.playout.*setting.of_playout = small;
    }
    return true;
  }
  return false;
}

/// Iterations, or time such as 200ms.
bool set_budget(BotSpec& spec, std::string_view text) {
  const bool time = text.ends_with("ms");
  if (time) text.remove_suffix(2);
  const std::uint32_t value = number(text).value_or(0);
  if (value == 0 || value > (time ? kMostMilliseconds : kMostIterations)) return false;
  if (time) {
    spec.milliseconds = static_cast<int>(value);
  } else {
    spec.iterations = value;
  }
  return true;
}

}  // namespace

tl::expected<BotSpec, std::string> find_bot(const AnyGame& game, std::string_view name,
                                            std::string_view budget) {
  BotSpec spec;
  std::size_t slash = name.find('/');
  const std::string_view who = name.substr(0, slash);
  const std::size_t colon = who.find(':');
  const std::string_view kind = who.substr(0, colon);
  const bool bare = colon == std::string_view::npos;
  if (const auto level = find_level(who)) {
    spec = bot_of(game, *level);
  } else if (who == "greedy") {
    spec.kind = BotKind::Greedy;
  } else if (kind == "flat" || kind == "ismcts") {
    spec.kind = kind == "flat" ? BotKind::Flat : BotKind::Ismcts;
    spec.search = search_settings(game);
    if (!set_budget(spec, bare ? budget : who.substr(colon + 1))) {
      return tl::make_unexpected("the bot '" + shown(std::string(name)) +
                                 "' must think for 1 to 10000000 iterations, or 1ms to 600000ms");
    }
  } else if (who != "random") {
    return tl::make_unexpected("there is no bot '" + shown(std::string(name)) +
                               "'; there is: random, greedy, flat, ismcts, level1 to level5");
  }
  spec.name = name;
  while (slash != std::string_view::npos) {
    const std::size_t end = name.find('/', slash + 1);
    const std::string_view setting = name.substr(slash + 1, end - slash - 1);
    if (!set(spec, setting)) {
      return tl::make_unexpected("'" + shown(std::string(setting)) + "' is no setting of the bot '" +
                                 shown(std::string(name)) + "'");
    }
    slash = end;
  }
  return spec;
}

}  // namespace fondaco
