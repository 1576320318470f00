#include "terminal/play.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>
#include <string>
#include <tuple>

#include <gtest/gtest.h>

#include "kit/every_game.hpp"
#include "kit/files.hpp"
#include "kit/typed.hpp"
#include "terminal/console.hpp"

// The terminal, driven by typed lines.

namespace fondaco::terminal {
namespace {

/// Runs in an empty folder of its own.
class PlayFiles : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::path(testing::TempDir()) /
              (std::string("fondaco_") + testing::UnitTest::GetInstance()->current_test_info()->name());
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
    before_ = std::filesystem::current_path();
    std::filesystem::current_path(folder_);
  }
  void TearDown() override {
    std::filesystem::current_path(before_);
    std::filesystem::remove_all(folder_);
  }
  /// What is saved after these lines of input.
  static std::string saved(const PlaySettings& settings, const std::string& input,
                           std::string_view game = "calimala") {
    std::filesystem::remove("saved.fgn");
    played(settings, input + "s saved.fgn\n", game);
    return content_of("saved.fgn");
  }

 private:
  std::filesystem::path folder_, before_;
};

constexpr std::string_view kUnsaved = "The game was not saved";

class WholeGame : public testing::TestWithParam<std::tuple<GameAt, Language>> {};

TEST_P(WholeGame, MostlyTheFirstOptionLeadsToTheEnd) {
  const auto& [table, language] = GetParam();
  const Played game =
      played(settings_for(table.players, language), mostly_first(2500) + "q\n", table.game->key);
  EXPECT_EQ(game.status, 0);
  EXPECT_EQ(game.errors, "");
  EXPECT_TRUE(has(game.text, language == Language::English ? "Final result" : "Итог игры"));
  EXPECT_TRUE(has(game.text, language == Language::English ? "The game is over" : "Игра окончена"));
}

TEST_P(WholeGame, NoLineIsWiderThanEightyColumns) {
  const auto& [table, language] = GetParam();
  for (const bool colour : {false, true}) {
    PlaySettings settings = settings_for(table.players, language, 11);
    settings.colour = colour;
    std::string input;
    for (int i = 0; i < 300; ++i)
      input += i % 9 == 0    ? "c\n"
               : i % 7 == 0  ? "2\n"
               : i % 5 == 0  ? "b\n"
               : i % 11 == 0 ? "l\nhint\n"
                             : "1\n";
    const Played game =
        played(settings, "h\n" + std::string(300, 'x') + "\n" + times("u", 3) + input, table.game->key);
    EXPECT_EQ(has(game.text, "\033["), colour);
    std::istringstream lines(std::regex_replace(game.text, std::regex("\033\\[[0-9;]*m"), ""));
    for (std::string line; std::getline(lines, line);) {
      const auto columns = std::count_if(
          line.begin(), line.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0u) != 0x80u; });
      ASSERT_LE(columns, 80) << line;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Players, WholeGame,
                         testing::Combine(testing::ValuesIn(every_table()),
                                          testing::Values(Language::English, Language::Russian)));

TEST(Play, WideRowsFitToo) {
  PlaySettings settings = settings_for(5);
  settings.options["row_capacity"] = {9, 9, 9};
  const Played game = played(settings, times("1", 30));
  std::istringstream lines(game.text);
  for (std::string line; std::getline(lines, line);) EXPECT_LE(width(line), 80u) << line;
  EXPECT_TRUE(has(game.text, "·········"));
}

TEST(Play, EndsCleanlyWhereverTheInputEnds) {
  for (int lines = 0; lines < 40; ++lines) {
    const Played game = played(settings_for(3), times("1", lines));
    EXPECT_EQ(game.status, 0);
    EXPECT_TRUE(last_line(game.text).starts_with(lines == 0 ? "Goodbye" : kUnsaved)) << last_line(game.text);
  }
  PlaySettings shared = settings_for(3);
  shared.humans = 3;
  for (int lines = 0; lines < 12; ++lines) EXPECT_EQ(played(shared, times("1", lines)).status, 0);
}

