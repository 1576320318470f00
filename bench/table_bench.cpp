#include <filesystem>
#include <memory>

#include <benchmark/benchmark.h>
#include <unistd.h>

#include "core/registry.hpp"
#include "store/store.hpp"
#include "table/messages.hpp"

// A table as a server has it: opened from the store, told to a seat.

namespace {

using namespace fondaco;

constexpr int kDecisions = 1'000;

Setup setup_of(const AnyGame& game) {
  Setup setup;
  setup.origin.game = &game;
  setup.origin.rules_version = game.rules_version;
  const Json options = {
      {"players", 3}
  };
  setup.origin.options = game.options_json(*game.start(options, 1));
  setup.origin.seed = 1;
  setup.chairs = {Chair::of_person("Anna"), Chair::of_bot(3), Chair::of_bot(3)};
  return setup;
}

/// A log with so many decisions: since no game is that long, the last of the person's are taken back and made
/// again.
std::vector<Entry> long_log(const AnyGame& game, Table& table) {
  std::vector<Entry> log;
  Rng rng(1);
  Request undo;
  undo.asked = Asked::Undo;
  for (int decisions = 0; decisions < kDecisions;) {
    const Seats deciders = table.deciders();
    const bool back = table.course().decisions() > 120 && rng.below(3) == 0;
    const auto entry = back ? table.propose(undo, 0, 0) : refuse("", "");
    if (entry) {
      log.push_back(*entry);
    } else {
      ActionList legal;
      game.legal(table.course().state(), deciders.front(), legal);
      log.push_back(
          table.bot_entry(deciders.front(), legal[rng.below(static_cast<std::uint32_t>(legal.size()))], 0));
      ++decisions;
    }
    table.commit(log.back());
    if (table.finished()) {  // just before the end: back once more
      table.drop_latest();
      log.pop_back();
      const auto once_more = table.propose(undo, 0, 0);
      if (!once_more) break;
      log.push_back(*once_more);
      table.commit(log.back());
    }
  }
  return log;
}

/// Reads a table of a thousand decisions from a file and replays it.
void open_table(benchmark::State& run, const AnyGame& game) {
  const auto path =
      std::filesystem::temp_directory_path() / ("fondaco-bench-" + std::to_string(getpid()) + ".sqlite");
  {
    const auto store = open_sqlite(path.string());
    Table table = *Table::open(setup_of(game));
    const std::string setup = setup_json(setup_of(game)).dump();
    const Summary summary = summary_of(table, 0);
    bool stored =
        (*store)->add_table({"t", "owner", setup, std::string(game.key), 3, "", false, summary, {}}) &&
        (*store)->begin();
    std::size_t acts = 0;
    for (const Entry& entry : long_log(game, table)) {
      stored = stored && (*store)->append({"t", entry, summary, {}, {}, false, {}});
      acts += entry.what == What::Act;
    }
    if (!stored || !(*store)->commit()) return run.SkipWithError("the table can't be stored");
    run.counters["decisions"] = static_cast<double>(acts);
    run.counters["entries"] = static_cast<double>(table.seq());
    table.shrink();
    run.counters["bytes"] = static_cast<double>(table.bytes());
    for (auto _ : run) {
      const auto found = (*store)->load_table("t");
      Table again = *Table::open(*read_setup(Json::parse(found->setup)));
      for (const Entry& entry : found->entries) again.commit(entry);
      benchmark::DoNotOptimize(again);
    }
  }
  for (const char* ending : {"", "-wal", "-shm"}) std::filesystem::remove(path.string() + ending);
}

/// What goes to one seat after a move.
void tell_seat(benchmark::State& run, const AnyGame& game) {
  Table table = *Table::open(setup_of(game));
  Rng rng(1);
  for (int i = 0; i < 60; ++i) {
    const Seat seat = table.deciders().front();
    ActionList legal;
    game.legal(table.course().state(), seat, legal);
    table.commit(table.bot_entry(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))], 0));
  }
  std::size_t bytes = 0;
  for (auto _ : run) {
    const std::string text = present_json(table, 0, 0).dump();
    bytes = text.size();
    benchmark::DoNotOptimize(text);
  }
  run.counters["bytes"] = static_cast<double>(bytes);
}

}  // namespace

int main(int argc, char** argv) {
  for (const AnyGame* game : all_games()) {
    const std::string key(game->key);
    benchmark::RegisterBenchmark((key + "/open_table").c_str(), [game](benchmark::State& run) {
      open_table(run, *game);
    })->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark((key + "/tell_seat").c_str(), [game](benchmark::State& run) {
      tell_seat(run, *game);
    })->Unit(benchmark::kMicrosecond);
  }
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
