#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

// Arrows only point down: who may include whom, and what the rules must not know.

namespace {

namespace fs = std::filesystem;

const fs::path kSource = FONDACO_SOURCE_DIR "/src";

/// Lowest first. Layers of the same number do not know each other.
const std::map<std::string, int> kLayers = {
    {"core",     0},
    {"net",      0},
    {"games",    1},
    {"bots",     2},
    {"table",    3},
    {"lab",      4},
    {"terminal", 4},
    {"store",    4},
    {"wasm",     4},
    {"server",   5},
    {"client",   5},
    {"cli",      6}
};

struct Include {
  fs::path file;
  std::string what;
  bool own;  // "…" rather than <…>
};

std::vector<Include> includes() {
  std::vector<Include> result;
  const std::regex pattern(R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])");
  for (const auto& entry : fs::recursive_directory_iterator(kSource)) {
    const auto extension = entry.path().extension();
    if (extension != ".hpp" && extension != ".cpp") continue;
    std::ifstream in(entry.path());
    for (std::string line; std::getline(in, line);) {
      std::smatch match;
      if (std::regex_search(line, match, pattern)) {
        result.push_back({fs::relative(entry.path(), kSource), match[2], match[1] == "\""});
      }
    }
  }
  return result;
}

std::string first_folder(const fs::path& path) { return path.begin()->string(); }

TEST(Layers, AnIncludeNeverPointsUp) {
  int seen = 0;
  for (const auto& [file, what, own] : includes()) {
    if (!own) continue;
    ++seen;
    const std::string from = first_folder(file);
    const std::string to = first_folder(what);
    ASSERT_TRUE(kLayers.contains(from)) << file << ": a new folder of src/ needs its place in kLayers";
    ASSERT_TRUE(kLayers.contains(to)) << file << " includes \"" << what << "\": write it from src/";
    EXPECT_TRUE(from == to || kLayers.at(to) < kLayers.at(from)) << file << " includes " << what;
  }
  EXPECT_GT(seen, 50) << "hardly any include was found";
}

TEST(Layers, NoTwoHeadersDefineATypeOfOneName) {
  // The linker would keep one of the two vectors of it, and others would use that one.
  const std::regex space(R"(^namespace ([\w:]+) \{)");
  const std::regex type(R"(^(?:struct|class|enum class) (\w+)(?: final)?(?: :.*)? \{)");
  std::map<std::string, fs::path> seen;
  for (const auto& entry : fs::recursive_directory_iterator(kSource)) {
    if (entry.path().extension() != ".hpp") continue;
    std::ifstream in(entry.path());
    std::string inside;
    for (std::string line; std::getline(in, line);) {
      std::smatch match;
      if (std::regex_search(line, match, space)) inside = match[1];
      if (!std::regex_search(line, match, type)) continue;
      const auto [known, is_new] = seen.emplace(inside + "::" + match.str(1), entry.path());
      EXPECT_TRUE(is_new) << known->first << " is defined in " << known->second << " and " << entry.path();
    }
  }
  EXPECT_GT(seen.size(), 100u) << "hardly any type was found";
}

TEST(Layers, OnlyNetIncludesBoost) {
  // A file with Boost.Beast in it takes half a minute to compile.
  int seen = 0;
  for (const auto& [file, what, own] : includes()) {
    if (!what.starts_with("boost/")) continue;
    ++seen;
    EXPECT_EQ(first_folder(file), "net") << file << " includes <" << what << ">";
  }
  EXPECT_GT(seen, 0);
}

TEST(Layers, GamesDoNotKnowEachOther) {
  for (const auto& [file, what, own] : includes()) {
    const fs::path target(what);
    if (!own || first_folder(file) != "games" || first_folder(target) != "games") continue;
    if (file.parent_path() == "games") continue;  // what knows them all
    EXPECT_EQ(std::next(file.begin())->string(), std::next(target.begin())->string())
        << file << " includes " << what;
  }
}

