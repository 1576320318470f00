#pragma once

#include "core/target.hpp"
#include "games/tuscany/state.hpp"

// What a placement costs (3.5): two units, each a card of the cell's colour, a worker, or two cards of one
// other colour. A payment is a multiset of two units.

namespace fondaco::tuscany {

/// A unit: a card of the cell's colour, a worker, or from kPair on two cards of a colour.
enum Unit : std::uint8_t { kOwnCard, kWorker, kPair };
inline constexpr int kUnits = kPair + kColours;
inline constexpr int kPayments = kUnits * (kUnits + 1) / 2;

struct Payment {
  std::uint8_t first, second;
};

/// In the order: without pairs; a card and a pair; a worker and a pair; two pairs.
FONDACO_TABLE auto kPaymentUnits = [] {
  std::array<Payment, kPayments> all{};
  std::size_t n = 0;
  const auto add = [&](int first, int second) {
    all[n++] = {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)};
  };
  add(kOwnCard, kOwnCard);
  add(kOwnCard, kWorker);
  add(kWorker, kWorker);
  for (int first = kOwnCard; first <= kWorker; ++first) {
    for (int pair = kPair; pair < kUnits; ++pair) add(first, pair);
  }
  for (int first = kPair; first < kUnits; ++first) {
    for (int second = first; second < kUnits; ++second) add(first, second);
  }
  return all;
}();

/// What a payment takes for a cell of a colour.
struct Cost {
  Counts cards{};
  std::uint8_t workers = 0;
};

FONDACO_FN constexpr Cost cost_of(std::size_t payment, std::size_t colour) {
  Cost cost;
  const Payment& units = kPaymentUnits[payment];
  for (const std::uint8_t unit : {units.first, units.second}) {
    if (unit == kOwnCard) {
      ++cost.cards[colour];
    } else if (unit == kWorker) {
      ++cost.workers;
    } else {
      cost.cards[unit - kPair] = static_cast<std::uint8_t>(cost.cards[unit - kPair] + 2);
    }
  }
  return cost;
}

/// The payments that the player can make for a cell of the colour, one bit each. Pairs of that colour itself
/// are never offered.
FONDACO_FN constexpr std::uint64_t payments(const Player& p, std::size_t colour) {
  std::uint64_t pairs = 0;  // colours with two cards
  std::uint64_t double_pairs = 0;
  for (std::size_t c = 0; c < kColours; ++c) {
    if (c == colour) continue;
    pairs |= std::uint64_t{p.hand[c] >= 2} << c;
    double_pairs |= std::uint64_t{p.hand[c] >= 4} << c;
  }
  const int own = p.hand[colour];
  std::uint64_t set = std::uint64_t{own >= 2} | std::uint64_t{own >= 1 && p.workers >= 1} << 1 |
                      std::uint64_t{p.workers >= 2} << 2;
  std::size_t at = 3;
  if (own >= 1) set |= pairs << at;
  at += kColours;
  if (p.workers >= 1) set |= pairs << at;
  at += kColours;
  for (std::size_t first = 0; first < kColours; ++first) {  // a row: the pair twice, then with each later one
    const std::uint64_t row = (pairs >> first & ~std::uint64_t{1}) | (double_pairs >> first & 1);
    if ((pairs >> first & 1) != 0) set |= row << at;
    at += kColours - first;
  }
  return set;
}

/// The colours for whose cells there is a payment, one bit each.
FONDACO_FN constexpr unsigned payable_colours(const Player& p) {
  int pairs = 0;
  for (const std::uint8_t cards : p.hand) pairs += cards / 2;
  // Two workers or pairs pay everywhere, for a pair of the cell's own colour pays as two single cards.
  if (p.workers + pairs >= 2) return (1u << kColours) - 1u;
  unsigned colours = 0;
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    const int units = p.hand[colour] + p.workers + pairs - p.hand[colour] / 2;
    if (units >= 2) colours |= 1u << colour;
  }
  return colours;
}

}  // namespace fondaco::tuscany
