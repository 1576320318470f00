#include "games/millefiori/given.hpp"

#include <string_view>
#include <vector>

#include "games/millefiori/cards.hpp"
#include "games/millefiori/invariants.hpp"
#include "games/millefiori/legal.hpp"

namespace fondaco::millefiori {

namespace {

std::string of_player(Seat seat, std::string_view field) {
  return "/players/" + std::to_string(seat) + "/" + std::string(field);
}

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
    // Cards that are named where they lie win; the first pass collects them, the second clears the other
    // places.
    for (const bool clearing : {false, true}) {
      visit("/display", named_.contains("display"), s_.display, clearing);
      visit("/discard", named_.contains("discard"), s_.discard, clearing);
      visit("/card", named_.contains("card"), s_.card, clearing);
      for (Seat p = 0; p < players(s_); ++p) {
        visit(of_player(p, "hand"), names(p, "hand"), s_.hand[p], clearing);
        visit(of_player(p, "selected"), names(p, "selected"), s_.selected[p], clearing);
      }
      visit_deck(clearing);
      if (!error_.empty()) return error_;
    }
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
  bool names(Seat p, const char* field) const {
    if (!named_.contains("players")) return false;
    const Json& list = named_["players"];
    return p < list.size() && list[p].contains(field);
  }

  void fail(const std::string& path, const std::string& reason) {
    if (error_.empty()) error_ = path + ": " + reason;
  }

  void take(const std::string& path, std::size_t card) {
    if (taken_.contains(card)) fail(path, std::string(kCardKeys[card]) + " lies somewhere else already");
    taken_.insert(card);
  }

  void visit(const std::string& path, bool is_named, CardSet& place, bool clearing) {
    if (is_named && !clearing) place.for_each([&](std::size_t card) { take(path, card); });
    if (!is_named && clearing) place -= taken_;
  }

  void visit(const std::string& path, bool is_named, std::uint8_t& place, bool clearing) {
    if (place == kNone) return;
    if (is_named && !clearing) take(path, place);
    if (!is_named && clearing && taken_.contains(place)) place = kNone;
  }

  void visit_deck(bool clearing) {
    if (named_.contains("deck")) {
      for (const std::uint8_t card : s_.deck) {
        if (!clearing) take("/deck", card);
      }
    } else if (clearing) {
      while (!s_.deck.empty()) {
        const std::uint8_t card = s_.deck.pop_back();
        if (!taken_.contains(card)) loose_.push_back(card);
      }
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
    if (named_.contains(Json::json_pointer(path))) {
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
    if (names(p, "hand")) {
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
    if (named_.contains("deck")) {
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
    if (!loose_.empty() && named_.contains("discard")) {
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
  if (s.phase == Phase::Extra && s.display.empty())
    return "/display: an extra card needs one that lies there";
  if (s.phase == Phase::Select && deciders(s).empty()) return "/phase: everybody has selected a card already";
  return {};
}

}  // namespace fondaco::millefiori
