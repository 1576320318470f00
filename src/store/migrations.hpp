#pragma once

#include <array>

namespace fondaco {

/// How the file became what it is, one step for each version. A step that has landed is never changed: a new
/// one follows it.
inline constexpr std::array<const char*, 4> kMigrations = {R"sql(
CREATE TABLE house (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;

CREATE TABLE people (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  account TEXT UNIQUE,       -- the name in lower case, of those with a password
  password TEXT,
  created INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE tables (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  owner TEXT NOT NULL,
  game TEXT NOT NULL,
  players INTEGER NOT NULL,
  listed INTEGER NOT NULL,
  setup TEXT NOT NULL,
  status INTEGER NOT NULL,
  waiting INTEGER NOT NULL,  -- seats of people who are to decide, as bits
  bot_turn INTEGER NOT NULL,
  due INTEGER,
  seats TEXT NOT NULL,
  at TEXT NOT NULL,
  updated INTEGER NOT NULL
);
CREATE INDEX tables_listed ON tables (status, updated) WHERE listed;
CREATE INDEX tables_bots ON tables (number) WHERE bot_turn;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

CREATE TABLE seats (
  number INTEGER NOT NULL REFERENCES tables,
  seat INTEGER NOT NULL,
  person TEXT NOT NULL,
  webhook TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (number, seat)
) WITHOUT ROWID;
CREATE INDEX seats_person ON seats (person);

CREATE TABLE entries (
  number INTEGER NOT NULL REFERENCES tables,
  seq INTEGER NOT NULL,
  time INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  what TEXT NOT NULL,
  amount INTEGER NOT NULL,
  text TEXT NOT NULL,
  id TEXT,
  PRIMARY KEY (number, seq)
) WITHOUT ROWID;
CREATE UNIQUE INDEX entries_id ON entries (number, id) WHERE id IS NOT NULL;

CREATE TABLE results (
  number INTEGER NOT NULL REFERENCES tables,
  seat INTEGER NOT NULL,
  person TEXT,
  level INTEGER NOT NULL,
  points INTEGER NOT NULL,
  rank INTEGER NOT NULL,
  PRIMARY KEY (number, seat)
) WITHOUT ROWID;
CREATE INDEX results_person ON results (person) WHERE person IS NOT NULL;

CREATE TABLE ratings (
  person TEXT NOT NULL REFERENCES people,
  game TEXT NOT NULL,
  mean REAL NOT NULL,
  deviation REAL NOT NULL,
  games INTEGER NOT NULL,
  PRIMARY KEY (person, game)
) WITHOUT ROWID;
CREATE INDEX ratings_game ON ratings (game, mean);
)sql",
                                                           R"sql(
ALTER TABLE seats ADD COLUMN owed INTEGER NOT NULL DEFAULT 0;  -- the entry that the webhook has still to be told of
CREATE INDEX seats_owed ON seats (number) WHERE owed > 0;
)sql",
                                                           R"sql(
UPDATE OR IGNORE people SET account = folded(account) WHERE account IS NOT NULL;
CREATE INDEX tables_owner ON tables (owner);
CREATE INDEX tables_unbegun ON tables (updated) WHERE status = 0;
)sql",
                                                           R"sql(
ALTER TABLE tables ADD COLUMN name TEXT NOT NULL DEFAULT '';
CREATE TABLE hidden (          -- tables that a person has put away
  number INTEGER NOT NULL REFERENCES tables,
  person TEXT NOT NULL,
  PRIMARY KEY (number, person)
) WITHOUT ROWID;
DROP INDEX tables_unbegun;
CREATE INDEX tables_unused ON tables (updated) WHERE status IN (0, 6);
)sql"};

}  // namespace fondaco
