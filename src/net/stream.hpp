#pragma once

// Only for the sources of this folder: it takes long to compile.

#include <array>
#include <memory>
#include <utility>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <boost/beast/websocket/teardown.hpp>

#include "net/connection.hpp"

namespace fondaco::net {

/// What is called when something has been read or written, whatever its type.
class Done {
 public:
  template <class Handler>
    requires(!std::is_same_v<std::decay_t<Handler>, Done>)
  Done(Handler&& handler)
      : held_(std::make_unique<Held<std::decay_t<Handler>>>(std::forward<Handler>(handler))) {}

  void operator()(boost::system::error_code error, std::size_t size = 0) {
    held_.release()->call_once(error, size);
  }

 private:
  struct Base {
    virtual ~Base() = default;
    virtual void call_once(boost::system::error_code error, std::size_t size) = 0;
  };
  template <class Handler>
  struct Held : Base {
    explicit Held(Handler&& given) : handler(std::move(given)) {}
    void call_once(boost::system::error_code error, std::size_t size) override {
      Handler once = std::move(handler);
      delete this;  // what it held is free again when the handler runs
      if constexpr (std::is_invocable_v<Handler&, boost::system::error_code, std::size_t>) {
        once(error, size);
      } else {
        once(error);
      }
    }
    Handler handler;
  };
  std::unique_ptr<Base> held_;
};

/// The first buffers of a sequence, if there are more: to read or write only some of it is allowed.
template <class Buffer, std::size_t kMost>
class Buffers {
 public:
  using value_type = Buffer;
  using const_iterator = const Buffer*;

  template <class From>
  explicit Buffers(const From& from) {
    const auto end = boost::asio::buffer_sequence_end(from);
    for (auto next = boost::asio::buffer_sequence_begin(from); next != end && count_ < kMost; ++next) {
      const Buffer buffer(*next);
      if (buffer.size() > 0) buffers_[count_++] = buffer;
    }
  }
  const_iterator begin() const { return buffers_.data(); }
  const_iterator end() const { return buffers_.data() + count_; }

 private:
  std::array<Buffer, kMost> buffers_;
  std::size_t count_ = 0;
};
using Readable = Buffers<boost::asio::mutable_buffer, 2>;
using Writable = Buffers<boost::asio::const_buffer, 8>;

/// A TCP connection, plain or under TLS, with time limits: one type, so that what is built on it is compiled
/// once. Meets the requirements of Beast's AsyncStream; its bodies are in connection.cpp.
class Connection::Stream {
 public:
  using executor_type = boost::asio::io_context::executor_type;
  using Tcp = boost::beast::basic_stream<boost::asio::ip::tcp, executor_type>;
  using Secure = boost::beast::ssl_stream<Tcp>;
  using next_layer_type = Tcp;

  explicit Stream(Tcp plain) : plain_(std::make_unique<Tcp>(std::move(plain))) {}

  Tcp& next_layer() { return secure_ ? secure_->next_layer() : *plain_; }
  const Tcp& next_layer() const { return secure_ ? secure_->next_layer() : *plain_; }
  executor_type get_executor() { return next_layer().get_executor(); }
  Secure* secure() { return secure_.get(); }
  Secure& make_secure(boost::asio::ssl::context& tls) {
    secure_ = std::make_unique<Secure>(std::move(*plain_), tls);
    plain_.reset();
    return *secure_;
  }

  template <class Buffers, class Handler>
  void async_read_some(const Buffers& buffers, Handler&& handler) {
    read_some(Readable(buffers), std::forward<Handler>(handler));
  }
  template <class Buffers, class Handler>
  void async_write_some(const Buffers& buffers, Handler&& handler) {
    write_some(Writable(buffers), std::forward<Handler>(handler));
  }

  template <class Handler>
  friend void async_teardown(boost::beast::role_type role, Stream& stream, Handler&& handler) {
    stream.tear_down(role, std::forward<Handler>(handler));
  }

  void read_some(const Readable& buffers, Done done);
  void write_some(const Writable& buffers, Done done);
  void tear_down(boost::beast::role_type role, Done done);

 private:
  std::unique_ptr<Tcp> plain_;
  std::unique_ptr<Secure> secure_;  // if it is there, the other one is not
};

}  // namespace fondaco::net
