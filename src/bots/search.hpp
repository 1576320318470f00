#pragma once

#include <vector>

#include "bots/judge.hpp"
#include "bots/playout.hpp"
#include "bots/searcher.hpp"
#include "bots/tree.hpp"

namespace fondaco {

struct SearchSettings {
  PlayoutSettings playout;
  int exploration = 100;  // how far it strays from what has done best so far, in hundredths
  int doubt = 25;         // a lead behind the best option by this share of the margin (in hundredths) is
                          // liked a quarter as much
  int trust = 2;          // visits that the evaluation of an option counts for
  Utility noise = 0;      // how far it may misjudge an option of the decision before it
  std::size_t most_bytes = std::size_t{48} << 20;
};

/// Most visited first; among equals the better one.
void sort_by_visits(std::vector<Candidate>& candidates);

/// Information-set Monte Carlo tree search. Each iteration draws a world that the seat can't tell from the
/// real one, goes down the tree by what each deciding seat has found best so far, adds a node and plays on
/// from there; the tree thus never rests on what the seat may not know. Forced decisions cost nothing.
/// Seats that choose at the same time choose without knowing of each other.
class Search : public Searcher {
 public:
  Search(const Judge& judge, const SearchSettings& settings)
      : judge_(judge), settings_(settings), tree_(settings.most_bytes) {}

  /// What was found out about the decision during the seat's decision before is kept if nothing unforeseen
  /// happened since; `visits` then counts it.
  void ask(const AnyState& state, Seat seat, Rng chance) override;
  void iterate() override;
  std::uint32_t visits() const override { return visits_; }
  bool open(std::uint32_t further) const override;
  std::vector<Candidate> candidates() const override;
  std::vector<Action> line(Action first) const override;
  void decided(Action action) override { decided_ = action; }
  std::size_t bytes() const { return tree_.bytes(); }

 private:
  struct Step {
    Edge* edge;
    Seat seat;
  };

  Node* follow();
  void misjudge();
  bool foreseen(const AnyState& state, Seat seat) const;
  Node* find(Edge& link, Seat seat) const;
  Node* grow(Edge& link, const AnyState& world, Seat seat, const ActionList& options, bool first);
  static std::size_t unknown(const Node& node, const ActionList& options);
  int lead_after(const AnyState& world, const Node& node, Action action, bool first) const;
  void think_of(Node& node, const AnyState& world, const ActionList& options, std::size_t fresh, bool first);
  Edge* select(Node& node, const ActionList& options) const;
  Edge* draw(Node& node, const ActionList& options);
  double smoothed_mean(const Edge& edge) const;

  Judge judge_;
  SearchSettings settings_;
  Tree tree_;
  AnyState root_;
  Seat seat_ = kNobody;
  Rng chance_;
  Edge start_;  // its children are the first decision
  std::uint32_t visits_ = 0;
  int decided_ = -1;
  std::vector<Utility> misjudged_;  // by how much, for each action of the first decision; empty without noise
  std::vector<Step> path_;
};

}  // namespace fondaco
