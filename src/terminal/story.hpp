#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/json.hpp"
#include "terminal/screen.hpp"

namespace fondaco::terminal {

/// What a game's narrator stands on: paragraphs, each a sentence or a head with the clauses that follow it.
class Storyteller {
 public:
  Storyteller(const Storyteller&) = delete;

 protected:
  explicit Storyteller(const Scene& scene) : s_(scene) {}
  ~Storyteller() = default;

  std::string say(const Words& words) const { return s_.say(words); }
  static std::string text(const Json& event, const char* field) { return event[field].get<std::string>(); }
  static std::string number(const Json& event, const char* field) {
    return std::to_string(event[field].get<int>());
  }

  virtual void put(const std::string& paragraph) { append(lines_, wrapped(paragraph, 4)); }

  void sentence(const std::string& words) {
    flush();
    put(words);
  }
  /// Starts a paragraph to which clauses will be added. `seat` is its subject, -1 for none.
  void open(std::string head, int seat);
  void clause(std::string words) { clauses_.push_back(std::move(words)); }
  void flush();

  const Scene& s_;
  Lines lines_;
  std::string head_;
  int seat_ = -1;
  Lines clauses_;
};

/// How a narrator tells a type of event; one that needs no words has a function that adds none.
template <class Narrator>
struct Teller {
  std::string_view type;
  void (Narrator::*tell)(const Json&);
};

template <class Narrator>
constexpr const Teller<Narrator>* teller_of(std::span<const Teller<Narrator>> tellers,
                                            std::string_view type) {
  for (const Teller<Narrator>& teller : tellers) {
    if (teller.type == type) return &teller;
  }
  return nullptr;
}

template <class Narrator>
constexpr bool tells_every(std::span<const Teller<Narrator>> tellers,
                           std::span<const std::string_view> types) {
  return std::all_of(types.begin(), types.end(),
                     [tellers](std::string_view type) { return teller_of(tellers, type) != nullptr; });
}

/// The events from `from` on, told after those before them were followed.
template <class Narrator>
Lines told_by(Narrator&& narrator, std::span<const Json> events, std::size_t from) {
  for (const Json& event : events.first(from)) narrator.follow(event);
  for (const Json& event : events.subspan(from)) narrator.tell(event);
  return narrator.finish();
}

}  // namespace fondaco::terminal
