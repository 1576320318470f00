#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <thread>

#include "net/loop.hpp"
#include "server/doorkeeper.hpp"
#include "server/house.hpp"
#include "server/http_types.hpp"
#include "server/secrets.hpp"

namespace fondaco::server {

/// The HTTP interface (docs/openapi.json): lobby, records, people, and what operators watch.
class Api {
 public:
  Api(House& house, Signer signer, Doorkeeper& door);
  ~Api();
  Api(const Api&) = delete;
  Api& operator=(const Api&) = delete;

  net::Task<HttpReply> answer(HttpRequest request);
  /// How much may be sent to a path.
  std::size_t longest_body(std::string_view path) const;

  /// Who sends this; nobody if the token or cookie is missing or not ours.
  std::string person_of(const HttpRequest& request) const;
  /// Whether a browser may send this from where it was made.
  bool from_here(const HttpRequest& request) const;

 private:
  struct Route;
  struct Call;
  using Handler = net::Task<HttpReply> (Api::*)(const Call&);
  static const std::vector<Route>& routes();

  net::Task<HttpReply> guest(const Call& call);
  net::Task<HttpReply> me(const Call& call);
  net::Task<HttpReply> rename(const Call& call);
  net::Task<HttpReply> account(const Call& call);
  net::Task<HttpReply> login(const Call& call);
  net::Task<HttpReply> logout(const Call& call);
  net::Task<HttpReply> games(const Call& call);
  net::Task<HttpReply> tables(const Call& call);
  net::Task<HttpReply> create(const Call& call);
  net::Task<HttpReply> table(const Call& call);
  net::Task<HttpReply> invitation(const Call& call);
  net::Task<HttpReply> close(const Call& call);
  net::Task<HttpReply> hide(const Call& call);
  net::Task<HttpReply> sit(const Call& call);
  net::Task<HttpReply> leave(const Call& call);
  net::Task<HttpReply> fork(const Call& call);
  net::Task<HttpReply> record(const Call& call);
  net::Task<HttpReply> import(const Call& call);
  net::Task<HttpReply> webhook(const Call& call);
  net::Task<HttpReply> person(const Call& call);
  net::Task<HttpReply> ratings(const Call& call);
  net::Task<HttpReply> info(const Call& call);
  net::Task<HttpReply> health(const Call& call);
  net::Task<HttpReply> metrics(const Call& call);
  net::Task<HttpReply> openapi(const Call& call);

  net::Task<Stored<Person>> who(const Call& call);
  net::Task<HttpReply> open_table(Setup setup, const Person& owner, std::vector<Seat> own);
  /// What takes long, on a thread of its own; nothing if too many wait for that already.
  template <class T>
  net::Task<std::optional<T>> slowly(std::function<T()> work);
  HttpReply welcome(const Call& call, const Person& person, bool with_token);
  /// The seat that an invitation to the table is for; nobody's if it is none.
  Seat invited_to(const std::string& table, const std::string& invite) const;
  /// A table as whoever asks may know it.
  net::Task<tl::expected<Json, HttpReply>> table_info(const std::string& id, const std::string& person,
                                                      bool invited);
  Json invites(const std::string& table, const std::vector<Chair>& chairs) const;

  House& house_;
  Signer signer_;
  Doorkeeper& door_;
  net::Loop slow_;  // for passwords
  std::atomic<int> slow_waiting_{0};
  std::thread slow_thread_;
};

}  // namespace fondaco::server
