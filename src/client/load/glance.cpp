#include "client/load/glance.hpp"

#include <charconv>

namespace fondaco::client::load {

namespace {

/// Walks over JSON without keeping anything. Every step moves on or ends the walk, whatever the text is.
class Walk {
 public:
  explicit Walk(std::string_view text) : rest_(text) {}

  /// Calls `member(key)` in front of each value of the object that comes next; it must read or skip it.
  template <class Member>
  void object(Member&& member) {
    if (!eat('{')) return stop();
    if (eat('}')) return;
    do {
      const std::string_view key = text();
      if (!eat(':')) return stop();
      member(key);
    } while (eat(','));
    if (!eat('}')) stop();
  }

  template <class Item>
  void array(Item&& item) {
    if (!eat('[')) return stop();
    if (eat(']')) return;
    do item();
    while (eat(','));
    if (!eat(']')) stop();
  }

  /// A text without its quotes; nothing, and the value is skipped, if it is none.
  std::string_view text() {
    if (!eat('"')) {
      skip();
      return {};
    }
    std::size_t end = 0;
    while (end < rest_.size() && rest_[end] != '"') end += rest_[end] == '\\' ? 2 : 1;
    if (end >= rest_.size()) {
      stop();
      return {};
    }
    const std::string_view found = rest_.substr(0, end);
    rest_.remove_prefix(end + 1);
    return found;
  }

  std::uint32_t number() {
    blank();
    std::uint32_t value = 0;
    const auto read = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
    if (read.ec != std::errc()) {
      skip();
      return 0;
    }
    rest_.remove_prefix(static_cast<std::size_t>(read.ptr - rest_.data()));
    return value;
  }

  /// The next value, whatever it is.
  void skip() {
    blank();
    if (rest_.empty()) return;
    if (rest_.front() == '"') {
      text();
      return;
    }
    std::size_t depth = 0;
    for (std::size_t i = 0; i < rest_.size(); ++i) {
      switch (rest_[i]) {
        case '"':
          rest_.remove_prefix(i);
          text();
          i = static_cast<std::size_t>(-1);  // begins again at what is left
          break;
        case '{':
        case '[': ++depth; break;
        case '}':
        case ']':
          if (depth == 0) return rest_.remove_prefix(i);  // the end of what this value stands in
          if (--depth == 0) return rest_.remove_prefix(i + 1);
          break;
        case ',':
          if (depth == 0) return rest_.remove_prefix(i);
          break;
        default: break;
      }
    }
    stop();
  }

 private:
  void blank() {
    while (!rest_.empty() && static_cast<unsigned char>(rest_.front()) <= ' ') rest_.remove_prefix(1);
  }
  bool eat(char c) {
    blank();
    if (rest_.empty() || rest_.front() != c) return false;
    rest_.remove_prefix(1);
    return true;
  }
  void stop() { rest_ = {}; }

  std::string_view rest_;
};

Glance::Kind kind_of(std::string_view type) {
  if (type == "update") return Glance::Kind::Update;
  if (type == "ack") return Glance::Kind::Ack;
  if (type == "joined") return Glance::Kind::Joined;
  if (type == "error") return Glance::Kind::Error;
  return Glance::Kind::Other;
}

void read_legal(Walk& walk, Glance& found, Rng& rng) {
  walk.array([&] {
    // The newest takes the place of the one chosen so far as often as makes all equally likely.
    const bool chosen = rng.below(++found.options) == 0;
    walk.object([&](std::string_view key) {
      if (chosen && key == "do") {
        found.choice = walk.text();
      } else {
        walk.skip();
      }
    });
  });
}

void read_present(Walk& walk, Glance& found, Rng& rng) {
  walk.object([&](std::string_view key) {
    if (key == "seq") {
      found.seq = walk.number();
    } else if (key == "at") {
      found.at = walk.text();
    } else if (key == "status") {
      found.status = walk.text();
    } else if (key == "legal") {
      read_legal(walk, found, rng);
    } else {
      walk.skip();
    }
  });
}

}  // namespace

Glance glance(std::string_view message, Rng& rng) {
  Glance found;
  Walk walk(message);
  walk.object([&](std::string_view key) {
    if (key == "type") {
      found.kind = kind_of(walk.text());
    } else if (key == "id") {
      found.id = walk.text();
    } else if (key == "code") {
      found.code = walk.text();
    } else if (key == "seq") {
      found.seq = walk.number();
    } else if (key == "present") {
      read_present(walk, found, rng);
    } else {
      walk.skip();
    }
  });
  return found;
}

}  // namespace fondaco::client::load
