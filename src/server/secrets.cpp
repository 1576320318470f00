#include "server/secrets.hpp"

#include <array>
#include <charconv>

#include <sodium.h>

namespace fondaco::server {

namespace {

const unsigned char* bytes_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

std::string hex_of(const unsigned char* bytes, std::size_t count) {
  std::string hex(count * 2 + 1, '\0');
  sodium_bin2hex(hex.data(), hex.size(), bytes, count);
  hex.pop_back();
  return hex;
}

}  // namespace

std::string random_name(std::size_t letters) {
  static constexpr std::string_view kLetters = "abcdefghijkmnpqrstuvwxyz23456789";
  static_assert(kLetters.size() == 32);
  std::string name(letters, '\0');
  randombytes_buf(name.data(), name.size());
  for (char& c : name) c = kLetters[static_cast<unsigned char>(c) % kLetters.size()];
  return name;
}

Seed random_seed() {
  Seed seed = 0;
  randombytes_buf(&seed, sizeof seed);
  return seed;
}

std::string random_hex(std::size_t bytes) {
  std::string raw(bytes, '\0');
  randombytes_buf(raw.data(), raw.size());
  return hex_of(bytes_of(raw), raw.size());
}

std::string sha256_hex(std::string_view text) {
  std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
  crypto_hash_sha256(hash.data(), bytes_of(text), text.size());
  return hex_of(hash.data(), hash.size());
}

std::string Signer::sign(std::string_view purpose, std::string_view text) const {
  std::array<unsigned char, crypto_auth_hmacsha256_BYTES> mac{};
  crypto_auth_hmacsha256_state state;
  crypto_auth_hmacsha256_init(&state, bytes_of(key_), key_.size());
  crypto_auth_hmacsha256_update(&state, bytes_of(purpose), purpose.size());
  crypto_auth_hmacsha256_update(&state, bytes_of("\n"), 1);
  crypto_auth_hmacsha256_update(&state, bytes_of(text), text.size());
  crypto_auth_hmacsha256_final(&state, mac.data());
  return hex_of(mac.data(), mac.size());
}

std::string Signer::token(const std::string& person, Millis now) const {
  const std::string body = person + "." + std::to_string(now / 1000);
  return body + "." + sign("token", body);
}

std::optional<std::string> Signer::person(std::string_view token, Millis now) const {
  const std::size_t last = token.rfind('.');
  const std::size_t first = token.find('.');
  if (token.size() > 200 || last == std::string_view::npos || first == last) return std::nullopt;
  const std::string_view body = token.substr(0, last);
  if (!same_secret(token.substr(last + 1), sign("token", body))) return std::nullopt;
  Millis seconds = 0;
  const std::string_view made = body.substr(first + 1);
  const auto read = std::from_chars(made.data(), made.data() + made.size(), seconds);
  if (read.ec != std::errc() || seconds * 1000 + kTokenLife < now) return std::nullopt;
  return std::string(body.substr(0, first));
}

std::string Signer::invite(const std::string& table, Seat seat) const {
  return std::to_string(seat) + "-" + sign("invite", table + "." + std::to_string(seat)).substr(0, 24);
}

std::string hash_password(const std::string& password) {
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (crypto_pwhash_str(hash.data(), password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                        crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
    return {};
  return hash.data();
}

bool is_password(const std::string& password, const std::string& hash) {
  return !hash.empty() && crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

bool same_secret(std::string_view a, std::string_view b) {
  return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace fondaco::server
