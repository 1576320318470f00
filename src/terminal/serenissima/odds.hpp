#pragma once

namespace fondaco::terminal::serenissima {

/// The chance, in percent, that an attacker who fights to the end wins and stays afloat. He rolls a die for
/// each sailor, but no more than `strength`.
int chance_to_win(int strength, int sailors, int defenders, bool fort);

}  // namespace fondaco::terminal::serenissima
