import { describe, expect, it } from "vitest";
import { readHeading } from "./record";

// The example of docs/records.md.
const RECORD = `fondaco-record 1
game calimala
rules 1
seed 7
option players 3
option obligation able
seat 0 Anna
seat 1 Boris
seat 2 bot merchant

1 2 keep croce
2 0 keep lisbon
3 1 keep barcelona
end 23 21 20
`;

describe("readHeading", () => {
  it("reads game, seats, decisions and end", () => {
    expect(readHeading(RECORD)).toEqual({ game: "calimala", seats: ["Anna", "Boris", "bot merchant"], decisions: 3, over: true });
  });
  it("knows a game that has not ended, also with the line ends of Windows", () => {
    expect(readHeading(RECORD.replace("end 23 21 20", "open").replaceAll("\n", "\r\n"))).toMatchObject({ decisions: 3, over: false });
  });
  it("does without names and without the number of players", () => {
    const bare = RECORD.replace(/^seat .*\n/gm, "");
    expect(readHeading(bare.replace("players 3", "players 4"))?.seats).toEqual(["", "", "", ""]);
    // An option that is left out is at its default, and that is three.
    expect(readHeading(bare.replace("option players 3\n", "").replace("1 2 keep croce\n", ""))?.seats).toEqual(["", "", ""]);
  });
  it("refuses what is no record of ours", () => {
    expect(readHeading("")).toBeNull();
    expect(readHeading("Dear Anna")).toBeNull();
    expect(readHeading(RECORD.replace("game calimala", "game chess"))).toBeNull();
    expect(readHeading(RECORD.replace("players 3", "players 9"))).toBeNull();
  });
});
