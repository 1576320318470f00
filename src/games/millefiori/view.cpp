#include "games/millefiori/view.hpp"

#include <array>
#include <string_view>

#include "core/describe.hpp"
#include "core/keys.hpp"
#include "games/millefiori/given.hpp"
#include "games/millefiori/happenings.hpp"
#include "games/millefiori/hidden.hpp"

namespace fondaco::millefiori {

namespace {

constexpr auto kPhaseKeys = keys_of<Phase::Over>({"select", "use", "extra", "over"});
constexpr std::array<Name, 1> kFirstNames = {
    Name{kNobody, "random"}
};

using CellSet = BitSet<kCells>;

CellSet cells_of(const State& s, Seat seat) {
  CellSet cells;
  for (std::size_t area = 0; area < kAreas; ++area) cells.insert_bits(kAreaFirst[area], s.own[area][seat]);
  return cells;
}

void put_cells(State& s, Seat seat, const CellSet& cells) {
  for (auto& own : s.own) own[seat] = 0;
  cells.for_each([&](std::size_t cell) {
    const std::size_t area = kCellArea[cell];
    s.own[area][seat] |= bit(cell - kAreaFirst[area]);
  });
}

template <class Io, class S>
void describe_player(Io& io, S& s, std::size_t p) {
  const auto seat = static_cast<Seat>(p);
  io.number("points", s.points[p], 0, 9999);
  io.number("ship", s.ship[p], 0, kSeaLast);
  CellSet cells = cells_of(s, seat);
  io.set("cells", cells, kCellKeys);
  if constexpr (Io::kReading) put_cells(s, seat, cells);
  io.derived("supply", supply(s, seat));
  io.derived("box", rhombi_left(s, seat) - supply(s, seat));
  if (io.sees(who_know_split_of(s, seat))) io.set("hand", s.hand[p], kCardKeys);
  if (io.sees(seat)) io.key_or_null("selected", s.selected[p], kCardKeys, kNone);
  if (io.sees(who_know_holdings_of(s, seat))) io.derived("holds", set_json(held(s, seat), kCardKeys));
  io.derived("hand_size", s.hand[p].size());
  io.derived("has_selected", s.selected[p] != kNone);
}

/// The one description of the state. `s` is const when writing.
template <class Io, class S>
void describe(Io& io, S& s) {
  io.key("phase", s.phase, kPhaseKeys);
  io.number("round", s.round, 1, set_up(s).rounds);
  io.number("cycle", s.cycle, 1, cycles(s));
  io.number("first", s.first, 0, players(s) - 1);
  io.number("active", s.active, 0, players(s) - 1);
  io.key_or_null("card", s.card, kCardKeys, kNone);
  io.objects("players", static_cast<std::size_t>(players(s)),
             [&](auto& player, std::size_t p) { describe_player(player, s, p); });
  io.object("bonus", [&](auto& bonus) {
    for (std::size_t area = 0; area < kBonusAreas; ++area) {
      bonus.list(kAreaKeys[area].data(), s.bonus[area], players(s), Names{});
    }
  });
  io.set("display", s.display, kCardKeys);
  io.set("discard", s.discard, kCardKeys);
  if (io.sees(kNobody)) io.reversed_key_list("deck", s.deck, kCardKeys);
  io.derived("deck_size", s.deck.size());
}

/// The options, one description for writing, reading and listing them.
template <class Io, class O>
void describe_options(Io& io, O& options) {
  io.number("players", options.players, kMinPlayers, kMaxPlayers);
  io.item("first", options.first, kMaxPlayers, kFirstNames);
  io.flag("select_in_turn", options.select_in_turn);
  io.flag("harbour_sail_optional", options.harbour_sail_optional);
  io.flag("navigate_noop_allowed", options.navigate_noop_allowed);
  io.flag("leftovers_immediately", options.leftovers_immediately);
  io.number("rhombi_box", options.rhombi_box, 0, kMostBox);
  io.flag("trade_bonus_counts", options.trade_bonus_counts);
}

}  // namespace

Json state_json(const State& state, Observer observer) {
  return written(observer, [&](Writer& io) { describe(io, state); });
}

std::string read_state(const Json& json, State& state) {
  return read_into(
      state, json, [](Reader& io, State& s) { describe(io, s); },
      [&json](State& s) { return complete(s, json); });
}

Json options_json(const Options& options) {
  return written(Observer::everything(), [&](Writer& io) { describe_options(io, options); });
}

std::string read_options(const Json& json, Options& options) {
  const auto check = [](const Options& changed) -> std::string {
    if (changed.first == kNobody || changed.first < changed.players) return {};
    return "/first: there is no seat " + std::to_string(changed.first) + " with " +
           std::to_string(changed.players) + " players";
  };
  return read_into(options, json, [](Reader& io, Options& o) { describe_options(io, o); }, check);
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
    case Happening::Selected:
      if (observer.sees_secret_of(event.seat)) json["card"] = kCardKeys[at(event.a)];
      break;
    case Happening::Revealed:
    case Happening::Took:
    case Happening::LaidOut: json["card"] = kCardKeys[at(event.a)]; break;
    case Happening::Placed: json["cell"] = kCellKeys[at(event.a)]; break;
    case Happening::Points:
      json["points"] = event.a;
      json["reason"] = kForKeys[at(event.b)];
      break;
    case Happening::Bonus:
      json["area"] = kAreaKeys[at(event.a)];
      json["value"] = event.b;
      break;
    case Happening::NoRhombus: json["area"] = kAreaKeys[at(event.a)]; break;
    case Happening::Sailed:
      json["from"] = event.a;
      json["to"] = event.b;
      break;
    case Happening::Passed: json["cycle"] = event.a; break;
    case Happening::Dealt: json["round"] = event.a; break;
    case Happening::GameOver: json["reason"] = kEndingKeys[at(event.a)]; break;
    case Happening::SupplyEmpty:
    case Happening::Earned:
    case Happening::Lapsed:
    case Happening::Declined:
    case Happening::TurnOver:
    case Happening::Doge: break;
  }
  return json;
}

}  // namespace fondaco::millefiori
