#include "games/millefiori/given.hpp"

#include <vector>

#include "core/given.hpp"
#include "games/millefiori/cards.hpp"
#include "games/millefiori/invariants.hpp"
#include "games/millefiori/legal.hpp"

namespace fondaco::millefiori {

namespace {

std::string count_rhombi(State& s) {
  for (Seat p = 0; p < players(s); ++p) {
    int used = 0;
    for (std::size_t area = 0; area < kAreas; ++area) {
      for (Seat q = 0; q < p; ++q) {
        const Cells both = s.own[area][p] & s.own[area][q];
        if (both == 0) continue;
        const auto cell = static_cast<std::size_t>(kAreaFirst[area] + std::countr_zero(both));
        return of_player(p, "cells") + ": " + std::string(kCellKeys[cell]) + " is filled by seat " +
               std::to_string(q) + " already";
      }
      used += std::popcount(s.own[area][p]);
    }
    for (std::size_t area = 0; area < kBonusAreas; ++area) {
      const int taken = s.bonus[area].count(p);
      if (taken > 1) {
        return "/bonus/" + std::string(kAreaKeys[area]) + ": seat " + std::to_string(p) +
               " stands there twice";
      }
      used += taken;
    }
    const int most = kSupply + s.options.rhombi_box;
    if (used > most) {
      return of_player(p, "cells") + ": " + std::to_string(used) + " rhombi are used, but there are " +
             std::to_string(most);
    }
    s.used[p] = static_cast<std::uint8_t>(used);
  }
  return {};
}

/// Moves cards until every place holds what the phase asks for.
class Cards {
 public:
  Cards(State& s, const Json& named) : s_(s), named_(named) {}

  std::string complete() {
    // Cards that are named where they lie leave the places that are not named.
    for_each_place([this](const std::string& path, auto& place) {
      if (is_named(named_, path)) take(path, place);
    });
    if (!error_.empty()) return error_;
    for_each_place([this](const std::string& path, auto& place) {
      if (!is_named(named_, path)) give_up(place);
    });
    gather_loose();
    if ((s_.card != kNone) != (s_.phase == Phase::Use)) change(s_.card, "/card");
    for (Seat p = 0; p < players(s_); ++p) {
      if (!fits_selected(s_, p)) change(s_.selected[p], of_player(p, "selected"));
      if (!fits_hand(s_, p)) fit_hand(p);
    }
    fit_deck();
    put_away();
    return error_;
  }

 private:
  using Deck = decltype(State::deck);

  /// Calls `visit(path, place)` for each place where cards lie: a set, a single card or the deck.
  template <class Visit>
  void for_each_place(Visit&& visit) {
    visit("/display", s_.display);
    visit("/discard", s_.discard);
    visit("/card", s_.card);
    for (Seat p = 0; p < players(s_); ++p) {
      visit(of_player(p, "hand"), s_.hand[p]);
      visit(of_player(p, "selected"), s_.selected[p]);
    }
    visit("/deck", s_.deck);
  }

  void fail(const std::string& path, const std::string& reason) {
    if (error_.empty()) error_ = path + ": " + reason;
  }

  void take_card(const std::string& path, std::size_t card) {
    if (taken_.contains(card)) fail(path, std::string(kCardKeys[card]) + " lies somewhere else already");
    taken_.insert(card);
  }
  void take(const std::string& path, const CardSet& place) {
    place.for_each([&](std::size_t card) { take_card(path, card); });
  }
  void take(const std::string& path, std::uint8_t place) {
    if (place != kNone) take_card(path, place);
  }
  void take(const std::string& path, const Deck& place) {
    for (const std::uint8_t card : place) take_card(path, card);
  }

  void give_up(CardSet& place) { place -= taken_; }
  void give_up(std::uint8_t& place) {
    if (place != kNone && taken_.contains(place)) place = kNone;
  }
  /// A deck that is not named is made anew, of what is left of it first.
  void give_up(Deck& place) {
    while (!place.empty()) {
      const std::uint8_t card = place.pop_back();
      if (!taken_.contains(card)) loose_.push_back(card);
    }
  }

