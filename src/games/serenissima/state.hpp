#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#include "core/filler.hpp"
#include "core/fixed_list.hpp"
#include "core/rng.hpp"
#include "core/seats.hpp"
#include "core/target.hpp"
#include "games/serenissima/cargo.hpp"
#include "games/serenissima/tables.hpp"

namespace fondaco::serenissima {

using namespace tables;

enum class Phase : std::uint8_t {
  SetupClose,
  SetupPort,
  SetupGalley,
  Turn,
  Load,
  Move,
  MoveBlockade,
  Step3,
  SellBlockade,
  Sell,
  CaptureBlockade,
  Land,
  CombatContinue,
  Loot,
  Invest,
  BuyNumber,
  BuyPlace,
  BuyCrew,
  Special,
  Over
};
FONDACO_FN constexpr bool is_setup(Phase phase) { return phase <= Phase::SetupGalley; }
FONDACO_FN constexpr bool is_activation(Phase phase) { return phase >= Phase::Load && phase <= Phase::Loot; }
FONDACO_FN constexpr bool is_purchase(Phase phase) {
  return phase >= Phase::BuyNumber && phase <= Phase::BuyCrew;
}
FONDACO_FN constexpr bool is_blockade(Phase phase) {
  return phase == Phase::MoveBlockade || phase == Phase::SellBlockade || phase == Phase::CaptureBlockade;
}

enum class ClosedPorts : std::uint8_t { Random, Fixed, Draft };
enum class NewCrew : std::uint8_t { Hire, HireOrGarrison };
enum class SpecialSailors : std::uint8_t { NewGalleysOnly, Anywhere };

/// Ports or zones, one bit each.
using Ports = std::uint32_t;
/// Galleys by their numbers, one bit each; bit 0 stays free.
using Numbers = std::uint16_t;

inline constexpr std::uint8_t kRulesVersion = 2;
static_assert(kPortGood.size() == kRulesVersion, "what the versions differ in is data");

/// Rule switches (1.9), and the version of the rules: games go on as they began.
struct Options {
  Ports closed_ports = 0;  // with ClosedPorts::Fixed
  std::uint8_t players = 3;
  ClosedPorts closed_port_policy = ClosedPorts::Random;
  std::uint8_t origin_zone_blockade = 0;
  std::uint8_t origin_zone_sale_blockade = 1;
  std::uint8_t skip_moot_blockade = 1;
  std::uint8_t capture_blockade = 1;
  std::uint8_t min_attack_strength = 1;
  std::uint8_t defender_loots = 0;
  std::uint8_t land_ends_activation = 1;
  std::uint8_t unlanded_conquest_neutral = 1;
  std::uint8_t sailor_transfer_both_ways_everywhere = 0;
  std::uint8_t scuttle_with_crew = 1;
  NewCrew new_galley_crew = NewCrew::Hire;
  SpecialSailors special_invest_sailors = SpecialSailors::NewGalleysOnly;
  std::uint8_t hidden_money = 0;
  std::uint8_t rules = kRulesVersion;

  friend constexpr bool operator==(const Options&, const Options&) = default;
};

struct Player {
  std::uint16_t ducats = 0;
  std::uint8_t reserve = 0;
  std::uint8_t unused = 0;

  friend constexpr bool operator==(const Player&, const Player&) = default;
};

struct Galley {
  Cargo cargo;
  Seat owner = kNobody;  // not in play
  std::uint8_t zone = 0;
  std::uint8_t sailors = 0;
  std::uint8_t unused = 0;

  FONDACO_FN constexpr int load() const { return sailors + cargo.total(); }
  friend constexpr bool operator==(const Galley&, const Galley&) = default;
};

struct Port {
  Seat owner = kNobody;  // neutral
  std::uint8_t garrison = 0;
  std::uint8_t stored = 0;  // goods, one bit each
  std::uint8_t fort = 0;
  std::uint8_t basilica = 0;
  std::uint8_t closed = 0;

