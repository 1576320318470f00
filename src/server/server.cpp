#include "server/server.hpp"

#include <filesystem>
#include <thread>

#include <sys/stat.h>

#include "server/folder_lock.hpp"
#include "server/http_server.hpp"
#include "server/log.hpp"

namespace fondaco::server {

namespace {

constexpr int kGoingAway = 1001;
constexpr auto kShutdownTimeout = std::chrono::seconds(3);  // for all sockets to close
constexpr auto kWakeEvery = std::chrono::seconds(5);

/// Whether it came true in time.
template <class Condition>
bool wait_until(std::chrono::seconds patience, Condition&& holds) {
  const auto deadline = std::chrono::steady_clock::now() + patience;
  while (!holds()) {
    if (std::chrono::steady_clock::now() >= deadline) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  return true;
}

/// Serves until it is stopped. Nothing of ours throws; should memory or a library, the others are served on.
void run_on(net::Loop& loop) {
  for (;;) {
    try {
      loop.run();
      return;
    } catch (const std::exception& error) {
      log_error("something failed", {
                                        {"reason", error.what()}
      });
    }
  }
}

Millis system_now() {
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

}  // namespace

/// In the order in which they must be there; they go in the other one.
struct Server::Parts {
  Parts(Settings given, std::unique_ptr<Store> writer, std::unique_ptr<Store> reader, std::string secret)
      : settings(std::move(given)),
        door(settings),
        loops(make_loops(settings.threads)),
        store(std::move(writer), std::move(reader)),
        bots(settings.bot_threads),
        hooks(*loops.front(), settings.private_webhooks, metrics),
        house(settings, store, bots, hooks, metrics, loops),
        api(house, Signer(std::move(secret)), door),
        services{house, api, assets, door},
        http(services, wires, loops),
        waker(*loops.front()) {}

  static std::vector<std::unique_ptr<net::Loop>> make_loops(int threads) {
    std::vector<std::unique_ptr<net::Loop>> made;
    for (int i = 0; i < threads; ++i) made.push_back(std::make_unique<net::Loop>());
    return made;
  }

  void wake_later() {
    waker.after(kWakeEvery, [this] {
      house.wake_tables(false);
      house.sweep();
      wake_later();
    });
  }

  Settings settings;
  FolderLock lock;
  Doorkeeper door;  // whoever is still in when the loops end leaves by it
  std::vector<std::unique_ptr<net::Loop>> loops;
  Metrics metrics;
  StoreQueue store;
  BotPool bots;
  Webhooks hooks;
  House house;
  Api api;
  Assets assets;
  OpenWires wires;
  Services services;
  HttpServer http;
  net::Timer waker;
  std::vector<std::thread> threads;
  std::atomic<int> serving{0};  // threads
  unsigned short port = 0;
  bool stopped = false;
};

Server::Server(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}

Server::~Server() { stop(); }

tl::expected<std::unique_ptr<Server>, std::string> Server::start(Settings settings) {
  if (!settings.now) settings.now = system_now;
  if (settings.quiet) silence_log();
  ::umask(S_IRWXG | S_IRWXO);  // what is kept is nobody else's: keys, passwords, the seeds of running games
  std::error_code error;
  std::filesystem::create_directories(settings.data, error);
  if (error) return tl::make_unexpected("the folder " + settings.data + " can't be made: " + error.message());
  auto lock = FolderLock::take(settings.data);
  if (!lock) return tl::make_unexpected(lock.error());
  const std::string path = settings.data + "/fondaco.sqlite";
  auto writer = open_sqlite(path);
  if (!writer) return tl::make_unexpected(writer.error());
  auto reader = open_sqlite(path);
  if (!reader) return tl::make_unexpected(reader.error());
  std::filesystem::permissions(path, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write,
                               error);  // one that was made more openly
  auto secret = (*writer)->secret();
  if (!secret) return tl::make_unexpected("the store " + path + " can't be written: " + secret.error().text);
  auto parts = std::make_unique<Parts>(std::move(settings), std::move(*writer), std::move(*reader),
                                       std::move(*secret));
  parts->lock = std::move(*lock);
  const auto port = parts->http.listen();
  if (!port) return tl::make_unexpected(port.error());
  parts->port = *port;
  for (auto& loop : parts->loops) {
    loop->hold();
    ++parts->serving;
    parts->threads.emplace_back([&loop, p = parts.get()] {
      run_on(*loop);
      --p->serving;
    });
  }
  parts->house.wake_tables(true);
  parts->loops.front()->post([p = parts.get()] { p->wake_later(); });
  auto server = std::unique_ptr<Server>(new Server(std::move(parts)));
  log_info("listening", {
                            {"address", server->address()}
  });
  return server;
}

unsigned short Server::port() const { return parts_->port; }

std::string Server::address() const {
  const Settings& settings = parts_->settings;
  const bool any = settings.bind == "0.0.0.0" || settings.bind == "::";
  std::string host = any ? "127.0.0.1" : settings.bind;
  if (host.find(':') != std::string::npos) host = "[" + host + "]";
  return (settings.certificate.empty() ? "http://" : "https://") + host + ":" + std::to_string(port());
}

void Server::stop() {
  Parts& parts = *parts_;
  if (std::exchange(parts.stopped, true)) return;
  log_info("stopping");
  parts.http.stop();
  parts.loops.front()->post([&parts] { parts.waker.cancel(); });
  parts.wires.close_all(kGoingAway, "the server stops");
  wait_until(kShutdownTimeout, [&] { return parts.wires.size() == 0; });
  // Nothing may come back to a table that is gone: first those who call back, then the lines, then the
  // tables.
  parts.bots.stop();
  parts.hooks.stop();
  parts.store.stop();
  parts.house.close_all();
  parts.http.cut_all();
  for (auto& loop : parts.loops) loop->let_go();
  if (!wait_until(kShutdownTimeout, [&] { return parts.serving == 0; })) {
    log_warning("something is still under way");
    for (auto& loop : parts.loops) loop->stop();
  }
  for (std::thread& thread : parts.threads) thread.join();
  log_info("stopped");
}

}  // namespace fondaco::server
