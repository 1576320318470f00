#include "terminal/inquiry.hpp"

#include <charconv>
#include <cstdint>

#include "terminal/names.hpp"
#include "terminal/prompt.hpp"

namespace fondaco::terminal {

Inquiry::Inquiry(const AnyGame& game, const GameScreen& screen, Scene now, Menu menu)
    : game_(game), screen_(screen), now_(std::move(now)), menu_(std::move(menu)), path_{&menu_} {}

Lines Inquiry::lines() const {
  Lines lines;
  if (path_.size() == 1) {
    append(lines, screen_.brief(now_));
    append(lines, screen_.question(now_));
  }
  append(lines, path_.back()->lines);
  return lines;
}

std::string Inquiry::prompt(std::string_view name) const {
  return fill(say(path_.size() == 1 ? kTexts.prompt : kTexts.prompt_back), {name, path_.back()->choices()});
}

std::string Inquiry::reworded(const std::string& typed) const {
  return screen_.reworded == nullptr ? std::string() : screen_.reworded(now_, lowered(typed));
}

/// An action, or a further menu or the way back from it.
Inquiry::Meant Inquiry::choose_number(std::size_t number, std::string_view typed) {
  const Menu& menu = *path_.back();
  const std::size_t place = menu.place_of(number);
  if (number == 0 ? path_.size() == 1 : place == menu.size())
    return {{}, false, fill(say(kTexts.not_a_choice), {shown(typed), menu.choices()})};
  if (number != 0 && place < menu.actions.size()) return {menu.actions[place], false, {}};
  if (number == 0) {
    path_.pop_back();
  } else {
    path_.push_back(&menu.further[place - menu.actions.size()]);
  }
  return {{}, true, {}};
}

Inquiry::Meant Inquiry::understand(const std::string& typed) {
  const auto [word, rest] = split(typed);
  if (word.find_first_not_of("0123456789") != std::string::npos || !rest.empty())
    return understand_notation(typed, typed);
  std::size_t number = SIZE_MAX;  // stays if there are too many digits
  std::from_chars(word.data(), word.data() + word.size(), number);
  return choose_number(number, word);
}

Inquiry::Meant Inquiry::understand_notation(const std::string& notation, const std::string& typed) const {
  if (const auto action = game_.parse_notation(notation)) return {action, false, {}};
  const std::string why = screen_.misread == nullptr ? "" : screen_.misread(now_, lowered(notation));
  return {{},
          false,
          why.empty() ? fill(say(kTexts.not_understood), {shown(typed)})
                      : fill(say(kTexts.not_legal), {shown(typed), why})};
}

std::string Inquiry::refusal(std::string_view typed, std::string_view reason) const {
  std::string_view why = common_reason(now_.language, reason);
  for (const auto& [name, sentence] : screen_.reasons) {
    if (why.empty() && name == reason) why = sentence.in(now_.language);
  }
  if (why.empty()) why = kTexts.unknown_reason.in(now_.language);
  return fill(say(kTexts.not_legal), {shown(typed), why});
}

std::string Inquiry::numbers_to_type(Action action) const {
  std::vector<std::size_t> way;
  std::size_t back = 0;
  for (auto menu = path_.rbegin(); menu != path_.rend() && way.empty(); ++menu, ++back)
    way = (*menu)->numbers_of(action);
  way.insert(way.begin(), back - 1, 0);
  std::string numbers;
  for (const std::size_t number : way) add_to(numbers, std::to_string(number), say(kTexts.then_number));
  return numbers;
}

}  // namespace fondaco::terminal
