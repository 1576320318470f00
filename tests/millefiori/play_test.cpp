#include <numeric>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "kit/typed.hpp"
#include "table/course.hpp"

// Mille Fiori in the terminal.

namespace fondaco::terminal {
namespace {

/// The first card of a seat's first hand, as it is written.
std::string first_card(int players, Seat seat) {
  const AnyGame& game = *find_game("millefiori");
  const auto course = Course::begin(game, settings_for(players).options, 7);
  return game.state_json(course->state(), Observer::everything())["players"][seat]["hand"][0];
}

TEST(PlayMilleFiori, TakesMovesInNotationAndSaysWhyNot) {
  const std::string card = first_card(3, 0);
  const Played game =
      played(settings_for(3),
             "navigate\nselect quartz 9\nSELECT  " + card + "\nplace H1a no sail\ndecline\nNavigate\n",
             "millefiori");
  for (const char* answer :
       {"'navigate' is not possible now: another question is being asked.", "'select quartz 9' is neither",
        "'place H1a no sail' is not possible now: the card belongs to another area.",
        "'decline' is not possible now: another question is being asked.", ": ship to "})
    EXPECT_TRUE(has(game.text, answer)) << answer << "\n" << game.text;
}

TEST(PlayMilleFiori, KeepsSelectedCardsHiddenBetweenPeople) {
  PlaySettings settings = settings_for(3);
  settings.humans = 2;
  const Played game = played(settings, "\nselect " + first_card(3, 0) + "\n\nc\n", "millefiori");
  const std::size_t pass = game.text.find("Pass the keyboard to Green");
  ASSERT_NE(pass, std::string::npos) << game.text;
  const std::string for_green = game.text.substr(pass);
  EXPECT_TRUE(has(for_green, " R Red     D  0      27+3   0    4+1")) << "that Red has selected\n"
                                                                      << for_green;
  EXPECT_TRUE(has(for_green, "Cards of Red that you do not know: 5.")) << for_green;
  EXPECT_FALSE(has(for_green, "Red, ")) << "what Red has selected\n" << for_green;
}

TEST(PlayMilleFiori, DrawsTheBoardOnlyWhenThereIsSomethingNew) {
  const std::string text = played(settings_for(3), "1\n", "millefiori").text;
  const std::string after = text.substr(text.find("[1–"));
  EXPECT_TRUE(has(after, "Your card is ")) << "Red has the Doge and plays first\n" << after;
  EXPECT_FALSE(has(after, "Workshops (")) << after;
}

TEST(PlayMilleFiori, HelpExplainsTheSigns) {
  const std::string english = played(settings_for(2), "h\n", "millefiori").text;
  for (const char* sign : {"> ", "20+3", "3+1", "qa·p", "[G] 15", "W10q", " * ", "Fleet",
                           "type the move: place W10", "c, cards"})
    EXPECT_TRUE(has(english.substr(english.find("What the signs mean")), sign)) << sign;
  const std::string russian = played(settings_for(2, Language::Russian), "п\n", "millefiori").text;
  for (const char* sign :
       {"> ", "20+3", "3+1", "кз·р", "[З] 15", "W10к", " * ", "Флот", "можно и ход: place W10", "к, карты"})
    EXPECT_TRUE(has(russian.substr(russian.find("Что значат знаки")), sign)) << sign;
}

TEST(PlayMilleFiori, HintsNameAnOptionOfTheMenu) {
  std::string input;
  for (int i = 0; i < 60; ++i) input += "hint\n1\n";
  PlaySettings settings = settings_for(2);
  std::istringstream lines(played(settings, input, "millefiori").text);
  std::size_t most = 0;
  int hints = 0;
  const std::string start = "A good player would choose ";
  for (std::string line; std::getline(lines, line);) {
    const std::size_t range = line.find("[1–");
    if (range != std::string::npos) most = std::stoul(line.substr(range + 5));
    if (!line.starts_with(start)) continue;
    ++hints;
    EXPECT_LE(std::stoul(line.substr(start.size())), most) << line;
  }
  EXPECT_GT(hints, 30);
}

TEST(PlayMilleFiori, TheResultAddsUp) {
  const auto rows = result_rows(played(settings_for(3), times("1", 600), "millefiori").text);
  ASSERT_EQ(rows.size(), 3u);
  for (const std::vector<int>& row : rows) {
    EXPECT_EQ(row[0], std::accumulate(row.begin() + 1, row.end(), 0));
    EXPECT_GT(row[0], 0);
  }
}

}  // namespace
}  // namespace fondaco::terminal
