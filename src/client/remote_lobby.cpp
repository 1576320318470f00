#include <algorithm>

#include "client/http.hpp"
#include "client/json_field.hpp"
#include "client/refusals.hpp"
#include "client/remote_play.hpp"
#include "client/texts.hpp"
#include "core/text.hpp"
#include "terminal/names.hpp"
#include "terminal/screen.hpp"

// Before a game on a server: a seat is taken, or a table chosen or opened.

namespace fondaco::client {

namespace {

using terminal::fill;

constexpr std::size_t kTableIndent = 5;  // below the name of a game

/// What the server answers if it agrees and says something of this kind; otherwise a sentence has been told.
template <class Check>
std::optional<Json> agreed(const RemoteSettings& settings, const std::string& method, const std::string& path,
                           const Json& body, Check check) {
  const auto answer = ask(settings.server, method, path, settings.token, body, settings.language);
  if (answer && answer->status < 300 && check(answer->body)) return answer->body;
  complain(answer ? refusal_in_words(*answer, settings.server, settings.language) : answer.error());
  return std::nullopt;
}

bool sit(const RemoteSettings& settings, const std::string& table, const Json& where) {
  const auto anything = [](const Json&) { return true; };
  return agreed(settings, "POST", "/api/tables/" + table + "/sit", where, anything).has_value();
}

/// A table in the list of them, as far as it is read here.
bool is_listed_table(const Json& line) {
  const auto is_chair = [](const Json& chair) {
    const bool level = !chair.contains("bot") || (chair["bot"].is_number_integer() && chair["bot"] >= 1 &&
                                                  chair["bot"] <= terminal::kTexts.levels.size());
    return chair.is_object() && level && (!chair.contains("person") || chair["person"].is_string());
  };
  return is_text(line, "table") && is_text(line, "game") && is_text(line, "status") &&
         field(line, "yours").is_array() && line.contains("your_move") && line["your_move"].is_boolean() &&
         field(line, "seats").is_array() && std::all_of(line["seats"].begin(), line["seats"].end(), is_chair);
}

/// Those that the server shows under this name.
std::optional<Json> tables_of(const RemoteSettings& settings, const std::string& show) {
  const auto is_table_list = [](const Json& body) {
    return field(body, "tables").is_array() &&
           std::all_of(body["tables"].begin(), body["tables"].end(), is_listed_table);
  };
  return agreed(settings, "GET", "/api/tables?show=" + show, nullptr, is_table_list);
}

void print(std::ostream& out, std::string_view text, std::size_t indent = 2) {
  for (const std::string& line : terminal::wrapped(text, indent)) out << line << '\n';
}

/// Which of so many tables; nothing if the input has ended or made no sense for too long.
std::optional<std::size_t> ask_which(const RemoteSettings& settings, TypedLines& typed, std::ostream& out,
                                     std::size_t count) {
  const auto say = [&](const Words& words) { return words.in(settings.language); };
  for (int patience = 20; patience > 0; --patience) {
    out << fill(say(kTexts.which_table), {std::to_string(count)}) << std::flush;
    const auto line = typed.wait();
    if (!line) {
      out << '\n';
      return std::nullopt;
    }
    if (!settings.typed) out << shown(line->text) << '\n';
    const int number = terminal::number_of(line->text);
    if (number >= 1 && number <= static_cast<int>(count) && std::to_string(number) == line->text)
      return static_cast<std::size_t>(number - 1);
    if (terminal::command_named(terminal::lowered(line->text)) == terminal::Command::Quit)
      return std::nullopt;
    if (line->text.empty() && !line->too_long) continue;
    print(out, line->too_long ? std::string(say(terminal::kTexts.line_too_long))
                              : fill(say(terminal::kTexts.lobby_no_choice), {shown(line->text)}));
  }
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
  const auto is_table = [](const Json& body) {
    return is_text(body, "table") && field(body, "invites").is_array() &&
           std::all_of(body["invites"].begin(), body["invites"].end(),
                       [](const Json& invite) { return is_text(invite, "invite"); });
  };
  const auto made = agreed(settings, "POST", "/api/tables", wish, is_table);
  if (!made) return {std::nullopt, 2};
  Address address = settings.server;
  address.table = (*made)["table"].get<std::string>();
  print(out, fill(kTexts.new_table.in(settings.language), {address.table}));
  for (const Json& invite : (*made)["invites"]) {
    print(out, kTexts.invite.in(settings.language));
    out << "  " << address.base() << "/t/" << address.table
        << "#invite=" << invite["invite"].get<std::string>() << '\n';
  }
  return {address, 0};
}

Found find_table(const RemoteSettings& settings, TypedLines& typed, std::ostream& out) {
  Address address = settings.server;
  if (!address.table.empty()) {
    const Json invite = {
        {"invite", address.invite}
    };
    if (!address.invite.empty() && !sit(settings, address.table, invite)) return {std::nullopt, 2};
    return {address, 0};
  }
  const auto mine = tables_of(settings, "mine");
  const auto open = mine ? tables_of(settings, "open") : std::nullopt;
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
      const std::string name =
          is_text(line, "name") ? shown(line["name"].get_ref<const std::string&>()) + ", " : std::string();
      std::string words =
          "  " + std::to_string(tables.size()) + "  " + name +
          (screen == nullptr ? shown(line["game"].get<std::string>())
                             : terminal::in_language(screen->data()["name"], settings.language)) +
          ": " + seats_in_words(line["seats"], settings.language);
      if (line["your_move"].get<bool>())
        terminal::add_to(words, kTexts.your_move.in(settings.language), " — ");
      print(out, words, kTableIndent);
    }
  };
  list((*mine)["tables"], kTexts.your_tables, true);
  list((*open)["tables"], kTexts.open_tables, false);
  if (tables.empty()) {
    print(out, kTexts.nothing_there.in(settings.language));
    out << "  fondaco play " << kTexts.game_name.in(settings.language) << " --server " << address.base()
        << '\n';
    return {std::nullopt, 0};
  }
  const auto which = ask_which(settings, typed, out, tables.size());
  if (!which) return {std::nullopt, 0};
  const Json& chosen = tables[*which];
  address.table = chosen["table"].get<std::string>();
  if (chosen["yours"].empty()) {
    for (std::size_t seat = 0; seat < chosen["seats"].size(); ++seat) {
      if (!chosen["seats"][seat].contains("open")) continue;
      const Json wanted = {
          {"seat", seat}
      };
      if (!sit(settings, address.table, wanted)) return {std::nullopt, 2};
      break;
    }
  }
  return {address, 0};
}

}  // namespace fondaco::client
