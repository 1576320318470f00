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

// Items side by side in lines of at most 110 columns.
inline std::string lines(const std::vector<std::string>& items, std::size_t indent) {
  std::string text;
  std::string line(indent, ' ');
  for (const std::string& item : items) {
    if (line.size() > indent && line.size() + item.size() + 2 > 110) {
      text += line + "\n";
      line = std::string(indent, ' ');
    }
    line += (line.size() > indent ? " " : "") + item + ",";
  }
  return text + line + "\n";
}

// An array in another one.
inline std::string braced(const std::vector<std::string>& items) {
  std::string flat;
  for (const std::string& item : items) flat += (flat.empty() ? "" : ", ") + item;
  return "{{" + flat + "}}";
}

// One std::array; items that do not fit beside its name go below it.
inline std::string table(std::string_view macro, std::string_view type, std::string_view name,
                         const std::vector<std::string>& items) {
  const std::string head = std::string(macro) + " std::array<" + std::string(type) + ", " +
                           std::to_string(items.size()) + "> " + std::string(name) + " = ";
  const std::string flat = braced(items);
  if (head.size() + flat.size() + 1 <= 110) return head + flat + ";\n";
  return head + "{{\n" + lines(items, 4) + "}};\n";
}

inline std::string byte_table(std::string_view name, const std::vector<int>& values) {
  return table("FONDACO_TABLE", "std::uint8_t", name, numerals(values));
}

inline std::string hexadecimal(std::uint32_t set, int digits) {
  std::string text = "0x";
  for (int digit = digits - 1; digit >= 0; --digit) text += "0123456789ABCDEF"[(set >> (4 * digit)) & 0xFU];
  return text;
}

inline std::vector<std::string> hexadecimals(const std::vector<std::uint32_t>& sets, int digits) {
  std::vector<std::string> texts;
  for (std::uint32_t set : sets) texts.push_back(hexadecimal(set, digits));
  return texts;
}

// Sets, one bit for each element.
inline std::string set_table(std::string_view name, int digits, const std::vector<std::uint32_t>& sets) {
  return table("FONDACO_TABLE", "std::uint32_t", name, hexadecimals(sets, digits));
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
