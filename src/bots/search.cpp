#include "bots/search.hpp"

#include <algorithm>
#include <cmath>

#include "bots/known.hpp"

namespace fondaco {

namespace {

/// So many worlds must agree before something counts as certain.
constexpr int kWorldsToForesee = 16;

/// In so many worlds the evaluation looks at the options of the first decision.
constexpr int kWorldsAtFirst = 8;

/// Plays what can't be chosen.
void play_forced(const AnyGame& game, AnyState& state) {
  ActionList legal;
  for (;;) {
    const Seats deciders = game.deciders(state);
    if (deciders.size() != 1) return;
    game.legal(state, deciders.front(), legal);
    if (legal.size() != 1) return;
    must(game.apply(state, deciders.front(), legal[0], nullptr));
  }
}

}  // namespace

/// Whether the decision before could only lead here, whatever the seat did not know.
bool Search::foreseen(const AnyState& state, Seat seat) const {
  const AnyGame& game = judge_.game();
  if (seat != seat_ || decided_ < 0) return false;
  const std::uint64_t here = what_is_known(game, state, seat);
  Rng chance = chance_;
  for (int i = 0; i < kWorldsToForesee; ++i) {
    AnyState world;
    copy_state(game, world, root_);
    game.resample(world, seat, chance);
    if (game.apply(world, seat, static_cast<Action>(decided_), nullptr)) return false;
    play_forced(game, world);
    if (what_is_known(game, world, seat) != here) return false;
  }
  return true;
}

/// The node of the decision that followed the one before.
Node* Search::follow() {
  const Node* root = find(start_, seat_);
  if (root == nullptr) return nullptr;
  for (Edge& edge : *root) {
    if (edge.action == decided_) return edge.children;
  }
  return nullptr;
}

void Search::ask(const AnyState& state, Seat seat, Rng chance) {
  const bool keeps = settings_.noise == 0 && !tree_.half_full();
  Node* kept = keeps && foreseen(state, seat) ? follow() : nullptr;
  start_ = Edge{};
  visits_ = 0;
  if (kept == nullptr) {
    tree_.clear();
  } else {
    start_.children = kept;
    if (const Node* node = find(start_, seat)) {
      for (const Edge& edge : *node) visits_ += edge.visits;
    }
  }
  copy_state(judge_.game(), root_, state);
  seat_ = seat;
  chance_ = chance;
  decided_ = -1;
  misjudge();
}

/// Draws how wrongly each option of the first decision will be seen: the difference of two draws, so that
/// small mistakes are common and large ones rare.
void Search::misjudge() {
  misjudged_.clear();
  if (settings_.noise == 0) return;
  const auto range = static_cast<std::uint32_t>(settings_.noise);
  for (int i = 0; i < judge_.game().action_ids; ++i)
    misjudged_.push_back(static_cast<Utility>(chance_.below(range)) -
                         static_cast<Utility>(chance_.below(range)));
}

Node* Search::find(Edge& link, Seat seat) const {
  for (Node* node = link.children; node != nullptr; node = node->next) {
    if (node->seat == seat) return node;
  }
  return nullptr;
}

/// How many of the options the node does not know.
std::size_t Search::unknown(const Node& node, const ActionList& options) {
  std::size_t known = 0;
  const Edge* edge = node.begin();
  for (const Action action : options) {
    while (edge != node.end() && edge->action < action) ++edge;
    known += edge != node.end() && edge->action == action;
  }
  return options.size() - known;
}

/// The seat's lead after an option. The first decision is seen in several worlds, the same for each option.
int Search::lead_after(const AnyState& world, const Node& node, Action action, bool first) const {
  const AnyGame& game = judge_.game();
  AnyState next;
  if (!first) {
    copy_state(game, next, world);
    must(game.apply(next, node.seat, action, nullptr));
    return judge_.lead(next, node.seat);
  }
  Rng chance(chance_.state());
  int sum = 0;
  for (int i = 0; i < kWorldsAtFirst; ++i) {
    copy_state(game, next, root_);
    game.resample(next, seat_, chance);
    must(game.apply(next, seat_, action, nullptr));
    sum += judge_.lead(next, seat_);
  }
  return sum / kWorldsAtFirst;
}

/// Adds the options that the node does not know yet, each with what the evaluation says of it.
void Search::think_of(Node& node, const AnyState& world, const ActionList& options, std::size_t fresh,
                      bool first) {
  tree_.reserve(node, node.count + fresh);
  const Edge* known = node.begin();
  const Edge* const known_end = node.end();
  for (const Action action : options) {
    while (known != known_end && known->action < action) ++known;
    if (known != known_end && known->action == action) continue;
    const int lead = lead_after(world, node, action, first);
    if (node.count == 0 || lead > node.best_lead) node.best_lead = lead;
    Edge& edge = node.edges[node.count++];
    edge.action = action;
    edge.first = lead;
  }
  const auto scale = static_cast<float>(std::max(1, judge_.game().margin * settings_.doubt));
  for (Edge* edge = node.end() - fresh; edge != node.end(); ++edge) {
    const float gap = static_cast<float>(node.best_lead - edge->first) / scale;
    edge->liking = 1.0f / ((1.0f + gap) * (1.0f + gap));
    edge->first = judge_.promise_of(edge->first);
    if (first && !misjudged_.empty()) edge->first += misjudged_[edge->action];
  }
  std::sort(node.begin(), node.end(), [](const Edge& a, const Edge& b) { return a.action < b.action; });
}

/// A new node behind a link, unless memory is full; nullptr then.
Node* Search::grow(Edge& link, const AnyState& world, Seat seat, const ActionList& options, bool first) {
  if (!tree_.has_room(options.size())) return nullptr;
  Node* node = tree_.add_node(seat);
  node->next = link.children;
  link.children = node;
  think_of(*node, world, options, options.size(), first);
  return node;
}

/// Among the options that this world offers, the one with the best mean so far plus a bonus for those that
/// the evaluation likes and that were tried little. None if memory had no room for any of them.
Edge* Search::select(Node& node, const ActionList& options) const {
  double visits = 0;
  double liking = 0;
  const Action* option = options.begin();
  const auto offered = [&](const Edge& edge) {
    while (option != options.end() && *option < edge.action) ++option;
    return option != options.end() && *option == edge.action;
  };
  for (const Edge& edge : node) {
    if (!offered(edge)) continue;
    visits += edge.visits;
    liking += static_cast<double>(edge.liking);
  }
  const double stray = kSure * 0.01 * settings_.exploration * std::sqrt(visits + 1.0) / liking;
  option = options.begin();
  Edge* best = nullptr;
  double best_score = 0;
  for (Edge& edge : node) {
    if (!offered(edge)) continue;
    const double score = smoothed_mean(edge) + stray * static_cast<double>(edge.liking) / (1.0 + edge.visits);
    if (best == nullptr || score > best_score) best = &edge, best_score = score;
  }
  return best;
}

/// The choice of a seat that others choose together with: at random, the better an option has done the
/// likelier, so that nobody can learn to answer it.
Edge* Search::draw(Node& node, const ActionList& options) {
  constexpr double kClose = 0.02 * kSure;
  std::array<Edge*, ActionList::kCapacity> offered;
  std::array<double, ActionList::kCapacity> mean;
  std::size_t count = 0;
  double best = 0;
  const Edge* known = node.begin();
  for (const Action action : options) {
    while (known != node.end() && known->action < action) ++known;
    if (known == node.end() || known->action != action) continue;
    offered[count] = node.edges + (known - node.begin());
    mean[count] = smoothed_mean(*known);
    best = std::max(best, mean[count++]);
  }
  if (count == 0) return nullptr;
  double sum = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const double gap = 1 + (best - mean[i]) / kClose;
    mean[i] = 1 / (gap * gap * gap);
    sum += mean[i];
  }
  double left = sum * (chance_.next32() * 0x1p-32);
  std::size_t drawn = 0;
  while (drawn + 1 < count && (left -= mean[drawn]) >= 0) ++drawn;
  return offered[drawn];
}

