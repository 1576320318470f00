#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "kit/typed.hpp"

// The Castles of Tuscany in the terminal.

namespace fondaco::terminal {
namespace {

Played typed(const std::string& input, int players = 3, Language language = Language::English) {
  return played(settings_for(players, language), input, "tuscany");
}

constexpr const char* kLayout = "layout A C' B +- castle 2\n";

TEST(PlayTuscany, TakesMovesInNotationAndSaysWhyNot) {
  const std::string text =
      typed(
          "draw\nlayout A C' C +- castle 2\nLAYOUT  a c' b +- CASTLE 2\nbonus "
          "gold\nBonus Storage\nend\ntake 8\ntake  99999999999\nplace 1 on 99\ncastle 2 on "
          "30\ndiscard 7\ntake x\n"
          "place 0 on 14\nrefresh city\ntake 0\n")
          .text;
  for (const char* answer :
       {"'draw' is not possible now: another question is being asked.",
        "'layout A C' C +- castle 2' is neither", "Red: layout A C' B +-, starting castle on ",
        "'bonus gold' is neither", "Red: bonus tile: +1 storage space, +2 green points.",
        "'end' is not possible now: another question is being asked.",
        "'take 8' is not possible now: the slots of the display are numbered 0 to 7.",
        "'take  99999999999' is not possible now: the slots",
        "'place 1 on 99' is not possible now: the cells are numbered 0 to 29.",
        "'castle 2 on 30' is not possible now: the cells are",
        "'discard 7' is not possible now: the places in your storage are numbered 0 to",
        "'take x' is neither",
        "'place 0 on 14' is not possible now: the storage holds nothing at this place.",
        "'refresh city' is not possible now: something in the display can be placed.", "Red: takes "})
    EXPECT_TRUE(has(text, answer)) << answer << "\n" << text;
}

TEST(PlayTuscany, LayoutsAreChosenInStepsWithAWayBack) {
  const std::string text = typed("1\n0\n0\n11\n5\n\n0\n0\n2\n2\n").text;
  EXPECT_TRUE(has(text, "There is no option 0; choose from 1–11.")) << "nothing is before the first menu";
  EXPECT_TRUE(has(text, "Red [1–86; 0 goes back] > 5")) << text;
  const std::string cells = "Red [1–3; 0 goes back] > ";
  EXPECT_TRUE(has(text, cells + "0")) << text;
  EXPECT_TRUE(has(text, cells + "2\n")) << text;
  std::size_t drawn = 0;
  for (std::size_t at = 0; (at = text.find("Starting castle on", at)) != std::string::npos; ++at) ++drawn;
  EXPECT_EQ(drawn, 4u) << "once more after an empty line\n" << text;
  EXPECT_TRUE(has(text, "Which bonus tile do you choose?")) << text;
}

TEST(PlayTuscany, HintsNameTheWayThroughTheMenus) {
  const std::string text = typed("hint\n").text;
  EXPECT_TRUE(has(text, "A good player would choose ") && has(text, ", then ")) << text;
}

/// The numbers that the last hint names, as input.
std::string hinted(const std::string& text) {
  constexpr std::string_view kHead = "would choose ";
  const std::size_t from = text.rfind(kHead) + kHead.size();
  std::string input;
  for (const char c : text.substr(from, text.find(':', from) - from)) {
    if (c >= '0' && c <= '9') input += c;
    if (c == ',') input += '\n';
  }
  return input + "\n";
}

TEST(PlayTuscany, HintsInASubMenuWorkFromThere) {
  for (const std::string way : {"hint\n", "1\nhint\n", "11\nhint\n", "11\n5\nhint\n"}) {
    const std::string numbers = hinted(typed(way).text);
    const std::string text = typed(way + numbers).text;
    EXPECT_TRUE(has(text, "Which bonus tile do you choose?")) << way << numbers << text;
    EXPECT_FALSE(has(text, "There is no option")) << way << numbers;
  }
}

TEST(PlayTuscany, HelpFollowsTheOptions) {
  PlaySettings settings = settings_for(2);
  settings.options["edition"] = "first_edition_2020";
  const std::string text = played(settings, "h\n", "tuscany").text;
  EXPECT_TRUE(has(text, "draw 2 region cards")) << text;
}

TEST(PlayTuscany, KeepsLayoutsAndHandsHiddenBetweenPeople) {
  PlaySettings settings = settings_for(3);
  settings.humans = 2;
  const std::string text = played(settings, std::string("\n") + kLayout + "\nc\nb\n", "tuscany").text;
  const std::size_t pass = text.find("Pass the keyboard to Green");
  ASSERT_NE(pass, std::string::npos) << text;
  const std::string for_green = text.substr(pass);
  EXPECT_FALSE(has(for_green, "A C' B +-, starting")) << for_green;
  EXPECT_FALSE(has(for_green, "[K]")) << for_green;
  EXPECT_FALSE(has(for_green, "draws")) << for_green;
}

TEST(PlayTuscany, HelpExplainsTheSigns) {
  const std::string english = typed("h\n", 2).text;
  for (const char* sign : {"> ", "*W14", "[W] (W)", "vpow", "5 cart *", "Bonus 3 1", "Red+gr.", "Tiles 5/7",
                           "csmwy", "KK·", "cell 14: +3", "no cell", "(colour 2)", "(1/3)", "2 cards →",
                           "A' +-", "type the move: place 0 on 14", "c, closer"})
    EXPECT_TRUE(has(english.substr(english.find("What the signs mean")), sign)) << sign;
  const std::string russian = typed("п\n", 2, Language::Russian).text;
  for (const char* sign :
       {"> ", "*В14", "[В] (В)", "всоп", "5 повозка *", "За цвет 3 1", "Кр.+зел.", "Тайлы 5/7", "ксмрб",
        "КК·", "яч. 14: +3", "некуда", "(цвет 2)", "A' +-", "можно и ход: place 0 on 14", "с, смотреть"})
    EXPECT_TRUE(has(russian.substr(russian.find("Что значат знаки")), sign)) << sign;
  EXPECT_TRUE(has(typed("closer\n").text, "Your tiles to come")) << "the word that help names";
  EXPECT_TRUE(has(typed("смотреть\n").text, "Your tiles to come"));
}

TEST(PlayTuscany, TheResultAddsUp) {
  const Played game = typed(times("1", 600));
  const auto rows = result_rows(game.text);
  ASSERT_EQ(rows.size(), 3u) << game.text;
  for (const std::vector<int>& row : rows) {
    ASSERT_EQ(row.size(), 8u);
    EXPECT_EQ(row[0], row[1] + row[2] + row[3] + row[4] + row[5]);
    EXPECT_EQ(row[3], row[7]) << "the last round scores all green points";
    EXPECT_GT(row[0], 0);
  }
  EXPECT_TRUE(has(game.text, " wins with " + std::to_string(rows[0][0]) + " red points."));
}

}  // namespace
}  // namespace fondaco::terminal
