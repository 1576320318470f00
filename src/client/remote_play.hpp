#pragma once

#include <optional>
#include <ostream>
#include <string>

#include "client/address.hpp"
#include "client/typed_lines.hpp"
#include "core/json.hpp"
#include "terminal/play.hpp"

namespace fondaco::client {

/// How to play at a server's table from a terminal. Colours and language are as at home; the address names
/// the table.
struct RemoteSettings {
  Address server;
  std::string name, token;  // who one is there
  terminal::Language language = terminal::Language::English;
  bool colour = false;
  bool typed = false;  // somebody sits at a terminal
};

/// Plays at the table until the game is over or the person leaves; the seat stays theirs. Returns the exit
/// status: 2 if the table could not be joined (with a sentence on stderr) or the input made no sense for too
/// long, else 0.
int play_remotely(const RemoteSettings& settings, TypedLines& typed, std::ostream& out);

/// Finds a table: takes the seat that the address invites to, or shows the tables that wait for the person
/// and lets them choose. The address with its table, or the exit status.
struct Found {
  std::optional<Address> address;
  int status = 0;
};
Found find_table(const RemoteSettings& settings, TypedLines& typed, std::ostream& out);

/// Opens a table as asked for (docs/protocol.md) and tells how others can sit down. The address with its
/// table, or the exit status.
Found open_table(const RemoteSettings& settings, const Json& wish, std::ostream& out);

/// One sentence on stderr; returns the exit status for it.
int complain(std::string_view sentence);

}  // namespace fondaco::client