/// The mean so far, to which the evaluation counts for a few visits.
double Search::smoothed_mean(const Edge& edge) const {
  const double trust = settings_.trust;
  if (edge.visits == 0 && settings_.trust == 0) return edge.first;
  return (static_cast<double>(edge.sum) + trust * edge.first) / (edge.visits + trust);
}

void Search::iterate() {
  const AnyGame& game = judge_.game();
  AnyState world;
  copy_state(game, world, root_);
  game.resample(world, seat_, chance_);
  std::array<Utility, kMaxSeats> utilities{};
  ActionList options;
  path_.clear();
  Edge* link = &start_;
  std::array<Edge*, kMaxSeats> links;  // of seats that choose at the same time, each behind its own choices
  Seats together;
  Seat last = kNobody;
  bool asked = false;    // whether the searching seat has come to a decision with a choice
  bool decided = false;  // whether it has decided anything
  for (;;) {
    const Seats deciders = game.deciders(world);
    if (deciders.empty()) {
      judge_.outcome(world, utilities.data());
      break;
    }
    Seats rest = together;
    if (last != kNobody) rest.erase(last);
    if (together.size() < 2 || (deciders != together && deciders != rest)) links.fill(link);
    together = deciders;
    // The searching seat chooses last, so that the tree goes on from its choice.
    const Seat seat = deciders.front() != seat_ || deciders.size() == 1 ? deciders.front() : deciders.nth(1);
    last = seat;
    link = links[seat];
    game.considered(world, seat, options);
    const bool first = seat == seat_ && !decided;
    decided = decided || seat == seat_;
    if (options.size() == 1) {
      must(game.apply(world, seat, options[0], nullptr));
      continue;
    }
    Node* node = find(*link, seat);
    if (node != nullptr) {
      const std::size_t fresh = unknown(*node, options);
      if (fresh > 0 && tree_.has_room(node->count + fresh)) think_of(*node, world, options, fresh, false);
    } else if (link == &start_ || link->visits > 0) {
      node = grow(*link, world, seat, options, first);
    }
    Edge* edge = nullptr;
    if (node != nullptr)
      edge = seat == seat_ || deciders.size() == 1 ? select(*node, options) : draw(*node, options);
    if (edge == nullptr && !asked) {  // one of those who choose together with the searching seat
      const Action action = options[chance_.below(static_cast<std::uint32_t>(options.size()))];
      must(game.apply(world, seat, action, nullptr));
      continue;
    }
    asked = asked || seat == seat_;
    if (edge == nullptr) {
      play_out(judge_, settings_.playout, world, chance_, utilities.data());
      break;
    }
    must(game.apply(world, seat, edge->action, nullptr));
    path_.push_back({edge, seat});
    link = links[seat] = edge;
  }
  bool own = false;
  for (const Step& step : path_) {
    ++step.edge->visits;
    step.edge->sum += utilities[step.seat];
    if (step.seat != seat_ || own) continue;
    own = true;
    if (!misjudged_.empty()) step.edge->sum += misjudged_[step.edge->action];
  }
  ++visits_;
}