  friend constexpr bool operator==(const Port&, const Port&) = default;
};

/// What was moved in this loading step (4.3): its opposite is locked.
struct Locks {
  static constexpr std::uint8_t kSailor = 1u << kGoods;  // beside the goods, one bit each

  std::array<std::uint8_t, kGalleys + 1> to{};    // to the galley with this number; 0: to the port
  std::array<std::uint8_t, kGalleys + 1> from{};  // from it
  std::uint8_t loaded = 0;                        // the port's good
  std::uint8_t jettisoned = 0;                    // goods

  friend constexpr bool operator==(const Locks&, const Locks&) = default;
};

inline constexpr std::uint8_t kPortTarget = kGalleys + 1;

/// The turn under way.
struct Turn {
  Numbers bought = 0;           // in this investment or special investment
  std::uint8_t galley = 0;      // active; 0: none
  std::uint8_t origin = kNone;  // zone
  std::uint8_t free_good = 0;
  std::uint8_t moved = 0;         // zones
  std::uint8_t strength = kNone;  // S0, from step 3 on
  std::uint8_t sale_blocked = 0;
  std::uint8_t capture_blocked = 0;
  std::uint8_t fought = 0;
  std::uint8_t sold = 0;
  std::uint8_t target = 0;                           // a galley's number, kPortTarget, or 0
  std::uint8_t number = 0;                           // of the galley being bought
  std::uint8_t port = kNone;                         // where it is placed
  FixedList<std::uint8_t, kMaxPlayers - 1> queue{};  // seats still to be asked for a blockade, next last

  friend constexpr bool operator==(const Turn&, const Turn&) = default;
};

/// Where everything is, the other way round: kept with the galleys and ports, so that nobody has to look for
/// them.
struct Whereabouts {
  std::array<Ports, kMaxPlayers> ports{};      // of a seat
  std::array<Numbers, kMaxPlayers> galleys{};  // of a seat
  std::array<Numbers, kZones> in_zone{};
  std::array<std::uint8_t, filler(4, 2 * kMaxPlayers + 2 * kZones)> unused{};

  friend constexpr bool operator==(const Whereabouts&, const Whereabouts&) = default;
};

struct State {
  Rng rng;
  Options options;
  std::array<Player, kMaxPlayers> players{};
  std::array<Galley, kGalleys + 1> galleys{};  // by number
  Whereabouts where;
  std::array<Port, kPorts> ports{};
  Turn turn;
  Locks locks;
  std::array<std::uint8_t, kGoods> supply{};
  FixedList<std::uint8_t, kDogeCards> doge_pile{};  // next last
  std::array<std::uint8_t, kDogeKinds> doge_discard{};
  Phase phase = Phase::SetupPort;
  Seat decider = 0;
  std::uint8_t round = 0;
  std::uint8_t wheel = 0;
  std::uint8_t track = 0;
  std::array<std::uint8_t, filler(8, 70 + 4 * kMaxPlayers + 10 * kGalleys + sizeof(Whereabouts) + 6 * kPorts +
                                         kDogeCards + kDogeKinds)>
      unused{};

