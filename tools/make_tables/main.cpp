// make_tables GAME DATA.json TABLES.hpp EMBEDDED.cpp
// Turns a game's data into constexpr tables and an embedded text, after checking all of it.

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>

#include "calimala.hpp"
#include "json_check.hpp"
#include "millefiori.hpp"
#include "serenissima.hpp"
#include "tuscany.hpp"

namespace make_tables {
namespace {

struct Game {
  std::string_view key;
  std::string (*tables)(const Entry& file);
};

constexpr std::array<Game, 4> kGames = {
    {{"calimala", calimala_tables},
     {"millefiori", millefiori_tables},
     {"tuscany", tuscany_tables},
     {"serenissima", serenissima_tables}}
};

constexpr std::size_t kLiteralLimit = 15'000;  // bytes; some compilers stop at 16 KB

std::optional<std::string> read_file(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return std::nullopt;
  std::ifstream in(path, std::ios::binary);
  if (!in) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(in), {});
}

std::string embedded(std::string_view game, const std::string& text) {
  std::string delimiter = "json";
  while (text.find(")" + delimiter + "\"") != std::string::npos) delimiter += "_";
  const std::string name(game);
  std::string out = "// Made by make_tables from data/" + name +
                    ".json; not to be edited.\n\n#include <string_view>\n\n" +
                    "namespace fondaco::data {\n\nextern const std::string_view " + name +
                    ";\nconst std::string_view " + name + " =";
  for (std::size_t begin = 0; begin < text.size();) {
    std::size_t end = std::min(text.size(), begin + kLiteralLimit);
    // A letter of several bytes stays in one piece.
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
    out += "\n    R\"" + delimiter + "(" + text.substr(begin, end - begin) + ")" + delimiter + "\"";
    begin = end;
  }
  return out + ";\n\n}  // namespace fondaco::data\n";
}

// Two files or none: both are complete beside their places before either is moved there.
// A file that would not change keeps its time, so that builds stay incremental.
bool write_files(const std::array<std::pair<std::string, std::string>, 2>& files) {
  std::error_code error;
  bool good = true;
  for (const auto& [path, text] : files) {
    if (read_file(path) == text) continue;
    std::ofstream out(path + ".new", std::ios::binary);
    out << text;
    out.close();
    good = good && out.good();
  }
  for (const auto& [path, text] : files) {
    const std::string fresh = path + ".new";
    if (!std::filesystem::exists(fresh, error)) continue;
    if (good) std::filesystem::rename(fresh, path, error);
    if (good && error) good = false;
    if (!good) std::filesystem::remove(fresh, error);
  }
  return good;
}

void say(std::string line) {
  for (char& letter : line)
    if (static_cast<unsigned char>(letter) < 0x20) letter = '?';  // one line, whatever a key is called
  std::cerr << line << '\n';
}

int fail(const std::string& line) {
  say(line);
  return 2;
}

int run(int argc, char** argv) {
  if (argc != 5) return fail("usage: make_tables GAME DATA.json TABLES.hpp EMBEDDED.cpp");
  const std::string key = argv[1];
  const std::string data = argv[2];
  const Game* game = nullptr;
  for (const Game& candidate : kGames)
    if (candidate.key == key) game = &candidate;
  if (game == nullptr) return fail("make_tables: there is no game " + in_quotes(key));

  const std::optional<std::string> text = read_file(data);
  if (!text) return fail(data + ": cannot be read");
  try {
    const Json json = parse_strictly(*text);
    Warnings warnings;
    const Entry file(json, "", warnings);
    file.require(json.is_object(), "must be an object");
    file["format"].integer(1, 1);
    file["game"].require(file["game"].text() == key, "must be " + in_quotes(key));
    const std::string tables = game->tables(file);
    check_provenance(file);
    if (!write_files({
            {{argv[3], tables}, {argv[4], embedded(key, json.dump())}}
    }))
      return fail(std::string("make_tables: cannot write ") + argv[3] + " and " + argv[4]);
    for (const Warning& warning : warnings)
      say(data + ": " + warning.where + ": warning: " + warning.sentence);
    return 0;
  } catch (const BadData& bad) {
    return fail(data + ": " + bad.where + ": " + bad.sentence);
  }
}

}  // namespace
}  // namespace make_tables

int main(int argc, char** argv) { return make_tables::run(argc, argv); }
