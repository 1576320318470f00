#include "json_check.hpp"

#include <algorithm>

namespace make_tables {
namespace {

// Follows the parser and knows at each moment the path of what is being read.
class DuplicateGuard {
 public:
  bool operator()(int /*depth*/, Json::parse_event_t event, Json& parsed) {
    switch (event) {
      case Json::parse_event_t::object_start:
      case Json::parse_event_t::array_start:
        frames_.push_back({event == Json::parse_event_t::array_start, 0, "", {}});
        break;
      case Json::parse_event_t::key: {
        Frame& frame = frames_.back();
        const auto key = parsed.get<std::string>();
        if (!frame.seen.insert(key).second) {
          frame.key.clear();
          throw BadData{path(), "the field " + in_quotes(key) + " is written twice"};
        }
        frame.key = key;
        break;
      }
      case Json::parse_event_t::object_end:
      case Json::parse_event_t::array_end: frames_.pop_back(); [[fallthrough]];
      case Json::parse_event_t::value:
        if (!frames_.empty()) ++frames_.back().index;
        break;
    }
    return true;
  }

 private:
  struct Frame {
    bool list;
    std::size_t index;
    std::string key;
    std::set<std::string> seen;
  };

  std::string path() const {
    std::string path;
    for (std::size_t i = 0; i + 1 < frames_.size(); ++i)
      path += "/" + (frames_[i].list ? std::to_string(frames_[i].index) : frames_[i].key);
    return path.empty() ? "/" : path;
  }

  std::vector<Frame> frames_;
};

std::string line_and_column(const std::string& text, std::size_t byte) {
  const std::string_view before = std::string_view(text).substr(0, byte > 0 ? byte - 1 : 0);
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const std::size_t start = before.rfind('\n');
  const std::size_t column = 1 + before.size() - (start == std::string_view::npos ? 0 : start + 1);
  return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

const Json* find(const Json& file, const std::string& pointer) {
  try {
    const Json::json_pointer at(pointer);
    return !at.empty() && file.contains(at) ? &file.at(at) : nullptr;
  } catch (const Json::exception&) {
    return nullptr;
  }
}

}  // namespace

Json parse_strictly(const std::string& text) {
  try {
    // The guard is stateful and the parser copies its callback, so it goes in by reference.
    DuplicateGuard guard;
    return Json::parse(text, [&guard](int depth, Json::parse_event_t event, Json& parsed) {
      return guard(depth, event, parsed);
    });
  } catch (const Json::parse_error& error) {
    throw BadData{line_and_column(text, error.byte), "is not valid JSON"};
  } catch (const Json::exception&) {
    throw BadData{"/", "holds a number that is too large"};
  }
}

Keys check_keyed_list(const Entry& list, std::size_t size) {
  Keys keys;
  for (const Entry& entry : list.list(size)) {
    check_id(entry, keys.size());
    const std::string key = entry["key"].key();
    entry["key"].require(std::find(keys.begin(), keys.end(), key) == keys.end(),
                         "key " + in_quotes(key) + " is used twice");
    keys.push_back(key);
    for (std::string_view names : {"name", "short", "full"})
      if (names == "name" || entry.has(names)) check_names(entry[names]);
  }
  return keys;
}

std::vector<int> read_rising(const Entry& list, std::size_t size, int min, int max) {
  const std::vector<int> values = integers(list, size, min, max);
  for (std::size_t i = 1; i < values.size(); ++i)
    list.list()[i].require(values[i] > values[i - 1], "the numbers must rise");
  return values;
}

Keys check_colours(const Entry& list, std::size_t size) {
  for (const Entry& colour : list.list(size)) {
    colour.fields({"id", "key", "name", "fill", "deep", "on", "emblem", "hatch"});
    for (std::string_view field : {"fill", "deep", "on"}) {
      const std::string value = colour[field].text();
      const bool good = value.size() == 7 && value[0] == '#' &&
                        value.find_first_not_of("0123456789ABCDEF", 1) == std::string::npos;
      colour[field].require(good, "must be a colour such as \"#2A4DA8\"");
    }
    colour["emblem"].key();
    colour["hatch"].key();
  }
  return check_keyed_list(list, size);
}

void check_terms(const Entry& list) {
  for (const Entry& term : list.list()) term.fields({"id", "key", "name"}, {"short"});
  check_keyed_list(list, list.list().size());
}

PlayerCounts read_players(const Entry& players, int usual, std::size_t colours) {
  players.fields({"min", "max"});
  return {players["min"].integer(2, 2), players["max"].integer(usual, static_cast<int>(colours))};
}

int component(const Entry& file, std::string_view name) { return file["components"][name].integer(1, 1000); }

void require_component(const Entry& file, std::string_view name, int expected, const std::string& because) {
  require_number(file["components"][name], expected, because);
}

void check_provenance(const Entry& file) {
  const Entry sources = file["sources"];
  sources.require(sources.json().is_object(), "must be an object");
  for (const auto& item : sources.json().items()) sources[item.key()].text();

  const Keys marks = {"rulebook", "derived", "found", "photo", "repo", "web", "reconstructed"};
  const std::set<std::string> found_marks = {"found", "photo", "repo", "web"};
  std::set<std::string> covered;
  for (const Entry& entry : file["provenance"].list()) {
    entry.fields({"of", "mark", "sources", "why"});
    const std::string of = entry["of"].text();
    entry["of"].require(find(file.json(), of) != nullptr, in_quotes(of) + " points at nothing");
    entry["of"].require(covered.insert(of).second, in_quotes(of) + " has two entries");
    entry["why"].text();
    const std::string mark = marks[entry["mark"].index_in(marks, "mark")];
    bool rulebook = false;
    bool found = false;
    for (const Entry& source : entry["sources"].list()) {
      const std::string key = source.text();
      source.require(sources.has(key), "source " + in_quotes(key) + " is not listed in /sources");
      (key == "rulebook" ? rulebook : found) = true;
    }
    entry["sources"].require(mark != "rulebook" || rulebook, "must name the rulebook, as the mark does");
    entry["sources"].require(!found_marks.contains(mark) || found, "must name where it was found");
  }
  for (const auto& item : file.json().items()) {
    if (item.key() == "format" || item.key() == "game" || item.key() == "sources" ||
        item.key() == "provenance")
      continue;
    file[item.key()].require(covered.contains("/" + item.key()), "has no entry in /provenance");
  }
}

}  // namespace make_tables
