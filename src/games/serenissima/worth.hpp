#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/target.hpp"
#include "games/serenissima/investment.hpp"
#include "games/serenissima/loading.hpp"

// Distances, chances, time and sales in the evaluation, as tables.

namespace fondaco::serenissima {

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
    table[goods] =
        static_cast<std::uint8_t>(static_cast<std::size_t>(std::popcount(goods)) + spice * (kGoods + 1));
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
FONDACO_FN constexpr Look look_at(std::size_t port, std::size_t good, unsigned stored) {
  const std::size_t cubes =
      std::min<std::size_t>(static_cast<std::size_t>(std::popcount(stored)), kWarehouse[port]);
  const unsigned goods = stored | 1u << good;
  return {
      .tally = {kIncome[port][cubes], kIncome[port][kMaxWarehouse], ((goods >> kWine) & 1u) != 0,
                (goods & kBasilicaGoods) == kBasilicaGoods},
      .row = static_cast<std::uint16_t>((first_stock(kWarehouse[port]) + cubes) * kLots),
      .lacks = static_cast<std::uint8_t>(cubes < kWarehouse[port] ? kAllGoods & ~goods : 0),
      .income = kIncome[port][cubes]
  };
}
using Looks = std::array<std::array<Look, kAllGoods + 1>, kPorts>;
FONDACO_TABLE std::array<Looks, kRulesVersion> kLooks = [] {
  std::array<Looks, kRulesVersion> table{};
  for (std::size_t rules = 0; rules < kRulesVersion; ++rules) {
    for (std::size_t port = 0; port < kPorts; ++port) {
      for (unsigned stored = 0; stored <= kAllGoods; ++stored)
        table[rules][port][stored] = look_at(port, kPortGood[rules][port], stored);
    }
  }
  return table;
}();
FONDACO_FN constexpr const Looks& looks(const State& s) { return kLooks[s.options.rules - 1u]; }

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

}  // namespace fondaco::serenissima
