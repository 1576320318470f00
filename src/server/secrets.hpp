#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/rng.hpp"
#include "core/seats.hpp"
#include "table/clock.hpp"

// Everything that must not be guessed: made and checked with libsodium.

namespace fondaco::server {

/// So many random letters and digits that nobody mistakes for others.
std::string random_name(std::size_t letters);
Seed random_seed();
std::string random_hex(std::size_t bytes);
std::string sha256_hex(std::string_view text);

/// Signs and checks with the server's key.
class Signer {
 public:
  explicit Signer(std::string key) : key_(std::move(key)) {}

  /// A token says who somebody is, for as long as kTokenLife.
  std::string token(const std::string& person, Millis now) const;
  std::optional<std::string> person(std::string_view token, Millis now) const;
  /// An invitation to one seat; it needs no store, since only this server could have made it.
  std::string invite(const std::string& table, Seat seat) const;

 private:
  std::string sign(std::string_view purpose, std::string_view text) const;

  std::string key_;
};

inline constexpr Millis kTokenLife = Millis{1000} * 60 * 60 * 24 * 400;

/// Slow on purpose (tens of milliseconds). Empty if there is no memory for it.
std::string hash_password(const std::string& password);
bool is_password(const std::string& password, const std::string& hash);

/// Whether two texts are equal, in a time that does not tell where they differ.
bool same_secret(std::string_view a, std::string_view b);

}  // namespace fondaco::server
