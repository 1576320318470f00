#pragma once

#include <array>

#include "terminal/texts.hpp"

// What the terminal says about a table on a server.

namespace fondaco::client {

using terminal::Words;

struct Texts {
  std::array<Words, 2> answered;  // no, yes
  Words at_table, watching, invite, gathering, waiting, lost, back, kept, paused, paused_seen, diverged,
      abandoned;
  Words sat, left, asked_undo, asked_pause, took_back, pause, goes_on, handed_over, returned, timed_out,
      resigned, hinted, renamed, said;
  Words answer_with, answer_or, back_with, clock, not_now, not_yet, not_asked, nothing_to_say, not_plain,
      cut_short, no_load, over_ways, come_back, interrupted;
  Words resign_sure, not_resigned;
  Words command_say, command_pause, command_bot, command_resign, command_answer, command_record;
  Words your_tables, open_tables, your_move, nothing_there, game_name, new_table, which_table;
  Words forgotten, tokens_broken, tokens_unkept;
  Words refused, no_server, unreachable, nobody_listens, no_such_host, no_answer, other_reason;
};

inline constexpr Texts kTexts = {
    .answered = {{{"{0} refuses.", "{0}: отказ."}, {"{0} agrees.", "{0}: согласие."}}},
    .at_table = {"Table {0}. {1}", "Стол {0}. {1}"},
    .watching = {"You watch.", "Вы смотрите."},
    .invite = {"An open seat; whoever is to have it opens this link, or types fondaco play --server 'LINK' "
               "--name NAME:", "Свободное место; кто должен его занять, открывает эту ссылку или вводит fondaco play "
               "--server 'ССЫЛКА' --name ИМЯ:"},
    .gathering = {"The game begins when every seat is taken.", "Игра начнётся, когда заняты все места."},
    .waiting = {"Waiting for {0}.", "Ждём: {0}."},
    .lost = {"The line is lost; trying again…", "Связь потеряна; пробуем снова…"},
    .back = {"The line is back.", "Связь восстановлена."},
    .kept = {"It is sent when the line is back.", "Будет отправлено, когда связь восстановится."},
    .paused = {"The game is paused; 'go' goes on.", "Игра на паузе; «дальше» — продолжить."},
    .paused_seen = {"The game is paused.", "Игра на паузе."},
    .diverged = {"The rules have changed since, and this game can't go on.",
                 "Правила с тех пор изменились, и эта игра не может продолжаться."},
    .abandoned = {"Everybody has given this game up.", "Эту игру оставили все."},
    .sat = {"{0} sits down.", "{0}: занял(а) место."},
    .left = {"{0} leaves.", "{0}: место снова свободно."},
    .asked_undo = {"{0} asks to take back a move.", "{0} просит взять ход назад."},
    .asked_pause = {"{0} asks for a pause.", "{0} просит о паузе."},
    .took_back = {"{0} takes back a move.", "{0} берёт ход назад."},
    .pause = {"The game is paused.", "Игра приостановлена."},
    .goes_on = {"The game goes on.", "Игра продолжается."},
    .handed_over = {"A bot plays for {0}.", "За игрока {0} играет бот."},
    .returned = {"{0} is back.", "{0} снова за столом."},
    .timed_out = {"The time of {0} has run out; a bot plays.", "Время игрока {0} вышло; играет бот."},
    .resigned = {"{0} gives up; a bot plays to the end.", "{0} сдаётся; до конца играет бот."},
    .hinted = {"{0} asked for advice.", "{0}: запрошена подсказка."},
    .renamed = {"A player is called {0} now.", "Одного из игроков теперь зовут {0}."},
    .said = {"{0}: {1}", "{0}: {1}"},
    .answer_with = {"Type yes or no.", "Введите да или нет."},
    .answer_or = {"Here yes and no answer the game; for the table, type agree or refuse.",
                 "Сейчас да и нет — ответ в игре; столу отвечают «согласен» или «против»."},
    .back_with = {"'back' returns.", "«вернуться» — снова играть."},
    .clock = {"Your time: {0}.", "Ваше время: {0}."},
    .not_now = {"Nothing was done: {0}", "Ничего не сделано: {0}"},
    .not_yet = {"The table has not answered yet; q leaves.", "Стол ещё не ответил; в — выход."},
    .not_asked = {"'{0}' is no command, and there is nothing for you to decide now; h lists the commands.",
                 "«{0}» — не команда, а решать вам сейчас нечего; список команд — п (помощь)."},
    .nothing_to_say = {"What do you want to say? say TEXT", "Что сказать? сказать ТЕКСТ"},
    .not_plain = {"Nothing was said: this is not plain text in UTF-8.",
                 "Ничего не сказано: это не простой текст в UTF-8."},
    .cut_short = {"That was long; only its beginning was said.",
                 "Это слишком длинно; сказано только начало."},
    .no_load = {"A game on a server can't be replaced by a saved one.",
                 "Партию на сервере нельзя заменить сохранённой."},
    .over_ways = {"s FILE saves the record, b shows the board, l the log, say talks; Enter leaves.",
                 "сохр ФАЙЛ — сохранить запись, д — доска, ж — журнал; Enter — выход."},
    .come_back = {"The seat stays yours; this brings you back:",
                 "Место остаётся за вами; вернуться можно так:"},
    .interrupted = {"\nInterrupted; the game goes on at the server, and the seat stays yours.\n",
                 "\nПрервано; игра на сервере продолжается, место остаётся за вами.\n"},
    .resign_sure = {"Give up for good? A bot plays to the end. (y/n) ",
                 "Сдаться насовсем? До конца сыграет бот. (д/н) "},
    .not_resigned = {"You play on.", "Вы играете дальше."},
    .command_say = {"say TEXT      talk to the table", "сказать ТЕКСТ обратиться к столу"},
    .command_pause = {"pause, go     pause the game, and go on",
                 "пауза, дальше приостановить игру, продолжить"},
    .command_bot = {"bot, back     let a bot play for you, and return",
                 "бот           отдать игру боту; «вернуться» — снова играть"},
    .command_resign = {"resign        give up; a bot plays to the end",
                 "сдаться       сдаться; до конца играет бот"},
    .command_answer = {"yes, no       answer what somebody asked the table",
                 "да, нет       ответить на просьбу"},
    .command_record = {"s, save FILE  save the record, after the end",
                 "сохр ФАЙЛ     сохранить запись, после конца"},
    .your_tables = {"Your tables", "Ваши столы"},
    .open_tables = {"Tables with an open seat", "Столы со свободным местом"},
    .your_move = {"your move", "ваш ход"},
    .nothing_there = {"There is no table that waits for you; name a game to open one:",
                 "Нет стола, который ждёт вас; назовите игру, чтобы открыть стол:"},
    .game_name = {"GAME", "ИГРА"},
    .new_table = {"Table {0} is open.", "Стол {0} открыт."},
    .which_table = {"Which table? [1–{0}] > ", "Какой стол? [1–{0}] > "},
    .forgotten =
        {"{0} no longer knows the {1} of earlier, so you are a new guest there; the earlier token is kept in "
         "{2}.", "{0} больше не знает прежнего имени {1}, поэтому вы там новый гость; прежний ключ сохранён в {2}."},
    .tokens_broken = {"{0} could not be read; it is called {0}.broken now, and a new one was begun.",
                 "Файл {0} не удалось прочитать; теперь он называется {0}.broken, и начат новый."},
    .tokens_unkept =
        {"Who you are there could not be kept, so that the next terminal will not find your seats: {0}.",
                 "Не удалось запомнить, кто вы там, и в другой раз ваши места не найдутся: {0}."},
    .refused = {"The server refused.", "Сервер отказал."},
    .no_server = {"{0} is no server of Fondaco.", "{0} — не сервер Fondaco."},
    .unreachable = {"{0} can't be reached: {1}.", "Сервер {0} недоступен: {1}."},
    .nobody_listens = {"nobody listens there", "там никто не отвечает"},
    .no_such_host = {"there is no such host", "такого адреса нет"},
    .no_answer = {"it does not answer", "он не отвечает"},
    .other_reason = {"{0}", "ошибка системы ({0})"},
};

}  // namespace fondaco::client
