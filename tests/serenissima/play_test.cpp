#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "kit/typed.hpp"

// Serenissima in the terminal.

namespace fondaco::terminal {
namespace {

Played typed(const std::string& input, int players = 4, Language language = Language::English) {
  return played(settings_for(players, language), input, "serenissima");
}

/// Blue starts in Valencia with the galley that is the first to act, and any other.
constexpr const char* kBegun = "port VAL\nnumber 1\nnumber 15\n";

TEST(PlaySerenissima, TakesMovesInNotationAndSaysWhyNot) {
  const std::string text = typed(
                               "activate\nport TUN\nPORT  val\nnumber 16\nnumber 1\nnumber 1\nnumber 15\n"
                               "activate\nload\nmove ALG\nload gold.fgn\nsell\nend\nmove TUN\nmove ALG\n")
                               .text;
  for (const char* answer :
       {"'activate' is not possible now: another question is being asked.",
        "'port TUN' is not possible now: it is not a starting port.", "Blue: starts in Valencia.",
        "'number 16' is neither", "'number 1' is not possible now: this galley is in play already.",
        "Blue, galley 1: loads wood free.",
        "'move ALG' is not possible now: another question is being asked.", "There is no file gold.fgn.",
        "'move TUN' is not possible now: that zone is not adjacent.", "Blue, galley 1: rows to Algiers."})
    EXPECT_TRUE(has(text, answer)) << answer << "\n" << text;
}

TEST(PlaySerenissima, TheWordLoadIsAMoveAloneAndACommandWithAFile) {
  const std::string text = typed(std::string(kBegun) + "activate\nload\nload\n").text;
  EXPECT_TRUE(has(text, "Blue, galley 1: loads wood free.")) << text;
  EXPECT_TRUE(has(text, "Blue, galley 1: loads wood for 1 ducat.")) << text;
  EXPECT_FALSE(has(text, "Name the file"));
}

TEST(PlaySerenissima, LeadsThroughAnActivation) {
  const std::string text = typed(std::string(kBegun) + "activate\nload\nend\nmove ALG\nend\n").text;
  std::size_t at = 0;
  for (const char* step :
       {"Step 1 of 3, loading", "Step 2 of 3, rowing: 3 zones left", "Step 3 of 3: sell or fight"}) {
    at = text.find(step, at);
    EXPECT_NE(at, std::string::npos) << step << "\n" << text;
  }
}

TEST(PlaySerenissima, WhatSinksAGalleyIsBehindAFurtherMenu) {
  const std::string text = typed(std::string(kBegun) + "activate\nauto off\n7\n0\n").text;
  EXPECT_TRUE(has(text, "sink a galley…")) << text;
  EXPECT_TRUE(has(text, "Blue [1; 0 goes back] > ")) << text;
  EXPECT_TRUE(has(text, "scuttle the galley: crew to the reserve, the turn ends!")) << text;
}

TEST(PlaySerenissima, NobodyLeavesTheTableWhereNothingIsHidden) {
  PlaySettings settings = settings_for(2);
  settings.humans = 2;
  const std::string input = "valencia\n1\ngenoa\n";
  EXPECT_FALSE(has(played(settings, input, "serenissima").text, "Pass the keyboard"));
  settings.options["hidden_money"] = true;
  const std::string text = played(settings, "q\n", "serenissima").text;
  EXPECT_TRUE(has(text, "Pass the keyboard to Blue")) << text;
  EXPECT_TRUE(has(text, "Goodbye.")) << text;
}

TEST(PlaySerenissima, WhatIsPlayedForSomebodyIsSaidInOneSentence) {
  // Algiers takes wood and nothing else is aboard: it is sold, and the turn ends.
  const std::string text = typed(std::string(kBegun) + "activate\nload\ndone\nalgiers\nstay\nsell\n1\n").text;
  EXPECT_TRUE(has(text, "Played for you, as there was no choice: sell wood; sell no more, end the turn."))
      << text;
}

TEST(PlaySerenissima, HelpExplainsTheSigns) {
  const std::string english = typed("h\n", 2).text;
  for (const char* sign : {"w:sm4··", "B3  –", "#  †", "4B3ww", ">4B3", "─ │ ╲ ╱", "Wheel", "▪■·□", "Reserve",
                           "Income", "you win 45 %", "type the move: move ALG", "c, closer"})
    EXPECT_TRUE(has(english.substr(english.find("What the signs mean")), sign)) << sign;
  const std::string russian = typed("п\n", 2, Language::Russian).text;
  for (const char* sign : {"д:км4··", "С3  –", "4С3дд", "Колесо", "Резерв", "Прибыль", "победа 45 %",
                           "можно и ход: move ALG", "с, смотреть"})
    EXPECT_TRUE(has(russian.substr(russian.find("Что значат знаки")), sign)) << sign;
  EXPECT_TRUE(has(typed("closer\n").text, "Doge cards to come, in an order")) << "the word that help names";
}

TEST(PlaySerenissima, TheResultAddsUp) {
  for (const int players : {2, 4}) {
    const Played game = typed(mostly_first(2500), players);
    const auto rows = result_rows(game.text);
    ASSERT_EQ(rows.size(), static_cast<std::size_t>(players)) << game.text.substr(game.text.size() - 2000);
    for (const std::vector<int>& row : rows) {
      ASSERT_EQ(row.size(), 9u);
      EXPECT_EQ(row[0], row[1] + row[2] + row[3] + row[4] + row[5] + row[6] + row[7]);
      EXPECT_GE(row[8], 1) << "nobody loses his last port";
    }
    EXPECT_TRUE(has(game.text, std::to_string(rows[0][0]) + " ducats."));
  }
}

}  // namespace
}  // namespace fondaco::terminal
