#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "terminal/texts.hpp"

// What the terminal says about a table on a server.

namespace fondaco::client {

using terminal::Words;

struct Texts {
  Words at_table, watching, invite, gathering, waiting, lost, back, paused, diverged, abandoned;
  Words sat, left, asked_undo, asked_pause, answered_yes, answered_no, took_back, pause, goes_on, handed_over,
      returned, timed_out, resigned, hinted, said;
  Words answer_with, clock, not_now, nothing_to_say, not_plain, record_after, record_saved, over_ways;
  Words command_say, command_pause, command_bot, command_resign, command_answer, command_record;
  Words your_tables, open_tables, your_move, nothing_there, new_table, which_table;
};

inline constexpr Texts kTexts = {
    .at_table = {"Table {0}. {1}",                                                                                "Стол {0}. {1}"                         },
    .watching = {"You watch.",                                                                                    "Вы смотрите."                          },
    .invite = {"An open seat; whoever is to have it types: fondaco play --server '{0}' --name NAME",
                 "Свободное место; кто должен его занять, вводит: fondaco play --server '{0}' --name ИМЯ"                                                 },
    .gathering = {"The game begins when every seat is taken.",                                                     "Игра начнётся, когда заняты все места."},
    .waiting = {"Waiting for {0}.",                                                                              "Ждём: {0}."                            },
    .lost = {"The line is lost; trying again…",                                                               "Связь потеряна; пробуем снова…"        },
    .back = {"The line is back.",                                                                             "Связь восстановлена."                  },
    .paused = {"The game is paused; 'go' goes on.",                                                             "Игра на паузе; «дальше» — продолжить." },
    .diverged = {"The rules have changed since, and this game can't go on.",
                 "Правила с тех пор изменились, и эта игра не может продолжаться."                                                                        },
    .abandoned = {"Everybody has given this game up.",                                                             "Эту игру оставили все."                },
    .sat = {"{0} sits down.",                                                                                "{0}: занял(а) место."                  },
    .left = {"{0} leaves.",                                                                                   "{0}: место снова свободно."            },
    .asked_undo = {"{0} asks to take back a move.",                                                                 "{0} просит взять ход назад."           },
    .asked_pause = {"{0} asks for a pause.",                                                                         "{0} просит о паузе."                   },
    .answered_yes = {"{0} agrees.",                                                                                   "{0}: согласие."                        },
    .answered_no = {"{0} refuses.",                                                                                  "{0}: отказ."                           },
    .took_back = {"{0} takes back a move.",                                                                        "{0} берёт ход назад."                  },
    .pause = {"The game is paused.",                                                                           "Игра приостановлена."                  },
    .goes_on = {"The game goes on.",                                                                             "Игра продолжается."                    },
    .handed_over = {"A bot plays for {0}.",                                                                          "За игрока {0} играет бот."             },
    .returned = {"{0} is back.",                                                                                  "{0} снова за столом."                  },
    .timed_out = {"The time of {0} has run out; a bot plays.",                                                     "Время игрока {0} вышло; играет бот."   },
    .resigned = {"{0} gives up; a bot plays to the end.",                                                         "{0} сдаётся; до конца играет бот."     },
    .hinted = {"{0} asked for advice.",                                                                         "{0}: запрошена подсказка."             },
    .said = {"{0}: {1}",                                                                                      "{0}: {1}"                              },
    .answer_with = {"Type yes or no.",                                                                               "Введите да или нет."                   },
    .clock = {"Your time: {0}.",                                                                               "Ваше время: {0}."                      },
    .not_now = {"Nothing was done: {0}",                                                                         "Ничего не сделано: {0}"                },
    .nothing_to_say = {"What do you want to say? say TEXT",                                                             "Что сказать? сказать ТЕКСТ"            },
    .not_plain = {"Nothing was said: this is not plain text in UTF-8.",
                 "Ничего не сказано: это не простой текст в UTF-8."                                                                                       },
    .record_after = {"The record is given away after the end.",                                                       "Запись игры доступна после её конца."  },
    .record_saved = {"Saved to {0}.",                                                                                 "Сохранено в {0}."                      },
    .over_ways = {"s FILE saves the record, b shows the board, l the log; Enter leaves.",
                 "сохр ФАЙЛ — сохранить запись, д — доска, ж — журнал; Enter — выход."                                                                    },
    .command_say = {"say TEXT      talk to the table",                                                               "сказать ТЕКСТ обратиться к столу"      },
    .command_pause = {"pause, go     pause the game, and go on",
                 "пауза, дальше приостановить игру, продолжить"                                                                                           },
    .command_bot = {"bot, back     let a bot play for you, and return",
                 "бот, вернуться  отдать ход боту, вернуться"                                                                                             },
    .command_resign = {"resign        give up; a bot plays to the end",
                 "сдаться       сдаться; до конца играет бот"                                                                                             },
    .command_answer = {"yes, no       answer what somebody asked the table",
                 "да, нет       ответить на просьбу"                                                                                                      },
    .command_record = {"s, save FILE  save the record, after the end",
                 "сохр ФАЙЛ     сохранить запись, после конца"                                                                                            },
    .your_tables = {"Your tables",                                                                                   "Ваши столы"                            },
    .open_tables = {"Tables with an open seat",                                                                      "Столы со свободным местом"             },
    .your_move = {"your move",                                                                                     "ваш ход"                               },
    .nothing_there =
        {"There is no table that waits for you; name a game to open one: fondaco play GAME --server {0}",
                 "Нет стола, который ждёт вас; назовите игру, чтобы открыть стол: fondaco play ИГРА --server {0}"                                         },
    .new_table = {"Table {0} is open.",                                                                            "Стол {0} открыт."                      },
    .which_table = {"Which table? (1–{0}) ",                                                                         "Какой стол? (1–{0}) "                  },
};

/// What can be typed besides what a game at home knows.
enum class Order { None, Say, Pause, GoOn, Bot, Back, Resign, Yes, No };

inline constexpr std::array<std::pair<std::string_view, Order>, 18> kOrders = {
    {{"say", Order::Say},
     {"сказать", Order::Say},
     {"pause", Order::Pause},
     {"пауза", Order::Pause},
     {"go", Order::GoOn},
     {"дальше", Order::GoOn},
     {"bot", Order::Bot},
     {"бот", Order::Bot},
     {"back", Order::Back},
     {"вернуться", Order::Back},
     {"resign", Order::Resign},
     {"сдаться", Order::Resign},
     {"yes", Order::Yes},
     {"y", Order::Yes},
     {"да", Order::Yes},
     {"no", Order::No},
     {"n", Order::No},
     {"нет", Order::No}}
};

inline Order order_named(std::string_view word) {
  for (const auto& [name, order] : kOrders) {
    if (name == word) return order;
  }
  return Order::None;
}

}  // namespace fondaco::client