  friend constexpr bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>,
              "no padding: states compare and hash byte by byte");
static_assert(sizeof(State) <= 640);

FONDACO_FN constexpr int players(const State& s) { return s.options.players; }
FONDACO_FN constexpr const SetUp& set_up(const State& s) { return kSetUp[s.options.players]; }

FONDACO_FN constexpr Ports bit(std::size_t port) { return Ports{1} << port; }

/// The good that a port produces, by the version of the rules.
FONDACO_FN constexpr std::uint8_t product(const Options& options, std::size_t port) {
  return kPortGood[options.rules - 1u][port];
}
/// The ports that produce a good.
FONDACO_FN constexpr Ports producers(const Options& options, std::size_t good) {
  return kGoodPorts[options.rules - 1u][good];
}

FONDACO_FN constexpr bool in_play(const State& s, std::size_t number) {
  return s.galleys[number].owner != kNobody;
}
FONDACO_FN constexpr Galley& active(State& s) { return s.galleys[s.turn.galley]; }
FONDACO_FN constexpr const Galley& active(const State& s) { return s.galleys[s.turn.galley]; }

/// The open port of a zone, or kNone.
FONDACO_FN constexpr std::uint8_t open_port(const State& s, std::size_t zone) {
  const std::uint8_t port = kZonePort[zone];
  return port == kNone || s.ports[port].closed != 0 ? kNone : port;
}

FONDACO_FN constexpr int galleys_of(const State& s, Seat seat) {
  return std::popcount(unsigned{s.where.galleys[seat]});
}
FONDACO_FN constexpr int ports_of(const State& s, Seat seat) { return std::popcount(s.where.ports[seat]); }

FONDACO_FN constexpr Numbers galleys_in_play(const State& s) {
  Numbers numbers = 0;
  for (const Numbers galleys : s.where.galleys) numbers |= galleys;
  return numbers;
}
/// The numbers that are not in play.
FONDACO_FN constexpr Numbers free_numbers(const State& s) {
  const unsigned all = (2u << set_up(s).galleys) - 2u;
  return static_cast<Numbers>(all & ~unsigned{galleys_in_play(s)});
}
/// Galleys of others in a zone.
FONDACO_FN constexpr Numbers strangers(const State& s, std::size_t zone, Seat seat) {
  return static_cast<Numbers>(s.where.in_zone[zone] & ~unsigned{s.where.galleys[seat]});
}

FONDACO_FN constexpr void enter_zone(State& s, std::size_t number, std::size_t zone) {
  const auto bit = static_cast<Numbers>(1u << number);
  Galley& galley = s.galleys[number];
  s.where.in_zone[galley.zone] = static_cast<Numbers>(s.where.in_zone[galley.zone] & ~bit);
  galley.zone = static_cast<std::uint8_t>(zone);
  s.where.in_zone[zone] |= bit;
}
FONDACO_FN constexpr void add_galley(State& s, std::size_t number, Seat owner, std::size_t zone,
                                     int sailors) {
  s.galleys[number].owner = owner;
  s.galleys[number].sailors = static_cast<std::uint8_t>(sailors);
  s.where.galleys[owner] = static_cast<Numbers>(s.where.galleys[owner] | 1u << number);
  enter_zone(s, number, zone);
}
FONDACO_FN constexpr void remove_galley(State& s, std::size_t number) {
  const unsigned others = ~(1u << number);
  const Galley& galley = s.galleys[number];
  Numbers& owned = s.where.galleys[galley.owner];
  Numbers& there = s.where.in_zone[galley.zone];
  owned = static_cast<Numbers>(owned & others);
  there = static_cast<Numbers>(there & others);
  s.galleys[number] = Galley{};
}
/// The port's sailors are those of another seat, or of none.
FONDACO_FN constexpr void set_owner(State& s, std::size_t port, Seat owner) {
  if (s.ports[port].owner != kNobody) s.where.ports[s.ports[port].owner] &= ~bit(port);
  if (owner != kNobody) s.where.ports[owner] |= bit(port);
  s.ports[port].owner = owner;
}
/// The whereabouts as galleys and ports say.
FONDACO_FN constexpr Whereabouts whereabouts(const State& s) {
  Whereabouts where;
  for (std::size_t k = 1; k <= kGalleys; ++k) {
    const Galley& galley = s.galleys[k];
    if (galley.owner == kNobody) continue;
    const auto number = static_cast<Numbers>(1u << k);
    where.galleys[galley.owner] |= number;
    where.in_zone[galley.zone] |= number;
  }
  for (std::size_t port = 0; port < kPorts; ++port) {
    if (s.ports[port].owner != kNobody) where.ports[s.ports[port].owner] |= bit(port);
  }
  return where;
}

/// Scorings so far (8.3 (8)).
FONDACO_FN constexpr int scorings(const State& s) {
  int count = 0;
  for (const std::uint8_t cell : set_up(s).scoring) count += cell <= s.track;
  return count;
}

}  // namespace fondaco::serenissima
