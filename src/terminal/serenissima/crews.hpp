#pragma once

#include <algorithm>
#include <map>
#include <string>

#include "core/json.hpp"
#include "games/serenissima/tables.hpp"

namespace fondaco::terminal::serenissima {

/// Sailors aboard the galleys, followed through the events of a game: a galley that is gone with some of them
/// was scuttled.
class Crews {
 public:
  explicit Crews(int players)
      : start_(fondaco::serenissima::tables::kSetUp[static_cast<std::size_t>(players)].crew) {}

  int of(int galley) const {
    const auto found = aboard_.find(galley);
    return found == aboard_.end() ? 0 : found->second;
  }

  void follow(const Json& event) {
    const std::string type = event["type"];
    const auto number = [&event](const char* field) { return event[field].get<int>(); };
    if (type == "round_started") bought_ = true;
    if (type == "turn_started") active_ = number("galley");
    if (type == "launched") aboard_[number("galley")] = bought_ ? 1 : start_;
    if (type == "hired" && event["at"].is_number()) ++aboard_[number("at")];
    if (type == "sailor") {
      const int way = event["way"] == "to" ? 1 : -1;
      aboard_[active_] -= way;
      if (event["with"].is_number()) aboard_[number("with")] += way;
    }
    if (type == "landed") lose(active_, number("sailors"));
    if (type == "attacked") target_ = event["target"].is_number() ? number("target") : 0;
    if (type == "fort_fired") lose(active_, number("skulls"));
    if (type == "rolled") {
      lose(active_, number("against_skulls"));
      if (target_ != 0) lose(target_, number("skulls"));
    }
  }

 private:
  void lose(int galley, int sailors) { aboard_[galley] = std::max(0, aboard_[galley] - sailors); }

  std::map<int, int> aboard_;
  int start_, active_ = 0, target_ = 0;
  bool bought_ = false;  // those launched now
};

}  // namespace fondaco::terminal::serenissima
