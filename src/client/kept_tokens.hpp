#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <system_error>

namespace fondaco::client {

/// The tokens of guests, in one file for all servers that nobody else can read. Terminals that start together
/// share it: whoever writes reads first what the others have written.
class KeptTokens {
 public:
  /// In the user's state folder.
  KeptTokens();

  /// Empty if there is no place for it.
  const std::filesystem::path& file() const { return file_; }

  std::optional<std::string> find(const std::string& key) const;

  struct Kept {
    std::string token;       // the one to go by: somebody else may have been quicker
    bool set_aside = false;  // the file could not be understood and was given another name
    std::error_code error;   // it could not be written
  };
  /// Keeps a new token in place of one that no longer serves, which is kept aside.
  Kept keep(const std::string& key, const std::string& token, const std::optional<std::string>& before);

 private:
  std::filesystem::path file_;
};

}  // namespace fondaco::client