TEST(Layers, OnlyTheListOfScreensKnowsThemAll) {
  std::set<std::string> listed;
  for (const auto& [file, what, own] : includes()) {
    const fs::path target(what);
    if (!own || first_folder(file) != "terminal" || first_folder(target) != "terminal") continue;
    const fs::path game = target.parent_path();  // "terminal" for what all screens share
    if (game == "terminal" || game == file.parent_path()) continue;
    EXPECT_EQ(file, "terminal/screens.cpp") << "includes " << what;
    listed.insert(game);
  }
  EXPECT_EQ(listed.size(), 4u) << "a screen is not in the list";
}

TEST(Layers, RulesAndTablesKnowNothingOfFilesThreadsOrClocks) {
  const std::vector<std::string> banned = {"iostream", "fstream", "sstream", "filesystem", "thread",
                                           "mutex",    "atomic",  "chrono",  "random",     "format",
                                           "future",   "regex",   "cstdio",  "ctime",      "fmt/core.h"};
  for (const auto& [file, what, own] : includes()) {
    const std::string layer = first_folder(file);
    if (layer != "core" && layer != "games" && layer != "bots" && layer != "table") continue;
    if (file.parent_path() == "bots" && file.stem() == "think") continue;  // the one that is there for it
    EXPECT_TRUE(std::find(banned.begin(), banned.end(), what) == banned.end())
        << file << " includes <" << what << ">";
  }
}

TEST(Layers, HeadersOfTheRulesHaveNoDynamicContainers) {
  // Text and JSON live beside the rules, in their own files; the rest must compile for a GPU one day.
  const std::vector<std::string> text = {"view.hpp",     "given.hpp", "notation.hpp", "orders.hpp",
                                         "describe.hpp", "json.hpp",  "any_game.hpp", "registry.hpp",
                                         "text.hpp",     "erase.hpp"};
  const std::vector<std::string> banned = {"vector",        "string",     "map",    "set",
                                           "unordered_map", "functional", "memory", "nlohmann/json.hpp"};
  for (const auto& [file, what, own] : includes()) {
    const std::string layer = first_folder(file);
    if ((layer != "core" && layer != "games") || file.extension() != ".hpp") continue;
    if (std::find(text.begin(), text.end(), file.filename()) != text.end()) continue;
    EXPECT_TRUE(std::find(banned.begin(), banned.end(), what) == banned.end())
        << file << " includes <" << what << ">";
  }
}

TEST(Layers, HeadersOfTheRulesAndBotsOnlyNameJson) {
  // Whoever includes them does not compile a JSON library with them: core/json_fwd.hpp is enough.
  const std::vector<std::string> json = {"core/json.hpp", "core/describe.hpp", "core/given.hpp",
                                         "core/erase.hpp"};
  for (const auto& [file, what, own] : includes()) {
    const std::string layer = first_folder(file);
    if ((layer != "core" && layer != "games" && layer != "bots") || file.extension() != ".hpp") continue;
    if (std::find(json.begin(), json.end(), file.generic_string()) != json.end()) continue;
    EXPECT_TRUE(what != "nlohmann/json.hpp" && std::find(json.begin(), json.end(), what) == json.end())
        << file << " includes " << what;
  }
}

TEST(Layers, EveryFunctionOfTheRulesIsMarkedForTheGpu) {
  // Under nvcc an unmarked constexpr function that reads a table compiles silently to a trap
  // (core/target.hpp). Makers of tables run at compile time only.
  const std::regex unmarked(R"(^(inline |static )*constexpr [^=;]*\([^;]*$)");
  int marked = 0;
  for (const auto& entry : fs::recursive_directory_iterator(kSource / "games")) {
    const std::string name = entry.path().filename().string();
    if (entry.path().extension() != ".hpp" || name == "view.hpp" || name == "notation.hpp") continue;
    std::ifstream in(entry.path());
    for (std::string line; std::getline(in, line);) {
      marked += line.find("FONDACO_FN") != std::string::npos;
      if (line.find(" make_") != std::string::npos) continue;
      EXPECT_FALSE(std::regex_search(line, unmarked)) << name << ": " << line;
    }
  }
  EXPECT_GT(marked, 40);
}

}  // namespace
