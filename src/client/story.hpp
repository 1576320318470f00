#pragma once

#include <cstddef>
#include <vector>

#include "core/json.hpp"
#include "core/seats.hpp"

namespace fondaco::client {

/// What one seat has heard of a game, decision by decision, and how far it has been told on.
class Story {
 public:
  /// A decision of the log; whatever was heard of this one and later ones no longer counts. One of the game
  /// that this one goes on from is no news.
  void act(const Json& entry);
  /// A decision taken back, and with it the later ones; a secret choice goes alone.
  void undo(const Json& entry);

  /// Events of all decisions; and how many of them have been told.
  std::vector<Json> events() const;
  std::size_t events_told() const;
  /// Whether there is news; whether others than this seat made it.
  bool has_news() const { return told_ < decisions_.size(); }
  bool news_of_others(Seat own) const;

  void told_all() { told_ = decisions_.size(); }
  /// Everything after this seat's latest decision is news.
  void told_until_own(Seat own);

 private:
  struct Decision {
    Seat by = kNobody;
    std::vector<Json> events;
  };

  std::vector<Decision> decisions_;
  std::size_t before_ = 0;  // decisions of the game that this one goes on from
  std::size_t told_ = 0;
};

}  // namespace fondaco::client