TEST(Play, AnswersWhatItDoesNotUnderstandWithASentenceAndAsksAgain) {
  const struct {
    std::string typed;
    std::string_view answer;
  } cases[] = {
      {"0", "There is no option 0"},
      {"99999999999999999999999", "There is no option"},
      {"banana", "'banana' is neither"},
      {"finish", "'finish' is not possible now: another question is being asked."},
      {"keep hamburg", "you do not have that influence card."},
      {"\033[31mred\a", "'?[31mred?' is neither"},
      {"\xff", "'?' is neither"},
      {std::string(10000, 'a'), "That line was too long and was not read."},
      {"u 3", "Nothing was done: 'u' is typed alone"},
      {"auto maybe", "'maybe' is neither on nor off"},
      {"load", "Name the file"},
      {"load nowhere.fgn", "There is no file nowhere.fgn. The game goes on as it was."},
      {"u", "no decision of yours"},
  };
  for (const auto& [typed, answer] : cases) {
    const Played game = played(settings_for(3), typed + "\n1\n");
    EXPECT_EQ(game.status, 0);
    EXPECT_TRUE(has(game.text, answer)) << typed << "\n" << game.text;
    EXPECT_FALSE(has(game.text, "\033")) << "what was typed must not reach the terminal raw";
    EXPECT_TRUE(has(game.text, "Which starting card")) << "after it, 1 is still understood";
  }
}

TEST(Play, TakesMovesInNotationToo) {
  const Played game = played(settings_for(3), "1\n1\nPLACE  own 0\n");
  EXPECT_TRUE(has(game.text, "Your own disc on street 0")) << game.text;
}

TEST(Play, DoesNotListenForEverToInputWithoutMeaning) {
  const Played game = played(settings_for(3), times("", 5000));
  EXPECT_EQ(game.status, 2);
  EXPECT_TRUE(has(last_line(game.text), "stops here"));
}

TEST(Play, DropsALineThatIsTooLongWithItsTail) {
  for (const std::size_t blanks : {4096u, 4097u, 8192u, 20000u}) {
    const Played game = played(settings_for(3), std::string(blanks, ' ') + "x1\n");
    EXPECT_TRUE(has(game.text, "too long")) << blanks;
    EXPECT_FALSE(has(game.text, "Which starting card")) << "its tail must not be played";
  }
}

TEST(Play, AsksForcedStepsOnlyWhenToldSo) {
  const Played quick = played(settings_for(3), times("1", 40));
  EXPECT_TRUE(has(quick.text, "Played for you, as there was no choice"));
  EXPECT_FALSE(has(quick.text, "[1]"));
  const Played slow = played(settings_for(3), "auto\n" + times("1", 40));
  EXPECT_FALSE(has(slow.text, "Played for you"));
  EXPECT_TRUE(has(slow.text, "[1]"));
  for (const char* words : {"auto on\n", "auto\nauto on\n", "auto on\nauto on\n", "авто вкл\n"})
    EXPECT_FALSE(has(played(settings_for(3), words + times("1", 40)).text, "[1]")) << words;
  for (const char* words : {"auto off\n", "auto off\nauto off\n", "АВТО ВЫКЛ\n", "auto on\nauto\n"})
    EXPECT_TRUE(has(played(settings_for(3), words + times("1", 40)).text, "[1]")) << words;
}

TEST(Play, TellsWhatWasPlayedForSomebodyWhereItHappened) {
  const std::string text = played(settings_for(3), times("1", 40)).text;
  const std::size_t note = text.find("Played for you");
  ASSERT_NE(note, std::string::npos);
  const std::size_t end = text.find("You have wood", note);
  EXPECT_TRUE(has(text.substr(note, end - note), "Red, ")) << "Red's turn comes after it";
}

TEST(Play, HelpExplainsTheSigns) {
  const std::string english = played(settings_for(2), "h\n").text;
  for (const char* sign : {"> ", "12+3", "12+4+6", "2 0 -", "2+1", "[G]", "third party", "white disc"})
    EXPECT_TRUE(has(english.substr(english.find("What the signs mean")), sign)) << sign;
  const std::string russian = played(settings_for(2, Language::Russian), "п\n").text;
  for (const char* sign : {"> ", "12+3", "12+4+6", "2 0 -", "2+1", "[З]", "третьей стороны", "белый диск"})
    EXPECT_TRUE(has(russian.substr(russian.find("Что значат знаки")), sign)) << sign;
}

