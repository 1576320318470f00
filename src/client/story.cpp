#include "client/story.hpp"

#include <algorithm>

namespace fondaco::client {

void Story::act(const Json& entry) {
  const auto decision = entry["decision"].get<std::size_t>();
  decisions_.resize(decision);  // those before it that are not known had no events
  decisions_.push_back({entry["seat"].get<Seat>(), entry["events"].get<std::vector<Json>>()});
  told_ = std::min(told_, decision);
  if (entry["seq"] == 0) told_ = before_ = decision + 1;
}

void Story::undo(const Json& entry) {
  const auto decision = entry["decision"].get<std::size_t>();
  if (decision < decisions_.size()) {
    const auto from = decisions_.begin() + static_cast<std::ptrdiff_t>(decision);
    decisions_.erase(from, entry["kind"] == "secret" ? from + 1 : decisions_.end());
  }
  told_ = std::min(told_, decisions_.size());
}

std::vector<Json> Story::events() const {
  std::vector<Json> all;
  for (const Decision& decision : decisions_)
    all.insert(all.end(), decision.events.begin(), decision.events.end());
  return all;
}

std::size_t Story::events_told() const {
  std::size_t count = 0;
  for (std::size_t i = 0; i < told_; ++i) count += decisions_[i].events.size();
  return count;
}

bool Story::news_of_others(Seat own) const {
  return std::any_of(decisions_.begin() + static_cast<std::ptrdiff_t>(told_), decisions_.end(),
                     [own](const Decision& decision) { return decision.by != own; });
}

void Story::told_until_own(Seat own) {
  told_ = decisions_.size();
  while (told_ > before_ && decisions_[told_ - 1].by != own) --told_;
}

}  // namespace fondaco::client
