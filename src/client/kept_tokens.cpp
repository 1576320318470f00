#include "client/kept_tokens.hpp"

#include <cstdlib>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "core/json.hpp"
#include "terminal/text_file.hpp"

namespace fondaco::client {

namespace {

namespace fs = std::filesystem;
using terminal::FileProblem;

constexpr std::size_t kLongestFile = 16 << 20;
constexpr unsigned kForOneself = 0600;

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

/// Held by one process at a time; where a file system has no locks, by nobody.
class Lock {
 public:
  explicit Lock(const fs::path& file) : fd_(::open(file.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, kForOneself)) {
    if (fd_ >= 0) [[maybe_unused]]
      const int locked = ::flock(fd_, LOCK_EX);
  }
  ~Lock() {
    if (fd_ >= 0) ::close(fd_);
  }
  Lock(const Lock&) = delete;
  Lock& operator=(const Lock&) = delete;

 private:
  int fd_;
};

/// Nothing if there is a file that can't be understood.
std::optional<Json> read_tokens(const fs::path& file) {
  const auto text = terminal::read_text_file(file.string(), kLongestFile);
  if (!text && text.error() == FileProblem::Missing) return Json::object();
  Json tokens = text ? parse_shallow(*text) : Json();
  if (!tokens.is_object()) return std::nullopt;
  return tokens;
}

std::optional<std::string> token_in(const Json& tokens, const std::string& key) {
  const auto found = tokens.find(key);
  if (found == tokens.end() || !found->is_string()) return std::nullopt;
  return found->get<std::string>();
}

}  // namespace

KeptTokens::KeptTokens() {
  const std::string state = variable("XDG_STATE_HOME"), home = variable("HOME");
  if (!state.empty()) {
    file_ = fs::path(state) / "fondaco" / "guests.json";
  } else if (!home.empty()) {
    file_ = fs::path(home) / ".local" / "state" / "fondaco" / "guests.json";
  }
}

std::optional<std::string> KeptTokens::find(const std::string& key) const {
  const auto tokens = read_tokens(file_);
  return tokens ? token_in(*tokens, key) : std::nullopt;
}

KeptTokens::Kept KeptTokens::keep(const std::string& key, const std::string& token,
                                  const std::optional<std::string>& before) {
  Kept kept{token, false, {}};
  if (file_.empty()) {
    kept.error = std::make_error_code(std::errc::no_such_file_or_directory);
    return kept;
  }
  fs::create_directories(file_.parent_path(), kept.error);
  if (kept.error) return kept;
  const Lock lock(file_.string() + ".lock");
  auto tokens = read_tokens(file_);
  if (!tokens) {
    fs::rename(file_, file_.string() + ".broken", kept.error);
    if (kept.error) return kept;
    kept.set_aside = true;
    tokens = Json::object();
  }
  const auto there = token_in(*tokens, key);
  if (there && there != before) {
    kept.token = *there;
    return kept;
  }
  if (there) {
    Json& old = (*tokens)["old " + key];
    if (!old.is_array()) old = Json::array();
    old.push_back(*there);
  }
  (*tokens)[key] = token;
  kept.error = terminal::write_text_file(file_.string(), tokens->dump(1) + "\n", kForOneself);
  return kept;
}

}  // namespace fondaco::client
