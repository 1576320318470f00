#pragma once

#include <bit>

#include "core/target.hpp"
#include "games/millefiori/areas.hpp"

// What rhombi, cards and spaces are worth in the evaluation, as tables by how far the game has gone. Expected
// points are counted in tenths, chances in sixty-fourths. What a card brings others too is taken off its
// worth, shared among them.

namespace fondaco::millefiori {

inline constexpr int kTenths = 10;     // of a point
inline constexpr int kCertain = 64;    // a chance
inline constexpr int kExtraCard = 80;  // what an extra card brings, if nothing is known of the display
inline constexpr std::size_t kChances = kCertain + 1;
inline constexpr std::size_t kMostRivals = kMaxPlayers - 1;

/// What is worth so much, at this chance.
FONDACO_FN constexpr int part(int worth, int chance) { return (worth * chance) >> 6; }
FONDACO_FN constexpr int larger(int a, int b) { return a > b ? a : b; }
FONDACO_FN constexpr int smaller(int a, int b) { return a < b ? a : b; }
FONDACO_FN constexpr std::int16_t narrow(int worth) { return static_cast<std::int16_t>(worth); }

/// A number below 2^14 divided among the players.
FONDACO_TABLE std::array<std::uint32_t, kMaxPlayers + 1> kAmong = {0, 65536, 32768, 21846, 16384};
FONDACO_FN constexpr int among(int number, int players) {
  return static_cast<int>((static_cast<std::uint32_t>(number) * kAmong[static_cast<std::size_t>(players)]) >>
                          16);
}

/// The share of one rival in what all of them get.
FONDACO_FN constexpr int share_of_rival(std::size_t rivals) { return kCertain / static_cast<int>(rivals); }

/// What an extra card brings, by the size of the display.
FONDACO_TABLE std::array<std::uint8_t, 13> kExtraCards = {
    {0, 50, 60, 75, 85, 90, 95, 100, 105, 110, 115, 120, 120}
};

// Bonuses of the areas.

/// The chance of an area's bonus by the number of missing symbols, as long as the game is young.
FONDACO_TABLE std::array<std::uint8_t, 5> kBonusChance = {
    {64, 40, 24, 12, 6}
};
inline constexpr int kYoung = 8;  // turn cycles to come; from then on chances shrink

/// What an area's bonus is worth: as things are, and how much more with one symbol more.
struct Bonus {
  std::int16_t expected = 0;
  std::int16_t step = 0;
};

/// By the turn cycles to come, how many took the bonus, and the missing symbols.
using Bonuses = std::array<std::array<std::array<Bonus, 5>, kBonusCells + 1>, kYoung + 1>;
FONDACO_FN constexpr Bonuses bonuses() {
  Bonuses table{};
  for (std::size_t cycles = 0; cycles <= kYoung; ++cycles) {
    for (std::size_t takers = 0; takers < kBonusCells; ++takers) {
      const int value = kTenths * kBonusValues[takers];
      int before = kCertain;
      for (std::size_t missing = 1; missing < kBonusChance.size(); ++missing) {
        const int chance = kBonusChance[missing] * static_cast<int>(cycles) / kYoung;
        table[cycles][takers][missing] = {narrow(part(value, chance)), narrow(part(value, before - chance))};
        before = chance;
      }
    }
  }
  return table;
}
FONDACO_TABLE Bonuses kBonuses = bonuses();

// Workshops.

inline constexpr std::size_t kTenCells = 1024;  // sets of ten cells

/// How much a set of workshops helps a group to grow: pigment counts twice. By tens of cells.
FONDACO_FN constexpr std::array<std::array<std::uint8_t, kTenCells>, 3> rooms_to_grow() {
  std::array<std::array<std::uint8_t, kTenCells>, 3> rooms{};
  for (std::size_t ten = 0; ten < rooms.size(); ++ten) {
    for (std::size_t set = 1; set < kTenCells; ++set) {
      const std::size_t lowest = static_cast<std::size_t>(std::countr_zero(set));
      const int more = kCellKind[10 * ten + lowest] == kPigment ? 2 : 1;
      rooms[ten][set] = static_cast<std::uint8_t>(rooms[ten][set & (set - 1)] + more);
    }
  }
  return rooms;
}
FONDACO_TABLE std::array<std::array<std::uint8_t, kTenCells>, 3> kRoomToGrow = rooms_to_grow();

FONDACO_FN constexpr int room_to_grow(Cells border) {
  return kRoomToGrow[0][border % kTenCells] + kRoomToGrow[1][(border >> 10) % kTenCells] +
         kRoomToGrow[2][border >> 20];
}

/// What a group of each size is worth that a card makes: its points, and as much again at the chance that it
/// grows. Pigment brings the points once more.
using GroupWorths = std::array<std::array<std::int16_t, 32>, kChances>;
FONDACO_FN constexpr GroupWorths worths_of_groups() {
  GroupWorths worths{};
  for (std::size_t chance = 0; chance < kChances; ++chance) {
    for (std::size_t size = 0; size < worths[0].size(); ++size) {
      const int points = kTenths * static_cast<int>(size);
      worths[chance][size] = narrow(points + part(points, static_cast<int>(chance)));
    }
  }
  return worths;
}
FONDACO_TABLE GroupWorths kGroupWorths = worths_of_groups();

// Residences.

/// The values among a set of residences, one bit each. By tens of cells.
FONDACO_FN constexpr std::array<std::array<std::uint8_t, kTenCells>, 2> values_of_residences() {
  std::array<std::array<std::uint8_t, kTenCells>, 2> values{};
  for (std::size_t ten = 0; ten < values.size(); ++ten) {
    for (std::size_t set = 1; set < kTenCells; ++set) {
      const auto lowest = static_cast<std::size_t>(std::countr_zero(set));
      std::uint8_t found = values[ten][set & (set - 1)];
      for (std::size_t i = 0; i < kValueCells.size(); ++i) {
        if ((kValueCells[i] & bit(10 * ten + lowest)) != 0) found |= static_cast<std::uint8_t>(1u << i);
      }
      values[ten][set] = found;
    }
  }
  return values;
}
FONDACO_TABLE std::array<std::array<std::uint8_t, kTenCells>, 2> kValues = values_of_residences();

FONDACO_FN constexpr int number_of_values(Cells own) {
  return std::popcount(static_cast<unsigned>(kValues[0][own % kTenCells] | kValues[1][own >> 10]));
}

/// The cells with the same value as a residence; none after the last.
FONDACO_FN constexpr std::array<Cells, kResidenceValue.size() + 1> residences_alike() {
  std::array<Cells, kResidenceValue.size() + 1> alike{};
  for (std::size_t cell = 0; cell < kResidenceValue.size(); ++cell) {
    for (const Cells cells : kValueCells) {
      if ((cells & bit(cell)) != 0) alike[cell] = cells;
    }
  }
  return alike;
}
FONDACO_TABLE std::array<Cells, kResidenceValue.size() + 1> kResidencesAlike = residences_alike();

// Citizens.

inline constexpr std::size_t kSymbols = 3;  // of a pyramid
inline constexpr Cells kLevelOne = 0x01F;
inline constexpr Cells kBelowTop = 0x1FF;
inline constexpr std::size_t kFirstUpper = 5;  // the first cell above level one
inline constexpr std::size_t kFirstTop = 9;    // the first cell of level three

/// The cells whose triangle a citizen's cell belongs to.
FONDACO_FN constexpr Cells cells_above(std::size_t cell) {
  Cells above = 0;
  for (std::size_t top = 0; top < kPyramidCells; ++top) {
    if ((kPyramidTriangle[top] & bit(cell)) != 0) above |= bit(top);
  }
  return above;
}

FONDACO_FN constexpr int points_of_citizen(std::size_t cell) { return kCitizenPoints[kPyramidLevel[cell]]; }

/// The symbol of a cell within its pyramid, counted from 0; the same in both pyramids.
FONDACO_FN constexpr std::size_t symbol_of(std::size_t cell) {
  return std::size_t{kCellKind[kAreaFirst[kNobles] + cell]} - kAreaFirstKind[kNobles];
}

/// Points of the citizens below the top level, for every set of them.
FONDACO_FN constexpr std::array<std::uint8_t, kBelowTop + 1> points_of_citizens() {
  std::array<std::uint8_t, kBelowTop + 1> points{};
  for (Cells cells = 1; cells <= kBelowTop; ++cells) {
    const auto lowest = static_cast<std::size_t>(std::countr_zero(cells));
    points[cells] = static_cast<std::uint8_t>(points[cells & (cells - 1)] + points_of_citizen(lowest));
  }
  return points;
}
FONDACO_TABLE std::array<std::uint8_t, kBelowTop + 1> kPointsOfCitizens = points_of_citizens();

/// The symbols of a pyramid that are missing among these citizens, one bit each.
FONDACO_FN constexpr std::array<std::uint8_t, 1u << kPyramidCells> missing_citizens() {
  std::array<std::uint8_t, 1u << kPyramidCells> missing{};
  missing[0] = (1u << kSymbols) - 1u;
  for (std::size_t cells = 1; cells < missing.size(); ++cells) {
    const unsigned found = 1u << symbol_of(static_cast<std::size_t>(std::countr_zero(cells)));
    missing[cells] = static_cast<std::uint8_t>(missing[cells & (cells - 1)] & ~found);
  }
  return missing;
}
FONDACO_TABLE std::array<std::uint8_t, 1u << kPyramidCells> kMissingCitizens = missing_citizens();

/// How often the best free cell of level one will be paid again, by the free cells and the symbol; 0 where
/// there is none. While a cell is free, so are all above it.
FONDACO_FN constexpr std::array<std::array<std::uint8_t, kSymbols>, kLevelOne + 1> best_of_level_one() {
  std::array<std::array<std::uint8_t, kSymbols>, kLevelOne + 1> best{};
  for (Cells free = 0; free <= kLevelOne; ++free) {
    for (Cells rest = free; rest != 0; rest &= rest - 1) {
      const auto cell = static_cast<std::size_t>(std::countr_zero(rest));
      std::uint8_t& times = best[free][symbol_of(cell)];
      times = static_cast<std::uint8_t>(larger(times, std::popcount(cells_above(cell))));
    }
  }
  return best;
}
FONDACO_TABLE std::array<std::array<std::uint8_t, kSymbols>, kLevelOne + 1> kBestOfLevelOne =
    best_of_level_one();

/// What the best free cell of level one is worth that will be paid again so often.
inline constexpr int kNever = -10'000;
FONDACO_FN constexpr std::array<std::array<std::int16_t, 6>, kChances> worths_of_level_one() {
  std::array<std::array<std::int16_t, 6>, kChances> worths{};
  for (std::size_t chance = 0; chance < kChances; ++chance) {
    worths[chance][0] = kNever;
    for (int times = 1; times < 6; ++times) {
      worths[chance][static_cast<std::size_t>(times)] =
          narrow(kTenths + part(kTenths * times, static_cast<int>(chance)));
    }
  }
  return worths;
}
FONDACO_TABLE std::array<std::array<std::int16_t, 6>, kChances> kLevelOneWorths = worths_of_level_one();

/// Points that own citizens of level one, and of level two, will be paid again, by the free cells above them.
struct PaidAgain {
  std::array<std::array<std::uint8_t, 32>, 128> level_one{};
  std::array<std::array<std::uint8_t, 16>, 8> level_two{};
};
FONDACO_FN constexpr PaidAgain points_paid_again() {
  PaidAgain paid;
  for (std::size_t free = 0; free < paid.level_one.size(); ++free) {
    for (std::size_t own = 1; own < paid.level_one[0].size(); ++own) {
      const auto cell = static_cast<std::size_t>(std::countr_zero(own));
      const int times = std::popcount(cells_above(cell) & static_cast<Cells>(free << kFirstUpper));
      paid.level_one[free][own] =
          static_cast<std::uint8_t>(paid.level_one[free][own & (own - 1)] + times * points_of_citizen(cell));
    }
  }
  for (std::size_t free = 0; free < paid.level_two.size(); ++free) {
    for (std::size_t own = 1; own < paid.level_two[0].size(); ++own) {
      const auto cell = kFirstUpper + static_cast<std::size_t>(std::countr_zero(own));
      const int times = std::popcount(cells_above(cell) & static_cast<Cells>(free << kFirstTop));
      paid.level_two[free][own] =
          static_cast<std::uint8_t>(paid.level_two[free][own & (own - 1)] + times * points_of_citizen(cell));
    }
  }
  return paid;
}
FONDACO_TABLE PaidAgain kPaidAgain = points_paid_again();

/// A cell above level one.
struct UpperCell {
  std::uint16_t triangle;
  std::uint8_t symbol;
  std::uint8_t points;  // in tenths, as all that follows
  std::uint8_t again;   // what it will be paid again at most
  std::uint8_t pays;    // what the whole triangle is paid
};
FONDACO_FN constexpr std::array<UpperCell, kPyramidCells> upper_cells() {
  std::array<UpperCell, kPyramidCells> cells{};
  for (std::size_t cell = kFirstUpper; cell < kPyramidCells; ++cell) {
    const int points = kTenths * points_of_citizen(cell);
    cells[cell] = {static_cast<std::uint16_t>(kPyramidTriangle[cell]),
                   static_cast<std::uint8_t>(symbol_of(cell)), static_cast<std::uint8_t>(points),
                   static_cast<std::uint8_t>(points * std::popcount(cells_above(cell))),
                   static_cast<std::uint8_t>(kTenths * kPointsOfCitizens[kPyramidTriangle[cell]])};
  }
  return cells;
}
FONDACO_TABLE std::array<UpperCell, kPyramidCells> kUpperCells = upper_cells();

// Trade.

/// What each cell of a good will still bring, when so many are filled.
FONDACO_FN constexpr int worth_of_good(int chance, int filled) {
  const int more = (5 - filled) * chance;  // cells that will be filled
  return part(part(kTenths * (2 * filled * kCertain + more + kCertain), more), kCertain / 2) >> 6;
}

/// A good of which so many cells are filled.
struct Good {
  std::int16_t later = 0;               // what each own cell will still bring
  std::array<std::int16_t, 6> worth{};  // of another rhombus, by the own cells
};

/// By the number of rivals, the chance that a card will be played, and the filled cells; nothing is to be had
/// of a full good.
using Goods = std::array<std::array<std::array<Good, 6>, kChances>, kMostRivals + 1>;
FONDACO_FN constexpr Goods goods() {
  Goods table{};
  for (std::size_t rivals = 1; rivals <= kMostRivals; ++rivals) {
    for (std::size_t chance = 0; chance < kChances; ++chance) {
      for (int filled = 0; filled < 5; ++filled) {
        Good& good = table[rivals][chance][static_cast<std::size_t>(filled)];
        const int later = worth_of_good(static_cast<int>(chance), filled);
        const int each = kTenths * (filled + 1) + worth_of_good(static_cast<int>(chance), filled + 1);
        good.later = narrow(later);
        for (int own = 0; own <= filled; ++own) {
          const int theirs = part((filled - own) * (each - later), share_of_rival(rivals));
          good.worth[static_cast<std::size_t>(own)] = narrow((own + 1) * each - own * later - theirs);
        }
      }
    }
  }
  return table;
}
FONDACO_TABLE Goods kGoods = goods();

/// The numbers of filled cells of the four goods, one byte each, by two rows of them.
FONDACO_FN constexpr std::array<std::uint32_t, 256> goods_in_two_rows() {
  std::array<std::uint32_t, 256> numbers{};
  for (std::size_t set = 1; set < numbers.size(); ++set) {
    const auto lowest = static_cast<unsigned>(std::countr_zero(set));
    numbers[set] = numbers[set & (set - 1)] + (1u << (8 * (lowest % 4)));
  }
  return numbers;
}
FONDACO_TABLE std::array<std::uint32_t, 256> kGoodsInTwoRows = goods_in_two_rows();

FONDACO_FN constexpr std::uint32_t numbers_of_goods(Cells cells) {
  return kGoodsInTwoRows[cells & 0xFFu] + kGoodsInTwoRows[(cells >> 8) & 0xFFu] +
         kGoodsInTwoRows[cells >> 16];
}
/// The highest bits of the bytes of goods of which there are at least so many, and of the others.
inline constexpr std::uint32_t kEachGood = 0x01010101u;
FONDACO_FN constexpr std::uint32_t goods_with(std::uint32_t numbers, std::uint32_t least) {
  return (numbers + (0x80u - least) * kEachGood) & (0x80u * kEachGood);
}
FONDACO_FN constexpr std::uint32_t goods_without(std::uint32_t numbers, std::uint32_t least) {
  return ~(numbers + (0x80u - least) * kEachGood) & (0x80u * kEachGood);
}
/// The numbers of all goods added up.
FONDACO_FN constexpr std::uint32_t total_of_goods(std::uint32_t numbers) {
  return (numbers * kEachGood) >> 24;
}

/// The larger number of each good.
FONDACO_FN constexpr std::uint32_t larger_of_each(std::uint32_t a, std::uint32_t b) {
  const std::uint32_t at_least = (((a | (0x80u * kEachGood)) - b) & (0x80u * kEachGood)) >> 7;
  const std::uint32_t bytes = at_least * 0xFFu;
  return (a & bytes) | (b & ~bytes);
}
FONDACO_FN constexpr std::size_t number_of_good(std::uint32_t numbers, std::size_t good) {
  return (numbers >> (8 * good)) & 0xFFu;
}
static_assert(kKindCells[11] == 0x11111u && kGoodsRowCells[1] == 15u << 4);

// Harbour.

/// What each ship of a row may expect when so many ships and goods lie there.
FONDACO_FN constexpr int worth_of_ship(int chance, int ships, int goods) {
  const int more = (4 - goods) * chance / 2;  // goods that will come before the fleet sails
  const auto low = static_cast<std::size_t>(goods + more / kCertain);
  const int now = kFleetPoints[low];
  const int next = low < 4 ? kFleetPoints[low + 1] : now;
  const int points = kTenths * now + part(kTenths * (next - now), more % kCertain);
  return part(points, smaller(kCertain, ships == 2 ? 2 * chance : chance));
}

/// A row of the harbour.
struct Row {
  std::int16_t expected = 0;            // by each own ship
  std::array<std::int16_t, 3> worth{};  // of another ship, by the own ones
};

/// By the number of rivals, the chance that a card will be played, the goods and the ships of the row;
/// nothing is to be had of a full row.
using Rows = std::array<std::array<std::array<std::array<Row, 4>, 5>, kChances>, kMostRivals + 1>;
FONDACO_FN constexpr Rows rows() {
  Rows table{};
  for (std::size_t rivals = 1; rivals <= kMostRivals; ++rivals) {
    for (std::size_t chance = 0; chance < kChances; ++chance) {
      for (int place = 0; place < 15; ++place) {
        const int goods = place / 3;
        const int ships = place % 3;
        Row& row = table[rivals][chance][static_cast<std::size_t>(goods)][static_cast<std::size_t>(ships)];
        const int before = worth_of_ship(static_cast<int>(chance), ships, goods);
        const int after = ships == 2 ? kTenths * kFleetPoints[static_cast<std::size_t>(goods)]
                                     : worth_of_ship(static_cast<int>(chance), ships + 1, goods);
        row.expected = narrow(before);
        for (int own = 0; own <= ships; ++own) {
          const int theirs = part((ships - own) * (after - before), share_of_rival(rivals));
          row.worth[static_cast<std::size_t>(own)] = narrow((own + 1) * after - own * before - theirs);
        }
      }
    }
  }
  return table;
}
FONDACO_TABLE Rows kRows = rows();

/// The numbers of ships in the rows, three bits each.
FONDACO_FN constexpr Cells numbers_of_ships(Cells ships) {
  return ships - ((ships >> 1) & 033333u) - ((ships >> 2) & 011111u);
}
FONDACO_FN constexpr std::size_t number_of_ships(Cells numbers, std::size_t row) {
  return (numbers >> (3 * row)) & 7u;
}
static_assert(kShipRowCells[1] == 7u << 3);

// The sea route.

inline constexpr int kVoyage = 60;  // what a card is worth elsewhere that is used to sail

/// What a space of the sea route gives at once.
FONDACO_FN constexpr int worth_of_space(int space) {
  const int extra = ((kSeaExtra >> space) & 1u) != 0 ? kExtraCard : 0;
  return kTenths * kSeaPoints[static_cast<std::size_t>(space)] + extra;
}

/// What lies ahead of a ship on each space: from there it goes on to the best or the second best space, as
/// its cards allow, as long as that pays.
FONDACO_FN constexpr std::array<std::int16_t, kSeaLast + 1> sea_ahead() {
  std::array<std::int16_t, kSeaLast + 1> ahead{};
  for (int from = kSeaLast - 1; from >= 0; --from) {
    int best = 0;
    int second = 0;
    for (int number = 1; number <= 5; ++number) {
      const int to = smaller(from + number, kSeaLast);
      const int worth = worth_of_space(to) + ahead[static_cast<std::size_t>(to)];
      if (worth > best) {
        second = best;
        best = worth;
      } else if (worth > second) {
        second = worth;
      }
    }
    ahead[static_cast<std::size_t>(from)] = narrow(larger(0, (best + second) / 2 - kVoyage));
  }
  return ahead;
}
FONDACO_TABLE std::array<std::int16_t, kSeaLast + 1> kSeaAhead = sea_ahead();

/// A ship on a space of the sea route: what lies ahead, and what each number brings, counted from 0.
struct Voyage {
  std::int16_t ahead = 0;
  std::int16_t best = 0;                // of all numbers, but for extra cards
  std::int16_t best_extra = kNever;     // of the numbers that earn an extra card, but for that
  std::array<std::int16_t, 5> sail{};   // but for extra cards
  std::array<std::int16_t, 5> earns{};  // all bits set where an extra card is earned
};

/// By the turn cycles to come and the space.
using Voyages = std::array<std::array<Voyage, kSeaLast + 1>, kYoung + 1>;
FONDACO_FN constexpr Voyages voyages() {
  Voyages table{};
  for (std::size_t cycles = 0; cycles <= kYoung; ++cycles) {
    const int scale = kCertain / kYoung * static_cast<int>(cycles);
    for (std::size_t from = 0; from < kSeaLast; ++from) {
      Voyage& voyage = table[cycles][from];
      voyage.ahead = narrow(part(kSeaAhead[from], scale));
      for (std::size_t i = 0; i < 5; ++i) {
        const std::size_t to = from + i + 1 < kSeaLast ? from + i + 1 : kSeaLast;
        const int worth = kTenths * kSeaPoints[to] + part(kSeaAhead[to], scale) - voyage.ahead;
        voyage.sail[i] = narrow(worth);
        voyage.best = narrow(larger(voyage.best, worth));
        if (((kSeaExtra >> to) & 1u) == 0) continue;
        voyage.earns[i] = -1;
        voyage.best_extra = narrow(larger(voyage.best_extra, worth));
      }
    }
  }
  return table;
}
FONDACO_TABLE Voyages kVoyages = voyages();

}  // namespace fondaco::millefiori
