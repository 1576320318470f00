#include "bots/levels.hpp"
#include "core/json.hpp"
#include "server/host.hpp"
#include "server/house.hpp"
#include "table/hint.hpp"
#include "table/messages.hpp"

// Advice for those who ask for it: a first answer soon and better ones after it, until nobody waits for them
// any more. A turn that was begun as advised goes on as advised.

namespace fondaco::server {

/// Thinks for a person and tells only the line that asked.
void Host::advise(const std::shared_ptr<Line>& line, Seat seat, const Request& request) {
  end_advice(seat);
  const AnyGame& game = table_->game();
  const AnyState state = table_->course().state();
  const std::optional<Begun> kept = begun(seat);
  const auto unwanted = std::make_shared<std::atomic<bool>>(false);
  advice_[seat] = {unwanted, line.get(), table_->course().decisions(), {}};
  const auto tell = [self = shared_from_this(), &game, state, seat, line, unwanted, kept, id = request.id,
                     meanwhile = request.yes, at = table_->moment()](const Thought& thought, bool last) {
    if (*unwanted) return;
    const std::vector<Plan> plans = plans_of(Judge(game), state, seat, thought, kAdvised, kept);
    if (plans.empty()) return;
    if (last || meanwhile) {
      line->send(std::make_shared<const std::string>(Json{
          {"type", "hint"},
          {"id", id},
          {"at", at},
          {"last", last},
          {"options",
           hint_json(game, state, seat, plans)}
      }.dump()));
    }
    self->enqueue([seat, unwanted, last, best = plans.front()](Host& host) {
      Advice& advice = host.advice_[seat];
      if (advice.unwanted != unwanted) return;
      advice.told.push_back(best);
      if (last) advice.unwanted.reset();
    });
  };
  house_.bots().advise({line->from(), seats_[seat].person},
                       {&game, state, seat, public_chance(*table_, seat).next64()}, unwanted, tell);
}

/// What is left of the latest plan told that the seat has followed so far.
std::optional<Begun> Host::begun(Seat seat) const {
  const Advice& advice = advice_[seat];
  const Course& course = table_->course();
  if (course.decisions() < advice.decisions) return std::nullopt;
  const std::size_t since = course.decisions() - advice.decisions;
  for (auto plan = advice.told.rbegin(); plan != advice.told.rend(); ++plan) {
    bool followed = since < plan->steps.size();
    for (std::size_t i = 0; followed && i < since; ++i)
      followed = course.decision(advice.decisions + i) == Decision{seat, plan->steps[i]};
    if (followed)
      return Begun{
          {plan->steps.begin() + static_cast<std::ptrdiff_t>(since), plan->steps.end()},
          plan->chance
      };
  }
  return std::nullopt;
}

/// Nobody waits for more.
void Host::end_advice(Seat seat) {
  Advice& advice = advice_[seat];
  if (advice.unwanted) *advice.unwanted = true;
  advice.unwanted.reset();
  advice.line = nullptr;
}

/// The question is answered, or another one, or none any more.
void Host::end_stale_advice(const Entry& entry) {
  for (Seat seat = 0; seat < table_->players(); ++seat) {
    const bool acted = entry.what == What::Act && entry.seat == seat;
    if (acted || entry.what == What::Undo || !table_->deciders().contains(seat)) end_advice(seat);
    if (entry.what == What::Undo && table_->course().decisions() < advice_[seat].decisions)
      advice_[seat].told.clear();
  }
}

bool Host::advising() const {
  for (const Advice& advice : advice_) {
    if (advice.unwanted) return true;
  }
  return false;
}

}  // namespace fondaco::server
