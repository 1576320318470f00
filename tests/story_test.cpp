#include "client/story.hpp"

#include <gtest/gtest.h>

#include "client/entry_words.hpp"

// What a terminal has heard of a game at a table, and what it says of the rest.

namespace fondaco::client {
namespace {

using terminal::Language;

Json act(int seq, int decision, int seat) {
  Json event = {
      {"type", "done"  },
      {"n",    decision}
  };
  return {
      {"seq",      seq                 },
      {"what",     "act"               },
      {"seat",     seat                },
      {"decision", decision            },
      {"events",   Json::array({event})}
  };
}

Json undo(int decision, const char* kind) {
  return {
      {"seq",      9       },
      {"what",     "undo"  },
      {"seat",     0       },
      {"decision", decision},
      {"kind",     kind    }
  };
}

/// The numbers of the decisions that are still part of the story.
std::vector<int> heard(const Story& story) {
  std::vector<int> numbers;
  for (const Json& event : story.events()) numbers.push_back(event["n"].get<int>());
  return numbers;
}

TEST(Story, NewsAreWhatHasNotBeenTold) {
  Story story;
  EXPECT_FALSE(story.has_news());
  story.act(act(1, 0, 0));
  EXPECT_TRUE(story.has_news());
  EXPECT_FALSE(story.news_of_others(0));
  EXPECT_TRUE(story.news_of_others(1));
  story.told_all();
  EXPECT_FALSE(story.has_news());
  EXPECT_FALSE(story.news_of_others(1));
  EXPECT_EQ(story.events_told(), 1u);
  story.act(act(2, 1, 1));
  EXPECT_EQ(story.events_told(), 1u);
  EXPECT_TRUE(story.news_of_others(0));
}

TEST(Story, WhoComesBackIsToldWhatHasHappenedSinceTheirLatestDecision) {
  Story story;
  for (int i = 0; i < 6; ++i) story.act(act(i + 1, i, i == 2 ? 1 : 0));
  story.told_until_own(1);
  EXPECT_EQ(story.events_told(), 3u);
  story.told_until_own(2);  // has not decided yet
  EXPECT_EQ(story.events_told(), 0u);
}

TEST(Story, TheGameThatThisOneGoesOnFromIsNoNews) {
  Story story;
  for (int i = 0; i < 4; ++i) story.act(act(0, i, i % 2));
  EXPECT_FALSE(story.has_news());
  story.act(act(1, 4, 0));
  story.told_until_own(1);
  EXPECT_EQ(story.events_told(), 4u);
  EXPECT_EQ(heard(story), (std::vector{0, 1, 2, 3, 4}));
  // After a broken line it comes once more.
  Story again;
  for (int round = 0; round < 2; ++round) {
    for (int i = 0; i < 4; ++i) again.act(act(0, i, 0));
  }
  EXPECT_FALSE(again.has_news());
  EXPECT_EQ(heard(again).size(), 4u);
}

TEST(Story, AnUndoTakesTheLaterDecisionsWithItASecretOneGoesAlone) {
  Story story;
  for (int i = 0; i < 4; ++i) story.act(act(i + 1, i, i % 2));
  story.told_all();
  story.undo(undo(2, "free"));
  EXPECT_EQ(heard(story), (std::vector{0, 1}));
  EXPECT_EQ(story.events_told(), 2u);
  story.undo(undo(0, "secret"));
  EXPECT_EQ(heard(story), (std::vector{1}));
  story.undo(undo(7, "free"));  // nothing was heard of it
  EXPECT_EQ(heard(story), (std::vector{1}));
  story.act(act(10, 1, 0));
  EXPECT_EQ(heard(story), (std::vector{1, 1}));
  EXPECT_TRUE(story.has_news());
}

TEST(Story, DecisionsWithoutEventsMayBeMissing) {
  Story story;
  story.act(act(1, 3, 1));
  EXPECT_EQ(heard(story), (std::vector{3}));
  story.act(act(2, 4, 0));
  EXPECT_EQ(heard(story), (std::vector{3, 4}));
}

using Sentences = std::vector<std::string>;

/// Boris's entry in the words for a seat.
Sentences of_boris(const Json& entry, Seat you, Language language = Language::English) {
  return entry_in_words(entry, "Boris", you, language);
}

Json entry(const char* what, int seat) {
  return {
      {"what", what},
      {"seat", seat}
  };
}

TEST(EntryWords, TheOthersAreToldOneselfOnlyWhatIsNew) {
  Json chat = entry("chat", 1);
  chat["text"] = "Good luck";
  EXPECT_EQ(of_boris(chat, 0), Sentences{"Boris: Good luck"});
  EXPECT_EQ(of_boris(chat, 1), Sentences{});
  EXPECT_EQ(of_boris(entry("hint", 1), 0), Sentences{"Boris asked for advice."});
  EXPECT_EQ(of_boris(entry("hint", 1), 1), Sentences{});
  EXPECT_EQ(of_boris(entry("pause", 1), 1), Sentences{"The game is paused."});
  EXPECT_EQ(of_boris(entry("undo", 1), 1, Language::Russian), Sentences{"Boris берёт ход назад."});
  EXPECT_EQ(of_boris(entry("restart", 1), 0), Sentences{});
}

TEST(EntryWords, WhomABotPlaysForIsToldHowToReturn) {
  for (const char* what : {"hand_over", "time_out"}) {
    EXPECT_EQ(of_boris(entry(what, 1), 1).size(), 2u) << what;
    EXPECT_EQ(of_boris(entry(what, 1), 1).back(), "'back' returns.");
    EXPECT_EQ(of_boris(entry(what, 1), 0).size(), 1u) << what;
  }
}

TEST(EntryWords, AQuestionSaysHowItIsAnsweredToThoseWhoAreAsked) {
  Json ask = entry("ask", 1);
  ask["asked"] = "undo";
  const Sentences question{"Boris asks to take back a move."};
  EXPECT_EQ(of_boris(ask, 0), (Sentences{question[0], "Type yes or no."}));
  EXPECT_EQ(of_boris(ask, 1), question);
  EXPECT_EQ(of_boris(ask, kNobody), question);
  Json answer = entry("answer", 0);
  answer["yes"] = false;
  EXPECT_EQ(entry_in_words(answer, "Anna", 1, Language::English), Sentences{"Anna refuses."});
}

}  // namespace
}  // namespace fondaco::client
