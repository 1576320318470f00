#include <csignal>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <optional>
#include <thread>
#include <utility>

#include "cli/command.hpp"
#include "core/text.hpp"
#include "net/descriptors.hpp"
#include "server/server.hpp"

namespace fondaco::cli {

namespace {

struct ServeArguments {
  server::Settings settings;
  std::optional<int> port;
  int per_address = 0;
  std::vector<std::string> tls;
  bool no_limits = false;
};

constexpr int kUsualPort = 8080;
constexpr int kLastPort = 65535;
constexpr int kMostConnections = 1'000'000;

/// Where a user's programs keep what is theirs.
std::string usual_folder() {
  for (const auto& [variable, below] : {
           std::pair{"XDG_DATA_HOME", "/fondaco"             },
           {"HOME",          "/.local/share/fondaco"}
  }) {
    const char* value = std::getenv(variable);
    if (value != nullptr && *value != '\0') return std::string(value) + below;
  }
  return "fondaco-data";
}

/// Nothing, or why a browser could not come from there: an origin is a scheme, a host and perhaps a port.
std::string origin_problem(const std::string& origin) {
  const std::size_t start = origin.starts_with("https://") ? 8 : origin.starts_with("http://") ? 7 : 0;
  if (start != 0 && origin.size() > start && origin.find_first_of("/?# ", start) == std::string::npos)
    return {};
  return "'" + shown(origin, 100) + "' is no origin; one looks like https://games.example";
}

int serve(const ServeArguments& arguments) {
  server::Settings settings = arguments.settings;
  settings.per_address = static_cast<std::size_t>(arguments.per_address);
  if (arguments.tls.size() == 2) {
    settings.certificate = arguments.tls[0];
    settings.key = arguments.tls[1];
  } else if (!arguments.tls.empty()) {
    return complain("--tls wants two files, CERTIFICATE,KEY");
  }
  settings.limit_rates = !arguments.no_limits;
  if (arguments.no_limits) settings.per_address = 0;
  raise_descriptor_limit();
  // Blocked before any thread is made, so that only the wait below hears them.
  sigset_t ends;
  sigemptyset(&ends);
  sigaddset(&ends, SIGINT);
  sigaddset(&ends, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &ends, nullptr);
  std::signal(SIGPIPE, SIG_IGN);
  settings.port = static_cast<unsigned short>(arguments.port.value_or(kUsualPort));
  auto started = server::Server::start(settings);
  if (!started && !arguments.port) {  // the usual port is taken: any other will do
    settings.port = 0;
    auto elsewhere = server::Server::start(settings);
    if (elsewhere) started = std::move(elsewhere);
  }
  if (!started) return complain(started.error());
  std::cout << (*started)->address() << '\n' << std::flush;
  int signal = 0;
  sigwait(&ends, &signal);
  (*started)->stop();
  return kFine;
}

}  // namespace

void add_serve(CLI::App& app, Action& chosen) {
  auto* command =
      app.add_subcommand("serve", "Keep tables that anybody can sit at, in the browser or from a terminal");
  command->footer(
      "The address is printed when the server listens; the log is JSON on stderr. Everything is kept in one "
      "file below --data.\n\n"
      "Examples:\n"
      "  fondaco serve\n"
      "  fondaco serve --bind 0.0.0.0 --port 443 --tls cert.pem,key.pem --data /var/lib/fondaco");
  auto arguments = std::make_shared<ServeArguments>();
  server::Settings& s = arguments->settings;
  s.data = usual_folder();
  s.threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  s.bot_threads = std::max(1, s.threads - 1);
  command
      ->add_option("--port", arguments->port,
                   "Where to listen; 0 takes any port that is free (default: 8080, or any if that is taken)")
      ->check(CLI::Range(0, kLastPort));
  command->add_option("--bind", s.bind, "The address to listen at; 0.0.0.0 for all")->capture_default_str();
  command->add_option("--data", s.data, "The folder of the store, made if need be")->capture_default_str();
  command->add_option("--threads", s.threads, "Threads that serve sockets and tables")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command->add_option("--bot-threads", s.bot_threads, "Threads that think for bots")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command->add_option("--tls", arguments->tls, "CERTIFICATE,KEY: PEM files; then it is https")
      ->delimiter(',');
  command
      ->add_option("--origin", s.origins,
                   "A further origin (https://…) that pages may come from; may be repeated")
      ->check(CLI::Validator(origin_problem, "ORIGIN"))
      ->allow_extra_args(false);
  arguments->per_address = static_cast<int>(s.per_address);
  command
      ->add_option("--per-address", arguments->per_address, "Connections from one address; 0 for any number")
      ->check(CLI::Range(0, kMostConnections))
      ->capture_default_str();
  command->add_flag("--behind-proxy", s.behind_proxy,
                    "Believe X-Forwarded-For and X-Forwarded-Proto, which a proxy in front must set");
  command->add_flag("--private-webhooks", s.private_webhooks,
                    "Webhooks may go to addresses that are not public");
  command->add_flag("--no-limits", arguments->no_limits,
                    "No limits on connections and rates: for load tests");
  command->add_flag("--quiet", s.quiet, "No log");
  command->callback([&chosen, arguments] { chosen = [arguments] { return serve(*arguments); }; });
}

}  // namespace fondaco::cli