TEST(Play, ShowsWhatTheSeatHasRightAboveEveryQuestion) {
  std::istringstream lines(played(settings_for(3), times("1", 30) + "\nb\n1\nu\n").text);
  std::string before, line;
  int asked = 0;
  for (std::string two; std::getline(lines, line); two = before, before = line) {
    if (!line.starts_with("Where do you place") && !line.starts_with("Your own disc")) continue;
    ++asked;
    EXPECT_TRUE(before.starts_with("You have wood") || two.starts_with("You have wood")) << before;
  }
  EXPECT_GT(asked, 10);
}

TEST(Play, RefusesSeatsThatAreNotThere) {
  for (const auto& [humans, seat] : {
           std::pair{0, 0 },
           {4, 0 },
           {1, 3 },
           {1, -1}
  }) {
    PlaySettings settings = settings_for(3);
    settings.humans = humans;
    settings.seat = seat;
    const Played game = played(settings, "");
    EXPECT_EQ(game.status, 2);
    EXPECT_EQ(game.text, "");
    EXPECT_TRUE(has(game.errors, "3 seats")) << game.errors;
  }
  EXPECT_EQ(played(settings_for(9), "").status, 2);
}

TEST(Play, KeepsHandsHiddenBetweenPeople) {
  PlaySettings settings = settings_for(3);
  settings.humans = 2;
  const Played game = played(settings, "\n1\n\n1\n\n");
  const std::size_t pass = game.text.find("Pass the keyboard to Red");
  ASSERT_NE(pass, std::string::npos) << game.text;
  EXPECT_LT(game.text.find("Pass the keyboard to Blue"), game.text.find("Which influence card"));
  const std::string for_red = game.text.substr(pass, game.text.find("Red [1–", pass) - pass);
  EXPECT_TRUE(has(for_red, "Blue keeps an influence card in secret."));
  EXPECT_FALSE(has(for_red, "your secret"));
}

TEST(Play, ClearsWhatCouldBeScrolledBackToBetweenPeople) {
  PlaySettings settings = settings_for(3);
  settings.humans = 2;
  settings.typed = settings.clears = true;
  const Played game = played(settings, "\n1\n\n1\n\n");
  const std::size_t greeting = game.text.find("You play Blue, Red");
  const std::size_t first = game.text.find("Pass the keyboard to Blue");
  ASSERT_LT(greeting, first);
  EXPECT_FALSE(has(game.text.substr(greeting, first - greeting), "\033[2J")) << "the greeting can be read";
  const std::size_t pass = game.text.find("Pass the keyboard to Red");
  EXPECT_TRUE(has(game.text.substr(first, pass - first), "\033[H\033[2J\033[3J"));
  EXPECT_TRUE(game.text.substr(0, pass).ends_with("\033[3J"));
}

/// Begins every game; what means nothing in one is refused there.
const std::string kOpening = "1\n1\n12\n11\n10\n";

TEST_F(PlayFiles, UndoReturnsToTheSamePositionAndTheSameReplies) {
  const PlaySettings settings = settings_for(3);
  for (const AnyGame* each : all_games()) {
    const std::string_view game = each->key;
    for (int lines = 2; lines < 28; lines += 5) {
      const std::string before = kOpening + times("1", lines);
      EXPECT_EQ(saved(settings, before + "2\nu\n", game), saved(settings, before, game)) << lines;
      EXPECT_EQ(saved(settings, before + "2\nu\n2\n", game), saved(settings, before + "2\n", game)) << lines;
    }
    EXPECT_EQ(saved(settings, kOpening + times("1", 20) + times("u", 50), game), saved(settings, "", game));
  }
}

TEST(Play, UndoWorksAfterTheEnd) {
  PlaySettings settings = settings_for(5);
  std::string input = times("1", 40);
  while (!has(played(settings, input).text, "Final result") && input.size() < 1000) input += "1\n";
  const Played game = played(settings, input + "u\n");
  ASSERT_TRUE(has(game.text, "Final result"));
  EXPECT_TRUE(has(game.text.substr(game.text.find("Final result")), "Taken back:"));
  EXPECT_TRUE(has(last_line(game.text), kUnsaved));
}

