#include "core/text.hpp"
#include "table/naming.hpp"
#include "table/table.hpp"

// What people ask for, and what the table says to it.

namespace fondaco {

namespace {

using Proposed = tl::expected<Entry, Refusal>;

/// What only who decides for himself may ask for.
bool needs_presence(Asked asked) {
  switch (asked) {
    case Asked::Act:
    case Asked::Undo:
    case Asked::Answer:
    case Asked::Pause:
    case Asked::GoOn:
    case Asked::Hint: return true;
    default: return false;
  }
}

/// What can't be repeated for ever, since the game or somebody else sets a bound to it.
bool is_bounded(Asked asked) {
  switch (asked) {
    case Asked::Act:
    case Asked::Answer:
    case Asked::GoOn:
    case Asked::Return:
    case Asked::Resign:
    case Asked::Fill: return true;
    default: return false;
  }
}

}  // namespace

/// Why nothing can be decided now.
std::optional<Refusal> Table::out_of_play() const {
  switch (status()) {
    case Status::Playing: return std::nullopt;
    case Status::Gathering: return Refusal{"not_begun", "The game begins when every seat is taken.", {}};
    case Status::Paused: return Refusal{"paused", "The game is paused.", {}};
    case Status::Over: return Refusal{"game_over", "The game is over.", {}};
    case Status::Abandoned: return Refusal{"game_over", "Everybody has given this game up.", {}};
    case Status::Closed: return Refusal{"closed", "Who made this table has closed it.", {}};
    case Status::Diverged: break;
  }
  return Refusal{"diverged", "The rules have changed since, and this game can't go on under them.", {}};
}

/// Whether the client had another question in mind. A secret choice stays the same question while others
/// make theirs.
bool Table::stale(const Request& request, Seat seat) const {
  const auto known = static_cast<std::size_t>(request.number);
  if (request.undos != undos_ || request.number < 0 || known > course_.decisions()) return true;
  if (known == course_.decisions()) return false;
  const Seats asked = game().deciders(course_.state_after(known));
  for (std::size_t i = known; i < course_.decisions(); ++i) {
    const Seat other = course_.decision(i).seat;
    if (other == seat || !asked.contains(other) || !asked.contains(seat)) return true;
  }
  return false;
}

Proposed Table::propose_act(const Request& request, Seat seat, Millis now) const {
  if (const auto refusal = out_of_play()) return tl::make_unexpected(*refusal);
  if (stale(request, seat)) return refuse("stale", "The game has gone on meanwhile.");
  const auto action = game().parse_notation(request.action);
  if (!action)
    return refuse("illegal", "'" + shown(request.action) + "' is no action of this game.", "unknown_action");
  AnyState next = course_.state();
  if (const Error error = game().apply(next, seat, *action, nullptr)) {
    const std::string reason(game().reason_key(error));
    return refuse(error == kNotYourDecision ? "not_your_decision" : "illegal",
                  "'" + shown(request.action) + "' is not legal now: " + reason + ".", reason);
  }
  return bot_entry(seat, *action, now);
}

Proposed Table::propose_undo(Seat seat, Millis now) const {
  if (const auto refusal = out_of_play()) return tl::make_unexpected(*refusal);
  const auto offer = undo_offer(seat);
  if (!offer) {
    const auto last = course_.last_choice(seat);
    if (!last || *last < base_)
      return refuse("nothing_to_undo", "There is nothing that you could take back.");
    if (setup_.rated) return refuse("rated", "This game is rated: what was revealed or answered stays.");
    return refuse("others_away", "Somebody who is away would have to agree.");
  }
  if (leaves_no_time(offer->decision, seat, offer->kind, now))
    return refuse("no_time_left", "You would have no time left to decide anew.");
  const auto decision = static_cast<int>(offer->decision);
  if (offer->kind != UndoKind::Agreed)
    return made(What::Undo, seat, now, decision, std::string(key_of(offer->kind)));
  if (proposal_) return refuse("already_asked", "Another question to the table is still open.");
  return made(What::Ask, seat, now, decision, std::string(key_of(What::Undo)));
}

Proposed Table::propose_answer(bool yes, Seat seat, Millis now) const {
  if (!proposal_ || proposal_->agreed.contains(seat))
    return refuse("nothing_asked", "Nobody has asked you anything.");
  return made(What::Answer, seat, now, yes ? 1 : 0);
}

Proposed Table::propose(const Request& request, Seat seat, Millis now) const {
  if (seat >= players() || chairs_[seat].holder != Holder::Person)
    return refuse("not_seated", "You have no seat at this table.");
  if (closed_) return tl::make_unexpected(*out_of_play());
  if (rows_.size() >= (is_bounded(request.asked) ? kMostEntries : kMostBesides))
    return refuse("log_full", "The log of this table is nearly full: only the game itself goes on.");
  const bool says =
      request.asked == Asked::Chat || request.asked == Asked::Orders || request.asked == Asked::Name;
  if (says && texts_.size() >= kMostTexts)
    return refuse("log_full", "At this table so much was said that nothing more can be kept.");
  const Chair& chair = chairs_[seat];
  const auto entry = [&](What what, int number = 0, std::string text = {}) -> Proposed {
    return made(what, seat, now, number, std::move(text));
  };
  // What only makes sense while the game goes on, if perhaps paused.
  const auto in_play = [&](Proposed proposed) -> Proposed {
    const auto refusal = out_of_play();
    if (refusal && refusal->code != "paused") return tl::make_unexpected(*refusal);
    return proposed;
  };
  if (needs_presence(request.asked) && !chair.present())
    return in_play(refuse("away", "A bot plays for you; return first."));
  switch (request.asked) {
    case Asked::Act: return propose_act(request, seat, now);
    case Asked::Undo: return propose_undo(seat, now);
    case Asked::Answer: return propose_answer(request.yes, seat, now);
    case Asked::Pause: {
      if (const auto refusal = out_of_play()) return tl::make_unexpected(*refusal);
      if (present() == Seats::only(seat)) return entry(What::Pause);
      if (proposal_) return refuse("already_asked", "Another question to the table is still open.");
      return entry(What::Ask, 0, std::string(key_of(What::Pause)));
    }
    case Asked::GoOn:
      if (status() != Status::Paused) return refuse("not_paused", "The game is not paused.");
      return entry(What::GoOn);
    case Asked::HandOver:
      if (!chair.present()) return refuse("away", "A bot plays for you already.");
      return in_play(entry(What::HandOver));
    case Asked::Return:
      if (!chair.away || chair.resigned)
        return refuse("not_away", "No bot plays for you that you could relieve.");
      if (clock_.left(seat, now) == Millis{0})
        return in_play(refuse("no_time_left", "Your time has run out: a bot decides for you."));
      return in_play(entry(What::Return));
    case Asked::Resign:
      if (chair.resigned) return refuse("resigned", "You have given up already.");
      return in_play(entry(What::Resign));
    case Asked::Forced: return entry(What::Forced, request.yes ? 1 : 0);
    case Asked::Orders: {
      const std::string error = orders_error(parse_shallow(request.text));
      if (!error.empty()) return refuse("bad_message", "/orders" + error);
      return in_play(entry(What::Orders, 0, request.text));
    }
    case Asked::Chat:
      if (request.text.find_first_not_of(' ') == std::string::npos)
        return refuse("bad_message", "/text: there is nothing to say");
      return entry(What::Chat, 0, request.text);
    case Asked::Hint:
      if (const auto refusal = out_of_play()) return tl::make_unexpected(*refusal);
      if (!setup_.hints) return refuse("hints_off", "At this table nobody is advised.");
      if (!deciders().contains(seat)) return refuse("not_your_decision", "You have nothing to decide now.");
      return entry(What::Hint);
    case Asked::Fill: {
      const auto place = static_cast<Seat>(request.seat);
      if (place >= players() || chairs_[place].holder != Holder::Open)
        return refuse("taken", "This seat is not open.");
      return made(What::Sit, place, now, static_cast<int>(request.number));
    }
    case Asked::Leave:
      if (status() != Status::Gathering)
        return refuse("begun", "The game has begun: hand your seat over to a bot, or resign.");
      return entry(What::Leave, 0, chair.name);
    case Asked::Name: {
      const auto place = static_cast<Seat>(request.seat);
      if (place >= players() || chairs_[place].holder != Holder::Person)
        return refuse("not_seated", "Nobody sits there.");
      if (!is_persons_name(request.text))
        return refuse("bad_name", "A name is 1 to 40 letters of plain text, and no bot's.");
      if (finished()) return tl::make_unexpected(*out_of_play());
      return made(What::Name, place, now, 0, request.text);
    }
    default: break;
  }
  return refuse("bad_message", "This changes nothing at a table.");
}

Proposed Table::propose_close(Millis now) const {
  if (closed_) return tl::make_unexpected(*out_of_play());
  if (status() != Status::Gathering) return refuse("begun", "The game has begun: it can't be undone.");
  return made(What::Close, kNobody, now);
}

Proposed Table::propose_sit(Seat seat, const std::string& name, Millis now) const {
  if (closed_) return tl::make_unexpected(*out_of_play());
  if (seat >= players() || chairs_[seat].holder != Holder::Open)
    return refuse("taken", "This seat is not open.");
  return made(What::Sit, seat, now, 0, name);
}

}  // namespace fondaco
