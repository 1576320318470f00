#include "terminal/story.hpp"

#include "terminal/names.hpp"

namespace fondaco::terminal {

void Storyteller::open(std::string head, int seat) {
  flush();
  head_ = std::move(head);
  seat_ = seat;
}

void Storyteller::flush() {
  if (!head_.empty() || !clauses_.empty()) {
    std::string text = std::move(head_);
    if (clauses_.empty() && text.ends_with(':')) text.pop_back();
    for (std::size_t i = 0, same = 1; i < clauses_.size(); i += same, same = 1) {
      while (i + same < clauses_.size() && clauses_[i + same] == clauses_[i]) ++same;
      text += (i == 0 ? " " : "; ") + multiple(clauses_[i], static_cast<int>(same));
    }
    if (!text.ends_with('.')) text += '.';
    put(text);
  }
  head_.clear();
  clauses_.clear();
  seat_ = -1;
}

}  // namespace fondaco::terminal
