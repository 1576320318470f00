#pragma once

// Writing C++ tables as text.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace make_tables {

inline std::vector<std::string> numerals(const std::vector<int>& values) {
  std::vector<std::string> texts;
  for (int value : values) texts.push_back(std::to_string(value));
  return texts;
}

inline std::string constant(std::string_view name, std::size_t value) {
  return "inline constexpr int " + std::string(name) + " = " + std::to_string(value) + ";\n";
}

// One std::array; items that do not fit beside its name go below it, in lines of at most 110 columns.
inline std::string table(std::string_view macro, std::string_view type, std::string_view name,
                         const std::vector<std::string>& items) {
  std::string head = std::string(macro) + " std::array<" + std::string(type) + ", " +
                     std::to_string(items.size()) + "> " + std::string(name) + " = {{";
  std::string flat;
  for (const std::string& item : items) flat += (flat.empty() ? "" : ", ") + item;
  if (head.size() + flat.size() + 3 <= 110) return head + flat + "}};\n";
  std::string line = "    ";
  for (const std::string& item : items) {
    if (line.size() + item.size() + 1 > 110) {
      head += "\n" + line;
      line = "    ";
    }
    line += (line.size() > 4 ? " " : "") + item + ",";
  }
  return head + "\n" + line + "\n}};\n";
}

inline std::string byte_table(std::string_view name, const std::vector<int>& values) {
  return table("FONDACO_TABLE", "std::uint8_t", name, numerals(values));
}

inline std::string hexadecimal(std::uint32_t set, int digits) {
  std::string text = "0x";
  for (int digit = digits - 1; digit >= 0; --digit) text += "0123456789ABCDEF"[(set >> (4 * digit)) & 0xFU];
  return text;
}

// Sets, one bit for each element.
inline std::string set_table(std::string_view name, int digits, const std::vector<std::uint32_t>& sets) {
  std::vector<std::string> items;
  for (std::uint32_t set : sets) items.push_back(hexadecimal(set, digits));
  return table("FONDACO_TABLE", "std::uint32_t", name, items);
}

inline std::string key_table(std::string_view name, const std::vector<std::string>& keys) {
  std::vector<std::string> items;
  for (const std::string& key : keys) items.push_back("\"" + key + "\"");
  return table("inline constexpr", "std::string_view", name, items);
}

inline std::string opening(const std::string& game) {
  return "// Made by make_tables from data/" + game +
         ".json; not to be edited.\n#pragma once\n\n"
         "#include <array>\n#include <cstdint>\n#include <string_view>\n\n#include \"core/target.hpp\"\n\n"
         "namespace fondaco::" +
         game + "::tables {\n\n";
}

inline std::string closing(const std::string& game) {
  return "\n}  // namespace fondaco::" + game + "::tables\n";
}

}  // namespace make_tables
