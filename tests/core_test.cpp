#include <array>
#include <cmath>
#include <set>

#include <gtest/gtest.h>

#include "core/action.hpp"
#include "core/bit_set.hpp"
#include "core/describe.hpp"
#include "core/events.hpp"
#include "core/fixed_list.hpp"
#include "core/hash.hpp"
#include "core/rng.hpp"
#include "core/seats.hpp"
#include "core/text.hpp"

namespace fondaco {
namespace {

TEST(FixedList, LeavesNoTraceOfWhatWasThere) {
  FixedList<std::uint8_t, 4> a;
  FixedList<std::uint8_t, 4> b;
  for (const int item : {7, 8, 9}) a.push_back(static_cast<std::uint8_t>(item));
  EXPECT_EQ(a.take(0), 7);
  EXPECT_EQ(a.pop_back(), 9);
  b.push_back(8);
  EXPECT_EQ(std::memcmp(&a, &b, sizeof a), 0) << "equal lists must be equal byte by byte";
  EXPECT_EQ(a.count(8), 1);
  EXPECT_TRUE(a.contains(8));
  EXPECT_FALSE(a.contains(7));
}

TEST(BitSet, InsertsAcrossWordsAndVisitsInOrder) {
  BitSet<212> set;
  set.insert_bits(60, 0b10111);
  set.insert(211);
  std::vector<std::size_t> seen;
  set.for_each([&seen](std::size_t i) { seen.push_back(i); });
  EXPECT_EQ(seen, (std::vector<std::size_t>{60, 61, 62, 64, 211}));
  EXPECT_EQ(set.size(), 5);
  EXPECT_FALSE(set.contains(63));
  EXPECT_FALSE(set.contains(212));
  EXPECT_FALSE(set.contains(100'000));
}

TEST(Seats, IteratesUpwardsAndCounts) {
  Seats seats = Seats::first(4);
  seats.erase(1);
  std::vector<int> seen;
  for (const Seat seat : seats) seen.push_back(seat);
  EXPECT_EQ(seen, (std::vector<int>{0, 2, 3}));
  EXPECT_EQ(seats.nth(1), 2);
  EXPECT_EQ(seats.size(), 3);
  EXPECT_FALSE(seats.contains(kNobody));
  EXPECT_TRUE(Seats().empty());
}

TEST(Rng, GivesTheNumbersThatSplitmixGives) {
  // The first outputs of splitmix64 from state 1234567, as published with the algorithm.
  Rng rng = Rng::from_state(1234567);
  EXPECT_EQ(rng.next64(), 6457827717110365317u);
  EXPECT_EQ(rng.next64(), 3203168211198807973u);
  EXPECT_EQ(rng.next64(), 9817491932198370423u);
}

TEST(Rng, BoundedDrawsAreUnbiased) {
  Rng rng(1);
  // For a bound just above 2^31 a draw without rejection would give some numbers twice as often.
  const std::uint32_t bound = (1u << 31) + (1u << 30);
  int low = 0;
  const int draws = 200'000;
  for (int i = 0; i < draws; ++i) low += rng.below(bound) < bound / 3;
  EXPECT_NEAR(static_cast<double>(low) / draws, 1.0 / 3.0, 0.006);
  for (int i = 0; i < 1000; ++i) EXPECT_EQ(rng.below(1), 0u);
}

TEST(Rng, EveryOrderIsEquallyLikely) {
  Rng rng(2);
  std::map<std::array<int, 4>, int> seen;
  const int shuffles = 48'000;
  for (int i = 0; i < shuffles; ++i) {
    std::array<int, 4> items = {0, 1, 2, 3};
    rng.shuffle(items.data(), items.size());
    ++seen[items];
  }
  ASSERT_EQ(seen.size(), 24u);
  double sum = 0;
  for (const auto& [order, n] : seen)
    sum += (n - shuffles / 24.0) * (n - shuffles / 24.0) / (shuffles / 24.0);
  EXPECT_LT(sum, 23 + 6 * std::sqrt(46.0));
}

TEST(Hash, DependsOnEveryByteAndOnTheLength) {
  const std::array<unsigned char, 20> zero{};
  std::set<std::uint64_t> seen;
  for (std::size_t length = 0; length <= zero.size(); ++length) {
    Hash hash;
    hash.add_bytes(zero.data(), length);
    seen.insert(hash.value());
  }
  for (std::size_t at = 0; at < zero.size(); ++at) {
    auto changed = zero;
    changed[at] = 1;
    Hash hash;
    hash.add_bytes(changed.data(), changed.size());
    seen.insert(hash.value());
  }
  EXPECT_EQ(seen.size(), 41u);
}

TEST(Hash, IsTheSameEverywhere) {
  Hash hash;
  const char text[] = "fondaco";
  hash.add_bytes(text, sizeof text);
  EXPECT_EQ(hash.value(), 0xb85980a1571212b4u) << std::hex << hash.value();
}

TEST(EventList, CountsWhatItCannotKeep) {
  EventList list;
  for (std::size_t i = 0; i < EventList::kCapacity; ++i) list(Event{});
  EXPECT_FALSE(list.overflowed());
  list(Event{});
  EXPECT_TRUE(list.overflowed());
  EXPECT_EQ(list.size(), EventList::kCapacity);
}

TEST(Text, IsComparedWithoutRegardToBlanksAndCase) {
  EXPECT_EQ(normalised("  Sea \t LISBON  2\n"), "sea lisbon 2");
}

/// What a reader says about a piece of JSON laid over a small description.
std::string complaint(const char* text) {
  static constexpr std::array<std::string_view, 2> kKeys = {"left", "right"};
  std::uint8_t number = 0, side = 0, mask = 0, flag = 0;
  std::array<std::uint8_t, 2> counts{}, pair{};
  FixedList<std::uint8_t, 2> list;
  std::uint64_t hex = 0;
  std::string error;
  const Json json = Json::parse(text);
  Reader io(json, "", error);
  io.number("number", number, 1, 9);
  io.key("side", side, kKeys);
  io.bits("mask", mask, kKeys);
  io.flag("flag", flag);
  io.counts("counts", counts, kKeys);
  io.numbers("pair", pair, 0, 3);
  io.list("list", list, 5, Names{});
  io.hex("hex", hex);
  io.object("inner", [&](auto& inner) { inner.number("number", number, 1, 9); });
  io.reject_unknown();
  return error;
}

TEST(Reader, NamesThePlaceOfEveryMistake) {
  EXPECT_EQ(
      complaint(
          R"({"number":3,"side":"left","mask":["right"],"flag":true,"counts":{"left":2},"pair":[0,3],"list":[4]})"),
      "");
  EXPECT_EQ(complaint(R"([])"), "/: an object is expected, not []");
  EXPECT_EQ(complaint(R"({"number":10})"), "/number: a number from 1 to 9 is expected, not 10");
  EXPECT_EQ(complaint(R"({"number":18446744073709551615})").substr(0, 8), "/number:");
  EXPECT_EQ(complaint(R"({"number":1.5})").substr(0, 8), "/number:");
  EXPECT_EQ(complaint(R"({"side":"up"})"), "/side: one of left, right is expected, not \"up\"");
  EXPECT_EQ(complaint(R"({"mask":["left","up"]})").substr(0, 8), "/mask/1:");
  EXPECT_EQ(complaint(R"({"flag":1})").substr(0, 6), "/flag:");
  EXPECT_EQ(complaint(R"({"counts":{"up":1}})").substr(0, 11), "/counts/up:");
  EXPECT_EQ(complaint(R"({"pair":[1]})").substr(0, 6), "/pair:");
  EXPECT_EQ(complaint(R"({"list":[1,2,3]})").substr(0, 6), "/list:");
  EXPECT_EQ(complaint(R"({"hex":"12"})").substr(0, 5), "/hex:");
  EXPECT_EQ(complaint(R"({"inner":{"number":0}})").substr(0, 14), "/inner/number:");
  EXPECT_EQ(complaint(R"({"inner":{"other":0}})"), "/inner/other: there is no such field here");
  EXPECT_EQ(complaint(R"({"nummer":3})"), "/nummer: there is no such field here");
}

}  // namespace
}  // namespace fondaco