TEST_F(PlayFiles, SavedGamesGoOnWhereTheyWere) {
  const std::string saved_text = saved(settings_for(4), times("1", 25));
  ASSERT_TRUE(has(saved_text, "fondaco-record 1\ngame calimala\n"));
  EXPECT_TRUE(has(saved_text, "seat 0 player\nseat 1 bot newcomer\n"));
  std::ofstream("first.fgn") << saved_text;
  PlaySettings settings;
  settings.load = "first.fgn";
  EXPECT_EQ(saved(settings, ""), saved_text);
  EXPECT_EQ(saved(settings, "1\n"), saved(settings_for(4), times("1", 26)));
  EXPECT_EQ(saved(settings_for(2), "load first.fgn\n"), saved_text) << "loaded while another game runs";
}

TEST_F(PlayFiles, SavingSaysWhatItReplacesAndLeavesNoDraft) {
  const std::string name = "game.fgn";
  std::ofstream(name) << "mine";
  const Played kept = played(settings_for(3), "1\ns " + name + "\nn\n");
  EXPECT_EQ(content_of(name), "mine");
  EXPECT_TRUE(has(kept.text, "exists. Replace it?") && has(kept.text, "Nothing was written."));
  const Played replaced = played(settings_for(3), "1\ns " + name + "\nwhat\ny\ns\nq\n");
  EXPECT_TRUE(has(replaced.text, "the earlier file was replaced"));
  EXPECT_TRUE(last_line(replaced.text).ends_with("Goodbye.")) << "nothing is unsaved";
  EXPECT_TRUE(content_of(name).starts_with("fondaco-record"));
  EXPECT_FALSE(std::filesystem::exists(name + ".tmp"));
  const Played folder = played(settings_for(3), "s .\ns no/where\n1\n");
  EXPECT_TRUE(has(folder.text, "is a folder"));
  EXPECT_TRUE(has(folder.text, "can't be written"));
}

TEST_F(PlayFiles, SavesUnderQuotedNamesAndThroughLinks) {
  const Played game = played(settings_for(3), "1\ns \"my game.fgn\"\nload 'my game.fgn'\n");
  EXPECT_TRUE(std::filesystem::exists("my game.fgn"));
  EXPECT_TRUE(has(game.text, "Loaded my game.fgn")) << game.text;
  std::filesystem::create_directory("games");
  std::ofstream("games/real.fgn") << "old";
  std::filesystem::create_symlink("games/real.fgn", "link.fgn");
  played(settings_for(3), "1\ns link.fgn\ny\n");
  EXPECT_TRUE(std::filesystem::is_symlink("link.fgn"));
  EXPECT_TRUE(content_of("games/real.fgn").starts_with("fondaco-record"));
}

TEST_F(PlayFiles, SaysInRussianWhyAFileCouldNotBeWritten) {
  EXPECT_TRUE(has(played(settings_for(3, Language::Russian), "сохр no/where\n").text, "нет такой папки"));
}

TEST_F(PlayFiles, BadRecordsAreRefusedWithASentence) {
  const std::string good = saved(settings_for(3), times("1", 10));
  const std::string bad[] = {"", "nonsense", good.substr(0, good.size() / 2),
                             std::regex_replace(good, std::regex("keep \\w+"), "finish"),
                             std::string(2 << 20, 'x')};
  for (const std::string& text : bad) {
    std::ofstream("bad.fgn") << text;
    PlaySettings settings;
    settings.load = "bad.fgn";
    const Played game = played(settings, times("1", 5));
    EXPECT_EQ(game.status, 2);
    EXPECT_EQ(game.text, "");
    EXPECT_TRUE(has(game.errors, "bad.fgn"));
    EXPECT_EQ(std::count(game.errors.begin(), game.errors.end(), '\n'), 1) << game.errors;
    const Played running = played(settings_for(3), "load bad.fgn\n1\n");
    EXPECT_TRUE(has(running.text, "as it was.")) << running.text;
    EXPECT_TRUE(has(running.text, "Which starting card"));
  }
}

}  // namespace
}  // namespace fondaco::terminal
