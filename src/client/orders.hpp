#pragma once

#include <string_view>
#include <utility>

namespace fondaco::client {

/// What can be typed at a server's table besides what a game at home knows. Agree and Refuse are a yes and a
/// no that never mean a move.
enum class Order { None, Say, Pause, GoOn, Bot, Back, Resign, Yes, No, Agree, Refuse };

/// The order that a word (in lower case) names in any language.
inline Order order_named(std::string_view word) {
  static constexpr std::pair<std::string_view, Order> kOrders[] = {
      {"say",       Order::Say   },
      {"сказать",   Order::Say   },
      {"pause",     Order::Pause },
      {"пауза",     Order::Pause },
      {"go",        Order::GoOn  },
      {"дальше",    Order::GoOn  },
      {"bot",       Order::Bot   },
      {"бот",       Order::Bot   },
      {"back",      Order::Back  },
      {"вернуться", Order::Back  },
      {"resign",    Order::Resign},
      {"сдаться",   Order::Resign},
      {"yes",       Order::Yes   },
      {"y",         Order::Yes   },
      {"да",        Order::Yes   },
      {"no",        Order::No    },
      {"n",         Order::No    },
      {"нет",       Order::No    },
      {"agree",     Order::Agree },
      {"согласен",  Order::Agree },
      {"согласна",  Order::Agree },
      {"refuse",    Order::Refuse},
      {"против",    Order::Refuse},
  };
  for (const auto& [name, order] : kOrders) {
    if (name == word) return order;
  }
  return Order::None;
}

}  // namespace fondaco::client
