#include "table/table.hpp"

// What may be taken back: freely until something hidden was revealed or another seat has acted on it, or
// while a choice is still a secret; beyond that the others must agree. Against bots always, but for what was
// decided before somebody went away who may return.

namespace fondaco {

namespace {

constexpr int kWorlds = 32;
constexpr std::size_t kMostSecrets = 16;  // that are made beside each other

/// The same world for all positions that the seat can't tell apart.
AnyState as_known(const AnyGame& game, AnyState state, Seat seat) {
  Rng rng(0);
  game.resample(state, seat, rng);
  return state;
}

}  // namespace

/// Whether the seat has learnt something since it made a decision: in a world that it could not tell from the
/// real one, the same decisions would have shown it something else.
bool Table::revealed_since(std::size_t decision, Seat seat) const {
  const AnyState before = course_.state_after(decision);
  const AnyState known = as_known(game(), course_.state(), seat);
  Rng rng(decision);
  for (int i = 0; i < kWorlds; ++i) {
    AnyState world = before;
    game().resample(world, seat, rng);
    for (std::size_t d = decision; d < course_.decisions(); ++d) {
      const Decision& made = course_.decision(d);
      if (game().apply(world, made.seat, made.action, nullptr)) return true;
    }
    if (!game().equal(as_known(game(), world, seat), known)) return true;
  }
  return false;
}

/// Whether a decision looks to these seats like every other one that could have been made in its place. What
/// was decided after it stays as it was; `others_hold`: it must be legal then, too.
bool Table::looks_the_same(std::size_t decision, Seats to, bool others_hold) const {
  const AnyState before = course_.state_after(decision);
  const Decision& real = course_.decision(decision);
  ActionList legal;
  game().legal(before, real.seat, legal);
  for (const Action action : legal) {
    if (action == real.action) continue;
    AnyState other = before;
    bool holds = !game().apply(other, real.seat, action, nullptr);
    for (std::size_t i = decision + 1; holds && i < course_.decisions(); ++i)
      holds = !game().apply(other, course_.decision(i).seat, course_.decision(i).action, nullptr);
    if (!holds && others_hold) return false;
    if (!holds) continue;
    for (const Seat seat : to) {
      if (!game().equal(as_known(game(), other, seat), as_known(game(), course_.state(), seat))) return false;
    }
  }
  return true;
}

/// Whether the seat was shown nothing since a decision: neither what others chose nor what chance brought.
bool Table::nothing_shown(std::size_t decision, Seat seat) const {
  for (std::size_t i = decision + 1; i < course_.decisions(); ++i) {
    if (!looks_the_same(i, Seats::only(seat), false)) return false;
  }
  const AnyState before = course_.state_after(decision);
  const AnyState known = as_known(game(), course_.state(), seat);
  Rng rng(decision);
  ActionList options;
  bool could_be = false;
  for (int i = 0; i < kWorlds; ++i) {
    AnyState world = before;
    game().resample(world, seat, rng);
    bool possible = true;
    for (std::size_t d = decision; possible && d < course_.decisions(); ++d) {
      const auto [who, what] = course_.decision(d);
      if (!game().apply(world, who, what, nullptr)) continue;
      // What another chose may be impossible there; whatever else he chooses looks the same.
      game().legal(world, who, options);
      possible = !options.empty();
      if (possible) must(game().apply(world, who, options[0], nullptr));
    }
    if (!possible) continue;
    if (!game().equal(as_known(game(), world, seat), known)) return false;
    could_be = true;
  }
  return could_be;
}

/// Whether a choice that was made beside those of others is known to nobody yet and can be made anew without
/// knowing more than before, while the others' stay as they are.
bool Table::still_secret(std::size_t decision, Seat seat) const {
  const std::size_t since = course_.decisions() - decision - 1;
  if (since == 0 || since > kMostSecrets) return false;
  AnyState without = course_.state_after(decision);
  for (std::size_t i = decision + 1; i < course_.decisions(); ++i) {
    const Decision& made = course_.decision(i);
    if (made.seat == seat || game().apply(without, made.seat, made.action, nullptr)) return false;
  }
  Seats still = game().deciders(without);  // those who would have to choose beside it
  Seats now = deciders();
  if (!still.contains(seat)) return false;
  still.erase(seat);
  now.erase(seat);
  Seats others = Seats::first(players());
  others.erase(seat);
  return still == now && looks_the_same(decision, others, true) && nothing_shown(decision, seat);
}

/// Whether another seat has decided something since. A step without a choice is none, but only if everybody
/// could see that: else the offer itself would tell what the other holds.
bool Table::others_acted_since(std::size_t decision, Seat seat) const {
  AnyState state = course_.state_after(decision);
  for (std::size_t i = decision; i < course_.decisions(); ++i) {
    const Decision& made = course_.decision(i);
    if (made.seat != seat && (course_.had_choice(i) || !all_see_it_forced(state, made.seat))) return true;
    must(game().apply(state, made.seat, made.action, nullptr));
  }
  return false;
}

/// Whether a person who went away and may return was still there then.
bool Table::decided_before_others_went(std::size_t decision, Seat seat) const {
  for (const Seat other : people()) {
    if (other != seat && !chairs_[other].resigned && decision < chairs_[other].away_since) return true;
  }
  return false;
}

std::optional<UndoOffer> Table::undo_offer(Seat seat) const {
  const auto last = course_.last_choice(seat);
  if (status() != Status::Playing || !chairs_[seat].present() || !last || *last < base_) return std::nullopt;
  if (!others_acted_since(*last, seat) && !revealed_since(*last, seat))
    return UndoOffer{*last, UndoKind::Free};
  if (still_secret(*last, seat)) return UndoOffer{*last, UndoKind::Secret};
  if (present() != Seats::only(seat)) return UndoOffer{*last, UndoKind::Agreed};
  // Nobody is there who could agree to it.
  if (setup_.rated || decided_before_others_went(*last, seat)) return std::nullopt;
  return UndoOffer{*last, UndoKind::Alone};
}

}  // namespace fondaco
