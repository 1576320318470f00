#pragma once

#include <algorithm>
#include <string_view>

#include "core/evaluation.hpp"
#include "core/target.hpp"
#include "games/serenissima/investment.hpp"
#include "games/serenissima/legal.hpp"
#include "games/serenissima/score.hpp"

// How good a position is for each seat, in ducats that it may expect at the end: what its ports will still
// earn, what its galleys can sell and capture, and what the others could take away.

namespace fondaco::serenissima {

enum Term : std::uint8_t {
  kDucatsTerm,            // in hand
  kWarehousesTerm,        // income of the own warehouses at all scorings still to come
  kBasilicasTerm,         // the same of basilicas
  kWineTerm,              // own ports with wine, for each step of the track still to go
  kPortsTerm,             // income of the own ports if they were full, for each step still to go
  kGalleysTerm,           // turns that the galleys will still have, in sixteenths
  kSecondSailorsTerm,     // such turns with a second sailor
  kThirdSailorsTerm,      // with a third one
  kFurtherSailorsTerm,    // with each further one
  kEarlyNumbersTerm,      // how early in the round the galleys act
  kFirstCubesTerm,        // different goods aboard
  kFurtherCubesTerm,      // further cubes of the same goods
  kSalesTerm,             // the best sale of each galley, in sixteenths of a ducat
  kCapturesTerm,          // the best neutral port that each galley can capture, likewise
  kEitherOrTerm,          // the lesser of the two, because a turn is for one of them
  kThreatsTerm,           // income of own ports that the others may take, by their chance
  kExposedTerm,           // crews and cubes that the others may sink, by their chance
  kGarrisonsTerm,         // sailors in own ports beyond the first, for each scoring to come
  kFortsTerm,             // forts in own ports, for each scoring to come
  kBasilicasReadyTerm,    // gain of basilicas that could be built, in sixteenths
  kGalleyAffordableTerm,  // turns of a galley that could be bought, less its price
  kCrewWantedTerm,        // turns with second sailors that could be hired
  kPurseTerm,             // a ducat at hand for each galley, for each step to go: it buys cargo
  kTerms
};

inline constexpr std::array<std::string_view, kTerms> kTermKeys = {
    "ducats",         "warehouses",      "basilicas",         "wine",          "ports",       "galleys",
    "second_sailors", "third_sailors",   "further_sailors",   "early_numbers", "first_cubes", "further_cubes",
    "sales",          "captures",        "either_or",         "threats",       "exposed",     "garrisons",
    "forts",          "basilicas_ready", "galley_affordable", "crew_wanted",   "purse"};
FONDACO_TABLE Weights kWeights = {100, 158, 226, 34,  18,  14, 12, 4, 1,  4, 41, 32,
                                  13,  3,   -8,  -13, -29, 13, 21, 7, 14, 7, 3};
inline constexpr int kMargin = 30;
inline constexpr int kOutlook = 20;

/// The terms of one seat.
using SeatTerms = Terms::value_type;

inline constexpr int kWhole = 16;  // chances and turns are counted in sixteenths
inline constexpr int kFull = 64;   // what is sure to be had at once; prospects are a share of it

inline constexpr std::size_t kFar = 3;  // zones; nothing farther away is thought of

/// A zone with a port has the number of that port, which saves many a look.
static_assert([] {
  for (std::size_t zone = 0; zone < kZones; ++zone) {
    if (kZonePort[zone] != (zone < kPorts ? zone : kNone)) return false;
    if (zone < kPorts && kPortZone[zone] != zone) return false;
  }
  return true;
}());
inline constexpr Ports kAllPorts = bit(kPorts) - 1u;

/// The lowest member of a set.
FONDACO_FN constexpr std::size_t lowest(Ports set) { return static_cast<unsigned>(std::countr_zero(set)); }

/// How far it is from zone to zone.
FONDACO_TABLE std::array<std::array<std::uint8_t, kZones>, kZones> kDistance = [] {
  std::array<std::array<std::uint8_t, kZones>, kZones> table{};
  for (std::size_t from = 0; from < kZones; ++from) {
    Ports within = bit(from);
    for (std::uint8_t far = 1; within != bit(kZones) - 1u; ++far) {
      Ports next = within;
      for (Ports rest = within; rest != 0; rest &= rest - 1u) next |= kNeighbours[lowest(rest)];
      for (Ports rest = next & ~within; rest != 0; rest &= rest - 1u) table[from][lowest(rest)] = far;
      within = next;
    }
  }
  return table;
}();
/// The ports that are not too far away from a zone.
FONDACO_TABLE std::array<Ports, kZones> kNear = [] {
  std::array<Ports, kZones> table{};
  for (std::size_t zone = 0; zone < kZones; ++zone) {
    for (std::size_t port = 0; port < kPorts; ++port)
      table[zone] |= kDistance[zone][port] <= kFar ? bit(port) : 0;
  }
  return table;
}();

/// Something for each zone, in a size that is dealt with at one go.
using ByZone = std::array<std::uint8_t, 32>;
static_assert(kZones <= ByZone{}.size());
inline constexpr std::size_t kMostSailors = 7;  // that anybody needs to tell apart in a zone

/// With how many dice a galley with so many sailors can fight in each zone: rowing costs it.
FONDACO_TABLE std::array<std::array<ByZone, kMostSailors + 1>, kZones> kReach = [] {
  std::array<std::array<ByZone, kMostSailors + 1>, kZones> table{};
  for (std::size_t from = 0; from < kZones; ++from) {
    for (std::size_t sailors = 1; sailors < table[from].size(); ++sailors) {
      for (std::size_t to = 0; to < kZones; ++to) {
        const int dice = std::min<int>(static_cast<int>(sailors), kGalleySlots) - kDistance[from][to];
        table[from][sailors][to] = static_cast<std::uint8_t>(std::max(0, dice));
      }
    }
  }
  return table;
}();

/// How much of a prospect so many zones away is left for a galley with so many sailors that has yet to wait
/// for its turn: less than half, because others may come first and its hold is taken up until then.
FONDACO_FN constexpr int later(int sailors, int distance) {
  const int turns = distance == 0 ? 0 : (distance - 1) / sailors;
  return std::max(2, 30 - 4 * distance - 6 * turns);
}
/// The same for the active galley with so many moves left; kNotNow for a galley that waits. By moves, by
/// sailors and the zone where it lies, by port.
inline constexpr std::size_t kNotNow = kGalleySlots + 2;
using HasteFrom = std::array<std::uint8_t, kZones>;
using Haste = std::array<HasteFrom, (kGalleySlots + 2) * kZones>;
FONDACO_TABLE std::array<Haste, kNotNow + 1> kHaste = [] {
  std::array<Haste, kNotNow + 1> table{};
  for (std::size_t moves = 0; moves <= kNotNow; ++moves) {
    for (std::size_t sailors = 1; sailors <= kGalleySlots + 1; ++sailors) {
      for (std::size_t zone = 0; zone < kZones; ++zone) {
        for (std::size_t port = 0; port < kPorts; ++port) {
          const int far = kDistance[zone][port];
          const int left = far - static_cast<int>(moves);
          const int share = moves == kNotNow ? later(static_cast<int>(sailors), far)
                            : left <= 0      ? kFull - 2 - 2 * far
                                             : later(static_cast<int>(sailors), left);
          table[moves][sailors * kZones + zone][port] = static_cast<std::uint8_t>(share);
        }
      }
    }
  }
  return table;
}();

/// About the chance, in sixteenths, that so many dice overcome so many defenders.
inline constexpr int kMostDefence = 8;
FONDACO_TABLE std::array<std::array<std::uint8_t, kMostDefence + 1>, kGalleySlots + 1> kChance = {
    {
     {{0, 0, 0, 0, 0, 0, 0, 0, 0}},
     {{16, 8, 3, 1, 0, 0, 0, 0, 0}},
     {{16, 13, 8, 4, 2, 1, 0, 0, 0}},
     {{16, 15, 12, 8, 4, 2, 1, 0, 0}},
     {{16, 16, 14, 12, 8, 5, 3, 1, 0}},
     {{16, 16, 15, 13, 11, 8, 5, 3, 1}},
     }
};
/// The same for however many may come together in a zone.
inline constexpr std::size_t kDefences = 64;
FONDACO_TABLE std::array<std::array<std::uint8_t, kDefences>, kGalleySlots + 1> kDanger = [] {
  std::array<std::array<std::uint8_t, kDefences>, kGalleySlots + 1> table{};
  for (std::size_t dice = 0; dice <= kGalleySlots; ++dice) {
    for (std::size_t defence = 0; defence < kDefences; ++defence)
      table[dice][defence] = kChance[dice][std::min<std::size_t>(defence, kMostDefence)];
  }
  return table;
}();

/// How much time is left.
struct Clock {
  std::uint8_t scorings;  // to come
  std::uint8_t steps;     // of the track to go
  std::uint8_t rounds;    // after this one, in sixteenths
  std::uint8_t next;      // the chance that there is another round, in sixteenths
  std::uint8_t soon;      // how near the next scoring is: 2 at the next step, 1 at the one after it
};
/// The chance that this round ends with a scoring, in sixteenths, by `soon`.
FONDACO_TABLE std::array<std::uint8_t, 3> kSoon = {0, 8, 13};

/// By players and place on the track.
inline constexpr std::size_t kTrack = 13;
FONDACO_TABLE auto kClock = [] {
  constexpr std::array<std::uint8_t, 3> kNext = {0, 3, 8};
  std::array<std::array<Clock, kTrack>, kMaxPlayers + 1> table{};
  for (std::size_t players = kMinPlayers; players <= kMaxPlayers; ++players) {
    for (std::size_t track = 0; track <= kSetUp[players].track_end; ++track) {
      Clock& clock = table[players][track];
      const std::size_t steps = kSetUp[players].track_end - track;
      clock.steps = static_cast<std::uint8_t>(steps);
      clock.rounds = static_cast<std::uint8_t>(12 * steps - std::min<std::size_t>(12 * steps, 11));
      clock.next = steps < kNext.size() ? kNext[steps] : kWhole;
      for (const std::uint8_t cell : kSetUp[players].scoring) {
        clock.scorings = static_cast<std::uint8_t>(clock.scorings + (cell > track));
        if (cell == track + 1 || cell == track + 2) clock.soon = static_cast<std::uint8_t>(track + 3 - cell);
      }
    }
  }
  return table;
}();

/// How many goods a set has.
FONDACO_TABLE std::array<std::uint8_t, kAllGoods + 1> kCount = [] {
  std::array<std::uint8_t, kAllGoods + 1> table{};
  for (std::size_t goods = 1; goods <= kAllGoods; ++goods)
    table[goods] = static_cast<std::uint8_t>(table[goods / 2] + goods % 2);
  return table;
}();

/// All warehouses of a size have the same prices and incomes: those of the last port of this size.
FONDACO_TABLE std::array<std::size_t, kMaxWarehouse + 1> kPortOfSize = [] {
  std::array<std::size_t, kMaxWarehouse + 1> table{};
  for (std::size_t port = 0; port < kPorts; ++port) table[kWarehouse[port]] = port;
  return table;
}();
static_assert([] {
  for (std::size_t port = 0; port < kPorts; ++port) {
    const std::size_t like = kPortOfSize[kWarehouse[port]];
    if (kPrice[port] != kPrice[like] || kIncome[port] != kIncome[like]) return false;
  }
  return true;
}());

/// A warehouse of some size with so many cubes has a number: those of a size follow one another.
FONDACO_FN constexpr std::size_t first_stock(std::size_t size) { return size * (size + 1) / 2; }
inline constexpr std::size_t kStocks = first_stock(kMaxWarehouse + 1);

/// What is sold: so many cubes, with or without spice among them.
inline constexpr std::size_t kLots = 2 * (kGoods + 1);
FONDACO_TABLE std::array<std::uint8_t, kAllGoods + 1> kLot = [] {
  std::array<std::uint8_t, kAllGoods + 1> table{};
  for (std::size_t goods = 0; goods <= kAllGoods; ++goods) {
    const std::size_t spice = (goods >> kSpice) & 1u;
    table[goods] = static_cast<std::uint8_t>(kCount[goods] + spice * (kGoods + 1));
  }
  return table;
}();

/// Whose port it is, as the one who sells there sees it.
enum Whose : std::uint8_t { kForeign, kNeutral, kOwn, kWhose };

/// What is gained by selling so many cubes, as far as there is room, in sixteenths of a ducat: the income at
/// the scorings to come (in sixteenths) in an own port; what is paid, less what the owner will have of it,
/// elsewhere.
FONDACO_FN constexpr int sale(Whose whose, std::size_t size, std::size_t cubes, std::size_t lot,
                              int scorings) {
  const std::size_t count = std::min(lot % (kGoods + 1), size - cubes);
  if (count == 0) return 0;
  const std::size_t port = kPortOfSize[size];
  const int bonus = lot > kGoods ? kWhole * kSpiceBonus : 0;
  const int more = (kIncome[port][cubes + count] - kIncome[port][cubes]) * scorings;
  int paid = bonus;
  for (std::size_t slot = cubes; slot < cubes + count; ++slot) paid += kPrice[port][slot] * kWhole;
  return whose == kOwn ? more + bonus : whose == kNeutral ? paid : paid - more;
}
/// The same as a row of lots for each warehouse.
inline constexpr std::size_t kWhoseGains = kStocks * kLots;
struct Gains {
  std::array<std::uint8_t, kAllGoods + 1> lots;  // kLot once more, at hand
  std::array<std::int16_t, kWhose * kWhoseGains> rows;
};
/// By scorings to come and how soon the next one is.
FONDACO_TABLE std::array<std::array<Gains, kSoon.size()>, kScorings + 1> kGains = [] {
  std::array<std::array<Gains, kSoon.size()>, kScorings + 1> table{};
  for (std::size_t scorings = 1; scorings <= kScorings; ++scorings) {
    for (std::size_t soon = 0; soon < kSoon.size(); ++soon) {
      table[scorings][soon].lots = kLot;
      const int sixteenths = static_cast<int>(scorings) * kWhole - kSoon[soon];
      for (std::size_t whose = 0; whose < kWhose; ++whose) {
        for (std::size_t size = 0; size <= kMaxWarehouse; ++size) {
          for (std::size_t cubes = 0; cubes <= size; ++cubes) {
            const std::size_t row = whose * kWhoseGains + (first_stock(size) + cubes) * kLots;
            for (std::size_t lot = 0; lot < kLots; ++lot)
              table[scorings][soon].rows[row + lot] =
                  static_cast<std::int16_t>(sale(static_cast<Whose>(whose), size, cubes, lot, sixteenths));
          }
        }
      }
    }
  }
  return table;
}();

/// Sums over the ports of a seat, side by side in one word.
class Tally {
 public:
  constexpr Tally() = default;
  FONDACO_FN constexpr Tally(unsigned income, unsigned full, bool wine, bool basilica_goods)
      : word_(income | full << kFullAt | unsigned{wine} << kWineAt | unsigned{basilica_goods} << kReadyAt) {}
  FONDACO_FN constexpr void operator+=(Tally more) { word_ += more.word_; }
  FONDACO_FN constexpr int income() const { return part(0); }        // of the warehouses
  FONDACO_FN constexpr int full() const { return part(kFullAt); }    // the same if they were full
  FONDACO_FN constexpr int wine() const { return part(kWineAt); }    // ports with wine
  FONDACO_FN constexpr int ready() const { return part(kReadyAt); }  // ports with the goods of a basilica

