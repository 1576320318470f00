#include <vector>

#include <gtest/gtest.h>

#include "kit/spoilt_data.hpp"

// What the checker of the data makes of this game's file, sound or spoilt.

namespace fondaco::spoilt_data {
namespace {

TEST_F(MakeTables, WritesTheTablesOfCalimala) {
  use("calimala");
  ASSERT_EQ(run(good_), 0);
  expect_in_header("kSuggestedLayout = {{3, 6, 4, 0, 8, 1, 5, 7, 2}}");
  expect_in_header("kDraft = {{0, 1, 2, 5, 3}}");
  expect_in_header("{12, 4, 6, 4, 1, Beside::FaceDown, 1}");
}

const std::vector<Fault>& faults() {
  static const std::vector<Fault> all = {
      put("UnknownFormat", "/format", 2),
      put("UnknownMark", "/provenance/3/mark", "guessed"),
      put("UnknownSource", "/provenance/3/sources/1", "S99"),
      put("FoundNowhere", "/provenance/14/sources", Json::array()),
      put("ProvenanceOfNothing", "/provenance/2/of", "/plaeyrs"),
      change("GroupWithoutProvenance", "/drawing",
             [](Json& json) { json["provenance"].erase(json["provenance"].size() - 1); }),
      change("UnknownField", "/mat", [](Json& json) { json["mat"]["werehouse"] = 4; }),
      drop("MissingRussianName", "/cities/2/name", "ru"),
      put("EmptyName", "/actions/6/name/ru", " "),
      put("NameIsNoText", "/materials/1/name/en", 7),
      put("IdNotDense", "/actions/4/id", 5),
      put("KeyUsedTwice", "/colours/2/key", "red"),
      put("KeyWithCapital", "/scoring_tiles/9/key", "Sculptures"),
      put("KeyWithNewline", "/scoring_tiles/9/key", "sculp\ntures"),
      put("ActionsInAnotherOrder", "/actions/3/key", "raise"),
      put("TradeCityAsPort", "/cities/3/kind", "port"),
      put("CapacityZero", "/cities/0/capacity", 0),
      put("CapacityNotWhole", "/cities/0/capacity", 12.5),
      put("CapacityHuge", "/cities/0/capacity", 18446744073709551615U),
      put("ColourWithoutHash", "/colours/0/fill", "2A4DA8"),
      put("LocationOfAnotherCity", "/locations/1/city", "london"),
      put("CapacityFromElsewhere", "/locations/9/capacity_at", "/row_capacity/0"),
      put("RowTooLong", "/row_capacity/2", 10),
      put("RowLongerThanDrawn", "/row_capacity/0", 6, "/drawing/locations/6/at"),
      put("TooFewRows", "/row_capacity", list(5, 3)),
      put("StreetToNowhere", "/streets/3/cells", list(1, 9)),
      put("StreetAcross", "/streets/3/cells", list(2, 3)),
      put("StreetTwice", "/streets/3/cells", list(0, 3)),
      put("StreetBackwards", "/streets/3/cells", list(4, 1)),
      put("CentreAside", "/city/centre_cell", 5),
      put("CentreActionUnknown", "/city/centre_action", "rest"),
      put("CentreActionMoved", "/city/centre_action", "sea", "/suggested_layout/cells/4"),
      put("LayoutRepeats", "/suggested_layout/cells/8", "wood"),
      put("CopiesDoNotSum", "/card_copies/4", 4, "/card_copies"),
      put("TileOfUnknownLocation", "/scoring_tiles/10/locations/0", "genoa"),
      put("TileListsTwice", "/scoring_tiles/10/locations/1", "barcelona"),
      put("TileOfWrongCity", "/scoring_tiles/0/locations/0", "lisbon", "/scoring_tiles/0/locations"),
      put("LocationCountedOnce", "/scoring_tiles/10/locations", list("barcelona", "lisbon"),
          "/scoring_tiles"),
      put("MarbleCountsSculptures", "/scoring_tiles/14/locations",
          list("fiore_marble", "miniato_marble", "croce_marble", "croce_sculptures"), "/scoring_tiles"),
      put("SeatsForACity", "/influence_cards/0/counts_seats", true),
      put("InfluenceWithoutRow", "/influence_cards/8/locations",
          list("croce_wood", "croce_brick", "croce_sculptures")),
      put("CouncilTooSmall", "/council/spaces", 14),
      put("CouncilShape", "/council/columns", 4),
      put("PointsRise", "/phase_points/1", 4),
      put("PointsEqual", "/influence_points/2", 3),
      put("TooManyShips", "/mat/ships", 4),
      put("FreeShip", "/build_costs/ship/wood", 0, "/build_costs/ship"),
      put("CostBeyondWarehouse", "/build_costs/house/brick", 5),
      put("DraftRepeats", "/draft/4", "wood"),
      change("DraftWithoutCard", "/draft/3",
             [](Json& json) { json["card_copies"] = {5, 5, 5, 5, 10, 0, 5, 5, 5}; }),
      put("SetUpForSix", "/setup/3/players", 6),
      put("CardsNotAllDealt", "/setup/1/influence_dealt", 2, "/setup/1/influence_undealt"),
      put("NobodyHasTheUndealt", "/setup/2/influence_boxed_unseen", 0, "/setup/2/influence_undealt"),
      put("BesideUpright", "/setup/1/influence_beside", "upright"),
      put("TooManyWhite", "/setup/3/white", 3),
      put("TooManyOwn", "/setup/0/own", 13),
      put("TooManySupport", "/setup/0/support", 7),
      put("SupportForFour", "/setup/2/support", 1),
      put("DiscsDoNotSum", "/components/discs", 64),
      put("CubesDoNotSum", "/components/cubes", 240),
      put("WorkshopTilesDoNotSum", "/components/workshop_tiles", 15),
      put("CellOutsideThePanel", "/drawing/locations/18/at/3/0", 1190, "/drawing/locations/18/at/3"),
      put("CellsOverlap", "/drawing/locations/0/at/1/0", 30, "/drawing/locations/0/at/1"),
      put("StreetUnderATile", "/drawing/streets/5/plate/0", 100, "/drawing/streets/5/plate"),
      put("PanelOutsideTheCanvas", "/drawing/canvas/0", 1200, "/drawing/council_panel"),
      put("SeatOutsideItsSpace", "/drawing/council_spaces/7/seat/1", 20, "/drawing/council_spaces/7/seat"),
      put("FlatCell", "/drawing/city_cells/2/rect/3", 0, "/drawing/city_cells/2/rect"),
      put("NoRoomForHouses", "/drawing/cities/4/houses/at", list(list(825, 546))),
      put("DiscsOverlap", "/drawing/mat/discs/1/at/1", 60, "/drawing/mat/discs/1/at"),
      put("CoordinateIsNoNumber", "/drawing/mat/ships/0/rect/2", "wide"),
  };
  return all;
}

class BadCalimala : public SpoiltFile {};

TEST_P(BadCalimala, IsRefusedInOneLineThatNamesTheEntry) { expect_spoilt_refused("calimala"); }

INSTANTIATE_TEST_SUITE_P(Data, BadCalimala, ::testing::ValuesIn(faults()), name_of);

}  // namespace
}  // namespace fondaco::spoilt_data
