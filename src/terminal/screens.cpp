#include <array>

#include "terminal/calimala/screen.hpp"
#include "terminal/millefiori/screen.hpp"
#include "terminal/serenissima/screen.hpp"
#include "terminal/tuscany/screen.hpp"

namespace fondaco::terminal {

const GameScreen* find_screen(std::string_view game) {
  static constexpr std::array kScreens = {&calimala_screen, &millefiori_screen, &tuscany_screen,
                                          &serenissima_screen};
  for (const auto screen : kScreens) {
    if (screen().key == game) return &screen();
  }
  return nullptr;
}

}  // namespace fondaco::terminal
