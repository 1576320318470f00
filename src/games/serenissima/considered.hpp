#pragma once

#include "core/target.hpp"
#include "games/serenissima/legal.hpp"
#include "games/serenissima/preferences.hpp"

// Which of the legal options are worth a thought.
//
// Last resorts are those that preferences.hpp likes least, taken away here by whole sets: what throws goods
// or a galley away, what takes a galley's last sailor, and what fills a sixth place.
//
// Twins are rare in this game, because goods, zones, ports and numbers all have a name that matters later:
// even of two free numbers beside each other the one left over lets a later galley act before or after. What
// remains is the answer to a blockade of a galley that can't row on, which the table is only asked for
// without skip_moot_blockade: after a yes the galley goes to step 3 with no strength. After a no either the
// next opponent is asked the same, or its owner can but end rowing, and then it goes to step 3 with no
// strength, too; nothing else is remembered of the answers, so the positions are equal byte by byte.

namespace fondaco::serenissima {

FONDACO_TABLE LegalSet kThrowingAway = [] {
  LegalSet set;
  set.insert(kScuttle);
  set.insert_range(kFirstJettison, kGoods);
  return set;
}();
static_assert([] {
  for (std::size_t id = 0; id < kActionIds; ++id) {
    if ((kPreference[id] == 0) != kThrowingAway.contains(id)) return false;
  }
  return true;
}());

/// A sailor leaves the active galley.
FONDACO_TABLE LegalSet kSailorsAway = [] {
  LegalSet set;
  set.insert(kSailorToPort);
  set.insert_range(kFirstSailorTo, kGalleys);
  return set;
}();

/// Something comes aboard the active galley.
FONDACO_TABLE LegalSet kComingAboard = [] {
  LegalSet set;
  set.insert(kLoadGood);
  set.insert(kSailorFromPort);
  set.insert_range(kFirstSailorFrom, kGalleys);
  set.insert_range(kFirstGoodFrom, kGoods * kGalleys);
  return set;
}();

/// LOAD: without last resorts.
FONDACO_FN constexpr LegalSet considered_loading(const State& s, const LegalSet& legal) {
  LegalSet liked = legal;
  liked -= kThrowingAway;
  const Galley& a = active(s);
  if (a.sailors == 1) liked -= kSailorsAway;
  if (!has_room(a)) {
    liked -= kComingAboard;
  } else {
    for (unsigned rest = companions(s); rest != 0; rest &= rest - 1u) {
      const auto k = static_cast<std::size_t>(std::countr_zero(rest));
      if (s.galleys[k].sailors == 1) liked.erase(kFirstSailorFrom + k - 1);
    }
  }
  return liked.empty() ? legal : liked;
}

/// LAND: somebody lands, and somebody stays aboard.
FONDACO_FN constexpr LegalSet considered_landing(const State& s, const LegalSet& legal) {
  LegalSet liked = legal;
  liked.erase(kFirstLand);
  liked.erase(kFirstLand + std::size_t{active(s).sailors});
  return liked.empty() ? legal : liked;
}

/// MOVE: nobody rows back to where the galley set out; it could have stayed, with more strength left, and can
/// always end here.
FONDACO_FN constexpr LegalSet considered_rowing(const State& s, const LegalSet& legal) {
  LegalSet liked = legal;
  if (s.turn.moved > 0) liked.erase(kFirstMove + std::size_t{s.turn.origin});
  return liked;
}

/// The options worth a thought: the legal ones without those that come to exactly the same as another one,
/// without those that are a last resort (preference 0, see preferences.hpp) and without rowing in a circle,
/// unless there are no others.
FONDACO_FN constexpr LegalSet considered(const State& s, Seat seat) {
  LegalSet legal = legal_set(s, seat);
  if (!deciders(s).contains(seat)) return legal;
  if (s.phase == Phase::Load) return considered_loading(s, legal);
  if (s.phase == Phase::Move) return considered_rowing(s, legal);
  if (s.phase == Phase::Land) return considered_landing(s, legal);
  if (s.phase == Phase::MoveBlockade && moves_left(s) == 0) legal.erase(kNo);
  return legal;
}

}  // namespace fondaco::serenissima
