#include <gtest/gtest.h>

#include "games/serenissima/serenissima.hpp"
#include "kit/faults.hpp"
#include "kit/playing.hpp"

// The watchman is watched: each invariant of 8.3 must notice a state that breaks it.

namespace fondaco::serenissima {
namespace {

/// A position in the middle of a weighted game: seat 0 is loading, with cubes aboard and a port that stores
/// some.
State middle(int players) {
  const auto wanted = [](const State& x) {
    const bool stored =
        std::any_of(x.ports.begin(), x.ports.end(), [](const Port& p) { return p.stored != 0; });
    return x.phase == Phase::Load && x.decider == 0 && x.round > 2 && stored && !active(x).cargo.empty() &&
           galleys_of(x, 1) > 0 && active(x).load() == kGalleySlots && active(x).sailors > 1;
  };
  return first_position<Serenissima>(players, wanted, Policy::Weighted);
}

std::size_t port_of(const State& s, Seat seat) {
  return static_cast<std::size_t>(std::countr_zero(s.where.ports[seat]));
}
std::size_t galley_of(const State& s, Seat seat) {
  for (std::size_t k = 1;; ++k) {
    if (s.galleys[k].owner == seat) return k;
  }
}
/// Moves sailors between the reserve and somewhere, so that only what they are for is wrong.
void add_sailors(State& s, Seat seat, std::uint8_t& where, int count) {
  where = static_cast<std::uint8_t>(where + count);
  s.players[seat].reserve = static_cast<std::uint8_t>(s.players[seat].reserve - count);
}
void store(State& s, std::size_t port, std::size_t good) {
  s.ports[port].stored = static_cast<std::uint8_t>(s.ports[port].stored | 1u << good);
  --s.supply[good];
}

TEST(SerenissimaInvariants, EachNoticesItsFault) {
  const Fault<Serenissima> faults[] = {
      {"cubes are not conserved",                            [](State& s) { ++s.supply[kWood]; }                                   },
      {"cubes are not conserved",                            [](State& s) { active(s).cargo.add(kWine, 1); }                       },
      {"sailors are not conserved",                          [](State& s) { ++s.players[1].reserve; }                              },
      {"sailors are not conserved",                          [](State& s) { set_owner(s, port_of(s, 0), 1); }                      },
      {"a player has no port",
       [](State& s) {
         for (Port& port : s.ports) {
           if (port.owner != 1) continue;
           add_sailors(s, 1, port.garrison, -port.garrison);
           set_owner(s, static_cast<std::size_t>(&port - s.ports.data()), kNobody);
         }
       }                                                                                                                           },
      {"something is left of a galley that is not in play",  [](State& s) { s.galleys[0].zone = 3; }                               },
      {"something is left of a galley that is not in play",
       [](State& s) {
         s.galleys[0].cargo.add(kWine, 1);
         --s.supply[kWine];
       }                                                                                                                           },
      {"there is no such galley",
       [](State& s) {
         const std::size_t number = galley_of(s, 1);
         s.galleys[0] = s.galleys[number];
         remove_galley(s, number);
       }                                                                                                                           },
      {"a galley is overloaded",                             [](State& s) { add_sailors(s, 0, active(s).sailors, 2); }             },
      {"a galley has too many cubes",
       [](State& s) {
         Galley& galley = s.galleys[galley_of(s, 1)];
         add_sailors(s, 1, galley.sailors, -galley.sailors);
         for (; galley.cargo.total() <= kGalleyGoods; --s.supply[kWood]) galley.cargo.add(kWood, 1);
       }                                                                                                                           },
      {"a galley has no sailors",
       [](State& s) {
         Galley& galley = s.galleys[galley_of(s, 1)];
         add_sailors(s, 1, galley.sailors, -galley.sailors);
       }                                                                                                                           },
      {"an owner and a garrison belong together",
       [](State& s) {
         Port& port = s.ports[port_of(s, 1)];
         add_sailors(s, 1, port.garrison, -port.garrison);
       }                                                                                                                           },
      {"a port holds too much",
       [](State& s) {
         const std::size_t port = port_of(s, 1);
         add_sailors(s, 1, s.ports[port].garrison, kWarehouse[port] + 1 - s.ports[port].garrison);
       }                                                                                                                           },
      {"a port stores what it produces",
       [](State& s) { store(s, port_of(s, 1), product(s.options, port_of(s, 1))); }                                                },
      {"a fort lacks its goods",
       [](State& s) {
         for (Port& port : s.ports) {
           const auto at = static_cast<std::size_t>(&port - s.ports.data());
           if ((goods_present(s, at) & kFortGoods) != kFortGoods && port.closed == 0) port.fort = 1;
         }
       }                                                                                                                           },
      {"a basilica lacks its goods",
       [](State& s) {
         for (Port& port : s.ports) {
           const auto at = static_cast<std::size_t>(&port - s.ports.data());
           if ((goods_present(s, at) & kBasilicaGoods) != kBasilicaGoods && port.closed == 0)
             port.basilica = 1;
         }
       }                                                                                                                           },
      {"something is in a closed port",                      [](State& s) { s.ports[port_of(s, 1)].closed = 1; }                   },
      {"the whereabouts are wrong",                          [](State& s) { s.where.in_zone[3] ^= 2; }                             },
      {"the whereabouts are wrong",                          [](State& s) { s.galleys[galley_of(s, 1)].owner = 0; }                },
      {"the whereabouts are wrong",                          [](State& s) { s.ports[port_of(s, 1)].owner = 0; }                    },
      {"there is no such owner",                             [](State& s) { s.galleys[galley_of(s, 1)].owner = 7; }                },
      {"there is no such owner",                             [](State& s) { s.ports[port_of(s, 1)].owner = 4; }                    },
      {"the Doge pile will run out",
       [](State& s) {
         s.doge_pile.clear();
         s.doge_discard = kDogeCopies;
       }                                                                                                                           },
      {"a galley has rowed too far",                         [](State& s) { s.turn.moved = 9; }                                    },
      {"a strength is wrong",                                [](State& s) { s.turn.strength = 2; }                                 },
      {"Doge cards are not conserved",                       [](State& s) { ++s.doge_discard[0]; }                                 },
      {"the time marker has left the track",
       [](State& s) { s.track = static_cast<std::uint8_t>(set_up(s).track_end + 1); }                                              },
      {"the third scoring ends the game",                    [](State& s) { s.track = set_up(s).track_end; }                       },
      {"the wrong galley is active",                         [](State& s) { s.wheel = static_cast<std::uint8_t>(galley_of(s, 1)); }},
      {"an activation has no origin",                        [](State& s) { s.turn.origin = kNone; }                               },
      {"somebody is asked for a blockade at the wrong time", [](State& s) { s.turn.queue.push_back(1); }                           },
      {"locks outlast the loading step",
       [](State& s) {
         s.phase = Phase::Move;
         s.locks.to[0] = Locks::kSailor;
       }                                                                                                                           },
      {"a port holds too much",
       [](State& s) {
         const std::size_t port = port_of(s, 1);
         for (std::size_t good = 0; good < kGoods; ++good) {
           if (((s.ports[port].stored >> good) & 1) == 0) store(s, port, good);
         }
       }                                                                                                                           },
      {"nobody has anything to decide",                      [](State& s) { s.decider = 7; }                                       },
      {"nobody has anything to decide",
       [](State& s) {
         s.phase = Phase::BuyPlace;
         s.turn = Turn{};
         s.turn.galley = s.wheel;
         s.locks = Locks{};
         s.players[s.decider].ducats = 0;
       }                                                                                                                           },
  };
  for (int players = 2; players <= 4; ++players) {
    SCOPED_TRACE(players);
    expect_each_noticed<Serenissima>(middle(players), faults);
  }
}

TEST(SerenissimaInvariants, ThereAreSixGalleysForAPlayerAndFiveOfABuilding) {
  State s = start(with_players<Serenissima>(4), 1);
  for (std::size_t k = 1; k <= 7; ++k) {
    add_galley(s, k, 0, 0, 1);
    --s.players[0].reserve;
  }
  EXPECT_STREQ(violation(s), "a player has too many galleys");
  s = start(with_players<Serenissima>(4), 1);
  int built = 0;
  for (std::size_t port = 0; port < kPorts && built < kForts + 1; ++port) {
    if (kWarehouse[port] < 2) continue;
    for (const std::size_t good : {kWood, kStone}) {
      if (good != product(s.options, port)) store(s, port, good);
    }
    s.ports[port].fort = 1;
    ++built;
  }
  EXPECT_STREQ(violation(s), "there are too many buildings");
}

TEST(SerenissimaInvariants, ThereAreTwelveNumbersForThreePlayersAndFiveBasilicas) {
  State s = start(with_players<Serenissima>(3), 1);
  add_galley(s, 13, 0, 0, 1);
  --s.players[0].reserve;
  EXPECT_STREQ(violation(s), "there is no such galley");
  s = start(with_players<Serenissima>(4), 1);
  int built = 0;
  for (std::size_t port = 0; port < kPorts && built < kBasilicas + 1; ++port) {
    if (kWarehouse[port] < 2) continue;
    for (const std::size_t good : {kGold, kMarble}) {
      if (good != product(s.options, port)) store(s, port, good);
    }
    s.ports[port].basilica = 1;
    ++built;
  }
  EXPECT_STREQ(violation(s), "there are too many buildings");
}

}  // namespace
}  // namespace fondaco::serenissima
