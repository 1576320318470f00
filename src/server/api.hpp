#pragma once

#include <memory>
#include <string>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>

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

  boost::asio::awaitable<HttpReply> answer(HttpRequest request);
  /// How much may be sent to a path.
  std::size_t longest_body(std::string_view path) const;

  /// Who sends this; nobody if the token or cookie is missing or not ours.
  std::string person_of(const HttpRequest& request) const;
  /// Whether a browser may send this from where it was made.
  bool from_here(const HttpRequest& request) const;

 private:
  struct Route;
  struct Call;
  using Handler = boost::asio::awaitable<HttpReply> (Api::*)(const Call&);
  static const std::vector<Route>& routes();

  boost::asio::awaitable<HttpReply> guest(const Call& call);
  boost::asio::awaitable<HttpReply> me(const Call& call);
  boost::asio::awaitable<HttpReply> rename(const Call& call);
  boost::asio::awaitable<HttpReply> account(const Call& call);
  boost::asio::awaitable<HttpReply> login(const Call& call);
  boost::asio::awaitable<HttpReply> logout(const Call& call);
  boost::asio::awaitable<HttpReply> games(const Call& call);
  boost::asio::awaitable<HttpReply> tables(const Call& call);
  boost::asio::awaitable<HttpReply> create(const Call& call);
  boost::asio::awaitable<HttpReply> table(const Call& call);
  boost::asio::awaitable<HttpReply> sit(const Call& call);
  boost::asio::awaitable<HttpReply> leave(const Call& call);
  boost::asio::awaitable<HttpReply> fork(const Call& call);
  boost::asio::awaitable<HttpReply> record(const Call& call);
  boost::asio::awaitable<HttpReply> import(const Call& call);
  boost::asio::awaitable<HttpReply> webhook(const Call& call);
  boost::asio::awaitable<HttpReply> person(const Call& call);
  boost::asio::awaitable<HttpReply> ratings(const Call& call);
  boost::asio::awaitable<HttpReply> info(const Call& call);
  boost::asio::awaitable<HttpReply> health(const Call& call);
  boost::asio::awaitable<HttpReply> metrics(const Call& call);
  boost::asio::awaitable<HttpReply> openapi(const Call& call);

  boost::asio::awaitable<Stored<Person>> who(const Call& call);
  boost::asio::awaitable<HttpReply> open_table(Setup setup, const Person& owner, std::vector<Seat> own);
  /// What takes long, on a thread of its own; nothing if too many wait for that already.
  template <class T>
  boost::asio::awaitable<std::optional<T>> slowly(std::function<T()> work);
  HttpReply welcome(const Call& call, const Person& person, bool with_token);
  Json invites(const std::string& table, const std::vector<Chair>& chairs) const;

  House& house_;
  Signer signer_;
  Doorkeeper& door_;
  boost::asio::thread_pool slow_{1};  // for passwords
  std::atomic<int> slow_waiting_{0};
};

}  // namespace fondaco::server
