#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "terminal/screen.hpp"

// Payments, read off their notation.

namespace fondaco::terminal::tuscany {

/// Two units: cards of the cell's colour, workers, pairs of another colour.
struct Payment {
  int own = 0, workers = 0;
  std::vector<std::size_t> pairs{};

  int cards() const { return own + 2 * static_cast<int>(pairs.size()); }
};

Payment payment_of(std::string_view notation);

/// What a payer would rather do, the least first: few cards, a worker counting as two, and rather cards than
/// workers; then cards of colours that are done, and of which there are many.
std::array<int, 4> preference(const Scene& s, const Payment& payment);

/// "village + city ×2".
std::string payment_text(const Scene& s, const Payment& payment, std::size_t colour);
/// "3 cards or 1 card + 1 worker": what costs least among payments by their notations.
std::string price_text(const Scene& s, std::span<const std::string_view> notations);

}  // namespace fondaco::terminal::tuscany
