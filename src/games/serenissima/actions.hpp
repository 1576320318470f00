#pragma once

#include "core/action.hpp"
#include "core/bit_set.hpp"
#include "core/target.hpp"
#include "games/serenissima/state.hpp"

// The dense range of action ids (9.2, with ids of their own where one id has two names there).

namespace fondaco::serenissima {

inline constexpr int kActivate = 0;
inline constexpr int kInvest = 1;
inline constexpr int kEnd = 2;
inline constexpr int kYes = 3;
inline constexpr int kNo = 4;
inline constexpr int kContinue = 5;
inline constexpr int kSell = 6;
inline constexpr int kCapture = 7;
inline constexpr int kAttackPort = 8;
inline constexpr int kLoadGood = 9;
inline constexpr int kSailorFromPort = 10;
inline constexpr int kSailorToPort = 11;
inline constexpr int kScuttle = 12;
inline constexpr int kBuyGalley = 13;
inline constexpr int kFirstLand = 14;  // + sailors
inline constexpr int kFirstMove = kFirstLand + kGalleySlots + 1;
inline constexpr int kFirstNumber = kFirstMove + kZones;  // galleys from here on: + number - 1
inline constexpr int kFirstAttack = kFirstNumber + kGalleys;
inline constexpr int kFirstSailorFrom = kFirstAttack + kGalleys;
inline constexpr int kFirstSailorTo = kFirstSailorFrom + kGalleys;
inline constexpr int kFirstGoodFrom = kFirstSailorTo + kGalleys;  // + kGoods * (number - 1) + good
inline constexpr int kFirstGoodTo = kFirstGoodFrom + kGoods * kGalleys;
inline constexpr int kFirstJettison = kFirstGoodTo + kGoods * kGalleys;
inline constexpr int kFirstSellGood = kFirstJettison + kGoods;
inline constexpr int kFirstTake = kFirstSellGood + kGoods;
inline constexpr int kFirstPort = kFirstTake + kGoods;
inline constexpr int kFirstHirePort = kFirstPort + kPorts;
inline constexpr int kFirstHireGalley = kFirstHirePort + kPorts;
inline constexpr int kFirstFort = kFirstHireGalley + kGalleys;
inline constexpr int kFirstBasilica = kFirstFort + kPorts;
inline constexpr int kActionIds = kFirstBasilica + kPorts;
static_assert(kActionIds == 389);

using LegalSet = BitSet<kActionIds>;

enum class Kind : std::uint8_t {
  Activate,
  Invest,
  End,
  Yes,
  No,
  Continue,
  Sell,
  Capture,
  AttackPort,
  LoadGood,
  SailorFromPort,
  SailorToPort,
  Scuttle,
  BuyGalley,
  Land,
  Move,
  Number,
  Attack,
  SailorFrom,
  SailorTo,
  GoodFrom,
  GoodTo,
  Jettison,
  SellGood,
  Take,
  Port,
  HirePort,
  HireGalley,
  Fort,
  Basilica
};

/// An action taken apart: its kind, the zone, port, galley or number of sailors that it names, and the good.
struct Choice {
  Kind kind;
  std::size_t what = 0;
  std::size_t good = 0;
};

FONDACO_FN constexpr Choice choice(Action action) {
  const int id = action;
  const auto at = [id](int first) { return static_cast<std::size_t>(id - first); };
  const auto galley = [id](int first) { return static_cast<std::size_t>(id - first) + 1; };
  if (id < kFirstLand) return {static_cast<Kind>(id)};
  if (id < kFirstMove) return {Kind::Land, at(kFirstLand)};
  if (id < kFirstNumber) return {Kind::Move, at(kFirstMove)};
  if (id < kFirstAttack) return {Kind::Number, galley(kFirstNumber)};
  if (id < kFirstSailorFrom) return {Kind::Attack, galley(kFirstAttack)};
  if (id < kFirstSailorTo) return {Kind::SailorFrom, galley(kFirstSailorFrom)};
  if (id < kFirstGoodFrom) return {Kind::SailorTo, galley(kFirstSailorTo)};
  if (id < kFirstGoodTo)
    return {Kind::GoodFrom, at(kFirstGoodFrom) / kGoods + 1, at(kFirstGoodFrom) % kGoods};
  if (id < kFirstJettison) return {Kind::GoodTo, at(kFirstGoodTo) / kGoods + 1, at(kFirstGoodTo) % kGoods};
  if (id < kFirstSellGood) return {Kind::Jettison, 0, at(kFirstJettison)};
  if (id < kFirstTake) return {Kind::SellGood, 0, at(kFirstSellGood)};
  if (id < kFirstPort) return {Kind::Take, 0, at(kFirstTake)};
  if (id < kFirstHirePort) return {Kind::Port, at(kFirstPort)};
  if (id < kFirstHireGalley) return {Kind::HirePort, at(kFirstHirePort)};
  if (id < kFirstFort) return {Kind::HireGalley, galley(kFirstHireGalley)};
  if (id < kFirstBasilica) return {Kind::Fort, at(kFirstFort)};
  return {Kind::Basilica, at(kFirstBasilica)};
}

/// The first ids of goods to and from a galley.
FONDACO_FN constexpr std::size_t goods_from(std::size_t number) {
  return kFirstGoodFrom + kGoods * (number - 1);
}
FONDACO_FN constexpr std::size_t goods_to(std::size_t number) { return kFirstGoodTo + kGoods * (number - 1); }

}  // namespace fondaco::serenissima