 private:
  static constexpr unsigned kFullAt = 10, kWineAt = 20, kReadyAt = 26;
  FONDACO_FN constexpr int part(unsigned at) const {
    return static_cast<int>((word_ >> at) & (at < kWineAt ? 1023u : 63u));
  }
  std::uint32_t word_ = 0;
};

/// What there is to know of a port with these goods in its warehouse.
struct Look {
  Tally tally;
  std::uint16_t row;    // of its warehouse, in Gains, as kForeign
  std::uint8_t lacks;   // goods that it would take: it neither produces nor stores them, and has room
  std::uint8_t income;  // of its warehouse
};
FONDACO_TABLE std::array<std::array<Look, kAllGoods + 1>, kPorts> kLook = [] {
  std::array<std::array<Look, kAllGoods + 1>, kPorts> table{};
  for (std::size_t port = 0; port < kPorts; ++port) {
    for (unsigned stored = 0; stored <= kAllGoods; ++stored) {
      const std::size_t cubes = std::min(kCount[stored], kWarehouse[port]);
      const unsigned goods = stored | 1u << kPortGood[port];
      table[port][stored] = {
          .tally = {kIncome[port][cubes], kIncome[port][kMaxWarehouse], ((goods >> kWine) & 1u) != 0,
                    (goods & kBasilicaGoods) == kBasilicaGoods},
          .row = static_cast<std::uint16_t>((first_stock(kWarehouse[port]) + cubes) * kLots),
          .lacks = static_cast<std::uint8_t>(cubes < kWarehouse[port] ? kAllGoods & ~goods : 0),
          .income = kIncome[port][cubes]
      };
    }
  }
  return table;
}();

/// What a port will earn because it fills up, by steps of the track to go: in kGrowth of them once what it
/// would when full.
inline constexpr std::size_t kGrowth = 10;
FONDACO_TABLE std::array<std::array<std::uint8_t, kPorts>, kTrack> kGrown = [] {
  std::array<std::array<std::uint8_t, kPorts>, kTrack> table{};
  for (std::size_t steps = 0; steps < kTrack; ++steps) {
    for (std::size_t port = 0; port < kPorts; ++port)
      table[steps][port] = static_cast<std::uint8_t>(kIncome[port][kMaxWarehouse] * steps / kGrowth);
  }
  return table;
}();

/// How many galleys there are with such numbers, and how early in the round they act; by bytes of Numbers.
struct Roll {
  std::uint8_t galleys, early;
};
FONDACO_TABLE std::array<std::array<Roll, 256>, 2> kRoll = [] {
  std::array<std::array<Roll, 256>, 2> table{};
  for (std::size_t half = 0; half < 2; ++half) {
    for (std::size_t numbers = 1; numbers < 256; ++numbers) {
      const Roll& fewer = table[half][numbers & (numbers - 1)];
      const int number = static_cast<int>(8 * half) + std::countr_zero(numbers);
      table[half][numbers] = {static_cast<std::uint8_t>(fewer.galleys + 1),
                              static_cast<std::uint8_t>(fewer.early + kGalleys - number)};
    }
  }
  return table;
}();

/// What the galleys of a seat, or of all its opponents, can do.
struct Fleet {
  ByZone reach;  // the most dice with which one of them can fight there at once
  std::array<Ports, kMostSailors + 1> sailors;  // where somebody has at least so many afloat
};

/// What a galley may do, and when.
struct Prospects {
  const Gains* gains;    // of sales
  const Haste* selling;  // how much of them is left
  const Haste* capture;  // and of captures
  std::uint8_t turns;    // still to come, in sixteenths
  std::uint8_t chance;   // that it acts at all, in sixteenths
};

/// What the whole board looks like, worked out once for all seats. What is not filled in is not asked for.
struct Survey {
  Clock clock;
  Ports neutral;  // and open
  Ports full;     // with no room in the warehouse
  Ports owned;
  int basilicas;                           // left
  std::array<Ports, kMaxPlayers> own;      // the port that is just being captured counts as captured
  std::array<std::uint8_t, kPorts> lacks;  // as in Look
  std::array<std::uint16_t, kPorts> rows;  // in Gains, as somebody sees the port who does not own it
  std::array<std::uint8_t, kPorts> worth;  // of neutral ports, to whoever captures them
  std::array<ByZone, kMaxPlayers> crowd;   // sailors afloat
  std::array<Fleet, kMaxPlayers> fleets;
  std::array<Fleet, kMaxPlayers> joined;       // the fleets of all its opponents, if they are several
  std::array<const Fleet*, kMaxPlayers> foes;  // of each seat
  std::size_t first_to_act;                    // the galleys from this number on will act in this round
  Prospects waiting, active, done;             // of galleys that will act in this round, do, or did
};

/// The ports of a seat, the one that it is just capturing included.
FONDACO_FN constexpr Ports ports_held(const State& s, std::size_t seat) {
  const bool lands = s.phase == Phase::Land && active(s).owner == seat;
  return s.where.ports[seat] | (lands ? bit(active(s).zone) : 0);
}

/// What the active galley may still do.
FONDACO_FN constexpr Prospects prospects_now(const State& s, const Clock& clock, Prospects prospects) {
  const Turn& turn = s.turn;
  std::size_t selling = kNotNow, capture = kNotNow;
  switch (s.phase) {
    case Phase::Load:
    case Phase::Move:
    case Phase::MoveBlockade: selling = capture = std::size_t{active(s).sailors} - turn.moved; break;
    case Phase::Step3:
      if (turn.capture_blocked != 0) return prospects;
      capture = 0;
      if (turn.fought == 0 && turn.sale_blocked == 0) selling = 0;
      break;
    case Phase::Sell: selling = 0; break;
    default: return prospects;
  }
  prospects.gains = &kGains[clock.scorings][0];
  prospects.selling = &kHaste[selling];
  prospects.capture = &kHaste[capture];
  prospects.chance = kWhole;
  return prospects;
}

/// Whose turn it is, and how much time is left.
FONDACO_FN constexpr void survey_turn(const State& s, Survey& all) {
  const Clock& clock = all.clock = kClock[s.options.players][s.track];
  const auto turns = static_cast<std::uint8_t>(clock.rounds + kWhole);
  const Haste* wait = &kHaste[kNotNow];
  all.first_to_act = s.wheel + (s.phase == Phase::Turn ? 0u : 1u);
  all.waiting = {&kGains[clock.scorings][0], wait, wait, turns, kWhole};
  all.done = {&kGains[clock.scorings][clock.soon], wait, wait, clock.rounds, clock.next};
  all.active = prospects_now(s, clock, all.done);
}

/// The galleys of a seat, and how many sailors they bring together in each zone.
FONDACO_FN constexpr void survey_fleet(const State& s, std::size_t seat, Fleet& fleet, ByZone& crowd) {
  ByZone reach{};
  std::array<Ports, kMostSailors + 1> zones{};
  crowd = {};
  for (unsigned rest = s.where.galleys[seat]; rest != 0; rest &= rest - 1u) {
    const Galley& galley = s.galleys[lowest(rest)];
    const std::size_t zone = galley.zone, sailors = galley.sailors;
    const ByZone& dice = kReach[zone][sailors];
    for (std::size_t i = 0; i < dice.size(); ++i) reach[i] = std::max(reach[i], dice[i]);
    const std::size_t together = crowd[zone] + sailors;
    crowd[zone] = static_cast<std::uint8_t>(together);
    zones[std::min(together, kMostSailors)] |= bit(zone);
  }
  Ports many = 0;
  for (std::size_t i = zones.size(); i-- > 0;) fleet.sailors[i] = many |= zones[i];
  fleet.reach = reach;
}

/// What all opponents of a seat can do.
FONDACO_FN constexpr void survey_foes(const State& s, std::size_t seat, Survey& all) {
  const Fleet& first = all.fleets[seat == 0 ? 1 : 0];
  all.foes[seat] = &first;
  if (s.options.players == 2) return;
  ByZone reach = first.reach;
  std::array<Ports, kMostSailors + 1> sailors = first.sailors;
  for (std::size_t other = seat <= 1 ? 2 : 1; other < s.options.players; ++other) {
    if (other == seat) continue;
    const Fleet& more = all.fleets[other];
    for (std::size_t i = 0; i < reach.size(); ++i) reach[i] = std::max(reach[i], more.reach[i]);
    for (std::size_t i = 0; i < sailors.size(); ++i) sailors[i] |= more.sailors[i];
  }
  all.joined[seat] = {reach, sailors};
  all.foes[seat] = &all.joined[seat];
}

/// What a port looks like to everybody who does not own it.
FONDACO_FN constexpr void survey_port(const Look& look, std::size_t at, Whose whose, Survey& all) {
  all.lacks[at] = look.lacks;
  if (look.lacks == 0) all.full |= bit(at);
  all.rows[at] = static_cast<std::uint16_t>(look.row + whose * kWhoseGains);
}

/// To whoever will own it: its income, and a part of what it would earn if it were full.
FONDACO_FN constexpr unsigned worth(const Clock& clock, std::size_t at, unsigned income, unsigned basilica) {
  return (income + kBasilicaIncome * basilica) * clock.scorings + kGrown[clock.steps][at];
}

/// The open ports of nobody.
FONDACO_FN constexpr void survey_neutral_ports(const State& s, Survey& all) {
  for (Ports rest = kAllPorts & ~all.owned; rest != 0; rest &= rest - 1u) {
    const std::size_t at = lowest(rest);
    const Port& port = s.ports[at];
    if (port.closed != 0) continue;
    const Look& look = kLook[at][port.stored];
    survey_port(look, at, kNeutral, all);
    all.worth[at] = static_cast<std::uint8_t>(worth(all.clock, at, look.income, port.basilica));
    all.neutral |= bit(at);
    all.basilicas -= port.basilica;
  }
}

/// What the ports of a seat bring it, and what they look like to others.
FONDACO_FN constexpr void judge_ports(const State& s, Survey& all, std::size_t seat, SeatTerms& terms) {
  const Clock clock = all.clock;
  const Ports own = all.own[seat];
  const bool last = (own & (own - 1u)) == 0;
  const ByZone& foes = all.foes[seat]->reach;
  const ByZone& crowd = all.crowd[seat];
  Tally tally;
  int basilicas = 0, garrisons = 0, forts = 0;
  unsigned threats = 0;
  for (Ports rest = own; rest != 0; rest &= rest - 1u) {
    const std::size_t at = lowest(rest);
    const Port& port = s.ports[at];
    const Look& look = kLook[at][port.stored];
    const unsigned garrison = std::max<unsigned>(1, port.garrison);
    const unsigned fort = port.fort, basilica = port.basilica;
    const std::size_t dice = foes[at];
    const unsigned income = look.income;
    tally += look.tally;
    basilicas += static_cast<int>(basilica);
    garrisons += static_cast<int>(garrison - 1);
    forts += static_cast<int>(fort);
    survey_port(look, at, kForeign, all);
    if (dice == 0) continue;
    threats += worth(clock, at, income, basilica) * kDanger[dice][garrison + fort + crowd[at]] / kWhole;
  }
  all.basilicas -= basilicas;
  terms[kWarehousesTerm] = tally.income() * clock.scorings;
  terms[kBasilicasTerm] = basilicas * kBasilicaIncome * clock.scorings;
  terms[kWineTerm] = tally.wine() * clock.steps;
  terms[kPortsTerm] = tally.full() * clock.steps;
  terms[kGarrisonsTerm] = garrisons * clock.scorings;
  terms[kFortsTerm] = forts * clock.scorings;
  terms[kThreatsTerm] = last ? 0 : static_cast<int>(threats);
  terms[kBasilicasReadyTerm] =
      (tally.ready() - basilicas) * (kBasilicaIncome * clock.scorings - kBasilicaCost);
}

/// The best sale of these goods in one of the ports, in sixteenths of a ducat by its haste.
FONDACO_FN constexpr int best_sale(const Survey& all, const Gains& gains, Whose whose, const HasteFrom& haste,
                                   std::size_t goods, Ports ports) {
  const auto* rows = gains.rows.data() + whose * kWhoseGains;
  int best = 0;
  for (; ports != 0; ports &= ports - 1u) {
    const std::size_t at = lowest(ports);
    const std::size_t sold = goods & all.lacks[at];
    if (sold == 0) continue;
    const int gain = rows[std::size_t{all.rows[at]} + gains.lots[sold]];
    best = std::max(best, gain * haste[at]);
  }
  return best;
}

/// The best of the neutral ports among these, in sixteenths of a ducat.
FONDACO_FN constexpr unsigned best_capture(const Survey& all, const HasteFrom& haste, Ports ports) {
  unsigned best = 0;
  for (ports &= all.neutral; ports != 0; ports &= ports - 1u) {
    const std::size_t at = lowest(ports);
    best = std::max(best, unsigned{all.worth[at]} * haste[at]);
  }
  return best / (kFull / kWhole);
}

/// What the cargo of a galley is good for; the best sale of it in one of the ports, in sixteenths of a ducat.
FONDACO_FN constexpr unsigned judge_cargo(const Survey& all, std::size_t seat, const Gains& gains,
                                          const HasteFrom& haste, unsigned goods, unsigned cubes,
                                          unsigned odds, Ports ports, SeatTerms& terms) {
  const unsigned kinds = kCount[goods];
  const Ports own = all.own[seat], buying = ports & (all.owned | all.neutral) & ~all.full;
  const int at_home = best_sale(all, gains, kOwn, haste, goods, buying & own);
  const int abroad = best_sale(all, gains, kForeign, haste, goods, buying & ~own);
  const unsigned sold = static_cast<unsigned>(std::max(at_home, abroad)) / kFull * odds / kWhole;
  terms[kFirstCubesTerm] += static_cast<int>(kinds * odds / kWhole);
  terms[kSalesTerm] += static_cast<int>(sold);
  if (cubes != kinds) terms[kFurtherCubesTerm] += static_cast<int>((cubes - kinds) * odds / kWhole);
  return sold;
}

/// What a galley is good for. Where it would be blockaded it neither sells nor captures, and with its last
/// sailor it does not land.
FONDACO_FN constexpr void judge_galley(const Survey& all, std::size_t seat, const Galley& galley,
                                       const Prospects& prospects, SeatTerms& terms) {
  const std::size_t sailors = galley.sailors, zone = galley.zone, place = sailors * kZones + zone;
  const Fleet& foes = *all.foes[seat];
  const unsigned odds = prospects.chance;
  const Cargo cargo = galley.cargo;
  const Ports ports = kNear[zone] & ~foes.sailors[sailors + 1];
  const unsigned danger = kDanger[foes.reach[zone]][sailors];
  const int turns = prospects.turns;
  unsigned exposed = static_cast<unsigned>(sailors), sold = 0;
  if (!cargo.empty()) {
    const auto cubes = static_cast<unsigned>(cargo.total());
    exposed += cubes;
    sold = judge_cargo(all, seat, *prospects.gains, (*prospects.selling)[place], cargo.goods(), cubes, odds,
                       ports, terms);
  }
  terms[kGalleysTerm] += turns;
  if (sailors >= 2) {
    const unsigned captured = best_capture(all, (*prospects.capture)[place], ports) * odds / kWhole;
    terms[kCapturesTerm] += static_cast<int>(captured);
    terms[kSecondSailorsTerm] += turns;
    if (sailors >= 3) terms[kThirdSailorsTerm] += turns;
    if (sailors >= 4) terms[kFurtherSailorsTerm] += turns * (static_cast<int>(sailors) - 3);
    terms[kEitherOrTerm] += static_cast<int>(std::min(sold, captured));
  }
  terms[kExposedTerm] += static_cast<int>(exposed * danger / kWhole);
}

inline constexpr int kTurnsPerDucat = 8;  // sixteenths of turns that pay a ducat of a galley's price

/// What an investment could bring: all of it while the seat invests, most of it as long as it might.
FONDACO_FN constexpr void judge_investments(const State& s, const Survey& all, std::size_t seat, int galleys,
                                            int crew_wanted, SeatTerms& terms) {
  const int rounds = all.clock.rounds;
  const bool decides = s.decider == seat;
  const bool invests = decides && s.phase == Phase::Invest;
  const bool buys = decides && is_purchase(s.phase);
  const int share = invests || buys ? kWhole - 1 : kWhole * 3 / 4;
  const int price = kGalleyCost * galleys + kSailorCost;
  int ducats = s.players[seat].ducats;
  int& ready = terms[kBasilicasReadyTerm];
  if (ready != 0) ready = ducats >= kBasilicaCost && all.basilicas > 0 ? ready * share : 0;
  terms[kPurseTerm] = std::min(ducats, galleys) * all.clock.steps;
  if (buys) {
    ducats -= price;
    terms[kDucatsTerm] -= price;
    terms[kGalleysTerm] += rounds + (s.turn.number == 0 || s.turn.number > s.wheel ? kWhole : 0);
    terms[kEarlyNumbersTerm] += s.turn.number == 0 ? kGalleys / 2 : kGalleys - s.turn.number;
  }
  terms[kGalleyAffordableTerm] = 0;
  if (!buys && ducats >= price && galleys < kGalleysPerPlayer && s.players[seat].reserve > 0) {
    const int now = invests && s.turn.bought == 0 ? kWhole - 1 : kWhole * 3 / 4;
    terms[kGalleyAffordableTerm] = std::max(0, rounds - kTurnsPerDucat * price) * now / kWhole;
  }
  terms[kCrewWantedTerm] = 0;
  if (crew_wanted == 0 && ducats >= 0) return;
  terms[kCrewWantedTerm] =
      std::min({crew_wanted, ducats, int{s.players[seat].reserve}}) * rounds * share / kWhole;
}

/// What the galleys of a seat are good for, and what it could invest in. A galley without sailors is as good
/// as sunk.
FONDACO_FN constexpr void judge_galleys(const State& s, const Survey& all, std::size_t seat,
                                        SeatTerms& terms) {
  std::fill(terms.begin() + kGalleysTerm, terms.begin() + kEitherOrTerm + 1, 0);
  terms[kExposedTerm] = 0;
  const Ports own = s.where.ports[seat];
  const unsigned numbers = s.where.galleys[seat];
  const Roll low = kRoll[0][numbers & 255u], high = kRoll[1][numbers >> 8];
  terms[kEarlyNumbersTerm] = low.early + high.early;
  int crew_wanted = 0;
  for (unsigned rest = numbers; rest != 0; rest &= rest - 1u) {
    const std::size_t number = lowest(rest);
    const Galley& galley = s.galleys[number];
    const Prospects& prospects = number >= all.first_to_act ? all.waiting
                                 : number == s.wheel        ? all.active
                                                            : all.done;
    if (galley.sailors >= 2) {  // apart, because most galleys are such
      judge_galley(all, seat, galley, prospects, terms);
    } else if (galley.sailors == 1) {
      judge_galley(all, seat, galley, prospects, terms);
      crew_wanted += ((own >> galley.zone) & 1u) != 0 && has_room(galley);
    } else {
      terms[kEarlyNumbersTerm] -= kGalleys - static_cast<int>(number);
    }
  }
  judge_investments(s, all, seat, low.galleys + high.galleys, crew_wanted, terms);
}

/// The conqueror of a port will have one sailor less.
FONDACO_FN constexpr void judge_landing(const State& s, int turns, Terms& out) {
  const Galley& galley = active(s);
  if (galley.sailors < 2) return;
  const Term term = galley.sailors == 2   ? kSecondSailorsTerm
                    : galley.sailors == 3 ? kThirdSailorsTerm
                                          : kFurtherSailorsTerm;
  out[galley.owner][term] -= turns;
}

FONDACO_FN constexpr void terms(const State& s, Terms& out) {
  const std::size_t players = s.options.players;
  for (std::size_t seat = 0; seat < players; ++seat) out[seat][kDucatsTerm] = s.players[seat].ducats;
  if (s.phase == Phase::Over) {
    for (std::size_t seat = 0; seat < players; ++seat) std::fill_n(out[seat].begin() + 1, kTerms - 1, 0);
    return;
  }
  Survey all;
  all.neutral = all.owned = all.full = 0;
  all.basilicas = kBasilicas;
  survey_turn(s, all);
  for (std::size_t seat = 0; seat < players; ++seat) survey_fleet(s, seat, all.fleets[seat], all.crowd[seat]);
  for (std::size_t seat = 0; seat < players; ++seat) {
    survey_foes(s, seat, all);
    all.own[seat] = ports_held(s, seat);
    all.owned |= all.own[seat];
    judge_ports(s, all, seat, out[seat]);
  }
  survey_neutral_ports(s, all);
  for (std::size_t seat = 0; seat < players; ++seat) judge_galleys(s, all, seat, out[seat]);
  if (s.phase == Phase::Land) judge_landing(s, all.active.turns, out);
}

}  // namespace fondaco::serenissima
