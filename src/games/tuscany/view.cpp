#include "games/tuscany/view.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/counts.hpp"
#include "core/describe.hpp"
#include "core/keys.hpp"
#include "games/tuscany/actions.hpp"
#include "games/tuscany/domain.hpp"
#include "games/tuscany/given.hpp"
#include "games/tuscany/happenings.hpp"
#include "games/tuscany/notation.hpp"

namespace fondaco::tuscany {

namespace {

constexpr auto kPhaseKeys = keys_of<Phase::Over>({"layout", "start_bonus", "action", "refresh", "take",
                                                  "discard", "pay", "castle", "city", "marble", "over"});
constexpr auto kSideKeys = keys_of<BonusSide::Second>({"I", "II"});
constexpr Keys kWithoutHex = Keys(kTileKeys).first(kTiles);

/// Tiles of the display: those of players, then neutral ones.
Keys display_keys() {
  static const auto texts = [] {
    std::array<std::string, kTiles> all;
    for (std::size_t tile = 0; tile < kTiles; ++tile) all[tile] = "neutral " + std::string(kTileKeys[tile]);
    return all;
  }();
  static const auto keys = [] {
    std::array<std::string_view, 2 * kTiles> all;
    for (std::size_t tile = 0; tile < kTiles; ++tile) {
      all[tile] = kTileKeys[tile];
      all[kTiles + tile] = texts[tile];
    }
    return all;
  }();
  return keys;
}

std::uint8_t display_index(std::uint8_t tile) {
  if (tile == kNone) return kNone;
  return static_cast<std::uint8_t>(unmarked(tile) + (is_neutral(tile) ? kTiles : 0));
}
std::uint8_t display_tile(std::uint8_t index) {
  if (index == kNone) return kNone;
  return index < kTiles ? index : static_cast<std::uint8_t>((index - kTiles) | kNeutralMark);
}

template <class Io, class S>
void describe_player(Io& io, S& s, std::size_t seat, Items& items) {
  auto& p = s.players[seat];
  const bool shown = io.sees(static_cast<Seat>(seat)) || s.phase != Phase::Layout;
  io.number("green", p.green, 0, 2000);
  io.number("red", p.red, 0, 2000);
  if (io.sees(static_cast<Seat>(seat))) io.counts("hand", p.hand, kColourKeys);
  io.derived("hand_size", total(p.hand));
  if (io.sees(static_cast<Seat>(seat))) io.counts("drawn", p.drawn, kColourKeys);
  io.counts("paid", p.paid, kColourKeys);
  io.number("workers", p.workers, 0, 150);
  io.number("marble", p.marble, 0, 150);
  io.counts("bonus", p.bonus, kBonusKeys);
  io.key_list("storage", p.storage, kTileKeys);
  io.derived("capacity", capacity(s, p));
  auto used_tiles = static_cast<std::uint8_t>(used(p));
  io.number("used", used_tiles, 0, kQueue);
  if (io.sees(kNobody)) io.reversed_key_list("queue", p.queue, kWithoutHex);
  if constexpr (Io::kReading) {
    if (io.has("used") && !io.has("queue")) {
      while (used(p) < used_tiles) p.queue.pop_back();
    }
    if (io.has("used") && used(p) != used_tiles) io.fail(io.field_path("used"), "it does not fit the queue");
  }
  io.derived("queue_left", counts_json(counted<kTiles>(p.queue), kWithoutHex));
  io.keys("boards", p.boards, kBoardKeys);
  if (shown) {
    io.key_or_null("layout", p.layout, layout_texts(), kNone);
    io.item("start", p.start, kCells, kNoneIsNull);
  }
  io.places("domain", items, kTileKeys, kNone);
}

/// The one description of the state. `s` is const when writing.
template <class Io, class S>
void describe(Io& io, S& s, ItemsBySeat& items) {
  io.key("phase", s.phase, kPhaseKeys);
  io.number("round", s.round, 1, kRounds);
  io.flag("final_lap", s.final_lap);
  io.number("turns", s.turns, 0, 4000);
  io.number("active", s.active, 0, players(s) - 1);
  io.number("marble_used", s.marble_used, 0, 9);
  io.number("hex_new", s.hex_new, 0, kMostStored);
  io.item("taking", s.taking, kSlots, kNoneIsNull);
  std::uint8_t placing = s.placing_cell != kNone;
  io.object_or_null("placing", placing, [&](auto& inner) {
    inner.number("item", s.placing_item, 0, kMostStored - 1);
    inner.number("cell", s.placing_cell, 0, kCells - 1);
  });
  if constexpr (Io::kReading) {
    if (placing == 0) s.placing_item = s.placing_cell = kNone;
  }
  std::array<std::uint8_t, kSlots> display{};
  std::transform(s.display.begin(), s.display.end(), display.begin(), display_index);
  io.keys_or_null("display", display, display_keys(), kNone);
  if constexpr (Io::kReading) std::transform(display.begin(), display.end(), s.display.begin(), display_tile);
  if (io.sees(kNobody)) io.reversed_key_list("supply", s.supply, kWithoutHex);
  io.derived("supply_size", s.supply.size());
  io.derived("supply_left", counts_json(counted<kTiles>(s.supply), kWithoutHex));
  io.counts("neutral_discard", s.neutral_discard, kWithoutHex);
  io.number("box", s.box, 0, 200);
  if constexpr (Io::kReading) {
    if (io.is_number("deck")) {
      io.derived("deck", 0);  // read when the cards are completed
    } else {
      io.reversed_key_list("deck", s.deck, kColourKeys);
    }
  } else if (io.sees(kNobody)) {
    io.reversed_key_list("deck", s.deck, kColourKeys);
  }
  io.derived("deck_size", s.deck.size());
  io.counts("discard", s.discard, kColourKeys);
  io.counts("pool", s.pool, kColourKeys);
  if (io.sees(kNobody)) io.reversed_key_list("yield_deck", s.yield_deck, kYieldKeys);
  io.derived("yield_deck_size", s.yield_deck.size());
  io.counts("yield_discard", s.yield_discard, kYieldKeys);
  io.counts("bonus_pile", s.bonus_pile, kBonusKeys);
  io.object("colour_bonus", [&](auto& bonus) {
    for (std::size_t colour = 0; colour < kColours; ++colour) {
      auto side = static_cast<std::uint8_t>(s.colour_bonus[colour]);
      bonus.key_or_null(kColourKeys[colour].data(), side, kSideKeys,
                        static_cast<std::uint8_t>(BonusSide::Gone));
      if constexpr (Io::kReading) s.colour_bonus[colour] = static_cast<BonusSide>(side);
    }
  });
  io.objects("players", static_cast<std::size_t>(players(s)),
             [&](auto& player, std::size_t p) { describe_player(player, s, p, items[p]); });
  io.generator("rng", s.rng);
}

/// The options, one description for writing, reading and listing them.
template <class Io, class O>
void describe_options(Io& io, O& options) {
  io.number("players", options.players, kMinPlayers, kMaxPlayers);
  io.key("edition", options.edition, kEditionKeys);
  io.flag("take_only_placeable", options.take_only_placeable);
  io.flag("extra_lap_after_round_3", options.extra_lap_after_round_3);
  io.flag("hex_usable_same_turn", options.hex_usable_same_turn);
}

}  // namespace

Json state_json(const State& state, Observer observer) {
  ItemsBySeat items = items_of(state);
  return written(observer, [&](Writer& io) { describe(io, state, items); });
}

std::string read_state(const Json& json, State& state) {
  ItemsBySeat items = items_of(state);
  return read_into(
      state, json, [&](Reader& io, State& s) { describe(io, s, items); },
      [&](State& s) { return complete(s, json, items); });
}

Json options_json(const Options& options) {
  return written(Observer::everything(), [&](Writer& io) { describe_options(io, options); });
}

std::string read_options(const Json& json, Options& options) {
  return read_into(
      options, json, [](Reader& io, Options& o) { describe_options(io, o); },
      [](const Options&) { return std::string(); });
}

Json options_schema(const Options& defaults) {
  OptionsSchema schema(options_json(defaults));
  describe_options(schema, defaults);
  return schema.list();
}

Json event_json(const State&, const Event& event, Observer observer) {
  const auto at = [](int i) { return static_cast<std::size_t>(i); };
  Json json = event_head(event, kHappeningKeys);
  switch (static_cast<Happening>(event.type)) {
    case Happening::ChoseLayout:
      if (!observer.sees_secret_of(event.seat)) break;
      json["layout"] = layout_texts()[at(event.a)];
      json["castle"] = event.b + 1;
      break;
    case Happening::Built:
      json["layout"] = layout_texts()[at(event.a)];
      json["start"] = event.b;
      break;
    case Happening::Bonus: json["bonus"] = kBonusKeys[at(event.a)]; break;
    case Happening::Drew:
      if (observer.sees_secret_of(event.seat)) json["card"] = kColourKeys[at(event.a)];
      break;
    case Happening::Reshuffled:
      json["what"] = kPileKeys[at(event.a)];
      json["cards"] = event.b;
      break;
    case Happening::Took:
      json["slot"] = event.a;
      json["tile"] = kTileKeys[at(event.b)];
      break;
    case Happening::GaveUp: json["item"] = kTileKeys[at(event.a)]; break;
    case Happening::Refilled:
      json["slot"] = event.a;
      json["tile"] = display_keys()[display_index(static_cast<std::uint8_t>(event.b))];
      break;
    case Happening::Refreshed:
    case Happening::Five:
    case Happening::ColourDone: json["colour"] = kColourKeys[at(event.a)]; break;
    case Happening::Paid: {
      const Cost cost = cost_of(at(event.a), at(event.b));
      json["cards"] = counts_json(cost.cards, kColourKeys);
      json["workers"] = cost.workers;
      break;
    }
    case Happening::Placed:
      json["cell"] = event.a;
      json["tile"] = kTileKeys[at(event.b)];
      json["by_castle"] = event.c != 0;
      break;
    case Happening::Green:
    case Happening::Red:
      json["points"] = event.a;
      json["reason"] = kForKeys[at(event.b)];
      break;
    case Happening::Gained:
      json["what"] = kGoodsKeys[at(event.a)];
      json["count"] = event.b;
      break;
    case Happening::Yield: json["card"] = kYieldKeys[at(event.a)]; break;
    case Happening::RoundScored: json["round"] = event.a; break;
    case Happening::Declined:
    case Happening::MarbleSpent:
    case Happening::TurnOver:
    case Happening::FinalLap:
    case Happening::GameOver: break;
  }
  return json;
}

}  // namespace fondaco::tuscany
