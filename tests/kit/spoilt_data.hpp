#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <ostream>
#include <string>
#include <utility>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/json.hpp"
#include "kit/files.hpp"

// The data files are checked when they are built; here the checker is checked. It must accept what we ship,
// and for each fault say in one line where it is and write nothing. A game's test lists the faults.

namespace fondaco::spoilt_data {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

inline void write(const fs::path& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

/// A directory of its own with a data file in it, and the program run on that. A test first says which
/// game's file it would use.
class MakeTables : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "fondaco-data-XXXXXX").string();
    ASSERT_NE(mkdtemp(pattern.data()), nullptr);
    folder_ = pattern;
  }

  void TearDown() override {
    if (!folder_.empty()) fs::remove_all(folder_);
  }

  void use(const std::string& game) {
    game_ = game;
    good_ = content_of(fs::path(FONDACO_SOURCE_DIR "/data") / (game + ".json"));
    ASSERT_FALSE(good_.empty());
  }

  /// Gives the exit status; what was said is in said_.
  int run(const std::string& text) { return run(text, game_); }

  int run(const std::string& text, const std::string& game) {
    write(data(), text);
    const auto quote = [](const fs::path& path) { return "'" + path.string() + "'"; };
    const std::string command = quote(MAKE_TABLES) + " '" + game + "' " + quote(data()) + " " +
                                quote(header()) + " " + quote(embedded()) + " 2> " + quote(folder_ / "said");
    const int status = std::system(command.c_str());
    said_ = content_of(folder_ / "said");
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

  void expect_refused(const std::string& text, const std::string& where) {
    EXPECT_EQ(run(text), 2);
    const std::string start = data().string() + ": " + where + ": ";
    EXPECT_EQ(said_.substr(0, start.size()), start) << "said: " << said_;
    EXPECT_GT(said_.size(), start.size() + 1) << "no reason was given";
    EXPECT_EQ(said_.find('\n'), said_.size() - 1) << "not exactly one line: " << said_;
    EXPECT_FALSE(fs::exists(header())) << "a header was written from bad data";
    EXPECT_FALSE(fs::exists(embedded())) << "a text was written from bad data";
  }

  void expect_in_header(const std::string& text) {
    EXPECT_NE(content_of(header()).find(text), std::string::npos) << "the header lacks " << text;
  }

  fs::path data() const { return folder_ / (game_ + ".json"); }
  fs::path header() const { return folder_ / "tables.hpp"; }
  fs::path embedded() const { return folder_ / "embedded.cpp"; }

  std::string game_, good_, said_;
  fs::path folder_;
};

/// A way to spoil a sound file, and the entry that must be named for it.
struct Fault {
  std::string name;
  std::string where;
  std::function<void(Json&)> make;
};

inline void PrintTo(const Fault& fault, std::ostream* out) { *out << fault.where; }

inline Fault change(const std::string& name, const std::string& where, std::function<void(Json&)> make) {
  return {name, where, std::move(make)};
}

inline Json& at(Json& json, const std::string& pointer) { return json.at(Json::json_pointer(pointer)); }

/// Most faults are one value put at one place.
inline Fault put(const std::string& name, const std::string& to, const Json& value,
                 const std::string& where = "") {
  return change(name, where.empty() ? to : where, [=](Json& json) { at(json, to) = value; });
}

inline Fault add(const std::string& name, const std::string& to, const Json& value,
                 const std::string& where = "") {
  return change(name, where.empty() ? to : where, [=](Json& json) { at(json, to).push_back(value); });
}

inline Fault drop(const std::string& name, const std::string& from, const std::string& field) {
  return change(name, from + "/" + field, [=](Json& json) { at(json, from).erase(field); });
}

inline Fault shorten(const std::string& name, const std::string& list) {
  return change(name, list, [=](Json& json) { at(json, list).erase(at(json, list).size() - 1); });
}

template <class... Items>
Json list(const Items&... items) {
  return Json::array({items...});
}

/// The sound file of a game with one fault in it. A game's test derives from this and is run with each fault.
class SpoiltFile : public MakeTables, public ::testing::WithParamInterface<Fault> {
 protected:
  void expect_spoilt_refused(const std::string& game) {
    use(game);
    Json json = Json::parse(good_);
    GetParam().make(json);
    expect_refused(json.dump(2), GetParam().where);
  }
};

inline std::string name_of(const ::testing::TestParamInfo<Fault>& fault) { return fault.param.name; }

}  // namespace fondaco::spoilt_data
