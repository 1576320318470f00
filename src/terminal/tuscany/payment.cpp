#include "terminal/tuscany/payment.hpp"

#include <set>

#include "terminal/tuscany/domain.hpp"
#include "terminal/tuscany/names.hpp"
#include "terminal/tuscany/texts.hpp"

namespace fondaco::terminal::tuscany {

namespace {

constexpr int kWorkerWorth = 2;  // cards

std::pair<int, int> cost(const Payment& payment) {
  return {payment.cards() + kWorkerWorth * payment.workers, payment.workers};
}

}  // namespace

Payment payment_of(std::string_view notation) {
  Payment payment;
  for (const std::string_view word : words_of(notation)) {
    if (word == "own") ++payment.own;
    if (word == "worker") ++payment.workers;
    const std::size_t colour = colour_with(word);
    if (colour < tables::kColours) payment.pairs.push_back(colour);
  }
  return payment;
}

std::array<int, 4> preference(const Scene& s, const Payment& payment) {
  const Json& own = s.view["players"][s.seat];
  const Domain domain = *domain_of(own);
  int useful = 0, held = 0;
  for (const std::size_t colour : payment.pairs) {
    useful += (fondaco::tuscany::colour_cells(domain, colour) & ~domain.covered) != 0;
    held += own["hand"].value(std::string(tables::kColourKeys[colour]), 0);
  }
  const auto [cards, workers] = cost(payment);
  return {cards, workers, useful, -held};
}

std::string payment_text(const Scene& s, const Payment& payment, std::size_t colour) {
  std::array<int, tables::kColours> cards{};
  std::vector<std::string> parts;
  if (payment.own > 0) parts.push_back(multiple(colour_name(s, colour), payment.own));
  for (const std::size_t pair : payment.pairs) cards[pair] += 2;
  for (std::size_t other = 0; other < cards.size(); ++other) {
    if (cards[other] > 0) parts.push_back(multiple(colour_name(s, other), cards[other]));
  }
  if (payment.workers > 0) parts.push_back(multiple(s.say(kTuscany.worker), payment.workers));
  return listed(parts, " + ");
}

std::string price_text(const Scene& s, std::span<const std::string_view> notations) {
  constexpr std::size_t kShown = 2;
  std::set<std::pair<int, int>> costs;
  for (const std::string_view notation : notations) costs.insert(cost(payment_of(notation)));
  std::string text;
  std::size_t shown = 0;
  for (const auto& [least, workers] : costs) {
    if (least != costs.begin()->first || shown++ == kShown) break;
    const int cards = least - kWorkerWorth * workers;
    std::string price = cards > 0 ? counted(s.language, cards, kNouns.card) : "";
    if (workers > 0) price += (cards > 0 ? " + " : "") + counted(s.language, workers, kNouns.worker);
    add_to(text, price, s.say(kTuscany.or_price));
  }
  return text;
}

}  // namespace fondaco::terminal::tuscany
