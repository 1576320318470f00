#include "client/refusals.hpp"

#include <string_view>

#include "client/json_field.hpp"
#include "client/texts.hpp"
#include "core/text.hpp"

namespace fondaco::client {

namespace {

constexpr std::size_t kLongestTold = 300;  // code points of a server's own sentence

struct Known {
  std::string_view code;
  Words words;  // {0} is the server's text
};

constexpr Known kKnown[] = {
    {"store_unavailable",
     {"The server can't store anything at the moment, so this did not happen. Try again in a while.",
      "Сервер сейчас не может ничего записать, поэтому ничего не произошло. Попробуйте немного позже."}                 },
    {"too_fast",
     {"Too many requests at once. Wait a moment.", "Слишком много запросов сразу. Подождите немного."}                  },
    {"busy",
     {"The server has a lot to do. Try again in a moment.", "Сервер очень занят. Попробуйте чуть позже."}               },
    {"not_your_decision", {"It is not your turn to decide.", "Сейчас решаете не вы."}                                   },
    {"illegal",           {"The rules do not allow this now.", "Правила сейчас этого не позволяют."}                    },
    {"away",              {"A bot is playing for you; 'back' returns.", "За вас играет бот; «вернуться» — сменить его."}},
    {"others_away",
     {"Somebody who is away would have to agree.", "Кто-то, кто отошёл, должен был бы согласиться."}                    },
    {"not_begun",
     {"The game has not begun: a seat is still open.", "Партия ещё не началась: есть свободное место."}                 },
    {"begun",             {"The game has begun already.", "Партия уже началась."}                                       },
    {"paused",            {"The game is paused.", "Партия на паузе."}                                                   },
    {"not_paused",        {"The game is not paused.", "Партия не на паузе."}                                            },
    {"not_away",          {"There is no bot whose place you could take.", "Нет бота, которого вы могли бы сменить."}    },
    {"resigned",          {"You have given up this game.", "Вы вышли из этой партии."}                                  },
    {"game_over",         {"The game is over.", "Партия окончена."}                                                     },
    {"diverged",
     {"The rules were mended since, and this game can't go on. Its record is kept.",
      "С тех пор правила исправлены, и эта партия не может продолжаться. Её запись сохранена."}                         },
    {"no_time_left",      {"You have no time left for this.", "На это у вас не осталось времени."}                      },
    {"nothing_to_undo",   {"There is nothing of yours to take back.", "Отменять нечего."}                               },
    {"nothing_asked",     {"Nothing is being asked.", "Сейчас никто ни о чём не просит."}                               },
    {"already_asked",     {"Something is being asked already.", "За столом уже задан вопрос."}                          },
    {"hints_off",         {"This table is played without hints.", "За этим столом играют без подсказок."}               },
    {"rated",
     {"This game is rated: what was revealed or answered stays.",
      "Партия идёт в рейтинг: открытое и то, на что уже ответили, не отменяют."}                                        },
    {"taken",             {"This seat is taken.", "Это место занято."}                                                  },
    {"closed",            {"Whoever opened this table has closed it.", "Этот стол закрыл тот, кто его открыл."}         },
    {"one_seat",          {"In a rated game everybody has one seat.", "В партии на рейтинг у каждого одно место."}      },
    {"not_seated",        {"You have no seat at this table.", "У вас нет места за этим столом."}                        },
    {"not_owner",         {"Only whoever opened the table may do this.", "Это может только тот, кто открыл стол."}      },
    {"no_such_table",     {"There is no such table.", "Такого стола нет."}                                              },
    {"no_such_position",  {"The game has no such position.", "Такого положения в партии нет."}                          },
    {"bad_invite",
     {"This invitation is not for this table, or was used already.",
      "Это приглашение не к этому столу или уже использовано."}                                                         },
    {"listed_only",       {"A seat at this table needs an invitation.", "За этот стол садятся по приглашению."}         },
    {"bad_name",
     {"A name is 1 to 40 letters of plain text, and not a bot's.",
      "Имя — от 1 до 40 букв простого текста, и не имя бота."}                                                          },
    {"not_signed_in",     {"The server does not know you.", "Сервер вас не знает."}                                     },
    {"not_over",
     {"The record holds every secret of the game; it is given away after the end.",
      "В записи все тайны партии; её дают после окончания."}                                                            },
    {"log_full",
     {"This table's log is nearly full: only the game itself goes on.",
      "Журнал этого стола почти заполнен: дальше идёт только сама игра."}                                               },
    {"bad_json",
     {"The server can't read what this program sent.",
      "Сервер не может прочесть то, что прислала эта программа."}                                                       },
    {"bad_message",       {"The server does not understand this: {0}", "Сервер этого не понимает: {0}"}                 },
    {"too_large",         {"This is too much for one message.", "Это слишком много для одного сообщения."}              },
    {"unknown_type",      {"The server does not know this request.", "Сервер не знает такого запроса."}                 },
    {"no_such_method",    {"The server does not know this request.", "Сервер не знает такого запроса."}                 },
    {"not_found",         {"The server does not know this request.", "Сервер не знает такого запроса."}                 },
    {"no_protocol",
     {"{0} does not speak the language of Fondaco's tables.", "{0} не говорит на языке столов Fondaco."}                },
};

std::string told(const Json& object, const char* name) {
  const Json& text = field(object, name);
  return text.is_string() ? shown(text.get_ref<const std::string&>(), kLongestTold) : std::string();
}

}  // namespace

std::string refusal_in_words(const Json& error, terminal::Language language) {
  const std::string code = told(error, "code"), text = told(error, "text");
  for (const Known& known : kKnown) {
    if (known.code == code) return terminal::fill(known.words.in(language), {text});
  }
  return text.empty() ? std::string(kTexts.refused.in(language)) : text;
}

std::string refusal_in_words(const HttpAnswer& answer, const Address& server, terminal::Language language) {
  if (answer.status < 300 || told(answer.body, "code").empty())
    return terminal::fill(kTexts.no_server.in(language), {server.base()});
  return refusal_in_words(answer.body, language);
}

}  // namespace fondaco::client
