#include <iostream>

#include "client/http.hpp"
#include "client/remote_play.hpp"
#include "client/texts.hpp"
#include "core/text.hpp"
#include "terminal/names.hpp"
#include "terminal/prompt.hpp"
#include "terminal/screen.hpp"

// Before a game on a server: a seat is taken, or a table chosen or opened.

namespace fondaco::client {

namespace {

using terminal::fill;

int complain(std::string_view sentence) {
  std::cerr << "fondaco: " << sentence << '\n';
  return 2;
}

/// The answer if the server agreed; otherwise its sentence has been told.
std::optional<Json> agreed(const RemoteSettings& settings, const std::string& method, const std::string& path,
                           const Json& body = nullptr) {
  const auto answer = ask(settings.server, method, path, settings.token, body);
  if (!answer) {
    complain(answer.error());
    return std::nullopt;
  }
  if (answer->status < 300) return answer->body;
  const bool told = answer->body.is_object() && answer->body.contains("text");
  complain(told ? answer->body["text"].get<std::string>()
                : settings.server.base() + " is no server of Fondaco");
  return std::nullopt;
}

std::string seats_in_words(const Json& seats, terminal::Language language) {
  std::string words;
  for (const Json& seat : seats) {
    if (seat.contains("person")) {
      terminal::add_to(words, shown(seat["person"].get<std::string>()));
    } else if (seat.contains("bot")) {
      const auto level = static_cast<std::size_t>(seat["bot"].get<int>() - 1);
      terminal::add_to(words, terminal::kTexts.levels[level].in(language));
    } else {
      terminal::add_to(words, "…");
    }
  }
  return words;
}

}  // namespace

Found open_table(const RemoteSettings& settings, const Json& wish, std::ostream& out) {
  const auto made = agreed(settings, "POST", "/api/tables", wish);
  if (!made) return {std::nullopt, 2};
  Address address = settings.server;
  address.table = (*made)["table"].get<std::string>();
  out << fill(kTexts.new_table.in(settings.language), {address.table}) << '\n';
  for (const Json& invite : (*made)["invites"]) {
    const std::string link =
        address.base() + "/t/" + address.table + "#invite=" + invite["invite"].get<std::string>();
    out << fill(kTexts.invite.in(settings.language), {link}) << '\n';
  }
  return {address, 0};
}

Found find_table(const RemoteSettings& settings, std::istream& in, std::ostream& out) {
  Address address = settings.server;
  if (!address.table.empty()) {
    const Json invite = {
        {"invite", address.invite}
    };
    if (!address.invite.empty() && !agreed(settings, "POST", "/api/tables/" + address.table + "/sit", invite))
      return {std::nullopt, 2};
    return {address, 0};
  }
  const auto mine = agreed(settings, "GET", "/api/tables?show=mine");
  const auto open = agreed(settings, "GET", "/api/tables?show=open");
  if (!mine || !open) return {std::nullopt, 2};
  std::vector<Json> tables;
  const auto list = [&](const Json& lines, const Words& title, bool own) {
    bool titled = false;
    for (const Json& line : lines) {
      const bool wanted =
          own ? line["status"] == "gathering" || line["status"] == "playing" || line["status"] == "paused"
              : line["yours"].empty();
      if (!wanted) continue;
      if (!titled) out << title.in(settings.language) << '\n';
      titled = true;
      tables.push_back(line);
      const terminal::GameScreen* screen = terminal::find_screen(line["game"].get<std::string>());
      out << "  " << tables.size() << "  "
          << (screen == nullptr ? line["game"].get<std::string>()
                                : terminal::in_language(screen->data()["name"], settings.language))
          << ": " << seats_in_words(line["seats"], settings.language);
      if (line["your_move"].get<bool>()) out << " — " << kTexts.your_move.in(settings.language);
      out << '\n';
    }
  };
  list((*mine)["tables"], kTexts.your_tables, true);
  list((*open)["tables"], kTexts.open_tables, false);
  if (tables.empty()) {
    out << fill(kTexts.nothing_there.in(settings.language), {address.base()}) << '\n';
    return {std::nullopt, 0};
  }
  terminal::Prompt prompt(in, out, settings.typed, terminal::kTexts.line_too_long.in(settings.language));
  const auto typed =
      prompt.line(fill(kTexts.which_table.in(settings.language), {std::to_string(tables.size())}));
  const int number = typed ? terminal::number_of(*typed) : 0;
  if (number < 1 || number > static_cast<int>(tables.size())) return {std::nullopt, 0};
  const Json& chosen = tables[static_cast<std::size_t>(number - 1)];
  address.table = chosen["table"].get<std::string>();
  if (chosen["yours"].empty()) {
    for (std::size_t seat = 0; seat < chosen["seats"].size(); ++seat) {
      if (!chosen["seats"][seat].contains("open")) continue;
      const Json wanted = {
          {"seat", seat}
      };
      if (!agreed(settings, "POST", "/api/tables/" + address.table + "/sit", wanted))
        return {std::nullopt, 2};
      break;
    }
  }
  return {address, 0};
}

}  // namespace fondaco::client