  /// Cards that lie nowhere follow those of the old deck.
  void gather_loose() {
    CardSet rest = all_cards();
    rest -= s_.display;
    rest -= s_.discard;
    if (s_.card != kNone) rest.erase(s_.card);
    for (Seat p = 0; p < players(s_); ++p) {
      rest -= s_.hand[p];
      if (s_.selected[p] != kNone) rest.erase(s_.selected[p]);
    }
    for (const std::uint8_t card : s_.deck) rest.erase(card);
    for (const std::uint8_t card : loose_) rest.erase(card);
    rest.for_each([this](std::size_t card) { loose_.push_back(static_cast<std::uint8_t>(card)); });
  }

  /// Hands the next loose card to `put`, if there is one.
  template <class Put>
  void put_next(const std::string& path, Put&& put) {
    if (loose_.empty()) return fail(path, "there are not enough cards left for it");
    put(loose_.front());
    loose_.erase(loose_.begin());
  }

  /// A place with a card too much or too few; unless it was named so.
  void change(std::uint8_t& place, const std::string& path) {
    const bool wanted = place == kNone;
    if (is_named(named_, path)) {
      fail(path, wanted ? "a card is expected in this phase" : "no card is expected in this phase");
    } else if (wanted) {
      put_next(path, [&place](std::uint8_t card) { place = card; });
    } else {
      loose_.push_back(place);
      place = kNone;
    }
  }

  void fit_hand(Seat p) {
    CardSet& hand = s_.hand[p];
    const std::string path = of_player(p, "hand");
    const int wanted = expected_hand(s_, p);
    if (is_named(named_, path)) {
      return fail(path, std::to_string(wanted) + " cards are expected in turn cycle " +
                            std::to_string(s_.cycle) + ", not " + std::to_string(hand.size()));
    }
    while (hand.size() < wanted && error_.empty()) {
      put_next(path, [&hand](std::uint8_t card) { hand.insert(card); });
    }
    while (hand.size() > wanted) {
      std::uint8_t last = 0;
      hand.for_each([&](std::size_t card) { last = static_cast<std::uint8_t>(card); });
      hand.erase(last);
      loose_.push_back(last);
    }
  }

  void fit_deck() {
    const int wanted = expected_deck(s_);
    if (is_named(named_, "/deck")) {
      const int size = static_cast<int>(s_.deck.size());
      if (size == wanted) return;
      return fail("/deck", std::to_string(wanted) + " cards are expected in round " +
                               std::to_string(s_.round) + ", not " + std::to_string(size));
    }
    std::vector<std::uint8_t> cards;
    while (static_cast<int>(cards.size()) < wanted && error_.empty()) {
      put_next("/deck", [&cards](std::uint8_t card) { cards.push_back(card); });
    }
    for (std::size_t i = cards.size(); i > 0; --i) s_.deck.push_back(cards[i - 1]);
  }

  void put_away() {
    if (!loose_.empty() && is_named(named_, "/discard")) {
      return fail("/discard", std::to_string(loose_.size()) + " cards more lie nowhere else");
    }
    for (const std::uint8_t card : loose_) s_.discard.insert(card);
  }

  State& s_;
  const Json& named_;
  CardSet taken_;
  std::vector<std::uint8_t> loose_;
  std::string error_;
};

}  // namespace

std::string complete(State& s, const Json& named) {
  if (std::string error = count_rhombi(s); !error.empty()) return error;
  if (std::string error = Cards(s, named).complete(); !error.empty()) return error;
  if (s.phase == Phase::Select && s.options.select_in_turn == 0) s.active = s.first;
  if (s.phase == Phase::Extra && s.display.empty())
    return "/display: an extra card needs one that lies there";
  if (s.phase == Phase::Select && deciders(s).empty()) return "/phase: everybody has selected a card already";
  return s.phase == Phase::Over ? std::string() : complete_decision(s);
}

}  // namespace fondaco::millefiori
