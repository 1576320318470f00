#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace fondaco {

/// What came of one case of a scenario.
struct CaseResult {
  std::string name;
  std::vector<std::string> failures;  // each a sentence that names the step; empty if all holds
};

struct ScenarioResult {
  std::string name;
  std::string title;
  std::vector<CaseResult> cases;

  bool holds() const;
};

/// Runs a scenario given as JSON text (docs/scenarios.md). An error is a sentence about the text itself: it
/// is not JSON, has no such field, names an unknown game or action.
[[nodiscard]] tl::expected<ScenarioResult, std::string> run_scenario(std::string_view text);

}  // namespace fondaco
