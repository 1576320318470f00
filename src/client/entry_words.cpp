#include "client/entry_words.hpp"

#include <string_view>
#include <utility>

#include "client/texts.hpp"
#include "core/text.hpp"

namespace fondaco::client {

namespace {

constexpr std::size_t kLongestHeard = 1000;  // code points of a chat line

struct Told {
  std::string_view what;
  const Words& words;
};

constexpr Told kTold[] = {
    {"sit",       kTexts.sat        },
    {"leave",     kTexts.left       },
    {"undo",      kTexts.took_back  },
    {"pause",     kTexts.pause      },
    {"go_on",     kTexts.goes_on    },
    {"hand_over", kTexts.handed_over},
    {"return",    kTexts.returned   },
    {"time_out",  kTexts.timed_out  },
    {"resign",    kTexts.resigned   },
    {"hint",      kTexts.hinted     },
    {"name",      kTexts.renamed    }
};

}  // namespace

std::vector<std::string> entry_in_words(const Json& entry, const std::string& who, Seat you,
                                        terminal::Language language) {
  const auto say = [&](const Words& words) { return terminal::fill(words.in(language), {who}); };
  const std::string what = entry["what"].get<std::string>();
  const bool own = entry.contains("seat") && entry["seat"] == you;
  if (own && (what == "chat" || what == "hint")) return {};
  if (what == "chat") {
    const std::string text = shown(entry["text"].get<std::string>(), kLongestHeard);
    return {terminal::fill(kTexts.said.in(language), {who, text})};
  }
  if (what == "ask") {
    std::vector<std::string> sentences{
        say(entry["asked"] == "undo" ? kTexts.asked_undo : kTexts.asked_pause)};
    if (!own && you != kNobody) sentences.push_back(say(kTexts.answer_with));
    return sentences;
  }
  if (what == "answer") return {say(kTexts.answered[entry["yes"].get<bool>() ? 1 : 0])};
  std::vector<std::string> sentences;
  for (const Told& told : kTold) {
    if (told.what == what) sentences.push_back(say(told.words));
  }
  if (own && (what == "hand_over" || what == "time_out")) sentences.push_back(say(kTexts.back_with));
  return sentences;
}

}  // namespace fondaco::client