bool Search::open(std::uint32_t further) const {
  std::uint32_t best = 0;
  std::uint32_t second = 0;
  for (const Node* node = start_.children; node != nullptr; node = node->next) {
    if (node->seat != seat_) continue;
    for (const Edge& edge : *node) {
      second = std::max(second, std::min(best, edge.visits));
      best = std::max(best, edge.visits);
    }
  }
  return best <= second + further;
}

std::vector<Candidate> Search::candidates() const {
  std::vector<Candidate> result;
  for (const Node* node = start_.children; node != nullptr; node = node->next) {
    if (node->seat != seat_) continue;
    for (const Edge& edge : *node) {
      const Utility mean = edge.visits == 0
                               ? edge.first
                               : static_cast<Utility>(edge.sum / static_cast<std::int64_t>(edge.visits));
      result.push_back({edge.action, edge.visits, mean});
    }
  }
  sort_by_visits(result);
  return result;
}

/// Goes down by what was visited most, as long as it was visited more than now and then.
std::vector<Action> Search::line(Action first) const {
  constexpr std::uint32_t kOften = 8;
  std::vector<Action> steps = {first};
  const Edge* link = nullptr;
  for (const Node* node = start_.children; node != nullptr; node = node->next) {
    if (node->seat != seat_) continue;
    for (const Edge& edge : *node) {
      if (edge.action == first) link = &edge;
    }
  }
  while (link != nullptr) {
    const Edge* best = nullptr;
    for (const Node* node = link->children; node != nullptr; node = node->next) {
      if (node->seat != seat_) continue;
      for (const Edge& edge : *node) {
        if (edge.visits >= kOften && (best == nullptr || edge.visits > best->visits)) best = &edge;
      }
    }
    if (best != nullptr) steps.push_back(best->action);
    link = best;
  }
  return steps;
}

void sort_by_visits(std::vector<Candidate>& candidates) {
  std::stable_sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
    return a.visits != b.visits ? a.visits > b.visits : a.utility > b.utility;
  });
}

}  // namespace fondaco
