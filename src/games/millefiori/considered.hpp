#pragma once

#include "core/target.hpp"
#include "games/millefiori/legal.hpp"
#include "games/millefiori/worth.hpp"

// Which options come to the same, so that bots need not think twice. Rules read of a card only its kind and
// its number: cards of one face are twins. Of trade and harbour they read how many cells of each good a seat
// has, how many of each good are filled, and row by row which goods lie there and whose ships wait there;
// once the fleet has sailed, nothing of the row counts any more but where goods are free. So the free ship
// cells of one row are twins, and so are cells of rows that look alike.

namespace fondaco::millefiori {

/// What of each row of trade and harbour still counts.
using RowLooks = std::array<std::uint32_t, 5>;
inline constexpr std::uint32_t kSailed = ~std::uint32_t{0};

FONDACO_FN constexpr RowLooks row_looks(const State& s) {
  const Cells goods = filled(s, kTrade);
  const Cells ships = filled(s, kHarbour);
  std::array<Cells, kMaxPlayers> waiting{};
  for (Seat p = 0; p < players(s); ++p) waiting[p] = numbers_of_ships(s.own[kHarbour][p]);
  RowLooks looks{};
  for (std::size_t row = 0; row < looks.size(); ++row) {
    std::uint32_t look = (goods >> (4 * row)) & 15u;
    for (const Cells numbers : waiting) look = (look << 3) | ((numbers >> (3 * row)) & 7u);
    looks[row] = (kShipRowCells[row] & ~ships) == 0 ? kSailed : look;
  }
  return looks;
}

/// Of cells in different rows, `width` cells apart, those that have a twin below them.
FONDACO_FN constexpr Cells twins_in_rows(const RowLooks& looks, Cells cells, int width) {
  Cells twins = 0;
  for (Cells rest = cells & (cells - 1); rest != 0; rest &= rest - 1) {
    const int cell = std::countr_zero(rest);
    for (Cells below = cells & ((rest & (0 - rest)) - 1); below != 0; below &= below - 1) {
      const auto other = static_cast<std::size_t>(std::countr_zero(below) / width);
      if (looks[other] == looks[static_cast<std::size_t>(cell / width)])
        twins |= bit(static_cast<std::size_t>(cell));
    }
  }
  return twins;
}

/// The cells for a card of trade that have a twin below them.
FONDACO_FN constexpr Cells twins_in_trade(const State& s) {
  return twins_in_rows(row_looks(s), legal_cells(s, s.card), 4);
}

/// The same for ship cards: in each row the lowest free cell stands for all.
FONDACO_FN constexpr Cells twins_in_harbour(const State& s) {
  const Cells free = legal_cells(s, s.card);
  const Cells within = free & (((free & 033333u) << 1) | ((free & 011111u) << 2));
  return within | twins_in_rows(row_looks(s), free & ~within, 3);
}

/// The cards that have the face of a lower one among them. Cards of one face stand side by side.
FONDACO_FN constexpr CardSet twins_of_cards(const CardSet& cards) {
  CardSet twins;
  int last = -1;
  cards.for_each([&](std::size_t card) {
    const int face = 8 * kCardKind[card] + kCardNumber[card];
    if (face == last) twins.insert(card);
    last = face;
  });
  return twins;
}

/// The legal options that have a twin of a lower id.
FONDACO_FN constexpr LegalSet twins_of(const State& s, Seat seat) {
  LegalSet twins;
  switch (s.phase) {
    case Phase::Select: twins.insert_all(kFirstSelect, twins_of_cards(s.hand[seat])); break;
    case Phase::Extra: twins.insert_all(kFirstTake, twins_of_cards(s.display)); break;
    case Phase::Use:
      if (card_area(s.card) == kTrade) {
        twins.insert_bits(std::size_t{kFirstPlace} + kAreaFirst[kTrade], twins_in_trade(s));
      } else if (card_area(s.card) == kHarbour) {
        const Cells cells = twins_in_harbour(s);
        twins.insert_bits(std::size_t{kFirstPlace} + kAreaFirst[kHarbour], cells);
        twins.insert_bits(kFirstPlaceOnly, cells);
      }
      break;
    case Phase::Over: break;
  }
  return twins;
}

/// The options worth a thought: the legal ones without those that come to exactly the same as another one.
FONDACO_FN constexpr LegalSet considered(const State& s, Seat seat) {
  LegalSet set = legal_set(s, seat);
  set -= twins_of(s, seat);
  return set;
}

}  // namespace fondaco::millefiori
