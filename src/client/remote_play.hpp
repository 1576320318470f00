#pragma once

#include <istream>
#include <memory>
#include <ostream>
#include <string>

#include "client/address.hpp"
#include "terminal/play.hpp"

namespace fondaco::client {

/// How to play at a server's table from a terminal. Colours and language are as at home; the address names
/// the table.
struct RemoteSettings {
  Address server;
  std::string token;
  terminal::Language language = terminal::Language::English;
  bool colour = false;
  bool typed = false;  // somebody sits at a terminal
};

/// Plays at the table until the game is over or the person leaves; the seat stays theirs. Reads lines from a
/// descriptor. Returns the exit status.
int play_remotely(const RemoteSettings& settings, int in, std::ostream& out);

/// Finds a table: takes the seat that the address invites to, or shows the tables that wait for the person
/// and lets them choose. The address with its table, or the exit status.
struct Found {
  std::optional<Address> address;
  int status = 0;
};
Found find_table(const RemoteSettings& settings, std::istream& in, std::ostream& out);

/// Opens a table as asked for (docs/protocol.md) and tells how others can sit down. The address with its
/// table, or the exit status.
Found open_table(const RemoteSettings& settings, const Json& wish, std::ostream& out);

}  // namespace fondaco::client
