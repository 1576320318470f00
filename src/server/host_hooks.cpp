#include "server/host.hpp"
#include "server/house.hpp"

// Calls to the webhooks of a table: who has to be told, and what is still owed.

namespace fondaco::server {

/// Who has to be told of the entry just added: those whose move it has become, once, and everybody when the
/// game has ended. It is stored with the entry, so that it is made up for if the server ends first.
std::vector<Owing> Host::owings(std::uint32_t entry) const {
  std::vector<Owing> owings;
  const bool goes_on = table_->housekeeping(now()).has_value();  // what is played for one need not be told
  const Seats waiting = summary().waiting;
  const bool over = table_->finished();
  for (Seat seat = 0; seat < seats_.size(); ++seat) {
    if (seats_[seat].webhook.empty()) continue;
    const bool turn = waiting.contains(seat) && !called_.contains(seat);
    if (!goes_on && (turn || (over && !called_over_))) {
      owings.push_back({seat, entry});
    } else if (seats_[seat].owed > 0 && !waiting.contains(seat) && !over) {
      owings.push_back({seat, 0});
    }
  }
  return owings;
}

void Host::call_hooks(const std::vector<Owing>& owings) {
  for (const Owing& owing : owings) {
    seats_[owing.seat].owed = owing.entry;
    if (owing.entry > 0) call_hook(owing.seat);
  }
  if (table_->housekeeping(now())) return;
  called_ = summary().waiting;
  called_over_ = table_->finished();
}

void Host::call_hook(Seat seat) {
  const char* event = table_->finished() ? "over" : "your_move";
  const Json body = {
      {"table", id_               },
      {"game",  table_->game().key},
      {"seat",  seat              },
      {"at",    table_->moment()  },
      {"event", event             }
  };
  const std::string url = seats_[seat].webhook;
  const Owing owing{seat, seats_[seat].owed};
  house_.hooks().call(url, body.dump(), [self = shared_from_this(), url, owing](Webhooks::Outcome outcome) {
    if (outcome == Webhooks::Outcome::Reached) {
      self->house_.store().write<void>(
          [id = self->id_, owing](Store& store) { return store.settle(id, owing); }, [](const auto&) {});
      self->loop_.post([self, owing] {
        StoredSeat& told = self->seats_[owing.seat];
        if (told.owed == owing.entry) told.owed = 0;
      });
    }
    if (outcome == Webhooks::Outcome::Failed) {
      self->house_.hooks().later(url, [self, owing] {
        self->enqueue([owing](Host& host) {
          if (host.table_ && host.seats_[owing.seat].owed == owing.entry) host.call_hook(owing.seat);
        });
      });
    }
    if (outcome != Webhooks::Outcome::Hopeless) return;
    self->enqueue([seat = owing.seat, url](Host& host) {
      if (!host.table_ || host.seats_[seat].webhook != url) return;
      host.seats_[seat].webhook.clear();
      host.house_.store().write<void>(
          [id = host.id_, seat](Store& store) { return store.set_webhook(id, seat, {}); },
          [](const auto&) {});
    });
  });
}

}  // namespace fondaco::server
