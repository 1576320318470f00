#include <algorithm>
#include <bit>
#include <map>

#include "serenissima_box.hpp"

namespace make_tables::serenissima {
namespace {

// ---------------------------------------------------------------- how long a game lasts

// Tries every order of the cards: how many rounds until the marker stands on the last cell.
class Length {
 public:
  Length(const std::vector<int>& copies, int end) : copies_(copies), end_(end) {}

  Rounds rounds() { return from(0, copies_); }

 private:
  Rounds from(int track, const std::vector<int>& pile) {
    if (track >= end_) return {0, 0};
    const auto known = known_.find({track, pile});
    if (known != known_.end()) return known->second;
    Rounds best{kByte, 0};
    for (std::size_t kind = 0; kind < pile.size(); ++kind) {
      if (pile[kind] == 0) continue;
      std::vector<int> left = pile;
      --left[kind];
      const DogeForm& card = kDogeForms[kind];
      const Rounds rest = from(track + card.advance, card.reshuffle ? copies_ : left);
      best = {std::min(best.fewest, rest.fewest + 1), std::max(best.most, rest.most + 1)};
    }
    known_.insert({
        {track, pile},
        best
    });
    return best;
  }

  const std::vector<int>& copies_;
  int end_;
  std::map<std::pair<int, std::vector<int>>, Rounds> known_;
};

// ---------------------------------------------------------------- by number of players

// Goods of which one port is closed: whichever it is, the good can still be had, and there is a choice that
// leaves all starting ports open.
Set read_closed(const Entry& list, const Entry& ports, const Box& c) {
  Set goods = 0;
  list.require(list.list().size() <= kMostClosed, "has more than " + std::to_string(kMostClosed) + " goods");
  for (const Entry& entry : list.list()) {
    const std::size_t good = entry.index_in(kGoodKeys, "good");
    const std::string because = " " + in_quotes(kGoodKeys[good]) + ", but " + entry.path() + " closes one";
    entry.require((goods & bit(good)) == 0, "stands there twice");
    ports.require(std::popcount(producers(c, good)) > 1, "only one port produces" + because);
    ports.require((producers(c, good) & ~c.start_ports) != 0, "only starting ports produce" + because);
    goods |= bit(good);
  }
  return goods;
}

void read_track(const Entry& entry, SetUp& s, const Box& c) {
  s.track_end = entry["track_end"].integer(1, kLongestTrack);
  s.scoring = read_rising(entry["scoring"], kScorings, 1, kLongestTrack);
  const std::vector<Entry> cells = entry["scoring"].list();
  for (std::size_t i = 1; i < kScorings; ++i)
    cells[i].require(s.scoring[i] - s.scoring[i - 1] >= kLongestStep,
                     "one card could reach it and the one before it");
  require_number(entry["track_end"], s.scoring.back(), "the last scoring cell");
  const Keys colours = {"yellow", "red"};
  entry["scoring_colour"].index_in(colours, "colour");

  const Rounds rounds = Length(c.doge_copies, s.track_end).rounds();
  entry["rounds"].fields({"min", "max"});
  require_number(entry["rounds"]["min"], rounds.fewest, "by the cards and the track");
  require_number(entry["rounds"]["max"], rounds.most, "by the cards and the track");
}

SetUp read_set_up(const Entry& entry, int players, const Entry& ports, const Box& c) {
  entry.fields({"players", "sailors", "galleys", "start_galleys", "ducats", "garrison", "crew", "closed",
                "track_end", "scoring", "scoring_colour", "rounds"});
  require_number(entry["players"], players);
  SetUp s{};
  s.galleys = entry["galleys"].integer(1, kGalleys);
  s.start_galleys = entry["start_galleys"].integer(1, c.galleys_each);
  entry["galleys"].require(
      s.galleys >= players * s.start_galleys,
      n(s.galleys) + " numbers, but the players begin with " + n(players * s.start_galleys) + " galleys");
  s.ducats = entry["ducats"].integer(0, kMostOfAKind);
  s.crew = entry["crew"].integer(1, kGalleySlots);
  s.garrison = entry["garrison"].integer(1, static_cast<int>(kMaxWarehouse));
  for (std::size_t port = 0; port < kPorts; ++port) {
    const int slots = static_cast<int>(c.ports[port].price.size());
    entry["garrison"].require((c.start_ports & bit(port)) == 0 || s.garrison <= slots,
                              n(s.garrison) + " sailors, but the starting port " +
                                  in_quotes(c.port_keys[port]) + " has room for " + n(slots));
  }
  s.sailors = entry["sailors"].integer(1, kMostOfAKind);
  const int ashore = s.garrison + s.crew * s.start_galleys;
  entry["sailors"].require(s.sailors >= ashore, n(s.sailors) + " sailors, but a player begins with " +
                                                    n(ashore) + " on the board");
  s.closed = read_closed(entry["closed"], ports, c);
  read_track(entry, s, c);
  return s;
}

}  // namespace

void read_doge(const Entry& file, Box& c) {
  c.doge_keys = check_keyed_list(file["doge"], kDogeForms.size());
  for (const Entry& card : file["doge"].list()) {
    card.fields({"id", "key", "copies", "advance", "wine_income", "reshuffle", "name"}, {"short"});
    const DogeForm& form = kDogeForms[c.doge_copies.size()];
    require_key(card, std::string(form.key));
    c.doge_copies.push_back(card["copies"].integer(1, kDogeCards));
    require_number(card["advance"], form.advance, "as its name says");
    if (form.pays_wine) {
      c.wine_income = card["wine_income"].integer(1, kMostDucats);
    } else {
      require_number(card["wine_income"], 0, "only the wine card pays");
    }
    card["reshuffle"].require(card["reshuffle"].flag() == form.reshuffle,
                              form.reshuffle ? "the arrows shuffle all cards" : "no arrows, no shuffle");
  }
  file["doge"].require(sum(c.doge_copies) == kDogeCards,
                       "the cards sum to " + n(sum(c.doge_copies)) + ", expected " + n(kDogeCards));
}

void read_setup(const Entry& file, Box& c) {
  int players = c.min_players;
  for (const Entry& entry : file["setup"].list(static_cast<std::size_t>(c.max_players - c.min_players + 1)))
    c.setup.push_back(read_set_up(entry, players++, file["ports"], c));
}

}  // namespace make_tables::serenissima
